//! The legend of icons.

use crate::prelude::*;

use super::ALT_LIMIT;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Gems,
    AnyGem,
    Infinite,
    /// An infinite gem already used this turn.
    InfiniteSpent,
    Science,
    Magic,
    MagicBonus,
    Defence,
    Attack,
    Points,
    Circle,
    CircleBonus,
    Set,
    Card,
    Law,
    /// Cards tucked under another.
    Tucked,
    /// Gems on a law.
    Pouch,
    Winner,
    Done,
    /// A corner that would fit the player's pyramid.
    Rim,
    Diamond,
    Aristocrat,
    Combat,
    /// A monster taken as a penalty.
    Penalty,
    Criminal,
    Judgement,
    Bribe,
    Relocate,
}

impl Icon {
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
    // The items contain commas.
    let icons = icons.join("; ");
    clip(&w.say(text!(legend_alt, icons = &icons)), ALT_LIMIT)
}
