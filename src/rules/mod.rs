//! The pure game. No clock, no luck of its own, no I/O, no sentence: the same facts give the same table, for ever.

mod ask;
mod battle;
mod bookmark;
mod card_set;
mod chance;
mod circle_worth;
mod criminals;
mod desks;
mod digest;
mod effects;
mod engine;
mod fact;
mod fingerprint;
mod game;
mod guess;
mod images;
mod imagined;
mod paint;
mod payment;
mod play;
mod prompt;
pub mod query;
mod questions;
mod refusal;
mod reuse;
mod rival;
mod ruleset;
mod score;
mod seat;
mod shape;
mod small_set;
mod stage;
mod stages;
mod state;
mod stones;
mod table;
mod task;
mod view;

pub use ask::Topic;
pub use battle::{Battle, First, Way};
pub use bookmark::Bookmark;
pub use card_set::CardSet;
pub use chance::{Chance, Purpose, shuffle};
pub use fact::{
    DeckFact, DiamondFact, Fact, GemsFor, InvasionFact, OpenFact, Paint, ReturnedFor, ScreenFact,
    TokenAt, UnderworldFact, WonBy, is_dealt, turn_end_draws, without_dealing,
};
pub use fingerprint::Fnv;
pub use game::{Damaged, Game, Step};
pub use imagined::Imagined;
pub use payment::{Payment, Sources};
pub use prompt::{PromptId, Question, StepMark};
pub use questions::Help;
pub use refusal::Refusal;
pub use rival::{CountsAs, MAX_RIVALS, Rival, RivalBid, RivalSet};
pub use ruleset::{
    Agreement, AuctionColours, BRIBES, BonusCards, DIAMONDS_PER_SEAT, Deal, Deed, Discards,
    DomainCards, Edition, Law69, Module, ModuleUse, OptionValue, Options, Part, Policies,
    ReturnedGems, RevisedLaws, Ruleset, SHEET, Schedule, Scheduled, Screens, Setting, TableOption,
    Terms, UnknownOption, Unplayable, UpperRows, When, setting,
};
pub use score::score;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use shape::{Answer, HowMany, Offer, Offers, PickOrder, Placing, Shape, Stroke};
pub use small_set::{Member, NotASet, SmallSet};
pub use stones::Stones;
pub use table::{
    AuctionPlace, AuctionRow, Bid, ByDeck, Circle, CircleSection, Claim, Claimed, CombatCard,
    CriminalDeck, DeckKind, Decks, Develop, Domain, DomainReward, HeldJudgements, Invasion,
    JudgementSet, Known, MONSTERS, MonsterSet, OfferedCards, Open, Phase, PlacedCard, PlacedToken,
    Pyramid, STACK, Score, ScoreLine, Screen, Sealed, Slot, Table, Token, TokenPlace, Zone,
};
pub use view::{Awaited, DeckCounts, Position, Reality, SeatView, Shown, TableView};
