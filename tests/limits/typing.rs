//! What is proposed while somebody types, and the form for gems.

use std::sync::Arc;

use serde_json::{Value, json};
use serenity::all::AutocompleteChoice;
use viceroy::cards::{Colour, Gems};
use viceroy::discord::proposals::{Games, MOST, proposals, why_not};
use viceroy::discord::ticket::{Spot, Ticket, format};
use viceroy::rules::{Bid, HowMany, Offer, OfferedCards, Phase, PromptId, Shape, Topic};
use viceroy::wording::english;
use viceroy::wording::panel::gems_form;

use crate::checks::sent::sent;
use crate::largest::{GAME, panel, salt};
use crate::offers::{pick, shapes};
use crate::wired::accept;

const CALLBACK: &str = "/interactions/5/token/callback";

#[test]
fn proposals_are_within_the_limits() {
    let w = &english();
    let mut most = 0;
    for (topic, shape) in shapes() {
        let panel = panel(topic, shape);
        for typed in ["", "a", "1", "2 blue 1 red", &"x".repeat(6_000)] {
            let found = proposals(w, &panel, typed);
            most = most.max(found.len());
            for games in [Games::One, Games::Several] {
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
    assert_eq!(
        most, MOST,
        "some question has more answers than can be proposed"
    );
}

#[test]
fn what_cannot_be_bid_is_said_by_its_reason() {
    let w = &english();
    let mut panel = panel(Topic::Bid, pick(vec![Offer::Bid(Bid::Pass)]));
    panel.view.screen.gems = Gems::only(Colour::Blue, 1);
    panel.view.screen.attack = 0;
    let open = Arc::make_mut(&mut panel.view.table.open);
    *open.auction.at_mut(Colour::Blue.into()).unwrap() = OfferedCards::default();
    assert_eq!(
        why_not(w, &panel, " Red ").sentence.0,
        "You have no red gem."
    );
    assert_eq!(
        why_not(w, &panel, "attack").sentence.0,
        "You have no attack token."
    );
    assert!(
        why_not(w, &panel, "blue")
            .sentence
            .0
            .contains("no card at blue")
    );
    assert!(
        why_not(w, &panel, "redder")
            .sentence
            .0
            .contains("not sure what you mean")
    );
    panel.view.question = None;
    assert!(
        why_not(w, &panel, "red")
            .sentence
            .0
            .contains("Nothing more is asked")
    );
    Arc::make_mut(&mut panel.view.table.open).phase = Phase::Over;
    let over = why_not(w, &panel, "red").sentence.0;
    assert!(over.starts_with("This game is over."), "{over}");
}

#[test]
fn gems_that_were_typed_wrong_are_said_to_be_so() {
    let w = &english();
    let shape = Shape::Gems {
        limits: Gems::each(4),
        total: HowMany::exactly(4),
    };
    let panel = panel(Topic::RewardGems, shape);
    let said = why_not(w, &panel, "1 blue 1 red").sentence.0;
    assert!(said.contains("please choose exactly 4 in all"), "{said}");
}

#[test]
fn the_form_for_gems_is_within_the_limits() {
    let w = &english();
    let texts = gems_form(w);
    let ticket = Ticket::Form {
        game: GAME,
        spot: Spot::Now(PromptId(u64::MAX >> 12)),
    };
    let field = json!({"type": 4, "custom_id": "gems", "style": 1, "label": texts.label,
        "placeholder": texts.example, "required": true, "max_length": 100});
    let body = json!({"type": 9, "data": {
        "custom_id": format(&ticket, salt()), "title": texts.title,
        "components": [{"type": 1, "components": [field]}],
    }});
    accept(&sent("POST", CALLBACK, body, vec![]));
}
