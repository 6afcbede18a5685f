//! Decisions made in advance: a plan of steps, which is a draft until confirmed and then answers
//! its questions as they open; and standing answers to small questions, for one game or all.

mod ahead;
mod bid_step;
mod draft;
mod foreseen;
mod gems_for_next_card;
mod part_of_turn;
mod plan;
mod preference;
mod preference_kind;
mod preparable;
mod preview;
mod wish;

pub use ahead::{PartAhead, Stopped};
pub use bid_step::{BidStep, IfGone, WantedCard};
pub use draft::{AskedAgain, Draft, DraftRef, Drafting, SeatOrders, WhyDraft};
pub use foreseen::{Foreseen, cases, decided, wished};
pub use part_of_turn::PartOfTurn;
pub use plan::{Drafted, IfBetter, Met, PauseOnDraw, Plan, PlanStep, Planned};
pub use preference::{GemsWanted, Preference, Preferences, Scope, StandingAnswer, Tucked};
pub use preference_kind::PreferenceKind;
pub use preparable::{Preparable, preparable};
pub use preview::preview;
pub use wish::{Case, Wish};
