//! Several games of one player.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_games_are_listed_and_the_next_is_one_press_away() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let first = evening.thread;
    let second = evening.server.start_game(&["Anna", "Chiara"]).await;
    let anna = evening.server.fake.user("Anna");
    let direct = anna.open_direct().unwrap();
    let shown = evening.command("Anna", direct, "games").await;
    let lines: Vec<&str> = shown.content.lines().collect();
    assert_eq!(lines[0], "**Your games**");
    assert_eq!(lines.len(), 3, "{shown:?}");
    assert!(lines[1].starts_with("▶️ Game 1 with Ben: your turn, until <t:"), "{shown:?}");
    assert!(lines[1].ends_with(&format!("<#{first}>")), "{shown:?}");
    assert!(lines[2].contains("Game 2 with Chiara: your turn"), "{shown:?}");
    assert!(lines[2].ends_with(&format!("<#{second}>")), "{shown:?}");

    let panel = evening.press("Anna", &shown, "v1:next").await;
    assert!(panel.id != shown.id && panel.content.contains("**Game 1"), "{panel:?}");
    let mut guest = evening.guest("Anna");
    guest.act(first).await;
    let panel = evening.press("Anna", &shown, "v1:next").await;
    panel.reads("**Game 2");
    assert!(!has(&panel, "v1:next"), "this one asks: {panel:?}");
    let answered = guest.panel.take().expect("the panel she answered");
    let answered = anna.message(answered).unwrap();
    assert!(has(&answered, "v1:next"), "{answered:?}");
    let panel = evening.press("Anna", &answered, "v1:next").await;
    assert!(panel.id != answered.id, "{panel:?}");
    panel.reads("**Game 2");
    guest.act(second).await;
    let answered = guest.panel.take().expect("the panel she answered");
    let answered = anna.message(answered).unwrap();
    assert!(!has(&answered, "v1:next"), "nothing else waits: {answered:?}");
    evening.press("Anna", &shown, "v1:next").await.reads("No game waits for you now.");
    let shown = evening.command("Anna", direct, "games").await;
    shown.reads("Game 1 with Ben: waiting for Ben.");
    assert!(shown.buttons.is_empty(), "{shown:?}");

    guest.panel = None;
    evening.guest("Ben").act(first).await;
    let which = evening.command("Anna", direct, "players").await;
    which.reads("Whose players do you mean?");
    let chosen = evening.press("Anna", &which, "v1:seat:2:look").await;
    assert_eq!(chosen.id, which.id);
    chosen.reads("Players of game 2");
    evening.command("Anna", direct, "table").await.reads("You play several games.");
    let inside = evening.command("Anna", second, "players").await;
    inside.reads("Players of game 2");

    let asked = evening.press("Anna", &inside, "v1:sure:2:leave").await;
    evening.press("Anna", &asked, "v1:seat:2:leave").await;
    let shown = evening.command("Anna", direct, "games").await;
    shown.reads("Game 2 with Chiara: a computer player holds your seat.");
    let none = evening.command("Dora", direct_of(&evening), "games").await;
    none.reads("You play no game at the moment.");
    assert!(!has(&none, "v1:next"));
}

fn direct_of(evening: &Evening) -> viceroy_fake_discord::Snowflake {
    evening.server.fake.user("Dora").open_direct().unwrap()
}
