//! Resolves gem bids.

use crate::prelude::*;

/// One auction card's log after its attack tokens.
#[derive(Default)]
struct Told {
    cards: usize,
    at_base: bool,
    /// The value says whether the seat insists.
    claims: BTreeMap<usize, (Claim, bool)>,
    won: Vec<(usize, CardPlace)>,
    discarded: Vec<(u64, CardPlace)>,
}

impl Told {
    /// Both claims can be met, or both insist on the same card.
    fn done(&self) -> bool {
        let insist = self.claims.values().all(|(_, insists)| *insists);
        self.settled() || (self.claims.len() == 2 && insist)
    }

    fn claimed(&self, seat: usize) -> Option<Claim> {
        self.claims.get(&seat).map(|(claim, _)| *claim)
    }

    fn settled(&self) -> bool {
        let claims: Vec<Claim> = self.claims.values().map(|(claim, _)| *claim).collect();
        claims.len() == 2 && (claims[0] != claims[1] || claims[0] == Claim::Either)
    }
}

impl Walk<'_> {
    /// R-AUC-03 to R-AUC-07, R-VIR-03 to R-VIR-07.
    pub fn gem_bids(&mut self, auction: &mut Auction) -> Result<(), Lost> {
        let mut told: [Told; 4] = std::array::from_fn(|c| Told {
            cards: usize::from(self.base[c].is_some()) + usize::from(self.tip[c].is_some()),
            at_base: self.base[c].is_some(),
            ..Told::default()
        });
        self.listen(auction, &mut told)?;
        let count = self.record.agreed.row.count();
        for (at, told) in told.iter().enumerate().take(count) {
            let seats = auction.seats_on(at);
            let mut rivals = auction.rivals_on(at);
            if !auction.offered[at] {
                rivals.clear(); // R-VIR-05: they already discarded a card.
            }
            self.judge(at, &seats, &rivals, told);
        }
        Ok(())
    }

    fn listen(&mut self, auction: &mut Auction, told: &mut [Told; 4]) -> Result<(), Lost> {
        let cards = std::array::from_fn(|at| told[at].cards);
        loop {
            // R-TD-07: this prompt comes before all results of the bids.
            if let Some(seat) = self.next_to_keep(auction, cards) {
                if self.keeps_or_not(auction, seat)? {
                    told.iter_mut().for_each(|told| told.claims.clear());
                }
                continue;
            }
            let Some(entry) = self.peek() else {
                break;
            };
            if let Fact::Claim { auction: n, at, claim } = entry.fact {
                self.demand(n == auction.number, "R-AUC-06", "a claim for another auction");
                self.claim(auction, entry.seat, at, claim, &mut told[at]);
            } else if let Fact::Named { auction: n, at } = entry.fact {
                self.demand(n == auction.number, "R-TD-07", "named in another auction");
                self.name_instead_of_a_claim(auction, entry.seat, at, told);
            } else if let Fact::Won { auction: n, card, at, place, by_attack } = entry.fact {
                self.demand(n == auction.number, "R-AUC-03", "won in another auction");
                self.nobody_can_name_anew(auction, told);
                self.demand(
                    !by_attack,
                    "R-AUC-12",
                    "an attack token that was not bid, or too late",
                );
                self.win(entry.seat, card, at, place, auction);
                told[at].won.push((entry.seat, place));
            } else if let Fact::DiscardedAuction { card, rival: Some(rival) } = entry.fact
                && !auction.counts_as_attack(rival)
            {
                self.nobody_can_name_anew(auction, told);
                let find = |places: &[Option<i64>; 4]| places.iter().position(|p| *p == Some(card));
                let base = find(&self.base).map(|at| (at, CardPlace::Base));
                let tip = find(&self.tip).map(|at| (at, CardPlace::Tip));
                if let Some((at, place)) = base.or(tip) {
                    told[at].discarded.push((rival, place));
                }
                self.discard_auction(card, "R-VIR-04");
                self.rivals.insert(rival, true);
            } else if self.enrol(entry.seat) {
                continue;
            } else {
                break;
            }
            self.step();
        }
        Ok(())
    }

    /// R-AUC-06.
    fn claim(&mut self, auction: &Auction, seat: usize, at: At, claim: Claim, told: &mut Told) {
        self.demand(!told.done(), "R-AUC-06", "a claim is changed that did not conflict");
        let due = told.cards == 2 && is_pair_with(auction, at, seat);
        self.demand(due, "R-AUC-06", &format!("seat {seat} has nothing to claim there"));
        match claim {
            Claim::Insist => match told.claims.get_mut(&seat) {
                Some(mine) => mine.1 = true,
                None => self.complain("R-AUC-06", "insists before claiming"),
            },
            Claim::Place(_) | Claim::Either => {
                told.claims.insert(seat, (claim, false));
            }
        }
    }

    /// R-TD-07: renaming instead voids all claims.
    fn name_instead_of_a_claim(
        &mut self,
        auction: &mut Auction,
        seat: usize,
        at: At,
        told: &mut [Told; 4],
    ) {
        let here = auction.named.get(&seat).copied();
        let could = here.is_some_and(|here| can_claim(auction, here, seat, &told[here]));
        let text = format!("seat {seat} names a diamond anew and could claim nothing");
        self.demand(could, "R-TD-07", &text);
        self.name_anew(auction, seat, at);
        for told in told {
            told.claims.clear();
        }
    }

    /// R-TD-07: no card goes while a diamond can still be renamed.
    fn nobody_can_name_anew(&mut self, auction: &Auction, told: &[Told; 4]) {
        let can = |(seat, at): (&usize, &At)| {
            !auction.renamed.contains(seat) && can_claim(auction, *at, *seat, &told[*at])
        };
        let still: Vec<usize> =
            auction.named.iter().filter(|named| can(*named)).map(|(seat, _)| *seat).collect();
        // Only humans can time out.
        let nobody = still.is_empty() || self.record.agreed.people;
        let text = format!("a card goes, and seats {still:?} can still name a diamond anew");
        self.demand(nobody, "R-TD-07", &text);
    }

    fn judge(&mut self, at: At, seats: &[usize], rivals: &[u64], told: &Told) {
        let (rule, holds) = match (told.cards, seats, rivals) {
            (0, _, _) | (_, [], []) => ("R-AUC-12", nothing(told)),
            // R-AUC-03, R-AUC-04.
            (_, [seat], []) => (
                "R-AUC-03",
                matches!(told.won[..], [(won, _)] if won == *seat) && told.discarded.is_empty(),
            ),
            (1, [_, _, ..], []) => ("R-AUC-05", nothing(told)),
            (_, [one, other], []) => {
                self.judge_claims([*one, *other], told);
                ("R-AUC-06", told.discarded.is_empty())
            }
            (_, _, []) => ("R-AUC-07", nothing(told)),
            // R-VIR-04: of two cards, the one at the base goes.
            (cards, [], [rival]) => {
                let due = if cards == 2 || told.at_base { CardPlace::Base } else { CardPlace::Tip };
                ("R-VIR-04", told.won.is_empty() && told.discarded == [(*rival, due)])
            }
            (2, [], [_, _]) => {
                let mut gone: Vec<u64> = told.discarded.iter().map(|(r, _)| *r).collect();
                gone.sort_unstable();
                gone.dedup();
                // It does not matter which opponent discards which card.
                let known = gone.iter().all(|r| rivals.contains(r));
                ("R-VIR-06", told.won.is_empty() && told.discarded.len() == 2 && known)
            }
            (_, [], [_, _]) => ("R-VIR-06", nothing(told)),
            // R-VIR-07: both go, or none.
            (2, [seat], [rival]) => {
                let took = told.won == [(*seat, CardPlace::Tip)]
                    && told.discarded == [(*rival, CardPlace::Base)];
                ("R-VIR-07", took || nothing(told))
            }
            (_, _, _) => ("R-VIR-03", nothing(told)),
        };
        if (told.cards, seats.len(), rivals.len()) == (2, 0, 2) {
            for rival in rivals {
                self.rivals.insert(*rival, true);
            }
        }
        let text = format!(
            "{}: {} cards, seats {seats:?} and virtual opponents {rivals:?} bid; won {:?}, discarded {:?}",
            self.record.agreed.row.name(at),
            told.cards,
            told.won,
            told.discarded
        );
        self.demand(holds, rule, &text);
    }

    /// R-AUC-06: compatible claims are met; otherwise both cards stay.
    fn judge_claims(&mut self, pair: [usize; 2], told: &Told) {
        let order = self.in_order(pair);
        let mut won = told.won.clone();
        won.sort_by_key(|(seat, _)| order.iter().position(|s| s == seat));
        if won.is_empty() {
            self.demand(!told.settled(), "R-AUC-06", "claims agree, and nobody takes a card");
            let insist =
                told.claims.len() == 2 && told.claims.values().all(|(_, insists)| *insists);
            let done = insist || self.record.agreed.people;
            self.demand(done, "R-AUC-06", "both go on without insisting");
            return;
        }
        self.demand(told.settled(), "R-AUC-06", "cards are taken on claims that conflict");
        let first_place = match (told.claimed(order[0]), told.claimed(order[1])) {
            (Some(Claim::Place(place)), _) => place,
            (_, Some(Claim::Place(CardPlace::Tip))) => CardPlace::Base,
            (_, _) => CardPlace::Tip,
        };
        let second_place =
            if first_place == CardPlace::Tip { CardPlace::Base } else { CardPlace::Tip };
        let due = [(order[0], first_place), (order[1], second_place)];
        self.demand(won == due, "R-AUC-06", &format!("claims come to {due:?}, won {won:?}"));
    }
}

/// One of two seats on two cards that have not agreed yet.
fn can_claim(auction: &Auction, at: At, seat: usize, told: &Told) -> bool {
    told.cards == 2 && !told.done() && is_pair_with(auction, at, seat)
}

fn is_pair_with(auction: &Auction, at: At, seat: usize) -> bool {
    let seats = auction.seats_on(at);
    seats.len() == 2 && seats.contains(&seat) && auction.rivals_on(at).is_empty()
}

fn nothing(told: &Told) -> bool {
    told.won.is_empty() && told.discarded.is_empty()
}
