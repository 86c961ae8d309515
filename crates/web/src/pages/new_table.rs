//! Setting up a table.

use leptos::{prelude::*, task::spawn_local};
use tidetable_bots::Level;
use tidetable_kernel::{Field, FieldKind};
use tidetable_protocol::{NAME_CHARS, NewTableMade, OfferedBot, Pace, Problem};

use super::{
    game_title,
    home::seat_numbers,
    lost::lost,
    plan::{Chair, Plan},
    titled,
};
use crate::{
    app, boards, browser, person,
    pieces::{
        emblem::badge,
        icon::{Icon, icon},
        prompt::problem_key,
    },
    route::Route,
    words::{fill, t, text},
};

pub(super) fn new_table(game: &str) -> AnyView {
    let entry = tidetable_catalog::find(game).filter(|_| boards::face(game).is_some());
    let Some(entry) = entry else { return lost("app-lost-game").into_any() };
    let id = entry.game.id();
    titled(move || game_title(id));
    let plan = RwSignal::new(Plan::new(entry));
    let name = RwSignal::new(person::name());
    let with_server = RwSignal::new(false);
    let offered = RwSignal::new(Vec::new());
    spawn_local(async move {
        let reply = browser::fetch("GET", "/api/bots", None, None).await;
        if let Some(reply) = reply.filter(|reply| reply.ok) {
            offered.try_set(offered_for(id, &reply.text));
            with_server.try_set(true);
            plan.try_update(|plan| plan.invite(true));
        }
    });
    let problem = RwSignal::new(None::<&'static str>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        begin(&plan.get_untracked(), person::rename(&name.get_untracked()), problem);
    };
    view! {
        <main id="main" class="page narrow" data-game=id data-testid="new-table">
            <h1>{move || game_title(id)}</h1>
            <form class="form" on:submit=submit>
                <div class="field">
                    <label for="name">{t("app-your-name")}</label>
                    <input id="name" type="text" maxlength=NAME_CHARS autocomplete="nickname" data-testid="name" prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))/>
                </div>
                <Show when=move || with_server.get()>{place_choice(plan)}</Show>
                {seats_choice(plan)}
                {chairs(plan, offered)}
                {entry.game.fields().iter().map(|field| option_choice(plan, id, *field)).collect::<Vec<_>>()}
                <Show when=move || plan.with(|plan| plan.by_link)>{pace_choice(plan)}{listed_choice(plan)}</Show>
                <Show when=move || plan.with(Plan::is_for_several)>{hints_choice(plan)}</Show>
                {move || problem.get().map(|key| view! { <p class="problem" role="alert">{t(key)}</p> })}
                <div class="form-buttons"><button type="submit" class="primary large" data-testid="begin">{icon(Icon::Play)}{t("app-begin")}</button></div>
            </form>
        </main>
    }
    .into_any()
}

/// Opens the table, here or on the server.
fn begin(plan: &Plan, name: String, problem: RwSignal<Option<&'static str>>) {
    let name = if name.is_empty() { person::name() } else { name };
    if !plan.by_link {
        match plan.start_here(&name, &text("app-guest")) {
            Ok(id) => app::go(&Route::Local(id)),
            Err(_) => problem.set(Some("app-problem-bad-options")),
        }
        return;
    }
    let body = serde_json::to_string(&plan.request(&name)).expect("plain data");
    spawn_local(async move {
        let reply = browser::fetch("POST", "/api/tables", Some(&person::secret()), Some(&body)).await;
        match reply {
            Some(reply) if reply.ok => match serde_json::from_str::<NewTableMade>(&reply.text) {
                Ok(made) => app::go(&Route::Table { id: made.table, seat_key: None }),
                Err(_) => drop(problem.try_set(Some("app-problem-malformed"))),
            },
            Some(reply) => {
                let why = serde_json::from_str::<Problem>(&reply.text);
                problem.try_set(Some(why.map_or("app-problem-internal", |why| problem_key(why.code))));
            }
            None => drop(problem.try_set(Some("app-problem-unreachable"))),
        }
    });
}

