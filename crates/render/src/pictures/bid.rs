//! The auction together with the viewer's own gems, hand and pyramid.

use super::auction::{self, CardsLie, LINES, NOTES, Offered};
use super::board::{BRIEF, GAP, Grid, HIGH, INSIDE, MARGIN, shaped};
use super::hand::{LARGE, Levels};
use super::head;
use super::own::{Arranged, BESIDE, Holdings, Own};
use super::picture::PrivatePicture;
use crate::scene::*;
use viceroy_i18n::{PrivateText, Wording, pictures as words};
use viceroy_rules::{BySeat, SeatView};

/// Heights of the title and of a note about bids on no colour.
const TITLE: i32 = 48;
const NOTE: i32 = 34;
/// How much worth of the own cards may be given up for larger offered cards: less than keeping them
/// readable is worth.
const CEDED: i32 = 140;
/// Worth of a pyramid in an otherwise empty corner.
const FILLED: i32 = 30;
/// Pyramid card width at which colours are clearly visible.
const SEEN: u16 = 30;

/// Optional parts; the alt text contains all of them.
struct ShownBeside {
    sums: bool,
    places: bool,
    combat: bool,
    bidders: usize,
    notes: bool,
}

/// Tried in this order until the own cards are readable.
const GIVING_WAY: [ShownBeside; 6] = [
    ShownBeside::ALL,
    ShownBeside { sums: false, ..ShownBeside::ALL },
    ShownBeside { sums: false, places: false, ..ShownBeside::ALL },
    ShownBeside { bidders: 1, ..ShownBeside::FEW },
    ShownBeside::FEW,
    ShownBeside { notes: false, ..ShownBeside::FEW },
];

impl ShownBeside {
    const ALL: ShownBeside =
        ShownBeside { sums: true, places: true, combat: true, bidders: LINES, notes: true };
    const FEW: ShownBeside =
        ShownBeside { sums: false, places: false, combat: false, bidders: 0, notes: true };

    fn parts<'a>(
        &self,
        w: &'a Wording,
        view: &'a SeatView,
        names: &'a BySeat<String>,
    ) -> FixedParts<'a> {
        let mut offered = Offered::of(w, &view.table, names).with_lines(self.bidders).marked(view);
        if !self.places {
            offered = offered.without_places();
        }
        let mut own = Own::of(w, view, Levels::LeftOut);
        if !self.sums {
            own = own.without_sums();
        }
        if !self.combat {
            own = own.without_combat();
        }
        FixedParts {
            strip: own.strip(INSIDE.width),
            notes: match self.notes {
                true => offered.notes(INSIDE.width),
                false => vec![],
            },
            offered,
            own,
        }
    }
}

struct FixedParts<'a> {
    offered: Offered<'a>,
    own: Own<'a>,
    strip: Holdings,
    notes: Vec<String>,
}

impl FixedParts<'_> {
    fn around(&self) -> i32 {
        TITLE + self.notes.len() as i32 * NOTE + GAP + self.strip.high + MARGIN
    }

    fn room(&self) -> Size<i32> {
        Size::new(INSIDE.width, HIGH - self.around())
    }

    fn stands(&self) -> OwnStands {
        OwnStands::best(&self.own, &self.offered, self.room())
    }

    /// Enlarges the offered cards as far as the own cards stay as readable, and returns where those
    /// go.
    fn enlarge(&mut self) -> OwnStands {
        let (lie, stands) = (self.offered.lie(), self.stands());
        let least = stands.worth(&self.own) - CEDED;
        let larger = CardsLie::larger().filter(|larger| larger.card() > lie.card());
        let mut found: Option<(CardsLie, OwnStands)> = None;
        for larger in larger {
            let first = found.as_ref().map_or(0, |(first, _)| first.card());
            if larger.card() * 10 < first * 9 {
                break;
            }
            self.offered.lay_so(larger);
            // Skip sizes that are too large alone.
            let size = self.offered.size();
            let room = self.room();
            if size.width > room.width || size.height > room.height {
                continue;
            }
            let stands = self.stands();
            let with = stands.size(size);
            let fits = with.width <= room.width && with.height <= room.height;
            if fits && stands.worth(&self.own) >= least {
                // Slightly smaller cards are better than an empty corner.
                if matches!(stands, OwnStands::Corner { .. }) {
                    return stands;
                }
                found.get_or_insert((larger, stands));
            }
        }
        if let Some((larger, stands)) = found {
            self.offered.lay_so(larger);
            return stands;
        }
        self.offered.lay_so(lie);
        stands
    }
}

