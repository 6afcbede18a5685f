//! Opening a table, and help.

use super::thing::{Joined, Thing};
use super::{Arg, PrivateText, PublicText, Wording, agreed, options, people, table};
use crate::attendance::Agreed;
use crate::rules::Terms;

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
    /// The hash of the game's secret.
    pub hash: &'a str,
    /// What its organiser has decided, in lines.
    pub more: &'a [String],
    /// What is agreed on about time.
    pub agreed: Agreed,
}

impl Lobby<'_> {
    fn persons(&self) -> usize {
        self.people
            .len()
            .saturating_sub(usize::from(self.computers))
    }

    /// How many people can play beside the computer players.
    fn for_persons(&self) -> std::ops::RangeInclusive<u8> {
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
    let too_long = |said: &str| said.chars().count().saturating_sub(MOST);
    let explained = gathered(
        w,
        lobby,
        options::terms_explained(w, lobby.terms),
        lobby.more,
    );
    if too_long(&explained) == 0 {
        return PublicText(explained);
    }
    let terms = options::terms(w, lobby.terms);
    let named = gathered(w, lobby, terms.clone(), lobby.more);
    let over = too_long(&named);
    let mut more = lobby.more.to_vec();
    let longest = more.iter_mut().max_by_key(|line| line.chars().count());
    let (Some(line), true) = (longest, over > 0) else {
        return PublicText(named);
    };
    *line = super::clip(line, line.chars().count().saturating_sub(over));
    PublicText(gathered(w, lobby, terms, &more))
}

fn gathered(w: &Wording, lobby: &Lobby<'_>, terms: String, more: &[String]) -> String {
    let joined = lobby.people.len() as i64;
    let missing = i64::from(lobby.from) - joined;
    let mut lines = vec![
        w.say("lobby-title", &[("game", Arg::Number(lobby.game))]),
        w.say(
            "lobby-people",
            &[
                ("count", Arg::Number(joined)),
                ("seats", Arg::Number(i64::from(lobby.to))),
                ("who", Thing::names(lobby.people).into()),
            ],
        ),
        terms,
        agreed::in_lobby(w, &lobby.agreed, lobby.persons(), lobby.for_persons()),
        if missing > 0 {
            w.say("lobby-needs", &[("count", Arg::Number(missing))])
        } else if lobby.is_for_one() {
            w.say("lobby-ready-alone", &[])
        } else {
            w.say("lobby-ready", &[])
        },
    ];
    lines.extend(more.iter().cloned());
    lines.push(fairness(w, lobby));
    lines.join("\n")
}

/// That shuffles can be checked, with the beginning of the hash: nobody finds another secret whose hash begins so. All
/// of it stands on the page about fair shuffles.
fn fairness(w: &Wording, lobby: &Lobby<'_>) -> String {
    const SHOWN: usize = 32;
    let hash = lobby.hash.get(..SHOWN).unwrap_or(lobby.hash);
    w.say("lobby-hash", &[("hash", Arg::Text(hash))])
}

