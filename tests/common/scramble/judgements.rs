//! Permutes the judgement tokens, held or in the reserve, that the watcher has never seen.

use super::*;

pub(super) fn scramble(stored: &mut Stored, watcher: Seat, luck: &mut StdRng) {
    let seen = stored.facts().map(|fact| seen(fact, watcher));
    let seen = seen.fold(JudgementSet::NONE, JudgementSet::plus);
    let mut circle: Vec<JudgementId> = JudgementSet::ALL.without(seen).iter().collect();
    circle.shuffle(luck);
    let next = |token: JudgementId| {
        let at = circle.iter().position(|other| *other == token);
        at.map_or(token, |at| circle[(at + 1) % circle.len()])
    };
    for fact in stored.steps.iter_mut().flatten() {
        if let Some(tokens) = hidden(fact) {
            *tokens = JudgementSet::of(tokens.iter().map(next));
        }
    }
}

fn seen(fact: &Fact, watcher: Seat) -> JudgementSet {
    match fact {
        Fact::Screen(seat, ScreenFact::JudgementsDrawn(tokens)) if *seat == watcher => *tokens,
        Fact::Open(OpenFact::Underworld(UnderworldFact::JudgementsShown(shown))) => {
            let all = shown.iter().map(|(_, tokens)| *tokens);
            all.fold(JudgementSet::NONE, JudgementSet::plus)
        }
        Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => JudgementSet::NONE,
    }
}

fn hidden(fact: &mut Fact) -> Option<&mut JudgementSet> {
    match fact {
        Fact::Screen(
            _,
            ScreenFact::JudgementsDrawn(tokens) | ScreenFact::JudgementsOut(tokens),
        )
        | Fact::Decks(DeckFact::JudgementsOff(tokens) | DeckFact::JudgementsBack(tokens)) => {
            Some(tokens)
        }
        Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => None,
    }
}
