//! Where we are in the turn. A stage hands out tasks; when every desk is clear it says what follows.

mod auction;
mod development;
mod ending;
mod rivals;
mod setup;

pub(super) use setup::set_up;

use super::play::Play;
use super::seat::{Seat, SeatSet};
use super::stage::Stage;

/// What follows when all desks are clear.
pub(super) fn follow(play: &mut Play<'_>, stage: Stage) -> Stage {
    match stage {
        Stage::ReturningGems => setup::take_gems_back(play),
        Stage::FirstCards => setup::show_first_cards(play),
        Stage::FirstRewards { left } => setup::next_reward(play, left),
        Stage::Bidding { auction } => auction::show_bids(play, auction),
        Stage::Attacks { auction, left } => auction::next_attack(play, auction, left),
        Stage::GemBids { auction, .. } => rivals::begin_attacks(play, auction),
        Stage::RivalAttacks { auction, left } => rivals::next_attack(play, auction, left),
        Stage::Passes { auction, left } => auction::next_pass(play, auction, left),
        Stage::PassesTogether { auction } => auction::show_pass_gems(play, auction),
        Stage::Choosing { round } => development::show_choices(play, round),
        Stage::Resolving { round, left } => development::next_card(play, round, left),
        Stage::Painting => ending::count(play),
        Stage::Over => Stage::Over,
    }
}

/// The first of some seats in the order in which players act (R-TRN-03).
fn first_in_order(play: &Play<'_>, seats: SeatSet) -> Option<Seat> {
    if seats.is_empty() {
        return None;
    }
    let order = play.table().open.order();
    order.into_iter().find(|s| seats.contains(*s))
}
