//! Votes, and taking over seats.

use super::seats::turn_of;
use crate::game::telling::told;
use crate::prelude::*;
use viceroy_model::attendance::{
    Counted, Due, Handovers, NamedPerson, NoVote, VoteChoice, VoteKind,
};
use viceroy_store::{Addressee, Told};

pub enum Ballot {
    Open(VoteKind),
    Say(u32, VoteChoice),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voted {
    Open,
    /// Decided and done.
    Passed,
    Failed,
}

impl Seating {
    pub(crate) async fn vote(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
        ballot: Ballot,
    ) -> Result<Voted> {
        let (mut taken, seat) = self.games.take_seated(game, who).await?;
        let done = self.vote_in(&mut taken.live, seat, ballot).await;
        taken.put_back_after(done)
    }

    /// For seats held by a computer player. Former players of the game get no other seat.
    pub(crate) async fn ask_for_seat(
        self: Arc<Self>,
        game: GameId,
        who: Person,
        seat: Seat,
    ) -> Result<Voted> {
        let mut taken = self.games.take(game).await?;
        let done = self.ask_for_seat_in(&mut taken.live, who, seat).await;
        taken.put_back_after(done)
    }

    async fn vote_in(&self, live: &mut RunningGame, seat: Seat, ballot: Ballot) -> Result<Voted> {
        live.must_go_on()?;
        self.games.note_press(live, seat).await?;
        let mut attendance = live.attendance.clone();
        let at = self.games.moment(live);
        let counted = match ballot {
            Ballot::Open(kind) => attendance.open_vote(seat, kind, at),
            Ballot::Say(number, say) => attendance.say_in_vote(seat, number, say, at),
        };
        let counted = counted.map_err(Rejection::NoVote)?;
        self.counted(live, attendance, counted).await
    }

    async fn ask_for_seat_in(
        &self,
        live: &mut RunningGame,
        who: Person,
        seat: Seat,
    ) -> Result<Voted> {
        live.must_go_on()?;
        self.door.may_take_over(live.id, who.id).await?;
        let newcomer = NamedPerson { person: who.id.0, name: who.name };
        let mut attendance = live.attendance.clone();
        let (turn, at) = (turn_of(live)?, self.games.moment(live));
        let counted = match attendance.open_seats(turn, at.now).iter().any(|open| open == seat) {
            true => attendance.take_open_seat(seat, newcomer, turn, at),
            false => attendance.ask_for_seat(seat, newcomer, at),
        };
        let counted = counted.map_err(Rejection::NoVote)?;
        self.counted(live, attendance, counted).await
    }

    /// At a table without a server, where nobody can be chosen by name.
    pub(crate) async fn give_by_code(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
        code: TableCode,
    ) -> Result<Option<TableCode>> {
        let (taken, _) = self.games.take_seated(game, who).await?;
        let given = match (taken.live.must_go_on(), taken.live.played_in) {
            (Err(why), _) => Err(why.into()),
            (Ok(()), PlayedIn::Thread | PlayedIn::Deal(_)) => Ok(None),
            (Ok(()), PlayedIn::DirectMessages) => {
                let set = self.store.set_seat_code(game, who, Some(&code)).await;
                set.map(|()| Some(code)).map_err(Stop::from)
            }
        };
        taken.put_back_after(given)
    }

    /// `None` if no seat is given away with this code.
    pub(crate) async fn take_by_code(
        self: Arc<Self>,
        code: &TableCode,
        who: Person,
    ) -> Result<Option<(GameId, Voted)>> {
        let Some((game, seat)) = self.store.seat_by_code(code).await? else {
            return Ok(None);
        };
        let mut taken = self.games.take(game).await?;
        // Somebody else may have had the game, and the seat, meanwhile.
        let done = match self.store.seat_by_code(code).await.map_err(Stop::from) {
            Ok(still) if still == Some((game, seat)) => {
                self.take_by_code_in(&mut taken.live, who, seat).await.map(Some)
            }
            Ok(_) => Ok(None),
            Err(why) => Err(why),
        };
        let voted = taken.put_back_after(done)?;
        Ok(voted.map(|voted| (game, voted)))
    }

