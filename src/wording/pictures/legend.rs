//! What icons mean.

use crate::wording::{Arg, Wording, clip};

use super::ALT_LIMIT;

/// A mark that is seen on pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Gems of the four colours.
    Gems,
    /// A gem of any colour.
    AnyGem,
    /// An infinite gem.
    Infinite,
    /// An infinite gem that has paid in this turn.
    InfiniteSpent,
    /// A science token.
    Science,
    /// A magic token.
    Magic,
    /// What magic tokens are worth.
    MagicBonus,
    /// A defence token.
    Defence,
    /// An attack token.
    Attack,
    /// A point token.
    Points,
    /// A single-colour circle.
    Circle,
    /// What circles of a colour are worth more.
    CircleBonus,
    /// A set of tokens.
    Set,
    /// A card that is given.
    Card,
    /// A law.
    Law,
    /// Cards under another.
    Tucked,
    /// Gems on a law.
    Pouch,
    /// The winner.
    Winner,
}

impl Icon {
    /// All of them, in the order of the legend.
    pub const ALL: [Icon; 18] = [
        Icon::Gems,
        Icon::AnyGem,
        Icon::Infinite,
        Icon::InfiniteSpent,
        Icon::Circle,
        Icon::CircleBonus,
        Icon::Points,
        Icon::Card,
        Icon::Law,
        Icon::Science,
        Icon::Magic,
        Icon::MagicBonus,
        Icon::Defence,
        Icon::Set,
        Icon::Attack,
        Icon::Tucked,
        Icon::Pouch,
        Icon::Winner,
    ];
}

/// What an icon means.
pub fn icon(w: &Wording, icon: Icon) -> String {
    let key = match icon {
        Icon::Gems => "legend-gems",
        Icon::AnyGem => "legend-any-gem",
        Icon::Infinite => "legend-infinite",
        Icon::InfiniteSpent => "legend-infinite-spent",
        Icon::Science => "legend-science",
        Icon::Magic => "legend-magic",
        Icon::MagicBonus => "legend-magic-bonus",
        Icon::Defence => "legend-defence",
        Icon::Attack => "legend-attack",
        Icon::Points => "legend-points",
        Icon::Circle => "legend-circle",
        Icon::CircleBonus => "legend-circle-bonus",
        Icon::Set => "legend-set",
        Icon::Card => "legend-card",
        Icon::Law => "legend-law",
        Icon::Tucked => "legend-tucked",
        Icon::Pouch => "legend-pouch",
        Icon::Winner => "legend-winner",
    };
    w.say(key, &[])
}

/// The legend in words.
pub fn alt_legend(w: &Wording, icons: &[String]) -> String {
    // There are commas in them.
    let icons = icons.join("; ");
    clip(
        &w.say("legend-alt", &[("icons", Arg::Text(&icons))]),
        ALT_LIMIT,
    )
}
