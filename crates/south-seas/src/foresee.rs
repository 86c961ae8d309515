//! What an answer would bring about, as far as nothing new is uncovered by it.

use tidetable_kernel::Game;

use crate::{
    action::Action,
    event::Event,
    state::SouthSeas,
    table::{Phase, Table},
    view::View,
};

impl View {
    /// What would happen on this answer before anything is drawn; nothing if it is not legal. After a tile, as if
    /// no islander followed: what the tile completes by itself.
    pub fn foresee(&self, action: &Action) -> Option<Vec<Event>> {
        let (events, after) = self.table().after(action)?;
        match (action, after.phase()) {
            (Action::LayTile { .. }, Phase::Settle) => {
                let (more, _) = after.after(&Action::LeaveIslanders)?;
                Some(events.into_iter().chain(more).collect())
            }
            _ => Some(events),
        }
    }
}

impl Table {
    /// What happens on a legal answer, and the table after it.
    fn after(&self, action: &Action) -> Option<(Vec<Event>, Table)> {
        let seat = self.awaiting().seats().lone()?;
        let mut game = SouthSeas::on(self.clone());
        game.check(seat, action).ok()?;
        let mut events = Vec::new();
        game.apply(seat, action, &mut events);
        Some((events, game.table().clone()))
    }
}
