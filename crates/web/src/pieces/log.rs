//! What has happened, line by line, and the voice that reads it aloud.

use leptos::{html::Ol, prelude::*};

use crate::{
    boards::Desk,
    words::{say, t},
};

/// The log. `link` gives the address of the moment after a step, if there is one.
pub(crate) fn log(desk: Desk, link: Callback<usize, Option<String>>) -> impl IntoView {
    let list = NodeRef::<Ol>::new();
    let lines = move || desk.log.get().into_iter().enumerate();
    Effect::new(move |_| {
        desk.log.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <ol class="log" node_ref=list tabindex="0" aria-label=t("app-log") data-testid="log">
            <For each=lines key=|(place, (step, phrase))| (*place, *step, phrase.key.clone(), phrase.args.len()) let((_, (step, phrase)))>
                <li>
                    <span>{move || say(&phrase, &|seat| desk.session.name(seat))}</span>
                    {move || link.run(step + 1).map(|address| view! {
                        <a class="log-link" href=address aria-label=t("app-replay-here") title=t("app-replay-here")>"§"</a>
                    })}
                </li>
            </For>
        </ol>
    }
}

/// Reads aloud what has just happened and what is asked, to whoever listens.
pub(crate) fn announcer(desk: Desk) -> impl IntoView {
    let told = StoredValue::new(0usize);
    let news = Memo::new(move |_| {
        let names = |seat| desk.session.name(seat);
        let log = desk.log.get();
        let from = told.get_value().min(log.len());
        told.set_value(log.len());
        // A log that is told from the start is not news.
        let fresh = if from == 0 { &[][..] } else { &log[from..] };
        let lines = fresh.iter().map(|(_, phrase)| say(phrase, &names));
        let question = desk.question.get().map(|question| say(&question, &names));
        lines.chain(question).collect::<Vec<_>>().join(" ")
    });
    view! { <p class="unseen" aria-live="polite" data-testid="announcer">{move || news.get()}</p> }
}
