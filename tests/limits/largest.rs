//! The largest of everything: four players with the longest and widest names, forty cards in each
//! pyramid, all cards in a hand.

use viceroy::messages::{InstallationTag, Occupant};
use viceroy::rules::{
    Awaited, DeckCounts, GameSetup, OfferedCards, Open, Paint, PlacedCard, Position, PromptId,
    Question, Ruleset, Score, Screen, SeatView, TableView,
};
use viceroy::timing::Maintenance;

use crate::prelude::*;

pub const GAME: GameId = GameId(i64::MAX);
/// The longest tag; databases older than installation tags have none.
pub fn salt() -> InstallationTag {
    InstallationTag::of([0xff; InstallationTag::LENGTH])
}
pub const UNTIL: WallTime = WallTime(9_999_999_999_000);

pub static PICTURES: LazyLock<Pictures> = LazyLock::new(|| Pictures::new(painter(), Theme::Dark));

pub const SEATS: u8 = 4;

/// Names of 32 characters: formatting, the widest letter, letters outside the BMP, and a mention.
pub const NAMES: [&str; 4] = [
    "*_~`|\\>#*_~`|\\>#*_~`|\\>#*_~`|\\>#",
    "\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}\u{fdfd}",
    "𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎𠜎",
    "@everyone <@&1> <#1> [x](http:x)",
];

pub fn view() -> SeatView {
    let ruleset = Ruleset::compile(GameSetup::standard(SEATS)).unwrap();
    let mut open = Open {
        turn: 12,
        phase: Phase::Auction(3),
        reserve: Gems::each(16),
        pyramids: BySeat::new(SEATS, |_| Default::default()),
        discarded: Default::default(),
        answered: SeatSet::all(SEATS),
        still_in: SeatSet::all(SEATS),
        bids: BySeat::new(SEATS, |_| None),
        rivals_in: Default::default(),
        rival_bids: Default::default(),
        sits_out: Default::default(),
        claims: BySeat::new(SEATS, |_| None),
        develops: BySeat::new(SEATS, |_| None),
        scores: BySeat::new(SEATS, |_| Some(Score::default())),
        winners: SeatSet::all(SEATS),
        ..Open::empty(4)
    };
    for colour in Colour::ALL {
        *open.auction.at_mut(colour.into()).unwrap() =
            OfferedCards { base: Some(CardId(10)), tip: Some(CardId(11)) };
    }
    for seat in 0..SEATS {
        let pyramid = &mut open.pyramids[Seat(seat)];
        let slots = (1..=5i8).flat_map(|level| (0..11 - level).map(move |column| (level, column)));
        for (card, (level, column)) in (1..).map(CardId).zip(slots) {
            pyramid.cards.push(PlacedCard {
                card,
                slot: Slot { level, column },
                sections: Colour::ALL.map(Into::into),
                painted: [Some(Paint::Diamond), None, None, None],
            });
        }
        assert_eq!(pyramid.cards.len(), 40);
    }
    SeatView {
        table: TableView {
            reality: Default::default(),
            ruleset,
            open: Arc::new(open),
            hands: BySeat::new(SEATS, |_| 88),
            decks: DeckCounts::from_fn(|deck| match deck {
                DeckKind::Large => 48,
                DeckKind::Small => 16,
                DeckKind::Laws => 15,
                DeckKind::Criminals => 24,
            }),
            shown: None,
            awaiting: (0..SEATS)
                .map(|seat| Awaited { seat: Seat(seat), topic: Topic::DiscardGems })
                .collect(),
        },
        seat: Seat(0),
        screen: Screen {
            gems: Gems::each(16),
            attack: 9,
            hand: (1..=88).map(CardId).collect(),
            ..Screen::default()
        },
        question: None,
        may_reconsider: true,
        put_back: Default::default(),
        put_under: Default::default(),
        position: Position::none(),
    }
}

pub fn people() -> BySeat<Player> {
    BySeat::new(SEATS, |seat| Player {
        occupant: Occupant::Person(PersonId(1_300_000_000_000_000_000 + u64::from(seat.0))),
        name: NAMES[usize::from(seat.0)].to_owned(),
    })
}

#[test]
fn names_are_as_long_as_names_get() {
    for name in NAMES {
        assert_eq!(name.chars().count(), 32, "{name}");
    }
}

pub fn panel(topic: Topic, shape: Shape) -> Panel {
    let mut view = view();
    view.question = Some(Question {
        id: PromptId(u64::MAX >> 12),
        topic,
        card: Some(CardId(32)),
        auction_card: None,
        colour: Some(Colour::Yellow),
        shape,
        fallback: Answer::one(Offer::Pass),
    });
    Panel {
        finish: None,
        planning: Default::default(),
        finished: 0,
        meets: None,
        reads: Default::default(),
        game: GAME,
        step: u32::MAX,
        draft: None,
        plan: Default::default(),
        ahead: None,
        proposal: None,
        advice: None,
        preferences: Default::default(),
        since: Default::default(),
        seen: 0,
        thread: Some(viceroy::messages::RoomId(u64::MAX)),
        silence: None,
        maintenance: Some(Maintenance {
            from: WallTime(i64::MAX / 2),
            until: WallTime(i64::MAX / 2),
        }),
        time: viceroy::messages::SeatTime {
            deadline: Some(viceroy::timing::WallTime(i64::MAX / 2)),
            ..Default::default()
        },
        hints: viceroy::attendance::Hints::Allowed,
        suggestions: viceroy::messages::Suggestions::Shown,
        text_size: Default::default(),
        played_in: Default::default(),
        deal: None,
        slip: Some(u32::MAX),
        view,
        people: people(),
    }
}
