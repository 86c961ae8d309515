//! What this is, whose games these are, and what is reconstructed.

use leptos::prelude::*;

use super::{game_title, titled};
use crate::{
    boards::HOUSE,
    words::{t, text},
};

pub(super) fn about() -> impl IntoView {
    titled(|| text("app-about"));
    let game = |id: &'static str| {
        view! {
            <section data-game=id>
                <h3>{move || game_title(id)}</h3>
                <p>{move || text(&format!("{id}-about"))}</p>
            </section>
        }
    };
    view! {
        <main id="main" class="page narrow prose" data-testid="about">
            <h1>{t("app-about")}</h1>
            <p class="lead">{t("app-about-lead")}</p>
            <p>{t("app-about-unofficial")}</p>
            <h2>{t("app-about-games")}</h2>
            {HOUSE.map(game)}
            <h2>{t("app-about-reconstructed")}</h2>
            <p>{t("app-about-reconstructed-text")}</p>
            <h2>{t("app-about-fair")}</h2>
            <p>{t("app-about-fair-text")}</p>
            <h2>{t("app-about-privacy")}</h2>
            <p>{t("app-about-privacy-text")}</p>
        </main>
    }
}
