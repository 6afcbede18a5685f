//! What a table agreed to play.

use super::edition::{Edition, Module, ModuleUse};
use super::options::{
    AuctionColours, DomainCards, GameLength, OptionValue, Options, Policies, TableOption,
};
use super::unplayable::Unplayable;
use crate::cards::{Catalogue, Fingerprint};
use crate::prelude::*;
use crate::rival::MAX_RIVALS;
use crate::seat::MAX_SEATS;

/// R-VIR-01.
const MOST_BIDDERS: u8 = MAX_SEATS as u8;

/// An agreement before the number of players is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    pub edition: Edition,
    pub modules: Vec<Module>,
    pub options: Options,
    /// The default is one for a single player (R-VIR-01), unless auctions have two colours
    /// (R-TD-02); otherwise none.
    pub rivals: Option<u8>,
}

impl Default for Terms {
    fn default() -> Self {
        Terms {
            edition: Edition::En2015,
            modules: vec![],
            options: Options::default(),
            rivals: None,
        }
    }
}

impl Terms {
    /// The default terms: several people. To play alone, ask for virtual opponents.
    pub fn for_several() -> Terms {
        Terms { rivals: Some(0), ..Terms::default() }
    }

    pub fn agreement(&self, seats: u8) -> GameSetup {
        let two_colours = self.policies().two_colour_auction == AuctionColours::Two;
        let alone = u8::from(seats == 1 && !two_colours);
        let returned_pairs = match self.policies().domain_cards {
            DomainCards::With => ReturnedPairs::Ascending,
            DomainCards::Without => ReturnedPairs::AsNamed,
        };
        GameSetup {
            edition: self.edition,
            modules: each_once(&self.modules),
            options: self.options,
            seats,
            rivals: self.rivals.unwrap_or(alone),
            cards: None,
            returned_pairs,
        }
    }

    pub fn policies(&self) -> Policies {
        policies(self.edition, self.options, &self.modules)
    }

    pub fn module_use(&self, module: Module) -> ModuleUse {
        match self.modules.contains(&module) {
            true => ModuleUse::With,
            false => ModuleUse::Without,
        }
    }

    /// Options that differ from the edition.
    pub fn differences(
        &self,
    ) -> impl Iterator<Item = (&'static TableOption, &'static OptionValue)> {
        let own = Options::default().of(self.edition);
        self.policies().differences(own)
    }

    /// # Errors
    /// Why no number of players is possible.
    pub fn seats(&self) -> Result<RangeInclusive<u8>, Unplayable> {
        let fits = |seats: &u8| self.agreement(*seats).check().is_ok();
        let fewest = (1..=MOST_BIDDERS).find(fits);
        let most = (1..=MOST_BIDDERS).rev().find(fits);
        match (fewest, most) {
            (Some(fewest), Some(most)) => Ok(fewest..=most),
            // Most rules allow two players, so their error is the most relevant.
            (None, _) | (_, None) => match self.agreement(2).check() {
                Err(why) => Err(why),
                Ok(()) => Ok(2..=2),
            },
        }
    }
}

/// The Underworld always includes domain cards (R-TD-04).
fn policies(edition: Edition, options: Options, modules: &[Module]) -> Policies {
    let policies = options.of(edition);
    if modules.contains(&Module::Underworld) {
        return Policies { domain_cards: DomainCards::With, ..policies };
    }
    policies
}

/// In order and without duplicates, as stored.
fn each_once(modules: &[Module]) -> Vec<Module> {
    let chosen = |module: &Module| modules.contains(module);
    Module::ALL.into_iter().filter(chosen).collect()
}

/// How the two characters that a hand gives back lie below the others (R-TD-04). Their order
/// changes the decks, so only an order that nobody chooses leaves the luck to the draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReturnedPairs {
    /// In games that were agreed before 0.2.0, and in all without domain cards.
    #[default]
    AsNamed,
    Ascending,
}

