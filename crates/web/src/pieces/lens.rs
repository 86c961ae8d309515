//! Where one looks at a board, and how closely.

/// How close one can look.
const CLOSEST: f64 = 5.0;

/// Where one looks at a board, and how closely: the board is drawn to fill its room, then moved and enlarged so.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Lens {
    /// How much larger than fitting.
    pub(crate) scale: f64,
    /// How far the left upper corner is moved, in pixels.
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Lens {
    /// Everything is seen.
    pub(crate) const FIT: Lens = Lens { scale: 1.0, x: 0.0, y: 0.0 };

    /// Closer by a factor, while the point `at` stays where it is.
    #[must_use]
    pub(crate) fn zoom(self, factor: f64, at: (f64, f64), room: (f64, f64)) -> Lens {
        let scale = (self.scale * factor).clamp(1.0, CLOSEST);
        let grown = scale / self.scale;
        let x = at.0 - (at.0 - self.x) * grown;
        let y = at.1 - (at.1 - self.y) * grown;
        Lens { scale, x, y }.within(room)
    }

    /// Moved by so many pixels.
    #[must_use]
    pub(crate) fn pan(self, by: (f64, f64), room: (f64, f64)) -> Lens {
        Lens { x: self.x + by.0, y: self.y + by.1, ..self }.within(room)
    }

    /// No edge of the board comes inside the room.
    fn within(self, room: (f64, f64)) -> Lens {
        let least = |room: f64| room - room * self.scale;
        Lens { x: self.x.clamp(least(room.0), 0.0), y: self.y.clamp(least(room.1), 0.0), ..self }
    }

    /// What the style sheet is told.
    pub(crate) fn transform(self) -> String {
        format!("translate({:.1}px, {:.1}px) scale({:.4})", self.x, self.y, self.scale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: (f64, f64) = (800.0, 500.0);

    #[test]
    fn the_point_under_the_pointer_stays() {
        let at = (300.0, 200.0);
        let lens = Lens::FIT.zoom(2.0, at, ROOM);
        // The board's point that was at `at` is still there.
        assert_eq!((lens.x + at.0 * lens.scale, lens.y + at.1 * lens.scale), at);
        let back = lens.zoom(0.5, at, ROOM);
        assert_eq!(back, Lens::FIT);
    }

    #[test]
    fn the_board_never_leaves_its_room() {
        let lens = Lens::FIT.zoom(3.0, (0.0, 0.0), ROOM).pan((-9_999.0, 50.0), ROOM);
        assert_eq!((lens.x, lens.y), (-1_600.0, 0.0));
        assert_eq!(Lens::FIT.pan((40.0, 40.0), ROOM), Lens::FIT);
    }

    #[test]
    fn closeness_has_bounds() {
        assert_eq!(Lens::FIT.zoom(99.0, (1.0, 1.0), ROOM).scale, CLOSEST);
        assert_eq!(Lens::FIT.zoom(0.01, (1.0, 1.0), ROOM), Lens::FIT);
    }
}
