//! What happened, as told in the game's thread or to one of the players: short lines, one for what belongs together.

mod contested;
mod diamonds;
mod invasion;
mod laws;
mod rivals;
mod setup;
mod told;
mod underworld;

pub use told::{Told, Whose, doer};

use super::news_lines::{Counted, Got, Lines};
use super::thing::{Joined, Thing};
use super::{Arg, PublicText, Wording};
use crate::cards::{CardId, Catalogue};
use crate::rules::{
    BySeat, DeckKind, Develop, GemsFor, OpenFact, Phase, Seat, SeatSet, Topic, WonBy, is_dealt,
    turn_end_draws,
};

/// Who is called to do what; the names may be mentions.
pub struct NamedCall {
    /// What they are asked.
    pub topic: Topic,
    /// Who.
    pub who: Vec<String>,
}

/// News as lines; nothing worth telling gives no line. They follow from the facts alone, however things stand meanwhile.
pub fn lines(
    w: &Wording,
    facts: &[OpenFact],
    told: Told<'_>,
    catalogue: &Catalogue,
) -> Vec<String> {
    let mut teller = Teller {
        w,
        told,
        catalogue,
        facts,
        lines: Lines::new(w, told.players()),
        starting: false,
        dealt: vec![],
        totals: vec![],
    };
    for (nth, fact) in facts.iter().enumerate() {
        teller.tell(nth, fact);
    }
    teller.finish()
}

/// Who is called, one line for each thing to do.
pub fn calls(w: &Wording, calls: &[NamedCall]) -> Vec<String> {
    let line = |call: &NamedCall| {
        let (who, what) = (Thing::names(&call.who), Thing::ToDo(call.topic));
        w.say("news-call", &[("who", who.into()), ("what", what.into())])
    };
    calls.iter().map(line).collect()
}

/// Said when a post has nothing else to say.
pub fn quiet(w: &Wording) -> PublicText {
    PublicText(w.say("news-quiet", &[]))
}

struct Teller<'a> {
    w: &'a Wording,
    told: Told<'a>,
    catalogue: &'a Catalogue,
    facts: &'a [OpenFact],
    lines: Lines<'a>,
    /// Whether cards are placed as first cards.
    starting: bool,
    /// What everybody is dealt at the start, until it is said.
    dealt: Vec<(Seat, DeckKind, u8)>,
    totals: Vec<(Seat, i16)>,
}

