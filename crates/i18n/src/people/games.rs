//! All games of one player.

use crate::prelude::*;

pub enum Course<'c> {
    /// With the deadline, if there is a clock.
    YourTurn(Option<&'c str>),
    /// May be empty for a moment.
    Others(&'c [String]),
    /// A computer player holds the reader's seat.
    Held,
    Paused(&'c str),
    Still,
    /// With the time of its end.
    Over(Option<&'c str>),
}

pub fn page(w: &Wording, lines: &[String], from: usize, all: usize) -> PrivateText {
    let to = from + lines.len();
    let title = match lines.len() < all {
        true => w.say(text!(games_title_part, from = from + 1, to, all)),
        false => w.say(text!(games_title)),
    };
    below(title, lines)
}

pub fn page_of_server(w: &Wording, lines: &[String], from: usize, all: usize) -> PrivateText {
    let to = from + lines.len();
    let title = match lines.len() < all {
        true => w.say(text!(tables_title_part, from = from + 1, to, all)),
        false => w.say(text!(tables_title)),
    };
    below(title, lines)
}

fn below(title: String, lines: &[String]) -> PrivateText {
    let said: Vec<String> = [title].into_iter().chain(lines.iter().cloned()).collect();
    PrivateText(said.join("\n"))
}

pub fn line(w: &Wording, game: &str, course: &Course<'_>, thread: Option<&str>) -> String {
    let said = match course {
        Course::YourTurn(Some(time)) => w.say(text!(game_your_turn_until, game, time = *time)),
        Course::YourTurn(None) => w.say(text!(game_your_turn, game)),
        Course::Others([]) => w.say(text!(game_nobodys_turn, game)),
        Course::Others(who) => w.say(text!(game_others_turn, game, who = Term::names(*who))),
        Course::Held => w.say(text!(game_held, game)),
        Course::Paused(time) => w.say(text!(game_paused, game, time = *time)),
        Course::Still => w.say(text!(game_still, game)),
        Course::Over(Some(time)) => w.say(text!(tables_over, game, time = *time)),
        Course::Over(None) => w.say(text!(tables_over_before, game)),
    };
    match thread {
        Some(thread) => format!("{said} {thread}"),
        None => said,
    }
}
