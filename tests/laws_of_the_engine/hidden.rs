//! R-HID-03: nothing shown to a player depends on what is hidden from that player.

use viceroy::rules::Screens;

use super::scramble::Stored;
use super::{Watched, asked_for, check, ruleset, rulesets};
use crate::prelude::*;

#[derive(Default, Debug)]
struct Seen {
    moments: u32,
    continued: u32,
    openly: u32,
    decks: u32,
    other_decks: u32,
    screens: u32,
    other_screens: u32,
    sealed: u32,
    other_sealed: u32,
    other_gems: u32,
}

/// Per number of players; `VICEROY_HIDDEN_GAMES` overrides it.
const GAMES: u64 = 6;

#[test]
fn r_hid_03_scrambling_what_a_viewer_may_not_know_leaves_the_view_equal() {
    for seats in 2..=4 {
        let mut seen = Seen::default();
        for seed in 0..asked_for("VICEROY_HIDDEN_GAMES", GAMES) {
            play_in_two_worlds(&ruleset(seats), seed, &mut seen);
        }
        assert!(seen.continued > 50 && seen.openly > 5, "{seen:?}");
        assert!(seen.other_decks * 5 > seen.decks * 4, "{seen:?}");
        // Random players soon hold nothing that others have not seen.
        assert!(seen.other_screens * 3 > seen.screens, "{seen:?}");
        assert!(seen.other_sealed * 5 > seen.sealed * 4, "{seen:?}");
        if seats > 2 {
            assert!(seen.other_gems * 2 > seen.screens, "{seen:?}");
        }
    }
}

#[test]
fn r_hid_03_holds_in_every_edition_and_a_sample_of_all_options() {
    let sample = rulesets::combinations().into_iter().step_by(rulesets::step(97));
    let mut seen = Seen::default();
    let diamonds = rulesets::with_diamonds().into_iter().step_by(rulesets::step(3));
    let editions = rulesets::some_editions();
    let modules = rulesets::with_modules().into_iter().step_by(rulesets::step(3));
    let modules = diamonds.chain(modules);
    for (seed, ruleset) in editions.chain(modules).chain(sample).enumerate() {
        // Unless screens are closed, gems are public and cannot differ between worlds.
        if ruleset.policies.screens == Screens::Closed {
            play_in_two_worlds(&ruleset, seed as u64, &mut seen);
        }
    }
    assert!(seen.other_decks * 5 > seen.decks * 4, "{seen:?}");
    assert!(seen.other_sealed * 5 > seen.sealed * 4, "{seen:?}");
}

fn play_in_two_worlds(ruleset: &Arc<Ruleset>, seed: u64, seen: &mut Seen) {
    let seats = ruleset.agreement.seats;
    let mut watched = Watched::of(Arc::clone(ruleset), seed);
    let mut steps = vec![watched.facts.clone()];
    let mut turn = seed as usize;
    loop {
        if turn.is_multiple_of(3) {
            let watcher = Seat((turn / 3 % usize::from(seats)) as u8);
            let stored = Stored {
                ruleset: Arc::clone(ruleset),
                steps: steps.clone(),
                bookmark: watched.game.bookmark().clone(),
            };
            let mut luck = StdRng::seed_from_u64(turn as u64);
            let other = stored.scrambled(watcher, &mut luck);
            if turn.is_multiple_of(24) {
                keeps_the_laws_from_the_start(ruleset, &other);
            }
            compare_hidden(&stored, &other, watcher, seen);
            go_on_in_both(&mut watched, [&stored, &other], watcher, seen);
        }
        let before = watched.facts.len();
        if !watched.step(turn) {
            return;
        }
        steps.push(watched.facts[before..].to_vec());
        turn += 1;
    }
}

fn folded(stored: &Stored) -> Table {
    let mut table = Table::empty(stored.ruleset.agreement.seats);
    stored.facts().for_each(|fact| table.evolve(fact));
    table
}

/// The other world must be reachable: at every step each card and gem is in exactly one place.
fn keeps_the_laws_from_the_start(ruleset: &Ruleset, other: &Stored) {
    let mut table = Table::empty(ruleset.agreement.seats);
    for step in &other.steps {
        step.iter().for_each(|fact| table.evolve(fact));
        check::conservation(ruleset, &table);
    }
}

fn compare_hidden(one: &Stored, other: &Stored, watcher: Seat, seen: &mut Seen) {
    let own = |stored: &Stored| -> Vec<Fact> {
        let known = stored.facts().filter(|fact| match fact {
            Fact::Open(_) => true,
            Fact::Screen(seat, _) => *seat == watcher,
            Fact::Decks(_) => false,
        });
        known.cloned().collect()
    };
    assert_eq!(own(one), own(other));
    let (one, other) = (folded(one), folded(other));
    for deck in DeckKind::ALL {
        let (one, other) = (one.decks.cards(deck), other.decks.cards(deck));
        assert_eq!(one.len(), other.len());
        if one.len() > 1 {
            seen.decks += 1;
            seen.other_decks += u32::from(one != other);
        }
    }
    seen.moments += 1;
    for seat in one.open.seats().filter(|seat| *seat != watcher) {
        let (one, other) = (one.screens[seat], other.screens[seat]);
        assert_eq!(one.hand.len(), other.hand.len());
        seen.screens += 1;
        seen.other_screens += u32::from(one != other);
        seen.other_gems += u32::from(one.gems != other.gems);
        seen.sealed += u32::from(one.sealed.is_some());
        seen.other_sealed += u32::from(one.sealed != other.sealed);
    }
}

