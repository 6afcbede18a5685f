//! Asking somebody who plays several games which one they mean.

use super::thing::Thing;
use super::{Arg, PrivateText, Wording};

/// Whose hand to open.
pub fn hand(w: &Wording) -> PrivateText {
    PrivateText(w.say("which-hand", &[]))
}

/// Whose players to show.
pub fn players(w: &Wording) -> PrivateText {
    PrivateText(w.say("which-players", &[]))
}

/// Which table to look at.
pub fn table(w: &Wording) -> PrivateText {
    PrivateText(w.say("which-table", &[]))
}

/// What was typed could be an answer in each of several games.
pub fn choose(w: &Wording) -> PrivateText {
    PrivateText(w.say("which-choose", &[]))
}

/// A question, and which of all that may be meant stand below it.
pub fn part(
    w: &Wording,
    question: &PrivateText,
    from: usize,
    to: usize,
    all: usize,
) -> PrivateText {
    let args = [
        ("from", from.into()),
        ("to", to.into()),
        ("all", all.into()),
    ];
    PrivateText(format!("{}\n{}", question.0, w.say("which-part", &args)))
}

/// A game on a button, at most 80 characters.
pub fn button(w: &Wording, game: i64, others: &[String]) -> String {
    super::clip(&named(w, game, others), 80)
}

/// A game that waits for the reader, as it is proposed.
pub fn waiting(w: &Wording, named: &str) -> String {
    w.say("which-waiting", &[("game", Arg::Text(named))])
}

/// A game and the others who play it.
pub fn named(w: &Wording, game: i64, others: &[String]) -> String {
    let game = game.to_string();
    let game = ("game", Arg::Text(&game));
    if others.is_empty() {
        return w.say("which-game-alone", &[game]);
    }
    let who = Thing::names(others);
    w.say("which-game", &[game, ("who", who.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    #[test]
    fn a_game_is_known_by_its_number_and_people() {
        let w = &english();
        let others = ["Ben".to_owned(), "Cleo".to_owned()];
        assert_eq!(button(w, 1234, &others), "Game 1234 with Ben and Cleo");
        assert_eq!(button(w, 7, &[]), "Game 7");
        assert_eq!(waiting(w, "Game 7"), "▶️ Game 7: your turn");
        assert!(button(w, 7, &vec!["x".repeat(60); 3]).chars().count() <= 80);
        let part = part(w, &hand(w), 21, 40, 60).0;
        assert!(part.contains("21 to 40 of 60"), "{part}");
        assert!(part.len() < 400 && choose(w).0.len() < 300);
    }
}
