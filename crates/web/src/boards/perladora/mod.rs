//! The board of Perladöra.

mod aim;
mod art;
mod chart;
mod examples;
mod finale;
mod hand;

use leptos::prelude::*;
use tidetable_kernel::{Seat, Viewer};
use tidetable_perladora::{
    Action, Cell, CellSet, Edge, Event, Perladora, Phase, Table, Territory, Value, View, board,
};
use wasm_bindgen::JsCast;

use super::{Board, Example, Scene};
use crate::{
    pieces::emblem::class,
    words::{fill, t, text},
};
use aim::{Aim, Place, Tool, aim, targets};
use art::Look;
use chart::Chart;

/// The lagoon, and what the person before it has taken up.
#[derive(Clone, Copy)]
pub(super) struct LagoonBoard {
    scene: Scene<Perladora>,
    chart: Memo<Chart>,
    tool: RwSignal<Tool>,
    /// The diver taken up.
    value: RwSignal<Option<Value>>,
    /// The cell that waits for a diver to be chosen.
    cell: RwSignal<Option<Cell>>,
    /// What the pointer rests on.
    hover: RwSignal<Option<Place>>,
    /// The line that was last asked for in vain.
    denied: RwSignal<Option<Edge>>,
    /// Cells that are pointed out from elsewhere.
    spotlight: RwSignal<CellSet>,
}

impl Board for LagoonBoard {
    type Game = Perladora;

    fn new(scene: Scene<Perladora>) -> LagoonBoard {
        let board = LagoonBoard {
            scene,
            chart: Memo::new(move |_| Chart::fitting(scene.desk.room.get())),
            tool: RwSignal::new(Tool::Usual),
            value: RwSignal::new(None),
            cell: RwSignal::new(None),
            hover: RwSignal::new(None),
            denied: RwSignal::new(None),
            spotlight: RwSignal::new(CellSet::NONE),
        };
        // What was taken up for one question is put down before the next.
        Effect::new(move |_| {
            scene.legal.track();
            board.put_down();
        });
        board
    }

    fn board(self) -> AnyView {
        let field = move || {
            let (width, height) = self.chart.get().size();
            format!("0 0 {width} {height}")
        };
        let farms = Memo::new(move |_| self.table().map(|table| table.edition().farms).unwrap_or_default());
        let pearls = Memo::new(move |_| self.table().map(|table| table.pearls).unwrap_or_default());
        view! {
            <svg
                class="lagoon" viewBox=field role="img" aria-label=t("app-perladora-board") data-testid="lagoon"
                class:asked=move || self.scene.asked()
                on:click=move |event| self.click(place_of(&event))
                on:pointerover=move |event| self.hover.set(place_of(&event))
                on:pointerleave=move |_| self.hover.set(None)
            >
                <g inner_html=move || art::ground(self.chart.get(), farms.get())></g>
                {self.territories()}
                <path class="spotlight" d=move || self.chart.get().outline(self.spotlight.get(), 6.0)/>
                <g inner_html=move || art::pearls(self.chart.get(), &pearls.get())></g>
                <g class="marks" inner_html=move || self.marks()></g>
                {self.parting()}
                {self.cut_off()}
                {self.pontoons()}
                {self.divers()}
                <g class="fresh" inner_html=move || self.traces()></g>
                {self.ghost()}
                <g class="reach" inner_html=move || reach(self.chart.get())></g>
            </svg>
        }
        .into_any()
    }

    fn hand(self) -> AnyView {
        hand::hand(self)
    }

    fn panel(self, seat: Seat) -> AnyView {
        hand::panel(self, seat)
    }

    fn caption(self) -> Signal<String> {
        Signal::derive(move || self.describe().unwrap_or_default())
    }

    fn finale(self) -> AnyView {
        finale::finale(self)
    }

    const EXAMPLES: &'static [Example] = examples::EXAMPLES;
}

impl LagoonBoard {
    fn view(self) -> Option<View> {
        self.scene.view.with(|view| view.as_deref().copied())
    }

    fn table(self) -> Option<Table> {
        self.view().map(|view| view.table)
    }

    fn put_down(self) {
        self.tool.set(Tool::Usual);
        self.value.set(None);
        self.cell.set(None);
        self.denied.set(None);
    }

    /// Takes a diver up, or puts it where it was asked for.
    fn take(self, value: Value) {
        match self.cell.get_untracked() {
            Some(cell) => {
                self.value.set(Some(value));
                self.click(Some(Place::Cell(cell)));
            }
            None => self.value.update(|taken| *taken = (*taken != Some(value)).then_some(value)),
        }
    }

    /// Takes a tool up, or puts it down.
    fn use_tool(self, tool: Tool) {
        self.scene.desk.drop_choice();
        self.tool.update(|taken| *taken = if *taken == tool { Tool::Usual } else { tool });
    }

