//! Reasons about what an answer leaves: affordable cards, and gems by colour and in total.

use super::asked::Asked;
use super::own::{Own, colours};
use super::profile::Profile;
use super::reason::Reason;
use crate::prelude::*;
use viceroy_rules::DeckKind;
use viceroy_rules::cards::CardKind;

const PAID: usize = 3;
const SPOILED: usize = 2;

impl Asked<'_> {
    pub(super) fn for_the_hand(self, before: Own<'_>, after: Own<'_>) -> Vec<Reason> {
        let more = after.can_pay() > before.can_pay();
        let others = self.others(after);
        let pays = others.iter().filter_map(|card| {
            let level = after.highest(*card)?;
            let is_new = before.highest(*card).is_none_or(|before| before < level);
            let card = *card;
            (more && is_new).then_some(Reason::PaysFor { card, level })
        });
        let pays = pays.take(PAID);
        let mut reasons: Vec<Reason> = pays.collect();
        let leaves = others.iter().find_map(|card| {
            let level = after.highest(*card)?;
            let gems = after.price(*card, level)?;
            let card = *card;
            (!gems.is_empty()).then_some(Reason::Leaves { card, level, gems })
        });
        // Taking gems does not remove those that were there before.
        let is_gems = matches!(self.question.shape, Shape::Gems { .. });
        let none_pays = reasons.is_empty();
        reasons.extend(leaves.filter(|_| none_pays && !(more && is_gems)));
        let spoiled =
            |card: &&CardId| before.highest(**card).is_some() && after.highest(**card).is_none();
        let spoiled = others.iter().filter(spoiled).take(SPOILED);
        reasons.extend(spoiled.map(|card| Reason::TooLittleFor(*card)));
        reasons
    }

    pub(super) fn in_gems(self, before: Own<'_>, after: Own<'_>) -> Vec<Reason> {
        let mut reasons: Vec<Reason> = colours(before, after).collect();
        let ready = after.pyramid.ready_infinite();
        if before.pyramid.ready_infinite() != ready && !ready.is_empty() {
            reasons.push(Reason::InfiniteLeft(ready));
        }
        reasons
    }

    fn others(self, after: Own<'_>) -> SmallVec<[CardId; 8]> {
        let own = &self.view.screen;
        let known = |card: &CardId| own.hand.contains(*card) || own.dealt.contains(*card);
        let characters = |card: &CardId| after.rules.card(*card).is_character();
        let cards = after.screen.hand.iter().filter(known).filter(characters);
        let (judge, sketch) = (&self.mind.judge, &self.mind.sketch);
        let here = judge.here(sketch);
        let promise = |card| judge.promise(sketch, &here.prices, &here.places, card);
        let mut cards: SmallVec<[(f32, CardId); 8]> =
            cards.map(|card| (promise(card), card)).collect();
        cards.sort_by(|a, b| b.0.total_cmp(&a.0));
        cards.into_iter().map(|(_, card)| card).collect()
    }

    /// What gems of the reserve do on the combat card (law 105).
    pub(super) fn mustered(self, gems: &Gems) -> Profile {
        let (rules, open, seat) = (&self.view.table.ruleset, &self.view.table.open, self.view.seat);
        let kept = query::combat_card(open, seat).plus(&Currency::of_gems(*gems));
        let beaten = query::battle(rules, open, seat).beaten_by(&kept);
        Profile {
            facts: (beaten > 0).then_some(Reason::WouldBeat(beaten)).into_iter().collect(),
            rest: vec![Reason::OnCombatCard(kept)],
            ..Profile::default()
        }
    }

    pub(super) fn costing(self, colour: Colour) -> Reason {
        let rules = &self.view.table.ruleset;
        let costs = |card: &CardId| {
            let highest = rules.highest_level(*card).min(4);
            rules.card(*card).is_character() && rules.cost(*card, highest).gems[colour] > 0
        };
        let count = self.view.screen.hand.iter().filter(costs).count();
        Reason::Costing(u8::try_from(count).unwrap_or(u8::MAX))
    }

    pub(super) fn deck(self, deck: DeckKind) -> Profile {
        let rules = &self.view.table.ruleset;
        let kind = match deck {
            DeckKind::Laws => CardKind::Law,
            DeckKind::Criminals => CardKind::Criminal,
            DeckKind::Small | DeckKind::Large => CardKind::Character,
        };
        let hand = self.view.screen.hand.iter();
        let held = hand.filter(|card| rules.card(*card).kind() == kind).count();
        let held = u8::try_from(held).unwrap_or(u8::MAX);
        Profile::of([Reason::From { deck, held }])
    }
}
