//! What is said as a whole, and who may read it.

/// A text that everybody in the channel may read. Made only from what lies open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PublicText(pub String);

/// A text for one player. It never goes where others can read it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PrivateText(pub String);

impl From<PublicText> for PrivateText {
    fn from(text: PublicText) -> Self {
        PrivateText(text.0)
    }
}
