//! Tables that start by themselves, and the seats that are kept for people.

use viceroy::messages::{ServerSettings, Viewer};
use viceroy::service::{Fills, Founding};

use crate::prelude::*;

async fn table(world: &World, fills: Fills) -> LobbyView {
    table_for(world, fills, 3).await
}

async fn table_for(world: &World, fills: Fills, seats: u8) -> LobbyView {
    let venue = Venue { server: Some(ServerId(5)), ..CHANNEL.into() };
    let conditions = PlayConditions { terms: Terms::for_several(), agreed: DAILY };
    let founding = Founding { entry: Entry::Anybody, computers: vec![], seats: Some(seats), fills };
    world.host.found(venue, person(1), conditions, founding).await.unwrap()
}

async fn open_seats(world: &World, game: GameId, who: u64) -> SeatSet {
    match world.host.seats(game, PersonId(who), None).await.unwrap().viewer {
        Viewer::Other { may_take } => may_take,
        Viewer::Player(_) => SeatSet::NONE,
    }
}

#[tokio::test]
async fn the_last_seat_starts_the_game_and_those_who_wait_hear_who_came() {
    let (world, chat, running) = World::with_chat().await;
    let game = table(&world, Fills::WithPeople).await.game;
    let second = world.host.join(game, person(2), press(2)).await.unwrap();
    assert_eq!((second.state, second.to), (LobbyState::Gathering, 3));
    running.settled().await;
    let joined = |told: &Announcement| match told {
        Announcement::Joined { people, who, free } => Some((people.clone(), who.person, *free)),
        _ => None,
    };
    let told: Vec<_> = chat.told().iter().filter_map(joined).collect();
    assert_eq!(told, [(vec![1], 2, 1)]);
    let quiet = |message: &super::chat::Message| match &message.body {
        MessageBody::Announcement(post) => Some((post.call.clone(), post.quiet.clone())),
        _ => None,
    };
    let posts: Vec<_> = chat.inside().messages.values().filter_map(quiet).collect();
    assert_eq!(posts, [(vec![PersonId(1)], vec![PersonId(1)])], "named, and nothing rings");
    let third = world.host.join(game, person(3), press(3)).await.unwrap();
    assert_eq!(third.state, LobbyState::Started);
    running.settled().await;
    let waits = world.host.panel(game, PersonId(3)).await.unwrap();
    assert!(waits.asked().is_some(), "their cards are dealt");
    let late = refused(world.host.join(game, person(4), press(4)).await);
    assert_eq!(late, Rejection::AlreadyStarted);
}

#[tokio::test]
async fn whoever_waits_hears_once_that_somebody_has_come_and_who_begins_is_not_called() {
    let (world, chat, running) = World::with_chat().await;
    let game = table_for(&world, Fills::WithPeople, 4).await.game;
    for who in 2..=4 {
        world.joins(game, who).await;
        running.settled().await;
        let told = chat.told().into_iter().filter_map(|told| match told {
            Announcement::Joined { people, .. } => Some(people),
            _ => None,
        });
        let told: Vec<_> = told.collect();
        match who {
            2 => assert_eq!(told, [[1]]),
            3 => assert_eq!(told, [[1], [2]]),
            _ => assert!(told.is_empty(), "the game is on"),
        }
    }
    let (_, table) = standing_table(&chat);
    let others = [0, 1, 2].map(Seat).into_iter().collect();
    assert_eq!(called(&table.body), others, "the last one sees their cards");
}

