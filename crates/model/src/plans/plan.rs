//! What a player has decided beforehand: steps, each for a question of one part of one turn. A step answers its question
//! when that opens; what does not fit any more is asked.

use serde::{Deserialize, Serialize};
use viceroy_rules::cards::{AuctionCard, CardId, Colour};
use viceroy_rules::{Answer, Question, SeatView, Topic};

use super::bid_step::BidStep;
use super::part_of_turn::PartOfTurn;
use super::wish::{Case, Wish};

/// One thing that is decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Planned {
    /// This answer to a question about just this.
    Answer(Drafted),
    /// A bid, and what follows if it wins.
    Bid(BidStep),
    /// What is wanted in a case that may come.
    Case {
        case: Case,
        /// What is wanted.
        wish: Wish,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlanStep {
    /// The part of the turn in which it is used.
    pub at: PartOfTurn,
    /// What is decided.
    pub what: Planned,
}

/// What a plan does when its player draws a card, so that they could think again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PauseOnDraw {
    /// It goes on: it names no card that is drawn.
    #[default]
    GoOn,
    /// It rests until its player has seen the card.
    Ask,
}

/// What a plan does where something else has become much better than its next step, by what its player sees then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IfBetter {
    /// It goes on: its player chose the steps.
    #[default]
    GoOn,
    /// It is no plan any more, and its player is asked: a computer player chose the steps.
    Ask,
}

/// What a player has decided beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// The steps, in the order in which their questions are expected.
    pub steps: Vec<PlanStep>,
    /// What it does when its player draws a card.
    #[serde(default)]
    pub if_drawn: PauseOnDraw,
    /// What it does where something else has become much better.
    #[serde(default)]
    pub if_better: IfBetter,
    /// How many rules had been corrected when it was confirmed: it was made by the rules of that day.
    #[serde(default)]
    pub corrections: u16,
}

/// What a plan has for a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Met {
    /// Nothing: it is asked, and the plan waits.
    Nothing,
    Answer(Answer),
    /// A step that cannot be done any more, and was dropped.
    Fails,
}

impl Plan {
    /// Whether nothing is decided.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Whether there is a play or a bid in it that is still to come: a bid that is made is not.
    pub fn goes_on_after(&self, now: PartOfTurn, asked: Option<Topic>) -> bool {
        self.steps.iter().any(|step| match &step.what {
            Planned::Answer(_) => true,
            Planned::Bid(_) => step.at != now || asked == Some(Topic::Bid),
            Planned::Case { .. } => false,
        })
    }

    /// What it has for an open question; the step is used up by that.
    pub fn meet(&mut self, view: &SeatView, question: &Question) -> Met {
        let now = PartOfTurn::now(&view.table.open);
        let wished = self.wished(now, question);
        if let Some((case, wish)) = wished
            && let Some(answer) = wish.answer(view, question)
        {
            self.use_wish(case);
            return Met::Answer(answer);
        }
        let mut steps = self.steps.iter();
        let Some(nth) = steps.position(|step| step.is_for(now, question)) else {
            return Met::Nothing;
        };
        match &self.steps[nth].what {
            // It stays: what the bid wins is taken by the same step.
            Planned::Bid(bid) => match bid.answer(view, question) {
                Some(answer) => Met::Answer(answer),
                None if question.topic == Topic::Bid => {
                    self.steps.remove(nth);
                    Met::Fails
                }
                None => Met::Nothing,
            },
            Planned::Answer(drafted) => {
                let answer = drafted.answer.clone();
                self.use_up(nth, now);
                Met::Answer(answer)
            }
            Planned::Case { .. } => Met::Nothing,
        }
    }

    /// The rules refused what it answered: what would have followed from that goes too.
    pub fn refused(&mut self, now: PartOfTurn) {
        self.steps.retain(|step| !step.is_answer_at(now));
    }

    /// Drops what was for parts of a turn that are over.
    pub fn go_on_to(&mut self, now: PartOfTurn) {
        self.steps.retain(|step| !step.is_over(now));
    }

    /// The same from another plan for what comes after all of this.
    pub fn then(mut self, older: &Plan) -> Plan {
        let last = self
            .steps
            .iter()
            .map(|step| step.at)
            .reduce(|last, at| if last.is_before(at) { at } else { last });
        let later = older.steps.iter();
        let later = later.filter(|step| last.is_none_or(|last| last.is_before(step.at)));
        self.steps.extend(later.cloned());
        self
    }

