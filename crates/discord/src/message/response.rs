//! Replies shown to one user: results and errors.

use crate::prelude::*;
use viceroy_i18n::refusals::absence;
use viceroy_i18n::{options, organising, refusals, reliability};
use viceroy_model::messages::AsOf;
use viceroy_service::{AsksToShow, DealRefusal, LobbyRefusal, NoLookBack, NoSecondChance};

#[derive(Debug, Default)]
pub struct Response {
    pub text: String,
    /// Shown above the picture, with the text below it: on a phone prompt and buttons are in sight
    /// together.
    pub title: Option<String>,
    pub rows: Vec<Row>,
    pub picture: Painting,
    /// Whether an existing picture may be reused.
    pub stays: bool,
    pub as_of: Option<AsOf>,
    pub shows: Shows,
}

/// What an answer about a game shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shows {
    #[default]
    Panel,
    /// Something in its place, which is left alone until something is asked.
    Beside,
}

/// An answer, or why there is none.
pub type Answered = Result<Response, Stop>;

impl Response {
    pub fn new(text: String, rows: Vec<Row>) -> Response {
        Response { text, rows, ..Response::default() }
    }
}

impl From<PrivateText> for Response {
    fn from(text: PrivateText) -> Response {
        Response::new(text.0, vec![])
    }
}

pub trait Show {
    fn shown(self, w: &Wording) -> Response;
}

impl Show for Response {
    fn shown(self, _: &Wording) -> Response {
        self
    }
}

impl Show for Stop {
    fn shown(self, w: &Wording) -> Response {
        // No end: it can be answered.
        if let Stop::Refused(Rejection::Lobby(LobbyRefusal::AsksToShow(asks))) = &self {
            return asks_to_show(w, asks);
        }
        why_not(w, &self).into()
    }
}

impl Show for Fault {
    fn shown(self, w: &Wording) -> Response {
        fault_told(w, &self).into()
    }
}

/// An internal error, with its number in the log.
pub fn fault_told(w: &Wording, fault: &Fault) -> PrivateText {
    w.private(text!(fault, number = fault.number.to_string()))
}

impl<T: Show, E: Show> Show for Result<T, E> {
    fn shown(self, w: &Wording) -> Response {
        match self {
            Ok(done) => done.shown(w),
            Err(why) => why.shown(w),
        }
    }
}

fn why_not(w: &Wording, stop: &Stop) -> PrivateText {
    match stop {
        Stop::Refused(why) => rejection(w, why),
        Stop::Fault(fault) => fault_told(w, fault),
    }
}

fn rejection(w: &Wording, rejection: &Rejection) -> PrivateText {
    match rejection {
        Rejection::NoSuchGame => w.private(text!(reject_no_such_game)),
        Rejection::NotSeated => w.private(text!(reject_not_seated)),
        Rejection::NotStarted => w.private(text!(reject_not_started)),
        Rejection::AlreadyStarted => w.private(text!(reject_already_started)),
        Rejection::Closed => w.private(text!(reject_closed)),
        Rejection::Expired => w.private(text!(reject_expired)),
        Rejection::Abandoned => w.private(text!(reject_abandoned)),
        Rejection::NoVote(why) => absence::no_vote(w, *why, relative),
        Rejection::Deal(DealRefusal::Played) => w.private(text!(reject_deal_played)),
        Rejection::Deal(DealRefusal::NotClosed) => w.private(text!(reject_deal_not_closed)),
        Rejection::Deal(DealRefusal::Alone) => w.private(text!(reject_deal_alone)),
        Rejection::Deal(DealRefusal::Closed) => w.private(text!(reject_deal_closed)),
        Rejection::NoSlip => w.private(text!(reject_no_slip)),
        Rejection::NotHanded => w.private(text!(reject_not_handed)),
        Rejection::CannotBeHanded { who } => w.private(text!(reject_hand_to, who)),
        Rejection::HasSatHere => w.private(text!(reject_has_sat_here)),
        Rejection::NoHints => w.private(text!(reject_hints_forbidden)),
        Rejection::NotAway => w.private(text!(reject_not_away)),
        Rejection::NotOnVacation => w.private(text!(reject_not_on_vacation)),
        Rejection::HasLeft => w.private(text!(reject_has_left)),
        Rejection::NoNudge(why) => absence::no_nudge(w, *why, relative),
        Rejection::NoVacation(why) => absence::no_vacation(w, *why),
        Rejection::TooManyOfOnes { most } => w.private(text!(reject_too_many_of_ones, most)),
        Rejection::TooManyOfOnesHere { most } => {
            w.private(text!(reject_too_many_of_ones_here, most))
        }
        Rejection::TooManyHere { most } => w.private(text!(reject_too_many_here, most)),
        Rejection::TooManyToday { most, from } => {
            w.private(text!(reject_too_many_today, most, time = relative(*from)))
        }
        Rejection::TooManyAlone { most } => w.private(text!(reject_too_many_alone, most)),
        Rejection::Full { seats } => w.private(text!(reject_full, seats)),
        Rejection::AlreadyJoined => w.private(text!(reject_already_joined)),
        Rejection::TooFew { needed } => w.private(text!(reject_too_few, needed)),
        Rejection::Unplayable(why) => options::unplayable(w, why),
        Rejection::NotJoined => w.private(text!(reject_not_joined)),
        Rejection::Frozen { fault } => w.private(text!(reject_frozen, number = fault.to_string())),
        Rejection::NoLookBack(NoLookBack::NotOver) => w.private(text!(analysis_not_over)),
        Rejection::NoLookBack(NoLookBack::OlderRules) => w.private(text!(analysis_older_rules)),
        Rejection::NoSecondChance(why) => no_second_chance(w, *why),
        Rejection::Lobby(why) => lobby_refusal(w, why),
        Rejection::Rules(refusal) => refusals::refusal(w, *refusal, None),
    }
}

