//! Tables that are closed by somebody who keeps order: only those of their own server, and only such as can be closed.

use viceroy::attendance::Agreed;
use viceroy::host::{LobbyRefusal, Rejection};
use viceroy::notice::{
    Authority, Entry, GameId, LanguageTag, LobbyState, PersonId, PlayedIn, RoomId, ServerId, Venue,
};
use viceroy::rules::{Refusal, Terms};

use super::world::{CHANNEL, Lot, World, person, press, refused};

const HERE: ServerId = ServerId(7);
const KEEPER: PersonId = PersonId(99);

fn keeper_of(server: ServerId, room: RoomId) -> Authority {
    Authority { server, room }
}

async fn table(world: &World, server: Option<ServerId>) -> GameId {
    let venue = Venue {
        channel: CHANNEL,
        server,
        language: LanguageTag::default(),
        played_in: PlayedIn::Thread,
    };
    let (terms, agreed) = (Terms::for_several(), Agreed::UNTIMED);
    let opened = (world.host).new_table_for(venue, person(1), terms, agreed, Entry::Anybody);
    let game = opened.await.unwrap().game;
    world.host.join(game, person(2), press(2)).await.unwrap();
    game
}

#[tokio::test]
async fn who_keeps_order_elsewhere_closes_nothing_here() {
    let world = World::new().await;
    let (lobby, game) = (
        table(&world, Some(HERE)).await,
        table(&world, Some(HERE)).await,
    );
    world.host.start(game, PersonId(1), press(3)).await.unwrap();
    // The room says nothing where the server is known.
    let elsewhere = keeper_of(ServerId(8), CHANNEL);
    for game in [lobby, game] {
        let asked = refused(world.host.closable(game, elsewhere).await);
        assert_eq!(asked, LobbyRefusal::OfAnotherServer.into());
        let closed = refused(world.host.close_table(game, KEEPER, elsewhere).await);
        assert_eq!(closed, LobbyRefusal::OfAnotherServer.into());
        let seen = world.host.lobby(game).await.unwrap().state;
        assert_ne!(seen, LobbyState::Abandoned);
    }
    let seats = world
        .host
        .seats(game, KEEPER, Some(elsewhere))
        .await
        .unwrap();
    assert!(!seats.may_close);
    let here = Some(keeper_of(HERE, RoomId(1)));
    assert!(
        world
            .host
            .seats(game, KEEPER, here)
            .await
            .unwrap()
            .may_close
    );
    assert!(
        !world
            .host
            .seats(game, KEEPER, None)
            .await
            .unwrap()
            .may_close
    );
    assert_eq!(world.host.tables_on(HERE).await.unwrap(), [game, lobby]);
    assert_eq!(world.host.tables_on(ServerId(8)).await.unwrap(), []);
}

#[tokio::test]
async fn a_table_from_before_its_server_was_stored_is_closed_where_it_is_played() {
    let world = World::new().await;
    let game = table(&world, None).await;
    let elsewhere = keeper_of(HERE, RoomId(1));
    let closed = refused(world.host.close_table(game, KEEPER, elsewhere).await);
    assert_eq!(closed, LobbyRefusal::OfAnotherServer.into());
    let there = keeper_of(HERE, CHANNEL);
    world.host.close_table(game, KEEPER, there).await.unwrap();
    let lobby = world.host.lobby(game).await.unwrap();
    assert_eq!(lobby.state, LobbyState::Closed);
    assert_eq!(lobby.people.len(), 2, "they are named");
    let twice = refused(world.host.close_table(game, KEEPER, there).await);
    assert_eq!(twice, Rejection::Closed);
    let late = refused(world.host.join(game, person(3), press(3)).await);
    assert_eq!(late, Rejection::Closed);
}

#[tokio::test]
async fn what_is_over_is_not_closed() {
    let world = World::new().await;
    let by = keeper_of(HERE, CHANNEL);
    let game = table(&world, Some(HERE)).await;
    world.host.start(game, PersonId(1), press(3)).await.unwrap();
    let running = table(&world, Some(HERE)).await;
    world
        .host
        .start(running, PersonId(1), press(4))
        .await
        .unwrap();
    let mut lot = Lot(4);
    while world.answer_once(game, 2, &mut lot).await.is_some() {}
    let over = refused(world.host.close_table(game, KEEPER, by).await);
    assert_eq!(over, Rejection::Rules(Refusal::Over));
    world.host.close_table(running, KEEPER, by).await.unwrap();
    let lobby = world.host.lobby(running).await.unwrap();
    assert_eq!(lobby.state, LobbyState::Abandoned);
    let twice = refused(world.host.close_table(running, KEEPER, by).await);
    assert_eq!(twice, Rejection::Abandoned);
    let unknown = refused(world.host.close_table(GameId(99), KEEPER, by).await);
    assert_eq!(unknown, Rejection::NoSuchGame);
}
