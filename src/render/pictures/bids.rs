//! What facts tell of auctions: who bid what, and what came of it.

use super::names::{name_of, told_name};
use crate::cards::{Card, CardId, Gems};
use crate::render::scene::Mark;
use crate::rules::{Bid, BySeat, GemsFor, OpenFact, Phase, RivalBid, Seat, TableView};
use crate::wording::{Wording, pictures as words, text};

/// One auction whose bids were shown.
pub(super) struct Auction {
    /// Which one of its turn, if the facts tell it.
    pub(super) title: Option<String>,
    pub(super) bids: Vec<ShownBid>,
}

/// One bid.
pub(super) struct ShownBid {
    pub(super) name: String,
    /// The name in words.
    pub(super) told: String,
    pub(super) bid: Mark,
    pub(super) came: BidResult,
    /// What came of it in a sentence.
    pub(super) says: String,
}

/// What came of a bid.
#[derive(Clone, Copy)]
pub(super) enum BidResult {
    /// A card was taken.
    Card(CardId),
    /// A virtual opponent took a card away.
    Removed(CardId),
    /// Gems were taken for passing; none yet, or none at all.
    Gems(Gems),
    /// Nobody of those who bid so took a card.
    Nothing,
    /// It is still to be decided.
    Open,
}

/// All auctions of which these facts show the bids.
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
        Some(Auction {
            title: title(w, before, of),
            bids: bids(w, view, of, names),
        })
    });
    each.filter(|auction| !auction.bids.is_empty()).collect()
}

/// Where each auction begins to be shown: with the bids of the players or those of the virtual opponents.
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
            // The next one: of the last, nothing counts any more.
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
        if let OpenFact::PhaseBegan { phase, .. } = fact {
            Some(*phase)
        } else {
            None
        }
    });
    let won = of.iter().find_map(|fact| {
        if let OpenFact::Won { auction, .. } = fact {
            Some(Phase::Auction(*auction))
        } else {
            None
        }
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
                let (says, came) = outcome(w, view, facts, seat, bid);
                ShownBid {
                    name: name_of(w, names, seat),
                    told: told_name(w, names, seat),
                    bid: mark(bid),
                    came,
                    says,
                }
            }));
        }
        if let OpenFact::RivalsBid(bids) = fact {
            all.extend(bids.iter().map(|bid| removal(w, view, facts, bid)));
        }
    }
    all
}

/// What a virtual opponent did.
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

/// What became of a bid, in words and as it is drawn.
fn outcome(
    w: &Wording,
    view: &TableView,
    facts: &[OpenFact],
    who: Seat,
    bid: Bid,
) -> (String, BidResult) {
    if let Some(card) = won(view, facts, who) {
        return (
            w.say(text!(picture_won, bid, card)),
            BidResult::Card(card.id),
        );
    }
    if bid == Bid::Pass {
        let gems = taken(facts, who);
        return (words::passed(w, &gems), BidResult::Gems(gems));
    }
    let contested = facts
        .iter()
        .any(|fact| matches!(fact, OpenFact::Contested { bidders, .. } if bidders.contains(who)));
    if contested {
        (w.say(text!(picture_contested, bid)), BidResult::Nothing)
    } else {
        (w.say(text!(picture_undecided, bid)), BidResult::Open)
    }
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

/// The gems somebody took for passing.
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
    /// What it shows, in words.
    pub(super) fn alt(&self, w: &Wording) -> Vec<String> {
        let mut all = vec![match &self.title {
            Some(title) => w.say(text!(alt_reveal_of, auction = title)),
            None => w.say(text!(alt_reveal)),
        }];
        let bids = self.bids.iter();
        all.extend(bids.map(|bid| w.say(text!(alt_bid, name = &bid.told, says = &bid.says))));
        all
    }
}
