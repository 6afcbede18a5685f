//! A table that gathers: who sits there, and what is still free.

use super::names::short_name;
use super::prelude::*;

const HIGH: i32 = 158;
const GEM: u16 = 60;
const ABOVE: i32 = 12;
const NAME: u16 = 29;
const BELOW: i32 = 6;

/// Those who have joined, in order; `computers` are among them.
pub fn lobby(w: &Wording, names: &BySeat<String>, computers: SeatSet, seats: u8) -> PublicPicture {
    let count = i32::from(seats.max(names.count()).max(1));
    let mut scene = Scene::new(WIDE as u32, (HIGH + 2 * MARGIN) as u32);
    let wide = (INSIDE.width - (count - 1) * GAP) / count;
    for (nth, colour) in (0..count).zip(Colour::ALL.into_iter().cycle()) {
        let seat = Seat(nth as u8);
        let plate = Rect::new(MARGIN + nth * (wide + GAP), MARGIN, wide, HIGH);
        match names.get(seat) {
            Some(_) => {
                let says = computers.contains(seat).then(|| w.say(text!(picture_seat_computer)));
                let mut lines = name(w, names, seat, wide - 2 * GAP);
                lines.extend(says.map(|says| WrittenLine::of(says, READ, TextColour::Muted)));
                lay(&mut scene, plate, (colour, Taken::Yes), &lines);
            }
            None => {
                let says = w.say(text!(picture_seat_free));
                let line = WrittenLine::of(says, NAME, TextColour::Muted);
                lay(&mut scene, plate, (colour, Taken::No), &[line]);
            }
        }
    }
    let who: Vec<String> = names.iter().map(|(_, name)| name.clone()).collect();
    let (count, seats) = (names.count(), i64::from(count));
    let alt = w.say(text!(lobby_people, count, seats, who = Term::names(&who)));
    PublicPicture { scene: shaped(scene), alt: PublicText(alt) }
}

struct WrittenLine {
    says: String,
    size: u16,
    narrow: u8,
    colour: TextColour,
}

impl WrittenLine {
    fn of(says: String, size: u16, colour: TextColour) -> WrittenLine {
        WrittenLine { says, size, narrow: 100, colour }
    }
}

/// On two lines where one is too short.
fn name(w: &Wording, names: &BySeat<String>, seat: Seat, room: i32) -> Vec<WrittenLine> {
    let whole = name_of(w, names, seat);
    let high = f32::from(READ) * 2.5;
    let sizes = f32::from(READ)..=f32::from(NAME);
    let (size, lines) = text::fill(&whole, Weight::Bold, Size::new(room as f32, high), sizes);
    let size = size as u16;
    let squeezed = || {
        let room = text::squeezable(room) as f32;
        text::lines(&whole, f32::from(READ), Weight::Bold, room)
    };
    let two = [lines, squeezed()].into_iter().find(|lines| lines.len() < 3);
    let lines = two.unwrap_or_else(|| vec![short_name(w, names, seat, (size, room))]);
    let lines = lines.iter().map(|line| {
        let (narrow, says) = text::squeezed(line, size, room);
        WrittenLine { narrow, ..WrittenLine::of(says, size, TextColour::Plain) }
    });
    lines.collect()
}

/// The text is in the middle of what is left below the gem; a free seat has none.
fn lay(scene: &mut Scene, plate: Rect, (colour, taken): (Colour, Taken), lines: &[WrittenLine]) {
    let size = Size::new(plate.size.width as u16, plate.size.height as u16);
    let style = match taken {
        Taken::Yes => PanelStyle::Gold,
        Taken::No => PanelStyle::Hollow,
    };
    scene.panel(plate.at, size, style);
    let top = match taken {
        Taken::Yes => {
            let x = plate.at.x + (plate.size.width - i32::from(GEM)) / 2;
            scene.mark(Point::new(x, plate.at.y + ABOVE), Mark::Gem(colour), GEM);
            ABOVE + i32::from(GEM) + BELOW / 2
        }
        Taken::No => BELOW,
    };
    let each = (plate.size.height - top - BELOW) / lines.len().max(1) as i32;
    for (nth, line) in (0..).zip(lines) {
        let baseline = head::baseline(plate.at.y + top + nth * each, each, line.size);
        let at = Point::new(plate.at.x + plate.size.width / 2, baseline);
        let style = TextStyle::new(line.size, line.colour, Align::Centre);
        scene.write(at, line.says.as_str(), style.narrowed(line.narrow));
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Taken {
    Yes,
    No,
}
