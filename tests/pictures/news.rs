//! Pictures of events: what is new, bids, results, and card look-ups.

use viceroy::render::pictures::News;
use viceroy::rules::{AuctionPlace, GemsFor, Score, Sealed, SeatSet, WonBy};

use crate::prelude::*;

fn is_frame(look: &Look) -> bool {
    let wanted = PanelStyle::Fresh;
    matches!(look, Look::Panel { style, .. } if *style == wanted)
}

fn frames(scene: &Scene) -> usize {
    scene.elements.iter().filter(|e| is_frame(&e.look)).count()
}

#[test]
fn the_frame_of_a_new_card_covers_no_card() {
    let w = &english();
    let mut view = view(2);
    Arc::make_mut(&mut view.open).pyramids[Seat(0)] = large(&view.ruleset, 3, 5);
    let fresh: CardSet = [2, 5].into_iter().map(CardId).collect();
    let pyramid = pictures::pyramid(w, &view, Seat(0), &fresh, &names()).scene;
    let table = pictures::table(w, &view, &fresh, &names()).scene;
    for scene in [pyramid, table] {
        let card = |look: &Look| matches!(look, Look::Card(_));
        let first = scene.elements.iter().position(|e| card(&e.look)).unwrap();
        let (below, above) = scene.elements.split_at(first);
        let frames: Vec<_> = below.iter().filter(|e| is_frame(&e.look)).collect();
        assert_eq!(frames.len(), 2);
        assert!(!above.iter().any(|e| is_frame(&e.look)), "a frame on a card");
        // Visible on all sides of its card.
        for frame in frames {
            let Look::Panel { width, .. } = frame.look else {
                continue;
            };
            let framed = above.iter().filter(|e| {
                let Look::Card(card) = &e.look else {
                    return false;
                };
                let around = i32::from(width - card.width) / 2;
                around >= 8 && (e.x, e.y) == (frame.x + around, frame.y + around)
            });
            assert_eq!(framed.count(), 1);
        }
    }
}

#[test]
fn cards_that_are_new_are_framed_and_named() {
    let w = &english();
    let mut view = view(2);
    Arc::make_mut(&mut view.open).pyramids[Seat(0)] = large(&view.ruleset, 3, 5);
    let fresh: CardSet = [2, 5, 60].into_iter().map(CardId).collect();
    let picture = pictures::pyramid(w, &view, Seat(0), &fresh, &names());
    assert_eq!(frames(&picture.scene), 2, "card 60 does not stand here");
    let said = "New: Envoy (2), Outrider (5).";
    assert!(picture.alt.0.contains(said), "{}", picture.alt.0);
    let table = pictures::table(w, &view, &fresh, &names());
    assert_eq!(frames(&table.scene), 2);
    let old = pictures::pyramid(w, &view, Seat(0), &CardSet::NONE, &names());
    assert_eq!(frames(&old.scene), 0);
    assert!(!old.alt.0.contains("New:"));
}

#[test]
fn dealt_cards_show_which_two_were_chosen() {
    let w = &english();
    let mut seat = seat_view([]);
    seat.screen.dealt = [7, 12, 33, 54].into_iter().map(CardId).collect();
    let before = pictures::dealt(w, &seat, pictures::PictureRoom::USUAL);
    assert_eq!(frames(&before.scene), 0);
    seat.screen.sealed = Some(Sealed::FirstCards { first: CardId(12), kept: CardId(7) });
    let after = pictures::dealt(w, &seat, pictures::PictureRoom::USUAL);
    let text = after.scene.describe();
    assert_eq!(frames(&after.scene), 2);
    let veils = text.matches("style: Veil").count();
    assert_eq!(veils, 2);
    assert!(after.alt.0.starts_with("You start with "), "{}", after.alt.0);
    assert!(after.alt.0.contains("(12) and keep "), "{}", after.alt.0);
}

#[test]
fn the_reveal_tells_of_every_bid_what_came_of_it() {
    let bids = [Bid::Gem(Colour::Blue), Bid::Pass, Bid::Gem(Colour::Red), Bid::Gem(Colour::Red)];
    let mut facts = vec![
        OpenFact::BidsShown(BySeat::new(4, |s| Some(bids[usize::from(s.0)]))),
        OpenFact::Won {
            seat: Seat(0),
            auction: 1,
            card: CardId(41),
            at: Colour::Blue.into(),
            place: AuctionPlace::Base,
            by: WonBy::Gem,
        },
        OpenFact::GemsTaken { seat: Seat(1), gems: Gems::only(Colour::Red, 2), why: GemsFor::Pass },
        OpenFact::Contested {
            at: Colour::Red.into(),
            bidders: [Seat(2), Seat(3)].into_iter().collect(),
            rivals: Default::default(),
            cards: Default::default(),
        },
    ];
    let view = view(4);
    let shown = |facts: &[OpenFact]| {
        let news = News { turn: 3, view: &view, facts, names: &names() };
        pictures::news(&english(), &news)
    };
    let picture = shown(&facts).unwrap();
    let wanted = "Auction 1 of 3. Player Ann: bids blue, takes Auditor (41). \
                  Player Ben: passes for 2 red. \
                  Player Cid: bids red and collides with Player Dot: nobody takes the card. \
                  Player Dot: bids red and collides with Player Cid: nobody takes the card.";
    assert_eq!(picture.alt.0, wanted);
    let cards = picture.scene.elements.iter();
    let cards = cards.filter(|e| matches!(e.look, Look::Card(_)));
    assert_eq!(cards.count(), 1);
    facts.remove(0);
    assert!(shown(&facts).is_none());
}

#[test]
fn news_are_titled_with_the_turn_they_tell_of() {
    let mut view = view(4);
    Arc::make_mut(&mut view.open).turn = 4;
    let facts = [OpenFact::BidsShown(BySeat::new(4, |_| Some(Bid::Pass)))];
    let news = News { turn: 3, view: &view, facts: &facts, names: &names() };
    let shown = pictures::news(&english(), &news).unwrap().scene.describe();
    assert!(shown.contains("\"Turn 3\"") && !shown.contains("\"Turn 4\""), "{shown}");
}

#[test]
fn the_poster_begins_with_the_winner() {
    let mut view = view(3);
    let open = Arc::make_mut(&mut view.open);
    open.scores = BySeat::new(3, |s| {
        let circles = [10, 40, 25][usize::from(s.0)];
        let none = Score::default();
        Some(Score { circles, ..none })
    });
    open.winners = SeatSet::NONE;
    open.winners.insert(Seat(1));
    let alt = pictures::poster(&english(), &view, &names(), &PosterNotes::default()).alt.0;
    let wanted = "Poster of the finished game. Winner: Player Ben. Player Ben: 40 (";
    assert!(alt.starts_with(wanted), "{alt}");
    let places = ["Player Ben: 40", "Player Cid: 25", "Player Ann: 10"];
    let places = places.map(|says| alt.find(says).unwrap());
    assert!(places.is_sorted(), "{alt}");
}

#[test]
fn a_card_says_its_costs_rewards_and_colours() {
    let ruleset = view(2).ruleset;
    let w = &english();
    let alt = pictures::card(w, &ruleset, ruleset.card(CardId(32))).alt.0;
    assert!(alt.starts_with("The card Captain (32). Row 1: adds a green gem"), "{alt}");
    assert!(alt.ends_with("red and red at the bottom."), "{alt}");
    let law = pictures::card(w, &ruleset, ruleset.card(CardId(65))).alt.0;
    assert!(law.contains("Take the place of one of"), "{law}");
}
