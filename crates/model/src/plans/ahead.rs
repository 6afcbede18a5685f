//! Simulates a plan on an imagined table: the player follows the plan, all others use fallback
//! answers, and the game's own rules apply.

use viceroy_rules::cards::Reward;
use viceroy_rules::{CardSet, Imagined, MayCome, Sealed, query};

use super::bid_step::WantedCard;
use super::foreseen::first_row;
use super::plan::{Met, Plan};
use super::preference::Preferences;
use super::preparable::{Preparable, preparable};
use super::preview::FirstChance;
use super::wish::Case;
use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartAhead {
    pub at: PartOfTurn,
    /// As far as it is public.
    pub facts: Vec<OpenFact>,
}

impl PartAhead {
    /// Whether cards come by themselves: nothing is chosen, and nothing spent.
    pub fn only_draws(&self) -> bool {
        let draws =
            |fact: &OpenFact| matches!(fact, OpenFact::Drew { .. } | OpenFact::PhaseBegan { .. });
        self.facts.iter().all(draws)
    }

    /// Whether its player only stops playing cards.
    pub fn only_passes(&self) -> bool {
        let deeds = self.facts.iter().filter(|fact| {
            !matches!(fact, OpenFact::DevelopsShown(_) | OpenFact::PhaseBegan { .. })
        });
        let mut deeds = deeds.peekable();
        deeds.peek().is_some() && deeds.all(|fact| matches!(fact, OpenFact::PassedRound { .. }))
    }
}

pub(super) struct Ahead {
    pub happens: Vec<PartAhead>,
    pub next: Option<Question>,
    pub at: PartOfTurn,
    pub view: SeatView,
}

impl Ahead {
    pub fn of(plan: &Plan, view: &SeatView, preferences: &Preferences) -> Result<Ahead, Stopped> {
        let mut walk = Walk {
            real: view,
            plan: plan.clone(),
            preferences,
            table: Imagined::alone(view, &mut FirstChance),
            happens: vec![],
        };
        walk.plan.go_on_to(PartOfTurn::now(&view.table.open));
        match view.table.open.phase {
            Phase::Auction(nth) => walk.this_auction(nth),
            Phase::Development(_) | Phase::Criminals | Phase::Combat => walk.go(),
            Phase::SetUp => Ok(walk.first_rewards()),
            Phase::Judgement | Phase::Painting | Phase::Over => Ok(walk.arrived(None)),
        }
    }
}

impl Ahead {
    /// With a card that its player has chosen or may win, for advice on what is asked about it.
    fn holding(mut self, card: CardId) -> Ahead {
        self.view.screen.hand.insert(card);
        self
    }
}

struct Walk<'v> {
    real: &'v SeatView,
    /// The steps that are left.
    plan: Plan,
    preferences: &'v Preferences,
    table: Imagined,
    happens: Vec<PartAhead>,
}

