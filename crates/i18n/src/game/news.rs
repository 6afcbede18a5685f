//! News for the game's thread or one player: short lines that group related facts.

mod audience;
mod contested;
mod diamonds;
mod invasion;
mod laws;
mod setup;
mod underworld;

pub use super::news_lines::Telling;
pub use audience::{Audience, Whose, doer};

use crate::Sentence;
use crate::game::news_lines::{GainedItem, Lines, Repeated};
use crate::prelude::*;
use viceroy_rules::{Develop, GemsFor, WonBy, is_dealt, turn_end_draws};

/// Depends on the facts alone, not on the current state.
pub fn lines(
    w: &Wording,
    facts: &[OpenFact],
    told: Audience<'_>,
    catalogue: &Catalogue,
) -> Vec<String> {
    let lines = told_lines(w, facts, told, (catalogue, Telling::Sentences)).into_iter();
    lines.map(|(_, line)| line).collect()
}

/// What a plan of its reader does, in few words.
pub(crate) fn steps(
    w: &Wording,
    facts: &[OpenFact],
    told: Audience<'_>,
    catalogue: &Catalogue,
) -> Vec<String> {
    let lines = told_lines(w, facts, told, (catalogue, Telling::Steps)).into_iter();
    lines.map(|(_, line)| line).collect()
}

/// Only those lines that tell what happened to `seat`.
pub fn lines_about(
    w: &Wording,
    seat: Seat,
    facts: &[OpenFact],
    told: Audience<'_>,
    (catalogue, telling): (&Catalogue, Telling),
) -> Vec<String> {
    let lines = told_lines(w, facts, told, (catalogue, telling)).into_iter();
    lines.filter(|(concerns, _)| concerns.contains(seat)).map(|(_, line)| line).collect()
}

fn told_lines(
    w: &Wording,
    facts: &[OpenFact],
    told: Audience<'_>,
    (catalogue, telling): (&Catalogue, Telling),
) -> Vec<(SeatSet, String)> {
    let mut teller = Teller {
        w,
        told,
        catalogue,
        facts,
        lines: Lines::new(w, told.players(), telling),
        starting: false,
        dealt: vec![],
        totals: vec![],
    };
    for (nth, fact) in facts.iter().enumerate() {
        teller.tell(nth, fact);
    }
    teller.finish()
}

pub fn calls(w: &Wording, calls: &[(Topic, Vec<String>)]) -> Vec<String> {
    let lines = calls.iter().map(|(topic, who)| (Term::names(who), Term::ToDo(*topic)));
    lines.map(|(who, what)| w.say(text!(news_call, who, what))).collect()
}

struct Teller<'a> {
    w: &'a Wording,
    told: Audience<'a>,
    catalogue: &'a Catalogue,
    facts: &'a [OpenFact],
    lines: Lines<'a>,
    starting: bool,
    /// Initial deals, buffered so that they become one line.
    dealt: Vec<(Seat, DeckKind, u8)>,
    totals: Vec<(Seat, i16)>,
}

