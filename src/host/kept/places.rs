//! What is known of places in which the bot may not speak, so that one such place costs little: who is told why it is
//! silent there, how often it is tried again, and what the operator has read of it.

use std::collections::{BTreeMap, BTreeSet};

use parking_lot::Mutex;

use crate::notice::{GameId, RoomId, Silence};

/// So many requests in doubtful places may be refused at once, and no more in any minute after that. Discord shuts out
/// who has 10,000 refused in ten minutes.
const AT_ONCE: i64 = 30;
/// How long it takes until one more may be, in milliseconds.
const PACE: i64 = 2_000;
/// For how long trouble that passes is one trouble, however often somebody is reached in between.
const ONE_OUTAGE: i64 = 60 * 1000;

/// Places where the bot may not speak, and when it did not reach the chat. What is lost by a restart is found out again.
#[derive(Debug)]
pub(crate) struct Places {
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// Games whose thread is silent.
    silent: BTreeMap<GameId, Silence>,
    /// Games whose places refused the bot last, or about which that is not known because nobody has tried since the start.
    doubtful: BTreeSet<GameId>,
    /// When all of the budget for refusals is there again.
    spent_until: i64,
    /// What was logged, by channel, and holds still.
    logged: BTreeSet<(RoomId, String)>,
    /// Since when the chat is out of reach.
    out_of_reach: Option<i64>,
}

/// Whether a game's places may be tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Permit {
    /// Nothing speaks against it.
    Free,
    /// They may refuse: taken from the budget.
    Lent,
    /// They may refuse, and enough have.
    Denied,
}

impl Places {
    pub(crate) fn new(doubtful: impl IntoIterator<Item = GameId>) -> Self {
        Places {
            known: Mutex::new(Known {
                doubtful: doubtful.into_iter().collect(),
                ..Known::default()
            }),
        }
    }

    /// Why nothing is said in a game's thread.
    pub(crate) fn silence(&self, game: GameId) -> Option<Silence> {
        self.known.lock().silent.get(&game).copied()
    }

    /// Remembers why nothing is said in a game's thread. Returns whether that is new.
    pub(crate) fn set_silence(&self, game: GameId, why: Option<Silence>) -> bool {
        let mut known = self.known.lock();
        let before = match why {
            Some(why) => known.silent.insert(game, why),
            None => known.silent.remove(&game),
        };
        before != why
    }

    /// Whether a game's places may be tried now.
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

    /// A place of a game refused the bot. Returns whether the operator has not read of it.
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

    /// No place of a game refused the bot.
    pub(crate) fn accepted(&self, (game, channel): (GameId, RoomId), permit: Permit) {
        if permit == Permit::Lent {
            let mut known = self.known.lock();
            known.spent_until -= PACE;
            known.doubtful.remove(&game);
            known.logged.retain(|(logged, _)| *logged != channel);
        }
    }

    /// Whether the places of a game refuse the bot has not shown.
    pub(crate) fn undecided(&self, permit: Permit) {
        if permit == Permit::Lent {
            self.known.lock().spent_until -= PACE;
        }
    }

    /// The chat could not be reached, or could not do what it was asked for. Returns whether that is news.
    pub(crate) fn out_of_reach(&self, now: i64) -> bool {
        let mut known = self.known.lock();
        let news = known.out_of_reach.is_none();
        known.out_of_reach.get_or_insert(now);
        news
    }

    /// The chat did all that it was asked for. Returns whether that is news.
    pub(crate) fn reached(&self, now: i64) -> bool {
        let mut known = self.known.lock();
        let over = known
            .out_of_reach
            .is_some_and(|since| !(0..ONE_OUTAGE).contains(&(now - since)));
        if over {
            known.out_of_reach = None;
        }
        over
    }
}

impl Known {
    /// In milliseconds of waiting.
    fn budget_left(&self, now: i64) -> i64 {
        now + AT_ONCE * PACE - self.spent_until.max(now)
    }

    fn spend(&mut self, now: i64) {
        self.spent_until = self.spent_until.max(now) + PACE;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANNEL: RoomId = RoomId(7);

    #[test]
    fn many_doubtful_games_share_one_budget() {
        let places = Places::new((0..500).map(GameId));
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
        let places = Places::new([]);
        let game = (GameId(1), CHANNEL);
        assert_eq!(places.permit(game.0, 0), Permit::Free);
        assert!(places.refused(game, Permit::Free, "no", 0));
        for _ in 0..100 {
            let permit = places.permit(game.0, 0);
            assert_eq!(permit, Permit::Lent);
            places.accepted(game, permit);
            assert_eq!(places.permit(game.0, 0), Permit::Free);
            assert!(
                places.refused(game, Permit::Lent, "no", 0),
                "it is news again"
            );
            places.known.lock().spent_until = 0;
        }
        assert!(!places.refused((GameId(2), CHANNEL), Permit::Free, "no", 0));
        assert!(places.refused((GameId(2), CHANNEL), Permit::Free, "locked", 0));
    }

    #[test]
    fn an_outage_is_told_once() {
        let places = Places::new([]);
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
        let (places, game) = (Places::new([]), GameId(3));
        assert!(!places.set_silence(game, None));
        assert!(places.set_silence(game, Some(Silence::Full)));
        assert!(!places.set_silence(game, Some(Silence::Full)));
        assert_eq!(places.silence(game), Some(Silence::Full));
        assert!(places.set_silence(game, None));
    }
}
