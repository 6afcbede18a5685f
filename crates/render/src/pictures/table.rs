//! All pyramids in one picture with a comparison strip, and during an auction the offered cards
//! above.

mod compared;
mod plot;

use self::compared::{Compared, Runs, Title};
use self::plot::{Plot, TablePicture};
use super::board::widest;
use super::prelude::*;
use super::row::{Row, RowLook};
use super::stack::{self, StackLine};
use viceroy_i18n::pictures as words;

const EDGE: i32 = 4;
const BETWEEN: i32 = 4;
const INSIDE: Size<i32> = Size::new(WIDE - 2 * EDGE, TABLE_HEIGHT as i32 - 2 * EDGE);
const CARD: u16 = 240;
const SMALLEST: u16 = 8;
/// A pyramid that would need narrower cards shrinks alone.
const ALONE: u16 = 36;
const OFFERED: u16 = 40;
/// 24 points on a phone: up to here, larger cards are worth more than anything else.
const SEEN: u16 = (24 * FRAME.width).div_ceil(PHONE) as u16;
/// Beyond, a lower picture is worth more.
const LARGE: u16 = 150;
/// Numbers are compared more easily in a strip than beside each pyramid.
const SCATTERED: f32 = 0.7;

/// New cards are framed.
pub fn table(
    w: &Wording,
    view: &TableView,
    fresh: &CardSet,
    names: &BySeat<String>,
) -> PublicPicture {
    let table = TablePicture { w, view, names, fresh };
    let parts = Parts::of(table);
    let best = parts.best();
    PublicPicture { scene: shaped(parts.scene(table, &best)), alt: PublicText(alt(w, view, names)) }
}

/// Before anything is placed, a table picture would be empty.
pub fn shows_anything(view: &TableView) -> bool {
    let open = &view.open;
    let mut pyramids = open.pyramids.iter().map(|(_, pyramid)| pyramid);
    pyramids.any(|p| !p.cards.is_empty() || p.domain.is_some()) || !open.invasion.stack.is_empty()
}

struct Parts<'a> {
    plots: Vec<Plot>,
    /// The same with what the strip would compare.
    summed: Vec<Plot>,
    compared: Compared,
    offered: Option<Row<'a>>,
    stack: Option<StackLine>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum StripStands {
    Right,
    Below,
    /// In the empty cell of an incomplete grid.
    LastPlot(Runs),
    /// Beside each pyramid's upper levels, where a strip would take too much room.
    InPlots,
}

impl StripStands {
    fn runs(self) -> Runs {
        match self {
            StripStands::Right => Runs::Down,
            StripStands::Below | StripStands::InPlots => Runs::Across,
            StripStands::LastPlot(runs) => runs,
        }
    }

    fn is_a_plot(self) -> bool {
        matches!(self, StripStands::LastPlot(_))
    }
}

#[derive(Clone, Copy)]
struct TableWay {
    columns: usize,
    strip: StripStands,
    title: Title,
}

impl TableWay {
    fn look(self) -> (Title, Runs) {
        (self.title, self.strip.runs())
    }
}

struct Filled {
    way: TableWay,
    offered: RowLook,
    top: i32,
    cards: Vec<u16>,
    columns: Vec<i32>,
    rows: Vec<i32>,
    size: Size<i32>,
    over: i32,
}

impl Filled {
    /// From the displayed card sizes on phones and in windows, with a large penalty for overflow and
    /// for cards that are too small to be seen.
    fn worth(&self) -> f32 {
        let wide = self.size.width.max(self.size.height.min(INSIDE.width));
        let wide = (wide + 2 * EDGE) as f32;
        let high = (self.size.height + 2 * EDGE) as f32;
        let usual = self.cards.iter().copied().filter(|card| *card >= ALONE).min();
        let card = usual.or_else(|| self.cards.iter().copied().min());
        let card = card.unwrap_or(0);
        let unseen = f32::from(SEEN.saturating_sub(card));
        let card = f32::from(card.min(LARGE));
        let window = (wide / SHOWN.width as f32).max(high / SHOWN.height as f32);
        let shown = card / wide * card / window;
        let shown = match self.way.strip {
            StripStands::InPlots => shown * SCATTERED,
            StripStands::Right | StripStands::Below | StripStands::LastPlot(_) => shown,
        };
        shown - 10.0 * unseen - 1000.0 * self.over as f32
    }
}

