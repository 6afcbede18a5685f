//! Hand-made sample pictures of every kind, for viewing and tests.

mod aristocrats;
mod deals;
mod diamonds;
mod domains;
mod invasion;
mod laws;
mod modules;
mod moments;
mod painter;
pub(super) mod pyramids;
mod seasons;
mod underworld;

use self::moments::{
    bids, developing, early, empty_handed, first_bid, first_development, full_bid,
    full_development, last_bid, late, long_bids, many, nine, over, plays, seated, solo, solo_turn,
    three_auctions, wide,
};
use self::painter::SamplePainter;
use self::pyramids::{built, lie, single};
use super::pictures;
use super::scene::{Point, Size, card_height};
use crate::prelude::*;
use viceroy_i18n::{GemLetters, english};
use viceroy_rules::{
    AuctionRow, Awaited, Claim, Claimed, DeckCounts, DeckKind, GameSetup, Open, Paint, Screen,
    Sealed, Table, Topic,
};

pub fn samples() -> Vec<(&'static str, Scene)> {
    samples_in(&english())
}

/// In the language's letters.
pub fn samples_in(w: &Wording) -> Vec<(&'static str, Scene)> {
    let letters = GemLetters::of(w);
    let all = every_sample(w).into_iter();
    all.map(|(name, scene)| (name, Scene { letters, ..scene })).collect()
}

fn every_sample(w: &Wording) -> Vec<(&'static str, Scene)> {
    let Ok(ruleset) = Ruleset::compile(GameSetup::standard(4)) else {
        return vec![];
    };
    let view = table_view(&ruleset);
    let names = &BySeat::new(4, |s| NAMES[usize::from(s.0)].to_owned());
    let paint = SamplePainter { w, names };
    let seat_view = seat_view(&view);
    let places: Vec<(char, Slot)> = ('A'..)
        .zip(view.open.pyramids[Seat(1)].free_slots(view.ruleset.policies.upper_rows))
        .collect();
    let mut start = seat_view.clone();
    start.table.open = Arc::new(Table::empty(4).open);
    start.screen.dealt = [7, 12, 33, 54].into_iter().map(CardId).collect();
    start.screen.hand = CardSet::NONE;
    let mut chosen = start.clone();
    chosen.screen.sealed = Some(Sealed::FirstCards { first: CardId(12), kept: CardId(54) });
    let mut two = view.clone();
    let both = [Seat(0), Seat(2)].map(|s| view.open.pyramids[s].clone());
    Arc::make_mut(&mut two.open).pyramids = BySeat::new(2, |s| both[usize::from(s.0)].clone());
    Arc::make_mut(&mut two.open).winners = SeatSet::NONE;
    let early = early(&view);
    let three = seated(&view, 3);
    let late = late(&view);
    let fresh = [57];
    let joined = |count| BySeat::new(count, |seat: Seat| names[seat].clone());
    let computers: SeatSet = [Seat(1), Seat(2)].into_iter().collect();
    let mut all = vec![
        ("pyramid", paint.pyramid(&view, Seat(0), &fresh)),
        ("pyramid-small", paint.pyramid(&view, Seat(2), &[])),
        ("pyramid-empty", paint.pyramid(&start.table, Seat(0), &[])),
        ("table", paint.table(&view, &fresh)),
        ("table-two", paint.table(&two, &[])),
        ("table-early", paint.table(&early, &[])),
        ("table-two-early", paint.table(&seated(&early, 2), &[])),
        ("table-three-early", paint.table(&seated(&early, 3), &[])),
        ("table-three", paint.table(&three, &fresh)),
        ("table-one", paint.table(&seated(&late, 1), &[])),
        ("table-two-late", paint.table(&seated(&late, 2), &[])),
        ("table-three-late", paint.table(&seated(&late, 3), &[])),
        ("table-late", paint.table(&late, &fresh)),
        ("bid", paint.bid(&seat_view)),
        ("bid-first", paint.bid(&first_bid(&seat_view))),
        ("bid-last", paint.bid(&last_bid(&seat_view))),
        ("bid-full", paint.bid(&full_bid(&seat_view))),
        ("own", paint.own(&seat_view)),
        ("own-nine", paint.own(&nine(&seat_view))),
        ("own-many", paint.own(&many(&seat_view))),
        ("develop", paint.own(&developing(&seat_view))),
        ("develop-first", paint.own(&first_development(&seat_view))),
        ("develop-full", paint.own(&full_development(&seat_view))),
        ("develop-nine", paint.own(&developing(&nine(&seat_view)))),
        ("develop-many", paint.own(&developing(&many(&seat_view)))),
        ("develop-empty", paint.own(&empty_handed(&seat_view))),
        ("building", pictures::building(w, &seat_view, pictures::PictureRoom::USUAL).scene),
        ("dealt", pictures::dealt(w, &start, pictures::PictureRoom::USUAL).scene),
        ("dealt-chosen", pictures::dealt(w, &chosen, pictures::PictureRoom::USUAL).scene),
        ("dealt-low", pictures::dealt(w, &start, pictures::PictureRoom::LOWEST).scene),
        ("gems", pictures::taking(w, &seat_view).scene),
        ("placing", paint.placing(&seat_view, 32, &places)),
        ("poster", paint.poster(&over(&view), &[57, 62])),
        ("poster-alone", paint.poster(&over(&solo(&view)), &[57])),
        ("wide", paint.pyramid(&wide(&view, 15), Seat(0), &[])),
        ("broad", paint.pyramid(&wide(&view, 9), Seat(0), &fresh)),
        ("card", paint.card(&ruleset, 32)),
        ("card-law", paint.card(&ruleset, 65)),
        ("table-over", paint.table(&over(&view), &[])),
        ("lobby", pictures::lobby(w, &joined(2), SeatSet::NONE, 4).scene),
        ("lobby-two", pictures::lobby(w, &joined(1), SeatSet::NONE, 2).scene),
        ("lobby-full", pictures::lobby(w, &joined(4), computers, 4).scene),
        ("legend", pictures::legend(w, &[]).scene),
        ("legend-modules", pictures::legend(w, &Module::ALL).scene),
    ];
    let named = |names| SamplePainter { w, names };
    let long = BySeat::new(4, |_| LONG.to_owned());
    let odd = BySeat::new(4, |s| ODD[usize::from(s.0)].to_owned());
    let shown = [
        ("reveal", paint.news(&view, &bids())),
        ("reveal-long", named(&long).news(&view, &long_bids())),
        ("reveal-three", paint.news(&view, &three_auctions())),
        ("news-one", paint.news(&view, &plays(&[0]))),
        ("news-four", paint.news(&view, &plays(&[0, 1, 2, 3]))),
        ("news-turn", paint.news(&view, &[bids(), plays(&[0, 3])].concat())),
        ("news-solo", paint.news(&solo(&view), &solo_turn())),
    ];
    let shown = shown.into_iter();
    all.extend(shown.filter_map(|(name, scene)| Some((name, scene?))));
    all.push(("table-names", named(&odd).table(&early, &fresh)));
    all.push(("bid-long", named(&long).bid(&seat_view)));
    all.extend(laws::samples(paint, &view, &seat_view));
    all.extend(domains::samples(paint, &view, &seat_view));
    all.extend(diamonds::samples(paint, &seat_view));
    all.extend(aristocrats::samples(paint, &seat_view));
    all.extend(invasion::samples(paint, &seat_view));
    all.extend(underworld::samples(paint, &seat_view));
    all.extend(modules::samples(paint, &seat_view));
    all.extend(deals::samples(w, &ruleset));
    all.extend(seasons::samples(w, &ruleset));
    all
}

