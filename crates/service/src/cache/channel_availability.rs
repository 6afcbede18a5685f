//! Where the bot may not post, why, and when to retry.

use std::collections::BTreeSet;

use super::refusals::{Pause, Refusals, Reopened};
use crate::prelude::*;
use viceroy_model::messages::RefusedFor;

/// Refused requests allowed at once. Discord bans clients that have 10,000 invalid requests in ten
/// minutes.
const AT_ONCE: i64 = 30;
/// Milliseconds until one more may be refused.
const PACE: i64 = 2_000;
/// Failures within this time are one outage, even if a request succeeds in between.
const ONE_OUTAGE: i64 = 60 * 1000;

/// Lost on restart, and then found out again.
#[derive(Debug)]
pub(crate) struct ChannelAvailability {
    known: Mutex<KnownTrouble>,
}

#[derive(Debug, Default)]
struct KnownTrouble {
    /// Games whose thread is unavailable.
    silent: BTreeMap<GameId, Silence>,
    /// Messages refused for good: the last of each kind and seat, latest last.
    passed_over: BTreeMap<GameId, Vec<(MessageKey, RefusedFor)>>,
    deleted: BTreeSet<RoomId>,
    /// Servers that the bot was removed from.
    left: BTreeSet<ServerId>,
    timed_out: BTreeMap<ServerId, WallTime>,
    refusals: Refusals,
    /// Games whose channels refused last, or were not tried since the start.
    doubtful: BTreeSet<GameId>,
    /// When the budget for refusals is full again.
    spent_until: i64,
    /// Logged causes that still hold, by channel.
    logged: BTreeSet<(RoomId, String)>,
    out_of_reach: Option<i64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Permit {
    Free,
    /// They may refuse: taken from the budget.
    Lent,
    /// The budget is spent.
    Denied,
}

impl ChannelAvailability {
    pub(crate) fn new(doubtful: impl IntoIterator<Item = GameId>) -> Self {
        ChannelAvailability {
            known: Mutex::new(KnownTrouble {
                doubtful: doubtful.into_iter().collect(),
                ..KnownTrouble::default()
            }),
        }
    }

    /// Why the thread is unavailable, else what was passed over.
    pub(crate) fn silence(&self, game: GameId) -> Option<Silence> {
        self.known.lock().silence(game, |_| false)
    }

    /// As shown in a message, which omits what it makes up for itself.
    pub(crate) fn silence_in(&self, message: MessageKey) -> Option<Silence> {
        let known = self.known.lock();
        known.silence(message.game, |passed| makes_up_for(message, passed))
    }

    pub(crate) fn silence_of_thread(&self, game: GameId) -> Option<Silence> {
        self.known.lock().silent.get(&game).copied()
    }

    /// `None` once something newer of its kind was posted.
    pub(crate) fn passed_over(&self, message: MessageKey) -> Option<RefusedFor> {
        let known = self.known.lock();
        let mut passed = known.passed_over.get(&message.game)?.iter();
        passed.find_map(|(key, why)| (*key == message).then_some(*why))
    }

    /// Records that a message was refused for good. Returns whether that is new.
    pub(crate) fn pass_over(&self, key: MessageKey, why: RefusedFor) -> bool {
        let mut known = self.known.lock();
        let passed = known.passed_over.entry(key.game).or_default();
        let is_new = !passed.contains(&(key, why));
        passed.retain(|(other, _)| (other.kind, other.seat) != (key.kind, key.seat));
        passed.push((key, why));
        is_new
    }

    /// A newer message of the same kind makes up for those passed over.
    pub(crate) fn said(&self, key: MessageKey) {
        let mut known = self.known.lock();
        if let Some(passed) = known.passed_over.get_mut(&key.game) {
            passed.retain(|(passed, _)| !makes_up_for(key, *passed));
            if passed.is_empty() {
                known.passed_over.remove(&key.game);
            }
        }
    }

