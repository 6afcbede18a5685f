//! Compiles editions, options and modules into the numbers the engine reads. No other module names
//! an edition.

mod agreement;
mod edition;
mod law_behaviour;
mod options;
mod schedule;
mod unplayable;

use std::sync::Arc;

pub use agreement::{GameSetup, ReturnedPairs, Terms};
pub use edition::{Edition, Module, ModuleUse};
pub use law_behaviour::LawBehaviour;
pub use options::{
    AuctionColours, BonusCards, Deal, Discards, DomainCards, GameLength, Law69, OptionValue,
    Options, Policies, ReturnedGems, RevisedLaws, SHEET, Screens, Setting, TableOption,
    UnknownOption, UpperRows, setting,
};
pub(crate) use schedule::Stretch;
pub use schedule::{Part, Schedule, Scheduled, When};
pub use unplayable::Unplayable;

use crate::cards::{CardText, Catalogue, Cost, Printing, is_bonus};
use crate::prelude::*;

/// Of each colour (RULES section 1).
const GEMS_IN_BOX: u8 = 16;
/// In games with diamonds (R-TD-06).
pub const DIAMONDS_PER_SEAT: u8 = 4;
/// R-UND-01.
pub const BRIBES: u8 = 15;

/// The compiled rules of one game.
pub struct Ruleset {
    pub agreement: GameSetup,
    pub policies: Policies,
    pub catalogue: &'static Catalogue,
    /// Ascending, like the laws and criminals.
    pub characters: Vec<CardId>,
    pub laws: Vec<CardId>,
    pub criminals: Vec<CardId>,
    /// Of each colour at the start (R-SET-01).
    pub reserve_per_seat: u8,
    /// At the start (R-TD-06). Without modules, only packs whose cards give diamonds have any.
    pub diamonds_per_seat: u8,
    /// To choose from (R-SET-03, R-TD-04).
    pub dealt_characters: u8,
    /// R-SET-06.
    pub dealt_laws: u8,
    /// R-SET-05, R-TD-02, R-HOUSE-01.
    pub large_deck: usize,
    /// R-SET-07, R-TD-02.
    pub auction_cards: usize,
    /// Points per attack token at the end (R-TD-03).
    pub held_attack: i16,
    /// Points per defence token at the end (R-TD-03).
    pub held_defence: i16,
    pub schedule: Schedule,
    /// Cards with something in place of the bottom colour (R-ARI-03).
    pub(crate) extras: CardSet,
    costs: Vec<[Cost; 6]>,
    behaviours: Vec<Option<LawBehaviour>>,
}

/// Everything else is derived and would flood logs.
impl std::fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Ruleset").field(&self.agreement).finish()
    }
}

impl Ruleset {
    /// With the embedded cards.
    ///
    /// # Errors
    /// Why this cannot be played.
    pub fn compile(agreement: GameSetup) -> Result<Arc<Ruleset>, Unplayable> {
        Ruleset::compile_with(agreement, Catalogue::embedded()?)
    }

    /// # Errors
    /// Why this cannot be played, for example if it was dealt from other cards.
    pub fn compile_with(
        agreement: GameSetup,
        catalogue: &'static Catalogue,
    ) -> Result<Arc<Ruleset>, Unplayable> {
        agreement.check()?;
        if agreement.cards != catalogue.fingerprint() {
            return Err(Unplayable::OtherCards {
                dealt: agreement.cards,
                here: catalogue.fingerprint(),
            });
        }
        let policies = agreement.policies();
        let alone_at_two_colours =
            agreement.seats == 1 && policies.two_colour_auction == AuctionColours::Two;
        let (held_attack, held_defence) = if alone_at_two_colours { (3, 2) } else { (0, 0) };
        let auction_cards = match policies.two_colour_auction {
            AuctionColours::One => 4,
            AuctionColours::Two => 2,
        };
        let printing = printing(&policies);
        let lacks = |which| printing.has(which) && !catalogue.cards().any(|card| card.has(which));
        if lacks(OtherText::Original) {
            return Err(Unplayable::NoOriginal);
        }
        if lacks(OtherText::Revised) {
            return Err(Unplayable::NoRevised);
        }
        let mut ruleset = Ruleset {
            agreement,
            policies,
            catalogue,
            characters: vec![],
            laws: vec![],
            criminals: vec![],
            reserve_per_seat: 4,
            diamonds_per_seat: 0,
            dealt_characters: match (policies.domain_cards, policies.deal) {
                (DomainCards::With, _) => 3,
                (DomainCards::Without, Deal::Two) => 2,
                (DomainCards::Without, Deal::Four) => 4,
            },
            dealt_laws: 3,
            large_deck: usize::from(policies.short_game.turns()) * auction_cards,
            auction_cards,
            held_attack,
            held_defence,
            schedule: Schedule::of(&policies),
            costs: vec![[Cost::NONE; 6]; 256],
            behaviours: vec![None; 256],
            extras: CardSet::NONE,
        };
        for card in catalogue.cards() {
            if policies.bonus_cards == BonusCards::Without && is_bonus(card.id) {
                continue;
            }
            if Module::of(card.id).is_some_and(|m| !ruleset.agreement.modules.contains(&m)) {
                continue;
            }
            if let Some((_, LawEffect::Task(task))) = card.law(ruleset.printing()) {
                let behaviour = LawBehaviour::named(&task.0).ok_or_else(|| {
                    Unplayable::UnknownTask { law: card.id, task: task.0.clone() }
                })?;
                ruleset.behaviours[usize::from(card.id.0)] = Some(behaviour);
            }
            let costs = &mut ruleset.costs[usize::from(card.id.0)];
            for level in 1..=5i8 {
                costs[level as usize] = card.cost(level);
            }
            if card.gives(|reward| matches!(reward, Reward::Diamonds(_))) {
                ruleset.diamonds_per_seat = DIAMONDS_PER_SEAT;
            }
            if card.extra().is_some() {
                ruleset.extras.insert(card.id);
            }
            match &card.face {
                Face::Character { .. } => ruleset.characters.push(card.id),
                Face::Law { .. } => ruleset.laws.push(card.id),
                Face::Criminal { .. } => ruleset.criminals.push(card.id),
            }
        }
        if !ruleset.agreement.modules.is_empty() {
            ruleset.diamonds_per_seat = DIAMONDS_PER_SEAT;
        }
        if ruleset.has_invasion() {
            ruleset.schedule = ruleset.schedule.with_monsters();
        }
        if ruleset.has_underworld() {
            ruleset.schedule = ruleset.schedule.with_criminals();
        }
        if ruleset.diamonds_per_seat > 0 {
            ruleset.schedule = ruleset.schedule.with_diamonds();
        }
        Ok(Arc::new(ruleset))
    }

