//! Finds import cycles between files in the sources, following re-exports to the defining file. A
//! file that imports a prelude uses what it names of it.

use std::collections::{BTreeMap, BTreeSet};

type Path = Vec<String>;

struct Module {
    /// The source folder of its package: empty for the bot's, or as `crates/fake-discord/src/`.
    package: String,
    path: Path,
    /// By local name.
    imports: BTreeMap<String, Path>,
    exports: BTreeSet<String>,
    /// Glob re-exports.
    globs: Vec<Path>,
    defines: BTreeSet<String>,
    /// Paths used in the code itself.
    named: BTreeSet<Path>,
    /// Words and paths whose first word is neither imported nor defined here.
    loose: BTreeSet<Path>,
}

type Uses<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Sorted cycles of files.
pub fn circles(files: &[(String, String)]) -> Vec<Vec<String>> {
    let house = House::new(files);
    let uses = house.files.keys();
    in_circles(&uses.map(|file| (file.as_str(), house.uses(file))).collect())
}

/// `x.rs` and `x/` count as one.
pub fn circles_of_folders(files: &[(String, String)]) -> Vec<Vec<String>> {
    // Imports of unit tests do not count.
    let files: Vec<_> = (files.iter())
        .filter(|(file, _)| !file.ends_with("/tests.rs") && !file.contains("/tests/"))
        .cloned()
        .collect();
    let house = House::new(&files);
    let folders: BTreeSet<&str> = (house.files.keys())
        .flat_map(|file| file.match_indices('/').map(|(at, _)| &file[..=at]))
        .chain([""])
        .collect();
    let mut circles = vec![];
    for folder in folders {
        let part = |file: &'_ str| -> Option<usize> {
            let rest = file.strip_prefix(folder)?;
            Some(folder.len() + rest.find(['/', '.'])?)
        };
        let mut uses = Uses::new();
        for file in house.files.keys() {
            let Some(end) = part(file) else { continue };
            let others = house.uses(file).into_iter();
            let others = others.filter_map(|other| Some(&other[..part(other)?]));
            uses.entry(&file[..end]).or_default().extend(others);
        }
        circles.extend(in_circles(&uses));
    }
    circles
}

fn in_circles(uses: &Uses<'_>) -> Vec<Vec<String>> {
    let reached: BTreeMap<_, _> = (uses.keys()).map(|file| (*file, reached(uses, file))).collect();
    let mut circles = BTreeSet::new();
    for (file, all) in &reached {
        let back = |other: &&&str| reached[**other].contains(file);
        let circle: Vec<String> = all.iter().filter(back).map(|f| (*f).to_owned()).collect();
        if circle.len() > 1 {
            circles.insert(circle);
        }
    }
    circles.into_iter().collect()
}

/// Lists which files of a cycle use which, one per line.
pub fn inside(files: &[(String, String)], circle: &[String]) -> String {
    let house = House::new(files);
    let part = |file: &str| {
        let is_in = |part: &&String| {
            let rest = file.strip_prefix(part.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '.']))
        };
        circle.iter().find(is_in)
    };
    let mut lines = String::new();
    for file in house.files.keys() {
        let Some(here) = part(file) else { continue };
        let mut uses = house.uses(file);
        uses.retain(|used| part(used).is_some_and(|there| there != here));
        if !uses.is_empty() {
            let uses: Vec<_> = uses.into_iter().collect();
            lines += &format!("  {file} uses {}\n", uses.join(", "));
        }
    }
    lines
}

fn reached<'a>(uses: &BTreeMap<&'a str, BTreeSet<&'a str>>, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<_> = uses[from].iter().copied().collect();
    while let Some(file) = open.pop() {
        if reached.insert(file) {
            open.extend(&uses[file]);
        }
    }
    reached
}

struct House {
    files: BTreeMap<String, Module>,
    by_path: BTreeMap<(String, Path), String>,
    /// Files below `main.rs`, which are not in the library.
    program: BTreeSet<String>,
}

impl House {
    fn new(files: &[(String, String)]) -> House {
        let files: BTreeMap<String, Module> =
            files.iter().map(|(file, text)| (file.clone(), Module::read(file, text))).collect();
        let not_main = files.iter().filter(|(file, _)| *file != "main.rs");
        let by_path = not_main
            .map(|(file, module)| ((module.package.clone(), module.path.clone()), file.clone()))
            .collect();
        let program = files["main.rs"].defines.iter();
        let program = program.map(|name| format!("{name}.rs")).collect();
        House { files, by_path, program }
    }

