//! Compares what rule pages, first-time explanations and cards state with the rules engine, for
//! every kind of table and language.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::super::*;
use super::cards;
use crate::lobby::tests::lobby_view;
use crate::{Languages, english};
use viceroy_model::messages::{GameId, LobbyView};
use viceroy_rules::cards::{CardFile, LawEffect, Reward, Scoring};
use viceroy_rules::{
    DeckKind, Edition, GameSetup, LawBehaviour, Options, Ruleset, SHEET, STACK, Terms,
};

type Figures = fn(&Ruleset) -> Vec<usize>;
type Holds = fn(&Ruleset) -> bool;

/// Numbers that sentences state. Sentences without an entry do not depend on the table.
const FIGURES: &[(&str, Figures)] = &[
    // R-SET-02, R-SET-03, R-SET-06, R-TD-04.
    ("rules-turn-dealt-4", |r| vec![dealt(r), dealt(r) - 2]),
    ("rules-turn-dealt-2", |r| vec![dealt(r)]),
    ("rules-turn-domain-then", |r| vec![dealt(r), 2]),
    ("rules-turn-gems-random", |r| vec![laws(r), 6, 2]),
    ("rules-turn-gems-chosen", |r| vec![laws(r), 6, 2]),
    // R-AUC-01, R-DEV-01.
    ("rules-turn-auction", |r| vec![auctions(r)]),
    ("rules-turn-development-discards", |r| vec![rounds(r), 2]),
    ("rules-turn-development", |r| vec![rounds(r)]),
    ("rules-auction-gem", |r| vec![auctions(r), 1]),
    ("rules-auction-gem-invasion", |r| vec![auctions(r), 1]),
    ("meet-tip-or-go-on", |r| vec![auctions(r)]),
    ("meet-develop", |r| vec![rounds(r)]),
    // R-TRN-01, R-HOUSE-01, R-TD-02.
    ("rules-turn-end", |r| vec![r.turns().into()]),
    ("rules-turn-end-longer", |r| vec![r.turns().into(), 69]),
    ("rules-turn-end-short", |r| vec![r.turns().into()]),
    ("rules-turn-end-short-longer", |r| vec![r.turns().into(), 69]),
    ("rules-auction-row", |r| vec![r.auction_cards, 2]),
    ("rules-auction-row-two-colours", |r| vec![r.auction_cards, 2]),
    // R-SET-01, R-TD-06.
    ("rules-passing-reserve", |r| vec![r.reserve_per_seat.into()]),
    ("rules-passing-reserve-invasion", |r| vec![r.reserve_per_seat.into()]),
    ("rules-passing-diamonds", |r| vec![r.diamonds_per_seat.into()]),
    // R-TD-03.
    ("rules-scoring-attack-alone", |r| vec![held(r.held_attack), held(r.held_defence)]),
    ("rules-icons-attack-alone", |r| vec![held(r.held_attack)]),
    // R-INV-06: the first monster comes before the first turn.
    ("meet-combat-show", |_| (1..=3).map(|nth| STACK * nth - 1).collect()),
];

/// Sentences that are true only at some tables; shown there and nowhere else.
const ONLY: &[(&str, Page, Holds)] = &[
    ("rules-auction-gem", Page::Auction, |r| !r.has_invasion()),
    ("rules-auction-gem-invasion", Page::Auction, Ruleset::has_invasion),
    ("rules-passing-reserve", Page::Passing, |r| !r.has_invasion()),
    ("rules-circles-single", Page::Circles, |r| !r.has_invasion()),
    ("rules-card-cards", Page::Card, |r| !r.has_underworld()),
    ("rules-icons-free", Page::Icons, |r| !r.has_underworld()),
    ("rules-icons-free-criminals", Page::Icons, Ruleset::has_underworld),
    ("rules-turn-order", Page::Turn, |r| r.policies.domain_cards == DomainCards::Without),
    ("rules-turn-end-longer", Page::Turn, |r| is_whole(r) && r.policies.law_69 == Law69::Later),
    ("rules-turn-end-short-longer", Page::Turn, |r| {
        !is_whole(r) && r.policies.law_69 == Law69::Later
    }),
    ("rules-icons-attack", Page::Icons, |r| r.agreement.seats > 1),
    ("rules-scoring-attack", Page::Scoring, |r| r.agreement.seats > 1),
];

