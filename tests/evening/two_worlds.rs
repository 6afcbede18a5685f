//! R-HID-03: a game is continued in two worlds that differ only in what the watcher may not know;
//! with the same actions, the watcher must receive the same bytes.

use viceroy::rules::{BySeat, CardSet, Screen};

use crate::continuation::{Heard, Ways, go_on};
use crate::prelude::*;
use crate::scramble::Stored;
use crate::world::Interrupted;

pub const NAMES: [&str; 3] = ["Anna", "Ben", "Chiara"];

/// A computer player has the second seat.
fn seat(nth: usize) -> Seat {
    Seat([0, 2, 3][nth])
}

struct Evening {
    /// The seed of a game with the required moments, found by trial.
    game: u64,
    options: Value,
    cuts: &'static [Cut],
}

/// An interruption at the start of a phase, when one player has chosen.
pub struct Cut {
    /// Words from a panel's title.
    when: &'static str,
    /// The player who compares.
    pub watcher: usize,
    /// The player who has chosen secretly.
    pub chosen: usize,
    /// A player who has not, like the watcher.
    pub undecided: usize,
    pub ways: Ways,
}

const USUAL: [Cut; 4] = [
    Cut { when: "set-up", watcher: 0, chosen: 1, undecided: 2, ways: Ways::All },
    Cut { when: "turn 1 of 12, auction 1", watcher: 1, chosen: 2, undecided: 0, ways: Ways::Usual },
    Cut { when: "turn 1 of 12, round 1", watcher: 2, chosen: 0, undecided: 1, ways: Ways::Usual },
    Cut { when: "turn 2 of 12, auction 2", watcher: 0, chosen: 2, undecided: 1, ways: Ways::Usual },
];