pub const MEASURED: Size<u32> = Size::new(1400, 1100);

/// For the painting benchmark: a 15-card pyramid, and the same after one card was played on
/// another.
pub fn measured(within: Size<u32>) -> Option<[Scene; 2]> {
    let ruleset = Ruleset::compile(GameSetup::standard(4)).ok()?;
    let names = BySeat::new(4, |s| NAMES[usize::from(s.0)].to_owned());
    let scene = |view: &TableView| {
        pictures::pyramid_within(&english(), view, Seat(0), &names, within).scene
    };
    let before = table_view(&ruleset);
    let mut after = before.clone();
    let pyramid = &mut Arc::make_mut(&mut after.open).pyramids[Seat(0)];
    let changed = pyramid.cards.iter_mut().find(|s| s.card == CardId(57))?;
    let other = ruleset.card(CardId(28));
    changed.card = other.id;
    changed.sections = other.sections.all();
    Some([scene(&before), scene(&after)])
}

/// For the layout benchmark: the most complex bid picture.
pub fn measured_bid() -> Option<(SeatView, BySeat<String>)> {
    let ruleset = Ruleset::compile(GameSetup::standard(4)).ok()?;
    let names = BySeat::new(4, |s| NAMES[usize::from(s.0)].to_owned());
    Some((full_bid(&seat_view(&table_view(&ruleset))), names))
}

pub fn contact_sheet(w: &Wording, catalogue: &'static Catalogue) -> Option<Scene> {
    const ACROSS: usize = 8;
    const CARD: u16 = 240;
    let ruleset = Ruleset::compile_with(GameSetup::standard(4), catalogue).ok()?;
    let pitch = Size::new(i32::from(CARD) + 10, i32::from(card_height(CARD)) + 10);
    let rows = catalogue.cards().count().div_ceil(ACROSS) as i32;
    let width = pitch.width * ACROSS as i32 + 10;
    let height = pitch.height * rows + 10;
    let mut scene = Scene::new(width as u32, height as u32);
    for (i, card) in catalogue.cards().enumerate() {
        let (column, row) = ((i % ACROSS) as i32, (i / ACROSS) as i32);
        let look = Look::Card(pictures::printed(w, &ruleset, card, CARD));
        let at = Point::new(10 + column * pitch.width, 10 + row * pitch.height);
        scene.lay(at, look);
    }
    Some(scene)
}

