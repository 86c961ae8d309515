//! The bar that always says in one sentence what is asked, and where an answer is confirmed or taken back.

use leptos::prelude::*;
use tidetable_kernel::Awaiting;
use tidetable_protocol::{ErrorCode, Occupant, Problem};
use tidetable_words::Value;

use super::{
    advice::advice,
    icon::{Icon, icon},
};
use crate::{
    boards::Desk,
    route::Route,
    session::Order,
    words::{fill, say, t, text},
};

/// The bar. `over` is shown instead once the game has ended.
pub(crate) fn prompt(desk: Desk, over: ChildrenFn) -> impl IntoView {
    let session = desk.session;
    let choice = move || desk.choice.get().is_some() && session.problem.with(Option::is_none);
    view! {
        <section class="prompt" class:asked=move || session.asked() aria-label=t("app-prompt") data-testid="prompt">
            <p class="prompt-sentence" data-testid="prompt-sentence">{move || sentence(desk)}</p>
            {move || problem_view(desk)}
            {advice(desk)}
            <div class="prompt-buttons">
                <Show when=choice>
                    <button type="button" class="primary" data-testid="confirm" id="confirm" disabled=move || session.busy.get()
                        on:click=move |_| desk.confirm()>{icon(Icon::Check)}{t("app-confirm")}</button>
                    <button type="button" data-testid="cancel" on:click=move |_| desk.drop_choice()>
                        {icon(Icon::Close)}{t("app-cancel")}
                    </button>
                </Show>
                <Show when=move || !choice() && can_undo(desk)>
                    <button type="button" data-testid="undo" on:click=move |_| session.order(Order::Undo)>
                        {icon(Icon::Undo)}{t("app-undo")}
                    </button>
                </Show>
                <Show when=move || !choice() && session.asked() && session.may_ask.get()>
                    <button type="button" class="quiet" data-testid="hint" title=t("app-hint-title")
                        disabled=move || session.busy.get()
                        on:click=move |_| { session.busy.set(true); session.order(Order::Hint); }>{icon(Icon::Hint)}{t("app-hint")}</button>
                </Show>
                {move || session.ended().then(|| over())}
            </div>
        </section>
    }
}

fn can_undo(desk: Desk) -> bool {
    desk.session.position.with(|position| position.as_ref().is_some_and(|shown| shown.can_undo))
}

/// The one sentence.
fn sentence(desk: Desk) -> String {
    let session = desk.session;
    let names = |seat| session.name(seat);
    if let Some(index) = desk.choice.get() {
        let answer = desk.answers.with(|answers| answers.get(index).map(|answer| say(answer, &names)));
        return answer.unwrap_or_default();
    }
    if let Some(question) = desk.question.get() {
        return say(&question, &names);
    }
    let Some(shown) = session.position.get() else { return text("app-opening") };
    if let Some(result) = shown.result {
        let winners: Vec<String> = result.winners().map(names).collect();
        let list = crate::words::with_words(|words| words.list(&winners));
        return fill("app-won", &[("count", (winners.len() as i64).into()), ("names", Value::Text(list))]);
    }
    match shown.awaiting {
        Awaiting::Seats(seats) => {
            let waited: Vec<String> = seats.iter().map(names).collect();
            let thinking = session.seats.with(|known| {
                seats.iter().all(|seat| matches!(known.get(seat.index()), Some(Occupant::Bot { .. })))
            });
            let list = crate::words::with_words(|words| words.list(&waited));
            let args = [("count", (waited.len() as i64).into()), ("names", list.into())];
            fill(if thinking { "app-thinking" } else { "app-waiting-for" }, &args)
        }
        Awaiting::Chance => text("app-drawing"),
        Awaiting::Nobody => String::new(),
    }
}

/// What went wrong, with the rule that says so.
fn problem_view(desk: Desk) -> Option<impl IntoView> {
    let session = desk.session;
    let problem = session.problem.get()?;
    let rule = problem.section.clone().map(|section| {
        let route = Route::Rules { game: session.entry.game.id().to_owned(), section: Some(section.clone()) };
        let label = move || fill("app-rule-link", &[("section", section.as_str().into())]);
        view! { <a href=route.address() target="_blank" data-testid="rule-link">{label}</a> }
    });
    Some(view! {
        <p class="problem" role="alert" data-testid="problem">
            <span>{explain(&problem, desk)}</span>" "{rule}
            <button type="button" class="round small" aria-label=t("app-dismiss") data-testid="dismiss"
                on:click=move |_| session.problem.set(None)>{icon(Icon::Close)}</button>
        </p>
    })
}

fn explain(problem: &Problem, desk: Desk) -> String {
    match &problem.phrase {
        Some(phrase) => say(phrase, &|seat| desk.session.name(seat)),
        None => text(problem_key(problem.code)),
    }
}

/// What is said about a problem that no rule explains.
pub(crate) const fn problem_key(code: ErrorCode) -> &'static str {
    match code {
        ErrorCode::Malformed => "app-problem-malformed",
        ErrorCode::TooLarge => "app-problem-too-large",
        ErrorCode::TooFast => "app-problem-too-fast",
        ErrorCode::WrongProtocol => "app-problem-wrong-protocol",
        ErrorCode::NotFound => "app-problem-not-found",
        ErrorCode::NotHost => "app-problem-not-host",
        ErrorCode::NotSeated => "app-problem-not-seated",
        ErrorCode::SeatTaken => "app-problem-seat-taken",
        ErrorCode::WrongStage => "app-problem-wrong-stage",
        ErrorCode::Stale => "app-problem-stale",
        ErrorCode::NotAwaited => "app-problem-not-awaited",
        ErrorCode::NotAllowed => "app-problem-not-allowed",
        ErrorCode::Refused => "app-problem-refused",
        ErrorCode::CannotUndo => "app-problem-cannot-undo",
        ErrorCode::BadOptions => "app-problem-bad-options",
        ErrorCode::BadText => "app-problem-bad-text",
        ErrorCode::BadSecret => "app-problem-bad-secret",
        ErrorCode::Unavailable => "app-problem-unavailable",
        ErrorCode::Internal => "app-problem-internal",
    }
}
