//! Starts games from lobbies.

use crate::game::chapters::chapter_at;
use crate::game::game_cache::{Cached, Lifecycle, Loaded, preferences_of, rhythms_of};
use crate::game::occupants::MadeBy;
use crate::game::proposed::Proposed;
use crate::game::recent::Recent;
use crate::game::{news, waiting};
use crate::infra::lobby_refusal::Changed;
use crate::prelude::*;
use std::ops::RangeInclusive;
use viceroy_model::messages::{Slips, persons};
use viceroy_rules::Terms;
use viceroy_store::{SeatHistory, Start, StepRecord, Waits};

/// The possible numbers of players.
pub(crate) fn seats(
    terms: &Terms,
    cards: &'static Catalogue,
) -> Result<RangeInclusive<u8>, Unplayable> {
    let seats = terms.seats()?;
    compiled(terms, *seats.start(), cards)?;
    Ok(seats)
}

fn compiled(
    terms: &Terms,
    seats: u8,
    cards: &'static Catalogue,
) -> Result<Arc<Ruleset>, Unplayable> {
    Ruleset::compile_with(terms.agreement(seats).dealt_from(cards), cards)
}

/// Rejects a start before the starter has seen the latest changes.
fn changes_are_known(stored: &StoredGame, seen: Option<u32>) -> Result<(), Rejection> {
    let Organised { before, changes, .. } = &stored.organised;
    match before {
        Some(before) if seen != Some(*changes) => {
            let changed =
                Changed { before: before.clone(), now: stored.conditions(), changes: *changes };
            Err(LobbyRefusal::Changed(Box::new(changed)).into())
        }
        Some(_) | None => Ok(()),
    }
}

/// Who starts a game.
pub(super) struct Starter {
    pub(super) who: PersonId,
    /// Mixed into every draw.
    pub(super) press: Option<PressId>,
    /// The last change that they have seen.
    pub(super) changes: Option<u32>,
}

impl Lobbies {
    /// `changes` is the last change that the starter has seen.
    pub(crate) async fn start(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
        press: PressId,
        changes: Option<u32>,
    ) -> Result<LobbyView> {
        let mut cached = self.games.alone_with(game).await;
        let stored = self.gathering(game).await?;
        let stored = self.without_barred(stored).await?;
        let starter = Starter { who, press: Some(press), changes };
        self.start_alone(&mut cached, stored, starter, SeatSet::NONE).await
    }

    pub(super) async fn may_start(&self, stored: &StoredGame, starter: &Starter) -> Result<()> {
        // A deal of the day is played beside all limits.
        if let (Some(organiser), None) = (stored.organised.by, stored.played_in.deal()) {
            self.door.check_can_join(organiser, JoinReason::Starting(stored)).await?;
        }
        Ok(changes_are_known(stored, starter.changes)?)
    }

    /// People may take the open seats for a while. The caller holds the game's lock.
    pub(super) async fn start_alone(
        &self,
        cached: &mut Cached,
        stored: StoredGame,
        starter: Starter,
        open: SeatSet,
    ) -> Result<LobbyView> {
        let (game, who) = (stored.id, starter.who);
        let by =
            seated(&stored.people).iter().find_map(|(seat, player)| player.is(who).then_some(seat));
        let by = by.ok_or(Rejection::NotJoined)?;
        let people = u8::try_from(stored.people.len()).unwrap_or(u8::MAX);
        let range = seats(&stored.terms, self.cards)?;
        if people < *range.start() {
            let needed = *range.start();
            return Err(Rejection::TooFew { needed }.into());
        }
        // Serialised, so that concurrent starts cannot exceed the limit.
        let _alone = self.door.one_at_a_time().await;
        self.may_start(&stored, &starter).await?;
        let seats = people;
        let ruleset = compiled(&stored.terms, seats, self.cards)?;
        let agreement = ruleset.agreement.clone();
        let mut cuts = stored.cuts;
        // The press that takes the last seat is there already.
        let press = starter.press.and_then(|press| self.luck.cut(press));
        // The answer to a press shows its first cards.
        let sees_cards = match (starter.press, stored.played_in) {
            (Some(_), PlayedIn::Thread) => [by].into_iter().collect(),
            (Some(_) | None, _) => SeatSet::NONE,
        };
        cuts.extend(press.filter(|press| cuts.last() != Some(press)));
        let mark = self.luck.mark()?;
        let mut luck = FairLuck::of_game(stored.secret, &cuts).marking(mark);
        let (opened, step, view) = catch_panic(|| {
            let (opened, step) = Game::open(ruleset, &mut luck);
            let view = opened.table_view();
            (opened, step, view)
        })?;
        let people = seated(&stored.people);
        let mut rhythms = rhythms_of(&self.store, &people).await?;
        rhythms.live_by(self.clock.calendar());
        let everywhere = preferences_of(&self.store, &people).await?;
        let now = self.clock.now();
        let by_dm = self.people.reached_by_dm(&people, stored.played_in);
        let by_dm = by_dm.await?;
        let said = news::at_start(game, &view, by_dm).in_place(stored.played_in);
        let computers = people.iter().filter(|(_, player)| player.level().is_some());
        let computers: SeatSet = computers.map(|(seat, _)| seat).collect();
        let persons = persons(&people);
        let holders = Holders::begin(&people);
        let mut live = RunningGame {
            id: game,
            people,
            played_in: stored.played_in,
            server: stored.server,
            thread: stored.thread,
            steps: 0,
            last_told_step: 0,
            news: None,
            recent: Recent::new(seats),
            doers: SeatHistory::new(holders),
            slips: Slips::default(),
            luck_used: luck.used(),
            last_by: MadeBy::Person,
            orders: BySeat::new(seats, |_| SeatOrders::default()),
            everywhere,
            proposals: BySeat::new(seats, |_| Proposed::default()),
            secret: stored.secret,
            secret_hash: stored.secret_hash,
            cuts: cuts.clone(),
            game: opened,
            rhythms,
            life: Lifecycle::Played,
            missed: None,
            finished: None,
            attendance: Attendance::new(stored.agreed, seats, computers, now),
        };
        let asked = waiting::budgets(&live.game, &view, live.attendance.agreed().time);
        let at = TimeContext { now, rhythms: &live.rhythms };
        live.attendance.opens(open, stored.agreed, now);
        live.attendance.begins_after(self.clock.outage());
        live.attendance.tells_directly(by_dm);
        live.attendance.waits_for(&asked, at);
        let due_at = live.attendance.due_after_restart(view.open.turn, at);
        let attendance = AttendanceRecord::new(live.attendance.clone(), due_at, vec![]);
        let chapter = chapter_at(&view.open, persons);
        let start = Start {
            agreement,
            people: stored.people,
            cuts,
            step: StepRecord {
                game,
                number: 1,
                at: now,
                cause: Cause::Opened { by },
                facts: step.facts.into_iter().collect(),
                bookmark: live.game.bookmark(),
                luck_used: live.luck_used,
                mark,
                over: None,
                wanted: said.wanted,
                told_to: said.told_to,
                orders: vec![],
                waits: Some(Waits {
                    all: view.awaited(),
                    newly: view.awaited(),
                    knowing: sees_cards,
                }),
                attendance: Some(attendance),
            },
        };
        self.games.begin(&mut live, &start, (&view, chapter)).await?;
        self.ends.forget(game);
        let told = self.games.apply_absences(&mut live).await;
        *cached = Some(Loaded::Live(Box::new(live)));
        told?;
        self.done(game).await
    }
}
