//! Follow-up questions of a secret choice, which can be answered along with it.

use super::part_of_turn::PartOfTurn;
use super::plan::Plan;
use super::wish::{Case, Wish};
use viceroy_rules::cards::{CardId, Colour, Face, Gems, Reward};
use viceroy_rules::{Bid, DeckKind, Develop, Phase, Sealed, SeatView, corrections, query};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreseen {
    pub case: Case,
    pub wishes: Vec<Wish>,
}

/// While a secret choice is pending, its possible follow-ups; afterwards those decided but not
/// reached yet.
pub fn cases(view: &SeatView, plan: &Plan) -> Vec<Foreseen> {
    if view.question.is_some() {
        return vec![];
    }
    match view.screen.sealed {
        Some(Sealed::Bid(bid)) => of_bid(view, bid),
        Some(Sealed::FirstCards { first, .. }) => of_first_card(view, first),
        Some(
            Sealed::ReturnedGems(_)
            | Sealed::PassGems(_)
            | Sealed::DomainReward(_)
            | Sealed::ReturnedCharacters { .. }
            | Sealed::CombatShow(_)
            | Sealed::PutUnder(_),
        ) => vec![],
        Some(Sealed::Develop(chosen)) => of_develop(view, chosen),
        None => {
            let waits = |case: &Case| plan.wish(*case).is_some();
            let gems = foreseen(Case::PassGems, pass_gems(view));
            let later = [gems, foreseen(Case::PutUnder, put_under(view))];
            later.into_iter().filter(|f| waits(&f.case)).collect()
        }
    }
}

/// What will be answered in a case: the wish for it, else what the plan's bid answers.
pub fn decided(view: &SeatView, plan: &Plan, foreseen: &Foreseen) -> Option<Wish> {
    let wish = plan.wish(foreseen.case).cloned();
    wish.or_else(|| of_bid_step(view, plan, foreseen))
}

fn of_bid_step(view: &SeatView, plan: &Plan, foreseen: &Foreseen) -> Option<Wish> {
    let follows = match foreseen.case {
        Case::TakeCard | Case::Claim | Case::AttackTarget => true,
        Case::PassGems | Case::RewardGems | Case::Deck | Case::PutUnder => false,
    };
    let bid = plan.bid_at(PartOfTurn::now(&view.table.open)).filter(|_| follows)?;
    let mut cards = bid.wanted.iter().map(|wanted| Wish::Card(wanted.card));
    cards.find(|wish| foreseen.wishes.contains(wish))
}

/// Sets or clears the wish for a case; `None` when the player cannot wish for that now.
pub fn wished(view: &SeatView, plan: &Plan, case: Case, wish: Option<Wish>) -> Option<Plan> {
    if let Some(wish) = &wish {
        let foreseen = cases(view, plan).into_iter().find(|f| f.case == case)?;
        if !foreseen.wishes.contains(wish) {
            return None;
        }
    }
    let at = case.part(PartOfTurn::now(&view.table.open));
    let mut plan = plan.clone().with_wish(at, case, wish);
    plan.corrections = corrections();
    Some(plan)
}

fn foreseen(case: Case, wishes: Vec<Wish>) -> Foreseen {
    Foreseen { case, wishes }
}

