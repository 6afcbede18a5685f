//! Invariants of every game: offers are accepted, nothing is lost or duplicated, facts are
//! complete.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../common/check.rs"]
mod check;
mod greedy;
mod hidden;
mod interleavings;
mod prelude;
#[path = "../common/rulesets.rs"]
mod rulesets;
mod schedule;
#[path = "../common/scramble/mod.rs"]
mod scramble;
mod second_chance;
mod turns;

use viceroy::cards::{Colour, Gems};
use viceroy::rules::{
    AuctionColours, CountsAs, Currency, DiamondFact, Discards, DomainCards, GameLength, GemsFor,
    HowMany, InvasionFact, Law69, Paint, PromptId, Pyramid, ReturnedFor, RevisedLaws, Score,
    ScreenFact, UnderworldFact, Way, query, score,
};

use crate::prelude::*;

fn ruleset(seats: u8) -> Arc<Ruleset> {
    Ruleset::compile(GameSetup::standard(seats)).unwrap()
}

struct Watched {
    game: Game,
    table: Table,
    facts: Vec<Fact>,
    luck: SeededChance,
    brain: Random,
}

impl Watched {
    fn open(seats: u8, seed: u64) -> Watched {
        Watched::of(ruleset(seats), seed)
    }

    fn of(ruleset: Arc<Ruleset>, seed: u64) -> Watched {
        let seats = ruleset.agreement.seats;
        let mut luck = SeededChance::new(seed);
        let (game, step) = Game::open(ruleset, &mut luck);
        let mut watched = Watched {
            game,
            table: Table::empty(seats),
            facts: vec![],
            luck,
            brain: Random::new(seed),
        };
        watched.record(step.facts);
        watched
    }

    fn record(&mut self, facts: Vec<Fact>) {
        for fact in &facts {
            let before = match fact {
                // Taking no gems is still recorded.
                Fact::Screen(_, ScreenFact::GemsIn(Gems::NONE)) => None,
                Fact::Screen(seat, _) => Some((*seat, self.table.screens[*seat])),
                Fact::Open(_) | Fact::Decks(_) => None,
            };
            self.table.evolve(fact);
            if let Some((seat, before)) = before {
                let after = self.table.screens[seat];
                assert_ne!(before, after, "only what happens is told: {fact:?}");
            }
        }
        self.facts.extend(facts);
    }

    fn step(&mut self, turn: usize) -> bool {
        let awaiting = self.game.table_view().awaiting;
        if awaiting.is_empty() {
            return false;
        }
        let seat = awaiting[turn % awaiting.len()].seat;
        let view = self.game.seat_view(seat).unwrap();
        let question = view.question.clone().expect("who is awaited is asked");
        let answer = self.brain.answer(&view, &question);
        let step = self
            .game
            .answer(seat, question.id, &answer, &mut self.luck)
            .unwrap_or_else(|r| panic!("offered but refused: {r} {question:?} {answer:?}"));
        self.record(step.facts);
        true
    }
}

fn laws_played(facts: &[Fact]) -> impl Iterator<Item = CardId> {
    let cards = facts.iter().filter_map(|fact| match fact {
        Fact::Open(OpenFact::Played { card, .. } | OpenFact::Replaced { by: card, .. }) => {
            Some(*card)
        }
        // Law 66 is played underneath a character.
        Fact::Open(OpenFact::Tucked { card, under, .. }) if !matches!(under.0, 65..=88) => {
            Some(*card)
        }
        Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => None,
    });
    cards.filter(|card| matches!(card.0, 65..=88 | 101..=109))
}

