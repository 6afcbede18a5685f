//! What is pressed about those who play and whether they are there.

use viceroy_model::attendance::{Nudges, Say};
use viceroy_model::messages::GameId;
use viceroy_rules::Seat;

/// What is pressed about those who play and whether they are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    /// Show who they are, beside what is there.
    Open,
    /// Show it in the place of what is there.
    Look,
    /// The menu of days to be away.
    Away,
    /// Ask whether something is really meant.
    Ask(Deed),
    /// Do it.
    Do(Deed),
}

/// What somebody can do about who is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Take one's seat back.
    Back,
    /// Be back before the days are over that one meant to be away.
    Early,
    /// Leave the game.
    Leave,
    /// Ask somebody to play.
    Nudge(Seat),
    /// Want no nudges, or want them again.
    Nudges(Nudges),
    /// Propose a pause.
    Pause,
    /// Propose to end it.
    GoOn,
    /// Propose to close the game.
    Close,
    /// Propose that somebody else may have a seat.
    Replace(Seat),
    /// Take a seat, or ask for it.
    Take(Seat),
    /// Say something in the vote of this number.
    Say(u32, Say),
}

impl Seats {
    pub(crate) fn write(self, game: GameId) -> String {
        let game = game.0;
        match self {
            Seats::Open => format!("v1:seats:{game}"),
            Seats::Look => format!("v1:seat:{game}:look"),
            Seats::Away => format!("v1:seat:{game}:away"),
            Seats::Ask(deed) => format!("v1:sure:{game}:{}", deed.write()),
            Seats::Do(deed) => format!("v1:seat:{game}:{}", deed.write()),
        }
    }

    /// Nothing where it is about something else, and nothing is read then.
    pub(crate) fn read<'t>(kind: &str, parts: &mut impl Iterator<Item = &'t str>) -> Option<Seats> {
        match kind {
            "seats" => Some(Seats::Open),
            "sure" => Deed::read(parts.next()?, parts).map(Seats::Ask),
            "seat" => match parts.next()? {
                "look" => Some(Seats::Look),
                "away" => Some(Seats::Away),
                deed => Deed::read(deed, parts).map(Seats::Do),
            },
            _ => None,
        }
    }
}

impl Deed {
    fn write(self) -> String {
        match self {
            Deed::Back => "back".to_owned(),
            Deed::Early => "early".to_owned(),
            Deed::Leave => "leave".to_owned(),
            Deed::Nudge(seat) => format!("nudge:{}", seat.0),
            Deed::Nudges(Nudges::Unwanted) => "mute".to_owned(),
            Deed::Nudges(Nudges::Wanted) => "unmute".to_owned(),
            Deed::Pause => "pause".to_owned(),
            Deed::GoOn => "goon".to_owned(),
            Deed::Close => "close".to_owned(),
            Deed::Replace(seat) => format!("replace:{}", seat.0),
            Deed::Take(seat) => format!("take:{}", seat.0),
            Deed::Say(number, Say::Yes) => format!("yes:{number}"),
            Deed::Say(number, Say::No) => format!("no:{number}"),
        }
    }

    fn read<'t>(deed: &str, parts: &mut impl Iterator<Item = &'t str>) -> Option<Deed> {
        let mut number = || -> Option<u32> { parts.next()?.parse().ok() };
        let seat = |number: Option<u32>| u8::try_from(number?).ok().map(Seat);
        Some(match deed {
            "back" => Deed::Back,
            "early" => Deed::Early,
            "leave" => Deed::Leave,
            "nudge" => Deed::Nudge(seat(number())?),
            "mute" => Deed::Nudges(Nudges::Unwanted),
            "unmute" => Deed::Nudges(Nudges::Wanted),
            "pause" => Deed::Pause,
            "goon" => Deed::GoOn,
            "close" => Deed::Close,
            "replace" => Deed::Replace(seat(number())?),
            "take" => Deed::Take(seat(number())?),
            "yes" => Deed::Say(number()?, Say::Yes),
            "no" => Deed::Say(number()?, Say::No),
            _ => return None,
        })
    }
}
