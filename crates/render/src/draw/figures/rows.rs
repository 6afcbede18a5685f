//! The row of each portrait, from `assets/figures.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use serde::Deserialize;
use toml::Spanned;

use super::parts::{self, Kind, Material, Part, Parts, Tint, Tone, Worn};
use crate::colours::LEAD;
use viceroy_rules::cards::{CardId, CardKind, Catalogue, Complaint};

const PARTS: &str = "assets/busts.toml";
const OF_PARTS: &str = include_str!("../../../../../assets/busts.toml");
const FILE: &str = "assets/figures.toml";
const TEXT: &str = include_str!("../../../../../assets/figures.toml");

/// The colours that every figure may have.
const STEEL: &str = "steel";
const FAIR: &str = "fair";
const LINE: &str = "line";

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Eyes {
    /// Under hat or helm.
    #[default]
    Shaded,
    Closed,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figure {
    card: CardId,
    bust: String,
    face: String,
    hair: Option<String>,
    beard: Option<String>,
    /// Bottom to top.
    headgear: Vec<String>,
    pub(super) cloth: Option<String>,
    pub(super) trim: Option<String>,
    pub(super) hat: Option<String>,
    pub(super) band: Option<String>,
    pub(super) locks: Option<String>,
    pub(super) skin: Option<String>,
    pub(super) metal: Option<String>,
    #[serde(default)]
    pub(super) eyes: Eyes,
    /// The colour of what it holds.
    pub(super) held: String,
}

impl Figure {
    pub(super) fn names(&self, kind: Kind) -> Vec<&str> {
        match kind {
            Kind::Bust => vec![&self.bust],
            Kind::Face => vec![&self.face],
            Kind::Hair => self.hair.iter().map(String::as_str).collect(),
            Kind::Beard => self.beard.iter().map(String::as_str).collect(),
            Kind::Headgear => self.headgear.iter().map(String::as_str).collect(),
        }
    }

    pub(super) fn parts(&self, kind: Kind) -> impl Iterator<Item = &'static Part> {
        let parts = embedded().as_ref().ok().map(|all| &all.parts);
        let names = self.names(kind).into_iter();
        names.filter_map(move |name| parts?.get(&(kind, name.to_owned())))
    }

    /// The name of a material's colour, on the head or on the body.
    fn colour<'a>(&'a self, material: &'a Material, worn: Worn) -> Option<&'a str> {
        let or = |hat: &'a Option<String>, cloth: &'a Option<String>| match worn {
            Worn::OnHead => hat.as_deref().or(cloth.as_deref()),
            Worn::OnBody => cloth.as_deref(),
        };
        match material {
            Material::Line => Some(LINE),
            Material::Cloth => or(&self.hat, &self.cloth),
            Material::Trim => or(&self.band, &self.trim),
            Material::Skin => Some(self.skin.as_deref().unwrap_or(FAIR)),
            Material::Hair => self.locks.as_deref(),
            Material::Steel => Some(self.metal.as_deref().unwrap_or(STEEL)),
            Material::Named(name) => Some(name),
        }
    }

    /// The colour of a tint.
    pub(super) fn dye(&self, tint: &Tint, worn: Worn) -> &'static str {
        let pair = self.colour(&tint.material, worn).and_then(colours);
        let [light, dark] = pair.unwrap_or([LEAD; 2]);
        match tint.tone {
            Tone::Light => light,
            Tone::Dark => dark,
        }
    }

    /// What is missing of what it names.
    fn complaints(&self, all: &Figures) -> Vec<String> {
        let mut complaints = vec![];
        if !all.colours.contains_key(&self.held) {
            complaints.push(format!("there is no colour {}", self.held));
        }
        for kind in Kind::ALL {
            for name in self.names(kind) {
                let Some(part) = all.parts.get(&(kind, name.to_owned())) else {
                    complaints.push(format!("there is no {kind} {name}"));
                    continue;
                };
                for tint in part.tints() {
                    let material = &tint.material;
                    match self.colour(material, kind.worn()) {
                        None => complaints.push(format!("{kind} {name} wants {material:?}")),
                        Some(LINE) => {}
                        Some(colour) if all.colours.contains_key(colour) => {}
                        Some(colour) => complaints.push(format!("there is no colour {colour}")),
                    }
                }
            }
        }
        complaints.sort();
        complaints.dedup();
        complaints
    }
}

