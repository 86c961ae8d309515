//! What lies in the ocean, layer over layer.

use leptos::prelude::*;
use tidetable_kernel::Seat;
use tidetable_mermaid_rain::{Action, Event, Hex, Laid, MermaidRain, Phase, Reached, Tile, View};

use super::{
    OceanBoard,
    aim::{self, Aim, Grip},
    art::{self, Look},
    grid::{Grid, RADIUS, hexes},
    ground, translate,
};
use crate::{boards::Scene, pieces::emblem::class};

impl OceanBoard {
    /// All layers, the deepest first.
    pub(super) fn layers(self) -> impl IntoView {
        view! {
            <g inner_html=move || self.draw(|view, grid| ground::ground(grid, view.table.chart()))></g>
            {self.tiles()}
            <g class="rain-ebbing" inner_html=move || self.draw(|view, grid| self.ebbing(view, grid))></g>
            <g inner_html=move || self.draw(tokens)></g>
            <g class="marks" inner_html=move || self.draw(|view, grid| self.marks(view, grid))></g>
            <g class="fresh" inner_html=move || self.draw(|view, grid| self.traces(view, grid))></g>
            {self.ghost()}
            {self.mermaids()}
            <g class="prices" inner_html=move || self.draw(|view, grid| self.prices(view, grid))></g>
            <g class="reach" inner_html=move || self.draw(|view, grid| self.reach(view, grid))></g>
        }
    }

    /// Draws something of what is seen, once it is known.
    fn draw(self, draw: impl Fn(&View, &Grid) -> String) -> String {
        let (view, grid) = (self.view(), self.grid.get());
        view.zip(grid).map(|(view, grid)| draw(&view, &grid)).unwrap_or_default()
    }

    fn tiles(self) -> impl IntoView {
        let laid = Memo::new(move |_| self.view().map(|view| view.sea.tiles().to_vec()).unwrap_or_default());
        let key = |laid: &Laid| (laid.tile, laid.at, laid.turn);
        view! {
            <For each=move || laid.get() key=key let(laid)>
                <g class="rain-laid" inner_html=move || self.draw(|view, grid| art::surf(grid, view.table.chart(), laid))></g>
            </For>
        }
    }

    /// The dark tiles that have just left, for a moment.
    fn ebbing(self, view: &View, grid: &Grid) -> String {
        let gone = |event: &Event| match event {
            Event::TilesWashedAway { tiles, .. } => tiles.clone(),
            _ => Vec::new(),
        };
        let tiles: Vec<Laid> = self.scene.fresh.with(|events| events.iter().flat_map(gone).collect());
        tiles.into_iter().map(|laid| art::surf(grid, view.table.chart(), laid)).collect()
    }

    fn mermaids(self) -> impl IntoView {
        let spots = Memo::new(move |_| {
            let (view, grid) = (self.view()?, self.grid.get()?);
            Some(mermaid_spots(&view, &grid))
        });
        let seats = move || -> Vec<Seat> {
            spots.get().map(|spots| spots.iter().map(|(seat, _)| *seat).collect()).unwrap_or_default()
        };
        view! {
            <For each=seats key=|seat| *seat let(seat)>
                {
                    let spot = Memo::new(move |_| {
                        let spots = spots.get().unwrap_or_default();
                        spots.iter().find(|(other, _)| *other == seat).map_or((0.0, 0.0), |(_, spot)| *spot)
                    });
                    let place = move || { let (x, y) = spot.get(); format!("translate({x:.1}px, {y:.1}px)") };
                    view! {
                        <g class=format!("rain-mermaid {}", class(seat)) style:transform=place>
                            <g inner_html=art::mermaid(seat)></g>
                        </g>
                    }
                }
            </For>
        }
    }

