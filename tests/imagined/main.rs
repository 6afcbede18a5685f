//! Imagined tables agree with the player's view, and their predictions come true.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod known;
#[path = "../common/rulesets.rs"]
#[allow(dead_code, reason = "a sample will do")]
mod rulesets;

use std::sync::Arc;

use viceroy::ai::{Brain, Random};
use viceroy::cards::{CardId, Gems};
use viceroy::plans::{
    Draft, Met, PartOfTurn, Plan, Planned, Preferences, Preparable, preparable, preview,
};
use viceroy::rules::{
    Answer, Bid, DeckKind, Fact, Game, GameSetup, Imagined, Offer, OpenFact, Question, Ruleset,
    Seat, SeatView, Shape, Topic, UnderworldFact,
};
use viceroy::simulation::SeededChance;

fn at_every_question(
    seats: u8,
    seeds: std::ops::Range<u64>,
    look: impl FnMut(&SeatView, &Question, &Answer, &[Fact]),
) {
    let ruleset = Ruleset::compile(GameSetup::standard(seats)).unwrap();
    at_every_question_of(&ruleset, seeds, look);
}

fn at_every_question_of(
    ruleset: &Arc<Ruleset>,
    seeds: std::ops::Range<u64>,
    mut look: impl FnMut(&SeatView, &Question, &Answer, &[Fact]),
) {
    for seed in seeds {
        let ruleset = Arc::clone(ruleset);
        let mut luck = SeededChance::new(seed);
        let mut brain = Random::new(seed);
        let (mut game, _) = Game::open(ruleset, &mut luck);
        while let Some(seat) = game.first_asked() {
            let view = game.seat_view(seat).unwrap();
            let question = view.question.clone().unwrap();
            let answer = brain.answer(&view, &question);
            let step = game.answer(seat, question.id, &answer, &mut luck).unwrap();
            look(&view, &question, &answer, &step.facts);
        }
    }
}

fn told(view: &SeatView) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?}",
        view.table.open,
        view.table.hands,
        view.table.decks,
        view.table.shown,
        view.screen,
        view.question
    )
}

/// One in `sparse` rulesets of the embedded cards, some with diamonds or bottom effects.
fn sample(sparse: usize) -> Vec<Arc<Ruleset>> {
    let carried = rulesets::of_the_carried_cards().into_iter();
    let diamonds = rulesets::with_diamonds().into_iter();
    let carried = carried.step_by(sparse * SAMPLE);
    let bottoms = rulesets::with_bottoms().into_iter();
    let carried = carried.chain(diamonds.step_by(sparse * 5));
    let modules = rulesets::with_modules().into_iter();
    let carried = carried.chain(bottoms.step_by(sparse * 11));
    carried.chain(modules.step_by(sparse * 7)).collect()
}

/// More than 200 games: view and offers equal the real ones, and playing on loses no card or gem.
#[test]
fn an_imagined_table_is_a_table_that_could_be_the_real_one() {
    let (mut moments, mut playouts) = (0, 0);
    for ruleset in &sample(1) {
        let mut all: Vec<CardId> =
            [&ruleset.characters[..], &ruleset.laws, &ruleset.criminals].concat();
        all.sort_unstable();
        let gems = Gems::each(ruleset.reserve_per_seat * ruleset.agreement.seats);
        at_every_question_of(ruleset, 0..1, |view, question, _, _| {
            let mut luck = SeededChance::new(moments);
            let imagined = Imagined::imagine(view, &mut luck);
            assert_eq!(told(&imagined.view_like(view)), told(view));
            assert_eq!(known::all_gems(imagined.table()), gems);
            // Gems are given back before any card is dealt.
            if question.topic != Topic::ReturnGems {
                assert_eq!(known::all_cards(imagined.table()), all);
            }
            moments += 1;
            if !moments.is_multiple_of(played_on()) {
                return;
            }
            for seed in 0..3 {
                let mut random = Random::new(seed);
                let mut game = imagined.clone();
                while let Some(seat) = game.first_asked() {
                    let (_, shape) = game.question(seat).unwrap();
                    let answer = random.choose(shape);
                    game.answer(seat, &answer, &mut luck).unwrap();
                }
                assert!(game.is_over());
                assert_eq!(known::all_gems(game.table()), gems);
                assert_eq!(known::all_cards(game.table()), all);
                let scores = game.score();
                let told = &game.table().open.scores;
                assert!(scores.iter().all(|(seat, score)| told[seat] == Some(*score)));
                playouts += 1;
            }
        });
    }
    println!("{moments} questions, {playouts} games played on");
    assert!(moments > 20_000 && playouts > 1_000, "{moments} {playouts}");
}

