//! Panels, and the answers given on them.

use crate::cache::maintenance::Announced;
use crate::gameplay::deals::{DealState, Deals};
use crate::lobby::seat_policy::SeatPolicy;
use crate::prelude::*;
use viceroy_ai::Hint;
use viceroy_model::attendance::Hints;
use viceroy_model::deals::DealNow;
use viceroy_model::messages::{AskedNow, OwnPreferences, Suggestions};
use viceroy_model::plans::{Drafting, PartOfTurn, WantedCard, WhyDraft};
use viceroy_rules::{Bid, Offer};

service! {
    pub struct Panels of store, queue, clock {
        people: Arc<People>,
        games: Arc<Games>,
        door: Arc<SeatPolicy>,
        places: Arc<ChannelAvailability>,
        maintenance: Arc<Announced>,
        deals: Arc<Deals>,
    }
}

impl Panels {
    /// Without counting as a user action.
    pub async fn asked_now(&self, game: GameId, who: PersonId) -> Result<AskedNow> {
        let (taken, seat) = self.games.take_seated(game, who).await?;
        let now = catch_panic(|| {
            let view = taken.live.game.seat_view(seat)?;
            let (plan, people) = (&taken.live.orders[seat].plan, &taken.live.people);
            Some(AskedNow::of(&view, plan, people))
        });
        taken.put_back_after(now.map(Option::unwrap_or_default))
    }

    /// Without counting as a user action.
    pub(crate) async fn panel_of(&self, game: GameId, who: PersonId) -> Result<Panel> {
        let (mut taken, seat) = self.games.take_seated(game, who).await?;
        let panel = async {
            taken.live.must_run()?;
            Ok::<_, Stop>(self.panel(&mut taken.live, seat).await?)
        };
        let panel = panel.await;
        taken.put_back_after(panel)
    }

    /// Counts as a user action.
    pub(crate) async fn open_panel(&self, game: GameId, who: PersonId) -> Result<Panel> {
        let (mut taken, seat) = self.games.take_seated(game, who).await?;
        let panel = self.look_in(&mut taken.live, seat).await;
        taken.put_back_after(panel)
    }

    /// A rejection leaves the game unchanged; after a fault `live` must be discarded.
    pub(super) async fn act_in(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        act: &Input,
    ) -> Result<Panel> {
        live.must_run()?;
        live.recent.pressed(seat, self.clock.now());
        self.door.may_return(live, seat).await?;
        let attendance = live.attendance.clone();
        let topic = match act {
            Input::Answer { .. } | Input::Confirm(_) => live.game.topic_asked(seat),
            Input::Reconsider
            | Input::Undo(_)
            | Input::Computed(_)
            | Input::TimeOut
            | Input::Attendance => None,
        };
        let happened = self.games.happen_in(live, seat, act, attendance, vec![]);
        happened.await?;
        self.people.has_met(&live.people[seat], topic).await;
        Ok(self.panel(live, seat).await?)
    }

    pub(super) async fn take_back_in(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        step: u32,
    ) -> Result<Panel> {
        self.games.take_back(live, seat, step).await?;
        live.recent.pressed(seat, self.clock.now());
        Ok(self.panel(live, seat).await?)
    }

    /// Resumes a game that stood still.
    async fn look_in(&self, live: &mut RunningGame, seat: Seat) -> Result<Panel> {
        live.must_run()?;
        live.recent.pressed(seat, self.clock.now());
        self.games.note_press(live, seat).await?;
        Ok(self.panel(live, seat).await?)
    }

    pub(super) async fn panel(&self, live: &mut RunningGame, seat: Seat) -> Result<Panel, Fault> {
        let panel = self.panel_of_seat(live, seat)?;
        let deal = match (live.played_in.deal(), live.people[seat].person()) {
            (Some(day), Some(who)) if live.game.is_over() => {
                match self.deals.state(day, who).await? {
                    DealState::Over(_, end) => Some(DealNow::Over(end)),
                    DealState::NotBegun | DealState::Begun(_) | DealState::Unfinished => None,
                }
            }
            (Some(_), _) => Some(DealNow::Played),
            (None, _) => None,
        };
        Ok(Panel { deal, ..panel })
    }

