//! People who never come again, by what they see: in the thread, on panels, to the end of the game. That no kind of
//! question keeps a game from its end is shown without chat, in `tests/host/vanishing.rs`: there are thirty.

use std::collections::BTreeMap;

use super::{Evening, TOO_LONG, line};
use crate::asked::asked;
use crate::guest::Guest;

const NAMES: [&str; 4] = ["Anna", "Ben", "Chiara", "Dora"];
/// Before which kind of question each of them vanishes: a secret one that all are asked at once, one in the order of play,
/// and one in which others wait for their turn. Anna stays.
const VANISH: [Option<&[&str]>; 4] = [
    None,
    Some(&["bid"]),
    Some(&["place", "deck", "reward_gems", "discard_gems"]),
    Some(&["claim", "pass_gems", "take_card", "pass_gems_together"]),
];
/// More rounds than a game has.
const MOST: usize = 400;
/// In so many rounds the lot has brought most players to a question of their kind; who has met none vanishes before the
/// next one, whatever it is. Half of the game is still to come.
const PATIENCE: usize = 30;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_of_four_vanish_in_the_middle_of_questions_and_the_game_ends() {
    let mut evening = Evening::of(&NAMES).await;
    let mut guests: Vec<Guest> = NAMES.iter().map(|name| evening.guest(name)).collect();
    let mut gone: BTreeMap<usize, String> = BTreeMap::new();
    let running = "select id as line from games where state = 'started'";
    let mut rounds = 0;
    while !evening.server.rows(running).await.is_empty() {
        rounds += 1;
        assert!(rounds < MOST, "the game never ends; gone are {gone:?}");
        // Time must not pass while only computer players have something to answer.
        evening.server.computers_have_answered().await;
        let mut did = false;
        for (seat, _) in asked(&evening.server).await {
            if !gone.contains_key(&seat) {
                let patience = PATIENCE.checked_sub(rounds);
                did |= visit(&evening, &mut guests[seat], (seat, patience), &mut gone).await;
            }
        }
        if !did {
            evening.pass(TOO_LONG).await;
        }
    }
    assert_eq!(gone.len(), 3, "{gone:?}");
    evening.server.calm().await;
    for name in &NAMES[1..] {
        // Two deadlines missed, and then nobody waits for them any more.
        let watcher = evening.server.standin.user("Watcher");
        let said = watcher.sees(evening.thread);
        let count = |words: &str| said.iter().filter(|m| m.content.contains(words)).count();
        assert_eq!(count(&format!("{name}’s time was up")), 1);
        assert_eq!(count(&format!("{name} did not answer.")), 1);
        assert_eq!(
            count("your time is running out"),
            0,
            "reminders are settled"
        );
    }
    let over = "select state as line from games";
    assert_eq!(evening.server.rows(over).await, ["over"]);
    let shown = evening.players("Anna").await;
    assert!(!shown.content.contains("holds the seat"), "{shown:?}");
    evening.server.stop().await;
}

/// Somebody answers all that they are asked, or vanishes before the next of it. Gives whether they answered anything.
async fn visit(
    evening: &Evening,
    guest: &mut Guest,
    (seat, patience): (usize, Option<usize>),
    gone: &mut BTreeMap<usize, String>,
) -> bool {
    let mut did = false;
    let mut panel = None;
    loop {
        let open = asked(&evening.server).await;
        let Some((_, topic)) = open.into_iter().find(|(of, _)| *of == seat) else {
            return did;
        };
        let vanishes = |kinds: &[&str]| patience.is_none() || kinds.contains(&topic.as_str());
        if VANISH[seat].is_some_and(vanishes) {
            gone.insert(seat, topic);
            return did;
        }
        let shown = match panel {
            Some(panel) => panel,
            None => guest.look(evening.thread).await,
        };
        match guest.answer_once(&shown).await {
            Some(next) => panel = Some(next),
            None => return did,
        }
        did = true;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_vanishes_before_the_first_question_is_seen_to_be_away() {
    let mut evening = Evening::of(&NAMES[..3]).await;
    let mut there: Vec<Guest> = ["Anna", "Chiara"].map(|name| evening.guest(name)).into();
    let mut rounds = 0;
    while !evening.is_told("Ben did not answer.").await {
        for guest in &mut there {
            guest.act(evening.thread).await;
        }
        evening.pass(TOO_LONG).await;
        rounds += 1;
        assert!(rounds < 10, "Ben is never absent");
    }
    let shown = evening.players("Anna").await;
    assert!(line(&shown, "Ben").contains("a computer player holds the seat"));
    evening.server.stop().await;
}
