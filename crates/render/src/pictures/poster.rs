//! The poster of a finished game: who won by how much, and the winner's pyramid.

mod headline;

use self::headline::{Headline, points};
use super::layout::{FRAME_REACH, taken};
use super::prelude::*;
use super::score::Sheet;
use viceroy_ai::analysis::DecidingTurn;
use viceroy_i18n::{ending, options, pictures as words};

const FOOT: i32 = 32;
const LARGE: u16 = 200;
/// Letters beside the pyramid.
const BESIDE: u16 = 42;
const PITCH: f32 = 1.2;

#[derive(Clone, Debug, Default)]
pub struct PosterNotes {
    pub day: Option<String>,
    /// How long the game was played.
    pub days: Option<u16>,
    pub deciding: Option<DecidingTurn>,
}

/// Before the end, shows the first player's pyramid without points.
pub fn poster(
    w: &Wording,
    view: &TableView,
    names: &BySeat<String>,
    notes: &PosterNotes,
) -> PublicPicture {
    let seats = ranked(view);
    let first = seats.first().copied().unwrap_or(Seat(0));
    let none = Pyramid::default();
    let pyramid = view.open.pyramids.get(first).unwrap_or(&none);
    let headline = Headline::of(w, view, names, &seats);
    let foot = foot(w, view, notes);
    let says = said(w, &view.ruleset, pyramid, notes, seats.len());
    let top = MARGIN + headline.high() + GAP;
    let around = headline.high() + foot.len() as i32 * FOOT + 2 * GAP;
    let middle =
        Middle::of(pyramid, &says, Rect::new(MARGIN, top, INSIDE.width, INSIDE.height - around));
    let (wide, high) = (INSIDE.width + 2 * MARGIN, around + middle.high + 2 * MARGIN);
    let mut scene = Scene::new(wide as u32, high as u32);
    headline.lay(&mut scene, Point::new(MARGIN, MARGIN));
    middle.lay(w, &mut scene, view, (pyramid, notes));
    let mut y = top + middle.high + GAP;
    for line in foot {
        let at = Point::new(MARGIN + INSIDE.width / 2, head::baseline(y, FOOT, SMALL));
        let style = TextStyle::new(SMALL, TextColour::Muted, Align::Centre);
        scene.write(at, text::fit(&line, SMALL, INSIDE.width), style);
        y += FOOT;
    }
    PublicPicture { scene: shaped(scene), alt: PublicText(alt(w, view, names, &seats, notes)) }
}

/// Winners first, then by points.
fn ranked(view: &TableView) -> Vec<Seat> {
    let open = &view.open;
    let mut seats: Vec<Seat> = open.seats().collect();
    seats.sort_by_key(|s| (!open.winners.contains(*s), std::cmp::Reverse(points(view, *s))));
    seats
}

/// How long it took, what was played, and the threshold passed in a solo game.
fn foot(w: &Wording, view: &TableView, notes: &PosterNotes) -> Vec<String> {
    let agreement = &view.ruleset.agreement;
    let mut played = vec![w.say(text!(picture_poster))];
    played.extend(notes.days.map(|days| words::days(w, days)));
    let (turns, players) = (view.open.turn, view.open.seats().count());
    played.push(w.say(text!(picture_length, turns, players)));
    played.extend(ending::passed_alone(w, view));
    played.extend(notes.day.clone());
    played.push(options::edition(w, agreement.edition));
    if !agreement.modules.is_empty() {
        played.push(options::modules(w, &agreement.modules));
    }
    // Keep each part on one line if possible.
    let wide = |line: &str| head::wide(line, SMALL) <= INSIDE.width;
    let mut lines: Vec<String> = vec![];
    for part in played {
        match lines.last_mut() {
            Some(last) if wide(&format!("{last} · {part}")) => *last += &format!(" · {part}"),
            Some(_) | None => lines.push(part),
        }
    }
    lines
}

/// One feat of the winner, and the turn that decided the game.
fn said(
    w: &Wording,
    ruleset: &Ruleset,
    pyramid: &Pyramid,
    notes: &PosterNotes,
    players: usize,
) -> Vec<String> {
    let decided = notes.deciding.as_ref();
    let decided = decided.map(|deciding| words::decided(w, deciding, players));
    feat(w, ruleset, pyramid).into_iter().chain(decided).collect()
}

fn feat(w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid) -> Option<String> {
    const MANY_CIRCLES: usize = 3;
    const MANY_SETS: u16 = 2;
    let circles = query::single_colour_circles(ruleset, pyramid).count();
    let sets = super::sums::sets(ruleset, pyramid);
    let top = pyramid.cards.iter().map(|card| card.slot.level).max()?;
    Some(match (circles, sets, top) {
        (MANY_CIRCLES.., ..) => w.say(text!(picture_feat_circles, count = circles)),
        (_, MANY_SETS.., _) => w.say(text!(picture_feat_sets, count = sets)),
        (_, _, 5..) => w.say(text!(picture_feat_top)),
        (1.., ..) => w.say(text!(picture_feat_circles, count = circles)),
        _ => return None,
    })
}

/// What is said goes into the free corners, or below the pyramid.
struct Middle {
    high: i32,
    layout: Layout,
    said: Vec<SaidLine>,
}

