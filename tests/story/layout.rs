//! The table a story begins with. A later sentence overrides an earlier one about the same thing.

use serde_json::{Value, json};
use viceroy::rules::{
    AuctionRow, BySeat, DeckFact, Develop, DiamondFact, GameSetup, InvasionFact, Module, RivalSet,
    Ruleset, ScreenFact, SeatSet, Terms, Unplayable,
};

use super::luck::Script;
use super::prelude::*;
use super::underworld::{self, Held, Reserve};
use super::{bottoms, diamonds};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// With the real set-up.
    NewGame,
    Auction(u8),
    Development(u8),
    Combat,
    /// In the first development round, after revealing a card that its player can no longer play.
    Unplayable(Seat, CardId),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cards {
    Carried,
    Diamonds,
    /// A pack with characters that have something in place of a bottom colour.
    Bottoms,
}

impl Cards {
    fn pack(self) -> Option<&'static Catalogue> {
        match self {
            Cards::Carried => None,
            Cards::Diamonds => Some(diamonds::pack()),
            Cards::Bottoms => Some(bottoms::pack()),
        }
    }

    fn card(self, card: CardId) -> Option<&'static Card> {
        let embedded = || Catalogue::embedded().ok();
        self.pack().or_else(embedded)?.get(card)
    }
}

#[derive(Clone, Debug, Default)]
pub struct Belongings {
    pub gems: Gems,
    pub attack: u8,
    pub diamonds: u8,
    pub hand: Vec<CardId>,
    /// In the order in which the cards came.
    pub standing: Vec<Placed>,
    pub domain: Option<Slot>,
    pub on_domain: Vec<Token>,
    /// Colours paid by circles with the domain card, with the slots of their upper cards.
    pub paid: Vec<(Slot, Colour)>,
    pub underworld: Held,
    pub on_combat: Currency,
    pub combat_tokens: Vec<Token>,
    pub penalties: Vec<MonsterId>,
    pub tokens: Vec<(CardId, Lies)>,
    /// (card, host).
    pub tucked: Vec<(CardId, CardId)>,
    /// Gems laid on a law.
    pub parked: Vec<(CardId, Gems)>,
}

#[derive(Clone, Debug)]
pub struct Layout {
    pub terms: Terms,
    pub seats: u8,
    /// Virtual opponents still in; `None` for all.
    pub rivals_in: Option<RivalSet>,
    pub turn: u8,
    pub reserve: Gems,
    pub diamonds: Option<u8>,
    pub cards: Cards,
    pub auction: AuctionRow,
    /// Top card first.
    pub decks: Vec<(DeckKind, Vec<CardId>)>,
    /// The stack, lowest first.
    pub monsters: Vec<MonsterId>,
    /// Next monster first.
    pub monsters_to_come: Vec<MonsterId>,
    pub underworld: Reserve,
    pub places: [Belongings; 4],
    pub begins: Option<Beginning>,
    pub luck: Script,
    /// Seeds of unscripted luck; the story runs once per seed.
    pub seeds: std::ops::RangeInclusive<u64>,
}

impl Layout {
    /// Eight gems of each colour in the reserve, nothing else.
    pub fn empty() -> Layout {
        Layout {
            terms: Terms::default(),
            seats: 0,
            rivals_in: None,
            turn: 1,
            reserve: Gems::each(8),
            diamonds: None,
            cards: Cards::Carried,
            auction: AuctionRow::of_one_colour_each(),
            decks: vec![],
            monsters: vec![],
            monsters_to_come: vec![],
            underworld: Reserve::default(),
            places: Default::default(),
            begins: None,
            luck: Script::default(),
            seeds: 1..=1,
        }
    }

    pub fn agreement(&self) -> GameSetup {
        GameSetup {
            cards: self.pack().and_then(Catalogue::fingerprint),
            ..self.terms.agreement(self.seats)
        }
    }

