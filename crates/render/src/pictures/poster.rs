//! The poster of a finished game: the winner's pyramid and everybody's score sheet.

use super::board::{GAP, INSIDE, MARGIN, shaped};
use super::description::PyramidText;
use super::head;
use super::layout::{Extent, Layout, taken};
use super::levels::scale;
use super::names::{name_of, told_name};
use super::picture::PublicPicture;
use super::score::Sheet;
use crate::scene::*;
use crate::text;
use viceroy_ai::analysis::DecidingTurn;
use viceroy_i18n::score::signed;
use viceroy_i18n::term::Term;
use viceroy_i18n::{PublicText, Wording, ending, options, pictures as words, text};
use viceroy_rules::{BySeat, Pyramid, Seat, TableView, query};

const HEAD: i32 = 82;
const FOOT: i32 = 30;
const LARGE: u16 = 200;
const SCALE: i32 = 40;
const DECIDED: f32 = 36.0;

#[derive(Clone, Debug, Default)]
pub struct PosterNotes {
    pub day: Option<String>,
    pub deciding: Option<DecidingTurn>,
}

/// Before the end, shows the first player's pyramid without points.
pub fn poster(
    w: &Wording,
    view: &TableView,
    names: &BySeat<String>,
    notes: &PosterNotes,
) -> PublicPicture {
    let open = &view.open;
    let mut seats: Vec<Seat> = open.seats().collect();
    // Winners first, then by points.
    seats.sort_by_key(|s| (!open.winners.contains(*s), std::cmp::Reverse(points(view, *s))));
    let first = seats.first().copied().unwrap_or(Seat(0));
    let none = Pyramid::default();
    let pyramid = open.pyramids.get(first).unwrap_or(&none);
    let sheet = Sheet::of(w, view, names, &seats);
    let foot = foot(w, view, notes);
    let decided = notes.deciding.as_ref();
    let decided = decided.map(|deciding| words::decided(w, deciding, seats.len()));
    let sheet_high = sheet.high(INSIDE.width);
    let around = HEAD + sheet_high + foot.len() as i32 * FOOT + 2 * GAP;
    let middle = Middle::of(pyramid, decided.as_deref(), INSIDE.height - around);
    let inside = Size::new(INSIDE.width, around + middle.high);
    let mut scene =
        Scene::new((inside.width + 2 * MARGIN) as u32, (inside.height + 2 * MARGIN) as u32);
    heading(w, &mut scene, view, first, names);
    middle.lay(w, &mut scene, view, (pyramid, notes));
    let mut y = middle.at.y + middle.high + GAP;
    sheet.lay(&mut scene, Point::new(MARGIN, y), inside.width);
    y += sheet_high;
    for line in foot {
        let at = Point::new(MARGIN, head::baseline(y, FOOT, READ));
        let style = TextStyle::new(READ, TextColour::Muted, Align::Left);
        scene.write(at, text::fit(&line, READ, inside.width), style);
        y += FOOT;
    }
    PublicPicture {
        scene: shaped(scene),
        alt: PublicText(alt(w, view, names, &seats, (&sheet, notes))),
    }
}

/// The set-up, the date, and the threshold passed in a solo game.
fn foot(w: &Wording, view: &TableView, notes: &PosterNotes) -> Vec<String> {
    let agreement = &view.ruleset.agreement;
    let mut played = vec![options::edition(w, agreement.edition)];
    if !agreement.modules.is_empty() {
        played.push(options::modules(w, &agreement.modules));
    }
    played.extend(notes.day.clone());
    played.extend(ending::passed_alone(w, view));
    // Keep each part on one line if possible.
    let wide = |line: &str| head::wide(line, READ) <= INSIDE.width;
    let mut lines: Vec<String> = vec![];
    for part in played {
        match lines.last_mut() {
            Some(last) if wide(&format!("{last} · {part}")) => *last += &format!(" · {part}"),
            Some(_) | None => lines.push(part),
        }
    }
    lines
}

/// The text about the deciding turn goes into the free corner, or below the pyramid.
struct Middle {
    at: Point,
    high: i32,
    layout: Layout,
    extent: Extent,
    said: Vec<SaidLine>,
}

struct SaidLine {
    at: Point,
    says: String,
    letters: u16,
}

impl Middle {
    fn of(pyramid: &Pyramid, decided: Option<&str>, high: i32) -> Middle {
        let alone = Middle::alone(pyramid, high);
        let Some(decided) = decided else {
            return alone;
        };
        if let Some(said) = alone.in_corner(pyramid, decided) {
            return Middle { said, ..alone };
        }
        let above = Middle::alone(pyramid, high - FOOT);
        let y = head::baseline(above.at.y + above.high, FOOT, READ);
        let (letters, says) = text::shrunk(decided, INSIDE.width, READ..=READ);
        let at = Point::new(MARGIN, y);
        let said = vec![SaidLine { at, says, letters }];
        let high = above.high + FOOT;
        Middle { said, high, ..above }
    }

    fn alone(pyramid: &Pyramid, high: i32) -> Middle {
        let extent = Extent::of(taken(pyramid));
        let room = Size::new(INSIDE.width - SCALE, high);
        let card = Layout::card_within(extent, room, 8..=LARGE);
        let (wide, high) = (Layout::wide(extent, card), Layout::high(extent, card));
        let at = Point::new(MARGIN, MARGIN + HEAD + GAP);
        let corner = at.moved(SCALE + (INSIDE.width - SCALE - wide) / 2, 0);
        let layout = Layout::new(extent, card, FaceDetail::standing(card), corner);
        Middle { at, high, layout, extent, said: vec![] }
    }

