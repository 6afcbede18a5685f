//! Where people are told that a game waits for them, and what direct messages say besides the panel.

use super::{Arg, PrivateText, PublicText, Wording};

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
    /// It is locked.
    Locked,
    /// There was no room for one.
    Full,
}

/// Said to the players wherever else they play.
pub fn silent(w: &Wording, silent: Silent) -> PublicText {
    PublicText(match silent {
        Silent::Gone => w.say("people-silent-gone", &[]),
        Silent::Forbidden => w.say("people-silent-forbidden", &[]),
        Silent::Locked => w.say("people-silent-locked", &[]),
        Silent::Full => w.say("people-silent-full", &[]),
    })
}

/// Asks somebody who has never chosen, after what they were told.
pub fn ask(w: &Wording, said: &PrivateText) -> PrivateText {
    PrivateText(format!("{}\n{}", said.0, w.say("people-ask", &[])))
}

/// What somebody chose.
pub fn chosen(w: &Wording, chosen: Chosen) -> PrivateText {
    let sentence = match chosen {
        Chosen::Thread => w.say("people-thread", &[]),
        Chosen::Dm => w.say("people-dm", &[]),
        Chosen::DmClosed => w.say("people-dm-closed", &[]),
    };
    PrivateText(format!("{sentence}\n{}", w.say("people-anywhere", &[])))
}

/// The labels of the two buttons to choose with.
pub struct Buttons {
    /// In the thread.
    pub thread: String,
    /// By direct message.
    pub dm: String,
}

/// The labels of the two buttons to choose with.
pub fn buttons(w: &Wording) -> Buttons {
    Buttons {
        thread: w.say("button-by-thread", &[]),
        dm: w.say("button-by-dm", &[]),
    }
}

/// What is left of a panel when a newer one stands below it.
pub fn past(w: &Wording, game: i64) -> PrivateText {
    PrivateText(w.say("people-past", &[("game", Arg::Number(game))]))
}

/// Said in the thread to somebody who takes no direct messages; `who` is a mention.
pub fn unreachable(w: &Wording, who: &str) -> PublicText {
    PublicText(w.say("people-unreachable", &[("who", Arg::Text(who))]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    #[test]
    fn all_of_it_can_be_said() {
        let w = &english();
        let asked = ask(w, &PrivateText("You are in.".to_owned()));
        assert!(asked.0.starts_with("You are in.\nWhere shall I"));
        for choice in [Chosen::Thread, Chosen::Dm, Chosen::DmClosed] {
            assert!(chosen(w, choice).0.contains("/viceroy hand"));
        }
        assert!(
            unreachable(w, "<@7>")
                .0
                .starts_with("<@7>, I cannot reach you")
        );
        assert_eq!(past(w, 3).0, "⬇️ Game 3 goes on below.");
        for why in [
            Silent::Gone,
            Silent::Forbidden,
            Silent::Locked,
            Silent::Full,
        ] {
            assert!(silent(w, why).0.contains("thread"));
        }
        let labels = buttons(w);
        assert_ne!(labels.thread, labels.dm);
    }
}
