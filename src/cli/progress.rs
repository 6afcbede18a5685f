//! A bar for commands that play many games.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many games. It is not drawn where nobody looks: it knows whether it is in a terminal.
pub fn progress_bar(games: u64) -> ProgressBar {
    ProgressBar::new(games).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    )
}
