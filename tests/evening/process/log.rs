//! The log contains no secrets and little else.

use sqlx::sqlite::SqliteConnectOptions;

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neither_pictures_nor_tokens_are_written_at_debug() {
    let server = server().await;
    let bot = logging(&server, &[("RUST_LOG", "debug")]);
    bot.ready(&server.fake).await;
    let names = ["Anna", "Ben"];
    let thread = server.start_game(&names).await;
    for (seed, name) in (1..).zip(names) {
        Guest::new(&server.fake, name, seed).act(thread).await;
    }
    // One event the client cannot parse, one it parses but does not understand.
    let token = "interaction-of-somebody";
    server.fake.tell_nonsense(
        "INTERACTION_CREATE",
        &json!({"id": "77", "token": token, "type": 3, "user": {"id": "0"}}),
    );
    let answered = async || server.fake.requests().iter().any(|r| r.path.contains(token));
    assert!(holds_soon(answered).await, "also what makes no sense is answered");
    let said = bot.said();
    said.reads("connected");
    assert!(!said.contains('\u{1b}'), "no colours outside a terminal");
    assert!(!said.contains("interaction-"), "a token: {said}");
    assert!(!said.contains(server.fake.token()), "the bot's token");
    assert!(!said.contains("137, 80, 78, 71"), "a picture");
    assert!(said.len() < 100_000, "{} bytes", said.len());
    bot.end().await;
}

const EVERYTHING: &str = "trace,serenity=trace,poise=trace,reqwest=trace,hyper=trace,hyper_util=trace,rustls=trace,\
                          tungstenite=trace,tokio_tungstenite=trace,sqlx=trace,mio=trace,standin=trace";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_token_is_written_whatever_is_asked_for() {
    let everything = ("RUST_LOG", EVERYTHING);
    for variables in [vec![everything], vec![everything, ("VICEROY_LOG", "json")]] {
        let server = server().await;
        let bot = logging(&server, &variables);
        bot.ready(&server.fake).await;
        server.fake.fault("/callback", Fault::DropConnection, 4);
        let anna = server.fake.user("Anna");
        let help = anna.command(server.lobby, "viceroy", &["help"], json!({}));
        drop(help.unwrap());
        let warned = async || bot.said().contains("could not be answered");
        assert!(holds_soon(warned).await, "a warning");
        let thread = server.start_game(&["Anna", "Ben"]).await;
        Guest::new(&server.fake, "Anna", 1).act(thread).await;
        let said = bot.said();
        let leaked = |secret: &str| said.lines().find(|line| line.contains(secret));
        assert_eq!(leaked("interaction-"), None);
        assert_eq!(leaked(server.fake.token()), None);
        said.reads("[token]");
        bot.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_usual_log_says_nothing_of_what_is_secret_in_a_game() {
    let (server, bot) = running().await;
    let names = ["Anna", "Ben"];
    let thread = server.start_game(&names).await;
    let mut guests: Vec<Guest> =
        (1..).zip(names).map(|(seed, name)| Guest::new(&server.fake, name, seed)).collect();
    for _ in 0..3 {
        Guest::each_acts(&mut guests, thread).await;
    }
    let secrets = "select lower(hex(secret)) as line from games";
    let secrets = server.rows(secrets).await;
    let folder = server.database().parent().unwrap().display().to_string();
    let said = bot.said().replace(&folder, "");
    for secret in &secrets {
        assert!(!said.contains(secret.as_str()), "{said}");
    }
    // Nothing about players and games is logged while all goes well.
    for word in ["Anna", "Ben", "bid", "hand", "card", "gem", "blue", "facts"] {
        assert!(!said.contains(word), "{word}: {said}");
    }
    bot.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_one_permission_that_is_missing_is_named() {
    let (server, bot) = running().await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    let mut guests = Guest::all(&server.fake, &["Anna", "Ben"], crate::panel::Taste::ByLot);
    for (missing, said) in [
        (permissions::ATTACH_FILES, "the permission Attach Files is missing"),
        (permissions::SEND_MESSAGES_IN_THREADS, "not permitted: Send Messages in Threads"),
        (permissions::VIEW_CHANNEL, "not permitted: View Channel"),
    ] {
        let may = |held| server.fake.set_bot_permissions(server.lobby, held).unwrap();
        may(ORDINARY & !missing);
        let told = async {
            let mut pace = tokio::time::interval(std::time::Duration::from_millis(20));
            while !bot.said().contains(said) {
                Guest::each_acts(&mut guests, thread).await;
                pace.tick().await;
            }
        };
        let told = tokio::time::timeout(SOON, told).await;
        assert!(told.is_ok(), "{said}: {}", bot.said());
        may(ORDINARY);
    }
    let log = bot.said();
    assert_eq!(log.matches("not permitted:").count(), 2, "{log}");
    bot.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_a_hand_has_changed_is_served_and_named() {
    let server = server().await;
    let started = async || {
        let bot = bot_of(&server);
        bot.ready(&server.fake).await;
        let said = bot.said();
        bot.end().await;
        said
    };
    let said = started().await;
    assert!(!said.contains("WARN"), "{said}");
    let options = SqliteConnectOptions::new().filename(server.database());
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql("create table notes (text text)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let said = started().await;
    said.reads("the table notes is not of this program");
    said.reads("this database may be a copy");
    assert_eq!(said.matches("WARN").count(), 2, "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_clock_is_mentioned_once() {
    let server = server().await;
    let address = server.fake.api_base().replace("http://", "ws://");
    let long_ago = Fault::Status {
        status: 200,
        body: json!({"url": address}),
        headers: vec![("date".to_owned(), "Sun, 06 Nov 1994 08:49:37 GMT".to_owned())],
    };
    server.fake.fault("GET /api/v10/gateway", long_ago, 9);
    let bot = bot_of(&server);
    bot.ready(&server.fake).await;
    server.start_game(&["Anna", "Ben"]).await;
    let said = bot.said();
    let mentioned = said.matches("clock is ahead of Discord's").count();
    assert_eq!(mentioned, 1, "{said}");
    bot.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_outage_is_one_line_however_many_press() {
    let (server, bot) = running().await;
    let down = status(503, json!("upstream connect error"));
    server.fake.fault("/callback", down, 10_000);
    let anna = server.fake.user("Anna");
    let press = |_| anna.command(server.lobby, "viceroy", &["help"], json!({}));
    let presses: Vec<_> = (0..10).map(|number| press(number).unwrap()).collect();
    for press in presses {
        // Each is retried, within three seconds.
        press.settled().await;
    }
    server.fake.clear_faults();
    let help = anna.command(server.lobby, "viceroy", &["help"], json!({}));
    assert!(help.unwrap().settled().await.message().is_some());
    let said = bot.said();
    let lines = said.matches("could not be answered").count();
    // One at the start and one at the end of the outage.
    assert_eq!(lines, 2, "{said}");

    // Responses by another process: logged once an hour.
    let body = json!({"message": "Interaction has already been acknowledged.", "code": 40_060});
    server.fake.fault("/callback", status(400, body), 2);
    let presses: Vec<_> = (0..2).map(|number| press(number).unwrap()).collect();
    for press in presses {
        press.settled().await;
    }
    let said = bot.said();
    let lines = said
        .matches("another process answers with this bot's token and had answered presses")
        .count();
    assert_eq!(lines, 1, "{said}");
    bot.end().await;
}
