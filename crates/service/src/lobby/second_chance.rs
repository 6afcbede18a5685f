//! A second chance: somebody plays on from a step of a finished game of theirs, by direct message
//! against computer players.

use crate::game::game_cache::rhythms_of;
use crate::game::replay::play_on;
use crate::game::second_chance::{Position, seat_of};
use crate::game::{news, waiting};
use crate::infra::error::NoSecondChance;
use crate::infra::seeded_luck::secret_hash;
use crate::prelude::*;
use viceroy_model::attendance::TableSettings;
use viceroy_model::messages::SecondChance;
use viceroy_model::timing::TimeControl;
use viceroy_rules::{Step, StepMark};
use viceroy_store::{NewGame, Secret, Start, StepRecord};

/// As for every game that somebody plays alone.
fn agreed() -> TableSettings {
    TableSettings { time: TimeControl::default(), ..TableSettings::UNTIMED }
}

/// How it begins.
struct Beginning {
    of: SecondChance,
    people: Vec<Player>,
    secret: Secret,
    cuts: Vec<PressId>,
    game: Game,
    luck_used: u64,
    mark: StepMark,
    step: Step,
    cause: Cause,
}

impl Lobbies {
    /// # Errors
    /// Why somebody may not play on from a step.
    pub(crate) async fn may_play_on(
        &self,
        (origin, step): (GameId, u32),
        who: PersonId,
    ) -> Result<(StoredGame, Holders, Seat)> {
        let stored = self.store.game(origin).await?.ok_or(Rejection::NoSuchGame)?;
        let not_theirs = Rejection::NoSecondChance(NoSecondChance::NotTheirs);
        if !self.store.has_ever_sat(origin, who).await? {
            return Err(not_theirs.into());
        }
        self.games.may_be_played_on(&stored)?;
        let holders = self.store.holders(origin).await?;
        let seat = seat_of(&holders, who, step).ok_or(not_theirs)?;
        Ok((stored, holders, seat))
    }

    /// After a step of `origin`. The press is mixed into the draws.
    pub(crate) async fn play_on(
        self: Arc<Self>,
        (origin, step): (GameId, u32),
        by: Person,
        venue: Venue,
        press: PressId,
    ) -> Result<GameId> {
        let (stored, holders, seat) = self.may_play_on((origin, step), by.id).await?;
        let of = SecondChance { origin, step, seat };
        let people = people(&holders, &by, of, self.clock.now());
        let (ruleset, position) = self.position(&stored, step).await?;
        // Serialised, so that concurrent requests cannot exceed a limit.
        let _alone = self.door.one_at_a_time().await;
        self.door.check_can_join(by.id, JoinReason::Opening(&venue)).await?;
        let beginning = self.beginning(of, people, (ruleset, position), press)?;
        let game = self.begin_second_chance(&stored, by, venue, beginning).await?;
        self.queue.touch(game, self.clock.now());
        Ok(game)
    }

    async fn position(&self, stored: &StoredGame, step: u32) -> Result<(Arc<Ruleset>, Position)> {
        let taken = self.games.take(stored.id).await?;
        let ruleset = Arc::clone(taken.live.game.ruleset());
        taken.put_back_after(Ok::<_, Stop>(()))?;
        let steps = self.store.steps(stored.id, 1, stored.steps).await?;
        let luck = FairLuck::of_game(stored.secret, &stored.cuts);
        let played = Arc::clone(&ruleset);
        let replayed = tokio::task::spawn_blocking(move || {
            catch_panic(|| Position::after(step, &played, luck, &steps))
        });
        Ok((ruleset, replayed.await???))
    }

