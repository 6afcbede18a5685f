//! Builds another possible world: everything hidden from one player, the watcher, differs
//! (R-HID-01); everything public or the watcher's own is the same.

mod cards;
mod choices;
mod gems;
mod judgements;
mod monsters;

use std::collections::BTreeMap;
use std::sync::Arc;

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use serde_json::Value;
use viceroy::cards::{CardId, CardKind, Colour, Gems, JudgementId, MonsterId, Tier};
use viceroy::rules::{
    Answer, Bookmark, BySeat, CardSet, Chance, Currency, DeckFact, Develop, Fact, Game, HowMany,
    InvasionFact, JudgementSet, Offer, OpenFact, Purpose, Question, Ruleset, ScreenFact, Sealed,
    Seat, Shape, StepMark, UnderworldFact,
};

#[derive(Clone, Debug)]
pub struct Stored {
    pub ruleset: Arc<Ruleset>,
    pub steps: Vec<Vec<Fact>>,
    pub bookmark: Bookmark,
}

impl Stored {
    pub fn facts(&self) -> impl Iterator<Item = &Fact> {
        self.steps.iter().flatten()
    }

    pub fn restored(&self) -> Game {
        let ruleset = Arc::clone(&self.ruleset);
        Game::restore(ruleset, self.facts(), self.bookmark.clone()).unwrap()
    }

    pub fn scrambled(&self, watcher: Seat, luck: &mut StdRng) -> Stored {
        let mut other = self.clone();
        cards::scramble(&mut other, watcher, luck);
        monsters::scramble(&mut other, luck);
        judgements::scramble(&mut other, watcher, luck);
        let exchanged = gems::exchanges(&other, watcher, luck);
        let plain = std::iter::once(other);
        let mut candidates = exchanged
            .into_iter()
            .chain(plain)
            .map(|mut candidate| {
                candidate.bookmark = self.asked_as_before(&candidate);
                choices::scramble(&mut candidate, watcher, luck);
                candidate
            })
            .filter(|candidate| self.asks_the_same(candidate));
        candidates.next().expect("cards alone change no question")
    }

    /// Restoring asks prompts with changed choices again; in the other world they were asked with
    /// these choices from the start, so they keep their number.
    fn asked_as_before(&self, other: &Stored) -> Bookmark {
        let before = to_json(&self.bookmark);
        let mut after = to_json(&other.restored().bookmark());
        after["next_prompt"] = before["next_prompt"].clone();
        let desks = after["desks"].as_array_mut().unwrap();
        for (desk, before) in desks.iter_mut().zip(before["desks"].as_array().unwrap()) {
            if !desk["asked"].is_null() && !before["asked"].is_null() {
                desk["asked"]["id"] = before["asked"]["id"].clone();
            }
        }
        serde_json::from_value(after).unwrap()
    }

    /// Whether the same players have the same prompts. This is public, so other worlds would be
    /// distinguishable.
    fn asks_the_same(&self, other: &Stored) -> bool {
        let asked = |stored: &Stored| {
            let bookmark = to_json(&stored.bookmark);
            let desks = bookmark["desks"].as_array().unwrap().iter();
            let asked = |desk: &Value| {
                let asked = &desk["asked"];
                (asked["by"].clone(), asked["id"].clone(), asked["forced"].clone())
            };
            desks.map(asked).collect::<Vec<_>>()
        };
        asked(self) == asked(other)
    }
}

fn to_json(bookmark: &Bookmark) -> Value {
    serde_json::to_value(bookmark).unwrap()
}
