//! A whole game played by DM only.

use crate::prelude::*;
use crate::totals::totals;

/// What a prompt must show to a player who sees nothing else.
fn tells_all(panel: &SeenMessage, thread: Snowflake) {
    let text = &panel.content;
    assert!(text.starts_with("**"), "{text}");
    text.reads("**Game 1");
    text.reads(&format!("<#{thread}>"));
    assert_eq!(panel.attachments.len(), 1, "{panel:?}");
    let alt = panel.attachments[0].description().unwrap_or_default();
    assert!(alt.chars().count() > 40, "{alt}");
    let works = panel.buttons.iter().any(|button| !button.disabled);
    assert!(works && has_button(panel, "v1:rest:panel:"), "{panel:?}");
    assert!(!panel.ephemeral && panel.pings.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_told_by_direct_messages_alone() {
    let (mut server, time) = Server::in_time(Arc::new(SeededLuck::new(3))).await;
    choose_dm(&server, "Anna").await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    let mut anna = Player::new(&server.fake, "Anna", 1);
    let mut ben = Guest::new(&server.fake, "Ben", 2);
    let mut asked: Vec<Snowflake> = vec![];
    loop {
        server.calm().await;
        let shown = anna.user.sees(anna.room);
        let panels: Vec<&SeenMessage> =
            shown.iter().filter(|m| has_button(m, "v1:rest:panel:")).collect();
        assert!(panels.len() <= 1, "one question at a time: {panels:?}");
        let question = anna.question(&shown);
        if let Some(panel) = &question
            && !asked.contains(&panel.id)
        {
            tells_all(panel, thread);
            asked.push(panel.id);
        }
        let mine = anna.act().await;
        // Nobody waits at the screen; a panel may be outdated by then.
        time.pass(Duration::from_secs(5 * 60));
        let bens = ben.act(thread).await;
        time.pass(Duration::from_secs(5 * 60));
        if mine == Did::Nothing && bens == Did::Nothing {
            break;
        }
    }
    assert!(asked.len() > 12, "{} questions", asked.len());
    server.calm().await;
    server.stop().await;

    let (facts, ruleset) = stored(&server.database(), GameId(1)).await;
    let totals = totals(&facts, &ruleset);
    let (own, other) = (totals[0], totals[1]);
    let seen = || anna.user.sees(anna.room);
    let end = seen();
    let end: Vec<&SeenMessage> = end.iter().filter(|m| !m.ephemeral).collect();
    let [end] = end.as_slice() else {
        panic!("the end alone stays: {end:?}");
    };
    let text = &end.content;
    let place = match own.cmp(&other) {
        std::cmp::Ordering::Greater => format!("🏆 **You won with {own} points.**"),
        std::cmp::Ordering::Less => format!("Your place: 2 of 2, with {own} point"),
        // Attack tokens and gems may break the tie.
        std::cmp::Ordering::Equal => format!("{own} points"),
    };
    assert!(text.contains(&place), "{place}: {text}");
    if own < other {
        let winner = format!("🏆 **Ben won with {other} points.**");
        text.reads(&winner);
    }
    assert!(text.contains(&own.to_string()) && text.contains(&other.to_string()));
    text.reads(&format!("<#{thread}>"));
    assert!(!text.contains("ecret of the shuffles"), "{text}");
    assert_eq!(end.attachments.len(), 1, "the poster: {end:?}");
    let alt = end.attachments[0].description().unwrap_or_default();
    assert!(alt.contains(&own.to_string()) && alt.contains(&other.to_string()), "{alt}");

    let before = end.id;
    time.pass(Duration::from_secs(24 * 60 * 60));
    server.begin().await;
    server.calm().await;
    let stays: Vec<Snowflake> = seen().iter().filter(|m| !m.ephemeral).map(|m| m.id).collect();
    assert_eq!(stays, [before]);

    let went = server.press("Anna", before, "v1:went:1").await;
    went.reads("How game 1 went for you");
    let fair = server.press("Anna", before, "v1:rules:fairness:1").await;
    fair.reads("here is the secret of the shuffles");

    let again = server.press("Anna", before, "v1:org:1:again").await;
    assert!(again.ephemeral && again.content.contains("another game"), "{again:?}");
    wait_for_button(&anna.user, server.lobby, "v1:join:2").await.reads("(1 of 4): Anna.");
}
