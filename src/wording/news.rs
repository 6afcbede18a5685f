//! What happened, as told in the game's thread: short lines, one for what belongs together.

mod contested;
mod laws;
mod rivals;

use super::news_lines::{Counted, Lines};
use super::thing::{Joined, Thing};
use super::{Arg, PublicText, Wording};
use crate::cards::{CardId, Catalogue, Colour, Reward};
use crate::rules::{
    AuctionPlace, BySeat, Claim, Claimed, Develop, GemsFor, Open, OpenFact, Phase, Seat, SeatSet,
    Topic, WonBy,
};

/// Who is called to do what; the names may be mentions.
pub struct NamedCall {
    /// What they are asked.
    pub topic: Topic,
    /// Who.
    pub who: Vec<String>,
}

/// News as lines; nothing worth telling gives no line. `after` is what lies open after the last fact.
pub fn lines(
    w: &Wording,
    facts: &[OpenFact],
    names: &BySeat<String>,
    catalogue: &Catalogue,
    after: &Open,
) -> Vec<String> {
    let mut teller = Teller {
        w,
        names,
        catalogue,
        facts,
        after,
        lines: Lines::new(w),
        starting: false,
        shown_passes: SeatSet::NONE,
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
    names: &'a BySeat<String>,
    catalogue: &'a Catalogue,
    facts: &'a [OpenFact],
    after: &'a Open,
    lines: Lines<'a>,
    /// Whether cards are placed as first cards.
    starting: bool,
    /// Who was told to have passed with the choices of a round.
    shown_passes: SeatSet,
    totals: Vec<(Seat, i16)>,
}

impl Teller<'_> {
    fn who(&self, seat: Seat) -> Thing {
        Thing::Name(self.names.get(seat).cloned().unwrap_or_default())
    }

    fn whos(&self, seats: SeatSet) -> Thing {
        Thing::list(seats.iter().map(|s| self.who(s)), Joined::And)
    }

    fn card(&self, card: CardId) -> Thing {
        Thing::card(self.catalogue, card)
    }

    fn plain(&mut self, key: &str, args: &[(&str, Arg<'_>)]) {
        self.lines.plain(self.w.say(key, args));
    }

    fn tell(&mut self, nth: usize, fact: &OpenFact) {
        match fact {
            // Told by the standing post, or by what follows from them.
            OpenFact::AuctionCardsLaid(_)
            | OpenFact::ReserveIs(_)
            | OpenFact::RivalsJoined(_)
            | OpenFact::Answered(_)
            | OpenFact::TookAnswerBack(_)
            | OpenFact::PassGemsShown
            | OpenFact::MovedToTip { .. }
            | OpenFact::InfiniteReady => {}
            OpenFact::TurnBegan(turn) => {
                self.plain("news-turn", &[("turn", (*turn).into())]);
            }
            OpenFact::PhaseBegan { phase, .. } => self.phase(*phase),
            OpenFact::FirstCardsShown => {
                self.starting = true;
                self.plain("news-first-cards", &[]);
            }
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
                self.plain("news-bids", &[("bids", said.into())]);
            }
            OpenFact::Contested {
                at,
                bidders,
                rivals,
            } => self.contested(nth, *at, *bidders, *rivals),
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
            OpenFact::DevelopsShown(develops) => self.develops(develops),
            OpenFact::PassedRound { seat } => {
                if !self.shown_passes.contains(*seat) {
                    let who = self.who(*seat);
                    self.plain("news-passed-round", &[("who", who.into())]);
                }
            }
            OpenFact::Played {
                seat, card, slot, ..
            } => {
                let name = self.card(*card);
                self.lines.played(*seat, name, slot.level, self.starting);
            }
            OpenFact::Discarded { seat, card } => {
                let card = self.card(*card);
                self.lines.discarded(*seat, card);
            }
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
                GemsFor::Reward | GemsFor::Card | GemsFor::Bid | GemsFor::Law | GemsFor::Paint => {
                    let part = self.w.say("news-part-gems", &[("gems", (*gems).into())]);
                    self.lines.part(*seat, part);
                }
            },
            OpenFact::GemsPaid { seat, gems, why } => match why {
                GemsFor::Card => self.lines.paid(*seat, gems),
                // Bids and strokes of paint are told themselves.
                GemsFor::Bid | GemsFor::Paint => {}
                GemsFor::Infinite
                | GemsFor::Law
                | GemsFor::Pass
                | GemsFor::Reward
                | GemsFor::Discard
                | GemsFor::Circle => {
                    let part = self.w.say("news-part-paid", &[("gems", (*gems).into())]);
                    self.lines.part(*seat, part);
                }
            },
            OpenFact::Circle {
                seat, colour, gem, ..
            } => {
                let key = if *gem {
                    "news-part-circle"
                } else {
                    "news-part-circle-bare"
                };
                let part = self.w.say(key, &[("colour", (*colour).into())]);
                self.lines.part(*seat, part);
            }
            OpenFact::TokenGained { seat, token, .. } => {
                self.lines.counted(*seat, Counted::Token(*token), 1);
            }
            OpenFact::GainedAttack { seat, count, .. } => {
                let part = Thing::Reward(Reward::Attack(*count));
                self.lines.part(*seat, self.w.word(part));
            }
            OpenFact::Drew { seat, deck, count } => {
                self.lines.counted(*seat, Counted::Drew(*deck), *count);
            }
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
            OpenFact::Painted { seat, colour, .. } => self.painted(*seat, *colour),
            OpenFact::Scored { seat, score } => self.totals.push((*seat, score.total())),
            OpenFact::Ended { winners } => self.ended(*winners),
        }
    }

    fn phase(&mut self, phase: Phase) {
        match phase {
            Phase::SetUp | Phase::Auction(_) | Phase::Development(_) | Phase::Over => {}
            Phase::Painting => self.plain("news-painting", &[]),
        }
        self.shown_passes = SeatSet::NONE;
        self.starting = self.starting && phase == Phase::SetUp;
    }

    /// Said by the first key of a card at a place, by the second of either card.
    fn claimed(&mut self, seat: Seat, claimed: Claimed, keys: [&str; 2]) {
        let place = match claimed.claim {
            Claim::Base => Some(AuctionPlace::Base),
            Claim::Tip => Some(AuctionPlace::Tip),
            Claim::Either => None,
        };
        let mut args = vec![
            ("who", self.who(seat).into()),
            ("colour", claimed.at.into()),
        ];
        let [of_a_place, of_either] = keys;
        let key = place.map_or(of_either, |_| of_a_place);
        args.extend(place.map(|place| ("place", place.into())));
        self.plain(key, &args);
    }

    fn develops(&mut self, develops: &BySeat<Option<Develop>>) {
        let mut said = vec![];
        for (seat, develop) in develops.iter() {
            let who = self.who(seat);
            let (key, card) = match develop {
                None => continue,
                Some(Develop::Play(card)) => ("news-develop-play", Some(*card)),
                Some(Develop::Discard(card)) => ("news-develop-discard", Some(*card)),
                Some(Develop::Pass) => {
                    self.shown_passes.insert(seat);
                    ("news-develop-pass", None)
                }
            };
            let mut args = vec![("who", who.into())];
            args.extend(card.map(|card| ("card", self.card(card).into())));
            said.push(Thing::Said(self.w.say(key, &args)));
        }
        let said = Thing::List(said, Joined::Commas);
        self.plain("news-develops", &[("choices", said.into())]);
    }

    fn painted(&mut self, seat: Seat, colour: Colour) {
        self.lines.painted(seat, colour);
    }

    fn ended(&mut self, winners: SeatSet) {
        let best = winners.iter().next();
        let points = self.totals.iter().find(|(s, _)| Some(*s) == best);
        let points = points.map_or(0, |(_, points)| *points);
        // R-VIR-09: alone one neither wins nor loses.
        let key = if self.names.count() == 1 {
            "news-solo"
        } else if winners.len() == 1 {
            "news-won-game"
        } else {
            "news-shared-game"
        };
        let who = self.whos(winners);
        self.plain(key, &[("who", who.into()), ("points", points.into())]);
    }

    fn finish(self) -> Vec<String> {
        let names = self.names;
        self.lines
            .said(&|seat| names.get(seat).cloned().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests;
