//! A bounded cache of running games, each behind its own lock: requests for one game are serialised
//! and never block another.

use tokio::sync::OwnedMutexGuard;

use super::chapters::Begun;
use super::finish::Finished;
use super::news;
use super::occupants::MadeBy;
use super::proposed::Proposed;
use super::recent::Recent;
use super::replay::{Replayed, Telling, replay};
use crate::infra::seeded_luck::{BesideTheGame, lot_beside_the_game};
use crate::infra::uptime_clock::Missed;
use crate::prelude::*;
use viceroy_model::attendance::Rhythms;
use viceroy_model::messages::{GameEnd, PressId, SeatTime, Slips, Standing, persons};
use viceroy_rules::{GameSetup, corrections};
use viceroy_store::{SeatHistory, Secret, history};

#[derive(Debug)]
pub(crate) struct RunningGame {
    pub(crate) id: GameId,
    pub(crate) game: Game,
    pub(crate) people: BySeat<Player>,
    pub(crate) played_in: PlayedIn,
    /// `None` where it is played by direct message alone.
    pub(crate) server: Option<ServerId>,
    pub(crate) thread: Option<RoomId>,
    pub(crate) steps: u32,
    pub(crate) last_told_step: u32,
    pub(crate) news: Option<Begun>,
    pub(crate) recent: Recent,
    pub(crate) doers: SeatHistory,
    pub(crate) slips: Slips,
    pub(crate) luck_used: u64,
    pub(crate) last_by: MadeBy,
    pub(crate) orders: BySeat<SeatOrders>,
    /// Standing answers for all of the player's games.
    pub(crate) everywhere: BySeat<Preferences>,
    pub(crate) proposals: BySeat<Proposed>,
    pub(crate) secret: Secret,
    pub(crate) secret_hash: String,
    pub(crate) cuts: Vec<PressId>,
    pub(crate) attendance: Attendance,
    pub(crate) rhythms: Rhythms,
    pub(crate) life: Lifecycle,
    /// Downtime that was skipped since the table was last told of any.
    pub(crate) missed: Option<Missed>,
    pub(crate) finished: Option<Finished>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lifecycle {
    /// Running, or played to its end.
    Played,
    /// Closed before its end: read-only.
    Abandoned,
}

#[derive(Debug)]
pub(crate) enum Loaded {
    Live(Box<RunningGame>),
    /// It cannot be read; logged under this fault number.
    Frozen(u64),
}

/// `None` when the game has to be loaded.
pub(crate) type Cached = Option<Loaded>;

#[derive(Debug)]
pub(crate) enum Unloadable {
    /// The stored data cannot be continued; retrying does not help.
    Damaged(String),
    Store(StoreError),
}

impl From<StoreError> for Unloadable {
    fn from(error: StoreError) -> Self {
        if matches!(error, StoreError::Unreadable { .. }) {
            Unloadable::Damaged(error.to_string())
        } else {
            Unloadable::Store(error)
        }
    }
}

impl Unloadable {
    fn damaged(why: impl ToString) -> Unloadable {
        Unloadable::Damaged(why.to_string())
    }
}

impl RunningGame {
    /// Rebuilds a game from its stored steps.
    pub(crate) async fn load(
        store: &Store,
        stored: StoredGame,
        cards: &'static Catalogue,
    ) -> Result<Box<RunningGame>, Unloadable> {
        let agreement = stored.agreement.as_deref().unwrap_or("null");
        let agreement: GameSetup = serde_json::from_str(agreement)
            .map_err(|e| Unloadable::Damaged(format!("agreement: {e}")))?;
        let ruleset = Ruleset::compile_with(agreement, cards).map_err(Unloadable::damaged)?;
        let people = seated(&stored.people);
        if people.count() != ruleset.agreement.seats {
            let why = "the people are not as many as the seats";
            return Err(Unloadable::damaged(why));
        }
        let steps = store.steps(stored.id, 1, stored.steps).await?;
        let stored_orders = store.orders(stored.id).await?;
        let mut orders = BySeat::new(ruleset.agreement.seats, |_| SeatOrders::default());
        for (seat, of_seat) in stored_orders {
            if orders.get(seat).is_some() {
                orders[seat] = of_seat;
                orders[seat].rest_if_corrected(corrections());
            }
        }
        let seats = ruleset.agreement.seats;
        let rhythms = rhythms_of(store, &people).await?;
        let everywhere = preferences_of(store, &people).await?;
        let attendance = stored
            .attendance
            .clone()
            .ok_or_else(|| Unloadable::damaged("who is there is not stored"))?;
        let game =
            catch_panic(|| restored(&stored, ruleset, &steps)).map_err(Unloadable::damaged)??;
        let news = store
            .newest_news(stored.id)
            .await?
            .map(|from| Begun { from, chapter: news::chapter_from(from, &steps, &people) });
        let holders = store.holders(stored.id).await?;
        if holders.0.count() != seats {
            let why = "those who held the seats are not as many as these";
            return Err(Unloadable::damaged(why));
        }
        let mut doers = SeatHistory::new(holders);
        let mut recent = Recent::new(seats);
        let mut slips = Slips::default();
        for step in &steps {
            slips.step(step.number, &step.cause, &step.facts);
        }
        let mut counting = history::standing(&steps).peekable();
        while let Some(step) = counting.next() {
            let deeds = doers.step(step.number, &step.cause, &step.facts);
            recent.happened(step.number, &step.cause, deeds);
            // What was told with a step that was taken back ends before it.
            let next = counting.peek().map_or(stored.steps + 1, |next| next.number);
            let is_last_before = |of: u32| step.number < of && of <= next;
            if news.is_some_and(|news| is_last_before(news.from)) {
                recent.told_before();
            } else if is_last_before(stored.last_told_step + 1) {
                match news {
                    Some(_) => drop(recent.tell()),
                    None => recent.told_before(),
                }
            }
        }
        Ok(Box::new(RunningGame {
            id: stored.id,
            finished: Finished::of(&game, &steps),
            game,
            people,
            played_in: stored.played_in,
            server: stored.server,
            thread: stored.thread,
            steps: stored.steps,
            last_told_step: stored.last_told_step,
            news,
            recent,
            doers,
            slips,
            luck_used: stored.luck_used,
            last_by: steps.last().map_or(MadeBy::Person, |step| MadeBy::of(&step.cause)),
            orders,
            everywhere,
            proposals: BySeat::new(seats, |_| Proposed::default()),
            secret: stored.secret,
            secret_hash: stored.secret_hash,
            cuts: stored.cuts,
            attendance,
            rhythms,
            missed: None,
            life: match stored.state {
                GameState::Abandoned => Lifecycle::Abandoned,
                _ => Lifecycle::Played,
            },
        }))
    }