/// A lobby whose game has started; `thread` links to its thread.
/// `silent` says why there is none.
pub fn started(
    w: &Wording,
    lobby: &Lobby<'_>,
    thread: Option<&str>,
    silent: Option<people::Silent>,
) -> PublicText {
    let args = [
        ("game", Arg::Number(lobby.game)),
        ("who", Thing::names(lobby.people).into()),
    ];
    let mut lines = vec![w.say("lobby-started", &args)];
    if let Some(thread) = thread {
        lines.push(w.say("lobby-thread", &[("thread", Arg::Text(thread))]));
    }
    if let Some(silent) = silent {
        lines.push(people::silent(w, silent).0);
    }
    lines.push(options::terms(w, lobby.terms));
    // Who plays alone plays without a clock.
    if lobby.persons() > 1 {
        lines.push(agreed::in_short(w, &lobby.agreed));
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
    let args = [
        ("game", Arg::Number(lobby.game)),
        ("who", Thing::names(lobby.people).into()),
    ];
    let mut lines = vec![w.say("lobby-over", &args)];
    lines.extend(won.map(|(who, points)| table::won(w, who, lobby.people.len(), points)));
    if let Some(thread) = thread {
        lines.push(w.say("lobby-over-thread", &[("thread", Arg::Text(thread))]));
    }
    lines.push(options::terms(w, lobby.terms));
    lines.push(fairness(w, lobby));
    PublicText(lines.join("\n"))
}

/// A game that was closed before its end; `thread` links to its thread.
pub fn abandoned(w: &Wording, lobby: &Lobby<'_>, thread: Option<&str>) -> PublicText {
    let args = [
        ("game", Arg::Number(lobby.game)),
        ("who", Thing::names(lobby.people).into()),
    ];
    let mut lines = vec![w.say("lobby-abandoned", &args)];
    if let Some(thread) = thread {
        lines.push(w.say("lobby-over-thread", &[("thread", Arg::Text(thread))]));
    }
    PublicText(lines.join("\n"))
}

/// A lobby that nobody is left in.
pub fn closed(w: &Wording, game: i64) -> PublicText {
    PublicText(w.say("lobby-closed", &[("game", Arg::Number(game))]))
}

/// A lobby that was closed by somebody who keeps order there.
pub fn shut(w: &Wording, game: i64, who: &[String]) -> PublicText {
    let args = [
        ("game", Arg::Number(game)),
        ("who", Thing::names(who).into()),
    ];
    PublicText(w.say("lobby-shut", &args))
}

/// A lobby that was not started in time.
pub fn expired(w: &Wording, game: i64) -> PublicText {
    PublicText(w.say("lobby-expired", &[("game", Arg::Number(game))]))
}

/// The name of a game's thread, at most 100 characters.
pub fn thread_name(w: &Wording, game: i64, who: &[String]) -> String {
    let who = Thing::list(who.iter().cloned().map(Thing::Name), Joined::Commas);
    let args = [("game", Arg::Number(game)), ("who", who.into())];
    super::clip(&w.say("lobby-thread-name", &args), 100)
}

/// The labels of a lobby's buttons.
pub struct Buttons {
    /// Take a seat.
    pub join: String,
    /// Give it back.
    pub leave: String,
    /// Start the game.
    pub start: String,
    /// Shown on a closed lobby; cannot be pressed.
    pub closed: String,
    /// Shown on the lobby of a finished game; cannot be pressed.
    pub finished: String,
}

/// The labels of a lobby's buttons.
pub fn buttons(w: &Wording) -> Buttons {
    Buttons {
        join: w.say("button-join", &[]),
        leave: w.say("button-leave", &[]),
        start: w.say("button-start", &[]),
        closed: w.say("button-closed", &[]),
        finished: w.say("button-finished", &[]),
    }
}

/// After a table was opened.
pub fn said_opened(w: &Wording) -> PrivateText {
    PrivateText(w.say("said-opened", &[]))
}

/// After a seat was taken, with so many still missing.
pub fn said_joined(w: &Wording, missing: usize) -> PrivateText {
    PrivateText(match missing {
        0 => w.say("said-joined-ready", &[]),
        missing => w.say("said-joined", &[("count", missing.into())]),
    })
}

/// After a seat was given back.
pub fn said_left(w: &Wording) -> PrivateText {
    PrivateText(w.say("said-left", &[]))
}

/// After the game was started.
pub fn said_started(w: &Wording) -> PrivateText {
    PrivateText(w.say("said-started", &[]))
}

/// What the playground says to somebody who has not played yet.
pub struct Greeting {
    /// The heading.
    pub title: String,
    /// What is said below it.
    pub text: String,
    /// The label of the button that opens a first game.
    pub button: String,
}

/// What the playground says to somebody who has not played yet.
pub fn greeting(w: &Wording) -> Greeting {
    Greeting {
        title: w.say("greeting-title", &[]),
        text: w.say("greeting-text", &[]),
        button: w.say("button-first-game", &[]),
    }
}

/// How to use the bot.
pub fn help(w: &Wording) -> PrivateText {
    PrivateText(w.say("help", &[]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

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
            hash: "abc",
            more: &[],
            agreed: Agreed::UNTIMED,
        };
        let said = gathering(w, &lobby).0;
        assert!(said.contains("One more player"));
        // The hash stands there before anybody presses, and takes one line.
        assert!(said.contains("`abc…`"), "{said}");
        assert_eq!(
            said.lines().filter(|line| line.starts_with("-#")).count(),
            1
        );
        lobby.from = 1;
        assert!(gathering(w, &lobby).0.contains("Press Start"));
        assert!(started(w, &lobby, Some("<#3>"), None).0.contains("<#3>"));
        let full = started(w, &lobby, None, Some(people::Silent::Full)).0;
        assert!(full.contains("cannot open this game's thread"), "{full}");
        let ended = over(w, &lobby, Some((&people, 45)), Some("<#3>")).0;
        assert!(ended.starts_with("**A game of Viceroy is over** (game 7): Ann.\n"));
        assert!(ended.contains("45 points") && ended.contains("<#3>"));
        assert!(expired(w, 7).0.contains("in time"));
        assert!(closed(w, 7).0.contains("/viceroy new"));
        assert!(shut(w, 7, &people).0.contains("moderator"));
        assert!(thread_name(w, 7, &vec!["x".repeat(60); 4]).chars().count() <= 100);
        assert_eq!(buttons(w).join, "Join");
        buttons(w);
        for said in [
            said_opened(w),
            said_joined(w, 0),
            said_joined(w, 2),
            said_left(w),
            said_started(w),
            help(w),
        ] {
            assert!(!said.0.is_empty());
        }
    }
}
