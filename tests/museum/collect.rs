//! Plays games for a new release: one of every edition at every size, and others until no word is missing.

use std::collections::BTreeSet;
use std::sync::Arc;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use viceroy::brains::{Brain, Random};
use viceroy::lab::SeededChance;
use viceroy::rules::{Fact, Game, Ruleset, Seat, Table};

use super::exhibit::{self, Exhibit, Moment};
use super::{kinds, rulesets, shown, situations, words};

/// How many games are looked through for words that the others lack.
const LOOKED_THROUGH: usize = 4_000;

/// Games with names for their files.
pub fn collect() -> Vec<(String, Exhibit)> {
    let mut known = BTreeSet::new();
    let mut games = vec![];
    // With a module at every table size and option that the expansion adds, too.
    let modules = rulesets::with_modules().into_iter().step_by(11);
    let played = rulesets::editions().into_iter().chain(modules);
    for (nth, ruleset) in played.enumerate() {
        let (exhibit, stood_in) = play(&ruleset, nth as u64);
        known.extend(words_of(&exhibit));
        known.extend(stood_in);
        games.push((name(&exhibit, nth), exhibit));
    }
    let every = rulesets::of_the_carried_cards();
    for nth in games.len()..LOOKED_THROUGH {
        // A stride through all of them, so that neighbours differ in more than one option.
        let (exhibit, stood_in) = play(&every[nth * 37 % every.len()], nth as u64);
        let before = known.len();
        known.extend(words_of(&exhibit));
        known.extend(stood_in);
        if known.len() > before {
            games.push((name(&exhibit, nth), exhibit));
        }
    }
    games
}

fn words_of(exhibit: &Exhibit) -> BTreeSet<String> {
    let mut words = words::of(&exhibit.agreement);
    let facts = exhibit.steps.iter().flatten();
    // The names of facts once more, since other things have the same names.
    words.extend(facts.map(|fact| kinds::kind(fact).to_owned()));
    words.extend(words::of(&exhibit.steps));
    for moment in &exhibit.moments {
        words.extend(words::of(&moment.bookmark));
    }
    words
}

fn name(exhibit: &Exhibit, nth: usize) -> String {
    let agreement = &exhibit.agreement;
    let (edition, seats, rivals) = (agreement.edition.key(), agreement.seats, agreement.rivals);
    format!("{nth:04}-{edition}-{seats}-players-{rivals}-rivals")
}

/// Who plays, and with what luck.
struct Players {
    brain: Random,
    luck: SeededChance,
    lot: StdRng,
    /// What happened when the game was opened.
    opening: Option<Vec<Fact>>,
}

impl Players {
    fn open(ruleset: &Arc<Ruleset>, seed: u64) -> (Game, Players) {
        let mut luck = SeededChance::new(seed);
        let (game, step) = Game::open(Arc::clone(ruleset), &mut luck);
        let players = Players {
            brain: Random::new(seed),
            luck,
            lot: StdRng::seed_from_u64(seed),
            opening: Some(step.facts),
        };
        (game, players)
    }

    /// The next step; nothing when the game is over.
    fn go_on(&mut self, game: &mut Game) -> Option<Vec<Fact>> {
        if let Some(facts) = self.opening.take() {
            return Some(facts);
        }
        let awaiting = game.table_view().awaiting;
        if awaiting.is_empty() {
            return None;
        }
        if let Some(facts) = self.take_back(game) {
            return Some(facts);
        }
        let seat = awaiting[self.lot.random_range(0..awaiting.len())].seat;
        let view = game.seat_view(seat).unwrap();
        let question = view.question.as_ref().unwrap();
        let (id, answer) = (question.id, self.brain.answer(&view, question));
        drop(view);
        let step = game.answer(seat, id, &answer, &mut self.luck);
        Some(step.unwrap().facts)
    }

    /// One choice in twenty of those that can be taken back is.
    fn take_back(&mut self, game: &mut Game) -> Option<Vec<Fact>> {
        let may = |seat: &Seat| {
            game.seat_view(*seat)
                .is_some_and(|view| view.may_reconsider)
        };
        let sealed = game.table_view().open.seats().find(may)?;
        let wanted = self.lot.random_range(0..20) == 0;
        wanted.then(|| game.reconsider(sealed).unwrap().facts)
    }
}

/// A whole game, with what is kept of it, and the situations it stood in.
fn play(ruleset: &Arc<Ruleset>, seed: u64) -> (Exhibit, BTreeSet<String>) {
    let (game, mut players) = Players::open(ruleset, seed);
    let mut watched = Watched::new(game);
    while let Some(facts) = players.go_on(&mut watched.game) {
        watched.happened(facts);
    }
    watched.finished()
}

/// A game with what is kept of it.
struct Watched {
    game: Game,
    table: Table,
    steps: Vec<Vec<Fact>>,
    moments: Vec<Moment>,
    /// The words of the bookmarks that are kept.
    said: BTreeSet<String>,
    /// The situations that are kept.
    stood_in: BTreeSet<String>,
}

impl Watched {
    fn new(game: Game) -> Watched {
        Watched {
            table: Table::empty(game.ruleset().agreement.seats),
            game,
            steps: vec![],
            moments: vec![],
            said: BTreeSet::new(),
            stood_in: BTreeSet::new(),
        }
    }

    /// A moment is kept when its bookmark says a word that none before it said: the start, and every stage, topic and
    /// task for the first time. So is one in which several players have come differently far for the first time.
    fn happened(&mut self, facts: Vec<Fact>) {
        facts.iter().for_each(|fact| self.table.evolve(fact));
        self.steps.push(facts);
        let words = words::of(&self.game.bookmark());
        let situation = situations::of(&self.game);
        let new_situation = situation.is_some_and(|new| self.stood_in.insert(new));
        if self.game.is_over() || new_situation || !words.is_subset(&self.said) {
            self.said.extend(words);
            self.moments.push(Moment {
                steps: self.steps.len(),
                bookmark: self.game.bookmark(),
                shown: shown::table(&self.table, &self.game.table_view()),
            });
        }
    }

    fn finished(self) -> (Exhibit, BTreeSet<String>) {
        let facts: Vec<Fact> = self.steps.iter().flatten().cloned().collect();
        let ruleset = self.game.ruleset();
        let exhibit = Exhibit {
            agreement: ruleset.agreement.clone(),
            record: exhibit::record(ruleset, &facts),
            steps: self.steps,
            moments: self.moments,
        };
        (exhibit, self.stood_in)
    }
}
