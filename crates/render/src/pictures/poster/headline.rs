//! Who won by how much, and how the others did.

use crate::pictures::prelude::*;
use viceroy_i18n::score::signed;

const LINE: i32 = 80;
const OTHERS: i32 = 36;
const CROWN: u16 = 56;
const LARGEST: u16 = 50;
const PAD: i32 = 16;

pub(super) struct Headline {
    /// Letter height, and what is written in which colour.
    letters: u16,
    parts: Vec<(String, TextColour)>,
    /// The third and fourth.
    others: Option<(u16, String)>,
}

impl Headline {
    pub(super) fn of(
        w: &Wording,
        view: &TableView,
        names: &BySeat<String>,
        seats: &[Seat],
    ) -> Headline {
        let name = |seat: &Seat| name_of(w, names, *seat);
        let total = |seat: &Seat| signed(points(view, *seat));
        let (duel, rest) = seats.split_at(seats.len().min(2));
        let score = match duel {
            [one] => total(one),
            [first, second] => format!("{} : {}", total(first), total(second)),
            _ => String::new(),
        };
        let room = INSIDE.width - 3 * PAD - i32::from(CROWN);
        let names: Vec<String> = duel.iter().map(name).collect();
        let wide = |size: u16| {
            let names: i32 = names.iter().map(|name| head::wide(name, size)).sum();
            names + head::wide(&score, size) + names_gap(size) * duel.len() as i32
        };
        let sizes = (SMALL..=LARGEST).rev();
        let letters = sizes.into_iter().find(|size| wide(*size) <= room).unwrap_or(SMALL);
        let left = room - head::wide(&score, letters) - names_gap(letters) * duel.len() as i32;
        let mut parts = vec![];
        for (nth, name) in names.iter().enumerate() {
            // What a short name leaves belongs to the other one.
            let beside = names.iter().enumerate().filter(|(other, _)| *other != nth);
            let beside: i32 = beside.map(|(_, name)| head::wide(name, letters)).sum();
            let most = (left - beside).max(left / names.len().max(1) as i32);
            let fitted = text::fit(name, letters, most);
            match nth {
                0 => parts.extend([(fitted, TextColour::Gold), (score.clone(), TextColour::Plain)]),
                _ => parts.push((fitted, TextColour::Plain)),
            }
        }
        let others = rest.iter().map(|seat| format!("{} {}", name(seat), total(seat)));
        let others: Vec<String> = others.collect();
        let others = (!others.is_empty()).then(|| {
            let (room, line) = (INSIDE.width - 2 * PAD, others.join(" · "));
            text::shrunk(&line, room, SMALL..=SMALL + 4)
        });
        Headline { letters, parts, others }
    }

    pub(super) fn high(&self) -> i32 {
        LINE + self.others.as_ref().map_or(0, |_| OTHERS)
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point) {
        let size = Size::new(INSIDE.width as u16, self.high() as u16);
        scene.panel(at, size, PanelStyle::Gold);
        let crown = i32::from(CROWN);
        let gap = names_gap(self.letters);
        let parts = self.parts.iter().map(|(part, _)| head::wide(part, self.letters) + gap);
        let wide = parts.sum::<i32>() - gap;
        let mut x = at.x + (INSIDE.width - wide - crown - PAD) / 2;
        scene.mark(Point::new(x, at.y + (LINE - crown) / 2), Mark::Crown, CROWN);
        x += crown + PAD;
        let y = head::baseline(at.y, LINE, self.letters);
        for (part, colour) in &self.parts {
            let style = TextStyle::new(self.letters, *colour, Align::Left);
            scene.write(Point::new(x, y), part.as_str(), style);
            x += head::wide(part, self.letters) + gap;
        }
        if let Some((letters, others)) = &self.others {
            let middle = at.x + INSIDE.width / 2;
            let below = head::baseline(at.y + LINE - 8, OTHERS, *letters);
            let style = TextStyle::new(*letters, TextColour::Muted, Align::Centre);
            scene.write(Point::new(middle, below), others.as_str(), style);
        }
    }
}

/// Between names and points.
fn names_gap(letters: u16) -> i32 {
    i32::from(letters) * 2 / 5
}

pub(super) fn points(view: &TableView, seat: Seat) -> i16 {
    let score = view.open.scores.get(seat).copied().flatten();
    score.map_or(0, |score| score.total())
}
