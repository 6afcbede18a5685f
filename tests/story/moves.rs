//! The sentences of `when`.

use viceroy::rules::{AuctionPlace, Payment, Stroke, Way};

use super::prelude::*;
use super::underworld;
use super::world::topic_word;

pub type Move = fn(&mut World, &Args) -> Result<(), Trouble>;

pub fn forms() -> impl Iterator<Item = &'static Form<Move>> {
    FORMS.iter().chain(underworld::MOVES)
}

const FORMS: &[Form<Move>] = &[
    ("bids : <rest>", bids),
    ("<who> bid|bids <rest>", |w, a| pick(w, a.get(0), &a.get::<String>(1), &[Topic::Bid])),
    ("<who> pass|passes", |w, a| pick(w, a.get(0), "pass", &[Topic::Bid, Topic::Develop])),
    ("<who> claim|claims <rest>", |w, a| pick(w, a.get(0), &a.get::<String>(1), &[Topic::Claim])),
    ("<who> insist|insists", |w, a| pick(w, a.get(0), "insist", &[Topic::Claim])),
    ("<who> take|takes back the choice", |w, a| {
        let seats: Vec<Seat> = a.get(0);
        seats.into_iter().try_for_each(|seat| w.take_back(seat))
    }),
    ("<one> shows <gems> and <number> diamonds|diamond", |w, a| shows(w, a, a.get::<i64>(2) as u8)),
    ("<who> show|shows <gems>", |w, a| shows(w, a, 0)),
    ("<one> beats <number> with <gems> and <gems> from the card", |w, a| {
        beats(w, a, Currency::NONE, Currency::of_gems(a.get(3)))
    }),
    ("<one> beats <number> with <gems> and <number> diamonds|diamond from the card", |w, a| {
        let diamonds = a.get::<i64>(3) as u8;
        beats(w, a, Currency::NONE, Currency::of_diamonds(diamonds))
    }),
    ("<one> beats <number> with <gems> and <number> diamonds|diamond", |w, a| {
        let diamonds = a.get::<i64>(3) as u8;
        beats(w, a, Currency::of_diamonds(diamonds), Currency::NONE)
    }),
    ("<one> beats <number> with <gems>", |w, a| beats(w, a, Currency::NONE, Currency::NONE)),
    ("<one> takes the reward of <number>", |w, a| {
        let monster = MonsterId(a.get::<i64>(1) as u8);
        offer(w, a.get(0), Offer::Monster(monster), &[Topic::MonsterReward])
    }),
    ("<one> uses the combat card", |w, a| {
        let topics = &[Topic::OwnInfinite, Topic::MissingDiamond];
        offer(w, a.get(0), Offer::UseCombatCard, topics)
    }),
    ("<one> takes the best painting", |w, a| {
        let seat: Seat = a.get(0);
        match w.question(seat).map(|q| q.shape) {
            Some(Shape::Paint { best, .. }) => w.answer(seat, &Answer::Paint(best)),
            _ => Err(Trouble::Wrong(w.describe(seat))),
        }
    }),
    ("<who> take|takes <gems>", |w, a| gems(w, a, GEMS_TAKEN)),
    ("<who> return|returns <gems>", |w, a| gems(w, a, &[Topic::ReturnGems])),
    ("<who> lay|lays <gems>", |w, a| gems(w, a, &[Topic::Purse, Topic::Muster])),
    ("<who> give|gives <gems>", |w, a| gems(w, a, &[Topic::SwapGems, Topic::CopyGems])),
    ("<one> takes <rest>", |w, a| pick(w, vec![a.get(0)], &a.get::<String>(1), CARDS_TAKEN)),
    ("<one> names <colour>", |w, a| {
        let text = format!("diamond at {}", a.get::<Colour>(1).key());
        pick(w, vec![a.get(0)], &text, &[Topic::NameDiamond, Topic::Claim, Topic::RenameDiamond])
    }),
    ("<one> keeps <colour>", |w, a| {
        let (seat, colour): (Seat, Colour) = (a.get(0), a.get(1));
        let asked = w.question(seat).and_then(|q| q.auction_card);
        match asked.filter(|at| at.has(colour)) {
            Some(_) => offer(w, seat, Offer::Keep, &[Topic::RenameDiamond]),
            None => Err(Trouble::Wrong(w.describe(seat))),
        }
    }),
    ("<one> goes on", |w, a| offer(w, a.get(0), Offer::GoOn, &[Topic::TipOrGoOn])),
    ("<one> lets <colour> base go", |w, a| let_go(w, a, AuctionPlace::Base)),
    ("<one> lets <colour> tip go", |w, a| let_go(w, a, AuctionPlace::Tip)),
    ("<who> play|plays <card>", |w, a| play(w, a)),
    ("<one> plays <card> at <place>", |w, a| {
        play(w, a)?;
        place(w, a, 2, Gems::NONE)
    }),
    ("<one> plays <card> at <place> with infinite <gems>", |w, a| {
        play(w, a)?;
        place(w, a, 2, a.get(3))
    }),
    ("<one> plays <card> at <place> with diamonds <gems>", |w, a| {
        play(w, a)?;
        let payment = Payment::new(Gems::NONE, Gems::NONE, a.get(3));
        let slot: Slot = a.get(2);
        let there = Offer::Place { slot, payment };
        offer(w, a.get(0), there, &[Topic::Place])
    }),
    ("<one> plays <card> at <place> with any <gems>", |w, a| {
        play(w, a)?;
        let payment = Payment::new(Gems::NONE, a.get(3), Gems::NONE);
        let slot: Slot = a.get(2);
        let there = Offer::Place { slot, payment };
        offer(w, a.get(0), there, &[Topic::Place])
    }),
    ("<one> plays <card> and replaces <card>", |w, a| {
        play(w, a)?;
        offer(w, a.get(0), Offer::Replace(a.get(2)), &[Topic::Place])
    }),
    ("<one> plays <card> under <card>", |w, a| {
        play(w, a)?;
        offer(w, a.get(0), Offer::TuckUnder(a.get(2)), &[Topic::Place])
    }),
    ("<who> discard|discards <card>", |w, a| {
        let text = format!("discard {}", a.get::<CardId>(1).0);
        pick(w, a.get(0), &text, &[Topic::Develop, Topic::Unplayable])
    }),
    ("<one> places it at <place>", |w, a| place(w, a, 1, Gems::NONE)),
    ("<one> places it at <place> with infinite <gems>", |w, a| place(w, a, 1, a.get(2))),
    ("<one> replaces <card>", |w, a| offer(w, a.get(0), Offer::Replace(a.get(1)), &[Topic::Place])),
    ("<one> tucks it under <card>", |w, a| {
        offer(w, a.get(0), Offer::TuckUnder(a.get(1)), &[Topic::Place])
    }),
    ("<one> tucks <cards>", |w, a| cards(w, a, &[Topic::Archive, Topic::Deposit, Topic::Attaint])),
    ("<one> gives back <cards>", |w, a| cards(w, a, &[Topic::ReturnCharacters])),
    ("<one> puts back <cards>", |w, a| cards(w, a, &[Topic::PutBackLaws])),
    ("<one> chooses <card> first and <card> kept", |w, a| {
        asks(w, a.get(0), &[Topic::FirstCards])?;
        let both = [Offer::Card(a.get(1)), Offer::Card(a.get(2))];
        w.answer(a.get(0), &Answer::Pick(both.into_iter().collect()))
    }),
    ("<one> paints <rest>", paint),
    ("<who> choose|chooses <rest>", |w, a| pick(w, a.get(0), &a.get::<String>(1), &[])),
    ("time runs out for <who>", |w, a| {
        let seats: Vec<Seat> = a.get(0);
        seats.into_iter().try_for_each(|seat| w.time_out(seat))
    }),
    ("time runs out until the end", |w, _| {
        while let Some(seat) = w.game.first_asked() {
            w.time_out(seat)?;
        }
        Ok(())
    }),
    ("time runs out until the first auction", |w, _| {
        while let (0, Some(seat)) = (w.open_table().turn, w.game.first_asked()) {
            w.time_out(seat)?;
        }
        Ok(())
    }),
];

