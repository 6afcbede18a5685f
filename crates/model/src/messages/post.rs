//! What posts and panels show, as plain data.

use std::sync::Arc;

use super::{
    Destination, GameId, PersonId, PlayedFact, Player, PressId, Reads, RoomId, Silence, Stint,
    is_its_holders,
};
use crate::attendance::{Announcement, Hints, SeatControl, Vote};
use crate::plans::{Draft, Drafting, Plan, Preferences, WhyDraft};
use crate::timing::{Maintenance, WallTime};
use viceroy_ai::analysis::DecidingTurn;
use viceroy_rules::{
    BySeat, CardSet, OpenFact, Phase, PromptId, SeatSet, SeatView, TableView, Topic,
};

/// Everything a private panel shows to one player.
#[derive(Clone, Debug)]
pub struct Panel {
    pub game: GameId,
    /// The last step.
    pub step: u32,
    /// What the player sees.
    pub view: SeatView,
    /// The kind of question that they are asked, if they meet it for the first time.
    pub meets: Option<Topic>,
    /// What they are putting together.
    pub draft: Option<Drafting>,
    /// What they have decided beforehand.
    pub plan: Plan,
    /// Where that leads to.
    pub ahead: Option<Drafting>,
    /// What is proposed to them for what they are asked.
    pub proposal: Option<Drafting>,
    /// What they want from now on in small questions.
    pub preferences: OwnPreferences,
    /// Who sits where.
    pub people: BySeat<Player>,
    /// What happened since they last chose something.
    pub since: Since,
    /// The last step in which something happened in front of everybody.
    pub seen: u32,
    /// The game's thread, once it exists.
    pub thread: Option<RoomId>,
    /// What of the game is not said where everybody reads it, and why.
    pub silence: Option<Silence>,
    /// When the bot will not be there, if that is announced.
    pub maintenance: Option<Maintenance>,
    /// How the player's time stands, and who holds their seat.
    pub time: SeatTime,
    /// Whether there are hints at the table.
    pub hints: Hints,
    /// When the game ended, and what decided it, once it is over.
    pub finish: Option<GameEnd>,
    /// How the player reads it.
    pub reads: Reads,
}

/// What is told of the end of a game beside how the table lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameEnd {
    pub at: WallTime,
    /// The turn that decided the game, if one did so more than others.
    pub deciding: Option<DecidingTurn>,
}

/// The standing answers of a player, by how far they reach.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnPreferences {
    /// Those for this game; they go before the others.
    pub this_game: Preferences,
    pub all_games: Preferences,
}

/// How one player's time stands, for their eyes only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatTime {
    /// Until when they have to answer.
    pub deadline: Option<WallTime>,
    /// Who plays their seat.
    pub holder: SeatControl,
    /// Whether the game stands still or rests, so that nobody's time runs.
    pub stands: Option<Standing>,
}

/// Why nobody's time runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The table agreed to rest until then.
    Paused(WallTime),
    /// Only computers would go on.
    Still,
}

/// What happened in front of everybody since somebody last chose something.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Since {
    /// What they chose; nothing before their first choice.
    pub choice: Option<Chosen>,
    /// How often their plan or a standing answer has answered for them since.
    pub answered: AnsweredFor,
    /// What happened, in order, with what their choice itself did.
    pub deeds: Vec<PlayedFact>,
}

/// How often was answered for somebody, as they had decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AnsweredFor {
    pub by_plan: u8,
    /// By a standing answer.
    pub by_preference: u8,
}

/// What somebody last chose, as far as it is told to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// A bid or a pass in an auction.
    Bid,
    /// A card to play or discard, or none.
    Card,
    /// Anything else.
    Other,
}

/// What of a panel is worth showing anew when it changes; two panels with the same differ in nothing that their player has to
/// know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsOf {
    pub game: GameId,
    pub now: AskedNow,
    /// All of it, as it is stored of a message that shows it.
    pub fingerprint: String,
}

/// What somebody is asked, or what comes before that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AskedNow {
    pub asked: Option<PromptId>,
    /// What names the plan that was confirmed.
    pub plan: u32,
    /// Whether a secret choice can be taken back.
    pub may_reconsider: bool,
    /// The phase in which somebody who is asked nothing watches computer players. These answer within seconds, and until they have,
    /// whoever looks at a panel sees it go on from phase to phase.
    pub watched: Option<Phase>,
}

impl AskedNow {
    /// Of somebody with this plan.
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
    /// What is asked, with what others have done in the open since it was, and until when; what was put together; who plays.
    /// What other people do while nothing is asked, the news tell.
    pub fn as_of(&self) -> AsOf {
        let SeatTime { deadline, holder, stands } = self.time;
        let now = AskedNow::of(&self.view, &self.plan, &self.people);
        // While a question is open the deadline changes only with what is known of its player's days.
        let open = now.asked.map(|asked| (asked, self.seen, deadline));
        let over = self.view.table.open.phase == Phase::Over;
        let draft = self.draft.as_ref().map(|drafting| drafting.reference.mark);
        let ahead = self.ahead.as_ref().map(|ahead| ahead.reference.mark);
        let silence = self.silence;
        let (may_reconsider, watched) = (now.may_reconsider, now.watched);
        let fingerprint = format!(
            "{open:?} {over} {may_reconsider} {draft:?} {ahead:?} {silence:?} {holder:?} {stands:?} {watched:?}"
        );
        AsOf { game: self.game, now, fingerprint }
    }
}

