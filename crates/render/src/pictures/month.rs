//! A month of deals of the day: which days somebody played, and how far above par.

use std::cmp::Ordering;

use super::prelude::*;

use viceroy_i18n::pictures as words;
use viceroy_model::timing::Day;

const TITLE: u16 = 44;
const COUNT: u16 = 32;
const HEAD: i32 = 76;
const WEEKDAYS: i32 = 38;
const RESULT: u16 = 38;
const CELL: Size<i32> = Size::new(90, 80);
const BETWEEN: i32 = 9;
const DAYS: i32 = 7;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MonthOfDeals {
    /// Any day of the month.
    pub month: Day,
    /// The day of the month, if it is the current one.
    pub today: Option<u8>,
    /// Played days of the month: points above par, once that is known.
    pub results: BTreeMap<u8, Option<i16>>,
}

pub fn month(w: &Wording, deals: &MonthOfDeals) -> PublicPicture {
    let first = deals.month.first_of_month();
    let length = first.days_in_month();
    let before = i32::from(first.weekday()) - 1;
    let rows = (before + i32::from(length) + DAYS - 1) / DAYS;
    let pitch = Size::new(CELL.width + BETWEEN, CELL.height + BETWEEN);
    let grid = DAYS * pitch.width - BETWEEN;
    let left = (WIDE - grid) / 2;
    let top = MARGIN + HEAD + WEEKDAYS;
    let mut scene = Scene::new(WIDE as u32, (top + rows * pitch.height + MARGIN) as u32);
    let until = deals.today.unwrap_or(length.unsigned_abs());
    let played = (deals.results.len() as u8, until);
    title(w, &mut scene, deals.month, played, Rect::new(left, MARGIN, grid, HEAD));
    for (nth, weekday) in (0..DAYS).zip(1..) {
        let middle = left + nth * pitch.width + CELL.width / 2;
        let at = Point::new(middle, head::baseline(top - WEEKDAYS, WEEKDAYS - 6, SMALL));
        let style = TextStyle::new(SMALL, TextColour::Muted, Align::Centre);
        scene.write(at, words::weekday(w, weekday), style);
    }
    for day in 1..=length.unsigned_abs() {
        let nth = before + i32::from(day) - 1;
        let at = Point::new(left + nth % DAYS * pitch.width, top + nth / DAYS * pitch.height);
        lay(&mut scene, deals, day, at);
    }
    let alt = words::alt_month(w, (deals.month, until), &deals.results);
    PublicPicture { scene, alt: PublicText(words::join(w, &[alt])) }
}

fn title(w: &Wording, scene: &mut Scene, month: Day, played: (u8, u8), room: Rect) {
    let days = words::days_of_month(w, played);
    let left = room.size.width - head::wide(&days, COUNT) - 2 * GAP;
    let (size, month) = text::shrunk(&words::month(w, month), left, SMALL..=TITLE);
    let y = head::baseline(room.at.y, room.size.height, size);
    let style = TextStyle::new(size, TextColour::Plain, Align::Left);
    scene.write(Point::new(room.at.x, y), month, style);
    let style = TextStyle::new(COUNT, TextColour::Gold, Align::Right);
    scene.write(Point::new(room.at.x + room.size.width, y), days, style);
}

fn lay(scene: &mut Scene, deals: &MonthOfDeals, day: u8, at: Point) {
    let size = Size::new(CELL.width as u16, CELL.height as u16);
    let result = deals.results.get(&day).copied();
    let is_over = deals.today.is_none_or(|today| day <= today);
    let (style, number) = match result {
        Some(points) => {
            let than_par = points.map_or(Ordering::Equal, |points| points.cmp(&0));
            let colour = match than_par {
                Ordering::Greater => TextColour::Dark,
                Ordering::Equal | Ordering::Less => TextColour::Plain,
            };
            (Some(PanelStyle::Day(than_par)), colour)
        }
        None => (is_over.then_some(PanelStyle::Band), TextColour::Muted),
    };
    if let Some(style) = style {
        scene.panel(at, size, style);
    }
    if deals.today == Some(day) {
        let around = Size::new(size.width + 12, size.height + 12);
        scene.panel(at.moved(-6, -6), around, PanelStyle::Today);
    }
    let middle = at.x + CELL.width / 2;
    let of_day = Point::new(middle, head::baseline(at.y + 4, 30, SMALL));
    scene.write(of_day, day.to_string(), TextStyle::new(SMALL, number, Align::Centre));
    if let Some(points) = result {
        let room = CELL.width - 12;
        let points = points.map_or_else(|| "…".to_owned(), words::with_sign);
        let (letters, says) = text::shrunk(&points, room, SMALL..=RESULT);
        let below = Point::new(middle, head::baseline(at.y + 32, CELL.height - 36, letters));
        scene.write(below, says, TextStyle::new(letters, number, Align::Centre));
    }
}
