//! Opening a table, and help.

pub mod agreed;
pub mod options;
pub mod organising;
pub mod servers;

use crate::term::{Joined, Term};
use crate::{PrivateText, PublicText, Wording, ending};
use viceroy_model::attendance::TableSettings;
use viceroy_model::messages::PlayedIn;
use viceroy_rules::Terms;

/// What a lobby says about itself.
pub struct Lobby<'a> {
    /// The game's number.
    pub game: i64,
    /// Who has joined.
    pub people: &'a [String],
    /// How many of them are computer players.
    pub computers: u8,
    /// What is to be played.
    pub terms: &'a Terms,
    /// The fewest players.
    pub from: u8,
    /// The most players.
    pub to: u8,
    /// Where it is played: in a direct message nobody else can come.
    pub played_in: PlayedIn,
    /// The hash of the game's secret.
    pub hash: &'a str,
    /// What its organiser has decided, in lines.
    pub more: &'a [String],
    /// What is agreed on about time.
    pub agreed: TableSettings,
    /// The hour of the day that counts, if one does.
    pub hour: &'a str,
}

impl Lobby<'_> {
    fn persons(&self) -> usize {
        self.people.len().saturating_sub(usize::from(self.computers))
    }

    /// How many people can play beside the computer players.
    fn for_persons(&self) -> std::ops::RangeInclusive<u8> {
        if self.played_in == PlayedIn::DirectMessage {
            return 1..=1;
        }
        let left = |seats: u8| seats.saturating_sub(self.computers);
        left(self.from).max(1)..=left(self.to)
    }

    fn is_for_one(&self) -> bool {
        *self.for_persons().end() < 2
    }
}

/// The most characters of a message.
const MOST: usize = 2000;

/// A lobby that people may join. Where all that is to be said does not fit, the parts of the expansion are named and not
/// explained, since the pages of rules explain them; then the longest line of all that was decided is cut.
pub fn gathering(w: &Wording, lobby: &Lobby<'_>) -> PublicText {
    let too_long = |said: &str| crate::length(said).saturating_sub(MOST);
    let explained = gathered(w, lobby, options::terms_explained(w, lobby.terms), lobby.more);
    if too_long(&explained) == 0 {
        return PublicText(explained);
    }
    let terms = options::terms(w, lobby.terms);
    let named = gathered(w, lobby, terms.clone(), lobby.more);
    let over = too_long(&named);
    let mut more = lobby.more.to_vec();
    let longest = more.iter_mut().max_by_key(|line| crate::length(line));
    let (Some(line), true) = (longest, over > 0) else {
        return PublicText(named);
    };
    *line = crate::shorten(line, crate::length(line).saturating_sub(over));
    PublicText(gathered(w, lobby, terms, &more))
}

fn gathered(w: &Wording, lobby: &Lobby<'_>, terms: String, more: &[String]) -> String {
    let joined = lobby.people.len() as i64;
    let missing = i64::from(lobby.from) - joined;
    let mut lines = vec![
        w.say(text!(lobby_title, game = lobby.game)),
        w.say(text!(
            lobby_people,
            count = joined,
            seats = i64::from(lobby.to),
            who = Term::names(lobby.people)
        )),
        terms,
        agreed::in_lobby(w, &lobby.agreed, lobby.hour, lobby.persons(), lobby.for_persons()),
        if missing > 0 {
            w.say(text!(lobby_needs, count = missing))
        } else if lobby.is_for_one() {
            w.say(text!(lobby_ready_alone))
        } else {
            w.say(text!(lobby_ready))
        },
    ];
    lines.extend(more.iter().cloned());
    lines.push(fairness(w, lobby));
    lines.join("\n")
}

/// What the table is told in, as it is said there.
pub fn told_in(w: &Wording) -> String {
    w.say(text!(lobby_language, language = w.own_name()))
}

/// That shuffles can be checked, with the beginning of the hash: nobody finds another secret whose hash begins so. All
/// of it stands on the page about fair shuffles.
fn fairness(w: &Wording, lobby: &Lobby<'_>) -> String {
    const SHOWN: usize = 32;
    let hash = lobby.hash.get(..SHOWN).unwrap_or(lobby.hash);
    w.say(text!(lobby_hash, hash))
}

/// A lobby whose game has started; `thread` links to its thread.
/// `silent` says what of it is not told, and why.
pub fn started(
    w: &Wording,
    lobby: &Lobby<'_>,
    thread: Option<&str>,
    silent: Option<String>,
) -> PublicText {
    let mut lines =
        vec![w.say(text!(lobby_started, game = lobby.game, who = Term::names(lobby.people)))];
    if let Some(thread) = thread {
        lines.push(w.say(text!(lobby_thread, thread)));
    }
    lines.extend(silent);
    lines.push(options::terms(w, lobby.terms));
    // Who plays alone plays without a clock.
    if lobby.persons() > 1 {
        lines.push(agreed::in_short(w, &lobby.agreed, lobby.hour));
    }
    lines.push(fairness(w, lobby));
    PublicText(lines.join("\n"))
}

