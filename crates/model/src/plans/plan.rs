//! A plan: steps that each answer a question in one part of a turn. A question that no step fits is
//! put to the player.

use super::bid_step::{BidStep, WantedCard};
use super::wish::Case;
use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Planned {
    /// The answer to exactly this question.
    Answer(Drafted),
    Bid(BidStep),
    /// A wish for a case that may come.
    Case {
        case: Case,
        wish: Wish,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlanStep {
    pub at: PartOfTurn,
    pub what: Planned,
}

/// When its player draws a card, which may change their mind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PauseOnDraw {
    /// Continue: the plan contains no drawn card.
    #[default]
    GoOn,
    Ask,
}

/// When something else has become much better than the next step, judged by what its player sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IfBetter {
    #[default]
    GoOn,
    /// Drop the plan and prompt the player: a computer player chose the steps.
    Ask,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    pub steps: Vec<PlanStep>,
    #[serde(default)]
    pub if_drawn: PauseOnDraw,
    #[serde(default)]
    pub if_better: IfBetter,
    /// How many rules were corrected at confirmation: the plan assumes the rules of that time.
    #[serde(default)]
    pub corrections: u16,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Met {
    Nothing,
    Answer(Answer),
    /// A step had become impossible and was dropped.
    Fails,
}

impl Plan {
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Whether a computer player chose the steps. It also answers the small questions that follow them
    /// (`PreferenceKind::follows`), even after the last step, until its player bids or plays by hand.
    pub fn is_proposed(&self) -> bool {
        match self.if_better {
            IfBetter::Ask => true,
            IfBetter::GoOn => false,
        }
    }

    /// The clock has decided instead, so what follows is nobody's proposal any more.
    pub fn overtaken(&mut self) {
        self.if_better = IfBetter::GoOn;
    }

    /// Whether plays or bids are still to come, not counting a bid already made.
    pub fn goes_on_after(&self, now: PartOfTurn, asked: Option<Topic>) -> bool {
        self.steps.iter().any(|step| match &step.what {
            Planned::Answer(_) => true,
            Planned::Bid(_) => step.at != now || asked == Some(Topic::Bid),
            Planned::Case { .. } => false,
        })
    }

    /// Answers an open question and uses up the step.
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
            // Kept, because the same step takes the won card.
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

    /// Drops also what would have followed.
    pub fn refused(&mut self, now: PartOfTurn) {
        self.steps.retain(|step| !step.is_answer_at(now));
    }

    pub fn go_on_to(&mut self, now: PartOfTurn) {
        self.steps.retain(|step| !step.is_over(now));
    }

    /// Keeps the steps of one part.
    pub fn only_at(&mut self, at: PartOfTurn) {
        self.steps.retain(|step| step.at == at);
    }

    /// Appends an older plan's steps that come after all of these.
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

    pub(super) fn has_answer(&self, at: PartOfTurn, question: &Question) -> bool {
        self.steps.iter().any(|step| match &step.what {
            Planned::Answer(drafted) => step.at == at && drafted.fits(question),
            Planned::Bid(_) | Planned::Case { .. } => false,
        })
    }

    pub fn bid_at(&self, at: PartOfTurn) -> Option<&BidStep> {
        self.steps.iter().find_map(|step| match &step.what {
            Planned::Bid(bid) if step.at == at => Some(bid),
            _ => None,
        })
    }

    /// The card that a bid is planned for in that part.
    pub fn wanted_by(&self, at: PartOfTurn, bid: Bid) -> Option<WantedCard> {
        let step = self.bid_at(at)?;
        step.wanted.iter().find(|wanted| wanted.bid == bid).copied()
    }

    pub(super) fn bid_at_mut(&mut self, at: PartOfTurn) -> Option<&mut BidStep> {
        self.steps.iter_mut().find_map(|step| match &mut step.what {
            Planned::Bid(bid) if step.at == at => Some(bid),
            _ => None,
        })
    }

    pub fn wish(&self, case: Case) -> Option<&Wish> {
        self.steps.iter().find_map(|step| match &step.what {
            Planned::Case { case: of, wish } if *of == case => Some(wish),
            _ => None,
        })
    }

    pub(super) fn with_wish(mut self, at: PartOfTurn, case: Case, wish: Option<Wish>) -> Plan {
        self.drop_wish(case);
        let what = wish.map(|wish| Planned::Case { case, wish });
        self.steps.extend(what.map(|what| PlanStep { at, what }));
        self
    }

    /// Drops wishes for a question that was answered by hand, or for a withdrawn choice.
    pub fn without_wishes(&mut self, now: PartOfTurn) {
        let of_now = |step: &PlanStep| match &step.what {
            Planned::Case { .. } => step.at == now,
            Planned::Answer(_) | Planned::Bid(_) => false,
        };
        self.steps.retain(|step| !of_now(step));
    }

    /// Drops wishes for a topic that the player answered by hand.
    pub fn answered(&mut self, topic: Topic) {
        if matches!(topic, Topic::Bid | Topic::Develop) {
            self.if_better = IfBetter::GoOn;
        }
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

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drafted {
    pub topic: Topic,
    pub card: Option<CardId>,
    pub colour: Option<Colour>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub auction_card: Option<AuctionCard>,
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

    pub fn fits(&self, question: &Question) -> bool {
        self.topic == question.topic
            && self.card == question.card
            && self.colour == question.colour
            && self.auction_card == question.auction_card
    }
}
