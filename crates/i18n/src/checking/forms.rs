//! Checks that words have the grammatical forms sentences ask for.

use super::flaw::{Flaw, Wrong};
use super::messages::{Kind, Messages};
use super::pattern::{Asked, Contents, name, ways};
use crate::prelude::*;

/// Argument names, with the key prefixes of the words they can be.
const WORDS_OF: &[(&[&str], &[&str])] = &[
    (&["colour", "infinite"], &["blue", "red", "green", "yellow", "any-colour", "no-colour"]),
    (&["gems", "stones", "cost"], &["gems-of", "gems", "no-gems", "list-more"]),
    (&["card", "cards", "criminal", "law", "laws"], &["card-"]),
    (&["monster", "monsters"], &["monster-"]),
    (&["reward", "rewards", "gives"], &["reward-"]),
    (&["token", "tokens", "swap"], &["token-science", "token-magic", "token-defence"]),
    (&["token", "tokens", "swap"], &["token-points", "token-bonus-", "token-infinite"]),
    (&["kinds"], &["token-kind-"]),
    (&["judgement", "judgements"], &["judgement-"]),
    (&["deck"], &["deck-"]),
    (&["place"], &["place-"]),
    (&["phase"], &["phase-"]),
    (&["computer", "rival"], &["rival-name"]),
];

fn words_of<'a>(own: &'a Messages, variable: &str) -> Vec<&'a str> {
    let families = WORDS_OF.iter().filter(|(names, _)| names.contains(&variable));
    let is_meant = |key: &str| {
        families.clone().flat_map(|(_, families)| *families).any(|family| {
            match family.ends_with('-') {
                // Law texts and faces are separate texts.
                true => {
                    let other = ["-text", "-bottom", "-face"];
                    key.starts_with(family) && other.iter().all(|part| !key.contains(part))
                }
                false => key == *family,
            }
        })
    };
    let words = own.iter().filter(|(_, message)| message.kind == Kind::Word);
    let words = words.filter(|(key, _)| is_meant(key) && *key != "card-name");
    words.map(|(key, _)| key).collect()
}

fn is_name(word: &str) -> bool {
    word.starts_with("card-") || word.starts_with("monster-")
}

pub(super) fn check(own: &Messages, flaws: &mut Vec<Flaw>) {
    let mut told: BTreeSet<(&str, String, String)> = BTreeSet::new();
    for (asking, message) in own.iter() {
        let parts = Contents::of(&message.pattern);
        for Asked { of, form, value } in &parts.asked {
            let words = words_of(own, of);
            let mut lacking = words.clone();
            lacking.retain(|word| answers(own, word, form, value).is_none());
            let what = |asked_by: &str| Wrong::NoForm {
                form: form.clone(),
                value: value.clone(),
                asked_by: asked_by.to_owned(),
            };
            // All names must have the form. Other words may lack it, but not all of them.
            if words.iter().any(|word| is_name(word)) {
                for word in lacking {
                    if told.insert((word, form.clone(), value.clone())) {
                        let wrong = own.get(word).map(|own| own.wrong(word, what(asking)));
                        flaws.extend(wrong);
                    }
                }
            } else if !words.is_empty() && lacking.len() == words.len() {
                flaws.push(message.wrong(asking, what(asking)));
            }
        }
        for choice in &parts.choices {
            let Some(Asked { of, form, value }) = choice.asked() else {
                continue;
            };
            let keys = choice.keys();
            let all = words_of(own, &of).into_iter();
            let all = all.filter_map(|word| answers(own, word, &form, &value));
            for answer in all.flatten().collect::<BTreeSet<_>>() {
                // The last variant is the fallback, but some word must answer with it.
                if !keys.contains(&answer.as_str()) {
                    flaws.push(message.wrong(asking, Wrong::NoAnswer(answer)));
                }
            }
        }
    }
}

fn answers(own: &Messages, word: &str, form: &str, value: &str) -> Option<Vec<String>> {
    let message = own.get(word)?;
    let parts = Contents::of(&message.pattern);
    let choice = parts.choices.iter().find(|c| c.variable() == Some(form))?;
    let mut variants = choice.variants.iter();
    let variant = variants.find(|variant| name(&variant.key) == value)?;
    Some(ways(&variant.value, &|_| String::new()))
}
