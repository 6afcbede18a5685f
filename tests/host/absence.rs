//! Absent players: clocks, time-outs, substitute computer players, votes and abandoned games, with
//! a driven clock.

use viceroy::attendance::{NoNudge, NoVote, SeatAvailability};
use viceroy::messages::SeatTime;

use crate::outages::agreed;
use crate::prelude::*;

pub const DAILY: TableSettings = TableSettings {
    time: TimeControl { speed: Speed::Daily, weekends: Weekends::On },
    ..TableSettings::UNTIMED
};

pub struct Evening {
    pub world: World,
    chat: std::sync::Arc<Chat>,
    pub running: Running,
    pub game: GameId,
    lot: Lot,
}

impl Evening {
    pub async fn of(people: u64, agreed: TableSettings) -> Evening {
        Evening::in_world(World::new().await, people, agreed).await
    }

    pub async fn in_world(world: World, people: u64, agreed: TableSettings) -> Evening {
        let game = world.game_on(people, Terms::for_several(), agreed).await;
        let (chat, running) = world.settled_chat().await;
        Evening { world, chat, running, game, lot: Lot(7) }
    }

    pub async fn pass(&self, time: i64) {
        self.world.passes_slowly(time, 30 * MINUTE, &self.running).await;
    }

    pub async fn visit(&mut self, who: u64) {
        self.world.visit(self.game, who, &mut self.lot).await;
        self.running.settled().await;
    }

    pub async fn answer_once(&mut self) {
        let people = self.world.stored(self.game).await.people.len() as u64;
        let answered = self.world.answer_once(self.game, people, &mut self.lot).await;
        assert!(answered.is_some(), "nobody is asked anything");
        self.running.settled().await;
    }

    pub async fn time(&self, who: u64) -> SeatTime {
        self.world.panel(self.game, who).await.time
    }

    pub fn told(&self) -> Vec<Announcement> {
        self.chat.told()
    }

    async fn state(&self) -> GameState {
        self.world.state(self.game).await
    }

    /// How many decisions were made for a seat by time-out, and how many by a computer player.
    pub async fn decided_for(&self, of: Seat) -> (usize, usize) {
        let (mut timed_out, mut computed) = (0, 0);
        for step in self.world.steps(self.game).await {
            match step.cause {
                Cause::TimedOut { seat, .. } if seat == of => timed_out += 1,
                Cause::Computed { seat, .. } if seat == of => computed += 1,
                _ => {}
            }
        }
        (timed_out, computed)
    }
}

#[tokio::test]
async fn who_does_not_answer_is_reminded_then_decided_for_and_then_a_computer_holds_the_seat() {
    let mut evening = Evening::of(2, DAILY).await;
    let began = evening.world.clock.now();
    evening.visit(1).await;
    let deadline = evening.time(2).await.deadline;
    assert_eq!(deadline, Some(WallTime(began + 72 * HOUR)), "a day and the whole bank");
    evening.pass(17 * HOUR).await;
    assert_eq!(evening.told(), [], "nobody is reminded early");
    evening.pass(2 * HOUR).await;
    let reminder = Announcement::Reminder { waiting: vec![(Seat(1), began)] };
    assert_eq!(evening.told(), [reminder]);
    evening.pass(52 * HOUR).await;
    assert_eq!(evening.decided_for(Seat(1)).await, (0, 0));
    evening.pass(2 * HOUR).await;
    assert_eq!(evening.decided_for(Seat(1)).await, (2, 0));
    let seats = [Seat(1)].into_iter().collect();
    assert_eq!(evening.told(), [], "the reminder is settled, and the news tell the rest");
    for _ in 0..20 {
        evening.visit(1).await;
        evening.pass(3 * HOUR).await;
        if evening.time(2).await.holder != SeatControl::Person {
            break;
        }
    }
    assert_eq!(evening.time(2).await.holder, SeatControl::Computer(Away::Absent));
    let absent = Announcement::Absent { seats };
    assert!(evening.told().contains(&absent), "{:?}", evening.told());
    for _ in 0..400 {
        evening.visit(1).await;
        if evening.state().await == GameState::Over {
            break;
        }
    }
    assert_eq!(evening.state().await, GameState::Over);
    let (timed_out, computed) = evening.decided_for(Seat(1)).await;
    // The remaining questions of a missed phase are decided with it.
    assert!((2..=5).contains(&timed_out) && computed > 30, "{timed_out} {computed}");
}

