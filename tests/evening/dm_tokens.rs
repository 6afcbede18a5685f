//! A DM panel is deleted with the token of the last interaction on it, while Discord accepts it.

use crate::prelude::*;

struct Evening {
    server: Server,
    time: Time,
    anna: Player,
    ben: Guest,
    thread: viceroy_fake_discord::Snowflake,
}

impl Evening {
    async fn begin() -> Evening {
        let (server, time) = Server::in_time(luck_of_this_test()).await;
        choose_dm(&server, "Anna").await;
        let thread = server.start_game(&["Anna", "Ben"]).await;
        Evening {
            anna: Player::new(&server.fake, "Anna", 1),
            ben: Guest::new(&server.fake, "Ben", 2),
            server,
            time,
            thread,
        }
    }

    /// Returns the requests that deleted the previous panel.
    async fn next_question(&mut self, passes: Duration) -> Vec<LoggedRequest> {
        self.server.calm().await;
        let old = self.anna.wait_for_question().await;
        let before = self.server.fake.requests().len();
        assert_eq!(self.anna.act().await, Did::Something);
        self.time.pass(passes);
        for _ in 0..20 {
            self.ben.act(self.thread).await;
            self.server.calm().await;
            let shown = self.anna.user.sees(self.anna.room);
            let panels: Vec<_> = shown.iter().filter(|m| has_button(m, "v1:rest:panel:")).collect();
            if panels.iter().all(|panel| panel.id != old.id) {
                assert_eq!(panels.len(), 1, "one panel stands: {panels:?}");
                let log = self.server.fake.requests().split_off(before);
                return log.into_iter().filter(|r| r.method == "DELETE").collect();
            }
            self.anna.act().await;
        }
        panic!("Anna is not asked again");
    }
}

fn by_token(request: &LoggedRequest) -> bool {
    request.path.contains("/webhooks/") && request.path.ends_with("/messages/@original")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_pressed_on_is_deleted_by_the_press() {
    let mut evening = Evening::begin().await;
    let room = format!("/channels/{}/", evening.anna.room);
    let mine = |request: &&LoggedRequest| by_token(request) || request.path.contains(&room);
    for _ in 0..3 {
        let deleted = evening.next_question(Duration::from_secs(13 * 60)).await;
        let mine: Vec<_> = deleted.iter().filter(mine).collect();
        assert!(mine.len() == 1 && by_token(mine[0]), "{mine:?}");
        assert_eq!(mine[0].status, 204, "{mine:?}");
    }
    // The token has expired.
    let deleted = evening.next_question(Duration::from_secs(14 * 60)).await;
    let mine: Vec<_> = deleted.iter().filter(mine).collect();
    assert!(mine.len() == 1 && !by_token(mine[0]), "{mine:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_the_token_does_not_help_the_bot_deletes() {
    let mut evening = Evening::begin().await;
    let room = format!("/channels/{}/", evening.anna.room);
    // Unknown webhook, expired token, unauthorized, and connections cut before and after execution.
    let refused = [(404, 10_015), (401, 50_027), (401, 0)].map(|(status, code)| Fault::Status {
        status,
        body: json!({"code": code, "message": "no"}),
        headers: vec![],
    });
    let broken = [Fault::DropConnection, Fault::DropAnswer];
    for fault in refused.into_iter().chain(broken) {
        let fake = &evening.server.fake;
        fake.fault("DELETE /api/v10/webhooks/", fault.clone(), 1);
        let deleted = evening.next_question(Duration::ZERO).await;
        let tried = deleted.iter().filter(|r| by_token(r)).count();
        assert!(tried <= 1, "{fault:?}: {deleted:?}");
        let by_bot = deleted.iter().filter(|r| r.path.contains(&room)).count();
        assert_eq!(by_bot, 1, "{fault:?}: {deleted:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_restart_the_bot_deletes() {
    let mut evening = Evening::begin().await;
    let room = format!("/channels/{}/", evening.anna.room);
    evening.anna.wait_for_question().await;
    assert_eq!(evening.anna.act().await, Did::Something);
    evening.server.restart().await;
    let before = evening.server.fake.requests().len();
    for _ in 0..20 {
        evening.ben.act(evening.thread).await;
        evening.server.calm().await;
        let log = evening.server.fake.requests().split_off(before);
        let deleted: Vec<_> = log.iter().filter(|r| r.method == "DELETE").collect();
        if let Some(gone) = deleted.iter().find(|r| r.path.contains(&room)) {
            assert_eq!(gone.status, 204);
            assert!(!deleted.iter().any(|r| by_token(r)), "{deleted:?}");
            evening.server.stop().await;
            return;
        }
    }
    panic!("Anna's panel stays");
}

fn uploads(log: &[LoggedRequest], room: &str) -> Vec<(String, String)> {
    let taken = log.iter().filter(|request| request.status / 100 == 2);
    let mine = taken.filter(|request| request.answer["channel_id"] == room);
    mine.flat_map(|request| {
        let message = request.answer["id"].as_str().unwrap_or_default();
        let files = request.files.iter();
        files.map(move |file| (message.to_owned(), file.name.clone()))
    })
    .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answered_question_never_comes_back_and_no_picture_is_sent_twice() {
    let mut evening = Evening::begin().await;
    let waits = "select cast(waited_for as text) as line from seats where name = 'Anna'";
    let busy = |status| Fault::Status {
        status,
        body: json!({"code": 0, "message": "busy"}),
        headers: vec![],
    };
    for round in 0..24 {
        // Occasionally the edit by the interaction or by the delivery worker fails.
        match round % 4 {
            1 => evening.server.fake.fault("PATCH /api/v10/webhooks/", busy(503), 1),
            3 => evening.server.fake.fault("PATCH /api/v10/channels/", busy(502), 1),
            _ => {}
        }
        evening.anna.act().await;
        evening.server.calm().await;
        let shown = evening.anna.user.sees(evening.anna.room);
        let asks = evening.anna.question(&shown).is_some();
        let is_asked = evening.server.rows(waits).await == ["1"];
        assert_eq!(asks, is_asked, "{shown:?}");
        evening.ben.act(evening.thread).await;
        evening.server.calm().await;
    }
    let log = evening.server.fake.requests();
    let sent = uploads(&log, &evening.anna.room.to_string());
    assert!(sent.len() > 6, "{sent:?}");
    let mut stands: BTreeMap<String, String> = BTreeMap::new();
    for (message, picture) in sent {
        let before = stands.insert(message, picture.clone());
        assert_ne!(before.as_ref(), Some(&picture), "it stands there already");
    }
}
