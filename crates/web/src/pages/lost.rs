//! What is shown when there is nothing to show.

use leptos::prelude::*;

use super::titled;
use crate::words::{t, text};

/// A page that is still to come, and what is to be said meanwhile.
pub(super) fn opening(why: AnyView) -> AnyView {
    view! { <main id="main" class="page narrow"><p role="status" class="lead">{t("app-opening")}</p>{why}</main> }
        .into_any()
}

/// A page that says why there is nothing here and leads home.
pub(super) fn lost(reason: &'static str) -> impl IntoView {
    titled(|| text("app-lost"));
    view! {
        <main id="main" class="page narrow" data-testid="lost">
            <h1>{t("app-lost")}</h1>
            <p>{t(reason)}</p>
            <p><a class="button primary" href="/">{t("app-home")}</a></p>
        </main>
    }
}
