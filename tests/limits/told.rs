//! Whole games as people live them: every panel, plays that are put together among them. A panel begins with what is asked, has
//! one picture, and after the first ends with what happened since its player chose something.

#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking and looks for few of many"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tempfile::TempDir;
use viceroy::brains::{Brain, Random};
use viceroy::cards::Catalogue;
use viceroy::discord::pictures::Pictures;
use viceroy::discord::posts;
use viceroy::host::{
    ComputerPlayers, Host, HostConfig, LobbyLimits, ManualClock, Panel, SeededLuck,
};
use viceroy::notice::{Chosen, GameId, NoticeBody, NoticeKind, Person, PersonId, PressId, RoomId};
use viceroy::orders::DraftRef;
use viceroy::render::Theme;
use viceroy::rules::{Answer, BySeat, Fact, Offer, OpenFact, Seat, Terms, Topic};
use viceroy::store::{Cause, Store};
use viceroy::wording::posts::since;
use viceroy::wording::{Wording, english, news};

use crate::painter::painter;
use crate::whole_games::{Weights, check};

/// What was looked at, by what it is.
type Seen = BTreeMap<&'static str, usize>;

/// Whether a panel begins with what is asked, and ends with what happened since a choice, in one small line; what is put together
/// is not told it again. Gives the lines that it has to tell of.
fn ends(w: &Wording, panel: &Panel, text: &str) -> Vec<String> {
    let names = BySeat::new(panel.people.count(), |seat| panel.people[seat].name.clone());
    let facts = panel.since.deeds.iter().map(|deed| &deed.fact);
    // Which turn begins stands elsewhere, and what lies in the auction in the picture.
    let is_told =
        |fact: &&OpenFact| !matches!(fact, OpenFact::TurnBegan(_) | OpenFact::Revealed { .. });
    let facts = facts.filter(is_told);
    let facts: Vec<OpenFact> = facts.cloned().collect();
    let reader = news::Audience::to(&names, panel.view.seat);
    let catalogue = panel.view.table.ruleset.catalogue;
    let lines = news::lines(w, &facts, reader, catalogue);
    let headings = [Chosen::Bid, Chosen::Card, Chosen::Other].map(|choice| since(w, choice));
    assert!(text.starts_with("**"), "{text}");
    let last = text.lines().last().unwrap();
    let line = |heading: &String| last.starts_with(&format!("-# {heading}"));
    let told = headings.iter().any(line);
    let tells = panel.since.choice.is_some() && panel.draft.is_none();
    assert_eq!(told, tells && !lines.is_empty(), "{lines:?}: {text}");
    if told {
        // The newest is there, in full.
        assert!(last.ends_with(lines.last().unwrap()), "{lines:?}: {text}");
    }
    lines
}

/// The words of a panel and its picture tell of the same gems: while a play is put together of those that are left
/// after it. Where something is asked, the picture alone tells of them.
fn agree(panel: &Panel, text: &str, alt: &str) {
    assert_eq!(alt.contains("Then: "), panel.draft.is_some(), "{alt}");
    if panel.draft.is_some() || panel.view.question.is_some() {
        return;
    }
    let begins = "-# You have ";
    let held = text.lines().find_map(|line| line.strip_prefix(begins));
    let held = held.unwrap_or_else(|| panic!("{begins}: {text}"));
    let gems = held.split(" ·").next().unwrap().trim_end_matches('.');
    let shown = ["Gems: ", "Your gems: "];
    let shown = shown.iter().find_map(|before| alt.split(before).nth(1));
    assert!(
        shown.is_none_or(|shown| shown.starts_with(gems)),
        "{text} {alt}"
    );
}

struct Walk {
    host: Host,
    game: GameId,
    w: Arc<Wording>,
    pictures: Pictures,
    brain: Random,
    seen: Seen,
    /// What was asked where nothing had happened since the choice before.
    quiet: BTreeSet<String>,
}

impl Walk {
    async fn look(&mut self, panel: &Panel, what: &'static str) {
        let seat = panel.view.seat;
        let key = NoticeKind::Panel.of(self.game, seat, 1);
        let body = NoticeBody::Panel(Box::new(panel.clone()));
        let post = posts::post(&self.w, &self.pictures, key, &body).await;
        let picture = post.picture.expect("a panel has a picture");
        check(&picture, &mut Weights::new());
        agree(panel, &post.text, &picture.alt);
        let deeds = panel.since.deeds.iter().map(|deed| deed.fact.clone());
        assert_eq!(
            deeds.collect::<Vec<OpenFact>>(),
            self.since(seat).await,
            "what happened since the choice of {seat:?}"
        );
        let lines = ends(&self.w, panel, &post.text);
        if let Some(question) = &panel.view.question
            && panel.since.choice.is_some()
            && lines.is_empty()
        {
            self.quiet.insert(format!("{:?}", question.topic));
        }
        *self.seen.entry(what).or_default() += 1;
    }

