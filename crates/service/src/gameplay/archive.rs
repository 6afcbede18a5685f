//! Steps through a finished game, as everybody saw it.

use viceroy_model::messages::{PlayedFact, SeatHistory, hide_names};
use viceroy_rules::Table;

use crate::game::second_chance::seat_of;
use crate::prelude::*;
use viceroy_rules::cards::CardId;

/// The table after a step, and what that step told.
#[derive(Clone, Debug)]
pub struct ArchivedStep {
    pub game: GameId,
    pub step: u32,
    /// How many steps the game has; those that told nothing are passed over.
    pub last: u32,
    /// Where to go from here: steps that told something.
    pub step_back: Option<u32>,
    pub step_on: Option<u32>,
    pub turn_back: Option<u32>,
    pub turn_on: Option<u32>,
    pub deeds: Vec<PlayedFact>,
    pub view: TableView,
    /// Whoever held the seats then.
    pub people: BySeat<Player>,
    /// What nobody else saw; only of a game that was played to its end.
    pub hands: Option<BySeat<Vec<CardId>>>,
    /// The reader's seat.
    pub seat: Option<Seat>,
    /// Whether the reader may play on from here.
    pub may_play_on: bool,
    /// Whether it is a game of its own that was played to its end.
    pub has_poster: bool,
}

/// Who may read the posts of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PostsReadBy {
    /// This person has played there.
    Them,
    WhoeverSees(ServerId, RoomId),
    Others,
}

impl Panels {
    pub(crate) async fn posts_read_by(&self, game: GameId, who: PersonId) -> Result<PostsReadBy> {
        if self.store.has_ever_sat(game, who).await? {
            return Ok(PostsReadBy::Them);
        }
        let stored = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        // A deal that has closed is shown to all who have played it.
        if let Some(day) = stored.played_in.deal() {
            return Ok(match self.store.played_deal(day, who).await? {
                Some(_) => PostsReadBy::Them,
                None => PostsReadBy::Others,
            });
        }
        Ok(match (stored.server, stored.organised.entry) {
            (Some(server), Entry::Anybody) => PostsReadBy::WhoeverSees(server, stored.channel),
            (Some(_), Entry::Invited(_)) | (None, _) => PostsReadBy::Others,
        })
    }

    /// The last step up to `at` that told something, else the first.
    pub(crate) async fn archived(
        &self,
        game: GameId,
        who: PersonId,
        at: u32,
    ) -> Result<ArchivedStep> {
        let taken = self.games.take(game).await?;
        if let Err(why) = self.games.may_be_told(taken.live.played_in) {
            return taken.put_back_after(Err(why));
        }
        let live = &taken.live;
        let (goes_on, is_over) = (live.must_go_on().is_ok(), live.game.is_over());
        let (last, seat) = (live.steps, live.seat_of(who));
        // Whoever played a deal is not named to those who meet only in it.
        let is_deal = live.played_in.deal().is_some();
        let is_stranger = is_deal && seat.is_none();
        let has_poster = is_over && !is_deal && !live.doers.is_second_chance();
        let (holders, ruleset) = (live.doers.holders().clone(), Arc::clone(live.game.ruleset()));
        taken.put_back_after(Ok::<_, Fault>(()))?;
        if goes_on {
            return Err(Rejection::NoLookBack(NoLookBack::NotOver).into());
        }
        let steps = self.store.steps(game, 1, last).await?;
        let walk = catch_panic(|| Walk::to(at, &steps, holders.clone(), ruleset.agreement.seats))?;
        let Some(Moment { step, mut deeds, table, nth }) = walk.shown else {
            return Err(Rejection::NoLookBack(NoLookBack::NotOver).into());
        };
        let stored = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        let may_play_on = self.games.may_be_played_on(&stored).is_ok()
            && seat_of(&holders, who, step).is_some()
            && table.open.phase != Phase::Over;
        let mut people = holders.at(step);
        if is_stranger {
            hide_names(&mut people, &mut deeds);
        }
        let [step_back, step_on, turn_back, turn_on] = neighbours(&walk.told, nth);
        Ok(ArchivedStep {
            game,
            step,
            last,
            step_back,
            step_on,
            turn_back,
            turn_on,
            deeds,
            hands: is_over.then(|| table.screens.map(|_, own| own.hand.iter().collect())),
            view: TableView::of(&ruleset, &table, Default::default()).lasting(),
            people,
            seat,
            may_play_on,
            has_poster,
        })
    }
}

struct Moment {
    step: u32,
    deeds: Vec<PlayedFact>,
    table: Table,
    /// Among those that told something.
    nth: usize,
}

#[derive(Default)]
struct Walk {
    /// Steps that told something, each with the turn it led to.
    told: Vec<(u32, u8)>,
    shown: Option<Moment>,
}

impl Walk {
    fn to(at: u32, steps: &[StoredStep], holders: Holders, seats: u8) -> Walk {
        let (mut doers, mut table) = (SeatHistory::new(holders), Table::empty(seats));
        let mut walk = Walk::default();
        for step in history::standing(steps) {
            let deeds = doers.step(step.number, &step.cause, &step.facts);
            step.facts.iter().for_each(|fact| table.evolve(fact));
            if !deeds.iter().any(|deed| is_told(&deed.fact)) {
                continue;
            }
            if step.number <= at || walk.shown.is_none() {
                let (step, nth) = (step.number, walk.told.len());
                walk.shown = Some(Moment { step, deeds, table: table.clone(), nth });
            }
            walk.told.push((step.number, table.open.turn));
        }
        walk
    }
}

/// That somebody has chosen in secret shows nothing yet.
fn is_told(fact: &OpenFact) -> bool {
    !matches!(fact, OpenFact::Answered(_) | OpenFact::TookAnswerBack(_))
}

/// One step back and on, and the beginnings of a turn before and after.
fn neighbours(told: &[(u32, u8)], nth: usize) -> [Option<u32>; 4] {
    let step = |nth: usize| told.get(nth).map(|(step, _)| *step);
    let begins = |nth: &usize| *nth == 0 || told[nth - 1].1 < told[*nth].1;
    [
        nth.checked_sub(1).and_then(step),
        step(nth + 1),
        (0..nth).rev().find(begins).and_then(step),
        (nth + 1..told.len()).find(begins).and_then(step),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_gone_through_by_their_beginnings() {
        let told = [(1, 0), (4, 1), (6, 1), (9, 2), (12, 2)];
        assert_eq!(neighbours(&told, 0), [None, Some(4), None, Some(4)]);
        assert_eq!(neighbours(&told, 2), [Some(4), Some(9), Some(4), Some(9)]);
        assert_eq!(neighbours(&told, 3), [Some(6), Some(12), Some(4), None]);
        assert_eq!(neighbours(&told, 4), [Some(9), None, Some(9), None]);
    }
}
