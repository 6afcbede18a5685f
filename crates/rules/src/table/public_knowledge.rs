//! What an attentive player knows of the others' screens, derived from public facts: cards, attack
//! tokens, gems, diamonds and bribes. It is never wrong: whatever may have changed unseen is left
//! out.

use crate::cards::CardKind;
use crate::fact::Paint;
use crate::pieces::Develop;
use crate::prelude::*;

/// Of each colour (R-SET-02).
pub(crate) const STARTING_GEMS: u8 = 2;
/// R-SET-02.
pub(crate) const RETURNED_GEMS: u8 = 2;

/// What is public about one player's screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PublicKnowledge {
    /// Seen in or entering the hand, and not seen leaving it since.
    seen: CardSet,
    /// Laws and criminals among these may have left, since cards went to a deck unseen.
    doubtful: CardSet,
    /// Seen entering more often than leaving.
    came: CardSet,
    /// Seen leaving more often than entering.
    left: CardSet,
    /// Drawn unseen.
    laws_drawn: u8,
    laws_put_back: u8,
    /// Drawn unseen.
    criminals_drawn: u8,
    criminals_put_under: u8,
    bribes: u8,
    attack: u8,
    diamonds: u8,
    /// Without subtracting the returned starting gems.
    gems: [i8; 4],
    /// The minimum of `gems` over time: no more can have been returned.
    fewest: [i8; 4],
    /// Infinite gems taken from the reserve but not yet placed.
    on_the_way: [u8; 4],
}

impl PublicKnowledge {
    pub(super) fn at_the_start() -> PublicKnowledge {
        PublicKnowledge {
            gems: [STARTING_GEMS as i8; 4],
            fewest: [STARTING_GEMS as i8; 4],
            ..PublicKnowledge::default()
        }
    }

    /// Excludes tokens shown as bids, even while they wait for their turn.
    pub fn attack(&self) -> u8 {
        self.attack
    }

    /// R-TD-06.
    pub fn diamonds(&self) -> u8 {
        self.diamonds
    }

    /// R-UND-06.
    pub fn bribes(&self) -> u8 {
        self.bribes
    }

    /// The publicly known cards.
    pub fn hand(&self, kind: impl Fn(CardId) -> CardKind) -> CardSet {
        let goes_unseen = |card| kind(card) != CardKind::Character;
        let sure = |card: &CardId| !(self.doubtful.contains(*card) && goes_unseen(*card));
        self.seen.iter().filter(sure).collect()
    }

    /// Those not in [`PublicKnowledge::hand`].
    pub fn hidden_laws(&self, kind: impl Fn(CardId) -> CardKind) -> u8 {
        let unseen = (self.laws_drawn, self.laws_put_back);
        self.hidden(CardKind::Law, unseen, kind)
    }

    /// Those not in [`PublicKnowledge::hand`].
    pub fn hidden_criminals(&self, kind: impl Fn(CardId) -> CardKind) -> u8 {
        let unseen = (self.criminals_drawn, self.criminals_put_under);
        self.hidden(CardKind::Criminal, unseen, kind)
    }

    /// Given how many entered and left unseen.
    fn hidden(
        &self,
        wanted: CardKind,
        (came, went): (u8, u8),
        kind: impl Fn(CardId) -> CardKind,
    ) -> u8 {
        let count = |cards: &CardSet| {
            let wanted = cards.iter().filter(|card| kind(*card) == wanted);
            wanted.count() as u8
        };
        let all = (came + count(&self.came)).saturating_sub(count(&self.left) + went);
        all.saturating_sub(count(&self.hand(&kind)))
    }

    /// Without subtracting the returned starting gems (R-SET-02).
    pub fn gems(&self) -> [i8; 4] {
        self.gems
    }

    /// The most starting gems of each colour that can have been returned.
    pub fn most_returned(&self) -> [i8; 4] {
        self.fewest
    }

    fn shows(&mut self, card: CardId) {
        self.seen.insert(card);
        self.doubtful.remove(card);
    }

    fn comes(&mut self, card: CardId) {
        self.shows(card);
        if self.left.contains(card) {
            self.left.remove(card);
        } else {
            self.came.insert(card);
        }
    }

    fn leaves(&mut self, card: CardId) {
        self.seen.remove(card);
        self.doubtful.remove(card);
        if self.came.contains(card) {
            self.came.remove(card);
        } else {
            self.left.insert(card);
        }
    }

    /// The card, if public.
    pub(super) fn draws_criminal(&mut self, card: Option<CardId>) {
        match card {
            Some(card) => self.comes(card),
            None => self.criminals_drawn += 1,
        }
    }

    fn gets(&mut self, gems: &Gems) {
        for (colour, count) in gems.iter() {
            self.gems[colour.index()] += *count as i8;
        }
    }

    fn gives(&mut self, gems: &Gems) {
        for (colour, count) in gems.iter() {
            let now = &mut self.gems[colour.index()];
            *now -= *count as i8;
            let fewest = &mut self.fewest[colour.index()];
            *fewest = (*fewest).min(*now);
        }
    }

    fn shows_gems(&mut self, gems: &Gems) {
        for (colour, count) in gems.iter() {
            let hidden = self.gems[colour.index()] - *count as i8;
            let fewest = &mut self.fewest[colour.index()];
            *fewest = (*fewest).min(hidden);
        }
    }

