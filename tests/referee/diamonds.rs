//! Diamonds (R-TD-06 to R-TD-08).

use crate::prelude::*;

/// R-TD-06: per player.
const EACH: i64 = 4;

/// R-TD-06: any module, or a pack that gives some.
pub fn in_game(sheet: &Sheet, record: &Record) -> i64 {
    let any_module = !record.agreed.modules.is_empty();
    if any_module || sheet.gives_diamonds() { EACH * record.seats as i64 } else { 0 }
}

pub fn conservation(sheet: &Sheet, record: &Record) -> Vec<String> {
    let mut wrong = vec![];
    let due = in_game(sheet, record);
    if record.diamonds.is_some() != (due > 0) {
        let told = record.diamonds;
        wrong.push(format!("R-TD-06: the reserve has {told:?} diamonds"));
    }
    let mut all = record.diamonds.unwrap_or(0);
    for player in &record.players {
        all += player.diamonds;
        let paint = player.pyramid.cards.iter().flat_map(|c| &c.painted);
        all += paint.filter(|(_, with)| *with == Paint::Diamond).count() as i64;
    }
    if all != due {
        wrong.push(format!("R-TD-06: {all} diamonds at the end, due are {due}"));
    }
    wrong
}

impl Walk<'_> {
    pub fn take_diamonds(&mut self, seat: usize, count: i64, from: Source) {
        self.players[seat].diamonds += count;
        if from == Source::Combat {
            let means = Payment { diamonds: count, ..Payment::default() };
            self.leaves_the_card(seat, &means);
            return;
        }
        self.diamonds -= count;
        let there = self.diamonds >= 0;
        self.demand(there, "R-TD-06", "the reserve has no more diamonds");
    }

    /// The caller decides where they go.
    pub fn spend_diamonds(&mut self, seat: usize, count: i64) {
        self.players[seat].diamonds -= count;
        let has = self.players[seat].diamonds >= 0;
        let text = format!("seat {seat} has no more diamonds");
        self.demand(has, "R-TD-07", &text);
    }

    pub fn pay_diamonds(&mut self, seat: usize, count: i64) {
        self.spend_diamonds(seat, count);
        self.diamonds += count;
    }

    /// R-TD-07: after attack tokens and virtual opponents, owners name an auction card, if any has
    /// a card left. Then the diamonds go to the reserve (R-AUC-08).
    pub fn names(&mut self, auction: &mut Auction) -> Result<(), Lost> {
        let owners = auction.seats_with(Bid::Diamond);
        for seat in self.in_order(owners.iter().copied()) {
            if self.cards_offered() == 0 {
                break;
            }
            let Some(Fact::Named { auction: n, at }) = self.peek_of(seat) else {
                let text = format!("seat {seat} says what the diamond is bid on now");
                return self.lost("R-TD-07", &text);
            };
            self.demand(*n == auction.number, "R-TD-07", "named in another auction");
            self.name(auction, seat, *at);
            self.step();
        }
        let mut paying = owners;
        while !paying.is_empty() {
            let Some((seat, Fact::DiamondsPaid { diamonds: 1, why: Why::Bid })) =
                self.peek().map(|e| (e.seat, &e.fact))
            else {
                let text = format!("seats {paying:?} pay a diamond each for their bids");
                return self.lost("R-TD-07", &text);
            };
            let due = paying.contains(&seat);
            self.demand(due, "R-TD-07", &format!("seat {seat} has bid no diamond"));
            self.pay_diamonds(seat, 1);
            self.step();
            paying.retain(|s| *s != seat);
        }
        Ok(())
    }

    /// R-TD-07.
    fn name(&mut self, auction: &mut Auction, seat: usize, at: usize) {
        let text = format!("no card lies at {}", self.record.agreed.row.name(at));
        let offered = self.base[at].is_some() || self.tip[at].is_some();
        self.demand(offered, "R-TD-07", &text);
        auction.named.insert(seat, at);
    }

    /// R-TD-07: the first seat that may still rename its losing diamond and has not kept it since
    /// the last change. `cards` counts the cards at each auction card.
    pub fn next_to_keep(&self, auction: &Auction, cards: [usize; 4]) -> Option<usize> {
        let takes_none = |at: usize| {
            let bidders = auction.seats_on(at).len() + auction.rivals_on(at).len();
            bidders > cards[at]
        };
        let elsewhere = |at: usize| (0..4).any(|other| other != at && cards[other] > 0);
        let named = auction.named.iter().filter(|(seat, at)| {
            let done = auction.renamed.contains(seat) || auction.kept.contains(seat);
            !done && takes_none(**at) && elsewhere(**at)
        });
        let seats = self.in_order(named.map(|(seat, _)| *seat));
        seats.first().copied()
    }

    /// R-TD-07: true if it voids all claims so far.
    pub fn keeps_or_not(&mut self, auction: &mut Auction, seat: usize) -> Result<bool, Lost> {
        let Some(Fact::Named { auction: n, at }) = self.peek_of(seat) else {
            let text = format!("seat {seat} keeps the name of a diamond or names it anew now");
            return self.lost("R-TD-07", &text);
        };
        self.demand(*n == auction.number, "R-TD-07", "named in another auction");
        let anew = auction.named.get(&seat) != Some(at);
        if anew {
            self.name_anew(auction, seat, *at);
        } else {
            auction.kept.insert(seat);
        }
        self.step();
        Ok(anew)
    }

    /// R-TD-07: once per auction.
    pub fn name_anew(&mut self, auction: &mut Auction, seat: usize, at: usize) {
        let before = auction.named.get(&seat).copied();
        let text = format!("seat {seat} has bid no diamond that can be named anew");
        self.demand(before.is_some(), "R-TD-07", &text);
        self.demand(before != Some(at), "R-TD-07", "named as it was before");
        auction.kept.clear();
        let again = !auction.renamed.insert(seat);
        let text = format!("seat {seat} names a diamond anew twice");
        self.demand(!again, "R-TD-07", &text);
        self.name(auction, seat, at);
    }
}
