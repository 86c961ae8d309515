//! Signs of realms, ships and coral cards: every colour has one, so that nobody needs the colour.

use tidetable_sea_dragons::{Coral, Power, Realm, Ship};

/// The sign of a realm, drawn in lines on a field of 24 by 24.
pub(super) const fn realm(realm: Realm) -> &'static str {
    match realm {
        Realm::Starfish => {
            r#"<path d="M12 2.2c1.6 0 1.9 4.3 2.9 5.6 1 1.2 5.7.3 6.3 1.8.6 1.6-3.4 3.4-4 4.9-.5 1.5 2 5.3.7 6.3-1.3 1-4.2-2.3-5.9-2.3s-4.6 3.3-5.9 2.3c-1.3-1 1.2-4.8.7-6.3-.6-1.5-4.6-3.3-4-4.9.6-1.5 5.3-.6 6.3-1.8 1-1.3 1.3-5.6 2.9-5.6z"/><path d="M12 6.5v.01M12 9.8v.01M7.3 11.3v.01M16.7 11.3v.01M9.2 16.5v.01M14.8 16.5v.01M12 13v.01"/>"#
        }
        Realm::Seahorse => {
            r#"<path d="M5 8.2l4.6-1.4c.3-2.6 2-4.3 4.3-4.3 2.8 0 4.6 2.2 4.4 4.8-.2 2.2-2 3-2 5.2 0 2 1.8 2.7 1.8 5 0 2.7-2 4.3-4.2 4.3-2 0-3.4-1.3-3.4-3 0-1.4 1-2.4 2.2-2.4s1.9.8 1.9 1.7"/><path d="M5 8.2l.6 1.6 5.2-.4c-.2 1.3-1.3 2.4-1.3 4.3 0 1.5.6 2.5 1.2 3.3M13.6 6.2v.01M18.2 9.5l2.3.8-2.7 2.3"/>"#
        }
        Realm::Shell => {
            r#"<path d="M3 13.5C3 7.8 7 4 12.2 4 17.3 4 21 7.5 21 12.2c0 4.5-3.3 7.8-7.3 7.8-3.5 0-6-2.3-6-5.3 0-2.7 2-4.6 4.5-4.6 2.1 0 3.6 1.4 3.6 3.2 0 1.5-1 2.5-2.3 2.5M3 13.5c1.2.8 3 1.2 4.7 1.2M5 7.8l4.3 3.4M11.5 4l.7 6.1M18.7 6.6l-3.7 4.3M20.7 14.5l-5-.3M15.5 19.7l-1.3-3.9"/>"#
        }
        Realm::Octopus => {
            r#"<path d="M6.5 11.5C6 6.5 8.5 3 12 3s6 3.5 5.5 8.5M6.5 11.5c.5 2.3-.5 4.8-4 4.5M9 13c.3 4-1.5 6.5-4.5 7.5M11 13.5c0 3.5 0 5-1.5 7.5M13 13.5c0 3.5 0 5 1.5 7.5M15 13c-.3 4 1.5 6.5 4.5 7.5M17.5 11.5c-.5 2.3.5 4.8 4 4.5"/><path d="M10 9.3v.01M14 9.3v.01"/>"#
        }
    }
}

/// The sign on the sail of a ship, on a field of 24 by 24: crossed swords, skull, flame, hook.
pub(super) const fn sail(ship: Ship) -> &'static str {
    match ship {
        Ship::Green => r#"<path class="stroke" d="M5.5 5l11.5 12M18.5 5L7 17M14.5 19.5l5-5M9.5 19.5l-5-5"/>"#,
        Ship::Violet => {
            r#"<path d="M12 3.5c5 0 8 3.2 8 7.5 0 2.7-1.3 4.6-3.3 5.7V20H7.3v-3.3C5.3 15.6 4 13.7 4 11c0-4.3 3-7.5 8-7.5z"/><path class="hole" d="M6.8 11.3a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM12.8 11.3a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z"/>"#
        }
        Ship::Red => {
            r#"<path d="M12.5 2.5c.5 4.5 6 6.5 6 12 0 4-3 7-6.5 7s-6.5-2.7-6.5-6.5c0-3.2 2-4.5 3-7.5 1.2.8 1.8 2 1.9 3.3 1.6-2 2.3-5 2.1-8.3z"/>"#
        }
        Ship::Blue => {
            r#"<path class="stroke" d="M15.5 4.5v9.3a5 5 0 0 1-10 0M11.5 4.5h8M3 14.5l2.5-2.7 2.7 2.5"/>"#
        }
    }
}

/// The name of a ship's colour in style sheets and dictionaries.
pub(super) const fn ship_name(ship: Ship) -> &'static str {
    ["green", "violet", "red", "blue"][ship as usize]
}

