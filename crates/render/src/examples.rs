//! Pictures for the rules pages: small hand-made positions that show only what their page explains.

use super::pictures::{self, News, PosterNotes, PrivatePicture};
use super::samples::pyramids::built;
use crate::prelude::*;
use viceroy_i18n::rules::{Page, example, example_law};
use viceroy_rules::{
    AuctionPlace, AuctionRow, DeckCounts, DeckKind, GameSetup, GemsFor, Open, Position, Score,
    Screen, Table, WonBy,
};

const SEATS: u8 = 3;
/// All cards used here, except on the pages about cards.
const CARDS: [u8; 25] = [
    4, 6, 8, 10, 18, 19, 20, 21, 23, 24, 25, 26, 30, 31, 32, 36, 39, 41, 43, 44, 50, 55, 57, 59, 61,
];
const PLACED: CardId = CardId(59);

/// `None` if a page needs no picture, or the game uses other cards.
pub fn rules_page(
    w: &Wording,
    cards: &'static Catalogue,
    page: Page,
    modules: &[Module],
) -> Option<PrivatePicture> {
    let agreement = GameSetup::standard(SEATS).dealt_from(cards);
    let ruleset = Ruleset::compile_with(agreement, cards).ok()?;
    let known = |card: &u8| cards.get(CardId(*card)).is_some_and(|card| !card.is_law());
    let view = || CARDS.iter().all(known).then(|| table(&ruleset));
    // No names, so players are called by seat.
    let names = BySeat::new(SEATS, |_| String::new());
    match page {
        Page::Goal => Some(grown(w, &view()?, &names)),
        Page::Turn => Some(pictures::own(w, &seat(view()?), pictures::PictureRoom::USUAL)),
        Page::Auction => {
            let mut seat = seat(view()?);
            Arc::make_mut(&mut seat.table.open).phase = Phase::Auction(1);
            Some(pictures::bid(w, &seat, &names, pictures::PictureRoom::USUAL))
        }
        Page::Passing => {
            let view = view()?;
            let news = News { turn: view.open.turn, view: &view, facts: &bids(), names: &names };
            pictures::news(w, &news).map(Into::into)
        }
        Page::Pyramid => {
            let seat = seat(view()?);
            let own = &seat.table.open.pyramids[seat.seat];
            let free = own.free_slots(ruleset.policies.upper_rows);
            let places: Vec<(char, Slot)> = ('A'..).zip(free).collect();
            Some(pictures::placing(w, &seat, PLACED, &places, pictures::PictureRoom::USUAL))
        }
        Page::Card => Some(pictures::card(w, &ruleset, example(cards)?).into()),
        Page::Circles => Some(circles(w, view()?, &names)),
        Page::Laws => Some(pictures::card(w, &ruleset, example_law(cards)?).into()),
        Page::Scoring => {
            Some(pictures::poster(w, &over(view()?), &names, &PosterNotes::default()).into())
        }
        Page::Icons => Some(pictures::legend(w, modules).into()),
        Page::Fairness => None,
    }
}

fn grown(w: &Wording, view: &TableView, names: &BySeat<String>) -> PrivatePicture {
    let mut view = view.clone();
    let pyramid = built(
        &view.ruleset,
        &[(1, 0, &[4, 18, 55, 19]), (2, 0, &[25, 61, 21]), (3, 0, &[57, 36]), (4, 0, &[31])],
    );
    let open = Arc::make_mut(&mut view.open);
    open.pyramids[Seat(0)] = pyramid;
    pictures::pyramid(w, &view, Seat(0), &CardSet::NONE, names).into()
}

fn circles(w: &Wording, mut view: TableView, names: &BySeat<String>) -> PrivatePicture {
    let pyramid = built(&view.ruleset, &[(1, 0, &[32, 23, 61]), (2, 0, &[20, 6]), (3, 0, &[39])]);
    Arc::make_mut(&mut view.open).pyramids[Seat(0)] = pyramid;
    pictures::pyramid(w, &view, Seat(0), &CardSet::NONE, names).into()
}

