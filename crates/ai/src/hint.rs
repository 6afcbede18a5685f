//! Hints: the best answers to a question, and what sets each apart from the others. They contain no
//! text; the caller words them.

mod answers;
mod apart;
mod asked;
mod aspect;
mod auction;
mod card;
mod judged;
mod left;
mod outcome;
mod own;
mod profile;
mod reason;

pub use aspect::Aspect;
pub use reason::{Hint, Placement, Reason};

use apart::Tried;
use asked::Asked;
use profile::{Profile, Rank};

use super::outcome::Outcome;
use crate::prelude::*;

const MENTIONED: usize = 3;
/// Reasons for the best answer on a panel.
const ADVISED: usize = 2;
/// A third answer must be at most this many points behind the best.
const THIRD: f32 = 5.0;
/// Limit on the answers that are compared.
const LOOKED_AT: usize = 40;
/// Answers with the same reasons count as different if one is this many points behind.
const BEHIND: f32 = 1.0;

pub fn has_hints(question: &Question) -> bool {
    question.shape.has_choice()
}

/// Best first; empty if there is no choice.
pub fn hints(view: &SeatView, question: &Question) -> Vec<Hint> {
    if !has_hints(question) {
        return vec![];
    }
    let mind = greedy::mind(view, &Weights::PLAYED);
    let asked = Asked { view, question, mind: &mind };
    let mut choices = answers::of(&mind, question);
    // A stable sort, so ties are ordered as `Greedy` orders them.
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = choices.first().map_or(0.0, |(_, worth)| *worth);
    let mut listed: Vec<Tried> = vec![];
    let mut alike: Option<Tried> = None;
    for (answer, worth) in choices.into_iter().take(LOOKED_AT) {
        let behind = best - worth;
        if listed.len() == MENTIONED || listed.len() == 2 && behind > THIRD {
            break;
        }
        let profile = asked.profile(&answer, Rank::of(listed.len()));
        let is_alike = listed.iter().any(|other| other.profile.is_like(&profile));
        let tried = Tried { answer, behind, profile };
        match is_alike {
            true => alike = Some(tried),
            false => listed.push(tried),
        }
    }
    if listed.len() == 1 {
        match alike.filter(|alike| alike.behind >= BEHIND) {
            Some(alike) => listed.push(alike),
            None => return apart::alone(listed, asked.no_difference()),
        }
    }
    asked.apart(listed)
}

/// What speaks most for the best answer, or for `answer` if one was chosen already: what sets it
/// apart from the next best. `None` if there is no choice, or no such answer.
pub fn advice(view: &SeatView, question: &Question, answer: Option<&Answer>) -> Option<Hint> {
    if !has_hints(question) {
        return None;
    }
    let mind = greedy::mind(view, &Weights::PLAYED);
    let asked = Asked { view, question, mind: &mind };
    let mut choices = answers::of(&mind, question);
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    let at = match answer {
        Some(answer) => choices.iter().position(|(other, _)| other == answer)?,
        None => 0,
    };
    let best = (at < choices.len()).then(|| choices.remove(at))?;
    let both = [Some(best), choices.into_iter().next()].into_iter().flatten().enumerate();
    let tried = both.map(|(nth, (answer, _))| {
        let profile = asked.profile(&answer, Rank::of(nth));
        Tried { answer, behind: 0.0, profile }
    });
    let mut hint = asked.apart(tried.collect()).into_iter().next()?;
    // They speak of a list that is not there.
    hint.reasons.retain(|reason| !matches!(reason, Reason::JustAsGood | Reason::NoDifference));
    hint.reasons.truncate(ADVISED);
    Some(hint)
}

/// What sets a better answer apart from another one that is `behind` points worse.
pub fn compared(
    view: &SeatView,
    question: &Question,
    (better, other): (&Answer, &Answer),
    behind: f32,
) -> [Hint; 2] {
    let mind = greedy::mind(view, &Weights::PLAYED);
    let asked = Asked { view, question, mind: &mind };
    let both = [(better, 0.0), (other, behind)];
    let tried = both.map(|(answer, behind)| Tried {
        answer: answer.clone(),
        behind,
        profile: asked.profile(answer, Rank::Other),
    });
    let mut apart = asked.apart(tried.into()).into_iter();
    both.map(|(answer, behind)| {
        apart.next().unwrap_or_else(|| Hint {
            answer: answer.clone(),
            behind,
            goes: None,
            reasons: vec![],
        })
    })
}

