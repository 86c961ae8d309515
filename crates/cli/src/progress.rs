//! A bar that shows how far long work has come; nothing where nobody watches.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many pieces of work.
pub(crate) fn progress_bar(pieces: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}").expect("the template is sound");
    ProgressBar::new(pieces).with_style(style)
}