/// Names of rare events, each of which must occur in some game.
fn deed(fact: &Fact) -> Option<&'static str> {
    match fact {
        Fact::Open(OpenFact::Replaced { .. }) => Some("replaced"),
        Fact::Open(OpenFact::Tucked { .. }) => Some("tucked"),
        Fact::Open(OpenFact::Slipped { .. }) => Some("slipped"),
        Fact::Open(OpenFact::Swapped { .. }) => Some("swapped"),
        Fact::Open(OpenFact::Prolonged { .. }) => Some("prolonged"),
        Fact::Open(OpenFact::PutBack { .. }) => Some("put back"),
        Fact::Open(OpenFact::Parked { .. }) => Some("parked"),
        Fact::Open(OpenFact::Unparked { .. }) => Some("unparked"),
        Fact::Open(OpenFact::LawTook { .. }) => Some("a card from the auction"),
        Fact::Open(OpenFact::Replenished { .. }) => Some("replenished"),
        Fact::Open(OpenFact::RivalTook { .. }) => Some("a virtual opponent took a card"),
        Fact::Open(OpenFact::GemsReturned { .. }) => Some("gems chosen to go back"),
        Fact::Open(OpenFact::DomainPlaced { .. }) => Some("a domain card"),
        Fact::Open(OpenFact::CharactersReturned) => Some("characters given back"),
        Fact::Open(OpenFact::AuctionCardsLaid(cards)) if cards.len() == 2 => {
            Some("two auction cards")
        }
        Fact::Open(OpenFact::Diamonds(DiamondFact::Taken { .. })) => Some("diamonds taken"),
        Fact::Open(OpenFact::Diamonds(DiamondFact::Paid { why: GemsFor::Card, .. })) => {
            Some("a diamond for a card")
        }
        Fact::Open(OpenFact::Diamonds(DiamondFact::Named { .. })) => Some("a diamond bid"),
        Fact::Open(OpenFact::Diamonds(DiamondFact::Kept { .. })) => Some("a diamond kept"),
        Fact::Open(OpenFact::Diamonds(DiamondFact::Renamed { .. })) => Some("a diamond moved"),
        Fact::Open(OpenFact::Painted { with: Paint::Diamond, .. }) => {
            Some("painted with a diamond")
        }
        Fact::Open(OpenFact::Invasion(fact)) => combat(fact),
        Fact::Open(OpenFact::Underworld(fact)) => underworld(fact),
        Fact::Open(OpenFact::Contested { rivals, .. }) if !rivals.is_empty() => {
            Some("all went on against a virtual opponent")
        }
        Fact::Open(OpenFact::RivalsBid(bids))
            if bids.iter().any(|b| b.counts_as == CountsAs::Attack) =>
        {
            Some("a virtual opponent attacked")
        }
        Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => None,
    }
}

fn underworld(fact: &UnderworldFact) -> Option<&'static str> {
    match fact {
        UnderworldFact::JudgementsDrawn { row: 0, .. } => Some("underworld: a first row"),
        UnderworldFact::JudgementsDrawn { row: 1, .. } => Some("underworld: a second row"),
        UnderworldFact::JudgementsDrawn { .. } => Some("underworld: a third row"),
        UnderworldFact::JudgementsReturned { why, .. } => match why {
            ReturnedFor::Price => None,
            ReturnedFor::Reward => Some("underworld: judgements discarded"),
            ReturnedFor::Law => Some("underworld: an amnesty"),
        },
        UnderworldFact::BribesPaid { .. } => Some("underworld: a bribe"),
        UnderworldFact::Moved { .. } => Some("underworld: a character moved"),
        UnderworldFact::PutUnder { .. } => Some("underworld: a criminal put under"),
        UnderworldFact::WentUnder { .. } => Some("underworld: a criminal discarded"),
        UnderworldFact::Obeyed { .. } => Some("underworld: a token lost"),
        UnderworldFact::InReserve { .. }
        | UnderworldFact::BribesTaken { .. }
        | UnderworldFact::PutUnderShown
        | UnderworldFact::JudgementsShown(_) => None,
    }
}

fn combat(fact: &InvasionFact) -> Option<&'static str> {
    match fact {
        InvasionFact::BidKept { .. } => Some("combat: a bid kept"),
        InvasionFact::TakenFromCombat { why: GemsFor::Infinite, .. } => {
            Some("combat: an infinite gem from the card")
        }
        InvasionFact::TakenFromCombat { .. } => Some("combat: gems taken from the card"),
        InvasionFact::Mustered { .. } => Some("combat: mustered"),
        InvasionFact::Fought { beaten: 0, .. } => Some("combat: none beaten"),
        InvasionFact::Fought { beaten: 4, .. } => Some("combat: all beaten"),
        InvasionFact::Fought { combat, .. } if !combat.is_empty() => {
            Some("combat: paid from the card")
        }
        InvasionFact::Fought { .. } => Some("combat: some beaten"),
        InvasionFact::Penalised { .. } => Some("combat: a penalty"),
        InvasionFact::CombatCardCleared { .. } => Some("combat: a card cleared"),
        InvasionFact::Appeared(_)
        | InvasionFact::Rewarded { .. }
        | InvasionFact::Shown(_)
        | InvasionFact::StackCleared => None,
    }
}

