//! What is told of a game adds up: the swings of a player to how far they ended ahead of the best other player, and so the
//! sentences.

use std::sync::Arc;

use viceroy::ai::{Brain, Greedy, Level, Random};
use viceroy::analysis::{Chooser, Course, DecidingTurn, Opening, PlayerAnalysis, Span};
use viceroy::i18n::analysis::{AnalysisLines, text};
use viceroy::i18n::english;
use viceroy::rules::{
    BySeat, Fact, Game, OpenFact, Ruleset, Score, Seat, TableView, turn_end_draws, without_dealing,
};
use viceroy::simulation::SeededChance;

use super::rulesets;

/// So many games are played, unless the variable says how many.
const GAMES: usize = 12;
const VARIABLE: &str = "VICEROY_ANALYSED_GAMES";

/// A game as computer players of all kinds play it, with the facts of each step.
fn played(ruleset: &Arc<Ruleset>, seed: u64) -> (Course, TableView, Vec<Vec<Fact>>) {
    let seats = ruleset.agreement.seats;
    let mut luck = SeededChance::new(seed);
    let mut course = Course::new(seats);
    let mut brains: [Box<dyn Brain>; 3] =
        [Box::new(Greedy), Box::new(Random::new(seed)), Level::Easy.brain(seed)];
    let (mut game, step) = Game::open(Arc::clone(ruleset), &mut luck);
    course.happened(&game, &step.facts);
    let mut steps = vec![step.facts];
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let brain = (usize::from(seat.0) + seed as usize) % brains.len();
        let answer = brains[brain].answer(&view, &question);
        // Nothing is judged here, which would take most of the time.
        course.answers(view, &answer, Chooser::Computer);
        let step = game.answer(seat, question.id, &answer, &mut luck).unwrap();
        course.happened(&game, &step.facts);
        steps.push(step.facts);
    }
    (course, game.table_view(), steps)
}

/// How far a player ended ahead of the best other one; alone, what they had.
fn ended(table: &TableView, seat: Seat) -> i32 {
    let total = |seat: Seat| i32::from(table.open.scores[seat].unwrap().total());
    let others = table.open.seats().filter(|other| *other != seat);
    total(seat) - others.map(total).max().unwrap_or(0)
}

/// A number as the page tells it: so many won, or lost.
fn told_points(line: &str) -> i32 {
    let (_, bold) = line.split_once("**").unwrap();
    let (said, _) = bold.split_once("**").unwrap();
    let number = || said.split(' ').next().unwrap().parse::<i32>().unwrap();
    match said.rsplit(' ').next().unwrap() {
        "won" if said.starts_with("nothing") => 0,
        "lost" if said.starts_with("nothing") => 0,
        "won" => number(),
        "lost" => -number(),
        _ => panic!("{line}"),
    }
}

fn page(table: &TableView, seat: Seat, of: &PlayerAnalysis) -> Vec<String> {
    let names = BySeat::new(table.ruleset.agreement.seats, |seat| {
        ["Anna", "Ben", "Chiara", "Dan"][usize::from(seat.0)].to_owned()
    });
    let told = AnalysisLines {
        game: 1,
        names: &names,
        seat,
        reader: None,
        table,
        of,
        level: None,
        former: &[],
        letter: &|_| ' ',
    };
    text(&english(), &told)
}

fn check(table: &TableView, seat: Seat, of: &PlayerAnalysis) {
    let said = format!("{:?} {:?}", of.leads, of.turning);
    let end = ended(table, seat);
    assert_eq!(of.leads.end(), end, "{said}");
    let alone = table.ruleset.agreement.seats == 1;
    assert!(of.leads.start == 0 || alone, "{said}");
    let sum: i32 = of.leads.swings().map(|swing| swing.points).sum();
    assert_eq!(of.leads.start + sum, end, "{said}");
    let spans = of.leads.swings().map(|swing| swing.span);
    assert!(spans.is_sorted_by(|a, b| a < b), "{said}");
    let swings: Vec<_> = of.leads.swings().collect();
    assert!(of.turning.iter().all(|point| swings.contains(&point.swing)));

    let lines = page(table, seat, of);
    let page = lines.join("\n");
    let total = table.open.scores[seat].unwrap().total();
    let total = total.to_string().replace('-', "−");
    let how = match (alone, end) {
        (true, _) => format!("ended with {total} point"),
        (false, 1..) => format!("won with {total} point"),
        (false, 0) => format!("share the win: {total} point"),
        (false, _) => format!("had {total} point"),
    };
    assert!(lines[1].contains(&how), "{how}: {page}");
    let is_told = |line: &&String| {
        line.starts_with("Turn ")
            || line.starts_with("After the last turn")
            || line.contains("Together the other turns")
    };
    let told = lines.iter().filter(is_told).map(|line| told_points(line));
    let told: Vec<i32> = told.collect();
    if !of.turning.is_empty() {
        assert_eq!(told.len(), of.turning.len() + 1, "{page}");
        assert_eq!(of.leads.start + told.iter().sum::<i32>(), end, "{page}");
    }
    for hole in ["  ", " .", " ,", "()", "?", "{"] {
        assert!(!page.contains(hole), "{hole:?}: {page}");
    }
}

