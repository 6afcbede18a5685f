//! Criminals and judgements in hand-made plays (R-UND-02 to R-UND-09).

use crate::prelude::*;
use crate::worked::record;

const BLUE: usize = 0;

/// Corners that close no circle among themselves.
const MIXED: Sections = [Some(0), Some(1), Some(2), Some(2)];

fn card(card: i64, level: i64, column: i64, sections: Sections) -> Standing {
    Standing { card, level, column, sections, ..Standing::default() }
}

fn sheet() -> Sheet {
    let mut sheet = Sheet::of(Cards::WITH_UNDERWORLD);
    let gems = |gems| Gain { gems, ..Gain::default() };
    let token = |token| Gain { tokens: vec![token], ..Gain::default() };
    let discards = |gems, discard_judgements| Gain { gems, discard_judgements, ..Gain::default() };
    let bribes = |bribes| Gain { bribes, ..Gain::default() };
    let moves = Gain { relocate: true, ..Gain::default() };
    let bonus = Token { colour: Some(BLUE), ..Token::worth(Kind::BonusCircle, 2) };
    let rows = [
        (111, [3, 5, 8].map(gems)),
        (113, [2, 3, 5].map(bribes)),
        (115, [(); 3].map(|()| moves.clone())),
        (117, [3, 6, 11].map(|points| token(Token::worth(Kind::Power, points)))),
        (118, [discards(2, 1), discards(3, 2), discards(4, 4)]),
        (123, [(); 3].map(|()| token(bonus))),
        (127, [(); 3].map(|()| token(Token::plain(Kind::Magic)))),
    ];
    for (card, rows) in rows {
        sheet.criminals.insert(card, rows.to_vec());
    }
    sheet.sections.insert(117, MIXED);
    for blue in [123, 127] {
        sheet.sections.insert(blue, [Some(BLUE); 4]);
    }
    sheet
}

/// Card 1 is the last of level 1.
fn pyramid() -> Pyramid {
    Pyramid {
        cards: vec![
            card(2, 1, 1, MIXED),
            card(3, 1, 2, MIXED),
            card(4, 2, 0, MIXED),
            card(1, 1, 3, MIXED),
        ],
        domain: Some(Domain::default()),
        ..Pyramid::default()
    }
}

fn wrong_with(own: Pyramid, judgements: i64, told: &[Value]) -> Vec<String> {
    let mut record = record(vec![(Pyramid::default(), 0)]);
    record.agreed =
        Agreed { modules: vec![Module::Underworld], domain_cards: true, ..Agreed::usual() };
    let told = told.iter().map(|e| {
        let mut e = e.clone();
        (e["seat"], e["turn"], e["phase"]) = (json!(0), json!(1), json!("development"));
        entry(&e, 1, Row::Four).unwrap()
    });
    record.log = told.collect();
    let sheet = sheet();
    let opening = Opening { reserve: [9; 4], screens: vec![[2; 4]] };
    let mut walk = Walk::new(&sheet, &record, &opening);
    (walk.turn, walk.phase) = (1, Phase::Development);
    let player = &mut walk.players[0];
    player.pyramid = own;
    (player.criminals, player.judgements) = (3, judgements);
    while walk.at < record.log.len() {
        if walk.play_criminal(0).is_err() {
            break;
        }
    }
    walk.wrong
}

fn wrong(told: &[Value]) -> Vec<String> {
    wrong_with(pyramid(), 0, told)
}

fn breaks(wrong: &[String], rule: &str) {
    assert!(wrong.iter().any(|w| w.starts_with(rule)), "{rule} is not in {wrong:#?}");
}

fn plays(card: i64, row: i64, column: i64) -> Vec<Value> {
    vec![
        json!({"what": "judgements_drawn", "card": card, "row": row, "count": row + 1}),
        json!({"what": "judgements_returned", "count": 1, "for": "price"}),
        json!({"what": "played", "card": card, "level": 0, "column": column}),
    ]
}

fn gems(blue: i64, why: &str) -> Value {
    json!({"what": "gems_taken", "for": why, "from": "reserve",
        "gems": {"blue": blue, "red": 0, "green": 0, "yellow": 0}})
}

