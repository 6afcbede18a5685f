//! Emojis of menu choices.

use crate::wire::component::Choice;
use viceroy_i18n::colour_sign;
use viceroy_i18n::offers::Label;
use viceroy_rules::cards::{CardId, CardKind, Catalogue, Colour};
use viceroy_rules::{Answer, Bid, DeckKind, Offer};

const CHARACTER: &str = "🃏";
const LAW: &str = "📜";
const CRIMINAL: &str = "🗝️";
/// Stands for a gem of any colour.
pub(super) const DIAMOND: &str = "💠";

pub(super) fn says_much(sign: &str) -> bool {
    [LAW, CRIMINAL].contains(&sign)
}

pub(super) fn choice(catalogue: &Catalogue, label: Label, answer: Answer) -> Choice {
    Choice { sign: sign(catalogue, &answer), label: label.title, more: label.more, answer }
}

fn sign(catalogue: &Catalogue, answer: &Answer) -> Option<String> {
    let colour = |colour: Colour| colour_sign(colour).to_string();
    match answer {
        Answer::Gems(gems) => {
            let first = Colour::ALL.into_iter().find(|c| gems[*c] > 0);
            first.map(colour)
        }
        Answer::Paint(strokes) => strokes.first().map(|stroke| colour(stroke.colour)),
        Answer::Pick(offers) => {
            let card = |card: CardId| {
                let sign = match catalogue.get(card)?.kind() {
                    CardKind::Character => CHARACTER,
                    CardKind::Law => LAW,
                    CardKind::Criminal => CRIMINAL,
                };
                Some(sign.to_owned())
            };
            match *offers.first()? {
                Offer::Colour(of) | Offer::Bid(Bid::Gem(of)) => Some(colour(of)),
                Offer::Bid(Bid::Attack) => Some("⚔️".to_owned()),
                Offer::Bid(Bid::Diamond) => Some(DIAMOND.to_owned()),
                Offer::DiamondAt(at) => at.colours().next().map(colour),
                Offer::Card(of)
                | Offer::Play(of)
                | Offer::Discard(of)
                | Offer::Replace(of)
                | Offer::TuckUnder(of) => card(of),
                Offer::Deck(DeckKind::Laws) => Some(LAW.to_owned()),
                Offer::Deck(DeckKind::Criminals) => Some(CRIMINAL.to_owned()),
                Offer::Deck(DeckKind::Large | DeckKind::Small) => Some(CHARACTER.to_owned()),
                _ => None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_rules::cards::Gems;

    #[test]
    fn gems_and_cards_have_signs() {
        let cards = Catalogue::embedded().unwrap();
        let of = |answer| sign(cards, &answer);
        let sign_of = |text: &str| Some(text.to_owned());
        let gems = Gems::only(Colour::Red, 2).plus(&Gems::only(Colour::Green, 1));
        assert_eq!(of(Answer::Gems(gems)), sign_of("🔴"));
        assert_eq!(of(Answer::Gems(Gems::NONE)), None);
        let play = |card| Answer::one(Offer::Play(CardId(card)));
        assert_eq!(of(play(1)), sign_of(CHARACTER));
        assert_eq!(of(play(71)), sign_of(LAW));
        assert_eq!(of(Answer::one(Offer::Pass)), None);
    }
}