/// The turn that a poster tells of is the one in which the page of the same player says that they drew ahead most.
fn check_deciding(table: &TableView, steps: &[Vec<Fact>], seat: Seat, of: &PlayerAnalysis) {
    let turns = of.leads.swings();
    let turns = turns.filter(|swing| matches!(swing.span, Span::Turn(_)));
    let most = turns.max_by_key(|swing| swing.points).unwrap();
    let steps = steps.iter().map(Vec::as_slice);
    match DecidingTurn::of(&table.ruleset, Opening::SetUp, steps, seat) {
        Some(deciding) => {
            let told = (Span::Turn(deciding.turn), deciding.points);
            assert_eq!(told, (most.span, most.points));
        }
        None => assert!(most.points < 4, "{most:?}"),
    }
}

#[test]
fn the_swings_of_a_game_add_up_to_how_it_ended() {
    let games = std::env::var(VARIABLE).ok();
    let games = games.map_or(GAMES, |games| games.parse().expect(VARIABLE));
    let all = [
        rulesets::with_modules(),
        rulesets::editions(),
        rulesets::with_diamonds(),
        rulesets::with_bottoms(),
    ];
    let all: Vec<Arc<Ruleset>> = all.concat();
    let (mut ties, mut after_the_last_turn, mut pages) = (0, 0, 0);
    let mut with_all_modules = 0;
    for nth in 0..games {
        let ruleset = &all[nth * 37 % all.len()];
        with_all_modules += u32::from(ruleset.agreement.modules.len() == 3);
        let (course, table, steps) = played(ruleset, nth as u64);
        let analysis = course.analyse();
        for (seat, of) in analysis.players.iter() {
            check(&table, seat, of);
            // Whoever sees everybody's gems expects something else of them than whoever counts what was shown.
            if table.shown.is_none() {
                check_deciding(&table, &steps, seat, of);
            }
            let last = of.leads.swings().last().unwrap();
            after_the_last_turn += u32::from(last.span == Span::End);
            ties += u32::from(of.leads.end() == 0);
            pages += 1;
        }
    }
    println!(
        "{games} games, {with_all_modules} with all modules, {pages} pages, {after_the_last_turn} with an end, {ties} ties"
    );
    assert!(after_the_last_turn > pages / 2);
}

#[test]
fn one_point_below_none_keeps_its_sign() {
    let (_, mut table, _) = played(&rulesets::editions()[0], 1);
    let open = Arc::make_mut(&mut table.open);
    open.scores[Seat(0)] = Some(Score { attack: -1, ..Score::default() });
    let lines = page(&table, Seat(0), &PlayerAnalysis::default());
    assert!(lines[1].contains("−1 point"), "{lines:?}");
}

/// Cards that are dealt to everybody, or that everybody draws who lacks one, are no reward of a card.
#[test]
fn what_was_dealt_is_told_of_nobody() {
    let mut dealt = 0;
    for (nth, ruleset) in rulesets::with_modules().iter().step_by(23).enumerate() {
        let mut luck = SeededChance::new(nth as u64);
        let mut lot = Random::new(nth as u64);
        let (mut game, _) = Game::open(Arc::clone(ruleset), &mut luck);
        while let Some(seat) = game.first_asked() {
            let view = game.seat_view(seat).unwrap();
            let question = view.question.clone().unwrap();
            let answer = lot.answer(&view, &question);
            let step = game.answer(seat, question.id, &answer, &mut luck).unwrap();
            let open = step.facts.into_iter().filter_map(|fact| match fact {
                Fact::Open(fact) => Some(fact),
                Fact::Screen(..) | Fact::Decks(_) => None,
            });
            let open: Vec<OpenFact> = open.collect();
            let draws = |facts: &[OpenFact]| {
                let drew = |fact: &&OpenFact| matches!(fact, OpenFact::Drew { .. });
                facts.iter().filter(drew).count()
            };
            let turn_end = (0..open.len()).filter(|nth| turn_end_draws(&open, *nth).is_some());
            let hands =
                open.iter().filter(|fact| matches!(fact, OpenFact::Drew { count: 2.., .. }));
            let nobodys = turn_end.count() + hands.count();
            let deals = |fact: &OpenFact| {
                matches!(
                    fact,
                    OpenFact::DomainPlaced { .. }
                        | OpenFact::FirstCardsShown
                        | OpenFact::CharactersReturned
                )
            };
            let given = without_dealing(open.clone());
            let left_out = draws(&open) - draws(&given);
            if open.iter().any(deals) {
                // Whatever a first card gives comes after the auction cards.
                let domain = |fact: &OpenFact| matches!(fact, OpenFact::DomainPlaced { .. });
                let each = match open.iter().any(domain) {
                    true => u8::from(ruleset.has_underworld()),
                    false => ruleset.dealt_laws,
                };
                let seats = usize::from(ruleset.agreement.seats);
                assert!(left_out >= usize::from(each) * seats, "{open:?}");
                dealt += 1;
            } else {
                assert_eq!(left_out, nobodys, "{open:?}");
            }
        }
    }
    assert!(dealt > 3, "{dealt}");
}
