//! A sheet over the page that wants attention.

use leptos::{html::Dialog, prelude::*};

use super::icon::{Icon, icon};
use crate::words::t;

/// A sheet over the page, shown while `open` holds. The browser keeps the focus inside and closes it on Escape.
pub(crate) fn dialog(
    open: RwSignal<bool>,
    title: impl Fn() -> String + Send + Sync + 'static,
    name: &'static str,
    content: ChildrenFn,
) -> impl IntoView {
    let node = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = node.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => (),
        }
    });
    let heading = format!("{name}-title");
    let label = heading.clone();
    view! {
        <dialog node_ref=node class="sheet" aria-labelledby=label data-testid=name on:close=move |_| open.set(false)>
            <header>
                <h2 id=heading>{title}</h2>
                <button type="button" class="round" aria-label=t("app-close") data-testid=format!("{name}-close")
                    on:click=move |_| open.set(false)>{icon(Icon::Close)}</button>
            </header>
            {move || open.get().then(|| content())}
        </dialog>
    }
}
