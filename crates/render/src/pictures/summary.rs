//! What somebody, or the people of a server, have reached: figures, the course of a rating, the best
//! pyramid.

use super::layout::taken;
use super::prelude::*;
use viceroy_i18n::pictures as words;

const TITLE: u16 = 44;
const HEAD: i32 = 64;
const FIGURE: u16 = 46;
const FIGURES: i32 = 112;
const COURSE: i32 = 150;
const CAPTION: i32 = 48;
const CARD: u16 = 140;
const HIGHEST: i32 = FRAME.height as i32;
/// The middle of all ratings, which the course shows where it comes near.
const MIDDLE: i32 = 1500;
/// Points of a rating that the course spans at least.
const SPAN: i32 = 120;

/// Names in it are such as [`super::drawn_names`] gives them.
#[derive(Clone, Debug)]
pub struct Summary {
    pub title: String,
    /// The time that it is about.
    pub time: String,
    /// What is counted, and how much; at most four.
    pub figures: Vec<(String, String)>,
    /// Ratings as people read them, the oldest first.
    pub course: Vec<i32>,
    pub best: Option<BestPyramid>,
}

#[derive(Clone, Debug)]
pub struct BestPyramid {
    pub says: String,
    pub ruleset: Arc<Ruleset>,
    pub pyramid: Pyramid,
}

pub fn summary(w: &Wording, summary: &Summary) -> PublicPicture {
    let mut scene = Scene::new(WIDE as u32, HIGHEST as u32);
    let mut y = MARGIN;
    heading(&mut scene, summary, y);
    y += HEAD;
    if !summary.figures.is_empty() {
        figures(&mut scene, &summary.figures, y);
        y += FIGURES + GAP;
    }
    if summary.course.len() > 1 {
        course(&mut scene, &summary.course, y);
        y += COURSE + GAP;
    }
    if let Some(best) = &summary.best {
        y = pyramid(w, &mut scene, best, y);
    }
    scene.height = (y + MARGIN).unsigned_abs();
    let alt = words::join(w, &alt(w, summary));
    PublicPicture { scene: shaped(scene), alt: PublicText(alt) }
}

fn heading(scene: &mut Scene, summary: &Summary, y: i32) {
    let baseline = head::baseline(y, HEAD, TITLE);
    let style = TextStyle::new(SMALL, TextColour::Muted, Align::Right);
    scene.write(Point::new(MARGIN + INSIDE.width, baseline), summary.time.as_str(), style);
    let room = INSIDE.width - head::wide(&summary.time, SMALL) - 2 * GAP;
    let (letters, title) = text::shrunk(&summary.title, room, SMALL..=TITLE);
    let style = TextStyle::new(letters, TextColour::Plain, Align::Left);
    scene.write(Point::new(MARGIN, baseline), title, style);
}

fn figures(scene: &mut Scene, figures: &[(String, String)], y: i32) {
    let count = figures.len().max(1) as i32;
    let wide = (INSIDE.width - (count - 1) * GAP) / count;
    for (nth, (what, much)) in (0..).zip(figures) {
        let at = Point::new(MARGIN + nth * (wide + GAP), y);
        scene.panel(at, Size::new(wide as u16, FIGURES as u16), PanelStyle::Band);
        let (middle, room) = (at.x + wide / 2, wide - 2 * GAP);
        let (letters, much) = text::shrunk(much, room, SMALL..=FIGURE);
        let above = Point::new(middle, head::baseline(y + 8, FIGURES / 2, letters));
        scene.write(above, much, TextStyle::new(letters, TextColour::Gold, Align::Centre));
        let (letters, what) = text::shrunk(what, room, SMALL..=SMALL);
        let below = head::baseline(y + FIGURES / 2 + 6, FIGURES / 2 - 14, letters);
        let style = TextStyle::new(letters, TextColour::Plain, Align::Centre);
        scene.write(Point::new(middle, below), what, style);
    }
}

fn course(scene: &mut Scene, course: &[i32], y: i32) {
    let (least, most) = extremes(course);
    let more = (SPAN - (most - least)).max(0) / 2 + SPAN / 8;
    let (bottom, top) = (least - more, most + more);
    let above = |rating: i32| ((rating - bottom) * COURSE / (top - bottom).max(1)) as u16;
    let shows_middle = (bottom..top).contains(&MIDDLE);
    let middle = MIDDLE.to_string();
    let beside = if shows_middle { head::wide(&middle, SMALL) + GAP } else { 0 };
    let (left, wide) = (MARGIN + beside, (INSIDE.width - beside) as u16);
    let heights = course.iter().map(|rating| above(*rating)).collect();
    let look = Look::Course { heights, width: wide, height: COURSE as u16 };
    scene.lay(Point::new(left, y), look);
    if shows_middle {
        let at = y + COURSE - i32::from(above(MIDDLE));
        scene.panel(Point::new(left, at), Size::new(wide, 2), PanelStyle::Rule);
        let baseline = head::baseline(at - i32::from(SMALL) / 2, SMALL.into(), SMALL);
        let style = TextStyle::new(SMALL, TextColour::Muted, Align::Left);
        scene.write(Point::new(MARGIN, baseline), middle, style);
    }
}

fn extremes(course: &[i32]) -> (i32, i32) {
    let least = course.iter().min().copied().unwrap_or(MIDDLE);
    (least, course.iter().max().copied().unwrap_or(least))
}

/// Returns where it ends.
fn pyramid(w: &Wording, scene: &mut Scene, best: &BestPyramid, y: i32) -> i32 {
    let (letters, says) = text::shrunk(&best.says, INSIDE.width, SMALL..=SMALL);
    let at = Point::new(WIDE / 2, head::baseline(y, CAPTION, letters));
    scene.write(at, says, TextStyle::new(letters, TextColour::Plain, Align::Centre));
    let extent = Extent::of(taken(&best.pyramid));
    let room = Size::new(INSIDE.width, HIGHEST - MARGIN - y - CAPTION);
    let card = Layout::card_within(extent, room, 8..=CARD);
    let (wide, high) = (Layout::wide(extent, card), Layout::high(extent, card));
    let corner = Point::new(MARGIN + (INSIDE.width - wide) / 2, y + CAPTION);
    let layout = Layout::new(extent, card, FaceDetail::Bare, corner);
    layout.lay(w, scene, &best.ruleset, &best.pyramid);
    y + CAPTION + high
}

fn alt(w: &Wording, summary: &Summary) -> Vec<String> {
    let mut all = vec![format!("{}, {}.", summary.title, summary.time)];
    let figures = summary.figures.iter();
    all.extend(figures.map(|(what, much)| w.say(text!(alt_summary_row, what, much))));
    if let [_, _, ..] = summary.course[..] {
        let (first, last) = extremes(&summary.course);
        all.push(w.say(text!(alt_summary_course, first, last)));
    }
    if let Some(best) = &summary.best {
        all.push(format!("{}.", best.says));
        all.extend(PyramidText::new(w, &best.ruleset, &best.pyramid).facts);
    }
    all
}
