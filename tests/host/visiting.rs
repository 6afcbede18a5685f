//! Visits of simulated players: they accept proposals, change them, plan by hand, use standing
//! preferences, or answer prompts.

use viceroy::messages::Planning;
use viceroy::plans::PlanStep;

use super::ahead::for_one_card;
use crate::prelude::*;

const PARTS: usize = 24;
/// How many answers are tried to a question that is asked meanwhile.
const TRIES: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Seven of ten answers are the best by the computer player; no standing answers.
    Hand,
    /// The same in a first game, where the panel asks what comes next while others choose.
    First,
    /// By hand, with all standing answers from the beginning.
    StandingAnswers,
    /// Takes every proposal as it is and has no standing answers.
    Proposals,
    /// The same, but sets the first standing answer wherever one is offered with a question.
    Defaults,
    /// Whole turns at once: half as proposed, three tenths changed, a fifth by hand; small
    /// questions by preference.
    Plans,
}

impl Way {
    pub fn named(name: &str) -> Way {
        match name {
            "hand" => Way::Hand,
            "first" => Way::First,
            "standing" => Way::StandingAnswers,
            "proposals" => Way::Proposals,
            "defaults" => Way::Defaults,
            other => panic!("nobody plays in the way {other}"),
        }
    }

    fn plans(self) -> bool {
        match self {
            Way::Proposals | Way::Defaults | Way::Plans => true,
            Way::Hand | Way::First | Way::StandingAnswers => false,
        }
    }
}

pub struct Visit<'w> {
    pub world: &'w World,
    pub game: GameId,
    pub who: u64,
    pub lot: &'w mut Lot,
    pub presses: u32,
}

