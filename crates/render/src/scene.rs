//! Pictures as plain data. Equal scenes give equal pictures.

mod label;
mod mark;
mod monster;
mod theme;
mod verdict;

pub use super::geometry::{Point, Rect, Size};
pub use label::{Align, Label, Reading, TextColour, TextStyle, Weight};
pub use mark::Mark;
pub use monster::{MonsterLook, Strip};
pub use theme::Theme;
pub use verdict::{Kinds, Verdict};
pub use viceroy_i18n::GemLetters;

use std::cmp::Ordering;
use std::sync::Arc;

use viceroy_rules::cards::{AuctionCard, Card, CardId, Colour, Printing, SectionColour};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scene {
    pub width: u32,
    pub height: u32,
    pub theme: Theme,
    pub letters: GemLetters,
    /// Bottom to top.
    pub elements: Vec<Element>,
    /// Where the viewer's gems are counted, if that is not by a line of gems.
    pub gems: Option<Rect>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Element {
    /// The left edge; for labels the anchor.
    pub x: i32,
    /// The top edge; for labels the baseline.
    pub y: i32,
    pub look: Look,
}

/// An element's appearance without its position. Equal looks are drawn once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// A card face up.
    Card(CardLook),
    /// A domain card.
    Domain(DomainLook),
    /// A card that does not say which one it is.
    Outline { width: u16 },
    /// A monster strip.
    Monster(MonsterLook),
    Mark {
        mark: Mark,
        size: u16,
        /// Spent or unavailable.
        dim: bool,
    },
    /// A single-colour circle.
    Disc {
        colour: Colour,
        /// 0 omits the number, where it would be unreadable.
        value: u16,
        size: u16,
    },
    /// A text.
    Label(Label),
    Panel {
        width: u16,
        height: u16,
        /// Colours and shape.
        style: PanelStyle,
    },
    /// A free place with its letter.
    Place {
        letter: char,
        width: u16,
        /// The sections the card would have there.
        sections: [SectionColour; 4],
    },
    /// Tucked cards at a card's lower right: a single one with its number, several fanned and
    /// counted.
    Peek {
        /// The one in front.
        card: CardId,
        count: u8,
        width: u16,
    },
    /// The edge of a tucked card with its number.
    Edge { card: CardId, width: u16, height: u16 },
    /// A rim around a corner that would fit the viewer's pyramid.
    Rim {
        corner: RimAt,
        /// The card's width.
        width: u16,
        face: FaceDetail,
    },
    Letter {
        letter: char,
        /// The diameter.
        size: u16,
    },
    /// How a number rose and fell: pixels above the bottom, from left to right.
    Course { heights: Arc<[u16]>, width: u16, height: u16 },
    Level {
        /// From 1 to 5.
        level: u8,
        state: LevelMark,
        size: u16,
    },
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CardLook {
    pub card: CardId,
    pub writing: Writing,
    pub printing: Printing,
    /// The height follows from [`card_height`].
    pub width: u16,
    pub face: FaceDetail,
    /// Which rows stand out.
    pub rows: RowLight,
    /// In the order of [`viceroy_rules::cards::Section::ALL`].
    pub sections: [SectionColour; 4],
    pub painted: [bool; 4],
    /// Tokens lie on it, so what they cover is pale.
    pub covered: bool,
}

/// A card's text in one language.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Writing {
    pub name: Arc<str>,
    pub law: Option<Arc<str>>,
}

