//! The costs and rewards of combat (R-INV-06 to R-INV-09).

use super::rewards::Rewards;
use crate::battle::Way;
use crate::pieces::Zone;
use crate::prelude::*;

/// R-INV-07.
pub(crate) fn fight(play: &mut EngineCtx<'_>, seat: Seat, way: Way) {
    let Way { beaten, screen, combat } = way;
    if !screen.gems.is_empty() {
        play.screen(seat, ScreenFact::GemsOut(screen.gems));
    }
    if screen.diamonds > 0 {
        play.screen(seat, ScreenFact::DiamondsOut(screen.diamonds));
    }
    play.happen(OpenFact::Invasion(InvasionFact::Fought { seat, beaten, screen, combat }));
}

/// R-INV-08: the highest and, while the supply lacks part of a reward, the next lower one.
pub(crate) fn rewards_to_choose(
    rules: &Ruleset,
    table: &Table,
    beaten: u8,
) -> SmallVec<[MonsterId; 4]> {
    let stack = &table.open.invasion.stack;
    let mut offered = SmallVec::new();
    for monster in stack.iter().take(usize::from(beaten)).rev() {
        offered.push(*monster);
        let reward = rules.catalogue.monster(*monster).map(|m| &m.reward);
        if reward.is_none_or(|reward| is_there(table, reward)) {
            break;
        }
    }
    offered
}

/// Excludes the combat card: taking from it is optional (R-INV-05).
fn is_there(table: &Table, reward: &[Reward]) -> bool {
    let mut gems = table.open.reserve;
    let mut diamonds = table.open.diamonds;
    let decks = DeckKind::OF_REWARDS;
    let mut cards: usize = decks.map(|deck| table.decks.cards(deck).len()).iter().sum();
    let mut of_choice = 0u16;
    for reward in reward {
        let enough = match *reward {
            Reward::Infinite(colour) => {
                let there = gems[colour] > 0;
                gems = gems.minus(&Gems::only(colour, 1));
                there
            }
            Reward::InfiniteOfChoice => {
                of_choice += 1;
                true
            }
            Reward::Gems(n) => {
                of_choice += u16::from(n);
                true
            }
            Reward::Diamonds(n) => {
                let there = diamonds >= n;
                diamonds = diamonds.saturating_sub(n);
                there
            }
            Reward::Cards(n) => {
                let there = cards >= usize::from(n);
                cards = cards.saturating_sub(usize::from(n));
                there
            }
            _ => true,
        };
        if !enough {
            return false;
        }
    }
    of_choice <= gems.total()
}

/// R-INV-08. Tokens go on the combat card.
pub(crate) fn give(play: &mut EngineCtx<'_>, seat: Seat, monster: MonsterId) {
    play.happen(OpenFact::Invasion(InvasionFact::Rewarded { seat, monster }));
    let monster = play.rules.catalogue.monster(monster);
    let reward: Rewards = monster.map_or(Rewards::new(), |m| m.reward.iter().copied().collect());
    rewards::give_all(play, seat, Zone::Combat.into(), reward);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardId, Colour};
    use crate::fact::{DeckFact, DiamondFact};

    #[test]
    fn r_inv_08_a_reward_is_there_only_as_a_whole() {
        let mut table = Table::empty(2);
        let red = |n| Gems::only(Colour::Red, n);
        table.evolve(&OpenFact::ReserveIs(red(2)).into());
        table.evolve(&OpenFact::Diamonds(DiamondFact::InReserve(3)).into());
        for (deck, cards) in [(DeckKind::Small, 1), (DeckKind::Laws, 1)] {
            let cards = vec![CardId(1); cards];
            table.evolve(&DeckFact::Stacked { deck, cards }.into());
        }
        let infinite = Reward::Infinite(Colour::Red);
        let there: &[&[Reward]] = &[
            &[infinite, infinite],
            &[infinite, Reward::Gems(1)],
            &[Reward::InfiniteOfChoice, Reward::Gems(1)],
            &[Reward::Diamonds(1), Reward::Diamonds(2)],
            &[Reward::Cards(1), Reward::Cards(1), Reward::Points(9)],
        ];
        let short: &[&[Reward]] = &[
            &[infinite, infinite, infinite],
            &[infinite, Reward::Gems(2)],
            &[Reward::Infinite(Colour::Blue)],
            &[Reward::InfiniteOfChoice, Reward::Gems(2)],
            &[Reward::Diamonds(2), Reward::Diamonds(2)],
            &[Reward::Cards(2), Reward::Cards(1)],
        ];
        for (rewards, is) in [(there, true), (short, false)] {
            for reward in rewards {
                assert_eq!(is_there(&table, reward), is, "{reward:?}");
            }
        }
    }
}
