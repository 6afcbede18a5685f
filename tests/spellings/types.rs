//! What serde, strum and clap make of the names of fields and variants, read from the sources. The name of the type itself leaves the
//! program nowhere, so it is left out: a type may be renamed and moved, its fields and variants only with an attribute that keeps the
//! spelling.

use std::fs;
use std::path::{Path, PathBuf};

use quote::ToTokens;
use syn::{Attribute, Fields, Item};

/// The derives that spell.
const DERIVES: [&str; 10] = [
    "Serialize",
    "Deserialize",
    "IntoStaticStr",
    "EnumString",
    "AsRefStr",
    "Display",
    "ValueEnum",
    "Parser",
    "Subcommand",
    "ChoiceParameter",
];

/// Types of the standard library.
const STANDARD: [&str; 9] =
    ["String", "Option", "Vec", "Box", "Arc", "Cow", "BTreeMap", "BTreeSet", "Path"];

/// The functions whose texts are spellings.
const SPELLERS: [&str; 2] = ["key", "from_key"];

/// The macro that makes types from the list it is called with.
const LIST: &str = "options";
/// The macro around types that it only lists the fields of.
const WRAPPER: &str = "clone_by_field";
/// The macro that is defined with the list of questions and hands it on.
const LIST_OF_LISTS: &str = "every_question";

/// A line for each type, and for each function that spells, of the sources in these folders.
pub fn lines(root: &Path, folders: &[&str]) -> Vec<String> {
    let mut files = vec![];
    for folder in folders {
        sources(&root.join(folder), &mut files);
    }
    let mut lines = vec![];
    for file in files {
        of_text(&fs::read_to_string(&file).unwrap(), &mut lines);
    }
    lines.sort();
    lines
}

/// The lines of one file. One that does not parse fails to compile with a better message.
pub fn of_text(rust: &str, lines: &mut Vec<String>) {
    if let Ok(file) = syn::parse_file(rust) {
        of_items(&file.items, lines);
    }
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests") && !path.ends_with("target") {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
            found.push(path);
        }
    }
}

fn of_items(items: &[Item], lines: &mut Vec<String>) {
    for item in items {
        match item {
            Item::Struct(item) => {
                if let Some(derives) = derives(&item.attrs) {
                    let fields = fields(&item.fields, &Rules::of(&item.attrs, "rename_all"));
                    lines.push(format!("{derives} {{{fields}}}{}", kept(&item.attrs)));
                }
            }
            Item::Enum(item) => {
                if let Some(derives) = derives(&item.attrs) {
                    lines.push(format!("{derives} {}{}", variants(item), kept(&item.attrs)));
                }
            }
            Item::Fn(item) if spells(&item.sig) => lines.push(texts(item)),
            Item::Impl(item) => {
                let functions = item.items.iter().filter_map(|part| match part {
                    syn::ImplItem::Fn(function) if spells(&function.sig) => Some(texts(function)),
                    _ => None,
                });
                lines.extend(functions);
            }
            Item::Macro(item) if item.mac.path.is_ident(WRAPPER) => {
                of_text(&item.mac.tokens.to_string(), lines);
            }
            Item::Macro(item) => lines.extend(of_macro(item)),
            Item::Mod(item) if !is_test(&item.attrs) => {
                if let Some((_, items)) = &item.content {
                    of_items(items, lines);
                }
            }
            _ => {}
        }
    }
}

