//! Computer players chosen for seats: joining, answer times, what is stored, and restarts in the
//! middle of a search.

use viceroy::messages::{ComputerName, Part};

use crate::prelude::*;

pub const STEADY: ComputerPlayers = ComputerPlayers {
    brain: |_, _| Box::new(Greedy),
    pace: ComputerPace::Steady,
    deal_brain: Level::unhurried_brain,
};

async fn lobby(world: &World, levels: &[Level]) -> GameId {
    world.opens_with(CHANNEL, 1, DAILY, levels).await.game
}

async fn game(world: &World, levels: &[Level]) -> GameId {
    let game = lobby(world, levels).await;
    world.starts(game, 1).await;
    game
}

async fn causes(world: &World, game: GameId) -> Vec<Cause> {
    let steps = world.steps(game).await;
    steps.into_iter().map(|step| step.cause).collect()
}

async fn computed(world: &World, game: GameId) -> usize {
    let causes = causes(world, game).await;
    let computed = causes.iter();
    computed.filter(|cause| matches!(cause, Cause::Computed { .. })).count()
}

#[tokio::test]
async fn one_person_plays_a_game_with_three_computer_players_to_its_end() {
    let mut world = World::new().await;
    let levels = [Level::Easy, Level::Normal, Level::Hard];
    let game = game(&world, &levels).await;
    let mut lot = Lot(4);
    let mut answers = 0;
    while world.answer_once(game, 1, &mut lot).await.is_some() {
        answers += 1;
        if answers % 20 == 0 {
            world.restart().await;
        }
    }
    let store = world.host.store();
    let stored = store.game(game).await.unwrap().unwrap();
    assert_eq!(stored.state, GameState::Over);
    for cause in causes(&world, game).await {
        if let Cause::Computed { seat, level, .. } = cause {
            assert_eq!(level, levels[usize::from(seat.0) - 1]);
        } else {
            let by_person =
                matches!(cause, Cause::Opened { .. } | Cause::Answered { seat: Seat(0), .. });
            assert!(by_person, "{cause:?}");
        }
    }
    let record = export(store, game, cards()).await;
    let record = serde_json::to_value(record.unwrap()).unwrap();
    let occupants: Vec<_> = (0..4)
        .map(|seat| {
            let seat = &record["seats"][seat];
            assert_eq!(seat["occupants"].as_array().unwrap().len(), 1);
            assert_eq!(seat["occupants"][0]["level"], seat["level"]);
            format!("{} {}", seat["occupant"], seat["level"]).replace('"', "")
        })
        .collect();
    let expected = ["person null", "greedy easy", "search normal", "search hard"];
    assert_eq!(occupants, expected);
    // Somebody who plays against computers only has no clock.
    let attendance = stored.attendance.unwrap();
    assert_eq!(attendance.agreed(), TableSettings::UNTIMED);
    assert_eq!(attendance.holder(Seat(3)), SeatControl::Chosen);
    let steps = store.steps(game, 1, stored.steps).await.unwrap();
    let luck = viceroy::service::FairLuck::of_game(stored.secret, &stored.cuts);
    let agreement = serde_json::from_str(stored.agreement.as_deref().unwrap()).unwrap();
    let ruleset = viceroy::rules::Ruleset::compile(agreement).unwrap();
    assert!(replay(&ruleset, luck, &steps).is_ok(), "no brain is asked again");
}

#[tokio::test]
async fn computer_players_answer_after_a_while_that_tells_nothing_and_a_restart_thinks_again() {
    let mut world = World::new().await;
    world.restart_for(STEADY).await;
    let game = game(&world, &[Level::Easy; 2]).await;
    world.host.computing.settled().await;
    assert_eq!(computed(&world, game).await, 0);
    world.clock.advance(999);
    world.host.computing.settled().await;
    assert_eq!(computed(&world, game).await, 0, "a second is not over");
    // The process ends with answers that are computed but not yet given.
    world.restart_for(STEADY).await;
    let (_, running) = world.settled_chat().await;
    world.passes(1, &running).await;
    assert_eq!(computed(&world, game).await, 2);
}

