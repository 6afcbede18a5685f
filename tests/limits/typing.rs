//! What is proposed while somebody types, and the form for gems.

use serde_json::{Value, json};
use serenity::all::AutocompleteChoice;
use viceroy::discord::proposals::{Games, MOST, proposals};
use viceroy::discord::ticket::{Spot, Ticket, format};
use viceroy::rules::PromptId;
use viceroy::wording::panel::gems_form;

use crate::checks::sent::sent;
use crate::largest::{GAME, panel};
use crate::offers::shapes;
use crate::wired::accept;

const CALLBACK: &str = "/interactions/5/token/callback";

#[test]
fn proposals_are_within_the_limits() {
    let mut most = 0;
    for (topic, shape) in shapes() {
        let panel = panel(topic, shape);
        for typed in ["", "a", "1", "2 blue 1 red", &"x".repeat(6_000)] {
            let found = proposals(&panel, typed);
            most = most.max(found.len());
            for games in [Games::One, Games::Several] {
                let choice = |p: &viceroy::discord::proposals::Proposal| {
                    let choice = AutocompleteChoice::new(p.title(games), p.value());
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
fn the_form_for_gems_is_within_the_limits() {
    let texts = gems_form();
    let ticket = Ticket::Form {
        game: GAME,
        spot: Spot::Now(PromptId(u32::MAX)),
    };
    let field = json!({"type": 4, "custom_id": "gems", "style": 1, "label": texts.label,
        "placeholder": texts.example, "required": true, "max_length": 100});
    let body = json!({"type": 9, "data": {
        "custom_id": format(&ticket), "title": texts.title,
        "components": [{"type": 1, "components": [field]}],
    }});
    accept(&sent("POST", CALLBACK, body, vec![]));
}
