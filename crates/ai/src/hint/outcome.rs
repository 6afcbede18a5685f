//! Reasons from the consequences of an answer on an imagined table.

use super::asked::Asked;
use super::own::{Own, almost, least, opens};
use super::profile::Profile;
use super::reason::{Placement, Reason};
use crate::outcome::{Followed, Outcome};
use crate::prelude::*;
use viceroy_rules::{DiamondFact, GemsFor, InvasionFact, UnderworldFact};

impl Asked<'_> {
    pub(super) fn told(self, outcome: &Outcome) -> Profile {
        let view = self.view;
        let seat = view.seat;
        let rules = &view.table.ruleset;
        let before = Own { rules, pyramid: &view.table.open.pyramids[seat], screen: &view.screen };
        let after = outcome.table.table();
        let phase = after.open.phase;
        let after =
            Own { rules, pyramid: &after.open.pyramids[seat], screen: &after.screens[seat] };
        let facts = self.happened(outcome, after);
        let mut profile = Profile { goes: self.goes(&outcome.facts), facts, ..Profile::default() };
        let is_last = matches!(phase, Phase::Judgement | Phase::Painting | Phase::Over);
        if !is_last && outcome.followed != Followed::UntilJudged {
            profile.facts.extend(self.for_the_hand(before, after));
            profile.rest.extend(almost(before, after));
            profile.rest.extend(opens(before, after));
            profile.rest.extend(self.in_gems(before, after));
            profile.last = Some(Reason::GemsLeft(after.screen.gems.total()));
            if matches!(self.question.shape, Shape::Gems { .. }) {
                profile.facts.append(&mut profile.rest);
                profile.facts.extend(least(after));
                profile.rest.push(Reason::Has(after.screen.gems));
            }
        }
        profile
    }

    fn happened(self, outcome: &Outcome, after: Own<'_>) -> Vec<Reason> {
        // The remaining consequences do not depend on which gems are chosen.
        if matches!(self.question.shape, Shape::Gems { .. }) && self.question.topic != Topic::Purse
        {
            return vec![];
        }
        let facts = &outcome.facts;
        let mut reasons = self.odd(facts);
        reasons.extend(monsters(facts, after.pyramid));
        for fact in facts {
            if let OpenFact::Circle { slot, colour, .. } = fact {
                let points = i16::from(slot.level) + bonus(after.pyramid, *colour);
                let colour = *colour;
                let closes = Reason::Closes { colour, points };
                if !reasons.contains(&closes) {
                    reasons.push(closes);
                }
            }
        }
        reasons.extend(gets(facts));
        reasons.extend(facts.iter().filter_map(match_taken_card));
        // Skip what the answer itself says.
        let topic = self.question.topic;
        let says_it_itself = |reason: &Reason| {
            topic == Topic::CombatPay && matches!(reason, Reason::Beats(_))
                || topic == Topic::InfiniteColour && matches!(reason, Reason::Gets(_))
        };
        reasons.retain(|reason| !says_it_itself(reason));
        if outcome.followed == Followed::Whole {
            let [was, is] = outcome.scores;
            reasons.extend((is.sets > was.sets).then(|| Reason::CompletesSet(is.sets - was.sets)));
            let fended = is.attack - was.attack;
            reasons.extend((fended > 0).then_some(Reason::FendsOff(fended)));
        }
        let drawn = sum(facts, match_drawn);
        reasons.extend((drawn > 0).then_some(Reason::Draws(drawn)));
        let taken = facts.iter().filter_map(match_taken);
        let taken = taken.fold(Gems::NONE, |sum, gems| sum.plus(&gems));
        reasons.extend((!taken.is_empty()).then_some(Reason::Takes(taken)));
        reasons.extend(self.underworld(facts, after));
        if outcome.followed == Followed::Whole {
            let [was, is] = outcome.scores.map(|score| score.total());
            reasons.push(Reason::Scores(is - was));
        }
        reasons
    }

    /// Where the card goes if the answer does not name its place.
    fn goes(self, facts: &[OpenFact]) -> Option<Placement> {
        if self.question.topic != Topic::Develop {
            return None;
        }
        let level = facts.iter().find_map(|fact| {
            if let OpenFact::Played { slot, .. } = fact { Some(slot.level) } else { None }
        })?;
        let mut goes = Placement { level, gems: Gems::NONE, infinite: Gems::NONE, diamonds: 0 };
        for fact in facts {
            if let OpenFact::GemsPaid { gems: paid, .. } = fact {
                goes.gems = goes.gems.plus(paid);
            } else if let OpenFact::InfiniteUsed { colour, .. } = fact {
                goes.infinite[*colour] += 1;
            } else if let OpenFact::Diamonds(DiamondFact::Paid { count, .. }) = fact {
                goes.diamonds += count;
            }
        }
        Some(goes)
    }

    /// The effects and targets of odd laws that the answer itself does not name.
    fn odd(self, facts: &[OpenFact]) -> Vec<Reason> {
        let rules = &self.view.table.ruleset;
        let topic = self.question.topic;
        let is_play = topic == Topic::Develop;
        let mut odd = vec![];
        for fact in facts {
            if let OpenFact::Swapped { given, taken, .. } = fact {
                let (given, taken) = (given.token, taken.token);
                odd.push(Reason::Swaps { given, taken });
            }
        }
        if !is_play && topic != Topic::Place {
            return odd;
        }
        let mut tucks = SmallVec::new();
        let mut lays = Gems::NONE;
        for fact in facts {
            if let OpenFact::Replaced { card, .. } = fact {
                odd.push(Reason::Replaces(*card));
            } else if let OpenFact::Tucked { card, under, .. } = fact
                && let Some(LawBehaviour::Double | LawBehaviour::Repeat) = rules.behaviour(*card)
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

    fn underworld(self, facts: &[OpenFact], after: Own<'_>) -> Vec<Reason> {
        let topic = self.question.topic;
        let mut reasons = vec![];
        for fact in facts {
            let OpenFact::Underworld(fact) = fact else {
                continue;
            };
            if let UnderworldFact::JudgementsDrawn { count, .. } = fact {
                // One of them goes back (R-UND-03).
                reasons.push(Reason::KeepsJudgements(count.saturating_sub(1)));
            } else if let UnderworldFact::Moved { slot, .. } = fact
                && topic != Topic::RelocateTo
            {
                reasons.push(Reason::Moves(slot.level));
            }
        }
        if topic == Topic::Bribe {
            reasons.push(Reason::KeepsBribes(after.screen.bribes));
        }
        reasons
    }
}

/// Monsters beaten, and what stays on the combat card for it.
fn monsters(facts: &[OpenFact], after: &Pyramid) -> Vec<Reason> {
    let mut reasons = vec![];
    for fact in facts {
        let OpenFact::Invasion(fact) = fact else {
            continue;
        };
        if let InvasionFact::Fought { beaten, .. } = fact {
            reasons.extend((*beaten > 0).then_some(Reason::Beats(*beaten)));
        }
        if let InvasionFact::Fought { .. } | InvasionFact::TakenFromCombat { .. } = fact {
            reasons.push(Reason::OnCombatCard(after.combat.stones));
        }
    }
    reasons.dedup();
    reasons
}

fn gets(facts: &[OpenFact]) -> Vec<Reason> {
    let tokens = facts.iter().filter_map(match_token);
    let tokens: SmallVec<[Token; 4]> =
        tokens.filter(|token| !matches!(token, Token::Points(_))).collect();
    let (attack, diamonds) = (sum(facts, match_attack), sum(facts, match_diamonds));
    let all = [
        (!tokens.is_empty()).then_some(Reason::Gets(tokens)),
        (attack > 0).then_some(Reason::GetsAttack(attack)),
        (diamonds > 0).then_some(Reason::GetsDiamonds(diamonds)),
    ];
    all.into_iter().flatten().collect()
}

fn sum(facts: &[OpenFact], count: impl Fn(&OpenFact) -> Option<u8>) -> u8 {
    facts.iter().filter_map(count).sum()
}

fn match_token(fact: &OpenFact) -> Option<Token> {
    if let OpenFact::TokenGained { token, .. } = fact { Some(*token) } else { None }
}

fn match_diamonds(fact: &OpenFact) -> Option<u8> {
    if let OpenFact::Diamonds(DiamondFact::Taken { count, .. }) = fact {
        Some(*count)
    } else {
        None
    }
}

fn match_attack(fact: &OpenFact) -> Option<u8> {
    if let OpenFact::GainedAttack { count, .. } = fact { Some(*count) } else { None }
}

fn match_taken_card(fact: &OpenFact) -> Option<Reason> {
    if let OpenFact::LawTook { card, .. } = fact { Some(Reason::TakesAtOnce(*card)) } else { None }
}

fn match_drawn(fact: &OpenFact) -> Option<u8> {
    if let OpenFact::Drew { count, .. } = fact { Some(*count) } else { None }
}

/// Gems taken behind the screen, except those that become infinite gems.
fn match_taken(fact: &OpenFact) -> Option<Gems> {
    if let OpenFact::GemsTaken { gems, why, .. } = fact
        && *why != GemsFor::Infinite
    {
        Some(*gems)
    } else {
        None
    }
}

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