    /// `None` for the bundled cards, which give diamonds with a module.
    fn pack(&self) -> Option<&'static Catalogue> {
        let modules = &self.terms.modules;
        let pack = self.cards.pack();
        pack.filter(|_| modules.is_empty() || self.cards != Cards::Diamonds)
    }

    pub fn ruleset(&self) -> Result<Arc<Ruleset>, Unplayable> {
        match self.pack() {
            None => Ruleset::compile(self.agreement()),
            Some(pack) => Ruleset::compile_with(self.agreement(), pack),
        }
    }

    /// The facts that would have led to this table.
    pub fn facts(&self) -> Result<Vec<Fact>, String> {
        let mut facts: Vec<Fact> = vec![
            OpenFact::TurnBegan(self.turn).into(),
            OpenFact::ReserveIs(self.reserve.plus(&self.on_combat_cards().gems)).into(),
        ];
        let diamonds = self.diamonds.unwrap_or(0) + self.on_combat_cards().diamonds;
        if diamonds > 0 || self.diamonds.is_some() {
            facts.push(OpenFact::Diamonds(DiamondFact::InReserve(diamonds)).into());
        }
        let mut to_come = self.monsters_to_come.clone();
        to_come.reverse();
        if !to_come.is_empty() {
            facts.push(DeckFact::MonstersStacked(to_come).into());
        }
        let appeared = self.monsters.iter().copied().map(InvasionFact::Appeared);
        facts.extend(appeared.map(|fact| OpenFact::Invasion(fact).into()));
        if self.auction.columns().len() < Colour::ALL.len() {
            let cards = self.auction.in_order().collect();
            facts.push(OpenFact::AuctionCardsLaid(cards).into());
        }
        let rivals = self.agreement().rivals;
        if rivals > 0 {
            let joined = self.rivals_in.unwrap_or(RivalSet::all(rivals));
            facts.push(OpenFact::RivalsJoined(joined).into());
        }
        let underworld = self.terms.modules.contains(&Module::Underworld);
        for (seat, place) in (0..self.seats).map(Seat).zip(&self.places) {
            if let Some(slot) = place.domain_card(underworld) {
                facts.push(OpenFact::DomainPlaced { seat, slot }.into());
            }
            place.lay_out(seat, self.cards, &mut facts)?;
        }
        if underworld {
            underworld::lay_out(self, &mut facts)?;
        }
        for (at, beside) in self.auction.iter() {
            let revealed = |card| Fact::from(OpenFact::Revealed { at, card });
            if let Some(tip) = beside.tip {
                facts.push(revealed(tip));
                facts.push(OpenFact::MovedToTip { at }.into());
            }
            facts.extend(beside.base.map(revealed));
        }
        for (deck, cards) in &self.decks {
            let cards = cards.iter().rev().copied().collect();
            facts.push(DeckFact::Stacked { deck: *deck, cards }.into());
        }
        let phase = match self.begins {
            Some(Beginning::Auction(auction)) => Phase::Auction(auction),
            Some(Beginning::Development(round)) => Phase::Development(round),
            Some(Beginning::Unplayable(..)) => Phase::Development(1),
            Some(Beginning::Combat) => Phase::Combat,
            Some(Beginning::NewGame) | None => Phase::SetUp,
        };
        let still_in = SeatSet::all(self.seats);
        facts.push(OpenFact::PhaseBegan { phase, still_in }.into());
        if let Some(Beginning::Unplayable(seat, card)) = self.begins {
            let shown = |s| (s == seat).then_some(Develop::Play(card));
            facts.push(OpenFact::DevelopsShown(BySeat::new(self.seats, shown)).into());
        }
        Ok(facts)
    }

    fn on_combat_cards(&self) -> Currency {
        let all = self.places.iter().map(|place| place.on_combat);
        all.fold(Currency::NONE, |all, more| all.plus(&more))
    }

    /// Where the game continues; `None` for the real set-up.
    pub fn bookmark(&self) -> Result<Option<Value>, String> {
        let asked = |by: Value, topic: &str| {
            let asked = json!({"id": 1, "by": by, "topic": topic, "digest": 0, "forced": false});
            json!({"agenda": [], "asked": asked})
        };
        let (stage, desk) = match self.begins {
            None => {
                return Err(
                    "the story does not say where it begins; there may stand: a new game, auction 1, \
                     development 1, Anna cannot play 10 any more"
                        .to_owned(),
                );
            }
            Some(Beginning::NewGame) => return Ok(None),
            Some(Beginning::Auction(n)) => {
                let stage = json!({"bidding": {"auction": n}});
                (stage, asked(json!("bid"), "bid"))
            }
            Some(Beginning::Development(n)) => {
                let stage = json!({"choosing": {"round": n}});
                (stage, asked(json!("develop"), "develop"))
            }
            Some(Beginning::Combat) => {
                (json!("combat_showing"), asked(json!("combat_show"), "combat_show"))
            }
            Some(Beginning::Unplayable(_, card)) => {
                let stage = json!({"resolving": {"round": 1, "left": []}});
                (stage, asked(json!({"unplayable": card}), "unplayable"))
            }
        };
        let idle = json!({"agenda": [], "asked": null});
        let only = match self.begins {
            Some(Beginning::Unplayable(seat, _)) => Some(seat),
            _ => None,
        };
        let seats = (0..self.seats).map(Seat);
        let desks: Vec<Value> = seats
            .map(|seat| if only.is_none_or(|o| o == seat) { desk.clone() } else { idle.clone() })
            .collect();
        Ok(Some(json!({"stage": stage, "desks": desks, "next_prompt": 9})))
    }
}

