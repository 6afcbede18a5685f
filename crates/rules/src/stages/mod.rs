//! Runs the schedule. A stage queues tasks; when all queues are empty, the next stage of the part
//! follows, or the next part of the schedule.

mod auction;
mod combat;
mod criminals;
mod development;
mod diamonds;
mod domains;
mod ending;
mod rivals;
mod setup;

use super::ruleset::{Part, Stretch};
use crate::prelude::*;

pub(super) fn begin_game(play: &mut EngineCtx<'_>) -> Stage {
    begin_from(play, Stretch::SetUp, 0)
}

/// What follows when all queues are empty.
pub(super) fn follow(play: &mut EngineCtx<'_>, stage: Stage) -> Stage {
    let inside = match stage {
        Stage::ReturningGems => {
            setup::take_gems_back(play);
            None
        }
        Stage::FirstCards => {
            setup::show_first_cards(play);
            None
        }
        Stage::DomainRewards => domains::show_rewards(play),
        Stage::ServingDomains { left } => domains::next_reward(play, left),
        Stage::ReturningCharacters => {
            domains::divide_characters(play);
            None
        }
        Stage::FirstRewards { left } => setup::next_reward(play, left),
        Stage::Bidding { auction } => auction::show_bids(play, auction),
        Stage::Attacks { auction, left } => auction::next_attack(play, auction, left),
        Stage::Naming { auction, left } => diamonds::next_name(play, auction, left)
            .or_else(|| auction::judge_gem_bids(play, auction)),
        Stage::Renaming { auction } => auction::judge(play, auction),
        Stage::GemBids { auction, .. } => {
            combat::keep_lost_bids(play);
            rivals::begin_attacks(play, auction).or_else(|| auction::begin_passes(play, auction))
        }
        Stage::RivalAttacks { auction, left } => {
            rivals::next_attack(play, auction, left).or_else(|| match diamonds::bidders(play) {
                SeatSet::NONE => auction::begin_passes(play, auction),
                diamonds => diamonds::next_name(play, auction, diamonds)
                    .or_else(|| auction::judge_gem_bids(play, auction)),
            })
        }
        Stage::Passes { auction, left } => auction::next_pass(play, auction, left),
        Stage::PassesTogether { auction } => auction::show_pass_gems(play, auction),
        Stage::Choosing { round } => development::show_choices(play, round),
        Stage::Resolving { round, left } => development::next_card(play, round, left),
        Stage::PuttingUnder => {
            criminals::show_choices(play);
            None
        }
        Stage::CombatShowing => combat::show(play),
        Stage::CombatPaying { left } => combat::next_payment(play, left),
        Stage::CombatRewards { left } => combat::next_reward(play, left),
        Stage::Judging | Stage::Painting => None,
        Stage::Over => return Stage::Over,
    };
    inside.unwrap_or_else(|| go_on(play, part_of(stage)))
}

fn part_of(stage: Stage) -> Part {
    match stage {
        Stage::ReturningGems => Part::GemsByChoice,
        Stage::FirstCards => Part::FirstCards,
        Stage::DomainRewards | Stage::ServingDomains { .. } => Part::DomainCards,
        Stage::ReturningCharacters => Part::FirstHands,
        Stage::FirstRewards { .. } => Part::FirstRewards,
        Stage::Bidding { .. }
        | Stage::Attacks { .. }
        | Stage::Naming { .. }
        | Stage::Renaming { .. }
        | Stage::GemBids { .. }
        | Stage::RivalAttacks { .. }
        | Stage::Passes { .. }
        | Stage::PassesTogether { .. } => Part::Auctions,
        Stage::Choosing { .. } | Stage::Resolving { .. } => Part::Development,
        Stage::PuttingUnder => Part::PutUnder,
        Stage::CombatShowing | Stage::CombatPaying { .. } | Stage::CombatRewards { .. } => {
            Part::Combat
        }
        Stage::Judging => Part::Judgement,
        Stage::Painting => Part::Painting,
        Stage::Over => Part::Counting,
    }
}

/// Begins what follows a part.
fn go_on(play: &mut EngineCtx<'_>, done: Part) -> Stage {
    match play.rules.schedule.find(done) {
        Some((stretch, nth)) => begin_from(play, stretch, nth + 1),
        // The schedule no longer contains the part in which the game was stored: finish its stage,
        // then begin the next turn.
        None if play.table().open.turn == 0 => begin_from(play, Stretch::Turn, 0),
        None => begin_from(play, Stretch::Turn, usize::MAX),
    }
}

/// Begins the first applicable part from `nth` on.
fn begin_from(play: &mut EngineCtx<'_>, mut stretch: Stretch, mut nth: usize) -> Stage {
    let rules = play.rules;
    loop {
        if (stretch, nth) == (Stretch::Turn, 0) {
            let turn = play.table().open.turn + 1;
            play.happen(OpenFact::TurnBegan(turn));
        }
        match rules.schedule.parts(stretch).get(nth) {
            Some(next) => {
                let now = next.when.holds(&rules.agreement);
                if let Some(stage) = now.then(|| begin(play, next.part)).flatten() {
                    return stage;
                }
                nth += 1;
            }
            None => {
                stretch = match stretch {
                    Stretch::SetUp => Stretch::Turn,
                    // R-TRN-02: the game ends after a turn that leaves no card at a base.
                    Stretch::Turn if play.table().open.auction.has_no_base() => Stretch::End,
                    Stretch::Turn => Stretch::Turn,
                    Stretch::End => return Stage::Over,
                };
                nth = 0;
            }
        }
    }
}

/// `None` if it is over at once.
fn begin(play: &mut EngineCtx<'_>, part: Part) -> Option<Stage> {
    match part {
        Part::AuctionCards => setup::lay_auction_cards(play),
        Part::Diamonds => diamonds::lay_out(play),
        Part::Monsters => combat::hide_monsters(play),
        Part::Underworld => criminals::lay_out(play),
        Part::GemsByLot => setup::deal_gems_by_lot(play),
        Part::GemsByChoice => return Some(setup::deal_gems_by_choice(play)),
        Part::FirstCards => return Some(setup::deal_cards(play)),
        Part::DomainCards => return Some(domains::begin(play)),
        Part::FirstHands => return Some(domains::deal_characters(play)),
        Part::Laws => setup::deal_laws(play),
        Part::Reveal => setup::reveal(play),
        Part::FirstRewards => return setup::begin_rewards(play),
        Part::Rivals => rivals::join(play),
        Part::Auctions => return auction::begin(play),
        Part::MoveOn => auction::move_on(play),
        Part::Development => return Some(development::begin(play)),
        Part::PutUnder => return criminals::begin(play),
        Part::Combat => return combat::begin(play),
        Part::DrawCriminals => criminals::draw(play),
        Part::Hands => ending::discard_hands(play),
        Part::Judgement => return ending::begin_judgement(play),
        Part::Painting => return Some(ending::begin_painting(play)),
        Part::Counting => ending::count(play),
    }
    None
}
