//! Player settings such as sleeping hours, and a table's options.

use viceroy::timing::Zone;

use super::*;

/// Unix milliseconds.
fn runs_out(panel: &SeenMessage) -> i64 {
    let (_, after) = panel.content.split_once("due <t:").unwrap();
    let (seconds, _) = after.split_once(':').unwrap();
    seconds.parse::<i64>().unwrap() * 1000
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_tells_when_they_sleep_has_time_until_after_waking_in_games_that_run() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let anna = evening.server.fake.user("Anna");
    anna.set_locale("fr").unwrap();
    let shown = evening.command("Anna", evening.thread, "settings").await;
    shown.reads("My guess is the time zone of Paris");
    assert_eq!(shown.menus.len(), 2, "no sleep without a zone: {shown:?}");
    assert!(shown.menus[0].options[0].label.starts_with("Paris (now "));
    let mut guest = evening.guest("Anna");
    let before = runs_out(&guest.look(evening.thread).await);

    // Somewhere it will be night then.
    let sleeps = [(22, 6), (0, 8), (2, 10)];
    let night = |zone: &&Zone| {
        let minute = zone.minute_of_day(before);
        let span = |(from, to): &(u16, u16)| {
            let from = (from * 60 + 60) % 1440;
            let awake = (minute + 1440 - from) % 1440;
            awake < (to * 60 + 1440 - from) % 1440 - 60
        };
        sleeps.iter().any(span)
    };
    let zone = Zone::listed().iter().find(night).unwrap();
    let minute = zone.minute_of_day(before);
    let sleep = sleeps.iter().find(|(from, to)| {
        let from = (from * 60 + 60) % 1440;
        (minute + 1440 - from) % 1440 < (to * 60 + 1440 - from) % 1440 - 60
    });
    let (from, to) = sleep.unwrap();
    let chosen = anna.select(shown.id, &shown.menus[0].custom_id, &[zone.name()]);
    let shown = chosen.unwrap().settled().await.message().unwrap();
    assert!(shown.content.contains(&zone.city()), "{shown:?}");
    let key = format!("={}-{}", from * 60, to * 60);
    let chosen = anna.select(shown.id, &shown.menus[1].custom_id, &[&key]);
    let shown = chosen.unwrap().settled().await.message().unwrap();
    shown.reads(&format!("You sleep from {from}:00 to {to}:00"));

    let after = runs_out(&guest.look(evening.thread).await);
    assert_eq!(zone.minute_of_day(after), (to + 2) * 60, "two hours after waking");
    assert!(after > before);
    let typed = json!({"time_zone": "adelaide", "sleep": "9am to 5:30 pm"});
    let shown = command(&anna, evening.thread, "settings", typed).await;
    let known = "You sleep from 9:00 to 17:30";
    shown.reads("time of Adelaide");
    shown.reads(known);
    for wrong in [json!({"sleep": "22-9"}), json!({"time_zone": "EST", "sleep": "23-7"})] {
        let shown = command(&anna, evening.thread, "settings", wrong).await;
        assert!(shown.content.starts_with("⚠️ "), "{shown:?}");
        shown.reads(known);
    }
    let choices = proposals(&anna, evening.thread, ("settings", "time_zone"), "bris").await;
    assert!(choices[0].0.starts_with("Brisbane, Australia (now "), "{choices:?}");
    assert_eq!(choices[0].1, json!("Australia/Brisbane"));
    let chosen = anna.select(shown.id, &shown.menus[0].custom_id, &["-"]);
    let shown = chosen.unwrap().settled().await.message().unwrap();
    assert_eq!(shown.menus.len(), 2, "{shown:?}");
    assert_eq!(runs_out(&guest.look(evening.thread).await), before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_by_text_sees_no_pictures_and_each_answer_is_a_new_message() {
    let evening = Evening::of(&["Anna", "Ben"]).await;
    let shown = evening.command("Anna", evening.thread, "settings").await;
    let server = &evening.server;
    server.press("Anna", shown.id, "v1:reads:text").await.reads("You play by text");
    let mut guest = evening.guest("Anna");
    let panel = guest.look(evening.thread).await;
    assert!(panel.attachments.is_empty(), "{panel:?}");
    let words =
        |button: &viceroy_fake_discord::SeenButton| !button.disabled && !button.label.is_empty();
    assert!(panel.buttons.iter().all(words), "{panel:?}");
    let read = server.press("Anna", panel.id, "v1:read:").await;
    assert_ne!(read.id, panel.id);
    read.reads("What you hold");
    read.reads("Row 1: ");
    let again = server.press("Anna", panel.id, "v1:more:").await;
    assert_ne!(again.id, panel.id);
    let mut ben = evening.guest("Ben");
    assert!(!ben.look(evening.thread).await.attachments.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_says_how_much_time_everybody_has() {
    let server = Server::start().await;
    let usual = table_of(&server, "Anna", json!({})).await;
    usual.reads("Everybody has 24 hours for each phase");
    assert!(!usual.contains("Sundays") && !usual.contains("a pass"), "{usual}");
    let chosen = json!({"clock": 3, "weekends": 1, "time_out": 1});
    let relaxed = table_of(&server, "Ben", chosen).await;
    relaxed.reads("Everybody has 48 hours");
    relaxed.reads("Saturdays and Sundays do not count.");
    relaxed.reads("it counts as a pass");
    table_of(&server, "Chiara", json!({"clock": 4})).await.reads("as much time as they want");
    let by_hour = table_of(&server, "Dan", json!({"hour": 8})).await;
    by_hour.reads("at the latest each day at <t:");
    by_hour.reads(":t> (8:00 UTC); what is asked less than 3 hours before");
    let alone = table_of(&server, "Dora", json!({"virtual_opponents": 3})).await;
    assert!(!alone.contains("hours"), "{alone}");
}
