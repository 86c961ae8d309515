//! A bar that shows how far long work has come; nothing where nobody watches.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many pieces of work.
pub(crate) fn progress_bar(pieces: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}").expect("the template is sound");
    ProgressBar::new(pieces).with_style(style)
}

/// Something that moves while work goes on of which nobody knows how long it takes.
pub(crate) fn spinner(message: String) -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {msg}").expect("the template is sound");
    let spinner = ProgressBar::new_spinner().with_style(style).with_message(message);
    spinner.enable_steady_tick(Duration::from_millis(120));
    spinner
}