    fn in_corner(&self, pyramid: &Pyramid, says: &str) -> Option<Vec<SaidLine>> {
        let top = self.extent.levels().next()?;
        let high = taken(pyramid).filter(|slot| i32::from(slot.level) + 1 >= top);
        let left = self.at.x + SCALE;
        let right = high.map(|slot| self.layout.corner(slot).x).min()? - 2 * GAP;
        let rows = 2.min(self.extent.rows());
        let down = i32::from(card_height(self.layout.width)) * rows;
        let room = Size::new((right - left) as f32, down as f32);
        let sizes = f32::from(READ)..=DECIDED;
        let (size, lines) = text::fill(says, Weight::Bold, room, sizes);
        let widest = lines.iter().map(|line| head::wide(line, size as u16)).max()?;
        let pitch = (size * 1.2) as i32;
        let fits = left + widest <= right && pitch * lines.len() as i32 <= down;
        let lines = (1..).zip(lines).map(|(nth, says)| SaidLine {
            at: Point::new(left, self.at.y + nth * pitch),
            says,
            letters: size as u16,
        });
        fits.then(|| lines.collect())
    }

    fn lay(
        &self,
        w: &Wording,
        scene: &mut Scene,
        view: &TableView,
        (pyramid, notes): (&Pyramid, &PosterNotes),
    ) {
        let across = MARGIN..MARGIN + INSIDE.width;
        scale(scene, self.extent, &self.layout, across);
        if let Some(deciding) = &notes.deciding {
            self.layout.fresh(scene, pyramid, &deciding.cards);
        }
        self.layout.lay(w, scene, &view.ruleset, pyramid);
        best_circle(scene, view, pyramid, &self.layout);
        for SaidLine { at, says, letters } in &self.said {
            let style = TextStyle::new(*letters, TextColour::Gold, Align::Left);
            scene.write(*at, says.as_str(), style);
        }
    }
}

fn best_circle(scene: &mut Scene, view: &TableView, pyramid: &Pyramid, layout: &Layout) {
    let circles = query::single_colour_circles(&view.ruleset, pyramid);
    // The highest wins ties.
    let best = circles.max_by_key(|(slot, _, value)| (*value, slot.level));
    if let Some((slot, colour, value)) = best {
        layout.rim(scene, slot, value);
        layout.disc(scene, slot, colour, value);
    }
}

fn points(view: &TableView, seat: Seat) -> i16 {
    let score = view.open.scores.get(seat).copied().flatten();
    score.map_or(0, |score| score.total())
}

fn heading(w: &Wording, scene: &mut Scene, view: &TableView, first: Seat, names: &BySeat<String>) {
    let wide = scene.width as i32 - 2 * MARGIN;
    let size = Size::new(wide as u16, HEAD as u16);
    scene.panel(Point::new(MARGIN, MARGIN), size, PanelStyle::Gold);
    let at = Point::new(MARGIN + 14, MARGIN + (HEAD - 68) / 2);
    scene.mark(at, Mark::Crown, 68);
    let total = signed(points(view, first));
    let right = MARGIN + wide - 18;
    scene.write(
        Point::new(right, head::baseline(MARGIN, HEAD, 64)),
        total.as_str(),
        TextStyle::new(64, TextColour::Plain, Align::Right),
    );
    let left = MARGIN + 96;
    let room = right - head::wide(&total, 64) - 20 - left;
    let name = name_of(w, names, first);
    let (size, name) = text::shrunk(&name, room, READ..=44);
    scene.write(
        Point::new(left, MARGIN + 43),
        name,
        TextStyle::new(size, TextColour::Gold, Align::Left),
    );
    let says = w.say(text!(picture_poster));
    let length =
        w.say(text!(picture_length, turns = view.open.turn, players = view.open.seats().count()));
    let says = text::fit(&format!("{says} · {length}"), READ, room);
    scene.write(
        Point::new(left, MARGIN + 72),
        says,
        TextStyle::new(READ, TextColour::Muted, Align::Left),
    );
}

fn alt(
    w: &Wording,
    view: &TableView,
    names: &BySeat<String>,
    seats: &[Seat],
    (sheet, notes): (&Sheet<'_>, &PosterNotes),
) -> String {
    let told = |seat| told_name(w, names, seat);
    let winners: Vec<String> = view.open.winners.iter().map(told).collect();
    let mut all = vec![w.say(text!(alt_poster))];
    all.extend(words::alt_winners(w, &winners));
    all.extend(sheet.alt(told));
    if let Some(deciding) = &notes.deciding {
        let cards = deciding.cards.iter();
        let cards = cards.filter_map(|id| Some(Term::from(view.ruleset.catalogue.get(id)?)));
        all.push(words::alt_decided(w, deciding, seats.len(), cards.collect()));
    }
    if let Some(first) = seats.first()
        && let Some(pyramid) = view.open.pyramids.get(*first)
    {
        all.push(w.say(text!(alt_pyramid, name = told(*first), cards = pyramid.cards.len())));
        all.extend(PyramidText::new(w, &view.ruleset, pyramid).facts);
    }
    words::join(w, &all)
}
