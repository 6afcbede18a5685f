//! What is true of an answer that was tried on an imagined table.

use smallvec::SmallVec;

use super::asked::Asked;
use super::card;
use super::reason::Reason;
use crate::brains::choosing::Mind;
use crate::brains::outcome::{Followed, Outcome};
use crate::cards::{CardId, Colour, Gems, Section};
use crate::rules::query::{self, LevelState};
use crate::rules::{
    Answer, Claim, Deed, DiamondFact, Offer, OpenFact, Phase, Pyramid, Ruleset, Screen, Seat,
    Shape, Slot, Token, Topic, WonBy,
};

/// A place that is opened is not worth mentioning beside so many other things.
const MOST: usize = 5;

/// What one player has on the table and behind the screen.
#[derive(Clone, Copy)]
struct Own<'a> {
    rules: &'a Ruleset,
    pyramid: &'a Pyramid,
    screen: &'a Screen,
}

impl Own<'_> {
    /// The highest level on which a card could be played.
    fn highest(self, card: CardId) -> Option<i8> {
        let states = query::levels(self.rules, self.pyramid, self.screen, card);
        let levels = (1..).zip(states);
        let playable = levels.filter(|(_, state)| *state == LevelState::Playable);
        playable.map(|(level, _)| level).max()
    }

    /// What a card costs on a level, from behind the screen.
    fn price(self, card: CardId, level: i8) -> Option<Gems> {
        let cost = self.rules.cost(card, level);
        let payment = query::sources(self.pyramid, self.screen).nth(&cost, 0)?;
        Some(payment.from_screen(&cost))
    }

    fn free(self) -> impl Iterator<Item = Slot> {
        let slots = self.pyramid.free_slots(self.rules.policies.upper_rows);
        slots.into_iter()
    }
}

