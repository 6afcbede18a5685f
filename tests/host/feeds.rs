//! Feeds and tables are the same whether folded during the game or rebuilt from the stored steps.

use viceroy::rules::{Awaited, CardSet, Options, Table, TableView, setting};

use crate::prelude::*;

fn told(chat: &Chat) -> BTreeMap<String, (String, String)> {
    let inside = chat.inside();
    let mut feeds: BTreeMap<String, (String, String)> = BTreeMap::new();
    for post in inside.messages.values().filter_map(Message::news) {
        let (deeds, after) = feeds.entry(format!("{:?}", post.chapter)).or_default();
        *deeds += &format!("{:?}", post.deeds);
        let said = (post.step, &post.people);
        *after = format!("{said:?} {}", public(&post.view));
    }
    // Where one post ends and the next begins makes no difference.
    for (deeds, _) in feeds.values_mut() {
        *deeds = deeds.replace("][", ", ");
    }
    feeds
}

fn public(view: &TableView) -> String {
    let TableView { reality: _, ruleset: _, open, hands, decks, shown, awaiting } = view;
    format!("{open:?} {hands:?} {decks:?} {shown:?} {awaiting:?}")
}

async fn started(world: &World, people: u64, screens: &str) -> GameId {
    let mut options = Options::default();
    options.set(setting("open_screens", screens).unwrap());
    let terms = Terms { options, ..Terms::for_several() };
    let lobby = world.host.new_table(CHANNEL, person(1), terms).await.unwrap();
    for id in 2..=people {
        world.joins(lobby.game, id).await;
    }
    world.host.start(lobby.game, person(1).id, press(1)).await.unwrap();
    lobby.game
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    AtOnce,
    AfterTheEnd,
    AfterARestart,
}

async fn play(
    people: u64,
    screens: &str,
    lot: u64,
    when: Told,
) -> BTreeMap<String, (String, String)> {
    let mut world = World::new().await;
    let game = started(&world, people, screens).await;
    let chat = Chat::new(&world.clock);
    let running = (when == Told::AtOnce).then(|| world.run(chat.clone()));
    let mut lot = Lot(lot);
    while world.answer_once(game, people, &mut lot).await.is_some() {
        if let Some(running) = &running {
            running.settled().await;
        }
    }
    if when == Told::AfterARestart {
        world.restart().await;
    }
    let running = running.unwrap_or_else(|| world.run(chat.clone()));
    running.settled().await;
    world.clock.advance(PAUSE);
    running.end().await;
    told(&chat)
}

#[tokio::test]
async fn a_feed_shows_the_same_at_once_late_and_after_a_restart() {
    for (people, screens, lot) in [(2, "false", 3), (3, "true", 4), (4, "false", 5)] {
        let folded = play(people, screens, lot, Told::AfterARestart).await;
        assert!(folded.len() > 10, "{}", folded.len());
        for when in [Told::AtOnce, Told::AfterTheEnd] {
            let kept = play(people, screens, lot, when).await;
            assert_eq!(kept, folded, "{people} players, told {when:?}");
        }
    }
}

#[tokio::test]
async fn a_table_shows_what_the_steps_show_after_every_step_and_restart() {
    let mut world = World::new().await;
    let game = started(&world, 3, "true").await;
    let mut lot = Lot(12);
    let mut steps = 1;
    loop {
        let post = world.table(game).await;
        let stored = world.host.store().steps(game, 1, post.step).await.unwrap();
        let mut table = Table::empty(3);
        let mut fresh = CardSet::NONE;
        for fact in stored.iter().flat_map(|step| &step.facts) {
            table.evolve(fact);
            if let Fact::Open(OpenFact::TurnBegan(_)) = fact {
                fresh = CardSet::NONE;
            } else if let Fact::Open(OpenFact::Played { card, .. }) = fact {
                fresh.insert(*card);
            }
        }
        let awaiting = post.view.awaiting.iter().map(|a| Awaited { ..*a });
        let view = TableView::of(&Arc::clone(&post.view.ruleset), &table, awaiting.collect());
        assert_eq!(public(&post.view), public(&view), "step {steps}");
        assert_eq!(post.fresh, fresh, "step {steps}");
        if steps % 25 == 0 {
            world.restart().await;
        }
        if world.answer_once(game, 3, &mut lot).await.is_none() {
            break;
        }
        steps += 1;
    }
    assert!(steps > 100);
}

#[tokio::test]
async fn a_table_that_is_told_late_lies_as_its_turn_began() {
    let world = World::new().await;
    let game = started(&world, 2, "true").await;
    let mut lot = Lot(5);
    let post = loop {
        world.answer_once(game, 2, &mut lot).await.unwrap();
        let post = world.table(game).await;
        if matches!(post.view.open.phase, Phase::Development(_)) {
            break post;
        }
    };
    let steps = world.host.store().steps(game, 1, post.began).await;
    let begins = |fact: &Fact| *fact == OpenFact::TurnBegan(1).into();
    let steps = steps.unwrap();
    assert!(steps.last().unwrap().facts.iter().any(begins));
    let mut table = Table::empty(2);
    let facts = steps.iter().flat_map(|step| &step.facts);
    facts.for_each(|fact| table.evolve(fact));
    let began = TableView::of(&post.view.ruleset, &table, Default::default());
    assert_ne!(began.open.phase, post.view.open.phase);

    let (chat, running) = world.open_chat();
    running.end().await;
    let inside = chat.inside();
    let told = inside.messages.values().find_map(|message| {
        let MessageBody::Table(post) = &message.body else {
            return None;
        };
        Some(post)
    });
    let told = told.unwrap();
    assert_eq!(public(&told.view), public(&began));
    assert_eq!((told.step, told.fresh), (post.began, CardSet::NONE));
}
