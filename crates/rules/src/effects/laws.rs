//! What laws do beyond asking a question of their own (RULES section 14).

mod double;
mod pensions;
mod prolong;
mod repeat;
mod replace;

pub(crate) use double::double;
pub(crate) use pensions::pensions;
pub(crate) use prolong::prolong;
pub(crate) use repeat::repeat;
pub(crate) use replace::replace;

use crate::ask::Ask;
use crate::engine_ctx::EngineCtx;
use crate::pieces::DeckKind;
use crate::seat::Seat;
use crate::task::{Act, Task};

/// Laws that the law for new laws draws (R-LAW-70).
const REVISED: usize = 3;

/// R-LAW-70: draws, then asks what goes back. What another law may do with a drawn law comes in between by itself.
pub(crate) fn revise(play: &mut EngineCtx<'_>, seat: Seat) {
    let mut tasks = [Task::from(Act::Draw(DeckKind::Laws)); REVISED + 1];
    tasks[REVISED] = Ask::PutBackLaws.into();
    play.next(seat, tasks);
}
