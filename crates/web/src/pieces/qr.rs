//! An address as a pattern that a phone's camera reads.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The pattern of a text; nothing if the text is too long for one.
pub(crate) fn qr(text: &str) -> Option<impl IntoView + use<>> {
    let (path, size) = pattern(text)?;
    // The white rim of four squares belongs to the pattern: cameras need it.
    let field = format!("-4 -4 {0} {0}", size + 8);
    Some(view! {
        <svg class="qr" viewBox=field aria-hidden="true" data-testid="qr">
            <rect class="qr-ground" x="-4" y="-4" width=size + 8 height=size + 8/>
            <path class="qr-ink" d=path/>
        </svg>
    })
}

/// The dark squares as one path, and how many squares a side has.
fn pattern(text: &str) -> Option<(String, i32)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let squares = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let path =
        squares.filter(|&(x, y)| code.get_module(x, y)).map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    Some((path, size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_has_its_three_corners() {
        let (path, size) = pattern("https://example.org/t/abc").unwrap();
        for corner in [(0, 0), (size - 1, 0), (0, size - 1)] {
            assert!(path.contains(&format!("M{} {}h1", corner.0, corner.1)), "{corner:?}");
        }
        assert!(pattern(&"x".repeat(9_000)).is_none());
    }
}