    fn panel_of_seat(&self, live: &mut RunningGame, seat: Seat) -> Result<Panel, Fault> {
        live.recent.is_shown_to(seat);
        let view = catch_panic(|| live.game.seat_view(seat))?;
        let view = view.ok_or_else(|| Fault::new(format!("seat {} is missing", seat.0)))?;
        let hints = live.attendance.agreed().hints;
        // Nobody plans the set-up: whoever waits in it is asked one thing at a time, as in a first game.
        let planning = match (view.table.open.phase, &view.question) {
            (Phase::SetUp, None) => Planning::Guided,
            _ => self.people.planning(&live.people[seat]),
        };
        let person = live.people[seat].person();
        let suggestions = person.map(|who| self.people.suggestions(who)).unwrap_or_default();
        let suggests = match hints {
            Hints::Allowed => suggestions,
            Hints::Forbidden => Suggestions::Off,
        };
        let slip = live.slip(&view, self.clock.now()).map(|slip| slip.step);
        let in_mind = catch_panic(|| in_mind(live, seat, &view, (suggests, planning)))?;
        let InMind { draft, ahead, proposal, advice } = in_mind;
        let panel = Panel {
            meets: None,
            game: live.id,
            step: live.steps,
            draft,
            plan: live.orders[seat].plan.clone(),
            preferences: OwnPreferences {
                this_game: live.orders[seat].preferences.clone(),
                all_games: live.everywhere[seat].clone(),
            },
            ahead,
            proposal,
            advice,
            view,
            people: live.people.clone(),
            since: live.recent.since(seat),
            seen: live.recent.seen(),
            played_in: live.played_in,
            thread: self.places.linked(live.id, live.thread),
            silence: self.places.silence(live.id),
            maintenance: self.maintenance.to_come(self.clock.wall()),
            time: live.time_of(seat),
            hints,
            suggestions: suggests,
            text_size: person.map(|who| self.people.text_size(who)).unwrap_or_default(),
            finish: live.finish(),
            reads: person.map(|who| self.people.reads(who)).unwrap_or_default(),
            planning,
            finished: self.people.finished(&live.people[seat]),
            slip,
            deal: None,
        };
        Ok(Panel { meets: self.people.meets(&live.people[seat], asked_on(&panel)), ..panel })
    }
}

pub(super) fn asked_on(panel: &Panel) -> Option<Topic> {
    panel.asked().map(|(_, question)| question.topic)
}

struct InMind {
    draft: Option<Drafting>,
    ahead: Option<Drafting>,
    proposal: Option<Drafting>,
    advice: Option<Hint>,
}

