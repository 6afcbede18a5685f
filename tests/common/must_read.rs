//! What must be read in each kind of picture where it is shown, as long as no row has more than nine cards: what the
//! decision is about in full, other cards by number and colours or by colours alone. Beyond that a picture shows less, not
//! smaller.

use viceroy::render::scene::FaceDetail;

/// As many cards as this in a row, in hand or at the base of a pyramid, keep what is listed.
pub const IN_A_ROW: usize = 9;

/// Cards in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The cards beside the auction cards.
    Offered,
    /// The cards dealt at the start, or the first hand of which some go back.
    Dealt,
    /// The card that looks for its place, whose law asks, or whose row is chosen.
    Asked,
    /// The cards in hand.
    Hand,
    /// The cards of the next auction, while there is development before it.
    Next,
    /// The viewer's pyramid.
    OwnPyramid,
    /// The cards that were taken.
    Taken,
    /// The pyramids that are shown.
    Pyramids,
}

/// For each kind of picture, by the beginning of its file's name, how much of which cards must be read at least. Names,
/// gems, tokens, sums, prices, letters, bids and points must be read wherever they are shown.
pub const MUST_READ: [(&str, &[(Part, FaceDetail)]); 11] = [
    (
        "auction",
        &[
            (Part::Offered, FaceDetail::Rows),
            (Part::Hand, FaceDetail::Brief),
            (Part::OwnPyramid, FaceDetail::Bare),
        ],
    ),
    ("cards", &[(Part::Dealt, FaceDetail::Full)]),
    // Marks and words.
    ("domain", &[]),
    (
        "own",
        &[
            (Part::Hand, FaceDetail::Rows),
            (Part::Next, FaceDetail::Brief),
            (Part::OwnPyramid, FaceDetail::Bare),
        ],
    ),
    ("places", &[(Part::Asked, FaceDetail::Rows), (Part::OwnPyramid, FaceDetail::Number)]),
    ("choices", &[(Part::Asked, FaceDetail::Rows), (Part::OwnPyramid, FaceDetail::Number)]),
    ("criminal", &[(Part::Asked, FaceDetail::Rows), (Part::OwnPyramid, FaceDetail::Number)]),
    ("pyramid", &[(Part::OwnPyramid, FaceDetail::Brief)]),
    ("table", &[(Part::Offered, FaceDetail::Brief), (Part::Pyramids, FaceDetail::Bare)]),
    ("news", &[(Part::Taken, FaceDetail::Brief), (Part::Pyramids, FaceDetail::Bare)]),
    ("poster", &[(Part::Pyramids, FaceDetail::Bare)]),
];
