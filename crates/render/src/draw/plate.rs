//! Labels, panels, free places and level pips.

use std::cmp::Ordering;

use super::drawing::Drawing;
use super::svg::{centred, escape, fine};
use super::{card, circle};
use crate::prelude::*;
use crate::scene::{Align, Label, LevelMark, PanelStyle, Reading, TextColour, card_height};
use viceroy_rules::cards::SectionColour;

pub(super) fn label(label: &Label, tones: &Tones) -> Drawing {
    let size = f32::from(label.size.max(4));
    let weight = match label.weight {
        Weight::Regular => 400,
        Weight::Bold => 700,
    };
    let fill = match label.colour {
        TextColour::Plain => tones.text,
        TextColour::Muted => tones.muted,
        TextColour::Gold => tones.accent,
        TextColour::Dark => SEPIA,
        TextColour::Bright => "#ffffff",
    };
    let narrow = f32::from(label.narrow) / 100.0;
    let text_width = text::width(&label.text, size, label.weight) * narrow;
    // Room for overhanging glyphs; no legible line is wider.
    let width = (text_width.ceil() as u32 + 8).min(4096);
    let height = (size * 1.5).ceil() as u32;
    let baseline = (size * 1.1).round();
    // Condensed text keeps its left end.
    let left = 4.0 / narrow;
    let written = format!(
        r#"<text x="{left}" y="{baseline}" font-family="Noto Sans" font-size="{size}" font-weight="{weight}" fill="{fill}">{}</text>"#,
        escape(&label.text)
    );
    let written = match label.narrow {
        100 => written,
        _ => format!(r#"<g transform="scale({narrow} 1)">{written}</g>"#),
    };
    let written = match label.reading {
        Reading::Needed => written,
        Reading::Optional => fine(&written),
    };
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{written}</svg>"#
    );
    let dx = match label.align {
        Align::Left => 0.0,
        Align::Centre => -text_width / 2.0,
        Align::Right => -text_width,
    };
    Drawing { svg, width, height, dx: dx.round() as i32 - 4, dy: -(baseline as i32) }
}

const AUCTION_HEAD: f32 = 50.0;