#[tokio::test]
async fn who_comes_back_plays_again_and_counts_from_nought() {
    let mut evening = Evening::of(2, DAILY).await;
    evening.visit(1).await;
    evening.world.leaves(evening.game, 2).await;
    evening.running.settled().await;
    assert_eq!(evening.told(), [Announcement::Left { seat: Seat(1) }]);
    assert_eq!(evening.decided_for(Seat(1)).await.0, 0, "nobody ran out of time");
    assert!(evening.decided_for(Seat(1)).await.1 > 0, "the computer answered at once");
    let again = evening.world.host.seating.leave(evening.game, PersonId(2)).await;
    assert_eq!(refused(again), Rejection::HasLeft);
    let back = evening.world.host.come_back(evening.game, PersonId(1)).await;
    assert_eq!(refused(back), Rejection::NotAway);
    evening.world.comes_back(evening.game, 2).await;
    evening.running.settled().await;
    assert!(evening.told().contains(&Announcement::Back { seat: Seat(1) }));
    assert_eq!(evening.time(2).await.holder, SeatControl::Person);
    let before = evening.decided_for(Seat(1)).await;
    evening.visit(1).await;
    evening.visit(2).await;
    evening.visit(1).await;
    assert_eq!(evening.decided_for(Seat(1)).await, before);
}

#[tokio::test]
async fn computers_never_go_on_alone_and_the_game_is_closed_when_nobody_comes() {
    let evening = Evening::of(3, DAILY).await;
    for id in 1..=2 {
        evening.world.leaves(evening.game, id).await;
    }
    let still = |evening: &Evening| evening.told().contains(&Announcement::StandsStill);
    for _ in 0..10 {
        if !still(&evening) {
            evening.pass(DAY).await;
        }
    }
    assert!(still(&evening), "{:?}", evening.told());
    let turn = evening.world.table(evening.game).await.view.open.turn;
    evening.pass(26 * DAY).await;
    assert_eq!(evening.state().await, GameState::Started);
    let warned = |evening: &Evening| {
        let told = evening.told();
        told.iter().any(|one| matches!(one, Announcement::WillClose { .. }))
    };
    assert!(!warned(&evening));
    evening.pass(2 * DAY).await;
    assert!(warned(&evening));
    evening.time(2).await;
    evening.running.settled().await;
    assert!(!warned(&evening), "{:?}", evening.told());
    let later = evening.world.table(evening.game).await.view.open.turn;
    assert_eq!(later, turn + 2, "a turn for the press, and one without an answer");
    evening.pass(31 * DAY).await;
    assert_eq!(evening.state().await, GameState::Abandoned);
    let because = ClosedBecause::Deserted;
    assert!(evening.told().contains(&Announcement::Closed { because }));
    assert!(!evening.chat.inside().archived.is_empty(), "once it is told");
    let refusal = evening.world.host.panel(evening.game, PersonId(1)).await;
    assert_eq!(refused(refusal.map(|_| ())), Rejection::Abandoned);
    assert!(evening.world.host.table(evening.game).await.is_ok(), "it can be looked at");
}

#[tokio::test]
async fn a_turn_that_a_plan_has_answered_is_not_one_that_nobody_answered() {
    let mut evening = Evening::of(3, DAILY).await;
    let (game, host, planner) = (evening.game, evening.world.host.clone(), PersonId(3));
    for id in 1..=2 {
        evening.world.leaves(game, id).await;
    }
    let decided = loop {
        let panel = evening.world.panel(game, 3).await;
        let bids = |draft: &Drafting| {
            draft.draft.plan.steps.iter().any(|step| matches!(step.what, Planned::Bid(_)))
        };
        let is_play = panel.view.table.open.phase == Phase::Development(1);
        if let Some(proposal) = panel.proposal.filter(|proposal| is_play && bids(proposal)) {
            host.confirm(game, planner, proposal.reference).await.unwrap();
            break panel.view.table.open.turn;
        }
        evening.answer_once().await;
    };
    evening.running.settled().await;
    let still = |evening: &Evening| evening.told().contains(&Announcement::StandsStill);
    for _ in 0..20 {
        if !still(&evening) {
            evening.pass(DAY).await;
        }
    }
    assert!(still(&evening), "{:?}", evening.told());
    let steps = evening.world.steps(game).await;
    let bid = |step: &StoredStep| match &step.cause {
        Cause::Planned { seat: Seat(2), answer, .. } => {
            matches!(answer.picked(), [Offer::Bid(_)])
        }
        _ => false,
    };
    assert!(steps.iter().any(bid), "the plan has bid in the turn after");
    // A turn later than without the plan, which bid in the next one.
    let turn = evening.world.table(game).await.view.open.turn;
    assert_eq!(turn, decided + 3);
}

