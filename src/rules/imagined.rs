//! What-ifs. A legal table that agrees with everything a player can see; what is hidden from them is filled in by lot.
//! Whatever is tried on it stays there, and nothing in it can tell what really lies face down.

use std::sync::Arc;

use smallvec::SmallVec;

use super::card_set::CardSet;
use super::chance::{Chance, Purpose, shuffle};
use super::fact::Fact;
use super::game::{Bookmark, Desk, Game};
use super::prompt::{Answer, Prompt, PromptId, Refusal};
use super::seat::{BySeat, Seat};
use super::stages::Stage;
use super::table::{Decks, Screen, Table};
use super::tasks::Task;
use super::view::SeatView;
use crate::cards::{CardId, Colour, Gems};

/// Where in the rulebook a player is: what everybody knows, and the own unfinished business. Part of a view so that a
/// what-if can go on from there.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) stage: Stage,
    pub(super) agenda: SmallVec<[Task; 6]>,
    pub(super) asked: Option<Prompt>,
}

impl Position {
    /// Nothing to go on from.
    pub fn none() -> Position {
        Position {
            stage: Stage::Over,
            agenda: SmallVec::new(),
            asked: None,
        }
    }

    pub(super) fn new(bookmark: &Bookmark, seat: Seat) -> Position {
        let desk = &bookmark.desks[seat];
        Position {
            stage: bookmark.stage,
            agenda: desk.agenda.clone(),
            asked: desk.asked,
        }
    }
}

/// A table a player can try things on. The others do nothing on it.
#[derive(Debug)]
pub struct Imagined {
    game: Game,
    seat: Seat,
}

impl Imagined {
    /// Guesses a table that looks like this to the player.
    pub fn from(view: &SeatView, chance: &mut dyn Chance) -> Imagined {
        let seats = view.table.open.pyramids.count();
        let seat = view.seat;
        let mut table = Table {
            open: Arc::clone(&view.table.open),
            screens: BySeat::new(seats, |_| Screen::default()),
            decks: Decks::default(),
        };
        table.screens[seat] = view.screen;
        hand_out_cards(&mut table, view, chance);
        hand_out_gems(&mut table, view, chance);
        let position = &view.position;
        let asked = position.asked;
        let mut game = Game {
            ruleset: Arc::clone(&view.table.ruleset),
            table,
            bookmark: Bookmark {
                stage: position.stage,
                desks: BySeat::new(seats, |_| Desk::default()),
                next_prompt: asked.map_or(0, |p| p.id.0),
            },
        };
        game.bookmark.desks[seat] = Desk {
            agenda: position.agenda.clone(),
            asked,
            shape: None,
        };
        game.refresh(seat);
        Imagined { game, seat }
    }

