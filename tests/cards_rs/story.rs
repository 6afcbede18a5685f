//! A small language for rule stories: lay out a table, let players answer, look at what happened.

#[path = "layout.rs"]
mod layout;

use viceroy::cards::{CardId, Colour, Gems};
use viceroy::lab::SeededLuck;
use viceroy::rules::{
    Answer, Bid, DeckKind, Develop, Fact, Game, Offer, OpenFact, Phase, Pyramid, Question, Refusal,
    Score, Screen, Seat, Slot, Table, Token, Topic, score,
};

pub use layout::Layout;
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

/// A game in which players answer.
pub struct Story {
    pub game: Game,
    facts: Vec<Fact>,
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
        for fact in &step.facts {
            if let Fact::Open(open) = fact {
                self.told.push(open.clone());
            }
        }
        self.facts.extend(step.facts);
        Ok(())
    }

    pub fn pick(&mut self, seat: Seat, offer: Offer) -> &mut Story {
        self.answer(seat, &Answer::one(offer))
            .unwrap_or_else(|r| panic!("{seat:?} {offer:?}: {r}; {:?}", self.question(seat)));
        self
    }

    /// Picks several things, in this order.
    pub fn pick_all(&mut self, seat: Seat, offers: &[Offer]) -> &mut Story {
        let answer = Answer::Pick(offers.iter().copied().collect());
        self.answer(seat, &answer)
            .unwrap_or_else(|r| panic!("{seat:?} {offers:?}: {r}; {:?}", self.question(seat)));
        self
    }

    /// Picks several cards, in this order.
    pub fn cards(&mut self, seat: Seat, cards: &[u8]) -> &mut Story {
        let offers: Vec<Offer> = cards.iter().map(|c| Offer::Card(CardId(*c))).collect();
        self.pick_all(seat, &offers)
    }

    /// Time runs out for a player.
    pub fn time_out(&mut self, seat: Seat) -> &mut Story {
        let fallback = self.question(seat).fallback;
        self.answer(seat, &fallback).unwrap();
        self
    }

    /// Time runs out for everybody until the game is over.
    pub fn sleep(&mut self) -> &mut Story {
        while let Some(awaited) = self.game.table_view().awaiting.first() {
            self.time_out(awaited.seat);
        }
        assert!(self.game.is_over());
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

    pub fn pyramid(&self, seat: Seat) -> Pyramid {
        self.game.table_view().open.pyramids[seat].clone()
    }

    /// The cards tucked under a card.
    pub fn under(&self, seat: Seat, host: u8) -> Vec<u8> {
        self.pyramid(seat)
            .under(CardId(host))
            .map(|c| c.0)
            .collect()
    }

    /// The card at a slot.
    pub fn at(&self, seat: Seat, level: i8, column: i8) -> Option<u8> {
        let pyramid = self.pyramid(seat);
        pyramid.at(slot(level, column)).map(|s| s.card.0)
    }

    /// Everything, face-down decks too.
    pub fn table(&self) -> Table {
        let mut table = Table::empty(self.game.ruleset().agreement.seats);
        self.facts.iter().for_each(|f| table.evolve(f));
        table
    }

    /// The cards of a deck, the top one last.
    pub fn deck(&self, deck: DeckKind) -> Vec<u8> {
        let table = self.table();
        table.decks.cards(deck).iter().map(|c| c.0).collect()
    }

    /// The score if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        score(self.game.ruleset(), &self.table())[seat]
    }
}
