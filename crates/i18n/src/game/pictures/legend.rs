//! What icons mean.

use crate::{Wording, clip};
use viceroy_rules::Module;

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
    Law,
    /// Cards under another.
    Tucked,
    /// Gems on a law.
    Pouch,
    Winner,
    /// What can be paid, and who has chosen.
    Done,
    /// A corner that would fit the own pyramid.
    Rim,
    Diamond,
    Aristocrat,
    /// A combat card, and the fight against monsters.
    Combat,
    /// A monster taken as a penalty.
    Penalty,
    Criminal,
    /// A judgement token.
    Judgement,
    /// A bribe token.
    Bribe,
    /// A character that moves.
    Relocate,
}

impl Icon {
    /// Those of every game, in the order of the legend.
    const ALWAYS: [Icon; 20] = [
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
        Icon::Rim,
        Icon::Done,
        Icon::Winner,
    ];

    /// Those that a game with these modules shows.
    pub fn of_game(modules: &[Module]) -> Vec<Icon> {
        let mut icons = Icon::ALWAYS.to_vec();
        if !modules.is_empty() {
            icons.push(Icon::Diamond);
        }
        for module in Module::ALL {
            if modules.contains(&module) {
                icons.extend_from_slice(match module {
                    Module::Aristocrats => &[Icon::Aristocrat],
                    Module::Invasion => &[Icon::Combat, Icon::Penalty],
                    Module::Underworld => {
                        &[Icon::Criminal, Icon::Judgement, Icon::Bribe, Icon::Relocate]
                    }
                });
            }
        }
        icons
    }
}

/// What an icon means.
pub fn icon(w: &Wording, icon: Icon) -> String {
    match icon {
        Icon::Gems => w.say(text!(legend_gems)),
        Icon::AnyGem => w.say(text!(legend_any_gem)),
        Icon::Infinite => w.say(text!(legend_infinite)),
        Icon::InfiniteSpent => w.say(text!(legend_infinite_spent)),
        Icon::Science => w.say(text!(legend_science)),
        Icon::Magic => w.say(text!(legend_magic)),
        Icon::MagicBonus => w.say(text!(legend_magic_bonus)),
        Icon::Defence => w.say(text!(legend_defence)),
        Icon::Attack => w.say(text!(legend_attack)),
        Icon::Points => w.say(text!(legend_points)),
        Icon::Circle => w.say(text!(legend_circle)),
        Icon::CircleBonus => w.say(text!(legend_circle_bonus)),
        Icon::Set => w.say(text!(legend_set)),
        Icon::Card => w.say(text!(legend_card)),
        Icon::Law => w.say(text!(legend_law)),
        Icon::Tucked => w.say(text!(legend_tucked)),
        Icon::Pouch => w.say(text!(legend_pouch)),
        Icon::Winner => w.say(text!(legend_winner)),
        Icon::Done => w.say(text!(legend_done)),
        Icon::Rim => w.say(text!(legend_rim)),
        Icon::Diamond => w.say(text!(legend_diamond)),
        Icon::Aristocrat => w.say(text!(legend_aristocrat)),
        Icon::Combat => w.say(text!(legend_combat)),
        Icon::Penalty => w.say(text!(legend_penalty)),
        Icon::Criminal => w.say(text!(legend_criminal)),
        Icon::Judgement => w.say(text!(legend_judgement)),
        Icon::Bribe => w.say(text!(legend_bribe)),
        Icon::Relocate => w.say(text!(legend_relocate)),
    }
}

pub fn alt_legend(w: &Wording, icons: &[String]) -> String {
    // There are commas in them.
    let icons = icons.join("; ");
    clip(&w.say(text!(legend_alt, icons = &icons)), ALT_LIMIT)
}