    /// Games whose thread is unavailable, or that lack a message.
    pub(crate) fn games_told_less(&self) -> usize {
        let known = self.known.lock();
        let passed_over = known.passed_over.keys();
        let beside = passed_over.filter(|game| !known.silent.contains_key(game));
        known.silent.len() + beside.count()
    }

    pub(crate) fn deleted(&self, room: RoomId) {
        self.known.lock().deleted.insert(room);
    }

    pub(crate) fn left(&self, server: ServerId) {
        self.known.lock().left.insert(server);
    }

    pub(crate) fn is_on(&self, server: ServerId) {
        self.known.lock().left.remove(&server);
    }

    /// Like [`ChannelAvailability::silence`], for a game that may have no thread yet.
    pub(crate) fn silence_of_lobby(&self, lobby: &StoredGame) -> Option<Silence> {
        let known = self.known.lock();
        let has_left = lobby.server.is_some_and(|server| known.left.contains(&server));
        match has_left || known.deleted.contains(&lobby.channel) {
            true => Some(Silence::Gone),
            false => known.silence(lobby.id, |_| false),
        }
    }

    /// A game's thread, unless it was deleted.
    pub(crate) fn linked(&self, game: GameId, thread: Option<RoomId>) -> Option<RoomId> {
        let known = self.known.lock();
        let is_gone = known.silent.get(&game) == Some(&Silence::Gone);
        thread.filter(|thread| !is_gone && !known.deleted.contains(thread))
    }

    pub(crate) fn time_out(&self, server: ServerId, until: Option<WallTime>) -> bool {
        let mut known = self.known.lock();
        let before = match until {
            Some(until) => known.timed_out.insert(server, until),
            None => known.timed_out.remove(&server),
        };
        before != until
    }

    pub(crate) fn timed_out_until(&self, server: ServerId, now: WallTime) -> Option<WallTime> {
        let known = self.known.lock();
        let until = known.timed_out.get(&server).copied();
        until.filter(|until| *until > now)
    }

    /// The change counter for [`ChannelAvailability::refused_there`].
    pub(crate) fn changes(&self) -> u64 {
        self.known.lock().refusals.changes()
    }

    pub(crate) fn pause(&self, subject: RefusalSubject, now: i64) -> Option<Pause> {
        self.known.lock().refusals.pause(subject, now)
    }

    /// When to retry if nothing else triggers a visit.
    pub(crate) fn next_attempt(&self, game: GameId, now: i64) -> Option<i64> {
        self.known.lock().refusals.next_attempt(game, now)
    }

    pub(crate) fn refused_there(
        &self,
        subject: RefusalSubject,
        next: RetryOn,
        changes: u64,
        now: i64,
    ) {
        let mut known = self.known.lock();
        known.refusals.note(subject, next, changes, now);
    }

    pub(crate) fn accepted_there(&self, subject: RefusalSubject) {
        self.known.lock().refusals.forget(subject);
    }

    pub(crate) fn reopened(&self, game: GameId, how: Reopened) {
        self.known.lock().refusals.reopen(game, how);
    }

    /// A thread is known to be unlocked.
    pub(crate) fn thread_is_open(&self, game: GameId) {
        let mut known = self.known.lock();
        let how = match known.silent.get(&game) {
            Some(Silence::Locked) => Reopened::Surely,
            Some(_) | None => Reopened::Perhaps,
        };
        known.refusals.reopen(game, how);
    }

    pub(crate) fn is_any_locked(&self) -> bool {
        let known = self.known.lock();
        known.silent.values().any(|why| *why == Silence::Locked)
    }

    /// Returns whether that is new.
    pub(crate) fn set_silence(&self, game: GameId, why: Option<Silence>) -> bool {
        let mut known = self.known.lock();
        let before = match why {
            Some(why) => known.silent.insert(game, why),
            None => known.silent.remove(&game),
        };
        before != why
    }

