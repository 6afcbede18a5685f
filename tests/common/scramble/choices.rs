//! Replaces the other players' unrevealed choices.

use super::*;

pub(super) fn scramble(stored: &mut Stored, watcher: Seat, luck: &mut StdRng) {
    let seats = (0..stored.ruleset.agreement.seats).map(Seat);
    for seat in seats.filter(|seat| *seat != watcher) {
        let chosen = stored.restored().seat_view(seat).unwrap().screen.sealed;
        let Some(chosen) = chosen else { continue };
        let Some(another) = another(stored, seat, chosen, luck) else {
            continue;
        };
        let facts = stored.steps.iter_mut().flatten().rev();
        let mut sealed = facts.filter_map(|fact| match fact {
            Fact::Screen(whose, ScreenFact::Sealed(choice)) if *whose == seat => Some(choice),
            Fact::Screen(..) | Fact::Open(_) | Fact::Decks(_) => None,
        });
        *sealed.next().expect("what is sealed was sealed by a fact") = another;
    }
}

fn another(stored: &Stored, seat: Seat, chosen: Sealed, luck: &mut StdRng) -> Option<Sealed> {
    let asked_again = || -> (Game, Question) {
        let mut game = stored.restored();
        game.reconsider(seat, StepMark::default()).expect("a secret choice can be taken back");
        let question = game.seat_view(seat).and_then(|view| view.question);
        (game, question.expect("and is asked for again"))
    };
    let mut answers = all(&asked_again().1.shape);
    answers.shuffle(luck);
    answers.into_iter().find_map(|answer| {
        let (mut game, question) = asked_again();
        let step = game.answer(seat, question.id, &answer, &mut Any).unwrap();
        let sealed = step.facts.iter().find_map(|fact| match fact {
            Fact::Screen(whose, ScreenFact::Sealed(choice)) if *whose == seat => Some(*choice),
            Fact::Screen(..) | Fact::Open(_) | Fact::Decks(_) => None,
        });
        sealed.filter(|choice| *choice != chosen)
    })
}

/// All answers to a secret prompt: one or two offers, or a number of gems.
fn all(shape: &Shape) -> Vec<Answer> {
    match shape {
        Shape::Pick { offers, count: HowMany::ONE, .. } => {
            offers.iter().map(|offer| Answer::one(*offer)).collect()
        }
        Shape::Pick { offers, .. } => {
            let pairs = offers.iter().flat_map(|first| {
                let others = offers.iter().filter(move |second| *second != first);
                others.map(move |second| -> [Offer; 2] { [*first, *second] })
            });
            pairs.map(|pair| Answer::Pick(pair.into())).collect()
        }
        Shape::Gems { limits, total } => gems(limits, *total),
        Shape::Show { limits, .. } => {
            let any = HowMany::up_to(u8::MAX);
            let shown = gems(&limits.gems, any).into_iter();
            shown.filter_map(show).collect()
        }
        Shape::Place { .. } | Shape::Paint { .. } | Shape::Battle { .. } => vec![],
    }
}

fn show(answer: Answer) -> Option<Answer> {
    let Answer::Gems(gems) = answer else {
        return None;
    };
    Some(Answer::one(Offer::Show(Currency::of_gems(gems))))
}

fn gems(limits: &Gems, total: HowMany) -> Vec<Answer> {
    let mut all = vec![Gems::NONE];
    for colour in Colour::ALL {
        let before = std::mem::take(&mut all);
        for gems in before {
            all.extend((0..=limits[colour]).map(|n| gems.plus(&Gems::only(colour, n))));
        }
    }
    all.retain(|gems| total.allows(usize::from(gems.total())));
    all.into_iter().map(Answer::Gems).collect()
}

/// Arbitrary randomness: nothing after the choice is used.
struct Any;

impl Chance for Any {
    fn below(&mut self, _purpose: Purpose, _n: u32) -> u32 {
        0
    }
}
