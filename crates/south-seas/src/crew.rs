//! The islanders of one seat: on tiles and in reserve.

use crate::{board::TileId, face::MAX_REGIONS};

/// How many islanders each seat has.
pub const ISLANDERS: usize = 4;

/// Where an islander stands. A tile has room for one: islanders come on the turn the tile is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Post {
    /// On which tile.
    pub tile: TileId,
    /// On which of its regions; one past the last that a tile can have stands for its market.
    region: u8,
}

impl Post {
    #[inline]
    pub(crate) const fn on_region(tile: TileId, region: usize) -> Post {
        Post { tile, region: region as u8 }
    }

    #[inline]
    pub(crate) const fn on_market(tile: TileId) -> Post {
        Post { tile, region: MAX_REGIONS as u8 }
    }

    /// The region it stands on; nothing on a market.
    #[inline]
    pub const fn region(self) -> Option<usize> {
        if self.region as usize == MAX_REGIONS { None } else { Some(self.region as usize) }
    }
}

/// The islanders of one seat, in the order in which they were placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Crew {
    posts: [Post; ISLANDERS],
    placed: u8,
}

impl Crew {
    /// Where those on the table stand, the earliest first.
    #[inline]
    pub fn posts(&self) -> &[Post] {
        &self.posts[..usize::from(self.placed)]
    }

    /// How many are left to place.
    #[inline]
    pub const fn reserve(&self) -> u8 {
        ISLANDERS as u8 - self.placed
    }

    /// Places one from the reserve, which must not be empty.
    #[inline]
    pub(crate) fn place(&mut self, post: Post) {
        self.posts[usize::from(self.placed)] = post;
        self.placed += 1;
    }

    /// Takes those home that stand on such posts. Order and unused places stay tidy: equal crews compare equal.
    #[inline]
    pub(crate) fn take_home(&mut self, mut leaves: impl FnMut(Post) -> bool) {
        let mut rest = Crew::default();
        for &post in self.posts() {
            if !leaves(post) {
                rest.place(post);
            }
        }
        *self = rest;
    }
}
