//! Small marks: tokens, gems and other signs.

use super::verdict::Verdict;
use viceroy_rules::Token;
use viceroy_rules::cards::Colour;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    Token(Token),
    BonusMagic,
    Attack,
    Gem(Colour),
    AnyGem,
    Diamond,
    Card,
    Law,
    Points,
    AnyInfinite,
    Circle,
    CircleOf(Colour),
    MixedCircle,
    Level,
    Aristocrat,
    Combat,
    Penalty,
    Judgement,
    /// Judgement tokens to discard.
    DiscardedJudgement,
    Verdict(Verdict),
    Bribe,
    Criminal,
    Relocate,
    Set,
    Crown,
    Done,
    /// A player who is to act.
    Waiting,
    Tucked,
    Pouch,
}
