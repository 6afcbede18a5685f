//! Tables without a server: everybody plays by direct message and comes with a code.

use viceroy::service::{CodeGiven, SeatedByCode};

use crate::prelude::*;

/// Opened by the first person, in their conversation.
pub async fn opened(world: &World, levels: &[Level]) -> LobbyView {
    let venue = Venue { played_in: PlayedIn::DirectMessages, ..dm(1).into() };
    world.opens_with(venue, 1, DAILY, levels).await
}

pub fn code(view: &LobbyView) -> String {
    view.organised.code.as_ref().expect("it has a code").as_str().to_owned()
}

pub async fn comes(world: &World, code: &str, who: u64) -> Result<LobbyView, Stop> {
    let given = (CodeGiven::Typed, press(who));
    match world.host.join_by_code(code, person(who), given).await? {
        SeatedByCode::AtTable(table) => Ok(*table),
        SeatedByCode::InGame(..) => panic!("a seat of a running game"),
    }
}

async fn is_unknown(world: &World, code: &str, who: u64) -> bool {
    let refused = refused(comes(world, code, who).await);
    refused == Rejection::Lobby(LobbyRefusal::NoSuchCode)
}

/// Every message that concerns one person stands in their own conversation, and nothing elsewhere.
fn each_has_their_own(chat: &Chat, game: GameId) {
    let inside = chat.inside();
    assert!(inside.threads.is_empty());
    for message in inside.messages.values().filter(|message| message.key.game == game) {
        let to = match (message.key.destination(), message.key.reader()) {
            (Destination::Direct, Some(seat)) => dm(u64::from(seat.0) + 1),
            (Destination::Direct, None) => continue,
            (Destination::Channel, _) => dm(1),
            (Destination::Thread, _) => panic!("{:?}", message.key),
        };
        assert_eq!(message.room, to, "{:?}", message.key);
    }
}

fn lobby_in(chat: &Chat, who: u64) -> Option<LobbyView> {
    let inside = chat.inside();
    let mut here = inside.messages.values().filter(|message| message.room == dm(who));
    here.find_map(|message| match &message.body {
        MessageBody::Lobby(view) => Some(view.clone()),
        _ => None,
    })
}

fn kinds_in(chat: &Chat, who: u64) -> Vec<MessageKind> {
    let mut kinds: Vec<MessageKind> = chat.said(dm(who)).iter().map(|key| key.kind).collect();
    kinds.sort_unstable();
    kinds
}

#[tokio::test]
async fn a_game_of_three_people_and_a_computer_player_is_played_by_direct_messages_alone() {
    let (world, chat, running) = World::with_chat().await;
    let table = opened(&world, &[Level::Easy; 3]).await;
    let (game, code) = (table.game, code(&table));
    assert!(is_unknown(&world, "BCDFGH", 2).await);
    for who in [2, 3] {
        let seated = comes(&world, &code.to_lowercase(), who).await.unwrap();
        assert_eq!(seated.people.len(), 4, "a computer player makes room");
        running.settled().await;
    }
    // Each sees the table as it is, in a message of their own.
    for who in [1, 2, 3] {
        let shown = lobby_in(&chat, who).unwrap();
        let people: Vec<u64> =
            shown.people.iter().filter_map(|one| Some(one.person()?.0)).collect();
        assert_eq!(people, [1, 2, 3], "{who}");
    }
    let joined = chat.told().into_iter().filter_map(|told| match told {
        Announcement::Joined { people, who, free } => Some((people, who.person, free)),
        _ => None,
    });
    let joined: BTreeSet<_> = joined.collect();
    assert_eq!(joined, [(vec![1], 2, 2), (vec![1], 3, 1), (vec![2], 3, 1)].into());
    // Whoever sits there already has lost nothing.
    assert_eq!(comes(&world, &code, 2).await.unwrap().people.len(), 4);

    world.starts(game, 1).await;
    running.settled().await;
    assert!(is_unknown(&world, &code, 4).await, "the code counted until the start");
    assert_eq!(lobby_in(&chat, 3).unwrap().state, LobbyState::Started);
    // A computer player left for each who came, so the order at the table has changed.
    let stored = world.stored(game).await;
    let seats: Vec<Option<u64>> =
        stored.people.iter().map(|player| player.person().map(|who| who.0)).collect();
    assert_eq!(seats, [Some(1), None, Some(2), Some(3)]);
    world.plays_out_told(game, 3, &mut Lot(7), &running).await;
    assert_eq!(world.state(game).await, GameState::Over);
    for who in [1, 2, 3] {
        let lobby = match who {
            1 => MessageKind::Lobby,
            _ => MessageKind::ToldOutside,
        };
        let mut expected = vec![lobby, MessageKind::End];
        expected.sort_unstable();
        assert_eq!(kinds_in(&chat, who), expected, "{who}");
        assert_eq!(lobby_in(&chat, who).unwrap().state, LobbyState::Over);
    }
    assert!(chat.inside().threads.is_empty());
}

