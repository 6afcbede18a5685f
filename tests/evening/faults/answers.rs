//! Interaction responses that Discord refuses or delays, and interactions delivered twice.

use super::*;

const SHOWING: &str = "/messages/@original";

fn refused(what: &str) -> viceroy_fake_discord::Fault {
    let why = json!({"_errors": [{"code": "NO", "message": "no"}]});
    let body =
        json!({"message": "Invalid Form Body", "code": 50_035, "errors": {what: {"0": why}}});
    status(400, body)
}

fn shown_since(server: &Server, before: usize) -> Vec<LoggedRequest> {
    let all = server.fake.requests().into_iter();
    let shown = all.filter(|r| r.method == "PATCH" && r.path.ends_with(SHOWING));
    shown.skip(before).collect()
}

async fn looked(table: &Table) -> SeenMessage {
    let anna = table.server.fake.user("Anna");
    let shown = shown(look(&anna, None, table.thread)).await;
    assert!(shown.ephemeral && !shown.loading, "{shown:?}");
    shown
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_is_refused_comes_in_a_plainer_form() {
    let mut table = Table::new().await;
    let fake = table.server.fake.clone();
    let usual = hand(&mut table, 0).await;
    assert!(!usual.attachments.is_empty());

    fake.fault(SHOWING, refused("attachments"), 1);
    let bare = looked(&table).await;
    assert_eq!(bare.content, usual.content);
    assert!(bare.attachments.is_empty());
    assert_eq!(bare.menus.len(), usual.menus.len());

    fake.fault(SHOWING, refused("embeds"), 2);
    let line = looked(&table).await;
    line.reads("Discord did not take my full answer");
    assert!(line.menus.is_empty() && line.attachments.is_empty());
    let [again] = &line.buttons[..] else {
        panic!("one button: {line:?}");
    };
    let anna = fake.user("Anna");
    let again = anna.press(line.id, &again.custom_id).unwrap();
    let whole = again.settled().await.message().expect("a panel");
    assert_eq!((whole.id, &whole.content), (line.id, &usual.content));
    assert_eq!(whole.attachments.len(), usual.attachments.len());

    fake.fault(SHOWING, refused("components"), 3);
    let words = looked(&table).await;
    words.reads("Discord did not take my full answer");
    assert!(words.buttons.is_empty());

    fake.fault("/callback", refused("data"), 1);
    let unknown = anna.press_late(usual.id, "v1:nonsense");
    let said = unknown.unwrap().settled().await.message().expect("words");
    said.reads("Discord did not take my full answer");
    // A refused deferral: nothing was done, and the user is told.
    fake.fault("/callback", refused("data"), 1);
    looked(&table).await.reads("Please press again");

    assert_eq!(table.round().await, Did::Something);
    table.all_said_once().await;
}

fn has_own_emoji(message: &Value) -> bool {
    match message {
        Value::Object(all) => all.iter().any(|(key, value)| {
            (key == "emoji" && value["id"].is_string()) || has_own_emoji(value)
        }),
        Value::Array(all) => all.iter().any(has_own_emoji),
        _ => false,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_emoji_that_is_refused_is_not_sent_again() {
    let config = FakeDiscordConfig::on_any_port();
    let mut server = Server::without_bot(config, folder(), luck_of_this_test()).await;
    server.signs = Signs::Drawn;
    server.begin().await;
    let all = |world: &viceroy_fake_discord::World| world.emojis.len() >= 15;
    assert!(server.fake.wait_until(SOON, all).await);
    let mut table = Table::at(server).await;
    let drawn = async || {
        let before = shown_since(&table.server, 0).len();
        looked(&table).await;
        shown_since(&table.server, before).iter().all(|edit| has_own_emoji(&edit.json))
    };
    assert!(holds_soon(drawn).await, "own emojis on a panel");

    let before = shown_since(&table.server, 0).len();
    let why = json!({"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]});
    let why = json!({"components": {"0": {"components": {"0": {"emoji": {"id": why}}}}}});
    let body = json!({"message": "Invalid Form Body", "code": 50_035, "errors": why});
    table.server.fake.fault(SHOWING, status(400, body), 1);
    for _ in 0..2 {
        let shown = looked(&table).await;
        assert!(has_button(&shown, "v1:more:"), "{shown:?}");
        assert!(!shown.menus.is_empty() || !shown.buttons.is_empty());
        assert!(!shown.attachments.is_empty());
    }
    let edits = shown_since(&table.server, before);
    let tried: Vec<_> = edits.iter().map(|edit| (edit.status, has_own_emoji(&edit.json))).collect();
    assert_eq!(tried, [(400, true), (200, false), (200, false)]);
    assert_eq!(table.round().await, Did::Something);
    table.all_said_once().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_stands_in_front_of_discord_answers_for_a_while() {
    let mut table = Table::new().await;
    let usual = hand(&mut table, 0).await;
    let page = || json!("<html><title>One moment</title></html>");
    let blocked = json!({"message": "internal network error", "code": 40_333});
    let pictures = |shown: &SeenMessage| shown.attachments.len();
    for fault in [status(403, blocked), status(200, page()), status(403, page())] {
        for pattern in ["/callback", SHOWING] {
            table.server.fake.fault(pattern, fault.clone(), 1);
            let shown = looked(&table).await;
            assert_eq!(shown.content, usual.content, "{pattern} {fault:?}");
            assert_eq!(pictures(&shown), pictures(&usual), "{pattern} {fault:?}");
        }
    }
    // Later only the picture may fail.
    let down = status(403, page());
    table.server.fake.fault(SHOWING, down, 4);
    let shown = looked(&table).await;
    assert_eq!(shown.content, usual.content);
    assert_eq!((pictures(&shown), shown.menus.len()), (0, usual.menus.len()));
    assert_eq!(table.round().await, Did::Something);
    table.all_said_once().await;
}

fn deliver_again(server: &Server, of: &Reaction) {
    let id = json!(of.id());
    let events = server.fake.events();
    let event = events.iter().rev().find_map(|event| {
        let whole: Value = serde_json::from_str(&event.text).unwrap();
        let is_it = event.name == "INTERACTION_CREATE" && whole["d"]["id"] == id;
        is_it.then(|| whole["d"].clone())
    });
    let event = event.expect("it was delivered");
    server.fake.tell_nonsense("INTERACTION_CREATE", &event);
}

fn first_answers(server: &Server, of: &Reaction) -> Vec<u16> {
    let path = format!("/interactions/{}/", of.id());
    let requests = server.fake.requests().into_iter();
    let about = requests.filter(|request| request.path.contains(&path));
    about.map(|request| request.status).collect()
}

/// By the time that another interaction is answered, the earlier delivery is processed.
async fn another_is_done(server: &Server) {
    let gina = server.fake.user("Gina");
    command(&gina, server.lobby, "help", json!({})).await;
}

async fn twice(server: &Server, pressed: Reaction) -> SeenMessage {
    deliver_again(server, &pressed);
    let shown = pressed.settled().await.message().expect("an answer");
    another_is_done(server).await;
    let answers = first_answers(server, &pressed);
    assert_eq!(answers.len(), 1, "{answers:?}");
    shown
}

async fn count(server: &Server, what: &'static str) -> usize {
    server.calm().await;
    server.rows(what).await.len()
}

const GAMES: &str = "select id as line from games";
const SEATS: &str = "select seat as line from seats";

async fn lobby_in(server: &Server, room: Snowflake) -> SeenMessage {
    wait_for_button(&server.fake.user("Anna"), room, "v1:start:").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_delivered_twice_is_done_once() {
    let config = FakeDiscordConfig::on_any_port();
    let mut server = Server::open(config, folder(), luck_of_this_test()).await;
    let anna = server.fake.user("Anna");
    let new = anna.command(server.lobby, "viceroy", &["new"], json!({}));
    let first = new.unwrap();
    deliver_again(&server, &first);
    first.settled().await.message().expect("a table");
    assert_eq!(count(&server, GAMES).await, 1);
    let lobby = lobby_in(&server, server.lobby).await;
    let button = lobby.button("+ Computer player").expect("a button");
    let chosen = anna.press(lobby.id, &button.custom_id).unwrap();
    let panel = twice(&server, chosen).await;
    let hard = panel.button("+ Hard").expect("a level").custom_id.clone();
    let before = count(&server, SEATS).await;
    let seated = anna.press(panel.id, &hard).unwrap();
    twice(&server, seated).await;
    assert_eq!(count(&server, SEATS).await, before + 1);

    let room = anna.open_direct().unwrap();
    let new = anna.command(room, "viceroy", &["new"], json!({})).unwrap();
    twice(&server, new).await;
    assert_eq!(count(&server, GAMES).await, 2);
    let mine = lobby_in(&server, room).await;
    let start = mine.buttons.iter();
    let start = start.clone().find(|b| b.custom_id.starts_with("v1:start:"));
    let start = anna.press(mine.id, &start.unwrap().custom_id).unwrap();
    twice(&server, start).await.reads("I ask you here");

    // Delivered once more to another process.
    let seats = count(&server, SEATS).await;
    let panel = anna.message(panel.id).expect("it stands");
    let again = panel.button("+ Easy").expect("a level").custom_id.clone();
    let seated = anna.press(panel.id, &again).unwrap();
    seated.settled().await.message().expect("an answer");
    let new = anna.command(server.lobby, "viceroy", &["new"], json!({}));
    let new = new.unwrap();
    new.settled().await.message().expect("a table");
    let games = count(&server, GAMES).await;
    let now = count(&server, SEATS).await;
    assert!(now > seats, "somebody more sits");
    server.restart().await;
    for made in [&seated, &new] {
        deliver_again(&server, made);
        let told = async || first_answers(&server, made).len() == 2;
        assert!(holds_soon(told).await);
        assert_eq!(first_answers(&server, made)[1], 400);
    }
    // Also while requests fail: Discord keeps the former process's response.
    let down = json!({"message": "500: Internal Server Error", "code": 0});
    server.fake.fault("/callback", status(500, down), 1);
    deliver_again(&server, &first);
    let told = async || first_answers(&server, &first).ends_with(&[500, 400]);
    assert!(holds_soon(told).await);
    another_is_done(&server).await;
    assert_eq!(count(&server, GAMES).await, games);
    assert_eq!(count(&server, SEATS).await, now);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_else_has_answered_is_not_done() {
    let table = Table::new().await;
    let server = &table.server;
    let anna = server.fake.user("Anna");
    let body = json!({"message": "Interaction has already been acknowledged.", "code": 40_060});
    let shown = shown_since(server, 0).len();
    server.fake.fault("/callback", status(400, body), 1);
    let new = anna.command(server.lobby, "viceroy", &["new"], json!({}));
    let new = new.unwrap();
    let answered = async || first_answers(server, &new) == [400];
    assert!(holds_soon(answered).await);
    looked(&table).await;
    assert_eq!(count(server, GAMES).await, 1);
    assert_eq!(shown_since(server, shown).len(), 1, "nothing was shown for the first");
}