    async fn take_by_code_in(
        &self,
        live: &mut RunningGame,
        who: Person,
        seat: Seat,
    ) -> Result<Voted> {
        let table = self.store.game(live.id).await?.ok_or(Rejection::NoSuchGame)?;
        self.door.check_can_join(who.id, JoinReason::Given(&table)).await?;
        // Before anything is stored of it.
        one_vote_at_a_time(&live.attendance)?;
        self.offer(live, seat, who.clone()).await?;
        self.answer_handover_in(live, who, seat, VoteChoice::Yes).await
    }

    /// Asks somebody whether they take the seat of `who`.
    pub(crate) async fn hand_over(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
        to: Person,
    ) -> Result<()> {
        let (mut taken, seat) = self.games.take_seated(game, who).await?;
        let done = self.hand_over_in(&mut taken.live, seat, to).await;
        taken.put_back_after(done)
    }

    async fn hand_over_in(&self, live: &mut RunningGame, seat: Seat, to: Person) -> Result<()> {
        live.must_go_on()?;
        self.games.note_press(live, seat).await?;
        if ok_unless_rejected(self.door.may_take_over(live.id, to.id).await)?.is_none() {
            return Err(Rejection::CannotBeHanded { who: to.name }.into());
        }
        self.offer(live, seat, to).await
    }

    async fn offer(&self, live: &mut RunningGame, seat: Seat, to: Person) -> Result<()> {
        live.must_go_on()?;
        let mut attendance = live.attendance.clone();
        let who = to.id;
        let named = NamedPerson { person: who.0, name: to.name.clone() };
        let offer = attendance.hand_over(seat, named, self.games.moment(live).now);
        let offer = offer.ok_or(Rejection::CannotBeHanded { who: to.name })?;
        let by_dm = self.people.reached_by_dm(&live.people, live.played_in).await?;
        let mut told = told(std::slice::from_ref(&offer), &attendance, by_dm, live.played_in);
        if self.people.is_told_directly(who, live.played_in).await? {
            told.push(Told { to: Addressee::Outside(who), announcement: offer });
        }
        let due_at = attendance.next_due(&live.rhythms);
        let record = AttendanceRecord::new(attendance, due_at, told);
        self.games.only_attendance(live, record, None).await
    }

    /// Takes or declines a seat that its player has offered.
    pub(crate) async fn answer_handover(
        self: Arc<Self>,
        game: GameId,
        who: Person,
        seat: Seat,
        say: VoteChoice,
    ) -> Result<Voted> {
        let mut taken = self.games.take(game).await?;
        let done = self.answer_handover_in(&mut taken.live, who, seat, say).await;
        taken.put_back_after(done)
    }

    async fn answer_handover_in(
        &self,
        live: &mut RunningGame,
        who: Person,
        seat: Seat,
        say: VoteChoice,
    ) -> Result<Voted> {
        live.must_go_on()?;
        let mut attendance = live.attendance.clone();
        let newcomer = NamedPerson { person: who.id.0, name: who.name };
        match say {
            VoteChoice::No if live.seat_of(who.id) == Some(seat) => {
                match attendance.withdraw_offer(seat) {
                    true => self.games.attendance_changed(live, attendance, vec![]).await?,
                    false => return Err(Rejection::NotHanded.into()),
                }
                Ok(Voted::Passed)
            }
            VoteChoice::No => {
                let declined = attendance.decline_seat(seat, newcomer.person);
                let declined = declined.ok_or(Rejection::NotHanded)?;
                self.games.attendance_changed(live, attendance, vec![declined]).await?;
                Ok(Voted::Passed)
            }
            VoteChoice::Yes => {
                one_vote_at_a_time(&attendance)?;
                let at = self.games.moment(live);
                let accepted = attendance.accept_seat(seat, newcomer, at);
                let accepted = accepted.ok_or(Rejection::NotHanded)?;
                self.door.may_take_over(live.id, who.id).await?;
                self.counted(live, attendance, accepted).await
            }
        }
    }

    /// Of a vote whose voters have become fewer.
    pub(super) async fn count_again(&self, live: &mut RunningGame) -> Result<()> {
        let mut attendance = live.attendance.clone();
        let counted = attendance.count(self.games.moment(live));
        self.counted(live, attendance, counted).await.map(drop)
    }

