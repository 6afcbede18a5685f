//! Asking somebody who plays several games which one they mean.

use super::{Arg, PrivateText, names, say};

/// Whose hand to open.
pub fn hand() -> PrivateText {
    PrivateText(say("which-hand", &[]))
}

/// What was typed could be an answer in each of several games.
pub fn choose() -> PrivateText {
    PrivateText(say("which-choose", &[]))
}

/// Which table to look at; each line names a game.
pub fn tables(lines: &[String]) -> PrivateText {
    let question = say("which-table", &[]);
    let all: Vec<String> = [question]
        .into_iter()
        .chain(lines.iter().cloned())
        .collect();
    PrivateText(super::fit(&all, 2000))
}

/// A game and the others who play it, with a link to its thread.
pub fn line(game: i64, others: &[String], thread: Option<&str>) -> String {
    let named = named(game, others);
    match thread {
        Some(thread) => say(
            "which-line",
            &[("game", Arg::Text(&named)), ("thread", Arg::Text(thread))],
        ),
        None => named,
    }
}

/// A game on a button, at most 80 characters.
pub fn button(game: i64, others: &[String]) -> String {
    super::clip(&named(game, others), 80)
}

fn named(game: i64, others: &[String]) -> String {
    let game = game.to_string();
    let game = ("game", Arg::Text(&game));
    if others.is_empty() {
        return say("which-game-alone", &[game]);
    }
    let who = names::listed_and(others);
    say("which-game", &[game, ("who", Arg::Text(&who))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_known_by_its_number_and_people() {
        let others = ["Ben".to_owned(), "Cleo".to_owned()];
        assert_eq!(button(1234, &others), "Game 1234 with Ben and Cleo");
        assert_eq!(button(7, &[]), "Game 7");
        assert_eq!(line(7, &[], Some("<#3>")), "Game 7: <#3>");
        assert!(button(7, &vec!["x".repeat(60); 3]).chars().count() <= 80);
        let long = vec!["x".repeat(300); 25];
        assert!(tables(&long).0.chars().count() <= 2000);
        assert!(hand().0.len() < 200 && choose().0.len() < 300);
    }
}
