//! Rules for command lists and option order.

use super::doubled::doubled;
use super::keys;
use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;

const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko", "ar", "he",
];

const CHOICES: usize = 25;

/// Subcommand group and subcommand.
const PARTS: [u64; 2] = [2, 1];

/// Complaints about all commands.
pub fn complaints(all: &[JsonPlace<'_>]) -> Vec<Complaint> {
    let mut found = vec![];
    let kind = |one: &JsonPlace<'_>| one.number("type").unwrap_or(1);
    let names = all.iter().map(|one| ((kind(one), one.text("name")), one.clone()));
    found.extend(doubled(names, "a command of this name"));
    for command in all {
        found.extend(keys::COMMAND.complaints(command));
        found.extend(of_words(command));
        if kind(command) == 1 && command.text("description").is_empty() {
            found.push(command.wrong("a command needs a description"));
        }
        if kind(command) == 1 {
            found.extend(of_name(command));
        } else if !command.text("description").is_empty() || !command.list("options").is_empty() {
            found.push(command.wrong("a command in a menu has a name only"));
        }
        // A context menu command's name must be a single line in every locale.
        let words = command.field("name_localizations");
        let others = words.value.as_object().into_iter().flatten();
        let names = others.filter_map(|(_, name)| name.as_str());
        for name in names.chain([command.text("name")]) {
            if !(1..=32).contains(&name.chars().count()) {
                found.push(command.wrong("a name of more than 32 characters, or none"));
            }
        }
        found.extend(of_options(command, 0));
    }
    found
}

fn of_options(parent: &JsonPlace<'_>, depth: usize) -> Vec<Complaint> {
    let mut found = vec![];
    let options = parent.list("options");
    let is_part =
        |option: &JsonPlace<'_>| option.number("type").is_some_and(|t| PARTS.contains(&t));
    let parts = options.iter().filter(|option| is_part(option)).count();
    if parts != 0 && parts != options.len() {
        found.push(parent.wrong("subcommands and values side by side"));
    }
    let mut optional = false;
    for option in &options {
        found.extend(keys::OPTION_OF_COMMAND.complaints(option));
        found.extend(of_words(option));
        found.extend(of_name(option));
        let required = option.value["required"] == true;
        if required && optional && !is_part(option) {
            found.push(option.wrong("a required option after one that is not"));
        }
        optional |= !required;
        let choices = option.list("choices");
        if option.value["autocomplete"] == true && !choices.is_empty() {
            found.push(option.wrong("proposals and choices exclude each other"));
        }
        if choices.len() > CHOICES {
            found.push(option.wrong(format!("more than {CHOICES} choices")));
        }
        let names = choices.iter().map(|one| (one.text("name"), one.clone()));
        found.extend(doubled(names, "a choice of this name"));
        for choice in &choices {
            found.extend(keys::CHOICE.complaints(choice));
            found.extend(of_words(choice));
        }
        let bounds = [("min_value", "max_value"), ("min_length", "max_length")];
        for (least, most) in bounds {
            let (least, most) = (option.value[least].as_f64(), option.value[most].as_f64());
            if least.zip(most).is_some_and(|(least, most)| least > most) {
                found.push(option.wrong("the least is over the most"));
            }
        }
        if is_part(option) && depth == PARTS.len() {
            found.push(option.wrong("subcommands are nested too deeply"));
        } else if option.number("type") == Some(2) && depth > 0 {
            found.push(option.wrong("groups of subcommands stand at the top"));
        } else {
            found.extend(of_options(option, depth + 1));
        }
    }
    found
}

/// Users type names, so they are lowercase letters, digits and dashes.
fn of_name(place: &JsonPlace<'_>) -> Option<Complaint> {
    let fine = |c: char| !c.is_uppercase() && (c.is_alphanumeric() || "-_'".contains(c));
    let name = place.field("name");
    (!place.text("name").chars().all(fine)).then(|| name.wrong("no name for typing"))
}

fn of_words(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = vec![];
    for name in ["name_localizations", "description_localizations"] {
        let words = place.field(name);
        let languages = words.value.as_object().into_iter().flatten();
        let unknown = languages.filter(|(language, _)| !LOCALES.contains(&language.as_str()));
        found.extend(
            unknown
                .map(|(language, _)| words.wrong(format!("no language of Discord's: {language}"))),
        );
    }
    found
}
