//! The sign of each seat: colour is never the only one.

use leptos::prelude::*;
use tidetable_kernel::Seat;

/// One sign per seat, drawn on a field of 24 by 24 around its middle: anchor, starfish, shell, fish, compass, trident.
const SIGNS: [&str; 6] = [
    r#"<g fill="none"><circle cx="12" cy="5" r="2.2"/><path d="M12 7.5V20.5M7.5 11h9M4 14.5c.5 3.8 3.8 6 8 6s7.5-2.2 8-6"/></g>"#,
    r#"<path d="M12 3.5l2.3 5.9 6.3.3-4.9 4 1.6 6.1-5.3-3.5-5.3 3.5 1.6-6.1-4.9-4 6.3-.3z"/>"#,
    r#"<g fill="none"><path d="M12 20L4 10.5a8.2 8.2 0 0116 0zM12 20V4.5M12 20L8 6M12 20l4-14M9 20.5h6"/></g>"#,
    r#"<path d="M2.5 12c3-5 9-6.2 13-2.5l5.5-3.7c-.9 4-.9 8.4 0 12.4l-5.5-3.7C11.5 18.2 5.5 17 2.5 12z"/>"#,
    r#"<path d="M12 2.5l2.3 7.2 7.2 2.3-7.2 2.3-2.3 7.2-2.3-7.2L2.5 12l7.2-2.3z"/>"#,
    r#"<g fill="none"><path d="M12 21V3.5M5.5 4.5v4.5c0 3.3 2.6 5.5 6.5 5.5s6.5-2.2 6.5-5.5V4.5M9 20.5h6"/></g>"#,
];

/// The drawing of a seat's sign.
pub(crate) fn sign(seat: Seat) -> &'static str {
    SIGNS[seat.index() % SIGNS.len()]
}

/// The style class that gives a seat its colour.
pub(crate) fn class(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}

/// A seat's sign on its colour.
pub(crate) fn badge(seat: Seat) -> impl IntoView {
    view! {
        <svg class=format!("badge {}", class(seat)) viewBox="0 0 24 24" aria-hidden="true">
            <circle class="badge-ground" cx="12" cy="12" r="12"/>
            <circle class="weave" cx="12" cy="12" r="12"/>
            <g class="sign" transform="translate(4.2 4.2) scale(.65)" inner_html=sign(seat)></g>
        </svg>
    }
}
