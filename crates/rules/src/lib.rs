//! The pure game of Viceroy: cards, table, questions and score. It has no clock, randomness, I/O
//! or texts of its own; the same facts always give the same table.
//!
//! - [`Ruleset`]: an edition with its options and modules, compiled once.
//! - [`Game`]: a real game. Players act only through [`Game::answer`], which returns a [`Step`] with
//!   the resulting [`Fact`]s.
//! - [`SeatView`] and [`TableView`]: what one player and everyone may know. A [`Question`] says what
//!   can be answered.
//! - [`Imagined`]: a legal table guessed from a view, for what-ifs. It can be cloned and reveals
//!   nothing hidden.
//!
//! ```no_run
//! use viceroy_rules::{Answer, BySeat, Chance, Game, GameSetup, Question, Refusal, Ruleset, Score};
//!
//! /// A whole game of three. `ask` shows somebody a question and returns what they choose.
//! fn play(
//!     luck: &mut dyn Chance,
//!     ask: impl Fn(&Question) -> Answer,
//! ) -> Result<BySeat<Score>, Refusal> {
//!     let ruleset = Ruleset::compile(GameSetup::standard(3)).expect("three can play");
//!     let (mut game, _dealt) = Game::open(ruleset, luck);
//!     while let Some(seat) = game.first_asked() {
//!         let view = game.seat_view(seat).expect("who is asked has a seat");
//!         let question = view.question.as_ref().expect("who is asked has a question");
//!         let step = game.answer(seat, question.id, &ask(question), luck)?;
//!         // Stored together, they are enough for `Game::restore`.
//!         let _stored = (step.facts, game.bookmark());
//!     }
//!     Ok(game.score())
//! }
//! ```
//!
//! Start with `game.rs`, then read one question, `questions/bid.rs`. `ask.rs` lists all questions,
//! `stages` says when they are asked, `effects` holds their shared effects, and `engine.rs` drives
//! real and imagined games.

mod ask;
mod battle;
mod bookmark;
mod card_set;
pub mod cards;
mod chance;
mod circle_worth;
mod corrected;
mod criminals;
mod currency;
mod digest;
mod effects;
mod engine;
mod engine_ctx;
mod fact;
mod fingerprint;
mod game;
mod guess;
mod imagined;
mod paint;
mod payment;
mod pieces;
mod prelude;
mod prompt;
pub mod query;
mod questions;
mod reuse;
mod rival;
mod ruleset;
mod score;
mod seat;
mod seat_queues;
mod second_chance;
mod shape;
mod small_set;
mod stage;
mod stages;
mod state;
mod table;
mod task;
mod view;

pub use ask::Topic;
pub use battle::{Battle, First, Way};
pub use bookmark::Bookmark;
pub use card_set::CardSet;
pub use chance::{Chance, LuckItem, LuckOutcome, Purpose, shuffle};
pub use corrected::corrections;
pub use currency::Currency;
pub use fact::{
    DeckFact, DiamondFact, Fact, GemsFor, InvasionFact, OpenFact, Paint, ReturnedFor, ScreenFact,
    TokenAt, UnderworldFact, WonBy, is_dealt, turn_end_draws, without_dealing,
};
pub use fingerprint::Fnv;
pub use game::{Damaged, Game, Step};
pub use imagined::{Imagined, MayCome};
pub use payment::{Payment, Sources};
pub use pieces::{
    AuctionPlace, AuctionRow, Bid, Claim, Claimed, DeckKind, Develop, Domain, DomainReward,
    HeldJudgements, JudgementSet, OfferedCards, Phase, PlacedToken, Score, ScoreLine, Sealed, Slot,
    Token, TokenPlace, Zone,
};
pub use prompt::{PromptId, Question, StepMark};
pub use query::{FittingCorners, fitting_corners};
pub use questions::Help;
pub use rival::{CountsAs, MAX_RIVALS, Rival, RivalBid, RivalSet};
pub use ruleset::{
    AuctionColours, BRIBES, BonusCards, DIAMONDS_PER_SEAT, Deal, Discards, DomainCards, Edition,
    GameLength, GameSetup, Law69, LawBehaviour, Module, ModuleUse, OptionValue, Options, Part,
    Policies, ReturnedGems, ReturnedPairs, RevisedLaws, Ruleset, SHEET, Schedule, Scheduled,
    Screens, Setting, TableOption, Terms, UnknownOption, Unplayable, UpperRows, When, setting,
};
pub use score::score;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use shape::{Answer, HowMany, Offer, Offers, PickOrder, Placing, Refusal, Shape, Stroke};
pub use small_set::{Member, NotASet, SmallSet};
pub use table::{
    ByDeck, Circle, CircleSection, CombatCard, CriminalDeck, Decks, Invasion, MONSTERS, Open,
    PlacedCard, PublicKnowledge, Pyramid, STACK, Screen, Table,
};
pub use view::{Awaited, DeckCounts, Position, Reality, SeatView, Shown, TableView};
