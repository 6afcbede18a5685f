//! Runs computer players outside the game's lock, and commits their answers like a person's.
//! Outdated answers are discarded and recomputed.

use std::hash::Hasher;
use std::sync::Weak;

use tokio::sync::mpsc::UnboundedReceiver;

use crate::cache::foundation::ServiceDeps;
use crate::game::deal_brains;
use crate::game::occupants::MadeBy;
use crate::game::thinking::{Computed, ComputerPace, Thinkers, Thought};
use crate::infra::error::about;
use crate::prelude::*;
use viceroy_rules::Fnv;

/// Minimum milliseconds between a person's answer and the computer players' answers to it.
const AFTER_PEOPLE: i64 = 1000;
/// After this many attempts without an accepted answer something is broken.
const FRUITLESS: u32 = 3;
/// Milliseconds before a retry after a fault.
const AGAIN: i64 = 60 * 1000;

/// Answer times are rounded up to multiples of this, in milliseconds, so that a delay hardly
/// reveals how hard a prompt was.
const fn pause(level: Level) -> i64 {
    match level {
        Level::Easy | Level::Normal => 200,
        Level::Hard => 300,
    }
}

struct AskedOfComputers {
    thoughts: Vec<(PromptId, Thought)>,
    earliest: i64,
    /// Later answers are delayed to a multiple of this, in milliseconds.
    step: i64,
}

impl AskedOfComputers {
    fn answered_at(&self, now: i64) -> i64 {
        let late = now.saturating_sub(self.earliest);
        if late <= 0 || self.step == 0 {
            return self.earliest;
        }
        let steps = late.saturating_add(self.step - 1) / self.step;
        self.earliest.saturating_add(steps.saturating_mul(self.step))
    }
}

pub struct Computing {
    clock: Arc<UptimeClock>,
    queue: Arc<DeliveryQueue>,
    thinkers: Arc<Thinkers>,
    games: Arc<Games>,
    panels: Arc<Panels>,
}

impl Computing {
    pub(crate) fn new(
        from: &ServiceDeps,
        (thinkers, mut asked): (&Arc<Thinkers>, UnboundedReceiver<GameId>),
        games: &Arc<Games>,
        panels: &Arc<Panels>,
    ) -> Arc<Computing> {
        let computing = Arc::new(Computing {
            clock: Arc::clone(&from.clock),
            queue: Arc::clone(&from.queue),
            thinkers: Arc::clone(thinkers),
            games: Arc::clone(games),
            panels: Arc::clone(panels),
        });
        let own = Arc::downgrade(&computing);
        tokio::spawn(async move {
            // Ends when the service is dropped.
            while let Some(game) = asked.recv().await {
                tokio::spawn(think(Weak::clone(&own), game));
            }
        });
        computing
    }

    /// Waits for the computer players, then returns the panel; `None` if none of them is to act.
    pub async fn panel_afterwards(&self, game: GameId, who: PersonId) -> Result<Option<Panel>> {
        let Some((seat, before)) = self.computers_of(game, who).await? else {
            return Ok(None);
        };
        let watching = self.thinkers.watch(game, seat);
        self.thinkers.settled(game).await;
        let panel = self.panels.panel_of(game, who).await;
        drop(watching);
        let panel = panel?;
        Ok((panel.step != before).then_some(panel))
    }

    /// Answers that only wait for their delay count as done.
    pub async fn settled(&self) {
        self.thinkers.all_settled(&self.clock).await;
    }

    pub(crate) fn is_settled(&self) -> bool {
        self.thinkers.is_settled(self.clock.now())
    }

    async fn thoughts(&self, game: GameId, since: i64) -> Result<AskedOfComputers> {
        let taken = self.games.take(game).await?;
        let live = &taken.live;
        let mut earliest = self.clock.now();
        // While a person has a prompt too, nobody waits for the computer players.
        let held = live.attendance.held();
        let mut people = live.people.seats().filter(|seat| !held.contains(*seat));
        let since = match people.any(|seat| live.game.is_asked(seat)) {
            true => earliest,
            false => since,
        };
        let thoughts = live.asked_of_computers().iter().filter_map(|seat| {
            let mut view = live.game.seat_view(seat)?;
            let prompt = view.question.as_ref()?.id;
            let players = self.thinkers.players();
            let (brain, seed) = match live.played_in.deal() {
                Some(_) => {
                    deal_brains::ask_alike(&mut view);
                    (players.deal_brain, deal_brains::seed(live.secret, seat))
                }
                None => (players.brain, seed(game, seat)),
            };
            let question = view.question.clone()?;
            let level = live.people[seat].level().unwrap_or(Level::Normal);
            let view = Box::new(view);
            Some((prompt, Thought { seat, level, view, question, brain, seed, since }))
        });
        let thoughts: Vec<_> = thoughts.collect();
        let mut step = 0;
        if self.thinkers.pace() == ComputerPace::Steady {
            for (_, thought) in &thoughts {
                let seat = live.attendance.seat(thought.seat);
                let since = seat.and_then(|seat| seat.waited_since).unwrap_or(earliest);
                let least = match live.last_by {
                    MadeBy::Person => AFTER_PEOPLE.max(pause(thought.level)),
                    MadeBy::Computer => pause(thought.level),
                };
                earliest = earliest.max(since.saturating_add(least));
                step = step.max(pause(thought.level));
            }
        }
        taken.put_back_after(Ok::<_, Fault>(AskedOfComputers { thoughts, earliest, step }))
    }

