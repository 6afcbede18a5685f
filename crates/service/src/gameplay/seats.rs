//! The seats as one person sees them. Rights are tested on a copy, so that every action offered is
//! accepted.

use crate::game::game_cache::{Lifecycle, standing};
use crate::game::waiting;
use crate::lobby::closing::is_of;
use crate::prelude::*;
use viceroy_model::attendance::{SeatAvailability, TurnOf, VoteKind};
use viceroy_model::messages::{OpenVote, OwnSeat, Rights, SeatNow, SeatsView, Viewer};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seen {
    /// Counts as a user action.
    Looked,
    /// A refresh after an action.
    Afterwards,
}

impl Seating {
    pub(crate) async fn seats(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
        authority: Option<Authority>,
        seen: Seen,
    ) -> Result<SeatsView> {
        let mut taken = self.games.take(game).await?;
        let view = self.seats_in(&mut taken.live, who, seen).await;
        let mut view = taken.put_back_after(view)?;
        if let Some(by) = authority {
            let stored = self.store.game(game).await?;
            view.may_close = stored.is_some_and(|stored| is_of(&stored, by).is_ok());
        }
        Ok(view)
    }

    async fn seats_in(
        &self,
        live: &mut RunningGame,
        who: PersonId,
        seen: Seen,
    ) -> Result<SeatsView> {
        let open = match live.must_go_on() {
            Ok(()) => live.attendance.open_seats(turn_of(live)?, self.games.moment(live).now),
            Err(_) => SeatSet::NONE,
        };
        let viewer = match live.seat_of(who) {
            Some(seat) => {
                if seen == Seen::Looked {
                    self.games.note_press(live, seat).await?;
                }
                Viewer::Player(self.own_seat(live, seat))
            }
            None => {
                let is_let_in = ok_unless_rejected(self.door.may_take_over(live.id, who).await)?;
                let may_take = match (is_let_in, live.must_go_on()) {
                    (Some(()), Ok(())) => {
                        let held = may_take(&live.attendance, self.games.moment(live));
                        held.iter().chain(open.iter()).collect()
                    }
                    (Some(()) | None, _) => SeatSet::NONE,
                };
                Viewer::Other { may_take }
            }
        };
        let view = catch_panic(|| live.game.table_view())?;
        let attendance = &live.attendance;
        let at = self.games.moment(live);
        let is_over = live.must_go_on().is_err();
        let waited = match is_over {
            true => SeatSet::NONE,
            false => waiting::waited_for(&view, attendance),
        };
        let seat_now = |seat| SeatNow {
            is_awaited: waited.contains(seat),
            until: attendance
                .public_deadline(seat, at.calendar())
                .filter(|_| waited.contains(seat))
                .map(|until| at.shows(until)),
            holder: attendance.holder(seat),
            away_until: attendance.away_until(seat, at),
            free: match open.contains(seat) {
                true => Some(SeatAvailability::Offered),
                false => attendance.free(seat, at),
            },
        };
        Ok(SeatsView {
            game: live.id,
            people: live.people.clone(),
            thread: live.thread,
            agreed: attendance.agreed(),
            hour: attendance.agreed().next_hour(at.shows(at.now)),
            is_over,
            stands: standing(attendance, at.calendar()).filter(|_| !is_over),
            seats: BySeat::new(live.people.count(), seat_now),
            vote: open_vote(attendance, at.now, at.calendar()).filter(|_| !is_over),
            viewer,
            may_close: false,
        })
    }

    fn own_seat(&self, live: &RunningGame, seat: Seat) -> OwnSeat {
        let at = self.games.moment(live);
        let attendance = &live.attendance;
        OwnSeat {
            seat,
            time: live.time_of(seat),
            bank: attendance.bank_left(seat, at),
            vacation: attendance.vacation_left(seat),
            is_mute: attendance.seat(seat).is_some_and(|s| s.is_mute),
            may: match live.life {
                Lifecycle::Played if !live.game.is_over() => rights(attendance, seat, at),
                Lifecycle::Played | Lifecycle::Abandoned => Rights::default(),
            },
        }
    }
}

pub(crate) fn turn_of(live: &RunningGame) -> Result<TurnOf> {
    let view = catch_panic(|| live.game.table_view())?;
    Ok(TurnOf { turn: view.open.turn, turns: view.turns() })
}

pub(crate) fn open_vote(
    attendance: &Attendance,
    now: Millis,
    calendar: &Calendar,
) -> Option<OpenVote> {
    let vote = attendance.vote()?;
    Some(OpenVote {
        needed: attendance.needed(&vote.kind, now).0,
        voters: attendance.voters(&vote.kind, now),
        until: calendar.shows(vote.until),
        vote: vote.clone(),
    })
}

fn rights(attendance: &Attendance, seat: Seat, at: TimeContext<'_>) -> Rights {
    let others = || at.rhythms.seats();
    let nudge = others().filter(|other| {
        let from = attendance.nudge_from(*other, at);
        *other != seat && from.is_ok_and(|from| from <= at.now)
    });
    let opens = |kind| attendance.clone().open_vote(seat, kind, at).is_ok();
    let replace =
        others().filter(|other| *other != seat && opens(VoteKind::Replace { seat: *other }));
    let say = attendance.vote().filter(|vote| {
        attendance.voters(&vote.kind, at.now).contains(seat) && !vote.yes.contains(seat)
    });
    Rights {
        nudge: nudge.collect(),
        replace: replace.collect(),
        pause: opens(VoteKind::Pause),
        go_on: opens(VoteKind::GoOn),
        close: opens(VoteKind::Close),
        say: say.map(|vote| vote.number),
    }
}

/// None while a vote is open.
fn may_take(attendance: &Attendance, at: TimeContext<'_>) -> SeatSet {
    let can = |seat: &Seat| match attendance.free(*seat, at) {
        Some(SeatAvailability::Offered | SeatAvailability::ToAskFor) => attendance.vote().is_none(),
        Some(SeatAvailability::From(_)) | None => false,
    };
    attendance.held().iter().filter(can).collect()
}
