//! What a bot would do in one's place, and what it expects of it.

use leptos::prelude::*;

use super::icon::{Icon, icon};
use crate::{
    boards::Desk,
    words::{fill, say, t},
};

/// The best answers with their figures, each to be chosen like any other; nothing until somebody has asked.
pub(crate) fn advice(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let rows = move || {
        let (hints, outlook) = (desk.hints.get(), session.outlook.get());
        hints.into_iter().zip(outlook).collect::<Vec<_>>()
    };
    let row = move |(index, outlook): (usize, tidetable_protocol::Outlook)| {
        let sentence = move || {
            let answer = desk.answers.with(|answers| answers.get(index).cloned());
            answer.map(|answer| say(&answer, &|seat| session.name(seat)))
        };
        let figures = move || {
            fill(
                "app-outlook",
                &[("chance", i64::from(outlook.chance).into()), ("points", i64::from(outlook.points).into())],
            )
        };
        let chosen = move || desk.choice.get() == Some(index);
        // Chosen again it would be given at once, which nobody wants of something they are only reading.
        let choose = move |_| {
            if !untrack(chosen) {
                desk.pick(index);
            }
        };
        view! {
            <li><button type="button" data-testid="advice" aria-pressed=move || chosen().to_string() on:click=choose>
                <span>{sentence}</span><span class="faint">{figures}</span>
            </button></li>
        }
    };
    let panel = move || {
        let rows = rows();
        (!rows.is_empty()).then(|| view! {
            <div class="advice">
                <ol aria-label=t("app-advice")>{rows.into_iter().map(row).collect::<Vec<_>>()}</ol>
                <button type="button" class="round small" aria-label=t("app-dismiss") data-testid="advice-close"
                    on:click=move |_| session.hints.set(Vec::new())>{icon(Icon::Close)}</button>
            </div>
        })
    };
    view! { <div class="advice-place" aria-live="polite">{panel}</div> }
}