impl ReturnedPairs {
    pub fn is_as_named(&self) -> bool {
        *self == ReturnedPairs::AsNamed
    }
}

/// Stored with the game, and compiled when it is loaded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSetup {
    pub edition: Edition,
    pub modules: Vec<Module>,
    pub options: Options,
    pub seats: u8,
    pub rivals: u8,
    /// The card pack; `None` for the embedded cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Fingerprint>,
    #[serde(default, skip_serializing_if = "ReturnedPairs::is_as_named")]
    pub returned_pairs: ReturnedPairs,
}

impl GameSetup {
    /// English 2015.
    pub fn standard(seats: u8) -> Self {
        Terms::default().agreement(seats)
    }

    #[must_use]
    pub fn dealt_from(self, catalogue: &Catalogue) -> Self {
        GameSetup { cards: catalogue.fingerprint(), ..self }
    }

    pub fn policies(&self) -> Policies {
        policies(self.edition, self.options, &self.modules)
    }

    /// R-SET-01, R-VIR-01, R-TD-02, R-TD-04, R-HOUSE-01.
    pub(super) fn check(&self) -> Result<(), Unplayable> {
        if self.modules.contains(&Module::Underworld)
            && self.options.domain_cards == Some(DomainCards::Without)
        {
            return Err(Unplayable::UnderworldWithoutDomain);
        }
        let policies = self.policies();
        if policies.domain_cards == DomainCards::With && self.options.deal.is_some() {
            return Err(Unplayable::DealtBesideDomain);
        }
        if policies.short_game == GameLength::Short {
            if self.modules.contains(&Module::Invasion) {
                return Err(Unplayable::ShortWithInvasion);
            }
            if policies.two_colour_auction == AuctionColours::Two {
                return Err(Unplayable::ShortAtTwoColours);
            }
        }
        let GameSetup { seats, rivals, .. } = *self;
        let (from, to) = (1, MOST_BIDDERS);
        if !(from..=to).contains(&seats) {
            return Err(Unplayable::Seats { from, to, seats });
        }
        if policies.two_colour_auction == AuctionColours::Two {
            return match (seats, rivals) {
                (1..=2, 0) => Ok(()),
                (1..=2, _) => Err(Unplayable::RivalsAtTwoColours { rivals }),
                _ => Err(Unplayable::SeatsAtTwoColours { seats }),
            };
        }
        if seats == 1 && rivals == 0 {
            return Err(Unplayable::Alone);
        }
        let most = (MOST_BIDDERS - seats).min(MAX_RIVALS as u8);
        if rivals > most {
            return Err(Unplayable::Rivals { seats, rivals, most });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(edition: Edition, rivals: Option<u8>) -> Result<RangeInclusive<u8>, Unplayable> {
        Terms { edition, rivals, ..Terms::default() }.seats()
    }

    #[test]
    fn r_vir_01_how_many_can_play_follows_from_the_terms() {
        assert_eq!(Terms::for_several().seats(), Ok(2..=4));
        for edition in Edition::ALL {
            assert_eq!(seats(edition, None), Ok(1..=4), "{edition:?}");
            for (rivals, range) in [(1, 1..=3), (2, 1..=2), (3, 1..=1)] {
                assert_eq!(seats(edition, Some(rivals)), Ok(range), "{edition:?}");
            }
        }
    }

    #[test]
    fn r_vir_01_terms_nobody_can_play_on_say_why() {
        let mut underworld = Terms { modules: vec![Module::Underworld], ..Terms::default() };
        assert_eq!(underworld.seats(), Ok(1..=4));
        assert_eq!(underworld.policies().domain_cards, DomainCards::With);
        underworld.options.domain_cards = Some(DomainCards::Without);
        let refused = Err(Unplayable::UnderworldWithoutDomain);
        assert_eq!(underworld.seats(), refused);
        let too_many = seats(Edition::Ru2015, Some(4));
        assert!(matches!(too_many, Err(Unplayable::Rivals { rivals: 4, .. })));
    }
}