fn with(told: &[Value], at: usize, field: &str, value: Value) -> Vec<Value> {
    let mut told = told.to_vec();
    told[at][field] = value;
    told
}

#[test]
fn r_und_03_a_row_costs_judgements_and_gives_what_it_says() {
    let first = [plays(111, 1, 1), vec![gems(3, "reward")]].concat();
    assert_eq!(wrong(&first), [""; 0]);
    let third = [plays(111, 3, 2), vec![gems(8, "reward")]].concat();
    assert_eq!(wrong(&third), [""; 0]);
    breaks(&wrong(&with(&first, 0, "count", json!(3))), "R-UND-03");
    breaks(&wrong(&with(&first, 0, "row", json!(4))), "R-UND-03");
    breaks(&wrong(&with(&first, 1, "count", json!(2))), "R-UND-03");
    breaks(&wrong(&with(&first, 2, "card", json!(112))), "R-UND-03");
    breaks(&wrong(&with(&first, 2, "level", json!(1))), "R-UND-02");
    breaks(&wrong(&with(&first, 2, "column", json!(4))), "R-UND-02");
    breaks(&wrong(&with(&first, 2, "column", json!(0))), "R-UND-02");
    breaks(&wrong(&first[..3]), "R-DEV-08");
    // R-REW-08: there are 32, so only part of the draw is possible.
    assert_eq!(wrong_with(pyramid(), 30, &first), [""; 0]);
    breaks(&wrong_with(pyramid(), 31, &first), "R-REW-08");
    breaks(&wrong_with(pyramid(), 29, &third), "R-REW-08");
}

#[test]
fn r_und_02_criminals_lie_in_a_row_without_gaps_and_close_circles() {
    let points = |card| json!({"what": "token", "card": card, "kind": "power", "value": 3});
    let magic = json!({"what": "token", "card": 127, "kind": "magic"});
    let first = [plays(117, 1, 1), vec![points(117)]].concat();
    let beside = [&first[..], &plays(127, 1, 2), std::slice::from_ref(&magic)].concat();
    assert_eq!(wrong(&beside), [""; 0]);
    let apart = [&first[..], &plays(127, 1, 3), std::slice::from_ref(&magic)].concat();
    breaks(&wrong(&apart), "R-UND-02");
    let there = [&first[..], &plays(127, 1, 1), std::slice::from_ref(&magic)].concat();
    breaks(&wrong(&there), "R-UND-02");
    let bonus =
        json!({"what": "token", "card": 123, "kind": "bonus_circle", "value": 2, "colour": "blue"});
    let circle = |column: i64| {
        let circle =
            json!({"what": "circle", "level": 1, "column": column, "colour": "blue", "gem": true});
        vec![circle, gems(1, "circle")]
    };
    let told = |column: i64, circle: Vec<Value>| {
        let first = [plays(123, 1, column), vec![bonus.clone()]].concat();
        [first, plays(127, 1, column + 1), circle, vec![magic.clone()]].concat()
    };
    let mut blue = pyramid();
    blue.cards[0].sections = [Some(BLUE); 4];
    let closed = told(1, circle(1));
    assert_eq!(wrong_with(blue.clone(), 0, &closed), [""; 0]);
    breaks(&wrong_with(blue.clone(), 0, &told(1, vec![])), "R-DEV-10");
    breaks(&wrong_with(pyramid(), 0, &closed), "R-DEV-10");
    // The domain card counts as blue too.
    blue.cards.push(card(5, 1, -1, MIXED));
    assert_eq!(wrong_with(blue.clone(), 0, &told(0, circle(0))), [""; 0]);
    breaks(&wrong_with(blue, 0, &told(0, vec![])), "R-DEV-10");
}

