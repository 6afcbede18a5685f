//! What is shown to one person: an answer, or why there is none.

use super::announcement_post::relative;
use crate::discord::picture::painting::Painting;
use crate::discord::wire::component::Row;
use crate::host::{Fault, LobbyRefusal, NoLookBack, Rejection, Stop};
use crate::notice::{AsOf, PersonId, RoomId};
use crate::wording::refusals::{absence, limits};
use crate::wording::{
    PrivateText, Wording, analysis, hints, options, organising, refusals, servers,
};

/// What is shown to one person.
#[derive(Debug, Default)]
pub struct Response {
    /// The text.
    pub text: String,
    /// Buttons and menus.
    pub rows: Vec<Row>,
    /// Its picture.
    pub picture: Painting,
    /// Whether a picture that is there already does as well as this.
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

/// What can be shown in a language.
pub trait Show {
    /// The same, as it is shown.
    fn shown(self, w: &Wording) -> Response;
}

impl Show for Response {
    fn shown(self, _: &Wording) -> Response {
        self
    }
}

impl Show for Stop {
    fn shown(self, w: &Wording) -> Response {
        why_not(w, &self).into()
    }
}

impl Show for Fault {
    fn shown(self, w: &Wording) -> Response {
        refusals::fault(w, self.number).into()
    }
}

impl<T: Show, E: Show> Show for Result<T, E> {
    fn shown(self, w: &Wording) -> Response {
        match self {
            Ok(done) => done.shown(w),
            Err(why) => why.shown(w),
        }
    }
}

/// Why a request was not done, for the person.
fn why_not(w: &Wording, stop: &Stop) -> PrivateText {
    match stop {
        Stop::Refused(why) => rejection(w, why),
        Stop::Fault(fault) => refusals::fault(w, fault.number),
    }
}

fn rejection(w: &Wording, rejection: &Rejection) -> PrivateText {
    match rejection {
        Rejection::NoSuchGame => refusals::no_such_game(w),
        Rejection::NotSeated => refusals::not_seated(w),
        Rejection::NotStarted => refusals::not_started(w),
        Rejection::AlreadyStarted => refusals::already_started(w),
        Rejection::Closed => refusals::closed(w),
        Rejection::Expired => refusals::expired(w),
        Rejection::Abandoned => refusals::abandoned(w),
        Rejection::NoVote(why) => absence::no_vote(w, *why, relative),
        Rejection::HasSatHere => absence::has_sat_here(w),
        Rejection::NoHints => hints::forbidden(w),
        Rejection::NotAway => absence::not_away(w),
        Rejection::NotOnVacation => absence::not_on_vacation(w),
        Rejection::HasLeft => absence::has_left(w),
        Rejection::NoNudge(why) => absence::no_nudge(w, *why, relative),
        Rejection::NoVacation(why) => absence::no_vacation(w, *why),
        Rejection::TooManyOfOnes { most } => limits::too_many_of_ones(w, *most),
        Rejection::TooManyHere { most } => limits::too_many_here(w, *most),
        Rejection::TooManyToday { most, from } => {
            limits::too_many_today(w, *most, &relative(*from))
        }
        Rejection::TooManyAlone { most } => limits::too_many_alone(w, *most),
        Rejection::Full { seats } => refusals::full(w, *seats),
        Rejection::AlreadyJoined => refusals::already_joined(w),
        Rejection::TooFew { needed } => refusals::too_few(w, *needed),
        Rejection::Unplayable(why) => options::unplayable(w, why),
        Rejection::NotJoined => refusals::not_joined(w),
        Rejection::Frozen { fault } => refusals::frozen(w, *fault),
        Rejection::NoLookBack(NoLookBack::NotOver) => analysis::not_over(w),
        Rejection::NoLookBack(NoLookBack::OlderRules) => analysis::older_rules(w),
        Rejection::Lobby(why) => lobby_refusal(w, why),
        Rejection::Rules(refusal) => refusals::refusal(w, *refusal, None),
    }
}

fn lobby_refusal(w: &Wording, why: &LobbyRefusal) -> PrivateText {
    let mention = |who: &Option<PersonId>| who.map(|who| format!("<@{}>", who.0));
    match why {
        LobbyRefusal::NotOrganiser { organiser } => {
            organising::not_organiser(w, mention(organiser).as_deref())
        }
        LobbyRefusal::NotInvited { organiser } => {
            organising::not_invited(w, mention(organiser).as_deref())
        }
        LobbyRefusal::Changed(changed) => organising::ask_changed(w, &changed.before, &changed.now),
        LobbyRefusal::TooManyJoined { most } => organising::too_many_joined(w, *most),
        LobbyRefusal::NotAtTable => organising::not_at_table(w),
        LobbyRefusal::NotOver => organising::not_over(w),
        LobbyRefusal::OfAnotherServer => servers::of_another_server(w),
        LobbyRefusal::OfAnotherChannel => servers::of_another_channel(w),
        LobbyRefusal::Barred => servers::is_barred(w),
        LobbyRefusal::NotHere { channels } => servers::not_here(w, &links(channels)),
        LobbyRefusal::TooManyRunning { by, tables } => {
            servers::too_many_running(w, &format!("<@{}>", by.0), &links(tables))
        }
    }
}

fn links(rooms: &[RoomId]) -> Vec<String> {
    rooms.iter().map(|room| format!("<#{}>", room.0)).collect()
}