fn go_on_in_both(watched: &mut Watched, stored: [&Stored; 2], watcher: Seat, seen: &mut Seen) {
    let mut games = stored.map(Stored::restored);
    same(&games, watcher, "restored");
    let sealed = games[0].table_view().awaiting;
    answered_openly(watched, stored, watcher, seen);
    let mut sealed = sealed.iter().filter(|a| a.topic.is_sealed());
    let Some(other) = sealed.find(|a| a.seat != watcher).map(|a| a.seat) else {
        return;
    };
    let asked = |game: &Game, seat: Seat| game.seat_view(seat).unwrap().question;
    let Some(question) = asked(&games[0], watcher).filter(|q| q.topic.is_sealed()) else {
        return;
    };
    // A player who publicly has no choice does not hold up the others.
    let waits = |game: &Game, seat| asked(game, seat).is_some() && !forced_for_all(game, seat);
    if games.iter().any(|game| !waits(game, other)) {
        return;
    }
    let view = games[0].seat_view(watcher).unwrap();
    let answer = watched.brain.answer(&view, &question);
    for game in &mut games {
        game.answer(watcher, question.id, &answer, &mut watched.luck).unwrap();
    }
    same(&games, watcher, "after the own choice");
    for game in &mut games {
        game.reconsider(watcher, StepMark::default()).unwrap();
    }
    same(&games, watcher, "after taking it back");
    for game in &mut games {
        let view = game.seat_view(other).unwrap();
        let question = view.question.clone().unwrap();
        let answer = watched.brain.answer(&view, &question);
        if forced_for_all(game, watcher) {
            return;
        }
        game.answer(other, question.id, &answer, &mut watched.luck).unwrap();
    }
    same(&games, watcher, "after somebody else's choice");
    for game in &mut games {
        game.reconsider(other, StepMark::default()).unwrap();
    }
    same(&games, watcher, "after somebody else took it back");
    seen.continued += 1;
}

/// In both worlds another player answers openly. While the public facts agree, the same players are
/// prompted.
fn answered_openly(watched: &mut Watched, stored: [&Stored; 2], watcher: Seat, seen: &mut Seen) {
    let mut games = stored.map(Stored::restored);
    let awaiting = games[0].table_view().awaiting;
    let mut openly = awaiting.iter().filter(|a| !a.topic.is_sealed());
    let Some(other) = openly.find(|a| a.seat != watcher).map(|a| a.seat) else {
        return;
    };
    let view = games[0].seat_view(other).unwrap();
    let question = view.question.clone().unwrap();
    // A card drawn there that cannot have been here.
    let holds = |game: &Game, card| game.seat_view(other).unwrap().screen.hand.contains(card);
    if question.card.is_some_and(|card| holds(&games[0], card) != holds(&games[1], card)) {
        return;
    }
    let answer = watched.brain.answer(&view, &question);
    let told = games.each_mut().map(|game| {
        let asked = game.seat_view(other).unwrap().question.unwrap();
        let mut luck = SeededChance::new(0);
        let step = game.answer(other, asked.id, &answer, &mut luck).ok()?;
        let open = step.facts.into_iter().filter_map(|fact| match fact {
            Fact::Open(open) => Some(open),
            Fact::Screen(..) | Fact::Decks(_) => None,
        });
        Some(open.collect::<Vec<_>>())
    });
    // Payments possible in one world only, and revealed cards, may tell the worlds apart.
    let [Some(one), Some(two)] = told else { return };
    let lost =
        |game: &Game| game.table_view().awaiting.iter().any(|a| a.topic == Topic::Unplayable);
    let own = games.each_ref().map(|game| game.seat_view(watcher).unwrap().screen);
    // A revealed card that its player cannot pay in one world goes back to their hand there.
    let goes_back =
        |told: &[OpenFact]| told.iter().any(|fact| matches!(fact, OpenFact::TakenBack { .. }));
    let is_lost = games.iter().any(lost) || goes_back(&one) != goes_back(&two);
    let comparable = own[0] == own[1] && !is_lost;
    if comparable && (one.starts_with(&two) || two.starts_with(&one)) {
        assert_eq!(one, two, "{question:?} {answer:?}");
        same(&games, watcher, "after an open answer");
        seen.openly += 1;
    }
}

/// Whether the game will answer for a player once nobody else is prompted.
fn forced_for_all(game: &Game, seat: Seat) -> bool {
    let bookmark = serde_json::to_value(game.bookmark()).unwrap();
    bookmark["desks"][usize::from(seat.0)]["asked"]["forced"] == true
}

fn same(games: &[Game; 2], watcher: Seat, when: &str) {
    let [one, other] = games.each_ref().map(|game| {
        // Everything except the ruleset, which is shared.
        let SeatView {
            table: TableView { reality: _, ruleset: _, open, hands, decks, shown, awaiting },
            seat,
            screen,
            put_back,
            put_under,
            question,
            may_reconsider,
            position,
        } = game.seat_view(watcher).unwrap();
        let public = (open, hands, decks, shown, awaiting);
        format!(
            "{public:?} {:?} {put_under:?}",
            (seat, screen, put_back, question, may_reconsider, position)
        )
    });
    assert_eq!(one, other, "{when}");
}
