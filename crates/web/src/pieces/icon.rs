//! Small pictures on buttons and beside words; the words say the same.

use leptos::prelude::*;

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $drawing:literal;)*) => {
        /// A small picture.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Icon { $($(#[$doc])* $name),* }

        impl Icon {
            const fn drawing(self) -> &'static str {
                match self { $(Icon::$name => $drawing),* }
            }
        }
    };
}

// Drawn on a field of 24 by 24, in lines.
icons! {
    Bot = r#"<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4M9 13v1.5M15 13v1.5M2.5 12v4M21.5 12v4"/>"#;
    Check = r#"<path d="M4.5 12.5l5 5L19.5 7"/>"#;
    Close = r#"<path d="M6 6l12 12M18 6L6 18"/>"#;
    Copy = r#"<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V6a2 2 0 00-2-2H6a2 2 0 00-2 2v8a2 2 0 002 2h2"/>"#;
    Device = r#"<rect x="6.5" y="2.5" width="11" height="19" rx="2.5"/><path d="M11 18.5h2"/>"#;
    Eye = r#"<path d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12z"/><circle cx="12" cy="12" r="3"/>"#;
    First = r#"<path d="M18 5l-8 7 8 7zM6 5v14"/>"#;
    Fit = r#"<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>"#;
    Gear = r#"<circle cx="12" cy="12" r="3.2"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"/>"#;
    Hint = r#"<path d="M9 18h6M10 21h4M12 3a6.5 6.5 0 00-3.7 11.8c.5.4.7 1 .7 1.7h6c0-.7.2-1.3.7-1.7A6.5 6.5 0 0012 3z"/>"#;
    Last = r#"<path d="M6 5l8 7-8 7zM18 5v14"/>"#;
    List = r#"<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01"/>"#;
    Minus = r#"<path d="M5 12h14"/>"#;
    Next = r#"<path d="M9 5l8 7-8 7z"/>"#;
    Pause = r#"<path d="M9 5v14M15 5v14"/>"#;
    Person = r#"<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6"/>"#;
    Play = r#"<path d="M7 4.5l12 7.5-12 7.5z"/>"#;
    Plus = r#"<path d="M5 12h14M12 5v14"/>"#;
    Previous = r#"<path d="M15 5l-8 7 8 7z"/>"#;
    Rules = r#"<path d="M12 6.5C10 5 7.5 4.5 4 4.5v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-14c-3.5 0-6 .5-8 2zM12 6.5v14"/>"#;
    Send = r#"<path d="M4 12l16-7.5-5 16-4-6.5zM11 14l9-9.5"/>"#;
    Speech = r#"<path d="M4 5h16v11h-8l-5 4v-4H4z"/>"#;
    Text = r#"<path d="M5 6h14M5 10h14M5 14h9M5 18h6"/>"#;
    Trash = r#"<path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5"/>"#;
    Undo = r#"<path d="M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 010 11h-3"/>"#;
}

/// The picture; whoever listens instead of looking does not miss it.
pub(crate) fn icon(icon: Icon) -> impl IntoView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" inner_html=icon.drawing()></svg> }
}