/// A pirate ship around the origin, in the size of a cell.
pub(super) fn ship(ship: Ship) -> String {
    format!(
        r#"<g class="ship ship-{}"><path class="wake" d="M-24 19q6 -5 12 0t12 0t12 0t12 0"/><path class="mast" d="M0 10V-25"/><path class="hull" d="M-21 8C-12 11 12 11 21 8C20 16 14 20 8 20H-8C-14 20 -20 16 -21 8Z"/><path class="sail" d="M-17 -20C-9 -23 9 -23 17 -20C20 -11 20 -2 16 6C8 3 -8 3 -16 6C-20 -2 -20 -11 -17 -20Z"/><g class="token" transform="translate(-11.5 -20) scale(.96)">{}</g></g>"#,
        ship_name(ship),
        sail(ship)
    )
}

/// A coin around the origin.
pub(super) const COIN: &str = r#"<circle class="coin-edge" cy="1.5" r="15"/><circle class="coin" r="15"/><circle class="coin-ring" r="11"/><path class="coin-mark" d="M-7 2.5q3.5 -6 7 0t7 0M-4 -3.5q2 -3.5 4 0t4 0"/>"#;

/// A branch of coral around the origin.
pub(super) const CORAL: &str = r#"<g class="coral"><path class="coral-edge" d="M0 22V2M0 10C-9 6 -13 -3 -12 -15M0 5C8 1 12 -7 11 -19M-9 0C-15 -1 -19 -4 -20 -10M8 -2C14 -2 18 -5 20 -10M-1 2C-2 -6 -1 -14 0 -20"/><path class="coral-flesh" d="M0 22V2M0 10C-9 6 -13 -3 -12 -15M0 5C8 1 12 -7 11 -19M-9 0C-15 -1 -19 -4 -20 -10M8 -2C14 -2 18 -5 20 -10M-1 2C-2 -6 -1 -14 0 -20"/></g>"#;

/// A whirlpool around the origin.
pub(super) const WHIRLPOOL: &str = r#"<circle class="pool" r="25"/><path class="spiral" d="M-1 0a3 3 0 0 1 6 0a7 7 0 0 1 -14 0a11 11 0 0 1 22 0a15 15 0 0 1 -30 0a18.5 18.5 0 0 1 37 0"/><path class="spiral thin" d="M1 0a3 3 0 0 1 -6 0a7 7 0 0 1 14 0a11 11 0 0 1 -22 0a15 15 0 0 1 30 0a19 19 0 0 1 -38 0"/>"#;

/// The picture on a coral card, around the origin.
pub(super) fn coral(coral: Coral) -> String {
    match coral.power() {
        Power::Double([one, other]) => format!(
            r#"<g transform="translate(-13 -3) scale(.8)">{}</g><g transform="translate(13 5) scale(.8)">{}</g>"#,
            ship(one),
            ship(other)
        ),
        Power::Any => {
            r#"<g class="ship ship-any"><path class="wake" d="M-24 19q6 -5 12 0t12 0t12 0t12 0"/><path class="mast" d="M0 10V-25"/><path class="hull" d="M-21 8C-12 11 12 11 21 8C20 16 14 20 8 20H-8C-14 20 -20 16 -21 8Z"/><path class="sail" d="M-17 -20C-9 -23 9 -23 17 -20C20 -11 20 -2 16 6C8 3 -8 3 -16 6C-20 -2 -20 -11 -17 -20Z"/><text y="-1">?</text></g>"#
                .to_owned()
        }
        Power::Hidden(place) => format!(
            r#"<g class="hidden-card realm-{}"><circle class="depth" r="24"/><path class="lurker" d="M-21 13C-15 4 -9 4 -5 10S5 18 10 8S20 2 22 10"/><g class="emblem" transform="translate(-13 -21) scale(1.08)">{}</g></g>"#,
            place.name(),
            realm(place)
        ),
        Power::Gold => [(-9, 7), (9, 7), (-9, -8), (9, -8)]
            .map(|(x, y)| format!(r#"<g transform="translate({x} {y}) scale(.78)">{COIN}</g>"#))
            .concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_signs_look_alike() {
        assert_eq!(Realm::ALL.map(realm).into_iter().collect::<BTreeSet<_>>().len(), 4);
        assert_eq!(Ship::ALL.map(sail).into_iter().collect::<BTreeSet<_>>().len(), 4);
        assert_eq!(Coral::all().map(coral).collect::<BTreeSet<_>>().len(), Coral::all().count());
    }

    #[test]
    fn a_double_card_shows_both_ships() {
        let art = coral(Coral::double(Ship::Red, Ship::Blue));
        assert!(art.contains("ship-red") && art.contains("ship-blue"), "{art}");
    }
}