/// One in this many rulesets is tried.
const SAMPLE: usize = 17;

/// One in this many questions is played on from; all with `VICEROY_EVERY_QUESTION`.
fn played_on() -> u64 {
    match std::env::var_os("VICEROY_EVERY_QUESTION") {
        Some(_) => 1,
        None => 40,
    }
}

#[test]
fn what_is_hidden_is_guessed_by_lot() {
    let ruleset = Ruleset::compile(GameSetup::standard(3)).unwrap();
    let (mut luck, mut random) = (SeededChance::new(2), Random::new(2));
    let (mut game, _) = Game::open(ruleset, &mut luck);
    while game.table_view().open.turn < 3 {
        let asked = game.first_asked().unwrap();
        let question = game.seat_view(asked).unwrap().question.unwrap();
        let answer = random.choose(&question.shape);
        game.answer(asked, question.id, &answer, &mut luck).unwrap();
    }
    let view = game.seat_view(Seat(0)).unwrap();
    let tables = (0..20).map(|_| {
        let guessed = Imagined::imagine(&view, &mut luck);
        let decks = guessed.table().decks.clone();
        let top = DeckKind::ALL.map(|deck| decks.top(deck));
        format!("{top:?} {:?}", guessed.table().screens)
    });
    let different: std::collections::BTreeSet<String> = tables.collect();
    assert!(different.len() > 10, "{different:?}");
}

/// Observers can play on too, though a guessed question of another seat may be unanswerable.
#[test]
fn an_imagined_table_can_be_played_on_from_every_seat() {
    for ruleset in &sample(3) {
        let (mut luck, mut random) = (SeededChance::new(7), Random::new(7));
        let (mut game, _) = Game::open(Arc::clone(ruleset), &mut luck);
        let gems = Gems::each(ruleset.reserve_per_seat * ruleset.agreement.seats);
        let mut all: Vec<CardId> =
            [&ruleset.characters[..], &ruleset.laws, &ruleset.criminals].concat();
        all.sort_unstable();
        let mut questions = 0;
        while let Some(asked) = game.first_asked() {
            let others = game.table_view().open.seats().filter(|s| *s != asked);
            for seat in others.filter(|_| questions % 7 == 0) {
                let view = game.seat_view(seat).unwrap();
                let mut imagined = Imagined::imagine(&view, &mut luck);
                while let Some(seat) = imagined.first_asked() {
                    let answer = random.choose(imagined.question(seat).unwrap().1);
                    imagined.answer(seat, &answer, &mut luck).unwrap();
                }
                assert!(imagined.is_over(), "{:?}", game.table_view().awaiting);
                assert_eq!(known::all_gems(imagined.table()), gems);
                assert_eq!(known::all_cards(imagined.table()), all);
            }
            questions += 1;
            let question = game.seat_view(asked).unwrap().question.unwrap();
            let answer = random.choose(&question.shape);
            game.answer(asked, question.id, &answer, &mut luck).unwrap();
        }
    }
}

