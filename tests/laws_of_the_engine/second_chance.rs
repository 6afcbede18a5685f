//! A position once more: its player sees what they saw then, and nobody knows what comes.

use viceroy::rules::SeatSet;

use super::scramble::Stored;
use crate::prelude::*;

/// `VICEROY_SECOND_CHANCES` overrides it.
const POSITIONS: u64 = 60;

#[derive(Default, Debug)]
struct Tried {
    positions: u64,
    asked_again: u32,
    put_back: u32,
    decks: u32,
    other_decks: u32,
    other_worlds: u32,
}

#[test]
fn whoever_plays_on_sees_what_they_saw_then_and_nobody_knows_what_comes() {
    let all: Vec<Arc<Ruleset>> =
        rulesets::some_editions().chain(rulesets::with_modules()).collect();
    let most = asked_for("VICEROY_SECOND_CHANCES", POSITIONS);
    let mut tried = Tried::default();
    for seed in 0.. {
        // Neighbours are much alike.
        let ruleset = &all[seed as usize * 37 % all.len()];
        plays_on(ruleset, seed, &mut tried);
        if tried.positions >= most {
            break;
        }
    }
    println!("{tried:?}");
    assert!(tried.asked_again > 5 && tried.other_worlds > 5, "{tried:?}");
    assert!(tried.other_decks * 20 > tried.decks * 19, "{tried:?}");
}

/// Tries some positions of a random game.
fn plays_on(ruleset: &Arc<Ruleset>, seed: u64, tried: &mut Tried) {
    let mut watched = Watched::of(Arc::clone(ruleset), seed);
    let mut steps = vec![watched.facts.clone()];
    for turn in seed as usize % 5.. {
        if turn % 23 == 0 && !watched.game.is_over() {
            let stored = Stored {
                ruleset: Arc::clone(ruleset),
                steps: steps.clone(),
                bookmark: watched.game.bookmark(),
            };
            let seat = Seat((turn / 23 % usize::from(ruleset.agreement.seats)) as u8);
            once_more(&stored, seat, turn as u64, tried);
        }
        let before = watched.facts.len();
        if !watched.step(turn) {
            break;
        }
        steps.push(watched.facts[before..].to_vec());
    }
    let over = watched.game.play_on(Seat(0), &mut SeededChance::new(1));
    assert_eq!(over, Err(Refusal::Over));
}

fn once_more(stored: &Stored, seat: Seat, secret: u64, tried: &mut Tried) {
    tried.positions += 1;
    let then = stored.restored();
    let mut game = stored.restored();
    let step = game.play_on(seat, &mut SeededChance::new(secret)).unwrap();
    let (before, after) = (then.seat_view(seat).unwrap(), game.seat_view(seat).unwrap());
    assert_eq!(seen(&before), seen(&after));

    // Others decide anew what they had decided in secret; all else is as it was.
    let again: SeatSet = before.table.open.answered.iter().filter(|one| *one != seat).collect();
    tried.asked_again += u32::from(!again.is_empty());
    let awaited: SeatSet = before.table.awaited().iter().chain(again.iter()).collect();
    assert_eq!(after.table.awaited(), awaited);
    let answered = before.table.open.answered.without(again);
    assert_eq!(after.table.open.answered, answered);

    let [one, two] = [table(stored, &[]), table(stored, &step.facts)];
    check::conservation(&stored.ruleset, &two);
    for other in one.open.seats() {
        let [mut one, two] = [one.screens[other], two.screens[other]];
        assert!(other == seat || two.sealed.is_none());
        one.sealed = two.sealed;
        assert_eq!(one, two, "hands stay");
    }
    for deck in [DeckKind::Laws, DeckKind::Criminals] {
        let [one, two] = [&one, &two].map(|table| sorted(table.decks.cards(deck)));
        assert_eq!(one, two, "{deck:?}");
    }
    for deck in DeckKind::ALL {
        let [one, two] = [&one, &two].map(|table| table.decks.cards(deck));
        if one.len() > 5 {
            tried.decks += 1;
            tried.other_decks += u32::from(one != two);
        }
    }
    tried.put_back += u32::from(!before.put_back.is_empty() || !before.put_under.is_empty());
    is_stored(stored, &step.facts, &game);
    other_worlds(stored, seat, secret, &after, tried);
    to_the_end(game, secret);
}

fn sorted(cards: &[CardId]) -> BTreeSet<CardId> {
    cards.iter().copied().collect()
}

fn table(stored: &Stored, more: &[Fact]) -> Table {
    let mut table = Table::empty(stored.ruleset.agreement.seats);
    stored.facts().chain(more).for_each(|fact| table.evolve(fact));
    table
}

/// Facts and bookmark are enough to go on.
fn is_stored(stored: &Stored, more: &[Fact], game: &Game) {
    let facts = stored.facts().chain(more);
    let restored = Game::restore(Arc::clone(&stored.ruleset), facts, game.bookmark()).unwrap();
    for seat in game.table_view().open.seats() {
        let [one, other] = [game, &restored].map(|game| format!("{:?}", game.seat_view(seat)));
        assert_eq!(one, other);
    }
}

/// Two worlds that differ only in what the seat cannot know look the same, with the same offers.
fn other_worlds(stored: &Stored, seat: Seat, secret: u64, view: &SeatView, tried: &mut Tried) {
    if stored.ruleset.policies.screens == viceroy::rules::Screens::Open {
        return;
    }
    let other = stored.scrambled(seat, &mut StdRng::seed_from_u64(secret));
    let mut game = other.restored();
    game.play_on(seat, &mut SeededChance::new(secret)).unwrap();
    let there = game.seat_view(seat).unwrap();
    assert_eq!(format!("{view:?}"), format!("{there:?}"));
    tried.other_worlds += 1;
}

fn to_the_end(mut game: Game, seed: u64) {
    let (mut luck, mut brain) = (SeededChance::new(seed + 1), Random::new(seed));
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let answer = brain.answer(&view, &question);
        game.answer(seat, question.id, &answer, &mut luck).unwrap();
    }
    assert!(game.is_over());
}

/// Everything that a player sees, but for the numbers of questions and for who has answered.
fn seen(view: &SeatView) -> String {
    let SeatView {
        table: TableView { reality, ruleset: _, open, hands, decks, shown, awaiting: _ },
        seat,
        screen,
        put_back,
        put_under,
        question,
        may_reconsider,
        position: _,
    } = view;
    let mut open = (**open).clone();
    open.answered = SeatSet::NONE;
    let question =
        question.clone().map(|question| Question { id: viceroy::rules::PromptId(0), ..question });
    let public = (reality, open, hands, decks, shown);
    let own = (seat, screen, put_back, put_under, question, may_reconsider);
    format!("{public:?} {own:?}")
}
