//! Auction phases.

use crate::prelude::*;

pub struct Auction {
    pub number: i64,
    pub bids: BTreeMap<Bidder, Bid>,
    pub winners: Vec<usize>,
    /// When the bids were made.
    pub offered: [bool; 4],
    /// R-TD-07: where each diamond is bid, who has renamed it, and who has kept it since the last
    /// change.
    pub named: BTreeMap<usize, At>,
    pub renamed: BTreeSet<usize>,
    pub kept: BTreeSet<usize>,
}

impl Auction {
    /// R-TD-02: possibly with gems of different colours.
    pub fn seats_on(&self, at: At) -> Vec<usize> {
        let on = self.bids.iter().filter(|(_, b)| b.is_for(at));
        let gems = on.filter_map(|(who, _)| match who {
            Bidder::Seat(seat) => Some(*seat),
            Bidder::Rival(_) => None,
        });
        let diamonds = self.named.iter().filter(|(_, named)| **named == at);
        gems.chain(diamonds.map(|(seat, _)| *seat)).collect()
    }

    pub fn rivals_on(&self, at: At) -> Vec<u64> {
        let on = self.bids.iter().filter(|(_, b)| b.is_for(at));
        on.filter_map(|(who, _)| match who {
            Bidder::Seat(_) => None,
            Bidder::Rival(rival) => Some(*rival),
        })
        .collect()
    }

    /// R-VIR-05.
    pub fn counts_as_attack(&self, rival: u64) -> bool {
        let bid = self.bids.get(&Bidder::Rival(rival));
        bid.is_some_and(|bid| matches!(bid, Bid::Gem(_, at) if !self.offered[*at]))
    }

    pub fn seats_with(&self, bid: Bid) -> Vec<usize> {
        let with = self.bids.iter().filter(|(_, b)| **b == bid);
        with.filter_map(|(who, _)| match who {
            Bidder::Seat(seat) => Some(*seat),
            Bidder::Rival(_) => None,
        })
        .collect()
    }
}

