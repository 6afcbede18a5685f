//! Which games wait for a person, as the store knows it without reading them.

use viceroy::notice::{GameId, PersonId};
use viceroy::rules::Terms;

use super::world::{CHANNEL, Lot, World, person, press};

/// Whom the panels of these games ask something, and whom the store says that they wait for.
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
    while world
        .answer_once(games[answers % 2], 3, &mut lot)
        .await
        .is_some()
    {
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
    let meant = async |id| world.host.games_meant_by(PersonId(id)).await.unwrap();
    let alone = Terms {
        rivals: Some(1),
        ..Terms::default()
    };
    let lobby = world
        .host
        .new_table(CHANNEL, person(1), alone)
        .await
        .unwrap();
    world
        .host
        .start(lobby.game, PersonId(1), press(1))
        .await
        .unwrap();
    let finished = lobby.game;
    let mut lot = Lot(7);
    while world.answer_once(finished, 1, &mut lot).await.is_some() {}
    assert_eq!(meant(1).await, [finished]);
    world.lobby_of(2).await;
    assert_eq!(meant(1).await, [finished]);
    let older = world.game_of(2).await;
    let newer = world.game_of(2).await;
    assert_eq!(meant(1).await, [newer, older]);
    assert_eq!(meant(2).await, [newer, older]);
    assert!(meant(3).await.is_empty());
    // The first to be asked is the first person: now only the older one waits for them, then none.
    for (game, left) in [(newer, vec![older]), (older, vec![newer, older])] {
        while world
            .host
            .panel(game, PersonId(1))
            .await
            .unwrap()
            .view
            .question
            .is_some()
        {
            world.answer_once(game, 2, &mut lot).await.unwrap();
        }
        assert_eq!(meant(1).await, left);
    }
}
