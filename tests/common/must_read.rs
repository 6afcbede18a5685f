//! How much of which cards must be legible in each kind of picture, for rows of up to nine cards.
//! Beyond that a picture shows less, not smaller.

use viceroy::render::scene::FaceDetail;

/// Maximum row length, in hand or at a pyramid's base, for these guarantees.
pub const IN_A_ROW: usize = 9;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Offered,
    /// The dealt cards, or the first hand of which some go back.
    Dealt,
    /// The card to be placed, whose law is being resolved, or whose row is chosen.
    Asked,
    Hand,
    /// The next auction's cards, during development.
    Next,
    OwnPyramid,
    Taken,
    Pyramids,
}

/// By file name prefix. Names, gems, tokens, sums, prices, letters, bids and points must always be
/// legible.
pub const MUST_READ: [(&str, &[(Part, FaceDetail)]); 13] = [
    (
        "auction",
        &[
            (Part::Offered, FaceDetail::Rows),
            (Part::Hand, FaceDetail::Bare),
            (Part::OwnPyramid, FaceDetail::Bare),
        ],
    ),
    ("cards", &[(Part::Dealt, FaceDetail::Full)]),
    ("domain", &[]),
    (
        "own",
        &[
            (Part::Hand, FaceDetail::Brief),
            (Part::Next, FaceDetail::Number),
            (Part::OwnPyramid, FaceDetail::Bare),
        ],
    ),
    ("places", &[(Part::Asked, FaceDetail::Rows), (Part::OwnPyramid, FaceDetail::Number)]),
    ("choices", &[(Part::Asked, FaceDetail::Rows), (Part::OwnPyramid, FaceDetail::Number)]),
    ("choice", &[(Part::Asked, FaceDetail::Full), (Part::OwnPyramid, FaceDetail::Number)]),
    ("gems", &[]),
    ("battle", &[]),
    ("pyramid", &[(Part::OwnPyramid, FaceDetail::Brief)]),
    ("table", &[(Part::Offered, FaceDetail::Brief), (Part::Pyramids, FaceDetail::Bare)]),
    ("news", &[(Part::Taken, FaceDetail::Brief), (Part::Pyramids, FaceDetail::Bare)]),
    ("poster", &[(Part::Pyramids, FaceDetail::Bare)]),
];
