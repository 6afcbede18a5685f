//! Hand-made auctions with bid diamonds (R-TD-07).

use crate::prelude::*;
use crate::stories::{Story, bid, gone, pass_gems, rival, story, tip_gone, won};

const BLUE: usize = 0;
const RED: usize = 1;
const GREEN: usize = 2;

fn named(seat: usize, colour: usize) -> Value {
    json!({"what": "named", "auction": 1, "seat": seat, "colour": COLOURS[colour]})
}

fn paid(seat: usize) -> Value {
    json!({"what": "diamonds_paid", "seat": seat, "diamonds": 1, "for": "bid", "to": "reserve"})
}

fn claim(seat: usize, colour: usize, claim: &str) -> Value {
    json!({"what": "claim", "auction": 1, "seat": seat, "colour": COLOURS[colour], "claim": claim})
}

fn wins(seat: usize, card: i64, colour: usize, place: &str) -> Value {
    won(1, seat, card, colour, place, "gem")
}

#[test]
fn r_td_07_a_diamond_is_named_after_attack_tokens_and_then_paid() {
    let bids = vec![bid(1, 0, "diamond"), bid(1, 1, "attack")];
    let attack = won(1, 1, 11, BLUE, "base", "attack");
    let take = wins(0, 12, RED, "base");
    let tell = |more: &[&Value]| {
        let more = more.iter().map(|e| (*e).clone()).collect();
        story(2, 0).tell(bids.clone()).tell(more)
    };
    let (red, blue) = (&named(0, RED), &named(0, BLUE));
    tell(&[&attack, red, &paid(0), &take]).keeps_the_rules();
    tell(&[red, &attack, &paid(0), &take]).breaks("R-AUC-12");
    tell(&[&attack, blue, &paid(0), &take]).breaks("R-TD-07");
    tell(&[&attack, red, &take]).breaks("R-TD-07");
    tell(&[&attack, &paid(0), &take]).breaks("R-TD-07");
    let elsewhere = wins(0, 13, GREEN, "base");
    tell(&[&attack, red, &paid(0), &elsewhere]).breaks("R-");
}

#[test]
fn r_td_07_several_are_named_in_order_and_judged_as_gems() {
    let bids = vec![bid(1, 0, "diamond"), bid(1, 1, "diamond"), bid(1, 2, "red")];
    let names = [named(0, BLUE), named(1, RED)];
    let paid = [paid(0), paid(1)];
    let tell = |names: &[Value]| story(3, 0).tell([&bids, names, &paid].concat());
    let (kept, first) = (named(1, RED), wins(0, 11, BLUE, "base"));
    let on = || {
        let passes = [bid(2, 1, "pass"), bid(2, 2, "pass")];
        [passes, [pass_gems(1), pass_gems(2)]].concat()
    };
    tell(&names).tell(vec![kept.clone(), first.clone()]).tell(on()).keeps_the_rules();
    let turned = [names[1].clone(), names[0].clone()];
    tell(&turned).tell(vec![first.clone()]).breaks("R-TD-07");
    let both = vec![kept, first, wins(1, 12, RED, "base")];
    tell(&names).tell(both).breaks("R-AUC-05");
}

#[test]
fn r_td_07_where_no_card_is_left_there_is_nothing_to_name() {
    let bare = || {
        let mut bare = story(2, 0);
        bare.base = [Some(11), None, None, None];
        bare.tell(vec![
            bid(1, 0, "attack"),
            bid(1, 1, "diamond"),
            won(1, 0, 11, BLUE, "base", "attack"),
        ])
    };
    let on = vec![paid(1), bid(2, 1, "pass"), pass_gems(1)];
    bare().tell(on.clone()).keeps_the_rules();
    bare().tell(vec![named(1, BLUE)]).tell(on).breaks("R-TD-07");
}

#[test]
fn r_td_07_a_diamond_is_named_anew_instead_of_a_claim() {
    let start = || {
        let bids = vec![bid(1, 0, "diamond"), bid(1, 1, "red"), bid(1, 2, "green")];
        let start = story(3, 0).tip(RED, 22).tell(bids);
        start.tell(vec![named(0, RED), paid(0)])
    };
    let conflict = vec![claim(0, RED, "base"), claim(1, RED, "base")];
    let third = wins(2, 13, GREEN, "base");
    let two = vec![wins(0, 11, BLUE, "base"), wins(1, 22, RED, "tip")];
    let anew = vec![named(0, BLUE)];
    let end = [two, vec![third.clone()]].concat();
    start().tell(conflict.clone()).tell(anew.clone()).tell(end.clone()).keeps_the_rules();
    // Only once and by its owner, but without a conflict too.
    start().tell(anew.clone()).tell(end.clone()).keeps_the_rules();
    let twice = vec![named(0, GREEN)];
    start().tell(anew).tell(twice).breaks("R-TD-07");
    start().tell(vec![named(1, BLUE)]).breaks("R-TD-07");
    start().tell(vec![named(0, RED)]).breaks("R-TD-07");
    // At any auction card.
    start().tell(vec![third.clone()]).tell(conflict.clone()).breaks("R-TD-07");
    let terms = vec![claim(0, RED, "base"), claim(1, RED, "tip")];
    let agreed = vec![wins(0, 12, RED, "base"), wins(1, 22, RED, "tip"), third.clone()];
    start().tell(terms.clone()).tell(agreed).keeps_the_rules();
    start().tell(terms).tell(vec![named(0, BLUE)]).tell(end.clone()).breaks("R-TD-07");
    let insisted = vec![claim(0, RED, "insist"), claim(1, RED, "insist")];
    start().tell(conflict).tell(insisted).tell(vec![named(0, BLUE)]).tell(end).breaks("R-TD-07");
}