/// The names in a list from which a macro makes types that are stored: variants, fields, and what a field is stored as.
fn of_macro(item: &syn::ItemMacro) -> Option<String> {
    let called = item.mac.path.segments.last()?.ident.to_string();
    let defined = item.ident.as_ref().map(ToString::to_string);
    let is_list = called == LIST || defined.as_deref() == Some(LIST_OF_LISTS);
    if !is_list {
        return None;
    }
    let mut words: Vec<String> = vec![];
    let mut before = String::new();
    let mut flat = vec![];
    flatten(item.mac.tokens.clone(), &mut flat);
    for (at, word) in flat.iter().enumerate() {
        let is_name = word.chars().all(|c| c.is_alphanumeric() || c == '_');
        let is_field = is_name && flat.get(at + 1).is_some_and(|next| next == ":");
        let is_constant = word.len() > 1 && word.to_uppercase() == *word;
        let is_variant =
            word.starts_with(char::is_uppercase) && !is_constant && before != ":" && before != "<";
        if is_field || is_variant {
            words.push(word.clone());
        } else if word.starts_with('"') {
            match words.last_mut().filter(|_| before == "as") {
                Some(last) => *last = word.trim_matches('"').to_owned(),
                None => words.push(word.clone()),
            }
        }
        before.clone_from(word);
    }
    Some(format!("list {}", words.join(" ")))
}

fn flatten(tokens: proc_macro2::TokenStream, found: &mut Vec<String>) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            proc_macro2::TokenTree::Group(group) => flatten(group.stream(), found),
            // What documents an item follows a number sign.
            proc_macro2::TokenTree::Punct(mark) if mark.as_char() == '#' => {
                tokens.next_if(|next| matches!(next, proc_macro2::TokenTree::Group(_)));
            }
            other => found.push(other.to_string()),
        }
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|one| one.path().is_ident("cfg"))
}

fn spells(signature: &syn::Signature) -> bool {
    SPELLERS.iter().any(|name| signature.ident == name)
}

/// The texts in a function that spells.
fn texts(function: &impl ToTokens) -> String {
    fn collect(tokens: proc_macro2::TokenStream, found: &mut Vec<String>) {
        for token in tokens {
            match token {
                proc_macro2::TokenTree::Group(group) => collect(group.stream(), found),
                proc_macro2::TokenTree::Literal(text) if text.to_string().starts_with('"') => {
                    found.push(text.to_string());
                }
                _ => {}
            }
        }
    }
    let mut found = vec![];
    collect(function.to_token_stream(), &mut found);
    found.retain(|text| !text.contains(' '));
    format!("key {}", found.join(" "))
}

/// Which of the derives a type has, if any.
fn derives(attributes: &[Attribute]) -> Option<String> {
    let tokens = attributes.iter().filter(|one| one.path().is_ident("derive"));
    let text: String = tokens.map(|one| one.to_token_stream().to_string()).collect();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    let found: Vec<&str> = DERIVES.into_iter().filter(|name| words.contains(name)).collect();
    (!found.is_empty()).then(|| found.join("+"))
}

/// The pairs and words in attributes of serde, strum, clap and poise.
fn told(attributes: &[Attribute]) -> Vec<(String, Option<String>)> {
    let names = ["serde", "strum", "clap", "arg", "command", "value", "name"];
    let ours = attributes.iter().filter(|one| names.iter().any(|name| one.path().is_ident(name)));
    let mut told = vec![];
    for attribute in ours {
        let text = attribute.to_token_stream().to_string();
        let inside = text.trim_start_matches("#").trim().trim_matches(['[', ']']).to_owned();
        for part in inside.split(['(', ')', ',']).skip(1) {
            let (key, value) = part.split_once('=').map_or((part, None), |(k, v)| (k, Some(v)));
            let value = value.map(|value| value.trim().trim_matches('"').to_owned());
            told.push((key.trim().to_owned(), value));
        }
        if let Some((_, value)) = inside.split_once('=').filter(|_| inside.starts_with("name")) {
            told.push(("rename".to_owned(), Some(value.trim().trim_matches('"').to_owned())));
        }
    }
    told
}

/// How a type is written when that is not as its fields.
fn kept(attributes: &[Attribute]) -> String {
    let keys = ["tag", "content", "untagged", "transparent", "deny_unknown_fields", "default"];
    let told = told(attributes);
    let kept = told.iter().filter(|(key, _)| keys.contains(&key.as_str()));
    kept.map(|(key, value)| format!(" {key}={}", value.as_deref().unwrap_or("yes"))).collect()
}

