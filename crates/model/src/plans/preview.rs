//! Previews the effects of an answer.

use viceroy_rules::{Answer, Chance, Fact, Imagined, OpenFact, Purpose, Refusal, Seat, SeatView};

/// # Errors
/// If the answer would be refused.
pub fn preview(view: &SeatView, answer: &Answer) -> Result<Vec<OpenFact>, Refusal> {
    let mut imagined = Imagined::alone(view, &mut FirstChance);
    let facts = imagined.answer_told(view.seat, answer, &mut FirstChance)?;
    Ok(own(view.seat, &facts).collect())
}

/// Up to the point where others take part.
fn own(seat: Seat, facts: &[Fact]) -> impl Iterator<Item = OpenFact> {
    let open = facts.iter().filter_map(Fact::as_open);
    open.take_while(|f| !ends(f)).filter(move |f| f.seat() == Some(seat)).cloned()
}

fn ends(fact: &OpenFact) -> bool {
    matches!(fact, OpenFact::PhaseBegan { .. } | OpenFact::TurnBegan(_) | OpenFact::Scored { .. })
}

/// Deterministic, so that previews are stable. Simulated draws are never shown.
pub(super) struct FirstChance;

impl Chance for FirstChance {
    fn below(&mut self, _purpose: Purpose, _n: u32) -> u32 {
        0
    }
}
