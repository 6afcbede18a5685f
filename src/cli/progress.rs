//! Progress bars.

use indicatif::{ProgressBar, ProgressStyle};

pub fn progress_bar(games: u64) -> ProgressBar {
    ProgressBar::new(games).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    )
}
