//! What stands on the face of a judgement token.

use viceroy_rules::cards::{Judgement, TokenKind};

/// The face of a judgement token (R-UND-09).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// Nothing happens.
    None,
    /// So many points.
    Points(u8),
    /// So many points for each circle and infinite gem.
    PerCircle(u8),
    /// So many points for each token of a kind.
    Per(TokenKind, u8),
    /// A token of one of some kinds goes.
    Discard(Kinds),
}

/// Some kinds of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kinds(u8);

impl Kinds {
    /// They, in their order.
    pub fn kinds(self) -> impl Iterator<Item = TokenKind> {
        let all = TokenKind::ALL.into_iter();
        all.filter(move |kind| self.0 >> (*kind as u8) & 1 == 1)
    }
}

impl From<&Judgement> for Verdict {
    fn from(judgement: &Judgement) -> Verdict {
        match judgement {
            Judgement::None => Verdict::None,
            Judgement::Points(n) => Verdict::Points(*n),
            Judgement::PerCircle(n) => Verdict::PerCircle(*n),
            Judgement::PerMagic(n) => Verdict::Per(TokenKind::Magic, *n),
            Judgement::PerDefence(n) => Verdict::Per(TokenKind::Defence, *n),
            Judgement::PerScience(n) => Verdict::Per(TokenKind::Science, *n),
            Judgement::Discard(kinds) => {
                let bits = kinds.iter().fold(0, |bits, kind| bits | 1 << (*kind as u8));
                Verdict::Discard(Kinds(bits))
            }
        }
    }
}
