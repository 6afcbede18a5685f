//! Payloads that Discord's clients never send are answered too.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_offered_is_answered_with_a_sentence() {
    let (server, bot) = running().await;
    server.new_table("Anna").await;
    let usual = command(&server);
    let part = |options: Value| json!([{"name": "new", "type": 1, "options": options}]);
    let cases = [
        (json!([]), "There is no such command"),
        (
            part(json!([{"name": "modules", "type": 3, "value": "bogus"}])),
            "There is no such command",
        ),
        (
            part(json!([{"name": "virtual_opponents", "type": 4, "value": 4000}])),
            "There is no such command",
        ),
        (
            part(json!([{"name": "virtual_opponents", "type": 3, "value": "x"}])),
            "There is no such command",
        ),
        (json!([{"name": "nothing", "type": 1, "options": []}]), "There is no such command"),
    ];
    for (number, (options, words)) in cases.into_iter().enumerate() {
        let mut event = usual.clone();
        event["data"]["options"] = options.clone();
        let said = answer_to(&server, number, event).await;
        assert!(said.contains(words), "{options}: {said}");
    }
    // Kinds that Discord may add.
    let mut command = usual.clone();
    command["data"]["type"] = json!(9);
    let said = answer_to(&server, 50, command).await;
    assert!(said.contains("There is no such command"), "{said}");
    let option = json!([{"name": "modules", "type": 77, "value": "x"}]);
    let mut command = usual.clone();
    command["data"]["options"] = part(option);
    let said = answer_to(&server, 51, command).await;
    assert!(said.contains("There is no such command"), "{said}");
    let said = bot.said();
    assert!(!said.contains("panic"), "nothing panicked: {said}");
    assert!(!said.contains("ERROR"), "nothing broke: {said}");
    for zero in ["/channel_id", "/member/user/id", "/guild_id"] {
        let mut event = usual.clone();
        *event.pointer_mut(zero).expect(zero) = json!("0");
        let said = answer_to(&server, 90 + zero.len(), event).await;
        assert!(said.contains("could not read that"), "{zero}: {said}");
    }
    bot.end().await;
}

fn command(server: &Server) -> Value {
    let events = server.fake.events();
    let event = events.iter().find(|e| e.name == "INTERACTION_CREATE");
    let event: Value = serde_json::from_str(&event.expect("a command").text).unwrap();
    if event["d"].is_object() { event["d"].clone() } else { event }
}

async fn answer_to(server: &Server, number: usize, mut event: Value) -> String {
    let token = format!("nonsense-{number}");
    event["id"] = json!(format!("{}", 1_000_000 + number));
    event["token"] = json!(token);
    server.fake.tell_nonsense("INTERACTION_CREATE", &event);
    let answered = async || {
        let log = server.fake.requests();
        let answer = log.iter().find(|r| r.path.contains(&token))?;
        Some(answer.json["data"]["content"].as_str().unwrap_or_default().to_owned())
    };
    soon(answered).await.unwrap_or_else(|| panic!("no answer to {event}"))
}
