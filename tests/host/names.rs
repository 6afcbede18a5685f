//! Players are shown under their current name on the table's server, not the one they joined with.

use crate::prelude::*;

const HERE: ServerId = ServerId(7);
const ELSEWHERE: ServerId = ServerId(8);

async fn table(world: &World) -> GameId {
    let venue = Venue { server: Some(HERE), played_in: PlayedIn::Thread, ..Venue::from(CHANNEL) };
    let opened = (world.host).new_table(venue, person(1), Terms::for_several());
    let game = opened.await.unwrap().game;
    world.joins(game, 2).await;
    game
}

async fn name(world: &World, game: GameId, seat: u8) -> String {
    world.table(game).await.people[Seat(seat)].name.clone()
}

#[tokio::test]
async fn a_new_name_is_used_from_the_next_press_on() {
    let mut world = World::new().await;
    let (game, gathering) = (table(&world).await, table(&world).await);
    world.starts(game, 1).await;
    world.hears(1, "en", Some((HERE, "Zoe"))).await;
    assert_eq!(name(&world, game, 0).await, "Zoe");
    assert_eq!(name(&world, game, 1).await, "Player 2");
    assert_eq!(world.panel(game, 2).await.people[Seat(0)].name, "Zoe");
    let lobby = world.host.lobby(gathering).await.unwrap();
    assert_eq!(lobby.people[0].name, "Zoe");
    world.restart().await;
    assert_eq!(name(&world, game, 0).await, "Zoe");
    let stored = world.host.store().holders(game).await.unwrap();
    assert_eq!(stored.at(1)[Seat(0)].name, "Zoe");
    // Names from other servers and from direct messages do not count here.
    world.hears(1, "en", Some((ELSEWHERE, "Queen"))).await;
    world.hears(1, "en", None).await;
    assert_eq!(name(&world, game, 0).await, "Zoe");
    world.hears(1, "en", Some((HERE, "Player 1"))).await;
    assert_eq!(name(&world, game, 0).await, "Player 1");
}

#[tokio::test]
async fn who_has_no_name_of_their_own_on_a_server_is_followed_by_direct_message_too() {
    let world = World::new().await;
    let game = table(&world).await;
    world.starts(game, 1).await;
    for id in [1, 2] {
        world.hears(id, "en", Some((HERE, &person(id).name))).await;
    }
    world.hears(2, "en", Some((HERE, "Queen"))).await;
    for id in [1, 2] {
        let names = Names { everywhere: format!("New {id}"), on_server: None };
        let heard = world.host.heard(PersonId(id), "en", &names).await;
        heard.unwrap();
    }
    assert_eq!(name(&world, game, 0).await, "New 1");
    assert_eq!(name(&world, game, 1).await, "Queen");
}

#[tokio::test]
async fn what_happens_after_it_is_told_under_the_new_name() {
    let world = World::new().await;
    let game = table(&world).await;
    world.starts(game, 1).await;
    let mut lot = Lot(5);
    world.answers(game, 2, 6, &mut lot).await;
    world.hears(1, "en", Some((HERE, "Zoe"))).await;
    let mut told = None;
    while told.is_none() {
        world.answer_once(game, 2, &mut lot).await.unwrap();
        let panel = world.panel(game, 2).await;
        told = panel.since.deeds.last().cloned();
    }
    assert_eq!(told.unwrap().hands[Seat(0)].player.name, "Zoe");
}