pub(super) struct Figures {
    pub(super) parts: Parts,
    figures: BTreeMap<u8, Figure>,
    colours: BTreeMap<String, [String; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FiguresFile {
    figures: Vec<Spanned<Figure>>,
    colours: BTreeMap<String, [String; 2]>,
}

pub(super) fn figure(card: CardId) -> Option<&'static Figure> {
    embedded().as_ref().ok()?.figures.get(&card.0)
}

/// The light and the dark one.
pub(super) fn colours(name: &str) -> Option<[&'static str; 2]> {
    let [light, dark] = embedded().as_ref().ok()?.colours.get(name)?;
    Some([light, dark])
}

/// The colour of a tint that is the same for all; `None` if there is none.
pub(super) fn own(tint: &Tint) -> Option<&'static str> {
    let [light, dark] = match &tint.material {
        Material::Line => [LEAD; 2],
        Material::Named(name) => colours(name)?,
        Material::Steel => colours(STEEL)?,
        Material::Cloth | Material::Trim | Material::Skin | Material::Hair => return None,
    };
    Some(match tint.tone {
        Tone::Light => light,
        Tone::Dark => dark,
    })
}

pub(super) fn embedded() -> &'static Result<Figures, Vec<Complaint>> {
    static FIGURES: OnceLock<Result<Figures, Vec<Complaint>>> = OnceLock::new();
    FIGURES.get_or_init(|| {
        let cards = Catalogue::embedded().map_err(|error| error.complaints.clone())?;
        let shown = cards.cards().filter(|card| match card.kind() {
            CardKind::Character | CardKind::Criminal => true,
            CardKind::Law => false,
        });
        let parts = parts::read(PARTS, OF_PARTS)?;
        read((FILE, TEXT), parts, shown.map(|card| card.id.0))
    })
}

/// Reports all errors at once.
fn read(
    (name, text): (&str, &str),
    parts: Parts,
    wanted: impl Iterator<Item = u8>,
) -> Result<Figures, Vec<Complaint>> {
    let line_at = |offset: usize| text.bytes().take(offset).filter(|b| *b == b'\n').count() + 1;
    let complaint =
        |line: Option<usize>, what: String| Complaint { file: name.to_owned(), line, what };
    let file: FiguresFile = toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| line_at(span.start));
        vec![complaint(line, error.message().to_owned())]
    })?;
    let mut all = Figures { parts, figures: BTreeMap::new(), colours: file.colours };
    let mut complaints = vec![];
    let mut wanting: BTreeSet<u8> = wanted.collect();
    for figure in file.figures {
        let line = Some(line_at(figure.span().start));
        let figure = figure.into_inner();
        let card = figure.card.0;
        let mut wrong = figure.complaints(&all);
        if !wanting.remove(&card) {
            wrong.push(match all.figures.contains_key(&card) {
                true => format!("card {card} has a portrait already"),
                false => format!("there is no card {card} to portray"),
            });
        }
        complaints.extend(wrong.into_iter().map(|what| complaint(line, what)));
        all.figures.insert(card, figure);
    }
    complaints
        .extend(wanting.into_iter().map(|card| complaint(None, format!("card {card} is missing"))));
    if complaints.is_empty() { Ok(all) } else { Err(complaints) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: &str = "[[part]]\nkind = \"bust\"\nname = \"robe\"\nback = \"cloth M0 0Z\"\n[[part]]\nkind = \"face\"\nname = \"man\"\nfront = \"skin M0 0Z\"\n";

    fn complaints(figures: &str) -> Vec<String> {
        let colours = "[colours]\nred = [\"#f00\", \"#a00\"]\nfair = [\"#fff\", \"#eee\"]\n";
        let text = format!("figures = [\n{figures}\n]\n{colours}");
        let parts = parts::read("", SOME).unwrap();
        let read = read(("figures", &text), parts, [1].into_iter());
        read.err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    fn row(more: &str) -> String {
        format!("{{ bust = \"robe\", face = \"man\", headgear = [], held = \"red\", {more} }},\n")
    }

    #[test]
    fn everything_a_row_names_must_be_there() {
        let whole = row("card = 1, cloth = \"red\"");
        assert_eq!(complaints(&whole), [""; 0]);
        assert_eq!(complaints(""), ["figures: card 1 is missing"]);
        let without = row("card = 1");
        assert_eq!(complaints(&without), ["figures:2: bust robe wants Cloth"]);
        let unknown = row("card = 1, cloth = \"puce\", hair = \"mop\"");
        let said = ["figures:2: there is no colour puce", "figures:2: there is no hair mop"];
        assert_eq!(complaints(&unknown), said);
        let twice = whole.clone() + &whole + &row("card = 2, cloth = \"red\"");
        let said = [
            "figures:3: card 1 has a portrait already",
            "figures:4: there is no card 2 to portray",
        ];
        assert_eq!(complaints(&twice), said);
    }
}