    /// The bid that is decided for an auction.
    pub fn bid_at(&self, at: PartOfTurn) -> Option<&BidStep> {
        self.steps.iter().find_map(|step| match &step.what {
            Planned::Bid(bid) if step.at == at => Some(bid),
            _ => None,
        })
    }

    /// The same, to be changed.
    pub(super) fn bid_at_mut(&mut self, at: PartOfTurn) -> Option<&mut BidStep> {
        self.steps.iter_mut().find_map(|step| match &mut step.what {
            Planned::Bid(bid) if step.at == at => Some(bid),
            _ => None,
        })
    }

    /// What is wanted in a case.
    pub fn wish(&self, case: Case) -> Option<&Wish> {
        self.steps.iter().find_map(|step| match &step.what {
            Planned::Case { case: of, wish } if *of == case => Some(wish),
            _ => None,
        })
    }

    /// With another wish for a case, or without one.
    pub(super) fn with_wish(mut self, at: PartOfTurn, case: Case, wish: Option<Wish>) -> Plan {
        self.drop_wish(case);
        let what = wish.map(|wish| Planned::Case { case, wish });
        self.steps.extend(what.map(|what| PlanStep { at, what }));
        self
    }

    /// Without what is wanted for a question that was answered by hand, or for what follows from a choice that was taken
    /// back.
    pub fn without_wishes(&mut self, now: PartOfTurn) {
        let of_now = |step: &PlanStep| match &step.what {
            Planned::Case { .. } => step.at == now,
            Planned::Answer(_) | Planned::Bid(_) => false,
        };
        self.steps.retain(|step| !of_now(step));
    }

    /// Its player has answered by hand what a case was about.
    pub fn answered(&mut self, topic: Topic) {
        self.steps.retain(|step| match &step.what {
            Planned::Case { case, .. } => !case.covers(topic),
            Planned::Answer(_) | Planned::Bid(_) => true,
        });
    }

    fn wished(&self, now: PartOfTurn, question: &Question) -> Option<(Case, Wish)> {
        self.steps.iter().find_map(|step| match &step.what {
            Planned::Case { case, wish } => {
                let comes = step.at == now || case.comes_in(step.at, now);
                (comes && case.covers(question.topic)).then(|| (*case, wish.clone()))
            }
            Planned::Answer(_) | Planned::Bid(_) => None,
        })
    }

    fn use_wish(&mut self, case: Case) {
        if !case.comes_again() {
            self.drop_wish(case);
        }
    }

    fn drop_wish(&mut self, case: Case) {
        self.steps
            .retain(|step| !matches!(&step.what, Planned::Case { case: of, .. } if *of == case));
    }

    /// A step is used; what was to come before it in the same part did not come up.
    fn use_up(&mut self, nth: usize, now: PartOfTurn) {
        let mut place = 0;
        self.steps.retain(|step| {
            let is_passed = place <= nth && step.is_answer_at(now);
            place += 1;
            !is_passed
        });
    }
}

impl PlanStep {
    fn is_for(&self, now: PartOfTurn, question: &Question) -> bool {
        self.at == now
            && match &self.what {
                Planned::Answer(drafted) => drafted.fits(question),
                Planned::Bid(_) => BidStep::covers(question.topic),
                Planned::Case { .. } => false,
            }
    }

    fn is_answer_at(&self, now: PartOfTurn) -> bool {
        matches!(self.what, Planned::Answer(_)) && self.at == now
    }

    fn is_over(&self, now: PartOfTurn) -> bool {
        let lasts = match &self.what {
            Planned::Case { case, .. } => case.comes_in(self.at, now),
            Planned::Answer(_) | Planned::Bid(_) => false,
        };
        self.at.is_before(now) && !lasts
    }
}

/// One part of a draft.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drafted {
    /// Why it was asked.
    pub topic: Topic,
    /// The card it is about, if one.
    pub card: Option<CardId>,
    /// The gem colour it is about, if one.
    pub colour: Option<Colour>,
    /// The auction card it is about, if one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub auction_card: Option<AuctionCard>,
    /// What was chosen.
    pub answer: Answer,
}

impl Drafted {
    pub fn new(question: &Question, answer: Answer) -> Drafted {
        Drafted {
            topic: question.topic,
            card: question.card,
            colour: question.colour,
            auction_card: question.auction_card,
            answer,
        }
    }

    /// Whether it was meant for a question like this one.
    pub fn fits(&self, question: &Question) -> bool {
        self.topic == question.topic
            && self.card == question.card
            && self.colour == question.colour
            && self.auction_card == question.auction_card
    }
}