impl Walk<'_> {
    pub fn auction_phase(&mut self) -> Result<(), Lost> {
        self.phase = Phase::Auction;
        let mut still_in: Vec<usize> = (0..self.record.seats).collect();
        // R-LAW-69, original text: the owner skips this phase.
        still_in.retain(|s| !self.players[*s].absent);
        for player in &mut self.players {
            player.absent = false;
        }
        for out in self.rivals.values_mut() {
            *out = false;
        }
        for number in 1..=3 {
            if still_in.is_empty() {
                break;
            }
            let mut auction = self.bids(number, &still_in)?;
            self.attack_tokens(&mut auction)?;
            // R-TD-07: cards lost to virtual opponents go before diamonds are named.
            let diamonds = !auction.seats_with(Bid::Diamond).is_empty();
            if diamonds {
                self.attacks_of_rivals(&auction)?;
                self.names(&mut auction)?;
            }
            self.gem_bids(&mut auction)?;
            // R-INV-04, ruling R-INV-04a: once it is known that they win nothing.
            self.lost_bids(&auction);
            if !diamonds {
                self.attacks_of_rivals(&auction)?;
            }
            still_in.retain(|s| !auction.winners.contains(s));
            let mut passing = auction.seats_with(Bid::Pass);
            if number == 3 {
                passing.clone_from(&still_in); // R-AUC-10
            }
            self.passes(&passing)?;
            still_in.retain(|s| !passing.contains(s));
        }
        self.cards_move_on()
    }

    /// R-AUC-01, R-AUC-02, R-VIR-02.
    fn bids(&mut self, number: i64, still_in: &[usize]) -> Result<Auction, Lost> {
        let offered = std::array::from_fn(|c| self.base[c].is_some() || self.tip[c].is_some());
        let mut bids = BTreeMap::new();
        while let Some(Fact::Bid { auction, who, bid }) = self.peek().map(|e| &e.fact)
            && *auction == number
        {
            if let Bidder::Seat(seat) = *who {
                let text = format!("seat {seat} bids and is out");
                self.demand(still_in.contains(&seat), "R-AUC-09", &text);
                self.bid_of_a_seat(seat, *bid, &offered);
            }
            let again = bids.insert(*who, *bid).is_some();
            self.demand(!again, "R-AUC-01", &format!("{who:?} bids twice"));
            self.step();
        }
        let seats = bids.keys().filter(|w| matches!(w, Bidder::Seat(_))).count();
        if seats < still_in.len() {
            return self.lost(
                "R-AUC-01",
                &format!("{} seats have to bid in auction {number}", still_in.len()),
            );
        }
        self.bids_of_rivals(&bids);
        Ok(Auction {
            number,
            bids,
            winners: vec![],
            offered,
            named: BTreeMap::new(),
            renamed: BTreeSet::new(),
            kept: BTreeSet::new(),
        })
    }

    fn bid_of_a_seat(&mut self, seat: usize, bid: Bid, offered: &[bool; 4]) {
        match bid {
            Bid::Gem(colour, at) => {
                let row = self.record.agreed.row;
                let text = format!("seat {seat} bids where no card lies: {}", row.name(at));
                self.demand(offered[at], "R-AUC-02", &text);
                let text = format!("{} is bid at {}", COLOURS[colour], row.name(at));
                self.demand(row.takes(at, colour), "R-TD-02", &text);
                let mut gem = [0; 4];
                gem[colour] = 1;
                self.pay(seat, &gem); // R-AUC-08
            }
            Bid::Diamond => {
                // A diamond is paid when it is named.
                let has = self.players[seat].diamonds > 0 && offered.contains(&true);
                let text = format!("seat {seat} cannot bid a diamond");
                self.demand(has, "R-AUC-02", &text);
            }
            Bid::Attack => {
                self.players[seat].attack -= 1;
                let has = self.players[seat].attack >= 0;
                self.demand(has, "R-AUC-02", &format!("seat {seat} has no attack token to bid"));
            }
            Bid::Pass => {}
        }
    }

    /// R-VIR-02.
    fn bids_of_rivals(&mut self, bids: &BTreeMap<Bidder, Bid>) {
        let mut bidding = vec![];
        for (who, bid) in bids {
            if let Bidder::Rival(rival) = who {
                self.demand(
                    matches!(bid, Bid::Gem(..)),
                    "R-VIR-02",
                    "a virtual opponent bids no gem",
                );
                bidding.push(*rival);
            }
        }
        if self.rivals.is_empty() {
            self.rivals = bidding.iter().map(|r| (*r, false)).collect();
            let due = self.record.agreed.rivals == bidding.len() as i64;
            self.demand(due, "R-VIR-02", "not every virtual opponent bids");
        }
        let due: Vec<u64> = self.rivals.iter().filter(|(_, out)| !**out).map(|(r, _)| *r).collect();
        let text = format!("virtual opponents {bidding:?} bid, in are {due:?}");
        self.demand(due == bidding, "R-VIR-02", &text);
        for colour in 0..4 {
            let drawn =
                bids.iter().filter(|(w, b)| matches!(w, Bidder::Rival(_)) && b.is_for(colour));
            let in_box = 16 - 4 * self.record.seats;
            self.demand(
                drawn.count() <= in_box,
                "R-VIR-02",
                "the box has not so many gems of one colour",
            );
        }
    }

    /// R-AUC-12: attack tokens come before gem bids.
    fn attack_tokens(&mut self, auction: &mut Auction) -> Result<(), Lost> {
        for seat in self.in_order(auction.seats_with(Bid::Attack)) {
            if self.cards_offered() == 0 {
                break;
            }
            let Some(Fact::Won { auction: n, card, at, place, by_attack: true }) =
                self.peek_of(seat)
            else {
                return self.lost(
                    "R-AUC-12",
                    &format!("seat {seat} takes a card for an attack token now"),
                );
            };
            self.demand(*n == auction.number, "R-AUC-12", "won in another auction");
            self.step();
            self.win(seat, *card, *at, *place, auction);
            self.enrol(seat);
        }
        Ok(())
    }

    /// R-VIR-05: after the players' cards; a virtual opponent whose colour had no card is out even
    /// if none is left to discard.
    fn attacks_of_rivals(&mut self, auction: &Auction) -> Result<(), Lost> {
        let homeless = (0..4).filter(|c| !auction.offered[*c]);
        let mut rivals: Vec<u64> = homeless.flat_map(|c| auction.rivals_on(c)).collect();
        while !rivals.is_empty() && self.cards_offered() > 0 {
            let Some(Fact::DiscardedAuction { card, rival: Some(rival) }) =
                self.peek().map(|e| &e.fact)
            else {
                return self.lost("R-VIR-05", "a virtual opponent makes a card go now");
            };
            let due = rivals.contains(rival);
            self.demand(
                due,
                "R-VIR-05",
                &format!("virtual opponent {rival} bid a colour that had cards"),
            );
            if !due {
                return Err(Lost);
            }
            rivals.retain(|r| r != rival);
            self.discard_auction(*card, "R-VIR-05");
            self.rivals.insert(*rival, true);
            self.step();
        }
        for rival in rivals {
            self.rivals.insert(rival, true);
        }
        Ok(())
    }

    /// R-AUC-14: three gems plus one per science token and image, in turn order.
    fn passes(&mut self, passing: &[usize]) -> Result<(), Lost> {
        let mut order = self.in_order(passing.iter().copied());
        while !order.is_empty() {
            let next = self.peek().filter(|e| {
                let pass = matches!(e.fact, Fact::GemsTaken { why: Why::Pass, .. });
                pass && order.contains(&e.seat)
            });
            let there = self.in_reserve();
            let Some(seat) = next.map(|e| e.seat) else {
                if there == 0 {
                    break; // An empty take may be omitted.
                }
                let text = format!("seats {order:?} take gems for passing");
                return self.lost("R-AUC-14", &text);
            };
            let in_order = order[0] == seat || there == 0;
            self.demand(in_order, "R-TRN-03", "passers take gems out of order");
            let due = 3 + self.players[seat].pyramid.shows(Kind::Science);
            let taken = self.taking(seat, &[Why::Pass]).unwrap_or(0);
            let text = format!("seat {seat} takes {taken} gems, due are {due}, there were {there}");
            self.demand(self.gems_suffice(taken, due, there), "R-AUC-14", &text);
            order.retain(|s| *s != seat);
        }
        Ok(())
    }

    /// R-AUC-16.
    fn cards_move_on(&mut self) -> Result<(), Lost> {
        while let Some(Fact::DiscardedAuction { card, rival: None }) = self.peek().map(|e| &e.fact)
        {
            let at_tip = self.tip.contains(&Some(*card));
            self.demand(at_tip, "R-AUC-16", &format!("card {card} is discarded and is at no tip"));
            self.discard_auction(*card, "R-AUC-16");
            self.step();
        }
        if self.tip.iter().any(Option::is_some) {
            return self.lost("R-AUC-16", "the cards at the tips go now");
        }
        self.tip = std::mem::take(&mut self.base);
        if self.large > 0 {
            self.reveal_row()?;
        }
        if self.peek().is_some() {
            return self.lost("R-AUC-16", "the auction phase is over");
        }
        Ok(())
    }
}