#[tokio::test]
async fn a_majority_pauses_and_time_stands_while_it_rests() {
    let mut evening = Evening::of(3, DAILY).await;
    evening.pass(10 * HOUR).await;
    let (game, host) = (evening.game, evening.world.host.clone());
    let before = evening.time(3).await.deadline.unwrap().0 - evening.world.clock.now();
    assert_eq!(evening.world.votes(game, 1, Ballot::Open(VoteKind::Pause)).await, Voted::Open);
    let other = host.vote(game, PersonId(2), Ballot::Open(VoteKind::Close)).await;
    assert_eq!(refused(other), Rejection::NoVote(NoVote::OneIsOpen));
    evening.running.settled().await;
    assert!(evening.told().contains(&Announcement::Vote { number: 1 }));
    assert_eq!(evening.world.votes(game, 2, Ballot::Say(1, VoteChoice::Yes)).await, Voted::Passed);
    evening.running.settled().await;
    assert!(!evening.told().contains(&Announcement::Vote { number: 1 }), "it is settled");
    assert_eq!(evening.time(3).await.deadline, None);
    evening.pass(6 * DAY).await;
    assert_eq!(evening.decided_for(Seat(2)).await, (0, 0));
    evening.visit(1).await;
    evening.pass(25 * HOUR).await;
    assert!(evening.told().contains(&Announcement::GoesOn));
    let after = evening.time(3).await.deadline.unwrap().0 - evening.world.clock.now();
    let passed = before - after;
    assert!((0..=2 * HOUR).contains(&passed), "{before} {after}");
    let again = evening.world.votes(game, 1, Ballot::Open(VoteKind::Pause)).await;
    assert_eq!(again, Voted::Open, "a day has passed, and it is the second pause");
}

#[tokio::test]
async fn the_last_say_counts_and_whoever_leaves_is_not_waited_for() {
    let evening = Evening::of(4, DAILY).await;
    let (game, host) = (evening.game, evening.world.host.clone());
    let says = async |who, number, say| {
        host.vote(game, PersonId(who), Ballot::Say(number, say)).await.unwrap()
    };
    host.vote(game, PersonId(1), Ballot::Open(VoteKind::Pause)).await.unwrap();
    assert_eq!(says(2, 1, VoteChoice::Yes).await, Voted::Open);
    assert_eq!(says(2, 1, VoteChoice::No).await, Voted::Open);
    assert_eq!(says(3, 1, VoteChoice::Yes).await, Voted::Open, "two of four");
    evening.pass(25 * HOUR).await;
    assert_eq!(evening.state().await, GameState::Started);

    host.vote(game, PersonId(1), Ballot::Open(VoteKind::Close)).await.unwrap();
    assert_eq!(says(2, 2, VoteChoice::Yes).await, Voted::Open);
    evening.world.leaves(game, 3).await;
    evening.running.settled().await;
    assert_eq!(evening.state().await, GameState::Started, "one more has a say");
    evening.world.leaves(game, 4).await;
    evening.running.settled().await;
    assert_eq!(evening.state().await, GameState::Abandoned);
    let because = ClosedBecause::Vote;
    assert!(evening.told().contains(&Announcement::Closed { because }));
}

#[tokio::test]
async fn a_vote_nobody_answers_fails_after_a_day_and_all_have_to_agree_to_close() {
    let evening = Evening::of(2, DAILY).await;
    let (game, host) = (evening.game, evening.world.host.clone());
    host.vote(game, PersonId(1), Ballot::Open(VoteKind::Close)).await.unwrap();
    evening.pass(25 * HOUR).await;
    assert_eq!(evening.state().await, GameState::Started);
    let late = host.vote(game, PersonId(2), Ballot::Say(1, VoteChoice::Yes)).await;
    assert_eq!(refused(late), Rejection::NoVote(NoVote::Over));
    host.vote(game, PersonId(1), Ballot::Open(VoteKind::Close)).await.unwrap();
    assert_eq!(evening.world.votes(game, 2, Ballot::Say(2, VoteChoice::No)).await, Voted::Failed);
    let today = host.vote(game, PersonId(1), Ballot::Open(VoteKind::Close)).await;
    assert_eq!(refused(today), Rejection::NoVote(NoVote::OpenedToday));
    host.vote(game, PersonId(2), Ballot::Open(VoteKind::Close)).await.unwrap();
    assert_eq!(evening.world.votes(game, 1, Ballot::Say(3, VoteChoice::Yes)).await, Voted::Passed);
    evening.running.settled().await;
    assert_eq!(evening.state().await, GameState::Abandoned);
    let because = ClosedBecause::Vote;
    assert!(evening.told().contains(&Announcement::Closed { because }));
    // Whom the last post called is awaited no more.
    let awaited = {
        let inside = evening.chat.inside();
        inside.messages.values().filter(|post| !called(&post.body).is_empty()).count()
    };
    assert_eq!(awaited, 0);
    let outsider = host.vote(game, PersonId(9), Ballot::Open(VoteKind::Pause)).await;
    assert_eq!(refused(outsider), Rejection::NotSeated);
}

