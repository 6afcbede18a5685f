//! What is shown to one person: an answer, or why there is none.

use crate::discord::message::painting::Painting;
use crate::discord::panel::rows::Row;
use crate::host::{Fault, Rejection, Stop};
use crate::notice::AsOf;
use crate::wording::{PrivateText, options, refusals};

/// What is shown to one person.
#[derive(Debug, Default)]
pub struct Response {
    /// The text.
    pub text: String,
    /// Buttons and menus.
    pub rows: Vec<Row>,
    /// Pictures.
    pub pictures: Painting,
    /// Whether pictures that are there already do as well as these.
    pub stays: bool,
    /// What moment of the game is shown, if it is a panel.
    pub as_of: Option<AsOf>,
}

impl From<PrivateText> for Response {
    fn from(text: PrivateText) -> Response {
        Response {
            text: text.0,
            ..Response::default()
        }
    }
}

impl From<Stop> for Response {
    fn from(stop: Stop) -> Response {
        why_not(&stop).into()
    }
}

impl From<Fault> for Response {
    fn from(fault: Fault) -> Response {
        refusals::fault(fault.number).into()
    }
}

impl<E: Into<Response>> From<Result<Response, E>> for Response {
    fn from(result: Result<Response, E>) -> Response {
        result.unwrap_or_else(Into::into)
    }
}

/// Why a request was not done, for the person.
fn why_not(stop: &Stop) -> PrivateText {
    match stop {
        Stop::Refused(why) => rejection(why),
        Stop::Fault(fault) => refusals::fault(fault.number),
    }
}

fn rejection(rejection: &Rejection) -> PrivateText {
    match rejection {
        Rejection::NoSuchGame => refusals::no_such_game(),
        Rejection::NotSeated => refusals::not_seated(),
        Rejection::NotStarted => refusals::not_started(),
        Rejection::AlreadyStarted => refusals::already_started(),
        Rejection::Closed => refusals::closed(),
        Rejection::Expired => refusals::expired(),
        Rejection::TooManyOfOnes { most } => refusals::too_many_of_ones(*most),
        Rejection::TooManyHere { most } => refusals::too_many_here(*most),
        Rejection::Full { seats } => refusals::full(*seats),
        Rejection::AlreadyJoined => refusals::already_joined(),
        Rejection::TooFew { needed } => refusals::too_few(*needed),
        Rejection::Unplayable(why) => options::unplayable(why),
        Rejection::NotJoined => refusals::not_joined(),
        Rejection::Frozen { fault } => refusals::frozen(*fault),
        Rejection::Rules(refusal) => refusals::refusal(*refusal, None),
    }
}