#[tokio::test]
async fn a_full_table_an_unknown_one_and_one_that_is_gone_answer_alike() {
    let world = World::new().await;
    let table = opened(&world, &[]).await;
    let code = code(&table);
    for who in 2..=4 {
        comes(&world, &code, who).await.unwrap();
    }
    assert!(is_unknown(&world, &code, 5).await, "it is full of people");
    for typed in ["", "BCDFGH", "viceroy", "🂡"] {
        assert!(is_unknown(&world, typed, 5).await, "{typed}");
    }
    // A seat is free again, but whoever was taken off the table knows an old code.
    let removed = world.host.remove(table.game, PersonId(1), PersonId(4)).await.unwrap();
    assert!(is_unknown(&world, &code, 4).await);
    let next = self::code(&removed);
    assert_ne!(next, code);
    comes(&world, &next, 5).await.unwrap();
    // Nobody comes in by the button of a message that they were shown.
    let pressed = refused(world.host.join(table.game, person(6), press(6)).await);
    assert!(matches!(pressed, Rejection::Lobby(LobbyRefusal::NotInvited { .. })), "{pressed:?}");
    world.clock.advance(8 * DAY);
    assert!(is_unknown(&world, &next, 6).await, "it was not started in time");
}

#[tokio::test]
async fn nobody_finds_a_table_by_trying() {
    let world = World::new().await;
    let code = code(&opened(&world, &[]).await);
    for _ in 0..10 {
        assert!(is_unknown(&world, "BCDFGH", 2).await);
    }
    let refused = refused(comes(&world, &code, 2).await);
    assert!(matches!(refused, Rejection::Lobby(LobbyRefusal::TooManyCodes { .. })), "{refused:?}");
    comes(&world, &code, 3).await.unwrap();
    world.clock.advance(HOUR);
    comes(&world, &code, 2).await.unwrap();
}

