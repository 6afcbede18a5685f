//! Games that an earlier release began: drawn from the secret alone, passes taken in the open, insistences final.

use std::sync::Arc;

use tempfile::TempDir;
use viceroy::brains::{Brain, Random};
use viceroy::cards::Catalogue;
use viceroy::host::{FairLuck, LuckSource, SeededLuck, secret_hash};
use viceroy::lab::{Rechecked, recheck};
use viceroy::notice::{GameId, Organised, PersonId, RoomId};
use viceroy::rules::{
    Agreement, Bookmark, Fact, Game, GemsFor, OpenFact, Ruleset, ScreenFact, Sealed, Terms, Topic,
};
use viceroy::store::{Cause, LobbyWrite, NewGame, Start, StepRecord, Store};

use super::world::person;

/// A game of four that is played by an earlier release first.
struct Played {
    game: Game,
    luck: FairLuck,
    brain: Random,
    /// Why each step was made, what it did, where the game was afterwards, and how many draws there were.
    steps: Vec<(Cause, Vec<Fact>, Bookmark, u64)>,
}

#[derive(Clone, Copy, PartialEq)]
enum Release {
    Earlier,
    Today,
}

impl Played {
    fn open(seed: u64) -> Played {
        let ruleset = Ruleset::compile(Agreement::standard(4)).unwrap();
        let secret = SeededLuck::new(seed).secret().unwrap();
        let mut luck = FairLuck::new(secret);
        let (game, step) = Game::open(ruleset, &mut luck);
        let first = (
            Cause::Opened { by: PersonId(1) },
            step.facts,
            game.bookmark().clone(),
            luck.used(),
        );
        Played {
            game,
            luck,
            brain: Random::new(seed),
            steps: vec![first],
        }
    }

    fn stands_in(&self, topic: Topic) -> bool {
        let awaiting = self.game.table_view().awaiting;
        awaiting.len() > 1 && awaiting.iter().all(|a| a.topic == topic)
    }

    /// One answer by whoever is asked first, in a game that is served by a release.
    fn step(&mut self, release: Release) {
        let seat = self.game.first_asked().unwrap();
        let view = self.game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        // Two of four always pass and take gems of all colours, so that passes come often and the reserve covers them.
        let passing = question.topic == Topic::Bid && seat.0 < 2;
        let evenly = [Topic::PassGems, Topic::PassGemsTogether].contains(&question.topic);
        // The answer for whose time runs out is a pass, and gems of all colours.
        let answer = if passing || evenly {
            question.fallback.clone()
        } else {
            self.brain.answer(&view, &question)
        };
        drop(view);
        let prompt = question.id;
        let step = self.game.answer(seat, prompt, &answer, &mut self.luck);
        let facts = step.unwrap().facts;
        if release == Release::Earlier {
            self.game.pass_in_the_open();
            self.game.insist_for_good();
        }
        let cause = Cause::Answered {
            seat,
            prompt,
            answer,
        };
        let (bookmark, used) = (self.game.bookmark().clone(), self.luck.used());
        self.steps.push((cause, facts, bookmark, used));
    }

    fn facts(&self) -> impl Iterator<Item = &Fact> {
        self.steps.iter().flat_map(|(_, facts, ..)| facts)
    }

    /// What a recheck says of the game when it is stored as the earlier release stored it.
    async fn rechecked(&self, seed: u64) -> Rechecked {
        let dir = TempDir::new().unwrap();
        let store = Store::open(dir.path().join("games.db")).await.unwrap();
        let game = self.store(&store, seed).await;
        let cards = Catalogue::embedded().unwrap();
        let rechecked = recheck(&store, game, cards).await;
        store.close().await;
        rechecked.unwrap_or_else(|why| panic!("{why}"))
    }