const WORDS: &[(&str, Holds)] = &[
    ("criminal", Ruleset::has_underworld),
    ("judgement", Ruleset::has_underworld),
    ("bribe", Ruleset::has_underworld),
    ("monster", Ruleset::has_invasion),
    ("combat", Ruleset::has_invasion),
    ("aristocrat", |r| r.agreement.modules.contains(&Module::Aristocrats)),
    ("diamond", |r| r.diamonds_per_seat > 0),
    ("domain card", |r| r.policies.domain_cards == DomainCards::With),
    ("virtual opponent", |r| r.agreement.rivals > 0),
    ("for 2 gems", |r| r.policies.discards == Discards::ForGems),
];

const MEANS: &[(&str, &str, &[&str], &[&str])] = &[
    ("R-DEV-13", "rules-icons-free", &["end", "on it", "tucked"], &[]),
    (
        "R-DEV-13",
        "rules-icons-free-criminals",
        &["end", "on it", "tucked", "criminal touching"],
        &[],
    ),
    ("R-DEV-13", "meet-relocate", &["end", "on it", "tucked", "criminal touching"], &[]),
    ("R-UND-06", "ask-bribe", &["keep", "later criminal"], &["never"]),
    ("R-UND-06", "meet-bribe", &["as many as its level"], &[]),
    ("R-VIR-07", "meet-tip-or-go-on", &["tip", "passed"], &[]),
    ("R-INV-05", "meet-muster", &["reserve lacks"], &["nothing else"]),
    ("R-UND-05", "meet-deck-criminals", &["judgements"], &[]),
    ("R-INV-03", "module-invasion-means", &["every turn"], &["come after"]),
    ("R-INV-06", "meet-combat-show", &["fight"], &["come after"]),
    ("R-INV-08", "terms-invasion", &["beats none"], &["everybody pays"]),
    ("R-TD-07", "meet-rename-diamond", &["which of 2 cards"], &[]),
    ("R-VIR-09", "domain-attack-alone", &["any card"], &["points"]),
    ("R-UND-04", "meet-put-under", &["no criminal in hand"], &[]),
    ("R-AUC-10", "rules-passing-late", &["passed"], &[]),
];

fn dealt(r: &Ruleset) -> usize {
    r.dealt_characters.into()
}

fn laws(r: &Ruleset) -> usize {
    r.dealt_laws.into()
}

fn auctions(r: &Ruleset) -> usize {
    r.schedule.auctions.into()
}

fn rounds(r: &Ruleset) -> usize {
    r.schedule.rounds.into()
}

fn held(points: i16) -> usize {
    usize::try_from(points).unwrap()
}

/// Every edition with every option value, and with every combination of modules, for one and two
/// players; without those the rules refuse.
fn is_whole(rules: &Ruleset) -> bool {
    rules.policies.short_game == GameLength::Whole
}

fn tables() -> Vec<(Terms, Arc<Ruleset>)> {
    let mut options = vec![Options::default()];
    for value in SHEET.iter().flat_map(|option| option.values) {
        let mut one = Options::default();
        one.set(value.setting);
        options.push(one);
    }
    options.push(Options {
        short_game: Some(GameLength::Short),
        law_69: Some(Law69::Original),
        ..Options::default()
    });
    let mut all = vec![];
    for edition in Edition::ALL {
        for options in &options {
            for modules in 0..8usize {
                if (modules + edition as usize).is_multiple_of(2) || *options == Options::default()
                {
                    let chosen = Module::ALL.into_iter().enumerate();
                    let chosen = chosen.filter(|(nth, _)| modules >> nth & 1 == 1);
                    all.push(Terms {
                        edition,
                        options: *options,
                        modules: chosen.map(|(_, module)| module).collect(),
                        rivals: None,
                    });
                }
            }
        }
    }
    let both = all.into_iter().flat_map(|terms| [1, 2].map(|seats| (terms.clone(), seats)));
    both.filter_map(|(mut terms, seats)| {
        let agreement: GameSetup = terms.agreement(seats);
        terms.rivals = Some(agreement.rivals);
        Some((terms, Ruleset::compile(agreement).ok()?))
    })
    .collect()
}

