//! Computer players at a table.

use super::{Arg, PrivateText, Wording};
use crate::brains::Level;

/// The word of a level's sentences in the files.
fn key(level: Level) -> &'static str {
    level.key()
}

/// A computer player in a list of those at a table.
pub fn named(w: &Wording, who: &str, level: Level) -> String {
    let args = [("who", Arg::Text(who)), ("level", Arg::Text(key(level)))];
    w.say("computer-named", &args)
}

/// How strong a computer player is, in a word.
pub fn level(w: &Wording, level: Level) -> String {
    w.say("computer-level", &[("level", Arg::Text(key(level)))])
}

/// A seat that a computer player has, among the seats of a game.
pub fn seat(w: &Wording, who: &str, level: Level) -> String {
    let args = [("who", Arg::Text(who)), ("level", Arg::Text(key(level)))];
    w.say("computer-seat", &args)
}

/// The label of the button of a lobby that leads to them.
pub fn open_button(w: &Wording) -> String {
    w.say("button-computers", &[])
}

/// The label of the button that seats one.
pub fn seat_button(w: &Wording, level: Level) -> String {
    w.say("button-seat-computer", &[("level", Arg::Text(key(level)))])
}

/// The label of the button that takes one's seat away.
pub fn dismiss_button(w: &Wording, who: &str) -> String {
    w.say("button-remove", &[("who", Arg::Text(who))])
}

/// What computer players are, above the buttons that seat one; whether there is a seat for another.
pub fn panel(w: &Wording, room: Room) -> PrivateText {
    PrivateText(match room {
        Room::Left => w.say("computers-panel", &[]),
        Room::None => w.say("computers-full", &[]),
    })
}

/// Whether a table has a seat for another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// It has.
    Left,
    /// It has not.
    None,
}

/// After a table was opened in a direct message.
pub fn said_opened_here(w: &Wording) -> PrivateText {
    PrivateText(w.say("said-opened-here", &[]))
}

/// After a game was started in a direct message.
pub fn said_started_here(w: &Wording) -> PrivateText {
    PrivateText(w.say("said-started-here", &[]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    #[test]
    fn every_level_has_its_words() {
        let w = &english();
        for level in Level::ALL {
            let said = [
                named(w, "Lapo", level),
                seat(w, "Lapo", level),
                seat_button(w, level),
            ];
            for said in said {
                assert!(said.to_lowercase().contains(level.key()), "{said}");
            }
            assert!(!super::level(w, level).is_empty());
        }
        assert_ne!(panel(w, Room::Left), panel(w, Room::None));
        assert!(dismiss_button(w, "Lapo").contains("Lapo"));
    }
}