#[tokio::test]
async fn whoever_closes_their_direct_messages_is_asked_again_when_they_are_open() {
    let (world, chat, running) = World::with_chat().await;
    let table = opened(&world, &[]).await;
    comes(&world, &code(&table), 2).await.unwrap();
    running.settled().await;
    world.starts(table.game, 1).await;
    chat.inside().closed_rooms.insert(dm(2));
    running.settled().await;
    let (game, second) = (table.game, PersonId(2));
    let has_panel = |who| kinds_in(&chat, who).contains(&MessageKind::Panel);
    assert!(has_panel(1) && !has_panel(2));
    assert!(world.host.is_not_reached(second).await.unwrap(), "their next press says so");
    assert!(!world.host.is_not_reached(PersonId(1)).await.unwrap());
    // Somebody whose messages were closed before the start has the lobby when they open them.
    let other = opened(&world, &[]).await;
    chat.inside().closed_rooms.insert(dm(3));
    comes(&world, &code(&other), 3).await.unwrap();
    running.settled().await;
    assert!(lobby_in(&chat, 3).is_none());
    chat.inside().closed_rooms.remove(&dm(3));
    world.host.people.heard_by_dm(PersonId(3)).await.unwrap();
    running.settled().await;
    assert_eq!(lobby_in(&chat, 3).map(|view| view.game), Some(other.game));
    comes(&world, &code(&other), 3).await.unwrap();
    running.settled().await;
    assert_eq!(chat.said(dm(3)).len(), 1, "one message is enough");
    // Nothing more is tried, and nobody else hears of it before the usual time.
    chat.take_log();
    world.host.panel(game, second).await.unwrap();
    running.settled().await;
    assert!(chat.take_log().iter().all(|line| !line.contains("dm")), "nothing is tried");
    chat.inside().closed_rooms.clear();
    world.host.people.heard_by_dm(second).await.unwrap();
    running.settled().await;
    assert!(has_panel(2));
    assert!(!world.host.is_not_reached(second).await.unwrap());

    // The end is told late rather than never.
    chat.inside().closed_rooms.insert(dm(2));
    world.plays_out_told(game, 2, &mut Lot(3), &running).await;
    assert!(!kinds_in(&chat, 2).contains(&MessageKind::End));
    chat.inside().closed_rooms.clear();
    world.host.people.heard_by_dm(second).await.unwrap();
    running.settled().await;
    assert!(kinds_in(&chat, 2).contains(&MessageKind::End));
}

#[tokio::test]
async fn the_same_people_play_again_wherever_it_is_pressed() {
    let (world, chat, running) = World::with_chat().await;
    let table = opened(&world, &[]).await;
    for who in [2, 3] {
        comes(&world, &code(&table), who).await.unwrap();
    }
    world.starts(table.game, 1).await;
    world.plays_out_told(table.game, 3, &mut Lot(9), &running).await;
    let again = world.host.play_again(table.game, person(3), press(30)).await.unwrap();
    assert_eq!((again.channel, again.played_in), (dm(3), PlayedIn::DirectMessages));
    running.settled().await;
    let invited = |who| chat.said(dm(who)).iter().any(|key| key.game == again.game);
    assert!(invited(1) && invited(2) && invited(3));
    let stranger = refused(world.host.join(again.game, person(4), press(4)).await);
    assert!(matches!(stranger, Rejection::Lobby(LobbyRefusal::NotInvited { .. })), "{stranger:?}");
    let pressed = world.host.play_again(table.game, person(1), press(31)).await.unwrap();
    assert_eq!(pressed.game, again.game);
    world.host.join(again.game, person(2), press(32)).await.unwrap();
    running.settled().await;
    for who in [1, 2, 3] {
        assert!(chat.said(dm(who)).iter().any(|key| key.game == again.game), "{who}");
    }
    comes(&world, &code(&again), 4).await.unwrap();
}

#[tokio::test]
async fn whoever_opened_the_table_may_go_and_be_forgotten() {
    let (world, chat, running) = World::with_chat().await;
    // Before the start the next one decides, and has the same message.
    let left = opened(&world, &[]).await;
    comes(&world, &code(&left), 2).await.unwrap();
    world.host.leave(left.game, PersonId(1)).await.unwrap();
    running.settled().await;
    assert_eq!(lobby_in(&chat, 2).unwrap().organised.by, Some(PersonId(2)));
    assert!(lobby_in(&chat, 1).is_none(), "whoever has gone sees nothing of it any more");
    world.host.leave(left.game, PersonId(2)).await.unwrap();
    running.settled().await;
    assert_eq!(lobby_in(&chat, 2).map(|view| view.state), Some(LobbyState::Closed));

    let table = opened(&world, &[]).await;
    for who in [2, 3] {
        comes(&world, &code(&table), who).await.unwrap();
    }
    world.starts(table.game, 1).await;
    running.settled().await;
    world.host.forget(PersonId(1)).await.unwrap();
    running.settled().await;
    assert_eq!(world.state(table.game).await, GameState::Started, "the others play on");
    assert!(chat.said(dm(1)).is_empty());
    let mut lot = Lot(11);
    while world.answer_once(table.game, 3, &mut lot).await.is_some() {
        running.settled().await;
        each_has_their_own(&chat, table.game);
    }
    running.settled().await;
    assert_eq!(world.state(table.game).await, GameState::Over);
    assert!(chat.said(dm(1)).is_empty(), "nothing is sent to whoever is forgotten");
    for who in [2, 3] {
        assert!(kinds_in(&chat, who).contains(&MessageKind::End), "{who}");
    }
}

