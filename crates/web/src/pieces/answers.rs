//! Every legal answer as a plain list: for keyboards, for screen readers, for whoever prefers reading.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::{
    boards::Desk,
    browser,
    words::{fill, say, t, text},
};

/// The list, with a field that filters it.
pub(crate) fn answers(desk: Desk) -> impl IntoView {
    let filter = RwSignal::new(String::new());
    let active = RwSignal::new(0usize);
    let lines = Memo::new(move |_| {
        let names = |seat| desk.session.name(seat);
        let said: Vec<String> =
            desk.answers.with(|answers| answers.iter().map(|answer| say(answer, &names)).collect());
        matching(&said, &filter.get())
    });
    Effect::new(move |_| {
        lines.track();
        active.set(0);
    });
    let current =
        move || lines.with(|lines| lines.get(active.get()).map(|(index, _)| format!("answer-{index}")));
    let on_key = move |event: KeyboardEvent| key(&event, desk, lines, active);
    let count = move || match desk.answers.with(Vec::is_empty) {
        true => text("app-answers-none"),
        false => fill("app-answers-count", &[("count", (lines.with(Vec::len) as i64).into())]),
    };
    view! {
        <div class="answers">
            <label class="answers-label" for="answers-filter">{count}</label>
            <input
                id="answers-filter" type="text" autocomplete="off" spellcheck="false" data-testid="answers-filter"
                role="combobox" aria-expanded="true" aria-controls="answers-list" aria-autocomplete="list"
                aria-activedescendant=current placeholder=t("app-answers-filter")
                prop:value=move || filter.get()
                on:input=move |event| filter.set(event_target_value(&event))
                on:keydown=on_key
            />
            <ul id="answers-list" role="listbox" aria-label=t("app-answers")>
                <For each=move || lines.get().into_iter().enumerate() key=|(place, (index, line))| (*place, *index, line.clone()) let((place, (index, line)))>
                    <li
                        id=format!("answer-{index}") role="option" data-testid="answer"
                        class:active=move || active.get() == place
                        class:chosen=move || desk.choice.get() == Some(index)
                        class:hinted=move || desk.hints.with(|hints| hints.contains(&index))
                        aria-selected=move || (active.get() == place).to_string()
                        on:click=move |_| { active.set(place); desk.pick(index); }
                    >{line}</li>
                </For>
            </ul>
        </div>
    }
}

fn key(event: &KeyboardEvent, desk: Desk, lines: Memo<Vec<(usize, String)>>, active: RwSignal<usize>) {
    let last = lines.with_untracked(Vec::len).saturating_sub(1);
    let now = active.get_untracked();
    let next = match event.key().as_str() {
        "ArrowDown" => (now + 1).min(last),
        "ArrowUp" => now.saturating_sub(1),
        "PageDown" => (now + 10).min(last),
        "PageUp" => now.saturating_sub(10),
        "Escape" => {
            desk.drop_choice();
            return event.prevent_default();
        }
        "Enter" => {
            if let Some(index) = lines.with_untracked(|lines| lines.get(now).map(|(index, _)| *index)) {
                desk.pick(index);
            }
            return event.prevent_default();
        }
        _ => return,
    };
    event.prevent_default();
    active.set(next);
    if let Some(index) = lines.with_untracked(|lines| lines.get(next).map(|(index, _)| *index)) {
        browser::reveal(&format!("answer-{index}"));
    }
}

/// The lines that contain every word of the filter, each with its index among all.
fn matching(lines: &[String], filter: &str) -> Vec<(usize, String)> {
    let words: Vec<String> = filter.split_whitespace().map(plain).collect();
    let fits = |line: &str| {
        let line = plain(line);
        words.iter().all(|word| line.contains(word.as_str()))
    };
    lines
        .iter()
        .enumerate()
        .filter(|(_, line)| fits(line))
        .map(|(index, line)| (index, line.clone()))
        .collect()
}

/// Small letters without the accents of French, so that nobody need type them.
fn plain(text: &str) -> String {
    let bare = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        other => other,
    };
    text.to_lowercase().chars().map(bare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_filter_must_be_there_in_any_order() {
        let lines =
            ["Place a 3 on C4".to_owned(), "Pass".to_owned(), "Placer le renfort en C4 (élevé)".to_owned()];
        let found =
            |filter: &str| matching(&lines, filter).into_iter().map(|(index, _)| index).collect::<Vec<_>>();
        assert_eq!(found(""), [0, 1, 2]);
        assert_eq!(found("c4 place"), [0, 2]);
        assert_eq!(found("eleve"), [2]);
        assert_eq!(found("C5"), Vec::<usize>::new());
    }
}
