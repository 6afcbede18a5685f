//! Choosing gems: likely mixes as buttons, others in a menu while they fit, and any can be typed.

use super::asked::{AskedAt, PanelQuestion};
use crate::prelude::*;
use viceroy_rules::cards::Gems;
use viceroy_rules::query;

/// Buttons for likely mixes where none looks best.
const LIKELY: usize = 2;

pub(super) fn rows(asked: &PanelQuestion<'_>, limits: &Gems, total: HowMany) -> Vec<Row> {
    let bag = Bag::of(asked, limits);
    let mut mixes: Vec<Gems> =
        (total.least..=total.most).rev().flat_map(|n| mixes(limits, n)).collect();
    let mut likely = bag.likely(&mixes, total);
    // If the menu is too short, the last button opens the form. Several buttons of gems take as many lines
    // on a phone, so the others are choices of the menu.
    let most = match (asked.recommended, asked.reads, asked.at) {
        (Some(_), _, _) => 1,
        (None, Reads::Pictures, AskedAt::Game(..)) => LIKELY,
        (None, Reads::Text, _) | (None, _, AskedAt::Lesson(_) | AskedAt::Again(..)) => BUTTONS,
    };
    let buttons = likely.len().min(most);
    let all = mixes.len() <= OPTIONS + buttons;
    let typed = asked.typed().filter(|_| !all);
    match asked.recommended {
        Some(Answer::Gems(best)) if mixes.contains(best) => likely = vec![*best],
        Some(_) | None => likely.truncate(most.min(BUTTONS - usize::from(typed.is_some()))),
    }
    mixes.retain(|mix| !likely.contains(mix));
    if !all {
        // The menu prefers even mixes, then those of few colours.
        let most = total.most;
        mixes.sort_by_key(|mix| {
            let uneven = spread(mix);
            (
                bag.part_on_combat_card(mix).total(),
                u16::from(most) - mix.total(),
                uneven.min(1),
                kinds(mix),
                uneven,
            )
        });
        mixes.truncate(OPTIONS);
    }
    let said = |mix: &Gems| offers::gems_to_take(asked.w, mix, &bag.part_on_combat_card(mix));
    let button = |mix: &Gems| asked.button(Answer::Gems(*mix), said(mix));
    let buttons = likely.iter().map(button).chain(typed);
    let mut rows = vec![Row::Buttons(buttons.collect())];
    let title =
        if all { asked.w.say(text!(menu_gems)) } else { asked.w.say(text!(menu_gems_some)) };
    let choices = mixes.into_iter().map(|mix| {
        let label = offers::Label { title: said(&mix), more: String::new() };
        asked.choice(label, Answer::Gems(mix))
    });
    rows.extend(in_menus(choices.collect(), &title, |i| asked.menu(i), 0));
    rows
}

struct Bag {
    /// Behind the player's own screen.
    own: Gems,
    /// What is available without the own combat card.
    there: Gems,
    gives: bool,
}

impl Bag {
    fn of(asked: &PanelQuestion<'_>, limits: &Gems) -> Bag {
        let topic = asked.question.topic;
        let from_combat_card = query::from_combat_card(&asked.view.table.open, topic, limits);
        Bag {
            own: asked.view.screen.gems,
            there: limits.minus(&from_combat_card),
            gives: matches!(
                topic,
                Topic::ReturnGems | Topic::SwapGems | Topic::CopyGems | Topic::Purse
            ),
        }
    }

    fn part_on_combat_card(&self, mix: &Gems) -> Gems {
        mix.minus(&self.there)
    }

    /// A sum of squares: least for an even distribution.
    fn uneven_after(&self, mix: &Gems) -> u32 {
        let count = |colour: Colour| {
            let (own, mix) = (u32::from(self.own[colour]), u32::from(mix[colour]));
            if self.gives { own.saturating_sub(mix) } else { own + mix }
        };
        Colour::ALL.map(count).iter().map(|n| n * n).sum()
    }

    /// The mixes that leave the gems most even and the combat card intact.
    fn likely(&self, mixes: &[Gems], total: HowMany) -> Vec<Gems> {
        // Taking all that is available without the combat card is also a whole choice.
        let whole = |mix: &&Gems| mix.total() == u16::from(total.most) || **mix == self.there;
        let mut likely: Vec<Gems> = mixes.iter().filter(whole).copied().collect();
        likely.sort_by_key(|mix| {
            let taken_there = self.part_on_combat_card(mix).total();
            (taken_there, self.uneven_after(mix), kinds(mix))
        });
        if total.least == 0 && total.most > 0 {
            likely.retain(|mix| !mix.is_empty());
            likely.insert(0, Gems::NONE);
        }
        likely.truncate(BUTTONS);
        likely
    }
}

fn kinds(mix: &Gems) -> usize {
    mix.iter().filter(|(_, n)| **n > 0).count()
}

fn spread(mix: &Gems) -> u8 {
    let counts = || mix.iter().map(|(_, n)| *n).filter(|n| *n > 0);
    counts().max().unwrap_or(0) - counts().min().unwrap_or(0)
}

fn mixes(limits: &Gems, total: u8) -> Vec<Gems> {
    let most = |colour: Colour, left: u8| limits[colour].min(left);
    let mut mixes = vec![];
    for blue in (0..=most(Colour::Blue, total)).rev() {
        for red in (0..=most(Colour::Red, total - blue)).rev() {
            for green in (0..=most(Colour::Green, total - blue - red)).rev() {
                let yellow = total - blue - red - green;
                if yellow <= limits.yellow {
                    mixes.push(Gems { blue, red, green, yellow });
                }
            }
        }
    }
    mixes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gems_of_the_own_combat_card_come_last() {
        let limits = Gems { blue: 2, red: 3, green: 0, yellow: 1 };
        let only_red = Gems { red: 3, ..Gems::NONE };
        let bag = |there: Gems| Bag { own: Gems::NONE, there, gives: false };
        let of = |there: Gems, least: u8| {
            let total = HowMany { least, most: 3 };
            let all: Vec<Gems> = (least..=3).rev().flat_map(|n| mixes(&limits, n)).collect();
            bag(there).likely(&all, total)
        };
        assert_eq!(of(only_red, 3)[0], only_red);
        let even = Gems { blue: 1, red: 1, yellow: 1, ..Gems::NONE };
        assert_eq!(of(limits, 3)[0], even);
        let one_red = Gems { red: 1, ..Gems::NONE };
        assert_eq!(of(one_red, 1)[0], one_red);
        assert_eq!(of(Gems::NONE, 0)[0], Gems::NONE);
    }

    #[test]
    fn three_gems_of_four_colours_have_twenty_mixes() {
        assert_eq!(mixes(&Gems::each(4), 3).len(), 20);
        assert_eq!(mixes(&Gems::each(1), 3).len(), 4);
        assert_eq!(mixes(&Gems::NONE, 0), [Gems::NONE]);
        let mixes = mixes(&Gems::each(9), 7);
        assert!(mixes.iter().all(|m| m.total() == 7));
        assert_eq!(mixes.len(), 120);
    }
}