impl Walk<'_> {
    fn go(mut self) -> Result<Ahead, Stopped> {
        loop {
            let Some(question) = self.next_asked()? else {
                return Ok(self.arrived(None));
            };
            if question.topic == Topic::Bid {
                return Ok(self.bids(1));
            }
            let view = self.table.view_like(self.real);
            match self.plan.meet(&view, &question) {
                Met::Answer(answer) => self.answer(&answer)?,
                Met::Fails => return Err(Stopped::Stale),
                Met::Nothing if let Some(answer) = self.preferences.answer(&view, &question) => {
                    self.answer(&answer)?;
                }
                // A proposal leaves it to what looks best then.
                Met::Nothing if question.topic == Topic::Paint && self.plan.is_proposed() => {
                    return Ok(self.arrived(None));
                }
                Met::Nothing if preparable(question.topic) == Preparable::WhenAsked => {
                    self.answer(&question.fallback)?;
                }
                Met::Nothing => {
                    let next = self.without_drawn_offers(question);
                    return Ok(self.arrived(next));
                }
            }
        }
    }

    fn this_auction(self, nth: u8) -> Result<Ahead, Stopped> {
        let open = &self.real.table.open;
        if !open.still_in.contains(self.real.seat) {
            return Ok(self.arrived(None));
        }
        let asked = self.real.question.as_ref().map(|question| question.topic);
        Ok(match (asked, self.real.screen.sealed) {
            (Some(Topic::Bid), _) => self.bids(nth),
            (None, Some(Sealed::Bid(bid @ (Bid::Gem(_) | Bid::Diamond)))) => {
                let at = PartOfTurn::auction(open.turn, nth);
                let wanted = self.plan.wanted_by(at, bid).or_else(|| WantedCard::only(open, bid));
                match wanted.and_then(|wanted| Some((self.enrols(at, wanted.card)?, wanted.card))) {
                    Some((asked, card)) => self.arrived_at(at, Some(asked), &[bid]).holding(card),
                    None => self.bids(nth + 1),
                }
            }
            (None, Some(Sealed::Bid(Bid::Pass))) => {
                self.gems_for_a_pass(PartOfTurn::auction(open.turn, nth))
            }
            _ => self.arrived(None),
        })
    }

    /// The first auction without a bid is next; after the last, the gems for a pass. No bid is
    /// assumed to win, since nobody knows the others' bids.
    fn bids(self, first: u8) -> Ahead {
        let seat = self.real.seat;
        let turn = self.table.table().open.turn;
        let last = self.real.table.ruleset.schedule.auctions;
        let mut spent: Vec<Bid> = self.real.screen.sealed.iter().filter_map(bid_of).collect();
        for nth in first..=last {
            let at = PartOfTurn::auction(turn, nth);
            let Some(bid) = self.plan.bid_at(at).cloned() else {
                let asked = self.table.if_asked(seat, MayCome::Bid);
                let next = asked.map(|question| self.without_spent(question, &spent));
                return self.arrived_at(at, next, &spent);
            };
            let Some(wanted) = bid.wanted.first() else {
                return self.gems_for_a_pass(at);
            };
            if wanted.bid == Bid::Attack {
                // An attack certainly takes a card.
                return self.arrived_at(at, None, &spent);
            }
            spent.push(wanted.bid);
            if let Some(asked) = self.enrols(at, wanted.card) {
                let card = wanted.card;
                return self.arrived_at(at, Some(asked), &spent).holding(card);
            }
            if nth == last || bid.may_pass() && !self.can_bid_again(&spent) {
                return self.gems_for_a_pass(at);
            }
        }
        self.arrived(None)
    }

    fn gems_for_a_pass(self, at: PartOfTurn) -> Ahead {
        let asked = self.undecided(MayCome::PassGems);
        let asked = asked.filter(|_| self.plan.wish(Case::PassGems).is_none());
        self.arrived_at(at, asked, &[])
    }

    /// What the first card gives, while the others choose theirs (R-SET-04).
    fn first_rewards(self) -> Ahead {
        let Some(Sealed::FirstCards { first, kept }) = self.real.screen.sealed else {
            return self.arrived(None);
        };
        let is_open = |case: Case| self.plan.wish(case).is_none();
        let asked = first_row(self.real, first).iter().find_map(|reward| match *reward {
            Reward::Gems(count) if is_open(Case::RewardGems) => {
                self.undecided(MayCome::RewardGems { count })
            }
            Reward::Cards(_) if is_open(Case::Deck) => self.undecided(MayCome::Deck),
            _ => None,
        });
        self.arrived(asked).holding(kept)
    }

    /// Whether a law takes a card that is bid for (R-LAW-78).
    fn enrols(&self, at: PartOfTurn, card: CardId) -> Option<Question> {
        let open = &self.table.table().open;
        let law = query::tucking_law(&self.real.table.ruleset, open, self.real.seat)?;
        let asked = self.undecided(MayCome::Enrol { card, law })?;
        let is_said = self.plan.has_answer(at, &asked);
        // A proposal leaves it to what looks best then.
        (!is_said && !self.plan.is_proposed()).then_some(asked)
    }

    /// By no standing answer.
    fn undecided(&self, may_come: MayCome) -> Option<Question> {
        let asked = self.table.if_asked(self.real.seat, may_come)?;
        let view = self.table.view_like(self.real);
        self.preferences.answer(&view, &asked).is_none().then_some(asked)
    }

    fn can_bid_again(&self, spent: &[Bid]) -> bool {
        let asked = self.table.if_asked(self.real.seat, MayCome::Bid);
        let left = asked.map(|question| self.without_spent(question, spent));
        let can = |question: Question| {
            let offers = question.shape.offers();
            offers.iter().any(|offer| *offer != Offer::Bid(Bid::Pass))
        };
        left.is_some_and(can)
    }

    fn next_asked(&mut self) -> Result<Option<Question>, Stopped> {
        let seat = self.real.seat;
        let mut facts = vec![];
        let begun = self.real.table.open.turn;
        let asked = loop {
            let open = &self.table.table().open;
            let in_reach = match open.phase {
                Phase::Development(_) | Phase::Criminals | Phase::Combat => open.turn == begun,
                Phase::Auction(nth) => open.turn == begun || nth == 1,
                Phase::Painting => true,
                Phase::SetUp | Phase::Judgement | Phase::Over => false,
            };
            if !in_reach {
                break None;
            }
            if let Some(question) = self.table.asks_openly(seat) {
                break Some(question);
            }
            let Some(other) = self.table.first_asked() else {
                let before = PartOfTurn::now(open);
                self.table.go_on(&mut facts, &mut FirstChance);
                let after = &self.table.table().open;
                let asks = self.table.first_asked().is_some();
                if !asks && before == PartOfTurn::now(after) {
                    break None;
                }
                continue;
            };
            let fallback = self.table.asks(other).map(|question| question.fallback);
            let fallback = fallback.ok_or(Stopped::Stale)?;
            let done = self.table.answer_into(other, &fallback, &mut facts, &mut FirstChance);
            done.map_err(Stopped::Refused)?;
        };
        self.note(&facts);
        Ok(asked)
    }

    fn answer(&mut self, answer: &Answer) -> Result<(), Stopped> {
        let mut facts = vec![];
        let seat = self.real.seat;
        let done = self.table.answer_into(seat, answer, &mut facts, &mut FirstChance);
        done.map_err(Stopped::Refused)?;
        self.note(&facts);
        Ok(())
    }

    fn note(&mut self, facts: &[Fact]) {
        let mut at = match self.happens.last() {
            Some(last) => last.at,
            None => PartOfTurn::now(&self.real.table.open),
        };
        for fact in facts {
            let Fact::Open(fact) = fact else { continue };
            match fact {
                OpenFact::TurnBegan(turn) => at.turn = *turn,
                OpenFact::PhaseBegan { phase, .. } => at.phase = *phase,
                _ => {}
            }
            let is_deed = !matches!(fact, OpenFact::Answered(_) | OpenFact::Scored { .. });
            if fact.seat() != Some(self.real.seat) || !is_deed {
                continue;
            }
            let Some(fact) = without_guesses(fact, self.real) else { continue };
            match self.happens.last_mut() {
                Some(last) if last.at == at => last.facts.push(fact),
                _ => self.happens.push(PartAhead { at, facts: vec![fact] }),
            }
        }
        if self.happens.last().is_none_or(|last| last.at != at) {
            let facts = vec![];
            self.happens.push(PartAhead { at, facts });
        }
    }

    fn arrived(self, next: Option<Question>) -> Ahead {
        let at = PartOfTurn::now(&self.table.table().open);
        self.arrived_at(at, next, &[])
    }

    fn arrived_at(self, at: PartOfTurn, next: Option<Question>, spent: &[Bid]) -> Ahead {
        let mut view = without_drawn(self.table.view_like(self.real), self.real);
        Arc::make_mut(&mut view.table.open).phase = at.phase;
        for bid in spent {
            match bid {
                Bid::Gem(colour) => {
                    let gems = &mut view.screen.gems[*colour];
                    *gems = gems.saturating_sub(1);
                }
                Bid::Attack => view.screen.attack = view.screen.attack.saturating_sub(1),
                Bid::Diamond => view.screen.diamonds = view.screen.diamonds.saturating_sub(1),
                Bid::Pass => {}
            }
        }
        view.question.clone_from(&next);
        let happens = self.happens.into_iter();
        Ahead { happens: happens.filter(|h| !h.facts.is_empty()).collect(), next, at, view }
    }

    fn without_spent(&self, mut question: Question, spent: &[Bid]) -> Question {
        if let Shape::Pick { offers, .. } = &mut question.shape {
            let count = |bid: Bid| spent.iter().filter(|other| **other == bid).count();
            let screen = &self.table.table().screens[self.real.seat];
            offers.retain(|offer| match *offer {
                Offer::Bid(bid @ Bid::Gem(colour)) => usize::from(screen.gems[colour]) > count(bid),
                Offer::Bid(bid @ Bid::Diamond) => usize::from(screen.diamonds) > count(bid),
                Offer::Bid(Bid::Attack | Bid::Pass) => true,
                _ => false,
            });
        }
        question
    }

    /// Removes offers of cards drawn in the simulation: the real draw would differ. Judgements are
    /// chosen from when they have been drawn.
    fn without_drawn_offers(&self, mut question: Question) -> Option<Question> {
        let view = self.table.view_like(self.real);
        let has_drawn = view.screen.judgements != self.real.screen.judgements;
        if question.topic == Topic::DiscardJudgements && has_drawn {
            return None;
        }
        let drawn = drawn(&view, self.real);
        let is_known = |offer: &Offer| match offer {
            Offer::Play(card) | Offer::Discard(card) | Offer::Card(card) => !drawn.contains(*card),
            Offer::Offered { at, place } => {
                let lying = view.table.open.auction.at(*at).get(*place);
                lying.is_none_or(|card| self.real.table.open.auction.find(card).is_some())
            }
            _ => true,
        };
        if let Shape::Pick { offers, count, .. } = &mut question.shape {
            offers.retain(|offer| is_known(offer));
            if offers.len() < usize::from(count.least.max(1)) {
                return None;
            }
        }
        Some(question)
    }
}