const DEEDS: [&str; 43] = [
    "a card from the auction",
    "a diamond bid",
    "a diamond for a card",
    "a diamond kept",
    "a diamond moved",
    "a domain card",
    "a virtual opponent attacked",
    "a virtual opponent took a card",
    "all went on against a virtual opponent",
    "characters given back",
    "combat: a bid kept",
    "combat: a card cleared",
    "combat: a penalty",
    "combat: all beaten",
    "combat: an infinite gem from the card",
    "combat: gems taken from the card",
    "combat: mustered",
    "combat: none beaten",
    "combat: paid from the card",
    "combat: some beaten",
    "diamonds taken",
    "gems chosen to go back",
    "painted with a diamond",
    "parked",
    "prolonged",
    "put back",
    "replaced",
    "replenished",
    "slipped",
    "swapped",
    "tucked",
    "two auction cards",
    "underworld: a bribe",
    "underworld: a character moved",
    "underworld: a criminal discarded",
    "underworld: a criminal put under",
    "underworld: a first row",
    "underworld: a second row",
    "underworld: a third row",
    "underworld: a token lost",
    "underworld: an amnesty",
    "underworld: judgements discarded",
    "unparked",
];

#[derive(Default)]
struct Happened {
    played: BTreeSet<CardId>,
    deeds: BTreeSet<&'static str>,
}

fn keep_the_laws(games: impl Iterator<Item = (u64, Arc<Ruleset>)>) -> Happened {
    let mut happened = Happened::default();
    for (nth, (seed, ruleset)) in games.enumerate() {
        let mut w = Watched::of(Arc::clone(&ruleset), seed);
        let mut turn = seed as usize;
        let closely = nth < 60 || nth % 100 == 0;
        let mut before = w.table.clone();
        let mut known = w.facts.len();
        let mut asked = questions(&w.game);
        while w.step(turn) {
            turn += 1;
            assert!(turn < seed as usize + 10_000, "every game ends");
            if closely {
                let now = questions(&w.game);
                if w.facts[known..].iter().any(is_renaming) {
                    claims_start_afresh(&asked, &now);
                } else {
                    keep_their_numbers(&asked, &now);
                }
                nothing_is_taken_before_a_diamond_stays(&now);
                asked = now;
                check::conservation(&ruleset, &w.table);
                check::pyramids(&ruleset, &w.table);
                check::what_lies_there(&w.table);
                check::places(&before, &w.table, &w.facts[known..]);
                before.clone_from(&w.table);
                assert!(before == w.table, "a copy over another table is the same");
                assert_eq!(w.game.turn(), w.table.open.turn);
                known = w.facts.len();
                let view = w.game.table_view();
                assert_eq!(*view.open, w.table.open, "the fold of the facts is the table");
                for seat in view.open.seats() {
                    assert_eq!(w.game.seat_view(seat).unwrap().screen, w.table.screens[seat]);
                }
            }
        }
        ended(&w, &ruleset);
        happened.played.extend(laws_played(&w.facts));
        happened.deeds.extend(w.facts.iter().filter_map(deed));
    }
    happened
}

fn questions(game: &Game) -> Vec<Option<Question>> {
    let seats = game.table_view().open.seats();
    let asked = seats.map(|seat| {
        let question = game.seat_view(seat).unwrap().question;
        assert_eq!(game.is_asked(seat), question.is_some());
        if let Some(question) = &question {
            let beside_one =
                [Topic::TakeCard, Topic::Claim, Topic::TipOrGoOn, Topic::RenameDiamond];
            let names_it = question.auction_card.is_some();
            assert_eq!(names_it, beside_one.contains(&question.topic));
        }
        question
    });
    asked.collect()
}

