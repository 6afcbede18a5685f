//! Samples of the effects of laws: tucked cards, gems on a law, many tokens, choices.

use super::painter::SamplePainter;
use super::pyramids::{built, lie};
use crate::pictures::{self, PictureRoom};
use crate::prelude::*;
use viceroy_rules::{Answer, HowMany, Offer, PickOrder, PromptId, Question, Shape, Topic};

pub(super) fn samples(
    paint: SamplePainter<'_>,
    table: &TableView,
    seat: &SeatView,
) -> Vec<(&'static str, Scene)> {
    let ruleset = &table.ruleset;
    let one = |pyramid: Pyramid| {
        let view = with(table, &[pyramid]);
        paint.pyramid(&view, Seat(0), &[])
    };
    let choose = |pyramid: Pyramid, question: Question| {
        let mut view = seat.clone();
        view.table = with(table, &[pyramid]);
        view.seat = Seat(0);
        let letters: Vec<(char, CardId)> = ('A'..).zip(cards(&question)).collect();
        view.question = Some(question);
        pictures::choosing(paint.w, &view, &letters, PictureRoom::USUAL).scene
    };
    let pyramids = [
        archive(ruleset, 12),
        doubled(ruleset),
        purse(ruleset, [3, 0, 4, 1]),
        archive(ruleset, 20),
    ];
    let wide = table.open.pyramids[Seat(0)].clone();
    let low = wide.cards.iter().filter(|s| s.slot.level < 5);
    let low = low.map(|s| Offer::Replace(s.card)).collect();
    let instead = question(Topic::Place, 65, low);
    let many = many_tokens(ruleset);
    let under = [21, 26, 31].map(|c| Offer::TuckUnder(CardId(c)));
    let under = question(Topic::Place, 66, under.to_vec());
    let free = many.cards.iter().filter(|s| many.is_free(s));
    let free = free.filter(|s| s.card != CardId(74));
    let slip = question(Topic::Attaint, 74, free.map(|s| Offer::Card(s.card)).collect());
    let law = |room| pictures::card_choice(paint.w, seat, CardId(73), room).scene;
    vec![
        ("choice-law", law(PictureRoom::USUAL)),
        ("choice-law-low", law(PictureRoom::LOWEST)),
        ("tucked-one", one(doubled(ruleset))),
        ("tucked-three", one(archive(ruleset, 3))),
        ("tucked-twelve", one(archive(ruleset, 12))),
        ("parked-one", one(purse(ruleset, [0, 0, 1, 0]))),
        ("parked-eight", one(purse(ruleset, [3, 0, 4, 1]))),
        ("law-tokens", one(many.clone())),
        ("table-laws", paint.table(&with(table, &pyramids), &[])),
        ("choosing-instead", choose(wide, instead)),
        ("choosing-under", choose(doubled(ruleset), under)),
        ("choosing-slip", choose(many, slip)),
    ]
}

fn with(table: &TableView, pyramids: &[Pyramid]) -> TableView {
    let mut view = table.clone();
    for (seat, pyramid) in view.open.seats().zip(pyramids) {
        Arc::make_mut(&mut view.open).pyramids[seat] = pyramid.clone();
    }
    view
}

fn question(topic: Topic, card: u8, offers: Vec<Offer>) -> Question {
    Question {
        id: PromptId(1),
        topic,
        card: Some(CardId(card)),
        auction_card: None,
        colour: None,
        shape: Shape::Pick { offers: offers.into(), count: HowMany::ONE, order: PickOrder::Free },
        fallback: Answer::one(Offer::Pass),
    }
}

fn cards(question: &Question) -> Vec<CardId> {
    let Shape::Pick { offers, .. } = &question.shape else {
        return vec![];
    };
    let card = |offer: &Offer| {
        if let Offer::Replace(card) | Offer::TuckUnder(card) | Offer::Card(card) = offer {
            Some(*card)
        } else {
            None
        }
    };
    offers.iter().filter_map(card).collect()
}

fn archive(ruleset: &Ruleset, count: usize) -> Pyramid {
    let mut pyramid = built(ruleset, &[(1, 0, &[24, 72, 43, 9]), (2, 0, &[49, 17])]);
    let tucked = [32, 88, 5, 61, 70, 12, 33, 54, 7, 83, 29, 11, 35, 69, 41, 77, 8, 44, 19, 55];
    for card in tucked.into_iter().take(count) {
        pyramid.tucked.push((CardId(card), CardId(72)));
    }
    pyramid
}

/// Law 66 is under a character and everything is doubled; law 74 is over a card that had tokens.
fn doubled(ruleset: &Ruleset) -> Pyramid {
    let mut pyramid = built(ruleset, &[(1, 0, &[21, 26, 30]), (2, 0, &[31, 74]), (3, 0, &[63])]);
    for colour in [Colour::Blue, Colour::Red] {
        lie(&mut pyramid, CardId(26), Reward::Infinite(colour));
        lie(&mut pyramid, CardId(26), Reward::Infinite(colour));
    }
    if let Some(last) = pyramid.tokens.last_mut() {
        last.used = true;
    }
    lie(&mut pyramid, CardId(74), Reward::Points(10));
    lie(&mut pyramid, CardId(74), Reward::Science(1));
    pyramid.tucked.push((CardId(66), CardId(26)));
    pyramid.tucked.push((CardId(10), CardId(74)));
    pyramid
}

fn purse(ruleset: &Ruleset, [blue, red, green, yellow]: [u8; 4]) -> Pyramid {
    let mut pyramid = built(ruleset, &[(1, 0, &[47, 76, 58]), (2, 0, &[64])]);
    lie(&mut pyramid, CardId(47), Reward::Infinite(Colour::Green));
    let gems = Gems { blue, red, green, yellow };
    pyramid.parked.push((CardId(76), gems));
    pyramid
}

/// A law that replaced a character with six tokens, one with a dozen, and law 74 just played.
fn many_tokens(ruleset: &Ruleset) -> Pyramid {
    let mut pyramid = built(ruleset, &[(1, 0, &[65, 38, 84, 20]), (2, 0, &[40, 71, 74])]);
    for law in [65, 71] {
        let infinite = Reward::Infinite(Colour::Yellow);
        for reward in [Reward::Science(2), Reward::Magic(1), Reward::Points(12), infinite] {
            lie(&mut pyramid, CardId(law), reward);
        }
        if let Some(last) = pyramid.tokens.last_mut() {
            last.used = true;
        }
        let circle = Reward::BonusCircle { colour: Colour::Green, value: 4 };
        lie(&mut pyramid, CardId(law), circle);
    }
    for reward in [Reward::Defence(3), Reward::BonusMagic(5), Reward::Infinite(Colour::Red)] {
        lie(&mut pyramid, CardId(71), reward);
    }
    pyramid
}