    /// RULES section 11.
    pub fn has_invasion(&self) -> bool {
        self.agreement.modules.contains(&Module::Invasion)
    }

    /// RULES section 12.
    pub fn has_underworld(&self) -> bool {
        self.agreement.modules.contains(&Module::Underworld)
    }

    /// Never fails for pieces of the game: all are in its catalogue.
    pub fn judgement(&self, token: JudgementId) -> &Judgement {
        self.catalogue.judgement(token).expect("a game only holds judgements of its catalogue")
    }

    /// Never fails for pieces of the game: all are in its catalogue.
    pub fn card(&self, id: CardId) -> &Card {
        self.catalogue.get(id).expect("a game only holds cards of its catalogue")
    }

    /// R-DEV-06.
    pub fn cost(&self, card: CardId, level: i8) -> Cost {
        self.costs[usize::from(card.0)][usize::try_from(level.clamp(0, 5)).unwrap_or(0)]
    }

    /// The law's behaviour beyond rewards and points.
    pub fn behaviour(&self, card: CardId) -> Option<LawBehaviour> {
        self.behaviours[usize::from(card.0)]
    }

    /// R-LAW-69, R-TD-01.
    pub fn printing(&self) -> Printing {
        printing(&self.policies)
    }

    /// `None` for other cards.
    pub fn law_text(&self, card: CardId) -> Option<&CardText> {
        let (text, _) = self.card(card).law(self.printing())?;
        Some(text)
    }

    /// Gems left in the box (RULES section 1), from which virtual opponents draw (R-VIR-02).
    pub fn box_gems(&self) -> Gems {
        Gems::each(GEMS_IN_BOX - self.reserve_per_seat * self.agreement.seats)
    }

    /// Before laws extend it (R-TRN-01, R-TRN-02).
    pub fn turns(&self) -> u8 {
        u8::try_from(self.large_deck / self.auction_cards).unwrap_or(u8::MAX)
    }

    /// R-DEV-06, R-DEV-07.
    pub fn highest_level(&self, card: CardId) -> i8 {
        self.card(card).highest_level()
    }
}

fn printing(policies: &Policies) -> Printing {
    let printing = match policies.law_69 {
        Law69::Original => Printing::USUAL.with(OtherText::Original),
        Law69::Later => Printing::USUAL,
    };
    match policies.revised_laws {
        RevisedLaws::With => printing.with(OtherText::Revised),
        RevisedLaws::Without => printing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r_trn_01_a_game_has_twelve_turns_with_two_auction_cards_too() {
        let mut agreement = GameSetup::standard(2);
        for colours in [AuctionColours::One, AuctionColours::Two] {
            agreement.options.two_colour_auction = Some(colours);
            let ruleset = Ruleset::compile(agreement.clone()).unwrap();
            assert_eq!(ruleset.turns(), 12, "{colours:?}");
        }
    }

    #[test]
    fn r_house_01_a_short_game_has_six_turns_but_no_combats_and_no_two_colour_auctions() {
        let mut agreement = GameSetup::standard(4);
        agreement.options.short_game = Some(GameLength::Short);
        let ruleset = Ruleset::compile(agreement.clone()).unwrap();
        assert_eq!((ruleset.large_deck, ruleset.turns()), (24, 6));
        let with = |module| GameSetup { modules: vec![module], ..agreement.clone() };
        assert!(Ruleset::compile(with(Module::Underworld)).is_ok());
        let refused = Ruleset::compile(with(Module::Invasion)).unwrap_err();
        assert_eq!(refused, Unplayable::ShortWithInvasion);
        agreement.seats = 2;
        agreement.options.two_colour_auction = Some(AuctionColours::Two);
        assert_eq!(Ruleset::compile(agreement).unwrap_err(), Unplayable::ShortAtTwoColours);
    }

    #[test]
    fn r_vir_02_the_box_keeps_what_the_players_do_not_need() {
        for (seats, left) in [(1, 12), (2, 8), (3, 4), (4, 0)] {
            let ruleset = Ruleset::compile(GameSetup::standard(seats)).unwrap();
            assert_eq!(ruleset.box_gems(), Gems::each(left), "{seats} players");
        }
    }
}