const CARDS_TAKEN: &[Topic] =
    &[Topic::TakeCard, Topic::AttackTarget, Topic::TipOrGoOn, Topic::Requisition];

const GEMS_TAKEN: &[Topic] =
    &[Topic::PassGems, Topic::PassGemsTogether, Topic::DiscardGems, Topic::RewardGems];

/// Requires that any prompt the player has is of one of these topics; no topics allow all.
pub fn asks(world: &World, seat: Seat, topics: &[Topic]) -> Result<(), Trouble> {
    match world.question(seat) {
        Some(question) if !topics.is_empty() && !topics.contains(&question.topic) => {
            let wanted: Vec<String> = topics.iter().map(|t| topic_word(*t)).collect();
            let wanted = wanted.join(" or ");
            let there = world.describe(seat);
            Err(Trouble::Wrong(format!("this answers {wanted}, but {there}")))
        }
        _ => Ok(()),
    }
}

fn pick(world: &mut World, seats: Vec<Seat>, text: &str, topics: &[Topic]) -> Result<(), Trouble> {
    let phrases = Phrase::read_all(text).map_err(Trouble::Wrong)?;
    for seat in seats {
        asks(world, seat, topics)?;
        let question = world.question(seat);
        let offers = phrases.iter().map(|p| p.offer(question.as_ref())).collect();
        world.answer(seat, &Answer::Pick(offers))?;
    }
    Ok(())
}

