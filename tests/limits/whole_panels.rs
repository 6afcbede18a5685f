//! Panels of whole games, including partial plans: a panel begins with the prompt, has one picture,
//! and ends with what happened since its player's last choice.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking and looks for few of many")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use viceroy::ai::Random;
use viceroy::discord::pictures::Pictures;
use viceroy::discord::posts;
use viceroy::i18n::posts::since;
use viceroy::i18n::{Wording, english, news};
use viceroy::messages::{Chosen, MessageBody, MessageKind};
use viceroy::render::Theme;
use viceroy::rules::{BySeat, Fact, OpenFact, Phase, Seat, Terms};
use viceroy::service::Panel;
use viceroy::store::Cause;

use crate::painter::painter;
use crate::walk::{Moment, Walk, Witness};
use crate::whole_games::{Weights, check};

/// Checks the prompt and the small line of events; drafts do not repeat it. Returns the expected
/// lines.
fn ends(w: &Wording, panel: &Panel, text: &str) -> Vec<String> {
    let names = BySeat::new(panel.people.count(), |seat| panel.people[seat].name.clone());
    let facts = panel.since.deeds.iter().map(|deed| &deed.fact);
    // The beginning turn is shown elsewhere, the auction in the picture.
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
        assert!(last.ends_with(lines.last().unwrap()), "{lines:?}: {text}");
    }
    lines
}

/// Text and picture agree on the gems; in a draft these are the ones left afterwards, and with a
/// prompt only the picture shows them.
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
    assert!(shown.is_none_or(|shown| shown.starts_with(gems)), "{text} {alt}");
}

struct Teller {
    w: Arc<Wording>,
    pictures: Pictures,
    seen: BTreeMap<Moment, usize>,
    quiet: BTreeSet<String>,
}

impl Witness for Teller {
    async fn look(&mut self, walk: &Walk, panel: &Panel, moment: Moment) {
        let seat = panel.view.seat;
        let key = MessageKind::Panel.of(walk.game, seat, 1);
        let body = MessageBody::Panel(Box::new(panel.clone()));
        let post = posts::post(&self.w, &self.pictures, key, &body).await;
        let is_over = panel.view.table.open.phase == Phase::Over;
        assert_eq!(post.picture.is_none(), is_over, "a panel has a picture");
        if let Some(picture) = post.picture {
            check(&picture, &mut Weights::new());
            agree(panel, &post.text, &picture.alt);
        }
        let deeds = panel.since.deeds.iter().map(|deed| deed.fact.clone());
        assert_eq!(
            deeds.collect::<Vec<OpenFact>>(),
            since_choice(walk, seat).await,
            "what happened since the choice of {seat:?}"
        );
        let lines = ends(&self.w, panel, &post.text);
        if let Some(question) = &panel.view.question
            && panel.since.choice.is_some()
            && lines.is_empty()
        {
            self.quiet.insert(format!("{:?}", question.topic));
        }
        *self.seen.entry(moment).or_default() += 1;
    }
}

async fn since_choice(walk: &Walk, seat: Seat) -> Vec<OpenFact> {
    let store = walk.host.store();
    let stored = store.game(walk.game).await.unwrap().unwrap();
    let steps = store.steps(walk.game, 1, stored.steps).await.unwrap();
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

async fn told(people: u64) -> Teller {
    let terms = match people {
        1 => Terms { rivals: Some(1), ..Terms::default() },
        _ => Terms::for_several(),
    };
    let mut teller = Teller {
        w: Arc::new(english()),
        pictures: Pictures::new(painter(), Theme::Dark),
        seen: BTreeMap::new(),
        quiet: BTreeSet::new(),
    };
    let walk = Walk::begin(people, terms, people).await;
    walk.play(&mut Random::new(people), &mut teller).await;
    teller
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_panel_begins_with_what_is_asked_and_ends_with_what_happened() {
    for people in [1, 3] {
        let Teller { seen, quiet, .. } = told(people).await;
        for moment in [Moment::Asked, Moment::Idle, Moment::Over] {
            assert!(seen.contains_key(&moment), "{moment:?} among {seen:?}");
        }
        assert!(seen[&Moment::PutTogether] > 10, "{seen:?}");
        assert!(quiet.is_empty(), "nothing had happened: {quiet:?}");
    }
}
