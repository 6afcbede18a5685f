//! Reconciles a game's posted messages with the desired ones. A failing destination does not hold
//! up the others.

mod announcing;
mod body;
mod calls;
mod creating;
mod delivery_error;
mod delivery_pass;
mod direct;
mod growing;
mod joining;
mod refreshing;
mod rerouting;
mod ringing;
mod withdrawing;

use tokio::sync::OnceCell;

use crate::cache::channel_availability::Permit;
use crate::cache::held_calls::HeldCalls;
use crate::cache::post_rate::Pace;
use crate::cache::refusals::Reopened;
use crate::cache::sweeps::Sweeps;
use crate::infra::error::about;
use crate::prelude::*;
use delivery_error::{Delivered, DeliveryError};
use delivery_pass::{DeliveryPass, PassOutcome};
use viceroy_metrics::VisitFate;

const ROUNDS: u32 = 4;

/// In milliseconds.
const NEXT_BUDGET: i64 = 60 * 1000;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Visit {
    Synced,
    /// Again at a time.
    Due(i64),
    /// Again after a pause, a bounded number of times.
    Retried(String),
    /// Nothing can be done before the game changes.
    Stuck,
}

service! {
    pub(crate) struct Outbox of store, clock, queue {
        places: Arc<ChannelAvailability>,
        sweeps: Arc<Sweeps>,
        people: Arc<People>,
        games: Arc<Games>,
        lobbies: Arc<Lobbies>,
        panels: Arc<Panels>,
    }
    owns {
        pace: Pace,
        held_calls: HeldCalls,
        last_restore: OnceCell<Option<WallTime>>,
    }
}

impl Outbox {
    pub(crate) async fn visit(&self, game: GameId, messenger: &dyn Messenger) -> Visit {
        let delivery = Delivery { outbox: self, messenger, game };
        let visited = delivery.visited().instrument(about(game)).await;
        let visit = visited.unwrap_or_else(|fault| Visit::Retried(fault.to_string()));
        self.store.metrics().visits.of(fate(&visit)).once();
        let now = self.clock.now();
        match &visit {
            Visit::Synced => {
                if self.places.reached(now) {
                    tracing::info!("what has to be said is said again");
                }
            }
            Visit::Retried(why) => {
                if self.places.out_of_reach(now) {
                    tracing::warn!(
                        game = game.0,
                        why,
                        "something will be said later, and so perhaps in other games; said once"
                    );
                }
            }
            Visit::Due(_) | Visit::Stuck => {}
        }
        visit
    }
}

fn fate(visit: &Visit) -> VisitFate {
    match visit {
        Visit::Synced => VisitFate::Synced,
        Visit::Due(_) => VisitFate::Due,
        Visit::Stuck => VisitFate::Stuck,
        Visit::Retried(_) => VisitFate::Retried,
    }
}

struct Delivery<'d> {
    outbox: &'d Outbox,
    messenger: &'d dyn Messenger,
    game: GameId,
}