pub(super) fn panel(width: u16, height: u16, style: PanelStyle, tones: &Tones) -> Drawing {
    let (w, h) = (f32::from(width.max(2)), f32::from(height.max(2)));
    let rect = |r: f32, fill: &str, stroke: &str, line: f32, extra: &str| {
        // Small panels are nearly all edge.
        let line = line.min(w / 2.0).min(h / 2.0);
        format!(
            r#"<rect x="{0}" y="{0}" width="{1}" height="{2}" rx="{r}" fill="{fill}" stroke="{stroke}" stroke-width="{line}" {extra}/>"#,
            line / 2.0,
            w - line,
            h - line
        )
    };
    let body = match style {
        PanelStyle::Plain => rect(18.0, tones.panel, tones.edge, 2.0, ""),
        PanelStyle::Gold => rect(18.0, tones.gilt, tones.line, 4.0, ""),
        PanelStyle::Rule => {
            format!(r#"<rect width="{w}" height="{h}" fill="{}"/>"#, tones.edge)
        }
        PanelStyle::Band => {
            format!(r#"<rect width="{w}" height="{h}" rx="10" fill="{}"/>"#, tones.band)
        }
        PanelStyle::Hollow => {
            rect(12.0, "none", tones.edge, 3.0, r#"stroke-dasharray="12 9" stroke-linecap="round""#)
        }
        PanelStyle::Auction(card) => {
            let (head, right) = (AUCTION_HEAD.min(h - 4.0), w - 4.0);
            let foot = if h - 8.0 > head { "" } else { r#"rx="12""# };
            let mut colours = card.colours();
            let first = shades(colours.next().unwrap_or(Colour::Blue));
            let mut body = rect(13.0, tones.panel, first.base, 4.0, "");
            body += &format!(
                r#"<path d="M3 {head}V14A11 11 0 0 1 14 3H{}A11 11 0 0 1 {} 14V{head}Z" fill="{}"/>"#,
                right - 10.0,
                right + 1.0,
                first.deep
            );
            // Panels too small for two edges have no inside.
            if !foot.is_empty() && w.min(h) > 4.0 {
                body = format!(
                    r#"<rect x="2" y="2" width="{}" height="{}" {foot} fill="{}" stroke="{}" stroke-width="4"/>"#,
                    w - 4.0,
                    h - 4.0,
                    first.deep,
                    first.base
                );
            }
            if let Some(second) = colours.next().map(shades) {
                let low = if foot.is_empty() { head } else { h - 4.0 };
                body += &second_half(Size::new(w, h), low, &second);
            }
            body
        }
        PanelStyle::Chip => rect(h / 2.0, tones.chip, tones.edge, 2.0, ""),
        PanelStyle::GoldChip => rect(h / 2.0, GOLD, GOLD, 2.0, ""),
        PanelStyle::Tray => rect(h * 0.25, LEATHER, LEAD, (h / 6.0).max(1.0), ""),
        PanelStyle::Pouch => pouch(Size::new(w, h)),
        PanelStyle::Combat => rect(9.0, DUSK, DEFENCE, 2.0, ""),
        PanelStyle::Frame => rect(w / 40.0, "none", GOLD, w / 48.0, ""),
        PanelStyle::Pointed => {
            let inside = match w.min(h) > 10.0 {
                true => format!(
                    r#"<rect x="5" y="5" width="{}" height="{}" rx="9" fill="none" stroke="{WAX}" stroke-width="5"/>"#,
                    w - 10.0,
                    h - 10.0
                ),
                false => String::new(),
            };
            rect(12.0, "none", PAPER, 10.0, "") + &inside
        }
        PanelStyle::Fresh => rect(w / 20.0, GOLD, LEAD, (w / 130.0).max(1.0), ""),
        PanelStyle::Link => {
            format!(r#"<rect width="{w}" height="{h}" rx="{}" fill="{WAX}"/>"#, w / 2.0)
        }
        PanelStyle::Postcard => rect(22.0, tones.panel, tones.line, 5.0, ""),
        PanelStyle::Day(Ordering::Greater) => rect(14.0, GOLD, GOLD, 2.0, ""),
        PanelStyle::Day(Ordering::Equal) => rect(14.0, tones.gilt, tones.line, 4.0, ""),
        PanelStyle::Day(Ordering::Less) => rect(14.0, tones.chip, tones.edge, 2.0, ""),
        PanelStyle::Today => rect(20.0, "none", tones.text, 4.0, ""),
        PanelStyle::Veil => {
            format!(r#"<rect width="{w}" height="{h}" fill="{}" opacity=".5"/>"#, tones.board)
        }
    };
    Drawing::new(
        Size::new(w, h),
        Size::new(u32::from(width.max(2)), u32::from(height.max(2))),
        0,
        &body,
    )
}

/// The right half of a two-coloured auction card: its head, and its edge.
fn second_half(size: Size<f32>, low: f32, second: &Shades) -> String {
    let (w, h) = (size.width, size.height);
    let middle = w / 2.0;
    // Round the lower corner if nothing is below the head.
    let round = if low > h - 8.0 { 8.0 } else { 0.0 };
    format!(
        r#"<path d="M{middle} {low}V3H{0}A11 11 0 0 1 {1} 14V{2}L{3} {low}Z" fill="{4}"/><path d="M{middle} 2H{5}A13 13 0 0 1 {6} 15V{7}A13 13 0 0 1 {5} {8}H{middle}" fill="none" stroke="{9}" stroke-width="4"/>"#,
        w - 14.0,
        w - 3.0,
        low - round,
        w - 3.0 - round,
        second.deep,
        w - 15.0,
        w - 2.0,
        h - 15.0,
        h - 2.0,
        second.base
    )
}

fn pouch(size: Size<f32>) -> String {
    let (w, h) = (size.width, size.height);
    let line = (h / 30.0).clamp(1.0, 3.0);
    let seam = 2.6 * line;
    let r = h * 0.2;
    let leather = format!(
        r#"<rect x="{0}" y="{0}" width="{1}" height="{2}" rx="{r}" fill="{LEATHER}" stroke="{LEAD}" stroke-width="{line}"/>"#,
        line / 2.0,
        w - line,
        h - line
    );
    if w.min(h) <= 2.0 * seam {
        return leather;
    }
    let seam = format!(
        r#"<rect x="{seam}" y="{seam}" width="{}" height="{}" rx="{}" fill="none" stroke="{STITCH}" stroke-width="{}" stroke-dasharray="{} {}"/>"#,
        w - 2.0 * seam,
        h - 2.0 * seam,
        (r - seam).max(0.0),
        line * 0.6,
        line * 2.6,
        line * 2.0
    );
    leather + &seam
}

pub(super) fn place(
    letter: char,
    width: u16,
    sections: [SectionColour; 4],
    tones: &Tones,
) -> Drawing {
    let width = width.max(8);
    let (w, h) = (card::SIZE.width, card::SIZE.height);
    let body = format!(
        r##"<rect x="3" y="3" width="{}" height="{}" rx="9" fill="{}"/><g opacity=".72">{}</g><rect x="3" y="3" width="{}" height="{}" rx="9" fill="none" stroke="{GOLD}" stroke-width="6" stroke-dasharray="16 11"/><circle cx="120" cy="74" r="62" fill="{GOLD}" stroke="{LEAD}" stroke-width="4"/>{}"##,
        w - 6.0,
        h - 6.0,
        tones.place,
        circle::sections(sections, [false; 4], (card::SIZE, width), circle::LARGE),
        w - 6.0,
        h - 6.0,
        centred(&letter.to_string(), 120.0, 74.0, 110.0, LEAD)
    );
    let size = Size::new(u32::from(width), u32::from(card_height(width)));
    Drawing::new(card::SIZE, size, 0, &body)
}

/// Filled if playable, struck through if too expensive, faint without a place.
pub(super) fn level(level: u8, state: LevelMark, size: u16, tones: &Tones) -> Drawing {
    let n = level.to_string();
    let body = match state {
        LevelMark::Playable => format!(
            r##"<rect x="3" y="3" width="94" height="94" rx="22" fill="#37b36b" stroke="{}" stroke-width="5"/>{}"##,
            tones.playable,
            centred(&n, 50.0, 50.0, 84.0, "#06301a")
        ),
        LevelMark::TooExpensive => {
            let [plate, line, number] = tones.dear;
            format!(
                r##"<rect x="3" y="3" width="94" height="94" rx="22" fill="{plate}" stroke="{line}" stroke-width="5"/>{}<path d="M16 84 84 16" stroke="{line}" stroke-width="7" stroke-linecap="round"/>"##,
                centred(&n, 50.0, 50.0, 84.0, number)
            )
        }
        LevelMark::NoPlace => format!(
            r##"<rect x="5" y="5" width="90" height="90" rx="22" fill="none" stroke="{}" stroke-width="4" stroke-dasharray="10 9"/>{}"##,
            tones.edge,
            centred(&n, 50.0, 50.0, 84.0, tones.muted)
        ),
    };
    let size = u32::from(size.max(4));
    Drawing::new(Size::square(100.0), Size::square(size), 0, &body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Theme;
    use viceroy_rules::cards::AuctionCard;

    #[test]
    fn the_smallest_panels_have_rectangles_with_sides() {
        let tones = tones(Theme::Dark);
        let styles = [
            PanelStyle::Plain,
            PanelStyle::Gold,
            PanelStyle::Rule,
            PanelStyle::Band,
            PanelStyle::Hollow,
            PanelStyle::Chip,
            PanelStyle::GoldChip,
            PanelStyle::Tray,
            PanelStyle::Pouch,
            PanelStyle::Combat,
            PanelStyle::Frame,
            PanelStyle::Pointed,
            PanelStyle::Fresh,
            PanelStyle::Link,
            PanelStyle::Veil,
            PanelStyle::Postcard,
            PanelStyle::Day(Ordering::Greater),
            PanelStyle::Day(Ordering::Equal),
            PanelStyle::Day(Ordering::Less),
            PanelStyle::Today,
            PanelStyle::Auction(AuctionCard::of(Colour::Red)),
        ];
        for style in styles {
            for (width, height) in (0..24).flat_map(|w| (0..24).map(move |h| (w, h))) {
                let svg = panel(width, height, style, tones).svg;
                for side in [" width=\"", " height=\""] {
                    for said in svg.split(side).skip(1) {
                        let said: f32 = said.split('"').next().unwrap().parse().unwrap();
                        assert!(said > 0.0, "{style:?} {width} {height}: {svg}");
                    }
                }
            }
        }
    }
}