fn no_second_chance(w: &Wording, why: NoSecondChance) -> PrivateText {
    match why {
        NoSecondChance::NotTheirs => w.private(text!(chance_not_theirs)),
        NoSecondChance::NotPlayedOut => w.private(text!(chance_not_played_out)),
        NoSecondChance::NothingLeft => w.private(text!(chance_nothing_left)),
        NoSecondChance::NotExported => w.private(text!(chance_not_exported)),
    }
}

/// Before they join a table that shows it.
fn asks_to_show(w: &Wording, asks: &AsksToShow) -> Response {
    let join = match &asks.code {
        Some(code) => CustomId::ByCodeShowing(code.clone()),
        None => CustomId::JoinShowing(asks.game),
    };
    let join = Button::new(join, w.say(text!(button_join_showing))).main();
    Response::new(reliability::asked(w, &asks.reliability).0, vec![Row::Buttons(vec![join])])
}

fn lobby_refusal(w: &Wording, why: &LobbyRefusal) -> PrivateText {
    match why {
        LobbyRefusal::NotOrganiser { organiser } => {
            organising::not_organiser(w, organiser.map(mention).as_deref())
        }
        LobbyRefusal::NotInvited { organiser } => {
            organising::not_invited(w, organiser.map(mention).as_deref())
        }
        LobbyRefusal::NoPrivateTable => w.private(text!(reject_no_private_table)),
        LobbyRefusal::AlreadyInvited => w.private(text!(reject_already_invited)),
        LobbyRefusal::TooManyInvited { most } => {
            w.private(text!(reject_too_many_invited, most = *most))
        }
        LobbyRefusal::Changed(changed) => organising::ask_changed(w, &changed.before, &changed.now),
        LobbyRefusal::TooManyJoined { most } => w.private(text!(reject_too_many_joined, most)),
        LobbyRefusal::NotAtTable => w.private(text!(reject_not_at_table)),
        LobbyRefusal::NotOver => w.private(text!(reject_not_over)),
        LobbyRefusal::OfAnotherServer => w.private(text!(reject_of_another_server)),
        LobbyRefusal::OfAnotherChannel => w.private(text!(reject_of_another_channel)),
        LobbyRefusal::NoSuchCode => w.private(text!(reject_no_such_code)),
        LobbyRefusal::TooManyCodes { from } => {
            w.private(text!(reject_too_many_codes, time = relative(*from)))
        }
        LobbyRefusal::AsksToShow(asks) => reliability::asked(w, &asks.reliability),
        LobbyRefusal::Barred => w.private(text!(reject_barred)),
        LobbyRefusal::NotHere { channels } => {
            w.private(text!(reject_not_here, channels = &links(channels)))
        }
        LobbyRefusal::TooManyRunning { by, tables } => {
            let (who, tables) = (mention(*by), links(tables));
            let count = tables.len();
            w.private(text!(reject_too_many_running, who, tables = &tables, count))
        }
    }
}

fn links(rooms: &[RoomId]) -> Vec<String> {
    rooms.iter().copied().map(channel_link).collect()
}
