//! Laying out a table for a story.

use serde_json::json;
use viceroy::cards::{CardId, Catalogue, Colour, Gems, Section};
use viceroy::lab::SeededLuck;
use viceroy::rules::{
    Agreement, DeckFact, DeckKind, Fact, Game, OpenFact, Phase, Ruleset, ScreenFact, Seat, SeatSet,
    Token,
};

use super::{Story, gems, slot};

/// A table being laid out.
pub struct Layout {
    seats: u8,
    facts: Vec<Fact>,
}

impl Layout {
    /// A table with eight gems of each colour in the reserve and nothing else.
    pub fn of(seats: u8) -> Layout {
        let layout = Layout {
            seats,
            facts: vec![],
        };
        layout
            .fact(OpenFact::TurnBegan(1))
            .reserve(gems(8, 8, 8, 8))
    }

    pub fn fact(mut self, fact: impl Into<Fact>) -> Layout {
        self.facts.push(fact.into());
        self
    }

    pub fn reserve(self, gems: Gems) -> Layout {
        self.fact(OpenFact::ReserveIs(gems))
    }

    pub fn gems(self, seat: Seat, gems: Gems) -> Layout {
        self.fact(Fact::Screen(seat, ScreenFact::GemsIn(gems)))
    }

    pub fn attack(self, seat: Seat, tokens: u8) -> Layout {
        self.fact(Fact::Screen(seat, ScreenFact::AttackIn(tokens)))
    }

    pub fn hand(mut self, seat: Seat, cards: &[u8]) -> Layout {
        for card in cards {
            self = self.fact(Fact::Screen(seat, ScreenFact::CardIn(CardId(*card))));
        }
        self
    }

    /// A card with its printed colours in a pyramid.
    pub fn stands(self, seat: Seat, card: u8, level: i8, column: i8) -> Layout {
        let card = CardId(card);
        let printed = Catalogue::embedded().unwrap().get(card).unwrap().sections;
        self.fact(OpenFact::Played {
            seat,
            card,
            slot: slot(level, column),
            sections: Section::ALL.map(|s| printed.get(s)),
        })
    }

    /// A card in a pyramid all of whose sections have one colour.
    pub fn plain(self, seat: Seat, card: u8, level: i8, column: i8, colour: Colour) -> Layout {
        self.fact(OpenFact::Played {
            seat,
            card: CardId(card),
            slot: slot(level, column),
            sections: [colour; 4],
        })
    }

    pub fn token(self, seat: Seat, card: u8, token: Token) -> Layout {
        self.fact(OpenFact::TokenGained {
            seat,
            card: CardId(card),
            token,
        })
    }

    pub fn tokens(mut self, seat: Seat, card: u8, token: Token, count: u8) -> Layout {
        for _ in 0..count {
            self = self.token(seat, card, token);
        }
        self
    }

    /// A card tucked under another.
    pub fn under(self, seat: Seat, card: u8, host: u8) -> Layout {
        let (card, under) = (CardId(card), CardId(host));
        self.fact(OpenFact::Tucked { seat, card, under })
    }

    /// Gems laid on a law.
    pub fn parked(self, seat: Seat, card: u8, gems: Gems) -> Layout {
        let card = CardId(card);
        self.fact(OpenFact::Parked { seat, card, gems })
    }

    /// An infinite gem of a colour that has paid in this phase.
    pub fn used(self, seat: Seat, colour: Colour) -> Layout {
        self.fact(OpenFact::InfiniteUsed { seat, colour })
    }

    /// One card beside an auction card.
    pub fn base(self, colour: Colour, card: u8) -> Layout {
        self.fact(OpenFact::Revealed {
            colour,
            card: CardId(card),
        })
    }

    /// Two cards beside an auction card.
    pub fn both(self, colour: Colour, base: u8, tip: u8) -> Layout {
        self.base(colour, tip)
            .fact(OpenFact::MovedToTip { colour })
            .base(colour, base)
    }

    pub fn deck(self, deck: DeckKind, cards: &[u8]) -> Layout {
        let cards = cards.iter().copied().map(CardId).collect();
        self.fact(DeckFact::Stacked { deck, cards })
    }

    /// The first auction of a turn begins.
    pub fn auction(self) -> Story {
        self.begin(
            Phase::Auction(1),
            json!({"bidding": {"auction": 1}}),
            "bid",
            "bid",
        )
    }

    /// The third auction of a turn begins.
    pub fn third_auction(self) -> Story {
        self.begin(
            Phase::Auction(3),
            json!({"bidding": {"auction": 3}}),
            "bid",
            "bid",
        )
    }

    /// The first development round of a turn begins.
    pub fn development(self) -> Story {
        self.begin(
            Phase::Development(1),
            json!({"choosing": {"round": 1}}),
            "develop",
            "develop",
        )
    }

    /// The last development round of a turn begins.
    pub fn third_round(self) -> Story {
        self.begin(
            Phase::Development(3),
            json!({"choosing": {"round": 3}}),
            "develop",
            "develop",
        )
    }

    fn begin(self, phase: Phase, stage: serde_json::Value, by: &str, topic: &str) -> Story {
        let still_in = SeatSet::all(self.seats);
        let layout = self.fact(OpenFact::PhaseBegan { phase, still_in });
        let asked = json!({"id": 1, "by": by, "topic": topic, "digest": 0, "forced": false});
        let desks: Vec<_> = (0..layout.seats)
            .map(|_| json!({"agenda": [], "asked": asked}))
            .collect();
        layout.open(json!({"stage": stage, "desks": desks, "next_prompt": 9}))
    }

    /// In the middle of resolving a round, the first of two seats is asked about a card it cannot pay any more.
    pub fn unplayable(self, card: u8) -> Story {
        let layout = self.fact(OpenFact::PhaseBegan {
            phase: Phase::Development(1),
            still_in: SeatSet::all(2),
        });
        let asked = json!({"id": 1, "by": {"unplayable": card}, "topic": "unplayable",
            "digest": 0, "forced": false});
        layout.open(json!({"stage": {"resolving": {"round": 1, "left": []}},
            "desks": [{"agenda": [], "asked": asked}, {"agenda": [], "asked": null}],
            "next_prompt": 9}))
    }

    fn open(self, bookmark: serde_json::Value) -> Story {
        let ruleset = Ruleset::compile(Agreement::standard(self.seats)).unwrap();
        let bookmark = serde_json::from_value(bookmark).unwrap();
        Story {
            game: Game::restore(ruleset, &self.facts, bookmark).unwrap(),
            facts: self.facts,
            luck: SeededLuck::new(1),
            told: vec![],
        }
    }
}

impl Layout {
    /// Anna, Ben, Clara and David with first cards 1 to 4, six gems each and one card at each base.
    pub fn four() -> Layout {
        let mut layout = Layout::of(4)
            .base(Colour::Blue, 21)
            .base(Colour::Red, 22)
            .base(Colour::Green, 23)
            .base(Colour::Yellow, 24)
            .deck(DeckKind::Large, &[41, 42, 43, 44, 45, 46, 47, 48]);
        for (seat, card) in (0..).map(Seat).zip(1..=4) {
            layout = layout.stands(seat, card, 1, 0).gems(seat, gems(2, 2, 1, 1));
        }
        layout
    }
}