    pub(crate) fn must_run(&self) -> Result<(), Rejection> {
        match self.life {
            Lifecycle::Played => Ok(()),
            Lifecycle::Abandoned => Err(Rejection::Abandoned),
        }
    }

    pub(crate) fn must_go_on(&self) -> Result<(), Rejection> {
        self.must_run()?;
        if self.game.is_over() {
            return Err(Rejection::Rules(Refusal::Over));
        }
        Ok(())
    }

    pub(crate) fn asked_of_computers(&self) -> SeatSet {
        if self.must_go_on().is_err() || !self.attendance.may_go_on(self.game.turn()) {
            return SeatSet::NONE;
        }
        let held = self.attendance.held();
        held.iter().filter(|seat| self.game.is_asked(*seat)).collect()
    }

    /// Breaks ties between proposals, without using the game's luck.
    pub(crate) fn lot_of_proposals(&self, seat: Seat, view: &SeatView) -> u64 {
        let asked = view.question.as_ref().map_or(0, |question| question.id.0);
        lot_beside_the_game(self.secret, seat, BesideTheGame::Proposal(asked))
    }

    pub(crate) fn has_preferences(&self, seat: Seat) -> bool {
        !(self.orders[seat].preferences.is_empty() && self.everywhere[seat].is_empty())
    }

    /// The standing answers of a seat; those for this game take precedence.
    pub(crate) fn preferences(&self, seat: Seat) -> Preferences {
        let this_game = self.orders[seat].preferences.clone();
        this_game.or(&self.everywhere[seat])
    }

    pub(crate) fn time_of(&self, seat: Seat) -> SeatTime {
        SeatTime {
            deadline: self
                .attendance
                .deadline(seat, &self.rhythms)
                .map(|at| self.rhythms.calendar().shows(at)),
            holder: self.attendance.holder(seat),
            stands: standing(&self.attendance, self.rhythms.calendar()),
        }
    }

    pub(crate) fn finish(&self) -> Option<GameEnd> {
        let finished = self.finished.as_ref()?;
        Some(finished.told(self.rhythms.calendar()))
    }

    /// Without computer players that were chosen for a seat.
    pub(crate) fn persons(&self) -> u8 {
        persons(&self.people)
    }

    pub(crate) fn luck(&self) -> FairLuck {
        FairLuck::of_game(self.secret, &self.cuts).after(self.luck_used)
    }

    pub(crate) fn rename(&mut self, who: PersonId, name: &str) {
        for seat in self.people.seats() {
            self.people[seat].rename(who, name);
        }
        self.doers.rename(who, name);
    }

