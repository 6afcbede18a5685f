//! Small marks: tokens, gems, and signs for what happened.

use super::verdict::Verdict;
use viceroy_rules::Token;
use viceroy_rules::cards::Colour;

/// A small picture that stands for a thing of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// A token that lies on a card.
    Token(Token),
    /// What magic is worth more.
    BonusMagic,
    /// An attack token.
    Attack,
    Gem(Colour),
    /// A gem of any colour.
    AnyGem,
    Diamond,
    Card,
    Law,
    Points,
    /// An infinite gem of any colour.
    AnyInfinite,
    /// A circle of any colour.
    Circle,
    CircleOf(Colour),
    /// A circle of several colours.
    MixedCircle,
    /// A level of the pyramid.
    Level,
    Aristocrat,
    /// A combat card, and the fight against monsters.
    Combat,
    /// A monster taken as a penalty.
    Penalty,
    /// A judgement token, face down.
    Judgement,
    /// A judgement token that goes.
    DiscardedJudgement,
    /// A judgement token, face up.
    Verdict(Verdict),
    /// A bribe token.
    Bribe,
    Criminal,
    /// A character that moves.
    Relocate,
    /// A set of science, magic and defence.
    Set,
    /// The winner's crown.
    Crown,
    /// A player who has answered.
    Done,
    /// A player who is waited for.
    Waiting,
    /// Cards tucked under others.
    Tucked,
    /// Gems laid on a law.
    Pouch,
}