fn of_bid(view: &SeatView, bid: Bid) -> Vec<Foreseen> {
    let open = &view.table.open;
    let last = open.phase == Phase::Auction(view.table.ruleset.schedule.auctions);
    let mut cases = vec![];
    match bid {
        Bid::Gem(colour) => {
            let lying = open.auction.for_gem(colour).cards();
            let cards: Vec<Wish> = lying.map(|(_, card)| Wish::Card(card)).collect();
            if cards.len() > 1 {
                let alone = view.table.hands.count() == 1;
                let claims = cards.iter().cloned().chain([Wish::Either]);
                let claims = foreseen(Case::Claim, claims.collect());
                cases.push(foreseen(Case::TakeCard, cards));
                cases.extend((!alone).then_some(claims));
            }
            // R-AUC-10: a player without a card after the last auction takes gems.
            if last {
                cases.push(foreseen(Case::PassGems, pass_gems(view)));
            }
        }
        Bid::Attack => {
            let by_colour = Colour::ALL.into_iter().flat_map(|c| {
                let lying = open.auction.for_gem(c).cards();
                lying.map(|(_, card)| card)
            });
            let mut cards: Vec<CardId> = vec![];
            for card in by_colour {
                if !cards.contains(&card) {
                    cards.push(card);
                }
            }
            if cards.len() > 1 {
                let wishes = cards.into_iter().map(Wish::Card);
                cases.push(foreseen(Case::AttackTarget, wishes.collect()));
            }
        }
        Bid::Pass => cases.push(foreseen(Case::PassGems, pass_gems(view))),
        // Depends on the diamond's naming, which depends on the others' bids (R-TD-07).
        Bid::Diamond => {
            if last {
                cases.push(foreseen(Case::PassGems, pass_gems(view)));
            }
        }
    }
    cases
}

/// R-SET-08: the first card gives its first row.
fn of_first_card(view: &SeatView, first: CardId) -> Vec<Foreseen> {
    let mut cases = vec![];
    for reward in first_row(view, first) {
        if let Reward::Gems(count) = reward {
            cases.push(foreseen(Case::RewardGems, gems(*count)));
        } else if let Reward::Cards(_) = reward {
            let decks = [DeckKind::Small, DeckKind::Laws].map(Wish::Deck);
            cases.push(foreseen(Case::Deck, decks.to_vec()));
        }
    }
    cases
}

pub(super) fn first_row(view: &SeatView, card: CardId) -> &[Reward] {
    match &view.table.ruleset.card(card).face {
        Face::Character { levels, .. } => &levels[0].reward,
        Face::Criminal { .. } | Face::Law { .. } => &[],
    }
}

/// R-UND-04: after the player's last choice of the phase, criminals in hand are handled.
fn of_develop(view: &SeatView, chosen: Develop) -> Vec<Foreseen> {
    let open = &view.table.open;
    let last = open.phase == Phase::Development(view.table.ruleset.schedule.rounds);
    let wishes = put_under(view);
    let comes = (last || chosen == Develop::Pass) && wishes.len() > 1;
    let goes_on = !open.auction.has_no_base();
    let case = (comes && goes_on).then(|| foreseen(Case::PutUnder, wishes));
    case.into_iter().collect()
}

fn put_under(view: &SeatView) -> Vec<Wish> {
    let chosen = match view.screen.sealed {
        Some(Sealed::Develop(Develop::Play(card) | Develop::Discard(card))) => Some(card),
        _ => None,
    };
    let hand = view.screen.hand.iter();
    let criminals =
        hand.filter(|card| view.table.ruleset.card(*card).is_criminal() && Some(*card) != chosen);
    [Wish::Keep].into_iter().chain(criminals.map(Wish::Card)).collect()
}

fn pass_gems(view: &SeatView) -> Vec<Wish> {
    gems(query::pass_gems(&view.table.ruleset, &view.table.open, view.seat))
}

fn gems(count: u8) -> Vec<Wish> {
    let mut wishes = vec![];
    if (2..=4).contains(&count) {
        for chosen in (1u8..16).rev().filter(|set| set.count_ones() == u32::from(count)) {
            let mut gems = Gems::NONE;
            for colour in Colour::ALL {
                gems[colour] = (chosen >> (3 - colour.index())) & 1;
            }
            wishes.push(Wish::Gems(gems));
        }
    }
    for first in Colour::ALL {
        let others = Colour::ALL.into_iter().filter(|then| *then != first);
        wishes.extend(others.map(|then| Wish::First(vec![first, then])));
    }
    wishes
}

#[cfg(test)]
mod tests;