#[tokio::test]
async fn a_role_is_called_for_a_seat_only_as_long_as_one_person_is_missing() {
    let (world, chat, running) = World::with_chat().await;
    let role = Some(viceroy::messages::RoleId(6));
    let settings = ServerSettings { role, ..ServerSettings::default() };
    world.host.store().set_server_settings(ServerId(5), &settings).await.unwrap();
    let game = table_for(&world, Fills::WithPeople, 4).await.game;
    let calls = || chat.told().iter().any(|told| matches!(told, Announcement::OneMissing { .. }));
    world.joins(game, 2).await;
    world.passes(DAY, &running).await;
    assert!(!calls(), "two are missing");
    world.joins(game, 3).await;
    running.settled().await;
    assert!(calls());
    // Those who joined a day ago are asked first, and the game does not begin.
    world.joins(game, 4).await;
    running.settled().await;
    assert_eq!(world.state(game).await, GameState::Gathering);
    assert!(!calls(), "nobody is missing");
}

#[tokio::test]
async fn who_joined_long_ago_is_asked_and_who_is_silent_gives_the_seat_free() {
    let (mut world, chat, mut running) = World::with_chat().await;
    let game = table(&world, Fills::WithPeople).await.game;
    world.passes(DAY / 2, &running).await;
    world.joins(game, 2).await;
    world.passes(DAY / 2, &running).await;
    let full = world.host.join(game, person(3), press(3)).await.unwrap();
    assert_eq!(full.state, LobbyState::Gathering);
    let asked = |view: &LobbyView| view.filling.asks.as_ref().map(|(who, _)| who.clone());
    assert_eq!(asked(&full), Some(vec![PersonId(1)]), "the second is ready still");
    running.settled().await;
    let asks =
        chat.told().iter().filter(|told| matches!(told, Announcement::StillThere { .. })).count();
    assert_eq!(asks, 1);
    // What is due is known after a restart.
    world.restart_after(running).await;
    running = world.run(chat.clone());
    world.passes(DAY + MINUTE, &running).await;
    let lobby = world.host.lobby(game).await.unwrap();
    assert_eq!(lobby.state, LobbyState::Gathering);
    assert_eq!(lobby.people, [2, 3].map(|id| person(id).into()));
    assert_eq!(lobby.organised.by, Some(PersonId(2)));
    assert!(chat.told().contains(&Announcement::Silent { person: 1 }));
    // They are welcome again, and now the others are asked.
    let again = world.host.join(game, person(1), press(4)).await.unwrap();
    assert_eq!(asked(&again), Some(vec![PersonId(2), PersonId(3)]));
    let two = world.host.ready(game, PersonId(2), press(5)).await.unwrap();
    assert_eq!(asked(&two), Some(vec![PersonId(3)]));
    let all = world.host.ready(game, PersonId(3), press(6)).await.unwrap();
    assert_eq!(all.state, LobbyState::Started);
}

#[tokio::test]
async fn computers_come_in_time_and_people_may_have_their_seats_while_the_game_is_young() {
    let (world, chat, running) = World::with_chat().await;
    let game = table(&world, Fills::WithComputersAtFirst).await.game;
    world.passes(9 * MINUTE, &running).await;
    assert_eq!(world.host.lobby(game).await.unwrap().state, LobbyState::Gathering);
    world.passes(2 * MINUTE, &running).await;
    assert_eq!(world.host.lobby(game).await.unwrap().state, LobbyState::Started);
    let shown = || match chat.message(MessageKey::lobby(game)).1.body {
        MessageBody::Lobby(view) => view.filling.has_open_seats,
        _ => panic!("not a lobby"),
    };
    assert!(shown());
    let deadline = async || world.panel(game, 1).await.time.deadline;
    assert_eq!(deadline().await, None, "alone there is no clock");
    assert_eq!(open_seats(&world, game, 2).await, [1, 2].map(Seat).into_iter().collect());
    // What the computer has chosen in secret stands, and may be taken back.
    world.host.computing.settled().await;
    let taken = world.host.ask_for_seat(game, person(2), Seat(1)).await.unwrap();
    assert_eq!(taken, Voted::Passed);
    running.settled().await;
    let calls = |message: &Message| match &message.body {
        MessageBody::Announcement(post) => !post.call.is_empty(),
        _ => false,
    };
    let taken = |told: &Announcement| matches!(told, Announcement::TakenOver { .. });
    assert!(chat.told().iter().any(taken));
    assert!(!chat.inside().messages.values().any(calls), "who pressed knows");
    let panel = world.panel(game, 2).await;
    assert!(panel.asked().is_none(), "it has answered");
    assert!(panel.view.may_reconsider, "and it is theirs");
    world.host.reconsider(game, PersonId(2)).await.unwrap();
    assert!(world.panel(game, 2).await.asked().is_some());
    assert!(deadline().await.is_some(), "two people have the clock that was agreed on");
    let twice = refused(world.host.ask_for_seat(game, person(2), Seat(2)).await);
    assert_eq!(twice, Rejection::HasSatHere);
    let second = world.stored(game).await;
    assert_eq!(second.people[2].person(), None);

    let mut lot = Lot(5);
    let turn = async || world.table(game).await.view.open.turn;
    while turn().await < 4 {
        for who in [1, 2] {
            world.visit(game, who, &mut lot).await;
        }
        world.host.computing.settled().await;
    }
    assert!(!open_seats(&world, game, 3).await.is_empty(), "a day is longer");
    world.passes(DAY, &running).await;
    assert!(open_seats(&world, game, 3).await.is_empty());
    let late = refused(world.host.ask_for_seat(game, person(3), Seat(2)).await);
    assert!(matches!(late, Rejection::NoVote(_)), "{late:?}");
}

