//! Development phases.

use crate::payment::Paid;
use crate::prelude::*;

impl Walk<'_> {
    /// R-DEV-01 to R-DEV-03.
    pub fn development_phase(&mut self) -> Result<(), Lost> {
        self.phase = Phase::Development;
        for player in &mut self.players {
            player.infinite_used = [Gems::default()].into();
        }
        let mut still_in: Vec<usize> = (0..self.record.seats).collect();
        for round in 1..=3 {
            let mut awaited = still_in.clone();
            let mut last_number = 0;
            while !awaited.is_empty() {
                let Some(entry) = self.peek() else {
                    return self
                        .lost("R-DEV-01", &format!("seats {awaited:?} act in round {round}"));
                };
                let seat = entry.seat;
                if !awaited.contains(&seat) {
                    return self
                        .lost("R-DEV-01", &format!("only seats {awaited:?} act in round {round}"));
                }
                if let Fact::Passed { round: told } = entry.fact {
                    self.demand(
                        told == round,
                        "R-DEV-02",
                        &format!("a pass in round {round} says {told}"),
                    );
                    still_in.retain(|s| *s != seat);
                    self.step();
                } else {
                    let number = self.act(seat)?;
                    let text = format!("card {number} after card {last_number} in round {round}");
                    self.demand(number > last_number, "R-DEV-03", &text);
                    last_number = number;
                }
                awaited.retain(|s| *s != seat);
            }
        }
        self.criminals_put_under();
        // R-UND-04: what may come next without a combat.
        let drawn = |fact: &Fact| matches!(fact, Fact::Drew { deck: Deck::Criminals, .. });
        if self.peek().is_some_and(|e| !drawn(&e.fact)) {
            return self.lost("R-DEV-02", "the development phase is over");
        }
        Ok(())
    }

    /// Returns the committed card's number.
    fn act(&mut self, seat: usize) -> Result<i64, Lost> {
        let next = self.peek_of(seat);
        if let Some(Fact::Discarded { card }) = next {
            let allowed = self.record.agreed.discard_for_gems;
            self.demand(allowed, "R-DEV-01", "cards are not discarded in this game");
            self.step();
            self.discard(seat, *card)?;
            return Ok(*card);
        }
        if let Some(Fact::Returned { card, by: None }) = next {
            // R-DEV-12: it returns to the hand, face up.
            self.step();
            let text = format!("card {card} is taken back and could be played");
            let playable = self.playable(seat, *card);
            self.demand(!playable, "R-DEV-12", &text);
            self.leave_hand(seat, *card);
            self.add_to_hand(seat, *card);
            return Ok(*card);
        }
        if let Some(Fact::Tucked { card: 66, under, from_pyramid: false }) = next {
            self.step();
            self.leave_hand(seat, 66);
            let host = self.players[seat].pyramid.card(*under).is_some() && is_character(*under);
            self.demand(host, "R-LAW-66", &format!("card {under} is no own character"));
            self.tuck(seat, 66, *under);
            if self.record.agreed.revised_laws {
                self.repeat(seat, *under)?;
            } else {
                self.double(seat, *under)?;
            }
            return Ok(66);
        }
        if matches!(next, Some(Fact::Returned { .. } | Fact::GemsUnparked { .. })) {
            self.succession(seat)?;
            return Ok(65);
        }
        if let Some(Fact::JudgementsDrawn { .. }) = next {
            return self.play_criminal(seat);
        }
        let paid = self.payment(seat);
        let Some(Fact::Played { card, level, column }) = self.peek_of(seat) else {
            return self.lost("R-DEV-09", &format!("seat {seat} plays a card now"));
        };
        self.step();
        self.leave_hand(seat, *card);
        self.place(seat, *card, *level, *column, paid)?;
        Ok(*card)
    }

    /// R-DEV-12: level 1 always has a place and costs least; a law needs a place, law 66 a
    /// character.
    fn playable(&self, seat: usize, card: i64) -> bool {
        let pyramid = &self.players[seat].pyramid;
        let Some(character) = self.sheet.characters.get(&card) else {
            // R-LAW-65, R-LAW-66; with domain cards a pyramid may be empty.
            return match card {
                65 => pyramid.cards.iter().any(|c| (1..=4).contains(&c.level)),
                _ if is_criminal(card) => {
                    self.judgements_left() >= 2 && !pyramid.places_below().is_empty()
                }
                66 => pyramid.cards.iter().any(|c| is_character(c.card)),
                _ => true,
            };
        };
        self.can_pay(seat, &character.cost(1))
    }

    /// R-DEV-01.
    fn discard(&mut self, seat: usize, card: i64) -> Result<(), Lost> {
        self.leave_hand(seat, card);
        if is_criminal(card) {
            // R-UND-04.
            self.put(card, Whereabouts::Discarded);
            self.criminals.insert(0, Some(card));
        } else {
            self.put(card, Whereabouts::Gone);
        }
        let there = self.in_reserve();
        let taken = self.taking(seat, &[Why::Discard]).unwrap_or(0);
        let text = format!("{taken} gems for a discard, there were {there}");
        self.demand(self.gems_suffice(taken, 2, there), "R-DEV-01", &text);
        Ok(())
    }

    /// R-DEV-04 to R-DEV-09.
    fn place(
        &mut self,
        seat: usize,
        card: i64,
        level: i64,
        column: i64,
        paid: Paid,
    ) -> Result<(), Lost> {
        let misplaced =
            self.players[seat].pyramid.misplaced(level, column, self.record.agreed.gaps);
        if let Some(reason) = misplaced {
            let (rule, text) = reason.split_once(": ").unwrap_or(("R-DEV-04", reason));
            self.complain(rule, &format!("{text} (card {card}, level {level}, column {column})"));
            if !(1..=5).contains(&level) {
                return Err(Lost);
            }
        }
        if is_law(card) {
            self.demand(level < 5, "R-DEV-07", "a law on level 5");
            self.demand(
                card != 65 && card != 66,
                "R-DEV-04",
                &format!("law {card} takes no place of its own"),
            );
            self.demand(paid == Paid::default(), "R-DEV-07", "a law costs nothing");
            self.stand(seat, card, level, column);
            self.circles(seat, level, column, &[None; 3])?;
            return self.law(seat, card);
        }
        let Some(character) = self.sheet.characters.get(&card) else {
            return self.lost("R-SET-05", &format!("there is no card {card}"));
        };
        self.cost(seat, card, &character.cost(level), &paid);
        self.stand(seat, card, level, column);
        self.circles(seat, level, column, &[None; 3])?;
        self.gain(seat, card, &character.gains(level))
    }

    /// The circles below, above right and above left.
    pub fn circles_around(&self, seat: usize, level: i64, column: i64) -> [Option<usize>; 3] {
        let pyramid = &self.players[seat].pyramid;
        circle_places(level, column).map(|(l, c)| pyramid.circle(l, c))
    }

    /// R-DEV-10.
    pub fn circles(
        &mut self,
        seat: usize,
        level: i64,
        column: i64,
        before: &[Option<usize>; 3],
    ) -> Result<(), Lost> {
        let now = self.circles_around(seat, level, column);
        let mut due = vec![];
        for (i, place) in circle_places(level, column).into_iter().enumerate() {
            if let Some(colour) = now[i]
                && before[i] != now[i]
                && !self.players[seat].pyramid.has_paid(place.0, place.1, colour)
            {
                due.push((place, colour));
            }
        }
        while let Some(Fact::Circle { level, column, colour, gem }) = self.peek_of(seat) {
            let told = ((*level, *column), *colour);
            let known = due.iter().position(|d| *d == told);
            let text =
                format!("no new {} circle on level {level}, column {column}", COLOURS[*colour]);
            self.demand(known.is_some(), "R-DEV-10", &text);
            if let Some(at) = known {
                due.remove(at);
            }
            self.step();
            let on_card = self.players[seat].pyramid.combat.means.gems[*colour];
            let there = self.reserve[*colour] + on_card > 0;
            self.demand(
                there == *gem,
                "R-DEV-10",
                "a gem for a circle is taken exactly if there is one",
            );
            if *gem {
                let mut one = Gems::default();
                one[*colour] = 1;
                let Some(Fact::GemsTaken { gems, why: Why::Circle, from }) = self.peek_of(seat)
                else {
                    return self.lost("R-DEV-10", "the gem for a circle is taken now");
                };
                self.demand(*gems == one, "R-DEV-10", "another gem than that of the circle");
                self.step();
                self.take_from(seat, gems, *from);
                self.players[seat].pyramid.pays(*level, *column, *colour);
            }
        }
        self.demand(due.is_empty(), "R-DEV-10", &format!("circles are not told: {due:?}"));
        Ok(())
    }
}

fn circle_places(level: i64, column: i64) -> [(i64, i64); 3] {
    [(level, column), (level + 1, column), (level + 1, column - 1)]
}
