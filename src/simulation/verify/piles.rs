//! The items to draw from, derived from the terms rather than from the recorded draws. Card packs
//! use the embedded card numbers, so they make no difference.

use std::sync::Arc;

use serde_json::{Value, json};

use super::parsed::RecordShows;
use viceroy_model::record::RecordedItem;
use viceroy_rules::cards::{CardId, Catalogue, Colour, JUDGEMENTS, JudgementId, Tier};
use viceroy_rules::{
    AuctionColours, Deal, DomainCards, Edition, GameSetup, Law69, LuckItem, Module, Options,
    ReturnedGems, ReturnedPairs, Ruleset, SHEET, Setting, setting,
};

/// The piles before the first draw, and other inputs of luck.
pub(super) struct Piles {
    ruleset: Arc<Ruleset>,
    pub seats: u8,
    pub rivals: u8,
    /// Whose laws have their tasks under numbers of its own.
    has_card_pack: bool,
}

/// Where the carried cards have the tasks "prolong" and "revise".
const PROLONGING: u8 = 69;
const REVISING: u8 = 70;

impl Piles {
    pub(super) fn of(shown: &RecordShows) -> Result<Piles, String> {
        let modules: Option<Vec<Module>> =
            shown.modules.iter().map(|m| Module::from_key(m)).collect();
        let modules = modules.filter(|modules| modules.is_sorted_by(|one, next| one < next));
        let (Some(edition), Some(modules)) = (Edition::from_key(&shown.edition), modules) else {
            return Err("its edition or its modules are none that there are".to_owned());
        };
        let options = options(shown)?;
        let unplayable =
            || "nobody can play such a game with so many players and virtual opponents".to_owned();
        let seats = u8::try_from(shown.seats.len()).map_err(|_| unplayable())?;
        let luck = shown.luck.as_ref();
        let returned_pairs = luck.map(|luck| luck.returned_pairs).unwrap_or_default();
        let rivals = shown.rivals;
        let agreement =
            GameSetup { edition, modules, options, seats, rivals, cards: None, returned_pairs };
        let ruleset = Ruleset::compile(agreement).map_err(|_| unplayable())?;
        let numbered = (0..seats).eq(shown.seats.iter().map(|seat| seat.seat))
            && (0..seats).eq(shown.end.players.iter().map(|player| player.seat));
        match numbered {
            true => Ok(Piles {
                seats,
                rivals: shown.rivals,
                ruleset,
                has_card_pack: shown.cards.is_some(),
            }),
            false => Err("its seats are not numbered from 0".to_owned()),
        }
    }

    pub(super) fn characters(&self) -> Vec<Value> {
        cards(&self.ruleset.characters)
    }

    pub(super) fn laws(&self) -> Vec<Value> {
        cards(&self.ruleset.laws)
    }

    pub(super) fn criminals(&self) -> Vec<Value> {
        cards(&self.ruleset.criminals)
    }

    pub(super) fn seats(&self) -> Vec<Value> {
        (0..self.seats).map(Value::from).collect()
    }

    pub(super) fn auction_cards() -> Vec<Value> {
        Colour::ALL.iter().map(|colour| colour.key().into()).collect()
    }

    /// By tier (R-INV-02).
    pub(super) fn monsters(&self) -> [Vec<Value>; 3] {
        let all = self.ruleset.catalogue.monsters();
        Tier::ALL.map(|tier| {
            let of_tier = all.iter().filter(|monster| monster.tier == tier);
            of_tier.map(|monster| monster.id.0.into()).collect()
        })
    }

    /// R-UND-01.
    pub(super) fn judgements() -> Vec<Value> {
        let Ok(catalogue) = Catalogue::embedded() else {
            return vec![];
        };
        let tokens = (1..=JUDGEMENTS).map(|id| LuckItem::Judgement(JudgementId(id)));
        tokens.map(|token| json!(RecordedItem::of(catalogue, token))).collect()
    }

    /// What a player takes before two go back (R-SET-02).
    pub(super) fn starting_gems() -> Vec<Value> {
        of_each_colour(2)
    }

