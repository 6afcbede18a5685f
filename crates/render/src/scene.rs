//! A picture as plain data: what lies where. Two equal scenes give two equal pictures.

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

use std::sync::Arc;

use viceroy_rules::cards::{AuctionCard, Card, CardId, Colour, Printing, SectionColour};

/// A picture before it is painted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scene {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// What the ground is like.
    pub theme: Theme,
    /// What lies on the ground, from bottom to top.
    pub elements: Vec<Element>,
}

/// One thing in a picture.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Element {
    /// The left edge; for a label its anchor.
    pub x: i32,
    /// The top edge; for a label its baseline.
    pub y: i32,
    pub look: Look,
}

/// What a thing looks like, apart from where it lies. Equal looks are drawn once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// A card with its face up.
    Card(CardLook),
    /// A domain card.
    Domain(DomainLook),
    /// A monster on its strip.
    Monster(MonsterLook),
    /// A mark: a token, a gem, a card count and so on.
    Mark {
        mark: Mark,
        /// Width and height.
        size: u16,
        /// Whether it is spent or not available.
        dim: bool,
    },
    /// A single-colour circle, ringed, with its value.
    Disc {
        colour: Colour,
        /// What it is worth at the end; 0 leaves the number out, where it could not be read.
        value: u16,
        /// Its diameter.
        size: u16,
    },
    /// A text.
    Label(Label),
    /// A rectangle that holds other things.
    Panel {
        width: u16,
        height: u16,
        /// What kind of panel.
        style: PanelStyle,
    },
    /// A free place with the letter players call it by.
    Place {
        letter: char,
        width: u16,
        /// The sections the card would have there.
        sections: [SectionColour; 4],
    },
    /// Cards that peek out at the lower right of the card they are tucked under: the only one by its number, more of
    /// them fanned and counted.
    Peek {
        /// The one in front.
        card: CardId,
        /// How many there are.
        count: u8,
        /// The width of the card above them.
        width: u16,
    },
    /// The edge of a tucked card with its number.
    Edge { card: CardId, width: u16, height: u16 },
    /// A rim around a corner of a card that would fit the viewer's pyramid.
    Rim {
        /// Around which.
        corner: RimAt,
        /// The width of the card.
        width: u16,
        /// How much of it is shown.
        face: FaceDetail,
    },
    /// The letter of a card that may be chosen.
    Letter {
        letter: char,
        /// Its diameter.
        size: u16,
    },
    /// A level a card in hand may or may not be played on.
    Level {
        /// From 1 to 5.
        level: u8,
        /// Whether it may.
        state: LevelMark,
        /// Width and height.
        size: u16,
    },
}

/// A card as it shall look.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CardLook {
    pub card: CardId,
    /// What is written on it.
    pub writing: Writing,
    /// Which of its texts it has.
    pub printing: Printing,
    /// Its width; the height follows from [`card_height`].
    pub width: u16,
    /// How much of it is shown.
    pub face: FaceDetail,
    /// Which rows stand out.
    pub rows: RowLight,
    /// The colours of its sections, in the order of [`viceroy_rules::cards::Section::ALL`].
    pub sections: [SectionColour; 4],
    pub painted: [bool; 4],
    /// Whether tokens lie on it: then what they cover is pale.
    pub covered: bool,
}

/// What is written on a card, in the language of the picture. Cards in two languages are two looks.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Writing {
    pub name: Arc<str>,
    /// What it says, if it is a law.
    pub law: Option<Arc<str>>,
}

impl Writing {
    /// As it is printed, whatever a language calls it.
    pub fn as_printed(card: &Card, printing: Printing) -> Writing {
        let law = card.law(printing);
        Writing {
            name: card.name.en.as_str().into(),
            law: law.map(|(text, _)| text.en.as_str().into()),
        }
    }
}

/// Which corner of a card a rim is around.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RimAt {
    /// The upper left one.
    TopLeft,
    /// The upper right one.
    TopRight,
    /// The lower half disc.
    Bottom,
}

/// How much of a card's face is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaceDetail {
    /// Everything.
    Full,
    /// Number, sections, and what it gives as signs, so large that they are read where cards are small.
    Rows,
    /// Number, sections and arms, and much room for what lies on the card.
    Brief,
    /// The same without the number, where a number could not be read or there are many pyramids.
    Bare,
    /// Number and sections alone, for very wide pyramids.
    Number,
}

/// What a picture is fitted into where a wide window shows a message, in points. On a click it is shown whole.
pub const SHOWN: Size<u32> = Size::new(550, 350);

/// The most pixels in a row and in a column of a picture. A telephone shows all of them in its width, so more in a row would
/// make what is written on it smaller; a window has two of them for each point of its height.
pub const FRAME: Size<u32> = Size::new(708, 700);

