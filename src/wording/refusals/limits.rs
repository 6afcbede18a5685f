//! Why somebody cannot open another table yet.

use super::PrivateText;
use crate::wording::{Arg, Wording};

fn counted(w: &Wording, key: &str, most: u32) -> PrivateText {
    PrivateText(w.say(key, &[("most", most.into())]))
}

/// The person has as many tables that wait as one may open.
pub fn too_many_of_ones(w: &Wording, most: u32) -> PrivateText {
    counted(w, "reject-too-many-of-ones", most)
}

/// The server has as many tables that wait as it may have.
pub fn too_many_here(w: &Wording, most: u32) -> PrivateText {
    counted(w, "reject-too-many-here", most)
}

/// The person has opened as many tables within a day as one may, and can open the next one then.
pub fn too_many_today(w: &Wording, most: u32, from: &str) -> PrivateText {
    let args = [("most", most.into()), ("time", Arg::Text(from))];
    PrivateText(w.say("reject-too-many-today", &args))
}

/// The person has as many private games against computer players as one may.
pub fn too_many_alone(w: &Wording, most: u32) -> PrivateText {
    counted(w, "reject-too-many-alone", most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    #[test]
    fn each_says_what_can_be_done() {
        let w = &english();
        for most in [1, 5] {
            for text in [
                too_many_of_ones(w, most),
                too_many_here(w, most),
                too_many_today(w, most, "tomorrow"),
                too_many_alone(w, most),
            ] {
                assert!(text.0.ends_with('.'), "{}", text.0);
                assert!(text.0.chars().count() < 200, "{}", text.0);
            }
        }
        assert!(too_many_today(w, 10, "tomorrow").0.contains("tomorrow"));
    }
}