impl Delivery<'_> {
    async fn visited(&self) -> Result<Visit, Fault> {
        let Some(stored) = self.stored().await? else {
            return Ok(Visit::Synced);
        };
        let places = &self.outbox.places;
        if let Some(Silence::TimedOut(until)) = places.silence_of_thread(self.game)
            && until <= self.outbox.clock.wall()
        {
            places.reopened(self.game, Reopened::Surely);
        }
        let permit = places.permit(self.game, self.outbox.clock.now());
        let mut pass = DeliveryPass::new(permit);
        let changes = places.changes();
        let visit = self.rounds(&mut pass).await;
        let now = self.outbox.clock.now();
        for (place, next) in pass.refusing() {
            if let Some(subject) = RefusalSubject::place(self.game, place) {
                places.refused_there(subject, next, changes, now);
            }
        }
        // A refused edit also marks the thread unavailable; the next visit reroutes its prompts.
        if let Some(why) = pass.refused_in(Destination::Thread)
            && !self.thread_is_silent()
        {
            self.mark_unavailable(why).await?;
            if self.thread_is_silent() {
                self.outbox.queue.visit_at(self.game, now);
            }
        }
        let visit = visit.map(|visit| match visit {
            Visit::Stuck => match places.next_attempt(self.game, now) {
                Some(at) => Visit::Due(at),
                None => Visit::Stuck,
            },
            Visit::Synced | Visit::Due(_) | Visit::Retried(_) => visit,
        });
        let told_less = places.games_told_less().try_into().unwrap_or(i64::MAX);
        let metrics = self.outbox.store.metrics();
        metrics.games_told_less.set(told_less);
        let game = (self.game, stored.channel);
        match (pass.refused(), &visit) {
            (Some(why), _) => self.refused(game, permit, why),
            (None, Ok(Visit::Synced)) => places.accepted(game, permit),
            (None, Ok(Visit::Due(_) | Visit::Retried(_) | Visit::Stuck) | Err(_)) => {
                places.undecided(permit);
            }
        }
        visit
    }

    fn refused(&self, game: (GameId, RoomId), permit: Permit, why: &Undelivered) {
        let now = self.outbox.clock.now();
        // Log a missing permission once.
        let cause = match why {
            Undelivered::Forbidden { needs, .. } => needs.clone(),
            _ => why.to_string(),
        };
        if self.outbox.places.refused(game, permit, &cause, now) {
            let (GameId(game), RoomId(channel)) = game;
            let why = why.to_string();
            tracing::warn!(
                game,
                channel,
                why,
                "something cannot be said in this channel, and neither will be that of other games; said once"
            );
        }
    }

    async fn rounds(&self, pass: &mut DeliveryPass) -> Result<Visit, Fault> {
        for _ in 0..ROUNDS {
            let Some(stored) = self.stored().await? else {
                return Ok(Visit::Synced);
            };
            self.pass(pass).await?;
            match pass.outcome() {
                PassOutcome::Restart => pass.begin_again(),
                PassOutcome::Transient(why) => return Ok(Visit::Retried(why.to_string())),
                PassOutcome::DueAt(at) => return Ok(Visit::Due(at)),
                PassOutcome::Blocked => return Ok(Visit::Stuck),
                PassOutcome::Done => {
                    let store = &self.outbox.store;
                    store.set_synced(self.game, stored.revision).await?;
                    self.put_away(&stored).await;
                    return Ok(Visit::Synced);
                }
            }
        }
        Ok(Visit::Retried("places keep vanishing".to_owned()))
    }

    /// Archives the thread of a game that was closed before its end.
    async fn put_away(&self, stored: &StoredGame) {
        if let (GameState::Abandoned, Some(thread)) = (stored.state, stored.thread)
            && let Err(why) = self.messenger.archive(thread).await
        {
            // Cosmetic only.
            tracing::debug!(game = self.game.0, %why, "a thread stays open");
        }
    }

    async fn pass(&self, pass: &mut DeliveryPass) -> Result<(), Fault> {
        let now = self.outbox.clock.now();
        if pass.is_denied() {
            pass.put_off(now.saturating_add(NEXT_BUDGET));
        }
        for place in [Destination::Channel, Destination::Thread] {
            let subject = RefusalSubject::place(self.game, place);
            if subject.is_some_and(|subject| self.outbox.places.pause(subject, now).is_some()) {
                pass.leave_alone(place);
            }
        }
        let known: Vec<MessageKey> = self.stored_messages().await?.iter().map(|n| n.key).collect();
        self.take_back(pass).await?;
        self.grow_news(pass).await?;
        self.say_openly(pass).await?;
        for stored_message in self.stored_messages().await? {
            // A panel links the thread, so a new one waits for the thread's messages.
            if stored_message.key.destination() == Destination::Direct
                && known.contains(&stored_message.key)
            {
                pass.keep(Destination::Direct, self.say(&stored_message).await)?;
            }
        }
        // Unreachable players are called in the thread.
        self.say_openly(pass).await?;
        // Creations may have changed what other messages show.
        for stored_message in self.stored_messages().await? {
            let place = self.stands_in(&stored_message).await?;
            if !pass.is_shut(place) {
                let refreshed = match stored_message.key.kind {
                    MessageKind::Panel => self.refresh_panel(&stored_message, pass).await,
                    _ => self.refresh(&stored_message, pass).await,
                };
                if let (
                    Destination::Thread,
                    Err(DeliveryError::Undelivered(why @ Undelivered::Locked)),
                ) = (place, &refreshed)
                {
                    self.mark_unavailable(why).await?;
                }
                pass.keep(place, refreshed)?;
            }
        }
        let rings = self.ring_late().await;
        pass.keep(Destination::Direct, rings.map(|()| true))?;
        self.clear_tables(pass).await?;
        let settled = self.settle(pass).await;
        pass.keep(Destination::Thread, settled.map(|()| true))?;
        self.call_somewhere(pass).await
    }

    /// Calls the players who have to act, in the first destination that accepts it.
    async fn call_somewhere(&self, pass: &mut DeliveryPass) -> Result<(), Fault> {
        loop {
            let place = self.calls_in(pass);
            let called = self.call(pass).await;
            if let (Destination::Thread, Err(DeliveryError::Undelivered(why))) = (place, &called) {
                self.mark_unavailable(why).await?;
            }
            pass.keep(place, called.map(|()| true))?;
            if self.calls_in(pass) == place || place == Destination::Direct {
                return Ok(());
            }
        }
    }

    /// Creates missing public messages, in order.
    async fn say_openly(&self, pass: &mut DeliveryPass) -> Result<(), Fault> {
        for stored_message in self.stored_messages().await? {
            let place = stored_message.key.destination();
            // Prompts are rerouted when the thread is unavailable.
            let is_elsewhere = place == Destination::Direct || self.goes_outside(&stored_message);
            if is_elsewhere || pass.is_shut(place) {
                continue;
            }
            let said = self.say(&stored_message).await;
            if let (Destination::Thread, Err(DeliveryError::Undelivered(why))) = (place, &said) {
                self.mark_unavailable(why).await?;
            }
            pass.keep(place, said)?;
        }
        Ok(())
    }

    /// Returns whether the content was available.
    async fn say(&self, stored_message: &StoredMessage) -> Delivered<bool> {
        match stored_message.state {
            MessageState::Wanted | MessageState::Sending => self.create(stored_message).await,
            MessageState::Sent | MessageState::Gone | MessageState::Recalled => Ok(true),
        }
    }

    async fn stored(&self) -> Result<Option<StoredGame>, StoreError> {
        self.outbox.store.game(self.game).await
    }

    async fn stored_messages(&self) -> Result<Vec<StoredMessage>, StoreError> {
        self.outbox.store.open_messages(self.game).await
    }
}