/// Sort key: whether all fits, hand card width as far as it adds detail, pyramid card width.
fn seen(parts: &FixedParts<'_>, stands: &OwnStands) -> (bool, u16, u16) {
    let size = stands.size(parts.offered.size());
    let room = parts.room();
    let fits = size.width <= room.width && size.height <= room.height;
    let hand = match parts.own.hand.is_empty() {
        true => BRIEF,
        false => stands.hand().min(BRIEF),
    };
    (fits, hand, stands.pyramid().min(SEEN))
}

pub fn bid(w: &Wording, view: &SeatView, names: &BySeat<String>) -> PrivatePicture {
    let laid = |shown: &ShownBeside| {
        let mut parts = shown.parts(w, view, names);
        let stands = parts.enlarge();
        let seen = seen(&parts, &stands);
        (parts, stands, seen)
    };
    let [most, fewer @ ..] = &GIVING_WAY;
    let mut best = laid(most);
    for shown in fewer {
        if best.2 >= (true, BRIEF, SEEN) {
            break;
        }
        let next = laid(shown);
        if next.2 > best.2 {
            best = next;
        }
    }
    let (parts, stands, _) = best;
    let noted = parts.notes.len() as i32 * NOTE;
    let FixedParts { offered, own, strip, notes } = parts;
    let size = offered.size();
    let inside = stands.size(size);
    let written = notes.iter().map(|note| head::wide(note, NOTES)).max();
    let wide = inside.width.max(strip.wide).max(written.unwrap_or(0));
    let wide = wide.clamp(560, INSIDE.width);
    let width = wide + 2 * MARGIN;
    let height = TITLE + inside.height + noted + GAP + strip.high + MARGIN;
    let mut scene = Scene::new(width as u32, height as u32);
    auction::headline(w, &mut scene, &view.table, width);
    let at = Point::new(MARGIN + (wide - inside.width) / 2, TITLE);
    stands.lay(&mut scene, &own, &offered, at);
    let mut y = TITLE + inside.height;
    for note in notes {
        let style = TextStyle::new(NOTES, TextColour::Plain, Align::Left);
        scene.write(Point::new(MARGIN, y + 30), note, style);
        y += NOTE;
    }
    own.lay_strip(&mut scene, Point::new(MARGIN, y + GAP), wide);
    let mut said = vec![format!("{}.", head::when(w, &view.table))];
    said.extend(offered.alt());
    said.extend(own.alt());
    PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(w, &said)) }
}

enum OwnStands {
    Right(Arranged),
    Below(Arranged),
    /// The pyramid at its right, the hand below both.
    Around {
        pyramid: (Size<i32>, u16),
        hand: (Grid, u16),
    },
    /// Like `Around`, with the pyramid below the columns without cards.
    Corner {
        from: Point,
        pyramid: (Size<i32>, u16),
        hand: (Grid, u16),
    },
}

impl OwnStands {
    fn best(own: &Own<'_>, offered: &Offered<'_>, room: Size<i32>) -> OwnStands {
        let auction = offered.size();
        let right = room.width - auction.width - GAP;
        let below = Size::new(room.width, room.height - auction.height - GAP);
        let beside = Size::new(right, auction.height);
        let ways = [
            OwnStands::Right(own.arranged(Size::new(right, room.height))),
            OwnStands::Around {
                pyramid: own.pyramid_in(beside, BESIDE),
                hand: own.hand.fit(below, LARGE),
            },
            OwnStands::Below(own.arranged(below)),
        ];
        let corner = offered.corner().map(|corner| {
            let from = corner.moved(2, GAP / 2);
            let free = Size::new(room.width - from.x, auction.height - from.y);
            OwnStands::Corner {
                from,
                pyramid: own.pyramid_in(free, BESIDE),
                hand: own.hand.fit(below, LARGE),
            }
        });
        let worth = |way: &OwnStands| {
            let size = way.size(auction);
            let over = (size.width - room.width).max(0) + (size.height - room.height).max(0);
            let filled = match way {
                OwnStands::Corner { .. } => FILLED,
                OwnStands::Right(_) | OwnStands::Below(_) | OwnStands::Around { .. } => 0,
            };
            way.worth(own) + filled - 1000 * over
        };
        let mut best: Option<OwnStands> = None;
        for way in ways.into_iter().chain(corner) {
            if best.as_ref().is_none_or(|best| worth(&way) > worth(best)) {
                best = Some(way);
            }
        }
        best.unwrap_or_else(|| OwnStands::Below(own.arranged(below)))
    }

