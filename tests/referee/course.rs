//! The course of a whole game.

use crate::last::record as read;
use crate::prelude::*;
use crate::{diamonds, gems, judgements, scoring};

pub fn check(sheet: &Sheet, value: &serde_json::Value) -> Vec<String> {
    let record = match read(sheet, value) {
        Ok(record) => record,
        Err(error) => return vec![format!("format: {error}")],
    };
    let mut wrong = scoring::check(sheet, &record);
    wrong.extend(gems::conservation(&record));
    wrong.extend(diamonds::conservation(sheet, &record));
    wrong.extend(judgements::faces(sheet, &record));
    let Some(opening) = gems::opening(&record) else {
        let made = "R-SET-02: no six gems for each player lead to this end, some were made or lost";
        wrong.push(made.into());
        return wrong;
    };
    let mut walk = Walk::new(sheet, &record, &opening);
    if walk.whole_game().is_ok() {
        walk.ending();
    }
    wrong.extend(walk.wrong);
    wrong
}

impl Walk<'_> {
    fn whole_game(&mut self) -> Result<(), Lost> {
        self.set_up()?;
        loop {
            self.turn += 1;
            self.auction_phase()?;
            self.development_phase()?;
            self.combat()?;
            self.criminals_drawn()?;
            // R-TRN-02.
            if self.base.iter().all(Option::is_none) {
                break;
            }
        }
        let told = self.record.turns;
        let text = format!("the record says {told} turns");
        self.demand(told == self.turn, "R-TRN-02", &text);
        self.demand(
            self.turn == self.record.agreed.turns + self.prolonged,
            "R-TRN-01",
            "not the turns agreed and those of law 69",
        );
        self.combat_cards_are_cleared();
        self.judgement()?;
        self.phase = Phase::Painting;
        self.painting();
        if self.at < self.record.log.len() {
            return self.lost("R-TRN-02", "the game is over");
        }
        Ok(())
    }

    fn set_up(&mut self) -> Result<(), Lost> {
        let mut firsts = vec![];
        if self.record.agreed.domain_cards {
            self.domains()?;
        } else {
            firsts = self.first_cards()?;
        }
        self.laws_dealt()?;
        self.reveal_row()?;
        // R-SET-08.
        firsts.sort_unstable();
        for (card, seat) in firsts {
            if let Some(character) = self.sheet.characters.get(&card) {
                self.gain(seat, card, &character.gains(1))?;
            }
        }
        if self.peek().is_some() {
            return self.lost("R-SET-08", "the set-up is over");
        }
        Ok(())
    }

    /// R-SET-03: with their owners.
    fn first_cards(&mut self) -> Result<Vec<(i64, usize)>, Lost> {
        let mut firsts = vec![];
        while let Some(Fact::FirstCard { card }) = self.peek().map(|e| &e.fact) {
            let seat = self.peek().map_or(0, |e| e.seat);
            self.comes_to_light(*card);
            self.demand(is_character(*card), "R-SET-03", "a law is the first card");
            let again = firsts.iter().any(|(_, s)| *s == seat);
            self.demand(!again, "R-SET-03", &format!("seat {seat} has two first cards"));
            firsts.push((*card, seat));
            self.stand(seat, *card, 1, 0);
            self.step();
        }
        if firsts.len() != self.record.seats {
            return self.lost("R-SET-03", "every seat has a first card");
        }
        Ok(firsts)
    }

    /// R-SET-06: even if the record omits the deal.
    fn laws_dealt(&mut self) -> Result<(), Lost> {
        let before: Vec<i64> = self.players.iter().map(|p| p.laws).collect();
        while let Some(Fact::Drew { deck, count }) = self.peek().map(|e| &e.fact) {
            let seat = self.peek().map_or(0, |e| e.seat);
            self.demand(
                *deck == Deck::Laws,
                "R-SET-06",
                "characters are drawn in the deal of laws",
            );
            self.draw(seat, *deck, *count);
            self.step();
        }
        for (seat, before) in before.into_iter().enumerate() {
            let dealt = self.players[seat].laws - before;
            let text = format!("seat {seat} is dealt {dealt} laws");
            self.demand(dealt == 3 || dealt == 0, "R-SET-06", &text);
            self.draw(seat, Deck::Laws, 3 - dealt);
        }
        Ok(())
    }

    /// R-END-01.
    fn painting(&mut self) {
        while let Some(entry) = self.peek() {
            let Fact::Painted { card, section, colour, with } = entry.fact else {
                return;
            };
            let seat = entry.seat;
            self.step();
            match with {
                Paint::Gem => {
                    let mut gem = Gems::default();
                    gem[colour] = 1;
                    self.spend(seat, &gem);
                }
                Paint::Diamond => self.spend_diamonds(seat, 1), // R-TD-08
            }
            let (pyramid, name) = (&self.players[seat].pyramid, SECTIONS[section]);
            let host = pyramid.card(card);
            let paintable = host.is_some_and(|c| pyramid.in_a_circle(c, section));
            let coloured = host.is_some_and(|c| c.sections[section].is_some());
            let text = format!("{name} of card {card} belongs to no circle");
            self.demand(paintable, "R-END-01", &text);
            let text = format!("{name} of card {card} has no colour");
            self.demand(coloured, "R-ARI-03", &text);
            let mut again = false;
            if let Some(host) = self.players[seat].pyramid.card_mut(card) {
                again = host.painted.iter().any(|(s, _)| *s == section);
                host.sections[section] = Some(colour);
                host.painted.push((section, with));
            }
            self.demand(
                !again,
                "R-END-01",
                &format!("{} of card {card} is painted twice", SECTIONS[section]),
            );
        }
    }

    fn ending(&mut self) {
        let record: &Record = self.record;
        let reserve = self.reserve;
        let text = format!("the reserve ends with {:?}, due is {reserve:?}", record.reserve);
        self.demand(reserve == record.reserve, "R-AUC-08", &text);
        let (told, due) = (record.diamonds.unwrap_or(0), self.diamonds);
        let text = format!("the reserve ends with {told} diamonds, due are {due}");
        self.demand(told == due, "R-TD-06", &text);
        for (seat, last) in record.players.iter().enumerate() {
            let player = self.players[seat].clone();
            let text = format!(
                "seat {seat} ends with gems {:?}, due are {:?}",
                last.gems_left, player.screen
            );
            self.demand(last.gems_left == player.screen, "R-END-11", &text);
            let text = format!(
                "seat {seat} ends with {} attack tokens, due are {}",
                last.attack_tokens, player.attack
            );
            self.demand(last.attack_tokens == player.attack, "R-REW-05", &text);
            let text = format!(
                "seat {seat} ends with {} diamonds, due are {}",
                last.diamonds, player.diamonds
            );
            self.demand(last.diamonds == player.diamonds, "R-TD-06", &text);
            let text =
                format!("seat {seat} ends with {} bribes, due are {}", last.bribes, player.bribes);
            self.demand(last.bribes == player.bribes, "R-UND-06", &text);
            self.hand_at_the_end(seat, &last.hand);
            self.domain_at_the_end(seat, &player.pyramid, &last.pyramid);
            self.combat_at_the_end(seat, &player.pyramid.combat, &last.pyramid.combat);
            let (mut due, mut told) = (player.pyramid.cards, last.pyramid.cards.clone());
            due.sort_by_key(|c| c.card);
            told.sort_by_key(|c| c.card);
            let numbers = |cards: &[Standing]| cards.iter().map(|c| c.card).collect::<Vec<_>>();
            let text = format!(
                "seat {seat} ends with cards {:?}, due are {:?}",
                numbers(&told),
                numbers(&due)
            );
            self.demand(numbers(&told) == numbers(&due), "R-DEV-14", &text);
            for (told, due) in told.into_iter().zip(due) {
                self.card_at_the_end(seat, told, due);
            }
        }
    }

    /// R-END-01: the hand is what was never played.
    fn hand_at_the_end(&mut self, seat: usize, hand: &[i64]) {
        for card in hand {
            self.leave_hand(seat, *card);
            self.put(*card, Whereabouts::Gone);
        }
        let player = &self.players[seat];
        let left = [player.characters, player.laws, player.criminals];
        let text = format!(
            "seat {seat} has {left:?} more characters, laws and criminals than the final hand {hand:?}"
        );
        self.demand(left == [0; 3], "R-END-01", &text);
    }

    fn card_at_the_end(&mut self, seat: usize, mut told: Standing, mut due: Standing) {
        if told.card != due.card {
            return;
        }
        for card in [&mut told, &mut due] {
            card.tokens.sort_unstable();
            card.under.sort_unstable();
            card.painted.sort_unstable();
        }
        let checks = [
            ("R-DEV-14", "place", (told.level, told.column) == (due.level, due.column)),
            ("R-END-01", "sections", told.sections == due.sections),
            ("R-END-01", "paint", told.painted == due.painted),
            ("R-REW-04", "tokens", told.tokens == due.tokens),
            ("R-LAW-76", "gems", told.parked == due.parked),
            ("R-DEV-13", "cards underneath", told.under == due.under),
        ];
        for (rule, what, holds) in checks {
            let text =
                format!("{what} of card {} of seat {seat}: {told:?}, due is {due:?}", told.card);
            self.demand(holds, rule, &text);
        }
    }
}
