//! People who are not to be found any more: noticed when they should be reminded, told to everybody, and no reason to wait.

use viceroy::attendance::{Announcement, Away, GoneFrom, Holder};
use viceroy::host::Whereabouts;
use viceroy::notice::{
    Entry, GameId, LanguageTag, NoticeBody, PersonId, PlayedIn, ServerId, Venue,
};
use viceroy::rules::{Seat, Terms};
use viceroy::store::GameState;
use viceroy::timing::{HOUR, MINUTE};

use super::absence::DAILY;
use super::chat::Chat;
use super::world::{CHANNEL, Lot, Running, World, person, press, some_answer};

const SERVER: ServerId = ServerId(77);

async fn game_of_two(world: &World) -> GameId {
    let venue = Venue {
        channel: CHANNEL,
        server: Some(SERVER),
        language: LanguageTag::default(),
        played_in: PlayedIn::Thread,
    };
    let (host, terms) = (&world.host, Terms::for_several());
    let lobby = host.new_table_for(venue, person(1), terms, DAILY, Entry::Anybody);
    let game = lobby.await.unwrap().game;
    host.join(game, person(2), press(2)).await.unwrap();
    host.start(game, PersonId(1), press(1)).await.unwrap();
    game
}

async fn visit(world: &World, game: GameId, who: u64, lot: &mut Lot) {
    loop {
        let panel = world.host.panel(game, PersonId(who)).await.unwrap();
        let Some(question) = panel.view.question else {
            return;
        };
        let answer = some_answer(&question, lot);
        let done = world.host.answer(game, PersonId(who), question.id, &answer);
        done.await.unwrap();
    }
}

async fn pass(world: &World, running: &Running, time: i64) {
    let end = world.clock.now() + time;
    while world.clock.now() < end {
        world.clock.advance(30 * MINUTE);
        running.settled().await;
    }
}

fn told(chat: &Chat) -> Vec<Announcement> {
    let inside = chat.inside();
    let bodies = inside.messages.values().map(|message| &message.body);
    let told = bodies.filter_map(|body| {
        if let NoticeBody::Announcement(post) = body {
            Some(post.announcement.clone())
        } else {
            None
        }
    });
    told.collect()
}

fn asked(chat: &Chat) -> usize {
    let inside = chat.inside();
    let asked = inside
        .log
        .iter()
        .filter(|line| line.starts_with("where is"));
    asked.count()
}

async fn holder(world: &World, game: GameId, who: u64) -> Holder {
    let panel = world.host.panel(game, PersonId(who)).await;
    panel.unwrap().time.holder
}

#[tokio::test]
async fn who_has_left_the_server_is_noticed_when_they_should_be_reminded() {
    for (whereabouts, from) in [
        (Whereabouts::Elsewhere, GoneFrom::Server),
        (Whereabouts::Nowhere, GoneFrom::Chat),
    ] {
        let world = World::new().await;
        let game = game_of_two(&world).await;
        let chat = Chat::new(&world.clock);
        let running = world.run(chat.clone());
        let mut lot = Lot(3);
        visit(&world, game, 1, &mut lot).await;
        chat.inside().whereabouts.insert(PersonId(2), whereabouts);
        pass(&world, &running, 17 * HOUR).await;
        assert_eq!(
            (asked(&chat), told(&chat)),
            (0, vec![]),
            "nobody is asked for early"
        );
        pass(&world, &running, 2 * HOUR).await;
        let seat = Seat(1);
        assert_eq!(told(&chat), [Announcement::Gone { seat, from }]);
        assert_eq!(asked(&chat), 1, "and not again");
        assert!(chat.inside().reminded.is_empty());
        // The game goes on with a computer player, to its end.
        for _ in 0..400 {
            visit(&world, game, 1, &mut lot).await;
            running.settled().await;
            let stored = world.host.store().game(game).await.unwrap().unwrap();
            if stored.state == GameState::Over {
                break;
            }
        }
        let stored = world.host.store().game(game).await.unwrap().unwrap();
        assert_eq!(stored.state, GameState::Over);
        running.stop().await;
    }
}

#[tokio::test]
async fn who_comes_back_to_the_server_plays_again() {
    let world = World::new().await;
    let game = game_of_two(&world).await;
    let chat = Chat::new(&world.clock);
    let running = world.run(chat.clone());
    let mut lot = Lot(4);
    visit(&world, game, 1, &mut lot).await;
    let gone = Whereabouts::Elsewhere;
    chat.inside().whereabouts.insert(PersonId(2), gone);
    pass(&world, &running, 19 * HOUR).await;
    assert_eq!(holder(&world, game, 2).await, Holder::Computer(Away::Gone));
    world.host.come_back(game, PersonId(2)).await.unwrap();
    assert_eq!(holder(&world, game, 2).await, Holder::Person);
    running.stop().await;
}

#[tokio::test]
async fn who_is_there_is_reminded() {
    let world = World::new().await;
    let game = game_of_two(&world).await;
    let chat = Chat::new(&world.clock);
    let running = world.run(chat.clone());
    let mut lot = Lot(5);
    visit(&world, game, 1, &mut lot).await;
    pass(&world, &running, 19 * HOUR).await;
    assert_eq!(asked(&chat), 1);
    assert!(
        matches!(
            told(&chat)[..],
            [Announcement::Reminder { seat: Seat(1), .. }]
        ),
        "{:?}",
        told(&chat)
    );
    assert_eq!(holder(&world, game, 2).await, Holder::Person);
    running.stop().await;
}