impl Asked<'_> {
    fn profile(self, answer: &Answer, rank: Rank) -> Profile {
        let picked = answer.picked();
        let Some(first) = picked.first() else {
            return match answer {
                Answer::Gems(gems) if self.question.topic == Topic::Muster => self.mustered(gems),
                Answer::Gems(_) | Answer::Pick(_) | Answer::Paint(_) => self.tried(answer),
            };
        };
        match *first {
            Offer::Bid(bid) => self.bid(bid, rank),
            Offer::Offered { at, place } => self.offered(at, place, rank),
            Offer::Claim(_) | Offer::Insist => self.claim(answer),
            Offer::DiamondAt(at) => self.diamond_at(at),
            Offer::Keep if self.question.topic == Topic::RenameDiamond => {
                Profile::of([Reason::NobodyWins])
            }
            Offer::GoOn => self.goes_on(),
            Offer::Pass => auction::pass(rank),
            Offer::Deck(deck) => self.deck(deck),
            Offer::DomainReward(reward) => Profile::of([Reason::Domain(reward)]),
            Offer::Judgement(_) => self.judgements(picked),
            Offer::Card(card) if self.question.topic == Topic::PutUnder => self.put_under(card),
            Offer::Keep if self.question.topic == Topic::PutUnder => self.keeps_criminals(),
            Offer::Card(_) if self.question.topic == Topic::PutBackLaws => self.put_back(picked),
            Offer::Card(_) if self.question.topic == Topic::ReturnCharacters => Profile {
                rest: self.gone(&cards(picked)).collect(),
                ..Profile::of(self.kept(&cards(picked)))
            },
            _ => self.tried(answer),
        }
    }

    fn tried(self, answer: &Answer) -> Profile {
        let outcome = Outcome::of(self.view, answer);
        let mut profile = outcome.map_or_else(Profile::default, |outcome| self.told(&outcome));
        let topic = self.question.topic;
        if matches!(topic, Topic::Archive | Topic::Deposit) {
            profile.facts.extend(self.kept(&cards(answer.picked())));
        }
        let first = answer.picked().first();
        if let (Topic::Enrol | Topic::Unplayable, Some(Offer::Keep | Offer::TakeBack), Some(card)) =
            (topic, first, self.question.card)
        {
            let could = self.could(Gems::NONE, card);
            profile.facts.push(could.unwrap_or(Reason::Keeps(card)));
        }
        if matches!(topic, Topic::Archive | Topic::Deposit | Topic::Enrol) {
            // What a card could do says more than what is left for it.
            let left = |reason: &Reason| matches!(reason, Reason::Leaves { .. });
            profile.facts.retain(|reason| !left(reason));
        }
        if let Some(Offer::Colour(colour)) = first {
            profile.facts.push(self.costing(*colour));
        }
        profile
    }

    fn no_difference(self) -> Reason {
        match self.question.shape {
            Shape::Show { .. } => {
                let (rules, open) = (&self.view.table.ruleset, &self.view.table.open);
                let kept = query::combat_card(open, self.view.seat);
                let battle = query::battle(rules, open, self.view.seat);
                Reason::NoneBeatsMore(battle.beaten_by(&kept))
            }
            _ => Reason::NoDifference,
        }
    }

    /// The laws that go back, the first one on top, and those that stay.
    fn put_back(self, picked: &[Offer]) -> Profile {
        let goes = cards(picked);
        let rules = &self.view.table.ruleset;
        let hand = self.view.screen.hand.iter();
        let laws = hand.filter(|card| rules.card(*card).is_law() && !goes.contains(*card));
        let top = picked.first().and_then(|offer| card_of(*offer));
        let top = top.map(Reason::OnTop);
        Profile::of(laws.map(Reason::Keeps).chain(top))
    }
}

fn card_of(offer: Offer) -> Option<CardId> {
    if let Offer::Card(card) = offer { Some(card) } else { None }
}

fn cards(picked: &[Offer]) -> CardSet {
    picked.iter().filter_map(|offer| card_of(*offer)).collect()
}
