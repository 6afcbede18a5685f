//! Hints in the thread and by DM, and a table without hints.

use serde_json::json;
use viceroy::discord::custom_id::{AnswerTarget, CustomId};
use viceroy::messages::GameId;
use viceroy::rules::PromptId;
use viceroy_fake_discord::{SeenMessage, UserHandle};

use crate::guest::Guest;
use crate::panel::Taste;
use crate::reads::Reads;
use crate::server::{SOON, Server};
use crate::spelling;

const BUTTON: &str = "v1:hint:";
const MOST: usize = 200;

async fn hint(user: &UserHandle, panel: &SeenMessage) -> SeenMessage {
    let button = panel.button("Hint").expect("a button for hints");
    assert!(button.custom_id.starts_with(BUTTON), "{button:?}");
    let press = user.press(panel.id, &button.custom_id).unwrap();
    press.settled().await.message().unwrap()
}

fn named(hints: &SeenMessage) -> Vec<String> {
    let lines = hints.content.lines();
    let named = lines.filter_map(|line| line.split("**").nth(1).filter(|_| line.contains(". **")));
    named.map(str::to_owned).collect()
}

fn are_there(hints: &SeenMessage, panel: &SeenMessage) {
    let labels = panel.menus.iter().flat_map(|menu| &menu.options);
    let labels = labels.map(|option| option.label.clone());
    let buttons = panel.buttons.iter().map(|b| b.label.clone());
    let labels: Vec<String> = labels.chain(buttons).collect();
    for name in named(hints) {
        // The menu lines for playing and discarding omit the verb.
        let short = name.strip_prefix("Play ").or(name.strip_prefix("Discard "));
        let short = short.map(|name| name.strip_suffix(" for 2 gems").unwrap_or(name));
        // A place button also names the circle it closes.
        let is_there = |label: &String| label.starts_with(&name) || Some(&**label) == short;
        // Bid buttons show the colour as an emoji and several cards by number.
        let bid = name.split_once(": ").map(|(_, cards)| cards);
        let is_bid = |label: &String| {
            bid.is_some_and(|cards| {
                let numbers = label.split(", ");
                *label == cards || numbers.clone().all(|one| cards.contains(&format!("({one})")))
            })
        };
        // Some of very many gem mixes must be typed.
        let can_be_typed = || labels.iter().any(|label| label == "Type another mix");
        assert!(
            labels.iter().any(|label| is_there(label) || is_bid(label)) || can_be_typed(),
            "{name}: {labels:?}"
        );
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
async fn hints_stand_beside_the_panel_and_call_answers_as_their_buttons_do() {
    let names = ["Anna", "Ben"];
    let server = Server::dealt(1).await;
    let thread = server.start_game(&names).await;
    let mut guests = Guest::all(&server.fake, &names, Taste::ByHand);
    let (mut hinted, mut bids, mut places, mut old) = (0, 0, 0, None);
    let mut rounds = 0;
    while bids < 2 || places < 1 {
        rounds += 1;
        assert!(rounds < MOST, "{bids} hints for bids, {places} for places");
        for guest in &mut guests {
            let panel = guest.look(thread).await;
            if panel.button("Hint").is_none() {
                continue;
            }
            let hints = hint(&guest.user, &panel).await;
            assert!(hints.ephemeral && hints.id != panel.id, "{hints:?}");
            reads_well(&hints);
            are_there(&hints, &panel);
            bids += u32::from(hints.content.contains("could go on level"));
            hinted += 1;
            let now = guest.user.message(panel.id).unwrap();
            assert_eq!(format!("{now:?}"), format!("{panel:?}"));
            old = old.or(Some((guest.user.clone(), panel.clone())));
            let next = guest.answer_once(&panel).await;
            let next = next.filter(|next| next.button("Hint").is_some());
            if let Some(next) = next.filter(|next| next.content.contains("The letters are")) {
                let hints = hint(&guest.user, &next).await;
                reads_well(&hints);
                are_there(&hints, &next);
                let first = hints.content.split("1. **").nth(1).unwrap_or_default();
                let letter = first.as_bytes();
                assert!(letter[0].is_ascii_uppercase() && letter[1] == b':', "{hints:?}");
                places += 1;
            }
        }
        for guest in &mut guests {
            guest.act(thread).await;
        }
    }
    assert!(hinted > 3, "{hinted}");
    for guest in &guests {
        let gone = guest.user.wait_to_see(thread, SOON, |seen| {
            let hints = seen.iter().filter(|m| m.content.contains("What looks best to me"));
            (hints.count() <= 1).then_some(())
        });
        gone.await.expect("old hints go");
    }
    let (anna, panel) = old.unwrap();
    let button = panel.button("Hint").unwrap().custom_id.clone();
    let late = anna.press_late(panel.id, &button).unwrap().settled().await;
    let late = late.message().unwrap();
    late.reads("not open any more");
    let gina = server.fake.user("Gina");
    let spied = gina.press_late(thread, &button).unwrap().settled().await;
    let spied = spied.message().unwrap();
    assert!(!spied.content.contains("looks best"), "{spied:?}");
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
    let chosen = anna.select(panel.id, menu, &["hints=forbidden"]).unwrap();
    let chosen = chosen.settled().await.message().unwrap();
    chosen.reads("plays without hints");
    let said = anna.wait_to_see(server.lobby, SOON, |messages| {
        let lobby = messages.iter().find(|m| m.id == lobby)?;
        lobby.content.contains("plays without hints").then_some(())
    });
    said.await.expect("the lobby says so");

    let thread = server.start_game_of(&["Anna", "Ben"], json!({"hints": 1})).await;
    let mut guest = Guest::new(&server.fake, "Anna", 1);
    let panel = guest.look(thread).await;
    assert!(panel.button("Hint").is_none(), "{panel:?}");
    let custom_id = CustomId::Hint { game: GameId(2), spot: AnswerTarget::Now(PromptId(1)) };
    let forged = spelling::format(&custom_id);
    let told = anna.press_late(panel.id, &forged).unwrap().settled().await;
    let told = told.message().unwrap();
    told.reads("without hints");
}