    /// The gems in the box, which virtual opponents bid (R-VIR-02).
    pub(super) fn bag(&self) -> Vec<Value> {
        of_each_colour(self.ruleset.box_gems()[Colour::Blue])
    }

    pub(super) fn dealt(&self) -> usize {
        usize::from(self.ruleset.dealt_characters)
    }

    pub(super) fn given_back(&self) -> usize {
        match (self.has_domain_cards(), self.ruleset.policies.deal) {
            (true, _) | (false, Deal::Four) => 2,
            (false, Deal::Two) => 0,
        }
    }

    /// Whether the record alone tells in which order a hand's cards went back.
    pub(super) fn pairs_as_named(&self) -> bool {
        let as_named = self.ruleset.agreement.returned_pairs == ReturnedPairs::AsNamed;
        self.has_domain_cards() && as_named
    }

    pub(super) fn dealt_laws(&self) -> u8 {
        self.ruleset.dealt_laws
    }

    pub(super) fn large_deck(&self) -> usize {
        self.ruleset.large_deck
    }

    pub(super) fn auction_places(&self) -> usize {
        self.ruleset.auction_cards
    }

    pub(super) fn has_domain_cards(&self) -> bool {
        self.ruleset.policies.domain_cards == DomainCards::With
    }

    pub(super) fn has_two_colours(&self) -> bool {
        self.ruleset.policies.two_colour_auction == AuctionColours::Two
    }

    pub(super) fn has_law_69_later(&self) -> bool {
        self.ruleset.policies.law_69 == Law69::Later
    }

    pub(super) fn gems_go_back_by_lot(&self) -> bool {
        self.ruleset.policies.returned_gems == ReturnedGems::Random
    }

    pub(super) fn has_invasion(&self) -> bool {
        self.ruleset.has_invasion()
    }

    pub(super) fn has_underworld(&self) -> bool {
        self.ruleset.has_underworld()
    }

    pub(super) fn is_criminal(&self, card: u8) -> bool {
        self.ruleset.criminals.contains(&CardId(card))
    }

    pub(super) fn is_law(&self, card: u8) -> bool {
        self.ruleset.laws.contains(&CardId(card))
    }

    pub(super) fn may_prolong(&self, card: u8) -> bool {
        self.is_law(card) && (self.has_card_pack || card == PROLONGING)
    }

    pub(super) fn may_revise(&self, card: u8) -> bool {
        self.is_law(card) && (self.has_card_pack || card == REVISING)
    }

    pub(super) fn is_character(&self, card: u8) -> bool {
        self.ruleset.characters.contains(&CardId(card))
    }
}

/// With domain cards `deal` has no effect, so the edition's value stands.
fn options(shown: &RecordShows) -> Result<Options, String> {
    let mut options = Options::default();
    let domain_cards = shown.options.get("domain_cards") == Some(&Value::Bool(true));
    for option in SHEET {
        let none = || format!("its option {} is none that there is", option.key);
        let told = match shown.options.get(option.key) {
            // A string that parses as another JSON value is invalid.
            Some(Value::String(word)) if serde_json::from_str::<Value>(word).is_err() => {
                word.clone()
            }
            Some(told @ (Value::Bool(_) | Value::Number(_))) => told.to_string(),
            // The option is younger than the format.
            None if option.key == "short_game" => continue,
            _ => return Err(none()),
        };
        match setting(option.key, &told) {
            Ok(Setting::Deal(_)) if domain_cards => {}
            Ok(setting) => options.set(setting),
            Err(_) => return Err(none()),
        }
    }
    Ok(options)
}

fn cards(cards: &[CardId]) -> Vec<Value> {
    cards.iter().map(|card| card.0.into()).collect()
}

fn of_each_colour(count: u8) -> Vec<Value> {
    let each = Colour::ALL.iter().map(|colour| colour.key());
    each.flat_map(|colour| vec![colour.into(); usize::from(count)]).collect()
}
