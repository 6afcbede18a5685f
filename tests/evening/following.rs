//! An open panel updates itself when other players have answered.

use crate::prelude::*;

const NAMES: [&str; 2] = ["Anna", "Ben"];

fn asks(panel: &SeenMessage) -> bool {
    let mut luck = StdRng::seed_from_u64(0);
    !actions(panel, &mut luck, Taste::First).is_empty()
}

async fn waits_to_be_asked(guest: &Guest, thread: Snowflake, panel: Snowflake) -> SeenMessage {
    let asked = guest.user.wait_to_see(thread, SOON, |messages| {
        let panel = messages.iter().find(|message| message.id == panel);
        panel.filter(|panel| asks(panel)).cloned()
    });
    let seen = guest.user.message(panel);
    asked.await.unwrap_or_else(|| panic!("it asks nothing: {seen:?}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_open_panel_asks_by_itself_what_comes_next() {
    let (server, thread, mut guests) = dealt_to(&NAMES).await;
    let [anna, ben] = &mut guests[..] else { unreachable!("two people") };
    anna.act(thread).await;
    let panel = anna.panel.expect("she has it open");
    let seen = anna.user.message(panel).unwrap();
    assert!(!asks(&seen), "she has answered: {seen:?}");
    ben.act(thread).await;
    let asked = waits_to_be_asked(anna, thread, panel).await;
    assert!(asked.ephemeral, "{asked:?}");
    anna.panel = None;
    anna.act(thread).await;
    let newer = anna.panel.expect("she has opened another one");
    assert_ne!(newer, panel);
    server.calm().await;
    let before = anna.user.message(panel).unwrap();
    ben.act(thread).await;
    waits_to_be_asked(anna, thread, newer).await;
    let after = anna.user.message(panel).unwrap();
    assert_eq!(format!("{after:?}"), format!("{before:?}"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_open_panel_shows_a_plan_that_was_confirmed_by_direct_message() {
    let server = Server::dealt(2).await;
    choose_dm(&server, "Anna").await;
    let thread = server.start_game(&NAMES).await;
    let mut guests = Guest::all(&server.fake, &NAMES, Taste::First);
    let [anna, ben] = &mut guests[..] else { unreachable!("two people") };
    let develops = loop {
        let panel = anna.look(thread).await;
        if panel.content.contains("**Play a card") {
            break panel;
        }
        anna.act(thread).await;
        ben.act(thread).await;
    };
    press_label(&anna.user, &develops, "Pass").await;
    // Ben still develops, so she has time to plan.
    server.calm().await;
    let room = anna.user.direct().unwrap();
    let is_idle = |messages: &[SeenMessage]| {
        let panel = messages.iter().rfind(|message| has_button(message, "v1:plan:"));
        panel.cloned()
    };
    let direct = anna.user.wait_to_see(room, SOON, is_idle).await.unwrap();
    let open = press_label(&anna.user, &direct, "Plan my bids").await;
    let passes = press_label(&anna.user, &open, "Pass").await;
    press_label(&anna.user, &passes, "Confirm my plan").await;
    let told = anna.user.wait_to_see(thread, SOON, |messages| {
        let panel = messages.iter().find(|message| message.id == develops.id);
        panel.filter(|panel| panel.content.contains("Your next bid")).cloned()
    });
    assert!(told.await.is_some(), "{:?}", anna.user.message(develops.id));
}
