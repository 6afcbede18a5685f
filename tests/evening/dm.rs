//! Three people play: one by direct message, one who wants to but takes none, one in the thread.

use serde_json::json;
use standin::{SeenMessage, Snowflake, UserHandle};
use viceroy::discord::custom_id::Ticket;
use viceroy::notice::{GameId, NoticeKind, PlayBy};
use viceroy::rules::Seat;
use viceroy::store::{NoticeState, Store, StoredNotice};

use crate::by_dm::{Player, has_button};
use crate::guest::{Did, Guest};
use crate::server::{SOON, Server};
use crate::spelling::format;

const GAME: GameId = GameId(1);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_plays_by_direct_message_one_cannot_and_one_does_not_want_to() {
    let mut server = Server::start().await;
    let anna = server.standin.user("Anna");
    let ben = server.standin.user("Ben");
    let chiara = server.standin.user("Chiara");
    let thread = start(&server, &anna, &ben, &chiara).await;

    // Anna gets her hand, Ben is told why he does not, and Chiara is called.
    let mut player = Player::new(&server.standin, "Anna", 1);
    let room = player.room;
    let first = player.wait_for_question().await;
    assert!(!first.ephemeral && first.pings.is_empty());
    assert!(first.content.contains("You have") && !first.attachments.is_empty());
    assert!(has_button(&first, "v1:panel:1:0:1"), "{first:?}");
    let told = wait_for_button(&ben, thread, "v1:unreachable:").await;
    assert_eq!(told.pings, [ben.id()]);
    assert!(
        told.content
            .contains("I cannot reach you by direct message")
    );
    let table = wait_for_button(&chiara, thread, "v1:table:").await;
    // Ben's closed door may be known by the time the table is posted; then it calls him too.
    assert!(table.pings.contains(&chiara.id()), "{table:?}");
    assert!(!table.pings.contains(&anna.id()), "{table:?}");

    let hand = anna.command(room, "viceroy", &["hand"], json!({})).unwrap();
    let hand = hand.settled().await.message().unwrap();
    assert!(hand.ephemeral && hand.content == first.content, "{hand:?}");
    // Everything is pressed in place.
    let refreshed = player.press(&first, "v1:panel:").await;
    assert_eq!(
        (refreshed.id, &refreshed.content),
        (first.id, &first.content)
    );

    let mut others = [
        Guest::new(&server.standin, "Ben", 2),
        Guest::new(&server.standin, "Chiara", 3),
    ];
    let began = |turn: u32| format!("**Turn {turn} ·");
    play_until(&mut player, &mut others, thread, |messages| {
        messages.iter().any(|m| m.content.contains(&began(1)))
    })
    .await;
    // A restart doubles nothing.
    server.stop().await;
    server.begin().await;
    play_until(&mut player, &mut others, thread, |messages| {
        messages.iter().any(|m| m.content.contains(&began(2)))
    })
    .await;
    assert!(ben.direct().is_none_or(|room| ben.sees(room).is_empty()));

    // Ben tries again, and now messages arrive.
    let settings = ben.command(thread, "viceroy", &["settings"], json!({}));
    let settings = settings.unwrap().settled().await.message().unwrap();
    assert!(settings.ephemeral && settings.content.contains("cannot reach you"));
    ben.open_dms().unwrap();
    let by_dm = format(&Ticket::PlayBy(PlayBy::Dm));
    let chosen = ben.press(settings.id, &by_dm).unwrap().settled().await;
    let chosen = chosen.message().unwrap();
    assert_eq!(chosen.id, settings.id);
    assert!(
        chosen.content.contains("I send you your hand"),
        "{chosen:?}"
    );
    let his = ben.open_direct().unwrap();
    play_until(&mut player, &mut others, thread, |_| {
        ben.sees(his).iter().any(|m| m.content.contains("You have"))
    })
    .await;

    server.stop().await;
    let store = Store::open(server.database()).await.unwrap();
    let notices = store.notices(GAME).await.unwrap();
    store.close().await;
    assert!(notices.iter().all(|n| n.state != NoticeState::Sending));
    panels_are_there_once(&notices, &anna.sees(room), 0);
    panels_are_there_once(&notices, &ben.sees(his), 1);
    private_things_stay_private(&[&anna, &ben, &chiara], &[room, his], thread);
    calls_are_right(&chiara.sees(thread), anna.id());
}

