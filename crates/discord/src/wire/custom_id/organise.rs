//! What is pressed about a table that gathers, beside joining, leaving and starting.

use viceroy_ai::Level;
use viceroy_model::messages::{ComputerName, PersonId};

/// What is pressed about a table that gathers, or for another game after one that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Organise {
    /// Open what its organiser can decide.
    Open,
    /// The menu of editions.
    Edition,
    /// The menu of options.
    Option,
    /// The menu of how time is counted.
    Time,
    /// Only those may join who are invited.
    Private,
    /// Anybody may join.
    Public,
    /// The menu of people who may join.
    Invite,
    /// Take this person's seat away.
    Remove(PersonId),
    /// Open which computer players have a seat.
    Computers,
    /// Give a computer player of this level a seat.
    Seat(Level),
    /// Take this computer player's seat away.
    Dismiss(ComputerName),
    /// Start, knowing what was changed up to this change.
    Start(u32),
    /// Play again.
    Again,
}

impl Organise {
    pub(crate) fn write(self) -> String {
        match self {
            Organise::Open => "open".to_owned(),
            Organise::Edition => "edition".to_owned(),
            Organise::Option => "option".to_owned(),
            Organise::Time => "time".to_owned(),
            Organise::Private => "private".to_owned(),
            Organise::Public => "public".to_owned(),
            Organise::Invite => "invite".to_owned(),
            Organise::Remove(PersonId(whom)) => format!("remove:{whom}"),
            Organise::Computers => "computers".to_owned(),
            Organise::Seat(level) => format!("seat:{}", level.key()),
            Organise::Dismiss(name) => format!("dismiss:{}", name.place()),
            Organise::Start(changes) => format!("start:{changes}"),
            Organise::Again => "again".to_owned(),
        }
    }

    pub(crate) fn read<'t>(parts: &mut impl Iterator<Item = &'t str>) -> Option<Organise> {
        Some(match parts.next()? {
            "open" => Organise::Open,
            "edition" => Organise::Edition,
            "option" => Organise::Option,
            "time" => Organise::Time,
            "private" => Organise::Private,
            "public" => Organise::Public,
            "invite" => Organise::Invite,
            "remove" => Organise::Remove(PersonId(parts.next()?.parse().ok()?)),
            "computers" => Organise::Computers,
            "seat" => Organise::Seat(Level::from_key(parts.next()?)?),
            "dismiss" => Organise::Dismiss(ComputerName::at(parts.next()?.parse().ok()?)?),
            "start" => Organise::Start(parts.next()?.parse().ok()?),
            "again" => Organise::Again,
            _ => return None,
        })
    }
}

/// What somebody presses who keeps order on a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moderate {
    /// Ask whether a table is really to be closed.
    Ask,
    /// Close it.
    Close,
}

impl Moderate {
    pub(crate) fn write(self) -> &'static str {
        match self {
            Moderate::Ask => "ask",
            Moderate::Close => "close",
        }
    }

    pub(crate) fn read<'t>(parts: &mut impl Iterator<Item = &'t str>) -> Option<Moderate> {
        match parts.next()? {
            "ask" => Some(Moderate::Ask),
            "close" => Some(Moderate::Close),
            _ => None,
        }
    }
}