impl<'a> Parts<'a> {
    fn of(table: TablePicture<'a>) -> Parts<'a> {
        let TablePicture { w, view, .. } = table;
        let compared = Compared::of(w, view);
        // Players keep their positions during the game; at the end the winner comes first.
        let seats: Vec<Seat> = match view.open.phase {
            Phase::Over => compared.seats().collect(),
            Phase::SetUp
            | Phase::Auction(_)
            | Phase::Development(_)
            | Phase::Criminals
            | Phase::Combat
            | Phase::Judgement
            | Phase::Painting => view.open.seats().collect(),
        };
        let plot = |seat: &Seat| Plot::of(table, *seat, compared.place(*seat));
        Parts {
            plots: seats.iter().map(plot).collect(),
            summed: seats.iter().map(|seat| plot(seat).with(compared.pieces(*seat))).collect(),
            offered: offered(w, view),
            stack: StackLine::of(view, Strip::Brief),
            compared,
        }
    }

    fn best(&self) -> Filled {
        let first = TableWay {
            columns: self.plots.len().max(1),
            strip: StripStands::Right,
            title: Title::OverAll,
        };
        let all = self.ways().map(|way| self.arranged(way));
        all.fold(self.arranged(first), |best, next| match next.worth() > best.worth() {
            true => next,
            false => best,
        })
    }

    fn ways(&self) -> impl Iterator<Item = TableWay> {
        let plots = self.plots.len();
        let strips = move |columns: usize| {
            let is_free = plots > 1 && plots % columns == columns - 1 && columns > 1;
            let last = [Runs::Down, Runs::Across].map(StripStands::LastPlot);
            let last = last.into_iter().filter(move |_| is_free);
            [StripStands::Right, StripStands::Below].into_iter().chain(last)
        };
        let titles = [Title::InStrip, Title::OverAll];
        (1..=plots).flat_map(move |columns| {
            let title = Title::OverAll;
            let scattered = TableWay { columns, strip: StripStands::InPlots, title };
            let strips = strips(columns).flat_map(move |strip| {
                titles.into_iter().map(move |title| TableWay { columns, strip, title })
            });
            strips.chain([scattered])
        })
    }

    fn plots(&self, way: TableWay) -> &[Plot] {
        match way.strip {
            StripStands::InPlots => &self.summed,
            StripStands::Right | StripStands::Below | StripStands::LastPlot(_) => &self.plots,
        }
    }

    fn arranged(&self, way: TableWay) -> Filled {
        let inside = INSIDE;
        let mut top = match way.title {
            Title::InStrip => 0,
            Title::OverAll => self.compared.over_high(inside.width) + BETWEEN,
        };
        let offered = self.offered_in(inside.width);
        let line = self.offered.as_ref().map(|row| row.size(offered));
        top += line.map_or(0, |line| line.height + BETWEEN);
        top += self.stack.as_ref().map_or(0, |stack| stack.high_in(inside.width));
        let strip = self.compared.size(way.look());
        let room = Size::new(inside.width, inside.height - top);
        // The room that the strip takes.
        let (beside, below) = match way.strip {
            StripStands::Right => (strip.width + BETWEEN, 0),
            StripStands::Below => (0, strip.height + BETWEEN),
            StripStands::LastPlot(_) | StripStands::InPlots => (0, 0),
        };
        let plots = Size::new(room.width - beside, room.height - below);
        let cards = self.cards(way, plots);
        let mut columns = self.columns(way, &cards);
        let mut rows = self.rows(way, &cards, &columns);
        let mut least = line.map_or(0, |line| line.width);
        if way.title == Title::OverAll {
            least = least.max(self.compared.over_wide().min(inside.width));
        }
        if self.stack.is_some() {
            least = inside.width;
        }
        match way.strip {
            StripStands::Right => grow(&mut rows, strip.height),
            StripStands::Below => least = least.max(strip.width),
            StripStands::LastPlot(_) | StripStands::InPlots => {}
        }
        let high = top + across(&rows) + below;
        // At least as wide as high where there is room, and not much more than twice.
        grow(&mut columns, least.max(high.min(inside.width)) - beside);
        let wide = across(&columns) + beside;
        grow(&mut rows, wide * 100 / 190 - top - below);
        let size = Size::new(wide, top + across(&rows) + below);
        let mut over = (size.width - inside.width).max(0) + (size.height - inside.height).max(0);
        if self.offered.is_some() {
            over += i32::from(offered.face.least() - offered.card);
        }
        Filled { way, offered, top, cards, columns, rows, size, over }
    }

    /// All plots share one card size for comparison; only very wide ones shrink alone.
    fn cards(&self, way: TableWay, room: Size<i32>) -> Vec<u16> {
        let share = room.width / way.columns.max(1) as i32 - BETWEEN;
        let alone =
            |plot: &Plot| widest(SMALLEST..=CARD, |card| Layout::wide(plot.extent, card) <= share);
        let alone: Vec<u16> = self.plots(way).iter().map(alone).collect();
        let with = |usual: u16| -> Vec<u16> {
            let each = alone.iter();
            each.map(|own| if *own < ALONE { *own } else { usual }).collect()
        };
        let usual = widest(SMALLEST..=CARD, |usual| {
            let cards = with(usual);
            let columns = self.columns(way, &cards);
            let rows = self.rows(way, &cards, &columns);
            across(&columns) <= room.width && across(&rows) <= room.height
        });
        with(usual)
    }

    fn columns(&self, way: TableWay, cards: &[u16]) -> Vec<i32> {
        let mut columns = vec![0; way.columns];
        for (i, (plot, card)) in self.plots(way).iter().zip(cards).enumerate() {
            let column = &mut columns[i % way.columns];
            *column = plot.wide(*card).max(*column);
        }
        if way.strip.is_a_plot()
            && let Some(last) = columns.last_mut()
        {
            *last = self.compared.size(way.look()).width.max(*last);
        }
        columns
    }

    fn rows(&self, way: TableWay, cards: &[u16], columns: &[i32]) -> Vec<i32> {
        let mut rows = vec![0; self.plots.len().div_ceil(way.columns)];
        for (i, (plot, card)) in self.plots(way).iter().zip(cards).enumerate() {
            let row = &mut rows[i / way.columns];
            *row = plot.high(columns[i % way.columns], *card).max(*row);
        }
        if way.strip.is_a_plot()
            && let Some(last) = rows.last_mut()
        {
            *last = self.compared.size(way.look()).height.max(*last);
        }
        rows
    }

    /// One line, with readable numbers if there is room.
    fn offered_in(&self, wide: i32) -> RowLook {
        let abreast = self.offered.as_ref().map_or(1, Row::count);
        let face = FaceDetail::Brief;
        let look = |card| RowLook { card, face, abreast };
        let fits = |card| {
            let row = self.offered.as_ref();
            row.is_none_or(|row| row.size(look(card)).width <= wide)
        };
        look(widest(OFFERED..=face.least(), fits))
    }

    fn scene(&self, table: TablePicture<'_>, arranged: &Filled) -> Scene {
        let Filled { way, size, .. } = arranged;
        let mut scene = Scene::new((size.width + 2 * EDGE) as u32, (size.height + 2 * EDGE) as u32);
        let mut y = EDGE;
        if way.title == Title::OverAll {
            let at = Point::new(EDGE, y);
            self.compared.over_all(&mut scene, at, size.width);
            y += self.compared.over_high(size.width) + BETWEEN;
        }
        if let Some(offered) = &self.offered {
            let line = offered.size(arranged.offered);
            let left = EDGE + (size.width - line.width) / 2;
            offered.lay(&mut scene, Point::new(left, y), arranged.offered);
            y += line.height + BETWEEN;
        }
        if let Some(stack) = &self.stack {
            stack.lay_in(table.w, &mut scene, Point::new(EDGE, y), size.width);
        }
        let mut at = Point::new(EDGE, EDGE + arranged.top);
        let mut plots = self.plots(*way).iter().zip(&arranged.cards);
        for row in &arranged.rows {
            for column in &arranged.columns {
                let room = Rect::new(at.x, at.y, *column, *row);
                match plots.next() {
                    Some((plot, card)) => plot.lay(&mut scene, table, room, *card),
                    None if way.strip.is_a_plot() => {
                        self.compared.lay(&mut scene, room, way.look());
                    }
                    None => {}
                }
                at.x += column + BETWEEN;
            }
            at = Point::new(EDGE, at.y + row + BETWEEN);
        }
        let strip = self.compared.size(way.look());
        let from = Point::new(EDGE, EDGE + arranged.top);
        let high = size.height - arranged.top;
        let room = match way.strip {
            StripStands::Right => {
                let left = size.width - strip.width;
                Rect::new(from.x + left, from.y, strip.width, high)
            }
            StripStands::Below => {
                let down = high - strip.height;
                Rect::new(from.x, from.y + down, size.width, strip.height)
            }
            StripStands::LastPlot(_) | StripStands::InPlots => return scene,
        };
        self.compared.lay(&mut scene, room, way.look());
        scene
    }
}

fn across(parts: &[i32]) -> i32 {
    parts.iter().map(|part| part + BETWEEN).sum::<i32>() - BETWEEN
}

fn grow(parts: &mut [i32], room: i32) {
    let missing = (room - across(parts)).max(0);
    let count = parts.len().max(1) as i32;
    for (i, part) in (0..).zip(parts) {
        *part += missing / count + i32::from(i < missing % count);
    }
}

fn offered<'a>(w: &'a Wording, view: &'a TableView) -> Option<Row<'a>> {
    match view.open.phase {
        Phase::Auction(_) => Row::of(w, view),
        _ => None,
    }
}

/// Everybody's first sentences come first, so that truncation affects all alike.
fn alt(w: &Wording, view: &TableView, names: &BySeat<String>) -> String {
    let mut all = vec![
        format!("{}.", head::when(w, view)),
        w.say(text!(alt_reserve, gems = &view.open.reserve)),
    ];
    let waiting = |s: &Seat| view.awaiting.iter().any(|a| a.seat == *s);
    let named = |s: Seat| told_name(w, names, s);
    let awaited: Vec<String> = view.open.seats().filter(waiting).map(named).collect();
    all.extend(words::alt_waiting(w, &awaited));
    let winners: Vec<String> = view.open.winners.iter().map(named).collect();
    all.extend(words::alt_winners(w, &winners));
    all.extend(offered(w, view).iter().flat_map(Row::alt));
    all.extend(stack::told(w, view));
    let mut under = vec![];
    for seat in view.open.seats() {
        let pyramid = &view.open.pyramids[seat];
        let hand = view.hands.get(seat).copied().unwrap_or(0);
        let told = PyramidText::new(w, &view.ruleset, pyramid);
        let count = pyramid.cards.len();
        if let Some(score) = view.open.scores.get(seat).copied().flatten() {
            all.push(w.say(text!(alt_total, name = named(seat), total = score.total())));
        }
        all.push(w.say(text!(alt_pyramid, name = named(seat), cards = count)));
        all.push(w.say(text!(alt_in_hand, cards = hand)));
        all.extend(told.facts);
        under.extend(told.under);
    }
    all.extend(under);
    words::join(w, &all)
}