#[test]
fn r_td_07_where_no_card_would_be_taken_it_is_said_whether_it_stays() {
    let start = || {
        let bids = vec![bid(1, 0, "diamond"), bid(1, 1, "red"), bid(1, 2, "green")];
        story(3, 0).tell(bids).tell(vec![named(0, RED), paid(0)])
    };
    let third = wins(2, 13, GREEN, "base");
    let on = [bid(2, 0, "pass"), bid(2, 1, "pass")];
    let on = [on, [pass_gems(0), pass_gems(1)]].concat();
    let kept = vec![named(0, RED), third.clone()];
    start().tell(kept).tell(on.clone()).keeps_the_rules();
    let moved =
        vec![named(0, BLUE), wins(0, 11, BLUE, "base"), wins(1, 12, RED, "base"), third.clone()];
    start().tell(moved).keeps_the_rules();
    let unsaid = vec![third.clone()];
    start().tell(unsaid).tell(on).breaks("R-TD-07");
    for wrong in [
        // Keeping is final, even after another renaming.
        vec![named(0, GREEN), named(0, BLUE)],
        vec![named(0, RED), named(0, BLUE)],
        vec![named(0, RED), named(0, RED)],
        vec![named(1, BLUE)],
        vec![third, named(0, RED)],
    ] {
        start().tell(wrong).breaks("R-TD-07");
    }
}

#[test]
fn r_td_07_who_kept_it_says_so_again_after_anothers_renaming() {
    let start = || {
        let bids = ["diamond", "diamond", "red", "yellow"];
        let bids = bids.iter().enumerate().map(|(s, b)| bid(1, s, b));
        let start = story(4, 0).tell(bids.collect());
        start.tell(vec![named(0, RED), named(1, RED), paid(0), paid(1)])
    };
    let (stays, moves) = (named(0, RED), named(1, BLUE));
    let both = [wins(1, 11, BLUE, "base"), wins(3, 14, 3, "base")];
    let on = [bid(2, 0, "pass"), bid(2, 2, "pass")];
    let on = [on, [pass_gems(0), pass_gems(2)]].concat();
    let again = [stays.clone(), moves.clone(), stays.clone()];
    start().tell([&again[..], &both, &on].concat()).keeps_the_rules();
    let once = [stays.clone(), moves.clone()];
    start().tell([&once[..], &both, &on].concat()).breaks("R-TD-07");
    let out_of_order = [moves, stays.clone()];
    start().tell([&out_of_order[..], &both, &on].concat()).breaks("R-TD-07");
    let nobody = [stays.clone(), named(1, RED)];
    let fourth = [wins(3, 14, 3, "base")];
    let three = [0, 1, 2].map(|seat| bid(2, seat, "pass"));
    let gems = [0, 1, 2].map(pass_gems);
    start().tell([&nobody[..], &fourth, &three, &gems].concat()).keeps_the_rules();
    start().tell([&nobody[..], &[stays], &fourth, &three, &gems].concat()).breaks("R-TD-07");
}

#[test]
fn r_td_07_with_no_other_card_it_stays_without_a_word() {
    let alone = |more: Vec<Value>| {
        let mut alone = story(2, 0);
        alone.base = [Some(11), None, None, None];
        let bids = vec![bid(1, 0, "diamond"), bid(1, 1, "blue")];
        alone
            .tell(bids)
            .tell(vec![named(0, BLUE), paid(0)])
            .tell(more)
            .tell([0, 1].map(|seat| bid(2, seat, "pass")).to_vec())
            .tell([0, 1].map(pass_gems).to_vec())
    };
    alone(vec![]).keeps_the_rules();
    alone(vec![named(0, BLUE)]).breaks("R-TD-07");
}

