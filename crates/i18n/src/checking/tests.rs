mod counted;

use super::messages::Kind;
use super::pattern::{Contents, Selection};
use super::*;
use crate::Arg;
use crate::term::{Joined, Term};
use viceroy_rules::cards::{Catalogue, Colour, Gems};
use viceroy_rules::{AuctionPlace, DeckKind};

fn texts(words: &str, sentences: &str, glossary: Option<&str>) -> Texts {
    let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    Texts {
        words: vec![file("words/a.ftl", words)],
        sentences: vec![file("lobby/b.ftl", sentences)],
        glossary: glossary.map(|text| file("glossary.toml", text)),
    }
}

fn wrong(words: &str, sentences: &str, glossary: Option<&str>) -> Vec<String> {
    let (checked, _) = check(Path::new("ru"), &texts(words, sentences, glossary)).unwrap();
    let flaws = checked.flaws.iter();
    let others = flaws.filter(|c| !matches!(c.what, Wrong::Missing(_) | Wrong::NotNamed(_)));
    others.map(ToString::to_string).collect()
}

#[test]
fn what_is_missing_unused_or_doubled_is_told_with_its_line() {
    let (checked, _) = check(Path::new("ru"), &texts("red = a\n", "", None)).unwrap();
    let missing = |key: &str| {
        let mut all = checked.flaws.iter();
        all.any(|c| c.key == key && matches!(c.what, Wrong::Missing(_) | Wrong::NotNamed(_)))
    };
    assert!(missing("blue") && missing("button-join") && missing("card-14") && !missing("red"));
    let found =
        wrong("", "nothing = да\nred = а\nbutton-join = а\nbutton-join = б\nhelp = { $\n", None);
    assert_eq!(
        found,
        [
            "lobby/b.ftl:1: nothing: is said nowhere",
            "lobby/b.ftl:2: red: is a word, and belongs into the folder `words`",
            "lobby/b.ftl:3: button-join: stands in the language more than once",
            "lobby/b.ftl:5: cannot be read: Expected one of \"a-zA-Z\""
        ]
    );
}

#[test]
fn what_a_sentence_is_given_it_says_and_nothing_else() {
    let found = wrong(
        "",
        "which-game = Игра { $number } с { $who }\nnews-gains = { TITLE($who) ->\n    [x] { $what }\n   *[y] и\n}\n",
        None,
    );
    assert_eq!(
        found,
        [
            "lobby/b.ftl:1: which-game: does not say $game",
            "lobby/b.ftl:1: which-game: is not given $number",
            "lobby/b.ftl:2: news-gains: does not say $who",
            "lobby/b.ftl:2: news-gains: does not say $what in each of its variants",
        ]
    );
}

#[test]
fn numbers_have_every_plural_of_the_language() {
    let needs =
        |variants: &str| wrong("", &format!("fit-more = {{ $count ->\n{variants}\n}}"), None);
    assert_eq!(
        needs("    [one] а { $count }\n   *[other] б { $count }"),
        ["lobby/b.ftl:1: fit-more: has no variant [few], which it needs for 2"]
    );
    assert!(needs("    [one] а { $count }\n   *[many] б { $count }").is_empty());
}

#[test]
fn words_have_the_forms_that_sentences_ask_for() {
    let words = "card-14 = { $case ->\n    [genitive] Ведьмы\n   *[nominative] Ведьма\n}\ncard-15 = Вождь\nred = красный\n";
    let asks = "plan-discard = { WORD($card, case: \"genitive\") }\nchoose-no-gem = { WORD($colour, case: \"genitive\") }\n";
    assert_eq!(
        wrong(words, asks, None),
        [
            "lobby/b.ftl:2: choose-no-gem: there is no [genitive] of $case, which choose-no-gem asks for",
            "words/a.ftl:5: card-15: there is no [genitive] of $case, which plan-discard asks for",
        ]
    );
    let words = "card-14 = { $case ->\n    [gender] f\n   *[nominative] Ведьма\n}\n";
    let asks = "news-won = { $who } { WORD($card, case: \"gender\") ->\n    [n] а\n   *[m] б\n} { $card }\n";
    assert_eq!(
        wrong(words, asks, None),
        ["lobby/b.ftl:1: news-won: has no variant [f], though words answer so"]
    );
}

#[test]
fn what_is_too_long_or_names_a_button_wrongly_is_told() {
    let found = wrong(
        "",
        &format!(
            "button-start = Начать\nlobby-ready = Нажмите Старт.\nhelp = `/viceroy new`\ncommand-help = {}\n",
            "а".repeat(101)
        ),
        None,
    );
    let is_too_long = "command-help: has 101 letters, 1 more than fit";
    assert!(found.iter().any(|c| c.contains(is_too_long)), "{found:?}");
    assert!(
        found.contains(
            &"lobby/b.ftl:2: lobby-ready: speaks of what is called Начать, but does not call it so"
                .to_owned()
        ),
        "{found:?}"
    );
    assert!(found.iter().any(|c| c.contains("help: does not quote `/viceroy hand`")));
}

