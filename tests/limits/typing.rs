//! Autocompletion.

use serenity::all::AutocompleteChoice;
use viceroy::discord::limits::PROPOSALS;
use viceroy::discord::proposals::{GamesMeant, named, proposals, why_not};
use viceroy::rules::OfferedCards;

use crate::prelude::*;

const CALLBACK: &str = "/interactions/5/token/callback";

#[test]
fn proposals_are_within_the_limits() {
    let w = &english();
    let mut most = 0;
    for (nth, (topic, shape)) in shapes().into_iter().enumerate() {
        let panel = panel(topic, shape);
        let much = if nth % 10 == 0 { 6_000 } else { 60 };
        for typed in ["", "a", "1", "2 blue 1 red", &"x".repeat(much)] {
            let found = proposals(w, &panel, typed);
            most = most.max(found.len());
            for games in [GamesMeant::One, GamesMeant::Several] {
                let choice = |p: &viceroy::discord::proposals::Proposal| {
                    let choice = AutocompleteChoice::new(p.title(w, games), p.value());
                    serde_json::to_value(choice).unwrap()
                };
                let choices: Vec<Value> = found.iter().map(choice).collect();
                let body = json!({"type": 8, "data": {"choices": choices}});
                accept(&sent("POST", CALLBACK, body, vec![]));
            }
        }
    }
    assert_eq!(most, PROPOSALS, "some question has more answers than can be proposed");
}

#[test]
fn what_cannot_be_bid_is_said_by_its_reason() {
    let w = &english();
    let mut panel = panel(Topic::Bid, pick(vec![Offer::Bid(Bid::Pass)]));
    panel.view.screen.gems = Gems::only(Colour::Blue, 1);
    panel.view.screen.attack = 0;
    let open = Arc::make_mut(&mut panel.view.table.open);
    *open.auction.at_mut(Colour::Blue.into()).unwrap() = OfferedCards::default();
    assert_eq!(why_not(w, &panel, " Red ").sentence.0, "You have no red gem.");
    assert_eq!(why_not(w, &panel, "attack").sentence.0, "You have no attack token.");
    assert!(why_not(w, &panel, "blue").sentence.0.contains("no card at blue"));
    assert!(
        why_not(w, &panel, "redder")
            .sentence
            .0
            .contains("does not answer what I ask you now: make your bid")
    );
    assert_eq!(why_not(w, &panel, "bid red").sentence.0, "You have no red gem.");
    panel.view.question = None;
    assert!(why_not(w, &panel, "red").sentence.0.contains("Nothing more is asked"));
    Arc::make_mut(&mut panel.view.table.open).phase = Phase::Over;
    let over = why_not(w, &panel, "red").sentence.0;
    assert!(over.starts_with("This game is over."), "{over}");
}

#[test]
fn what_answers_another_question_is_told_what_is_asked_now() {
    let w = &english();
    let pass = || pick(vec![Offer::Pass]);
    let developing = panel(Topic::Develop, pass());
    for typed in ["bid blue", "blue", "2 blue", "zzz", ""] {
        assert_eq!(named(w, &developing, typed), None);
        let said = why_not(w, &developing, typed).sentence.0;
        assert!(said.contains("play a card"), "{said}");
    }
    let mut bidding = panel(Topic::Bid, pick(vec![Offer::Bid(Bid::Gem(Colour::Blue))]));
    bidding.view.screen.gems = Gems::only(Colour::Blue, 1);
    for typed in ["blue", "Bid blue", "bid  BLUE"] {
        let found = named(w, &bidding, typed).map(|p| p.custom_id);
        assert!(matches!(found, Some(CustomId::Answer { .. })), "{typed}");
        assert!(!proposals(w, &bidding, typed).is_empty(), "{typed}");
    }
}

#[test]
fn gems_are_taken_as_they_were_typed_and_never_completed() {
    let w = &english();
    let limits = Gems { blue: 1, red: 1, ..Gems::NONE };
    let total = HowMany::exactly(2);
    let panel = panel(Topic::RewardGems, Shape::Gems { limits, total });
    for typed in ["1 blue", "blue", "-1 blue 3 red", "1.5 blue"] {
        assert_eq!(named(w, &panel, typed), None, "{typed}");
    }
    let negative = why_not(w, &panel, "-1 blue 3 red").sentence.0;
    assert!(negative.contains("“-1”"), "{negative}");
    let large = why_not(w, &panel, "999999999999 blue").sentence.0;
    assert!(large.contains("“999999999999”"), "{large}");
    for typed in ["1 blue 1 red", "br", "blue, red"] {
        assert!(named(w, &panel, typed).is_some(), "{typed}");
    }
}

#[test]
fn gems_that_were_typed_wrong_are_said_to_be_so() {
    let w = &english();
    let shape = Shape::Gems { limits: Gems::each(4), total: HowMany::exactly(4) };
    let panel = panel(Topic::RewardGems, shape);
    let said = why_not(w, &panel, "1 blue 1 red").sentence.0;
    assert!(said.contains("please choose exactly 4 in all"), "{said}");
}