/// With criminals, judgements, monsters and diamonds.
const MODULES: [Cut; 3] = [
    Cut { when: "set-up", watcher: 2, chosen: 0, undecided: 1, ways: Ways::Usual },
    Cut { when: "turn 2 of 12, round 1", watcher: 0, chosen: 1, undecided: 2, ways: Ways::Usual },
    Cut { when: "turn 3 of 12, combat", watcher: 1, chosen: 2, undecided: 0, ways: Ways::Usual },
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn r_hid_03_nobody_is_told_what_depends_on_what_is_hidden_from_them() {
    let options = json!({"computers": 1, "level": 0});
    let (game, cuts) = (2, &USUAL);
    interrupted(&Evening { game, options, cuts }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn r_hid_03_nor_with_all_modules() {
    let options = json!({"computers": 1, "level": 0, "modules": 6, "domain_cards": 1});
    let (game, cuts) = (1, &MODULES);
    interrupted(&Evening { game, options, cuts }).await;
}

async fn interrupted(Evening { game, options, cuts }: &Evening) {
    let folder = folder();
    let luck = Arc::new(Luck(SeededLuck::new(*game)));
    let mut server = Server::kept_in(folder, Arc::clone(&luck) as _).await;
    let thread = server.start_game_of(&NAMES, options.clone()).await;
    let mut guests = Guest::all(&server.fake, &NAMES, Taste::ByHand);
    for cut in *cuts {
        reach(&server, &mut guests, thread, cut).await;
        server.computers_have_answered().await;
        let evening = Interrupted::stop(server).await;
        in_two_worlds(&evening, thread, cut).await;
        server = Server::kept_in(evening.folder, Arc::clone(&luck) as _).await;
        for guest in &mut guests {
            guest.user = server.fake.user(&guest.name);
        }
    }
    server.leave().await;
}

async fn reach(server: &Server, guests: &mut [Guest], thread: Snowflake, cut: &Cut) {
    if let Some(turn) = cut.when.strip_suffix("auction 2") {
        let first = format!("{turn}auction 1");
        while !all_act_until(server, guests, thread, &first).await {}
        server.computers_have_answered().await;
        bid_for_the_same(guests, thread).await;
    }
    while !all_act_until(server, guests, thread, cut.when).await {}
    let chooser = &mut guests[cut.chosen];
    let mut panel = chooser.look(thread).await;
    // A play has several parts.
    while !panel.content.contains("take it back") {
        let next = chooser.answer_once(&panel).await;
        panel = next.unwrap_or_else(|| panic!("there is a choice: {}", panel.content));
    }
}

/// Three bids for one colour win nothing, so everyone reaches the next auction.
async fn bid_for_the_same(guests: &mut [Guest], thread: Snowflake) {
    let mut panels = vec![];
    for guest in guests.iter_mut() {
        panels.push(guest.look(thread).await);
    }
    let bid = |panel: &SeenMessage, colour| {
        let usable = panel.buttons.iter().filter(|b| !b.disabled);
        let mut buttons = usable.map(|b| b.custom_id.clone());
        let is_bid = |id: &String| match parse(id) {
            Some(CustomId::Answer { answer, .. }) => {
                answer == Answer::one(Offer::Bid(Bid::Gem(colour)))
            }
            _ => false,
        };
        buttons.find(is_bid)
    };
    let common = |c: &Colour| panels.iter().all(|panel| bid(panel, *c).is_some());
    let colour = Colour::ALL.into_iter().find(common);
    let colour = colour.expect("all have a gem of one colour; if not, try another game");
    for (guest, panel) in guests.iter().zip(&panels) {
        let button = bid(panel, colour).unwrap();
        guest.user.press(panel.id, &button).unwrap().settled().await;
    }
}

/// Stops before the first answer at the cut.
pub async fn all_act_until(
    server: &Server,
    guests: &mut [Guest],
    thread: Snowflake,
    when: &str,
) -> bool {
    server.computers_have_answered().await;
    let mut idle = true;
    for guest in guests {
        let mut panel = guest.look(thread).await;
        loop {
            if panel.content.contains(when) {
                return true;
            }
            match guest.answer_once(&panel).await {
                Some(next) => panel = next,
                None => break,
            }
            idle = false;
        }
    }
    assert!(!idle, "the game ended before {when}");
    false
}

async fn in_two_worlds(evening: &Interrupted, thread: Snowflake, cut: &Cut) {
    let game = evening.stored().await;
    let watcher = seat(cut.watcher);
    let another = game.scrambled(watcher, &mut StdRng::seed_from_u64(1));
    let screens = [screens(&game), screens(&another)];
    let others = [cut.chosen, cut.undecided].map(seat);
    // The undecided player's hand may be fully known; the chooser's must differ, or the comparison
    // is void.
    let chooser = others[0];
    assert_ne!(screens[0][chooser], screens[1][chooser], "{}", cut.when);
    let held = others.map(|seat| screens.each_ref().map(|screens| cards(&screens[seat])));
    // A card that another player holds in one world only.
    let telling = held.iter().flat_map(|[one, other]| one.iter().filter(|c| !other.contains(*c)));
    let telling: Vec<_> = telling.collect();

    let (one, other) = tokio::join!(evening.same(), evening.another(&another, watcher));
    let (one, other) = tokio::join!(
        go_on(one, evening.youngest, thread, cut, &telling),
        go_on(other, evening.youngest, thread, cut, &telling),
    );
    compare(cut, &one, &other);

    // Guards against an empty comparison: the other player's view must differ.
    let leaks = one.of_another.differences(&other.of_another);
    let told = |what: &str| leaks.iter().any(|line| line.contains(what));
    assert!(told("content: "), "{}: {leaks:#?}", cut.when);
    let seat = others[0];
    let drawn = |screen: &Screen| (cards(screen), screen.gems);
    if drawn(&screens[0][seat]) != drawn(&screens[1][seat]) {
        assert!(told(".png: "), "{}: {leaks:#?}", cut.when);
    }
}

fn compare(cut: &Cut, one: &Heard, other: &Heard) {
    for ((what, one), (_, other)) in one.by_the_watcher.iter().zip(&other.by_the_watcher) {
        let mut leaks = one.differences(other);
        // Local times: a minute may pass between the two worlds.
        leaks.retain(|line| !line.contains("(now "));
        let when = cut.when;
        assert!(leaks.is_empty(), "{when}, after {what} it shows:\n{}", leaks.join("\n"));
        assert!(one.len() > 20, "{when}, after {what} hardly anything is seen");
    }
    assert_eq!(one.by_the_watcher.len(), other.by_the_watcher.len());
}

fn screens(game: &Stored) -> BySeat<Screen> {
    let game = game.restored();
    let seats = game.ruleset().agreement.seats;
    BySeat::new(seats, |seat| game.seat_view(seat).unwrap().screen)
}

fn cards(screen: &Screen) -> CardSet {
    screen.hand.iter().chain(screen.dealt.iter()).collect()
}