    async fn counted(
        &self,
        live: &mut RunningGame,
        attendance: Attendance,
        counted: Counted,
    ) -> Result<Voted> {
        let (voted, kind, said) = match counted {
            Counted::Open => {
                let number = attendance.vote().map_or(0, |vote| vote.number);
                let is_new = live.attendance.vote().is_none_or(|vote| vote.number != number);
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
                let because = viceroy_model::attendance::ClosedBecause::Vote;
                let closed = closed.unwrap_or(Announcement::Closed { because });
                self.games.close(live, closed).await?;
            }
            Some(VoteKind::Admit { seat, newcomer }) => {
                let who = PersonId(newcomer.person);
                // They may have been banned or seated since they asked.
                if ok_unless_rejected(self.door.may_take_over(live.id, who).await)?.is_none() {
                    return self.end_vote(live).await;
                }
                self.take_over(live, attendance, seat, newcomer).await?;
            }
            Some(VoteKind::Pause | VoteKind::GoOn | VoteKind::Replace { .. }) | None => {
                self.games.attendance_changed(live, attendance, said).await?;
            }
        }
        Ok(voted)
    }

    async fn end_vote(&self, live: &mut RunningGame) -> Result<Voted> {
        let mut attendance = live.attendance.clone();
        let said = attendance.done(&Due::VoteFailed, self.games.moment(live));
        self.games.attendance_changed(live, attendance, said).await?;
        Ok(Voted::Failed)
    }

    async fn seat_changes_hands(
        &self,
        live: &RunningGame,
        attendance: &Attendance,
        (seat, before): (Seat, &Player),
        by_dm: SeatSet,
    ) -> Result<Vec<Told>> {
        let who = before.person().unwrap_or(PersonId(0));
        let former = NamedPerson { person: who.0, name: before.name.clone() };
        let taken_over = Announcement::TakenOver { seat, before: former };
        let mut told = told(&[taken_over], attendance, by_dm, live.played_in);
        if self.people.is_told_directly(who, live.played_in).await? {
            let person = who.0;
            told.push(Told {
                to: Addressee::Outside(who),
                announcement: Announcement::SeatLost { seat, person },
            });
        }
        Ok(told)
    }

    /// The former player's plans are private, so they are deleted.
    async fn take_over(
        &self,
        live: &mut RunningGame,
        attendance: Attendance,
        seat: Seat,
        newcomer: NamedPerson,
    ) -> Result<()> {
        let person = Person { id: PersonId(newcomer.person), name: newcomer.name };
        let before = live.people[seat].clone();
        let mut people = live.people.clone();
        people[seat] = person.clone().into();
        let by_dm = self.people.reached_by_dm(&people, live.played_in).await?;
        let told = self.seat_changes_hands(live, &attendance, (seat, &before), by_dm).await?;
        let rhythm = self.store.rhythm(person.id).await?;
        let everywhere = self.store.preferences(person.id).await?;
        let record = AttendanceRecord::new(attendance.clone(), None, told);
        let record = AttendanceRecord { newcomer: Some((seat, person)), ..record };
        self.games.only_attendance(live, record, None).await?;
        live.rhythms[seat] = rhythm;
        live.everywhere[seat] = everywhere;
        live.recent.forget_choice(seat);
        if !live.played_in.carries(Destination::Thread) {
            // Nothing else asks them.
            let key = MessageKind::Panel.of(live.id, seat, live.steps);
            self.store.want_panel_anew(key).await?;
        }
        self.store.set_orders(live.id, seat, &Default::default()).await?;
        live.orders[seat] = Default::default();
        self.games.attendance_changed(live, attendance, vec![]).await
    }
}

/// Whether the others can be asked about a seat that is handed on.
fn one_vote_at_a_time(attendance: &Attendance) -> Result<(), Rejection> {
    match attendance.vote().is_some() && attendance.agreed().handovers == Handovers::Asked {
        true => Err(Rejection::NoVote(NoVote::OneIsOpen)),
        false => Ok(()),
    }
}