/// How names are turned into spellings.
struct Rules(Option<String>);

impl Rules {
    fn of(attributes: &[Attribute], key: &str) -> Rules {
        let told = told(attributes);
        let all = told.into_iter().find(|(k, _)| k == key || k == "serialize_all");
        Rules(all.and_then(|(_, value)| value))
    }

    fn field(&self, name: &str, attributes: &[Attribute]) -> String {
        self.spelt(name, attributes, str::to_owned)
    }

    fn variant(&self, name: &str, attributes: &[Attribute]) -> String {
        self.spelt(name, attributes, |name| match self.0.as_deref() {
            Some("snake_case") => words(name).join("_"),
            Some("kebab-case") => words(name).join("-"),
            Some("SCREAMING_SNAKE_CASE") => words(name).join("_").to_uppercase(),
            Some("lowercase") => name.to_lowercase(),
            Some("UPPERCASE") => name.to_uppercase(),
            Some("camelCase") => name[..1].to_lowercase() + &name[1..],
            Some(other) => format!("{name}:{other}"),
            None => name.to_owned(),
        })
    }

    fn spelt(&self, name: &str, attributes: &[Attribute], by: impl Fn(&str) -> String) -> String {
        let told = told(attributes);
        let value = |keys: [&str; 3]| {
            let named = told.iter().filter(|(key, _)| keys.contains(&key.as_str()));
            named.filter_map(|(_, value)| value.clone()).collect::<Vec<_>>()
        };
        let named = value(["rename", "serialize", "long"]);
        let base = if named.is_empty() { by(name) } else { named.join("|") };
        let also = value(["alias", "visible_alias", "other"]);
        let also: String = also.iter().map(|alias| format!("|{alias}")).collect();
        let marks = ["skip", "flatten", "untagged", "skip_serializing", "skip_deserializing"];
        let marks = told.iter().filter(|(key, _)| marks.contains(&key.as_str()));
        let marks: String = marks.map(|(key, _)| format!("!{key}")).collect();
        format!("{base}{also}{marks}")
    }
}

/// The words of a name in camel case, in small letters.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = vec![];
    for letter in name.chars() {
        match words.last_mut() {
            Some(word) if !letter.is_uppercase() => word.push(letter),
            _ => words.push(letter.to_lowercase().to_string()),
        }
    }
    words
}

fn fields(fields: &Fields, rules: &Rules) -> String {
    let mut names = vec![];
    for field in fields {
        let name = field.ident.as_ref().map_or(String::new(), ToString::to_string);
        let name = rules.field(name.trim_start_matches("r#"), &field.attrs);
        // It leaves the program nowhere.
        if name.ends_with("!skip") {
            continue;
        }
        names.push(format!("{name}:{}", kind(&field.ty)));
    }
    names.join(" ")
}

/// A type by the names that everybody knows; of ours, which may be renamed, only where they stand.
fn kind(of: &syn::Type) -> String {
    let mut words = vec![];
    flatten(of.to_token_stream(), &mut words);
    let is_path = |at: usize| words.get(at + 1..at + 3).is_some_and(|next| next == [":", ":"]);
    let mut kind = String::new();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        if is_path(at) {
            at += 3;
            continue;
        }
        let ours = word.starts_with(char::is_uppercase) && !STANDARD.contains(&word.as_str());
        kind.push_str(if ours { "_" } else { word });
        at += 1;
    }
    kind
}

fn variants(item: &syn::ItemEnum) -> String {
    let rules = Rules::of(&item.attrs, "rename_all");
    let inner = Rules::of(&item.attrs, "rename_all_fields");
    let spelt = item.variants.iter().map(|variant| {
        let name = rules.variant(&variant.ident.to_string(), &variant.attrs);
        match fields(&variant.fields, &inner) {
            none if none.is_empty() => name,
            some => format!("{name}{{{some}}}"),
        }
    });
    spelt.collect::<Vec<_>>().join(", ")
}
