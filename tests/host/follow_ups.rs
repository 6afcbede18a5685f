//! Small questions that follow a play or a bid: whoever has taken a proposal is not asked them.

use viceroy::rules::UnderworldFact;

use crate::prelude::*;

const TAKES: u64 = 1;
/// Takes proposals too, but wants to be asked which judgement goes back.
const WANTS_TO_BE_ASKED: u64 = 2;
const BY_HAND: u64 = 3;

#[tokio::test]
async fn a_proposal_answers_what_only_follows_from_it_and_says_so_before() {
    let mut world = World::new().await;
    let terms = Terms { modules: vec![Module::Underworld], ..Terms::for_several() };
    let game = world.game_on(3, terms, DAILY).await;
    let kind = PreferenceKind::ReturnJudgement;
    let asks = FromNowOn { kind, scope: Scope::ThisGame, wanted: None, at: None };
    world.host.prefer(game, PersonId(WANTS_TO_BE_ASKED), asks).await.unwrap();
    let mut lot = Lot(9);
    let mut asked: Vec<(u64, PreferenceKind)> = vec![];
    let mut foretold = [0; 3];
    let mut idle = false;
    let mut visits = 0;
    while !idle {
        idle = true;
        visits += 1;
        if visits == 10 {
            world.restart().await;
        }
        for who in [TAKES, WANTS_TO_BE_ASKED, BY_HAND] {
            let panel = world.panel(game, who).await;
            let Some(question) = &panel.view.question else { continue };
            idle = false;
            match panel.proposal.filter(|_| who != BY_HAND) {
                Some(proposal) => {
                    let says = proposal.follow_ups.contains(&kind);
                    foretold[who as usize - 1] += u32::from(says);
                    let taken = world.host.confirm(game, PersonId(who), proposal.reference).await;
                    taken.unwrap();
                }
                None => {
                    let kind = PreferenceKind::of(question.topic).filter(|kind| kind.follows());
                    asked.extend(kind.map(|kind| (who, kind)));
                    let answer = some_answer(question, &mut lot);
                    let id = question.id;
                    world.host.answer(game, PersonId(who), id, &answer).await.unwrap();
                }
            }
        }
    }
    let of = |who| asked.iter().filter(move |(of, _)| *of == who).map(|(_, kind)| *kind);
    assert_eq!(of(TAKES).count(), 0, "{asked:?}");
    assert!(of(WANTS_TO_BE_ASKED).all(|asked| asked == kind) && of(WANTS_TO_BE_ASKED).count() > 0);
    assert!(of(BY_HAND).any(|asked| asked == kind), "{asked:?}");
    assert!(foretold[0] > 0 && foretold[1] == 0, "{foretold:?}");
    let returns = |fact: &Fact| {
        matches!(fact, Fact::Open(OpenFact::Underworld(UnderworldFact::JudgementsReturned { .. })))
    };
    let steps = world.steps(game).await;
    let planned = steps.iter().filter(|step| {
        matches!(step.cause, Cause::Planned { seat, .. } if u64::from(seat.0) + 1 == TAKES)
            && step.facts.iter().any(returns)
    });
    assert!(planned.count() > 0);
}