#[tokio::test]
async fn who_has_had_a_table_before_waits_for_people() {
    let (world, _chat, running) = World::with_chat().await;
    let first = table(&world, Fills::WithComputersAtFirst).await;
    let second = table(&world, Fills::WithComputersAtFirst).await;
    assert!(first.filling.computers_at.is_some() && second.filling.computers_at.is_none());
    world.passes(DAY, &running).await;
    assert_eq!(world.host.lobby(second.game).await.unwrap().state, LobbyState::Gathering);
    let filled = world.host.start_filled(second.game, PersonId(1), press(1), None).await.unwrap();
    assert_eq!((filled.state, filled.people.len()), (LobbyState::Started, 3));
}

/// The table is as it was: options, clock, language, computer players, and when it begins.
#[tokio::test]
async fn a_table_that_starts_when_it_is_full_is_played_again_so() {
    let world = World::new().await;
    let language = LanguageTag("de".to_owned());
    let venue = Venue { server: Some(ServerId(5)), language, ..CHANNEL.into() };
    let terms = Terms { edition: Edition::De, rivals: Some(0), ..Terms::for_several() };
    let conditions = PlayConditions { terms, agreed: DAILY };
    let founding = Founding {
        entry: Entry::Anybody,
        computers: vec![Level::Easy],
        seats: Some(3),
        fills: Fills::WithComputers,
    };
    let lobby = world.host.found(venue, person(1), conditions, founding).await.unwrap();
    let begun = world.host.join(lobby.game, person(2), press(2)).await.unwrap();
    assert_eq!(begun.state, LobbyState::Started);
    world.plays_out(lobby.game, 2, &mut Lot(3)).await;
    let (chat, running) = world.open_chat();
    let again = world.host.play_again(lobby.game, person(2), press(3)).await.unwrap();
    running.settled().await;
    let as_before = (&again.terms, again.agreed, &again.language, again.to);
    assert_eq!(as_before, (&lobby.terms, lobby.agreed, &lobby.language, lobby.to));
    assert_eq!((again.people.len(), again.filling.starts_when_full), (2, true));
    let asks = |message: &Message| match &message.body {
        MessageBody::Lobby(view) => view.game == again.game && view.organised.again.is_some(),
        MessageBody::Announcement(post) => post.game == again.game,
        _ => false,
    };
    let asked = chat.inside().messages.values().filter(|message| asks(message)).count();
    assert_eq!(asked, 1, "each is asked once, by the table's post");
    let twice = world.host.play_again(lobby.game, person(1), press(4)).await.unwrap();
    assert_eq!((twice.game, twice.state), (again.game, LobbyState::Started));
}
