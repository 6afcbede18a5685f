//! What an answer would do, tried on an imagined table.

use viceroy_rules::{Answer, Chance, Fact, Imagined, OpenFact, Purpose, Refusal, Seat, SeatView};

/// Tries an answer to the question of a view: what everybody would see happen to the player, in order.
///
/// # Errors
/// The refusal that the answer would meet.
pub fn preview(view: &SeatView, answer: &Answer) -> Result<Vec<OpenFact>, Refusal> {
    let mut imagined = Imagined::alone(view, &mut FirstChance);
    let facts = imagined.answer_told(view.seat, answer, &mut FirstChance)?;
    Ok(own(view.seat, &facts).collect())
}

/// What happens to a player before anything else of the game goes on.
fn own(seat: Seat, facts: &[Fact]) -> impl Iterator<Item = OpenFact> {
    let open = facts.iter().filter_map(|fact| match fact {
        Fact::Open(open) => Some(open),
        Fact::Screen(..) | Fact::Decks(_) => None,
    });
    open.take_while(|f| !ends(f)).filter(move |f| f.seat() == Some(seat)).cloned()
}

/// Whether the game goes on to something that others take part in.
fn ends(fact: &OpenFact) -> bool {
    matches!(fact, OpenFact::PhaseBegan { .. } | OpenFact::TurnBegan(_) | OpenFact::Scored { .. })
}

/// Always the first way. What is filled in never shows, so any lot will do, and the same one keeps previews still.
pub(super) struct FirstChance;

impl Chance for FirstChance {
    fn below(&mut self, _purpose: Purpose, _n: u32) -> u32 {
        0
    }
}
