//! The museum of recorded games: what any release stored must open, show the same table and go on, for ever.
//!
//! `tests/museum/README.md` tells what an exhibit holds and how a release adds its own: name it in [`NEWEST`] and run
//! `VICEROY_ACCEPT_MUSEUM=1 cargo test --test museum`. Games that are there already are never written again; when
//! one of them fails, the program is wrong.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "museum/collect.rs"]
mod collect;
#[path = "museum/exhibit.rs"]
mod exhibit;
#[path = "museum/kinds.rs"]
mod kinds;
#[path = "common/rulesets.rs"]
#[allow(
    dead_code,
    reason = "stored games are those of the carried cards, which give no diamonds"
)]
mod rulesets;
#[path = "museum/shown.rs"]
mod shown;
#[path = "museum/situations.rs"]
mod situations;
#[path = "museum/words.rs"]
mod words;

use std::collections::BTreeSet;
use std::sync::Arc;

use viceroy::brains::{Brain, Random};
use viceroy::lab::SeededChance;
use viceroy::rules::{Bookmark, Fact, Game, Ruleset, Table};

use exhibit::{Exhibit, Moment};

/// The release whose games are the last that were added.
const NEWEST: &str = "0.1-underworld";

/// Kinds of facts that no game by lot has come to, in the spelling they are stored in. A chosen card stays playable
/// (R-DEV-12): only law 67 takes a gem away from others, and of the cards that come after it all are laws, which cost
/// nothing. A virtual opponent finds a card (R-VIR-05), unless law 69 in its original text was played twice in a turn
/// and the small deck was empty.
const OUT_OF_REACH: [(&str, &str); 2] = [
    (
        "OpenFact::TakenBack",
        r#"{"open":{"taken_back":{"seat":1,"card":80}}}"#,
    ),
    (
        "OpenFact::RivalLeft",
        r#"{"open":{"rival_left":{"rival":2}}}"#,
    ),
];

/// Kinds of facts that older releases recorded and this one only reads.
const NO_LONGER_RECORDED: &[&str] = &[];

#[test]
fn every_stored_game_opens_shows_the_same_table_and_goes_on() {
    add_newest_if_asked();
    let releases = exhibit::releases();
    assert!(releases.contains(&NEWEST.to_owned()), "{releases:?}");
    let mut exhibits = vec![];
    for release in &releases {
        let of_release = exhibit::of(release);
        assert!(!of_release.is_empty(), "{release}");
        exhibits.extend(of_release);
    }
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    let exhibits = &exhibits;
    std::thread::scope(|scope| {
        for first in 0..threads {
            scope.spawn(move || {
                for (name, exhibit) in exhibits.iter().skip(first).step_by(threads) {
                    opens(name, exhibit);
                }
            });
        }
    });
}

#[test]
fn the_newest_release_has_every_kind_of_fact() {
    add_newest_if_asked();
    let newest = kinds_in(NEWEST);
    let releases = exhibit::releases().into_iter();
    let older: BTreeSet<&str> = releases
        .filter(|release| release != NEWEST)
        .flat_map(|release| kinds_in(&release))
        .collect();
    let in_reach = kinds::all().filter(|kind| OUT_OF_REACH.iter().all(|(k, _)| k != kind));
    for kind in in_reach {
        let found = match NO_LONGER_RECORDED.contains(&kind) {
            true => older.contains(kind),
            false => newest.contains(kind),
        };
        assert!(found, "{kind}: in no game");
    }
}

#[test]
fn what_no_game_has_is_read_all_the_same() {
    for (kind, stored) in OUT_OF_REACH {
        let fact: Fact = serde_json::from_str(stored).unwrap();
        assert_eq!(kinds::kind(&fact), kind);
        assert_eq!(serde_json::to_string(&fact).unwrap(), stored);
    }
}

fn kinds_in(release: &str) -> BTreeSet<&'static str> {
    let exhibits = exhibit::of(release);
    let facts = exhibits.iter().flat_map(|(_, e)| e.steps.iter().flatten());
    facts.map(kinds::kind).collect()
}

/// Everything that is asked of one exhibit.
fn opens(name: &str, exhibit: &Exhibit) {
    let ruleset = Ruleset::compile(exhibit.agreement.clone())
        .unwrap_or_else(|why| panic!("{name}: cannot be played any more: {why}"));
    for moment in &exhibit.moments {
        let at = format!("{name} after step {}", moment.steps);
        let mut table = Table::empty(exhibit.agreement.seats);
        exhibit.facts(moment).for_each(|fact| table.evolve(fact));
        let game = restored(&at, &ruleset, exhibit, moment);
        let view = game.table_view();
        assert_eq!(*view.open, table.open, "{at}: the restored table");
        // Buttons and drafts name the question: it must not be asked afresh because of an update.
        assert_eq!(
            questions(&game.bookmark()),
            questions(&moment.bookmark),
            "{at}: the open questions"
        );
        shown::same(&at, &moment.shown, &shown::table(&table, &view));
        goes_on(&at, game);
    }
    let last = exhibit.moments.last().unwrap();
    assert_eq!(last.steps, exhibit.steps.len(), "{name}: the end is shown");
    let record = exhibit.record_of_today(&ruleset);
    shown::includes(name, &exhibit.record, &record);
}

fn restored(at: &str, ruleset: &Arc<Ruleset>, exhibit: &Exhibit, moment: &Moment) -> Game {
    let (ruleset, bookmark) = (Arc::clone(ruleset), moment.bookmark.clone());
    Game::restore(ruleset, exhibit.facts(moment), bookmark)
        .unwrap_or_else(|why| panic!("{at}: {why}"))
}

/// The numbers of the open questions, seat by seat.
fn questions(bookmark: &Bookmark) -> Vec<serde_json::Value> {
    let bookmark = serde_json::to_value(bookmark).unwrap();
    let desks = bookmark["desks"].as_array().unwrap().iter();
    desks.map(|desk| desk["asked"]["id"].clone()).collect()
}

/// Plays on by lot to the end.
fn goes_on(at: &str, mut game: Game) {
    let mut luck = SeededChance::new(1);
    let mut brain = Random::new(1);
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.as_ref().expect("who is asked has a question");
        let (id, answer) = (question.id, brain.answer(&view, question));
        drop(view);
        game.answer(seat, id, &answer, &mut luck)
            .unwrap_or_else(|why| panic!("{at}: going on: {why}"));
    }
    assert!(game.is_over(), "{at}: nobody is asked before the end");
}

/// Writes the games of the newest release, once, if the variable asks for it.
fn add_newest_if_asked() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let asked = std::env::var_os("VICEROY_ACCEPT_MUSEUM").is_some();
        if asked && !exhibit::releases().contains(&NEWEST.to_owned()) {
            for (name, exhibit) in collect::collect() {
                exhibit.store(NEWEST, &name);
            }
        }
    });
}
