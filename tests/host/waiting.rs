//! Which games wait for a player, as the store knows without reading them.

use viceroy::messages::MyGame;

use crate::prelude::*;

pub fn sleeping(zone: &str, from: u16, until: u16) -> DailySchedule {
    DailySchedule {
        zone: Zone::from_name(zone),
        sleep: Sleep::new(from * 60, until * 60).ok(),
        away: None,
    }
}

async fn check(world: &World, games: &[GameId], people: u64) {
    for id in 1..=people {
        let mut waiting = vec![];
        for game in games.iter().rev() {
            let panel = world.host.panel(*game, PersonId(id)).await.unwrap();
            if panel.view.question.is_some() {
                waiting.push(*game);
            }
        }
        let found = world.host.store().games_waiting_for(PersonId(id)).await;
        assert_eq!(found.unwrap(), waiting, "person {id}");
    }
}

#[tokio::test]
async fn the_store_knows_whom_each_game_waits_for() {
    let mut world = World::new().await;
    let games = [world.game_of(3).await, world.game_of(3).await];
    let mut lot = Lot(31);
    let mut answers = 0;
    while world.answer_once(games[answers % 2], 3, &mut lot).await.is_some() {
        answers += 1;
        check(&world, &games, 3).await;
        if answers == 40 {
            world.restart().await;
            check(&world, &games, 3).await;
        }
    }
    assert!(answers > 100);
    let over = games[answers % 2];
    for id in 1..=3 {
        let running = world.host.store().games_running_of(PersonId(id)).await;
        assert_eq!(running.unwrap(), [games[(answers + 1) % 2]]);
        let finished = world.host.store().newest_finished_of(PersonId(id)).await;
        assert_eq!(finished.unwrap(), Some(over));
    }
}

#[tokio::test]
async fn waiting_games_come_before_running_ones_and_those_before_finished_ones() {
    let world = World::new().await;
    let meant = async |id| {
        let games = world.host.games_meant_by(PersonId(id)).await.unwrap();
        let games: Vec<GameId> = games.iter().map(|game| game.game).collect();
        match games.is_empty() {
            true => {
                let finished = world.host.store().newest_finished_of(PersonId(id)).await;
                finished.unwrap().into_iter().collect()
            }
            false => games,
        }
    };
    let alone = Terms { rivals: Some(1), ..Terms::default() };
    let lobby = world.host.new_table(CHANNEL, person(1), alone).await.unwrap();
    world.starts(lobby.game, 1).await;
    let finished = lobby.game;
    let mut lot = Lot(7);
    world.plays_out(finished, 1, &mut lot).await;
    assert_eq!(meant(1).await, [finished]);
    world.lobby_of(2).await;
    assert_eq!(meant(1).await, [finished]);
    let older = world.game_of(2).await;
    let newer = world.game_of(2).await;
    assert_eq!(meant(1).await, [newer, older]);
    assert_eq!(meant(2).await, [newer, older]);
    assert!(meant(3).await.is_empty());
    for (game, left) in [(newer, vec![older]), (older, vec![newer, older])] {
        while world.panel(game, 1).await.view.question.is_some() {
            world.answer_once(game, 2, &mut lot).await.unwrap();
        }
        assert_eq!(meant(1).await, left);
    }
}

async fn one_more(world: &World, opener: u64, other: u64) -> GameId {
    world.clock.advance(60_000);
    let agreed = TableSettings { time: TimeControl::default(), ..TableSettings::default() };
    let game = world.opens(CHANNEL, opener, agreed).await;
    world.joins(game, other).await;
    world.starts(game, opener).await;
    game
}

#[tokio::test]
async fn all_of_sixty_games_are_listed_by_who_waits_and_until_when() {
    const ME: PersonId = PersonId(1);
    let mut world = World::new().await;
    let mut games = vec![];
    for opener in 2..62 {
        games.push(one_more(&world, opener, 1).await);
    }
    let mut lot = Lot(60);
    let mut answered: Vec<GameId> = games[..10].to_vec();
    for (game, other) in answered.iter().zip(2..) {
        while world.host.panel(*game, ME).await.unwrap().view.question.is_some() {
            let panel = world.host.panel(*game, ME).await.unwrap();
            let question = panel.view.question.unwrap();
            let answer = some_answer(&question, &mut lot);
            let done = world.host.answer(*game, ME, question.id, &answer).await;
            done.unwrap_or_else(|stop| panic!("game {game:?} with {other}: {stop:?}"));
        }
    }
    answered.reverse();
    let expected: Vec<GameId> = games[10..].iter().copied().chain(answered).collect();
    let mine = world.host.games.of(ME).await.unwrap();
    let listed: Vec<GameId> = mine.iter().map(|game| game.game).collect();
    assert_eq!(listed, expected);
    // Time without a heartbeat counts as an outage and extends deadlines.
    for _ in 0..2 {
        let mine = world.host.games.of(ME).await.unwrap();
        assert!(mine[..50].iter().all(MyGame::is_my_turn));
        let deadlines = mine.iter().filter_map(|game| game.time.deadline);
        assert!(deadlines.is_sorted());
        for game in &mine {
            let panel = world.host.panel(game.game, ME).await.unwrap();
            assert_eq!(game.time.deadline, panel.time.deadline);
            assert_eq!(game.time.holder, panel.time.holder);
            assert_eq!(game.people, panel.people);
        }
        let meant = world.host.games_meant_by(ME).await.unwrap();
        assert_eq!(meant.len(), 50);
        world.restart().await;
    }
    // The listed deadline is after the player's sleep.
    let rhythm = sleeping("Australia/Brisbane", 9, 17);
    world.host.set_rhythm(ME, rhythm).await.unwrap();
    for game in world.host.games.of(ME).await.unwrap() {
        let panel = world.host.panel(game.game, ME).await.unwrap();
        assert_eq!(game.time.deadline, panel.time.deadline);
    }
}
