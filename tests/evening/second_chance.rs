//! A second chance: from the analysis and from the archive to its end, by direct message.

use crate::prelude::*;

/// The latest step that is offered, so that little is left to play.
fn latest(message: &SeenMessage) -> &str {
    let steps = message.buttons.iter().filter_map(|button| {
        let step = button.custom_id.strip_prefix("v1:on:1:")?.split('@').next()?;
        Some((step.parse::<u32>().unwrap(), &*button.custom_id))
    });
    steps.max().unwrap_or_else(|| panic!("nothing to play on from: {message:?}")).1
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missed_move_is_played_on_from_and_both_results_stand_side_by_side() {
    let mut server = Server::start().await;
    let names = ["Anna", "Ben"];
    let thread = server.start_game(&names).await;
    play_to_the_end(&server.fake, thread, &names).await;
    server.calm().await;
    let mut anna = Player::new(&server.fake, "Anna", 3);
    let ends = |posts: &[SeenMessage]| posts.iter().rfind(|m| has_button(m, "v1:went:1")).cloned();
    let end = anna.user.wait_to_see(thread, SOON, ends).await.unwrap();

    decides_again(&server, &end).await;

    // Only on one's own page.
    let went = server.press("Anna", end.id, "v1:went:1").await;
    let from = latest(&went).to_owned();
    let other = server.press("Anna", went.id, "v1:went:1:1").await;
    assert!(!has_button(&other, "v1:on:"), "{other:?}");
    let step = server.press("Anna", went.id, "v1:steps:1:0:closed").await;
    assert!(step.button("Play on from here").unwrap().custom_id.starts_with("v1:on:1:1"));
    let gina = server.fake.user("Gina");
    let looked = command(&gina, thread, "archive", json!({"game": "1#9"})).await;
    assert!(!has_button(&looked, "v1:on:"), "{looked:?}");

    let page = server.press("Anna", end.id, "v1:went:1").await;
    anna.user.close_dms().unwrap();
    server.press("Anna", page.id, &from).await.reads("I cannot write to you");
    anna.user.open_dms().unwrap();
    let opened = server.press("Anna", page.id, &from).await;
    opened.reads("Your second chance has begun [in our direct messages]");
    assert!(opened.ephemeral && opened.id != page.id, "the page stays");
    server.press("Anna", page.id, &from).await.reads("You have a private game already");
    server.restart().await;

    let ended =
        |messages: &[SeenMessage]| messages.iter().rfind(|m| has_button(m, "v1:went:2")).cloned();
    let end = loop {
        server.computers_have_answered().await;
        server.calm().await;
        let seen = anna.user.sees(anna.room);
        if let Some(end) = ended(&seen) {
            break end;
        }
        anna.act().await;
    };
    let seen = anna.user.sees(anna.room);
    assert!(seen.iter().any(|m| m.content.contains("A second chance: on from step")), "{seen:?}");
    let end = seen.iter().find(|m| m.content.contains("This time: ")).unwrap_or(&end);
    end.reads("The first time, in game 1: you ");
    end.reads("This time: you ");
    let line = "What made the difference for you: ";
    assert!(end.content.contains(line) || end.content.contains("is as it was"), "{end:?}");

    let fair = server.press("Anna", end.id, "v1:rules:fairness:2").await;
    fair.reads("This game is a second chance, so there is no file");
    assert!(anna.user.message(fair.id).unwrap().attachments.is_empty());
    let went = server.press("Anna", end.id, "v1:went:2").await;
    went.reads("How game 2 went for you");
}

/// A position with its question, what looks best after a choice, and another one.
async fn decides_again(server: &Server, end: &SeenMessage) {
    let went = server.press("Anna", end.id, "v1:went:1").await;
    let before = server.rows("select count(*) || ' ' || max(number) as line from steps").await;
    let asked = server.press("Anna", went.id, "v1:decide:open").await;
    assert!(asked.ephemeral && asked.id != went.id, "{asked:?}");
    asked.reads("**Decide again** · game 1, ");
    let shown = server.fake.user("Anna").message(asked.id).unwrap();
    assert_eq!(shown.attachments.len(), 1, "{shown:?}");
    let answers = |message: &SeenMessage| {
        let buttons = message.buttons.iter().map(|button| button.custom_id.clone());
        buttons.filter(|id| id.starts_with("v1:decide:do:")).collect::<Vec<_>>()
    };
    let mut given = answers(&shown);
    if let (None, Some(menu)) = (given.first(), shown.menus.first()) {
        let choose = Action::Choose(menu.custom_id.clone(), vec![menu.options[0].value.clone()]);
        let user = server.fake.user("Anna");
        let told = choose.perform(&user, shown.id).settled().await.message().unwrap();
        told.reads("You choose ");
    } else {
        let told = server.press("Anna", shown.id, &given.remove(0)).await;
        told.reads("You choose ");
        assert_eq!(told.id, asked.id, "in place of the question");
    }
    let told = server.fake.user("Anna").message(asked.id).unwrap();
    told.reads("What speaks for the best one");
    assert!(has_button(&told, "v1:on:1:"), "{told:?}");
    server.press("Anna", told.id, "v1:decide:next:1:").await.reads("**Decide again**");
    let after = server.rows("select count(*) || ' ' || max(number) as line from steps").await;
    assert_eq!(before, after, "nothing is stored");
}
