//! Votes of a table, and seats that are taken over.

use crate::attendance::{Announcement, Attendance, Counted, Due, NamedPerson, Say, VoteKind};
use crate::host::game::batch::Input;
use crate::host::game::game_cache::Live;
use crate::host::game::telling::told;
use crate::host::ground::error::{Rejection, Stop, unless_refused};
use crate::host::handle::{Host, Inner};
use crate::notice::{GameId, Person, PersonId, Player};
use crate::rules::{Seat, SeatSet};
use crate::store::{Addressee, AttendanceRecord, Told};

/// What somebody does about a vote.
enum Ballot {
    Open(VoteKind),
    Say(u32, Say),
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voted {
    /// The vote is open.
    Open,
    /// It was decided, and what was voted on is done.
    Passed,
    /// It has failed.
    Failed,
}

impl Host {
    /// Opens a vote; whoever opens it says yes.
    pub async fn open_vote(
        &self,
        game: GameId,
        who: PersonId,
        kind: VoteKind,
    ) -> Result<Voted, Stop> {
        self.vote(game, who, Ballot::Open(kind)).await
    }

    /// Says yes or no in a vote.
    pub async fn say_in_vote(
        &self,
        game: GameId,
        who: PersonId,
        number: u32,
        say: Say,
    ) -> Result<Voted, Stop> {
        self.vote(game, who, Ballot::Say(number, say)).await
    }

    async fn vote(&self, game: GameId, who: PersonId, ballot: Ballot) -> Result<Voted, Stop> {
        self.shielded(Some(game), move |inner| async move {
            let (mut taken, seat) = inner.take_seated(game, who).await?;
            let done = inner.vote_in(&mut taken.live, seat, ballot).await;
            taken.put_back_after(done)
        })
        .await
    }

    /// Asks for a seat that a computer player holds. Who has held a seat of the game does not get another.
    pub async fn ask_for_seat(&self, game: GameId, who: Person, seat: Seat) -> Result<Voted, Stop> {
        self.shielded(Some(game), move |inner| async move {
            let mut taken = inner.take(game).await?;
            let done = inner.ask_for_seat_in(&mut taken.live, who, seat).await;
            taken.put_back_after(done)
        })
        .await
    }
}

impl Inner {
    async fn vote_in(&self, live: &mut Live, seat: Seat, ballot: Ballot) -> Result<Voted, Stop> {
        live.must_go_on()?;
        self.note_press(live, seat).await?;
        let mut attendance = live.attendance.clone();
        let at = self.moment(live);
        let counted = match ballot {
            Ballot::Open(kind) => attendance.open_vote(seat, kind, at),
            Ballot::Say(number, say) => attendance.say_in_vote(seat, number, say, at),
        };
        let counted = counted.map_err(Rejection::NoVote)?;
        self.counted(live, seat, attendance, counted).await
    }

    async fn ask_for_seat_in(
        &self,
        live: &mut Live,
        who: Person,
        seat: Seat,
    ) -> Result<Voted, Stop> {
        live.must_go_on()?;
        self.may_take_over(live.id, who.id).await?;
        let newcomer = NamedPerson {
            person: who.id.0,
            name: who.name,
        };
        let mut attendance = live.attendance.clone();
        let counted = attendance.ask_for_seat(seat, newcomer, self.moment(live));
        let counted = counted.map_err(Rejection::NoVote)?;
        self.counted(live, seat, attendance, counted).await
    }

