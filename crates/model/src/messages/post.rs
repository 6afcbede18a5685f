//! Content of posts and panels, as plain data.

use super::{
    Destination, PlayedFact, PlayedIn, PressId, Reads, Silence, Stint, Suggestions, TextSize,
    is_its_holders,
};
use crate::attendance::{Announcement, Hints, SeatControl, Vote};
use crate::deals::DealNow;
use crate::plans::{Draft, Drafting, Plan, Preferences, WhyDraft};
use crate::prelude::*;
use crate::timing::Maintenance;
use viceroy_ai::Hint;
use viceroy_ai::analysis::DecidingTurn;
use viceroy_rules::{CardSet, PromptId, Score, TableView};

/// A private panel, for one player's eyes only.
#[derive(Clone, Debug)]
pub struct Panel {
    pub game: GameId,
    pub step: u32,
    pub view: SeatView,
    /// The topic of the question, if the player meets it for the first time.
    pub meets: Option<Topic>,
    pub draft: Option<Drafting>,
    pub plan: Plan,
    /// Where the plan leads.
    pub ahead: Option<Drafting>,
    /// A proposed answer.
    pub proposal: Option<Drafting>,
    /// The answer to the question of the panel that looks best, and why.
    pub advice: Option<Hint>,
    /// Standing answers.
    pub preferences: OwnPreferences,
    pub people: BySeat<Player>,
    /// Since their last choice.
    pub since: Since,
    /// The last step with a public event.
    pub seen: u32,
    pub played_in: PlayedIn,
    pub thread: Option<RoomId>,
    /// Why nothing is posted publicly, if so.
    pub silence: Option<Silence>,
    /// Announced maintenance.
    pub maintenance: Option<Maintenance>,
    pub time: SeatTime,
    pub hints: Hints,
    pub suggestions: Suggestions,
    pub text_size: TextSize,
    pub finish: Option<GameEnd>,
    pub reads: Reads,
    pub planning: Planning,
    /// How many games its reader has played to their ends.
    pub finished: u32,
    /// The last step, where they may take it back.
    pub slip: Option<u32>,
    /// If it is of a deal of the day.
    pub deal: Option<DealNow>,
}

/// How far ahead a panel asks its reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Planning {
    /// In a first game: one question at a time, and every answer counts at once. Nothing is called a plan.
    Guided,
    /// After it, until they first open a plan.
    Introduced,
    #[default]
    Known,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameEnd {
    pub at: WallTime,
    /// How long it was played, each day begun counted.
    pub days: u16,
    pub deciding: Option<DecidingTurn>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnPreferences {
    /// These have precedence.
    pub this_game: Preferences,
    pub all_games: Preferences,
}

/// Private: shown only to that player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatTime {
    pub deadline: Option<WallTime>,
    pub holder: SeatControl,
    pub stands: Option<Standing>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Paused(WallTime),
    /// Only computer players would go on.
    Still,
}

/// Public events since a player's last choice.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Since {
    /// False until their first choice.
    pub has_chosen: bool,
    pub answered: AnsweredFor,
    /// In order, including the effects of their choice.
    pub deeds: Vec<PlayedFact>,
    /// How many of them their player had read when they last changed a draft.
    pub read: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AnsweredFor {
    pub by_preference: u8,
}

/// Panels with equal values need no update.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsOf {
    pub game: GameId,
    pub now: AskedNow,
    /// Stored with the message that shows it.
    pub fingerprint: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AskedNow {
    pub asked: Option<PromptId>,
    /// Identifies the confirmed plan.
    pub plan: u32,
    pub may_reconsider: bool,
    /// The phase, while the player waits for computer players. These answer within seconds, so the
    /// panel advances phase by phase.
    pub watched: Option<Phase>,
}

