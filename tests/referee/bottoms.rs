//! Aristocrats in hand-made pyramids (R-ARI-02 to R-ARI-04).

use crate::prelude::*;
use crate::worked::record;

const BLUE: Colour = 0;
const RED: Colour = 1;
const YELLOW: Colour = 3;

fn printed(sheet: &Sheet, (card, level, column): (i64, i64, i64), kinds: &[Kind]) -> Standing {
    Standing {
        card,
        level,
        column,
        sections: sheet.sections[&card],
        images: sheet.images.get(&card).cloned().unwrap_or_default(),
        tokens: kinds.iter().map(|kind| Token::plain(*kind)).collect(),
        ..Standing::default()
    }
}

/// Without attack tokens.
fn scored(line: &str, pyramids: &[&[(i64, i64, i64)]]) -> Vec<i64> {
    let sheet = Sheet::of(Cards::WITH_ARISTOCRATS);
    let pyramids = pyramids.iter().map(|places| {
        let cards = places.iter().map(|place| printed(&sheet, *place, &[]));
        let pyramid = Pyramid { cards: cards.collect(), ..Pyramid::default() };
        (pyramid, 0)
    });
    let record = record(pyramids.collect());
    let at = LINES.iter().position(|l| *l == line).unwrap();
    let players = record.players.iter();
    let lines = players.map(|p| lines(&sheet, &record, p, &p.pyramid)[at]);
    lines.collect()
}

#[test]
fn r_ari_02_any_two_gems_on_level_1_and_one_more_for_each_level() {
    let sheet = Sheet::of(Cards::WITH_ARISTOCRATS);
    let dowager = &sheet.characters[&89];
    let of = |gems| Cost { gems, any: 2 };
    assert_eq!(dowager.cost(1), of([0, 0, 0, 0]));
    assert_eq!(dowager.cost(2), of([0, 0, 0, 1]));
    assert_eq!(dowager.cost(5), of([2, 0, 1, 1]));
    assert_eq!(dowager.cost(3).sum(), 4);
    assert_eq!(dowager.cost(3).missing(&[9, 9, 0, 0]), 2);
    assert_eq!(dowager.gains(1), [Gain::default()]);
}

#[test]
fn r_ari_03_the_circle_below_is_of_no_colour() {
    let sheet = Sheet::of(Cards::WITH_ARISTOCRATS);
    for card in 89..=100 {
        let [left, right, below_left, below_right] = sheet.sections[&card];
        assert!(left.is_some() && right.is_some() && left != right);
        assert_eq!((below_left, below_right), (None, None), "card {card}");
    }
    let mut pyramid = Pyramid::default();
    for (card, level, column) in [(1, 1, 0), (2, 1, 1), (3, 2, 0)] {
        pyramid.cards.push(Standing {
            card,
            level,
            column,
            sections: [Some(RED); 4],
            ..Standing::default()
        });
    }
    assert_eq!((pyramid.circles(), pyramid.mixed_circles()), (vec![(2, RED)], 0));
    pyramid.cards[2] = printed(&sheet, (92, 2, 0), &[]);
    assert_eq!((pyramid.circles(), pyramid.mixed_circles()), (vec![], 1));
}

#[test]
fn r_ari_04_images_count_as_tokens_for_magic_sets_attack_and_defence() {
    let sheet = Sheet::of(Cards::WITH_ARISTOCRATS);
    // Science and magic are on card 93, defence and attack on card 94.
    let set: &[_] = &[(93, 1, 0), (94, 1, 1)];
    assert_eq!(scored("sets", &[set, &set[..1]]), [12, 0]);
    assert_eq!(scored("laws", &[&[set, &[(75, 1, 2)]].concat()]), [3]);
    // Each attacks the other; one has a defence.
    assert_eq!(scored("attack", &[&[(92, 1, 0)], &[(94, 1, 0)]]), [-4, 0]);
    let bonus = Token::worth(Kind::BonusMagic, 3);
    let mut cards = vec![printed(&sheet, (90, 1, 0), &[Kind::Magic])];
    cards[0].tokens.push(bonus);
    let pyramid = Pyramid { cards, ..Pyramid::default() };
    assert_eq!((pyramid.count(Kind::Magic), pyramid.shows(Kind::Magic)), (1, 2));
    let record = record(vec![(pyramid, 0)]);
    let player = &record.players[0];
    assert_eq!(lines(&sheet, &record, player, &player.pyramid)[4], 6);
}

#[test]
fn r_ari_04_texts_count_in_the_other_line_and_laws_in_theirs() {
    let base: &[_] = &[(1, 1, 0), (2, 1, 1), (101, 1, 2)];
    let with = |place| [base, &[place]].concat();
    // Two per level, per law, one per card on level 2 or higher, two per aristocrat.
    assert_eq!(scored("other", &[&with((95, 2, 0))]), [4]);
    assert_eq!(scored("other", &[&with((96, 2, 0))]), [2]);
    assert_eq!(scored("other", &[&with((97, 2, 0))]), [1]);
    assert_eq!(scored("other", &[&with((98, 2, 0))]), [2]);
    assert_eq!(scored("other", &[&with((99, 2, 0))]), [1]);
    assert_eq!(scored("other", &[&with((100, 2, 0))]), [0]);
    let sets = [(93, 1, 0), (94, 1, 1), (100, 2, 0)];
    assert_eq!(scored("other", &[&sets]), [3]);
    assert_eq!(scored("laws", &[&with((95, 2, 0))]), [3]);
    assert_eq!(scored("laws", &[&[(1, 1, 0), (2, 1, 1), (98, 2, 0), (103, 1, 2)]]), [2]);
    // R-LAW-85, R-ARI-01: a neighbouring aristocrat counts as a character.
    assert_eq!(scored("laws", &[&[(89, 1, 0), (85, 1, 1), (102, 1, 2)]]), [2]);
}

#[test]
fn r_td_05_a_domain_card_leaves_a_circle_open_that_counts_more_so() {
    let sheet = Sheet::of(Cards::WITH_ARISTOCRATS);
    let plain = |card, level, column, colour| Standing {
        card,
        level,
        column,
        sections: [Some(colour); 4],
        ..Standing::default()
    };
    let told = |section: Option<Colour>, cards: &[i64]| {
        let domain = Domain { sections: [None, section, None, None], ..Domain::default() };
        let mut pyramid = Pyramid {
            cards: vec![plain(1, 1, 1, BLUE), plain(2, 2, 0, BLUE)],
            domain: Some(domain),
            ..Pyramid::default()
        };
        let row = (2..).zip(cards);
        let row = row.map(|(column, card)| printed(&sheet, (*card, 1, column), &[]));
        pyramid.cards.extend(row);
        let record = record(vec![(pyramid, 0)]);
        let (lines, most) = told_and_most(&sheet, &record, &record.players[0]);
        (lines.iter().sum::<i64>(), most)
    };
    // Closed it is worth two, open one for card 99 and two for law 103.
    assert_eq!(told(Some(BLUE), &[]), (2, 2));
    assert_eq!(told(None, &[]), (0, 2));
    assert_eq!(told(Some(BLUE), &[99]), (2, 2));
    assert_eq!(told(Some(BLUE), &[103]), (2, 2));
    assert_eq!(told(None, &[103]), (2, 2));
    assert_eq!(told(Some(BLUE), &[99, 103]), (2, 3));
    assert_eq!(told(None, &[99, 103]), (3, 3));
    assert_eq!(sheet.sections[&103][2], Some(YELLOW));
}
