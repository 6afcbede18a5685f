//! Images of tokens on cards (R-ARI-04); they count while the card lies openly in a pyramid.

use super::ruleset::Ruleset;
use super::table::Pyramid;
use crate::cards::Image;

pub fn images(ruleset: &Ruleset, pyramid: &Pyramid, wanted: Image) -> u8 {
    if ruleset.extras.is_empty() {
        return 0;
    }
    let cards = pyramid.cards.iter().map(|placed| placed.card);
    let with_extra = cards.filter(|card| ruleset.extras.contains(*card));
    with_extra.map(|card| ruleset.card(card).images(wanted)).sum()
}
