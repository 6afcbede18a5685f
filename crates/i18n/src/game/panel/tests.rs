use std::sync::Arc;

use super::*;
use crate::english;
use crate::game::ask::ask;
use viceroy_model::attendance::Hints;
use viceroy_model::messages::{GameId, Occupant, PersonId, Player, Suggestions};
use viceroy_model::plans::Plan;
use viceroy_rules::cards::{CardId, Colour, Gems};
use viceroy_rules::{
    Answer, Awaited, Bid, CountsAs, DeckCounts, DeckKind, GameSetup, HowMany, Offer, Open,
    PickOrder, PlacedToken, PromptId, Question, Rival, RivalBid, Ruleset, Screen, Seat, Shape,
    TableView, Token, Topic,
};

pub(crate) fn table_view() -> TableView {
    let open = Open { turn: 1, phase: Phase::Auction(1), reserve: Gems::each(2), ..Open::empty(2) };
    TableView {
        reality: Default::default(),
        ruleset: Ruleset::compile(GameSetup::standard(2)).unwrap(),
        open: Arc::new(open),
        hands: BySeat::new(2, |_| 3),
        decks: DeckCounts::from_fn(|deck| match deck {
            DeckKind::Large => 44,
            DeckKind::Small => 10,
            DeckKind::Laws => 9,
            DeckKind::Criminals => 0,
        }),
        shown: None,
        awaiting: Default::default(),
    }
}

pub(crate) fn seat_view() -> SeatView {
    SeatView {
        table: table_view(),
        seat: Seat(0),
        screen: Screen {
            gems: Gems::each(2),
            hand: [CardId(3), CardId(71)].into_iter().collect(),
            ..Screen::default()
        },
        question: None,
        may_reconsider: false,
        put_back: Default::default(),
        put_under: Default::default(),
        position: viceroy_rules::Position::none(),
    }
}

fn panel(view: &SeatView) -> Panel {
    Panel {
        meets: None,
        reads: Default::default(),
        game: GameId(1),
        step: 0,
        view: view.clone(),
        draft: None,
        plan: Plan::default(),
        ahead: None,
        proposal: None,
        advice: None,
        preferences: Default::default(),
        people: BySeat::new(2, |_| Player {
            occupant: Occupant::Person(PersonId(1)),
            name: String::new(),
        }),
        since: Default::default(),
        seen: 0,
        thread: None,
        silence: None,
        maintenance: None,
        time: Default::default(),
        hints: Hints::Allowed,
        suggestions: Suggestions::Shown,
        text_size: Default::default(),
        finish: None,
        planning: Default::default(),
        finished: 0,
        slip: None,
        played_in: Default::default(),
        deal: None,
    }
}

#[test]
fn a_panel_tells_how_many_turns_this_game_has() {
    let w = &english();
    let mut view = seat_view();
    let said = |view: &SeatView| small_place(w, &panel(view), None, None);
    assert!(said(&view).contains("turn 1 of 12, "), "{}", said(&view));
    // Law 69 put four more cards under the large deck (R-LAW-69).
    view.table.decks[DeckKind::Large] += 4;
    assert!(said(&view).contains("turn 1 of 13, "), "{}", said(&view));
}

#[test]
fn questions_of_the_auction_name_what_passing_brings_and_the_other_bidder() {
    let w = &english();
    let names = BySeat::new(2, |s| ["Ann", "Bob"][usize::from(s.0)].to_owned());
    let mut view = seat_view();
    let question = |topic| Question {
        id: PromptId(1),
        topic,
        card: None,
        auction_card: Some(Colour::Red.into()),
        colour: None,
        shape: Shape::Pick {
            offers: [Offer::Pass].into_iter().collect(),
            count: HowMany::ONE,
            order: PickOrder::Free,
        },
        fallback: Answer::one(Offer::Pass),
    };
    let open = Arc::make_mut(&mut view.table.open);
    open.bids = BySeat::new(2, |_| Some(Bid::Gem(Colour::Red)));
    open.pyramids[Seat(0)].tokens.push(PlacedToken {
        on: CardId(1).into(),
        token: Token::Science,
        used: false,
    });
    let pass = |view: &SeatView| crate::offers::bid(w, view, Bid::Pass);
    assert_eq!(pass(&view), "Pass (+4 gems)");
    let claim = ask(w, &view, &question(Topic::Claim), &names);
    assert!(claim.starts_with("**You and Bob both bid red: which card do you want?**"), "{claim}");
    // For a diamond it names the competing bidders, including virtual opponents.
    let open = Arc::make_mut(&mut view.table.open);
    open.bids[Seat(0)] = Some(Bid::Diamond);
    open.named[Seat(0)] = Some(Colour::Red.into());
    open.rival_bids.push(RivalBid {
        rival: Rival(0),
        colour: Colour::Red,
        counts_as: CountsAs::Gem,
    });
    let anew = ask(w, &view, &question(Topic::RenameDiamond), &names);
    let said = "**Bob and virtual opponent 1 bid red too: do you move your diamond?**";
    assert!(anew.starts_with(said), "{anew}");
    // Limited by the reserve.
    Arc::make_mut(&mut view.table.open).reserve = Gems::only(Colour::Blue, 1);
    assert_eq!(pass(&view), "Pass (+1 gem)");
}

#[test]
fn every_panel_can_be_said() {
    let w = &english();
    let names = BySeat::new(2, |s| ["Ann", "Bob"][usize::from(s.0)].to_owned());
    let mut view = seat_view();
    let said = |view: &SeatView| text(w, &panel(view), &names, Around::default(), &|_, _, _| ' ').0;
    assert!(said(&view).contains("Nothing for you to do right now"));
    view.table.awaiting.push(Awaited { seat: Seat(1), topic: Topic::Bid });
    assert!(said(&view).contains("Waiting for Bob (bid)"));
    for topic in Topic::ALL.iter().copied() {
        let shapes = [
            Shape::Pick {
                offers: [Offer::Pass].into_iter().collect(),
                count: HowMany::ONE,
                order: PickOrder::Free,
            },
            Shape::Gems { limits: Gems::each(2), total: HowMany::exactly(3) },
            Shape::Paint {
                sections: vec![],
                gems: Gems::each(1),
                diamonds: 1,
                best: vec![],
                gain: 0,
            },
        ];
        for shape in shapes {
            view.question = Some(Question {
                id: PromptId(1),
                topic,
                card: Some(CardId(3)),
                auction_card: None,
                colour: None,
                shape,
                fallback: Answer::one(Offer::Pass),
            });
            assert!(crate::length(&said(&view)) <= 2000);
        }
    }
    view.question = None;
    view.may_reconsider = true;
    let sealed = [
        Sealed::FirstCards { first: CardId(1), kept: CardId(2) },
        Sealed::Bid(Bid::Attack),
        Sealed::PassGems(Gems::each(1)),
        Sealed::Develop(Develop::Play(CardId(3))),
        Sealed::Develop(Develop::Discard(CardId(3))),
        Sealed::Develop(Develop::Pass),
    ];
    for choice in sealed {
        view.screen.sealed = Some(choice);
        assert!(said(&view).contains("take it back"));
    }
    Arc::make_mut(&mut view.table.open).phase = Phase::Over;
    assert!(said(&view).contains("You scored"));
    let notice = PrivateText("Oh.".to_owned());
    let around = Around { notice: Some(&notice), ..Around::default() };
    let said = text(w, &panel(&view), &names, around, &|_, _, _| ' ').0;
    assert!(said.starts_with("⚠️ Oh."));
}