    /// Where answers are possible.
    fn marks(self, view: &View, grid: &Grid) -> String {
        let lit = |reached: &Reached| {
            let path = grid.outline(&self.hexes_at(view, reached.to), 5.0, 13.0);
            format!(r#"<path class="rain-lit" d="{path}" data-to="{}"/>"#, reached.to)
        };
        let mut art: String = self.within.get().iter().map(lit).collect();
        let Some(seat) = self.scene.seat().filter(|_| self.scene.asked()) else { return art };
        let warp = self.grip.get().warp;
        self.scene.legal.with(|legal| {
            for action in legal.iter() {
                // Gold is where she may begin or be paid to go; what costs nothing later on is broken.
                let (to, kind) = match *action {
                    Action::Start { at } => (at, "rain-lit"),
                    Action::Drift { to } => (to, "rain-lit rain-free"),
                    Action::Warp { to } if warp => (to, "rain-lit rain-free"),
                    _ => continue,
                };
                let path = grid.outline(&self.hexes_at(view, to), 5.0, 13.0);
                art.push_str(&format!(r#"<path class="{kind}" d="{path}" data-to="{to}"/>"#));
            }
            let grip = self.grip.get();
            if let Some(tile) = aim::held(view, seat, grip.tile).filter(|_| self.scene.choice().is_none()) {
                for hex in aim::berths(view, legal, tile, grip.turn) {
                    let (x, y) = grid.centre(hex);
                    art.push_str(&format!(
                        r#"<circle class="rain-berth" cx="{x:.1}" cy="{y:.1}" r="5" data-to="{hex}"/>"#
                    ));
                }
            }
        });
        art
    }

    /// The cards that every place within reach costs.
    fn prices(self, view: &View, grid: &Grid) -> String {
        let price = |reached: &Reached| {
            let hexes = self.hexes_at(view, reached.to);
            let (x, y) = grid.heart(view.table.chart(), &hexes);
            art::price(reached.cost, (x, y + price_height(view, reached.to)))
        };
        self.within.get().iter().map(price).collect()
    }

    /// The hexes of the place that is named by a hex, the tile about to be placed included.
    pub(super) fn hexes_at(self, view: &View, name: Hex) -> Vec<Hex> {
        let ghost = || self.ghost.get().filter(|laid| laid.at == name);
        let tile = view.sea.tile(name).or_else(ghost);
        tile.map_or_else(|| vec![name], |laid| aim::cover(view, laid))
    }

    /// What the chosen answer, or the one under the pointer, would do.
    fn ghost(self) -> impl IntoView {
        let art = move || {
            self.draw(|view, grid| {
                if let Some(laid) = self.ghost.get() {
                    return art::surf(grid, view.table.chart(), laid);
                }
                self.swimming(view, grid).unwrap_or_default()
            })
        };
        let settled = move || self.scene.choice().is_some();
        let seat = move || self.scene.seat().map(class).unwrap_or_default();
        view! { <g class=move || format!("ghost {}", seat()) class:settled=settled inner_html=art></g> }
    }

    /// The way a mermaid would take, and where she would arrive.
    fn swimming(self, view: &View, grid: &Grid) -> Option<String> {
        let seat = self.scene.seat()?;
        let chosen = self.scene.choice();
        let stops: Vec<Hex> = match (self.shown_route(), chosen.or_else(|| self.pointed.get())?) {
            (Some(route), _) => route.places().collect(),
            (None, Action::Move { .. }) if chosen.is_none() => self.pointed_route(view, seat)?,
            (None, Action::Move { to, .. } | Action::Warp { to } | Action::Drift { to }) => vec![to],
            (None, Action::Start { at }) => vec![at],
            _ => return None,
        };
        let heart = |hex: Hex| grid.heart(view.table.chart(), &self.hexes_at(view, hex));
        let from = view.table.mermaids[seat].map(heart);
        let points: Vec<String> = from
            .into_iter()
            .chain(stops.iter().map(|&hex| heart(hex)))
            .map(|(x, y)| format!("{x:.1},{y:.1}"))
            .collect();
        let mut art = format!(r#"<polyline class="rain-wake" points="{}"/>"#, points.join(" "));
        for &stop in stops.iter().take(stops.len().saturating_sub(1)) {
            let (x, y) = heart(stop);
            art.push_str(&format!(r#"<circle class="rain-stop" cx="{x:.1}" cy="{y:.1}" r="9"/>"#));
        }
        let last = stops.last().map(|&hex| heart(hex))?;
        art.push_str(&format!(r#"<g transform="{}">{}</g>"#, translate(last), art::mermaid(seat)));
        Some(art)
    }

    /// The places on the cheapest way to what the pointer rests on.
    fn pointed_route(self, view: &View, seat: Seat) -> Option<Vec<Hex>> {
        let hex = self.hover.get()?;
        let aim = self.scene.legal.with(|legal| aim::aim(view, legal, seat, self.grip.get(), hex));
        let to = |action: &Action| match *action {
            Action::Move { to, .. } => Some(to),
            _ => None,
        };
        match aim {
            Aim::Route(moves) => Some(moves.iter().filter_map(to).collect()),
            Aim::Answer(action) => to(&action).map(|to| vec![to]),
            Aim::Nothing => None,
        }
    }

    /// Rings and wakes of what has just happened.
    fn traces(self, view: &View, grid: &Grid) -> String {
        let heart = |hex: Hex| {
            let gone = |laid: &&Laid| laid.at == hex;
            let tile = view.sea.tile(hex).or_else(|| view.table.washed_away.iter().find(gone).copied());
            let hexes = tile.map_or_else(|| vec![hex], |laid| aim::cover(view, laid));
            grid.heart(view.table.chart(), &hexes)
        };
        let ring = |hex: Hex| {
            let (x, y) = heart(hex);
            format!(r#"<circle class="trace" cx="{x:.1}" cy="{y:.1}" r="36"/>"#)
        };
        let wake = |seat: Seat, from: Hex, to: Hex, kind: &str| {
            let ((x1, y1), (x2, y2)) = (heart(from), heart(to));
            let seat = class(seat);
            format!(
                r#"<path class="rain-trace-wake rain-{kind} {seat}" d="M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}"/>"#
            )
        };
        let trace = |event: &Event| match *event {
            Event::MermaidEntered { at, .. } => Some(ring(at)),
            Event::MermaidMoved { seat, from, to, .. } => Some(wake(seat, from, to, "swum")),
            Event::MermaidWarped { seat, from, to } => Some(wake(seat, from, to, "warped")),
            Event::MermaidDrifted { seat, from, to } => Some(wake(seat, from, to, "drifted")),
            Event::TokenPeeked { at, .. } | Event::TokenTaken { at, .. } | Event::HiddenTaken { at, .. } => {
                Some(ring(at))
            }
            Event::TilePlaced { tile, at, turn, .. } => Some(flash(view, grid, tile, at, turn)),
            _ => None,
        };
        self.scene.fresh.with(|events| events.iter().filter_map(trace).collect())
    }

    /// What can be pointed at, invisible over everything else.
    fn reach(self, view: &View, grid: &Grid) -> String {
        let chart = view.table.chart();
        let hex = |hex: Hex| {
            let polygon = grid.polygon(hex);
            format!(r#"<polygon points="{polygon}" data-place="{hex}" data-testid="hex-{hex}"/>"#)
        };
        let mut art: String = hexes(chart).filter(|&hex| grid.shows(hex)).map(hex).collect();
        if self.asked_phase() == Some(Phase::Take)
            && let Some(at) = view.table.mermaids[view.table.on_turn()]
        {
            for (answer, _, spot) in treasures_at(view, grid, at) {
                let name = serde_json::to_string(&answer).unwrap_or_default().replace('"', "&quot;");
                let (x, y) = spot;
                art.push_str(&format!(
                    r#"<circle class="rain-take" cx="{x:.1}" cy="{y:.1}" r="21" data-take="{name}" data-testid="take-here"/>"#
                ));
            }
        }
        art
    }
}

/// The legal answer that a click on a hex would choose, while none is chosen.
pub(super) fn pointed(scene: Scene<MermaidRain>, grip: Grip, hex: Hex) -> Option<Action> {
    let (view, seat) = (scene.view.get()?, scene.seat()?);
    if !scene.asked() || scene.choice().is_some() {
        return None;
    }
    scene.legal.with(|legal| match aim::aim(&view, legal, seat, grip, hex) {
        Aim::Answer(action) => legal.contains(&action).then_some(action),
        Aim::Route(moves) => moves.first().copied(),
        Aim::Nothing => None,
    })
}

/// The tile that an answer would put down.
pub(super) fn ghost_tile(action: Action) -> Option<Laid> {
    match action {
        Action::Place { tile, at, turn } => Some(Laid { tile, at, turn }),
        _ => None,
    }
}

/// What the hand reaches, with the tile that is about to be placed; with a warp the cards do not matter.
pub(super) fn within_reach(scene: Scene<MermaidRain>, warp: bool, ghost: Option<Laid>) -> Vec<Reached> {
    let asked = scene.view.get().zip(scene.seat()).filter(|_| scene.asked());
    match asked {
        Some((view, seat)) if view.table.phase == Phase::Place => aim::reached(&view, seat, ghost),
        Some((view, seat)) if matches!(view.table.phase, Phase::Ride { .. }) && !warp => {
            aim::reached(&view, seat, None)
        }
        _ => Vec::new(),
    }
}

fn flash(view: &View, grid: &Grid, tile: Tile, at: Hex, turn: u8) -> String {
    let path = grid.outline(&aim::cover(view, Laid { tile, at, turn }), 2.0, 15.0);
    format!(r#"<path class="trace" d="{path}"/>"#)
}

/// How far below the middle of a place its price hangs: above it where a mermaid stands before a treasure.
fn price_height(view: &View, at: Hex) -> f64 {
    let table = &view.table;
    if table.terrain(at).has_treasure() && table.occupant(at).is_some() { -37.0 } else { 33.0 }
}

/// Where each mermaid stands.
fn mermaid_spots(view: &View, grid: &Grid) -> Vec<(Seat, (f64, f64))> {
    let table = &view.table;
    let placed = table.mermaids.iter().filter_map(|(seat, &at)| Some((seat, at?)));
    let spot = |(seat, at): (Seat, Hex)| {
        let together: Vec<Seat> =
            table.mermaids.iter().filter(|&(_, &other)| other == Some(at)).map(|(seat, _)| seat).collect();
        let rank = together.iter().position(|&other| other == seat).unwrap_or(0);
        let hexes = view.sea.tile(at).map_or_else(|| vec![at], |laid| aim::cover(view, laid));
        let (x, y) = art::stands(grid, table.chart(), &hexes, together.len())[rank];
        // On a treasure space she leaves the treasures in sight.
        let down = if table.terrain(at).has_treasure() { RADIUS * 0.72 } else { 4.0 };
        (seat, (x, y + down))
    };
    placed.map(spot).collect()
}

/// The tokens on a space: the answer that takes each, how it is seen, where it is drawn.
pub(super) fn treasures_at(view: &View, grid: &Grid, at: Hex) -> Vec<(Action, Look, (f64, f64))> {
    let table = &view.table;
    let Some(space) = table.space(at) else { return Vec::new() };
    let open = table.face_up[space]
        .iter()
        .flat_map(|(token, count)| (0..count).map(move |_| (Action::Take { token }, Look::Open(token))));
    let hidden = table.hidden_on(space).map(|(nth, index)| {
        (Action::TakeHidden { nth }, view.tokens[index].map_or(Look::Hidden, Look::Known))
    });
    let all: Vec<(Action, Look)> = open.chain(hidden).collect();
    let (x, y) = grid.centre(at);
    let step = if all.len() > 2 { 26.0 } else { 38.0 };
    let first = x - (all.len() as f64 - 1.0) / 2.0 * step;
    // A mermaid needs room below.
    let lift = if table.occupant(at).is_some() { -4.0 } else { 5.0 };
    let spot = |index: usize| (first + index as f64 * step, y + lift);
    all.into_iter().enumerate().map(|(index, (action, look))| (action, look, spot(index))).collect()
}

/// The tokens that lie in the ocean.
fn tokens(view: &View, grid: &Grid) -> String {
    let spaces = view.table.chart().spaces().iter();
    let tokens = spaces.flat_map(|space| treasures_at(view, grid, space.hex));
    tokens.map(|(_, look, spot)| art::token(look, spot, 18.5)).collect()
}
