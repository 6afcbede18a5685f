use std::sync::Arc;

use super::*;
use crate::plans::Met;
use viceroy_rules::{
    Answer, AuctionPlace, BySeat, Claim, GameSetup, HowMany, Offer, Open, PickOrder, Position,
    PromptId, Question, Ruleset, Screen, Seat, Shape, TableView, Topic,
};

fn view() -> SeatView {
    let mut open =
        Open { turn: 1, phase: Phase::Auction(1), reserve: Gems::each(16), ..Open::empty(2) };
    for (colour, base, tip) in [(Colour::Red, 10, 11), (Colour::Blue, 12, 13)] {
        let offered = open.auction.at_mut(colour.into()).unwrap();
        offered.base = Some(CardId(base));
        offered.tip = Some(CardId(tip));
    }
    SeatView {
        table: TableView {
            reality: Default::default(),
            ruleset: Ruleset::compile(GameSetup::standard(2)).unwrap(),
            open: Arc::new(open),
            hands: BySeat::new(2, |_| 3),
            decks: viceroy_rules::DeckCounts::from_fn(|_| 9),
            shown: None,
            awaiting: Default::default(),
        },
        seat: Seat(0),
        screen: Screen::default(),
        question: None,
        may_reconsider: true,
        put_back: Default::default(),
        put_under: Default::default(),
        position: Position::none(),
    }
}

fn after(bid: Bid) -> SeatView {
    let mut view = view();
    view.screen.sealed = Some(Sealed::Bid(bid));
    view
}

fn asked(topic: Topic, shape: Shape) -> Question {
    Question {
        id: PromptId(9),
        topic,
        card: None,
        auction_card: Some(Colour::Red.into()),
        colour: None,
        shape,
        fallback: Answer::one(Offer::Pass),
    }
}

fn pick(offers: impl IntoIterator<Item = Offer>) -> Shape {
    Shape::Pick {
        offers: offers.into_iter().collect(),
        count: HowMany::ONE,
        order: PickOrder::Free,
    }
}

fn set(view: &SeatView, case: Case, wish: Wish) -> Plan {
    let none = Plan::default();
    wished(view, &none, case, Some(wish)).unwrap()
}

#[test]
fn what_can_follow_depends_on_the_choice() {
    let of = |view: &SeatView| -> Vec<Case> {
        let all = cases(view, &Plan::default());
        assert!(all.iter().all(|f| (2..=24).contains(&f.wishes.len())));
        all.into_iter().map(|f| f.case).collect()
    };
    let red = Bid::Gem(Colour::Red);
    assert_eq!(of(&view()), []);
    assert_eq!(of(&after(red)), [Case::TakeCard, Case::Claim]);
    assert_eq!(of(&after(Bid::Gem(Colour::Green))), []);
    assert_eq!(of(&after(Bid::Attack)), [Case::AttackTarget]);
    assert_eq!(of(&after(Bid::Pass)), [Case::PassGems]);
    let mut last = after(red);
    Arc::make_mut(&mut last.table.open).phase = Phase::Auction(3);
    assert_eq!(of(&last), [Case::TakeCard, Case::Claim, Case::PassGems]);
    last.question = Some(asked(Topic::Claim, pick([Offer::Claim(Claim::Base)])));
    assert_eq!(of(&last), []);
}

#[test]
fn a_card_is_taken_or_claimed_where_it_lies() {
    let mut view = after(Bid::Gem(Colour::Red));
    let take = set(&view, Case::TakeCard, Wish::Card(CardId(11)));
    let claim = set(&view, Case::Claim, Wish::Card(CardId(10)));
    let offered = |place| Offer::Offered { at: Colour::Red.into(), place };
    let both = pick([offered(AuctionPlace::Base), offered(AuctionPlace::Tip)]);
    let alone = asked(Topic::TakeCard, both);
    let expected = Met::Answer(Answer::one(offered(AuctionPlace::Tip)));
    assert_eq!(take.clone().meet(&view, &alone), expected);
    assert_eq!(claim.clone().meet(&view, &alone), Met::Nothing);
    let claims = [Claim::Base, Claim::Tip, Claim::Either].map(Offer::Claim);
    let contested = asked(Topic::Claim, pick(claims));
    let expected = Met::Answer(Answer::one(Offer::Claim(Claim::Base)));
    assert_eq!(claim.clone().meet(&view, &contested), expected);
    assert_eq!(take.clone().meet(&view, &contested), Met::Nothing);
    // A conflict gives the player something new to decide.
    let again = [Offer::Claim(Claim::Base), Offer::Insist];
    assert_eq!(claim.clone().meet(&view, &asked(Topic::Claim, pick(again))), Met::Nothing);
    let open = Arc::make_mut(&mut view.table.open);
    open.auction.at_mut(Colour::Red.into()).unwrap().tip = Some(CardId(20));
    assert_eq!(take.clone().meet(&view, &alone), Met::Nothing);
}

#[test]
fn gems_come_by_colour_or_exactly() {
    let view = after(Bid::Pass);
    let question = |limits, topic| {
        let total = HowMany::exactly(3);
        asked(topic, Shape::Gems { limits, total })
    };
    let first = set(&view, Case::PassGems, Wish::First(vec![Colour::Yellow, Colour::Red]));
    let gems = |plan: &Plan, limits, topic| match plan.clone().meet(&view, &question(limits, topic))
    {
        Met::Answer(Answer::Gems(gems)) => Some(gems),
        Met::Nothing => None,
        other => panic!("{other:?}"),
    };
    let few = Gems { yellow: 1, red: 1, blue: 2, green: 5 };
    let taken = gems(&first, few, Topic::PassGems).unwrap();
    assert_eq!((taken.yellow, taken.red, taken.blue, taken.green), (1, 1, 1, 0));
    let taken = gems(&first, Gems::each(9), Topic::PassGemsTogether).unwrap();
    assert_eq!(taken, Gems::only(Colour::Yellow, 3));
    let mix = Gems { green: 0, ..Gems::each(1) };
    let exact = set(&view, Case::PassGems, Wish::Gems(mix));
    assert_eq!(gems(&exact, Gems::each(1), Topic::PassGems), Some(mix));
    let none_red = Gems { red: 0, ..Gems::each(9) };
    assert_eq!(gems(&exact, none_red, Topic::PassGems), None);
    assert_eq!(gems(&exact, none_red, Topic::RewardGems), None);
}

#[test]
fn only_what_is_foreseen_can_be_wished_and_it_goes_when_it_is_used() {
    let view = after(Bid::Pass);
    let none = Plan::default();
    assert_eq!(wished(&view, &none, Case::Claim, Some(Wish::Either)), None);
    let wild = Wish::Gems(Gems::each(9));
    assert_eq!(wished(&view, &none, Case::PassGems, Some(wild)), None);
    let wish = Wish::First(vec![Colour::Blue, Colour::Red]);
    let mut set = set(&view, Case::PassGems, wish.clone());
    assert_eq!(set.wish(Case::PassGems), Some(&wish));
    let other = Wish::First(vec![Colour::Red, Colour::Blue]);
    let changed = wished(&view, &set, Case::PassGems, Some(other.clone())).unwrap();
    assert_eq!(changed.wish(Case::PassGems), Some(&other));
    assert!(wished(&view, &changed, Case::PassGems, None).unwrap().is_empty());
    let limits = Gems::each(9);
    let total = HowMany::exactly(3);
    set.meet(&view, &asked(Topic::PassGems, Shape::Gems { limits, total }));
    assert!(set.is_empty());
}