impl Belongings {
    /// With criminals it defaults to the left end of the base.
    fn domain_card(&self, underworld: bool) -> Option<Slot> {
        let base = self.standing.iter().map(|placed| placed.slot);
        let base = base.filter(|slot| slot.level == 1);
        let left = base.map(|slot| slot.column - 1).min();
        let at = |column| Slot { level: 1, column };
        self.domain.or(underworld.then(|| at(left.unwrap_or(0))))
    }

    fn lay_out(&self, seat: Seat, cards: Cards, facts: &mut Vec<Fact>) -> Result<(), String> {
        facts.push(Fact::Screen(seat, ScreenFact::GemsIn(self.gems)));
        facts.push(Fact::Screen(seat, ScreenFact::AttackIn(self.attack)));
        if self.diamonds > 0 {
            facts.push(Fact::Screen(seat, ScreenFact::DiamondsIn(self.diamonds)));
        }
        for card in &self.hand {
            facts.push(Fact::Screen(seat, ScreenFact::CardIn(*card)));
        }
        if !self.on_combat.is_empty() {
            let stones = self.on_combat;
            facts.push(OpenFact::Invasion(InvasionFact::BidKept { seat, stones }).into());
        }
        for monster in self.penalties.iter().copied() {
            facts.push(OpenFact::Invasion(InvasionFact::Penalised { seat, monster }).into());
        }
        for token in self.combat_tokens.iter().copied() {
            let on = Zone::Combat.into();
            facts.push(OpenFact::TokenGained { seat, on, token }.into());
        }
        for token in self.on_domain.iter().copied() {
            let on = Zone::Domain.into();
            facts.push(OpenFact::TokenGained { seat, on, token }.into());
        }
        for placed in &self.standing {
            let (card, slot) = (placed.card, placed.slot);
            let printed = cards.card(card);
            let printed = printed.ok_or_else(|| format!("there is no card {}", card.0))?;
            let printed = Section::ALL.map(|s| printed.sections.get(s));
            let sections = placed.colours.unwrap_or(printed);
            facts.push(OpenFact::Played { seat, card, slot, sections }.into());
        }
        for (slot, colour) in self.paid.iter().copied() {
            let gem = true;
            facts.push(OpenFact::Circle { seat, slot, colour, gem }.into());
        }
        let stands = |card: CardId| self.standing.iter().any(|p| p.card == card);
        let hosts = self.tokens.iter().map(|t| t.0);
        let hosts = hosts.chain(self.tucked.iter().map(|t| t.1));
        let mut hosts = hosts.chain(self.parked.iter().map(|p| p.0));
        if let Some(missing) = hosts.find(|card| !stands(*card)) {
            return Err(format!("card {} does not stand in this pyramid", missing.0));
        }
        self.tokens(seat, facts)?;
        for (card, under) in &self.tucked {
            let (card, under) = (*card, *under);
            facts.push(OpenFact::Tucked { seat, card, under }.into());
        }
        for (card, gems) in &self.parked {
            let (card, gems) = (*card, *gems);
            facts.push(OpenFact::Parked { seat, card, gems }.into());
        }
        Ok(())
    }

    /// Infinite gems are identified by colour alone, so the used ones must come first.
    fn tokens(&self, seat: Seat, facts: &mut Vec<Fact>) -> Result<(), String> {
        let mut ready: Vec<Token> = vec![];
        for (card, lies) in &self.tokens {
            let (card, token) = (*card, lies.token);
            facts.push(OpenFact::TokenGained { seat, on: card.into(), token }.into());
            match (lies.used, token) {
                (false, _) => ready.push(token),
                (true, Token::Infinite(_)) if ready.contains(&token) => {
                    return Err("used infinite gems stand before the unused ones".to_owned());
                }
                (true, Token::Infinite(colour)) => {
                    facts.push(OpenFact::InfiniteUsed { seat, colour }.into());
                }
                (true, _) => return Err("only infinite gems are used".to_owned()),
            }
        }
        Ok(())
    }
}