/// The standing post of a running or finished game.
#[derive(Clone, Debug)]
pub struct TablePost {
    pub game: GameId,
    /// The last step.
    pub step: u32,
    /// The step with which the turn began, or the game.
    pub began: u32,
    /// What everybody sees.
    pub view: TableView,
    /// The cards that came into pyramids in this turn.
    pub fresh: CardSet,
    /// Who sits where.
    pub people: BySeat<Player>,
    /// Who played the seats from which turn on.
    pub stints: Arc<BySeat<Vec<Stint>>>,
    /// See [`LobbyView::secret_hash`](super::LobbyView::secret_hash).
    pub secret_hash: String,
    /// The secret itself, in hexadecimal, once the game is over.
    pub secret: Option<String>,
    /// The presses on Join and Start that are mixed into every draw, in order, once the game is over.
    pub presses: Vec<PressId>,
    /// The best score of this player's earlier games alone, once such a game is over (R-VIR-09).
    pub own_best: Option<i16>,
    /// When the game ended, and what decided it, once it is over.
    pub finish: Option<GameEnd>,
    /// Whom the post calls, and why.
    pub call: Vec<CalledPerson>,
    /// For whom the game waits too, and who is asked by direct message.
    pub elsewhere: Option<AskedDirectly>,
    /// How the turn before ended, where this post tells it.
    pub news: Option<Box<NewsPost>>,
    /// Who hears here that the game is over: all who play in the thread, unless they play alone.
    pub hears_end: Vec<PersonId>,
    /// Who plays by direct message and is brought into the thread by an edit of this post, which notifies nobody.
    pub brings: Vec<PersonId>,
    /// What of the game is not said where everybody reads it, and why.
    pub silence: Option<Silence>,
}

impl TablePost {
    /// Whose seats count as their holders', once the game is over.
    pub fn whole(&self) -> SeatSet {
        let turns = self.view.open.turn;
        let whole = self.stints.iter();
        let whole = whole.filter(|(_, stints)| is_its_holders(stints, turns));
        whole.map(|(seat, _)| seat).collect()
    }
}

/// Who is asked by direct message, among those who sit at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedDirectly {
    /// Whose seats.
    pub seats: SeatSet,
    /// Who sits where.
    pub people: BySeat<Player>,
}

/// Which part of a turn a chapter of the news tells of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Turn,
    Auctions,
    /// The first auction, and before it the set-up.
    FirstAuction,
    /// The second and third auction.
    LaterAuctions,
    /// All development rounds, and after the last of them the end.
    Development,
}

/// A chapter of the news: what one post tells of, which grows until the next chapter begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The turn; the set-up belongs to the first.
    pub turn: u8,
    pub part: Part,
}

#[derive(Clone, Debug)]
pub struct NewsPost {
    pub game: GameId,
    /// The first step it tells of.
    pub from: u32,
    /// The last step it tells of.
    pub step: u32,
    /// What happened in front of everybody, in order.
    pub deeds: Vec<PlayedFact>,
    /// What everybody saw after it.
    pub view: TableView,
    /// Who sat where with its last step.
    pub people: BySeat<Player>,
    pub chapter: Chapter,
    /// When the game ended, and what decided it, where they tell of the end.
    pub finish: Option<GameEnd>,
    /// Whom the post calls, and why.
    pub call: Vec<CalledPerson>,
    /// For whom the game waits too, and who is asked by direct message.
    pub elsewhere: Option<AskedDirectly>,
}

impl NewsPost {
    /// Whether they tell how the game ended.
    pub fn tells_the_end(&self) -> bool {
        let ended = |deed: &PlayedFact| matches!(deed.fact, OpenFact::Ended { .. });
        self.deeds.iter().any(ended)
    }
}

/// Somebody whom a post calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CalledPerson {
    /// Who is notified.
    pub person: PersonId,
    /// What they are asked.
    pub topic: Topic,
    /// Until when they should answer, as everybody is shown it: the latest it can be, so that it tells nothing of their days.
    pub until: Option<WallTime>,
}

/// Who has to act, where nothing else is to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallPost {
    pub game: GameId,
    /// Who sits where.
    pub people: BySeat<Player>,
    /// Where it stands: in the channel, where the thread is silent.
    pub stands_in: Destination,
    /// Who is notified, and why.
    pub called: Vec<CalledPerson>,
    /// For whom the game waits too, and who is asked by direct message.
    pub elsewhere: Option<AskedDirectly>,
}

/// Something told beside a game, with what it is about.
#[derive(Clone, Debug)]
pub struct AnnouncementPost {
    pub game: GameId,
    /// What is told.
    pub announcement: Announcement,
    /// Who sits where.
    pub people: BySeat<Player>,
    /// Whose seats it is about: they have to act, or have another part from now on.
    pub concerned: SeatSet,
    pub call: Vec<PersonId>,
    /// Who alone reads it, if it is a direct message.
    pub reader: Option<PersonId>,
    /// The vote, where it is about one that is open.
    pub vote: Option<OpenVote>,
    /// Until when those it is waiting for should answer.
    pub until: Option<WallTime>,
    pub stands_in: Destination,
    /// The game's thread, for those who read it elsewhere.
    pub thread: Option<RoomId>,
    /// Where the table gathers, while it does.
    pub gathers_in: Option<RoomId>,
    /// For a reminder by direct message, what else waits for its reader.
    pub also: Vec<WaitingGame>,
}

/// A game that waits for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaitingGame {
    pub game: GameId,
    pub thread: Option<RoomId>,
    /// Until when they have to answer.
    pub deadline: Option<WallTime>,
}

/// An open vote, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenVote {
    pub vote: Vote,
    pub until: WallTime,
    /// How many have to say yes.
    pub needed: usize,
    /// Who has a say.
    pub voters: SeatSet,
}

/// How a game ended, told to somebody who plays by direct message.
#[derive(Clone, Debug)]
pub struct EndPost {
    pub table: TablePost,
    pub reads: Reads,
    /// The game's thread.
    pub thread: Option<RoomId>,
}
