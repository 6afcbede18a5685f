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

/// What was typed could be an answer in each of several games.
pub fn choose(w: &Wording) -> PrivateText {
    PrivateText(w.say("which-choose", &[]))
}

/// Which table to look at; each line names a game.
pub fn tables(w: &Wording, lines: &[String]) -> PrivateText {
    let question = w.say("which-table", &[]);
    let all: Vec<String> = [question]
        .into_iter()
        .chain(lines.iter().cloned())
        .collect();
    PrivateText(super::fit(w, &all, 2000))
}

/// A game and the others who play it, with a link to its thread.
pub fn line(w: &Wording, game: i64, others: &[String], thread: Option<&str>) -> String {
    let named = named(w, game, others);
    match thread {
        Some(thread) => w.say(
            "which-line",
            &[("game", Arg::Text(&named)), ("thread", Arg::Text(thread))],
        ),
        None => named,
    }
}

/// A game on a button, at most 80 characters.
pub fn button(w: &Wording, game: i64, others: &[String]) -> String {
    super::clip(&named(w, game, others), 80)
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
        assert_eq!(line(w, 7, &[], Some("<#3>")), "Game 7: <#3>");
        assert!(button(w, 7, &vec!["x".repeat(60); 3]).chars().count() <= 80);
        let long = vec!["x".repeat(300); 25];
        assert!(tables(w, &long).0.chars().count() <= 2000);
        assert!(hand(w).0.len() < 200 && choose(w).0.len() < 300);
    }
}
