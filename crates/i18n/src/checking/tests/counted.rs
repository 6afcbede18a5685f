//! Checks that everything counted has a plural, in every language and for numbers of all plural
//! forms.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use super::*;
use crate::language::FORMS;

const NUMBERS: &str = "count points level most least seats number nth turn turns value needed people planning hand circles page \
    pages total game";

const NOT_COUNTED: &str = "of at to in for that from has have until or and on who with \
    von zu bis auf im für je mehr weitere der die das oder und ab \
    из на за с от до и или в по вытянутых";

const WHICH: [&str; 5] = ["game", "level", "nth", "page", "turn"];

/// Sentences whose count is never one, so a language with two forms needs no plural.
const NEVER_ONE: &[&str] = &[
    // Printed on cards and monsters, or fixed by the rules.
    "agreed-takes",
    "alt-penalties",
    "alt-returning",
    "domain-reward-gems",
    "hint-completes-set",
    "hint-fends-off",
    "judgement-per-",
    "news-dealt-characters",
    "news-part-prolonged",
    "news-played-judged",
    "offer-row",
    // Who waits for others wants two at least.
    "tables-gathers",
    "picture-length",
    // Mass nouns: 1 science.
    "reward-defence",
    "reward-magic",
    "reward-science",
    // The tutorial is always the same.
    "lesson-",
    // Limits above one.
    "reject-",
    "unplayable-",
    // Same in English.
    "fit-more",
    "told-also-more",
];

fn numbers<'m>(all: &[&'m Messages], key: &str) -> BTreeSet<&'m str> {
    let messages = all.iter().filter_map(|messages| messages.get(key));
    let found = messages.flat_map(|message| {
        let parts = Contents::of(&message.pattern);
        let is_number = |name: &&str| {
            let mut choices = parts.choices.iter();
            let by = choices.find(|choice| choice.variable() == Some(name));
            match by {
                Some(choice) => choice
                    .keys()
                    .iter()
                    .any(|key| key.parse::<i64>().is_ok() || ["one", "few", "many"].contains(key)),
                None => NUMBERS.split_whitespace().any(|one| one == *name),
            }
        };
        let given = parts.given.iter().copied();
        given.filter(is_number).collect::<Vec<_>>()
    });
    found.filter(|name| !FORMS.contains(name)).collect()
}

fn parts(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = vec![];
    for letter in text.chars() {
        let joins = |part: &&mut String| {
            let last = part.chars().last();
            last.is_some_and(|last| last.is_ascii_digit() == letter.is_ascii_digit())
        };
        match parts.last_mut().filter(joins) {
            Some(part) => part.push(letter),
            None => parts.push(letter.to_string()),
        }
    }
    parts
}

fn alike(one: (i64, &str), other: (i64, &str)) -> bool {
    let (first, second) = (parts(one.1), parts(other.1));
    let same = |(a, b): (&String, &String)| {
        a == b || (*a == one.0.to_string() && *b == other.0.to_string())
    };
    first.len() == second.len() && first.iter().zip(&second).all(same)
}

/// Numbers with the same plural: in Russian 21 like 1, 22 like 2, and 0, 11, 25 like 5.
fn pairs(tag: &str) -> [(i64, i64); 6] {
    match tag {
        "ru" => [(21, 1), (22, 2), (0, 5), (11, 5), (25, 5), (5, 25)],
        _ => [(21, 5), (22, 5), (0, 5), (11, 5), (25, 5), (2, 5)],
    }
}

