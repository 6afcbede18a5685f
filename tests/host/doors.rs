//! Every way to take a seat goes through the same check: each is tried as an admitted, a banned, an
//! uninvited user, and one at the limit of running games.

use crate::prelude::*;

const HERE: ServerId = ServerId(7);
const KEEPER: PersonId = PersonId(99);
const ZOE: u64 = 9;
const SECOND: Seat = Seat(1);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    New,
    Join,
    Start,
    Again,
    AgainToo,
    Offered,
    Asked,
    Back,
    Answer,
}

impl Way {
    const ALL: [Way; 9] = [
        Way::New,
        Way::Join,
        Way::Start,
        Way::Again,
        Way::AgainToo,
        Way::Offered,
        Way::Asked,
        Way::Back,
        Way::Answer,
    ];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    Anybody,
    Barred,
    Uninvited,
    AtTheLimit,
}

fn venue() -> Venue {
    Venue { server: Some(HERE), ..CHANNEL.into() }
}

async fn lobby(world: &World, by: u64, entry: Entry) -> GameId {
    let conditions = PlayConditions { terms: Terms::for_several(), agreed: TableSettings::UNTIMED };
    let opened = world.host.new_table_with(venue(), person(by), conditions, entry, &[]);
    opened.await.unwrap().game
}

async fn game(world: &World, by: u64, other: u64, entry: Entry) -> GameId {
    let game = lobby(world, by, entry).await;
    world.joins(game, other).await;
    world.starts(game, by).await;
    game
}

struct House {
    world: World,
    game: Option<GameId>,
}

impl House {
    async fn new(way: Way, who: Who) -> House {
        let world = World::new().await;
        let entry = move |others: &[u64]| match who {
            Who::Uninvited => Entry::Invited(others.iter().copied().map(PersonId).collect()),
            Who::Anybody | Who::Barred | Who::AtTheLimit => Entry::Anybody,
        };
        let host = &world.host;
        let found = match way {
            Way::New => None,
            Way::Join => Some(lobby(&world, 1, entry(&[])).await),
            Way::Start => {
                let own = lobby(&world, ZOE, entry(&[2])).await;
                host.join(own, person(2), press(2)).await.unwrap();
                Some(own)
            }
            Way::Again | Way::AgainToo => {
                let over = game(&world, 1, ZOE, Entry::Anybody).await;
                let keeper = Authority { server: HERE, channel: CHANNEL, over: Extent::Server };
                host.close_table(over, KEEPER, keeper).await.unwrap();
                if way == Way::AgainToo {
                    let again = host.play_again(over, person(1), press(1)).await.unwrap();
                    host.change_lobby(again.game, move |lobby| lobby.admit(ANNA, entry(&[])))
                        .await
                        .unwrap();
                }
                Some(over)
            }
            Way::Offered | Way::Asked => {
                let game = game(&world, 1, 2, entry(&[2])).await;
                host.seating.leave(game, PersonId(2)).await.unwrap();
                if way == Way::Offered {
                    let replace = VoteKind::Replace { seat: SECOND };
                    host.vote(game, ANNA, Ballot::Open(replace)).await.unwrap();
                } else {
                    world.clock.advance(7 * DAY);
                }
                Some(game)
            }
            Way::Back => {
                let game = game(&world, ZOE, 2, entry(&[2])).await;
                host.seating.leave(game, PersonId(ZOE)).await.unwrap();
                Some(game)
            }
            Way::Answer => {
                let game = game(&world, ZOE, 2, entry(&[2])).await;
                world.clock.advance(7 * DAY);
                let seat = Seat(0);
                let replace = VoteKind::Replace { seat };
                host.vote(game, PersonId(2), Ballot::Open(replace)).await.unwrap();
                Some(game)
            }
        };
        let mut house = House { world, game: found };
        house.she_is(way, who).await;
        house
    }

    async fn she_is(&mut self, way: Way, who: Who) {
        let host = &self.world.host;
        match who {
            Who::Anybody | Who::Uninvited => {}
            Who::Barred => {
                let barred = host.bar(HERE, PersonId(ZOE), KEEPER, BanChange::Barred).await;
                barred.unwrap();
            }
            Who::AtTheLimit => {
                // A game from which she is only absent counts towards her limit.
                let others = if way == Way::Answer { 2 } else { 3 };
                for other in 0..others {
                    game(&self.world, ZOE, 20 + other, Entry::Anybody).await;
                }
            }
        }
    }

    async fn she_tries(&self, way: Way) -> Result<(), Stop> {
        let host = &self.world.host;
        let (she, number) = (person(ZOE), press(ZOE));
        let Some(game) = self.game else {
            let opened = host.new_table(venue(), she, Terms::for_several()).await;
            return opened.map(drop);
        };
        match way {
            Way::New | Way::Join => host.join(game, she, number).await.map(drop),
            Way::Start => host.start(game, she.id, number).await.map(drop),
            Way::Again | Way::AgainToo => host.play_again(game, she, number).await.map(drop),
            Way::Offered => {
                let taken = host.ask_for_seat(game, she, SECOND).await?;
                assert_eq!(taken, Voted::Passed);
                Ok(())
            }
            Way::Asked => {
                let asked = host.ask_for_seat(game, she, SECOND).await?;
                assert_eq!(asked, Voted::Open);
                Ok(())
            }
            Way::Back => host.come_back(game, she.id).await,
            Way::Answer => host.reconsider(game, she.id).await.map(drop),
        }
    }
}