fn bid_of(sealed: &Sealed) -> Option<Bid> {
    match sealed {
        Sealed::Bid(bid) => Some(*bid),
        _ => None,
    }
}

/// Cards of the hand that were drawn in the simulation.
fn drawn(imagined: &SeatView, real: &SeatView) -> CardSet {
    imagined.screen.hand.iter().filter(|card| !is_known(*card, real)).collect()
}

/// Whether a card of the own hand can be foreseen. One from the own pyramid can (R-LAW-65).
fn is_known(card: CardId, real: &SeatView) -> bool {
    let own = real.table.open.pyramids.get(real.seat);
    real.screen.hand.contains(card)
        || own.is_some_and(|pyramid| pyramid.find(card).is_some())
        || real.table.open.auction.find(card).is_some()
}

/// Cards that were drawn in the simulation are in no hand that is shown at the end.
fn without_guesses(fact: &OpenFact, real: &SeatView) -> Option<OpenFact> {
    let OpenFact::HandDiscarded { seat, cards } = fact else {
        return Some(fact.clone());
    };
    let cards: CardSet = cards.iter().filter(|card| is_known(*card, real)).collect();
    (!cards.is_empty()).then_some(OpenFact::HandDiscarded { seat: *seat, cards })
}

/// Hides cards, monsters and judgements that were drawn or revealed in the simulation.
fn without_drawn(mut imagined: SeatView, real: &SeatView) -> SeatView {
    for card in drawn(&imagined, real).iter() {
        imagined.screen.hand.remove(card);
    }
    let row = &mut Arc::make_mut(&mut imagined.table.open).auction;
    for at in row.in_order() {
        for place in [AuctionPlace::Base, AuctionPlace::Tip] {
            let offered = row.at_mut(at).map(|offered| offered.get_mut(place));
            if let Some(lying) = offered {
                *lying = lying.filter(|card| real.table.open.auction.find(*card).is_some());
            }
        }
    }
    let seen = &real.table.open.invasion.seen;
    let invasion = &mut Arc::make_mut(&mut imagined.table.open).invasion;
    invasion.stack.retain(|monster| seen.contains(monster));
    invasion.seen.clone_from(seen);
    imagined.screen.judgements = real.screen.judgements;
    imagined.screen.drawn = real.screen.drawn;
    imagined
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    Stale,
    Refused(Refusal),
}

impl From<Stopped> for Refusal {
    fn from(stopped: Stopped) -> Refusal {
        match stopped {
            Stopped::Stale => Refusal::Stale,
            Stopped::Refused(refusal) => refusal,
        }
    }
}