impl Visit<'_> {
    pub async fn settle_in(&mut self, way: Way) {
        match way {
            Way::Hand | Way::First | Way::Proposals | Way::Defaults => {}
            Way::StandingAnswers | Way::Plans => {
                for kind in PreferenceKind::VARIANTS {
                    self.prefer(*kind, None).await;
                }
            }
        }
    }

    async fn prefer(&self, kind: PreferenceKind, at: Option<PromptId>) {
        let wanted = kind.choices().first().copied();
        let chosen = FromNowOn { kind, scope: Scope::AllGames, wanted, at };
        let who = PersonId(self.who);
        self.world.host.prefer(self.game, who, chosen).await.unwrap();
    }

    /// Opens the plan in force, reads it and leaves.
    pub async fn look_at_plan(&mut self) {
        let Some(ahead) = self.panel().await.and_then(|panel| panel.ahead) else {
            return;
        };
        self.presses += 1;
        let opens = PlanChange::Open(ahead.reference);
        drop(self.world.host.plan(self.game, PersonId(self.who), opens).await);
    }

    pub async fn plan_bids(&mut self) {
        let Some(panel) = self.panel().await else {
            return;
        };
        if panel.view.question.is_some() || !panel.plan.is_empty() {
            return;
        }
        let (host, who) = (&self.world.host, PersonId(self.who));
        let nothing = DraftRef { asked: None, mark: 0 };
        self.presses += 2;
        if host.plan(self.game, who, PlanChange::Open(nothing)).await.is_err() {
            return;
        }
        if let Some(draft) = self.put_together(nothing).await {
            drop(host.confirm(self.game, who, draft).await);
        }
    }

    pub async fn answer_all(&mut self, way: Way) -> Option<String> {
        let mut first = None;
        loop {
            // As on Discord after each press: whoever waits looks on while computer players answer.
            let (host, who) = (&self.world.host, PersonId(self.who));
            drop(host.computing.panel_afterwards(self.game, who).await);
            let panel = self.panel().await?;
            let Some(question) = panel.view.question.clone() else {
                match self.answer_meanwhile(&panel).await {
                    true => continue,
                    false => break,
                }
            };
            let phase = panel.view.table.open.phase;
            first.get_or_insert_with(|| match phase {
                Phase::Auction(nth) => format!("{}, auction {nth}", question.topic.key()),
                _ => question.topic.key(),
            });
            let sets = PreferenceKind::of(question.topic).filter(|_| way == Way::Defaults);
            if let Some(kind) = sets {
                self.presses += 2;
                self.prefer(kind, Some(question.id)).await;
                if self.panel().await?.view.question.map(|now| now.id) != Some(question.id) {
                    continue;
                }
            }
            let planned = way.plans() && self.plan(way, &panel).await;
            if !planned {
                self.answer(&panel.view, &question, panel.planning).await;
            }
        }
        self.has_seen().await;
        first
    }

    /// What the panel of a first game asks while others choose.
    async fn answer_meanwhile(&mut self, panel: &Panel) -> bool {
        // A play that was begun meanwhile is ended.
        let is_begun = panel.draft.as_ref().is_some_and(Drafting::asks_more_of_the_play);
        let goes_on = panel.asks_meanwhile() || panel.planning == Planning::Guided && is_begun;
        let Some((view, asked)) = panel.asked().filter(|_| goes_on) else {
            return false;
        };
        let draft = panel.draft.as_ref().unwrap().reference;
        for tried in 0..TRIES {
            // What cannot be afforded is refused, and something else is pressed.
            let answer = match tried {
                0 => self.chosen(view, asked),
                1 => Greedy.answer(view, asked),
                _ => some_answer(asked, self.lot),
            };
            self.presses += 1;
            let adds = PlanChange::Add(draft, for_one_card(view, answer));
            if self.world.host.plan(self.game, PersonId(self.who), adds).await.is_ok() {
                return true;
            }
        }
        false
    }

    async fn panel(&self) -> Option<Panel> {
        let panel = self.world.host.panel(self.game, PersonId(self.who)).await;
        panel.ok()
    }

    async fn plan(&mut self, way: Way, panel: &Panel) -> bool {
        let Some(proposal) = &panel.proposal else {
            return false;
        };
        let reference = match self.lot.below(10) {
            _ if way != Way::Plans => None,
            0..5 => Some(proposal.reference),
            5..8 => self.changed(proposal.reference).await,
            _ => self.by_hand(panel).await,
        };
        let reference = reference.unwrap_or(proposal.reference);
        self.presses += 1;
        let who = PersonId(self.who);
        let confirmed = self.world.host.confirm(self.game, who, reference).await;
        match confirmed {
            Ok(after) => {
                after.view.question.map(|q| q.id) != panel.view.question.as_ref().map(|q| q.id)
            }
            // The deadline may have decided it meanwhile.
            Err(_) => false,
        }
    }

    async fn changed(&mut self, proposed: DraftRef) -> Option<DraftRef> {
        let (host, who) = (&self.world.host, PersonId(self.who));
        self.presses += 2;
        let opened = host.plan(self.game, who, PlanChange::Open(proposed)).await.ok()?;
        let shorter =
            host.plan(self.game, who, PlanChange::DropLast(opened.draft?.reference)).await.ok()?;
        let left = shorter.draft?.reference;
        self.put_together(left).await
    }

    async fn by_hand(&mut self, panel: &Panel) -> Option<DraftRef> {
        let asked = panel.view.question.as_ref()?;
        if asked.topic != Topic::Develop {
            return None;
        }
        let empty = DraftRef::empty(asked.id);
        let answer = some_answer(asked, self.lot);
        self.presses += 1;
        let who = PersonId(self.who);
        let begun =
            self.world.host.plan(self.game, who, PlanChange::Add(empty, answer.clone())).await;
        let begun = begun.ok()?.draft?.reference;
        self.put_together(begun).await
    }

    async fn put_together(&mut self, mut draft: DraftRef) -> Option<DraftRef> {
        let (host, who) = (&self.world.host, PersonId(self.who));
        for _ in 0..PARTS {
            let drafting = self.panel().await?.draft?;
            let Some(next) = &drafting.next else { break };
            let answer = match next.topic {
                Topic::Bid if is_sure(&drafting, self.lot) => Answer::one(Offer::Pass),
                Topic::Bid => bid_for_something(&drafting.view, next, self.lot),
                _ => some_answer(next, self.lot),
            };
            self.presses += 1;
            match host.plan(self.game, who, PlanChange::Add(draft, answer.clone())).await {
                Ok(longer) => draft = longer.draft?.reference,
                Err(_) => break,
            }
        }
        Some(draft)
    }

    async fn answer(&mut self, view: &SeatView, question: &Question, planning: Planning) {
        let (host, who) = (&self.world.host, PersonId(self.who));
        let mut answer = self.chosen(view, question);
        if question.topic == Topic::Bid && planning == Planning::Guided {
            answer = for_one_card(view, answer);
        }
        if begins_draft(question, &answer) {
            if self.play_one(view, question, answer).await {
                return;
            }
            // Nothing of it can be afforded: a pass.
            answer = question.fallback.clone();
        }
        self.presses += 1;
        match host.answer(self.game, who, question.id, &answer).await {
            Ok(_) | Err(Stop::Refused(Rejection::Rules(_))) => {}
            Err(why) => panic!("{why:?}"),
        }
    }

    fn chosen(&mut self, view: &SeatView, asked: &Question) -> Answer {
        match self.lot.below(10) {
            0..7 => Greedy.answer(view, asked),
            _ => some_answer(asked, self.lot),
        }
    }

    /// Puts a play or a discard together and confirms it.
    async fn play_one(&mut self, view: &SeatView, asked: &Question, first: Answer) -> bool {
        let (host, who) = (&self.world.host, PersonId(self.who));
        let mut draft = DraftRef::empty(asked.id);
        let (mut answer, mut best) = (first, Greedy.answer(view, asked));
        for _ in 0..PARTS {
            self.presses += 1;
            let add = |answer| host.plan(self.game, who, PlanChange::Add(draft, answer));
            // What cannot be afforded is refused, and something else is pressed.
            let panel = match add(answer).await {
                Ok(panel) => Ok(panel),
                Err(_) if draft.is_empty() && !begins_draft(asked, &best) => return false,
                Err(_) => add(best).await,
            };
            let Ok(panel) = panel else { return false };
            if panel.view.question.map(|now| now.id) != Some(asked.id) {
                // In a first game the last answer of a play counts at once.
                return true;
            }
            let Some(drafting) = panel.draft else {
                return false;
            };
            draft = drafting.reference;
            match &drafting.next {
                Some(next) if drafting.asks_more_of_the_play() => {
                    answer = self.chosen(&drafting.view, next);
                    best = Greedy.answer(&drafting.view, next);
                }
                _ => break,
            }
        }
        self.presses += 1;
        host.confirm(self.game, who, draft).await.is_ok()
    }

    async fn has_seen(&self) {
        let (host, who) = (&self.world.host, PersonId(self.who));
        let newest = host.newest_dm_panel(self.game, who).await.unwrap();
        let (Some(nth), Some(panel)) = (newest, self.panel().await) else {
            return;
        };
        let key = MessageKind::Panel.of(self.game, panel.view.seat, nth);
        let _alone = host.people.alone_with(key).await;
        host.panel_shown(key, &panel.as_of()).await.unwrap();
    }
}