    async fn store(&self, store: &Store, seed: u64) -> GameId {
        let secret = SeededLuck::new(seed).secret().unwrap();
        let new = NewGame {
            venue: RoomId(1).into(),
            by: person(1),
            computers: vec![],
            terms: Terms::for_several(),
            agreed: viceroy::attendance::Agreed::UNTIMED,
            organised: Organised::default(),
            secret,
            secret_hash: secret_hash(&secret),
            at: 10,
        };
        let game = store.create_game(new).await.unwrap();
        let people: Vec<_> = (1..=4).map(|id| person(id).into()).collect();
        let joined = LobbyWrite {
            game,
            revision: 1,
            people: people.clone(),
            cuts: None,
            terms: Terms::for_several(),
            agreed: viceroy::attendance::Agreed::UNTIMED,
            organised: Organised::default(),
            at: 20,
        };
        store.write_lobby(joined).await.unwrap();
        let records = self.steps.iter().zip(1..).map(|(step, number)| {
            let (cause, facts, bookmark, used) = step.clone();
            StepRecord {
                game,
                number,
                at: 30,
                cause,
                facts,
                bookmark,
                luck_used: used,
                over: false,
                wanted: vec![],
                orders: vec![],
                told_to: None,
                waits: None,
                attendance: None,
            }
        });
        let mut records: Vec<StepRecord> = records.collect();
        let start = Start {
            agreement: Agreement::standard(4),
            people,
            cuts: None,
            step: records.remove(0),
        };
        store.start(&start).await.unwrap();
        store.append(&records).await.unwrap();
        game
    }
}

/// Plays until several are asked about a topic, at least so many times.
fn played_until(topic: Topic, seed: u64, steps: usize) -> Option<Played> {
    let mut played = Played::open(seed);
    while played.game.first_asked().is_some() {
        if played.steps.len() > steps && played.stands_in(topic) {
            return Some(played);
        }
        played.step(Release::Earlier);
    }
    None
}

#[tokio::test]
async fn what_an_earlier_release_began_and_what_this_one_goes_on_with_is_rechecked() {
    let (mut stood, mut in_the_open, mut in_secret) = (0, 0, 0);
    for seed in 1..=12 {
        for topic in [Topic::PassGems, Topic::Claim] {
            let Some(mut played) = played_until(topic, seed, 5) else {
                continue;
            };
            stood += 1;
            let rechecked = played.rechecked(seed).await;
            assert_eq!(rechecked.steps as usize, played.steps.len());
            assert!(rechecked.presses.is_empty());
            // This release goes on with it, until it stands in passes of its own.
            while played.game.first_asked().is_some() && !played.stands_in(Topic::PassGemsTogether)
            {
                played.step(Release::Today);
            }
            for _ in 0..6 {
                if played.game.first_asked().is_some() {
                    played.step(Release::Today);
                }
            }
            if played.game.first_asked().is_some() {
                played.rechecked(seed).await;
            }
            let is = |wanted: fn(&Fact) -> bool| played.facts().filter(move |f| wanted(f)).count();
            in_the_open += is(|fact| {
                let pass = GemsFor::Pass;
                matches!(fact, Fact::Open(OpenFact::GemsTaken { why, .. }) if *why == pass)
            });
            in_secret += is(|fact| {
                matches!(
                    fact,
                    Fact::Screen(_, ScreenFact::Sealed(Sealed::PassGems(_)))
                )
            });
        }
    }
    assert!(stood > 8, "{stood} games stood in such a stage");
    assert!(
        in_the_open > in_secret && in_secret > 1,
        "{in_the_open} {in_secret}"
    );
}

/// What the earlier release had begun ends as it began.
#[test]
fn passes_that_began_in_the_open_end_in_the_open() {
    let played = (1..40).find_map(|seed| played_until(Topic::PassGems, seed, 10));
    let mut played = played.unwrap();
    let (before, bookmark) = (played.steps.len(), played.game.bookmark().clone());
    let facts: Vec<Fact> = played.facts().cloned().collect();
    let ruleset = Arc::clone(played.game.ruleset());
    played.game = Game::restore(ruleset, &facts, bookmark).unwrap();
    played.step(Release::Today);
    let (_, facts, ..) = &played.steps[before];
    let taken = |fact: &Fact| matches!(fact, Fact::Open(OpenFact::GemsTaken { .. }));
    assert!(facts.iter().any(taken), "{facts:?}");
    let sealed = |fact: &Fact| matches!(fact, Fact::Screen(_, ScreenFact::Sealed(_)));
    assert!(!facts.iter().any(sealed), "{facts:?}");
}
