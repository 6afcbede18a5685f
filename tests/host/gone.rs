//! Users who left the server: detected when they are due a reminder or long overdue, announced, and
//! no longer waited for. Also tables that everybody has left.

use viceroy::attendance::{GoneFrom, NoVote};

use crate::prelude::*;

const SERVER: ServerId = ServerId(77);

async fn game_of(world: &World, agreed: TableSettings) -> GameId {
    let venue = Venue { server: Some(SERVER), ..CHANNEL.into() };
    let game = world.opens(venue, 1, agreed).await;
    world.joins(game, 2).await;
    world.starts(game, 1).await;
    game
}

async fn begun(agreed: TableSettings) -> (World, GameId, Arc<Chat>, Running) {
    let world = World::new().await;
    let game = game_of(&world, agreed).await;
    let (chat, running) = world.open_chat();
    (world, game, chat, running)
}

fn asked(chat: &Chat) -> usize {
    let inside = chat.inside();
    let asked = inside.log.iter().filter(|line| line.starts_with("where is"));
    asked.count()
}

async fn holder(world: &World, game: GameId, who: u64) -> SeatControl {
    let panel = world.host.panel(game, PersonId(who)).await;
    panel.unwrap().time.holder
}

#[tokio::test]
async fn who_has_left_the_server_is_noticed_when_they_should_be_reminded() {
    for (whereabouts, from) in
        [(Whereabouts::Elsewhere, GoneFrom::Server), (Whereabouts::Nowhere, GoneFrom::Chat)]
    {
        let (world, game, chat, running) = begun(DAILY).await;
        let mut lot = Lot(3);
        world.visit(game, 1, &mut lot).await;
        chat.inside().whereabouts.insert(PersonId(2), whereabouts);
        world.passes_slowly(17 * HOUR, 30 * MINUTE, &running).await;
        assert_eq!((asked(&chat), chat.told()), (0, vec![]), "nobody is asked for early");
        world.passes_slowly(2 * HOUR, 30 * MINUTE, &running).await;
        let seat = Seat(1);
        assert_eq!(chat.told(), [Announcement::Gone { seat, from }]);
        assert_eq!(asked(&chat), 1, "and not again");
        assert!(chat.inside().reminded.is_empty());
        for _ in 0..400 {
            world.visit(game, 1, &mut lot).await;
            running.settled().await;
            if world.state(game).await == GameState::Over {
                break;
            }
        }
        assert_eq!(world.state(game).await, GameState::Over);
        running.stop().await;
    }
}

#[tokio::test]
async fn who_comes_back_to_the_server_plays_again() {
    let (world, game, chat, running) = begun(DAILY).await;
    let mut lot = Lot(4);
    world.visit(game, 1, &mut lot).await;
    let gone = Whereabouts::Elsewhere;
    chat.inside().whereabouts.insert(PersonId(2), gone);
    world.passes_slowly(19 * HOUR, 30 * MINUTE, &running).await;
    assert_eq!(holder(&world, game, 2).await, SeatControl::Computer(Away::Gone));
    world.comes_back(game, 2).await;
    assert_eq!(holder(&world, game, 2).await, SeatControl::Person);
}

#[tokio::test]
async fn who_is_there_is_reminded() {
    let (world, game, chat, running) = begun(DAILY).await;
    let mut lot = Lot(5);
    world.visit(game, 1, &mut lot).await;
    world.passes_slowly(19 * HOUR, 30 * MINUTE, &running).await;
    assert_eq!(asked(&chat), 1);
    assert!(
        matches!(
            chat.told()[..],
            [Announcement::Reminder { ref waiting }] if waiting[0].0 == Seat(1)
        ),
        "{:?}",
        chat.told()
    );
    assert_eq!(holder(&world, game, 2).await, SeatControl::Person);
}

async fn days(world: &World, running: &Running, days: i64) {
    for _ in 0..days * 4 {
        world.passes(DAY / 4, running).await;
    }
}

#[tokio::test]
async fn who_has_left_the_server_is_noticed_without_a_clock_too() {
    let (world, game, chat, running) = begun(TableSettings::UNTIMED).await;
    let mut lot = Lot(6);
    world.visit(game, 1, &mut lot).await;
    world.passes_slowly(23 * HOUR, 30 * MINUTE, &running).await;
    assert_eq!(asked(&chat), 0);
    days(&world, &running, 9).await;
    assert_eq!(asked(&chat), 4);
    assert_eq!(chat.told(), [], "who is there is not spoken of");
    let elsewhere = Whereabouts::Elsewhere;
    chat.inside().whereabouts.insert(PersonId(2), elsewhere);
    days(&world, &running, 8).await;
    let (seat, from) = (Seat(1), GoneFrom::Server);
    assert_eq!(chat.told(), [Announcement::Gone { seat, from }]);
    world.visit(game, 1, &mut lot).await;
    running.settled().await;
    world.comes_back(game, 2).await;
    assert_eq!(holder(&world, game, 2).await, SeatControl::Person);
}

