//! A draft of a play is private, survives a restart and counts once.

use viceroy::rules::Phase;

use crate::clicks::{button, commit, pick, take_gems, way_to};
use crate::prelude::*;

const NAMES: [&str; 2] = ["Anna", "Ben"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draft_is_private_survives_a_restart_and_counts_once() {
    let (mut server, thread, mut guests) = dealt_to(&NAMES).await;
    first_round(&server, &mut guests, thread).await;
    let [anna, ben] = &mut guests[..] else { unreachable!("two people") };
    ben.look(thread).await;
    server.calm().await;
    let before = sight(&ben.user, thread);
    let stored = steps(&server).await.len();

    let begun = pick(anna, thread, |o| matches!(o, Offer::Play(_))).await;
    let place =
        |o: &Offer| matches!(o, Offer::Place { .. } | Offer::Replace(_) | Offer::TuckUnder(_));
    let placing = way_to(&begun, place).expect("a place is asked for");
    server.calm().await;
    assert_eq!(before, sight(&ben.user, thread), "Ben sees nothing of it");
    server.restart().await;
    let again = anna.look(thread).await;
    assert_eq!(begun.menus, again.menus, "the draft is still there");
    let more = anna.perform(again.id, &button(&again, "v1:more:").unwrap()).await;
    // A play whose rest is chosen later.
    let old = commit(&more).unwrap();
    let again = anna.perform(more.id, &button(&more, "v1:look:").unwrap()).await;
    assert_eq!(begun.menus, again.menus, "the draft is still there");
    let placed = anna.perform(again.id, &placing).await;

    let back = button(&placed, "v1:undo:").unwrap();
    let without = anna.perform(placed.id, &back).await;
    assert_eq!(begun.menus, without.menus);
    let placed = anna.perform(without.id, &placing).await;
    let crate::panel::Action::Press(old) = old else { unreachable!("a button") };
    let said = shown(anna.user.press_late(placed.id, &old).unwrap()).await;
    said.reads("has been answered or has changed");
    assert_eq!(placed.buttons, said.buttons);
    assert_eq!(steps(&server).await.len(), stored, "nothing counts yet");
    server.calm().await;
    assert_eq!(before, sight(&ben.user, thread), "Ben sees nothing of it");

    let now = commit(&said).unwrap();
    let done = anna.perform(said.id, &now).await;
    done.reads("take it back");
    let taken = button(&done, "v1:back:").unwrap();
    let restored = anna.perform(done.id, &taken).await;
    // The prompt has a new number but the same content.
    let asked = |panel: &SeenMessage| -> Vec<_> {
        let menus = panel.menus.iter();
        menus.map(|menu| menu.options.clone()).collect()
    };
    assert_eq!(asked(&placed), asked(&restored));

    let now = commit(&restored).unwrap();
    anna.perform(restored.id, &now).await;
    let counted = steps(&server).await.len();
    let crate::panel::Action::Press(now) = now else { unreachable!("a button") };
    shown(anna.user.press_late(restored.id, &now).unwrap()).await;
    assert_eq!(steps(&server).await.len(), counted);
}

pub async fn first_round(server: &Server, guests: &mut [Guest], thread: Snowflake) {
    let begun = |fact: &viceroy::rules::Fact| match fact {
        viceroy::rules::Fact::Open(OpenFact::PhaseBegan { phase, .. }) => {
            *phase == Phase::Development(1)
        }
        _ => false,
    };
    while !steps(server).await.iter().flatten().any(begun) {
        for (seat, topic) in asked(server).await {
            let guest = &mut guests[seat];
            match topic.as_str() {
                "bid" => {
                    let pass = Offer::Bid(viceroy::rules::Bid::Pass);
                    pick(guest, thread, |o| *o == pass).await;
                }
                "pass_gems" | "pass_gems_together" => drop(take_gems(guest, thread).await),
                "develop" => {}
                _ => {
                    let panel = guest.look(thread).await;
                    guest.answer_once(&panel).await;
                }
            }
        }
    }
}

fn sight(user: &UserHandle, thread: Snowflake) -> Vec<String> {
    let all = user.sees(thread).into_iter().chain(user.ephemerals());
    all.map(|message| format!("{message:?}")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_turn_is_planned_by_hand_with_few_presses() {
    let (server, thread, mut guests) = dealt_to(&NAMES).await;
    first_round(&server, &mut guests, thread).await;
    let anna = &mut guests[0];
    let mut panel = anna.look(thread).await;
    let mut presses = 1;
    while !panel.content.contains("Ready:") {
        let menu = panel.menus.first();
        let line = menu.and_then(|menu| Some((menu.custom_id.clone(), menu.options.first()?)));
        let no_more = panel.content.contains("Round 3").then(|| button(&panel, "v1:do:"));
        let action = match (no_more.flatten(), line) {
            (Some(pass), _) => pass,
            (None, Some((id, option))) => {
                crate::panel::Action::Choose(id, vec![option.value.clone()])
            }
            (None, None) => button(&panel, "v1:do:").expect("something to choose"),
        };
        panel = anna.perform(panel.id, &action).await;
        assert!(!panel.content.contains("has changed"), "{}", panel.content);
        presses += 1;
        assert!(presses < 15, "{}", panel.content);
    }
    panel.reads("Then bid");
    let counted = steps(&server).await.len();
    let now = commit(&panel).unwrap();
    anna.perform(panel.id, &now).await.reads("Your plan:");
    assert_eq!(steps(&server).await.len(), counted + 1);
}