    /// Tries an answer to what the player is asked there, and says what would happen.
    ///
    /// # Errors
    /// The refusal that the real table would give; then nothing has changed.
    pub fn answer(
        &mut self,
        answer: &Answer,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Fact>, Refusal> {
        let asked = self.game.bookmark.desks[self.seat].asked;
        let id = asked.map_or(PromptId(0), |p| p.id);
        let step = self.game.answer(self.seat, id, answer, chance)?;
        Ok(step.facts)
    }

    /// What the player would see.
    pub fn view(&self) -> SeatView {
        self.game
            .seat_view(self.seat)
            .expect("the view it was made from has this seat")
    }
}

/// Every card that the player cannot see goes to a place that holds unseen cards.
fn hand_out_cards(table: &mut Table, view: &SeatView, chance: &mut dyn Chance) {
    let ruleset = &view.table.ruleset;
    let seen = seen(view);
    let unseen = |all: &[CardId], chance: &mut dyn Chance| {
        let mut cards: Vec<CardId> = all.iter().copied().filter(|c| !seen.contains(*c)).collect();
        shuffle(&mut cards, Purpose::Imagined, chance);
        cards
    };
    let mut laws = unseen(&ruleset.laws, chance);
    let mut characters = unseen(&ruleset.characters, chance);
    let counts = view.table.decks;
    let take = |from: &mut Vec<CardId>, count: u8| {
        let left = from.len().saturating_sub(usize::from(count));
        from.split_off(left)
    };
    table.decks.laws = take(&mut laws, counts.laws).into();
    table.decks.small = take(&mut characters, counts.small).into();
    table.decks.large = take(&mut characters, counts.large).into();
    let mut left = laws.into_iter().chain(characters);
    for (other, count) in view.table.hands.iter().filter(|(s, _)| *s != view.seat) {
        table.screens[other].hand = left.by_ref().take(usize::from(*count)).collect();
    }
    // Before the first cards are shown, what is left was dealt to the others to choose from.
    let mut rest = left.peekable();
    if !view.screen.dealt.is_empty() && rest.peek().is_some() {
        for other in others(view) {
            let dealt = usize::from(ruleset.dealt_characters);
            table.screens[other].dealt = rest.by_ref().take(dealt).collect();
        }
    }
}

fn others(view: &SeatView) -> impl Iterator<Item = Seat> {
    let own = view.seat;
    view.table.open.seats().filter(move |seat| *seat != own)
}

/// The cards whose place the player knows.
fn seen(view: &SeatView) -> CardSet {
    let open = &view.table.open;
    let mut seen = open.discarded;
    let auction = Colour::ALL
        .into_iter()
        .flat_map(|c| open.auction[c].cards());
    auction.for_each(|(_, card)| seen.insert(card));
    for (_, pyramid) in open.pyramids.iter() {
        pyramid.standing.iter().for_each(|s| seen.insert(s.card));
        pyramid
            .tucked
            .iter()
            .for_each(|(card, _)| seen.insert(*card));
    }
    let own = view.screen.hand.iter().chain(view.screen.dealt.iter());
    own.for_each(|card| seen.insert(card));
    seen
}

/// Gems are conserved: what is missing stands behind the other screens.
fn hand_out_gems(table: &mut Table, view: &SeatView, chance: &mut dyn Chance) {
    let others: SmallVec<[Seat; 4]> = others(view).collect();
    if let Some(shown) = &view.table.shown {
        for other in others {
            table.screens[other].gems = shown[other].gems;
            table.screens[other].attack = shown[other].attack;
        }
        return;
    }
    let all = view.table.ruleset.reserve_per_seat * table.open.pyramids.count();
    let mut hidden = Gems::each(all)
        .minus(&table.open.reserve)
        .minus(&view.screen.gems);
    for (_, pyramid) in table.open.pyramids.iter() {
        hidden = hidden.minus(&pyramid.gems_lying());
    }
    if others.is_empty() {
        return;
    }
    for colour in Colour::ALL {
        for _ in 0..hidden[colour] {
            let lucky = chance.below(Purpose::Imagined, others.len() as u32) as usize;
            table.screens[others[lucky]].gems[colour] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brains::{Brain, Random};
    use crate::lab::SeededLuck;
    use crate::rules::{Edition, Ruleset, Terms};

    /// Every card of the game, wherever it is on a table.
    fn cards(table: &Table) -> Vec<CardId> {
        let mut cards: Vec<CardId> = table.open.discarded.iter().collect();
        for colour in Colour::ALL {
            cards.extend(table.open.auction[colour].cards().map(|(_, c)| c));
        }
        for (seat, screen) in table.screens.iter() {
            let pyramid = &table.open.pyramids[seat];
            cards.extend(screen.hand.iter().chain(screen.dealt.iter()));
            cards.extend(pyramid.standing.iter().map(|s| s.card));
            cards.extend(pyramid.tucked.iter().map(|(card, _)| *card));
        }
        let decks = &table.decks;
        cards.extend(decks.large.iter().chain(&decks.small).chain(&decks.laws));
        cards.sort_unstable();
        cards
    }

    fn gems(table: &Table) -> Gems {
        let behind = table.screens.iter().map(|(_, s)| s.gems);
        let lying = table.open.pyramids.iter().map(|(_, p)| p.gems_lying());
        let all = behind.chain(lying);
        all.fold(table.open.reserve, |sum, gems| sum.plus(&gems))
    }

    #[test]
    fn on_an_imagined_table_every_card_and_gem_is_in_one_place() {
        let (mut moments, mut dealt) = (0, 0);
        for (seats, rivals, edition) in [
            (1, 1, Edition::ALL[0]),
            (2, 0, Edition::ALL[1]),
            (3, 1, Edition::ALL[2]),
            (4, 0, Edition::ALL[3]),
        ] {
            let terms = Terms {
                edition,
                rivals: Some(rivals),
                ..Terms::default()
            };
            let ruleset = Ruleset::compile(terms.agreement(seats)).unwrap();
            let mut all: Vec<CardId> = [&ruleset.characters[..], &ruleset.laws].concat();
            all.sort_unstable();
            let mut luck = SeededLuck::new(5);
            let mut brain = Random::new(5);
            let (mut game, _) = Game::open(Arc::clone(&ruleset), &mut luck);
            while let Some(seat) = game.first_asked() {
                let view = game.seat_view(seat).unwrap();
                let table = Imagined::from(&view, &mut luck).game.table;
                let in_game = Gems::each(ruleset.reserve_per_seat * seats);
                assert_eq!(gems(&table), in_game);
                // Gems are given back before any card is dealt.
                if game.bookmark.stage != Stage::ReturningGems {
                    assert_eq!(cards(&table), all);
                }
                if game.bookmark.stage == Stage::FirstCards {
                    let others = table.screens.iter().filter(|(other, _)| *other != seat);
                    dealt += others.filter(|(_, s)| !s.dealt.is_empty()).count();
                }
                moments += 1;
                let question = view.question.as_ref().unwrap();
                let answer = brain.answer(&view, question);
                let id = question.id;
                drop(view);
                game.answer(seat, id, &answer, &mut luck).unwrap();
            }
        }
        assert!(moments > 300 && dealt > 10, "{moments} {dealt}");
    }
}