    pub(crate) fn seat_of(&self, who: PersonId) -> Option<Seat> {
        let mut seats = self.people.iter();
        seats.find(|(_, player)| player.is(who)).map(|(seat, _)| seat)
    }
}

pub(crate) fn standing(attendance: &Attendance, calendar: &Calendar) -> Option<Standing> {
    let paused = attendance.paused_until();
    let paused = paused.map(|until| Standing::Paused(calendar.shows(until)));
    let still = attendance.still_since().map(|_| Standing::Still);
    paused.or(still)
}

fn restored(
    stored: &StoredGame,
    ruleset: Arc<Ruleset>,
    steps: &[StoredStep],
) -> Result<Game, Unloadable> {
    match serde_json::from_str(stored.bookmark.as_deref().unwrap_or("null")) {
        Ok(bookmark) => {
            Game::restore(ruleset, history::facts(steps), bookmark).map_err(Unloadable::damaged)
        }
        Err(why) => played_again(stored, &ruleset, steps)
            .map_err(|e| Unloadable::Damaged(format!("bookmark: {why}; played again: {e}"))),
    }
}

/// Fallback for an unreadable bookmark: replays the game from its secret and answers, and accepts
/// the result only if it matches the stored steps and draws.
fn played_again(
    stored: &StoredGame,
    ruleset: &Arc<Ruleset>,
    steps: &[StoredStep],
) -> Result<Game, String> {
    let luck = FairLuck::of_game(stored.secret, &stored.cuts);
    let Replayed { game, draws, .. } = replay(ruleset, luck, steps)
        .map_err(|difference| difference.sentence(Telling::NothingHidden))?;
    if draws != stored.luck_used {
        return Err(format!("{} draws are stored, {draws} are made", stored.luck_used));
    }
    Ok(game)
}

pub(crate) async fn rhythms_of(
    store: &Store,
    people: &BySeat<Player>,
) -> Result<Rhythms, StoreError> {
    let mut rhythms = Rhythms::new(people.count(), |_| DailySchedule::default());
    for (seat, player) in people.iter() {
        if let Some(person) = player.person() {
            rhythms[seat] = store.rhythm(person).await?;
        }
    }
    Ok(rhythms)
}

pub(crate) async fn preferences_of(
    store: &Store,
    people: &BySeat<Player>,
) -> Result<BySeat<Preferences>, StoreError> {
    let mut preferences = BySeat::new(people.count(), |_| Preferences::default());
    for (seat, player) in people.iter() {
        if let Some(person) = player.person() {
            preferences[seat] = store.preferences(person).await?;
        }
    }
    Ok(preferences)
}

/// A game takes some ten kilobytes.
const LIVE_GAMES: usize = 256;

#[derive(Debug)]
pub(crate) struct Cache {
    most: usize,
    games: Mutex<GamesByNumber>,
}

#[derive(Debug, Default)]
struct GamesByNumber {
    entries: HashMap<GameId, Entry>,
    uses: u64,
}

#[derive(Debug)]
struct Entry {
    cached: Arc<tokio::sync::Mutex<Cached>>,
    used: u64,
}

impl Default for Cache {
    fn default() -> Self {
        Cache::new(LIVE_GAMES)
    }
}

impl Cache {
    fn new(most: usize) -> Self {
        Cache { most, games: Mutex::default() }
    }

    /// The guard gives exclusive access to the game.
    pub(crate) async fn lock(&self, game: GameId) -> OwnedMutexGuard<Cached> {
        self.cached(game).lock_owned().await
    }

    fn cached(&self, game: GameId) -> Arc<tokio::sync::Mutex<Cached>> {
        let mut games = self.games.lock();
        games.uses += 1;
        let used = games.uses;
        if !games.entries.contains_key(&game) && games.entries.len() >= self.most {
            games.evict();
        }
        let entry =
            games.entries.entry(game).or_insert_with(|| Entry { cached: Arc::default(), used });
        entry.used = used;
        Arc::clone(&entry.cached)
    }
}

impl GamesByNumber {
    /// Evicts the least recently used idle game. A game in use stays even above the limit: there
    /// must never be two entries for one game.
    fn evict(&mut self) {
        let idle = self
            .entries
            .iter()
            .filter(|(_, entry)| Arc::strong_count(&entry.cached) == 1)
            .min_by_key(|(_, entry)| entry.used)
            .map(|(game, _)| *game);
        if let Some(game) = idle {
            self.entries.remove(&game);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_oldest_idle_game_makes_room() {
        let cache = Cache::new(2);
        let busy = cache.lock(GameId(1)).await;
        *cache.lock(GameId(2)).await = Some(Loaded::Frozen(2));
        *cache.lock(GameId(3)).await = Some(Loaded::Frozen(3));
        assert!(cache.lock(GameId(3)).await.is_some());
        assert!(cache.games.lock().entries.contains_key(&GameId(1)));
        drop(busy);
        assert!(cache.lock(GameId(2)).await.is_none());
    }
}
