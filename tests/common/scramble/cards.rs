//! Reassigns cards that the watcher has not seen.

use super::*;

/// Permutes all cards the watcher has never seen, and at each shuffle those not seen since.
pub(super) fn scramble(stored: &mut Stored, watcher: Seat, luck: &mut StdRng) {
    let rules = &stored.ruleset;
    let all = rules.characters.iter().chain(&rules.laws);
    let all = all.chain(&rules.criminals);
    let all: CardSet = all.copied().collect();
    exchange(stored, watcher, 0, all, luck);
    let mut at = 0;
    while at < stored.facts().count() {
        let shuffled = stored.facts().skip(at).map_while(stacked);
        let decks: Vec<Vec<CardId>> = shuffled.cloned().collect();
        if !decks.is_empty() {
            let lying = decks.iter().flatten().copied().collect();
            exchange(stored, watcher, at, lying, luck);
        }
        at += decks.len() + 1;
    }
}

fn stacked(fact: &Fact) -> Option<&Vec<CardId>> {
    match fact {
        Fact::Decks(DeckFact::Stacked { cards, .. } | DeckFact::Reshuffled { cards, .. }) => {
            Some(cards)
        }
        Fact::Decks(
            DeckFact::TopOff(_)
            | DeckFact::OnTop { .. }
            | DeckFact::MonstersStacked(_)
            | DeckFact::MonsterOff
            | DeckFact::JudgementsLaid(_)
            | DeckFact::JudgementsOff(_)
            | DeckFact::JudgementsBack(_)
            | DeckFact::Under { .. },
        )
        | Fact::Open(_)
        | Fact::Screen(..) => None,
    }
}

/// Permutes cards among those unseen from fact `from` on.
fn exchange(stored: &mut Stored, watcher: Seat, from: usize, among: CardSet, luck: &mut StdRng) {
    let mut unseen = among;
    let after = stored.facts().skip(from);
    for card in after.flat_map(|fact| seen(fact, watcher).iter().collect::<Vec<_>>()) {
        unseen.remove(card);
    }
    let of = |kind| -> Vec<CardId> {
        let all = unseen.iter();
        all.filter(|card| stored.ruleset.card(*card).kind() == kind).collect()
    };
    let kinds = [CardKind::Character, CardKind::Law, CardKind::Criminal];
    let exchange = Exchange::new(kinds.map(of), luck);
    for fact in stored.steps.iter_mut().flatten().skip(from) {
        exchange.apply(fact);
    }
}

struct Exchange(BTreeMap<CardId, CardId>);

impl Exchange {
    /// One cycle per kind, so that no card stays in place.
    fn new(kinds: [Vec<CardId>; 3], luck: &mut StdRng) -> Exchange {
        let mut map = BTreeMap::new();
        for mut cards in kinds {
            cards.shuffle(luck);
            let next = cards.iter().cycle().skip(1);
            map.extend(cards.iter().copied().zip(next.copied()));
        }
        Exchange(map)
    }

    fn card(&self, card: CardId) -> CardId {
        self.0.get(&card).copied().unwrap_or(card)
    }

    fn apply(&self, fact: &mut Fact) {
        match fact {
            Fact::Open(_) => {}
            Fact::Screen(_, fact) => match fact {
                ScreenFact::CardIn(card) | ScreenFact::CardOut(card) => *card = self.card(*card),
                ScreenFact::Dealt(cards) => *cards = cards.iter().map(|c| self.card(c)).collect(),
                ScreenFact::Sealed(choice) => *choice = self.choice(*choice),
                ScreenFact::GemsIn(_)
                | ScreenFact::GemsOut(_)
                | ScreenFact::AttackIn(_)
                | ScreenFact::AttackOut(_)
                | ScreenFact::DiamondsIn(_)
                | ScreenFact::DiamondsOut(_)
                | ScreenFact::JudgementsDrawn(_)
                | ScreenFact::JudgementsOut(_)
                | ScreenFact::BribesIn(_)
                | ScreenFact::BribesOut(_)
                | ScreenFact::Unsealed => {}
            },
            Fact::Decks(fact) => match fact {
                DeckFact::Stacked { cards, .. } | DeckFact::Reshuffled { cards, .. } => {
                    cards.iter_mut().for_each(|card| *card = self.card(*card));
                }
                DeckFact::OnTop { card, .. } | DeckFact::Under { card, .. } => {
                    *card = self.card(*card);
                }
                DeckFact::TopOff(_)
                | DeckFact::MonstersStacked(_)
                | DeckFact::MonsterOff
                | DeckFact::JudgementsLaid(_)
                | DeckFact::JudgementsOff(_)
                | DeckFact::JudgementsBack(_) => {}
            },
        }
    }

    fn choice(&self, choice: Sealed) -> Sealed {
        match choice {
            Sealed::FirstCards { first, kept } => {
                Sealed::FirstCards { first: self.card(first), kept: self.card(kept) }
            }
            Sealed::Develop(Develop::Play(card)) => Sealed::Develop(Develop::Play(self.card(card))),
            Sealed::Develop(Develop::Discard(card)) => {
                Sealed::Develop(Develop::Discard(self.card(card)))
            }
            Sealed::ReturnedCharacters { one, other } => {
                Sealed::ReturnedCharacters { one: self.card(one), other: self.card(other) }
            }
            Sealed::PutUnder(card) => Sealed::PutUnder(card.map(|card| self.card(card))),
            Sealed::Develop(Develop::Pass)
            | Sealed::ReturnedGems(_)
            | Sealed::PassGems(_)
            | Sealed::DomainReward(_)
            | Sealed::CombatShow(_)
            | Sealed::Bid(_) => choice,
        }
    }
}

