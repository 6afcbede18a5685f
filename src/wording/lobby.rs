//! Opening a table, and help.

use super::{Arg, PrivateText, PublicText, names, options, people, say, table};
use crate::rules::Terms;

/// What a lobby says about itself.
pub struct Lobby<'a> {
    /// The game's number.
    pub game: i64,
    /// Who has joined.
    pub people: &'a [String],
    /// What is to be played.
    pub terms: &'a Terms,
    /// The fewest players.
    pub from: u8,
    /// The most players.
    pub to: u8,
    /// The hash of the game's secret.
    pub hash: &'a str,
}

fn listed(people: &[String]) -> String {
    names::listed_and(people)
}

/// A lobby that people may join.
pub fn gathering(lobby: &Lobby<'_>) -> PublicText {
    let joined = lobby.people.len() as i64;
    let missing = i64::from(lobby.from) - joined;
    let mut lines = vec![
        say("lobby-title", &[("game", Arg::Number(lobby.game))]),
        say(
            "lobby-people",
            &[
                ("count", Arg::Number(joined)),
                ("seats", Arg::Number(i64::from(lobby.to))),
                ("who", Arg::Text(&listed(lobby.people))),
            ],
        ),
        options::terms(lobby.terms),
        if missing > 0 {
            say("lobby-needs", &[("count", Arg::Number(missing))])
        } else {
            say("lobby-ready", &[])
        },
    ];
    lines.push(say("lobby-hash", &[("hash", Arg::Text(lobby.hash))]));
    PublicText(lines.join("\n"))
}

/// A lobby whose game has started; `thread` links to its thread.
/// `silent` says why there is none.
pub fn started(
    lobby: &Lobby<'_>,
    thread: Option<&str>,
    silent: Option<people::Silent>,
) -> PublicText {
    let who = listed(lobby.people);
    let args = [("game", Arg::Number(lobby.game)), ("who", Arg::Text(&who))];
    let mut lines = vec![say("lobby-started", &args)];
    if let Some(thread) = thread {
        lines.push(say("lobby-thread", &[("thread", Arg::Text(thread))]));
    }
    if let Some(silent) = silent {
        lines.push(people::silent(silent).0);
    }
    lines.push(options::terms(lobby.terms));
    lines.push(say(
        "lobby-hash-started",
        &[("hash", Arg::Text(lobby.hash))],
    ));
    PublicText(lines.join("\n"))
}

/// A lobby whose game is over: who won with how many points, where that can be told; `thread` links to its thread.
pub fn over(lobby: &Lobby<'_>, won: Option<(&[String], i16)>, thread: Option<&str>) -> PublicText {
    let who = listed(lobby.people);
    let args = [("game", Arg::Number(lobby.game)), ("who", Arg::Text(&who))];
    let mut lines = vec![say("lobby-over", &args)];
    lines.extend(won.map(|(who, points)| table::won(who, lobby.people.len(), points)));
    if let Some(thread) = thread {
        lines.push(say("lobby-over-thread", &[("thread", Arg::Text(thread))]));
    }
    lines.push(options::terms(lobby.terms));
    lines.push(say("lobby-hash", &[("hash", Arg::Text(lobby.hash))]));
    PublicText(lines.join("\n"))
}

/// A lobby that nobody is left in.
pub fn closed(game: i64) -> PublicText {
    PublicText(say("lobby-closed", &[("game", Arg::Number(game))]))
}

/// A lobby that was not started in time.
pub fn expired(game: i64) -> PublicText {
    PublicText(say("lobby-expired", &[("game", Arg::Number(game))]))
}

/// The name of a game's thread, at most 100 characters.
pub fn thread_name(game: i64, who: &[String]) -> String {
    let who = names::listed(who);
    let args = [("game", Arg::Number(game)), ("who", Arg::Text(&who))];
    super::clip(&say("lobby-thread-name", &args), 100)
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
pub fn buttons() -> Buttons {
    Buttons {
        join: say("button-join", &[]),
        leave: say("button-leave", &[]),
        start: say("button-start", &[]),
        closed: say("button-closed", &[]),
        finished: say("button-finished", &[]),
    }
}

/// After a table was opened.
pub fn said_opened() -> PrivateText {
    PrivateText(say("said-opened", &[]))
}

/// After a seat was taken.
pub fn said_joined() -> PrivateText {
    PrivateText(say("said-joined", &[]))
}

/// After a seat was given back.
pub fn said_left() -> PrivateText {
    PrivateText(say("said-left", &[]))
}

/// After the game was started.
pub fn said_started() -> PrivateText {
    PrivateText(say("said-started", &[]))
}

/// How to use the bot.
pub fn help() -> PrivateText {
    PrivateText(say("help", &[]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lobby_says_what_is_missing() {
        let people = vec!["Ann".to_owned()];
        let terms = Terms::for_several();
        let mut lobby = Lobby {
            game: 7,
            people: &people,
            terms: &terms,
            from: 2,
            to: 4,
            hash: "abc",
        };
        let said = gathering(&lobby).0;
        assert!(said.contains("One more player"));
        // The hash stands there before anybody presses.
        assert!(said.contains("`abc`") && said.contains("presses on Join and Start"));
        lobby.from = 1;
        assert!(gathering(&lobby).0.contains("Press Start"));
        assert!(started(&lobby, Some("<#3>"), None).0.contains("<#3>"));
        let full = started(&lobby, None, Some(people::Silent::Full)).0;
        assert!(full.contains("cannot open this game's thread"), "{full}");
        let ended = over(&lobby, Some((&people, 45)), Some("<#3>")).0;
        assert!(ended.starts_with("**A game of Viceroy is over** (game 7): Ann.\n"));
        assert!(ended.contains("45 points") && ended.contains("<#3>"));
        assert!(expired(7).0.contains("in time"));
        assert!(closed(7).0.contains("/viceroy new"));
        assert!(thread_name(7, &vec!["x".repeat(60); 4]).chars().count() <= 100);
        assert_eq!(buttons().join, "Join");
        buttons();
        for said in [
            said_opened(),
            said_joined(),
            said_left(),
            said_started(),
            help(),
        ] {
            assert!(!said.0.is_empty());
        }
    }
}
