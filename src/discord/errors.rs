//! What can go wrong: what a player is told, and what the courier makes of it.

use serenity::all::{Error, HttpError};

use crate::host::{Fault, Rejection, Undelivered};
use crate::rules::Offer;
use crate::wording::{PrivateText, refusals};

/// The request was answered already.
const ALREADY_ACKNOWLEDGED: isize = 40060;
/// The thread is there already.
const THREAD_EXISTS: isize = 160_004;

/// Why a request was not accepted, for the person; `offer` is what they picked.
pub fn rejection(rejection: &Rejection, offer: Option<Offer>) -> PrivateText {
    match rejection {
        Rejection::NoSuchGame => refusals::no_such_game(),
        Rejection::NotSeated => refusals::not_seated(),
        Rejection::NotStarted => refusals::not_started(),
        Rejection::AlreadyStarted => refusals::already_started(),
        Rejection::Closed => refusals::closed(),
        Rejection::Full { seats } => refusals::full(*seats),
        Rejection::AlreadyJoined => refusals::already_joined(),
        Rejection::TooFew { needed } => refusals::too_few(*needed),
        Rejection::NotJoined => refusals::not_joined(),
        Rejection::Frozen { fault } => refusals::frozen(*fault),
        Rejection::Rules(refusal) => refusals::refusal(*refusal, offer),
    }
}

/// Something broke, for the person. The host has logged it.
pub fn fault(fault: &Fault) -> PrivateText {
    refusals::fault(fault.number)
}

/// What a request was for, so that a missing permission can be named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// To post or change a message.
    Post,
    /// To look through messages.
    Look,
    /// To open a thread.
    Thread,
    /// To open a conversation with one person.
    Direct,
}

impl Request {
    fn needs(self) -> &'static str {
        match self {
            Request::Post => "View Channel, Send Messages, Send Messages in Threads, Attach Files",
            Request::Look => "View Channel, Read Message History",
            Request::Thread => "View Channel, Create Public Threads",
            Request::Direct => "none: this person alone decides",
        }
    }
}

/// Discord's code for what went wrong, if it answered.
pub fn code(error: &Error) -> Option<isize> {
    if let Error::Http(HttpError::UnsuccessfulRequest(answer)) = error {
        Some(answer.error.code)
    } else {
        None
    }
}

fn status(error: &Error) -> Option<u16> {
    if let Error::Http(http) = error {
        http.status_code().map(|s| s.as_u16())
    } else {
        None
    }
}

/// What the courier makes of a failed request.
pub fn undelivered(error: &Error, request: Request) -> Undelivered {
    match code(error) {
        // Unknown channel, unknown message.
        Some(10_003 | 10_008) => Undelivered::Gone,
        // Unknown user.
        Some(10_013) => Undelivered::Gone,
        // Cannot send messages to this user; no server in common.
        Some(50_007 | 50_278) => Undelivered::Closed,
        // Missing access, missing permissions.
        Some(50_001 | 50_013) => Undelivered::Forbidden(request.needs().to_owned()),
        // A thread that somebody locked.
        Some(160_005) => Undelivered::Forbidden("the thread is locked".to_owned()),
        Some(_) | None => Undelivered::Later(error.to_string()),
    }
}

/// Whether a failed answer had in fact arrived.
pub fn had_arrived(error: &Error) -> bool {
    code(error) == Some(ALREADY_ACKNOWLEDGED)
}

/// Whether a thread could not be opened because it is there.
pub fn thread_exists(error: &Error) -> bool {
    code(error) == Some(THREAD_EXISTS)
}

/// Whether the same request may succeed a moment later: Discord stumbled, or the line did.
pub fn is_passing(error: &Error) -> bool {
    matches!(error, Error::Http(HttpError::Request(_)))
        || status(error).is_some_and(|s| s >= 500 || s == 429)
}
