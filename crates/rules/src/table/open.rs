//! The public part of the table (R-HID-02). It must not contain secrets: the public view shows all
//! of it.

use super::combat::Invasion;
use super::criminal_deck::CriminalDeck;
use super::public_knowledge::{self, PublicKnowledge};
use crate::pieces::{AuctionRow, Claimed, Develop, Domain, PlacedToken};
use crate::prelude::*;
use crate::rival::RivalBid;

clone_by_field! {
    #[derive(PartialEq, Eq, Debug)]
    pub struct Open {
        /// From 1; 0 during set-up.
        pub turn: u8,
        pub phase: Phase,
        pub reserve: Gems,
        /// In the reserve (R-TD-06).
        pub diamonds: u8,
        /// In the reserve (R-UND-01).
        pub judgements: u8,
        /// In the reserve (R-UND-01).
        pub bribes: u8,
        /// R-UND-04.
        pub criminal_deck: CriminalDeck,
        pub auction: AuctionRow,
        pub pyramids: BySeat<Pyramid>,
        /// Out of the game.
        pub discarded: CardSet,
        /// Seats that have made their secret choice.
        pub answered: SeatSet,
        /// Seats in the current phase.
        pub still_in: SeatSet,
        /// Of the current auction, once shown.
        pub bids: BySeat<Option<Bid>>,
        /// Auction cards that diamonds bid on, once named (R-TD-07).
        pub named: BySeat<Option<AuctionCard>>,
        /// Seats that have renamed their diamond (R-TD-07).
        pub renamed: SeatSet,
        /// Seats that have kept theirs since the last renaming (R-TD-07).
        pub kept: SeatSet,
        /// In this turn's auctions.
        pub rivals_in: RivalSet,
        /// Of the current auction, once drawn.
        pub rival_bids: SmallVec<[RivalBid; 3]>,
        /// From the next auction phase (R-LAW-69, original text).
        pub sits_out: SeatSet,
        /// Rank among seats without a numbered card, from 0 (R-TRN-03).
        pub lots: BySeat<usize>,
        /// Once shown (R-TD-04).
        pub domain_rewards: BySeat<Option<DomainReward>>,
        /// RULES section 11.
        pub invasion: Invasion,
        /// Of the current auction.
        pub claims: BySeat<Option<Claimed>>,
        /// Of the current round, once shown.
        pub develops: BySeat<Option<Develop>>,
        /// What is public about each screen.
        pub known: BySeat<PublicKnowledge>,
        pub scores: BySeat<Option<Score>>,
        pub winners: SeatSet,
    }
}

impl Open {
    pub fn empty(seats: u8) -> Self {
        Open {
            turn: 0,
            phase: Phase::SetUp,
            reserve: Gems::NONE,
            diamonds: 0,
            judgements: 0,
            bribes: 0,
            criminal_deck: CriminalDeck::default(),
            auction: AuctionRow::of_one_colour_each(),
            pyramids: BySeat::new(seats, |_| Pyramid::default()),
            discarded: CardSet::NONE,
            answered: SeatSet::NONE,
            still_in: SeatSet::NONE,
            bids: BySeat::new(seats, |_| None),
            named: BySeat::new(seats, |_| None),
            renamed: SeatSet::NONE,
            kept: SeatSet::NONE,
            rivals_in: RivalSet::NONE,
            rival_bids: SmallVec::new(),
            sits_out: SeatSet::NONE,
            lots: BySeat::new(seats, |_| 0),
            domain_rewards: BySeat::new(seats, |_| None),
            invasion: Invasion::new(seats),
            claims: BySeat::new(seats, |_| None),
            develops: BySeat::new(seats, |_| None),
            known: BySeat::new(seats, |_| PublicKnowledge::at_the_start()),
            scores: BySeat::new(seats, |_| None),
            winners: SeatSet::NONE,
        }
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.pyramids.seats()
    }

