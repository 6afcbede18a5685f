//! The rulebook's worked examples, to verify the referee itself.

use crate::prelude::*;
use crate::sheet::{Character, colour};

fn blue_red_green_yellow(gems: &str) -> Gems {
    let mut sum = Gems::default();
    for name in gems.split(' ') {
        sum[colour(name).unwrap()] += 1;
    }
    sum
}

#[test]
fn r_dev_06_the_captain() {
    let costs = ["green", "blue", "yellow", "yellow"]
        .map(|c| Cost { gems: blue_red_green_yellow(c), any: 0 });
    let row = |cards, gems, tokens| Gain { cards, gems, tokens, ..Gain::default() };
    let rewards = [
        row(1, 0, vec![]),
        row(0, 5, vec![]),
        row(0, 0, vec![Token::plain(Kind::Magic)]),
        row(0, 0, vec![Token::worth(Kind::Power, 12)]),
    ];
    let captain = Character { costs, rewards };
    let due = [
        "green",
        "green blue",
        "green blue yellow",
        "green blue yellow yellow",
        "green blue yellow yellow yellow",
    ];
    for (level, cost) in (1..=5).zip(due) {
        assert_eq!(captain.cost(level).gems, blue_red_green_yellow(cost), "level {level}");
    }
    let all = row(1, 5, vec![Token::plain(Kind::Magic)]);
    let points = row(0, 0, vec![Token::worth(Kind::Power, 15)]);
    assert_eq!(captain.gains(5), [all, points]);
    assert_eq!(captain.gains(4), [row(0, 0, vec![Token::worth(Kind::Power, 12)])]);
}

fn card(card: i64, level: i64, column: i64, sections: &str, tokens: Vec<Token>) -> Standing {
    let mut corners = sections.split(' ').map(|c| colour(c).unwrap());
    Standing {
        card,
        level,
        column,
        sections: std::array::from_fn(|_| corners.next()),
        tokens,
        ..Standing::default()
    }
}

fn of(kind: Kind, value: i64, name: &str) -> Token {
    Token { kind, value, colour: colour(name) }
}

/// Pyramids with numbers of attack tokens.
pub fn record(players: Vec<(Pyramid, i64)>) -> Record {
    let player =
        |(pyramid, attack_tokens)| LastPlayer { attack_tokens, pyramid, ..LastPlayer::default() };
    let players: Vec<LastPlayer> = players.into_iter().map(player).collect();
    let begun = Record::without_end(Agreed::usual(), players.len(), vec![]);
    Record { players, ..begun }
}

/// `attack` are the opponents' tokens.
fn scored(cards: Vec<Standing>, attack: &[i64]) -> [i64; 8] {
    let own = Pyramid { cards, ..Pyramid::default() };
    let mut players = vec![(own, 7)];
    players.extend(attack.iter().map(|a| (Pyramid::default(), *a)));
    let record = record(players);
    let player = &record.players[0];
    lines(&Sheet::load(), &record, player, &player.pyramid)
}

const PLAIN: &str = "red blue yellow yellow";

#[test]
fn r_end_02_and_r_end_03_circles_and_infinite_gems() {
    let cards = vec![
        card(1, 1, 0, "red green blue blue", vec![of(Kind::BonusCircle, 4, "green")]),
        card(2, 1, 1, "green red blue blue", vec![of(Kind::BonusCircle, 4, "yellow")]),
        card(3, 2, 0, "red blue green green", vec![]),
        card(4, 3, 0, PLAIN, vec![of(Kind::Infinite, 0, "yellow")]),
        card(79, 1, 5, PLAIN, vec![]),
    ];
    assert_eq!(scored(cards.clone(), &[])[..3], [6, 7, 2]);
    // R-TD-09: two bonuses of one point for circles of any colour.
    let mut of_any = cards;
    of_any[2].tokens = vec![of(Kind::BonusCircle, 1, "any"); 2];
    assert_eq!(scored(of_any, &[])[..3], [6 + 2, 7 + 2, 2]);
}

#[test]
fn r_end_06_to_r_end_08_magic_sets_and_attack() {
    let many = |kind, count| vec![Token::plain(kind); count];
    let bonus = vec![Token::worth(Kind::BonusMagic, 5), Token::worth(Kind::BonusMagic, 2)];
    let magic = vec![card(1, 1, 0, PLAIN, many(Kind::Magic, 3)), card(2, 1, 1, PLAIN, bonus)];
    assert_eq!(scored(magic, &[])[4], 21);
    let sets = vec![
        card(1, 1, 0, PLAIN, many(Kind::Defense, 2)),
        card(2, 1, 1, PLAIN, many(Kind::Magic, 5)),
        card(3, 1, 2, PLAIN, many(Kind::Science, 3)),
        card(75, 1, 3, PLAIN, vec![]),
    ];
    // Two own defence tokens against two and three attack tokens; law 75 adds three to each set.
    let due = [0, 0, 6, 0, 0, 24, -12, 0];
    assert_eq!(scored(sets, &[2, 3]), due);
    assert_eq!(scored(vec![], &[2, 3])[6], -20);
    assert_eq!(scored(vec![], &[])[6], 0);
}

#[test]
fn r_end_04_laws() {
    let mut law_68 = card(68, 1, 0, PLAIN, vec![]);
    law_68.under = vec![66];
    let mut law_74 = card(74, 2, 0, PLAIN, vec![]);
    law_74.under = vec![9];
    let mut law_76 = card(76, 1, 2, PLAIN, vec![]);
    law_76.parked = [1, 0, 2, 0];
    let mut law_78 = card(78, 1, 3, PLAIN, vec![]);
    law_78.under = vec![10, 11];
    let mut law_72 = card(72, 1, 4, PLAIN, vec![]);
    law_72.under = vec![12];
    let cards = vec![law_68, card(5, 1, 1, PLAIN, vec![]), law_74, law_76, law_78, law_72];
    // Six cards and five underneath, law 74 on level 2, three gems, two and one cards.
    assert_eq!(scored(cards, &[])[2], 11 + 6 + 6 + 8 + 5);
}

#[test]
fn r_law_85_counts_characters_on_all_six_sides() {
    let around = [(1, 0), (1, 2), (2, 0), (2, 1)];
    let mut cards: Vec<Standing> =
        around.iter().zip(1..).map(|((l, c), n)| card(n, *l, *c, PLAIN, vec![])).collect();
    cards.push(card(85, 1, 1, PLAIN, vec![]));
    cards.push(card(86, 1, 3, PLAIN, vec![]));
    cards.push(card(87, 3, 0, PLAIN, vec![]));
    // Law 85 touches four characters, law 86 one beside it, law 87 two below it; none counts laws.
    assert_eq!(scored(cards, &[])[2], 8 + 2 + 4);
}
