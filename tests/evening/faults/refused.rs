//! What Discord refuses for good: a word in a thread's name or in a post. The game goes on, and says what could not be shown.

use serde_json::json;
use viceroy_fake_discord::Fault;

use super::{NAMES, Table, hand, status};
use crate::guest::Did;
use crate::reads::Reads;
use crate::server::Server;

/// A word that the server's rules forbid.
fn word() -> Fault {
    let body = json!({"code": 200_000, "message": "Message was blocked by automatic moderation"});
    status(400, body)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_whose_name_is_refused_is_opened_under_a_plain_one() {
    let server = Server::start().await;
    server.standin.fault("/threads", word(), 1);
    let table = Table::at(server).await;
    let name = table.server.standin.world(|world| {
        let thread = &world.channels[&table.thread];
        thread.name.clone()
    });
    assert_eq!(name, "Viceroy 1");
    table.all_said_once().await;
    let requests = table.server.standin.requests();
    let opened = requests.iter().filter(|r| r.path.ends_with("/threads"));
    let asked: Vec<&str> = opened.map(|r| r.json["name"].as_str().unwrap()).collect();
    assert_eq!(asked.len(), 2, "{asked:?}");
    assert!(asked[0].contains(NAMES[0]), "{asked:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_post_is_said_plainly_or_passed_over_and_the_game_goes_on() {
    let mut table = Table::new().await;
    table.all_said_once().await;
    let standin = table.server.standin.clone();
    let posts = format!("POST /api/v10/channels/{}/messages", table.thread);
    // As it is meant, without emojis, without its picture: without names it is taken.
    let before: Vec<_> = table.open_messages().iter().map(|m| m.id).collect();
    standin.fault(&posts, word(), 3);
    let said = loop {
        table.round().await;
        table.server.calm().await;
        let all = table.open_messages();
        if let Some(new) = all.into_iter().find(|m| !before.contains(&m.id)) {
            break new;
        }
    };
    assert!(said.attachments.is_empty(), "{said:?}");
    for name in NAMES {
        assert!(!said.content.contains(name), "{}", said.content);
    }
    standin.clear_faults();
    table.all_said_once().await;

    // In no form: it is passed over, and whoever looks is told so.
    standin.fault(&posts, word(), 100_000);
    let asked = standin.requests().len();
    let told = "a word in it is not allowed on this server";
    while !hand(&mut table, 0).await.content.contains(told) {
        assert_eq!(table.round().await, Did::Something);
        table.server.calm().await;
    }
    hand(&mut table, 0).await.reads(told);
    let requests = standin.requests();
    let refused: Vec<String> = requests[asked..]
        .iter()
        .filter(|r| r.method == "POST" && r.path.contains(&table.thread.to_string()))
        .filter(|r| r.status == 400)
        .map(|r| r.json.to_string())
        .collect();
    for one in &refused {
        let same = refused.iter().filter(|other| *other == one).count();
        assert!(same <= 4, "{same} times: {one}");
    }
    standin.clear_faults();
    while hand(&mut table, 0).await.content.contains(told) {
        assert_eq!(table.round().await, Did::Something);
        table.server.calm().await;
    }
    table.server.calm().await;
}
