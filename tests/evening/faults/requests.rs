//! Requests that fail, that are executed although they seem to fail, and that are slow.

use super::*;

fn passing() -> Vec<Fault> {
    vec![
        status(500, json!({"message": "500: Internal Server Error", "code": 0})),
        // Discord's proxies answer with a page.
        status(502, Value::Null),
        status(503, json!("upstream connect error")),
        status(
            429,
            json!({"message": "You are being rate limited.", "retry_after": 0.2, "global": false}),
        ),
        Fault::Delay(Duration::from_millis(700)),
        Fault::DropConnection,
        Fault::DropAnswer,
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_is_answered_although_a_request_fails() {
    let mut table = Table::new().await;
    let anna = table.server.fake.user("Anna");
    let usual = hand(&mut table, 0).await;
    for pattern in ["/callback", "/messages/@original"] {
        for fault in passing() {
            table.server.fake.fault(pattern, fault.clone(), 1);
            let outcome = look(&anna, None, table.thread).settled().await;
            let InteractionOutcome::Message(shown) = outcome else {
                panic!("{pattern} {fault:?}: {outcome:?}");
            };
            assert_eq!(shown.content, usual.content, "{pattern} {fault:?}");
            assert!(shown.ephemeral && !shown.loading);
            assert_eq!(shown.attachments.len(), usual.attachments.len());
        }
    }
    let waiting = "select interaction as line from promises";
    table.server.until_none(waiting).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_choice_counts_once_however_its_requests_fail() {
    let mut table = Table::new().await;
    for (round, fault) in passing().into_iter().enumerate() {
        let pattern = ["/callback", "/messages/@original"][round % 2];
        table.server.fake.fault(pattern, fault, 1);
        table.round().await;
    }
    let doubled = "select game || ' ' || number as line from steps \
        group by game, json_extract(cause, '$.answered.prompt'), json_extract(cause, '$.answered.seat') \
        having count(*) > 1 and json_extract(cause, '$.answered.prompt') is not null";
    assert_eq!(table.server.rows(doubled).await, Vec::<String>::new());
    table.all_said_once().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_are_told_once_however_their_requests_fail() {
    let mut table = Table::new().await;
    let mut faults = passing().into_iter();
    for fault in faults.by_ref() {
        let sending = format!("POST /api/v10/channels/{}/messages", table.thread);
        table.server.fake.fault(&sending, fault.clone(), 1);
        let changing = format!("PATCH /api/v10/channels/{}/messages", table.thread);
        table.server.fake.fault(&changing, fault, 1);
        table.round().await;
        table.all_said_once().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_opens_and_starts_although_requests_fail() {
    for fault in passing() {
        let server = crate::server::Server::start().await;
        for pattern in ["POST /api/v10/channels/", "/threads", "PATCH /api/v10/channels/"] {
            server.fake.fault(pattern, fault.clone(), 1);
        }
        let mut table = Table::at(server).await;
        table.all_said_once().await;
        table.server.stop().await;
    }
}
