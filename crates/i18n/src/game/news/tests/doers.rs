use super::*;
use viceroy_model::attendance::DecidedBy;

/// Bob's seat, played by somebody else from this fact on.
fn from(nth: usize, name: &str, whose: Whose, by: DecidedBy) -> (usize, BySeat<Term>) {
    let ann = Term::Name("Ann".to_owned());
    let bob = doer(&english(), name.to_owned(), whose, by);
    let seats = BySeat::new(2, |seat| if seat == BOB { bob.clone() } else { ann.clone() });
    (nth, seats)
}

fn told_by(
    reader: Option<Seat>,
    facts: &[OpenFact],
    hands: &[(usize, BySeat<Term>)],
) -> Vec<String> {
    let names = BySeat::new(2, |s| ["Ann", "Eve"][usize::from(s.0)].to_owned());
    let told = match reader {
        Some(reader) => Audience::to(&names, reader),
        None => Audience::everybody(&names),
    };
    let catalogue = Catalogue::embedded().unwrap();
    lines(&english(), facts, told.by(hands), catalogue)
}

#[test]
fn what_was_done_is_told_with_whoever_did_it() {
    use DecidedBy::{Computer, Themselves, TimeUp};
    let passed = |seat| OpenFact::Passed { seat };
    let facts = [passed(BOB), passed(BOB), passed(BOB), passed(ANN), passed(BOB)];
    let hands = [
        from(0, "Bob", Whose::Others, Themselves),
        from(1, "Bob", Whose::Others, TimeUp),
        from(2, "Bob", Whose::Others, Computer),
        from(4, "Eve", Whose::Others, Themselves),
    ];
    assert_eq!(
        told_by(None, &facts, &hands),
        [
            "Bob passes.",
            "Bob (time was up) passes.",
            "🤖 for Bob passes.",
            "Ann passes.",
            "Eve passes.",
        ]
    );
}

#[test]
fn what_was_decided_for_the_reader_is_not_told_as_theirs() {
    use DecidedBy::{Computer, Themselves};
    let played = [played(BOB, 32, 1), played(BOB, 33, 1)];
    let hands =
        [from(0, "Bob", Whose::Readers, Computer), from(1, "Bob", Whose::Readers, Themselves)];
    let said = told_by(Some(BOB), &played, &hands);
    assert!(said[0].starts_with("🤖 for you places Captain (32)"), "{said:?}");
    assert!(said[1].starts_with("You place "), "{said:?}");
}

#[test]
fn what_a_card_gives_is_not_added_to_the_line_of_who_had_the_seat_before() {
    let drew = OpenFact::Drew { seat: BOB, deck: DeckKind::Laws, count: 1 };
    let hands = [
        from(0, "Bob", Whose::Others, DecidedBy::Themselves),
        from(1, "Eve", Whose::Others, DecidedBy::Themselves),
    ];
    let said = told_by(None, &[played(BOB, 32, 1), drew], &hands);
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[0].starts_with("Bob places ") && said[1].starts_with("Eve draws "), "{said:?}");
}