pub fn offer(world: &mut World, seat: Seat, offer: Offer, topics: &[Topic]) -> Result<(), Trouble> {
    asks(world, seat, topics)?;
    world.answer(seat, &Answer::one(offer))
}

fn let_go(world: &mut World, args: &Args, place: AuctionPlace) -> Result<(), Trouble> {
    let at = args.get::<Colour>(1).into();
    let card = Offer::Offered { at, place };
    offer(world, args.get(0), card, &[Topic::RivalTarget])
}

fn bids(world: &mut World, args: &Args) -> Result<(), Trouble> {
    let all: String = args.get(0);
    for bid in all.split(", ") {
        let form: &[Form<()>] = &[("<who> <rest>", ())];
        let (_, args) = understand(bid, form).map_err(Trouble::Wrong)?;
        pick(world, args.get(0), &args.get::<String>(1), &[Topic::Bid])?;
    }
    Ok(())
}

fn gems(world: &mut World, args: &Args, topics: &[Topic]) -> Result<(), Trouble> {
    let seats: Vec<Seat> = args.get(0);
    for seat in seats {
        asks(world, seat, topics)?;
        world.answer(seat, &Answer::Gems(args.get(1)))?;
    }
    Ok(())
}

fn shows(world: &mut World, args: &Args, diamonds: u8) -> Result<(), Trouble> {
    let gems: Gems = args.get(1);
    for seat in args.seats(0) {
        let shown = Offer::Show(Currency { gems, diamonds });
        offer(world, seat, shown, &[Topic::CombatShow])?;
    }
    Ok(())
}

fn beats(world: &mut World, args: &Args, more: Currency, combat: Currency) -> Result<(), Trouble> {
    let way = Way {
        beaten: args.get::<i64>(1) as u8,
        screen: Currency::of_gems(args.get(2)).plus(&more),
        combat,
    };
    offer(world, args.get(0), Offer::Fight(way), &[Topic::CombatPay])
}

fn play(world: &mut World, args: &Args) -> Result<(), Trouble> {
    let text = format!("play {}", args.get::<CardId>(1).0);
    let seats = args.seats(0);
    pick(world, seats, &text, &[Topic::Develop])
}

fn place(world: &mut World, args: &Args, nth: usize, infinite: Gems) -> Result<(), Trouble> {
    let slot: Slot = args.get(nth);
    let payment = Payment::with_infinite(infinite);
    let there = Offer::Place { slot, payment };
    let topics = &[Topic::Place, Topic::RelocateTo];
    offer(world, args.get(0), there, topics)
}

fn cards(world: &mut World, args: &Args, topics: &[Topic]) -> Result<(), Trouble> {
    let seat: Seat = args.get(0);
    asks(world, seat, topics)?;
    let cards: Vec<CardId> = args.get(1);
    world.answer(seat, &Answer::Pick(cards.into_iter().map(Offer::Card).collect()))
}

fn paint(world: &mut World, args: &Args) -> Result<(), Trouble> {
    let (seat, text): (Seat, String) = (args.get(0), args.get(1));
    asks(world, seat, &[Topic::Paint])?;
    let mut strokes = vec![];
    for stroke in text.split(", ").filter(|text| *text != "nothing") {
        let form: &[Form<()>] = &[("<card> <section> <colour>", ())];
        let (_, args) = understand(stroke, form).map_err(Trouble::Wrong)?;
        strokes.push(Stroke {
            card: args.get::<CardId>(0),
            section: args.get::<Section>(1),
            colour: args.get::<Colour>(2),
        });
    }
    world.answer(seat, &Answer::Paint(strokes))
}

pub fn make(world: &mut World, text: &str) -> Result<(), String> {
    let (does, args) = understand(text, forms())?;
    does(world, &args).map_err(|trouble| match trouble {
        Trouble::Wrong(wrong) => format!("`{text}`: {wrong}"),
        Trouble::Refused(refusal) => {
            let seat = text.split([' ', ',']).next().unwrap_or_default();
            let seat = super::words::NAMES.iter().position(|n| *n == seat);
            let there = match seat {
                Some(seat) if world.view(Seat(seat as u8)).is_ok() => {
                    world.describe(Seat(seat as u8))
                }
                Some(seat) => format!("there is no {} at this table", name(Seat(seat as u8))),
                None => world.asked(),
            };
            format!("`{text}` is refused: {refusal}; {there}")
        }
    })
}
