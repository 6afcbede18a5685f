//! Domain cards: on level 1, but not cards of the pyramid (R-TD-04, R-TD-05).

use crate::prelude::*;

use super::zones::Slot;
use crate::cards::listed;

/// R-TD-04.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum DomainReward {
    /// Four, of the player's choice.
    Gems,
    /// A token on the domain card.
    Science,
    /// A token behind the screen.
    Attack,
    /// One that was not dealt.
    Character,
    Law,
}

impl DomainReward {
    /// In the order offered.
    pub const ALL: [DomainReward; DomainReward::COUNT] = listed(DomainReward::VARIANTS);

    /// For `DomainReward::Gems`.
    pub const GEMS: u8 = 4;

    /// The stored and exported spelling.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Domain {
    pub slot: Slot,
    /// Each circle pays a gem once per colour (R-TD-05).
    #[serde(default, skip_serializing_if = "Paid::is_nothing")]
    paid: Paid,
}

/// One bit per circle and colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
struct Paid(u16);

impl Paid {
    fn is_nothing(&self) -> bool {
        self.0 == 0
    }
}

impl Domain {
    /// R-TD-05.
    pub const SECTION: SectionColour = SectionColour::Any;

    pub fn at(slot: Slot) -> Domain {
        Domain { slot, paid: Paid::default() }
    }

    /// The upper slot of the circle that this section belongs to.
    pub(crate) fn circle_of(&self, section: Section) -> Slot {
        let Slot { level, column } = self.slot;
        let column = match section {
            Section::TopLeft => column - 1,
            Section::TopRight => column,
            // On criminals (R-UND-02).
            Section::BottomLeft | Section::BottomRight => return self.slot,
        };
        Slot { level: level + 1, column }
    }

    /// The first bit of a circle, by its upper slot; `None` if the domain card is not part of it.
    fn bits_of(&self, upper: Slot) -> Option<u32> {
        let is = |section| self.circle_of(section) == upper;
        if is(Section::TopLeft) {
            Some(0)
        } else if is(Section::TopRight) {
            Some(4)
        } else if upper == self.slot {
            Some(8)
        } else {
            None
        }
    }

    pub fn has_paid(&self, upper: Slot, colour: Colour) -> bool {
        let bits = self.bits_of(upper);
        bits.is_some_and(|first| self.paid.0 >> (first + colour.index() as u32) & 1 == 1)
    }

    pub fn pays(&mut self, upper: Slot, colour: Colour) {
        if let Some(first) = self.bits_of(upper) {
            self.paid.0 |= 1 << (first + colour.index() as u32);
        }
    }

    /// Another card at this slot makes another circle.
    pub fn loses(&mut self, upper: Slot) {
        if let Some(first) = self.bits_of(upper) {
            self.paid.0 &= !(0b1111 << first);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r_td_05_each_circle_pays_once_for_each_colour_until_it_is_broken_up() {
        let place = |level, column| Slot { level, column };
        let mut domain = Domain::at(place(1, 0));
        let (left, right, other) = (place(2, -1), place(2, 0), place(2, 1));
        for upper in [left, right, other] {
            domain.pays(upper, Colour::Red);
        }
        assert!(domain.has_paid(left, Colour::Red) && domain.has_paid(right, Colour::Red));
        assert!(!domain.has_paid(other, Colour::Red));
        assert!(!domain.has_paid(left, Colour::Blue));
        domain.loses(left);
        assert!(!domain.has_paid(left, Colour::Red) && domain.has_paid(right, Colour::Red));
        let stored = |domain| serde_json::to_string(&domain).unwrap();
        assert!(stored(domain).contains("paid"));
        let slot = place(1, 0);
        assert_eq!(
            stored(Domain::at(slot)),
            format!(r#"{{"slot":{}}}"#, serde_json::to_string(&slot).unwrap())
        );
    }

    #[test]
    fn spellings_are_those_of_records() {
        for reward in DomainReward::ALL {
            assert_eq!(serde_json::to_value(reward).unwrap(), reward.key());
        }
    }
}
