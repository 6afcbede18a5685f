//! The parts of portraits, from `assets/busts.toml`, whose first lines describe the format.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use viceroy_rules::cards::Complaint;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, strum::Display)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub(super) enum Kind {
    Bust,
    Face,
    Hair,
    Beard,
    Headgear,
}

impl Kind {
    pub(super) const ALL: [Kind; 5] =
        [Kind::Bust, Kind::Face, Kind::Hair, Kind::Beard, Kind::Headgear];

    pub(super) fn worn(self) -> Worn {
        match self {
            Kind::Bust | Kind::Face => Worn::OnBody,
            Kind::Hair | Kind::Beard | Kind::Headgear => Worn::OnHead,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Worn {
    OnBody,
    OnHead,
}

/// Behind or before what is drawn of the face.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Layer {
    Back,
    Front,
}

/// What a colour is of; each has a light and a dark one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Material {
    /// Dark, around everything.
    Line,
    Cloth,
    Trim,
    Skin,
    Hair,
    Steel,
    /// The same for all figures.
    Named(String),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Light,
    Dark,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tint {
    pub(super) material: Material,
    pub(super) tone: Tone,
}

impl Tint {
    /// Of eyes under a hat.
    pub(super) const EYES: Tint = Tint { material: Material::Skin, tone: Tone::Dark };
    const LINE: Tint = Tint { material: Material::Line, tone: Tone::Light };

    fn named(name: &str) -> Tint {
        let (name, tone) = match name.strip_suffix("-dark") {
            Some(name) => (name, Tone::Dark),
            None => (name, Tone::Light),
        };
        let material = match name {
            "line" => Material::Line,
            "cloth" => Material::Cloth,
            "trim" => Material::Trim,
            "skin" => Material::Skin,
            "hair" => Material::Hair,
            "steel" => Material::Steel,
            other => Material::Named(other.to_owned()),
        };
        Tint { material, tone }
    }
}

#[derive(Debug)]
pub(crate) enum Stroke {
    Shape { tint: Tint, path: String, shades: Vec<(Tint, String)> },
    Line { width: f32, tint: Tint, path: String },
}

impl Stroke {
    pub(super) fn tints(&self) -> Vec<&Tint> {
        match self {
            Stroke::Shape { tint, shades, .. } => {
                let shades = shades.iter().map(|(tint, _)| tint);
                std::iter::once(tint).chain(shades).collect()
            }
            Stroke::Line { tint, .. } => vec![tint],
        }
    }
}

#[derive(Debug)]
pub(super) struct Part {
    back: Vec<Stroke>,
    front: Vec<Stroke>,
}

impl Part {
    pub(super) fn layer(&self, layer: Layer) -> &[Stroke] {
        match layer {
            Layer::Back => &self.back,
            Layer::Front => &self.front,
        }
    }

    /// The outline of a face.
    pub(super) fn outline(&self) -> Option<&str> {
        self.front.iter().find_map(|stroke| match stroke {
            Stroke::Shape { path, .. } => Some(path.as_str()),
            Stroke::Line { .. } => None,
        })
    }

    pub(super) fn tints(&self) -> impl Iterator<Item = &Tint> {
        self.back.iter().chain(&self.front).flat_map(Stroke::tints)
    }
}

pub(super) type Parts = BTreeMap<(Kind, String), Part>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartsFile {
    part: Vec<Spanned<PartEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartEntry {
    kind: Kind,
    name: String,
    #[serde(default)]
    back: String,
    #[serde(default)]
    front: String,
}

/// Reports all errors at once.
pub(super) fn read(name: &str, text: &str) -> Result<Parts, Vec<Complaint>> {
    let line_at = |offset: usize| text.bytes().take(offset).filter(|b| *b == b'\n').count() + 1;
    let complaint =
        |line: Option<usize>, what: String| Complaint { file: name.to_owned(), line, what };
    let file: PartsFile = toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| line_at(span.start));
        vec![complaint(line, error.message().to_owned())]
    })?;
    let mut complaints = vec![];
    let mut parts = Parts::new();
    for entry in file.part {
        let line = Some(line_at(entry.span().start));
        let PartEntry { kind, name, back, front } = entry.into_inner();
        let mut strokes = |lines: &str| {
            let strokes = strokes(lines);
            strokes.unwrap_or_else(|what| {
                complaints.push(complaint(line, format!("{kind} {name}: {what}")));
                vec![]
            })
        };
        let is_empty = back.trim().is_empty() && front.trim().is_empty();
        let part = Part { back: strokes(&back), front: strokes(&front) };
        if is_empty {
            complaints.push(complaint(line, format!("{kind} {name} has no drawing")));
        }
        if parts.contains_key(&(kind, name.clone())) {
            complaints.push(complaint(line, format!("{kind} {name} is there twice")));
        }
        parts.insert((kind, name), part);
    }
    if complaints.is_empty() { Ok(parts) } else { Err(complaints) }
}

pub(super) fn strokes(lines: &str) -> Result<Vec<Stroke>, String> {
    let mut strokes = vec![];
    for line in lines.lines().filter(|line| !line.is_empty()) {
        let wrong = || format!("cannot read {line:?}");
        let (first, rest) = line.split_once(' ').ok_or_else(wrong)?;
        match first {
            "|" => {
                let (tint, path) = tinted(rest).ok_or_else(wrong)?;
                let Some(Stroke::Shape { shades, .. }) = strokes.last_mut() else {
                    return Err(format!("{line:?} shades no shape"));
                };
                shades.push((tint, path));
            }
            "-" | "~" => {
                let (width, rest) = rest.split_once(' ').ok_or_else(wrong)?;
                let width = width.parse().map_err(|_| wrong())?;
                let (tint, path) = match first {
                    "-" => (Tint::LINE, rest.to_owned()),
                    _ => tinted(rest).ok_or_else(wrong)?,
                };
                strokes.push(Stroke::Line { width, tint, path });
            }
            _ => {
                let (tint, path) = tinted(line).ok_or_else(wrong)?;
                strokes.push(Stroke::Shape { tint, path, shades: vec![] });
            }
        }
    }
    Ok(strokes)
}

fn tinted(line: &str) -> Option<(Tint, String)> {
    let (tint, path) = line.split_once(' ')?;
    Some((Tint::named(tint), path.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(text: &str) -> Vec<String> {
        let read = read("assets/busts.toml", text);
        read.err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_is_wrong_with_a_part_is_said_with_its_line() {
        let part = |front: &str| {
            format!("[[part]]\nkind = \"hair\"\nname = \"long\"\nfront = '''\n{front}\n'''\n")
        };
        assert_eq!(
            complaints(&part("hair M0 0Z\n| hair-dark M1 1Z\n- 3 M2 2\n~ 4 gold M3 3")),
            [""; 0]
        );
        let said = |what: &str| vec![format!("assets/busts.toml:1: hair long: {what}")];
        assert_eq!(complaints(&part("hair")), said("cannot read \"hair\""));
        assert_eq!(complaints(&part("- x M0 0Z")), said("cannot read \"- x M0 0Z\""));
        assert_eq!(complaints(&part("| hair M0 0Z")), said("\"| hair M0 0Z\" shades no shape"));
        assert_eq!(complaints(&part("")), ["assets/busts.toml:1: hair long has no drawing"]);
        let twice = part("hair M0 0Z") + &part("hair M1 0Z");
        assert_eq!(complaints(&twice), ["assets/busts.toml:7: hair long is there twice"]);
    }
}
