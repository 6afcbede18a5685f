//! Face-down cards, visible to nobody: views contain only counts.

use std::ops::{Index, IndexMut};

use crate::prelude::*;

#[derive(Copy, PartialEq, Eq, Debug, Default)]
pub struct ByDeck<T>([T; DeckKind::ALL.len()]);

impl<T: Clone> Clone for ByDeck<T> {
    fn clone(&self) -> Self {
        ByDeck(self.0.clone())
    }

    /// Reuses existing allocations.
    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}

impl<T> ByDeck<T> {
    pub fn from_fn(f: impl FnMut(DeckKind) -> T) -> Self {
        ByDeck(DeckKind::ALL.map(f))
    }
}

impl<T> Index<DeckKind> for ByDeck<T> {
    type Output = T;
    fn index(&self, deck: DeckKind) -> &T {
        &self.0[deck as usize]
    }
}

impl<T> IndexMut<DeckKind> for ByDeck<T> {
    fn index_mut(&mut self, deck: DeckKind) -> &mut T {
        &mut self.0[deck as usize]
    }
}

/// The top card is last.
type Pile = SmallVec<[CardId; 48]>;

clone_by_field! {
    #[derive(PartialEq, Eq, Debug, Default)]
    pub struct Decks {
        piles: ByDeck<Pile>,
        /// Laws put back and not drawn since, with their owners; the top one is last.
        put_back: SmallVec<[(Seat, CardId); 2]>,
        /// Who last gave a card away.
        gave: Option<Seat>,
        /// The next one is last (R-INV-02).
        monsters: SmallVec<[MonsterId; 12]>,
        /// In the reserve, unordered: they are reshuffled with every return (R-UND-03).
        judgements: JudgementSet,
        /// Criminals put under the deck and not drawn since, with their owners; lowest first.
        put_under: SmallVec<[(Seat, CardId); 2]>,
    }
}

impl Decks {
    /// The top one is last.
    pub fn cards(&self, deck: DeckKind) -> &[CardId] {
        &self.piles[deck]
    }

    pub fn top(&self, deck: DeckKind) -> Option<CardId> {
        self.piles[deck].last().copied()
    }

    pub fn counts(&self) -> ByDeck<u8> {
        ByDeck::from_fn(|deck| u8::try_from(self.piles[deck].len()).unwrap_or(u8::MAX))
    }

    /// R-INV-03.
    pub fn next_monster(&self) -> Option<MonsterId> {
        self.monsters.last().copied()
    }

    /// The next one is last.
    pub fn monsters(&self) -> &[MonsterId] {
        &self.monsters
    }

    /// The next one is last.
    pub(crate) fn guess_monsters(&mut self, all: impl IntoIterator<Item = MonsterId>) {
        self.monsters = all.into_iter().collect();
    }

    /// The top one is last.
    pub(crate) fn guess(&mut self, deck: DeckKind, cards: impl IntoIterator<Item = CardId>) {
        self.piles[deck] = cards.into_iter().collect();
    }

    /// Laws a player put back that are still there, with their index from the bottom.
    pub fn put_back_by(&self, seat: Seat) -> SmallVec<[(u8, CardId); 2]> {
        let laws = self.piles[DeckKind::Laws].len();
        let lowest = laws.saturating_sub(self.put_back.len());
        let places = (lowest..).zip(&self.put_back);
        let own = places.filter(|(_, (who, _))| *who == seat);
        own.filter_map(|(place, (_, card))| Some((u8::try_from(place).ok()?, *card))).collect()
    }

    pub fn judgements(&self) -> JudgementSet {
        self.judgements
    }

    pub(crate) fn guess_judgements(&mut self, judgements: JudgementSet) {
        self.judgements = judgements;
    }

    /// Criminals a player put under the deck that are still there, with their index from the
    /// bottom.
    pub fn put_under_by(&self, seat: Seat) -> SmallVec<[(u8, CardId); 2]> {
        let places = (0u8..).zip(&self.put_under);
        let own = places.filter(|(_, (who, _))| *who == seat);
        own.map(|(place, (_, card))| (place, *card)).collect()
    }

    /// A card left a hand: a deck fact may follow.
    pub(super) fn given_by(&mut self, seat: Seat) {
        self.gave = Some(seat);
    }