#[test]
fn r_td_07_it_is_said_before_claims_and_ends_them() {
    let bids = ["diamond", "red", "blue", "blue"];
    let bids = bids.iter().enumerate().map(|(s, b)| bid(1, s, b));
    let bids: Vec<Value> = bids.collect();
    let start = || {
        let start = story(4, 0).tip(BLUE, 21).tell(bids.clone());
        start.tell(vec![named(0, RED), paid(0)])
    };
    let claims = [claim(2, BLUE, "base"), claim(3, BLUE, "tip")];
    let end = [
        wins(0, 13, GREEN, "base"),
        wins(1, 12, RED, "base"),
        wins(2, 11, BLUE, "base"),
        wins(3, 21, BLUE, "tip"),
    ];
    let moved = [named(0, GREEN)];
    start().tell([&moved[..], &claims, &end].concat()).keeps_the_rules();
    start().tell([&claims[..], &moved, &end].concat()).breaks("R-TD-07");
}

#[test]
fn r_td_07_a_renaming_ends_all_claims() {
    let start = || {
        let bids = ["diamond", "red", "blue", "blue"];
        let bids = bids.iter().enumerate().map(|(s, b)| bid(1, s, b));
        let start = story(4, 0).tip(RED, 22).tip(BLUE, 21).tell(bids.collect());
        start.tell(vec![
            named(0, RED),
            paid(0),
            claim(2, BLUE, "base"),
            claim(3, BLUE, "tip"),
            named(0, GREEN),
        ])
    };
    let afresh = [claim(2, BLUE, "tip"), claim(3, BLUE, "base")];
    let alone = [wins(0, 13, GREEN, "base"), wins(1, 12, RED, "base")];
    let new = [wins(2, 21, BLUE, "tip"), wins(3, 11, BLUE, "base")];
    let old = [wins(2, 11, BLUE, "base"), wins(3, 21, BLUE, "tip")];
    let gone = [tip_gone(22)];
    start().tell([&afresh[..], &alone, &new, &gone].concat()).keeps_the_rules();
    start().tell([&alone[..], &old, &gone].concat()).breaks("R-AUC-06");
    start().tell([&afresh[..], &alone, &old, &gone].concat()).breaks("R-AUC-06");
}

#[test]
fn r_td_07_discards_for_virtual_opponents_come_before() {
    let empty = |more: Vec<Value>| {
        let mut empty = story(1, 1);
        empty.base[3] = None;
        let bids = vec![bid(1, 0, "diamond"), rival(1, 0, "yellow")];
        empty.tell(bids).tell(more)
    };
    let (name, pay, take) = (named(0, RED), paid(0), wins(0, 12, RED, "base"));
    let discard = gone(0, 11);
    empty(vec![discard.clone(), name.clone(), pay.clone(), take.clone()]).keeps_the_rules();
    empty(vec![name.clone(), pay.clone(), take, discard.clone()]).breaks("R-VIR-05");
    empty(vec![discard, named(0, BLUE), pay]).breaks("R-TD-07");
}

#[test]
fn r_vir_03_a_virtual_opponent_on_a_single_card_is_another_bidder() {
    let start = || {
        let bids = vec![bid(1, 0, "diamond"), rival(1, 0, "red")];
        story(1, 1).tell(bids).tell(vec![named(0, RED), paid(0)])
    };
    let moved = vec![named(0, BLUE), wins(0, 11, BLUE, "base"), gone(0, 12)];
    start().tell(moved).keeps_the_rules();
    let on = vec![bid(2, 0, "pass"), rival(2, 0, "red"), gone(0, 12), pass_gems(0)];
    start().tell(vec![named(0, RED)]).tell(on.clone()).keeps_the_rules();
    start().tell(on).breaks("R-TD-07");
}

#[test]
fn r_vir_07_a_diamond_beside_a_virtual_opponent_is_not_named_anew() {
    let start = || {
        let bids = vec![bid(1, 0, "diamond"), rival(1, 0, "red")];
        let start = story(1, 1).tip(RED, 22).tell(bids);
        start.tell(vec![named(0, RED), paid(0)])
    };
    let tip = vec![wins(0, 22, RED, "tip"), gone(0, 12)];
    start().tell(tip.clone()).keeps_the_rules();
    start().tell(vec![named(0, BLUE)]).tell(tip).breaks("R-TD-07");
}

#[test]
fn r_td_02_a_diamond_is_bid_at_an_auction_card() {
    let two = || -> Story {
        let mut two = story(2, 0);
        two.base = [Some(11), Some(12), None, None];
        two.row = Row::Two([[0, 1], [2, 3]]);
        two
    };
    let told = |by_gem: usize| {
        let gem = json!({"what": "bid", "auction": 1, "seat": 1, "bid": "red", "auction_card": 0});
        let name = json!({"what": "named", "auction": 1, "seat": 0, "auction_card": 1});
        let takes = |seat: usize, at: usize| {
            json!({"what": "won", "auction": 1, "seat": seat, "card": 11 + at, "auction_card": at,
                "place": "base", "by": "gem"})
        };
        vec![bid(1, 0, "diamond"), gem, name, paid(0), takes(0, 1 - by_gem), takes(1, by_gem)]
    };
    two().tell(told(0)).keeps_the_rules();
    two().tell(told(1)).breaks("R-AUC-03");
}
