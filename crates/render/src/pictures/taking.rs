//! Gems to take: what of each colour the viewer has, what the reserve has, and what a card in hand
//! needs.

use super::prelude::*;
use viceroy_i18n::pictures as words;
use viceroy_rules::query::{self, LevelState};

const BETWEEN: i32 = 8;
const PAD: i32 = 10;
const GEM: u16 = 40;
const LETTERS: u16 = 34;
const HEAD: i32 = 58;
const LINE: i32 = 40;
const HIGH: i32 = HEAD + 2 * LINE + PAD;

pub fn taking(w: &Wording, view: &SeatView) -> PrivatePicture {
    let needed = needed(view);
    let then = words::then(w, view.table.reality);
    let above = then.as_ref().map_or(0, |_| LINE);
    let size = Size::new(INSIDE.width + 2 * MARGIN, above + HIGH + 2 * MARGIN);
    let mut scene = Scene::new(size.width as u32, size.height as u32);
    if let Some(then) = &then {
        let style = TextStyle::new(READ, TextColour::Muted, Align::Left);
        let line = Point::new(MARGIN, MARGIN + head::baseline(0, LINE, READ));
        scene.write(line, then.as_str(), style);
    }
    let wide = (INSIDE.width - 3 * BETWEEN) / 4;
    for (nth, colour) in (0..).zip(Colour::ALL) {
        let at = Point::new(MARGIN + nth * (wide + BETWEEN), MARGIN + above);
        let size = Size::new(wide as u16, HIGH as u16);
        scene.panel(at, size, PanelStyle::Auction(AuctionCard::of(colour)));
        // A frame around it leaves the lines below alone.
        scene.counts_gems(Rect { at, size: Size::new(wide, HEAD - 14) });
        let mark = at.moved(PAD, (HEAD - i32::from(GEM)) / 2);
        scene.mark(mark, Mark::Gem(colour), GEM);
        let has = view.screen.gems[colour];
        let left = PAD + i32::from(GEM) + PAD / 2;
        let mine = w.say(text!(picture_mine, count = has));
        let (letters, mine) = text::shrunk(&mine, wide - left - PAD, READ..=LETTERS);
        let style = TextStyle::new(letters, TextColour::Bright, Align::Left);
        scene.write(at.moved(left, head::baseline(0, HEAD, letters)), mine, style);
        let reserve = view.table.open.reserve[colour];
        let needs = needed[colour];
        let lines = [
            (w.say(text!(picture_left, count = reserve)), TextColour::Plain),
            (w.say(text!(picture_needed, count = needs)), colour_of(needs, has)),
        ];
        for (line, (says, colour)) in (0..).zip(lines) {
            let (narrow, says) = text::squeezed(&says, READ, wide - 2 * PAD);
            let style = TextStyle::new(READ, colour, Align::Left).narrowed(narrow);
            scene.write(at.moved(PAD, head::baseline(HEAD + line * LINE, LINE, READ)), says, style);
        }
    }
    let mut said: Vec<String> = then.into_iter().collect();
    said.push(words::alt_holds(w, &view.screen));
    said.push(w.say(text!(alt_reserve, gems = &view.table.open.reserve)));
    if !needed.is_empty() {
        said.push(w.say(text!(alt_needed, gems = &needed)));
    }
    PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(w, &said)) }
}

/// More than the viewer has stands out.
fn colour_of(needs: u8, has: u8) -> TextColour {
    match needs > has {
        true => TextColour::Gold,
        false => TextColour::Muted,
    }
}

/// What a card in hand costs of each colour on the highest level that has a place for it.
fn needed(view: &SeatView) -> Gems {
    let (table, ruleset) = (&view.table, &view.table.ruleset);
    let mut needed = Gems::NONE;
    let Some(pyramid) = table.open.pyramids.get(view.seat) else {
        return needed;
    };
    for card in view.screen.hand.iter() {
        let states = query::levels(ruleset, pyramid, &view.screen, card);
        let places = (1..).zip(states).filter(|(_, state)| *state != LevelState::NoPlace);
        if let Some((level, _)) = places.last() {
            let cost = ruleset.cost(card, level).gems;
            needed = Gems::from_fn(|colour| needed[colour].max(cost[colour]));
        }
    }
    needed
}