/// An answer renumbers only questions whose choices it changes: custom ids contain the number.
fn keep_their_numbers(before: &[Option<Question>], after: &[Option<Question>]) {
    // At most the player who answered gets the same prompt under a new number.
    let pairs = before.iter().zip(after);
    let same = pairs.filter_map(|(old, new)| Some((old.as_ref()?, new.as_ref()?)));
    let fresh = same.filter(|(old, new)| {
        let choice = old.shape.offers().len() != 1;
        let alike = (old.topic, old.card, &old.shape) == (new.topic, new.card, &new.shape);
        choice && alike && old.id != new.id
    });
    assert!(fresh.count() <= 1, "{before:?} {after:?}");
}

fn is_renaming(fact: &Fact) -> bool {
    matches!(fact, Fact::Open(OpenFact::Diamonds(DiamondFact::Renamed { .. })))
}

/// R-TD-07: renaming invalidates earlier claim buttons.
fn claims_start_afresh(before: &[Option<Question>], after: &[Option<Question>]) {
    let claims = |all: &[Option<Question>]| -> BTreeSet<PromptId> {
        let claims = all.iter().flatten().filter(|q| q.topic == Topic::Claim);
        claims.map(|q| q.id).collect()
    };
    assert!(claims(before).is_disjoint(&claims(after)));
}

/// R-TD-07: while a diamond can still be renamed, nobody chooses one of two cards or the tip; the
/// renaming player alone is prompted.
fn nothing_is_taken_before_a_diamond_stays(asked: &[Option<Question>]) {
    let asked: Vec<&Question> = asked.iter().flatten().collect();
    let moves = |q: &&Question| {
        let elsewhere = |offer: &Offer| matches!(offer, Offer::DiamondAt(_));
        q.topic != Topic::NameDiamond && q.shape.offers().iter().any(elsewhere)
    };
    if asked.iter().any(moves) {
        let claims = asked.iter().all(|q| q.topic == Topic::Claim);
        let alone = asked.len() == 1 && asked[0].topic == Topic::RenameDiamond;
        assert!(claims || alone, "{asked:?}");
    }
}

fn ended(w: &Watched, ruleset: &Ruleset) {
    assert!(w.game.is_over());
    check::conservation(ruleset, &w.table);
    check::pyramids(ruleset, &w.table);
    check::what_lies_there(&w.table);
    let count = |wanted: fn(&OpenFact) -> bool| {
        let facts = w.facts.iter();
        let open = facts.filter(|f| matches!(f, Fact::Open(open) if wanted(open)));
        open.count()
    };
    let longer = count(|f| matches!(f, OpenFact::Prolonged { .. }));
    let turns = match ruleset.policies.short_game {
        GameLength::Whole => 12,
        GameLength::Short => 6,
    };
    assert_eq!(usize::from(w.table.open.turn), turns + longer, "R-TRN-01, R-HOUSE-01, R-LAW-69");
    let revealed = count(|f| matches!(f, OpenFact::Revealed { .. }));
    let at_a_time = match ruleset.policies.two_colour_auction {
        AuctionColours::One => 4,
        AuctionColours::Two => 2,
    };
    let due = at_a_time * (turns + longer);
    assert_eq!(revealed, due, "R-AUC-16, R-LAW-69, R-TD-02");
    let domains = w.table.open.pyramids.iter();
    let domains = domains.filter(|(_, p)| p.domain.is_some()).count();
    match ruleset.policies.domain_cards {
        DomainCards::Without => assert_eq!(domains, 0),
        DomainCards::With => assert_eq!(domains, w.table.open.pyramids.iter().count(), "R-TD-05"),
    }
    let discards = count(|f| matches!(f, OpenFact::Discarded { .. }));
    match ruleset.policies.discards {
        Discards::ForGems => {}
        Discards::Never => assert_eq!(discards, 0, "R-DEV-01"),
    }
    match ruleset.policies.law_69 {
        Law69::Later => {
            let taken = count(|f| matches!(f, OpenFact::LawTook { .. }));
            assert_eq!(taken, 0, "R-LAW-69");
        }
        Law69::Original => assert_eq!(longer, 0, "R-LAW-69"),
    }
    let swapped = count(|f| matches!(f, OpenFact::Swapped { .. }));
    match ruleset.policies.revised_laws {
        RevisedLaws::Without => {
            let given = count(|f| matches!(f, OpenFact::GemsGiven { .. }));
            assert_eq!(given, swapped, "R-LAW-67");
        }
        RevisedLaws::With => assert_eq!(swapped, 0, "R-TD-01"),
    }
    let appeared = count(|f| matches!(f, OpenFact::Invasion(InvasionFact::Appeared(_))));
    let cleared = count(|f| matches!(f, OpenFact::Invasion(InvasionFact::StackCleared)));
    let due = if ruleset.has_invasion() { (12, 3) } else { (0, 0) };
    assert_eq!((appeared, cleared), due, "R-INV-02, R-INV-06");
    let nothing = count(
        |f| matches!(f, OpenFact::HandDiscarded { cards, .. } if cards.iter().next().is_none()),
    );
    assert_eq!(nothing, 0, "only what is discarded is told");
    assert_eq!(w.table.open.phase, Phase::Over);
    let counted = score(ruleset, &w.table);
    for (seat, score) in counted.iter() {
        assert_eq!(w.table.open.scores[seat], Some(*score));
    }
    for (seat, score) in counted.iter() {
        what_cards_and_circles_count_adds_up(ruleset, &w.table.open.pyramids[seat], score);
    }
    let best = counted.iter().map(|(_, s)| s.total()).max();
    for (seat, score) in counted.iter() {
        assert_eq!(w.table.open.winners.contains(seat), Some(score.total()) == best, "R-END-09");
    }
}

