//! Checks that sentences use their arguments and select on valid variants.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::flaw::{Flaw, Wrong};
use super::messages::{Kind, Messages};
use super::pattern::{Contents, Selection, always_said};
use crate::language::{CALLED, FORMS, FUNCTIONS, PERSONS, SEVERAL};
use crate::prelude::*;

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

pub(super) fn check(
    model: &Messages,
    own: &Messages,
    tag: &LanguageIdentifier,
    flaws: &mut Vec<Flaw>,
) {
    let plurals = plurals(tag);
    for (key, message) in own.iter() {
        let parts = Contents::of(&message.pattern);
        let mut wrong = |what| flaws.push(message.wrong(key, what));
        for function in &parts.functions {
            if !FUNCTIONS.contains(function) {
                wrong(Wrong::NoFunction((*function).to_owned()));
            }
        }
        for reference in &parts.references {
            if own.get(reference).is_none_or(|to| to.kind != message.kind) {
                wrong(Wrong::NoReference((*reference).to_owned()));
            }
        }
        for choice in &parts.choices {
            of_plural(choice, &plurals, &mut wrong);
            of_person(choice, &mut wrong);
        }
        let english = model.get(key).map(|english| &english.pattern);
        let english_parts = english.map(Contents::of).unwrap_or_default();
        for given in &parts.given {
            let form = message.kind == Kind::Word && FORMS.contains(given);
            if !form && !english_parts.given.contains(given) {
                wrong(Wrong::NotGiven((*given).to_owned()));
            }
        }
        named_choices(&english_parts, &parts, &mut wrong);
        missing_choices(&english_parts, &parts, &mut wrong);
        if let Some(english) = english {
            let always = always_said(&message.pattern);
            let chosen_by: BTreeSet<&str> =
                parts.choices.iter().filter_map(Selection::variable).collect();
            for needed in always_said(english) {
                if !parts.said.contains(needed) {
                    // "one card" need not print 1.
                    if !chosen_by.contains(needed) {
                        wrong(Wrong::Lacks(needed.to_owned()));
                    }
                } else if !always.contains(needed) && !chosen_by.contains(needed) {
                    wrong(Wrong::LacksSometimes(needed.to_owned()));
                }
            }
        }
    }
}

fn is_name(key: &str) -> bool {
    key.parse::<f64>().is_err() && !PLURALS.contains(&key)
}

fn named_choices(english: &Contents<'_>, own: &Contents<'_>, wrong: &mut impl FnMut(Wrong)) {
    for choice in &own.choices {
        let Some(by) = choice.variable().filter(|by| !FORMS.contains(by)) else {
            continue;
        };
        let known = english.keys(by);
        for key in choice.keys().into_iter().filter(|key| is_name(key) && !known.contains(key)) {
            wrong(Wrong::NeverChosen(key.to_owned()));
        }
    }
}

fn missing_choices(english: &Contents<'_>, own: &Contents<'_>, wrong: &mut impl FnMut(Wrong)) {
    for choice in &english.choices {
        let Some(by) = choice.variable() else {
            continue;
        };
        let own = own.keys(by);
        for key in choice.keys().into_iter().filter(|key| is_name(key) && !own.contains(key)) {
            wrong(Wrong::NoVariant { by: by.to_owned(), key: key.to_owned() });
        }
    }
}

fn of_person(choice: &Selection<'_>, wrong: &mut impl FnMut(Wrong)) {
    use fluent_syntax::ast::InlineExpression::FunctionReference;
    if let FunctionReference { id, .. } = choice.by
        && id.name == "PERSON"
    {
        let keys = choice.keys();
        for key in &keys {
            if !PERSONS.contains(key) {
                wrong(Wrong::NeverChosen((*key).to_owned()));
            }
        }
        // Without a variant for several, the default applies, which would speak of them, not to
        // them.
        let has = |key| keys.contains(&key);
        if has(CALLED) && !has(SEVERAL) && keys.last() != Some(&CALLED) {
            wrong(Wrong::NoVariant { by: "who".to_owned(), key: SEVERAL.to_owned() });
        }
    }
}

fn plurals(tag: &LanguageIdentifier) -> BTreeMap<&'static str, u32> {
    let bare = LanguageIdentifier::from_parts(tag.language, None, None, &[]);
    let Ok(rules) = PluralRules::create(bare, PluralRuleType::CARDINAL) else {
        return BTreeMap::new();
    };
    use PluralCategory::{FEW, MANY, ONE, OTHER, TWO, ZERO};
    let mut found = BTreeMap::new();
    for number in 0..200_u32 {
        let category = rules.select(number).ok();
        let name = [ZERO, ONE, TWO, FEW, MANY, OTHER].into_iter().zip(PLURALS);
        if let Some((_, name)) = name.into_iter().find(|(one, _)| category.as_ref() == Some(one)) {
            found.entry(name).or_insert(number);
        }
    }
    found
}

/// Selecting on a number needs a variant per plural form; the default's name says which form it is
/// for.
fn of_plural(choice: &Selection<'_>, plurals: &BTreeMap<&str, u32>, wrong: &mut impl FnMut(Wrong)) {
    let keys = choice.keys();
    let by_plural = keys.iter().any(|key| PLURALS[..5].contains(key));
    let last = keys.last().copied().unwrap_or_default();
    if !by_plural || plurals.contains_key(last) {
        return;
    }
    let missing = plurals.iter().find(|(plural, _)| !keys.contains(*plural));
    if let Some((plural, number)) = missing {
        wrong(Wrong::NoPlural { plural: (*plural).to_owned(), number: *number });
    }
}
