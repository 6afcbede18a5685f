//! Hints in the thread and by DM, and a table without hints.

use crate::prelude::*;
use crate::spelling;

const BUTTON: &str = "v1:hint:";
const MOST: usize = 200;

async fn press_id(user: &UserHandle, on: &SeenMessage, id: &str) -> SeenMessage {
    shown(user.press(on.id, id).unwrap()).await
}

/// The button behind **More**; `None` if there is no choice.
async fn hint_button(user: &UserHandle, panel: &SeenMessage) -> Option<String> {
    let more = button(panel, "v1:more:").expect("what else there is");
    let more = press_id(user, panel, &more).await;
    assert_eq!(more.id, panel.id);
    button(&more, BUTTON)
}

async fn hint(user: &UserHandle, panel: &SeenMessage) -> Option<SeenMessage> {
    let asked = hint_button(user, panel).await?;
    Some(press_id(user, panel, &asked).await)
}

fn named(hints: &SeenMessage) -> Vec<String> {
    let lines = hints.content.lines();
    let named = lines.filter_map(|line| line.split("**").nth(1).filter(|_| line.contains(". **")));
    named.map(str::to_owned).collect()
}

/// Without the numbers of cards, which a button has and a text beside their names has not.
fn bare(text: &str) -> String {
    let parts = text.split(" (").enumerate().map(|(nth, part)| match part.split_once(')') {
        _ if nth == 0 => part.to_owned(),
        Some((number, rest)) if number.parse::<u8>().is_ok() => rest.to_owned(),
        Some(_) | None => format!(" ({part}"),
    });
    parts.collect()
}

/// Each answer that is named has a button, in the same order; gems are signs in the text.
fn can_be_pressed(hints: &SeenMessage) {
    let answers = hints.buttons.iter().filter(|b| b.custom_id.starts_with("v1:do:"));
    let labels: Vec<String> = answers.map(|b| bare(&b.label)).collect();
    let names = named(hints);
    assert!(labels.len() <= names.len() && !labels.is_empty(), "{hints:?}");
    let is_spelt = |name: &&String| name.is_ascii();
    for name in names.iter().filter(is_spelt) {
        let is_there = labels.iter().any(|label| bare(name).starts_with(label.as_str()));
        assert!(is_there, "{name}: {labels:?}");
    }
}

