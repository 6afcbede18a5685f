//! Consistent records with one lie about a draw's pool or order; program and script must reject
//! them for the same reason.

use super::forger::{Made, deal_again};
use super::lies::{Games, KINDS};
use super::lies_of_order;
use crate::prelude::*;

fn forgeries(games: &Games, of_each: usize) -> Vec<(&'static str, String)> {
    let mut luck = StdRng::seed_from_u64(7);
    let mut all = vec![];
    for (kind, about, forge) in KINDS.iter().chain(lies_of_order::KINDS) {
        let about = games.at(*about);
        let mut found = BTreeSet::new();
        // A forgery may be impossible, or true by chance; then another game is tried.
        for nth in 0..20 * of_each {
            let right = &about[nth % about.len()];
            let forged = forge(right, &mut luck).filter(|forged| forged != right);
            found.extend(forged.map(|forged| forged.to_string()));
            if found.len() == of_each {
                break;
            }
        }
        assert!(!found.is_empty(), "{kind}");
        all.extend(found.into_iter().map(|forged| (*kind, forged)));
    }
    all
}

/// Forgeries not rejected by both for the same reason.
fn passed<'k>(forged: &[(&'k str, String)]) -> Vec<(&'k str, Said)> {
    let texts: Vec<String> = forged.iter().map(|(_, text)| text.clone()).collect();
    let said = forged.iter().map(|(kind, _)| *kind).zip(both(&texts));
    said.filter(|(_, said)| !said.is_refused() || !said.agree()).collect()
}

#[test]
fn no_lie_about_what_was_drawn_from_is_passed() {
    let wrong = passed(&forgeries(&Games::new(20), 1));
    assert!(wrong.is_empty(), "{} {:#?}", wrong.len(), &wrong[..wrong.len().min(8)]);
}

/// Also written to a folder, to test other versions.
#[test]
#[ignore = "a thousand lies: VICEROY_FORGERIES=folder cargo test --test record a_thousand -- --ignored"]
fn a_thousand_lies_are_passed_by_neither() {
    let forged = forgeries(&Games::new(24), 20);
    if let Some(folder) = std::env::var_os("VICEROY_FORGERIES") {
        for (nth, (kind, text)) in forged.iter().enumerate() {
            let name = format!("{}-{nth}.json", kind.replace(' ', "_"));
            std::fs::write(Path::new(&folder).join(name), text).unwrap();
        }
    }
    let wrong = passed(&forged);
    eprintln!(
        "{} forgeries of {} kinds, {} passed",
        forged.len(),
        KINDS.len() + lies_of_order::KINDS.len(),
        wrong.len()
    );
    assert!(forged.len() >= 1000, "{}", forged.len());
    assert!(wrong.is_empty(), "{} {:#?}", wrong.len(), &wrong[..wrong.len().min(8)]);
}

/// Renumbering cards can also change the order of play, which a forger cannot avoid.
const OUT_OF_ORDER: [&str; 2] = ["out of order", "that draws now"];

/// Control: without a lie the forger's records are valid. Other interaction ids renumber cards and
/// can change the order of play.
#[test]
fn what_is_dealt_again_without_a_lie_is_right() {
    let games = Games::new(2);
    let plain = games.plain.iter().chain(&games.chosen);
    let others = games.rivals.iter().chain(&games.domains);
    let others = others.chain(&games.modules);
    let mut texts = vec![];
    for right in plain.clone().chain(others) {
        let same = deal_again(right, &mut |_, _, _| Made::Once).unwrap();
        // Other judgements are returned.
        let draws = |record: &Value| {
            let draws = record["luck"]["draws"].as_array().unwrap().iter();
            let draws = draws.filter(|draw| draw["purpose"] != "judgements");
            let among = draws.map(|draw| draw["among"].clone());
            among.collect::<Vec<Value>>()
        };
        assert_eq!(draws(&same), draws(right));
        texts.push(same.to_string());
    }
    let same = texts.len();
    for right in plain {
        let mut right = right.clone();
        right["luck"]["presses"] = json!(["1300000000000000007", "1300000000000000009"]);
        let other = deal_again(&right, &mut |_, _, _| Made::Once).unwrap();
        assert_ne!(other["luck"]["draws"], right["luck"]["draws"]);
        texts.push(other.to_string());
    }
    for (nth, said) in both(&texts).into_iter().enumerate() {
        let wrong = [said.by_program, said.by_script].into_iter().flatten();
        for wrong in wrong {
            let order = OUT_OF_ORDER.iter().any(|reason| wrong.contains(reason));
            assert!(order && nth >= same, "{wrong}");
        }
    }
}