    fn hand(&self) -> u16 {
        match self {
            OwnStands::Right(arranged) | OwnStands::Below(arranged) => arranged.hand(),
            OwnStands::Around { hand, .. } | OwnStands::Corner { hand, .. } => hand.1,
        }
    }

    fn pyramid(&self) -> u16 {
        match self {
            OwnStands::Right(arranged) | OwnStands::Below(arranged) => arranged.pyramid(),
            OwnStands::Around { pyramid, .. } | OwnStands::Corner { pyramid, .. } => pyramid.1,
        }
    }

    fn worth(&self, own: &Own<'_>) -> i32 {
        match self {
            OwnStands::Right(arranged) | OwnStands::Below(arranged) => arranged.worth(),
            OwnStands::Around { pyramid, hand } | OwnStands::Corner { pyramid, hand, .. } => {
                own.worth(hand.1, pyramid.1)
            }
        }
    }

    fn size(&self, auction: Size<i32>) -> Size<i32> {
        match self {
            OwnStands::Right(arranged) => Size::new(
                auction.width + GAP + arranged.size.width,
                auction.height.max(arranged.size.height),
            ),
            OwnStands::Below(arranged) => Size::new(
                auction.width.max(arranged.size.width),
                auction.height + GAP + arranged.size.height,
            ),
            OwnStands::Around { pyramid, hand } => {
                let hand = hand.0.size();
                Size::new(
                    (auction.width + GAP + pyramid.0.width).max(hand.width),
                    auction.height.max(pyramid.0.height) + GAP + hand.height,
                )
            }
            OwnStands::Corner { from, pyramid, hand } => {
                let (upper, hand) = (cornered(auction, *from, pyramid.0), hand.0.size());
                Size::new(upper.width.max(hand.width), upper.height + GAP + hand.height)
            }
        }
    }

    fn lay(&self, scene: &mut Scene, own: &Own<'_>, offered: &Offered<'_>, at: Point) {
        let auction = offered.size();
        let all = self.size(auction);
        match self {
            OwnStands::Right(arranged) => {
                offered.lay(scene, at);
                let down = (all.height - arranged.size.height) / 2;
                own.lay_arranged(scene, at.moved(auction.width + GAP, down), arranged);
            }
            OwnStands::Below(arranged) => {
                offered.lay(scene, at.moved((all.width - auction.width) / 2, 0));
                let right = (all.width - arranged.size.width) / 2;
                own.lay_arranged(scene, at.moved(right, auction.height + GAP), arranged);
            }
            OwnStands::Around { pyramid, hand } => {
                let (size, card) = *pyramid;
                let upper =
                    Size::new(auction.width + GAP + size.width, auction.height.max(size.height));
                let left = (all.width - upper.width) / 2;
                offered.lay(scene, at.moved(left, 0));
                let right = at.x + left + auction.width + GAP;
                let room = Rect::new(right, at.y, size.width, upper.height);
                own.pyramid(scene, room, card);
                let left = (all.width - hand.0.size().width) / 2;
                let below = at.moved(left, upper.height + GAP);
                own.hand.lay(scene, below, &hand.0, hand.1);
            }
            OwnStands::Corner { from, pyramid, hand } => {
                let upper = cornered(auction, *from, pyramid.0);
                let corner = at.moved((all.width - upper.width) / 2, 0);
                offered.lay(scene, corner);
                let free = Size::new(upper.width - from.x, upper.height - from.y);
                let room = Rect { at: corner.moved(from.x, from.y), size: free };
                own.pyramid(scene, room, pyramid.1);
                let left = (all.width - hand.0.size().width) / 2;
                let below = at.moved(left, upper.height + GAP);
                own.hand.lay(scene, below, &hand.0, hand.1);
            }
        }
    }
}

fn cornered(auction: Size<i32>, from: Point, pyramid: Size<i32>) -> Size<i32> {
    Size::new(
        auction.width.max(from.x + pyramid.width),
        auction.height.max(from.y + pyramid.height),
    )
}