impl Teller<'_> {
    fn who(&self, seat: Seat) -> Thing {
        self.lines.who(seat)
    }

    /// Several players, the reader first.
    fn each(&self, seats: SeatSet) -> impl Iterator<Item = Thing> {
        let mut seats: Vec<Seat> = seats.iter().collect();
        seats.sort_by_key(|seat| Some(*seat) != self.told.reader);
        seats.into_iter().map(|seat| self.who(seat))
    }

    fn whos(&self, seats: SeatSet) -> Thing {
        Thing::list(self.each(seats), Joined::And)
    }

    fn card(&self, card: CardId) -> Thing {
        Thing::card(self.catalogue, card)
    }

    fn plain(&mut self, key: &str, args: &[(&str, Arg<'_>)]) {
        self.lines.plain(self.w.say(key, args));
    }

    /// Something that belongs to the line of what somebody did.
    fn part(&mut self, seat: Seat, key: &str, args: &[(&str, Arg<'_>)]) {
        let who = Arg::from(self.who(seat));
        let args: Vec<_> = args.iter().cloned().chain([("who", who)]).collect();
        self.lines.part(seat, self.w.say(key, &args));
    }

    fn tell(&mut self, nth: usize, fact: &OpenFact) {
        if let Some(who) = self.told.from(nth) {
            self.lines.speak_of(who);
        }
        if !matches!(fact, OpenFact::Drew { .. }) {
            self.say_dealt();
        }
        match fact {
            // Told by the standing post, or by what follows from them.
            OpenFact::AuctionCardsLaid(_)
            | OpenFact::ReserveIs(_)
            | OpenFact::RivalsJoined(_)
            | OpenFact::Answered(_)
            | OpenFact::TookAnswerBack(_)
            | OpenFact::PassGemsShown
            | OpenFact::DomainPlaced { .. }
            | OpenFact::MovedToTip { .. }
            | OpenFact::InfiniteReady => {}
            OpenFact::TurnBegan(turn) => self.plain("news-turn", &[("turn", (*turn).into())]),
            OpenFact::PhaseBegan { phase, .. } => self.phase(*phase),
            OpenFact::FirstCardsShown => {
                self.starting = true;
                self.plain("news-first-cards", &[]);
            }
            OpenFact::OrderDrawn(order) => self.order_drawn(order),
            OpenFact::DomainRewardsShown(rewards) => self.domain_rewards(rewards),
            OpenFact::CharactersReturned => self.plain("news-characters-returned", &[]),
            OpenFact::Revealed { at, card } | OpenFact::Replenished { at, card, .. } => {
                let args = [("colour", (*at).into()), ("card", self.card(*card).into())];
                self.lines.revealed(self.w.say("news-revealed-card", &args));
            }
            OpenFact::AuctionDiscarded { card, .. } => {
                let card = self.card(*card);
                self.lines.gone(card);
            }
            OpenFact::BidsShown(bids) => {
                let said = bids.iter().filter_map(|(s, b)| {
                    let args = [("who", self.who(s).into()), ("bid", (*b)?.into())];
                    Some(Thing::Said(self.w.say("news-bid", &args)))
                });
                let said = Thing::list(said, Joined::Commas);
                self.bids(nth, said);
            }
            OpenFact::Contested {
                at,
                bidders,
                rivals,
                cards,
            } => self.contested(*at, *bidders, *rivals, cards),
            OpenFact::RivalsBid(bids) => self.rivals_bid(bids),
            OpenFact::RivalTook { rival, card, .. } => {
                let args = [("who", (*rival).into()), ("card", self.card(*card).into())];
                self.plain("news-rival-took", &args);
            }
            OpenFact::RivalLeft { rival } => {
                self.plain("news-rival-left", &[("who", (*rival).into())]);
            }
            OpenFact::GemsReturned { .. } => self.plain("news-returned", &[]),
            OpenFact::Claimed { seat, claimed } => {
                let keys = match claimed.insists {
                    true => ["news-insists", "news-insists-either"],
                    false => ["news-claimed", "news-claimed-either"],
                };
                self.claimed(*seat, *claimed, keys);
            }
            OpenFact::StoppedInsisting { seat, claimed } => {
                let keys = ["news-stopped-insisting", "news-stopped-insisting-either"];
                self.claimed(*seat, *claimed, keys);
            }
            OpenFact::Won { seat, card, by, .. } => {
                let key = match by {
                    WonBy::Gem => "news-won",
                    WonBy::Attack => "news-won-attack",
                };
                let (who, card) = (self.who(*seat), self.card(*card));
                self.plain(key, &[("who", who.into()), ("card", card.into())]);
            }
            OpenFact::Passed { seat } => self.lines.passed(*seat),
            OpenFact::DevelopsShown(develops) => self.develops(nth, develops),
            OpenFact::PassedRound { seat } => {
                let who = self.who(*seat);
                self.plain("news-passed-round", &[("who", who.into())]);
            }
            OpenFact::Played {
                seat, card, slot, ..
            } => {
                let name = self.card(*card);
                self.lines.played(*seat, name, slot.level, self.starting);
            }
            OpenFact::Discarded { seat, card } => self.discarded(nth, *seat, *card),
            OpenFact::TakenBack { seat, card } => {
                let (who, card) = (self.who(*seat), self.card(*card));
                let args = [("who", who.into()), ("card", card.into())];
                self.plain("news-taken-back", &args);
            }
            OpenFact::InfiniteUsed { seat, colour } => self.lines.infinite(*seat, *colour),
            OpenFact::GemsTaken { seat, gems, why } => match why {
                GemsFor::Pass => self.lines.pass_gems(*seat, gems),
                GemsFor::Discard => self.lines.discard_gems(*seat, gems),
                // The circle and the infinite gem are told themselves.
                GemsFor::Circle | GemsFor::Infinite => {}
                _ => {
                    self.lines.took(*seat, gems);
                }
            },
            OpenFact::GemsPaid { seat, gems, why } => match why {
                GemsFor::Card => self.lines.paid(*seat, gems),
                // Bids and strokes of paint are told themselves.
                GemsFor::Bid | GemsFor::Paint => {}
                _ => {
                    self.part(*seat, "news-part-paid", &[("gems", (*gems).into())]);
                }
            },
            OpenFact::Diamonds(fact) => self.diamonds(fact),
            OpenFact::Invasion(fact) => self.invasion(fact),
            OpenFact::Underworld(fact) => self.underworld(fact),
            OpenFact::Circle {
                seat, colour, gem, ..
            } => {
                let key = if *gem {
                    "news-part-circle"
                } else {
                    "news-part-circle-bare"
                };
                self.part(*seat, key, &[("colour", (*colour).into())]);
            }
            OpenFact::TokenGained { seat, token, .. } => {
                self.lines.got(*seat, Got::Token(*token), 1);
            }
            OpenFact::GainedAttack { seat, count, .. } => {
                self.lines.got(*seat, Got::Attack, *count);
            }
            OpenFact::Drew { seat, deck, count } if is_dealt(self.facts, nth) => {
                self.deal(*seat, *deck, *count);
            }
            OpenFact::Drew { seat, deck, count } => match turn_end_draws(self.facts, nth) {
                // All of them are said once.
                Some((first, seats)) if first == nth => self.criminals_drawn(seats),
                Some(_) => {}
                None => self.lines.counted(*seat, Counted::Drew(*deck), *count),
            },
            OpenFact::PutBack { seat, deck, count } => {
                self.lines.counted(*seat, Counted::PutBack(*deck), *count);
            }
            OpenFact::Replaced { seat, card, by, .. } => self.replaced(*seat, *card, *by),
            OpenFact::Tucked { seat, card, under } => self.tucked(*seat, *card, *under),
            OpenFact::Slipped { seat, card, under } => self.slipped(*seat, *card, *under),
            OpenFact::Parked { seat, card, gems } => self.parked(*seat, *card, gems),
            OpenFact::Unparked { seat, card, gems } => self.unparked(*seat, *card, gems),
            OpenFact::Swapped {
                seat,
                given,
                with,
                taken,
            } => self.swapped(*seat, given, *with, taken),
            OpenFact::GemsGiven { seat, to, gems } => self.gave(*seat, *to, gems),
            OpenFact::Prolonged { seat, count } => self.prolonged(*seat, *count),
            OpenFact::LawTook { seat, card, .. } => self.took_by_law(*seat, *card),
            OpenFact::HandDiscarded { seat, cards } => {
                if !cards.is_empty() {
                    let cards = Thing::list(cards.iter().map(|c| self.card(c)), Joined::And);
                    let args = [("who", self.who(*seat).into()), ("cards", cards.into())];
                    self.plain("news-hand", &args);
                }
            }
            OpenFact::Painted {
                seat, colour, with, ..
            } => self.lines.painted(*seat, *colour, *with),
            OpenFact::Scored { seat, score } => self.totals.push((*seat, score.total())),
            OpenFact::Ended { winners } => self.ended(*winners),
        }
    }

    fn phase(&mut self, phase: Phase) {
        self.lines.close();
        match phase {
            Phase::SetUp | Phase::Auction(_) | Phase::Development(_) | Phase::Over => {}
            Phase::Criminals => {}
            Phase::Combat => self.plain("news-combat", &[]),
            Phase::Judgement => self.plain("news-judgement", &[]),
            Phase::Painting => self.plain("news-painting", &[]),
        }
        self.starting = self.starting && phase == Phase::SetUp;
    }

    /// Choices of a round. What happens with them right afterwards is told then.
    fn develops(&mut self, nth: usize, develops: &BySeat<Option<Develop>>) {
        let mut said = vec![];
        for (seat, develop) in develops.iter() {
            let Some(develop) = *develop else { continue };
            let (key, card) = match develop {
                Develop::Play(card) => ("news-develop-play", card),
                Develop::Discard(card) => ("news-develop-discard", card),
                Develop::Pass => continue,
            };
            if !self.comes_of(nth, seat, card) {
                let args = [
                    ("who", self.who(seat).into()),
                    ("card", self.card(card).into()),
                ];
                said.push(self.w.say(key, &args));
            }
        }
        if !said.is_empty() {
            self.lines.plain(said.join(" "));
        }
    }

    /// Whether something happens with a card of the hand after the fact of this number.
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
        // R-VIR-09: alone one neither wins nor loses.
        let key = if self.told.names.count() == 1 {
            "news-solo"
        } else if winners.len() == 1 {
            "news-won-game"
        } else {
            "news-shared-game"
        };
        let who = self.whos(winners);
        self.plain(key, &[("who", who.into()), ("points", points.into())]);
    }

    fn finish(mut self) -> Vec<String> {
        self.say_dealt();
        self.lines.said()
    }
}

#[cfg(test)]
mod tests;