/// The expected rejection; `None` where she is admitted.
fn expected(way: Way, who: Who) -> Option<&'static str> {
    match (who, way) {
        (Who::Anybody, _) => None,
        // Her seat at a table that has not started is gone, and with it the table.
        (Who::Barred, Way::Start) => Some("not joined"),
        (Who::Barred, _) => Some("barred"),
        (Who::Uninvited, Way::Join | Way::AgainToo | Way::Offered | Way::Asked) => {
            Some("not invited")
        }
        (Who::Uninvited, Way::New | Way::Start | Way::Again | Way::Back | Way::Answer) => None,
        (Who::AtTheLimit, Way::New | Way::Start | Way::Again | Way::Back) => Some("too many"),
        (Who::AtTheLimit, Way::Join | Way::AgainToo | Way::Offered | Way::Asked | Way::Answer) => {
            None
        }
    }
}

fn told(result: Result<(), Stop>) -> Option<&'static str> {
    let why = match result {
        Ok(()) => return None,
        Err(stop) => refused::<()>(Err(stop)),
    };
    Some(if why == Rejection::NotJoined {
        "not joined"
    } else if why == LobbyRefusal::Barred.into() {
        "barred"
    } else if let Rejection::Lobby(LobbyRefusal::NotInvited { .. }) = why {
        "not invited"
    } else if let Rejection::Lobby(LobbyRefusal::TooManyRunning { .. }) = why {
        "too many"
    } else {
        panic!("{why:?}")
    })
}

#[tokio::test]
async fn every_way_to_a_seat_passes_one_door() {
    for who in [Who::Anybody, Who::Barred, Who::Uninvited, Who::AtTheLimit] {
        for way in Way::ALL {
            let house = House::new(way, who).await;
            let expected = expected(way, who);
            // An offer can be accepted exactly where it is made.
            if let (Way::Offered | Way::Asked, Some(game)) = (way, house.game) {
                let seen = house.world.host.seats(game, PersonId(ZOE), None).await;
                let all: SeatSet = [SECOND].into_iter().filter(|_| expected.is_none()).collect();
                let offered = Viewer::Other { may_take: all };
                assert_eq!(seen.unwrap().viewer, offered, "{who:?}: {way:?}");
            }
            house.world.host.computing.settled().await;
            let before = revisions(&house.world).await;
            assert_eq!(told(house.she_tries(way).await), expected, "{who:?}: {way:?}");
            let changed = before != revisions(&house.world).await;
            assert_eq!(changed, expected.is_none(), "{who:?}: {way:?}");
        }
    }
}

async fn revisions(world: &World) -> Vec<i64> {
    let mut all = vec![];
    for game in (1..).map(GameId) {
        match world.host.store().game(game).await.unwrap() {
            Some(stored) => all.push(stored.revision),
            None => return all,
        }
    }
    all
}

#[tokio::test]
async fn who_is_barred_between_the_question_and_the_consent_gets_no_seat() {
    let house = House::new(Way::Asked, Who::Anybody).await;
    let (host, game) = (&house.world.host, house.game.unwrap());
    house.she_tries(Way::Asked).await.unwrap();
    host.bar(HERE, PersonId(ZOE), KEEPER, BanChange::Barred).await.unwrap();
    let said = host.vote(game, ANNA, Ballot::Say(1, VoteChoice::Yes)).await.unwrap();
    assert_eq!(said, Voted::Failed);
    let seats = host.seats(game, ANNA, None).await.unwrap();
    assert_eq!(seats.vote, None, "it keeps no other vote from being opened");
    assert_eq!(seats.seats[SECOND].holder, SeatControl::Computer(Away::Left));
    assert_eq!(seats.people[SECOND].person(), Some(PersonId(2)));
}

#[tokio::test]
async fn who_is_barred_while_a_table_starts_has_no_seat_in_its_game() {
    let world = World::new().await;
    let game = lobby(&world, 1, Entry::Anybody).await;
    for id in [2, ZOE] {
        world.joins(game, id).await;
    }
    // Simulates a start between the decision and its consequences.
    let store = world.host.store();
    store.bar(HERE, PersonId(ZOE), KEEPER, 0).await.unwrap();
    let started = world.host.start(game, ANNA, press(3)).await.unwrap();
    assert_eq!(started.people, [person(1), person(2)].map(Into::into));
    // A ban by a moderator of one server does not apply to another.
    let elsewhere = Venue { server: Some(ServerId(8)), ..venue() };
    let opened = world.host.new_table(elsewhere, person(ZOE), Terms::for_several());
    assert!(opened.await.is_ok());
}

#[tokio::test]
async fn games_that_one_has_left_do_not_count_as_running() {
    let world = World::new().await;
    let mut games = vec![];
    for other in 20..23 {
        games.push(game(&world, ZOE, other, Entry::Anybody).await);
    }
    let opens = || world.host.new_table(venue(), person(ZOE), Terms::for_several());
    let why = refused(opens().await);
    assert!(
        matches!(&why, Rejection::Lobby(LobbyRefusal::TooManyRunning { tables, .. }) if tables.len() == 3),
        "{why:?}"
    );
    world.leaves(games[1], ZOE).await;
    let fourth = opens().await.unwrap().game;
    world.joins(fourth, 23).await;
    world.starts(fourth, ZOE).await;
    let back = refused(world.host.come_back(games[1], PersonId(ZOE)).await);
    assert!(matches!(back, Rejection::Lobby(LobbyRefusal::TooManyRunning { .. })), "{back:?}");
    world.leaves(fourth, ZOE).await;
    world.comes_back(games[1], ZOE).await;
}