#[test]
fn what_is_known_of_others_is_true() {
    for ruleset in &sample(1) {
        for seed in 0..4 {
            let mut luck = SeededChance::new(seed);
            let mut random = Random::new(seed);
            let (mut game, _) = Game::open(Arc::clone(ruleset), &mut luck);
            let mut gave_back = vec![None; usize::from(ruleset.agreement.seats)];
            while let Some(seat) = game.first_asked() {
                known::is_true(&game, &mut gave_back);
                let question = game.seat_view(seat).unwrap().question.unwrap();
                let answer = random.choose(&question.shape);
                game.answer(seat, question.id, &answer, &mut luck).unwrap();
            }
            known::is_true(&game, &mut gave_back);
        }
    }
}

#[test]
fn what_is_known_of_others_is_so_on_a_guessed_table() {
    for ruleset in &sample(2) {
        let (mut luck, mut random) = (SeededChance::new(4), Random::new(4));
        let (mut game, _) = Game::open(Arc::clone(ruleset), &mut luck);
        while let Some(seat) = game.first_asked() {
            known::is_guessed(&game, seat);
            let question = game.seat_view(seat).unwrap().question.unwrap();
            let answer = random.choose(&question.shape);
            game.answer(seat, question.id, &answer, &mut luck).unwrap();
        }
    }
}

/// Public events of a player until hidden information enters or the game goes on.
fn known_to_happen(seat: Seat, facts: &[Fact]) -> Vec<OpenFact> {
    let open = facts.iter().filter_map(|f| match f {
        Fact::Open(open) => Some(open.clone()),
        Fact::Screen(..) | Fact::Decks(_) => None,
    });
    let goes_on = |f: &OpenFact| {
        matches!(
            f,
            OpenFact::PhaseBegan { .. }
                | OpenFact::TurnBegan(_)
                | OpenFact::Scored { .. }
                | OpenFact::Drew { .. }
        )
    };
    open.take_while(|f| !goes_on(f)).filter(|f| f.seat() == Some(seat)).collect()
}

#[test]
fn what_a_preview_says_is_what_happens() {
    let mut seen = 0;
    let diamonds = rulesets::with_diamonds().into_iter().step_by(5);
    for ruleset in rulesets::editions().into_iter().chain(diamonds) {
        at_every_question_of(&ruleset, 10..13, |view, question, answer, facts| {
            if question.topic.is_sealed() || question.topic == Topic::Claim {
                return;
            }
            let preview = preview(view, answer).unwrap();
            let drew = |f: &OpenFact| matches!(f, OpenFact::Drew { .. });
            let said: Vec<OpenFact> = preview.into_iter().take_while(|f| !drew(f)).collect();
            assert_eq!(said, known_to_happen(view.seat, facts), "{question:?} {answer:?}");
            seen += 1;
        });
    }
    assert!(seen > 1_500, "{seen}");
}

/// Random, but planned bids are for a card that is there.
fn by_lot(brain: &mut Random, view: &SeatView, question: &Question) -> Answer {
    let answer = brain.answer(view, question);
    let [bid @ Offer::Bid(of)] = answer.picked() else {
        return answer;
    };
    match view.table.open.auction.won_by(*of).next() {
        Some((at, place, _)) => {
            Answer::Pick([*bid, Offer::Offered { at, place }].into_iter().collect())
        }
        None => Answer::one(Offer::Bid(Bid::Pass)),
    }
}