/// As on the panel: a pass counts at once, and what belongs to a card is asked before it does.
fn begins_draft(asked: &Question, answer: &Answer) -> bool {
    match answer.picked() {
        [Offer::Play(_) | Offer::Discard(_)] => asked.topic == Topic::Develop,
        [Offer::Bid(_), Offer::Offered { .. }] => true,
        _ => false,
    }
}

fn is_sure(drafting: &Drafting, lot: &mut Lot) -> bool {
    let last = drafting.draft.plan.steps.last();
    let asks = matches!(last, Some(PlanStep { what: Planned::Bid(bid), .. }) if !bid.may_pass());
    asks && drafting.at.phase == Phase::Auction(3) && lot.below(2) == 0
}

fn bid_for_something(view: &SeatView, asked: &Question, lot: &mut Lot) -> Answer {
    let offers = asked.shape.offers();
    let mut bids = vec![];
    for offer in offers.iter() {
        let Offer::Bid(Bid::Gem(colour)) = offer else {
            continue;
        };
        let row = &view.table.open.auction;
        let lying = row.for_gem(*colour).cards();
        for (_, card) in lying {
            if let Some((at, place)) = row.find(card) {
                bids.push([*offer, Offer::Offered { at, place }]);
            }
        }
    }
    match bids.len() {
        0 => Answer::one(Offer::Bid(Bid::Pass)),
        all => Answer::Pick(bids.swap_remove(lot.below(all)).into_iter().collect()),
    }
}