#[tokio::test]
async fn whoever_watches_computer_players_sees_them_go_on_from_phase_to_phase() {
    let mut world = World::new().await;
    world.restart_for(STEADY).await;
    let game = game(&world, &[Level::Easy; 3]).await;
    let mut lot = Lot(2);
    let (mut watched, mut told) = (vec![], vec![]);
    for _ in 0..200 {
        world.host.computing.settled().await;
        while world.answer_once(game, 1, &mut lot).await.is_some() {}
        let panel = world.panel(game, 1).await;
        let as_of = panel.as_of();
        let is_asked = as_of.now.asked.is_some();
        assert!(!(is_asked && as_of.now.watched.is_some()), "they look at that");
        if as_of.now.watched.is_some() && watched.last() != Some(&as_of.now.watched) {
            watched.push(as_of.now.watched);
            told.push(as_of.fingerprint);
        }
        world.clock.advance(1000);
    }
    told.dedup();
    assert!(watched.len() > 10, "{watched:?}");
    assert_eq!(told.len(), watched.len(), "each is told");
    let people = world.game_of(2).await;
    world.visit(people, 1, &mut lot).await;
    let now = world.panel(people, 1).await.as_of().now;
    assert_eq!((now.asked, now.watched), (None, None));
}

#[tokio::test]
async fn a_game_against_computer_players_is_told_a_turn_at_a_time() {
    let world = World::new().await;
    let game = game(&world, &[Level::Easy; 3]).await;
    let (chat, running) = world.open_chat();
    let mut lot = Lot(2);
    for _ in 0..12 {
        world.answered(game, 1, &mut lot, &running).await;
    }
    let inside = chat.inside();
    let told: Vec<Part> =
        inside.messages.values().filter_map(|message| Some(message.news()?.chapter.part)).collect();
    assert!(!told.is_empty());
    assert!(told.iter().all(|part| *part == Part::Turn), "{told:?}");
}

#[tokio::test]
async fn whoever_waits_before_their_panel_sees_what_comes_of_it() {
    let world = World::new().await;
    let game = game(&world, &[Level::Normal; 3]).await;
    let mut lot = Lot(9);
    for _ in 0..40 {
        world.host.computing.settled().await;
        let panel = world.panel(game, 1).await;
        let question = panel.view.question.expect("nobody else keeps the game waiting");
        let answer = super::world::some_answer(&question, &mut lot);
        let host = &world.host;
        let answered = host.answer(game, PersonId(1), question.id, &answer).await.unwrap();
        let later = host.computing.panel_afterwards(game, PersonId(1)).await.unwrap();
        match answered.view.question {
            Some(_) => assert!(later.is_none(), "there is nothing to wait for"),
            None => {
                if let Some(later) = later {
                    assert!(later.step > answered.step);
                    assert!(later.view.question.is_some());
                }
            }
        }
    }
}

#[tokio::test]
async fn the_organiser_seats_computer_players_and_takes_their_seats_away() {
    let world = World::new().await;
    let host = &world.host;
    let game = lobby(&world, &[]).await;
    host.join(game, person(2), press(2)).await.unwrap();
    let other = host
        .change_lobby(game, move |lobby| lobby.seat_computer(game, PersonId(2), Level::Hard))
        .await;
    let Rejection::Lobby(LobbyRefusal::NotOrganiser { .. }) = refused(other) else {
        panic!("only whoever organises the table decides");
    };
    let seated = host
        .change_lobby(game, move |lobby| lobby.seat_computer(game, PersonId(1), Level::Hard))
        .await;
    let seated = seated.unwrap();
    let seated =
        [&seated.people[2], &seated.people[2]].map(|p| (p.level(), p.name.clone()))[0].clone();
    assert_eq!(seated.0, Some(Level::Hard));
    let view = host
        .change_lobby(game, move |lobby| lobby.seat_computer(game, PersonId(1), Level::Easy))
        .await
        .unwrap();
    assert_ne!(view.people[3].name, seated.1, "everybody has a name of their own");
    let full = refused(
        host.change_lobby(game, move |lobby| lobby.seat_computer(game, PersonId(1), Level::Easy))
            .await,
    );
    assert_eq!(full, Rejection::Full { seats: 4 });
    let name = ComputerName::of(&seated.1).unwrap();
    let view =
        host.change_lobby(game, move |lobby| lobby.dismiss(PersonId(1), name)).await.unwrap();
    assert_eq!(view.people.len(), 3);
    let gone =
        refused(host.change_lobby(game, move |lobby| lobby.dismiss(PersonId(1), name)).await);
    assert_eq!(gone, LobbyRefusal::NotAtTable.into());
    // The human players leave: the organiser role moves on, and computer players do not stay alone.
    let view = host.leave(game, PersonId(1)).await.unwrap();
    assert_eq!(view.organised.by, Some(PersonId(2)));
    let view = host.leave(game, PersonId(2)).await.unwrap();
    assert_eq!((view.state, view.people.len()), (LobbyState::Closed, 0));
}

