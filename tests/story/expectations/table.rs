//! Expectations about the common table and the game's phase.

use super::possessions::present;
use super::*;

pub const FORMS: &[Form<Expect>] = &[
    ("the laws of the game are <cards>", |w, a| {
        let there = w.game.ruleset().laws.clone();
        words("the laws", &cards_word(a.get::<Vec<CardId>>(0)), &cards_word(there))
    }),
    ("the characters of the game are <cards>", |w, a| {
        let there = w.game.ruleset().characters.clone();
        words("the characters", &cards_word(a.get::<Vec<CardId>>(0)), &cards_word(there))
    }),
    ("the reserve has <number> diamonds|diamond", |w, a| {
        let there = w.open_table().diamonds;
        equal("the reserve", a.get::<i64>(0), i64::from(there))
    }),
    ("the reserve is <gems>", |w, a| {
        let there = w.open_table().reserve;
        words("the reserve", &gems_word(&a.get::<Gems>(0)), &gems_word(&there))
    }),
    ("the <deck> has <number> cards|card", |w, a| {
        let counts = w.game.table_view().decks;
        let there = counts[a.get::<DeckKind>(0)];
        equal("cards", a.get::<i64>(1), i64::from(there))?;
        equal("cards face down", usize::from(there), w.deck(a.get(0)).len())
    }),
    ("the <deck> is <cards> from the top", |w, a| {
        let wanted: Vec<CardId> = a.get(1);
        words("the deck", &cards_word(wanted), &cards_word(w.deck(a.get(0))))
    }),
    ("the <deck> is empty", |w, a| words("the deck", "nothing", &cards_word(w.deck(a.get(0))))),
    ("beside <colour> lies|lie <beside>", |w, a| {
        let beside = w.open_table().auction.for_gem(a.get(0));
        let [base, tip] = a.get(1);
        let told = |base: Option<CardId>, tip: Option<CardId>| {
            let word = |card: Option<CardId>| card.map_or("-".to_owned(), |c| c.0.to_string());
            format!("{}/{}", word(base), word(tip))
        };
        words("base/tip", &told(base, tip), &told(beside.base, beside.tip))
    }),
    ("a card lies at each base and none at a tip", |w, _| {
        let auction = &w.open_table().auction;
        let holds = auction.iter().all(|(_, p)| p.base.is_some() && p.tip.is_none());
        said(holds, || "a card at each base alone".to_owned(), || format!("{auction:?}"))
    }),
    ("no card lies at a base", |w, _| {
        let auction = &w.open_table().auction;
        said(auction.has_no_base(), || "no card".to_owned(), || format!("{auction:?}"))
    }),
    ("the auction cards are <rest>", |w, a| {
        let cards = w.open_table().auction.columns();
        let there: Vec<String> = cards.map(AuctionCard::key).collect();
        words("the auction cards", &a.get::<String>(0), &there.join(" "))
    }),
    ("the bases are <cards>", |w, a| {
        let auction = &w.open_table().auction;
        let there = auction.iter().filter_map(|(_, p)| p.base);
        let wanted: Vec<CardId> = a.get(0);
        words("the bases", &cards_word(wanted), &cards_word(there))
    }),
    ("only <cards> is|are discarded", |w, a| {
        let there = w.open_table().discarded;
        let wanted: CardSet = a.get::<Vec<CardId>>(0).into_iter().collect();
        words("discarded", &cards_word(wanted.iter()), &cards_word(there.iter()))
    }),
    ("nothing is discarded", |w, _| {
        words("discarded", "nothing", &cards_word(w.open_table().discarded.iter()))
    }),
    ("<cards> is|are discarded", |w, a| {
        let there = w.open_table().discarded;
        let wanted: Vec<CardId> = a.get(0);
        let holds = wanted.iter().all(|c| there.contains(*c));
        said(holds, || cards_word(wanted), || cards_word(there.iter()))
    }),
    ("no bid is shown", |w, _| {
        let bids = w.open_table().bids.clone();
        said(bids.iter().all(|(_, b)| b.is_none()), || "no bid".to_owned(), || format!("{bids:?}"))
    }),
    ("<number> choices of the round are shown", |w, a| {
        let open = w.open_table();
        let shown = open.develops.iter().filter(|(_, d)| d.is_some()).count();
        equal("choices", a.get::<i64>(0), shown as i64)
    }),
    ("turn <number>", |w, a| equal("the turn", a.get::<i64>(0), i64::from(w.open_table().turn))),
    ("auction <number>", |w, a| phase(w, Phase::Auction(a.get::<i64>(0) as u8))),
    ("auction <number> with <who>", |w, a| {
        phase(w, Phase::Auction(a.get::<i64>(0) as u8))?;
        still_in(w, a.seats(1))
    }),
    ("development <number>", |w, a| phase(w, Phase::Development(a.get::<i64>(0) as u8))),
    ("development <number> with <who>", |w, a| {
        phase(w, Phase::Development(a.get::<i64>(0) as u8))?;
        still_in(w, a.seats(1))
    }),
    ("set-up", |w, _| phase(w, Phase::SetUp)),
    ("painting", |w, _| phase(w, Phase::Painting)),
    ("the game is over", |w, _| {
        phase(w, Phase::Over)?;
        equal("over", true, w.game.is_over())
    }),
    ("the game goes on", |w, _| equal("over", false, w.game.is_over())),
    ("<who> is|are still in", |w, a| is_in(w, a, true)),
    ("<who> is|are out", |w, a| is_in(w, a, false)),
    ("<who> sits|sit out the next auction phase", |w, a| {
        let there = w.open_table().sits_out;
        words("sitting out", &names(a.seats(0)), &names(there.iter()))
    }),
    ("the order is <who>", |w, a| {
        let there = w.open_table().order();
        words("the order", &names(a.seats(0)), &names(there))
    }),
];

fn phase(world: &World, wanted: Phase) -> Result<(), String> {
    equal("the phase", wanted, world.open_table().phase)
}

fn still_in(world: &World, seats: Vec<Seat>) -> Result<(), String> {
    let wanted: SeatSet = seats.into_iter().collect();
    let there = world.open_table().still_in;
    words("still in", &names(wanted.iter()), &names(there.iter()))
}

fn is_in(world: &World, args: &Args, is: bool) -> Result<(), String> {
    let there = world.open_table().still_in;
    for seat in players(args)? {
        let seat = present(world, seat)?;
        let not = if is { "" } else { "not " };
        let wanted = || format!("{} {not}to be in", names([seat]));
        said(there.contains(seat) == is, wanted, || names(there.iter()))?;
    }
    Ok(())
}