    /// Returns whether any answer was accepted.
    async fn computed(&self, game: GameId, computed: Vec<Computed>) -> Result<bool> {
        let mut taken = self.games.take(game).await?;
        let live = &mut taken.live;
        let before = live.steps;
        let done = match live.must_go_on() {
            Ok(()) => {
                let attendance = live.attendance.clone();
                let input = Input::Computed(computed);
                // Seat 0 is arbitrary: this input shows no panel.
                self.games.happen_in(live, Seat(0), &input, attendance, vec![]).await
            }
            Err(why) => Err(why.into()),
        };
        let moved = live.steps != before;
        taken.put_back_after(done)?;
        Ok(moved)
    }

    async fn computers_of(&self, game: GameId, who: PersonId) -> Result<Option<(Seat, u32)>> {
        let (taken, seat) = self.games.take_seated(game, who).await?;
        let live = &taken.live;
        let waits = !live.game.is_asked(seat) && !live.asked_of_computers().is_empty();
        let found = waits.then_some((seat, live.steps));
        taken.put_back_after(Ok::<_, Fault>(found))
    }
}

/// Runs until the game's computer players have no more prompts. Holds only a weak reference while
/// it waits, so that the service can be dropped.
async fn think(host: Weak<Computing>, game: GameId) {
    let mut fruitless = 0;
    let Some(since) = host.upgrade().map(|host| host.clock.now()) else {
        return;
    };
    loop {
        let pass = pass(&host, game, since).instrument(about(game)).await;
        let Some(computing) = host.upgrade() else {
            return;
        };
        match pass {
            Ok(Round::Answered) => fruitless = 0,
            Ok(Round::Overtaken) if fruitless < FRUITLESS => fruitless += 1,
            Ok(Round::NothingAsked) if !computing.thinkers.end(game) => {}
            Ok(Round::NothingAsked) => return,
            Ok(Round::Overtaken) | Err(_) => {
                // The fault is logged; the alarm triggers a retry.
                let at = computing.clock.now().saturating_add(AGAIN);
                computing.queue.set_alarm(game, Some(at));
                computing.thinkers.give_up(game);
                return;
            }
        }
    }
}

enum Round {
    Answered,
    /// The game has changed meanwhile.
    Overtaken,
    NothingAsked,
}

async fn pass(host: &Weak<Computing>, game: GameId, since: i64) -> Result<Round, Fault> {
    let Some(computing) = host.upgrade() else {
        return Ok(Round::NothingAsked);
    };
    let (thinkers, clock) = (Arc::clone(&computing.thinkers), Arc::clone(&computing.clock));
    thinkers.look(game);
    let asked = ok_unless_rejected(computing.thoughts(game, since).await)?;
    drop(computing);
    let Some(mut asked) = asked.filter(|asked| !asked.thoughts.is_empty()) else {
        return Ok(Round::NothingAsked);
    };
    let begun = asked.thoughts.drain(..).map(|(prompt, thought)| {
        let (seat, level) = (thought.seat, thought.level);
        let fallback = thought.question.fallback.clone();
        (seat, level, prompt, fallback, thinkers.answer(thought))
    });
    let begun: Vec<_> = begun.collect();
    let mut computed = vec![];
    for (seat, level, prompt, fallback, answer) in begun {
        computed.push(Computed {
            seat,
            prompt,
            level,
            answer: answer.await.unwrap_or_else(|| fallback.clone()),
            fallback,
        });
    }
    let at = asked.answered_at(clock.now());
    if at > clock.now() {
        thinkers.rest(game, at);
        clock.sleep_until(at).await;
        thinkers.rested(game);
    }
    let Some(computing) = host.upgrade() else {
        return Ok(Round::NothingAsked);
    };
    let worker = Arc::clone(&computing);
    // Must not be cancelled between a change in memory and its commit.
    let computed = async move { worker.computed(game, computed).await };
    let done = tokio::spawn(computed.instrument(about(game)));
    Ok(match ok_unless_rejected(done.await?)? {
        Some(true) => Round::Answered,
        Some(false) | None => Round::Overtaken,
    })
}

/// Derived from game and seat, never from the game's secret.
fn seed(GameId(game): GameId, seat: Seat) -> u64 {
    let mut hasher = Fnv::default();
    hasher.write_i64(game);
    hasher.write_u8(seat.0);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_thinks_longer_answers_a_whole_step_later() {
        let asked = |step| AskedOfComputers { thoughts: vec![], earliest: 1000, step };
        let hard = asked(pause(Level::Hard));
        let at = [900, 1000, 1001, 1300, 1301].map(|now| hard.answered_at(now));
        assert_eq!(at, [1000, 1000, 1300, 1300, 1600]);
        assert_eq!(asked(0).answered_at(2000), 1000, "at once");
    }
}