    async fn counted(
        &self,
        live: &mut Live,
        seat: Seat,
        attendance: Attendance,
        counted: Counted,
    ) -> Result<Voted, Stop> {
        let (voted, kind, said) = match counted {
            Counted::Open => {
                let number = attendance.vote().map_or(0, |vote| vote.number);
                let is_new = live
                    .attendance
                    .vote()
                    .is_none_or(|vote| vote.number != number);
                let said = is_new.then_some(Announcement::Vote { number });
                (Voted::Open, None, said.into_iter().collect())
            }
            Counted::Passed { kind, said } => (Voted::Passed, Some(kind), said),
            Counted::Failed => (Voted::Failed, None, vec![]),
        };
        match kind {
            Some(VoteKind::Close) => {
                live.attendance = attendance;
                let closed = said.into_iter().next();
                let because = crate::attendance::ClosedBecause::Vote;
                let closed = closed.unwrap_or(Announcement::Closed { because });
                self.close_in(live, closed).await?;
            }
            Some(VoteKind::Admit { seat, newcomer }) => {
                let who = PersonId(newcomer.person);
                // Between the question and the consent they may have been barred, or have taken another seat.
                if unless_refused(self.may_take_over(live.id, who).await)?.is_none() {
                    return self.end_vote(live).await;
                }
                self.take_over(live, attendance, seat, newcomer).await?;
            }
            Some(VoteKind::Pause | VoteKind::GoOn | VoteKind::Replace { .. }) | None => {
                self.happen_in(live, seat, &Input::Attendance, attendance, said)
                    .await?;
            }
        }
        Ok(voted)
    }

    /// The open vote comes to nothing.
    async fn end_vote(&self, live: &mut Live) -> Result<Voted, Stop> {
        let mut attendance = live.attendance.clone();
        let said = attendance.done(&Due::VoteFailed, self.moment(live));
        // Whoever said yes is shown no panel by it.
        self.happen_in(live, Seat(0), &Input::Attendance, attendance, said)
            .await?;
        Ok(Voted::Failed)
    }

    /// What is told when somebody takes a seat from whoever had it before.
    async fn seat_changes_hands(
        &self,
        live: &Live,
        attendance: &Attendance,
        (seat, before): (Seat, &Player),
        by_dm: SeatSet,
    ) -> Result<Vec<Told>, Stop> {
        let who = before.person().unwrap_or(PersonId(0));
        let former = NamedPerson {
            person: who.0,
            name: before.name.clone(),
        };
        let taken_over = Announcement::TakenOver {
            seat,
            before: former,
        };
        let mut told = told(&[taken_over], attendance, by_dm, live.played_in);
        let former = self.person(who).await?;
        if former.is_some_and(|person| person.is_reached_by_dm()) {
            let person = who.0;
            told.push(Told {
                to: Addressee::Outside(who),
                announcement: Announcement::SeatLost { seat, person },
            });
        }
        Ok(told)
    }

    /// Somebody takes a seat. What the one before had in mind is theirs, and goes with them.
    async fn take_over(
        &self,
        live: &mut Live,
        attendance: Attendance,
        seat: Seat,
        newcomer: NamedPerson,
    ) -> Result<(), Stop> {
        let person = Person {
            id: PersonId(newcomer.person),
            name: newcomer.name,
        };
        let before = live.people[seat].clone();
        let mut people = live.people.clone();
        people[seat] = person.clone().into();
        let by_dm = self.reached_by_dm(&people, live.played_in).await?;
        let told = self
            .seat_changes_hands(live, &attendance, (seat, &before), by_dm)
            .await?;
        let rhythm = self.store.rhythm(person.id).await?;
        let everywhere = self.store.preferences(person.id).await?;
        let record = AttendanceRecord {
            due_at: None,
            told,
            attendance: attendance.clone(),
            newcomer: Some((seat, person)),
            closed_at: None,
        };
        self.only_attendance(live, record, None).await?;
        live.rhythms[seat] = rhythm;
        live.everywhere[seat] = everywhere;
        live.recent.forget_choice(seat);
        self.store
            .set_orders(live.id, seat, &Default::default())
            .await?;
        live.orders[seat] = Default::default();
        // From now on the game waits for them.
        self.happen_in(live, seat, &Input::Attendance, attendance, vec![])
            .await
    }
}