/// The game's number occurs on no page.
fn lobby(rules: &Ruleset) -> LobbyView {
    LobbyView { game: GameId(i64::MAX), ..lobby_view(rules.agreement.seats.into()) }
}

fn described<'a>(terms: &'a Terms, lobby: &'a LobbyView) -> Described<'a> {
    Described { terms, cards: cards(), game: Some(lobby), secret: None }
}

/// Including those written as words.
fn numbers(text: &str) -> BTreeSet<usize> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let number = |word: &str| {
        let written: [&[&str]; 3] = [
            &["two", "zwei", "две", "два"],
            &["three", "drei", "три"],
            &["four", "vier", "четыре"],
        ];
        let word = word.to_lowercase();
        let nth = written.iter().position(|all| all.contains(&&*word));
        nth.map(|nth| nth + 2).or_else(|| word.parse().ok())
    };
    words.filter_map(number).collect()
}

#[test]
fn numbers_on_pages_are_those_of_the_rules_engine_at_every_table() {
    let mut seen = BTreeSet::new();
    let tables = tables();
    for w in Languages::carried().unwrap().iter() {
        let texts = FIGURES.iter().map(|(key, figures)| (*key, w.say_by_key(key, vec![]), figures));
        let texts: Vec<_> = texts.collect();
        for (terms, rules) in &tables {
            let lobby = lobby(rules);
            let described = described(terms, &lobby);
            let pages = Page::ALL.map(|one| page(w, one, &described).0).join("\n");
            for (key, text, figures) in &texts {
                let said = match key.starts_with("meet-") {
                    true => *key != "meet-combat-show" || rules.has_invasion(),
                    false => pages.lines().any(|line| line == text),
                };
                if said {
                    let right: BTreeSet<usize> = figures(rules).into_iter().collect();
                    let digits = text.split(|c: char| !c.is_ascii_digit());
                    let told: BTreeSet<usize> = digits.filter_map(|d| d.parse().ok()).collect();
                    assert_eq!(told, right, "{key} in {:?}: {terms:?}", w.language());
                    seen.insert(*key);
                }
            }
            assert!(!pages.contains('…'), "cut: {pages}");
        }
    }
    let unseen: Vec<_> = FIGURES.iter().filter(|(key, _)| !seen.contains(key)).collect();
    assert!(
        unseen.is_empty(),
        "said nowhere: {:?}",
        unseen.iter().map(|u| u.0).collect::<Vec<_>>()
    );
}

#[test]
fn what_is_true_at_some_tables_only_is_said_there_and_nowhere_else() {
    let w = &english();
    for (terms, rules) in tables() {
        let lobby = lobby(&rules);
        let described = described(&terms, &lobby);
        for (key, on, holds) in ONLY {
            let text = w.say_by_key(key, vec![]);
            let said = page(w, *on, &described).0.lines().any(|line| line == text);
            assert_eq!(said, holds(&rules), "{key}: {terms:?}");
        }
        for one in Page::ALL {
            let said = page(w, one, &described).0.to_lowercase();
            for (word, holds) in WORDS {
                assert!(!said.contains(word) || holds(&rules), "{word}: {terms:?}: {said}");
            }
        }
        // R-REW-03, R-UND-05.
        let said = page(w, Page::Card, &described).0;
        let decks = said.lines().find(|line| line.starts_with("When a card gives you cards"));
        for deck in DeckKind::OF_REWARDS {
            let (word, is_there) = match deck {
                DeckKind::Small => ("small deck", true),
                DeckKind::Laws => ("law", true),
                DeckKind::Criminals => ("criminal", rules.has_underworld()),
                DeckKind::Large => panic!("no reward draws from the large deck"),
            };
            assert_eq!(decks.unwrap().contains(word), is_there, "{word}: {terms:?}");
        }
    }
}