#[derive(Clone)]
struct SaidLine {
    at: Point,
    says: String,
    letters: u16,
    align: Align,
}

impl Middle {
    fn of(pyramid: &Pyramid, says: &[String], room: Rect) -> Middle {
        let alone = Middle::alone(pyramid, room);
        if let Some(said) = alone.in_corners(pyramid, says, room) {
            return Middle { said, ..alone };
        }
        let below = FRAME_REACH + FOOT * says.len() as i32;
        let size = Size::new(room.size.width, room.size.height - below);
        let above = Middle::alone(pyramid, Rect { at: room.at, size });
        let lines = (0..).zip(says).map(|(nth, line)| {
            let (letters, says) = text::shrunk(line, room.size.width, SMALL..=SMALL);
            let top = room.at.y + above.high + FRAME_REACH;
            let y = head::baseline(top + nth * FOOT, FOOT, SMALL);
            let at = Point::new(room.at.x + room.size.width / 2, y);
            SaidLine { at, says, letters, align: Align::Centre }
        });
        Middle { said: lines.collect(), high: above.high + below, ..above }
    }

    fn alone(pyramid: &Pyramid, room: Rect) -> Middle {
        let extent = Extent::of(taken(pyramid));
        let card = Layout::card_within(extent, room.size, 8..=LARGE);
        let (wide, high) = (Layout::wide(extent, card), Layout::high(extent, card));
        let corner = room.at.moved((room.size.width - wide) / 2, 0);
        // The numbers of cards say nothing to whoever was not there.
        let layout = Layout::new(extent, card, FaceDetail::Bare, corner);
        Middle { high, layout, said: vec![] }
    }

    /// Beside the upper levels: at both sides, or else all at one.
    fn in_corners(&self, pyramid: &Pyramid, says: &[String], room: Rect) -> Option<Vec<SaidLine>> {
        let top = taken(pyramid).map(|slot| slot.level).max()?;
        let upper: Vec<i32> = taken(pyramid)
            .filter(|slot| slot.level + 1 >= top)
            .map(|slot| self.layout.corner(slot).x)
            .collect();
        let left = upper.iter().min()? - 2 * GAP - room.at.x;
        let end = room.at.x + room.size.width;
        let right = end - (upper.iter().max()? + i32::from(self.layout.width) + 2 * GAP);
        let high = 2 * i32::from(card_height(self.layout.width));
        let left = (Rect::new(room.at.x, room.at.y, left, high), Align::Left);
        let right = (Rect::new(end - right, room.at.y, right, high), Align::Right);
        let (first, rest) = says.split_at(says.len().min(1));
        let both = [(first, left), (rest, right)];
        let (wider, other) = match left.0.size.width >= right.0.size.width {
            true => (left, right),
            false => (right, left),
        };
        let ways = [&both[..], &[(says, wider)], &[(says, other)]];
        let ways = ways.into_iter().skip(usize::from(rest.is_empty()));
        ways.into_iter().find_map(corners)
    }

    fn lay(
        &self,
        w: &Wording,
        scene: &mut Scene,
        view: &TableView,
        (pyramid, notes): (&Pyramid, &PosterNotes),
    ) {
        if let Some(deciding) = &notes.deciding {
            self.layout.fresh(scene, pyramid, &deciding.cards);
        }
        self.layout.lay(w, scene, &view.ruleset, pyramid);
        best_circle(scene, view, pyramid, &self.layout);
        for SaidLine { at, says, letters, align } in &self.said {
            let style = TextStyle::new(*letters, TextColour::Gold, *align);
            scene.write(*at, says.as_str(), style);
        }
    }
}

/// All in the same letters; `None` if something does not fit.
fn corners(sides: &[(&[String], (Rect, Align))]) -> Option<Vec<SaidLine>> {
    let sizes = SMALL..=BESIDE;
    sizes.rev().find_map(|letters| {
        let sides = sides.iter().map(|(says, (room, align))| {
            let wide = room.size.width as f32;
            let lines = says.iter();
            let lines =
                lines.flat_map(|line| text::lines(line, f32::from(letters), Weight::Bold, wide));
            let lines: Vec<String> = lines.collect();
            let pitch = (f32::from(letters) * PITCH) as i32;
            let wide = lines.iter().map(|line| head::wide(line, letters)).max().unwrap_or(0);
            let fits = wide <= room.size.width && pitch * lines.len() as i32 <= room.size.height;
            let x = match align {
                Align::Right => room.at.x + room.size.width,
                Align::Left | Align::Centre => room.at.x,
            };
            let lines = (1..).zip(lines).map(move |(nth, says)| {
                let at = Point::new(x, room.at.y + nth * pitch);
                SaidLine { at, says, letters, align: *align }
            });
            fits.then(|| lines.collect::<Vec<_>>())
        });
        Some(sides.collect::<Option<Vec<_>>>()?.concat())
    })
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

fn alt(
    w: &Wording,
    view: &TableView,
    names: &BySeat<String>,
    seats: &[Seat],
    notes: &PosterNotes,
) -> String {
    let told = |seat| told_name(w, names, seat);
    let winners: Vec<String> = view.open.winners.iter().map(told).collect();
    let mut all = vec![w.say(text!(alt_poster))];
    all.extend(words::alt_winners(w, &winners));
    all.extend(Sheet::of(w, view, seats).alt(told));
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
