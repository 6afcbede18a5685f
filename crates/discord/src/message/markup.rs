//! People and times as Discord shows them: the one by their names, the other in the time zone of whoever reads.

use viceroy_i18n::{Wording, agreed};
use viceroy_model::attendance::TableSettings;
use viceroy_model::messages::PersonId;
use viceroy_model::timing::WallTime;

/// Somebody's name, as Discord shows it and can notify them by.
pub(crate) fn mention(person: PersonId) -> String {
    format!("<@{}>", person.0)
}

/// A time as the chat shows it: for everybody in their own time zone, with how long it is until then.
pub fn relative(WallTime(at): WallTime) -> String {
    let seconds = at.div_euclid(1000);
    format!("<t:{seconds}:f> (<t:{seconds}:R>)")
}

/// The hour of the day that counts at a table, if one does; the chat shows the next one to everybody in their own time zone.
pub(super) fn daily_hour(w: &Wording, agreed: &TableSettings, next: Option<WallTime>) -> String {
    let shown = next.map(|WallTime(at)| format!("<t:{}:t>", at.div_euclid(1000)));
    agreed::hour(w, agreed, shown.as_deref())
}

/// How long it is until a time, as the chat shows it.
pub fn remaining(WallTime(at): WallTime) -> String {
    format!("<t:{}:R>", at.div_euclid(1000))
}