/// The least height of a text that must be read, in points.
pub const LEAST_READ: u16 = 11;

/// How wide a telephone shows a picture, in points.
pub const TELEPHONE: u32 = 312;

/// The least height of letters, in pixels, with which they are so high on a telephone.
pub const READ: u16 = (FRAME.width * LEAST_READ as u32).div_ceil(TELEPHONE) as u16;

impl FaceDetail {
    /// All of them, from the one that shows most.
    pub const ALL: [FaceDetail; 5] = [
        FaceDetail::Full,
        FaceDetail::Rows,
        FaceDetail::Brief,
        FaceDetail::Number,
        FaceDetail::Bare,
    ];

    /// The most that a card of a width can show so that what is written on it can be read.
    pub fn standing(card: u16) -> FaceDetail {
        let read = |face: &FaceDetail| card >= face.least();
        let mut all = FaceDetail::ALL.into_iter();
        all.find(read).unwrap_or(FaceDetail::Bare)
    }

    /// The least width of a card of which what is written can be read.
    pub fn least(self) -> u16 {
        // So high are the least letters on a card that is 240 wide.
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

/// The height of the name of a card that shows everything.
pub(super) const NAME: f32 = 28.0;

/// The height of letters in the rows of a card that shows number and rows.
pub(super) const ROWS: f32 = 37.0;

/// The height of the number of a card that shows number and arms.
pub(super) const BRIEF_NUMBER: f32 = 92.0;

/// A domain card as it shall look (R-TD-05). Its height is that of other cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DomainLook {
    /// What it is called.
    pub name: Arc<str>,
    pub width: u16,
    /// How much of it is shown.
    pub face: FaceDetail,
    /// What its sections count as now.
    pub sections: [SectionColour; 4],
    /// Whether tokens lie on it.
    pub covered: bool,
}

/// Which rows of a character stand out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RowLight {
    /// All alike.
    All,
    /// The row of the level it was played on, 1 to 4.
    One(u8),
    /// Rows 1 to 3, as on the fifth level.
    FirstThree,
    /// None: the fifth level's point token was taken instead.
    Nothing,
}

/// What kind of panel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PanelStyle {
    /// A raised part of the ground.
    Plain,
    /// One that wants attention.
    Gold,
    /// A quiet line across.
    Rule,
    /// A quiet band behind a level.
    Band,
    /// An empty place for a card.
    Hollow,
    Auction(AuctionCard),
    /// A small plate behind a name.
    Chip,
    /// A small plate behind the name of the one who is waited for or has won.
    GoldChip,
    /// A leather pouch, opened flat, for gems laid on a law.
    Pouch,
    /// A combat card: dark, whatever the ground.
    Combat,
    /// The front of a tray in which cards stand.
    Tray,
    /// A frame around a card that may be chosen.
    Frame,
    /// A frame around what words speak of.
    Pointed,
    /// A plate below a card that is new, seen around it.
    Fresh,
    /// What joins two bids that met.
    Link,
    /// A shade over what may not be chosen.
    Veil,
}

/// Whether a card may be played on a level now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LevelMark {
    /// It may.
    Playable,
    /// There is a place, but the gems do not suffice.
    TooExpensive,
    NoPlace,
}

/// The height of a card of a width; nearly square.
pub fn card_height(width: u16) -> u16 {
    (u32::from(width) * 29 / 30) as u16
}

impl Scene {
    /// An empty ground.
    pub fn new(width: u32, height: u32) -> Scene {
        Scene { width, height, theme: Theme::default(), elements: vec![] }
    }

    /// Lays something on top.
    pub fn lay(&mut self, at: Point, look: Look) {
        let Point { x, y } = at;
        self.elements.push(Element { x, y, look });
    }

    /// Lays a mark on top.
    pub fn mark(&mut self, at: Point, mark: Mark, size: u16) {
        let dim = false;
        self.lay(at, Look::Mark { mark, size, dim });
    }

    /// Lays a panel on top.
    pub fn panel(&mut self, at: Point, size: Size, style: PanelStyle) {
        let Size { width, height } = size;
        let look = Look::Panel { width, height, style };
        self.lay(at, look);
    }

    /// Writes bold text from an anchor on its baseline.
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

    /// Everything in the picture as text, one element a line: what tests read.
    pub fn describe(&self) -> String {
        use std::fmt::Write;
        let mut text = format!("{} x {}\n", self.width, self.height);
        for e in &self.elements {
            let _ = writeln!(text, "{},{} {:?}", e.x, e.y, e.look);
        }
        text
    }
}