    /// In playing order (R-TRN-03).
    pub fn order(&self) -> arrayvec::ArrayVec<Seat, { crate::seat::MAX_SEATS }> {
        // Compute each key once instead of in every comparison.
        let mut lowest: arrayvec::ArrayVec<(u8, usize, Seat), { crate::seat::MAX_SEATS }> = self
            .pyramids
            .iter()
            .map(|(seat, pyramid)| {
                let number = pyramid.lowest_number().map_or(u8::MAX, |c| c.0);
                (number, self.lots[seat], seat)
            })
            .collect();
        lowest.sort_unstable();
        lowest.into_iter().map(|(_, _, seat)| seat).collect()
    }

    pub(super) fn evolve(&mut self, fact: &OpenFact) {
        public_knowledge::learn(&mut self.known, self.phase, fact);
        if fact.ends_secret_choices() {
            self.answered = SeatSet::NONE;
        }
        match fact {
            OpenFact::AuctionCardsLaid(order) => {
                self.auction = AuctionRow::laid(order.iter().copied());
            }
            OpenFact::ReserveIs(gems) => self.reserve = *gems,
            OpenFact::Diamonds(fact) => self.evolve_diamonds(fact),
            OpenFact::Invasion(fact) => self.evolve_invasion(fact),
            OpenFact::Underworld(fact) => self.evolve_underworld(fact),
            OpenFact::GemsReturned { reserve } => self.reserve = *reserve,
            OpenFact::TurnBegan(turn) => self.turn = *turn,
            OpenFact::PhaseBegan { phase, still_in } => self.begin(*phase, *still_in),
            OpenFact::Answered(seat) => self.answered.insert(*seat),
            OpenFact::TookAnswerBack(seat) => self.answered.remove(*seat),
            OpenFact::FirstCardsShown | OpenFact::PassGemsShown | OpenFact::CharactersReturned => {}
            OpenFact::OrderDrawn(order) => {
                for (lot, seat) in order.iter().enumerate() {
                    self.lots[*seat] = lot;
                }
            }
            OpenFact::DomainPlaced { seat, slot } => {
                self.pyramids[*seat].domain = Some(Domain::at(*slot));
            }
            OpenFact::DomainRewardsShown(rewards) => {
                self.domain_rewards = rewards.clone();
            }
            OpenFact::HandDiscarded { cards, .. } => {
                for card in cards.iter() {
                    self.discarded.insert(card);
                }
            }
            OpenFact::Drew { seat, deck, count } if *deck == DeckKind::Criminals => {
                self.draws_criminals(*seat, *count);
            }
            OpenFact::Contested { .. } | OpenFact::Drew { .. } | OpenFact::GainedAttack { .. } => {}
            OpenFact::Revealed { at, card } => self.offer(*at, AuctionPlace::Base, *card),
            OpenFact::MovedToTip { at } => {
                if let Some(offered) = self.auction.at_mut(*at) {
                    offered.tip = offered.base.take();
                }
            }
            OpenFact::AuctionDiscarded { at, place, card } => {
                self.clear(*at, *place);
                self.discarded.insert(*card);
            }
            OpenFact::BidsShown(bids) => self.bids = bids.clone(),
            OpenFact::RivalsJoined(rivals) => self.rivals_in = *rivals,
            OpenFact::RivalsBid(bids) => self.rival_bids = bids.clone(),
            OpenFact::RivalTook { rival, at, place, card } => {
                self.clear(*at, *place);
                self.discarded.insert(*card);
                self.rivals_in.remove(*rival);
            }
            OpenFact::RivalLeft { rival } => self.rivals_in.remove(*rival),
            OpenFact::LawTook { seat, at, place, .. } => {
                self.clear(*at, *place);
                self.sits_out.insert(*seat);
            }
            OpenFact::Replenished { at, place, card } => self.offer(*at, *place, *card),
            OpenFact::Claimed { seat, claimed } | OpenFact::StoppedInsisting { seat, claimed } => {
                self.claims[*seat] = Some(*claimed);
            }
            OpenFact::Won { seat, at, place, .. } => {
                self.clear(*at, *place);
                self.still_in.remove(*seat);
            }
            OpenFact::Passed { seat } => self.still_in.remove(*seat),
            OpenFact::DevelopsShown(develops) => self.develops = develops.clone(),
            OpenFact::PassedRound { seat } => self.still_in.remove(*seat),
            OpenFact::Played { seat, card, slot, sections } => {
                self.pyramids[*seat].cards.push(PlacedCard {
                    card: *card,
                    slot: *slot,
                    sections: *sections,
                    painted: [None; 4],
                });
            }
            OpenFact::Discarded { card, .. } => self.discarded.insert(*card),
            OpenFact::TakenBack { .. } => {}
            OpenFact::InfiniteUsed { seat, colour, .. } => {
                let unused = PlacedToken::is_ready(*colour);
                if let Some(lying) = self.pyramids[*seat].tokens.iter_mut().find(unused) {
                    lying.used = true;
                }
            }
            OpenFact::InfiniteReady => {
                for seat in self.pyramids.seats() {
                    for lying in &mut self.pyramids[seat].tokens {
                        lying.used = false;
                    }
                }
            }
            OpenFact::GemsTaken { gems, .. } => self.reserve = self.reserve.minus(gems),
            OpenFact::GemsPaid { gems, .. } => self.reserve = self.reserve.plus(gems),
            OpenFact::Circle { seat, slot, colour, gem } => {
                if let Some(domain) = self.pyramids[*seat].domain.as_mut().filter(|_| *gem) {
                    domain.pays(*slot, *colour);
                }
            }
            OpenFact::TokenGained { seat, on, token } => {
                self.pyramids[*seat].tokens.push(PlacedToken {
                    on: *on,
                    token: *token,
                    used: false,
                });
            }
            OpenFact::Painted { seat, card, section, colour, with } => {
                let standing = self.pyramids[*seat].cards.iter_mut();
                if let Some(standing) = standing.into_iter().find(|s| s.card == *card) {
                    standing.sections[section.index()] = (*colour).into();
                    standing.painted[section.index()] = Some(*with);
                }
            }
            OpenFact::Replaced { seat, card, by, sections, .. } => {
                self.pyramids[*seat].replace(*card, *by, *sections)
            }
            OpenFact::Tucked { seat, card, under } => {
                self.pyramids[*seat].tucked.push((*card, *under));
            }
            OpenFact::Slipped { seat, card, under } => self.pyramids[*seat].slip(*card, *under),
            OpenFact::Parked { seat, card, gems } => {
                self.pyramids[*seat].parked.push((*card, *gems));
            }
            OpenFact::Unparked { seat, card, gems } => {
                self.pyramids[*seat].parked.retain(|(on, _)| on != card);
                self.reserve = self.reserve.plus(gems);
            }
            OpenFact::Swapped { seat, given, with, taken } => {
                self.pyramids[*seat].exchange(given, taken);
                self.pyramids[*with].exchange(taken, given);
            }
            // These change nothing public.
            OpenFact::GemsGiven { .. } | OpenFact::Prolonged { .. } | OpenFact::PutBack { .. } => {}
            OpenFact::Scored { seat, score } => self.scores[*seat] = Some(*score),
            OpenFact::Ended { winners } => {
                self.winners = *winners;
                self.phase = Phase::Over;
            }
        }
    }

    fn begin(&mut self, phase: Phase, still_in: SeatSet) {
        self.phase = phase;
        self.still_in = still_in;
        self.rival_bids.clear();
        self.renamed = SeatSet::NONE;
        self.kept = SeatSet::NONE;
        if phase == Phase::Auction(1) {
            self.sits_out = SeatSet::NONE;
        }
        for seat in self.pyramids.seats() {
            self.bids[seat] = None;
            self.named[seat] = None;
            self.claims[seat] = None;
            self.develops[seat] = None;
        }
    }

    fn offer(&mut self, at: AuctionCard, place: AuctionPlace, card: CardId) {
        if let Some(offered) = self.auction.at_mut(at) {
            *offered.get_mut(place) = Some(card);
        }
    }

    fn clear(&mut self, at: AuctionCard, place: AuctionPlace) {
        if let Some(offered) = self.auction.at_mut(at) {
            *offered.get_mut(place) = None;
        }
    }
}

impl PlacedToken {
    fn is_ready(colour: Colour) -> impl Fn(&&mut PlacedToken) -> bool {
        move |lying| lying.token == Token::Infinite(colour) && !lying.used
    }
}

#[cfg(test)]
mod tests;