#[tokio::test]
async fn a_seat_is_handed_on_by_a_code_and_goes_once() {
    let (world, chat, running) = World::with_chat().await;
    let table = opened(&world, &[]).await;
    let joins = code(&table);
    comes(&world, &joins, 2).await.unwrap();
    world.starts(table.game, 1).await;
    running.settled().await;
    // The chat no longer takes one panel for another with the same number.
    world.passes(5 * MINUTE, &running).await;
    let (game, host) = (table.game, &world.host);
    let given = async |who| host.seat_code(game, PersonId(who)).await.unwrap().unwrap();
    let takes = async |code: &str, who| {
        host.join_by_code(code, person(who), (CodeGiven::Typed, press(who))).await
    };
    let old = given(2).await;
    let code = given(2).await;
    assert!(is_unknown(&world, old.as_str(), 3).await, "a new one replaces it");
    assert!(is_unknown(&world, &joins, 3).await, "the table has begun");
    let sits = refused(comes(&world, code.as_str(), 1).await);
    assert_eq!(sits, Rejection::HasSatHere);
    let taken = takes(code.as_str(), 3).await.unwrap();
    assert!(matches!(taken, SeatedByCode::InGame(of, Voted::Passed) if of == game), "{taken:?}");
    running.settled().await;
    assert!(is_unknown(&world, code.as_str(), 4).await, "it has gone");
    // Whoever has it is asked, and whoever had it is told and has no hand any more.
    let has_panel = |who| {
        let inside = chat.inside();
        let mut here = inside.messages.values().filter(|message| message.room == dm(who));
        here.any(|message| matches!(message.body, MessageBody::Panel(_)))
    };
    assert!(has_panel(3) && !has_panel(2));
    assert_eq!(refused(host.panel(game, PersonId(2)).await), Rejection::NotSeated);
    let told = chat.told();
    let lost = |told: &Announcement| matches!(told, Announcement::SeatLost { person: 2, .. });
    assert!(told.iter().any(lost), "{told:?}");
    let taken_over = |told: &Announcement| matches!(told, Announcement::TakenOver { .. });
    assert!(told.iter().any(taken_over), "{told:?}");
    // Two who give one code at the same moment: one of them has the seat. Other seats keep theirs.
    let (of_one, of_three) = (given(1).await, given(3).await);
    let (first, second) = tokio::join!(takes(of_three.as_str(), 5), takes(of_three.as_str(), 6));
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    assert!(takes(of_one.as_str(), 7).await.is_ok());
    // Whoever leaves gives nothing away any more.
    let of_seven = given(7).await;
    host.seating.leave(game, PersonId(7)).await.unwrap();
    assert!(is_unknown(&world, of_seven.as_str(), 8).await);
    let holder = world.stored(game).await.people[1].person().unwrap().0;
    running.settled().await;
    let back = refused(comes(&world, given(holder).await.as_str(), 2).await);
    assert_eq!(back, Rejection::HasSatHere);
    world.plays_out_told(game, 7, &mut Lot(5), &running).await;
    assert!(kinds_in(&chat, holder).contains(&MessageKind::End));
    for former in [2, 3] {
        assert!(!kinds_in(&chat, former).contains(&MessageKind::End), "{former}");
    }
    // At a table in a thread somebody is chosen by name.
    let (other, in_thread) = World::with_game(2).await;
    assert_eq!(other.host.seat_code(in_thread, PersonId(1)).await.unwrap(), None);
}