    fn uses(&self, file: &str) -> BTreeSet<&str> {
        let module = &self.files[file];
        let mut uses = BTreeSet::new();
        for (name, path) in &module.imports {
            // An imported module counts as used only where one of its items is named.
            let is_module = self.is_module(file, path);
            if !is_module && !module.exports.contains(name) && !module.is_prelude() {
                uses.extend(self.find(file, path, 0));
            }
        }
        let mut globs: Vec<(&str, &Path)> = module.globs.iter().map(|path| (file, path)).collect();
        while let Some((from, path)) = globs.pop() {
            let Some(prelude) = self.prelude(from, path) else {
                if !module.is_above(path) && !module.is_prelude() {
                    uses.extend(self.find(from, path, 0));
                }
                continue;
            };
            let names = &self.files[prelude];
            globs.extend(names.globs.iter().map(|path| (prelude, path)));
            for path in &module.loose {
                let Some(import) = names.imports.get(&path[0]) else { continue };
                if path.len() > 1 || !self.is_module(file, import) {
                    let whole = [import, &path[1..]].concat();
                    uses.extend(self.find(prelude, &whole, 0));
                }
            }
        }
        for path in &module.named {
            uses.extend(self.find(file, path, 0));
        }
        uses.remove(file);
        uses
    }

    fn is_module(&self, file: &str, path: &Path) -> bool {
        let package = self.files[file].package.clone();
        self.by_path.contains_key(&(package, path.clone()))
    }

    fn prelude(&self, file: &str, path: &Path) -> Option<&str> {
        let key = (self.files[file].package.clone(), path.clone());
        let prelude = self.by_path.get(&key)?;
        self.files[prelude].is_prelude().then_some(prelude.as_str())
    }

    /// The file that defines a path; `None` for external items.
    fn find(&self, from: &str, path: &[String], depth: usize) -> Option<&str> {
        let package = &self.files[from].package;
        let mut length = path.len();
        let file = loop {
            let key = (package.clone(), path[..length].to_vec());
            let root = length == 0 && (from == "main.rs" || self.program.contains(from));
            if root {
                break "main.rs";
            }
            if let Some(file) = self.by_path.get(&key) {
                break file.as_str();
            }
            length = length.checked_sub(1)?;
        };
        let file = self.files.get_key_value(file)?.0.as_str();
        let module = &self.files[file];
        let Some(name) = path.get(length) else {
            return Some(file);
        };
        if depth > 8 || module.defines.contains(name) || file == from {
            return Some(file);
        }
        if let Some(import) = module.imports.get(name) {
            let more = path[length + 1..].iter().cloned();
            let whole: Path = import.iter().cloned().chain(more).collect();
            return self.find(file, &whole, depth + 1);
        }
        let mut globs = module.globs.iter().filter_map(|glob| self.find(file, glob, depth + 1));
        let there = globs.find(|other| self.files[*other].knows(name));
        Some(there.unwrap_or(file))
    }
}

impl Module {
    fn read(file: &str, text: &str) -> Module {
        let (package, below) = match file.split_once("/src/") {
            Some((package, below)) => (format!("{package}/src/"), below),
            None => (String::new(), file),
        };
        let below = below.strip_suffix(".rs").unwrap_or(below);
        let mut path: Path = below.split('/').map(str::to_owned).collect();
        if ["mod", "lib", "main"].contains(&path[path.len() - 1].as_str()) {
            path.pop();
        }
        let mut module = Module {
            package,
            path,
            imports: BTreeMap::new(),
            exports: BTreeSet::new(),
            globs: vec![],
            defines: BTreeSet::new(),
            named: BTreeSet::new(),
            loose: BTreeSet::new(),
        };
        module.fill(&without_tests(&tokens(text)));
        module
    }

    fn knows(&self, name: &str) -> bool {
        self.defines.contains(name) || self.imports.contains_key(name)
    }

    fn is_prelude(&self) -> bool {
        self.path.last().is_some_and(|name| name == "prelude")
    }

    fn is_above(&self, path: &[String]) -> bool {
        path.len() > self.path.len() && path.starts_with(&self.path)
    }

