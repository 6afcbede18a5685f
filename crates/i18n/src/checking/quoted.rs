//! Checks that commands and buttons quoted in a sentence have the right names.

use super::flaw::{Flaw, Wrong};
use super::messages::{Message, Messages};
use super::pattern::{Contents, GAP, ways};
use crate::prelude::*;

pub(super) fn check(model: &Messages, own: &Messages, flaws: &mut Vec<Flaw>) {
    let buttons = buttons(model);
    for (key, english, said) in model.both(own) {
        // Typed words differ between languages.
        if key.starts_with("typed-places") {
            let (there, here) = (typed(english), typed(said));
            let unknown = here.difference(&there).map(|zone| Wrong::QuotesMore(zone.clone()));
            flaws.extend(unknown.map(|what| said.wrong(key, what)));
            continue;
        }
        let (there, here) = (typed(english), typed(said));
        let more = here.difference(&there).map(|one| Wrong::QuotesMore(one.clone()));
        let less = there.difference(&here).map(|one| Wrong::QuotesLess(one.clone()));
        flaws.extend(more.chain(less).map(|what| said.wrong(key, what)));
        let own_text = Contents::of(&said.pattern).text();
        for keys in named(&Contents::of(&english.pattern).text(), &buttons) {
            let labels = keys.iter().filter_map(|key| own.get(key)).flat_map(labels);
            let labels: BTreeSet<String> = labels.collect();
            let is_named = labels.iter().any(|label| own_text.contains(label.as_str()));
            if !is_named && !labels.is_empty() {
                let labels = labels.into_iter().collect::<Vec<_>>().join(" / ");
                flaws.push(said.wrong(key, Wrong::CalledOtherwise(labels)));
            }
        }
        untranslated(key, english, said, flaws);
    }
}

fn typed(message: &Message) -> BTreeSet<String> {
    let text = Contents::of(&message.pattern).text();
    let quoted = text.split('`').skip(1).step_by(2);
    let quoted = quoted.filter(|quoted| !quoted.contains(GAP) && !quoted.contains('\n'));
    // Examples of hours may be translated.
    let quoted = quoted.filter(|quoted| quoted.starts_with('/') || quoted.contains('_'));
    quoted.map(|quoted| format!("`{quoted}`")).collect()
}

fn buttons(model: &Messages) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (key, message) in model.iter().filter(|(key, _)| key.starts_with("button-")) {
        for label in labels(message) {
            found.entry(label).or_default().push(key.to_owned());
        }
    }
    found
}

fn labels(message: &Message) -> Vec<String> {
    let all = ways(&message.pattern, &|_| GAP.to_owned());
    all.into_iter().filter(|label| !label.contains(GAP)).collect()
}

/// In bold, or after "press" or "button".
fn named<'a>(text: &str, buttons: &'a BTreeMap<String, Vec<String>>) -> Vec<&'a Vec<String>> {
    let is_named = |label: &str| {
        let bold = text.contains(&format!("**{label}**"));
        let mut pressed = ["ress ", "resses ", "button "].into_iter();
        let ends = |at: usize| {
            let next = text[at..].chars().next();
            next.is_none_or(|next| !next.is_alphanumeric())
        };
        bold || pressed.any(|before| {
            let quoted = format!("{before}{label}");
            text.match_indices(&quoted).any(|(at, _)| ends(at + quoted.len()))
        })
    };
    let named = buttons.iter().filter(|(label, _)| is_named(label));
    named.map(|(_, keys)| keys).collect()
}

fn untranslated(key: &str, english: &Message, said: &Message, flaws: &mut Vec<Flaw>) {
    const SHORT: usize = 12;
    let (there, here) = (Contents::of(&english.pattern).text(), Contents::of(&said.pattern).text());
    let letters = here.chars().filter(|letter| letter.is_alphabetic()).count();
    if there == here && letters > SHORT {
        let text = here.replace(GAP, "…");
        flaws.push(said.wrong(key, Wrong::NotTranslated(text)));
    }
}
