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

/// All games, the heading first. What does not fit is counted, with `more` that are not looked at.
pub fn all(w: &Wording, lines: &[String], more: usize, most: usize) -> PrivateText {
    if lines.is_empty() && more == 0 {
        return PrivateText(w.say("games-none", &[]));
    }
    let mut left = more;
    let mut shown = lines.len();
    loop {
        let mut said = vec![w.say("games-title", &[])];
        said.extend(lines.iter().take(shown).cloned());
        if left > 0 {
            said.push(w.say("games-more", &[("count", left.into())]));
        }
        let text = said.join("\n");
        if text.chars().count() <= most || shown == 0 {
            return PrivateText(super::clip(&text, most));
        }
        shown -= 1;
        left = left.saturating_add(1);
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    #[test]
    fn what_does_not_fit_is_counted() {
        let w = &english();
        assert!(all(w, &[], 0, 2000).0.contains("/viceroy new"));
        let lines = vec!["x".repeat(150); 30];
        let said = all(w, &lines, 5, 2000).0;
        assert!(said.chars().count() <= 2000, "{said}");
        let shown = said.lines().filter(|line| line.starts_with('x')).count();
        assert!(said.contains(&format!("{} more", 35 - shown)), "{said}");
        let one = all(w, &lines[..1], 0, 2000).0;
        assert_eq!(one.lines().count(), 2);
    }
}