    fn fill(&mut self, tokens: &[String]) {
        let at = |place: usize| tokens.get(place).map_or("", String::as_str);
        let variants = variants(tokens);
        let mut paths = vec![];
        let mut words = BTreeSet::new();
        let mut inner: Vec<(String, usize)> = vec![];
        let (mut depth, mut place) = (0, 0);
        while place < tokens.len() {
            let token = at(place);
            let before = place.checked_sub(1).map_or("", at);
            match token {
                "use" => {
                    let is_public =
                        at(place.wrapping_sub(1)) == ")" || at(place.wrapping_sub(1)) == "pub";
                    let end = (place..tokens.len()).find(|p| at(*p) == ";");
                    let end = end.unwrap_or(tokens.len());
                    let mut found = vec![];
                    tree(&tokens[place + 1..end], &[], &mut found);
                    for (whole, name) in found {
                        let Some(whole) = self.whole(&whole, &inner) else {
                            continue;
                        };
                        if name == "*" {
                            self.globs.push(whole);
                            continue;
                        }
                        if is_public && self.is_above(&whole) {
                            self.exports.insert(name.clone());
                        }
                        self.imports.insert(name, whole);
                    }
                    place = end;
                }
                "mod" if at(place + 2) == "{" => {
                    self.defines.insert(at(place + 1).to_owned());
                    inner.push((at(place + 1).to_owned(), depth));
                    place += 1;
                }
                "struct" | "enum" | "fn" | "const" | "static" | "type" | "trait" | "mod"
                | "union" | "macro_rules" => {
                    let name = if at(place + 1) == "!" { at(place + 2) } else { at(place + 1) };
                    self.defines.insert(name.to_owned());
                    place += 1;
                }
                "{" => depth += 1,
                "}" => {
                    depth = depth.saturating_sub(1);
                    inner.retain(|(_, end)| *end < depth);
                }
                _ if is_word(token) => {
                    let start = place;
                    let mut path = vec![token.to_owned()];
                    while at(place + 1) == "::" && is_word(at(place + 2)) {
                        path.push(at(place + 2).to_owned());
                        place += 2;
                    }
                    // Not a field, method or variant of that name.
                    let is_field =
                        before == "." || at(place + 1) == ":" || variants.contains(&start);
                    if !is_field {
                        words.insert(path[0].clone());
                    }
                    if path.len() > 1 || !is_field {
                        paths.push((path, inner.clone()));
                    }
                }
                _ => {}
            }
            place += 1;
        }
        // An item that is re-exported and also used here counts as an import.
        self.exports.retain(|name| !words.contains(name));
        for (path, inner) in paths {
            let imported = self.imports.get(&path[0]).cloned();
            let imported = imported.map(|import| [import, path[1..].to_vec()].concat());
            let whole = imported.or_else(|| self.whole(&path, &inner));
            if whole.is_none() {
                self.loose.insert(path);
            } else if path.len() > 1 {
                self.named.extend(whole);
            }
        }
    }

    /// An absolute path; `None` if it begins with a name.
    fn whole(&self, path: &[String], inner: &[(String, usize)]) -> Option<Path> {
        let mut whole = self.path.clone();
        whole.extend(inner.iter().map(|(name, _)| name.clone()));
        let mut rest = path;
        match rest.first()?.as_str() {
            "crate" => {
                whole.clear();
                rest = &rest[1..];
            }
            "self" => rest = &rest[1..],
            "super" => {
                while rest.first().is_some_and(|part| part == "super") {
                    whole.pop();
                    rest = &rest[1..];
                }
            }
            name if self.defines.contains(name) => {}
            _ => return None,
        }
        whole.extend(rest.iter().cloned());
        Some(whole)
    }
}

/// Where enums name their variants.
fn variants(tokens: &[String]) -> BTreeSet<usize> {
    let mut variants = BTreeSet::new();
    for (start, _) in tokens.iter().enumerate().filter(|(_, token)| *token == "enum") {
        let mut depth = 0;
        for (place, token) in tokens.iter().enumerate().skip(start) {
            match token.as_str() {
                "{" | "(" | "[" => depth += 1,
                "}" | ")" | "]" => depth -= 1,
                name if depth == 1 && is_word(name) => drop(variants.insert(place)),
                _ => {}
            }
            if depth == 0 && token == "}" {
                break;
            }
        }
    }
    variants
}

