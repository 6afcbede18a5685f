//! Hints: the best answers to a question, and what sets each apart from the others. No sentences: whoever shows them finds
//! words.

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

use super::greedy;
use super::judgement::Weights;
use super::outcome::Outcome;
use viceroy_rules::cards::{CardId, Gems};
use viceroy_rules::{Answer, CardSet, Offer, Question, SeatView, Shape, Topic, query};

/// So many answers are worth mentioning.
const MENTIONED: usize = 3;
/// A third answer is, if it is no more points than this behind the best.
const THIRD: f32 = 5.0;
/// So many answers are looked at for those that differ in something.
const LOOKED_AT: usize = 40;
/// Answers of which the same is true are told apart all the same if one is so many points behind.
const BEHIND: f32 = 1.0;

/// Whether there are hints for a question: wherever there is something to choose.
pub fn has_hints(question: &Question) -> bool {
    question.shape.has_choice()
}

/// The best answers to a question, the best first. Nothing where there is nothing to choose.
pub fn hints(view: &SeatView, question: &Question) -> Vec<Hint> {
    if !has_hints(question) {
        return vec![];
    }
    let mind = greedy::mind(view, &Weights::PLAYED);
    let asked = Asked { view, question, mind: &mind };
    let mut choices = answers::of(&mind, question);
    // Stable: of equals the first, as the one who plays by this judgement does.
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

/// What sets two answers to a question apart: a better one, and one that is so many points behind it.
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
    /// Everything that is true of an answer.
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

    /// What is true of an answer by what comes of it, and of the cards that it leaves in the hand.
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

    /// What is said of the only answer there is something to say of.
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
