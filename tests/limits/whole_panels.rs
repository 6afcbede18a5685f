//! Panels of whole games, including partial plans: a panel begins with what happened to its player
//! since their last choice, has one picture, and recommends one answer at most.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking and looks for few of many")]

use viceroy::discord::component::{Button, Emphasis};
use viceroy::discord::panel::{more_rows, rows};
use viceroy::i18n::news::{self, Telling};
use viceroy::messages::TextSize;
use viceroy::service::FirstGames;
use viceroy::store::Cause;

use crate::prelude::*;
use crate::walk::{Moment, Walk, Witness};
use crate::whole_games::{Weights, check};

/// Everything that happened to the reader stands above what is asked, the first of it in bold.
/// Drafts do not repeat it.
fn begins(w: &Wording, panel: &Panel, text: &str) {
    let names = BySeat::new(panel.people.count(), |seat| panel.people[seat].name.clone());
    let facts: Vec<OpenFact> = panel.since.deeds.iter().map(|deed| deed.fact.clone()).collect();
    let reader = news::Audience::to(&names, panel.view.seat);
    let catalogue = panel.view.table.ruleset.catalogue;
    let w = &w.of_text(panel.reads, viceroy::discord::panel::in_sight(panel));
    let told =
        |telling| news::lines_about(w, panel.view.seat, &facts, reader, (catalogue, telling));
    assert!(text.starts_with("**") || text.starts_with("💡"), "{text}");
    let tells = panel.since.has_chosen && panel.draft.is_none();
    let outcome = |telling, between| {
        let mut lines = told(telling);
        if let Some(first) = lines.first_mut().filter(|first| !first.contains("**")) {
            *first = format!("**{first}**");
        }
        lines.join(between)
    };
    // In few words where a phone has no room.
    let whole = outcome(Telling::Sentences, "\n");
    let is_told = text.starts_with(&whole) || text.starts_with(&outcome(Telling::Steps, " "));
    assert!(!tells || is_told, "{whole}: {text}");
}

/// One answer at most is recommended.
fn recommends(w: &Wording, panel: &Panel) -> usize {
    let rows = rows(w, panel, 0);
    let buttons = rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => &buttons[..],
        Row::Menu(_) | Row::Pages(_) | Row::Entities(_) => &[],
    });
    let stands_out =
        |button: &&Button| matches!(button.look, Emphasis::Recommended | Emphasis::Main);
    let count = buttons.filter(stands_out).count();
    assert!(count <= 1, "{rows:?}");
    count
}

/// Of what a panel offers beside its answers, large text leaves nothing out: it stands behind **More**.
fn stays_with_large_text(w: &Wording, panel: &Panel) {
    let large = Panel { text_size: TextSize::Large, ..panel.clone() };
    let (shown, behind) = (rows(w, &large, 0), more_rows(w, &large));
    for rows in [&shown, &behind] {
        check_message("x", rows, None, &[], "x");
    }
    let buttons = |rows: &[Row]| -> Vec<CustomId> {
        rows.iter().flat_map(Row::buttons).map(|button| button.custom_id.clone()).collect()
    };
    let offered = [buttons(&shown), buttons(&behind)].concat();
    for custom_id in buttons(&rows(w, panel, 0)) {
        let is_control = matches!(
            custom_id,
            CustomId::ShowTable(_)
                | CustomId::Confirm { .. }
                | CustomId::ConfirmFirst { .. }
                | CustomId::OpenPlan { .. }
        );
        assert!(
            !is_control || offered.contains(&custom_id),
            "{custom_id:?}: {shown:?}, {behind:?}"
        );
    }
}

/// Text and picture agree on the gems; in a draft these are the ones left afterwards, and with a
/// prompt only the picture shows them.
fn agree(w: &Wording, panel: &Panel, text: &str, alt: &str) {
    assert_eq!(alt.contains("Then: "), panel.draft.is_some(), "{alt}");
    if panel.draft.is_some() || panel.view.question.is_some() {
        return;
    }
    let begins = "-# You have ";
    let held = text.lines().find_map(|line| line.strip_prefix(begins));
    let held = held.unwrap_or_else(|| panic!("{begins}: {text}"));
    let gems = panel.view.screen.gems;
    assert!(
        held.starts_with(
            &w.of_text(panel.reads, viceroy::discord::panel::in_sight(panel)).word(gems)
        ),
        "{text}"
    );
    let shown = ["Gems: ", "Your gems: "];
    let shown = shown.iter().find_map(|before| alt.split(before).nth(1));
    assert!(shown.is_none_or(|shown| shown.starts_with(&w.word(gems))), "{text} {alt}");
}

struct Teller {
    w: Arc<Wording>,
    pictures: Pictures,
    seen: BTreeMap<Moment, usize>,
    recommended: usize,
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
            agree(&self.w, panel, &post.text, &picture.alt);
        }
        let deeds = panel.since.deeds.iter().map(|deed| deed.fact.clone());
        assert_eq!(
            deeds.collect::<Vec<OpenFact>>(),
            since_choice(walk, seat).await,
            "what happened since the choice of {seat:?}"
        );
        begins(&self.w, panel, &post.text);
        self.recommended += recommends(&self.w, panel);
        stays_with_large_text(&self.w, panel);
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
        w: english(),
        pictures: Pictures::new(painter(), Theme::Dark),
        seen: BTreeMap::new(),
        recommended: 0,
    };
    let walk = Walk::begin(people, terms, people, FirstGames::LikeLater).await;
    walk.play(&mut Random::new(people), &mut teller).await;
    teller
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_panel_begins_with_what_happened_to_its_reader_and_recommends_one_answer() {
    for people in [1, 3] {
        let Teller { seen, recommended, .. } = told(people).await;
        for moment in [Moment::Asked, Moment::Idle, Moment::Over] {
            assert!(seen.contains_key(&moment), "{moment:?} among {seen:?}");
        }
        assert!(seen[&Moment::PutTogether] > 10, "{seen:?}");
        assert!(recommended > 10, "{recommended}");
    }
}
