//! Names in pictures and alt texts, and overlong lines.

use viceroy::rules::{Claim, Claimed};

use super::{view, view_of};
use crate::prelude::*;

fn seen(table: &TableView) -> SeatView {
    let mut seen = super::seat_view([]);
    seen.table = table.clone();
    seen
}

fn written(scene: &Scene) -> Vec<String> {
    let texts = scene.elements.iter().filter_map(|e| {
        let Look::Label(label) = &e.look else {
            return None;
        };
        Some(label.text.clone())
    });
    texts.collect()
}

#[test]
fn names_are_drawn_as_far_as_the_font_goes_and_told_whole() {
    let w = &english();
    let view = view_of(1, 1);
    let given = ["Ann 🎉", "\u{200d}\u{200d}", "\u{202e}evil", "שרה"];
    let names = BySeat::new(4, |s| given[usize::from(s.0)].to_owned());
    let drawn = ["Ann", "Player 2", "evil", "Player 4"];
    let told = ["Ann 🎉", "Player 2", "evil", "\u{2068}שרה\u{2069}"];
    let table = pictures::table(w, &view, &CardSet::NONE, &names);
    for (drawn, told) in drawn.into_iter().zip(told) {
        assert!(written(&table.scene).iter().any(|t| t == drawn), "{drawn}");
        let said = format!("The pyramid of {told}: 1 card.");
        assert!(table.alt.0.contains(&said), "{said}: {}", table.alt.0);
    }
    for (seat, (drawn, told)) in (0..).map(Seat).zip(drawn.into_iter().zip(told)) {
        let own = pictures::pyramid(w, &view, seat, &CardSet::NONE, &names);
        assert!(written(&own.scene).iter().any(|t| t == drawn), "{drawn}");
        assert!(own.alt.0.contains(told), "{}", own.alt.0);
    }
}

#[test]
fn a_name_of_the_widest_letters_stays_within_its_room() {
    let w = &english();
    let view = view_of(1, 1);
    let given = ["﷽".repeat(32), "W".repeat(32), "𒈙".repeat(32), format!("W{}", "﷽".repeat(31))];
    let names = BySeat::new(4, |s| given[usize::from(s.0)].clone());
    let table = pictures::table(w, &view, &CardSet::NONE, &names);
    let texts = written(&table.scene);
    let whole = given.iter().any(|name| texts.contains(name));
    assert!(
        !whole && texts.iter().any(|text| text.starts_with("WW") && text.ends_with('…')),
        "{texts:?}"
    );
    // Text the font cannot draw is omitted, and the alt text gets no line for it.
    assert!(!texts.iter().any(|text| text.contains(['﷽', '𒈙'])), "{texts:?}");
    assert!(!table.alt.0.contains(&"﷽".repeat(6)), "{}", table.alt.0);
}

#[test]
fn a_name_is_cut_behind_a_word_unless_it_is_as_long_as_names_can_be() {
    let samples = SAMPLES.iter().filter(|(name, _)| !name.ends_with("-long"));
    let written = samples.flat_map(|(name, scene)| {
        let texts = written(scene).into_iter();
        texts.map(move |text| (*name, text))
    });
    // A lone ellipsis means an open decision.
    let cut = written.filter(|(_, text)| text != "…" && text.contains('…'));
    let broken = cut.filter(|(_, text)| {
        let left = text.split('…').next().unwrap_or_default();
        !"Cassandra of Hollowmere".contains(&format!("{left} "))
    });
    let broken: Vec<(&str, String)> = broken.collect();
    assert!(broken.is_empty(), "{broken:?}");
}

#[test]
fn what_came_of_a_bid_is_written_whole() {
    let scene = sample("reveal-long");
    let all = written(&scene).join(" ");
    for whole in [
        "bids yellow, takes Lord Protector (52)",
        "passes for 12 blue, 10 red, 11 green, 12 yellow",
    ] {
        assert!(all.contains(whole), "{whole}: {all}");
    }
}

#[test]
fn a_long_name_does_not_push_its_claim_out_of_the_picture() {
    let mut view = view(2);
    let open = Arc::make_mut(&mut view.open);
    let colour = Colour::Blue;
    open.auction.at_mut(colour.into()).unwrap().base = Some(CardId(22));
    open.auction.at_mut(colour.into()).unwrap().tip = Some(CardId(51));
    open.bids = BySeat::new(2, |_| Some(Bid::Gem(colour)));
    open.claims = BySeat::new(2, |s| {
        Some(Claimed {
            at: colour.into(),
            claim: [Claim::Tip, Claim::Base][usize::from(s.0)],
            insists: s == Seat(1),
        })
    });
    let given = ["Cassandra of Hollowmere", "Cassandra of Hollowwood"];
    let names = BySeat::new(2, |s| given[usize::from(s.0)].to_owned());
    let picture = pictures::bid(&english(), &seen(&view), &names, pictures::PictureRoom::USUAL);
    let written = written(&picture.scene);
    // The distinguishing part stays, too.
    let said = |end: &str| {
        let name = |t: &String| Some(t.strip_suffix(end)?.to_owned());
        written.iter().filter_map(name).find(|t| t.starts_with("Cas"))
    };
    let (tip, base) = (said(": 51"), said(": 22!"));
    let both = tip.is_some() && base.is_some() && tip != base;
    assert!(both, "{written:?}");
    let told = &picture.alt.0;
    assert!(told.contains("Cassandra of Hollowmere (tip)"), "{told}");
}

#[test]
fn all_names_of_those_who_pass_are_written() {
    let mut view = view(4);
    Arc::make_mut(&mut view.open).bids = BySeat::new(4, |_| Some(Bid::Pass));
    let names = BySeat::new(4, |s| format!("Maximilian of Hammermoor {}", s.0));
    let picture = pictures::bid(&english(), &seen(&view), &names, pictures::PictureRoom::USUAL);
    let all = written(&picture.scene).join(" ");
    for (_, name) in names.iter() {
        assert!(all.contains(name), "{name}: {all}");
    }
}

#[test]
fn who_cannot_be_written_has_a_name_that_nobody_else_has() {
    let w = &english();
    let view = view_of(1, 1);
    let drawn = |given: [&str; 4]| {
        let names = BySeat::new(4, |s| given[usize::from(s.0)].to_owned());
        let table = pictures::table(w, &view, &CardSet::NONE, &names);
        let all = written(&table.scene);
        move |name: &str| all.iter().filter(|text| *text == name).count()
    };
    let of = drawn(["王小明", "김철수", "Player 1", "Anna 🦊"]);
    for name in ["Player 1 (1)", "Player 2", "Player 1", "Anna"] {
        assert_eq!(of(name), 1, "{name}");
    }
    let of = drawn(["Anna 🦊", "Anna 🐻", "山田 Taro", "𝓑𝓮𝓷"]);
    for name in ["Anna (1)", "Anna (2)", "Player 3", "Ben"] {
        assert_eq!(of(name), 1, "{name}");
    }
}