fn in_mind(
    live: &mut RunningGame,
    seat: Seat,
    view: &SeatView,
    (suggestions, planning): (Suggestions, Planning),
) -> InMind {
    let preferences = &live.preferences(seat);
    let orders = &live.orders[seat];
    // Drop a draft that no longer fits. An empty one counts only for prompts that are normally
    // answered outright.
    let is_outdone = |draft: &&Draft| draft.why == WhyDraft::Better;
    let outdone = orders.draft.as_ref().filter(is_outdone);
    let is_shown = |draft: &&Draft| match draft.why {
        WhyDraft::Better | WhyDraft::AskThen => false,
        // What was taken back is asked anew.
        WhyDraft::TakenBack => planning != Planning::Guided,
        WhyDraft::Begun
        | WhyDraft::Changes
        | WhyDraft::Stopped
        | WhyDraft::Drew
        | WhyDraft::WasAway
        | WhyDraft::Corrected => true,
    };
    let draft = orders.draft.as_ref().filter(|draft| Draft::is_open(view) && is_shown(draft));
    let draft = draft.and_then(|draft| draft.on(view, preferences).ok());
    let asked = view.question.as_ref().map(|question| question.topic);
    let begun = |Drafting { draft, .. }: &Drafting| {
        !draft.plan.is_empty() || draft.asks_again() || asked != Some(Topic::Develop)
    };
    let draft = draft.filter(begun).or_else(|| match planning {
        Planning::Guided => meanwhile(live, seat, view, preferences),
        Planning::Introduced | Planning::Known => None,
    });
    let confirmed = Draft::of(orders.plan.clone(), WhyDraft::Begun);
    let now = PartOfTurn::now(&view.table.open);
    let goes_on = |confirmed: &Draft| confirmed.plan.goes_on_after(now, asked);
    let ahead = Some(confirmed).filter(goes_on);
    let ahead = ahead.and_then(|confirmed| confirmed.on(view, preferences).ok());
    let suggests = suggestions == Suggestions::Shown;
    let proposal = match suggests && draft.is_none() {
        true => {
            let lot = live.lot_of_proposals(seat, view);
            live.proposals[seat].make(view, (preferences, planning), lot);
            let proposed = live.proposals[seat].of(view);
            let mut proposed = proposed.and_then(|draft| draft.on(view, preferences).ok());
            if let (Some(proposed), Some(outdone)) = (&mut proposed, outdone) {
                proposed.draft.why = outdone.why;
            }
            proposed
        }
        false => None,
    };
    let advice = match suggests {
        true => advised(live, view, (draft.as_ref(), planning), proposal.as_ref()),
        false => None,
    };
    InMind { draft, ahead, proposal, advice }
}

/// What somebody in their first game is asked while they wait for another person: as a change of the
/// plan in force, which each answer adds to.
fn meanwhile(
    live: &RunningGame,
    seat: Seat,
    view: &SeatView,
    preferences: &Preferences,
) -> Option<Drafting> {
    let orders = &live.orders[seat];
    let is_put_off = orders.draft.as_ref().is_some_and(|draft| draft.why == WhyDraft::AskThen);
    let awaited = view.table.awaited();
    let is_person = |other: Seat| other != seat && live.people[other].person().is_some();
    let phase = view.table.open.phase;
    let chooses = matches!(phase, Phase::SetUp | Phase::Auction(_) | Phase::Development(_));
    let waits = view.question.is_none() && chooses && awaited.iter().any(is_person);
    if is_put_off || !waits {
        return None;
    }
    let changes = Draft::of(orders.plan.clone(), WhyDraft::Changes);
    changes.on(view, preferences).ok().filter(Drafting::asks_meanwhile)
}

/// On the question of the panel. Bids in later auctions depend on too much that is not known yet; only in a
/// first game is the next one asked by itself.
fn advised(
    live: &mut RunningGame,
    view: &SeatView,
    (draft, planning): (Option<&Drafting>, Planning),
    proposal: Option<&Drafting>,
) -> Option<Hint> {
    let cached = &mut live.proposals[view.seat];
    match draft {
        Some(drafting) => {
            let asks_next = planning == Planning::Guided && !drafting.has_bids();
            let is_known = |asked: &&Question| asked.topic != Topic::Bid || asks_next;
            let asked = drafting.next.as_ref().filter(is_known)?;
            let advice = cached.advise(drafting.reference, (&drafting.view, asked), None);
            // A bid ahead names its card, which no advice does where there are several.
            let is_for_one = |advice: &Hint| match advice.answer.picked() {
                [Offer::Bid(bid)] if *bid != Bid::Pass => {
                    WantedCard::only(&drafting.view.table.open, *bid).is_some()
                }
                _ => true,
            };
            advice.filter(is_for_one)
        }
        None => {
            let asked = view.question.as_ref()?;
            let first = proposal.and_then(|proposal| proposal.first_answer(view));
            cached.advise(DraftRef::empty(asked.id), (view, asked), first.as_ref())
        }
    }
}
