//! The melds from best to worst, with what each brings.

use std::sync::Arc;

use leptos::prelude::*;
use tidetable_mermaid_rain::{Action, Cards, Meld};

use super::{
    OceanBoard,
    hand::{bonus, meld_name},
    offer::cards_row,
};
use crate::{pieces::dialog::dialog, words::t};

/// The sheet that shows the melds.
pub(super) fn sheet(board: OceanBoard) -> impl IntoView {
    dialog(
        board.guide,
        t("app-mermaid-rain-melds"),
        "guide-dialog",
        Arc::new(move || table(board).into_any()),
    )
}

fn table(board: OceanBoard) -> impl IntoView {
    let rows = move || {
        let own = own_meld(board);
        Meld::ALL
            .into_iter()
            .map(|meld| {
                view! {
                    <li class:own=own == Some(meld)>
                        {cards_row(pattern(meld))}
                        <strong>{meld_name(board, meld)}</strong>
                        <span class="rain-brings">{bonus(meld)}</span>
                    </li>
                }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <div class="rain-sheet">
            <p>{t("app-mermaid-rain-melds-about")}</p>
            <ol class="rain-meld-list" data-testid="meld-list">{rows}</ol>
        </div>
    }
}

/// The meld that lies or would lie before the person here.
fn own_meld(board: OceanBoard) -> Option<Meld> {
    let (view, seat) = board.own()?;
    let adding = match board.scene.choice() {
        Some(Action::Lay { cards }) => cards,
        _ => Cards::NONE,
    };
    let cards = view.table.melds[seat] + adding;
    (cards.count() >= 2).then(|| Meld::best(cards))
}

/// Cards that make a meld and none better.
const fn pattern(meld: Meld) -> Cards {
    match meld {
        Meld::MermaidRain => Cards::new(5, 0, 0),
        Meld::MermaidSquall => Cards::new(0, 4, 0),
        Meld::OceanMarch => Cards::new(0, 2, 3),
        Meld::TwinSplash => Cards::new(2, 2, 0),
        Meld::AquamarineWaltz => Cards::new(1, 1, 1),
        Meld::MermaidMist => Cards::new(0, 0, 3),
        Meld::MermaidDrop => Cards::new(2, 0, 0),
        Meld::Octopus => Cards::new(0, 1, 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_is_the_meld_it_stands_for() {
        for meld in Meld::ALL {
            assert_eq!(Meld::best(pattern(meld)), meld);
        }
    }
}
