//! What the people of a table decide together, and seats that change hands.

use viceroy::attendance::Say;
use viceroy::discord::custom_id::Deed;
use viceroy::rules::Seat;

use super::{Evening, HOUR, TOO_LONG, has, line};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_is_agreed_on_and_a_proposal_to_end_it_fails_by_silence() {
    let mut evening = Evening::of(&["Anna", "Ben"]).await;
    let shown = evening.players("Anna").await;
    assert!(!has(&shown, "v1:sure:1:goon"), "{shown:?}");
    let asked = evening.press("Anna", &shown, "v1:sure:1:pause").await;
    assert!(
        asked.content.contains("pause of up to 7 days?"),
        "{asked:?}"
    );
    assert!(!evening.is_told("proposes a pause").await, "not yet");
    let open = evening.press("Anna", &asked, "v1:seat:1:pause").await;
    assert!(open.content.contains("Proposing counts as your yes."));
    assert!(open.content.contains("Anna proposes a pause"), "{open:?}");
    assert!(!has(&open, "v1:seat:1:yes"), "she has said yes: {open:?}");
    evening.told("Anna proposes a pause").await;
    let another = evening.forge("Ben", Deed::Close).await;
    assert!(another.contains("Another vote is open."), "{another}");
    let stranger = evening.forge("Dora", Deed::Say(1, Say::Yes)).await;
    assert!(stranger.contains("You have no seat"), "{stranger}");

    let his = evening.players("Ben").await;
    let said = evening.press("Ben", &his, "v1:seat:1:yes:1").await;
    assert!(said.content.contains("the vote has passed"), "{said:?}");
    assert!(
        said.content.contains("The game rests until <t:"),
        "{said:?}"
    );
    evening.told("The game rests until <t:").await;
    let mut ben = evening.guest("Ben");
    let panel = ben.look(evening.thread).await;
    assert!(panel.content.contains("The game rests until"), "{panel:?}");
    assert!(!panel.content.contains("Your time runs out"), "{panel:?}");
    let late = evening.forge("Ben", Deed::Say(1, Say::Yes)).await;
    assert!(late.contains("This vote is over."), "{late}");

    evening.pass(TOO_LONG).await;
    assert!(!evening.is_told("time was up").await, "nobody's time runs");
    let asked = evening.press("Ben", &said, "v1:sure:1:goon").await;
    evening.press("Ben", &asked, "v1:seat:1:goon").await;
    let vote = evening.told("Ben proposes to end the pause").await;
    // Silence is no.
    evening.pass(HOUR * 25).await;
    let watcher = evening.server.standin.user("Watcher");
    let gone = evening
        .server
        .standin
        .wait_until(crate::server::SOON, |world| {
            world.message(vote.id).is_none()
        });
    assert!(gone.await, "the vote goes: {:?}", watcher.message(vote.id));
    let shown = evening.players("Anna").await;
    assert!(shown.content.contains("The game rests until"), "{shown:?}");
    let again = evening.forge("Ben", Deed::Pause).await;
    assert!(again.contains("or is having one"), "{again}");
    evening.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_closed_when_all_agree_and_then_only_shown() {
    let mut evening = Evening::of(&["Anna", "Ben", "Chiara"]).await;
    let shown = evening.players("Anna").await;
    let asked = evening.press("Anna", &shown, "v1:sure:1:close").await;
    assert!(asked.content.contains("for good?"), "{asked:?}");
    evening.press("Anna", &asked, "v1:seat:1:close").await;
    evening.told("Anna proposes to close this game").await;
    // One no is the end of it.
    let his = evening.players("Ben").await;
    let no = evening.press("Ben", &his, "v1:seat:1:no:1").await;
    assert!(no.content.contains("the vote has failed"), "{no:?}");
    let twice = evening.forge("Anna", Deed::Close).await;
    assert!(
        twice.contains("You opened a vote like this within the last day"),
        "{twice}"
    );
    let alone = evening.forge("Anna", Deed::Replace(Seat(1))).await;
    assert!(alone.contains("its player is there"), "{alone}");

    let asked = evening.press("Ben", &no, "v1:sure:1:close").await;
    evening.press("Ben", &asked, "v1:seat:1:close").await;
    for (name, result) in [("Anna", "is counted."), ("Chiara", "the vote has passed")] {
        let shown = evening.players(name).await;
        let said = evening.press(name, &shown, "v1:seat:1:yes:2").await;
        assert!(said.content.contains(result), "{said:?}");
    }
    evening.told("This game was closed:").await;
    let folded = evening
        .server
        .standin
        .wait_until(crate::server::SOON, |world| {
            let thread = world.channels.get(&evening.thread);
            thread
                .and_then(|channel| channel.thread())
                .is_some_and(|thread| thread.archived)
        });
    assert!(folded.await, "the thread is folded away");
    // Commands are only used where one can write, and who writes brings the thread back.
    let anna = evening.server.standin.user("Anna");
    anna.say(evening.thread, "A pity.").unwrap();
    let shown = evening.players("Anna").await;
    assert!(
        shown.buttons.is_empty() && shown.menus.is_empty(),
        "{shown:?}"
    );
    assert!(shown.content.contains("Anna") && shown.content.contains("Chiara"));
    for deed in [Deed::Leave, Deed::Pause, Deed::Nudge(Seat(1)), Deed::Back] {
        let refused = evening.forge("Anna", deed).await;
        assert!(refused.contains("closed before its end"), "{refused}");
    }
    evening.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absent_persons_seat_is_taken_over_by_who_has_never_sat_there() {
    let mut evening = Evening::of(&["Anna", "Ben"]).await;
    let mut anna = evening.guest("Anna");
    evening.one_vanishes(&mut anna, "Ben").await;
    let shown = evening.players("Anna").await;
    let asked = evening.press("Anna", &shown, "v1:sure:1:replace:1").await;
    assert!(
        asked.content.contains("takes over the seat of Ben?"),
        "{asked:?}"
    );
    let done = evening.press("Anna", &asked, "v1:seat:1:replace:1").await;
    assert!(
        done.content.contains("the vote has passed"),
        "she decides alone: {done:?}"
    );
    evening.told("The seat of Ben is free").await;

    let stranger = evening.players("Chiara").await;
    assert!(
        line(&stranger, "Ben").contains("The players agreed"),
        "{stranger:?}"
    );
    assert_eq!(stranger.buttons.len(), 1, "and nothing else: {stranger:?}");
    assert!(stranger.menus.is_empty());
    let asked = evening.press("Chiara", &stranger, "v1:sure:1:take:1").await;
    assert!(
        asked.content.contains("Take over the seat of Ben?"),
        "{asked:?}"
    );
    let taken = evening.press("Chiara", &asked, "v1:seat:1:take:1").await;
    assert!(taken.content.contains("The seat is yours."), "{taken:?}");
    assert!(has(&taken, "v1:lobby:1:"), "{taken:?}");
    evening.told("Chiara takes over the seat of Ben").await;

    let his = evening.players("Ben").await;
    assert_eq!(his.buttons, vec![], "{his:?}");
    let never_again = evening.forge("Ben", Deed::Take(Seat(1))).await;
    assert!(!never_again.contains("The seat is yours"), "{never_again}");
    let gone = evening.forge("Ben", Deed::Back).await;
    assert!(gone.contains("You have no seat"), "{gone}");
    let there = evening.forge("Dora", Deed::Take(Seat(0))).await;
    assert!(there.contains("its player is there"), "{there}");
    // Whoever sits there now plays.
    let panel = evening.press("Chiara", &taken, "v1:lobby:1:").await;
    assert!(panel.content.contains("You have"), "{panel:?}");
    evening.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_seven_days_a_seat_is_asked_for_and_the_others_decide() {
    let mut evening = Evening::of(&["Anna", "Ben"]).await;
    let mut anna = evening.guest("Anna");
    evening.one_vanishes(&mut anna, "Ben").await;
    // She goes on playing, a little every day, so that the game neither stands still nor ends.
    for _ in 0..8 {
        evening.pass(HOUR * 22).await;
        anna.panel = None;
        let mut panel = anna.look(evening.thread).await;
        for _ in 0..4 {
            match anna.answer_once(&panel).await {
                Some(next) => panel = next,
                None => break,
            }
        }
    }
    let stranger = evening.players("Chiara").await;
    assert!(
        line(&stranger, "Ben").contains("can ask to take it over"),
        "{stranger:?}"
    );
    let asked = evening.press("Chiara", &stranger, "v1:sure:1:take:1").await;
    let open = evening.press("Chiara", &asked, "v1:seat:1:take:1").await;
    assert!(
        open.content.contains("whether you may take the seat"),
        "{open:?}"
    );
    evening
        .told("Chiara would like to take over the seat of Ben")
        .await;
    assert_eq!(open.buttons, vec![], "one vote at a time: {open:?}");
    let hers = evening.players("Anna").await;
    let said = evening.press("Anna", &hers, "v1:seat:1:yes:1").await;
    assert!(said.content.contains("the vote has passed"), "{said:?}");
    evening.told("Chiara takes over the seat of Ben").await;
    evening.server.stop().await;
}
