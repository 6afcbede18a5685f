//! What lies face down. Nobody is ever shown this; views carry only the counts.

use std::ops::{Index, IndexMut};

use smallvec::SmallVec;

use crate::cards::{CardId, MonsterId};
use crate::fact::DeckFact;
use crate::pieces::{DeckKind, JudgementSet};
use crate::reuse::clone_by_field;
use crate::seat::Seat;

#[derive(Copy, PartialEq, Eq, Debug, Default)]
pub struct ByDeck<T>([T; DeckKind::ALL.len()]);

impl<T: Clone> Clone for ByDeck<T> {
    fn clone(&self) -> Self {
        ByDeck(self.0.clone())
    }

    /// What is there already is written over.
    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}

impl<T> ByDeck<T> {
    /// Asks `f` for each deck.
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

/// A deck, the top card last.
type Pile = SmallVec<[CardId; 48]>;

clone_by_field! {
    /// The face-down decks; the top card is the last.
    #[derive(PartialEq, Eq, Debug, Default)]
    pub struct Decks {
        piles: ByDeck<Pile>,
        /// The laws that players put back and that nobody has drawn since: who, and which, the top one last.
        put_back: SmallVec<[(Seat, CardId); 2]>,
        /// Who gave away the last card.
        gave: Option<Seat>,
        /// The monsters to come, the next one last (R-INV-02).
        monsters: SmallVec<[MonsterId; 12]>,
        /// The judgement tokens in the reserve; they lie in no order, since they are shuffled whenever one comes back (R-UND-03).
        judgements: JudgementSet,
        /// The criminals that players put or discarded under their deck and that nobody has drawn since: who, and which, the lowest
        /// first.
        put_under: SmallVec<[(Seat, CardId); 2]>,
    }
}

impl Decks {
    /// The cards of a deck, the top one last.
    pub fn cards(&self, deck: DeckKind) -> &[CardId] {
        &self.piles[deck]
    }

    pub fn top(&self, deck: DeckKind) -> Option<CardId> {
        self.piles[deck].last().copied()
    }

    /// How many cards each deck has.
    pub fn counts(&self) -> ByDeck<u8> {
        ByDeck::from_fn(|deck| u8::try_from(self.piles[deck].len()).unwrap_or(u8::MAX))
    }

    /// The monster that comes next (R-INV-03).
    pub fn next_monster(&self) -> Option<MonsterId> {
        self.monsters.last().copied()
    }

    /// The monsters to come, the next one last.
    pub fn monsters(&self) -> &[MonsterId] {
        &self.monsters
    }

    /// Makes a deck of guessed monsters, the next one last.
    pub(crate) fn guess_monsters(&mut self, all: impl IntoIterator<Item = MonsterId>) {
        self.monsters = all.into_iter().collect();
    }

    /// Makes a deck of guessed cards, the top one last.
    pub(crate) fn guess(&mut self, deck: DeckKind, cards: impl IntoIterator<Item = CardId>) {
        self.piles[deck] = cards.into_iter().collect();
    }

    /// The laws that a player put back and that lie there still: their places from the bottom, and the cards.
    pub fn put_back_by(&self, seat: Seat) -> SmallVec<[(u8, CardId); 2]> {
        let laws = self.piles[DeckKind::Laws].len();
        let lowest = laws.saturating_sub(self.put_back.len());
        let places = (lowest..).zip(&self.put_back);
        let own = places.filter(|(_, (who, _))| *who == seat);
        own.filter_map(|(place, (_, card))| Some((u8::try_from(place).ok()?, *card))).collect()
    }

    /// The judgement tokens in the reserve.
    pub fn judgements(&self) -> JudgementSet {
        self.judgements
    }

    /// Makes a reserve of guessed judgement tokens.
    pub(crate) fn guess_judgements(&mut self, judgements: JudgementSet) {
        self.judgements = judgements;
    }

    /// The criminals that a player put or discarded under their deck and that lie there still: their places from the bottom, and
    /// the cards.
    pub fn put_under_by(&self, seat: Seat) -> SmallVec<[(u8, CardId); 2]> {
        let places = (0u8..).zip(&self.put_under);
        let own = places.filter(|(_, (who, _))| *who == seat);
        own.map(|(place, (_, card))| (place, *card)).collect()
    }

    /// A card left a hand: it may be put back.
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
            // Whoever drew the last of the others draws those next.
            DeckFact::TopOff(DeckKind::Criminals) => {
                let left = self.piles[DeckKind::Criminals].len().saturating_sub(1);
                self.put_under.truncate(left);
            }
            _ => {}
        }
    }

    pub(super) fn evolve(&mut self, fact: &DeckFact) {
        self.remember(fact);
        match fact {
            DeckFact::Stacked { deck, cards } => self.piles[*deck] = Pile::from_slice(cards),
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

    /// Decks after a player gave away a card and it went there.
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
        // After a shuffle nobody knows any.
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
