//! How many lobbies a user may have waiting, and for how long.

use crate::prelude::*;

async fn open(world: &World, server: u64, who: u64) -> Result<LobbyView, Stop> {
    let venue = Venue { server: Some(ServerId(server)), ..CHANNEL.into() };
    let opened = world.host.new_table(venue, person(who), Terms::for_several());
    opened.await
}

#[tokio::test]
async fn a_person_opens_five_tables_and_a_sixth_when_one_of_them_is_gone() {
    let mut world = World::new().await;
    let mut games = vec![];
    for server in 1..=5 {
        games.push(open(&world, server, 1).await.unwrap().game);
    }
    let sixth = refused(open(&world, 6, 1).await);
    assert_eq!(sixth, Rejection::TooManyOfOnes { most: 5 });
    world.restart().await;
    let sixth = refused(open(&world, 6, 1).await);
    assert_eq!(sixth, Rejection::TooManyOfOnes { most: 5 });
    let other = open(&world, 6, 2).await.unwrap().game;
    world.joins(other, 1).await;
    world.joins(games[0], 2).await;
    world.starts(games[0], 2).await;
    open(&world, 1, 1).await.unwrap();
    world.joins(games[1], 2).await;
    world.host.leave(games[1], PersonId(1)).await.unwrap();
    open(&world, 1, 1).await.unwrap();
    world.host.leave(games[2], PersonId(1)).await.unwrap();
    open(&world, 1, 1).await.unwrap();
    let again = refused(open(&world, 1, 1).await);
    assert_eq!(again, Rejection::TooManyOfOnes { most: 5 });
}

#[tokio::test]
async fn a_server_has_twenty_open_tables_and_other_servers_have_theirs() {
    let world = World::new().await;
    let mut games = vec![];
    for who in 1..=20 {
        games.push(open(&world, 9, who).await.unwrap().game);
    }
    let full = refused(open(&world, 9, 21).await);
    assert_eq!(full, Rejection::TooManyHere { most: 20 });
    open(&world, 10, 21).await.unwrap();
    world.joins(games[3], 22).await;
    world.starts(games[3], 22).await;
    open(&world, 9, 21).await.unwrap();
}

#[tokio::test]
async fn four_people_do_not_fill_a_server() {
    let mut world = World::new().await;
    let mut games = vec![];
    for who in 1..=4 {
        for _ in 0..3 {
            games.push(open(&world, 9, who).await.unwrap().game);
        }
        let fourth = refused(open(&world, 9, who).await);
        assert_eq!(fourth, Rejection::TooManyOfOnesHere { most: 3 });
    }
    world.restart().await;
    let fourth = refused(open(&world, 9, 1).await);
    assert_eq!(fourth, Rejection::TooManyOfOnesHere { most: 3 });
    open(&world, 9, 5).await.unwrap();
    open(&world, 10, 1).await.unwrap();
    world.host.leave(games[0], PersonId(1)).await.unwrap();
    open(&world, 9, 1).await.unwrap();
}

#[tokio::test]
async fn who_opens_many_at_once_gets_no_more() {
    let world = World::new().await;
    let opened = (0..12).map(|_| {
        let host = world.host.clone();
        let table = async move { host.new_table(CHANNEL, person(1), Terms::for_several()).await };
        tokio::spawn(table)
    });
    let mut there = 0;
    for opened in opened.collect::<Vec<_>>() {
        let opened = opened.await.unwrap();
        if opened.is_ok() {
            there += 1;
        } else {
            assert_eq!(refused(opened), Rejection::TooManyOfOnes { most: 5 });
        }
    }
    assert_eq!(there, 5);
}

#[tokio::test]
async fn ten_openings_within_a_day_count_whatever_became_of_them() {
    let mut world = World::new().await;
    let began = world.clock.now();
    let opens = async |world: &World| open(world, 1, 1).await.map(|lobby| lobby.game);
    for _ in 0..3 {
        let game = opens(&world).await.unwrap();
        world.host.leave(game, PersonId(1)).await.unwrap();
    }
    let mut last = None;
    for _ in 0..3 {
        let game = opens(&world).await.unwrap();
        let level = Level::Easy;
        let seated = world
            .host
            .change_lobby(game, move |lobby| lobby.seat_computer(game, PersonId(1), level))
            .await;
        seated.unwrap();
        world.starts(game, 1).await;
        assert_eq!(world.votes(game, 1, Ballot::Open(VoteKind::Close)).await, Voted::Passed);
        last = Some(game);
    }
    world.clock.advance(DAY / 2);
    let again = world.host.play_again(last.unwrap(), person(1), press(1));
    again.await.unwrap();
    for _ in 0..3 {
        let game = alone(&world, 1).await.unwrap();
        world.host.leave(game, PersonId(1)).await.unwrap();
    }
    let from = WallTime(began + DAY);
    let refusal = Rejection::TooManyToday { most: 10, from };
    for _ in 0..2 {
        assert_eq!(refused(opens(&world).await), refusal);
        assert_eq!(refused(alone(&world, 1).await), refusal);
        let again = world.host.play_again(last.unwrap(), person(2), press(2));
        assert_eq!(refused(again.await), Rejection::NotSeated);
        world.restart().await;
    }
    let other = open(&world, 1, 2).await.unwrap().game;
    world.joins(other, 1).await;
    world.clock.advance(from.0 - world.clock.now() - 1);
    assert_eq!(refused(opens(&world).await), refusal);
    world.clock.advance(1);
    for _ in 0..4 {
        let game = opens(&world).await.unwrap();
        world.host.leave(game, PersonId(1)).await.unwrap();
    }
    // A lobby opened half a day later counts for half a day more.
    let from = WallTime(began + DAY / 2 + DAY);
    let refusal = Rejection::TooManyToday { most: 10, from };
    for _ in 0..2 {
        let game = opens(&world).await.unwrap();
        world.host.leave(game, PersonId(1)).await.unwrap();
    }
    assert_eq!(refused(opens(&world).await), refusal);
}

