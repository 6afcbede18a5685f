//! Parses judgement tokens.

use super::parts::only_field;
use crate::cards::sheet::{Sheet, Value};
use crate::cards::{JUDGEMENTS, Judgement, TokenKind};

/// Repeated by count; `None` if the file is unreadable.
pub(in crate::cards) fn judgements(sheet: &mut Sheet<'_>) -> Option<Vec<Judgement>> {
    let entries = sheet.entries("judgement")?;
    let mut tokens = vec![];
    for entry in &entries {
        let of = sheet.fields(entry, "a judgement", &["count", "penalty"])?;
        let count = of.need(sheet, "count");
        let count =
            count.and_then(|value| sheet.number(value, "the count of a judgement", 1..=JUDGEMENTS));
        let penalty = of.need(sheet, "penalty");
        let judgement = penalty.and_then(|value| judgement(sheet, value))?;
        tokens.extend(std::iter::repeat_n(judgement, usize::from(count?)));
    }
    if tokens.len() != usize::from(JUDGEMENTS) {
        let (line, there) = (entries.first().map(|e| sheet.line(e))?, tokens.len());
        sheet.complain(line, format!("there are {there} judgements, not {JUDGEMENTS}"));
        return None;
    }
    Some(tokens)
}

fn judgement<'t>(sheet: &mut Sheet<'t>, value: &Value<'t>) -> Option<Judgement> {
    const KNOWN: [&str; 6] =
        ["points", "per_circle", "per_magic", "per_defence", "per_science", "discard"];
    let what = "the penalty of a judgement";
    if value.get_ref().as_str() == Some("none") {
        return Some(Judgement::None);
    }
    let (kind, value) = only_field(sheet, value, what, &KNOWN)?;
    if kind == "discard" {
        let listed = sheet.list(value, what, 1..=TokenKind::ALL.len())?;
        let kinds: Vec<Option<TokenKind>> = listed
            .iter()
            .map(|one| {
                let word = sheet.word(one, what)?;
                let kind = TokenKind::ALL.into_iter().find(|kind| kind.key() == word);
                if kind.is_none() {
                    let known = TokenKind::ALL.map(TokenKind::key).join(", ");
                    let line = sheet.line(one);
                    sheet.complain(line, format!("{what} says {word:?}; known are {known}"));
                }
                kind
            })
            .collect();
        let kinds: Option<Vec<TokenKind>> = kinds.into_iter().collect();
        return kinds.map(Judgement::Discard);
    }
    let points = sheet.number(value, what, 1..=12)?;
    Some(match kind {
        "points" => Judgement::Points(points),
        "per_circle" => Judgement::PerCircle(points),
        "per_magic" => Judgement::PerMagic(points),
        "per_defence" => Judgement::PerDefence(points),
        _ => Judgement::PerScience(points),
    })
}
