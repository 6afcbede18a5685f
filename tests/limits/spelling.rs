//! Spell-checks translations with hunspell, except for glossary words; skipped where hunspell or
//! the dictionary is not installed.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};

use viceroy::i18n::checking::spelled;

/// The words hunspell rejects; `None` where it is not available.
fn asked(dictionary: &str, text: &str) -> Option<String> {
    let mut asking = Command::new("hunspell")
        .args(["-i", "utf-8", "-d", dictionary, "-l"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut given = asking.stdin.take()?;
    let text = text.to_owned();
    // Write in a thread: hunspell answers while it reads, so both pipes could fill up.
    let telling = std::thread::spawn(move || given.write_all(text.as_bytes()));
    let said = asking.wait_with_output().ok()?;
    let told = telling.join().unwrap();
    (said.status.success() && told.is_ok()).then(|| String::from_utf8(said.stdout).unwrap())
}

#[test]
fn translations_are_spelled_as_the_dictionary_has_it() {
    for (tag, dictionary) in [("de", "de_DE"), ("ru", "ru_RU")] {
        let spelled = spelled(tag).unwrap();
        let text = spelled.texts.join("\n").replace('\u{fe0f}', "");
        let Some(found) = asked(dictionary, &text) else {
            eprintln!("SKIPPED: no hunspell with {dictionary}");
            continue;
        };
        let known: BTreeSet<String> =
            spelled.words.iter().map(|word| word.to_lowercase()).collect();
        let words = found.lines().map(|word| word.trim_matches(['.', '-', '–']));
        let words: BTreeSet<&str> = words
            .filter(|word| word.chars().any(char::is_alphabetic))
            .filter(|word| !known.contains(&word.to_lowercase()))
            .collect();
        assert!(words.is_empty(), "{tag}: {words:?}");
    }
}