async fn alone(world: &World, who: u64) -> Result<GameId, Stop> {
    let venue = Venue { played_in: PlayedIn::DirectMessages, ..RoomId(5000 + who).into() };
    let conditions = PlayConditions { terms: Terms::for_several(), agreed: TableSettings::UNTIMED };
    let (host, levels) = (&world.host, [Level::Easy]);
    let opened = host.new_table_with(venue, person(who), conditions, Entry::Anybody, &levels);
    opened.await.map(|lobby| lobby.game)
}

#[tokio::test]
async fn five_private_games_run_at_once_and_another_when_one_is_over() {
    let world = World::new().await;
    let waiting = alone(&world, 1).await.unwrap();
    let mut running = vec![];
    for _ in 0..5 {
        let game = alone(&world, 1).await.unwrap();
        world.starts(game, 1).await;
        running.push(game);
    }
    let refusal = Rejection::TooManyAlone { most: 5 };
    assert_eq!(refused(alone(&world, 1).await), refusal);
    let start = world.host.start(waiting, PersonId(1), press(1)).await;
    assert_eq!(refused(start), refusal);
    alone(&world, 2).await.unwrap();
    open(&world, 1, 1).await.unwrap();
    let closed = world.host.vote(running[2], PersonId(1), Ballot::Open(VoteKind::Close));
    assert_eq!(closed.await.unwrap(), Voted::Passed);
    world.starts(waiting, 1).await;
    assert_eq!(refused(alone(&world, 1).await), refusal);
}

fn shown(chat: &Chat, game: GameId) -> LobbyState {
    chat.lobby(game).state
}

#[tokio::test]
async fn a_lobby_ends_after_a_week_and_its_message_says_so() {
    let (world, chat, running) = World::with_chat().await;
    let old = world.lobby_of(2).await;
    let started = world.game_of(2).await;
    world.clock.advance(DAY);
    let younger = world.lobby_of(1).await;
    running.settled().await;
    world.clock.advance(6 * DAY - 1);
    world.joins(old, 3).await;
    running.settled().await;
    assert_eq!(shown(&chat, old), LobbyState::Gathering);
    world.passes(1, &running).await;
    assert_eq!(shown(&chat, old), LobbyState::Expired);
    assert_eq!(shown(&chat, younger), LobbyState::Gathering);
    assert_eq!(shown(&chat, started), LobbyState::Started);
    for outcome in [
        world.host.join(old, person(4), press(4)).await,
        world.host.leave(old, PersonId(1)).await,
        world.host.start(old, PersonId(1), press(1)).await,
    ] {
        assert_eq!(refused(outcome), Rejection::Expired);
    }
    let panel = refused(world.host.panel(old, PersonId(1)).await);
    assert_eq!(panel, Rejection::Expired);
    assert_eq!(world.host.store().lobbies_of(PersonId(1)).await.unwrap(), 1);
}

#[tokio::test]
async fn a_lobby_does_not_grow_older_while_the_bot_is_away_and_ends_after_a_restart() {
    let (mut world, chat, running) = World::with_chat().await;
    let game = world.lobby_of(1).await;
    running.end().await;
    world.clock.advance(DAY);
    world.restart().await;
    world.clock.suspend(8 * DAY);
    world.restart_killed().await;
    let running = world.run(chat.clone());
    world.passes(6 * DAY - 1, &running).await;
    assert_eq!(shown(&chat, game), LobbyState::Gathering);
    world.passes(1, &running).await;
    assert_eq!(shown(&chat, game), LobbyState::Expired);
}

#[tokio::test]
async fn nobody_joins_a_lobby_whose_time_is_over_before_anybody_noticed() {
    let world = World::new().await;
    let game = world.lobby_of(2).await;
    world.clock.advance(7 * DAY);
    let start = refused(world.host.start(game, PersonId(1), press(1)).await);
    assert_eq!(start, Rejection::Expired);
    let stored = world.stored(game).await;
    assert_eq!(stored.state, GameState::Expired);
}
