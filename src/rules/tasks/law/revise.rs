//! New laws for old (R-LAW-70).

use crate::cards::CardId;
use crate::rules::fact::{DeckFact, OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::prompt::{HowMany, Offer, PickOrder, Shape};
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::table::{DeckKind, Screen};
use crate::rules::tasks::{Act, Ask, Task};

/// Laws drawn.
const DRAWN: usize = 3;
/// Laws put back.
const BACK: u8 = 2;

/// Draws, then asks what goes back. What law 78 may do with a drawn law comes in between by itself.
pub(super) fn begin(play: &mut Play<'_>, seat: Seat) {
    let mut tasks = [Task::from(Act::Draw(DeckKind::Laws)); DRAWN + 1];
    tasks[DRAWN] = Ask::PutBackLaws.into();
    play.next(seat, tasks);
}

/// Two laws from the hand in any order, or as many as there are. The first one picked ends on top.
pub(in crate::rules::tasks) fn laws_in_hand(ruleset: &Ruleset, screen: &Screen) -> Option<Shape> {
    let laws = screen.hand.iter().filter(|c| ruleset.card(*c).is_law());
    let offers: Vec<Offer> = laws.map(Offer::Card).collect();
    let count = BACK.min(u8::try_from(offers.len()).unwrap_or(BACK));
    (count > 0).then_some(Shape::Pick {
        offers,
        count: HowMany::exactly(count),
        order: PickOrder::Matters,
    })
}

/// Puts a law on top of the law deck; everybody sees that, not which.
pub(in crate::rules::tasks) fn put_back(play: &mut Play<'_>, seat: Seat, card: CardId) {
    let deck = DeckKind::Laws;
    play.screen(seat, ScreenFact::CardOut(card));
    play.happen(DeckFact::OnTop { deck, card });
    play.happen(OpenFact::PutBack {
        seat,
        deck,
        count: 1,
    });
}
