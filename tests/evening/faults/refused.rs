//! Permanent refusals, such as a forbidden word in a post: the game goes on and reports what could
//! not be shown.

use viceroy_fake_discord::Spoiled;

use super::*;

fn word() -> Fault {
    let body = json!({"code": 200_000, "message": "Message was blocked by automatic moderation"});
    status(400, body)
}

async fn until_told(table: &mut Table, words: &str, is_told: bool) {
    while hand(table, 0).await.content.contains(words) != is_told {
        table.goes_on().await;
    }
}

/// Nothing is tried in one form more than four times.
fn seldom(forms: &[String]) {
    for form in forms {
        let times = forms.iter().filter(|other| *other == form).count();
        assert!(times <= 4, "{times} times: {form}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thread_whose_name_is_refused_is_opened_under_a_plain_one() {
    let server = Server::start().await;
    server.fake.fault("/threads", word(), 1);
    let table = Table::at(server).await;
    let name = table.server.fake.world(|world| {
        let thread = &world.channels[&table.thread];
        thread.name.clone()
    });
    assert_eq!(name, "Viceroy 1");
    table.all_said_once().await;
    let requests = table.server.fake.requests();
    let opened = requests.iter().filter(|r| r.path.ends_with("/threads"));
    let asked: Vec<&str> = opened.map(|r| r.json["name"].as_str().unwrap()).collect();
    assert_eq!(asked.len(), 2, "{asked:?}");
    assert!(asked[0].contains(NAMES[0]), "{asked:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_post_is_said_plainly_or_passed_over_and_the_game_goes_on() {
    let mut table = Table::new().await;
    table.all_said_once().await;
    let fake = table.server.fake.clone();
    let posts = format!("POST /api/v10/channels/{}/messages", table.thread);
    // Variants: full, without emojis, without the picture; the one without names is accepted.
    let before: Vec<_> = table.open_messages().iter().map(|m| m.id).collect();
    fake.fault(&posts, word(), 3);
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
    fake.clear_faults();
    table.all_said_once().await;

    // All variants are refused: the post is skipped, and users are told.
    fake.fault(&posts, word(), 100_000);
    let asked = fake.requests().len();
    let told = "a word in it is not allowed on this server";
    until_told(&mut table, told, true).await;
    hand(&mut table, 0).await.reads(told);
    let requests = fake.requests();
    let refused: Vec<String> = requests[asked..]
        .iter()
        .filter(|r| r.method == "POST" && r.path.contains(&table.thread.to_string()))
        .filter(|r| r.status == 400)
        .map(|r| r.json.to_string())
        .collect();
    seldom(&refused);
    fake.clear_faults();
    until_told(&mut table, told, false).await;
    table.server.calm().await;
}

fn posts_since(table: &Table, before: usize, answered: u16) -> Vec<LoggedRequest> {
    let room = format!("/channels/{}/messages", table.thread);
    let requests = table.server.fake.requests();
    let posts = requests[before..].iter().filter(|r| r.method == "POST" && r.path.ends_with(&room));
    posts.filter(|request| request.status == answered).cloned().collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_that_stands_in_no_list_is_a_refusal_for_good_whatever_its_status() {
    let mut table = Table::new().await;
    table.all_said_once().await;
    let fake = table.server.fake.clone();
    let posts = format!("POST /api/v10/channels/{}/messages", table.thread);
    let told = "Discord refused it";
    for (number, code) in [(400, 999_999), (403, 777_777)] {
        let body = json!({"message": "Something new", "code": code});
        fake.fault(&posts, status(number, body), 100_000);
        let asked = fake.requests().len();
        until_told(&mut table, told, true).await;
        let refused = posts_since(&table, asked, number);
        let forms: Vec<String> = refused.iter().map(|one| one.json.to_string()).collect();
        seldom(&forms);
        // The full post has its picture; the plainest variant has neither picture nor names.
        let first = refused.first().expect("it was asked for");
        assert!(!first.files.is_empty(), "{first:?}");
        let plain = |one: &&LoggedRequest| {
            let text = one.json.to_string();
            one.files.is_empty() && NAMES.iter().all(|name| !text.contains(name))
        };
        assert!(refused.iter().any(|one| plain(&one)), "{forms:?}");
        fake.clear_faults();
        until_told(&mut table, told, false).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_or_a_body_that_is_cut_off_is_trouble_that_passes_whatever_its_status() {
    let mut table = Table::new().await;
    table.all_said_once().await;
    let fake = table.server.fake.clone();
    let posts = format!("POST /api/v10/channels/{}/messages", table.thread);
    for (number, body) in [
        (400, json!("<html><title>Bad Request</title></html>")),
        (403, json!("<html><title>Attention Required!</title></html>")),
        (418, json!("{\"message\": \"no\", \"co")),
        (404, Value::Null),
    ] {
        fake.fault(&posts, status(number, body), 3);
        let asked = fake.requests().len();
        while posts_since(&table, asked, number).is_empty() {
            table.goes_on().await;
        }
        table.all_said_once().await;
        let failed = posts_since(&table, asked, number);
        let same = |one: &LoggedRequest| one.json["nonce"] == failed[0].json["nonce"];
        let failed: Vec<_> = failed.iter().filter(|one| same(one)).collect();
        let pictured = failed.iter().all(|one| one.files.len() == failed[0].files.len());
        assert!(pictured && !failed[0].files.is_empty(), "{number}: {failed:?}");
        let shown = hand(&mut table, 0).await;
        assert!(!shown.content.contains("I could not show"), "{number}: {shown:?}");
        fake.clear_faults();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_success_that_cannot_be_read_has_arrived_and_nothing_is_done_twice() {
    let instead = |status, body| Spoiled::Instead { status, body, headers: vec![] };
    for spoiled in [
        Spoiled::Cut,
        Spoiled::Empty,
        Spoiled::NoContent,
        Spoiled::Page(200),
        Spoiled::WithoutIds,
        Spoiled::UnknownTypes,
        instead(200, json!([])),
        instead(202, json!({})),
        instead(200, json!({"id": "one"})),
    ] {
        let server = Server::start().await;
        choose_dm(&server, NAMES[1]).await;
        let fault = Fault::Spoiled(spoiled.clone());
        for line in [
            "/threads",
            "/users/@me/channels",
            "POST /api/v10/channels/",
            "PATCH /api/v10/channels/",
        ] {
            server.fake.fault(line, fault.clone(), 2);
        }
        let mut table = Table::at(server).await;
        table.all_said_once().await;
        for line in [
            "/callback",
            "/messages/@original",
            "POST /api/v10/channels/",
            "PATCH /api/v10/channels/",
        ] {
            table.server.fake.fault(line, fault.clone(), 3);
        }
        for _ in 0..3 {
            table.round().await;
            table.server.calm().await;
        }
        table.all_said_once().await;
        let ben = table.server.fake.user(NAMES[1]);
        let room = ben.open_direct().unwrap();
        let panels = ben.sees(room).iter().filter(|m| has_button(m, "v1:rest:panel:")).count();
        assert!(panels <= 1, "{spoiled:?}: {panels} panels");
        table.server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_is_not_found_for_a_moment_is_shown_as_it_is_meant() {
    let mut table = Table::new().await;
    table.all_said_once().await;
    let meant = hand(&mut table, 0).await;
    assert!(!meant.attachments.is_empty(), "{meant:?}");
    for code in [0, 10_015] {
        let body = json!({"message": "Unknown Webhook", "code": code});
        table.server.fake.fault("/messages/@original", status(404, body), 1);
        let shown = hand(&mut table, 0).await;
        assert_eq!((shown.content, shown.buttons), (meant.content.clone(), meant.buttons.clone()));
        assert_eq!(shown.attachments.len(), meant.attachments.len(), "code {code}");
    }
}