    fn remember(&mut self, fact: &DeckFact) {
        match fact {
            DeckFact::Stacked { deck: DeckKind::Laws, .. } => self.put_back.clear(),
            DeckFact::TopOff(DeckKind::Laws) => {
                self.put_back.pop();
            }
            DeckFact::OnTop { deck: DeckKind::Laws, card } => {
                self.put_back.extend(self.gave.map(|seat| (seat, *card)))
            }
            DeckFact::Under { card, .. } => {
                if let Some(seat) = self.gave {
                    self.put_under.insert(0, (seat, *card));
                }
            }
            // Those above are gone, so these are drawn next.
            DeckFact::TopOff(DeckKind::Criminals) => {
                let left = self.piles[DeckKind::Criminals].len().saturating_sub(1);
                self.put_under.truncate(left);
            }
            DeckFact::Reshuffled { deck: DeckKind::Laws, cards } => {
                let lowest = cards.len().saturating_sub(self.put_back.len());
                let there = self.put_back.iter_mut().zip(&cards[lowest..]);
                there.for_each(|((_, known), card)| *known = *card);
            }
            DeckFact::Reshuffled { deck: DeckKind::Criminals, cards } => {
                let there = self.put_under.iter_mut().zip(cards);
                there.for_each(|((_, known), card)| *known = *card);
            }
            _ => {}
        }
    }

    pub(super) fn evolve(&mut self, fact: &DeckFact) {
        self.remember(fact);
        match fact {
            DeckFact::Stacked { deck, cards } | DeckFact::Reshuffled { deck, cards } => {
                self.piles[*deck] = Pile::from_slice(cards);
            }
            DeckFact::TopOff(deck) => {
                self.piles[*deck].pop();
            }
            DeckFact::OnTop { deck, card } => self.piles[*deck].push(*card),
            DeckFact::MonstersStacked(monsters) => {
                self.monsters = SmallVec::from_slice(monsters);
            }
            DeckFact::MonsterOff => {
                self.monsters.pop();
            }
            DeckFact::JudgementsLaid(judgements) => self.judgements = *judgements,
            DeckFact::JudgementsOff(judgements) => {
                self.judgements = self.judgements.without(*judgements);
            }
            DeckFact::JudgementsBack(judgements) => {
                self.judgements = self.judgements.plus(*judgements);
            }
            DeckFact::Under { deck, card } => self.piles[*deck].insert(0, *card),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const BORIS: Seat = Seat(1);

    fn gives(decks: &mut Decks, seat: Seat, goes: DeckFact) {
        decks.given_by(seat);
        decks.evolve(&goes);
    }

    #[test]
    fn who_put_laws_back_knows_where_they_lie_until_they_are_drawn() {
        let (deck, laws) = (DeckKind::Laws, [70, 71, 72].map(CardId));
        let mut decks = Decks::default();
        let cards = laws.to_vec();
        decks.evolve(&DeckFact::Stacked { deck, cards });
        assert!(decks.put_back_by(ANNA).is_empty());
        for (seat, card) in [(ANNA, 80), (BORIS, 81), (ANNA, 82)] {
            let card = CardId(card);
            gives(&mut decks, seat, DeckFact::OnTop { deck, card });
        }
        let own = |decks: &Decks, seat| decks.put_back_by(seat).to_vec();
        assert_eq!(own(&decks, ANNA), [(3, CardId(80)), (5, CardId(82))]);
        assert_eq!(own(&decks, BORIS), [(4, CardId(81))]);
        decks.evolve(&DeckFact::TopOff(DeckKind::Criminals));
        decks.evolve(&DeckFact::TopOff(deck));
        assert_eq!(own(&decks, ANNA), [(3, CardId(80))]);
        assert_eq!(own(&decks, BORIS), [(4, CardId(81))]);
        // A shuffle makes all of them unknown.
        let cards = decks.cards(deck).to_vec();
        decks.evolve(&DeckFact::Stacked { deck, cards });
        assert!(own(&decks, ANNA).is_empty() && own(&decks, BORIS).is_empty());
    }

    #[test]
    fn r_und_04_who_put_criminals_under_knows_where_they_lie_until_they_are_drawn() {
        let deck = DeckKind::Criminals;
        let mut decks = Decks::default();
        let cards = vec![CardId(150)];
        decks.evolve(&DeckFact::Stacked { deck, cards });
        for (seat, card) in [(ANNA, 160), (BORIS, 161), (ANNA, 162)] {
            let card = CardId(card);
            gives(&mut decks, seat, DeckFact::Under { deck, card });
        }
        let own = |decks: &Decks, seat| decks.put_under_by(seat).to_vec();
        assert_eq!(own(&decks, ANNA), [(0, CardId(162)), (2, CardId(160))]);
        assert_eq!(own(&decks, BORIS), [(1, CardId(161))]);
        for left in [vec![(0, CardId(162)), (2, CardId(160))], vec![(0, CardId(162))]] {
            decks.evolve(&DeckFact::TopOff(deck));
            assert_eq!(own(&decks, ANNA), left);
            assert_eq!(own(&decks, BORIS), [(1, CardId(161))]);
        }
        decks.evolve(&DeckFact::TopOff(deck));
        assert!(own(&decks, BORIS).is_empty());
        assert_eq!(own(&decks, ANNA), [(0, CardId(162))]);
    }
}