fn seen(fact: &Fact, watcher: Seat) -> CardSet {
    match fact {
        Fact::Open(fact) => open(fact),
        Fact::Screen(seat, fact) if *seat == watcher => own(fact),
        Fact::Screen(..) | Fact::Decks(_) => CardSet::NONE,
    }
}

fn own(fact: &ScreenFact) -> CardSet {
    match fact {
        ScreenFact::CardIn(card) | ScreenFact::CardOut(card) => one(*card),
        ScreenFact::Dealt(cards) => *cards,
        ScreenFact::Sealed(Sealed::FirstCards { first, kept }) => {
            [*first, *kept].into_iter().collect()
        }
        ScreenFact::Sealed(Sealed::Develop(develop)) => of_develop(*develop),
        ScreenFact::Sealed(Sealed::ReturnedCharacters { one, other }) => {
            [*one, *other].into_iter().collect()
        }
        ScreenFact::Sealed(Sealed::PutUnder(card)) => card.iter().copied().collect(),
        ScreenFact::Sealed(
            Sealed::ReturnedGems(_)
            | Sealed::PassGems(_)
            | Sealed::DomainReward(_)
            | Sealed::CombatShow(_)
            | Sealed::Bid(_),
        )
        | ScreenFact::GemsIn(_)
        | ScreenFact::GemsOut(_)
        | ScreenFact::DiamondsIn(_)
        | ScreenFact::DiamondsOut(_)
        | ScreenFact::AttackIn(_)
        | ScreenFact::AttackOut(_)
        | ScreenFact::JudgementsDrawn(_)
        | ScreenFact::JudgementsOut(_)
        | ScreenFact::BribesIn(_)
        | ScreenFact::BribesOut(_)
        | ScreenFact::Unsealed => CardSet::NONE,
    }
}

fn open(fact: &OpenFact) -> CardSet {
    match fact {
        OpenFact::Revealed { card, .. }
        | OpenFact::AuctionDiscarded { card, .. }
        | OpenFact::RivalTook { card, .. }
        | OpenFact::LawTook { card, .. }
        | OpenFact::Replenished { card, .. }
        | OpenFact::Won { card, .. }
        | OpenFact::Played { card, .. }
        | OpenFact::Discarded { card, .. }
        | OpenFact::TakenBack { card, .. }
        | OpenFact::Painted { card, .. } => one(*card),
        OpenFact::TokenGained { on, .. } | OpenFact::GainedAttack { from: on, .. } => {
            on.card().into_iter().collect()
        }
        OpenFact::Replaced { card, by, .. } => [*card, *by].into_iter().collect(),
        OpenFact::Tucked { card, under, .. } | OpenFact::Slipped { card, under, .. } => {
            [*card, *under].into_iter().collect()
        }
        OpenFact::Parked { card, .. } | OpenFact::Unparked { card, .. } => one(*card),
        OpenFact::Swapped { given, taken, .. } => [given.card, taken.card].into_iter().collect(),
        OpenFact::Underworld(UnderworldFact::JudgementsDrawn { card, .. }) => one(*card),
        OpenFact::HandDiscarded { cards, .. } => *cards,
        OpenFact::Contested { cards, .. } => cards.iter().copied().collect(),
        OpenFact::DevelopsShown(choices) => of_develops(choices),
        OpenFact::AuctionCardsLaid(_)
        | OpenFact::ReserveIs(_)
        | OpenFact::GemsReturned { .. }
        | OpenFact::RivalsJoined(_)
        | OpenFact::RivalsBid(_)
        | OpenFact::RivalLeft { .. }
        | OpenFact::TurnBegan(_)
        | OpenFact::PhaseBegan { .. }
        | OpenFact::Answered(_)
        | OpenFact::TookAnswerBack(_)
        | OpenFact::FirstCardsShown
        | OpenFact::MovedToTip { .. }
        | OpenFact::BidsShown(_)
        | OpenFact::Claimed { .. }
        | OpenFact::StoppedInsisting { .. }
        | OpenFact::PassGemsShown
        | OpenFact::Passed { .. }
        | OpenFact::PassedRound { .. }
        | OpenFact::InfiniteUsed { .. }
        | OpenFact::InfiniteReady
        | OpenFact::GemsTaken { .. }
        | OpenFact::GemsPaid { .. }
        | OpenFact::Diamonds(_)
        | OpenFact::Invasion(_)
        | OpenFact::Underworld(_)
        | OpenFact::Circle { .. }
        | OpenFact::GemsGiven { .. }
        | OpenFact::Prolonged { .. }
        | OpenFact::PutBack { .. }
        | OpenFact::Drew { .. }
        | OpenFact::OrderDrawn(_)
        | OpenFact::DomainPlaced { .. }
        | OpenFact::DomainRewardsShown(_)
        | OpenFact::CharactersReturned
        | OpenFact::Scored { .. }
        | OpenFact::Ended { .. } => CardSet::NONE,
    }
}

fn of_develops(choices: &BySeat<Option<Develop>>) -> CardSet {
    let choices = choices.iter().filter_map(|(_, choice)| *choice);
    choices.flat_map(|c| of_develop(c).iter().collect::<Vec<_>>()).collect()
}

fn of_develop(choice: Develop) -> CardSet {
    match choice {
        Develop::Play(card) | Develop::Discard(card) => one(card),
        Develop::Pass => CardSet::NONE,
    }
}

fn one(card: CardId) -> CardSet {
    std::iter::once(card).collect()
}
