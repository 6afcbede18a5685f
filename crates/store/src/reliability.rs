//! How reliably people play. Each finished game in which they had days adds a row for each of them.

use viceroy_model::attendance::Attendance;
use viceroy_model::messages::{Holders, SeatHolders};
use viceroy_model::reliability::{AnswerTimes, Completion, GameConduct, Reliability};

use crate::prelude::*;

/// About those who began a game that has ended, unless they handed their seats on; and about those
/// who came in for others, if they played to the end.
pub(super) fn conduct(
    attended: &Attendance,
    holders: &Holders,
    now: i64,
) -> Vec<(PersonId, GameConduct)> {
    let of_seat = |(seat, held): (Seat, &SeatHolders)| {
        let (first, last) = (held.first.person(), held.holder(held.later.len()).person());
        let now = attended.conduct(seat, now);
        let (by_first, by_last) = match held.later.is_empty() {
            true => (now, None),
            false => {
                let to_the_end = now.filter(|conduct| conduct.completion == Completion::Finished);
                (attended.conduct_of_first(seat), to_the_end)
            }
        };
        [first.zip(by_first), last.zip(by_last)]
    };
    let conduct = holders.0.iter().flat_map(of_seat).flatten();
    conduct.filter(|(who, _)| !who.is_forgotten()).collect()
}

pub(super) async fn write_reliability(
    connection: &mut SqliteConnection,
    game: GameId,
    conduct: &[(PersonId, GameConduct)],
) -> Result<()> {
    for (person, GameConduct { completion, times }) in conduct {
        let AnswerTimes { same_day, two_days, later } = *times;
        let sql = "insert into reliability (person, game, finished, same_day, two_days, later)
             values (?, ?, ?, ?, ?, ?)";
        let finished = *completion == Completion::Finished;
        run(connection, query!(sql, *person, game, finished, same_day, two_days, later)).await?;
    }
    Ok(())
}

impl Store {
    pub async fn reliability(&self, who: PersonId) -> Result<Reliability> {
        let sql = "select count(*), coalesce(sum(finished), 0), coalesce(sum(same_day), 0),
             coalesce(sum(two_days), 0), coalesce(sum(later), 0) from reliability where person = ?";
        let (games, finished, same_day, two_days, later) =
            query_as!(sql, who).fetch_one(&self.reads).await?;
        Ok(Reliability { games, finished, times: AnswerTimes { same_day, two_days, later } })
    }
}
