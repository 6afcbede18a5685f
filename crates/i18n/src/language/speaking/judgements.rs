//! Names of judgement tokens.

use super::TermFormatter;
use crate::prelude::*;

impl TermFormatter<'_> {
    pub(super) fn judgement(&self, judgement: &Judgement) -> String {
        match judgement {
            Judgement::None => self.word("judgement-none", &[]),
            Judgement::Points(n) => self.counted("judgement-points", *n),
            Judgement::PerCircle(n) => self.counted("judgement-per-circle", *n),
            Judgement::PerMagic(n) => self.counted("judgement-per-magic", *n),
            Judgement::PerDefence(n) => self.counted("judgement-per-defence", *n),
            Judgement::PerScience(n) => self.counted("judgement-per-science", *n),
            Judgement::Discard(kinds) => {
                let kinds = Term::list(kinds.iter().copied(), Joined::Or);
                self.word("judgement-discard", &[("kinds", self.thing(kinds))])
            }
        }
    }
}
