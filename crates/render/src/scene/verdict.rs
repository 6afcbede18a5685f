//! The face of a judgement token.

use viceroy_rules::cards::{Judgement, TokenKind};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    None,
    Points(u8),
    /// Points for each circle and infinite gem.
    PerCircle(u8),
    /// Points for each token of a kind.
    Per(TokenKind, u8),
    /// Lose a token of one of these kinds.
    Discard(Kinds),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kinds(u8);

impl Kinds {
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