/// The paths of an import, each with its local name.
fn tree(tokens: &[String], above: &[String], found: &mut Vec<(Path, String)>) {
    let mut path = above.to_vec();
    let mut alias = None;
    let mut place = 0;
    while place < tokens.len() {
        match tokens[place].as_str() {
            "::" => {}
            "{" => {
                let (mut depth, mut start) = (0, place + 1);
                for (end, token) in tokens.iter().enumerate().skip(place) {
                    match token.as_str() {
                        "{" => depth += 1,
                        "}" => depth -= 1,
                        _ => {}
                    }
                    if depth == 0 || depth == 1 && token == "," {
                        if start < end {
                            tree(&tokens[start..end], &path, found);
                        }
                        start = end + 1;
                    }
                    if depth == 0 {
                        break;
                    }
                }
                return;
            }
            "as" => {
                alias = tokens.get(place + 1).cloned();
                break;
            }
            "*" => {
                found.push((path, "*".to_owned()));
                return;
            }
            // `use a::{self}` is `use a`.
            "self" if !path.is_empty() => {}
            word => path.push(word.to_owned()),
        }
        place += 1;
    }
    if let Some(last) = alias.or_else(|| path.last().cloned()) {
        found.push((path, last));
    }
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Words, `::` and single characters, without comments and strings.
fn tokens(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let at = |place: usize| letters.get(place).copied().unwrap_or(' ');
    let mut tokens = vec![];
    let mut place = 0;
    while place < letters.len() {
        let letter = at(place);
        let start = place;
        place += 1;
        match letter {
            '/' if at(place) == '/' => {
                while place < letters.len() && at(place) != '\n' {
                    place += 1;
                }
            }
            '"' => {
                while place < letters.len() && at(place) != '"' {
                    place += if at(place) == '\\' { 2 } else { 1 };
                }
                place += 1;
            }
            'r' if at(place) == '"'
                || at(place) == '#' && [at(place + 1), at(place + 2)].contains(&'"') =>
            {
                let hashes = (place..).take_while(|p| at(*p) == '#').count();
                let end: String = format!("\"{}", "#".repeat(hashes));
                place += hashes + 1;
                let is_end = |p: usize| end.chars().enumerate().all(|(i, c)| at(p + i) == c);
                while place < letters.len() && !is_end(place) {
                    place += 1;
                }
                place += hashes + 1;
            }
            // A character literal, not a lifetime.
            '\'' if at(place) == '\\' || at(place + 1) == '\'' => {
                place += if at(place) == '\\' { 2 } else { 1 };
                while place < letters.len() && at(place) != '\'' {
                    place += 1;
                }
                place += 1;
            }
            ':' if at(place) == ':' => {
                place += 1;
                tokens.push("::".to_owned());
            }
            _ if letter.is_alphanumeric() || letter == '_' => {
                while at(place).is_alphanumeric() || at(place) == '_' {
                    place += 1;
                }
                tokens.push(letters[start..place].iter().collect());
            }
            _ if letter.is_whitespace() => {}
            _ => tokens.push(letter.to_string()),
        }
    }
    tokens
}

/// Without items under `#[cfg(test)]`.
fn without_tests(tokens: &[String]) -> Vec<String> {
    const MARK: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut kept = vec![];
    let mut place = 0;
    while place < tokens.len() {
        let rest = &tokens[place..];
        if !(rest.len() >= MARK.len() && rest.iter().zip(MARK).all(|(token, mark)| token == mark)) {
            kept.push(tokens[place].clone());
            place += 1;
            continue;
        }
        place += MARK.len();
        let mut depth = 0;
        while place < tokens.len() {
            match tokens[place].as_str() {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
            place += 1;
            if depth == 0 && ["}", ";"].contains(&tokens[place - 1].as_str()) {
                break;
            }
        }
    }
    kept
}

#[test]
fn a_circle_is_found_and_a_parent_that_re_exports_is_none() {
    let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let house = [
        file("main.rs", "mod config; use config::Config;"),
        file("config.rs", "use crate::Failure;"),
        file("lib.rs", "pub mod a; pub mod b;"),
        file("a/mod.rs", "mod one; mod two; pub use one::One; pub use two::*;"),
        file("a/one.rs", "use super::Two; // crate::b::B\nconst TEXT: &str = \"crate::b::B\";"),
        file(
            "a/two.rs",
            "use super::One; pub struct Two; #[cfg(test)] mod tests { use crate::b::B; }",
        ),
        file("b/mod.rs", "mod below; pub use below::B; fn made() -> B { below::make() }"),
        file(
            "b/below.rs",
            "use super::super::a::{self, One}; fn make() { super::made(); a::other() }",
        ),
        file("crates/other/src/lib.rs", "mod a; pub struct Other;"),
        file("crates/other/src/a.rs", "mod inside { use super::super::a::X; use crate::Other; }"),
        file("crates/third/src/lib.rs", "mod prelude; mod one; mod two;"),
        file("crates/third/src/prelude.rs", "pub use crate::{one::One, two, two::Two};"),
        file("crates/third/src/one.rs", "use crate::prelude::*; pub struct One; fn a() -> Two {}"),
        file(
            "crates/third/src/two.rs",
            "use crate::prelude::*; pub enum Two { One } fn b(two: u8) {}",
        ),
        file("crates/fourth/src/lib.rs", "mod prelude; mod one; mod two;"),
        file("crates/fourth/src/prelude.rs", "pub use crate::{one::One, two};"),
        file("crates/fourth/src/one.rs", "use crate::prelude::*; pub struct One(two::Two);"),
        file("crates/fourth/src/two.rs", "use crate::prelude::*; pub struct Two(One);"),
    ];
    let expected = [
        vec!["a/one.rs", "a/two.rs"],
        vec!["b/below.rs", "b/mod.rs"],
        vec!["config.rs", "main.rs"],
        vec!["crates/fourth/src/one.rs", "crates/fourth/src/two.rs"],
    ];
    assert_eq!(circles(&house), expected, "{}", inside(&house, &["a/mod.rs".to_owned()]));
}