    fn pays_diamonds(&mut self, count: u8) {
        self.diamonds = self.diamonds.saturating_sub(count);
    }

    /// From the reserve, or else the player's screen (R-REW-07).
    fn lays_infinite(&mut self, colour: Colour) {
        match &mut self.on_the_way[colour.index()] {
            0 => self.gives(&Gems::only(colour, 1)),
            waiting => *waiting -= 1,
        }
    }
}

/// `phase` is that of the fact.
pub(super) fn learn(known: &mut BySeat<PublicKnowledge>, phase: Phase, fact: &OpenFact) {
    match fact {
        OpenFact::Won { seat, card, .. } | OpenFact::LawTook { seat, card, .. } => {
            known[*seat].comes(*card);
        }
        OpenFact::BidsShown(bids) => {
            for (seat, _) in bids.iter().filter(|(_, bid)| **bid == Some(Bid::Attack)) {
                known[seat].attack = known[seat].attack.saturating_sub(1);
            }
        }
        OpenFact::DevelopsShown(develops) => {
            for (seat, develop) in develops.iter() {
                if let Some(Develop::Play(card) | Develop::Discard(card)) = develop {
                    known[seat].shows(*card);
                }
            }
        }
        // First cards were never in a hand.
        OpenFact::Played { seat, card, .. } if phase != Phase::SetUp => known[*seat].leaves(*card),
        OpenFact::Discarded { seat, card } | OpenFact::Tucked { seat, card, .. } => {
            known[*seat].leaves(*card);
        }
        OpenFact::Replaced { seat, card, by, .. } => {
            known[*seat].leaves(*by);
            known[*seat].comes(*card);
        }
        OpenFact::HandDiscarded { seat, cards } => {
            cards.iter().for_each(|card| known[*seat].leaves(card));
        }
        OpenFact::Drew { seat, deck: DeckKind::Laws, count } => known[*seat].laws_drawn += count,
        OpenFact::Underworld(fact) => learn_of_underworld(known, fact),
        OpenFact::PutBack { seat, count, .. } => {
            known[*seat].laws_put_back += count;
            known[*seat].doubtful = known[*seat].seen;
        }
        OpenFact::GainedAttack { seat, count, .. } => known[*seat].attack += count,
        // An infinite gem from the reserve is placed at once.
        OpenFact::GemsTaken { seat, gems, why: GemsFor::Infinite } => {
            for (colour, count) in gems.iter() {
                known[*seat].on_the_way[colour.index()] += count;
            }
        }
        OpenFact::TokenGained { seat, token: Token::Infinite(colour), .. } => {
            known[*seat].lays_infinite(*colour)
        }
        OpenFact::GemsTaken { seat, gems, .. } => known[*seat].gets(gems),
        OpenFact::Invasion(fact) => learn_of_combat(known, fact),
        OpenFact::GemsPaid { seat, gems, .. } | OpenFact::Parked { seat, gems, .. } => {
            known[*seat].gives(gems);
        }
        OpenFact::GemsGiven { seat, to, gems } => {
            known[*seat].gives(gems);
            known[*to].gets(gems);
        }
        OpenFact::Painted { seat, colour, with: Paint::Gem, .. } => {
            known[*seat].gives(&Gems::only(*colour, 1))
        }
        OpenFact::Painted { seat, with: Paint::Diamond, .. } => known[*seat].pays_diamonds(1),
        OpenFact::Diamonds(DiamondFact::Taken { seat, count, .. }) => {
            known[*seat].diamonds += count
        }
        OpenFact::Diamonds(DiamondFact::Paid { seat, count, .. }) => {
            known[*seat].pays_diamonds(*count)
        }
        _ => {}
    }
}

fn learn_of_combat(known: &mut BySeat<PublicKnowledge>, fact: &InvasionFact) {
    match fact {
        // An infinite gem is placed at once.
        InvasionFact::TakenFromCombat { seat, stones, why: GemsFor::Infinite } => {
            for (colour, count) in stones.gems.iter() {
                known[*seat].on_the_way[colour.index()] += count;
            }
        }
        InvasionFact::TakenFromCombat { seat, stones, .. } => {
            known[*seat].gets(&stones.gems);
            known[*seat].diamonds += stones.diamonds;
        }
        InvasionFact::Fought { seat, screen, .. } => {
            known[*seat].gives(&screen.gems);
            known[*seat].pays_diamonds(screen.diamonds);
        }
        // Gems that are shown cannot have been returned at the start.
        InvasionFact::Shown(shown) => {
            for (seat, stones) in shown.iter() {
                known[seat].shows_gems(&stones.unwrap_or(Currency::NONE).gems);
            }
        }
        // Combat cards exchange currency with the reserve only.
        _ => {}
    }
}

fn learn_of_underworld(known: &mut BySeat<PublicKnowledge>, fact: &UnderworldFact) {
    match fact {
        UnderworldFact::BribesTaken { seat, count, .. } => known[*seat].bribes += count,
        UnderworldFact::BribesPaid { seat, count, .. } => {
            let bribes = &mut known[*seat].bribes;
            *bribes = bribes.saturating_sub(*count);
        }
        UnderworldFact::PutUnder { seat } => {
            known[*seat].criminals_put_under += 1;
            known[*seat].doubtful = known[*seat].seen;
        }
        // Judgements are secret or counted elsewhere, and the discard fact has already removed the
        // criminal.
        _ => {}
    }
}

#[cfg(test)]
mod tests;