#[test]
fn everything_that_is_counted_has_its_plural_in_every_language() {
    let languages = crate::Languages::carried().unwrap();
    let texts = carried().into_iter().map(|tag| Texts::carried(&tag).unwrap());
    let read: Vec<Messages> = texts.map(|texts| Messages::read(&texts, &mut vec![])).collect();
    let all: Vec<&Messages> = read.iter().collect();
    let (mut counted, mut wrong) = (0, vec![]);
    for (key, message) in all[0].iter() {
        for number in numbers(&all, key) {
            counted += 1;
            for (w, own) in languages.iter().zip(&all) {
                let tag = w.language().to_string();
                let Some(own) = own.get(key) else { continue };
                let contents = Contents::of(&own.pattern);
                let given = Contents::of(&message.pattern).given;
                let given = given.iter().chain(&contents.given);
                let given: BTreeSet<&str> = given.copied().chain(FORMS).collect();
                let say = |count: i64| {
                    let args = given.iter().map(|name| {
                        let arg = match *name {
                            name if name == number => Arg::Number(count),
                            name if FORMS.contains(&name) => Arg::Choice(""),
                            name => shapes(&contents, name)[0].clone(),
                        };
                        (&*name.to_string().leak(), arg)
                    });
                    match message.kind {
                        Kind::Word => w.word_by_key(key, args.collect()),
                        _ => w.say_by_key(key, args.collect()),
                    }
                };
                // A number may have its own words: nobody, the first.
                let by_number = contents.choices.iter();
                let by_number = by_number.filter(|c| c.variable() == Some(number));
                let exact: BTreeSet<i64> = by_number
                    .flat_map(Selection::keys)
                    .filter_map(|key| key.parse().ok())
                    .collect();
                for (one, other) in pairs(&tag) {
                    let (first, second) = (say(one), say(other));
                    let is_free = !exact.contains(&one) && !exact.contains(&other);
                    if is_free && !alike((one, &first), (other, &second)) {
                        wrong.push(format!("{tag} {key} ${number}: {first} / {second}"));
                    }
                    // Only 1 may be written without its digit.
                    let says = |count: i64, said: &str| parts(said).contains(&count.to_string());
                    if says(5, &say(5)) && !says(one, &first) && !exact.contains(&one) {
                        wrong.push(format!("{tag} {key} ${number} does not say {one}: {first}"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(counted > 150, "{counted}");
}

fn before_words<'a>(
    pattern: &'a Pattern<String>,
    chosen: &mut Vec<&'a str>,
    found: &mut Vec<(&'a str, &'a str)>,
) {
    for (nth, element) in pattern.elements.iter().enumerate() {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                let after = pattern.elements.get(nth + 1);
                let Some(PatternElement::TextElement { value }) = after else {
                    continue;
                };
                let Some(after) = value.strip_prefix([' ', '\u{a0}']) else {
                    continue;
                };
                let word = after.split(|c: char| !c.is_alphabetic()).next();
                let word = word.filter(|word| !word.is_empty());
                if let Some(word) = word.filter(|_| !chosen.contains(&id.name.as_str())) {
                    found.push((&id.name, word));
                }
            }
            Expression::Select { selector, variants } => {
                let by = match selector {
                    InlineExpression::VariableReference { id } => Some(id.name.as_str()),
                    _ => None,
                };
                chosen.extend(by);
                for variant in variants {
                    before_words(&variant.value, chosen, found);
                }
                if by.is_some() {
                    chosen.pop();
                }
            }
            Expression::Inline(_) => {}
        }
    }
}

#[test]
fn what_stands_behind_a_number_is_chosen_by_it() {
    let tags = carried();
    let texts = tags.iter().map(|tag| Texts::carried(tag).unwrap());
    let read: Vec<Messages> = texts.map(|texts| Messages::read(&texts, &mut vec![])).collect();
    let all: Vec<&Messages> = read.iter().collect();
    let mut wrong = vec![];
    for (tag, own) in tags.iter().zip(&all) {
        for (key, message) in own.iter() {
            // In languages with two plurals, some counts are never one.
            if tag != "ru" && NEVER_ONE.iter().any(|begin| key.starts_with(begin)) {
                continue;
            }
            let numbers = numbers(&all, key);
            let mut found = vec![];
            before_words(&message.pattern, &mut vec![], &mut found);
            for (name, word) in found {
                let is_counted = !NOT_COUNTED.split_whitespace().any(|other| other == word);
                if numbers.contains(name) && is_counted && !WHICH.contains(&name) {
                    wrong.push(format!("{tag} {key}: ${name} {word}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
