//! Draws strokes, each shape with its shades and a rim.

use super::parts::{Stroke, Tint, Worn};
use crate::colours::LEAD;

const THIN: f32 = 4.0;

/// How large a figure is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Detail {
    Fine,
    /// Without thin lines.
    Coarse,
}

/// `dye` gives the colour of a tint.
pub(super) struct Brush<D> {
    dye: D,
    detail: Detail,
    /// The width of the line around each shape.
    rim: f32,
    /// A number for each clip path, unique since a drawing shows only one figure.
    clips: usize,
    pub(super) svg: String,
}

impl<D: Fn(&Tint, Worn) -> &'static str> Brush<D> {
    pub(super) fn new(detail: Detail, rim: f32, dye: D) -> Brush<D> {
        Brush { dye, detail, rim, clips: 0, svg: String::new() }
    }

    pub(super) fn paint(&mut self, strokes: &[Stroke], worn: Worn) {
        for stroke in strokes {
            match stroke {
                Stroke::Shape { tint, path, shades } => {
                    let fill = (self.dye)(tint, worn);
                    self.svg += &format!(r#"<path d="{path}" fill="{fill}"/>"#);
                    let inside = shades.iter().map(|(tint, shade)| {
                        format!(r#"<path d="{shade}" fill="{}"/>"#, (self.dye)(tint, worn))
                    });
                    let inside: String = inside.collect();
                    self.clipped(path, &inside);
                    self.line(path, self.rim, LEAD);
                }
                Stroke::Line { width, .. } if *width < THIN && self.detail == Detail::Coarse => {}
                Stroke::Line { width, tint, path } => {
                    let colour = (self.dye)(tint, worn);
                    self.line(path, *width, colour);
                }
            }
        }
    }

    /// A shade on what `outline` encloses.
    pub(super) fn shade(&mut self, outline: &str, tint: &Tint, path: &str) {
        let fill = (self.dye)(tint, Worn::OnBody);
        self.clipped(outline, &format!(r#"<path d="{path}" fill="{fill}"/>"#));
    }

    pub(super) fn line(&mut self, path: &str, width: f32, colour: &str) {
        self.svg += &format!(
            r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/>"#
        );
    }

    fn clipped(&mut self, outline: &str, inside: &str) {
        if inside.is_empty() {
            return;
        }
        self.clips += 1;
        let id = self.clips;
        self.svg += &format!(
            r##"<clipPath id="rim{id}"><path d="{outline}"/></clipPath><g clip-path="url(#rim{id})" >{inside}</g>"##
        );
    }
}