/// A choice of one among few, as buttons in a row.
fn segments<T: Clone + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    options: Vec<(T, Signal<String>)>,
    value: Signal<T>,
    choose: Callback<T>,
) -> impl IntoView {
    let option = |(index, (option, label)): (usize, (T, Signal<String>))| {
        let (checked, chosen) = (option.clone(), option);
        view! {
            <label class="segment">
                <input type="radio" name=name data-testid=format!("{name}-{index}") prop:checked=move || value.get() == checked
                    on:change=move |_| choose.run(chosen.clone())/>
                <span>{move || label.get()}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field"><legend>{label}</legend>
            <div class="segments">{options.into_iter().enumerate().map(option).collect::<Vec<_>>()}</div>
        </fieldset>
    }
}

fn said(key: &'static str) -> Signal<String> {
    Signal::derive(t(key))
}

fn place_choice(plan: RwSignal<Plan>) -> impl IntoView {
    segments(
        "place",
        t("app-where"),
        vec![(true, said("app-where-link")), (false, said("app-where-here"))],
        Signal::derive(move || plan.with(|plan| plan.by_link)),
        Callback::new(move |by_link| plan.update(|plan| plan.invite(by_link))),
    )
}

fn seats_choice(plan: RwSignal<Plan>) -> impl IntoView {
    let sizes = plan.with_untracked(|plan| plan.entry.game.seats());
    let option = |seats: u8| (usize::from(seats), Signal::derive(move || seats.to_string()));
    segments(
        "seats",
        t("app-how-many"),
        sizes.map(option).collect(),
        Signal::derive(move || plan.with(|plan| plan.chairs.len())),
        Callback::new(move |seats: usize| plan.update(|plan| plan.resize(seats as u8))),
    )
}

/// Who sits where.
fn chairs(plan: RwSignal<Plan>, offered: RwSignal<Vec<String>>) -> impl IntoView {
    let count = Memo::new(move |_| plan.with(|plan| plan.chairs.len()));
    view! {
        <fieldset class="field"><legend>{t("app-who")}</legend>
            <ol class="chairs">
                {move || seat_numbers(count.get()).map(|seat| {
                    let index = seat.index();
                    let chair = move || plan.with(|plan| plan.chairs.get(index).cloned());
                    let label = move || fill("app-seat-number", &[("seat", seat.to_string().into())]);
                    let choose = move |event: leptos::ev::Event| {
                        let chair = parse_chair(&event_target_value(&event));
                        plan.update(|plan| sit(&mut plan.chairs, index, chair));
                    };
                    let named = move || matches!(chair(), Some(Chair::Other(_))) && !plan.with(|plan| plan.by_link);
                    let other = move || match chair() { Some(Chair::Other(name)) => name, _ => String::new() };
                    view! {
                        <li>
                            {badge(seat)}
                            <select aria-label=label data-testid=format!("chair-{seat}") prop:value=move || chair().map(|chair| chair_name(&chair)) on:change=choose>
                                {chair_options(plan, offered, chair)}
                            </select>
                            <Show when=named>
                                <input type="text" maxlength=NAME_CHARS aria-label=t("app-their-name") placeholder=t("app-their-name") data-testid=format!("chair-{seat}-name")
                                    prop:value=other on:input=move |event| plan.update(|plan| plan.chairs[index] = Chair::Other(person::tidy(&event_target_value(&event))))/>
                            </Show>
                        </li>
                    }
                }).collect::<Vec<_>>()}
            </ol>
        </fieldset>
    }
}

fn chair_options(
    plan: RwSignal<Plan>,
    offered: RwSignal<Vec<String>>,
    chair: impl Fn() -> Option<Chair> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let selected = move |name: String| move || chair().is_some_and(|chair| chair_name(&chair) == name);
    let other =
        move || if plan.with(|plan| plan.by_link) { t("app-chair-open")() } else { t("app-chair-other")() };
    let levels = Level::ALL.map(|level| {
        let label = move || fill("app-bot-of", &[("level", text(&format!("app-level-{level}")).into())]);
        view! { <option value=format!("bot:{level}") selected=selected(format!("bot:{level}"))>{label}</option> }
    });
    // Bots of the server do not come to a table that is not there.
    let offered = move || if plan.with(|plan| plan.by_link) { offered.get() } else { Vec::new() };
    let offer = move |name: String| {
        let value = chair_name(&Chair::Offered(name.clone()));
        let label = move || fill("app-bot-of", &[("level", name.as_str().into())]);
        view! { <option value=value.clone() selected=selected(value)>{label}</option> }
    };
    view! {
        <option value="you" selected=selected("you".to_owned())>{t("app-chair-you")}</option>
        <option value="other" selected=selected("other".to_owned())>{other}</option>
        {levels}
        {move || offered().into_iter().map(offer).collect::<Vec<_>>()}
    }
}

fn chair_name(chair: &Chair) -> String {
    match chair {
        Chair::You => "you".to_owned(),
        Chair::Other(_) => "other".to_owned(),
        Chair::Bot(level) => format!("bot:{level}"),
        Chair::Offered(name) => format!("offered:{name}"),
    }
}

fn parse_chair(name: &str) -> Chair {
    match name.split_once(':') {
        Some(("bot", level)) => Chair::Bot(level.parse().unwrap_or_default()),
        Some(("offered", name)) => Chair::Offered(name.to_owned()),
        _ if name == "you" => Chair::You,
        _ => Chair::Other(String::new()),
    }
}

/// The names of the bots that a server offers for a game.
fn offered_for(game: &str, reply: &str) -> Vec<String> {
    let offered: Vec<OfferedBot> = serde_json::from_str(reply).unwrap_or_default();
    let plays = |bot: &OfferedBot| bot.games.iter().any(|id| id == game);
    offered.into_iter().filter(plays).map(|bot| bot.name).collect()
}

/// Puts somebody on a chair. You sit on one chair only: whoever was there changes places with you.
fn sit(chairs: &mut [Chair], index: usize, chair: Chair) {
    let yours = chairs.iter().position(|chair| *chair == Chair::You);
    match (chair, yours) {
        (Chair::You, Some(yours)) => chairs.swap(index, yours),
        (chair, _) => chairs[index] = chair,
    }
}

/// A choice the game offers.
fn option_choice(plan: RwSignal<Plan>, game: &'static str, field: Field) -> impl IntoView {
    let key = format!("{game}-option-{}", field.name.replace('_', "-"));
    let label = {
        let key = key.clone();
        move || text(&key)
    };
    let values: Vec<(String, String)> = match field.kind {
        FieldKind::Switch => {
            vec![("false".to_owned(), "no".to_owned()), ("true".to_owned(), "yes".to_owned())]
        }
        FieldKind::OneOf(names) => names
            .iter()
            .map(|name| ((*name).to_owned(), format!("{key}-{}", name.replace('_', "-"))))
            .collect(),
    };
    let options =
        values.into_iter().map(|(value, key)| (value, Signal::derive(move || text(&key)))).collect();
    let hint = format!("{key}-hint");
    let hint = move || crate::words::with_words(|words| words.knows(&hint).then(|| words.text(&hint)));
    let choose =
        Callback::new(move |value: String| plan.update(|plan| plan.choose(field.name, field.kind, &value)));
    view! {
        <div class="option">
            {segments(field.name, label, options, Signal::derive(move || plan.with(|plan| plan.option(field.name))), choose)}
            {move || hint().map(|hint| view! { <p class="faint">{hint}</p> })}
        </div>
    }
}

fn pace_choice(plan: RwSignal<Plan>) -> impl IntoView {
    let live = |minutes: u32, increment: u32| {
        let label = move || {
            fill(
                "app-pace-live",
                &[("minutes", i64::from(minutes).into()), ("increment", i64::from(increment).into())],
            )
        };
        (Pace::Live { seconds: minutes * 60, increment }, Signal::derive(label))
    };
    let days = |days: u32| {
        (
            Pace::Days { days },
            Signal::derive(move || fill("app-pace-days", &[("days", i64::from(days).into())])),
        )
    };
    segments(
        "pace",
        t("app-pace"),
        vec![(Pace::Unhurried, said("app-pace-unhurried")), live(5, 5), live(15, 10), days(1), days(3)],
        Signal::derive(move || plan.with(|plan| plan.pace)),
        Callback::new(move |pace| plan.update(|plan| plan.pace = pace)),
    )
}

fn listed_choice(plan: RwSignal<Plan>) -> impl IntoView {
    segments(
        "listed",
        t("app-listed"),
        vec![(false, said("app-listed-no")), (true, said("app-listed-yes"))],
        Signal::derive(move || plan.with(|plan| plan.listed)),
        Callback::new(move |listed| plan.update(|plan| plan.listed = listed)),
    )
}

fn hints_choice(plan: RwSignal<Plan>) -> impl IntoView {
    segments(
        "hints",
        t("app-hints"),
        vec![(false, said("app-hints-no")), (true, said("app-hints-yes"))],
        Signal::derive(move || plan.with(|plan| plan.hints)),
        Callback::new(move |hints| plan.update(|plan| plan.hints = hints)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn you_sit_on_one_chair() {
        let mut chairs = [Chair::You, Chair::Other(String::new()), Chair::Bot(Level::Random)];
        sit(&mut chairs, 2, Chair::You);
        assert_eq!(chairs[0], Chair::Bot(Level::Random));
        assert_eq!(chairs[2], Chair::You);
    }

    #[test]
    fn chairs_are_found_by_their_names() {
        let offered = Chair::Offered("bot: 3000".to_owned());
        for chair in [Chair::You, Chair::Other(String::new()), Chair::Bot(Level::Random), offered] {
            assert_eq!(parse_chair(&chair_name(&chair)), chair);
        }
    }

    #[test]
    fn only_bots_that_play_the_game_are_offered() {
        let reply = r#"[{"name":"Diver","games":["perladora"]},{"name":"Sailor","games":["south-seas"]}]"#;
        assert_eq!(offered_for("perladora", reply), ["Diver"]);
        assert!(offered_for("perladora", "no list").is_empty());
    }
}
