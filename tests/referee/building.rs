//! Hand-made plays that simulated games rarely show.

use crate::prelude::*;

/// `rows` are the pyramid's row lengths, lowest first.
fn wrong(rows: &[i64], gaps: bool, infinite_red: bool, told: Vec<Value>) -> Vec<String> {
    let told = told.into_iter().map(|mut e| {
        (e["seat"], e["turn"], e["phase"]) = (json!(0), json!(1), json!("development"));
        entry(&e, 1, Row::Four).unwrap()
    });
    let agreed = Agreed { rivals: 1, gaps, ..Agreed::usual() };
    let record = Record::without_end(agreed, 1, told.collect());
    let sheet = Sheet::load();
    let opening = Opening { reserve: [9; 4], screens: vec![[6; 4]] };
    let mut walk = Walk::new(&sheet, &record, &opening);
    (walk.turn, walk.phase) = (1, Phase::Development);
    (walk.players[0].characters, walk.players[0].laws) = (3, 3);
    walk.players[0].diamonds = 2;
    let mut number = 20;
    for (level, width) in (1..).zip(rows) {
        for column in 0..*width {
            number += 1;
            walk.players[0].pyramid.cards.push(Standing {
                card: number,
                level,
                column,
                sections: [Some(0); 4],
                ..Standing::default()
            });
        }
    }
    if infinite_red {
        let gem = Token { kind: Kind::Infinite, value: 0, colour: Some(1) };
        walk.players[0].pyramid.cards[0].tokens.push(gem);
    }
    if walk.development_phase().is_err() {
        // The log is shorter than three rounds.
        walk.wrong.retain(|w| !w.contains("found None"));
    }
    walk.wrong
}

fn breaks(wrong: &[String], rule: &str) {
    assert!(wrong.iter().any(|w| w.starts_with(rule)), "{rule} is not in {wrong:#?}");
}

fn paid(red: i64, green: i64, yellow: i64) -> Value {
    json!({"what": "gems_paid", "for": "card", "to": "reserve", "gems": {"blue": 0, "red": red, "green": green, "yellow": yellow}})
}

fn played(card: i64, level: i64, column: i64) -> Value {
    json!({"what": "played", "card": card, "level": level, "column": column})
}

fn points(card: i64, value: i64) -> Value {
    json!({"what": "token", "card": card, "kind": "power", "value": value})
}

/// Leaves room for one card on level 5.
const HIGH: [i64; 4] = [5, 4, 3, 2];

// Card 1 costs yellow, red, green, red and gives a card, a green infinite gem, science, 10 points.

#[test]
fn r_dev_08_level_5_gives_three_rows_or_fifteen_points() {
    let top = || vec![paid(3, 1, 1), played(1, 5, 0)];
    let rows = [
        json!({"what": "token", "card": 1, "kind": "infinite", "colour": "green",
            "from": "reserve"}),
        json!({"what": "drew", "deck": "small", "count": 1}),
        json!({"what": "token", "card": 1, "kind": "science"}),
    ];
    let told = |more: &[Value]| wrong(&HIGH, false, false, [top(), more.to_vec()].concat());
    assert_eq!(told(&rows), [""; 0]);
    assert_eq!(told(&[points(1, 15)]), [""; 0]);
    breaks(&told(&[points(1, 14)]), "R-DEV-08");
    let mut from_screen = rows.to_vec();
    from_screen[0]["from"] = json!("screen");
    breaks(&told(&from_screen), "R-REW-07");
    breaks(&told(&rows[..2]), "R-DEV-08");
    let mut late = rows.to_vec();
    late.rotate_left(1);
    breaks(&told(&late), "R-REW-09");
    breaks(&wrong(&HIGH, false, false, vec![played(75, 5, 0)]), "R-DEV-07");
}

#[test]
fn r_dev_11_an_infinite_gem_pays_once_in_a_turn() {
    let top = vec![paid(2, 1, 1), played(1, 5, 0), points(1, 15)];
    assert_eq!(wrong(&HIGH, false, true, top.clone()), [""; 0]);
    breaks(&wrong(&HIGH, false, false, top), "R-DEV-06");
    // Card 3 costs red on level 1 and gives 3 points.
    let twice = vec![paid(0, 0, 1), played(1, 2, 0), played(3, 1, 2), points(3, 3)];
    let wrong = wrong(&[2], false, true, twice);
    breaks(&wrong, "R-DEV-06");
}

#[test]
fn r_td_07_a_diamond_pays_for_a_gem_of_any_colour() {
    let with = |diamonds: i64| json!({"what": "diamonds_paid", "for": "card", "to": "reserve", "diamonds": diamonds});
    let top = |paid: Value, diamonds| {
        let told = vec![paid, with(diamonds), played(1, 5, 0), points(1, 15)];
        wrong(&HIGH, false, false, told)
    };
    assert_eq!(top(paid(1, 1, 1), 2), [""; 0]);
    assert_eq!(top(paid(3, 0, 0), 2), [""; 0]);
    breaks(&top(paid(2, 1, 1), 2), "R-DEV-06");
    breaks(&top(paid(1, 1, 1), 1), "R-DEV-06");
    breaks(&top(paid(0, 1, 1), 3), "R-TD-07");
    // Card 1 costs yellow and red on level 2, card 3 red on level 1. The infinite gem pays either.
    let card_3 = [played(3, 1, 2), points(3, 3)];
    let spared = [paid(0, 0, 1), with(1), played(1, 2, 0)];
    let used = [with(1), played(1, 2, 0)];
    let told = |first: &[Value]| wrong(&[2], false, true, [first, &card_3].concat());
    let costs = |wrong: &[String]| wrong.iter().any(|w| w.starts_with("R-DEV-06"));
    assert!(!costs(&told(&spared)), "{:#?}", told(&spared));
    breaks(&told(&used), "R-DEV-06");
}

#[test]
fn r_dev_05_gaps_only_where_they_are_agreed() {
    let apart = vec![played(75, 2, 0), played(68, 2, 2)];
    assert_eq!(wrong(&[4], true, false, apart.clone()), [""; 0]);
    breaks(&wrong(&[4], false, false, apart), "R-DEV-05");
    breaks(&wrong(&[4], true, false, vec![played(75, 1, 6)]), "R-DEV-04");
    breaks(&wrong(&[4], true, false, vec![played(75, 3, 0)]), "R-DEV-04");
}