#[tokio::test]
async fn a_table_of_two_people_keeps_its_clock_and_nobody_asks_for_a_computer_players_seat() {
    let world = World::new().await;
    let host = &world.host;
    let game = lobby(&world, &[Level::Easy]).await;
    host.join(game, person(2), press(2)).await.unwrap();
    host.start(game, PersonId(1), press(1)).await.unwrap();
    host.computing.settled().await;
    let stored = host.store().game(game).await.unwrap().unwrap();
    let attendance = stored.attendance.unwrap();
    assert_eq!(attendance.agreed(), DAILY);
    assert!(attendance.is_timing());
    assert_eq!(
        attendance.deadline(Seat(1), &viceroy::attendance::Rhythms::new(3, |_| Default::default())),
        None
    );
    assert_eq!(attendance.people(), 2);
    let asked = refused(host.ask_for_seat(game, person(3), Seat(1)).await);
    assert!(matches!(asked, Rejection::NoVote(_)), "{asked:?}");
    let seats = host.seats(game, PersonId(1), None).await.unwrap();
    assert_eq!(seats.seats[Seat(1)].free, None);
    assert!(!seats.seats[Seat(1)].is_awaited);
}

#[tokio::test]
async fn a_game_in_direct_messages_is_told_there_and_has_no_thread() {
    let (world, chat, running) = World::with_chat().await;
    let venue = Venue { played_in: PlayedIn::DirectMessages, ..CHANNEL.into() };
    let host = &world.host;
    let game = world.opens_with(venue, 1, DAILY, &[Level::Normal; 3]).await.game;
    running.settled().await;
    let other = refused(host.join(game, person(2), press(2)).await);
    let Rejection::Lobby(LobbyRefusal::NotInvited { .. }) = other else {
        panic!("nobody else is there: {other:?}");
    };
    host.start(game, PersonId(1), press(1)).await.unwrap();
    running.settled().await;
    world.plays_out_told(game, 1, &mut Lot(5), &running).await;
    let stored = host.store().game(game).await.unwrap().unwrap();
    assert_eq!((stored.state, stored.thread), (GameState::Over, None));
    let inside = chat.inside();
    let mut kinds: Vec<&str> = vec![];
    for message in inside.messages.values() {
        assert_eq!(message.room, CHANNEL, "everything stands in the one conversation");
        let kinds_of_messages = [
            (matches!(message.body, MessageBody::Lobby(_)), "lobby"),
            (matches!(message.body, MessageBody::End(_)), "end"),
            (matches!(message.body, MessageBody::Panel(_)), "panel"),
        ];
        let kind = kinds_of_messages.iter().find(|(is_it, _)| *is_it);
        kinds.push(kind.map_or("something for a thread", |(_, kind)| kind));
    }
    kinds.sort_unstable();
    assert_eq!(kinds, ["end", "lobby"], "panels that newer ones stand for go");
}

#[tokio::test]
async fn whoever_plays_with_computer_players_only_can_close_the_game() {
    let world = World::new().await;
    let game = game(&world, &[Level::Easy; 3]).await;
    assert_eq!(world.votes(game, 1, Ballot::Open(VoteKind::Close)).await, Voted::Passed);
    let stored = world.stored(game).await;
    assert_eq!(stored.state, GameState::Abandoned);
    assert!(world.clock.now() > 0);
}