    pub(crate) fn permit(&self, game: GameId, now: i64) -> Permit {
        let mut known = self.known.lock();
        if !known.doubtful.contains(&game) {
            return Permit::Free;
        }
        if known.budget_left(now) < PACE {
            return Permit::Denied;
        }
        known.spend(now);
        Permit::Lent
    }

    /// Returns whether this is to be logged.
    pub(crate) fn refused(
        &self,
        (game, channel): (GameId, RoomId),
        permit: Permit,
        why: &str,
        now: i64,
    ) -> bool {
        let mut known = self.known.lock();
        known.doubtful.insert(game);
        if permit != Permit::Lent {
            known.spend(now);
        }
        known.logged.insert((channel, why.to_owned()))
    }

    pub(crate) fn accepted(&self, (game, channel): (GameId, RoomId), permit: Permit) {
        if permit == Permit::Lent {
            let mut known = self.known.lock();
            known.spent_until -= PACE;
            known.doubtful.remove(&game);
            known.logged.retain(|(logged, _)| *logged != channel);
        }
    }

    /// The visit did not show whether the channels refuse: returns the loan.
    pub(crate) fn undecided(&self, permit: Permit) {
        if permit == Permit::Lent {
            self.known.lock().spent_until -= PACE;
        }
    }

    /// Returns whether this is new.
    pub(crate) fn out_of_reach(&self, now: i64) -> bool {
        let mut known = self.known.lock();
        let news = known.out_of_reach.is_none();
        known.out_of_reach.get_or_insert(now);
        news
    }

    /// Returns whether an outage is over.
    pub(crate) fn reached(&self, now: i64) -> bool {
        let mut known = self.known.lock();
        let over =
            known.out_of_reach.is_some_and(|since| !(0..ONE_OUTAGE).contains(&(now - since)));
        if over {
            known.out_of_reach = None;
        }
        over
    }
}

impl KnownTrouble {
    fn silence(&self, game: GameId, is_made_up: impl Fn(MessageKey) -> bool) -> Option<Silence> {
        let passed = self.passed_over.get(&game).into_iter().flatten();
        let missing = passed.rev().find(|(key, _)| !is_made_up(*key));
        let missing = missing.map(|(key, why)| Silence::PassedOver(key.kind, *why));
        self.silent.get(&game).copied().or(missing)
    }

    /// In milliseconds of waiting.
    fn budget_left(&self, now: i64) -> i64 {
        now + AT_ONCE * PACE - self.spent_until.max(now)
    }