/// The values drawn beside laws and circles add up to the score.
fn what_cards_and_circles_count_adds_up(ruleset: &Ruleset, pyramid: &Pyramid, score: &Score) {
    let laws = pyramid.cards.iter().filter(|placed| ruleset.card(placed.card).is_law());
    let laws = laws.map(|placed| query::card_points(ruleset, pyramid, placed));
    assert_eq!(laws.sum::<i16>(), score.laws, "{pyramid:?}");
    let circles = query::single_colour_circles(ruleset, pyramid);
    let circles = circles.map(|(_, _, worth)| worth);
    assert_eq!(i32::from(circles.sum::<u16>()), i32::from(score.circles), "{pyramid:?}");
}

/// Games over all rulesets; override: `VICEROY_LAW_GAMES`.
const GAMES: u64 = 6_000;

#[test]
fn thousands_of_games_of_every_ruleset_keep_the_laws() {
    let happened = play_over(&rulesets::all(), asked_for("VICEROY_LAW_GAMES", GAMES));
    let played: BTreeSet<CardId> = happened.iter().flat_map(|h| h.played.clone()).collect();
    let laws: BTreeSet<CardId> = (65..=88).chain(101..=109).map(CardId).collect();
    assert_eq!(played, laws, "every law is played in some game");
    let deeds: BTreeSet<&str> = happened.iter().flat_map(|h| h.deeds.clone()).collect();
    assert_eq!(deeds.into_iter().collect::<Vec<_>>(), DEEDS);
}

/// Games with diamonds alone; override: `VICEROY_DIAMOND_GAMES`.
const DIAMOND_GAMES: u64 = 1_500;

#[test]
fn r_td_06_to_08_games_with_diamonds_keep_the_laws() {
    let games = asked_for("VICEROY_DIAMOND_GAMES", DIAMOND_GAMES);
    let happened = play_over(&rulesets::with_diamonds(), games);
    let deeds: BTreeSet<&str> = happened.iter().flat_map(|h| h.deeds.clone()).collect();
    for deed in DEEDS.iter().filter(|deed| deed.contains("diamond")) {
        assert!(deeds.contains(deed), "{deed} never happened: {deeds:?}");
    }
}

/// Games with bottom effects; override: `VICEROY_BOTTOM_GAMES`.
const BOTTOM_GAMES: u64 = 600;

#[test]
fn r_ari_02_to_04_games_with_bottoms_keep_the_laws() {
    let games = asked_for("VICEROY_BOTTOM_GAMES", BOTTOM_GAMES);
    play_over(&rulesets::with_bottoms(), games);
}

/// Games with modules; override: `VICEROY_MODULE_GAMES`.
const MODULE_GAMES: u64 = 2_000;