/// Its laws do something else under the same numbers.
#[test]
fn nothing_is_said_of_laws_by_number_with_a_card_pack() {
    let characters = include_str!("../../../../../../assets/cards/characters.toml");
    let other = characters.replacen("{ points = 2 }", "{ points = 3 }", 1);
    let file = |name, text| CardFile { name, text: Ok(text) };
    let laws = file("laws", include_str!("../../../../../../assets/cards/laws.toml"));
    let words = LawBehaviour::words();
    let pack = Catalogue::pack(file("characters", &other), laws, &words).unwrap();
    for (terms, rules) in tables() {
        let lobby = lobby(&rules);
        let described = Described { cards: &pack, ..described(&terms, &lobby) };
        for one in Page::ALL {
            let said = page(&english(), one, &described).0.to_lowercase();
            let named = (65..=88).find(|law| said.contains(&format!("law {law}")));
            assert_eq!(named, None, "{terms:?}: {said}");
        }
    }
}

#[test]
fn sentences_mean_what_the_rules_say() {
    let w = &english();
    for (rule, key, says, never) in MEANS {
        let text = w.say_by_key(key, vec![]);
        let lacks: Vec<_> = says.iter().filter(|part| !text.contains(*part)).collect();
        assert!(lacks.is_empty(), "{rule}: {key} lacks {lacks:?}: {text}");
        assert!(never.iter().all(|part| !text.contains(part)), "{rule}: {text}");
    }
}

fn figures(rules: &Ruleset, effect: &LawEffect) -> BTreeSet<usize> {
    let of_reward = |reward: &Reward| match reward {
        Reward::Gems(n) | Reward::Points(n) | Reward::Cards(n) | Reward::Diamonds(n) => Some(*n),
        Reward::Science(n) | Reward::Magic(n) | Reward::Defence(n) | Reward::Attack(n) => Some(*n),
        Reward::BonusMagic(n) | Reward::BonusAnyCircle(n) => Some(*n),
        Reward::Bribes(n) | Reward::DiscardJudgements(n) => Some(*n),
        Reward::BonusCircle { value, .. } => Some(*value),
        Reward::Infinite(_) | Reward::InfiniteOfChoice | Reward::Relocate => None,
    };
    let all: Vec<u8> = match effect {
        LawEffect::Choose(options) => {
            let rewards = options.iter().flatten();
            rewards.filter_map(of_reward).collect()
        }
        LawEffect::Scoring(scoring) => match scoring {
            // R-TD-01: level 2 or higher.
            Scoring::PerHighCard(n) => vec![*n, 2],
            Scoring::PerCard(n)
            | Scoring::PerSet(n)
            | Scoring::PerCircleAndInfinite(n)
            | Scoring::PerAdjacentCharacter(n)
            | Scoring::PerLevel(n)
            | Scoring::PerLaw(n)
            | Scoring::PerAristocrat(n)
            | Scoring::PerMixedCircle(n)
            | Scoring::PerCombatToken(n)
            | Scoring::WithoutPenalty(n)
            | Scoring::PerCriminal(n)
            | Scoring::PerJudgement(n) => vec![*n],
        },
        // R-LAW-65 to R-LAW-78, R-TD-01.
        LawEffect::Task(task) => match &*task.0 {
            "replace" => vec![1, 4],
            "double" | "repeat" | "requisition" => vec![],
            "swap" => vec![3],
            "copy" | "pensions" | "amnesty" => vec![2],
            // R-LAW-69, R-TD-02.
            "prolong" => vec![u8::try_from(rules.auction_cards).unwrap()],
            "revise" | "deposit" => vec![2, 3],
            "archive" => vec![5],
            "attaint" => vec![3, 6, 9, 12, 1, 2, 4],
            "purse" => vec![8, 2],
            "enrol" => vec![4],
            "muster" => vec![3],
            other => panic!("no numbers known of {other}"),
        },
    };
    all.into_iter().map(usize::from).collect()
}

#[test]
fn numbers_on_laws_are_those_of_what_they_do_at_every_table() {
    for w in Languages::carried().unwrap().iter() {
        for (terms, rules) in tables() {
            for law in &rules.laws {
                let card = rules.card(*law);
                let (_, effect) = card.law(rules.printing()).unwrap();
                let text = w.law_text(card, rules.printing()).unwrap();
                // One may be written as an article.
                let mut wrong = numbers(&text);
                let right = figures(&rules, effect);
                wrong.retain(|number| *number != 1 && !right.contains(number));
                assert!(wrong.is_empty(), "{wrong:?} of {right:?}: {text}: {terms:?}");
            }
        }
    }
}