    fn spend(&mut self, now: i64) {
        self.spent_until = self.spent_until.max(now) + PACE;
    }
}

/// Whether a reader of `message` misses nothing of `passed`.
fn makes_up_for(message: MessageKey, passed: MessageKey) -> bool {
    (message.kind, message.seat) == (passed.kind, passed.seat) && message.nth >= passed.nth
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_model::messages::MessageKind;

    const CHANNEL: RoomId = RoomId(7);

    #[test]
    fn many_doubtful_games_share_one_budget() {
        let places = ChannelAvailability::new((0..500).map(GameId));
        let lent = |now| {
            let permits = (0..500).map(|game| places.permit(GameId(game), now));
            permits.filter(|permit| *permit == Permit::Lent).count()
        };
        assert_eq!(lent(0), 30);
        assert_eq!(lent(1_999), 0);
        assert_eq!(lent(60_000), 30);
        assert_eq!(lent(62_000), 1);
        assert_eq!(places.permit(GameId(1_000), 62_000), Permit::Free);
    }

    #[test]
    fn what_is_accepted_costs_nothing_and_what_is_refused_is_doubtful() {
        let places = ChannelAvailability::new([]);
        let game = (GameId(1), CHANNEL);
        assert_eq!(places.permit(game.0, 0), Permit::Free);
        assert!(places.refused(game, Permit::Free, "no", 0));
        for _ in 0..100 {
            let permit = places.permit(game.0, 0);
            assert_eq!(permit, Permit::Lent);
            places.accepted(game, permit);
            assert_eq!(places.permit(game.0, 0), Permit::Free);
            assert!(places.refused(game, Permit::Lent, "no", 0), "it is news again");
            places.known.lock().spent_until = 0;
        }
        assert!(!places.refused((GameId(2), CHANNEL), Permit::Free, "no", 0));
        assert!(places.refused((GameId(2), CHANNEL), Permit::Free, "locked", 0));
    }

    #[test]
    fn an_outage_is_told_once() {
        let places = ChannelAvailability::new([]);
        assert!(!places.reached(0));
        assert!(places.out_of_reach(0));
        assert!(!places.out_of_reach(10));
        assert!(!places.reached(59_999), "one game was lucky");
        assert!(!places.out_of_reach(59_999));
        assert!(places.reached(60_000));
        assert!(places.out_of_reach(60_001));
    }

    #[test]
    fn a_silence_is_news_once() {
        let (places, game) = (ChannelAvailability::new([]), GameId(3));
        assert!(!places.set_silence(game, None));
        assert!(places.set_silence(game, Some(Silence::Full)));
        assert!(!places.set_silence(game, Some(Silence::Full)));
        assert_eq!(places.silence(game), Some(Silence::Full));
        assert!(places.set_silence(game, None));
    }

    #[test]
    fn what_was_passed_over_is_told_until_something_newer_of_its_kind_is_said() {
        let (places, game) = (ChannelAvailability::new([]), GameId(3));
        let (table, news) = (MessageKind::Table, MessageKind::News);
        let passed =
            |places: &ChannelAvailability| places.passed_over(table.nth(game, 9)).is_some();
        assert!(places.pass_over(table.nth(game, 9), RefusedFor::Words));
        assert!(!places.pass_over(table.nth(game, 9), RefusedFor::Words));
        let told = Silence::PassedOver(table, RefusedFor::Words);
        assert_eq!(places.silence(game), Some(told));
        assert_eq!(places.silence_of_thread(game), None);
        places.said(news.nth(game, 10));
        places.said(table.nth(game, 8));
        places.said(table.nth(GameId(4), 12));
        assert!(passed(&places));
        places.set_silence(game, Some(Silence::Locked));
        assert_eq!(places.silence(game), Some(Silence::Locked), "it is worse");
        assert_eq!(places.games_told_less(), 1);
        places.said(table.nth(game, 12));
        assert!(!passed(&places));
        assert_eq!(places.games_told_less(), 1, "the thread is still locked");
    }

    #[test]
    fn what_was_passed_over_first_is_told_again_once_the_last_is_made_up_for() {
        let (places, game) = (ChannelAvailability::new([]), GameId(3));
        let (lobby, news) = (MessageKey::lobby(game), MessageKind::News);
        places.pass_over(lobby, RefusedFor::Words);
        places.pass_over(news.nth(game, 4), RefusedFor::Other);
        let told = |kind, why| Some(Silence::PassedOver(kind, why));
        assert_eq!(places.passed_over(lobby), Some(RefusedFor::Words));
        assert_eq!(places.silence(game), told(news, RefusedFor::Other));
        let newer = places.silence_in(news.nth(game, 5));
        assert_eq!(newer, told(MessageKind::Lobby, RefusedFor::Words));
        places.said(news.nth(game, 5));
        assert_eq!(places.silence(game), newer);
        places.said(lobby);
        assert_eq!(places.silence(game), None);
        assert_eq!(places.games_told_less(), 0);
    }

    #[test]
    fn what_was_deleted_is_not_linked() {
        let (places, game, thread) = (ChannelAvailability::new([]), GameId(3), Some(RoomId(5)));
        assert_eq!(places.linked(game, thread), thread);
        places.deleted(RoomId(5));
        assert_eq!(places.linked(game, thread), None);
        assert_eq!(places.linked(game, Some(RoomId(6))), Some(RoomId(6)));
        places.set_silence(game, Some(Silence::Gone));
        assert_eq!(places.linked(game, Some(RoomId(6))), None);
    }
}
