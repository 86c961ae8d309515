//! The signs of cards, tiles and treasures, each drawn on a field of 24 by 24; colours are the style sheet's.

use tidetable_mermaid_rain::{Card, Treasure};

const DOLPHIN: &str = r#"<path d="M1.8 16.2C2.6 9.6 7 5.6 12.4 5.3C13 3.6 14.5 2.4 16.6 2.2C16 3.5 16 4.9 16.5 6.1C19.2 7.4 20.8 9.4 21.3 11.6L23 13.4C20.9 13.6 19.3 13.3 18 12.6C16.7 14.3 15 15.4 13 15.9C13.1 14.9 12.9 14 12.4 13.1C9.4 13 6.9 14 5.2 16.4C6.2 17.4 6.6 18.7 6.4 20.4C4.9 20.3 3.7 19.7 2.9 18.6C2 19.2 1.2 19.4 .2 19.2C.5 18 1 17 1.8 16.2Z"/><circle class="eye" cx="18.3" cy="9.6" r=".9"/>"#;
const GULL: &str = r#"<path d="M.3 8.2C5 4 9.5 5.2 12 10C14.5 5.2 19 4 23.7 8.2C19.7 8 16.8 9.6 14.7 13.2L14 17.5L12 20.5L10 17.5L9.3 13.2C7.2 9.6 4.3 8 .3 8.2Z"/>"#;
const TURTLE: &str = r#"<circle cx="12" cy="4" r="3"/><path d="M12 5.6C14.2 5.8 15.9 6.6 17.2 7.9C18.7 6.2 20.8 5.5 23.2 5.9C22.9 8.3 21.5 10.2 19.2 11.3C19.5 13.1 19.4 14.9 18.8 16.5C20.2 17.3 20.9 18.5 21 20.2C19.2 20.3 17.7 19.6 16.6 18.5C15.3 20.1 13.8 21.1 12 21.5C10.2 21.1 8.7 20.1 7.4 18.5C6.3 19.6 4.8 20.3 3 20.2C3.1 18.5 3.8 17.3 5.2 16.5C4.6 14.9 4.5 13.1 4.8 11.3C2.5 10.2 1.1 8.3 .8 5.9C3.2 5.5 5.3 6.2 6.8 7.9C8.1 6.6 9.8 5.8 12 5.6Z"/><path class="cut" d="M12 9.2L15.3 11.2V15.1L12 17.1L8.7 15.1V11.2ZM12 9.2V7.6M15.3 11.2L17 10.1M15.3 15.1L17 16.3M12 17.1V19.6M8.7 15.1L7 16.3M8.7 11.2L7 10.1"/>"#;
const MERMAID: &str = r#"<path d="M12 23.5C9.7 20 8.8 17 9.4 13.3C4.8 12.5 1.4 8.6 .8 2.2C5.8 2.2 9.8 4.4 12 8.6C14.2 4.4 18.2 2.2 23.2 2.2C22.6 8.6 19.2 12.5 14.6 13.3C15.2 17 14.3 20 12 23.5Z"/><path class="cut" d="M4.3 5C6 8 8 10 10.5 11M19.7 5C18 8 16 10 13.5 11M10.4 15.3C11.5 16.1 12.5 16.1 13.6 15.3"/>"#;
const DRAGON: &str = r#"<path d="M12 23.2C5.6 19.2 2.6 13.6 3.2 5.2C6.6 5.5 9.5 4.3 12 1C14.5 4.3 17.4 5.5 20.8 5.2C21.4 13.6 18.4 19.2 12 23.2Z"/><path class="cut" d="M7 8.8C9 8.8 10.7 8.1 12 6.6C13.3 8.1 15 8.8 17 8.8M6.6 13.2C8.8 13.2 10.6 12.4 12 10.8C13.4 12.4 15.2 13.2 17.4 13.2M8.7 17.4C10 17.2 11.1 16.6 12 15.5C12.9 16.6 14 17.2 15.3 17.4"/>"#;
const PEARL: &str = r#"<circle cx="12" cy="12" r="9.5"/><path class="cut" d="M6.5 10.5a6 6 0 0 1 4.5-4.6"/>"#;
const CRYSTAL: &str = r#"<path d="M12 1L18.5 7.5V16.5L12 23L5.5 16.5V7.5Z"/><path class="cut" d="M5.5 7.5L12 10.5L18.5 7.5M12 10.5V22.5M5.5 16.5L12 10.5M18.5 16.5L12 10.5M12 1v9.5"/>"#;
const CORAL: &str = r#"<path d="M10.6 22.5C10.9 19.5 10.4 17.5 8.5 16C5.6 15.6 3.6 13.9 2.4 10.8A1.5 1.5 0 0 1 5.2 9.7C5.9 11.5 6.7 12.5 7.8 12.9C7.9 10.7 7.5 9 6.2 7A1.5 1.5 0 0 1 8.7 5.4C10.3 7.9 10.9 10.3 10.7 13C11 13.4 11.3 13.9 11.5 14.4C12.3 11.6 12.3 8 11.4 3.4A1.6 1.6 0 0 1 14.5 2.8C15.3 6.6 15.5 9.9 15 12.6C16.9 11.8 17.9 10.3 18.1 7.9A1.5 1.5 0 0 1 21.1 8.1C20.8 12 18.7 14.6 14.9 16C14.1 17.7 13.9 19.8 14.2 22.5Z"/>"#;
const SHELL: &str = r#"<path d="M12 22L9 22.4L8.6 19.6C4.6 17.2 1.8 13.4 1.5 9.3C2.5 5.8 5 4.6 6.5 4.9C7.5 2.8 9.8 2 12 2.8C14.2 2 16.5 2.8 17.5 4.9C19 4.6 21.5 5.8 22.5 9.3C22.2 13.4 19.4 17.2 15.4 19.6L15 22.4Z"/><path class="cut" d="M12 20V3.5M11 19.5L6.6 5.5M13 19.5L17.4 5.5M9.8 19L2.5 9.5M14.2 19L21.5 9.5"/>"#;