    fn click(self, place: Option<Place>) {
        let (Some(place), Some(table)) = (place, untrack(|| self.table())) else { return };
        let Some(seat) = untrack(|| self.scene.seat()) else { return };
        let (tool, value, power) = (self.tool.get_untracked(), self.value.get_untracked(), table.power(seat));
        self.cell.set(None);
        self.denied.set(None);
        match self.scene.legal.with_untracked(|legal| aim(legal, tool, power, value, place)) {
            Aim::Diver(cell) => {
                self.scene.desk.drop_choice();
                self.cell.set(Some(cell));
            }
            Aim::Answer(action) => {
                if let Place::Edge(edge) = place {
                    self.denied.set(Some(edge));
                }
                self.scene.wish(&action);
            }
        }
    }

    /// Waters that are parted from each other, those that are complete marked so.
    fn territories(self) -> impl IntoView {
        let parted = Memo::new(move |_| {
            let all: Vec<Territory> =
                self.table().map(|table| table.territories().collect()).unwrap_or_default();
            if all.len() > 1 { all } else { Vec::new() }
        });
        let territory_key = |territory: &Territory| -> (Vec<usize>, bool) {
            (territory.cells.iter().map(Cell::index).collect(), territory.complete)
        };
        view! {
            <For each=move || parted.get() key=territory_key let(territory)>
                <path
                    class=format!("territory tint-{}", tint(territory.cells)) class:complete=territory.complete
                    d=move || self.chart.get().outline(territory.cells, 5.0)
                />
                {territory.complete.then(|| view! {
                    <path class="calm" d=move || self.chart.get().outline(territory.cells, 5.0)/>
                })}
            </For>
        }
    }