/// Answers a play's questions at random, and those of a whole turn's plan if wanted.
fn drafted(view: &SeatView, play: Offer, seed: u64, reach: Reach) -> Draft {
    let mut brain = Random::new(seed);
    let mut draft =
        Draft::default().with(view, &Preferences::default(), Answer::one(play)).unwrap();
    loop {
        let drafting = draft.on(view, &Preferences::default()).unwrap();
        let more = reach == Reach::Turn || drafting.asks_more_of_the_play();
        let Some(next) = drafting.next.filter(|_| more) else {
            return draft;
        };
        let answer = by_lot(&mut brain, &drafting.view, &next);
        draft = draft.with(view, &Preferences::default(), answer).unwrap();
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    Play,
    Turn,
}

fn last_play(question: &Question) -> Option<Offer> {
    if question.topic != Topic::Develop {
        return None;
    }
    let offers = question.shape.offers();
    let mut plays = offers.iter().filter(|o| matches!(o, Offer::Play(_)));
    plays.next_back().copied()
}

/// Follows a plan while the others give fallback answers, up to the next auction; returns the
/// player's events and the number of steps used.
fn followed(
    game: &mut Game,
    seat: Seat,
    plan: &mut Plan,
    luck: &mut SeededChance,
) -> (Vec<Fact>, usize) {
    let before = plan.steps.len();
    let mut facts = vec![];
    while let Some(other) = game.first_asked() {
        let view = game.seat_view(other).unwrap();
        let question = view.question.clone().unwrap();
        let answer = if other != seat {
            question.fallback.clone()
        } else {
            match plan.meet(&view, &question) {
                Met::Answer(answer) => answer,
                Met::Nothing if preparable(question.topic) == Preparable::WhenAsked => {
                    question.fallback.clone()
                }
                // Nobody could predict the consequences of a drawn card.
                Met::Nothing | Met::Fails => break,
            }
        };
        let Ok(step) = game.answer(other, question.id, &answer, luck) else {
            break;
        };
        facts.extend(step.facts);
        plan.go_on_to(PartOfTurn::now(&game.table_view().open));
        if other == seat && question.topic == Topic::Bid {
            break;
        }
    }
    (facts, before - plan.steps.len())
}

#[test]
fn a_plan_of_a_whole_turn_is_what_is_played() {
    let (mut plans, mut steps) = (0, 0);
    let rulesets = rulesets::editions().into_iter().chain(rulesets::with_diamonds());
    for (seed, ruleset) in rulesets.enumerate() {
        let seed = seed as u64;
        let mut luck = SeededChance::new(seed);
        let mut brain = Random::new(seed);
        let (mut game, _) = Game::open(ruleset, &mut luck);
        while let Some(seat) = game.first_asked() {
            let view = game.seat_view(seat).unwrap();
            let question = view.question.clone().unwrap();
            let open = &view.table.open;
            let nobody = open.still_in.iter().all(|s| view.table.awaited().contains(s));
            let Some(play) = last_play(&question).filter(|_| nobody) else {
                let answer = brain.answer(&view, &question);
                game.answer(seat, question.id, &answer, &mut luck).unwrap();
                continue;
            };
            let mut draft = drafted(&view, play, seed, Reach::Turn);
            let drafting = draft.on(&view, &Preferences::default()).unwrap();
            let own = &view.table.open.pyramids[seat];
            for card in drafting.view.screen.hand.iter() {
                let known = view.screen.hand.contains(card) || own.find(card).is_some();
                assert!(known, "{card:?} was drawn on an imagined table");
            }
            let promised: Vec<OpenFact> = drafting.facts().cloned().collect();
            let (facts, used) = followed(&mut game, seat, &mut draft.plan, &mut luck);
            plans += 1;
            steps += used;
            let own = facts.iter().filter_map(|fact| match fact {
                Fact::Open(fact) if fact.seat() == Some(seat) => Some(fact.clone()),
                _ => None,
            });
            let own = own.filter(|fact| !matches!(fact, OpenFact::Answered(_)));
            let knows = |fact: &OpenFact| !is_drawn(fact);
            let own: Vec<OpenFact> = own.take_while(knows).collect();
            let promised: Vec<OpenFact> = promised.into_iter().take_while(knows).collect();
            assert!(own.starts_with(&promised), "{promised:#?} {own:#?}");
        }
    }
    assert!(plans > 300 && steps > 1_000, "{plans} plans with {steps} steps");
}

/// Whether what follows depends on a draw.
/// A plan goes on over draws, whose outcome nobody knows.
#[test]
fn no_plan_shows_or_asks_what_is_still_to_be_drawn() {
    let (mut plans, mut drawn) = (0, 0);
    for ruleset in rulesets::with_modules().into_iter().step_by(9) {
        at_every_question_of(&ruleset, 30..31, |view, question, _, _| {
            let Some(play) = last_play(question) else { return };
            let preferences = Preferences::default();
            let mut brain = Random::new(u64::from(view.table.open.turn));
            let mut draft = Draft::default().with(view, &preferences, Answer::one(play)).unwrap();
            plans += 1;
            loop {
                let drafting = draft.on(view, &preferences).unwrap();
                let (planned, real) = (&drafting.view.table.open, &view.table.open);
                assert_eq!(planned.invasion.seen, real.invasion.seen);
                for fact in drafting.happens.iter().flat_map(|part| &part.facts) {
                    if let OpenFact::HandDiscarded { cards, .. } = fact {
                        let mut guessed = cards.iter().filter(|card| {
                            let own = &real.pyramids[view.seat];
                            !view.screen.hand.contains(*card) && own.find(*card).is_none()
                        });
                        assert_eq!(guessed.next(), None, "{fact:?}");
                    }
                    drawn += usize::from(is_drawn(fact));
                }
                let Some(next) = drafting.next else { return };
                if next.topic == Topic::DiscardJudgements {
                    let own = view.screen.judgements;
                    let offers = next.shape.offers();
                    assert!(offers.iter().all(|offer| match offer {
                        Offer::Judgement(token) => own.contains(*token),
                        _ => true,
                    }));
                }
                let answer = by_lot(&mut brain, &drafting.view, &next);
                draft = draft.with(view, &preferences, answer).unwrap();
            }
        });
    }
    assert!(plans > 100 && drawn > 10, "{plans} {drawn}");
}

fn is_drawn(fact: &OpenFact) -> bool {
    matches!(
        fact,
        OpenFact::Drew { .. } | OpenFact::Underworld(UnderworldFact::JudgementsDrawn { .. })
    )
}

/// Taps for a whole dialogue, including opening and confirming. Takes of more than three gems do
/// not count: they have their own list and a text field.
fn taps(draft: &Draft) -> usize {
    let counted = draft.plan.steps.iter().filter(|step| match &step.what {
        Planned::Answer(part) => match &part.answer {
            Answer::Gems(gems) => gems.total() <= 3,
            Answer::Pick(_) | Answer::Paint(_) => true,
        },
        Planned::Bid(_) | Planned::Case { .. } => true,
    });
    1 + counted.count() + 1
}

/// Guideline: five taps for a play. Card, place and confirmation take four, each further choice one
/// more.
#[test]
fn a_play_takes_at_most_five_taps_and_seldom_more_for_all_it_asks() {
    let mut all: Vec<usize> = vec![];
    for seats in 2..=4 {
        at_every_question(seats, 0..12, |view, question, _, _| {
            let Shape::Pick { offers, .. } = &question.shape else {
                return;
            };
            if question.topic != Topic::Develop {
                return;
            }
            for play in offers.iter().filter(|o| matches!(o, Offer::Play(_))) {
                let whole = drafted(view, *play, 3, Reach::Play);
                let mut short = whole.clone();
                short.plan.steps.truncate(3);
                assert!(short.on(view, &Preferences::default()).is_ok() && taps(&short) <= 5);
                all.push(taps(&whole));
            }
        });
    }
    let count = |test: fn(usize) -> bool| all.iter().filter(|taps| test(**taps)).count();
    let mean = all.iter().sum::<usize>() as f64 / all.len() as f64;
    let (five, more) = (count(|taps| taps <= 5), count(|taps| taps > 5));
    let most = all.iter().max().copied().unwrap_or(0);
    println!("{five} whole dialogues within five taps, {more} above; mean {mean:.2}, most {most}");
    assert!(all.len() > 1_000 && more * 4 < all.len() && most <= 7, "{most}");
}
