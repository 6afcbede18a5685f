//! A monster of the stack as it shall look.

use std::sync::Arc;

use crate::geometry::Size;
use viceroy_rules::cards::{Colour, Monster, MonsterId, Reward, Tier};

/// A monster on a strip: the creature, its name, what it costs and what it brings.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MonsterLook {
    pub monster: MonsterId,
    /// What it is called.
    pub name: Arc<str>,
    /// How high it comes in a stack.
    pub tier: Tier,
    /// The colour of the gems it costs.
    pub colour: Colour,
    /// What it brings.
    pub reward: Vec<Reward>,
    /// How much of it is shown.
    pub strip: Strip,
    /// The width of the strip.
    pub width: u16,
    pub height: u16,
}

/// How a monster is laid out on its strip.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strip {
    /// The name over cost and reward.
    Named,
    /// The creature, cost and reward alone.
    Brief,
}

impl MonsterLook {
    /// A monster, called so, on a strip of a size.
    pub fn of(monster: &Monster, name: String, strip: Strip, size: Size) -> MonsterLook {
        let Size { width, height } = size;
        MonsterLook {
            monster: monster.id,
            name: name.into(),
            tier: monster.tier,
            colour: monster.colour,
            reward: monster.reward.clone(),
            strip,
            width,
            height,
        }
    }
}
