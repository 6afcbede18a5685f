//! Players who time out, leave or go away, and come back.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_answer_is_played_for_and_comes_back_with_one_press() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let mut anna = evening.guest("Anna");
    let mut ben = evening.guest("Ben");
    let panel = ben.look(evening.thread).await;
    panel.reads("⏳ due <t:");
    // Presence is shown to players who wait, not to prompted ones.
    assert!(!has(&panel, "v1:seats:1"), "{panel:?}");
    evening.one_vanishes(&mut anna, "Ben").await;

    let shown = evening.players("Anna").await;
    assert!(line(&shown, "Ben").contains("a computer player holds the seat"));
    assert!(line(&shown, "Ben").contains("can ask to take it over from"));
    assert!(!has(&shown, "v1:seat:1:back"), "{shown:?}");
    let stranger = evening.players("Chiara").await;
    assert_eq!(stranger.buttons, vec![], "nothing yet: {stranger:?}");
    evening.forge("Chiara", SeatAction::Take(Seat(1))).await.reads("That is possible from <t:");
    evening.forge("Anna", SeatAction::Back).await.reads("You hold your seat yourself");
    evening.forge("Chiara", SeatAction::Back).await.reads("You have no seat in this game");

    let post = evening.told(&evening.to("Ben", ", you did not answer")).await;
    assert!(has(&post, "v1:here:1") && has(&post, "v1:seats:1"), "{post:?}");
    ben.panel = None;
    let panel = ben.look(evening.thread).await;
    panel.reads("A computer player holds your seat");
    let back = evening.press("Ben", &panel, "v1:here:1").await;
    assert_eq!(back.id, panel.id, "the panel changes in place");
    assert!(!back.content.contains("holds your seat"), "{back:?}");
    assert!(!has(&back, "v1:here:1"), "{back:?}");
    evening.told("Ben is back.").await;
    let again = evening.server.press("Ben", post.id, "v1:here:1").await;
    assert_eq!(again.content, back.content);
    anna.panel = None;
    let mut asked = false;
    for _ in 0..20 {
        anna.act(evening.thread).await;
        asked |= ben.act(evening.thread).await == Did::Something;
    }
    assert!(asked, "he is asked");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_is_asked_once_more_and_can_come_back() {
    let evening = Evening::of(&["Anna", "Ben", "Chiara"]).await;
    let shown = evening.players("Anna").await;
    let asked = evening.press("Anna", &shown, "v1:sure:1:leave").await;
    assert_eq!(asked.id, shown.id);
    asked.reads("**Leave this game?**");
    assert_eq!(asked.buttons.len(), 2, "{asked:?}");
    let kept = evening.press("Anna", &asked, "v1:seat:1:look").await;
    kept.reads("Players of game 1");
    assert!(!evening.is_told("left the game").await);
    let asked = evening.press("Anna", &kept, "v1:sure:1:leave").await;
    let left = evening.press("Anna", &asked, "v1:seat:1:leave").await;
    left.reads("You have left this game.");
    left.reads("🤖 A computer player holds your seat.");
    assert!(!has(&left, "v1:sure:1:leave") && left.menus.is_empty());
    evening.told("Anna left the game.").await;
    evening.forge("Anna", SeatAction::Leave).await.reads("You have left this game already");
    evening.forge("Dora", SeatAction::Leave).await.reads("You have no seat");

    let back = evening.press("Anna", &left, "v1:seat:1:back").await;
    back.reads("You hold your seat yourself again.");
    assert!(has(&back, "v1:lobby:1:"), "{back:?}");
    evening.told("Anna is back.").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_goes_away_is_not_timed_and_has_ten_days() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let shown = evening.players("Anna").await;
    shown.reads("You can be away for 10 more days");
    let menu = &shown.menus[0];
    let lines: Vec<&str> = menu.options.iter().map(|o| o.label.as_str()).collect();
    assert_eq!(lines, ["1 day", "2 days", "3 days", "5 days", "7 days", "10 days"]);
    let anna = evening.server.fake.user("Anna");
    let select = |message, days: &str| {
        let chosen = anna.select(message, &menu.custom_id, &[days]).unwrap();
        async move { chosen.settled().await }
    };
    let away = select(shown.id, "5").await.message().unwrap();
    away.reads("You are away until <t:");
    assert!(own_line(&away).contains("Away until <t:"), "{away:?}");
    away.reads("You can be away for 5 more days");
    evening.told("Anna is away until <t:").await;
    let left: Vec<&str> = away.menus[0].options.iter().map(|o| o.value.as_str()).collect();
    assert_eq!(left, ["1", "2", "3", "5"]);

    evening.pass(TOO_LONG).await;
    let mut anna = evening.guest("Anna");
    assert_eq!(anna.act(evening.thread).await, Did::Something);
    assert!(evening.hears_of_time_out("Ben").await);
    assert!(!evening.hears_of_time_out("Anna").await, "hers stands");
    let still = evening.players("Anna").await;
    assert!(own_line(&still).contains("Away until <t:"), "{still:?}");
    evening.forge("Dora", SeatAction::Nudges(Nudges::Unwanted)).await.reads("You have no seat");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_early_is_timed_again_and_keeps_the_days() {
    let mut evening = Evening::of(&["Anna", "Ben"]).await;
    let shown = evening.players("Anna").await;
    assert!(!has(&shown, "v1:seat:1:early"), "{shown:?}");
    let there = evening.forge("Anna", SeatAction::Early).await;
    assert!(there.contains("You are not away"), "{there}");
    let anna = evening.server.fake.user("Anna");
    let menu = &shown.menus[0].custom_id;
    let chosen = anna.select(shown.id, menu, &["5"]).unwrap();
    let away = chosen.settled().await.message().unwrap();
    assert!(has(&away, "v1:seat:1:early"), "{away:?}");
    let not_his = evening.forge("Ben", SeatAction::Early).await;
    assert!(not_his.contains("You are not away"), "{not_his}");
    let stranger = evening.forge("Dora", SeatAction::Early).await;
    assert!(stranger.contains("You have no seat"), "{stranger}");

    evening.pass(HOUR * 23).await;
    let back = evening.press("Anna", &away, "v1:seat:1:early").await;
    assert_eq!(back.id, away.id);
    assert!(back.content.contains("You are back."), "{back:?}");
    assert!(!own_line(&back).contains("Away"), "{back:?}");
    assert!(back.content.contains("You can be away for 9 more days"));
    assert!(!has(&back, "v1:seat:1:early"), "{back:?}");
    evening.told("Anna is back.").await;
    evening.pass(TOO_LONG).await;
    assert!(evening.hears_of_time_out("Anna").await, "hers runs");
    evening.server.stop().await;
}
