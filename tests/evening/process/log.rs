//! What the bot writes: nothing secret, and not much.

use serde_json::json;
use standin::Fault;

use super::{Bot, server};
use crate::guest::Guest;
use crate::server::SOON;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neither_pictures_nor_tokens_are_written_at_debug() {
    let server = server().await;
    let bot = Bot::start(&server, Some("debug"));
    bot.ready(&server).await;
    let names = ["Anna", "Ben"];
    let thread = server.start_game(&names).await;
    for (seed, name) in (1..).zip(names) {
        Guest::new(&server.standin, name, seed).act(thread).await;
    }
    // What the client cannot read at all, and what it can read but not understand.
    let token = "interaction-of-somebody";
    server.standin.tell_nonsense(
        "INTERACTION_CREATE",
        &json!({"id": "77", "token": token, "type": 3, "user": {"id": "0"}}),
    );
    let answered = async {
        let mut pace = tokio::time::interval(std::time::Duration::from_millis(10));
        while !server
            .standin
            .requests()
            .iter()
            .any(|r| r.path.contains(token))
        {
            pace.tick().await;
        }
    };
    let answered = tokio::time::timeout(SOON, answered).await;
    answered.expect("also what makes no sense is answered");
    let said = bot.said();
    assert!(said.contains("connected"), "{said}");
    assert!(!said.contains('\u{1b}'), "no colours outside a terminal");
    assert!(!said.contains("interaction-"), "a token: {said}");
    assert!(!said.contains(server.standin.token()), "the bot's token");
    assert!(!said.contains("137, 80, 78, 71"), "a picture");
    assert!(said.len() < 100_000, "{} bytes", said.len());
    bot.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_clock_is_mentioned_once() {
    let server = server().await;
    let address = server.standin.api_base().replace("http://", "ws://");
    let long_ago = Fault::Status {
        status: 200,
        body: json!({"url": address}),
        headers: vec![(
            "date".to_owned(),
            "Sun, 06 Nov 1994 08:49:37 GMT".to_owned(),
        )],
    };
    server.standin.fault("GET /api/v10/gateway", long_ago, 9);
    let bot = Bot::start(&server, None);
    bot.ready(&server).await;
    server.start_game(&["Anna", "Ben"]).await;
    let said = bot.said();
    let mentioned = said.matches("clock is ahead of Discord's").count();
    assert_eq!(mentioned, 1, "{said}");
    bot.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_outage_is_one_line_however_many_press() {
    let server = server().await;
    let bot = Bot::start(&server, None);
    bot.ready(&server).await;
    let down = Fault::Status {
        status: 503,
        body: json!("upstream connect error"),
        headers: vec![],
    };
    server.standin.fault("/callback", down, 10_000);
    let anna = server.standin.user("Anna");
    let press = |_| anna.command(server.lobby, "viceroy", &["help"], json!({}));
    let presses: Vec<_> = (0..10).map(|number| press(number).unwrap()).collect();
    for press in presses {
        // Each is tried three times, and three seconds are over soon.
        press.settled().await;
    }
    server.standin.clear_faults();
    let help = anna.command(server.lobby, "viceroy", &["help"], json!({}));
    assert!(help.unwrap().settled().await.message().is_some());
    let said = bot.said();
    let lines = said.matches("could not be answered").count();
    // One when it begins, one when it is over.
    assert_eq!(lines, 2, "{said}");
    bot.end().await;
}