#[tokio::test]
async fn a_seat_that_was_left_is_taken_over_by_somebody_new_and_does_not_go_back() {
    let mut evening = Evening::of(3, DAILY).await;
    let (game, host) = (evening.game, evening.world.host.clone());
    let there = host.ask_for_seat(game, person(9), Seat(1)).await;
    assert_eq!(refused(there), Rejection::NoVote(NoVote::IsThere));
    host.seating.leave(game, PersonId(2)).await.unwrap();
    let early = host.ask_for_seat(game, person(9), Seat(1)).await;
    let Rejection::NoVote(NoVote::TooEarly { from }) = refused(early) else {
        panic!("a week has to pass");
    };
    assert_eq!(from, WallTime(evening.world.clock.now() + 7 * DAY));
    host.vote(game, PersonId(1), Ballot::Open(VoteKind::Replace { seat: Seat(1) })).await.unwrap();
    assert_eq!(evening.world.votes(game, 3, Ballot::Say(1, VoteChoice::Yes)).await, Voted::Passed);
    let own = host.ask_for_seat(game, person(2), Seat(1)).await;
    assert_eq!(refused(own), Rejection::HasSatHere);
    let taken = host.ask_for_seat(game, person(9), Seat(1)).await.unwrap();
    assert_eq!(taken, Voted::Passed);
    evening.running.settled().await;
    let gone = host.panel(game, PersonId(2)).await;
    assert_eq!(refused(gone.map(|_| ())), Rejection::NotSeated);
    assert_eq!(evening.time(9).await.holder, SeatControl::Person);
    let since = host.panel(game, PersonId(9)).await.unwrap().since;
    assert_eq!((since.has_chosen, since.deeds.len()), (false, 0), "nothing that was before");
    let again = host.ask_for_seat(game, person(2), Seat(1)).await;
    assert_eq!(refused(again), Rejection::HasSatHere);
    for _ in 0..3 {
        for who in [1, 9, 3] {
            evening.visit(who).await;
        }
    }
    assert_eq!(evening.decided_for(Seat(1)).await.0, 0);
}

#[tokio::test]
async fn at_a_live_table_the_seat_of_somebody_absent_can_be_asked_for_at_once() {
    let live = TableSettings { time: TimeControl { speed: Speed::Live, ..DAILY.time }, ..DAILY };
    let evening = Evening::of(3, live).await;
    let (game, host) = (evening.game, evening.world.host.clone());
    let there = host.ask_for_seat(game, person(9), Seat(1)).await;
    assert_eq!(refused(there), Rejection::NoVote(NoVote::IsThere));
    host.seating.leave(game, PersonId(2)).await.unwrap();
    let shown = host.seats(game, PersonId(9), None).await.unwrap();
    assert_eq!(shown.seats[Seat(1)].free, Some(SeatAvailability::ToAskFor));
    let asked = host.ask_for_seat(game, person(9), Seat(1)).await.unwrap();
    assert_eq!(asked, Voted::Open, "the others are asked");
    for who in [1, 3] {
        host.vote(game, PersonId(who), Ballot::Say(1, VoteChoice::Yes)).await.unwrap();
    }
    evening.running.settled().await;
    assert_eq!(evening.time(9).await.holder, SeatControl::Person);
}

#[tokio::test]
async fn a_nudge_waits_for_half_the_time_and_comes_once_a_day_whoever_presses() {
    let mut evening = Evening::of(3, DAILY).await;
    let (game, host) = (evening.game, evening.world.host.clone());
    evening.visit(1).await;
    let early = host.nudge(game, PersonId(1), Seat(1)).await;
    assert!(matches!(refused(early), Rejection::NoNudge(NoNudge::TooEarly { .. })));
    evening.pass(13 * HOUR).await;
    host.nudge(game, PersonId(1), Seat(1)).await.unwrap();
    evening.running.settled().await;
    let nudges = |told: &[Announcement]| {
        told.iter().filter(|one| matches!(one, Announcement::Nudge { .. })).count()
    };
    assert_eq!(nudges(&evening.told()), 1);
    let twice = host.nudge(game, PersonId(3), Seat(1)).await;
    assert!(matches!(refused(twice), Rejection::NoNudge(_)));
    evening.visit(2).await;
    assert_eq!(nudges(&evening.told()), 0, "they have answered");
    let nobody = host.nudge(game, PersonId(1), Seat(1)).await;
    assert_eq!(refused(nobody), Rejection::NoNudge(NoNudge::NotWaitedFor));
}

