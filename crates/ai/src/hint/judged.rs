//! Reasons about judgements that go back and criminals that go under their deck.

use super::asked::Asked;
use super::profile::Profile;
use super::reason::Reason;
use crate::prelude::*;
use viceroy_rules::JudgementSet;
use viceroy_rules::cards::{Judgement, JudgementId};

impl Asked<'_> {
    pub(super) fn judgements(self, picked: &[Offer]) -> Profile {
        let view = self.view;
        let (rules, held) = (&view.table.ruleset, view.screen.judgements);
        let pyramid = &view.table.open.pyramids[view.seat];
        let token = |offer: &Offer| {
            if let Offer::Judgement(token) = offer { Some(*token) } else { None }
        };
        let going: JudgementSet = JudgementSet::of(picked.iter().filter_map(token));
        let takes = |judgements| query::penalty(rules, pyramid, judgements);
        let points = takes(held) - takes(held.without(going));
        let takes_one = |token: JudgementId| match rules.judgement(token) {
            Judgement::Discard(kinds) => {
                let mut lying = pyramid.tokens.iter();
                lying.any(|lying| kinds.contains(&lying.token.kind()))
            }
            _ => false,
        };
        let mut facts = vec![];
        let spares_token = going.iter().any(takes_one);
        facts.extend(spares_token.then_some(Reason::SparesToken));
        facts.extend((points > 0 || !spares_token).then_some(Reason::Spares(points)));
        let rest = match going.nth(0).filter(|_| going.len() == 1) {
            Some(only) => match rules.judgement(only) {
                Judgement::PerCircle(_)
                | Judgement::PerMagic(_)
                | Judgement::PerDefence(_)
                | Judgement::PerScience(_) => {
                    // Several tokens may have the same text.
                    let alike =
                        |token: &JudgementId| rules.judgement(*token) == rules.judgement(only);
                    let first = JudgementSet::ALL.iter().find(alike);
                    first.map(Reason::Grows).into_iter().collect()
                }
                Judgement::None | Judgement::Points(_) => vec![Reason::Fixed],
                Judgement::Discard(_) => vec![],
            },
            None => vec![],
        };
        Profile { facts, rest, ..Profile::default() }
    }

    pub(super) fn put_under(self, card: CardId) -> Profile {
        let stays = self.criminals().find(|other| *other != card);
        Profile::of([stays.map_or(Reason::AnotherCriminal, Reason::Keeps)])
    }

    pub(super) fn keeps_criminals(self) -> Profile {
        let (rules, seat) = (&self.view.table.ruleset, self.view.seat);
        let pyramid = &self.view.table.open.pyramids[seat];
        let fits = |card: CardId| match query::places(rules, pyramid, card).is_empty() {
            true => Reason::NoPlaceFor(card),
            false => Reason::FitsBelow(card),
        };
        Profile::of(self.criminals().take(1).map(fits))
    }

    fn criminals(self) -> impl Iterator<Item = CardId> {
        let rules = &self.view.table.ruleset;
        let hand = self.view.screen.hand.iter();
        hand.filter(move |card| rules.card(*card).is_criminal())
    }
}