fn reads_well(hints: &SeenMessage) {
    hints.reads("What looks best to me");
    let options = hints.content.lines().filter(|line| line.contains(". **"));
    for line in options {
        let named = line.split_once(". **").and_then(|(_, named)| named.split_once("**"));
        let why = named.and_then(|(_, rest)| rest.split_once(": "));
        let (_, why) = why.expect("a reason");
        let begins = why.chars().next().unwrap();
        assert!(begins.is_uppercase() && why.ends_with('.'), "{line}");
        assert!(!why.contains("{") && !why.contains("hint-"), "{line}");
    }
    assert!(hints.content.chars().count() <= 2000);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_stand_in_the_panel_and_are_answered_there() {
    let (server, thread, mut guests) = dealt_to(&["Anna", "Ben"]).await;
    let (mut hinted, mut bids, mut places, mut old) = (0, 0, 0, None);
    let mut rounds = 0;
    while bids < 2 || places < 1 {
        rounds += 1;
        assert!(rounds < MOST, "{bids} hints for bids, {places} for places");
        for guest in &mut guests {
            let panel = guest.look(thread).await;
            let Some(asked) = hint_button(&guest.user, &panel).await else {
                continue;
            };
            let hints = press_id(&guest.user, &panel, &asked).await;
            assert!(hints.ephemeral && hints.id == panel.id, "{hints:?}");
            reads_well(&hints);
            can_be_pressed(&hints);
            bids += u32::from(hints.content.contains("could go on level"));
            hinted += 1;
            let back = press(&guest.user, &hints, "v1:look:").await;
            assert_eq!((&back.content, &back.buttons), (&panel.content, &panel.buttons));
            old = old.or(Some((guest.user.clone(), hints, asked)));
            let next = guest.answer_once(&back).await;
            let next = next.filter(|next| next.content.contains("**Where does "));
            if let Some(next) = next
                && let Some(hints) = hint(&guest.user, &next).await
            {
                reads_well(&hints);
                can_be_pressed(&hints);
                let first = hints.content.split("1. **").nth(1).unwrap_or_default();
                let letter = first.as_bytes();
                assert!(letter[0].is_ascii_uppercase() && letter[1] == b':', "{hints:?}");
                places += 1;
            }
        }
        Guest::each_acts(&mut guests, thread).await;
    }
    assert!(hinted > 3, "{hinted}");
    // The question is answered, so its hints are not open any more; the panel stays.
    let (anna, panel, asked) = old.unwrap();
    let late = shown(anna.press_late(panel.id, &asked).unwrap()).await;
    late.reads("not open any more");
    assert!(button(&late, "v1:more:").is_some(), "{late:?}");
    let gina = server.fake.user("Gina");
    let spied = gina.press_late(thread, &asked).unwrap().settled().await;
    let spied = spied.message().unwrap();
    spied.reads("You have no seat");
    assert!(!spied.content.contains("looks best"), "{spied:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_an_answer() {
    let server = Server::dealt(1).await;
    let thread = server.start_game(&["Anna", "Ben"]).await;
    let mut anna = Guest::new(&server.fake, "Anna", 1);
    let panel = anna.look(thread).await;
    let hints = hint(&anna.user, &panel).await.expect("the first cards are a choice");
    let stored = crate::asked::steps(&server).await.len();
    let best = button(&hints, "v1:do:").unwrap();
    press_id(&anna.user, &hints, &best).await.reads("You start with");
    assert_eq!(crate::asked::steps(&server).await.len(), stored + 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_for_a_play_begins_a_draft() {
    let (server, thread, mut guests) = dealt_to(&["Anna", "Ben"]).await;
    for _ in 0..MOST {
        let anna = &mut guests[0];
        let panel = anna.look(thread).await;
        if panel.content.contains("**Play a card**")
            && let Some(hints) = hint(&anna.user, &panel).await
        {
            let plays = hints.buttons.iter().find(|b| b.label.starts_with("Play "));
            let plays = plays.expect("a play is among the best").custom_id.clone();
            let stored = crate::asked::steps(&server).await.len();
            let draft = press_id(&anna.user, &hints, &plays).await;
            assert!(button(&draft, "v1:undo:").is_some(), "{draft:?}");
            assert_eq!(crate::asked::steps(&server).await.len(), stored, "nothing counts yet");
            return;
        }
        Guest::each_acts(&mut guests, thread).await;
    }
    panic!("nobody was asked to play a card");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happened_is_read_turn_by_turn_in_the_panel() {
    let names = ["Anna", "Ben"];
    let server = Server::dealt(1).await;
    let thread = server.start_game(&names).await;
    let mut guests = Guest::all(&server.fake, &names, Taste::Proposed);
    let mut log = None;
    for _ in 0..MOST {
        Guest::each_acts(&mut guests, thread).await;
        let anna = &mut guests[0];
        let panel = anna.look(thread).await;
        let more = press(&anna.user, &panel, "v1:more:").await;
        let shown = press(&anna.user, &more, "v1:log:").await;
        assert_eq!(shown.id, panel.id);
        if shown.content.contains("**Turn ") && !shown.content.contains("**Turn 1**") {
            log = Some((anna.user.clone(), shown));
            break;
        }
    }
    let (anna, log) = log.expect("a later turn");
    let mut shown = log;
    while !shown.content.contains("**Turn 1**") {
        let before = shown.buttons.iter().find(|b| b.label == "Previous").unwrap();
        shown = press_id(&anna, &shown, &before.custom_id.clone()).await;
    }
    while let Some(before) = shown.buttons.iter().find(|b| b.label == "Previous" && !b.disabled) {
        shown = press_id(&anna, &shown, &before.custom_id.clone()).await;
    }
    // The first page tells how the game began, to its reader.
    shown.reads("The first cards are turned over.");
    shown.reads("You start with");
    let back = press(&anna, &shown, "v1:look:").await;
    assert!(button(&back, "v1:more:").is_some(), "{back:?}");
    // Nobody else reads it in private.
    let gina = server.fake.user("Gina");
    let of_turn = shown.buttons.iter().find(|b| b.label == "Next").unwrap();
    let spied = gina.press_late(thread, &of_turn.custom_id).unwrap().settled().await;
    let spied = spied.message().unwrap();
    spied.reads("You have no seat");
    assert!(!spied.content.contains("turned over"), "{spied:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_can_forbid_them() {
    let server = Server::start().await;
    let lobby = server.new_table("Anna").await;
    let anna = server.fake.user("Anna");
    let panel = server.press("Anna", lobby, "v1:org:1:open").await;
    let mut menus = panel.menus.iter();
    let menu = menus.find(|m| m.custom_id.starts_with("v1:org:1:option"));
    let menu = &menu.unwrap().custom_id;
    let chosen = shown(anna.select(panel.id, menu, &["hints=forbidden"]).unwrap()).await;
    chosen.reads("plays without hints");
    server.lobby_in_detail(lobby).await.reads("plays without hints");

    let thread = server.start_game_of(&["Anna", "Ben"], json!({"hints": 1})).await;
    let mut guest = Guest::new(&server.fake, "Anna", 1);
    let panel = guest.look(thread).await;
    assert!(hint(&anna, &panel).await.is_none());
    let custom_id = CustomId::Hint { game: GameId(2), spot: AnswerTarget::Now(PromptId(1)) };
    let forged = spelling::format(&custom_id);
    let told = anna.press_late(panel.id, &forged).unwrap().settled().await;
    let told = told.message().unwrap();
    told.reads("without hints");
}

/// Half of the twelve turns of two people are over.
fn is_half(panel: &SeenMessage) -> bool {
    let turn = panel.content.split("turn ").nth(1).and_then(|rest| rest.split(' ').next());
    turn.and_then(|turn| turn.parse().ok()).is_some_and(|turn: u8| turn > 6)
}

/// Of questions with a choice: how many panels were seen, advised and had 💡 beside their answers.
async fn half_a_game(way: &str, deal: u64) -> [usize; 3] {
    let names = ["Anna", "Ben"];
    let server = Server::dealt(deal).await;
    let thread = server.start_game(&names).await;
    let mut guests = Guest::all(&server.fake, &names, Taste::Proposed);
    let mut settings = command(&guests[0].user, server.lobby, "settings", json!({})).await;
    // One button leads from each way to the next; at first they are shown.
    let ways = ["shown", "behind", "off"];
    for next in ways.into_iter().skip(1).take(ways.iter().position(|one| *one == way).unwrap()) {
        let choose = button(&settings, &format!("v1:suggest:{next}")).expect("the next way");
        settings = press_id(&guests[0].user, &settings, &choose).await;
        assert_eq!(button(&settings, &choose), None, "{settings:?}");
    }
    let [mut seen, mut advised, mut beside] = [0; 3];
    for _ in 0..MOST {
        let anna = &mut guests[0];
        let mut panel = anna.look(thread).await;
        if is_half(&panel) {
            return [seen, advised, beside];
        }
        loop {
            let greens = panel.buttons.iter().filter(|button| button.style == 3).count();
            let is_advised = greens > 0 || panel.content.contains("💡");
            let has_hint = button(&panel, BUTTON);
            seen += 1;
            advised += usize::from(is_advised);
            beside += usize::from(has_hint.is_some());
            if way == "off" {
                assert_eq!(hint_button(&anna.user, &panel).await, None);
                panel = anna.look(thread).await;
            }
            let next = match has_hint {
                Some(hint) => {
                    let hints = press_id(&anna.user, &panel, &hint).await;
                    reads_well(&hints);
                    let best = button(&hints, "v1:do:");
                    let best = best.or_else(|| button(&hints, "v1:best:"));
                    let best = best.or_else(|| button(&hints, "v1:look:"));
                    let next = press_id(&anna.user, &hints, &best.unwrap()).await;
                    anna.answer_once(&next).await.or(Some(next))
                }
                None => anna.answer_once(&panel).await,
            };
            match next {
                Some(next) if button(&next, "v1:do:").is_some() => panel = next,
                Some(_) | None => break,
            }
        }
        Guest::each_acts(&mut guests, thread).await;
    }
    panic!(
        "{way}: half a game takes longer than {MOST} rounds: {:?}",
        guests[0].look(thread).await
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn suggestions_are_shown_behind_a_button_or_off_as_a_person_chooses() {
    let [seen, advised, beside] = half_a_game("shown", 1).await;
    assert!(advised * 2 > seen && beside == 0, "{seen} {advised} {beside}");
    let [seen, advised, beside] = half_a_game("behind", 1).await;
    assert!(beside * 2 > seen && advised == 0, "{seen} {advised} {beside}");
    let [seen, advised, beside] = half_a_game("off", 1).await;
    assert_eq!([advised, beside], [0, 0]);
    assert!(seen > 6, "{seen}");
}