const NAMES: [&str; 4] = ["Ysolde", "Björn the Bold", "Мария", "Cassandra of Hollowmere"];

/// The longest and widest name possible.
const LONG: &str = "Maximilian Wolfram of Hammermoor";

/// Names with special characters.
const ODD: [&str; 4] =
    ["`c` `code`", "\u{202e}evil 🎉", "\u{200d}\u{200b}", "Zo\u{308}e\u{301} <b>*_x_*"];

fn table_view(ruleset: &Arc<Ruleset>) -> TableView {
    let mut open = Open::clone(&Table::empty(4).open);
    open.turn = 9;
    open.phase = Phase::Auction(2);
    open.reserve = Gems { blue: 7, red: 12, green: 3, yellow: 0 };
    let order = [Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red];
    open.auction = AuctionRow::laid(order.map(AuctionCard::of));
    for (colour, base, tip) in [
        (Colour::Blue, 41, Some(11)),
        (Colour::Red, 60, Some(8)),
        (Colour::Green, 19, None),
        (Colour::Yellow, 55, Some(44)),
    ] {
        if let Some(offered) = open.auction.at_mut(colour.into()) {
            offered.base = Some(CardId(base));
            offered.tip = tip.map(CardId);
        }
    }
    open.bids = BySeat::new(4, |s| {
        Some(match s.0 {
            0 | 2 => Bid::Gem(Colour::Blue),
            1 => Bid::Pass,
            _ => Bid::Gem(Colour::Red),
        })
    });
    open.claims[Seat(2)] =
        Some(Claimed { at: Colour::Blue.into(), claim: Claim::Tip, insists: false });
    let mut first = built(
        ruleset,
        &[
            (1, 0, &[1, 6, 15, 20, 50]),
            (2, 0, &[3, 14, 88, 36]),
            (3, 0, &[2, 10, 63]),
            (4, 0, &[4, 57]),
            (5, 0, &[62]),
        ],
    );
    if let Some(card) = first.cards.get_mut(1) {
        card.sections[1] = Colour::Yellow.into();
        card.painted[1] = Some(Paint::Gem);
    }
    if let Some(card) = first.cards.get_mut(5) {
        card.painted[2..].fill(Some(Paint::Gem));
    }
    single(&mut first, CardId(14), Colour::Blue);
    single(&mut first, CardId(63), Colour::Yellow);
    single(&mut first, CardId(57), Colour::Green);
    single(&mut first, CardId(62), Colour::Red);
    first.tokens.push(PlacedToken {
        on: CardId(10).into(),
        token: Token::BonusCircle { colour: Colour::Yellow, value: 4 },
        used: false,
    });
    let mut second =
        built(ruleset, &[(1, -1, &[21, 26, 30, 84]), (2, -1, &[31, 38]), (3, -1, &[40])]);
    for i in 0..3 {
        lie(&mut second, CardId(26), Reward::Infinite(Colour::ALL[i]));
    }
    if let Some(last) = second.tokens.last_mut() {
        last.used = true;
    }
    open.pyramids = BySeat::new(4, |s| match s.0 {
        0 => first.clone(),
        1 => second.clone(),
        2 => built(ruleset, &[(1, 0, &[24, 43, 71]), (2, 0, &[49])]),
        _ => built(
            ruleset,
            &[(1, -2, &[47, 52, 58, 9, 17]), (2, -1, &[81, 64, 13]), (3, -1, &[5, 48])],
        ),
    });
    open.answered.insert(Seat(2));
    TableView {
        reality: Default::default(),
        ruleset: Arc::clone(ruleset),
        open: Arc::new(open),
        hands: BySeat::new(4, |s| 3 + 2 * s.0),
        decks: DeckCounts::from_fn(|deck| match deck {
            DeckKind::Large => 16,
            DeckKind::Small => 11,
            DeckKind::Laws => 9,
            DeckKind::Criminals => 0,
        }),
        shown: None,
        awaiting: [Awaited { seat: Seat(1), topic: Topic::Bid }].into_iter().collect(),
    }
}

fn seat_view(view: &TableView) -> SeatView {
    SeatView {
        table: view.clone(),
        seat: Seat(1),
        screen: Screen {
            gems: Gems { blue: 1, red: 1, green: 0, yellow: 1 },
            attack: 1,
            hand: [18, 32, 59, 65, 75, 83].into_iter().map(CardId).collect(),
            ..Screen::default()
        },
        question: None,
        may_reconsider: false,
        put_back: Default::default(),
        put_under: Default::default(),
        position: viceroy_rules::Position::none(),
    }
}
