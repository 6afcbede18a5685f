//! What laws do beyond asking a question of their own (RULES section 14).

mod double;
mod pensions;
mod prolong;
mod repeat;
mod replace;

pub(in crate::rules) use double::double;
pub(in crate::rules) use pensions::pensions;
pub(in crate::rules) use prolong::prolong;
pub(in crate::rules) use repeat::repeat;
pub(in crate::rules) use replace::replace;

use crate::rules::ask::Ask;
use crate::rules::pieces::DeckKind;
use crate::rules::play::Play;
use crate::rules::seat::Seat;
use crate::rules::task::{Act, Task};

/// Laws that the law for new laws draws (R-LAW-70).
const REVISED: usize = 3;

/// R-LAW-70: draws, then asks what goes back. What another law may do with a drawn law comes in between by itself.
pub(in crate::rules) fn revise(play: &mut Play<'_>, seat: Seat) {
    let mut tasks = [Task::from(Act::Draw(DeckKind::Laws)); REVISED + 1];
    tasks[REVISED] = Ask::PutBackLaws.into();
    play.next(seat, tasks);
}
