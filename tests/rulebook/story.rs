//! A small language for rule stories: lay out a table, let players answer, look at what happened.

use serde_json::json;
use viceroy::cards::{CardId, Catalogue, Colour, Gems, Section};
use viceroy::lab::SeededLuck;
use viceroy::rules::{
    Agreement, Answer, Bid, DeckFact, DeckKind, Develop, Fact, Game, Offer, OpenFact, Phase,
    Question, Refusal, Ruleset, Screen, ScreenFact, Seat, SeatSet, Slot, Token, Topic,
};

pub use viceroy::cards::Colour::{Blue, Green, Red, Yellow};

/// The players of most stories.
pub const ANNA: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CLARA: Seat = Seat(2);
pub const DAVID: Seat = Seat(3);

/// Gems in the order blue, red, green, yellow.
pub fn gems(blue: u8, red: u8, green: u8, yellow: u8) -> Gems {
    Gems {
        blue,
        red,
        green,
        yellow,
    }
}

pub fn slot(level: i8, column: i8) -> Slot {
    Slot { level, column }
}

pub fn place(level: i8, column: i8) -> Offer {
    Offer::Place {
        slot: slot(level, column),
        infinite: Gems::NONE,
    }
}

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
        let bookmark = json!({"stage": stage, "desks": desks, "next_prompt": 9});
        let ruleset = Ruleset::compile(Agreement::standard(layout.seats)).unwrap();
        let bookmark = serde_json::from_value(bookmark).unwrap();
        let game = Game::restore(ruleset, &layout.facts, bookmark).unwrap();
        Story {
            game,
            luck: SeededLuck::new(1),
            told: vec![],
        }
    }
}

/// A game in which players answer.
pub struct Story {
    pub game: Game,
    luck: SeededLuck,
    /// What everybody saw since the story began.
    pub told: Vec<OpenFact>,
}

impl Story {
    pub fn question(&self, seat: Seat) -> Question {
        let view = self.game.seat_view(seat).unwrap();
        view.question
            .unwrap_or_else(|| panic!("{seat:?} is not asked anything"))
    }

    pub fn asked(&self, seat: Seat) -> Option<Topic> {
        let question = self.game.seat_view(seat).unwrap().question;
        question.map(|q| q.topic)
    }

    pub fn answer(&mut self, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let id = self.question(seat).id;
        let step = self.game.answer(seat, id, answer, &mut self.luck)?;
        self.told.extend(step.facts.into_iter().filter_map(|f| {
            if let Fact::Open(open) = f {
                Some(open)
            } else {
                None
            }
        }));
        Ok(())
    }

    pub fn pick(&mut self, seat: Seat, offer: Offer) -> &mut Story {
        self.answer(seat, &Answer::one(offer))
            .unwrap_or_else(|r| panic!("{seat:?} {offer:?}: {r}; {:?}", self.question(seat)));
        self
    }

    pub fn bid(&mut self, seat: Seat, colour: Colour) -> &mut Story {
        self.pick(seat, Offer::Bid(Bid::Gem(colour)))
    }

    pub fn bid_attack(&mut self, seat: Seat) -> &mut Story {
        self.pick(seat, Offer::Bid(Bid::Attack))
    }

    pub fn bid_pass(&mut self, seat: Seat) -> &mut Story {
        self.pick(seat, Offer::Bid(Bid::Pass))
    }

    pub fn play(&mut self, seat: Seat, card: u8) -> &mut Story {
        self.pick(seat, Offer::Play(CardId(card)))
    }

    pub fn pass(&mut self, seat: Seat) -> &mut Story {
        self.pick(seat, Offer::Pass)
    }

    pub fn take(&mut self, seat: Seat, gems: Gems) -> &mut Story {
        self.answer(seat, &Answer::Gems(gems)).unwrap();
        self
    }

    pub fn offers(&self, seat: Seat) -> Vec<Offer> {
        match self.question(seat).shape {
            viceroy::rules::Shape::Pick { offers, .. } => offers,
            other => panic!("not a choice: {other:?}"),
        }
    }

    pub fn screen(&self, seat: Seat) -> Screen {
        self.game.seat_view(seat).unwrap().screen
    }

    pub fn holds(&self, seat: Seat, card: u8) -> bool {
        self.screen(seat).hand.contains(CardId(card))
    }

    pub fn reserve(&self) -> Gems {
        self.game.table_view().open.reserve
    }

    pub fn phase(&self) -> Phase {
        self.game.table_view().open.phase
    }

    pub fn still_in(&self, seat: Seat) -> bool {
        self.game.table_view().open.still_in.contains(seat)
    }

    pub fn develops(&self) -> impl Iterator<Item = Develop> {
        let open = self.game.table_view().open;
        let all: Vec<Develop> = open.develops.iter().filter_map(|(_, d)| *d).collect();
        all.into_iter()
    }

    /// The tokens on a card.
    pub fn on(&self, seat: Seat, card: u8) -> Vec<Token> {
        let open = self.game.table_view().open;
        let tokens = &open.pyramids[seat].tokens;
        tokens
            .iter()
            .filter(|l| l.on == CardId(card))
            .map(|l| l.token)
            .collect()
    }
}

impl Layout {
    /// In the middle of resolving a round, a seat is asked about a card it cannot pay any more.
    pub fn unplayable(self, card: u8) -> Story {
        let layout = self.fact(OpenFact::PhaseBegan {
            phase: Phase::Development(1),
            still_in: SeatSet::all(2),
        });
        let asked = json!({"id": 1, "by": {"unplayable": card}, "topic": "unplayable",
            "digest": 0, "forced": false});
        let bookmark = json!({"stage": {"resolving": {"round": 1, "left": []}},
            "desks": [{"agenda": [], "asked": asked}, {"agenda": [], "asked": null}],
            "next_prompt": 9});
        let ruleset = Ruleset::compile(Agreement::standard(2)).unwrap();
        let bookmark = serde_json::from_value(bookmark).unwrap();
        let game = Game::restore(ruleset, &layout.facts, bookmark).unwrap();
        Story {
            game,
            luck: SeededLuck::new(1),
            told: vec![],
        }
    }
}
