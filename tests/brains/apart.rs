//! Hints in words: every real choice has one, no reason repeats, and no sentence has gaps.

use viceroy::discord::letters::letter_of;
use viceroy::i18n::hints::{About, text};
use viceroy::i18n::{Wording, english};
use viceroy::rules::{BySeat, PickOrder};

use super::rulesets;
use crate::prelude::*;

/// Default number of games.
const GAMES: usize = 12;
const VARIABLE: &str = "VICEROY_HINT_GAMES";
const LINE: usize = 480;
/// What appears where a sentence lacks a value.
const HOLES: [&str; 12] = ["  ", " .", " ,", " :", " )", "( ", "()", "..", "?", "{", "}", "hint-"];

/// Counted independently of the hints.
fn has_two_answers(shape: &Shape) -> bool {
    match shape {
        Shape::Pick { offers, count, order } => {
            let all = count.least == count.most && usize::from(count.most) == offers.len();
            !all || offers.len() > 1 && *order == PickOrder::Matters
        }
        Shape::Place { places, sources } => {
            let ways = places.iter().map(|place| sources.payments(&place.cost).count());
            ways.sum::<usize>() > 1
        }
        Shape::Gems { limits, total } => {
            let colours = limits.iter().filter(|(_, count)| **count > 0).count();
            let some_stay = limits.total() > u16::from(total.most);
            total.least < total.most || total.most > 0 && some_stay && colours > 1
        }
        Shape::Paint { .. } => true,
        Shape::Show { limits, .. } => !limits.is_empty(),
        Shape::Battle { battle, shown, combat } => battle.ways(shown, combat).take(2).count() > 1,
    }
}

struct Reader<'a> {
    w: &'a Wording,
    about: About<'a>,
}

impl Reader<'_> {
    fn says(&self, hints: &[Hint]) -> String {
        let About { view, question, .. } = self.about;
        let letter = |offer| letter_of(self.w, view, question, offer).unwrap_or(' ');
        text(self.w, self.about, hints, letter).0
    }

    fn options(&self, hints: &[Hint]) -> Vec<(String, String)> {
        let said = self.says(hints);
        let lines = said.lines().filter(|line| line.contains(". **"));
        let parts = lines.map(|line| {
            assert!(line.chars().count() <= LINE, "{line}");
            let (_, named) = line.split_once(". **").unwrap();
            let (name, rest) = named.split_once("**").unwrap();
            let (how, why) = rest.split_once(": ").unwrap_or_else(|| panic!("{line}"));
            (format!("{name}{how}"), why.to_owned())
        });
        parts.collect()
    }

    fn reasons(&self, hints: &[Hint]) -> Vec<String> {
        let each = hints.iter().flat_map(|hint| {
            hint.reasons.iter().map(|reason| Hint { reasons: vec![reason.clone()], ..hint.clone() })
        });
        each.map(|hint| self.options(&[hint]).remove(0).1).collect()
    }
}

fn check(w: &Wording, view: &SeatView, question: &Question, told: &[Hint]) {
    let seats = view.table.ruleset.agreement.seats;
    let people = BySeat::new(seats, |seat| format!("Anna{}", seat.0));
    let about = About { view, question, people: &people };
    let reader = Reader { w, about };
    let said = reader.says(told);
    assert!(said.chars().count() <= 2000 && !said.contains('…'), "{said}");
    for hole in HOLES {
        assert!(!said.contains(hole), "{hole:?}: {said} {told:?}");
    }
    let options = reader.options(told);
    assert_eq!(options.len(), told.len(), "{said}");
    for (nth, (name, why)) in options.iter().enumerate() {
        let begins = why.chars().next().unwrap();
        assert!(begins.is_uppercase() && why.ends_with('.'), "{said}");
        assert!(options[..nth].iter().all(|(other, _)| other != name), "{said}");
    }
    let reasons = reader.reasons(told);
    for (nth, reason) in reasons.iter().enumerate() {
        assert!(!reasons[..nth].contains(reason), "{reason:?} twice: {said} {told:?}");
    }
}

/// Some answers are random, to reach unusual positions.
fn walk(w: &Wording, ruleset: &Arc<Ruleset>, seed: u64, seen: &mut BTreeMap<String, u32>) {
    let mut luck = SeededChance::new(seed);
    let (mut game, _) = Game::open(Arc::clone(ruleset), &mut luck);
    let mut lot = Random::new(seed);
    let mut asked = 0;
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let told = hints(&view, &question);
        let is_choice = has_two_answers(&question.shape);
        assert_eq!(has_hints(&question), is_choice, "{question:?}");
        assert_eq!(!told.is_empty(), is_choice, "{question:?}");
        assert!(told.iter().all(|hint| !hint.reasons.is_empty()), "{told:?}");
        if is_choice {
            check(w, &view, &question, &told);
            *seen.entry(question.topic.key()).or_default() += 1;
        }
        let answer = match (asked + seed) % 3 {
            0 => lot.answer(&view, &question),
            _ => Greedy.answer(&view, &question),
        };
        game.answer(seat, question.id, &answer, &mut luck).unwrap();
        asked += 1;
    }
}

#[test]
fn every_choice_has_a_hint_that_says_how_the_answers_differ() {
    let games = std::env::var(VARIABLE).ok();
    let games = games.map_or(GAMES, |games| games.parse().expect(VARIABLE));
    let all = [
        rulesets::with_modules(),
        rulesets::editions(),
        rulesets::with_diamonds(),
        rulesets::with_bottoms(),
    ];
    let all: Vec<Arc<Ruleset>> = all.concat();
    let w = &english();
    let mut seen = BTreeMap::new();
    let mut with_all_modules = 0;
    // A step coprime to the number of rulesets visits them all, modules first.
    for nth in 0..games {
        let ruleset = &all[nth * 37 % all.len()];
        with_all_modules += u32::from(ruleset.agreement.modules.len() == 3);
        walk(w, ruleset, nth as u64, &mut seen);
    }
    println!("{games} games, {with_all_modules} with all modules: {seen:?}");
    for hard in [
        "bid",
        "claim",
        "combat-pay",
        "combat-show",
        "criminal-row",
        "develop",
        "first-cards",
        "obey",
        "paint",
        "place",
        "put-under",
        "return-characters",
        "return-gems",
        "return-judgement",
        "reward-gems",
    ] {
        assert!(seen.contains_key(hard), "{hard}: {seen:?}");
    }
}
