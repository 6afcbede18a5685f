//! A card with its rows readable, below its name: the narrowest that tells everything it is
//! chosen for.

use super::board::ROWS;
use super::prelude::*;
use super::printed::printed;

pub(super) const CARD: u16 = ROWS;
/// Heights of a name in two lines, and in one.
pub(crate) const HEAD: i32 = 46;
pub(super) const LINE: i32 = 29;

pub(super) fn lay(scene: &mut Scene, w: &Wording, ruleset: &Ruleset, card: &Card, at: Point) {
    let mut look = printed(w, ruleset, card, CARD);
    look.face = FaceDetail::Rows;
    scene.lay(at, Look::Card(look));
}

/// In one line if that is hardly narrower than usual letters, else in two if the room has them.
/// Squeezed rather than cut.
pub(super) fn name(scene: &mut Scene, w: &Wording, card: &Card, room: Rect, colour: TextColour) {
    let Rect { at, size } = room;
    let name = w.word(Term::bare_card(card));
    let fits = head::wide(&name, READ) <= text::widest(size.width);
    let lines = match size.height >= HEAD && !fits {
        // Which may be hyphenated.
        true => broken(&w.face_name(card), size.width),
        false => vec![name],
    };
    let pitch = i32::from(READ) - 2;
    let top = at.y + (size.height - pitch * lines.len() as i32) / 2;
    for (i, line) in (0..).zip(&lines) {
        let (narrow, line) = text::squeezed(line, READ, size.width);
        let middle =
            Point::new(at.x + size.width / 2, head::baseline(top + i * pitch, pitch, READ));
        let style = TextStyle::new(READ, colour, Align::Centre).narrowed(narrow);
        scene.write(middle, line, style);
    }
}

fn broken(name: &str, room: i32) -> Vec<String> {
    let letters = f32::from(READ);
    let mut lines = text::lines(name, letters, Weight::Bold, text::widest(room) as f32);
    if lines.len() > 2 {
        let rest = lines.split_off(1).join(" ");
        lines.push(rest);
    }
    lines
}
