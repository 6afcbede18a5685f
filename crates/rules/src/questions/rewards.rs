//! Choices between rewards.

use super::prelude::*;

impl QuestionRules for about::Deck {
    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let decks = DeckKind::OF_REWARDS.into_iter();
        let filled = decks.filter(|d| !table.decks.cards(*d).is_empty());
        Shape::one_of(filled.map(Offer::Deck))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::Deck(deck));
        rewards::draw(play, seat, deck);
        Ok(())
    }
}

/// R-DEV-08.
impl QuestionRules for about::FifthLevel {
    const HELP: Help = Help::Card;

    fn offers(&self, _rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        either()
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        give(play, seat, answer, self.card, self.card)
    }
}

fn either() -> Option<Shape> {
    Shape::one_of([Offer::AllRewards, Offer::FifteenPoints])
}

/// Tokens go on `on`.
fn give(
    play: &mut EngineCtx<'_>,
    seat: Seat,
    answer: &Answer,
    card: CardId,
    on: CardId,
) -> Result<(), Refusal> {
    match answer.only()? {
        Offer::AllRewards => rewards::give_rows(play, seat, card, 0..=2, on),
        Offer::FifteenPoints => rewards::give(play, seat, on.into(), Reward::Points(15)),
        _ => return Err(Refusal::NotOffered),
    }
    Ok(())
}

/// R-UND-06, R-UND-08.
impl QuestionRules for about::FifthLevelAgain {
    const HELP: Help = Help::Card;

    fn offers(&self, _rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        either()
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        give(play, seat, answer, self.card, self.on)
    }
}

fn lists(rules: &Ruleset, law: CardId) -> &[Vec<Reward>] {
    match rules.card(law).law(rules.printing()) {
        Some((_, LawEffect::Choose(lists))) => lists,
        Some((_, LawEffect::Scoring(_) | LawEffect::Task(_))) | None => &[],
    }
}

/// RULES section 14. Laws that only score ask nothing.
impl QuestionRules for about::LawChoice {
    const HELP: Help = Help::Card;

    fn offers(&self, rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        let count = lists(rules, self.law).len() as u8;
        Shape::one_of((0..count).map(Offer::LawChoice))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        only!(answer, Offer::LawChoice(choice));
        let list = lists(play.rules, self.law).get(usize::from(choice));
        let list = list.ok_or(Refusal::NotOffered)?.iter().copied().collect();
        rewards::give_all(play, seat, self.law.into(), list);
        Ok(())
    }
}