#[test]
fn r_ari_01_r_inv_01_r_und_01_games_with_modules_keep_the_laws() {
    let games = asked_for("VICEROY_MODULE_GAMES", MODULE_GAMES);
    let happened = play_over(&rulesets::with_modules(), games);
    let deeds: BTreeSet<&str> = happened.iter().flat_map(|h| h.deeds.clone()).collect();
    let of_modules = |deed: &&&str| deed.contains("combat") || deed.contains("underworld");
    for deed in DEEDS.iter().filter(of_modules) {
        assert!(deeds.contains(deed), "{deed} never happened: {deeds:?}");
    }
}

fn asked_for(variable: &str, otherwise: u64) -> u64 {
    let more = std::env::var(variable).ok();
    more.map_or(otherwise, |n| n.parse().expect("a number of games"))
}

fn play_over(every: &[Arc<Ruleset>], games: u64) -> Vec<Happened> {
    let threads = std::thread::available_parallelism().map_or(2, |n| n.get() as u64);
    std::thread::scope(|scope| {
        let runs: Vec<_> = (0..threads)
            .map(|thread| {
                let seeds = (thread..games).step_by(threads as usize);
                let games = seeds.map(|seed| {
                    // A prime, so that a short run meets all kinds of rulesets too.
                    let nth = seed as usize * 7919 % every.len();
                    (seed, Arc::clone(&every[nth]))
                });
                scope.spawn(move || keep_the_laws(games))
            })
            .collect();
        runs.into_iter().map(|run| run.join().unwrap()).collect()
    })
}

#[test]
fn restarting_anywhere_continues_identically() {
    let sample = rulesets::combinations().into_iter().step_by(rulesets::step(127));
    let diamonds = rulesets::with_diamonds().into_iter().step_by(rulesets::step(5));
    let modules = rulesets::with_modules().into_iter().step_by(rulesets::step(11));
    let modules = diamonds.chain(modules);
    let editions = rulesets::editions().into_iter();
    for ruleset in editions.chain(modules).chain(sample) {
        let mut straight = Watched::of(Arc::clone(&ruleset), 77);
        let mut restarted = Watched::of(Arc::clone(&ruleset), 77);
        let mut turn = 0;
        while straight.step(turn) {
            if turn % 3 == 0 {
                let agreement = serde_json::to_string(&ruleset.agreement).unwrap();
                let bookmark = serde_json::to_string(&restarted.game.bookmark()).unwrap();
                let facts = serde_json::to_string(&restarted.facts).unwrap();
                let facts: Vec<Fact> = serde_json::from_str(&facts).unwrap();
                restarted.game = Game::restore(
                    Ruleset::compile_with(
                        serde_json::from_str(&agreement).unwrap(),
                        ruleset.catalogue,
                    )
                    .unwrap(),
                    &facts,
                    serde_json::from_str(&bookmark).unwrap(),
                )
                .unwrap();
                // A restart keeps every earlier prompt answerable.
                let again = serde_json::to_string(&restarted.game.bookmark()).unwrap();
                assert_eq!(again, bookmark);
            }
            assert!(restarted.step(turn));
            assert_eq!(straight.game.bookmark(), restarted.game.bookmark());
            turn += 1;
        }
        assert_eq!(straight.facts, restarted.facts);
    }
}

