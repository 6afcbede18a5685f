//! Moderators close tables: only those they moderate, and only tables that can be closed.

use crate::prelude::*;

const HERE: ServerId = ServerId(7);
const KEEPER: PersonId = PersonId(99);

fn keeper_of(server: ServerId) -> Authority {
    keeper_in(server, CHANNEL, Extent::Server)
}

fn keeper_in(server: ServerId, channel: RoomId, over: Extent) -> Authority {
    Authority { server, channel, over }
}

async fn table(world: &World) -> GameId {
    table_in(world, CHANNEL).await
}

async fn table_in(world: &World, channel: RoomId) -> GameId {
    let venue = Venue { server: Some(HERE), ..channel.into() };
    let game = world.opens(venue, 1, TableSettings::UNTIMED).await;
    world.joins(game, 2).await;
    game
}

#[tokio::test]
async fn who_keeps_order_elsewhere_closes_nothing_here() {
    let world = World::new().await;
    let (lobby, game) = (table(&world).await, table(&world).await);
    world.starts(game, 1).await;
    let elsewhere = keeper_of(ServerId(8));
    for game in [lobby, game] {
        let asked = refused(world.host.closable(game, elsewhere).await);
        assert_eq!(asked, LobbyRefusal::OfAnotherServer.into());
        let closed = refused(world.host.close_table(game, KEEPER, elsewhere).await);
        assert_eq!(closed, LobbyRefusal::OfAnotherServer.into());
        let seen = world.host.lobby(game).await.unwrap().state;
        assert_ne!(seen, LobbyState::Abandoned);
    }
    let seats = world.host.seats(game, KEEPER, Some(elsewhere)).await.unwrap();
    assert!(!seats.may_close);
    let here = Some(keeper_of(HERE));
    assert!(world.host.seats(game, KEEPER, here).await.unwrap().may_close);
    assert!(!world.host.seats(game, KEEPER, None).await.unwrap().may_close);
    let under = async |by| world.host.store().tables_under(by).await.unwrap();
    assert_eq!(under(keeper_of(HERE)).await, [game, lobby]);
    assert_eq!(under(elsewhere).await, []);
}

#[tokio::test]
async fn who_keeps_order_in_one_channel_closes_tables_of_that_channel() {
    let world = World::new().await;
    let there = RoomId(CHANNEL.0 + 1);
    let (here, other) = (table(&world).await, table_in(&world, there).await);
    world.starts(here, 1).await;
    let thread = RoomId(4711);
    world.host.store().set_thread(here, thread).await.unwrap();
    let in_channel = keeper_in(HERE, CHANNEL, Extent::Channel);
    // For a thread, only its id may be known.
    let in_thread = keeper_in(HERE, thread, Extent::Channel);
    let but_here = keeper_in(HERE, CHANNEL, Extent::Elsewhere);
    for (by, closes, not, all) in [
        (in_channel, here, other, vec![here]),
        (in_thread, here, other, vec![]),
        (but_here, other, here, vec![other]),
    ] {
        assert!(world.host.closable(closes, by).await.is_ok(), "{by:?}");
        let refusal = LobbyRefusal::OfAnotherChannel;
        let asked = refused(world.host.closable(not, by).await);
        assert_eq!(asked, refusal.clone().into(), "{by:?}");
        let closed = refused(world.host.close_table(not, KEEPER, by).await);
        assert_eq!(closed, refusal.into(), "{by:?}");
        let under = world.host.store().tables_under(by).await.unwrap();
        assert_eq!(under, all, "{by:?}");
        let seats = world.host.seats(here, KEEPER, Some(by)).await.unwrap();
        assert_eq!(seats.may_close, closes == here, "{by:?}");
    }
    let whole = world.host.store().tables_under(keeper_of(HERE)).await;
    assert_eq!(whole.unwrap(), [other, here]);
    let closed = world.host.close_table(here, KEEPER, in_thread).await;
    closed.unwrap();
}

#[tokio::test]
async fn a_lobby_that_is_closed_stays_so_and_names_who_sat_there() {
    let world = World::new().await;
    let game = table(&world).await;
    let there = keeper_of(HERE);
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
async fn what_is_over_is_neither_closed_nor_voted_about() {
    let world = World::new().await;
    let by = keeper_of(HERE);
    let game = table(&world).await;
    world.starts(game, 1).await;
    let running = table(&world).await;
    world.starts(running, 1).await;
    assert_eq!(world.votes(game, 1, Ballot::Open(VoteKind::Close)).await, Voted::Open);
    let vote = async || {
        let seats = world.host.seats(game, PersonId(2), None).await.unwrap();
        seats.vote
    };
    assert!(vote().await.is_some());
    world.plays_out(game, 2, &mut Lot(4)).await;
    assert_eq!(vote().await, None);
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