#[test]
fn r_und_06_bribes_repeat_the_reward_of_their_level() {
    // Card 1 stands on level 2, where it gives a green infinite gem.
    let mut own = pyramid();
    (own.cards[2].card, own.cards[3].card) = (1, 4);
    let paid = |bribes: i64, card: i64| json!({"what": "bribes_paid", "bribes": bribes, "card": card, "by": 113});
    let told = [
        plays(113, 1, 1),
        vec![
            json!({"what": "bribes_taken", "bribes": 2, "card": 113}),
            paid(2, 1),
            json!({"what": "token", "card": 113, "kind": "infinite", "colour": "green", "from": "reserve"}),
        ],
    ]
    .concat();
    assert_eq!(wrong_with(own.clone(), 0, &told), [""; 0]);
    assert_eq!(wrong_with(own.clone(), 0, &told[..4]), [""; 0]);
    breaks(&wrong_with(own.clone(), 0, &told[..3]), "R-UND-06");
    breaks(&wrong_with(own.clone(), 0, &told[..5]), "R-DEV-08");
    let spoilt =
        |at: usize, field: &str, value| wrong_with(own.clone(), 0, &with(&told, at, field, value));
    breaks(&spoilt(3, "bribes", json!(3)), "R-UND-06");
    breaks(&spoilt(4, "bribes", json!(1)), "R-UND-06");
    breaks(&spoilt(4, "card", json!(99)), "R-UND-06");
    breaks(&spoilt(5, "card", json!(1)), "R-REW-04");
}

#[test]
fn r_und_07_so_many_judgements_go_back_as_there_are() {
    let told = |row: i64, back: i64| {
        let back = json!({"what": "judgements_returned", "count": back, "for": "reward"});
        [plays(118, row, 1), vec![gems(row + 1, "reward"), back]].concat()
    };
    assert_eq!(wrong_with(pyramid(), 5, &told(2, 2)), [""; 0]);
    breaks(&wrong_with(pyramid(), 5, &told(2, 1)), "R-UND-07");
    breaks(&wrong_with(pyramid(), 5, &told(2, 3)), "R-UND-07");
    // Three of the four drawn are left.
    assert_eq!(wrong_with(pyramid(), 0, &told(3, 3)), [""; 0]);
    breaks(&wrong_with(pyramid(), 0, &told(3, 4)), "R-UND-07");
}

#[test]
fn r_und_08_a_free_character_moves_if_one_can() {
    let moved = |card: i64, level: i64, column: i64| json!({"what": "moved", "card": card, "level": level, "column": column, "by": 115});
    let gem = json!({"what": "token", "card": 115, "kind": "infinite", "colour": "green", "from": "reserve"});
    let told = |more: Vec<Value>| wrong(&[plays(115, 1, 1), more].concat());
    assert_eq!(told(vec![moved(1, 2, 1), gem.clone()]), [""; 0]);
    let drew = json!({"what": "drew", "deck": "criminals", "count": 1});
    assert_eq!(told(vec![moved(1, 1, -1), drew]), [""; 0]);
    breaks(&told(vec![]), "R-UND-08");
    breaks(&told(vec![moved(1, 1, 3)]), "R-UND-08");
    breaks(&told(vec![moved(1, 2, 2), gem]), "R-UND-08");
    breaks(&told(vec![moved(1, 1, 5)]), "R-UND-08");
    breaks(&told(vec![moved(3, 1, -1)]), "R-UND-08");
    let mut held = pyramid();
    held.cards.retain(|c| c.card != 1);
    held.cards.push(card(75, 2, 1, MIXED));
    // The law is the only other end of level 2; card 4 may move.
    let on_high = moved(4, 1, -1);
    let wrong = wrong_with(held, 0, &[plays(115, 1, 1), vec![on_high]].concat());
    assert!(!wrong.iter().any(|w| w.starts_with("R-UND-08")), "{wrong:#?}");
}

#[test]
fn r_dev_13_a_character_on_a_criminal_is_not_free() {
    let mut own = pyramid();
    let free = |own: &Pyramid, card: i64| own.is_free(own.card(card).unwrap());
    assert!(free(&own, 1) && free(&own, 4) && !free(&own, 2));
    own.cards.push(card(111, 0, 3, MIXED));
    assert!(!free(&own, 1), "a criminal touches it");
    assert!(!free(&own, 111) && own.places_below() == [2]);
    assert!(!own.in_a_circle(&own.cards[3], 2) && own.mixed_circles() == 1);
    own.cards.push(card(112, 0, 2, MIXED));
    assert!(own.in_a_circle(own.card(3).unwrap(), 2) && own.mixed_circles() == 2);
    assert!(own.in_a_circle(own.card(112).unwrap(), 1));
    assert!(!own.in_a_circle(own.card(112).unwrap(), 0));
}

