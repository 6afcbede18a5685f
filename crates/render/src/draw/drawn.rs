//! Reads what is drawn for each character, criminal and monster from its file in `assets`: SVG in
//! a box of 100 by 100; what is around it sets fill and line.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use toml::Spanned;

use viceroy_rules::cards::Complaint;

/// One entry of such a file.
pub(super) trait DrawnEntry: DeserializeOwned {
    /// What has the number, such as "monster".
    const OF: &'static str;

    fn number(&self) -> u8;
    fn drawing(&self) -> &str;

    /// The word for it, of which there is one.
    fn name(&self) -> Option<&str> {
        None
    }
}

/// The name of a file, its text, and the key of its list.
pub(super) type DrawnFile<'f> = (&'f str, &'f str, &'f str);

/// By number. Reports all errors at once.
pub(super) fn read<D: DrawnEntry>(
    (name, text, list): DrawnFile<'_>,
    wanted: impl Iterator<Item = u8>,
) -> Result<BTreeMap<u8, D>, Vec<Complaint>> {
    let line_at = |offset: usize| text.bytes().take(offset).filter(|b| *b == b'\n').count() + 1;
    let complaint =
        |line: Option<usize>, what: String| Complaint { file: name.to_owned(), line, what };
    let mut file: BTreeMap<String, Vec<Spanned<D>>> = toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| line_at(span.start));
        vec![complaint(line, error.message().to_owned())]
    })?;
    let entries = file.remove(list).unwrap_or_default();
    let mut complaints: Vec<Complaint> =
        file.into_keys().map(|key| complaint(None, format!("there is no list {key}"))).collect();
    let mut wanting: Vec<u8> = wanted.collect();
    let mut drawn: BTreeMap<u8, D> = BTreeMap::new();
    for entry in entries {
        let line = Some(line_at(entry.span().start));
        let entry = entry.into_inner();
        let (of, number) = (D::OF, entry.number());
        let mut complain = |what: String| complaints.push(complaint(line, what));
        if entry.drawing().trim().is_empty() {
            complain(format!("{of} {number} has no drawing"));
        }
        if let Some(name) = entry.name()
            && drawn.values().any(|other| other.name() == Some(name))
        {
            complain(format!("{name} is there twice"));
        }
        if drawn.values().any(|other| other.drawing() == entry.drawing()) {
            complain(format!("{of} {number} is drawn as another"));
        }
        match wanting.iter().position(|one| *one == number) {
            Some(at) => {
                wanting.swap_remove(at);
            }
            None if drawn.contains_key(&number) => {
                complain(format!("{of} {number} has a drawing already"));
            }
            None => complain(format!("there is no {of} {number}")),
        }
        drawn.entry(number).or_insert(entry);
    }
    wanting.sort_unstable();
    complaints
        .extend(wanting.into_iter().map(|n| complaint(None, format!("{} {n} is missing", D::OF))));
    if complaints.is_empty() { Ok(drawn) } else { Err(complaints) }
}

/// What is wrong with an embedded file, a line each.
pub(super) fn lines<D>(read: &Result<D, Vec<Complaint>>) -> Result<(), String> {
    let lines =
        |all: &Vec<Complaint>| -> Vec<String> { all.iter().map(ToString::to_string).collect() };
    read.as_ref().map(drop).map_err(|complaints| lines(complaints).join("\n"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::super::charges::Charge;
    use super::*;

    fn complaints(text: &str) -> Vec<String> {
        let read = read::<Charge>(("assets/charges.toml", text, "charge"), [1, 2].into_iter());
        let complaints = read.err().unwrap_or_default();
        complaints.iter().map(ToString::to_string).collect()
    }

    fn entry(character: u8, name: &str, drawing: &str) -> String {
        format!("[[charge]]\ncharacter = {character}\nname = \"{name}\"\ndrawing = '{drawing}'\n")
    }

    #[test]
    fn a_file_for_all_its_characters_is_right() {
        let text = entry(1, "a", "<path/>") + &entry(2, "b", "<circle/>");
        assert_eq!(complaints(&text), [""; 0]);
    }

    #[test]
    fn complaints_name_their_lines() {
        let text = entry(1, "a", "<path/>") + &entry(1, "a", "") + &entry(9, "c", "<path/>");
        assert_eq!(
            complaints(&text),
            [
                "assets/charges.toml:5: character 1 has no drawing",
                "assets/charges.toml:5: a is there twice",
                "assets/charges.toml:5: character 1 has a drawing already",
                "assets/charges.toml:9: character 9 is drawn as another",
                "assets/charges.toml:9: there is no character 9",
                "assets/charges.toml: character 2 is missing",
            ]
        );
    }

    #[test]
    fn what_cannot_be_read_is_said_with_its_line() {
        let text = entry(1, "a", "<path/>").replace("character = 1", "character = true");
        let said = complaints(&text);
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].starts_with("assets/charges.toml:2: "), "{said:?}");
        let text = entry(1, "a", "<path/>") + &entry(2, "b", "<circle/>");
        assert_eq!(complaints(&text.replace("[charge", "[chagre")).len(), 3);
    }
}