#[tokio::test]
async fn a_table_that_all_have_left_says_so_and_is_closed_after_three_days() {
    for agreed in [DAILY, TableSettings::UNTIMED] {
        let (mut world, game, chat, running) = begun(agreed).await;
        let host = world.host.clone();
        let says =
            |chat: &Chat| {
                let told = chat.told().into_iter();
                let ends = told.filter_map(|one| {
                    if let Announcement::Empty { at } = one { Some(at) } else { None }
                });
                ends.collect::<Vec<WallTime>>()
            };
        host.seating.leave(game, PersonId(1)).await.unwrap();
        running.settled().await;
        assert!(says(&chat).is_empty(), "somebody is there");
        let close = host.vote(game, PersonId(1), Ballot::Open(VoteKind::Close)).await;
        assert_eq!(refused(close), Rejection::NoVote(NoVote::NoSay));
        host.seating.leave(game, PersonId(2)).await.unwrap();
        running.settled().await;
        let end = WallTime(world.clock.now() + 3 * DAY);
        assert_eq!(says(&chat), [end]);
        days(&world, &running, 2).await;
        host.panel(game, PersonId(1)).await.unwrap();
        running.settled().await;
        assert_eq!(says(&chat), [end]);
        host.come_back(game, PersonId(1)).await.unwrap();
        running.settled().await;
        assert!(says(&chat).is_empty(), "it is settled");
        days(&world, &running, 2).await;
        assert_eq!(world.state(game).await, GameState::Started);
        host.seating.leave(game, PersonId(1)).await.unwrap();
        running.settled().await;
        let end = WallTime(world.clock.now() + 3 * DAY);
        assert_eq!(says(&chat), [end]);
        // Nobody can come back while the bot is away, so the announced day moves.
        days(&world, &running, 1).await;
        running.stop().await;
        world.host.outages.note_presence().await.unwrap();
        drop(host);
        world.clock.suspend(5 * DAY);
        world.restart_killed().await;
        let running = world.run_settled(&chat).await;
        assert_eq!(says(&chat), [WallTime(end.0 + 5 * DAY)]);
        world.passes_slowly(2 * DAY - HOUR, 30 * MINUTE, &running).await;
        assert_eq!(world.state(game).await, GameState::Started);
        world.passes_slowly(2 * HOUR, 30 * MINUTE, &running).await;
        assert_eq!(world.state(game).await, GameState::Abandoned);
        let because = ClosedBecause::Empty;
        assert!(chat.told().contains(&Announcement::Closed { because }));
        running.stop().await;
    }
}

#[tokio::test]
async fn whoever_has_left_a_table_without_people_closes_it_at_once() {
    let world = World::new().await;
    let game = game_of(&world, DAILY).await;
    let host = &world.host;
    for id in [1, 2] {
        host.seating.leave(game, PersonId(id)).await.unwrap();
    }
    host.computing.settled().await;
    let seats = host.seats(game, PersonId(2), None).await.unwrap();
    let viceroy::messages::Viewer::Player(own) = seats.viewer else {
        panic!("they have a seat");
    };
    assert!(own.may.close && !own.may.pause, "{own:?}");
    let stranger = host.vote(game, PersonId(9), Ballot::Open(VoteKind::Close)).await;
    assert_eq!(refused(stranger), Rejection::NotSeated);
    assert_eq!(world.votes(game, 2, Ballot::Open(VoteKind::Close)).await, Voted::Passed);
    assert_eq!(world.state(game).await, GameState::Abandoned);
}

#[tokio::test]
async fn who_is_absent_is_there_until_they_have_left_the_server() {
    let (world, game, chat, running) = begun(DAILY).await;
    world.leaves(game, 1).await;
    let seats = [Seat(1)].into_iter().collect();
    let absent = Announcement::Absent { seats };
    for _ in 0..20 {
        if !chat.told().contains(&absent) {
            days(&world, &running, 1).await;
        }
    }
    assert!(chat.told().contains(&absent));
    days(&world, &running, 4).await;
    assert_eq!(world.state(game).await, GameState::Started);
    let nowhere = Whereabouts::Nowhere;
    chat.inside().whereabouts.insert(PersonId(2), nowhere);
    days(&world, &running, 7).await;
    let (seat, from) = (Seat(1), GoneFrom::Chat);
    assert!(chat.told().contains(&Announcement::Gone { seat, from }));
    days(&world, &running, 3).await;
    assert_eq!(world.state(game).await, GameState::Abandoned);
}

#[tokio::test]
async fn a_game_alone_waits_for_ever_unless_its_player_has_left_the_server() {
    let world = World::new().await;
    let venue = |server| match server {
        Some(_) => Venue { server, ..CHANNEL.into() },
        None => Venue { played_in: PlayedIn::DirectMessages, ..RoomId(5001).into() },
    };
    let (chat, running) = world.open_chat();
    let mut games = vec![];
    for server in [Some(SERVER), None] {
        let game = world.opens_with(venue(server), 1, DAILY, &[Level::Easy]).await.game;
        world.starts(game, 1).await;
        games.push(game);
    }
    days(&world, &running, 40).await;
    for game in &games {
        assert_eq!(world.state(*game).await, GameState::Started);
    }
    let elsewhere = Whereabouts::Elsewhere;
    chat.inside().whereabouts.insert(PersonId(1), elsewhere);
    days(&world, &running, 11).await;
    assert_eq!(world.state(games[0]).await, GameState::Abandoned);
    assert_eq!(world.state(games[1]).await, GameState::Started);
}