#[test]
fn a_glossary_is_kept() {
    let glossary =
        "never = [\"самоцвет\"]\nnames = [\"Viceroy\"]\n[terms]\n\"attack token\" = [\"жетон\"]\n";
    let found = wrong(
        "",
        "choose-no-attack = Нет самоцвета Viceroy.\npanel-over-won = Game over, игра.\n",
        Some(glossary),
    );
    assert_eq!(
        found,
        [
            "lobby/b.ftl:1: choose-no-attack: says \"attack token\", for which the glossary has жетон",
            "lobby/b.ftl:1: choose-no-attack: has \"самоцвет\", which the glossary rules out",
            "lobby/b.ftl:2: panel-over-won: has letters of another language: Game, over",
        ]
    );
}

/// Covers all plural forms.
const COUNTS: [i64; 8] = [0, 1, 2, 5, 11, 21, 22, 25];

fn carried() -> Vec<String> {
    let languages = crate::Languages::carried().unwrap();
    let tags = languages.iter().map(|w| w.language().to_string());
    tags.collect()
}

#[test]
fn every_carried_language_has_nothing_wrong() {
    for tag in carried() {
        let checked = check_carried(&tag).unwrap();
        let flaws = checked.flaws.iter().map(ToString::to_string);
        let flaws: Vec<String> = flaws.collect();
        assert!(flaws.is_empty(), "{}", flaws.join("\n"));
        assert!(checked.said > 1000);
    }
}

/// Possible values of an argument: numbers of every plural form, every choice, every kind of term.
fn shapes(english: &Contents<'_>, name: &str) -> Vec<Arg<'static>> {
    let people = |who: Vec<Term>| Arg::Thing(Term::List(who, Joined::And));
    let [anna, ben] = ["Анна", "Бен"].map(|name| Term::Name(name.to_owned()));
    let choices = english.choices.iter();
    let mut keys = choices.filter(|choice| choice.variable() == Some(name)).map(Selection::keys);
    let numbers = || COUNTS.map(Arg::Number).to_vec();
    if let Some(keys) = keys.next() {
        let is_number = |key: &&str| key.parse::<i64>().is_ok() || ["one", "other"].contains(key);
        return match keys.iter().all(is_number) {
            true => numbers(),
            false => keys.iter().map(|key| Arg::Choice(key.to_string().leak())).collect(),
        };
    }
    match name {
        "colour" | "infinite" => Colour::ALL.map(Arg::from).to_vec(),
        "count" | "points" | "level" | "most" | "least" | "seats" | "number" | "nth" | "turn" => {
            numbers()
        }
        "card" | "other" | "criminal" | "law" => {
            let cards = Catalogue::embedded().unwrap().cards();
            cards.step_by(9).map(|card| Arg::from(Term::from(card))).collect()
        }
        "gems" | "stones" | "cost" => {
            let gems = [Gems::NONE, Gems::only(Colour::Red, 1), Gems::each(2), Gems::each(5)];
            gems.map(Arg::from).to_vec()
        }
        "deck" => DeckKind::ALL.map(Arg::from).to_vec(),
        "place" => [AuctionPlace::Base, AuctionPlace::Tip].map(Arg::from).to_vec(),
        _ => vec![
            Arg::Thing(Term::You),
            people(vec![Term::You, ben.clone()]),
            Arg::Thing(anna.clone()),
            people(vec![anna, ben.clone()]),
            Arg::Thing(Term::Called("<@7>".to_owned())),
            people(vec![Term::Called("<@7>".to_owned()), ben]),
        ],
    }
}

#[test]
fn every_sentence_can_be_said_with_every_shape_of_what_it_is_given() {
    let languages = crate::Languages::carried().unwrap();
    let english = Texts::carried("en").unwrap();
    let english = Messages::read(&english, &mut vec![]);
    let sentences = english.iter().filter(|(_, said)| said.kind == Kind::Sentence);
    let mut said_in_all = 0;
    for (key, message) in sentences {
        let parts = Contents::of(&message.pattern);
        let names: Vec<&'static str> =
            parts.given.iter().map(|name| &*name.to_string().leak()).collect();
        let shapes: Vec<Vec<Arg<'_>>> = names.iter().map(|name| shapes(&parts, name)).collect();
        let most = shapes.iter().map(Vec::len).max().unwrap_or(1);
        for w in languages.iter() {
            for nth in 0..most {
                let given = names.iter().zip(&shapes);
                let given = given.map(|(name, all)| (*name, all[nth % all.len()].clone()));
                let said = w.say_by_key(key, given.collect());
                let is_whole = !said.contains(['{', '}']) && !said.contains("  ");
                assert!(is_whole || key.starts_with("typed-"), "{} {key}: {said}", w.language());
                said_in_all += 1;
            }
        }
    }
    assert!(said_in_all > 3000, "{said_in_all}");
}
