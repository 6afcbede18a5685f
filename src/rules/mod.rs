//! The pure game. No clock, no luck of its own, no I/O, no sentence: the same facts give the same table, for ever.

mod card_set;
mod chance;
mod earlier;
mod fact;
mod fingerprint;
mod game;
mod imagined;
mod paint;
mod play;
mod prompt;
pub mod query;
mod rival;
mod ruleset;
mod score;
mod seat;
mod stages;
mod table;
mod tasks;
mod view;

pub use card_set::CardSet;
pub use chance::{Chance, Purpose, shuffle};
pub use fact::{DeckFact, Fact, GemsFor, OpenFact, ScreenFact, TokenAt, WonBy};
pub use fingerprint::Fnv;
pub use game::{Bookmark, Damaged, Game, Step};
pub use imagined::{Imagined, Position};
pub use prompt::{
    Answer, HowMany, Offer, PickOrder, PromptId, Question, Refusal, Shape, Stroke, Topic,
};
pub use rival::{CountsAs, MAX_RIVALS, Rival, RivalBid, RivalSet};
pub use ruleset::{
    Agreement, BonusCards, Deal, Discards, Edition, Law69, Module, OptionValue, Options, Policies,
    ReturnedGems, Ruleset, SHEET, Screens, Setting, TableOption, Terms, UnknownOption, Unplayable,
    UpperRows, setting,
};
pub use score::score;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use table::{
    AuctionPlace, Bid, Circle, Claim, Claimed, ColourPlace, DeckKind, Decks, Develop, Lying, Open,
    Phase, Pyramid, Score, ScoreLine, Screen, Sealed, Slot, Standing, Table, Token,
};
pub use view::{Awaited, DeckCounts, SeatView, Shown, TableView};