impl Writing {
    /// The printed text, regardless of language.
    pub fn as_printed(card: &Card, printing: Printing) -> Writing {
        let law = card.law(printing);
        Writing {
            name: card.name.en.as_str().into(),
            law: law.map(|(text, _)| text.en.as_str().into()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RimAt {
    TopLeft,
    TopRight,
    Bottom,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaceDetail {
    Full,
    /// Number, sections, and rewards as signs that are readable on small cards.
    Rows,
    /// Number, sections and portrait, with room for tokens.
    Brief,
    /// Like `Brief`, without the number.
    Bare,
    /// Number and sections only, for very wide pyramids.
    Number,
}

/// The box, in points, that Discord fits a picture into in a wide window; a click shows it in full.
pub const SHOWN: Size<u32> = Size::new(550, 350);

/// Greatest picture size in pixels. Phones fit the whole width, so more pixels would shrink the
/// text; windows have two pixels per point of height.
pub const FRAME: Size<u32> = Size::new(708, 700);

/// A table's greatest height: wide pyramids of four need more than a square, and its text is still
/// [`LEAST_READ`] high in a window.
pub const TABLE_HEIGHT: u32 = 798;

/// Points of a phone 390 wide that show a picture's width.
pub const PHONE: u32 = 326;

/// Least height, in points, of text that must be readable.
pub const LEAST_READ: u16 = 11;

/// Displayed width of pictures on a phone, in points.
pub const TELEPHONE: u32 = 312;

/// Least letter height, in pixels, that is readable on a phone.
pub const READ: u16 = (FRAME.width * LEAST_READ as u32).div_ceil(TELEPHONE) as u16;

impl FaceDetail {
    /// Most detailed first.
    pub const ALL: [FaceDetail; 5] = [
        FaceDetail::Full,
        FaceDetail::Rows,
        FaceDetail::Brief,
        FaceDetail::Number,
        FaceDetail::Bare,
    ];

    /// The most detailed face that is readable at a card width.
    pub fn standing(card: u16) -> FaceDetail {
        let read = |face: &FaceDetail| card >= face.least();
        let mut all = FaceDetail::ALL.into_iter();
        all.find(read).unwrap_or(FaceDetail::Bare)
    }

    /// The least card width, in pixels, at which a face is readable.
    pub fn least(self) -> u16 {
        // The smallest letters on a card 240 wide.
        let size = match self {
            FaceDetail::Full => NAME,
            FaceDetail::Rows => ROWS,
            FaceDetail::Brief => BRIEF_NUMBER,
            FaceDetail::Number => 112.0,
            FaceDetail::Bare => return 0,
        };
        (f32::from(READ) * 240.0 / size).ceil() as u16
    }
}

pub(super) const NAME: f32 = 28.0;

pub(super) const ROWS: f32 = 37.0;

pub(super) const BRIEF_NUMBER: f32 = 92.0;

/// As high as other cards (R-TD-05).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DomainLook {
    pub name: Arc<str>,
    pub width: u16,
    pub face: FaceDetail,
    /// What they count as now.
    pub sections: [SectionColour; 4],
    pub covered: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RowLight {
    All,
    /// The row of the level it was played on, 1 to 4.
    One(u8),
    /// Rows 1 to 3, as on the fifth level.
    FirstThree,
    /// The fifth level's point token was taken instead.
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PanelStyle {
    Plain,
    Gold,
    Rule,
    Band,
    Hollow,
    Auction(AuctionCard),
    Chip,
    /// For the player who is to act or has won.
    GoldChip,
    /// For gems laid on a law.
    Pouch,
    /// Dark in both themes.
    Combat,
    Tray,
    Frame,
    /// A frame around what a text refers to.
    Pointed,
    /// A plate below a new card, visible around it.
    Fresh,
    /// Connects two colliding bids.
    Link,
    /// Shades what cannot be chosen.
    Veil,
    Postcard,
    /// A day with a result above, at or below par.
    Day(Ordering),
    /// Around the day of today.
    Today,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LevelMark {
    Playable,
    /// There is a place, but too few gems.
    TooExpensive,
    NoPlace,
}

pub fn card_height(width: u16) -> u16 {
    (u32::from(width) * 29 / 30) as u16
}

impl Scene {
    pub fn new(width: u32, height: u32) -> Scene {
        Scene {
            width,
            height,
            theme: Theme::default(),
            letters: GemLetters::default(),
            elements: vec![],
            gems: None,
        }
    }

    /// Together with where they are counted already.
    pub fn counts_gems(&mut self, room: Rect) {
        self.gems = Some(self.gems.map_or(room, |other| other.joined(room)));
    }

    pub fn lay(&mut self, at: Point, look: Look) {
        let Point { x, y } = at;
        self.elements.push(Element { x, y, look });
    }

    pub fn mark(&mut self, at: Point, mark: Mark, size: u16) {
        let dim = false;
        self.lay(at, Look::Mark { mark, size, dim });
    }

    pub fn panel(&mut self, at: Point, size: Size, style: PanelStyle) {
        let Size { width, height } = size;
        let look = Look::Panel { width, height, style };
        self.lay(at, look);
    }

    /// Bold text from an anchor on its baseline.
    pub fn write(&mut self, at: Point, text: impl Into<String>, style: TextStyle) {
        let label = Label {
            text: text.into(),
            size: style.size,
            weight: Weight::Bold,
            colour: style.colour,
            align: style.align,
            reading: style.reading,
            narrow: style.narrow,
        };
        self.lay(at, Look::Label(label));
    }

    /// One element per line; for tests.
    pub fn describe(&self) -> String {
        use std::fmt::Write;
        let mut text = format!("{} x {}\n", self.width, self.height);
        for e in &self.elements {
            let _ = writeln!(text, "{},{} {:?}", e.x, e.y, e.look);
        }
        text
    }
}
