//! The scripted answers of the tutorial's four turns.

use super::deal::*;
use super::page::LessonPage;
use viceroy_rules::cards::{AuctionCard, CardId, Colour, Gems};
use viceroy_rules::{Answer, AuctionPlace, Bid, Claim, Offer, Payment, Slot};

pub(super) struct ScriptLine {
    pub(super) by: AnsweredBy,
    pub(super) answer: Answer,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum AnsweredBy {
    Page(LessonPage),
    /// Automatically, without a page.
    Learner,
    Computer,
}

impl AnsweredBy {
    fn offers(self, offer: Offer) -> ScriptLine {
        let answer = Answer::one(offer);
        ScriptLine { by: self, answer }
    }

    fn bids(self, colour: Colour) -> ScriptLine {
        self.offers(Offer::Bid(Bid::Gem(colour)))
    }

    fn plays(self, card: CardId) -> ScriptLine {
        self.offers(Offer::Play(card))
    }

    fn places(self, level: i8, column: i8) -> ScriptLine {
        self.places_paying(level, column, Gems::NONE)
    }

    fn places_paying(self, level: i8, column: i8, infinite: Gems) -> ScriptLine {
        let slot = Slot { level, column };
        let payment = Payment::with_infinite(infinite);
        self.offers(Offer::Place { slot, payment })
    }

    fn takes(self, gems: Gems) -> ScriptLine {
        let answer = Answer::Gems(gems);
        ScriptLine { by: self, answer }
    }

    fn starts(self, dealt: [CardId; 4]) -> ScriptLine {
        let [first, kept, ..] = dealt;
        let both = [Offer::Card(first), Offer::Card(kept)];
        let answer = Answer::Pick(both.into_iter().collect());
        ScriptLine { by: self, answer }
    }
}

fn gems(blue: u8, red: u8, green: u8, yellow: u8) -> Gems {
    Gems { blue, red, green, yellow }
}

pub(super) fn lines() -> Vec<ScriptLine> {
    let turns = [first_turn(), second_turn(), third_turn(), fourth_turn()];
    turns.into_iter().flatten().collect()
}

fn first_turn() -> Vec<ScriptLine> {
    use AnsweredBy::{Computer, Learner, Page as On};
    vec![
        Learner.starts(LEARNER_DEALT),
        Computer.starts(COMPUTER_DEALT),
        On(LessonPage::Bid).bids(Colour::Blue),
        Computer.bids(Colour::Yellow),
        On(LessonPage::Play).plays(RUFFIAN),
        Computer.plays(MALTSTER),
        Computer.places(1, 1),
        Computer.takes(gems(0, 1, 1, 1)),
        On(LessonPage::Place).places(1, 1),
        Learner.offers(Offer::Pass),
        Computer.offers(Offer::Pass),
    ]
}

fn second_turn() -> Vec<ScriptLine> {
    use AnsweredBy::{Computer, Learner, Page as On};
    vec![
        On(LessonPage::Contested).bids(Colour::Blue),
        Computer.bids(Colour::Blue),
        On(LessonPage::Again).bids(Colour::Yellow),
        Computer.bids(Colour::Red),
        Computer
            .offers(Offer::Offered { at: AuctionCard::of(Colour::Red), place: AuctionPlace::Tip }),
        On(LessonPage::Levels).plays(HOST_COMMANDER),
        Computer.plays(SERJEANT),
        On(LessonPage::Circle).places(2, 0),
        Computer.places(1, 2),
        Computer.takes(gems(1, 0, 0, 2)),
        Learner.offers(Offer::Pass),
        Computer.offers(Offer::Pass),
    ]
}

fn third_turn() -> Vec<ScriptLine> {
    use AnsweredBy::{Computer, Learner, Page as On};
    vec![
        On(LessonPage::Pass).offers(Offer::Bid(Bid::Pass)),
        Computer.bids(Colour::Yellow),
        On(LessonPage::Gems).takes(Gems::each(1)),
        On(LessonPage::Law).plays(WELLS),
        Computer.plays(STEWARD),
        Computer.places(1, 3),
        Computer.takes(gems(1, 1, 1, 0)),
        Learner.places(1, -1),
        On(LessonPage::Infinite).offers(Offer::LawChoice(1)),
        Learner.offers(Offer::Colour(Colour::Green)),
        Learner.offers(Offer::Pass),
        Computer.offers(Offer::Pass),
    ]
}

fn fourth_turn() -> Vec<ScriptLine> {
    use AnsweredBy::{Computer, Learner, Page as On};
    vec![
        On(LessonPage::Tip).bids(Colour::Red),
        Computer.bids(Colour::Red),
        Computer.offers(Offer::Claim(Claim::Base)),
        On(LessonPage::Claim).offers(Offer::Claim(Claim::Tip)),
        Learner.plays(DUELLIST),
        Computer.offers(Offer::Pass),
        On(LessonPage::Payment).places_paying(2, -1, Gems::only(Colour::Green, 1)),
        On(LessonPage::Magic).plays(HEXER),
        Learner.places(3, -1),
    ]
}
