//! All games of one person.

use super::thing::Thing;
use super::{Arg, PrivateText, Wording};

/// How it stands with a game.
pub enum Course<'c> {
    /// It waits for the reader, until then if there is a clock.
    YourTurn(Option<&'c str>),
    /// It waits for others, who may be nobody at this moment.
    Others(&'c [String]),
    /// A computer player holds the reader's seat.
    Held,
    /// It rests until then.
    Paused(&'c str),
    /// It stands still.
    Still,
}

/// Somebody plays nowhere.
pub fn none(w: &Wording) -> PrivateText {
    PrivateText(w.say("games-none", &[]))
}

/// A page of the list, the heading first: which of all of them stand there, if it is not all.
pub fn page(w: &Wording, lines: &[String], from: usize, all: usize) -> PrivateText {
    let to = from + lines.len();
    let title = match lines.len() < all {
        true => {
            let args = [
                ("from", (from + 1).into()),
                ("to", to.into()),
                ("all", all.into()),
            ];
            w.say("games-title-part", &args)
        }
        false => w.say("games-title", &[]),
    };
    let said: Vec<String> = [title].into_iter().chain(lines.iter().cloned()).collect();
    PrivateText(said.join("\n"))
}

/// A game: its name, how it stands, and a link to its thread.
pub fn line(w: &Wording, game: &str, course: &Course<'_>, thread: Option<&str>) -> String {
    let game = ("game", Arg::Text(game));
    let said = match course {
        Course::YourTurn(Some(time)) => {
            w.say("game-your-turn-until", &[game, ("time", Arg::Text(time))])
        }
        Course::YourTurn(None) => w.say("game-your-turn", &[game]),
        Course::Others([]) => w.say("game-nobodys-turn", &[game]),
        Course::Others(who) => w.say(
            "game-others-turn",
            &[game, ("who", Thing::names(*who).into())],
        ),
        Course::Held => w.say("game-held", &[game]),
        Course::Paused(time) => w.say("game-paused", &[game, ("time", Arg::Text(time))]),
        Course::Still => w.say("game-still", &[game]),
    };
    match thread {
        Some(thread) => format!("{said} {thread}"),
        None => said,
    }
}

/// The label of the button that opens the game that waits most urgently.
pub fn next_button(w: &Wording) -> String {
    w.say("button-next-game", &[])
}

/// No game waits for the reader.
pub fn said_none(w: &Wording) -> PrivateText {
    PrivateText(w.say("said-no-next-game", &[]))
}
