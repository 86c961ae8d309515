//! What is known of a feature, packed so that joining two features is one addition.

/// A region of a tile in the forest of joined regions: either a link towards its feature's root, or, at the
/// root, what the whole feature holds.
///
/// Thirty-two bits: nine for the places where it is still open, nine for single icons, eight for pairs of
/// fish, five for islanders, one to tell links. The edition is refused if a set of tiles could overflow them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Node(u32);

const LINK: u32 = 1 << 31;
const OPEN: u32 = 1;
const SINGLE: u32 = 1 << 9;
const PAIR: u32 = 1 << 18;
const ISLANDER: u32 = 1 << 26;

/// The most icons of one kind, groups of fish apart, that a set of tiles may show.
pub(crate) const MOST_ICONS: u32 = 255;

impl Node {
    /// A region that has joined nothing yet.
    pub(crate) const fn lone(open: u8, singles: u8, pairs: u8) -> Node {
        Node(open as u32 * OPEN + singles as u32 * SINGLE + pairs as u32 * PAIR)
    }

    pub(crate) const fn link(to: u16) -> Node {
        Node(LINK | to as u32)
    }

    /// Where it links to, if it is not a root.
    #[inline]
    pub(crate) const fn target(self) -> Option<u16> {
        if self.0 & LINK != 0 { Some(self.0 as u16) } else { None }
    }

    /// Two features that have become one.
    #[inline]
    pub(crate) const fn joined(self, other: Node) -> Node {
        Node(self.0 + other.0)
    }

    /// After two open places have met.
    #[inline]
    pub(crate) const fn sewn(self) -> Node {
        Node(self.0 - 2 * OPEN)
    }

    /// In how many places it still wants a neighbour.
    #[inline]
    pub(crate) const fn open(self) -> u32 {
        self.0 & (SINGLE - 1)
    }

    /// Bananas, shells, or fish that swim alone and are not covered.
    #[inline]
    const fn singles(self) -> u32 {
        self.0 / SINGLE % (PAIR / SINGLE)
    }

    /// Pairs of fish that are not covered.
    #[inline]
    pub(crate) const fn pairs(self) -> u32 {
        self.0 / PAIR % (ISLANDER / PAIR)
    }

    /// How many goods it yields.
    #[inline]
    pub(crate) const fn icons(self) -> u16 {
        (self.singles() + 2 * self.pairs()) as u16
    }

    #[inline]
    pub(crate) const fn islanders(self) -> u32 {
        self.0 / ISLANDER % (LINK / ISLANDER)
    }

    #[inline]
    pub(crate) const fn with_islander(self) -> Node {
        Node(self.0 + ISLANDER)
    }

    #[inline]
    pub(crate) const fn without_islander(self) -> Node {
        Node(self.0 - ISLANDER)
    }

    /// After all islanders have gone home.
    #[inline]
    pub(crate) const fn emptied(self) -> Node {
        Node(self.0 % ISLANDER)
    }

    /// With one group of fish covered.
    #[inline]
    pub(crate) const fn covered(self, fish: u8) -> Node {
        Node(self.0 - if fish == 2 { PAIR } else { SINGLE })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_joined_feature_holds_what_both_held() {
        let sea = Node::lone(6, 0, 1).with_islander();
        let other = Node::lone(2, 1, 0).with_islander();
        let both = sea.joined(other).sewn();
        assert_eq!((both.open(), both.icons(), both.pairs(), both.islanders()), (6, 3, 1, 2));
        assert_eq!(both.covered(2).icons(), 1);
        assert_eq!(both.covered(1).without_islander().islanders(), 1);
        assert_eq!(both.target(), None);
        assert_eq!(Node::link(583).target(), Some(583));
    }

    #[test]
    fn the_fullest_feature_does_not_overflow() {
        // 148 sides of an outline with two half sides each, and all icons of the box.
        let mut node = Node(0);
        for _ in 0..148 {
            node = node.joined(Node::lone(2, 0, 0));
        }
        for _ in 0..MOST_ICONS {
            node = node.joined(Node::lone(0, 1, 1));
        }
        for _ in 0..20 {
            node = node.with_islander();
        }
        let seen = (node.open(), u32::from(node.icons()), node.pairs(), node.islanders(), node.target());
        assert_eq!(seen, (296, 3 * MOST_ICONS, MOST_ICONS, 20, None));
    }
}
