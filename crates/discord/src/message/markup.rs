//! Discord markup for mentions and timestamps.

use viceroy_i18n::{Wording, agreed};
use viceroy_model::attendance::TableSettings;
use viceroy_model::messages::PersonId;
use viceroy_model::timing::WallTime;

pub(crate) fn mention(person: PersonId) -> String {
    format!("<@{}>", person.0)
}

/// Both absolute and relative.
pub fn relative(WallTime(at): WallTime) -> String {
    let seconds = at.div_euclid(1000);
    format!("<t:{seconds}:f> (<t:{seconds}:R>)")
}

/// The day, as the reader's program writes it.
pub fn date(WallTime(at): WallTime) -> String {
    format!("<t:{}:D>", at.div_euclid(1000))
}

/// Shown in the reader's time zone.
pub(super) fn daily_hour(w: &Wording, agreed: &TableSettings, next: Option<WallTime>) -> String {
    let shown = next.map(|WallTime(at)| format!("<t:{}:t>", at.div_euclid(1000)));
    agreed::hour(w, agreed, shown.as_deref())
}

pub fn remaining(WallTime(at): WallTime) -> String {
    format!("<t:{}:R>", at.div_euclid(1000))
}
