//! Auction results from facts: who bid what, and the outcome.

use super::prelude::*;
use viceroy_i18n::pictures as words;
use viceroy_rules::{GemsFor, RivalBid, RivalSet};

pub(super) struct Auction {
    /// Its number within the turn, if known.
    pub(super) title: Option<String>,
    pub(super) bids: Vec<ShownBid>,
}

pub(super) struct ShownBid {
    pub(super) name: String,
    /// The name for alt text.
    pub(super) told: String,
    pub(super) bid: Mark,
    pub(super) came: BidResult,
    /// The outcome as a sentence, with names as drawn.
    pub(super) says: String,
    /// The same for alt text.
    pub(super) tells: String,
}

#[derive(Clone, Copy)]
pub(super) enum BidResult {
    Card(CardId),
    /// A virtual opponent removed a card.
    Removed(CardId),
    /// Gems for passing; `Gems::NONE` if none, or not taken yet.
    Gems(Gems),
    /// Collided with other bids, for this card before any other.
    Collided(Option<CardId>),
    Nothing,
    Open,
}

pub(super) fn auctions(
    w: &Wording,
    view: &TableView,
    facts: &[OpenFact],
    names: &BySeat<String>,
) -> Vec<Auction> {
    let parts = parts(facts);
    let ends = parts.iter().skip(1).copied().chain([facts.len()]);
    let each = parts.iter().zip(ends).filter_map(|(from, to)| {
        let (before, of) = (facts.get(..*from)?, facts.get(*from..to)?);
        Some(Auction { title: title(w, before, of), bids: bids(w, view, of, names) })
    });
    each.filter(|auction| !auction.bids.is_empty()).collect()
}

/// An auction begins with the bids of players or of virtual opponents.
fn parts(facts: &[OpenFact]) -> Vec<usize> {
    let mut parts = vec![];
    let (mut players, mut rivals) = (false, false);
    for (i, fact) in facts.iter().enumerate() {
        let again = if let OpenFact::BidsShown(_) = fact {
            std::mem::replace(&mut players, true)
        } else if let OpenFact::RivalsBid(_) = fact {
            std::mem::replace(&mut rivals, true)
        } else {
            continue;
        };
        if again {
            players = matches!(fact, OpenFact::BidsShown(_));
            rivals = !players;
        }
        if again || parts.is_empty() {
            parts.push(i);
        }
    }
    parts
}

fn title(w: &Wording, before: &[OpenFact], of: &[OpenFact]) -> Option<String> {
    let began = before.iter().rev().find_map(|fact| {
        if let OpenFact::PhaseBegan { phase, .. } = fact { Some(*phase) } else { None }
    });
    let won = of.iter().find_map(|fact| {
        if let OpenFact::Won { auction, .. } = fact { Some(Phase::Auction(*auction)) } else { None }
    });
    let phase = began.filter(|p| matches!(p, Phase::Auction(_))).or(won)?;
    Some(words::phase(w, phase))
}

fn bids(
    w: &Wording,
    view: &TableView,
    facts: &[OpenFact],
    names: &BySeat<String>,
) -> Vec<ShownBid> {
    let mut all = vec![];
    for fact in facts {
        if let OpenFact::BidsShown(bids) = fact {
            let bidders = bids.iter().filter_map(|(seat, bid)| Some((seat, (*bid)?)));
            all.extend(bidders.map(|(seat, bid)| {
                let came = outcome(view, facts, seat, bid);
                let says = |name: Naming| said(w, view, (facts, names), (seat, bid), (came, name));
                ShownBid {
                    name: name_of(w, names, seat),
                    told: told_name(w, names, seat),
                    bid: mark(bid),
                    came,
                    says: match came {
                        BidResult::Collided(Some(_)) => {
                            words::met(w, bid, &collided(w, facts, names, (seat, name_of)))
                        }
                        BidResult::Card(_)
                        | BidResult::Removed(_)
                        | BidResult::Gems(_)
                        | BidResult::Collided(None)
                        | BidResult::Nothing
                        | BidResult::Open => says(name_of),
                    },
                    tells: says(told_name),
                }
            }));
        }
        if let OpenFact::RivalsBid(bids) = fact {
            all.extend(bids.iter().map(|bid| removal(w, view, facts, bid)));
        }
    }
    together(all)
}

/// Groups colliding bids together.
fn together(mut bids: Vec<ShownBid>) -> Vec<ShownBid> {
    let mut all: Vec<ShownBid> = vec![];
    while !bids.is_empty() {
        let first = bids.remove(0);
        let (met, others) = bids.into_iter().partition(|bid| first.collides_with(bid));
        bids = others;
        all.push(first);
        all.extend::<Vec<ShownBid>>(met);
    }
    all
}

