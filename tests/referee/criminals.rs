//! Criminals (R-UND-01 to R-UND-08).

use crate::prelude::*;

/// R-UND-01.
const BRIBES: i64 = 15;

const AMNESTY: i64 = 2;

impl Walk<'_> {
    /// R-UND-01.
    pub fn criminals_dealt(&mut self) -> Result<(), Lost> {
        let mut awaited = self.record.seats;
        if !self.record.agreed.has(Module::Underworld) {
            awaited = 0;
        }
        while awaited > 0 {
            let told = self.peek().map(|e| (e.seat, &e.fact));
            let Some((seat, Fact::Drew { deck: Deck::Criminals, count: 1 })) = told else {
                return self.lost("R-UND-01", "everybody is dealt a criminal");
            };
            let first = self.players[seat].criminals == 0;
            let text = format!("seat {seat} is dealt two criminals");
            self.demand(first, "R-UND-01", &text);
            self.draw(seat, Deck::Criminals, 1);
            self.step();
            awaited -= 1;
        }
        Ok(())
    }

    pub fn judgements_left(&self) -> i64 {
        let held: i64 = self.players.iter().map(|p| p.judgements).sum();
        self.sheet.judgements.len() as i64 - held
    }

    fn bribes_left(&self) -> i64 {
        BRIBES - self.players.iter().map(|p| p.bribes).sum::<i64>()
    }

    /// R-UND-02, R-UND-03.
    pub fn play_criminal(&mut self, seat: usize) -> Result<i64, Lost> {
        let Some(Fact::JudgementsDrawn { card, row, count }) = self.peek_of(seat) else {
            return self.lost("R-UND-03", &format!("seat {seat} draws judgements"));
        };
        let rows = self.sheet.criminals.get(card);
        let gain = rows.and_then(|rows| rows.get(usize::try_from(row - 1).ok()?));
        let Some(gain) = gain else {
            return self.lost("R-UND-03", "there is no such criminal or row");
        };
        let text = format!("{count} judgements are drawn for row {row}");
        self.demand(*count == row + 1, "R-UND-03", &text);
        let left = self.judgements_left();
        let text = format!("{count} judgements are drawn, {left} are there");
        self.demand(*count <= left, "R-REW-08", &text);
        self.step();
        self.players[seat].judgements += count;
        let back = self.judgements_returned(seat, Why::Card);
        let text = format!("{back} judgements go back, due is one");
        self.demand(back == 1, "R-UND-03", &text);
        let Some(Fact::Played { card: played, level, column }) = self.peek_of(seat) else {
            return self.lost("R-UND-02", &format!("seat {seat} plays criminal {card}"));
        };
        self.step();
        let text = format!("{played} is played, {card} was paid for");
        self.demand(played == card, "R-UND-03", &text);
        let misplaced = self.players[seat].pyramid.misplaced_below(*column);
        let reason = misplaced.filter(|_| *level == 0);
        let text = format!("{reason:?} (criminal {card}, level {level}, column {column})");
        let fits = *level == 0 && misplaced.is_none();
        self.demand(fits, "R-UND-02", &text);
        if *level != 0 {
            return Err(Lost);
        }
        self.leave_hand(seat, *card);
        self.stand(seat, *card, 0, *column);
        self.circles(seat, 0, *column, &[None; 3])?;
        self.row(seat, *card, gain)?;
        Ok(*card)
    }

    /// R-REW-09: its tokens go onto the criminal.
    fn row(&mut self, seat: usize, criminal: i64, due: &Gain) -> Result<(), Lost> {
        self.gain(seat, criminal, std::slice::from_ref(due))?;
        let discards = due.discard_judgements.min(self.players[seat].judgements);
        let back = self.judgements_returned(seat, Why::Reward);
        let text = format!("{back} judgements are discarded, due are {discards}");
        self.demand(back == discards, "R-UND-07", &text);
        if due.bribes > 0 {
            self.bribes(seat, criminal, due.bribes)?;
        }
        if due.relocate {
            self.relocation(seat, criminal)?;
        }
        Ok(())
    }

    /// In the next entry.
    fn judgements_returned(&mut self, seat: usize, reason: Why) -> i64 {
        let Some(Fact::JudgementsReturned { count, why }) = self.peek_of(seat) else {
            return 0;
        };
        if *why != reason {
            return 0;
        }
        self.step();
        self.players[seat].judgements -= count;
        let had = self.players[seat].judgements >= 0 && *count > 0;
        let text = format!("seat {seat} has not {count} judgements to give back");
        self.demand(had, "R-UND-07", &text);
        *count
    }

    pub fn amnesty(&mut self, seat: usize) {
        let back = self.judgements_returned(seat, Why::Law);
        let text = format!("{back} judgements are discarded for law 107");
        self.demand(back <= AMNESTY, "R-UND-01", &text);
    }

    /// R-UND-06.
    fn bribes(&mut self, seat: usize, criminal: i64, count: i64) -> Result<(), Lost> {
        let due = count.min(self.bribes_left());
        let mut taken = 0;
        if let Some(Fact::BribesTaken { bribes, card }) = self.peek_of(seat) {
            taken = *bribes;
            let text = format!("bribes are taken for {card}");
            self.demand(*card == criminal, "R-UND-06", &text);
            self.step();
            self.players[seat].bribes += bribes;
        }
        let text = format!("{taken} bribes are taken, due are {due}");
        self.demand(taken == due, "R-UND-06", &text);
        let Some(Fact::BribesPaid { bribes, card, by }) = self.peek_of(seat) else {
            return Ok(());
        };
        self.step();
        self.demand(*by == criminal, "R-UND-06", "bribes for another criminal");
        self.players[seat].bribes -= bribes;
        let had = self.players[seat].bribes >= 0;
        let text = format!("seat {seat} has not {bribes} bribes");
        self.demand(had, "R-UND-06", &text);
        let level = self.players[seat].pyramid.card(*card).map(|c| c.level);
        let gains = self.sheet.characters.get(card);
        let (Some(level), Some(character)) = (level, gains) else {
            let text = format!("card {card} is no own character");
            return self.lost("R-UND-06", &text);
        };
        let text = format!("{bribes} bribes are paid for a character on level {level}");
        self.demand(level == *bribes, "R-UND-06", &text);
        self.gain(seat, criminal, &character.gains(level))
    }

    /// Own free characters that could stand elsewhere, each with the pyramid without it.
    fn movable(&self, seat: usize) -> Vec<Standing> {
        let pyramid = &self.players[seat].pyramid;
        let cards = pyramid.cards.iter();
        let free = cards.filter(|c| is_character(c.card) && pyramid.is_free(c));
        let movable = free.filter(|card| {
            let mut lifted = pyramid.clone();
            lifted.remove(card.card);
            lifted
                .places(self.record.agreed.gaps)
                .iter()
                .any(|place| *place != (card.level, card.column))
        });
        movable.cloned().collect()
    }

    /// R-UND-08.
    fn relocation(&mut self, seat: usize, criminal: i64) -> Result<(), Lost> {
        let movable = self.movable(seat);
        if movable.is_empty() {
            return Ok(());
        }
        let Some(Fact::Moved { card, level, column, by }) = self.peek_of(seat) else {
            return self.lost("R-UND-08", &format!("seat {seat} moves a character"));
        };
        self.step();
        self.demand(*by == criminal, "R-UND-08", "moved by another criminal");
        let Some(old) = movable.iter().find(|c| c.card == *card) else {
            let text = format!("card {card} is no free character with another place");
            return self.lost("R-UND-08", &text);
        };
        let pyramid = &mut self.players[seat].pyramid;
        pyramid.remove(*card);
        pyramid.breaks_up(old.level, old.column);
        let misplaced = pyramid.misplaced(*level, *column, self.record.agreed.gaps);
        let elsewhere = (*level, *column) != (old.level, old.column);
        let text = format!(
            "{misplaced:?} (card {card}, level {level}, column {column}, before {}, {})",
            old.level, old.column
        );
        self.demand(misplaced.is_none() && elsewhere, "R-UND-08", &text);
        if !(1..=5).contains(level) {
            return Err(Lost);
        }
        let moved = Standing { level: *level, column: *column, ..old.clone() };
        self.players[seat].pyramid.cards.push(moved);
        self.circles(seat, *level, *column, &[None; 3])?;
        let gains = self.sheet.characters.get(card).map(|c| c.gains(*level));
        self.gain(seat, criminal, &gains.unwrap_or_default())
    }

    /// R-UND-04: not in the last turn.
    pub fn criminals_put_under(&mut self) {
        let last = self.base.iter().all(Option::is_none);
        let mut order = self.in_order(0..self.record.seats).into_iter();
        while let Some((seat, Fact::PutUnder { deck, count })) =
            self.peek().map(|e| (e.seat, &e.fact))
        {
            let text = format!("seat {seat} puts {count} of {deck:?} under the deck");
            let one = (*deck, *count) == (Deck::Criminals, 1);
            self.demand(one && !last, "R-UND-04", &text);
            let in_order = order.by_ref().any(|s| s == seat);
            self.demand(in_order, "R-TRN-03", &text);
            self.step();
            self.forget(seat, Deck::Criminals);
            self.players[seat].criminals -= count;
            self.criminals.insert(0, None);
            let had = self.players[seat].criminals >= 0;
            let text = format!("seat {seat} has no criminal");
            self.demand(had, "R-UND-04", &text);
        }
    }

    /// R-UND-04.
    pub fn criminals_drawn(&mut self) -> Result<(), Lost> {
        if !self.record.agreed.has(Module::Underworld) {
            return Ok(());
        }
        for seat in self.in_order(0..self.record.seats) {
            if self.players[seat].criminals > 0 || self.criminals.is_empty() {
                continue;
            }
            let next = self.record.log.get(self.at);
            let next = next.filter(|e| {
                let now = [Phase::Development, Phase::Combat].contains(&e.phase);
                e.turn == self.turn && now && e.seat == seat
            });
            let Some(Fact::Drew { deck: Deck::Criminals, count: 1 }) = next.map(|e| &e.fact) else {
                return self.lost("R-UND-04", &format!("seat {seat} draws a criminal"));
            };
            self.draw(seat, Deck::Criminals, 1);
            self.step();
        }
        Ok(())
    }
}