#[tokio::test]
async fn time_stands_while_the_bot_is_not_there_and_nothing_is_told_twice_over_twenty_restarts() {
    let mut evening = Evening::of(2, DAILY).await;
    evening.world.plays_by_dm(2).await;
    evening.visit(1).await;
    evening.pass(17 * HOUR).await;
    let before = evening.time(2).await.deadline.unwrap().0;
    let Evening { mut world, chat, running, game, .. } = evening;
    running.stop().await;
    world.host.outages.note_presence().await.unwrap();
    world.clock.suspend(14 * DAY);
    world.restart_killed().await;
    let panel = world.panel(game, 2).await;
    assert_eq!(panel.time.deadline, Some(WallTime(before + 14 * DAY)));
    for _ in 0..20 {
        let running = world.run(chat.clone());
        world.clock.advance(15 * MINUTE);
        running.end().await;
        world.restart().await;
    }
    let inside = chat.inside();
    let (mut reminders, mut outages) = (0, 0);
    for message in inside.messages.values() {
        if let MessageBody::Announcement(post) = &message.body {
            let told = &post.announcement;
            if message.room == dm(2) && matches!(told, Announcement::WasAway { .. }) {
                continue;
            }
            let is_reminder = matches!(told, Announcement::Reminder { .. });
            let is_outage = matches!(told, Announcement::WasAway { .. });
            assert!(is_reminder || is_outage, "{told:?}");
            reminders += usize::from(is_reminder);
            outages += usize::from(is_outage);
        }
    }
    assert_eq!(reminders, 1, "one reminder, by direct message");
    assert_eq!(outages, 1, "that the bot was away is told once");
}

#[tokio::test]
async fn a_game_without_a_clock_ends_when_nobody_has_pressed_anything_for_a_month() {
    let mut evening = Evening::of(2, TableSettings::UNTIMED).await;
    evening.visit(1).await;
    evening.pass(28 * DAY).await;
    let told = evening.told();
    assert!(matches!(told[..], [Announcement::WillClose { .. }]), "{told:?}");
    evening.visit(2).await;
    assert_eq!(evening.told(), []);
    evening.pass(29 * DAY).await;
    assert_eq!(evening.state().await, GameState::Started);
    evening.pass(2 * DAY).await;
    assert_eq!(evening.state().await, GameState::Abandoned);
}

#[tokio::test]
async fn who_plays_alone_has_all_the_time_there_is() {
    let world = World::new().await;
    let terms = Terms { rivals: Some(1), ..Terms::default() };
    let game = world.game_on(1, terms, DAILY).await;
    let (_, running) = world.open_chat();
    world.passes(200 * DAY, &running).await;
    let panel = world.panel(game, 1).await;
    assert_eq!(panel.time.deadline, None);
}

#[tokio::test]
async fn at_a_live_table_everybody_is_called_at_once_and_each_question_has_three_minutes() {
    let live = agreed(Speed::Live);
    let mut evening = Evening::of(2, live).await;
    let began = evening.world.clock.now();
    assert_eq!(evening.time(2).await.deadline, Some(WallTime(began + 3 * MINUTE)));
    let calls = |evening: &Evening| {
        let log = &evening.chat.inside().log;
        let called = log.iter().filter(|line| line.starts_with("send 1C"));
        called.count()
    };
    let before = calls(&evening);
    for _ in 0..6 {
        evening.visit(1).await;
        evening.world.clock.advance(MINUTE);
        evening.visit(2).await;
        evening.world.clock.advance(MINUTE);
        evening.running.settled().await;
    }
    assert!(calls(&evening) > before, "nobody is held back for half an hour");
    // Nobody answers: three minutes per question, and after two of them a computer player takes the
    // seat.
    for _ in 0..8 {
        evening.world.clock.advance(3 * MINUTE);
        evening.running.settled().await;
    }
    assert_eq!(evening.time(1).await.holder, SeatControl::Computer(Away::Absent));
}
