//! The look of a monster of the stack.

use std::sync::Arc;

use crate::geometry::Size;
use viceroy_rules::cards::{Colour, Monster, MonsterId, Reward, Tier};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MonsterLook {
    pub monster: MonsterId,
    pub name: Arc<str>,
    pub tier: Tier,
    pub colour: Colour,
    pub reward: Vec<Reward>,
    pub strip: Strip,
    pub width: u16,
    pub height: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strip {
    Named,
    Brief,
}

impl MonsterLook {
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
