//! Asks a user with several games which one they mean.

use crate::{PrivateText, Wording};

pub fn part(
    w: &Wording,
    question: &PrivateText,
    from: usize,
    to: usize,
    all: usize,
) -> PrivateText {
    PrivateText(format!("{}\n{}", question.0, w.say(text!(which_part, from, to, all))))
}

/// At most 80 characters.
pub fn button(w: &Wording, game: i64, others: &[String]) -> String {
    crate::clip(&named(w, game, others), 80)
}

pub fn named(w: &Wording, game: i64, others: &[String]) -> String {
    match others {
        [] => w.say(text!(which_game_alone, game)),
        who => w.say(text!(which_game, game, who)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    #[test]
    fn a_game_is_known_by_its_number_and_people() {
        let w = &english();
        let others = ["Ben".to_owned(), "Cleo".to_owned()];
        assert_eq!(button(w, 1234, &others), "Game 1234 with Ben and Cleo");
        assert_eq!(button(w, 7, &[]), "Game 7");
        for name in ["x", "🟡"] {
            let said = button(w, 7, &vec![name.repeat(60); 3]);
            assert!(crate::length(&said) <= 80, "{said}");
        }
    }
}