impl Teller<'_> {
    fn who(&self, seat: &Seat) -> Term {
        self.lines.who(*seat)
    }

    fn each(&self, seats: SeatSet) -> impl Iterator<Item = Term> {
        let mut seats: Vec<Seat> = seats.iter().collect();
        seats.sort_by_key(|seat| Some(*seat) != self.told.reader);
        seats.into_iter().map(|seat| self.who(&seat))
    }

    fn whos(&self, seats: SeatSet) -> Term {
        Term::list(self.each(seats), Joined::And)
    }

    fn card(&self, card: &CardId) -> Term {
        Term::card(self.catalogue, *card)
    }

    fn plain<'a>(&mut self, sentence: impl Sentence<'a>) {
        self.lines.plain(self.w.say(sentence));
    }

    fn part<'a>(&mut self, seat: &Seat, sentence: impl Sentence<'a>) {
        self.lines.part(*seat, self.w.say(sentence));
    }

    fn tell(&mut self, nth: usize, fact: &OpenFact) {
        if let Some(who) = self.told.from(nth) {
            self.lines.speak_of(who);
        }
        if !matches!(fact, OpenFact::Drew { .. }) {
            self.say_dealt();
        }
        self.lines.concern(fact.concerns());
        match fact {
            // Shown by the standing post, or implied by later facts.
            OpenFact::AuctionCardsLaid(_)
            | OpenFact::ReserveIs(_)
            | OpenFact::RivalsJoined(_)
            | OpenFact::Answered(_)
            | OpenFact::TookAnswerBack(_)
            | OpenFact::PassGemsShown
            | OpenFact::DomainPlaced { .. }
            | OpenFact::MovedToTip { .. }
            | OpenFact::InfiniteReady => {}
            OpenFact::TurnBegan(turn) => self.plain(text!(news_turn, turn)),
            OpenFact::PhaseBegan { phase, .. } => self.phase(*phase),
            OpenFact::FirstCardsShown => {
                self.starting = true;
                self.plain(text!(news_first_cards));
            }
            OpenFact::OrderDrawn(order) => self.order_drawn(order),
            OpenFact::DomainRewardsShown(rewards) => self.domain_rewards(rewards),
            OpenFact::CharactersReturned => self.plain(text!(news_characters_returned)),
            OpenFact::Revealed { at, card } | OpenFact::Replenished { at, card, .. } => {
                self.lines.revealed(self.w.say(text!(
                    news_revealed_card,
                    colour = at,
                    card = self.card(card)
                )));
            }
            OpenFact::AuctionDiscarded { card, .. } => {
                let card = self.card(card);
                self.lines.gone(card);
            }
            OpenFact::BidsShown(bids) => {
                let said = bids.iter().filter_map(|(s, b)| {
                    Some(Term::Said(self.w.say(text!(news_bid, who = self.who(&s), bid = (*b)?))))
                });
                let said = Term::list(said, Joined::Commas);
                self.bids(nth, said);
            }
            OpenFact::Contested { at, bidders, rivals, cards } => {
                self.contested(*at, *bidders, *rivals, cards)
            }
            OpenFact::RivalsBid(bids) => self.rivals_bid(bids),
            OpenFact::RivalTook { rival, card, .. } => {
                self.plain(text!(news_rival_took, who = rival, card = self.card(card)));
            }
            OpenFact::RivalLeft { rival } => {
                self.plain(text!(news_rival_left, who = rival));
            }
            OpenFact::GemsReturned { .. } => self.plain(text!(news_returned)),
            OpenFact::Claimed { seat, claimed } => self.claimed(seat, claimed),
            OpenFact::StoppedInsisting { seat, claimed } => self.stopped_insisting(seat, claimed),
            OpenFact::Won { seat, card, by, .. } => {
                let (who, card) = (self.who(seat), self.card(card));
                match by {
                    WonBy::Gem => self.plain(text!(news_won, who, card)),
                    WonBy::Attack => self.plain(text!(news_won_attack, who, card)),
                }
            }
            OpenFact::Passed { seat } => self.lines.passed(*seat),
            OpenFact::DevelopsShown(develops) => self.develops(nth, develops),
            OpenFact::PassedRound { seat } => {
                let who = self.who(seat);
                self.plain(text!(news_passed_round, who));
            }
            OpenFact::Played { seat, card, slot, .. } => {
                let name = self.card(card);
                self.lines.played(*seat, name, slot.level, self.starting);
            }
            OpenFact::Discarded { seat, card } => self.discarded(nth, *seat, *card),
            OpenFact::TakenBack { seat, card } => {
                let (who, card) = (self.who(seat), self.card(card));
                self.plain(text!(news_taken_back, who, card));
            }
            OpenFact::InfiniteUsed { seat, colour } => self.lines.infinite(*seat, *colour),
            OpenFact::GemsTaken { seat, gems, why } => match why {
                GemsFor::Pass => self.lines.pass_gems(*seat, gems),
                GemsFor::Discard => self.lines.discard_gems(*seat, gems),
                // The circle and the infinite gem have their own lines.
                GemsFor::Circle | GemsFor::Infinite => {}
                _ => {
                    self.lines.took(*seat, gems);
                }
            },
            OpenFact::GemsPaid { seat, gems, why } => match why {
                GemsFor::Card => self.lines.paid(*seat, gems),
                // Bids and painting have their own lines.
                GemsFor::Bid | GemsFor::Paint => {}
                _ => {
                    self.part(seat, text!(news_part_paid, gems, who = self.who(seat)));
                }
            },
            OpenFact::Diamonds(fact) => self.diamonds(fact),
            OpenFact::Invasion(fact) => self.invasion(fact),
            OpenFact::Underworld(fact) => self.underworld(fact),
            OpenFact::Circle { seat, colour, gem, .. } => {
                let who = self.who(seat);
                let said = match (gem, self.lines.telling(*seat)) {
                    (true, Telling::Sentences) => self.w.say(text!(news_part_circle, colour, who)),
                    (true, Telling::Steps) => self.w.say(text!(step_circle, colour)),
                    (false, _) => self.w.say(text!(news_part_circle_bare, colour, who)),
                };
                self.lines.part(*seat, said);
            }
            OpenFact::TokenGained { seat, token, .. } => {
                self.lines.got(*seat, GainedItem::Token(*token), 1);
            }
            OpenFact::GainedAttack { seat, count, .. } => {
                self.lines.got(*seat, GainedItem::Attack, *count);
            }
            OpenFact::Drew { seat, deck, count } if is_dealt(self.facts, nth) => {
                self.deal(*seat, *deck, *count);
            }
            OpenFact::Drew { seat, deck, count } => match turn_end_draws(self.facts, nth) {
                // Drawn together, reported once.
                Some((first, seats)) if first == nth => {
                    self.lines.concern(seats);
                    self.criminals_drawn(seats);
                }
                Some(_) => {}
                None => self.lines.counted(*seat, Repeated::Drew(*deck), *count),
            },
            OpenFact::PutBack { seat, deck, count } => {
                self.lines.counted(*seat, Repeated::PutBack(*deck), *count);
            }
            OpenFact::Replaced { seat, card, by, .. } => self.replaced(*seat, *card, *by),
            OpenFact::Tucked { seat, card, under } => self.tucked(*seat, *card, *under),
            OpenFact::Slipped { seat, card, under } => self.slipped(*seat, *card, *under),
            OpenFact::Parked { seat, card, gems } => self.parked(*seat, *card, gems),
            OpenFact::Unparked { seat, card, gems } => self.unparked(*seat, *card, gems),
            OpenFact::Swapped { seat, given, with, taken } => {
                self.swapped(*seat, given, *with, taken)
            }
            OpenFact::GemsGiven { seat, to, gems } => self.gave(*seat, *to, gems),
            OpenFact::Prolonged { seat, count } => self.prolonged(*seat, *count),
            OpenFact::LawTook { seat, card, .. } => self.took_by_law(*seat, *card),
            OpenFact::HandDiscarded { seat, cards } => {
                if !cards.is_empty() {
                    let cards = Term::list(cards.iter().map(|c| self.card(&c)), Joined::And);
                    self.plain(text!(news_hand, who = self.who(seat), cards));
                }
            }
            OpenFact::Painted { seat, colour, with, .. } => {
                self.lines.painted(*seat, *colour, *with)
            }
            OpenFact::Scored { seat, score } => self.totals.push((*seat, score.total())),
            OpenFact::Ended { winners } => self.ended(*winners),
        }
    }

    fn phase(&mut self, phase: Phase) {
        self.lines.close();
        match phase {
            Phase::SetUp | Phase::Auction(_) | Phase::Development(_) | Phase::Over => {}
            Phase::Criminals => {}
            Phase::Combat => self.plain(text!(news_combat)),
            Phase::Judgement => self.plain(text!(news_judgement)),
            Phase::Painting => self.plain(text!(news_painting)),
        }
        self.starting = self.starting && phase == Phase::SetUp;
    }

    /// Omits choices whose effect follows immediately and has its own line.
    fn develops(&mut self, nth: usize, develops: &BySeat<Option<Develop>>) {
        let mut said = vec![];
        for (seat, develop) in develops.iter() {
            let Some(develop) = *develop else { continue };
            let (Develop::Play(card) | Develop::Discard(card)) = develop else {
                continue;
            };
            if !self.comes_of(nth, seat, card) {
                let (who, card) = (self.who(&seat), self.card(&card));
                said.push(match develop {
                    Develop::Play(_) => self.w.say(text!(news_develop_play, who, card)),
                    _ => self.w.say(text!(news_develop_discard, who, card)),
                });
            }
        }
        if !said.is_empty() {
            self.lines.plain(said.join(" "));
        }
    }

    fn comes_of(&self, nth: usize, by: Seat, chosen: CardId) -> bool {
        self.facts.iter().skip(nth + 1).any(|fact| {
            matches!(fact,
                OpenFact::Played { seat, card, .. }
                | OpenFact::Discarded { seat, card }
                | OpenFact::TakenBack { seat, card }
                | OpenFact::Replaced { seat, by: card, .. }
                | OpenFact::Tucked { seat, card, .. }
                if *seat == by && *card == chosen)
        })
    }

    fn ended(&mut self, winners: SeatSet) {
        let best = winners.iter().next();
        let points = self.totals.iter().find(|(s, _)| Some(*s) == best);
        let points = points.map_or(0, |(_, points)| *points);
        // R-VIR-09: a solo game has no winner or loser.
        let who = self.whos(winners);
        match (self.told.names.count(), winners.len()) {
            (1, _) => self.plain(text!(news_solo, who, points)),
            (_, 1) => self.plain(text!(news_won_game, who, points)),
            _ => self.plain(text!(news_shared_game, who, points)),
        }
    }

    fn finish(mut self) -> Vec<(SeatSet, String)> {
        self.say_dealt();
        self.lines.said()
    }
}

#[cfg(test)]
mod tests;