    /// Where answers are possible.
    fn marks(self) -> String {
        let (cells, edges) = self.scene.legal.with(|legal| targets(legal, self.tool.get()));
        let chart = self.chart.get();
        let aimed = if self.tool.get() == Tool::Usual { "mark" } else { "mark aimed" };
        let cell = |cell| {
            let (x, y) = chart.centre(cell);
            format!(r#"<circle class="{aimed}" cx="{x}" cy="{y}" r="7"/>"#)
        };
        let edge = |edge| {
            format!(
                r#"<rect class="{aimed}" x="-12" y="-2" width="24" height="4" rx="2" transform="{}"/>"#,
                chart.along(edge)
            )
        };
        let forbidden = |(edge, _)| {
            let ((x, y), _) = chart.line(edge);
            format!(r#"<path class="never" d="M{} {}l10 10m0 -10l-10 10"/>"#, x - 5.0, y - 5.0)
        };
        // Lines that no pontoon may close are shown to whoever could lay one.
        let laying = !edges.is_empty();
        let never =
            self.table().filter(|_| laying).map(|table| table.forbidden().map(forbidden).collect::<String>());
        let marks = cells.iter().map(cell).chain(edges.iter().map(edge)).chain(never);
        marks.collect()
    }

    /// The cells that a pontoon under the pointer, or one asked for in vain, would cut off.
    fn cut_off(self) -> impl IntoView {
        let lost = Memo::new(move |_| {
            let pointed = match self.hover.get() {
                Some(Place::Edge(edge)) if self.scene.asked() => Some(edge),
                _ => None,
            };
            let (table, denied) = (self.table()?, self.denied.get());
            let cells = |edge: Edge| {
                table.forbidden().find(|(forbidden, _)| *forbidden == edge).map(|(_, cells)| cells)
            };
            pointed.and_then(cells).or_else(|| denied.and_then(cells))
        });
        move || {
            lost.get().map(|cells| {
                let outline = self.chart.get().outline(cells, 4.0);
                view! { <path class="cut-off" d=outline data-testid="cut-off"/> }
            })
        }
    }

    /// The two waters that a chosen or pointed-at pontoon would make out of one.
    fn parting(self) -> impl IntoView {
        let edge = move || match self.scene.choice().or_else(|| self.pointed())? {
            Action::Pontoon { edge } | Action::ExtraPontoon { edge } => Some(edge),
            _ => None,
        };
        let parts = Memo::new(move |_| board::parted(self.table()?.open(), edge()?));
        move || {
            parts.get().map(|(smaller, larger)| {
                let (pearls, chart) =
                    (self.table().map(|table| table.pearls).unwrap_or_default(), self.chart.get());
                [smaller, larger].map(|cells| {
                    let (x, y) = cells.first().map_or((0.0, 0.0), |cell| chart.centre(cell));
                    view! {
                        <path class="parting" d=chart.outline(cells, 9.0)/>
                        <g class="parting-sum" transform=translate((x - 28.0, y - 28.0))>
                            <rect x="-22" y="-15" width="44" height="30" rx="15"/>
                            <circle class="pearl" cx="-9" r="7.5"/>
                            <text x="9" y="6.5">{pearls.sum(cells)}</text>
                        </g>
                    }
                })
            })
        }
    }

    fn pontoons(self) -> impl IntoView {
        let laid = Memo::new(move |_| self.table().map(|table| table.pontoons).unwrap_or_default());
        let edges = move || -> Vec<Edge> { laid.get().iter().collect() };
        view! {
            <For each=edges key=|edge| *edge let(edge)>
                <g transform=move || self.chart.get().along(edge)><g class="pontoon" inner_html=art::pontoon()></g></g>
            </For>
        }
    }

    fn divers(self) -> impl IntoView {
        let placed = Memo::new(move |_| {
            let Some(table) = self.table() else { return Vec::new() };
            table
                .divers
                .iter()
                .flat_map(|(seat, cells)| cells.iter().map(move |cell| (seat, cell)))
                .collect::<Vec<_>>()
        });
        view! {
            <For each=move || placed.get() key=|piece| *piece let((seat, cell))>
                {
                    let look = Memo::new(move |_| self.view().map(|view| look(&view, cell)).unwrap_or_default());
                    view! {
                        <g transform=move || translate(self.chart.get().centre(cell))>
                            <g class=format!("diver {}", class(seat)) inner_html=move || art::diver(seat, look.get())></g>
                        </g>
                    }
                }
            </For>
        }
    }

    /// Rings around what has just happened.
    fn traces(self) -> String {
        let chart = self.chart.get();
        let ring = |cell| {
            let (x, y) = chart.centre(cell);
            format!(r#"<circle class="trace" cx="{x}" cy="{y}" r="40"/>"#)
        };
        let bar = |edge| {
            format!(
                r#"<rect class="trace" x="-58" y="-14" width="116" height="28" rx="14" transform="{}"/>"#,
                chart.along(edge)
            )
        };
        let trace = |event: &Event| match *event {
            Event::DiverPlaced { cell, .. }
            | Event::DiverSurfaced { cell, .. }
            | Event::DiverReinforced { cell, .. }
            | Event::DiverLookedAt { cell, .. }
            | Event::NecklaceGiven { cell, .. } => Some(ring(cell)),
            Event::PontoonLaid { edge, .. } | Event::ExtraPontoonLaid { edge, .. } => Some(bar(edge)),
            _ => None,
        };
        self.scene.fresh.with(|events| events.iter().filter_map(trace).collect())
    }

    /// What the chosen answer, or the one under the pointer, would put on the board.
    fn ghost(self) -> impl IntoView {
        let chosen = move || self.scene.choice();
        let waiting = move || self.cell.get().map(|cell| Ghost::Diver(cell, None));
        let pointed = move || self.pointed().map(Ghost::of);
        let ghost = move || chosen().map(Ghost::of).or_else(waiting);
        move || {
            let seat = self.scene.seat()?;
            let (ghost, settled) =
                ghost().map(|ghost| (ghost, true)).or_else(|| pointed().map(|ghost| (ghost, false)))?;
            let chart = self.chart.get();
            let (transform, art) = match ghost {
                Ghost::Nothing => return None,
                Ghost::Diver(cell, look) => {
                    (translate(chart.centre(cell)), art::diver(seat, look.unwrap_or_default()))
                }
                Ghost::Pontoon(edge) => (chart.along(edge), art::pontoon()),
                Ghost::Ring(cell) => {
                    (translate(chart.centre(cell)), r#"<circle class="aim" r="41"/>"#.to_owned())
                }
            };
            Some(view! {
                <g transform=transform><g class=format!("ghost {}", class(seat)) class:settled=settled inner_html=art></g></g>
            })
        }
    }

    /// The legal answer under the pointer.
    fn pointed(self) -> Option<Action> {
        let (place, table, seat) = (self.hover.get()?, self.table()?, self.scene.seat()?);
        let (tool, value) = (self.tool.get(), self.value.get());
        self.scene.legal.with(|legal| match aim(legal, tool, table.power(seat), value, place) {
            Aim::Answer(action) => legal.contains(&action).then_some(action),
            Aim::Diver(cell) => {
                Value::all().map(|value| Action::Dive { cell, value }).find(|dive| legal.contains(dive))
            }
        })
    }

    /// A line about what the pointer rests on.
    fn describe(self) -> Option<String> {
        let (view, place) = (self.view()?, self.hover.get()?);
        let table = &view.table;
        match place {
            Place::Edge(edge) => {
                let Some((_, cells)) = table.forbidden().find(|(forbidden, _)| *forbidden == edge) else {
                    return describe_parting(table, edge);
                };
                Some(fill(
                    "app-perladora-cuts-off",
                    &[("edge", edge.to_string().into()), ("count", i64::from(cells.len()).into())],
                ))
            }
            Place::Cell(cell) => {
                let territory = table.territories().find(|territory| territory.cells.contains(cell))?;
                let free = i64::from((territory.cells & table.free()).len());
                let water = fill(
                    "app-perladora-territory",
                    &[
                        ("cells", i64::from(territory.cells.len()).into()),
                        ("pearls", i64::from(territory.pearls).into()),
                        ("free", free.into()),
                    ],
                );
                let diver = table.owner(cell).map(|owner| self.describe_diver(&view, cell, owner));
                let farm = table.edition().farms.contains(cell).then(|| {
                    fill("app-perladora-farm", &[("pearls", i64::from(table.pearls.get(cell)).into())])
                });
                let parts = [Some(cell.to_string()), diver, farm, Some(water)];
                Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
            }
        }
    }

    fn describe_diver(self, view: &View, cell: Cell, owner: Seat) -> String {
        let name = self.scene.desk.session.name(owner);
        match view.value(cell) {
            Some(value) => fill(
                "app-perladora-diver-known",
                &[("name", name.into()), ("value", i64::from(value.get()).into())],
            ),
            None => fill("app-perladora-diver", &[("name", name.into())]),
        }
    }
}

/// What a pontoon would make of the water around it, if it parts it.
fn describe_parting(table: &Table, edge: Edge) -> Option<String> {
    if table.pontoons.contains(edge) {
        return None;
    }
    let (one, other) = board::parted(table.open(), edge)?;
    Some(fill(
        "app-perladora-parts",
        &[
            ("edge", edge.to_string().into()),
            ("one", i64::from(one.len()).into()),
            ("pearls-one", i64::from(table.pearls.sum(one)).into()),
            ("other", i64::from(other.len()).into()),
            ("pearls-other", i64::from(table.pearls.sum(other)).into()),
        ],
    ))
}

/// What an answer would put on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ghost {
    Diver(Cell, Option<Look>),
    Pontoon(Edge),
    /// A ring around what the answer is about.
    Ring(Cell),
    Nothing,
}

impl Ghost {
    fn of(action: Action) -> Ghost {
        let known =
            |value: Value, face_up| Some(Look { value: Some(value.get()), face_up, ..Look::default() });
        match action {
            Action::Dive { cell, value } => Ghost::Diver(cell, known(value, false)),
            Action::Surface { cell, value } => Ghost::Diver(cell, known(value, true)),
            Action::Pontoon { edge } | Action::ExtraPontoon { edge } => Ghost::Pontoon(edge),
            Action::Reinforce { cell } | Action::Look { cell } | Action::Necklace { cell } => {
                Ghost::Ring(cell)
            }
            Action::Stop | Action::Pass => Ghost::Nothing,
        }
    }
}

/// How the diver on a cell is seen.
fn look(view: &View, cell: Cell) -> Look {
    let table = &view.table;
    let open = table.phase == Phase::Over || table.face_up.contains(cell) || view.viewer == Viewer::Judge;
    Look {
        value: view.value(cell).map(Value::get),
        face_up: open,
        necklaces: table.necklaces.get(cell),
        reinforced: table.reinforced.contains(cell),
    }
}

/// One of five waters; the part that keeps the first cell keeps its colour.
fn tint(cells: CellSet) -> usize {
    cells.first().map_or(0, |cell| usize::from(cell.column() + 2 * cell.row()) % 5)
}

fn translate((x, y): (f64, f64)) -> String {
    format!("translate({x} {y})")
}

/// What can be pointed at, invisible over everything else.
fn reach(chart: Chart) -> String {
    let cell = |cell: Cell| {
        let (x, y) = chart.centre(cell);
        format!(
            r#"<rect x="{}" y="{}" width="100" height="100" data-place="{cell}" data-testid="cell-{cell}"/>"#,
            x - 50.0,
            y - 50.0
        )
    };
    let edge = |edge: Edge| {
        format!(r#"<polygon points="{}" data-place="{edge}" data-testid="edge-{edge}"/>"#, chart.reach(edge))
    };
    CellSet::ALL.iter().map(cell).chain(tidetable_perladora::Edges::ALL.iter().map(edge)).collect()
}

/// The place an event happened on.
fn place_of(event: &web_sys::Event) -> Option<Place> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    Place::parse(&element.get_attribute("data-place")?)
}

/// The name of a clan.
fn clan_name(clan: tidetable_perladora::Clan) -> String {
    text(&format!("app-perladora-clan-{clan}"))
}