impl Asked<'_> {
    pub(super) fn told(self, mind: &Mind<'_>, outcome: &Outcome) -> Vec<Reason> {
        let view = self.view;
        let seat = view.seat;
        let rules = &view.table.ruleset;
        let before = Own {
            rules,
            pyramid: &view.table.open.pyramids[seat],
            screen: &view.screen,
        };
        let after = outcome.table.table();
        let after = Own {
            rules,
            pyramid: &after.open.pyramids[seat],
            screen: &after.screens[seat],
        };
        let mut reasons = self.happened(outcome, after);
        let is_last = matches!(
            outcome.table.table().open.phase,
            Phase::Painting | Phase::Over
        );
        if !is_last && outcome.followed != Followed::UntilJudged {
            let left = self.gems_left(mind, before, after);
            let room = reasons.len() + left.len() < MOST;
            reasons.extend(opens(before, after).filter(|_| room));
            reasons.extend(left);
        }
        reasons
    }

    /// What happens at once.
    fn happened(self, outcome: &Outcome, after: Own<'_>) -> Vec<Reason> {
        let mut reasons = vec![];
        if matches!(self.question.shape, Shape::Gems { .. }) {
            // What else follows would follow whichever gems they are.
            return reasons;
        }
        reasons.extend(self.goes_to(&outcome.facts));
        reasons.extend(self.odd(&outcome.facts));
        let mut said = 0;
        let circles = outcome.facts.iter().filter_map(match_circle);
        for (slot, colour) in circles {
            let points = i16::from(slot.level) + bonus(after.pyramid, colour);
            said += points;
            reasons.push(Reason::Closes { colour, points });
        }
        let tokens = outcome.facts.iter().filter_map(match_token);
        let tokens: SmallVec<[Token; 4]> = tokens.collect();
        for token in &tokens {
            if let Token::Points(points) = token {
                said += i16::from(*points);
            }
        }
        if !tokens.is_empty() {
            reasons.push(Reason::Gets(tokens));
        }
        let attack = outcome.facts.iter().filter_map(match_attack).sum();
        if attack > 0 {
            reasons.push(Reason::GetsAttack(attack));
        }
        let diamonds = outcome.facts.iter().filter_map(match_diamonds).sum();
        if diamonds > 0 {
            reasons.push(Reason::GetsDiamonds(diamonds));
        }
        if outcome.followed == Followed::Whole {
            let [was, is] = outcome.scores;
            if is.sets > was.sets {
                said += is.sets - was.sets;
                reasons.push(Reason::CompletesSet(is.sets - was.sets));
            }
            if is.attack > was.attack {
                said += is.attack - was.attack;
                reasons.push(Reason::FendsOff(is.attack - was.attack));
            }
        }
        reasons.extend(drawn(&outcome.facts));
        reasons.extend(Self::takes(&outcome.facts));
        let [was, is] = outcome.scores.map(|score| score.total());
        if outcome.followed == Followed::Whole && is > was && is - was != said {
            reasons.push(Reason::Scores(is - was));
        }
        reasons
    }

    /// Where a card goes that is chosen without its place.
    fn goes_to(self, facts: &[OpenFact]) -> Option<Reason> {
        let level = facts.iter().find_map(|fact| {
            if let OpenFact::Played { slot, .. } = fact {
                Some(slot.level)
            } else {
                None
            }
        })?;
        if self.question.topic != Topic::Develop {
            return None;
        }
        let (mut gems, mut infinite, mut diamonds) = (Gems::NONE, Gems::NONE, 0);
        for fact in facts {
            if let OpenFact::GemsPaid { gems: paid, .. } = fact {
                gems = gems.plus(paid);
            } else if let OpenFact::InfiniteUsed { colour, .. } = fact {
                infinite[*colour] += 1;
            } else if let OpenFact::Diamonds(DiamondFact::Paid { count, .. }) = fact {
                diamonds += count;
            }
        }
        Some(Reason::GoesTo {
            level,
            gems,
            infinite,
            diamonds,
        })
    }

    /// What odd laws do, and where they go, as far as the answer does not say it itself.
    fn odd(self, facts: &[OpenFact]) -> Vec<Reason> {
        let rules = &self.view.table.ruleset;
        let topic = self.question.topic;
        let is_play = topic == Topic::Develop;
        if !is_play && topic != Topic::Place {
            return vec![];
        }
        let mut odd = vec![];
        let mut tucks = SmallVec::new();
        let mut lays = Gems::NONE;
        for fact in facts {
            if let OpenFact::Replaced { card, .. } = fact {
                odd.push(Reason::Replaces(*card));
            } else if let OpenFact::Tucked { card, under, .. } = fact
                && let Some(Deed::Double | Deed::Repeat) = rules.deed(*card)
            {
                odd.extend(is_play.then_some(Reason::GoesUnder(*under)));
            } else if let OpenFact::Tucked { card, .. } | OpenFact::Slipped { card, .. } = fact {
                tucks.push(*card);
            } else if let OpenFact::Parked { gems, .. } = fact {
                lays = lays.plus(gems);
            } else if let OpenFact::Prolonged { .. } = fact {
                odd.push(Reason::Prolongs);
            }
        }
        odd.extend((!tucks.is_empty()).then_some(Reason::Tucks(tucks)));
        odd.extend((!lays.is_empty()).then_some(Reason::Lays(lays)));
        odd
    }

    /// Gems that are taken.
    fn takes(facts: &[OpenFact]) -> Option<Reason> {
        let taken = facts.iter().filter_map(|fact| {
            if let OpenFact::GemsTaken { gems, .. } = fact {
                Some(*gems)
            } else {
                None
            }
        });
        let taken = taken.fold(Gems::NONE, |sum, gems| sum.plus(&gems));
        (!taken.is_empty()).then_some(Reason::Takes(taken))
    }

    /// What becomes of the other cards of the hand.
    fn gems_left(self, mind: &Mind<'_>, before: Own<'_>, after: Own<'_>) -> Vec<Reason> {
        let (was, is) = (before.screen.gems, after.screen.gems);
        let more = is.total() > was.total();
        let mut reasons = vec![];
        let others = self.others(mind, after);
        let pays = others.iter().find_map(|card| {
            let level = after.highest(*card)?;
            let is_new = before.highest(*card).is_none_or(|before| before < level);
            let card = *card;
            (more && is_new).then_some(Reason::PaysFor { card, level })
        });
        let is_gems = matches!(self.question.shape, Shape::Gems { .. });
        let leaves = others.iter().find_map(|card| {
            let level = after.highest(*card)?;
            let gems = after.price(*card, level)?;
            let card = *card;
            (!gems.is_empty()).then_some(Reason::Leaves { card, level, gems })
        });
        // Whoever only takes gems has what was there before all the same.
        let leaves = leaves.filter(|_| pays.is_none() && !(more && is_gems));
        let spoiled =
            |card: &&CardId| before.highest(**card).is_some() && after.highest(**card).is_none();
        let spoiled = others.iter().find(spoiled).copied();
        reasons.extend(pays);
        reasons.extend(leaves);
        reasons.extend(spoiled.map(Reason::TooLittleFor));
        reasons.extend(is_gems.then_some(Reason::Has(is)));
        reasons
    }

    /// The characters that are still in the hand and known to be, the most promising first.
    fn others(self, mind: &Mind<'_>, after: Own<'_>) -> SmallVec<[CardId; 8]> {
        let own = &self.view.screen;
        let here = mind.judge.here(&mind.sketch);
        let known = |card: &CardId| own.hand.contains(*card) || own.dealt.contains(*card);
        let characters = |card: &CardId| after.rules.card(*card).is_character();
        let cards = after.screen.hand.iter().filter(known).filter(characters);
        let promise = |card: CardId| {
            let (prices, places) = (&here.prices, &here.places);
            mind.judge.promise(&mind.sketch, prices, places, card)
        };
        let mut cards: SmallVec<[(f32, CardId); 8]> =
            cards.map(|card| (promise(card), card)).collect();
        cards.sort_by(|a, b| b.0.total_cmp(&a.0));
        cards.into_iter().map(|(_, card)| card).collect()
    }

    /// What a claim leads to, as the other one's stands now.
    pub(super) fn claim(self, mind: &Mind<'_>, answer: &Answer) -> Vec<Reason> {
        let view = self.view;
        let Some(at) = self.question.auction_card else {
            return vec![];
        };
        let outcome = Outcome::of(view, answer);
        let won = outcome.iter().flat_map(|outcome| &outcome.facts);
        let mut won = won.filter_map(match_won);
        let could = |card| card::could(view, mind, Gems::NONE, card);
        if let Some(card) = won.next() {
            return [Reason::TakesAtOnce(card)]
                .into_iter()
                .chain(could(card))
                .collect();
        }
        let open = &view.table.open;
        let offered = open.auction.at(at);
        let claim = match answer {
            Answer::Pick(picked) => picked.first().copied(),
            Answer::Gems(_) | Answer::Paint(_) => None,
        };
        let own = open.claims.get(view.seat).copied().flatten();
        let claim = match claim {
            Some(Offer::Claim(claim)) => Some(claim),
            Some(_) | None => own.map(|own| own.claim),
        };
        let card = match claim {
            Some(Claim::Base) => offered.base,
            Some(Claim::Tip) => offered.tip,
            Some(Claim::Either) | None => None,
        };
        let Some(card) = card else {
            return vec![Reason::WhatIsLeft];
        };
        let same = open.claims.iter().find(|(seat, claimed)| {
            let claims = claimed.is_some_and(|c| c.at == at && Some(c.claim) == claim);
            *seat != view.seat && claims
        });
        let wanted = same.map(|(seat, _): (Seat, _)| Reason::WantedBy(seat));
        wanted.into_iter().chain(could(card)).collect()
    }
}