    fn beginning(
        &self,
        of: SecondChance,
        people: Vec<Player>,
        (ruleset, before): (Arc<Ruleset>, Position),
        press: PressId,
    ) -> Result<Beginning> {
        let secret = self.luck.secret()?;
        let cuts: Vec<PressId> = self.luck.cut(press).into_iter().collect();
        let mut luck = FairLuck::of_game(secret, &cuts);
        let mark = self.luck.mark()?;
        luck = luck.marking(mark);
        let Position { facts, bookmark } = before;
        let begun = catch_panic(|| play_on(ruleset, &facts, &bookmark, of.seat, &mut luck))?;
        let nothing_left = Rejection::NoSecondChance(NoSecondChance::NothingLeft);
        let (game, step) = begun.ok_or(nothing_left)?;
        let count = u32::try_from(facts.len()).unwrap_or(u32::MAX);
        let cause = Cause::PlayedOn { by: of.seat, facts: count, bookmark: Box::new(bookmark) };
        let luck_used = luck.used();
        Ok(Beginning { of, people, secret, cuts, game, luck_used, mark, step, cause })
    }

    async fn begin_second_chance(
        &self,
        stored: &StoredGame,
        by: Person,
        venue: Venue,
        beginning: Beginning,
    ) -> Result<GameId> {
        let Beginning { of, people, secret, cuts, game, luck_used, mark, step, cause } = beginning;
        let seats = seated(&people);
        let mut rhythms = rhythms_of(&self.store, &seats).await?;
        rhythms.live_by(self.clock.calendar());
        let by_dm = self.people.reached_by_dm(&seats, venue.played_in).await?;
        let now = self.clock.now();
        let at = TimeContext { now, rhythms: &rhythms };
        let view = catch_panic(|| game.table_view())?;
        let agreed = agreed();
        let mut attendance = Attendance::new(agreed, seats.count(), computers(&seats), now);
        attendance.begins_after(self.clock.outage());
        attendance.begins_in(view.open.turn);
        attendance.tells_directly(by_dm);
        attendance.waits_for(&waiting::budgets(&game, &view, agreed.time), at);
        let due_at = attendance.due_after_restart(view.open.turn, at);
        // It gets its number with the commit.
        let unnumbered = GameId(0);
        let said = news::at_start(unnumbered, &view, by_dm).in_place(venue.played_in);
        let start = Start {
            agreement: view.ruleset.agreement.clone(),
            people: people.clone(),
            cuts,
            step: StepRecord {
                game: unnumbered,
                number: 1,
                at: now,
                cause,
                facts: step.facts,
                bookmark: game.bookmark(),
                luck_used,
                mark,
                over: None,
                wanted: said.wanted,
                told_to: said.told_to,
                orders: vec![],
                waits: Some(waiting::waits(&view, &attendance, SeatSet::NONE, None, SeatSet::NONE)),
                attendance: Some(AttendanceRecord::new(attendance, due_at, vec![])),
            },
        };
        let new = NewGame {
            venue,
            by,
            people,
            terms: stored.terms.clone(),
            agreed,
            organised: Organised::default(),
            secret,
            secret_hash: secret_hash(&secret),
            at: now,
        };
        self.games.begin_second_chance(new, of, &start).await
    }
}

/// Computer players sit where others sat: of their level, or a normal one for a person.
fn people(holders: &Holders, by: &Person, of: SecondChance, number: i64) -> Vec<Player> {
    let then = holders.at(of.step);
    let mut seated: Vec<Player> =
        then.iter().filter_map(|(_, one)| one.level().map(|_| one.clone())).collect();
    let mut sits = |(seat, one): (Seat, &Player)| match one.level() {
        Some(_) => one.clone(),
        None if seat == of.seat => Player::from(by.clone()),
        None => {
            let computer = Player::computer(number, Level::Normal, &seated);
            seated.push(computer.clone());
            computer
        }
    };
    then.iter().map(&mut sits).collect()
}

fn computers(people: &BySeat<Player>) -> SeatSet {
    let computers = people.iter().filter(|(_, player)| player.level().is_some());
    computers.map(|(seat, _)| seat).collect()
}
