//! Permutes the unseen monsters within their tiers.

use super::*;

pub(super) fn scramble(stored: &mut Stored, luck: &mut StdRng) {
    let seen: Vec<MonsterId> = stored
        .facts()
        .filter_map(|fact| match fact {
            Fact::Open(OpenFact::Invasion(InvasionFact::Appeared(monster))) => Some(*monster),
            Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => None,
        })
        .collect();
    let catalogue = stored.ruleset.catalogue;
    for tier in Tier::ALL {
        let all = catalogue.monsters().iter();
        let unseen = all.filter(|m| m.tier == tier && !seen.contains(&m.id));
        let mut circle: Vec<MonsterId> = unseen.map(|m| m.id).collect();
        circle.shuffle(luck);
        let next = |monster: MonsterId| {
            let at = circle.iter().position(|m| *m == monster);
            at.map_or(monster, |at| circle[(at + 1) % circle.len()])
        };
        for fact in stored.steps.iter_mut().flatten() {
            if let Fact::Decks(DeckFact::MonstersStacked(deck)) = fact {
                deck.iter_mut().for_each(|monster| *monster = next(*monster));
            }
        }
    }
}
