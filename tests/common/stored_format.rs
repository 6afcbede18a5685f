//! The name of the format in which games are stored: a hash of the schema and of everything that is stored by its spelling.
//! A renamed field, a new kind of fact or another column gives another name; comments, names of functions and code do not.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use sha2::{Digest, Sha256};
use syn::{Attribute, Item, ItemImpl};

/// Where the schema stands and types that are stored.
pub const PLACES: [&str; 11] = [
    "migrations",
    "src/attendance",
    "src/brains",
    "src/cards",
    "src/lesson",
    "src/notice",
    "src/orders",
    "src/record",
    "src/rules",
    "src/store",
    "src/timing",
];

/// What makes a type one that is stored by its spelling.
const DERIVES: [&str; 6] =
    ["Serialize", "Deserialize", "IntoStaticStr", "EnumString", "AsRefStr", "Type"];

/// Macros that make such types.
const MACROS: [&str; 3] = ["every_question", "names", "options"];

/// Traits by which a type is spelt in a way of its own.
const SPELLING: [&str; 5] = ["Serialize", "Deserialize", "TryFrom", "From", "FromStr"];

/// Functions that spell.
const SPELLERS: [&str; 2] = ["key", "from_key"];

/// A file that says how something is stored.
pub struct Source {
    /// Its text.
    pub text: String,
    /// What it is written in.
    pub language: Language,
}

/// What a file is written in.
pub enum Language {
    /// The schema.
    Sql,
    /// Types.
    Rust,
}

/// All of them, in the order of their paths.
///
/// # Errors
/// When one cannot be read.
pub fn read(root: &Path) -> Result<Vec<Source>, String> {
    let mut paths = vec![];
    for place in PLACES {
        collect(&root.join(place), &mut paths)?;
    }
    paths.sort();
    let source = |path: &PathBuf| {
        let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let language = match path.extension().and_then(|end| end.to_str()) {
            Some("sql") => Language::Sql,
            _ => Language::Rust,
        };
        Ok(Source { text, language })
    };
    paths.iter().map(source).collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|e| e.to_string())?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else if path.extension().is_some_and(|end| end == "rs" || end == "sql") {
            paths.push(path);
        }
    }
    Ok(())
}

/// The name of the format: sixteen hexadecimal digits.
pub fn name(sources: &[Source]) -> String {
    let mut spelt: Vec<String> = vec![];
    for source in sources {
        match source.language {
            Language::Sql => spelt.push(statements(&source.text)),
            Language::Rust => spellings(&source.text, &mut spelt),
        }
    }
    // A type may move to another file.
    spelt.sort();
    let digest = Sha256::digest(spelt.join("\n").as_bytes());
    digest[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The schema without comments and layout.
fn statements(sql: &str) -> String {
    let code = sql.lines().map(|line| line.split("--").next().unwrap_or(""));
    let words: Vec<&str> = code.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

fn spellings(rust: &str, spelt: &mut Vec<String>) {
    // A file that does not parse fails to compile with a better message.
    let Ok(file) = syn::parse_file(rust) else {
        return;
    };
    for item in &file.items {
        of_item(item, spelt);
    }
}

fn of_item(item: &Item, spelt: &mut Vec<String>) {
    match item {
        Item::Struct(item) if is_stored(&item.attrs) => spelt.push(bare(item)),
        Item::Enum(item) if is_stored(&item.attrs) => spelt.push(bare(item)),
        Item::Impl(item) => of_impl(item, spelt),
        Item::Fn(item) if spells(&item.sig) => spelt.push(bare(item)),
        Item::Macro(item) => {
            let called = item.mac.path.segments.last().map(|s| s.ident.to_string());
            let names = [called, item.ident.as_ref().map(ToString::to_string)];
            if names.iter().flatten().any(|name| MACROS.contains(&name.as_str())) {
                spelt.push(bare(item));
            }
        }
        _ => {}
    }
}

fn of_impl(item: &ItemImpl, spelt: &mut Vec<String>) {
    if let Some((_, path, _)) = &item.trait_
        && let Some(last) = path.segments.last()
        && SPELLING.iter().any(|name| last.ident == name)
    {
        let text = bare(item);
        // Errors are converted all the time, and nothing of them is stored.
        if last.ident.to_string().ends_with("Serialize")
            || text.contains("String")
            || text.contains("Spelled")
        {
            spelt.push(text);
        }
        return;
    }
    for part in &item.items {
        if let syn::ImplItem::Fn(function) = part
            && spells(&function.sig)
        {
            spelt.push(format!("{} {}", bare(&item.self_ty), bare(function)));
        }
    }
}

fn spells(signature: &syn::Signature) -> bool {
    SPELLERS.iter().any(|name| signature.ident == name)
}

fn is_stored(attributes: &[Attribute]) -> bool {
    let derives = attributes.iter().filter(|a| a.path().is_ident("derive"));
    derives.map(ToTokens::to_token_stream).any(|derive| {
        let text = derive.to_string();
        let mut words = text.split(|c: char| !c.is_alphanumeric());
        words.any(|word| DERIVES.contains(&word))
    })
}

/// Its tokens without what documents them.
fn bare(item: &impl ToTokens) -> String {
    undocumented(item.to_token_stream()).to_string()
}

fn undocumented(tokens: TokenStream) -> TokenStream {
    let mut kept: Vec<TokenTree> = vec![];
    for token in tokens {
        if let TokenTree::Group(group) = &token {
            let text = group.stream().to_string();
            let is_attribute =
                matches!(kept.last(), Some(TokenTree::Punct(p)) if p.as_char() == '#');
            if is_attribute && text.starts_with("doc ") {
                kept.pop();
                continue;
            }
            let inner = undocumented(group.stream());
            kept.push(proc_macro2::Group::new(group.delimiter(), inner).into());
        } else {
            kept.push(token);
        }
    }
    kept.into_iter().collect()
}
