//! Where people are told that a game waits for them, and what direct messages say besides the panel.

use super::{Arg, PrivateText, PublicText, say};

/// What somebody chose, as it is said to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// Called in the thread.
    Thread,
    /// Told by direct message.
    Dm,
    /// Direct messages, which do not arrive.
    DmClosed,
}

/// Why no news come in a game's thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silent {
    /// It was deleted.
    Gone,
    /// The bot is not allowed to write there.
    Forbidden,
    /// There was no room for one.
    Full,
}

/// Said to the players wherever else they play.
pub fn silent(silent: Silent) -> PublicText {
    PublicText(match silent {
        Silent::Gone => say("people-silent-gone", &[]),
        Silent::Forbidden => say("people-silent-forbidden", &[]),
        Silent::Full => say("people-silent-full", &[]),
    })
}

/// Asks somebody who has never chosen, after what they were told.
pub fn ask(said: &PrivateText) -> PrivateText {
    PrivateText(format!("{}\n{}", said.0, say("people-ask", &[])))
}

/// What somebody chose.
pub fn chosen(chosen: Chosen) -> PrivateText {
    let sentence = match chosen {
        Chosen::Thread => say("people-thread", &[]),
        Chosen::Dm => say("people-dm", &[]),
        Chosen::DmClosed => say("people-dm-closed", &[]),
    };
    PrivateText(format!("{sentence}\n{}", say("people-anywhere", &[])))
}

/// The labels of the two buttons to choose with.
pub struct Buttons {
    /// In the thread.
    pub thread: String,
    /// By direct message.
    pub dm: String,
}

/// The labels of the two buttons to choose with.
pub fn buttons() -> Buttons {
    Buttons {
        thread: say("button-by-thread", &[]),
        dm: say("button-by-dm", &[]),
    }
}

/// What is left of a panel when a newer one stands below it.
pub fn past(game: i64) -> PrivateText {
    PrivateText(say("people-past", &[("game", Arg::Number(game))]))
}

/// Said in the thread to somebody who takes no direct messages; `who` is a mention.
pub fn unreachable(who: &str) -> PublicText {
    PublicText(say("people-unreachable", &[("who", Arg::Text(who))]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_of_it_can_be_said() {
        let asked = ask(&PrivateText("You are in.".to_owned()));
        assert!(asked.0.starts_with("You are in.\nWhere shall I"));
        for choice in [Chosen::Thread, Chosen::Dm, Chosen::DmClosed] {
            assert!(chosen(choice).0.contains("/viceroy hand"));
        }
        assert!(
            unreachable("<@7>")
                .0
                .starts_with("<@7>, I cannot reach you")
        );
        assert_eq!(past(3).0, "⬇️ Game 3 goes on below.");
        for why in [Silent::Gone, Silent::Forbidden, Silent::Full] {
            assert!(silent(why).0.contains("thread"));
        }
        let labels = buttons();
        assert_ne!(labels.thread, labels.dm);
    }
}