fn match_circle(fact: &OpenFact) -> Option<(Slot, Colour)> {
    if let OpenFact::Circle { slot, colour, .. } = fact {
        Some((*slot, *colour))
    } else {
        None
    }
}

fn match_token(fact: &OpenFact) -> Option<Token> {
    if let OpenFact::TokenGained { token, .. } = fact {
        Some(*token)
    } else {
        None
    }
}

fn match_diamonds(fact: &OpenFact) -> Option<u8> {
    if let OpenFact::Diamonds(DiamondFact::Taken { count, .. }) = fact {
        Some(*count)
    } else {
        None
    }
}

fn match_attack(fact: &OpenFact) -> Option<u8> {
    if let OpenFact::GainedAttack { count, .. } = fact {
        Some(*count)
    } else {
        None
    }
}

fn match_won(fact: &OpenFact) -> Option<CardId> {
    if let OpenFact::Won {
        card,
        by: WonBy::Gem,
        ..
    } = fact
    {
        Some(*card)
    } else {
        None
    }
}

/// Cards that are drawn.
fn drawn(facts: &[OpenFact]) -> Option<Reason> {
    let counts = facts.iter().filter_map(|fact| {
        if let OpenFact::Drew { count, .. } = fact {
            Some(*count)
        } else {
            None
        }
    });
    let count = counts.sum();
    (count > 0).then_some(Reason::Draws(count))
}

/// What circle bonuses add to a circle of a colour.
fn bonus(pyramid: &Pyramid, colour: Colour) -> i16 {
    let bonus = pyramid.tokens.iter().filter_map(|placed| {
        if let Token::BonusCircle { colour: of, value } = placed.token {
            (of == colour).then_some(i16::from(value))
        } else if let Token::BonusAnyCircle(value) = placed.token {
            Some(i16::from(value))
        } else {
            None
        }
    });
    bonus.sum()
}

/// The highest place that is new, above the first level.
fn opens(before: Own<'_>, after: Own<'_>) -> Option<Reason> {
    let was: SmallVec<[Slot; 16]> = before.free().collect();
    let new = after
        .free()
        .filter(|slot| slot.level > 1 && !was.contains(slot));
    let highest = new.max_by_key(|slot| (slot.level, pair(after.pyramid, *slot).is_some()))?;
    Some(Reason::Opens {
        level: highest.level,
        pair: pair(after.pyramid, highest),
    })
}

/// The colour of the two corners that meet at a free place, if they are of one colour.
fn pair(pyramid: &Pyramid, slot: Slot) -> Option<Colour> {
    let level = slot.level - 1;
    let below = |column, section| {
        let corner = pyramid.section_at(Slot { level, column }, section)?;
        Some(corner.colour)
    };
    let left = below(slot.column, Section::TopRight)?;
    let right = below(slot.column + 1, Section::TopLeft)?;
    // A corner that fits every colour makes no pair by itself (R-TD-05).
    let named = left.colour().or(right.colour())?;
    (left.counts_as(named) && right.counts_as(named)).then_some(named)
}