fn table(ruleset: &Arc<Ruleset>) -> TableView {
    let mut open = Open::clone(&Table::empty(SEATS).open);
    open.turn = 3;
    open.phase = Phase::Auction(1);
    open.reserve = Gems { blue: 7, red: 6, green: 9, yellow: 8 };
    open.auction = AuctionRow::laid(Colour::ALL.map(AuctionCard::of));
    for (colour, base, tip) in [
        (Colour::Blue, 41, Some(8)),
        (Colour::Red, 18, None),
        (Colour::Green, 19, Some(44)),
        (Colour::Yellow, 55, None),
    ] {
        if let Some(offered) = open.auction.at_mut(colour.into()) {
            offered.base = Some(CardId(base));
            offered.tip = tip.map(CardId);
        }
    }
    open.pyramids = BySeat::new(SEATS, |seat| match seat.0 {
        0 => built(ruleset, &[(1, 0, &[21, 26, 30]), (2, 0, &[31])]),
        1 => built(ruleset, &[(1, 0, &[24, 43])]),
        _ => built(ruleset, &[(1, 0, &[6, 20])]),
    });
    TableView {
        reality: Default::default(),
        ruleset: Arc::clone(ruleset),
        open: Arc::new(open),
        hands: BySeat::new(SEATS, |_| 4),
        decks: DeckCounts::from_fn(|deck| match deck {
            DeckKind::Large => 36,
            DeckKind::Small => 13,
            DeckKind::Laws => 15,
            DeckKind::Criminals => 0,
        }),
        shown: None,
        awaiting: vec![].into_iter().collect(),
    }
}

fn seat(mut table: TableView) -> SeatView {
    Arc::make_mut(&mut table.open).phase = Phase::Development(1);
    SeatView {
        seat: Seat(0),
        screen: Screen {
            gems: Gems { blue: 2, red: 2, green: 1, yellow: 1 },
            attack: 1,
            hand: [PLACED, CardId(10), CardId(50)].into_iter().collect(),
            ..Screen::default()
        },
        table,
        question: None,
        may_reconsider: false,
        put_back: Default::default(),
        put_under: Default::default(),
        position: Position::none(),
    }
}

fn bids() -> Vec<OpenFact> {
    let bids = [Bid::Gem(Colour::Blue), Bid::Pass, Bid::Gem(Colour::Yellow)];
    let won = |seat, card, colour: Colour| OpenFact::Won {
        seat: Seat(seat),
        auction: 1,
        card: CardId(card),
        at: colour.into(),
        place: AuctionPlace::Base,
        by: WonBy::Gem,
    };
    let gems = Gems { blue: 0, red: 2, green: 1, yellow: 0 };
    vec![
        OpenFact::BidsShown(BySeat::new(SEATS, |s| bids.get(usize::from(s.0)).copied())),
        won(0, 41, Colour::Blue),
        won(2, 55, Colour::Yellow),
        OpenFact::GemsTaken { seat: Seat(1), gems, why: GemsFor::Pass },
    ]
}

fn over(mut view: TableView) -> TableView {
    let scores =
        [(19, 4, 6, 24, 10, 12, -8), (27, 7, 4, 30, 21, 12, -4), (15, 0, 12, 36, 0, 0, -12)];
    let open = Arc::make_mut(&mut view.open);
    open.phase = Phase::Over;
    open.turn = 12;
    open.scores = BySeat::new(SEATS, |seat| {
        let score = scores.get(usize::from(seat.0)).copied();
        let (circles, infinite, laws, power, magic, sets, attack) = score?;
        Some(Score { circles, infinite, laws, power, magic, sets, attack, other: 0 })
    });
    open.winners = SeatSet::NONE;
    open.winners.insert(Seat(1));
    view
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::english;

    #[test]
    fn every_page_but_the_one_about_shuffles_has_a_picture_that_says_what_it_shows() {
        let w = english();
        let cards = Catalogue::embedded().expect("the embedded cards");
        for page in Page::ALL {
            let picture = rules_page(&w, cards, page, &Module::ALL);
            assert_eq!(picture.is_some(), page != Page::Fairness, "{page:?}");
            if let Some(picture) = picture {
                assert!((1..=1024).contains(&picture.alt.0.chars().count()), "{page:?}");
            }
        }
    }
}
