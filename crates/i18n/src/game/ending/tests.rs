use super::*;
use crate::english;
use std::sync::Arc;
use viceroy_rules::cards::{Card, CardId, LawEffect, Scoring};
use viceroy_rules::{GameSetup, PlacedCard, Ruleset, Slot};

fn over(scores: &[Score]) -> TableView {
    let mut view = crate::panel::tests::table_view();
    let count = scores.len() as u8;
    if count == 1 {
        view.ruleset = Ruleset::compile(GameSetup::standard(1)).unwrap();
    }
    let open = Arc::make_mut(&mut view.open);
    let best = scores.iter().map(Score::total).max();
    open.scores = BySeat::new(count, |seat| Some(scores[usize::from(seat.0)]));
    open.winners = SeatSet::NONE;
    for (seat, score) in scores.iter().enumerate() {
        if Some(score.total()) == best {
            open.winners.insert(Seat(seat as u8));
        }
    }
    view
}

fn told(view: &TableView, to: Option<Seat>, own_best: Option<i16>) -> String {
    let names = ["Ann", "Bob", "Cleo", "Dan"];
    let count = view.open.scores.count();
    let names = BySeat::new(count, |seat| names[usize::from(seat.0)].to_owned());
    let to = to.map(|seat| ToldTo { seat, thread: Some("<#7>") });
    let ended = EndTold { whole: SeatSet::all(count), own_best, to, ..EndTold::default() };
    lines(&english(), view, &names, &ended).join("\n")
}

fn score(circles: i16, laws: i16) -> Score {
    Score { circles, laws, attack: -4, ..Score::default() }
}

#[test]
fn who_won_and_by_what_is_one_sentence() {
    let view = over(&[score(10, 20), score(30, 6), score(12, 18)]);
    let text = told(&view, None, None);
    assert!(text.starts_with("🏆 **Bob won with 32 points.**\n"), "{text}");
    assert!(
        text.contains("\n6 points ahead of Ann and Cleo, most of all by Circles (+20).\n"),
        "{text}"
    );
    let winner = told(&view, Some(Seat(1)), None);
    assert!(winner.starts_with("🏆 **You won with 32 points.**\n6 points"), "{winner}");
    let other = told(&view, Some(Seat(2)), None);
    assert!(other.contains("ahead of Ann and you, most"), "{other}");
    assert!(
        other.contains(
            "\nYour place: 2 of 3, with 26 points. 6 points behind, most of all by Circles (−18).\n"
        ),
        "{other}"
    );
    assert!(other.ends_with("Read the whole game in <#7>."), "{other}");
    let shared = told(&over(&[score(1, 2), score(2, 1)]), Some(Seat(0)), None);
    assert!(shared.contains("share the win") && !shared.contains("ahead"), "{shared}");
}

#[test]
fn alone_one_reads_what_the_points_are_worth() {
    let text = told(&over(&[score(30, 20)]), Some(Seat(0)), Some(40));
    assert!(text.contains("\nAlone at such a table computer players have "), "{text}");
    assert!(text.contains("40") && !text.contains("ahead") && !text.contains("place"), "{text}");
}

#[test]
fn a_poster_says_what_was_passed_together_with_all_below_it() {
    let passed = |points| passed_alone(&english(), &over(&[score(points, 4)]));
    let means = usual_alone(&over(&[score(0, 0)]).ruleset.agreement).unwrap();
    let [(_, easy), (_, normal), _] = means;
    assert_eq!(passed(easy), None);
    // Hard computer players average less than normal ones in the few recorded games.
    assert!(passed(normal).unwrap().contains(&easy.to_string()));
    assert!(passed(normal + 1).unwrap().contains(&normal.to_string()));
}

#[test]
fn it_is_told_what_each_card_brought() {
    let mut view = over(&[score(0, 2), score(0, 0)]);
    let ruleset = Arc::clone(&view.ruleset);
    let counts_cards = |card: &&Card| {
        let law = card.law(ruleset.printing());
        matches!(law, Some((_, LawEffect::Scoring(Scoring::PerCard(1)))))
    };
    let law = ruleset.catalogue.cards().find(counts_cards).unwrap();
    let captain = ruleset.catalogue.get(CardId(32)).unwrap();
    for (column, card) in [law, captain].into_iter().enumerate() {
        let placed = PlacedCard {
            card: card.id,
            slot: Slot { level: 1, column: column as i8 },
            sections: card.sections.all(),
            painted: [None; 4],
        };
        let open = Arc::make_mut(&mut view.open);
        open.pyramids[Seat(0)].cards.push(placed);
    }
    let text = told(&view, None, None);
    let name = format!("{} ({}) 2", law.name.en, law.id.0);
    assert!(text.ends_with(&format!("-# From the texts of Ann’s cards: {name}.")), "{text}");
    let own = told(&view, Some(Seat(0)), None);
    assert!(own.contains("-# From the texts of your cards: "), "{own}");
}