/// A lobby whose game is over: who won with how many points, where that can be told; `thread` links to its thread.
pub fn over(
    w: &Wording,
    lobby: &Lobby<'_>,
    won: Option<(&[String], i16)>,
    thread: Option<&str>,
) -> PublicText {
    let mut lines =
        vec![w.say(text!(lobby_over, game = lobby.game, who = Term::names(lobby.people)))];
    lines.extend(won.map(|(who, points)| ending::won(w, who, lobby.people.len(), points)));
    if let Some(thread) = thread {
        lines.push(w.say(text!(lobby_over_thread, thread)));
    }
    lines.push(options::terms(w, lobby.terms));
    lines.push(fairness(w, lobby));
    PublicText(lines.join("\n"))
}

/// A game that was closed before its end; `thread` links to its thread.
pub fn abandoned(w: &Wording, lobby: &Lobby<'_>, thread: Option<&str>) -> PublicText {
    let mut lines =
        vec![w.say(text!(lobby_abandoned, game = lobby.game, who = Term::names(lobby.people)))];
    if let Some(thread) = thread {
        lines.push(w.say(text!(lobby_over_thread, thread)));
    }
    PublicText(lines.join("\n"))
}

/// The name of a game's thread, at most 100 characters.
pub fn thread_name(w: &Wording, game: i64, who: &[String]) -> String {
    let who = Term::list(who.iter().cloned().map(Term::Name), Joined::Commas);
    crate::clip(&w.say(text!(lobby_thread_name, game, who)), 100)
}

/// After a seat was taken, with so many still missing.
pub fn said_joined(w: &Wording, missing: usize) -> PrivateText {
    PrivateText(match missing {
        0 => w.say(text!(said_joined_ready)),
        missing => w.say(text!(said_joined, count = missing)),
    })
}

/// The same with the hash of the presses, told to whoever has made the last of them; there is none where none is mixed in.
pub fn with_press_hash(w: &Wording, said: PrivateText, hash: Option<&str>) -> PrivateText {
    match hash {
        Some(hash) => PrivateText(format!("{}\n{}", said.0, w.say(text!(said_press_hash, hash)))),
        None => said,
    }
}

/// What the playground says to somebody who has not played yet.
pub struct Greeting {
    /// The heading.
    pub title: String,
    /// What is said below it.
    pub text: String,
    /// The label of the button that begins the lesson.
    pub learn: String,
    /// The label of the button that opens a first game.
    pub button: String,
    /// The label of the button that starts it.
    pub start: String,
}

/// What the playground says to somebody who has not played yet.
pub fn greeting(w: &Wording) -> Greeting {
    Greeting {
        title: w.say(text!(greeting_title)),
        text: w.say(text!(greeting_text)),
        learn: w.say(text!(button_learn)),
        button: w.say(text!(button_first_game)),
        start: w.say(text!(button_start)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use viceroy_model::timing::{Speed, TimeControl};

    #[test]
    fn a_lobby_says_what_is_missing() {
        let w = &english();
        let people = vec!["Ann".to_owned()];
        let terms = Terms::for_several();
        let mut lobby = Lobby {
            game: 7,
            people: &people,
            computers: 0,
            terms: &terms,
            from: 2,
            to: 4,
            played_in: PlayedIn::Thread,
            hash: "abc",
            more: &[],
            agreed: TableSettings::UNTIMED,
            hour: "",
        };
        let said = gathering(w, &lobby).0;
        assert!(said.contains("One more player"));
        // The hash stands there before anybody presses, and takes one line.
        assert!(said.contains("`abc…`"), "{said}");
        assert_eq!(said.lines().filter(|line| line.starts_with("-#")).count(), 1);
        lobby.from = 1;
        assert!(gathering(w, &lobby).0.contains("Press Start"));
        let ended = over(w, &lobby, Some((&people, 45)), Some("<#3>")).0;
        assert!(ended.starts_with("**A game of Viceroy is over** (game 7): Ann.\n"));
        assert!(ended.contains("45 points") && ended.contains("<#3>"));
        for name in ["x", "🟡"] {
            let named = thread_name(w, 7, &vec![name.repeat(60); 4]);
            assert!(crate::length(&named) <= 100, "{named}");
        }
    }
    #[test]
    fn where_nobody_else_can_come_no_others_are_spoken_of() {
        let w = &english();
        let people = ["Ann", "Bice"].map(str::to_owned);
        let terms = Terms::for_several();
        let lobby = Lobby {
            game: 7,
            people: &people,
            computers: 1,
            terms: &terms,
            from: 2,
            to: 4,
            played_in: PlayedIn::DirectMessage,
            hash: "abc",
            more: &[],
            agreed: TableSettings {
                time: TimeControl { speed: Speed::Daily, ..TableSettings::UNTIMED.time },
                ..TableSettings::UNTIMED
            },
            hour: "",
        };
        let said = gathering(w, &lobby).0;
        assert!(said.contains("as much time as they want"), "{said}");
        assert!(!said.contains("hours") && !said.contains("everybody"), "{said}");
    }
}
