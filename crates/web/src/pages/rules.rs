//! The rules of a game in our own words, with live boards to try them on.

use leptos::{prelude::*, task::spawn_local};

use super::{game_title, titled};
use crate::{
    boards::{self, Example},
    browser,
    pieces::icon::{Icon, icon},
    preferences::preferences,
    session::{LocalTable, local::Local, saved::LocalSeat},
    words::t,
};

/// A part of the rules: a heading and what stands under it.
#[derive(Clone, PartialEq, Debug)]
struct Section {
    /// Its number, if it has one.
    number: Option<String>,
    /// Its title, if it stands in the table of contents.
    title: Option<String>,
    html: String,
}

pub(super) fn rules(game: String) -> impl IntoView {
    let game = StoredValue::new(game);
    titled(move || game_title(&game.get_value()));
    let sections = RwSignal::new(Some(Vec::<Section>::new()));
    Effect::new(move |_| {
        let language = preferences().language.get().tag();
        spawn_local(async move {
            let page = format!("/rules-{}.{language}.html", game.get_value());
            let reply = browser::fetch("GET", &page, None, None).await.filter(|reply| reply.ok);
            sections.try_set(reply.map(|reply| split(&reply.text)));
            // The page must be drawn before one can go to a place on it.
            browser::pause(0).await;
            show_section();
        });
    });
    view! {
        <main id="main" class="page rules" data-testid="rules" data-game=game.get_value()>
            {move || match sections.get() {
                Some(sections) => text(&game.get_value(), sections).into_any(),
                None => view! { <h1>{move || game_title(&game.get_value())}</h1><p>{t("app-rules-missing")}</p> }.into_any(),
            }}
        </main>
    }
}

fn text(game: &str, sections: Vec<Section>) -> impl IntoView {
    let contents = sections.iter().filter_map(|section| section.number.clone().zip(section.title.clone()));
    let line = |(number, title): (String, String)| {
        view! { <li><a href=format!("#{number}")>{title}</a></li> }
    };
    let contents: Vec<_> = contents.map(line).collect();
    let examples = boards::face(game).map(|face| face.examples).unwrap_or_default();
    let game = game.to_owned();
    let part = move |section: Section| {
        let number = section.number.clone();
        let shown = examples.iter().find(|example| number.as_deref() == Some(example.section));
        view! {
            <section inner_html=section.html></section>
            {shown.map(|example| live(&game, example))}
        }
    };
    view! {
        <nav class="contents" aria-label=t("app-contents")><ol>{contents}</ol></nav>
        <div class="prose">
            {sections.into_iter().map(part).collect::<Vec<_>>()}
        </div>
    }
}

/// A board on which the section can be tried.
fn live(game: &str, example: &'static Example) -> Option<impl IntoView + use<>> {
    let (entry, face) = (tidetable_catalog::find(game)?, boards::face(game)?);
    let again = RwSignal::new(0u32);
    let board = move || {
        again.track();
        let local = Local::rehearse(example_table(entry, example)?);
        let stage = (face.open)(local.session);
        let desk = stage.desk;
        Some(view! {
            <div class="live-board">{crate::pieces::viewport::viewport(desk.room, desk.lens, (stage.board)(()))}</div>
            {crate::pieces::prompt::prompt(desk, std::sync::Arc::new(|| ().into_any()))}
            <div class="hand">{(stage.hand)(())}</div>
        })
    };
    Some(view! {
        <figure class="live" data-testid=format!("live-{}", example.section)>
            {board}
            <figcaption>
                {t(example.caption)}
                <button type="button" class="quiet small" data-testid="live-again" on:click=move |_| again.update(|again| *again += 1)>
                    {icon(Icon::Undo)}{t("app-rules-again")}
                </button>
            </figcaption>
        </figure>
    })
}

/// The table of an example, played up to where it is to be tried.
fn example_table(entry: tidetable_catalog::GameEntry, example: &Example) -> Option<LocalTable> {
    let person = |name: &&str| LocalSeat::Person((*name).to_owned());
    let seats: Vec<LocalSeat> = example.names.iter().map(person).collect();
    let options = serde_json::value::RawValue::from_string(example.options.to_owned()).ok()?;
    let seed = tidetable_table::Seed::from_number(example.seed);
    let mut table = LocalTable::start(entry, options, seats, String::new(), seed).ok()?;
    for answer in example.answers {
        let seat = table.awaited_person()?;
        table.answer(table.epoch(), seat, answer).ok()?;
    }
    Some(table)
}

/// Cuts the text before every heading.
fn split(html: &str) -> Vec<Section> {
    let mut starts: Vec<usize> = html
        .match_indices("<h")
        .filter(|(at, _)| html[at + 2..].starts_with(['2', '3', '4']))
        .map(|(at, _)| at)
        .collect();
    if starts.first() != Some(&0) {
        starts.insert(0, 0);
    }
    let ends = starts.iter().skip(1).copied().chain([html.len()]);
    starts.iter().zip(ends).map(|(&start, end)| section(&html[start..end])).collect()
}

fn section(html: &str) -> Section {
    let number = html.split_once("id=\"").filter(|(before, _)| !before.contains('>'));
    let number = number.and_then(|(_, rest)| rest.split_once('"')).map(|(number, _)| number.to_owned());
    let heading =
        html.split_once('>').and_then(|(_, rest)| rest.split_once("</h")).map(|(title, _)| title.to_owned());
    let title = heading.filter(|_| html.starts_with("<h3"));
    Section { number, title, html: html.to_owned() }
}

/// Goes to the section the address names.
fn show_section() {
    let hash = window().location().hash().unwrap_or_default();
    if let Some(heading) = document().get_element_by_id(hash.trim_start_matches('#')) {
        heading.scroll_into_view();
        heading.class_list().add_1("marked").ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_is_cut_before_every_heading() {
        let html =
            "<h2>Game</h2><p>a</p><h3 id=\"4\">4 Turns</h3><p>b</p><h4 id=\"4.2\">4.2 A turn</h4><p>c</p>";
        let sections = split(html);
        let numbers: Vec<_> = sections.iter().map(|section| section.number.as_deref()).collect();
        assert_eq!(numbers, [None, Some("4"), Some("4.2")]);
        assert_eq!(sections[1].title.as_deref(), Some("4 Turns"));
        assert_eq!(sections[2].title, None);
        assert_eq!(sections.iter().map(|section| section.html.as_str()).collect::<String>(), html);
    }

    #[test]
    fn every_example_can_be_played_up_to_its_moment() {
        for game in boards::HOUSE {
            let (Some(entry), Some(face)) = (tidetable_catalog::find(game), boards::face(game)) else {
                continue;
            };
            for example in face.examples {
                assert!(example_table(entry, example).is_some(), "{game} {}", example.section);
            }
        }
    }
}
