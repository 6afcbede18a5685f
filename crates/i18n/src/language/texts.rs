//! Finished texts, by who may read them.

/// Everybody in the channel may read it, so it must contain only public information.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PublicText(pub String);

/// For one player only; never send it where others can read it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PrivateText(pub String);

impl From<PublicText> for PrivateText {
    fn from(text: PublicText) -> Self {
        PrivateText(text.0)
    }
}
