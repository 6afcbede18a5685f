//! The domain card with its possible rewards (R-TD-04).

use super::board::{GAP, MARGIN, shaped};
use super::hand::holdings;
use super::head;
use super::picture::PrivatePicture;
use crate::scene::*;
use crate::text;
use viceroy_i18n::{PrivateText, Wording, pictures as words, text};
use viceroy_rules::{Domain, DomainReward, Sealed, SeatView, Token};

const CARD: u16 = 250;
const PLATE: i32 = 408;
const LINE: i32 = 84;
const MARK: u16 = 52;
const GEM: u16 = 44;

/// The last plate has two alternatives.
const PLATES: [&[DomainReward]; 4] = [
    &[DomainReward::Gems],
    &[DomainReward::Science],
    &[DomainReward::Attack],
    &[DomainReward::Character, DomainReward::Law],
];

pub fn domain(w: &Wording, view: &SeatView) -> PrivatePicture {
    let chosen = chosen(view);
    let held = holdings(w, view);
    let high = i32::from(card_height(CARD));
    let gems = head::lines(&held, i32::from(CARD), GEM) * (i32::from(GEM) + 10);
    let left = high + 2 * GAP + gems;
    let plates = DomainReward::ALL.len() as i32 * LINE + (PLATES.len() as i32 - 1) * GAP;
    let inside = left.max(plates);
    let width = 2 * MARGIN + i32::from(CARD) + 3 * GAP + PLATE;
    let mut scene = Scene::new(width as u32, (inside + 2 * MARGIN) as u32);
    let mut y = MARGIN + (inside - left) / 2;
    scene.lay(Point::new(MARGIN, y), Look::Domain(card(w)));
    y += high + 2 * GAP;
    let from = Point::new(MARGIN, y);
    head::wrapped(&mut scene, from, &held, i32::from(CARD), GEM);
    let mut at = Point::new(MARGIN + i32::from(CARD) + 3 * GAP, MARGIN + (inside - plates) / 2);
    for on in PLATES {
        let size = Size::new(PLATE as u16, (on.len() as i32 * LINE) as u16);
        plate(w, &mut scene, (at, size), on, chosen);
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

fn card(w: &Wording) -> DomainLook {
    DomainLook {
        name: w.say(text!(picture_domain)).into(),
        width: CARD,
        face: FaceDetail::Full,
        sections: [Domain::SECTION; 4],
        covered: false,
    }
}

fn plate(
    w: &Wording,
    scene: &mut Scene,
    (corner, size): (Point, Size),
    on: &[DomainReward],
    chosen: Option<DomainReward>,
) {
    scene.panel(corner, size, PanelStyle::Plain);
    let line = Size::new(size.width, LINE as u16);
    for (i, reward) in (0..).zip(on) {
        let at = corner.moved(0, i * LINE);
        if chosen == Some(*reward) {
            scene.panel(at, line, PanelStyle::Gold);
        }
        let inset = (LINE - i32::from(MARK)) / 2;
        let (mark, count) = mark(*reward);
        let mut right = 2 * GAP;
        for _ in 0..count {
            scene.mark(at.moved(right, inset), mark, MARK);
            right += i32::from(MARK) + 2;
        }
        right += GAP;
        let says = w.title(reward);
        let (letters, says) = text::shrunk(&says, PLATE - right - GAP, READ..=38);
        let baseline = head::baseline(at.y, LINE, letters);
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
