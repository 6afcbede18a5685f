//! Judgements are face up for their owner and face down for all others until the end (R-UND-03,
//! R-UND-09).

use viceroy::cards::JudgementId;
use viceroy::render::scene::Scene;
use viceroy::rules::JudgementSet;

use crate::prelude::*;

fn judged() -> SeatView {
    let mut view = seat_view([32, 111]);
    let agreement = GameSetup { modules: vec![Module::Underworld], ..GameSetup::standard(2) };
    let ruleset = Ruleset::compile(agreement).expect("it can be played");
    let pyramid = &mut Arc::make_mut(&mut view.table.open).pyramids[Seat(0)];
    for (card, level, column) in [(11, 1, 0), (24, 1, 1), (118, 0, 1)] {
        put(&ruleset, pyramid, card, level, column);
    }
    pyramid.judgements.count = 2;
    view.table.ruleset = ruleset;
    view.screen.judgements = JudgementSet::of([1, 32].map(JudgementId));
    view.screen.bribes = 1;
    view
}

fn seen(scene: &Scene) -> [usize; 3] {
    let count = |wanted: fn(&Mark) -> bool| {
        let looks = scene.elements.iter().map(|e| &e.look);
        looks.filter(|look| matches!(look, Look::Mark { mark, .. } if wanted(mark))).count()
    };
    [
        count(|mark| matches!(mark, Mark::Verdict(_))),
        count(|mark| matches!(mark, Mark::Judgement)),
        count(|mark| matches!(mark, Mark::Bribe)),
    ]
}

#[test]
fn r_und_03_only_their_owner_sees_what_judgements_say() {
    let (w, view) = (&english(), judged());
    let own = pictures::own(w, &view, pictures::PictureRoom::USUAL);
    let [faces, _, bribes] = seen(&own.scene);
    assert_eq!((faces, bribes), (2, 1));
    assert!(own.alt.0.contains("Judgements: "), "{}", own.alt.0);
    let none = &CardSet::NONE;
    for picture in [
        pictures::table(w, &view.table, none, &names()),
        pictures::pyramid(w, &view.table, Seat(0), none, &names()),
    ] {
        let [faces, backs, bribes] = seen(&picture.scene);
        assert_eq!((faces, bribes), (0, 0));
        assert!(backs > 0);
        let told = &picture.alt.0;
        assert!(told.contains("2 judgement tokens, face down."), "{told}");
    }
}

#[test]
fn r_und_09_at_the_end_everybody_sees_them() {
    let (w, mut view) = (&english(), judged());
    let pyramid = &mut Arc::make_mut(&mut view.table.open).pyramids[Seat(0)];
    pyramid.judgements.shown = view.screen.judgements;
    let pyramid = pictures::pyramid(w, &view.table, Seat(0), &CardSet::NONE, &names());
    assert_eq!(seen(&pyramid.scene)[..2], [2, 0]);
    assert!(pyramid.alt.0.contains("Judgements: "), "{}", pyramid.alt.0);
}