impl AskedNow {
    pub fn of(view: &SeatView, plan: &Plan, people: &BySeat<Player>) -> AskedNow {
        let awaited = view.table.awaited();
        let computes = |seat| people.get(seat).is_some_and(|player| player.level().is_some());
        let watches = view.question.is_none() && awaited.iter().any(computes);
        AskedNow {
            asked: view.question.as_ref().map(|question| question.id),
            plan: Draft::of(plan.clone(), WhyDraft::Begun).reference(view).mark,
            may_reconsider: view.may_reconsider,
            watched: watches.then_some(view.table.open.phase),
        }
    }
}

impl Panel {
    pub fn is_finished_deal(&self) -> bool {
        matches!(self.deal, Some(DealNow::Over(_)))
    }

    /// The next step of a draft, else the open question, with the view it is asked in.
    pub fn asked(&self) -> Option<(&SeatView, &Question)> {
        match &self.draft {
            Some(drafting) => Some((&drafting.view, drafting.next.as_ref()?)),
            None => Some((&self.view, self.view.question.as_ref()?)),
        }
    }

    /// Whether its reader has seen enough of suggestions to say how they want them: once, at the end of a
    /// second game.
    pub fn asks_about_suggestions(&self) -> bool {
        let is_over = self.view.table.open.phase == Phase::Over;
        is_over && self.finished == 2 && self.hints == Hints::Allowed
    }

    /// Proposes the first part of what is proposed alone, where all of it would not fit a screen.
    pub fn shorter(&self) -> Option<Panel> {
        let proposal = self.proposal.as_ref()?;
        let preferences = self.preferences.this_game.clone().or(&self.preferences.all_games);
        let first = proposal.draft.first_part().on(&self.view, &preferences).ok()?;
        let is_shorter = first.reference != proposal.reference;
        is_shorter.then(|| Panel { proposal: Some(first), ..self.clone() })
    }

    /// Whether it asks somebody who waits for others what they do next, in a first game.
    pub fn asks_meanwhile(&self) -> bool {
        let waits = self.planning == Planning::Guided && self.view.question.is_none();
        waits && self.draft.as_ref().is_some_and(Drafting::asks_meanwhile)
    }

    pub fn as_of(&self) -> AsOf {
        let SeatTime { deadline, holder, stands } = self.time;
        let now = AskedNow::of(&self.view, &self.plan, &self.people);
        let open = now.asked.map(|asked| (asked, self.seen, deadline));
        let over = self.view.table.open.phase == Phase::Over;
        let draft = self.draft.as_ref().map(|drafting| drafting.reference.mark);
        let ahead = self.ahead.as_ref().map(|ahead| ahead.reference.mark);
        let silence = self.silence;
        let (may_reconsider, watched) = (now.may_reconsider, now.watched);
        // Named in its title.
        let others = match self.played_in {
            PlayedIn::DirectMessages => format!(" {:?}", self.people),
            PlayedIn::Thread | PlayedIn::Deal(_) => String::new(),
        };
        let fingerprint = format!(
            "{open:?} {over} {may_reconsider} {draft:?} {ahead:?} {silence:?} {holder:?} {stands:?} {watched:?}{others}"
        );
        AsOf { game: self.game, now, fingerprint }
    }
}

