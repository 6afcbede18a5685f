//! Gems and diamonds as short text, and ways to pay for monsters.

use super::gems::{read_gems, write_gems};
use crate::rules::{Stones, Way};

/// The gems by colour, then the diamonds.
pub(crate) fn write(stones: &Stones) -> String {
    format!("{}*{}", write_gems(&stones.gems), stones.diamonds)
}

pub(crate) fn read(text: &str) -> Option<Stones> {
    let (gems, diamonds) = text.split_once('*')?;
    Some(Stones {
        gems: read_gems(gems)?,
        diamonds: diamonds.parse().ok()?,
    })
}

pub(crate) fn write_way(way: &Way) -> String {
    let (screen, combat) = (write(&way.screen), write(&way.combat));
    format!("{}_{screen}_{combat}", way.beaten)
}

pub(crate) fn read_way(text: &str) -> Option<Way> {
    let mut parts = text.splitn(3, '_');
    Some(Way {
        beaten: parts.next()?.parse().ok()?,
        screen: read(parts.next()?)?,
        combat: read(parts.next()?)?,
    })
}