fn judged(before: Pyramid, held: &[Judgement], told: &[Value]) -> Vec<String> {
    let at_the_end = Pyramid { judgements: held.to_vec(), ..Pyramid::default() };
    let mut record = record(vec![(at_the_end, 0)]);
    record.agreed.modules = vec![Module::Underworld];
    let told = told.iter().map(|e| {
        let mut e = e.clone();
        (e["seat"], e["turn"], e["phase"]) = (json!(0), json!(12), json!("judgement"));
        entry(&e, 1, Row::Four).unwrap()
    });
    record.log = told.collect();
    let sheet = Sheet::of(Cards::WITH_UNDERWORLD);
    let opening = Opening { reserve: [0; 4], screens: vec![[0; 4]] };
    let mut walk = Walk::new(&sheet, &record, &opening);
    walk.turn = 12;
    walk.players[0].judgements = held.len() as i64;
    walk.players[0].pyramid = before;
    let _ = walk.judgement();
    walk.wrong
}

#[test]
fn r_und_09_a_token_of_a_shown_kind_goes_if_there_is_one() {
    let mut own = pyramid();
    own.cards[0].tokens = vec![Token::plain(Kind::Science), Token::worth(Kind::Power, 3)];
    let held = [
        Judgement::Discard(vec![Kind::Science, Kind::Magic]),
        Judgement::Discard(vec![Kind::Infinite]),
        Judgement::Points(3),
    ];
    let shown = json!({"what": "judgements_shown", "judgements": [
        {"kind": "points", "value": 3},
        {"kind": "discard", "kinds": ["infinite"]},
        {"kind": "discard", "kinds": ["magic", "science"]},
    ]});
    let gone =
        json!({"what": "obeyed", "kinds": ["science", "magic"], "card": 2, "kind": "science"});
    let told = [shown.clone(), gone];
    assert_eq!(judged(own.clone(), &held, &told), [""; 0]);
    breaks(&judged(own.clone(), &held, &told[..1]), "R-UND-09");
    breaks(&judged(own.clone(), &held[..2], &told), "R-UND-09");
    let spoilt = |field: &str, value| judged(own.clone(), &held, &with(&told, 1, field, value));
    breaks(&spoilt("card", json!(3)), "R-UND-09");
    breaks(&spoilt("kind", json!("magic")), "R-UND-09");
    breaks(&spoilt("kinds", json!(["science"])), "R-UND-09");
    let again = [&told[..], &told[1..]].concat();
    breaks(&judged(own, &held, &again), "R-UND-09");
}

#[test]
fn r_und_09_judgements_take_points_without_images() {
    let sheet = Sheet::of(Cards::WITH_UNDERWORLD);
    let mut own = pyramid();
    own.cards[0].tokens = vec![Token::plain(Kind::Magic); 2];
    own.cards[0].images = vec![Kind::Magic];
    own.combat.tokens = vec![Token { kind: Kind::Infinite, value: 0, colour: Some(BLUE) }];
    own.judgements = vec![
        Judgement::None,
        Judgement::Points(4),
        Judgement::PerToken(Kind::Magic, 2),
        Judgement::PerToken(Kind::Science, 2),
        Judgement::PerCircle(1),
        Judgement::Discard(vec![Kind::Infinite]),
    ];
    assert_eq!(taken(&own), 4 + 4 + 1);
    own.cards.push(card(108, 1, 4, MIXED));
    own.cards.push(card(109, 1, 5, MIXED));
    own.cards.push(card(111, 0, 1, MIXED));
    let record = record(vec![(own, 0)]);
    let (lines, _) = told_and_most(&sheet, &record, &record.players[0]);
    let laws = sheet.texts[&108].points + 6 * sheet.texts[&109].points;
    assert_eq!((lines[2], lines[7]), (laws, -9));
}