#[derive(Clone, Debug)]
pub struct TablePost {
    pub game: GameId,
    pub step: u32,
    /// The first step of the turn, or of the game.
    pub began: u32,
    pub view: TableView,
    /// Cards placed in pyramids this turn.
    pub fresh: CardSet,
    pub people: BySeat<Player>,
    pub stints: Arc<BySeat<Vec<Stint>>>,
    pub secret_hash: String,
    /// In hexadecimal, once the game is over.
    pub secret: Option<String>,
    /// The interactions mixed into every draw, in order, once the game is over.
    pub presses: Vec<PressId>,
    /// The best score of the player's earlier solo games, at the end of one (R-VIR-09).
    pub own_best: Option<i16>,
    /// The turns in which a step was taken back. Such a game counts in no record.
    pub taken_back: Vec<u8>,
    /// What the game came to that this one went on from, at the end of a second chance.
    pub first_time: Option<Box<FirstTime>>,
    pub finish: Option<GameEnd>,
    pub call: Vec<CalledPerson>,
    /// Other seats that the game waits for, notified by direct message.
    pub elsewhere: Option<AskedDirectly>,
    /// The news of the previous turn, if this post contains them.
    pub news: Option<Box<NewsPost>>,
    /// People pinged about the end: all who play in the thread, except in solo games.
    pub hears_end: Vec<PersonId>,
    /// Direct message players added to the thread by an edit of this post, which does not notify
    /// them.
    pub brings: Vec<PersonId>,
    pub silence: Option<Silence>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstTime {
    pub game: GameId,
    pub step: u32,
    pub people: BySeat<Player>,
    pub scores: BySeat<Score>,
}

impl TablePost {
    /// Seats whose result counts for their holders, once the game is over.
    pub fn whole(&self) -> SeatSet {
        let turns = self.view.open.turn;
        let whole = self.stints.iter();
        let whole = whole.filter(|(_, stints)| is_its_holders(stints, turns));
        whole.map(|(seat, _)| seat).collect()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedDirectly {
    pub seats: SeatSet,
    pub people: BySeat<Player>,
}

/// The part of a turn that a chapter covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Turn,
    Auctions,
    FirstAuction,
    LaterAuctions,
    /// All development rounds, and the end after the last one.
    Development,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The set-up belongs to the first turn.
    pub turn: u8,
    pub part: Part,
}

#[derive(Clone, Debug)]
pub struct NewsPost {
    pub game: GameId,
    pub from: u32,
    pub step: u32,
    pub deeds: Vec<PlayedFact>,
    pub view: TableView,
    pub people: BySeat<Player>,
    pub chapter: Chapter,
    pub finish: Option<GameEnd>,
    pub call: Vec<CalledPerson>,
    pub elsewhere: Option<AskedDirectly>,
}

impl NewsPost {
    pub fn tells_the_end(&self) -> bool {
        let ended = |deed: &PlayedFact| matches!(deed.fact, OpenFact::Ended { .. });
        self.deeds.iter().any(ended)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CalledPerson {
    pub person: PersonId,
    pub topic: Topic,
    /// As shown publicly: the latest possible, so that it reveals nothing of their schedule.
    pub until: Option<WallTime>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallPost {
    pub game: GameId,
    pub people: BySeat<Player>,
    /// The channel, when nothing can be posted in the thread.
    pub stands_in: Destination,
    pub called: Vec<CalledPerson>,
    pub elsewhere: Option<AskedDirectly>,
}

#[derive(Clone, Debug)]
pub struct AnnouncementPost {
    pub game: GameId,
    pub announcement: Announcement,
    pub people: BySeat<Player>,
    /// Seats that must act, or whose role changes.
    pub concerned: SeatSet,
    pub call: Vec<PersonId>,
    /// Of those, who is named only: nothing rings for them now.
    pub quiet: Vec<PersonId>,
    /// The only reader, for direct messages.
    pub reader: Option<PersonId>,
    pub vote: Option<OpenVote>,
    pub until: Option<WallTime>,
    pub stands_in: Destination,
    pub thread: Option<RoomId>,
    pub gathers_in: Option<RoomId>,
    /// For a reminder by direct message: other games waiting for the reader.
    pub also: Vec<WaitingGame>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaitingGame {
    pub game: GameId,
    pub thread: Option<RoomId>,
    pub deadline: Option<WallTime>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenVote {
    pub vote: Vote,
    pub until: WallTime,
    pub needed: usize,
    pub voters: SeatSet,
}

#[derive(Clone, Debug)]
pub struct EndPost {
    pub table: TablePost,
    pub reads: Reads,
    pub thread: Option<RoomId>,
}
