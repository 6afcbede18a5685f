//! The domain card with its possible rewards (R-TD-04).

use super::board::widest;
use super::hand::holdings;
use super::prelude::*;
use viceroy_i18n::pictures as words;
use viceroy_rules::{Domain, DomainReward, Sealed};

const CARD: u16 = 250;
const LEAST_CARD: u16 = 120;
const LINE: i32 = 84;
const LEAST_LINE: i32 = 40;
const GEM: u16 = 44;

/// The last plate has two alternatives.
const PLATES: [&[DomainReward]; 4] = [
    &[DomainReward::Gems],
    &[DomainReward::Science],
    &[DomainReward::Attack],
    &[DomainReward::Character, DomainReward::Law],
];

pub fn domain(w: &Wording, view: &SeatView, room: PictureRoom) -> PrivatePicture {
    let chosen = chosen(view);
    let held = holdings(w, view);
    let above = head::lines(&held, INSIDE.width, GEM) * (i32::from(GEM) + 10) + GAP;
    let inside = room.high() - 2 * MARGIN - above;
    let card_wide = widest(LEAST_CARD..=CARD, |card| i32::from(card_height(card)) <= inside);
    let high = i32::from(card_height(card_wide));
    let between = (PLATES.len() as i32 - 1) * GAP;
    let lines = DomainReward::ALL.len() as i32;
    let line = ((inside - between) / lines).clamp(LEAST_LINE, LINE);
    let plates = lines * line + between;
    let inside = high.max(plates);
    let size = Size::new(INSIDE.width + 2 * MARGIN, above + inside + 2 * MARGIN);
    let mut scene = Scene::new(size.width as u32, size.height as u32);
    let top = MARGIN + above;
    head::wrapped(&mut scene, Point::new(MARGIN, MARGIN), &held, INSIDE.width, GEM);
    let corner = Point::new(MARGIN, top + (inside - high) / 2);
    scene.lay(corner, Look::Domain(card(w, card_wide)));
    let left = MARGIN + i32::from(card_wide) + 3 * GAP;
    let wide = INSIDE.width + MARGIN - left;
    let mut at = Point::new(left, top + (inside - plates) / 2);
    for on in PLATES {
        let size = Size::new(wide as u16, (on.len() as i32 * line) as u16);
        plate(w, &mut scene, (at, size, line), on, chosen);
        at = at.moved(0, i32::from(size.height) + GAP);
    }
    let gives: &[DomainReward] = match &chosen {
        Some(reward) => std::slice::from_ref(reward),
        None => &DomainReward::ALL,
    };
    let said = [
        words::alt_domain(w, [Domain::SECTION; 4]),
        words::alt_domain_gives(w, gives),
        words::alt_holds(w, &view.screen),
    ];
    PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(w, &said)) }
}

fn card(w: &Wording, width: u16) -> DomainLook {
    DomainLook {
        name: w.say(text!(picture_domain)).into(),
        width,
        face: FaceDetail::standing(width),
        sections: [Domain::SECTION; 4],
        covered: false,
    }
}

fn plate(
    w: &Wording,
    scene: &mut Scene,
    (corner, size, high): (Point, Size, i32),
    on: &[DomainReward],
    chosen: Option<DomainReward>,
) {
    scene.panel(corner, size, PanelStyle::Plain);
    let line = Size::new(size.width, high as u16);
    let mark_size = (high * 5 / 8) as u16;
    for (i, reward) in (0..).zip(on) {
        let at = corner.moved(0, i * high);
        if chosen == Some(*reward) {
            scene.panel(at, line, PanelStyle::Gold);
        }
        let inset = (high - i32::from(mark_size)) / 2;
        let (mark, count) = mark(*reward);
        let mut right = 2 * GAP;
        for _ in 0..count {
            scene.mark(at.moved(right, inset), mark, mark_size);
            right += i32::from(mark_size) + 2;
        }
        right += GAP;
        let says = w.title(reward);
        let (letters, says) = text::shrunk(&says, i32::from(size.width) - right - GAP, READ..=38);
        let baseline = head::baseline(at.y, high, letters);
        let style = TextStyle::new(letters, TextColour::Plain, Align::Left);
        scene.write(Point::new(at.x + right, baseline), says, style);
        if chosen.is_some_and(|chosen| chosen != *reward) {
            scene.panel(at, line, PanelStyle::Veil);
        }
    }
}

/// The mark of a reward, and how often to draw it.
fn mark(reward: DomainReward) -> (Mark, u8) {
    match reward {
        DomainReward::Gems => (Mark::AnyGem, DomainReward::GEMS),
        DomainReward::Science => (Mark::Token(Token::Science), 1),
        DomainReward::Attack => (Mark::Attack, 1),
        DomainReward::Character => (Mark::Card, 1),
        DomainReward::Law => (Mark::Law, 1),
    }
}

fn chosen(view: &SeatView) -> Option<DomainReward> {
    if let Some(Sealed::DomainReward(reward)) = view.screen.sealed { Some(reward) } else { None }
}
