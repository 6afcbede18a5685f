//! Games of one player against computer players, in a thread and by DM.

use crate::prelude::*;

fn that_stay(messages: &[SeenMessage]) -> Vec<&SeenMessage> {
    messages.iter().filter(|m| !m.ephemeral).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_with_computer_players_where_nobody_watches() {
    let server = Server::start().await;
    let mut anna = Player::new(&server.fake, "Anna", 2);
    let room = anna.room;
    command(&anna.user, room, "new", json!({})).await.reads("nobody else sees it");
    let lobby = wait_for_button(&anna.user, room, "v1:start:").await;
    assert!(!has_button(&lobby, "v1:join:"), "nobody else can come");
    assert_eq!(lobby.content.matches("(computer, normal)").count(), 3);
    let panel = press_label(&anna.user, &lobby, "+ Computer player").await;
    panel.reads("Every seat is taken");
    let dismiss = panel.buttons.iter().find(|b| b.custom_id.contains(":dismiss:"));
    let dismiss = dismiss.expect("somebody can go").label.clone();
    let panel = press_label(&anna.user, &panel, &dismiss).await;
    press_label(&anna.user, &panel, "+ Hard").await;
    server.calm().await;
    server.press("Anna", lobby.id, "v1:start:").await.reads("I ask you here");
    let ended = |messages: &[SeenMessage]| messages.iter().any(|m| has_button(m, "v1:went:"));
    let mut most = 0;
    loop {
        server.computers_have_answered().await;
        server.calm().await;
        let seen = anna.user.sees(room);
        if ended(&seen) {
            break;
        }
        most = most.max(that_stay(&seen).len());
        anna.act().await;
    }
    assert!(most <= 2, "{most} messages stand there at once");
    server.calm().await;
    let seen = anna.user.sees(room);
    let stays: Vec<Snowflake> = that_stay(&seen).iter().map(|m| m.id).collect();
    assert_eq!(stays.len(), 2, "the lobby and the end: {seen:?}");
    let over = anna.user.message(lobby.id).unwrap();
    over.reads("is over");
    let elsewhere = anna.user.sees(server.lobby);
    assert!(that_stay(&elsewhere).is_empty(), "{elsewhere:?}");
}

/// Behind **More**, with what it means said before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slip_of_the_finger_against_computer_players_is_taken_back() {
    let server = Server::start().await;
    let thread = server.start_game_of(&["Anna"], json!({"computers": 2, "level": 0})).await;
    let mut anna = Guest::new(&server.fake, "Anna", 4);
    let mut more = None;
    for _ in 0..30 {
        let panel = anna.look(thread).await;
        anna.answer_once(&panel).await;
        server.computers_have_answered().await;
        let panel = anna.look(thread).await;
        let behind = server.press("Anna", panel.id, "v1:more:1").await;
        if has_button(&behind, "v1:slip:1") {
            more = Some((behind, panel));
            break;
        }
    }
    let (more, after) = more.expect("there is something to take back");
    let sure = press_label(&anna.user, &more, "Take my last step back").await;
    sure.reads("From then on this game counts in no record");
    let back = press_label(&anna.user, &sure, "Take it back").await;
    back.reads("Your last step is taken back");
    assert_ne!(back.content, after.content);
    let more = server.press("Anna", back.id, "v1:more:1").await;
    assert!(!has_button(&more, "v1:slip:1"), "once a turn: {more:?}");
    server.calm().await;
    let told = server.fake.user("Ben").sees(thread);
    let told = told.iter().filter(|m| m.content.contains("takes the last step back")).count();
    assert_eq!(told, 1, "whoever looks on reads it");
}