/// An hourglass: this does not stay.
const HOURGLASS: &str = r#"<path d="M5 2.5H19V6C19 9 15.5 10.5 14.3 12C15.5 13.5 19 15 19 18V21.5H5V18C5 15 8.5 13.5 9.7 12C8.5 10.5 5 9 5 6Z"/>"#;

/// A crown: the Prince.
pub(super) const CROWN: &str = r#"<path d="M2.5 7L7.5 11.5L12 4L16.5 11.5L21.5 7L19.5 19.5H4.5Z"/>"#;

/// A witch's cauldron, in lines.
pub(super) const CAULDRON: &str = r#"<path d="M3.5 9.5h17M5 9.5c-1.5 3-1.5 10.5 7 10.5s8.5-7.5 7-10.5M7.5 19l-1.5 2.5M16.5 19l1.5 2.5M9 6.5c0-1.5 1.5-1.5 1.5-3M13.5 6.5c0-1.5 1.5-1.5 1.5-3"/>"#;

/// The sign of a card.
pub(super) const fn card(card: Card) -> &'static str {
    match card {
        Card::Dolphin => DOLPHIN,
        Card::Gull => GULL,
        Card::Turtle => TURTLE,
    }
}

/// The sign of a treasure.
pub(super) const fn treasure(treasure: Treasure) -> &'static str {
    match treasure {
        Treasure::Dragon => DRAGON,
        Treasure::Pearl => PEARL,
        Treasure::Crystal => CRYSTAL,
        Treasure::Coral => CORAL,
        Treasure::Shell => SHELL,
    }
}

/// A mermaid's tail.
pub(super) const fn tail() -> &'static str {
    MERMAID
}

/// The sign of what leaves at the end of the round.
pub(super) const fn hourglass() -> &'static str {
    HOURGLASS
}
