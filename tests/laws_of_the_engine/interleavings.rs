//! When several players are prompted at once, every order of the same answers leads to the same
//! table and prompts.
//!
//! The exception is claims (R-AUC-06): of two players who claim the same card, the first to give
//! way settles it and the other is no longer prompted. Such pairs keep their order unless both
//! insist.

use viceroy::rules::Bookmark;

use crate::prelude::*;

type Answers = Vec<(Seat, Question, Answer)>;

#[derive(Default)]
struct Seen {
    moments: u32,
    orders: u32,
    /// Simultaneous topics, and whether one was a claim that had met another.
    together: BTreeSet<(Vec<String>, bool)>,
}

#[test]
fn all_orders_of_answering_lead_to_one_table() {
    let sample = rulesets::combinations().into_iter().step_by(rulesets::step(7));
    let diamonds = rulesets::with_diamonds();
    let modules = rulesets::with_modules().into_iter().step_by(rulesets::step(3));
    let games = rulesets::editions().into_iter().chain(diamonds);
    let games = games.chain(modules);
    let games = games.chain(sample);
    let games: Vec<_> = games.filter(several_seats).enumerate().collect();
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    let games = &games;
    let seen: Vec<Seen> = std::thread::scope(|scope| {
        let runs: Vec<_> = (0..threads)
            .map(|first| {
                scope.spawn(move || {
                    let mut seen = Seen::default();
                    for (seed, ruleset) in games.iter().skip(first).step_by(threads) {
                        play(ruleset, *seed as u64, &mut seen);
                    }
                    seen
                })
            })
            .collect();
        runs.into_iter().map(|run| run.join().unwrap()).collect()
    });
    let together: BTreeSet<_> = seen.iter().flat_map(|s| s.together.clone()).collect();
    let count = |of: fn(&Seen) -> u32| seen.iter().map(of).sum::<u32>();
    let (moments, orders) = (count(|s| s.moments), count(|s| s.orders));
    assert!(moments > 2_000, "{moments} moments");
    assert!(orders > 7_000, "{orders} orders");
    for topics in TOGETHER {
        let topics: Vec<String> = topics.iter().map(|t| format!("{t:?}")).collect();
        let found = [false, true].map(|met| together.contains(&(topics.clone(), met)));
        assert!(found.contains(&true), "{topics:?} never together");
    }
    assert!(together.iter().any(|(_, met)| *met), "no claims met");
}

/// These must be covered.
const TOGETHER: &[&[Topic]] = &[
    &[Topic::ReturnGems; 4],
    &[Topic::FirstCards; 4],
    &[Topic::DomainReward; 4],
    &[Topic::ReturnCharacters; 4],
    &[Topic::Bid; 4],
    &[Topic::Develop; 4],
    &[Topic::TakeCard; 3],
    &[Topic::Claim; 4],
    &[Topic::TakeCard, Topic::Claim, Topic::Claim],
    &[Topic::TipOrGoOn, Topic::TakeCard],
    &[Topic::TakeCard, Topic::Enrol],
    &[Topic::PassGemsTogether; 2],
    &[Topic::Paint; 4],
];

fn several_seats(ruleset: &Arc<Ruleset>) -> bool {
    ruleset.agreement.seats > 1
}

fn play(ruleset: &Arc<Ruleset>, seed: u64, seen: &mut Seen) {
    let mut watched = Watched::of(Arc::clone(ruleset), seed);
    let mut turn = seed as usize;
    loop {
        let answers = answers(&mut watched);
        if answers.len() > 1 && worth_it(&answers, turn) {
            interleave(&watched, ruleset, &answers, turn as u64, seen);
        }
        if !watched.step(turn) {
            return;
        }
        turn += 1;
    }
}

/// Most simultaneous prompts are secret choices; a sample of them suffices.
fn worth_it(answers: &Answers, turn: usize) -> bool {
    let open = answers.iter().any(|(_, q, _)| !q.topic.is_sealed());
    open || turn.is_multiple_of(5)
}

fn answers(watched: &mut Watched) -> Answers {
    let awaiting = watched.game.table_view().awaiting;
    let seats = awaiting.iter().map(|a| a.seat);
    let answers = seats.map(|seat| {
        let view = watched.game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let answer = viceroy::ai::Brain::answer(&mut watched.brain, &view, &question);
        (seat, question, answer)
    });
    answers.collect()
}

