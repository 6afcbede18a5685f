//! Parses the bottom of characters (R-ARI-03, R-ARI-04).

use super::parts::{only_field, text};
use super::scoring::scoring;
use crate::cards::sheet::{Fields, Sheet, Value};
use crate::cards::{Colour, Extra, Image};

/// Must fit into a half disc.
const TEXT: usize = 60;

pub(super) enum Bottom {
    Of(Colour),
    /// In place of a colour.
    Instead(Extra),
}

pub(super) fn bottom<'t>(sheet: &mut Sheet<'t>, value: &Value<'t>, whose: &str) -> Option<Bottom> {
    if !value.get_ref().is_table() {
        return sheet.colour(value, whose).map(Bottom::Of);
    }
    if value.get_ref().as_table().is_some_and(|t| t.contains_key("images")) {
        let (_, listed) = only_field(sheet, value, whose, &["images"])?;
        let images = images(sheet, listed, &format!("`images` of {whose}"))?;
        return Some(Bottom::Instead(Extra::Images(images)));
    }
    let fields = sheet.fields(value, whose, &["text", "scoring"])?;
    at_the_end(sheet, &fields).map(Bottom::Instead)
}

fn at_the_end<'t>(sheet: &mut Sheet<'t>, of: &Fields<'_, 't>) -> Option<Extra> {
    let text = text(sheet, of, "text", TEXT);
    let scored = of.need(sheet, "scoring");
    let scoring = scored.and_then(|value| scoring(sheet, value, of.whose));
    Some(Extra::Text { text: text?, scoring: scoring? })
}

/// Only two fit.
fn images<'t>(sheet: &mut Sheet<'t>, value: &Value<'t>, what: &str) -> Option<Vec<Image>> {
    let listed = sheet.list(value, what, 1..=2)?;
    let read = listed.iter().map(|one| {
        let word = sheet.word(one, what)?;
        let image = Image::ALL.into_iter().find(|image| image.key() == word);
        if image.is_none() {
            let (line, known) = (sheet.line(one), Image::ALL.map(Image::key).join(", "));
            sheet.complain(line, format!("{what} says {word:?}; known are {known}"));
        }
        image
    });
    let read: Vec<Option<Image>> = read.collect();
    read.into_iter().collect()
}
