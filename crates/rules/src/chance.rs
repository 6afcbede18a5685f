//! The source of randomness, supplied by the caller. Outcomes become facts; the source is never
//! stored.

use super::prompt::StepMark;
use crate::prelude::*;

/// Part of what makes each draw verifiable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum Purpose {
    Characters,
    Laws,
    /// Starting gems that go back.
    ReturnedGems,
    AuctionCards,
    /// Drawn gems (R-VIR-02).
    RivalBids,
    /// Hidden parts of an imagined table.
    Imagined,
    /// Which monsters, and their order (R-INV-02).
    Monsters,
    /// Of players without a numbered card (R-TRN-03).
    Lots,
    Criminals,
    /// Drawn from the reserve (R-UND-03).
    Judgements,
}

impl Purpose {
    /// An input of the fair draws: never change it.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LuckItem {
    /// Of players without a numbered card.
    Seat(Seat),
    Colour(Colour),
    Card(CardId),
    Monster(MonsterId),
    Judgement(JudgementId),
}

impl From<Seat> for LuckItem {
    fn from(seat: Seat) -> LuckItem {
        LuckItem::Seat(seat)
    }
}

impl From<Colour> for LuckItem {
    fn from(colour: Colour) -> LuckItem {
        LuckItem::Colour(colour)
    }
}

impl From<CardId> for LuckItem {
    fn from(card: CardId) -> LuckItem {
        LuckItem::Card(card)
    }
}

impl From<MonsterId> for LuckItem {
    fn from(monster: MonsterId) -> LuckItem {
        LuckItem::Monster(monster)
    }
}

impl From<JudgementId> for LuckItem {
    fn from(token: JudgementId) -> LuckItem {
        LuckItem::Judgement(token)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LuckOutcome {
    Shuffled(Vec<LuckItem>),
    TakenFrom(Vec<LuckItem>),
}

pub trait Chance {
    /// A uniform number from 0 to `n - 1`. `n` is at least 1.
    fn below(&mut self, purpose: Purpose, n: u32) -> u32;

    /// Marks the prompts of this step. The default is enough if nobody stores them.
    fn mark(&self) -> StepMark {
        StepMark::default()
    }

    /// Reports what the numbers since the last call decided, for the audit record.
    fn led_to(&mut self, _purpose: Purpose, _outcome: &dyn Fn() -> LuckOutcome) {}
}

/// Fisher-Yates.
pub fn shuffle<T: Copy + Into<LuckItem>>(
    items: &mut [T],
    purpose: Purpose,
    chance: &mut dyn Chance,
) {
    for i in (1..items.len()).rev() {
        let j = chance.below(purpose, i as u32 + 1) as usize;
        items.swap(i, j);
    }
    let order = || items.iter().map(|item| (*item).into()).collect();
    chance.led_to(purpose, &|| LuckOutcome::Shuffled(order()));
}

/// `None` if the bag is empty.
pub(super) fn draw_gem(
    bag: &mut Gems,
    purpose: Purpose,
    chance: &mut dyn Chance,
) -> Option<Colour> {
    if bag.is_empty() {
        return None;
    }
    let nth = chance.below(purpose, u32::from(bag.total()));
    let all = *bag;
    chance.led_to(purpose, &|| LuckOutcome::TakenFrom(one_by_one(&all)));
    let mut before = 0;
    let (colour, _) = bag.iter().find(|(_, count)| {
        before += u32::from(**count);
        nth < before
    })?;
    bag[colour] -= 1;
    Some(colour)
}

/// In the order of colours.
fn one_by_one(bag: &Gems) -> Vec<LuckItem> {
    let gems = bag.iter();
    gems.flat_map(|(colour, count)| vec![colour.into(); usize::from(*count)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Always returns the given number.
    struct Always(u32);

    impl Chance for Always {
        fn below(&mut self, _purpose: Purpose, n: u32) -> u32 {
            assert!(self.0 < n, "a draw needs something to draw from");
            self.0
        }
    }

    #[test]
    fn a_gem_is_drawn_from_a_row_of_all_colours() {
        let bag = Gems { blue: 1, red: 0, green: 2, yellow: 1 };
        let drawn = [0, 1, 2, 3].map(|nth| {
            let mut bag = bag;
            let colour = draw_gem(&mut bag, Purpose::RivalBids, &mut Always(nth));
            (colour, bag.total())
        });
        let colours = [Colour::Blue, Colour::Green, Colour::Green, Colour::Yellow];
        assert_eq!(drawn, colours.map(|colour| (Some(colour), 3)));
    }

    #[test]
    fn what_is_said_of_a_draw_is_all_there_was_to_draw_from() {
        struct ToldOutcome(Option<LuckOutcome>);

        impl Chance for ToldOutcome {
            fn below(&mut self, _purpose: Purpose, _n: u32) -> u32 {
                0
            }

            fn led_to(&mut self, _purpose: Purpose, outcome: &dyn Fn() -> LuckOutcome) {
                self.0 = Some(outcome());
            }
        }

        let mut bag = Gems { blue: 1, red: 0, green: 2, yellow: 0 };
        let mut said = ToldOutcome(None);
        draw_gem(&mut bag, Purpose::RivalBids, &mut said);
        let all = [Colour::Blue, Colour::Green, Colour::Green].map(LuckItem::Colour);
        assert_eq!(said.0, Some(LuckOutcome::TakenFrom(all.to_vec())));
    }

    #[test]
    fn nothing_is_drawn_from_an_empty_bag() {
        let mut bag = Gems::NONE;
        let drawn = draw_gem(&mut bag, Purpose::RivalBids, &mut Always(0));
        assert_eq!(drawn, None);
    }
}