/// A lobby in which everybody says how they play; gives the game's thread.
async fn start(
    server: &Server,
    anna: &UserHandle,
    ben: &UserHandle,
    chiara: &UserHandle,
) -> Snowflake {
    let lobby = server.new_table("Anna").await;
    let opened = anna.ephemerals().pop().unwrap();
    choose(anna, &opened, "By direct message").await;
    ben.close_dms().unwrap();
    let joined = server.press("Ben", lobby, "v1:join:").await;
    choose(ben, &joined, "By direct message").await;
    let joined = server.press("Chiara", lobby, "v1:join:").await;
    choose(chiara, &joined, "In the thread").await;
    // Asked once: who comes again is not asked again.
    server.press("Chiara", lobby, "v1:leave:").await;
    let again = server.press("Chiara", lobby, "v1:join:").await;
    assert!(again.buttons.is_empty(), "{again:?}");
    server.press("Anna", lobby, "v1:start:").await;
    lobby
}

async fn choose(user: &UserHandle, asked: &SeenMessage, label: &str) {
    assert!(asked.ephemeral && asked.buttons.len() == 2, "{asked:?}");
    let button = asked.button(label).unwrap();
    let done = user.press(asked.id, &button.custom_id).unwrap();
    let chosen = done.settled().await.message().unwrap();
    assert_eq!(chosen.id, asked.id);
    assert!(
        chosen.content.contains("You can always open it"),
        "{chosen:?}"
    );
}

async fn wait_for_button(user: &UserHandle, room: Snowflake, button: &str) -> SeenMessage {
    let found = user.wait_to_see(room, SOON, |messages| {
        let with = |m: &&SeenMessage| has_button(m, button);
        messages.iter().find(with).cloned()
    });
    found.await.unwrap_or_else(|| panic!("no {button}"))
}

async fn play_until(
    player: &mut Player,
    others: &mut [Guest],
    thread: Snowflake,
    enough: impl Fn(&[SeenMessage]) -> bool,
) {
    loop {
        let mut idle = true;
        for guest in others.iter_mut() {
            idle &= guest.act(thread).await == Did::Nothing;
        }
        if idle {
            // So the game waits for the one who is told by direct message.
            player.wait_for_question().await;
        }
        player.act().await;
        if enough(&player.user.sees(thread)) {
            return;
        }
    }
}

/// What is stored as sent is what can be seen: one panel, which asks what is asked now.
fn panels_are_there_once(notices: &[StoredNotice], seen: &[SeenMessage], whose: u8) {
    let mut stored: Vec<(u32, u64)> = notices
        .iter()
        .filter(|notice| {
            notice.key.kind == NoticeKind::Panel
                && notice.key.seat == Some(Seat(whose))
                && notice.state == NoticeState::Sent
        })
        .filter_map(|notice| Some((notice.key.nth, notice.message?.0)))
        .collect();
    stored.sort_unstable();
    let stored: Vec<u64> = stored.into_iter().map(|(_, id)| id).collect();
    let said: Vec<u64> = seen
        .iter()
        .filter(|m| !m.ephemeral)
        .map(|m| m.id.0)
        .collect();
    assert_eq!(stored, said);
    assert_eq!(said.len(), 1, "those before it are gone");
}

fn private_things_stay_private(
    users: &[&UserHandle; 3],
    rooms: &[Snowflake; 2],
    thread: Snowflake,
) {
    for (whose, room) in rooms.iter().enumerate() {
        for (who, user) in users.iter().enumerate() {
            assert_eq!(user.sees(*room).is_empty(), who != whose);
        }
    }
    let open = users[2].sees(thread);
    for message in open.iter().filter(|m| !m.ephemeral) {
        assert!(!message.content.contains("You have"), "{message:?}");
        let mut names = message.attachments.iter().map(|a| a.filename());
        let private = [
            "own-", "auction-", "pyramid-", "cards-", "places-", "choices-",
        ];
        let open = |name: &str| !private.iter().any(|kind| name.starts_with(kind));
        assert!(names.all(open), "{message:?}");
    }
}

fn calls_are_right(open: &[SeenMessage], by_dm: Snowflake) {
    let told = |m: &&SeenMessage| has_button(m, "v1:unreachable:");
    assert_eq!(open.iter().filter(told).count(), 1);
    assert!(open.iter().all(|m| !m.pings.contains(&by_dm)));
    let mut news: Vec<&str> = open
        .iter()
        .flat_map(|m| &m.buttons)
        .map(|b| b.custom_id.as_str())
        .filter(|id| id.starts_with("v1:news:"))
        .collect();
    let all = news.len();
    news.sort_unstable();
    news.dedup();
    assert_eq!(news.len(), all, "told twice");
}