fn removal(w: &Wording, view: &TableView, facts: &[OpenFact], bid: &RivalBid) -> ShownBid {
    let took = facts.iter().find_map(|fact| {
        if let OpenFact::RivalTook { rival, card, .. } = fact {
            (*rival == bid.rival).then_some(*card)
        } else {
            None
        }
    });
    let card = took.and_then(|id| view.ruleset.catalogue.get(id));
    ShownBid {
        name: words::rival(w, bid.rival),
        told: w.title(bid.rival),
        bid: Mark::Gem(bid.colour),
        came: card.map_or(BidResult::Nothing, |card| BidResult::Removed(card.id)),
        says: words::removed(w, card),
        tells: words::removed(w, card),
    }
}

fn mark(bid: Bid) -> Mark {
    match bid {
        Bid::Gem(colour) => Mark::Gem(colour),
        Bid::Attack => Mark::Attack,
        Bid::Pass => Mark::AnyGem,
        Bid::Diamond => Mark::Diamond,
    }
}

fn outcome(view: &TableView, facts: &[OpenFact], who: Seat, bid: Bid) -> BidResult {
    if let Some(card) = won(view, facts, who) {
        return BidResult::Card(card.id);
    }
    if bid == Bid::Pass {
        return BidResult::Gems(taken(facts, who));
    }
    match collision(facts, who) {
        Some((_, _, card)) => BidResult::Collided(card),
        None => BidResult::Open,
    }
}

type Naming = fn(&Wording, &BySeat<String>, Seat) -> String;

fn said(
    w: &Wording,
    view: &TableView,
    (facts, names): (&[OpenFact], &BySeat<String>),
    (who, bid): (Seat, Bid),
    (came, name): (BidResult, Naming),
) -> String {
    match came {
        BidResult::Card(card) | BidResult::Removed(card) => {
            match view.ruleset.catalogue.get(card) {
                Some(card) => w.say(text!(picture_won, bid, card)),
                None => w.say(text!(picture_undecided, bid)),
            }
        }
        BidResult::Gems(gems) => words::passed(w, &gems),
        BidResult::Collided(_) => words::collided(w, bid, &collided(w, facts, names, (who, name))),
        BidResult::Nothing | BidResult::Open => w.say(text!(picture_undecided, bid)),
    }
}

/// With whom.
fn collided(
    w: &Wording,
    facts: &[OpenFact],
    names: &BySeat<String>,
    (who, name): (Seat, Naming),
) -> Vec<String> {
    let (seats, rivals, _) = collision(facts, who).unwrap_or_default();
    let seats = seats.iter().filter(|seat| *seat != who);
    let seats = seats.map(|seat| name(w, names, seat));
    seats.chain(rivals.iter().map(|rival| words::rival(w, rival))).collect()
}

fn collision(facts: &[OpenFact], who: Seat) -> Option<(SeatSet, RivalSet, Option<CardId>)> {
    facts.iter().find_map(|fact| match fact {
        OpenFact::Contested { bidders, rivals, cards, .. } if bidders.contains(who) => {
            Some((*bidders, *rivals, cards.first().copied()))
        }
        _ => None,
    })
}

fn won(view: &TableView, facts: &[OpenFact], who: Seat) -> Option<&'static Card> {
    let won = facts.iter().find_map(|fact| {
        if let OpenFact::Won { seat, card, .. } = fact {
            (*seat == who).then_some(*card)
        } else {
            None
        }
    });
    view.ruleset.catalogue.get(won?)
}

fn taken(facts: &[OpenFact], who: Seat) -> Gems {
    facts.iter().fold(Gems::NONE, |sum, fact| {
        if let OpenFact::GemsTaken { seat, gems, why } = fact
            && (*seat, *why) == (who, GemsFor::Pass)
        {
            sum.plus(gems)
        } else {
            sum
        }
    })
}

impl Auction {
    pub(super) fn alt(&self, w: &Wording) -> Vec<String> {
        let mut all = vec![match &self.title {
            Some(title) => w.say(text!(alt_reveal_of, auction = title)),
            None => w.say(text!(alt_reveal)),
        }];
        let bids = self.bids.iter();
        all.extend(bids.map(|bid| w.say(text!(alt_bid, name = &bid.told, says = &bid.tells))));
        all
    }
}

impl ShownBid {
    pub(super) fn collides_with(&self, other: &ShownBid) -> bool {
        let both = [self.came, other.came];
        both.iter().all(|came| matches!(came, BidResult::Collided(_))) && self.bid == other.bid
    }
}