fn interleave(
    watched: &Watched,
    ruleset: &Arc<Ruleset>,
    answers: &Answers,
    seed: u64,
    seen: &mut Seen,
) {
    let first = After::of(watched, ruleset, answers, seed);
    let in_talk = in_talk(watched, answers);
    seen.moments += 1;
    seen.together.insert((
        answers.iter().map(|(_, q, _)| format!("{:?}", q.topic)).collect(),
        !in_talk.is_empty(),
    ));
    for order in orders(answers.len()).into_iter().skip(1) {
        let before = |one: &usize, other: &usize| {
            let place = |nth| order.iter().position(|n| *n == nth);
            place(*one) < place(*other)
        };
        if in_talk.iter().any(|(one, other)| before(other, one)) {
            continue;
        }
        let answers: Answers = order.iter().map(|nth| answers[*nth].clone()).collect();
        seen.orders += 1;
        let after = After::of(watched, ruleset, &answers, seed);
        assert_eq!(first, after, "{:?}: {answers:?}", ruleset.agreement);
    }
}

/// Pairs whose order matters: both claim one card and not both insist, or one renames a diamond,
/// which voids earlier claims (R-TD-07).
fn in_talk(watched: &Watched, answers: &Answers) -> Vec<(usize, usize)> {
    let claims = &watched.table.open.claims;
    let mut pairs = vec![];
    for (nth, (seat, question, answer)) in answers.iter().enumerate() {
        let met = question.topic == Topic::Claim && claims[*seat].is_some();
        let others = answers.iter().enumerate().skip(nth + 1);
        for (other_nth, (other, about, others_answer)) in others {
            let one_card = about.topic == Topic::Claim
                && about.colour == question.colour
                && claims[*other].is_some();
            let insist = Answer::one(Offer::Insist);
            let talk = met && one_card && !(*answer == insist && *others_answer == insist);
            if talk || moves_a_diamond(question, answer) || moves_a_diamond(about, others_answer) {
                pairs.push((nth, other_nth));
            }
        }
    }
    pairs
}

fn moves_a_diamond(question: &Question, answer: &Answer) -> bool {
    let Answer::Pick(picked) = answer else {
        return false;
    };
    let named = picked.iter().any(|o| matches!(o, Offer::DiamondAt(_)));
    question.topic == Topic::Claim && named
}

#[derive(PartialEq, Debug)]
struct After {
    table: Table,
    /// Without prompt numbers, which depend on the order of prompting.
    asked: Vec<(Seat, Topic, String)>,
    may_reconsider: Vec<bool>,
}

impl After {
    /// Applies the answers in this order to a copy with its own luck.
    fn of(watched: &Watched, ruleset: &Arc<Ruleset>, answers: &Answers, seed: u64) -> After {
        let bookmark: Bookmark = watched.game.bookmark().clone();
        let mut game = Game::restore(Arc::clone(ruleset), &watched.facts, bookmark).unwrap();
        let mut table = watched.table.clone();
        let mut luck = SeededChance::new(seed);
        for (seat, asked, answer) in answers {
            let question = game.seat_view(*seat).unwrap().question;
            let Some(question) = question.filter(|q| same_question(q, asked)) else {
                // Another player gave way before, or the only secret choice was made with the last
                // real one.
                let settled = asked.topic == Topic::Claim || is_forced(asked);
                assert!(settled, "{asked:?} is no longer asked: {answers:?}");
                continue;
            };
            let step = game.answer(*seat, question.id, answer, &mut luck);
            let step = step.unwrap_or_else(|why| panic!("{why}: {answers:?}"));
            step.facts.iter().for_each(|fact: &Fact| table.evolve(fact));
        }
        let view = game.table_view();
        assert_eq!(*view.open, table.open);
        let seats = table.open.seats();
        let views: Vec<_> = seats.map(|seat| game.seat_view(seat).unwrap()).collect();
        let asked = views.iter().filter_map(|view| {
            let q = view.question.as_ref()?;
            let shape: &Shape = &q.shape;
            let about = format!("{:?}", (q.card, q.colour, shape, &q.fallback));
            Some((view.seat, q.topic, about))
        });
        After {
            asked: asked.collect(),
            may_reconsider: views.iter().map(|view| view.may_reconsider).collect(),
            table,
        }
    }
}

/// The prompt that was open at first; others may have changed its offers and number.
fn same_question(now: &Question, before: &Question) -> bool {
    let of = |q: &Question| (q.topic, q.card, q.colour);
    of(now) == of(before)
}

fn is_forced(question: &Question) -> bool {
    let one_way = match &question.shape {
        Shape::Pick { offers, .. } => offers.len() == 1,
        Shape::Show { limits, .. } => limits.is_empty(),
        Shape::Place { .. } | Shape::Gems { .. } | Shape::Paint { .. } | Shape::Battle { .. } => {
            false
        }
    };
    question.topic.is_sealed() && one_way
}

fn orders(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![vec![]];
    }
    let shorter = orders(n - 1);
    let places = (0..n).rev();
    let longer = places.flat_map(|place| {
        shorter.iter().map(move |order| {
            let mut order = order.clone();
            order.insert(place, n - 1);
            order
        })
    });
    longer.collect()
}