#[test]
fn stale_foreign_doubled_and_wild_answers_change_nothing() {
    let mut w = Watched::open(3, 5);
    for turn in 0..400 {
        let before = serde_json::to_string(&w.game.bookmark()).unwrap();
        let bookmark = serde_json::to_value(w.game.bookmark()).unwrap();
        let Some(first) = w.game.first_asked() else {
            break;
        };
        let question = w.game.seat_view(first).unwrap().question.unwrap();
        let good = question.fallback.clone();
        let mut refuse = |seat: Seat, id: PromptId, answer: &Answer, why: Refusal| {
            assert_eq!(w.game.answer(seat, id, answer, &mut w.luck), Err(why));
        };
        refuse(Seat(9), question.id, &good, Refusal::NoSuchSeat);
        refuse(first, PromptId(question.id.0 + 9_999), &good, Refusal::Stale);
        for seat in (0..3).map(Seat).filter(|s| *s != first) {
            // Also where nobody waits for the answer (R-HID-03).
            let asked = !bookmark["desks"][usize::from(seat.0)]["asked"].is_null();
            let why = if asked { Refusal::Stale } else { Refusal::NothingAsked };
            refuse(seat, question.id, &good, why);
        }
        let wild = match &question.shape {
            Shape::Pick { offers, count, .. } => {
                let two = Answer::Pick([offers[0], offers[0]].into_iter().collect());
                refuse(first, question.id, &two, Refusal::Twice);
                let wanted = *count;
                if !wanted.allows(0) {
                    let none = Answer::Pick([].into_iter().collect());
                    refuse(first, question.id, &none, Refusal::WrongCount { wanted });
                }
                let gems = Answer::Gems(Gems::NONE);
                refuse(first, question.id, &gems, Refusal::WrongShape);
                (Answer::one(Offer::LawChoice(77)), Refusal::NotOffered)
            }
            Shape::Show { limits, .. } => {
                let more = Currency::of_diamonds(limits.diamonds + 1);
                (Answer::one(Offer::Show(more)), Refusal::NotOffered)
            }
            Shape::Battle { battle, .. } => {
                let way = Way { beaten: battle.monsters() + 1, ..Way::NONE };
                (Answer::one(Offer::Fight(way)), Refusal::NotOffered)
            }
            Shape::Place { .. } => {
                let wanted = HowMany::ONE;
                let none = Answer::Pick([].into_iter().collect());
                refuse(first, question.id, &none, Refusal::WrongCount { wanted });
                let gems = Answer::Gems(Gems::NONE);
                refuse(first, question.id, &gems, Refusal::WrongShape);
                for offer in question.shape.offers().iter() {
                    let Offer::Place { slot, mut payment } = *offer else {
                        panic!("{offer:?} is no place");
                    };
                    payment.infinite.red += 100;
                    let rich = Answer::one(Offer::Place { slot, payment });
                    refuse(first, question.id, &rich, Refusal::NotOffered);
                }
                (Answer::one(Offer::LawChoice(77)), Refusal::NotOffered)
            }
            Shape::Gems { total, .. } => {
                let many = Answer::Gems(Gems::only(Colour::Red, 200));
                refuse(first, question.id, &many, Refusal::NotEnough(Colour::Red));
                let wanted = *total;
                if wanted.allows(0) {
                    (many, Refusal::NotEnough(Colour::Red))
                } else {
                    (Answer::Gems(Gems::NONE), Refusal::WrongCount { wanted })
                }
            }
            Shape::Paint { .. } => (Answer::Gems(Gems::NONE), Refusal::WrongShape),
        };
        refuse(first, question.id, &wild.0, wild.1);
        assert_eq!(serde_json::to_string(&w.game.bookmark()).unwrap(), before);
        assert_eq!(*w.game.table_view().open, w.table.open);
        w.step(turn);
    }
}

#[test]
fn a_sealed_choice_can_be_taken_back_until_the_reveal() {
    let mut w = Watched::open(2, 1);
    let seat = Seat(0);
    assert_eq!(w.game.reconsider(seat, StepMark::default()), Err(Refusal::NothingToTakeBack));
    let question = w.game.seat_view(seat).unwrap().question.unwrap();
    let step = w.game.answer(seat, question.id, &question.fallback, &mut w.luck).unwrap();
    w.record(step.facts);
    assert!(w.game.seat_view(seat).unwrap().may_reconsider);
    assert!(w.game.table_view().open.answered.contains(seat));
    let step = w.game.reconsider(seat, StepMark::default()).unwrap();
    w.record(step.facts);
    assert!(!w.game.table_view().open.answered.contains(seat));
    assert!(!w.game.seat_view(seat).unwrap().may_reconsider);
    assert_eq!(w.game.reconsider(seat, StepMark::default()), Err(Refusal::NothingToTakeBack));
    let again = w.game.seat_view(seat).unwrap().question.unwrap();
    assert_ne!(again.id, question.id);
    assert_eq!(again.shape, question.shape);
    assert_eq!(
        w.game.answer(seat, question.id, &question.fallback, &mut w.luck),
        Err(Refusal::Stale)
    );
}

#[test]
fn facts_of_another_table_are_refused() {
    let w = Watched::open(4, 3);
    assert!(Game::restore(ruleset(3), &w.facts, w.game.bookmark().clone()).is_err());
    let small = Watched::open(3, 3);
    let foreign = [Fact::Open(OpenFact::Answered(Seat(3)))];
    assert!(Game::restore(ruleset(3), &foreign, small.game.bookmark().clone()).is_err());
}