    /// What the steps tell of the time since somebody chose something.
    async fn since(&self, seat: Seat) -> Vec<OpenFact> {
        let store = self.host.store();
        let stored = store.game(self.game).await.unwrap().unwrap();
        let steps = store.steps(self.game, 1, stored.steps).await.unwrap();
        let chose = |cause: &Cause| matches!(cause, Cause::Answered { seat: s, .. } if *s == seat);
        let Some(last) = steps.iter().rposition(|step| chose(&step.cause)) else {
            return vec![];
        };
        let facts = steps[last..].iter().flat_map(|step| &step.facts);
        let open = facts.filter_map(|fact| match fact {
            Fact::Open(fact) => Some(fact.clone()),
            _ => None,
        });
        open.collect()
    }

    /// Somebody answers all that they are asked; every second play is put together first.
    async fn visit(&mut self, who: PersonId) {
        loop {
            let panel = self.host.panel(self.game, who).await.unwrap();
            let what = match panel.view.question {
                Some(_) => "asked",
                None => "idle",
            };
            self.look(&panel, what).await;
            let Some(question) = panel.view.question.clone() else {
                return;
            };
            let answer = self.brain.answer(&panel.view, &question);
            let card = match &answer {
                Answer::Pick(offers) => offers.first().copied(),
                _ => None,
            };
            if question.topic == Topic::Develop
                && matches!(card, Some(Offer::Play(_) | Offer::Discard(_)))
            {
                self.put_together(who, DraftRef::empty(question.id), answer)
                    .await;
            } else {
                let answered = self.host.answer(self.game, who, question.id, &answer);
                answered.await.unwrap();
            }
        }
    }

    async fn put_together(&mut self, who: PersonId, empty: DraftRef, first: Answer) {
        let (mut draft, mut answer) = (empty, first);
        loop {
            let added = self.host.draft(self.game, who, draft, &answer).await;
            let panel = added.unwrap();
            self.look(&panel, "draft").await;
            let drafting = panel.draft.unwrap();
            draft = drafting.reference;
            let more = drafting.asks_more_of_the_play();
            let Some(next) = drafting.next.filter(|_| more) else {
                self.host.confirm(self.game, who, draft).await.unwrap();
                return;
            };
            answer = self.brain.answer(&drafting.view, &next);
        }
    }
}

fn person(id: u64) -> Person {
    Person {
        id: PersonId(id),
        name: ["Ann", "Benedict", "Cid", "Dorothea"][id as usize - 1].to_owned(),
    }
}

/// A whole game.
async fn walk(people: u64) -> (Seen, BTreeSet<String>) {
    let folder = TempDir::new().unwrap();
    let host = Host::open(HostConfig {
        store: Store::open(&folder.path().join("games.db")).await.unwrap(),
        clock: Arc::new(ManualClock::new(1_700_000_000_000)),
        luck: Arc::new(SeededLuck::new(people)),
        cards: Catalogue::embedded().unwrap(),
        lobbies: LobbyLimits::STANDARD,
        computers: ComputerPlayers::at_once(),
    });
    let host = host.await.unwrap();
    let terms = match people {
        1 => Terms {
            rivals: Some(1),
            ..Terms::default()
        },
        _ => Terms::for_several(),
    };
    let lobby = host.new_table(RoomId(1000), person(1), terms).await;
    let game = lobby.unwrap().game;
    let press = |id: u64| PressId(1_300_000_000_000_000_000 + id);
    for id in 2..=people {
        host.join(game, person(id), press(id)).await.unwrap();
    }
    host.start(game, PersonId(1), press(1)).await.unwrap();
    let mut walk = Walk {
        host,
        game,
        w: Arc::new(english()),
        pictures: Pictures::new(painter(), Theme::Dark),
        brain: Random::new(people),
        seen: Seen::new(),
        quiet: BTreeSet::new(),
    };
    loop {
        let awaited = walk.host.table(game).await.unwrap().view.awaited();
        let Some(seat) = awaited.iter().next() else {
            break;
        };
        walk.visit(PersonId(u64::from(seat.0) + 1)).await;
    }
    for id in 1..=people {
        let panel = walk.host.panel(game, PersonId(id)).await.unwrap();
        walk.look(&panel, "over").await;
    }
    (walk.seen, walk.quiet)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_panel_begins_with_what_is_asked_and_ends_with_what_happened() {
    for people in [1, 3] {
        let (seen, quiet) = walk(people).await;
        for what in ["asked", "idle", "draft", "over"] {
            assert!(seen.contains_key(what), "{what} among {seen:?}");
        }
        assert!(seen["draft"] > 10, "{seen:?}");
        assert!(quiet.is_empty(), "nothing had happened: {quiet:?}");
    }
}
