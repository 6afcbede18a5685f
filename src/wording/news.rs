//! What happened, as told in the game's thread: short lines, one for what belongs together.

mod calls;
mod contested;
mod laws;
mod rivals;

use super::news_lines::{Counted, Lines};
use super::{Arg, PublicText, names, say};
use crate::cards::{CardId, Catalogue, Colour};
use crate::rules::{
    BySeat, Claim, Claimed, Develop, GemsFor, Open, OpenFact, Phase, Seat, SeatSet, Topic, WonBy,
};

/// Who is called to do what; the names may be mentions.
pub struct Call {
    /// What they are asked.
    pub topic: Topic,
    /// Who.
    pub who: Vec<String>,
}

/// News as lines; nothing worth telling gives no line. `after` is what lies open after the last fact.
pub fn lines(
    facts: &[OpenFact],
    names: &BySeat<String>,
    (catalogue, after): (&Catalogue, &Open),
) -> Vec<String> {
    let mut teller = Teller {
        names,
        catalogue,
        facts,
        after,
        lines: Lines::default(),
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
pub fn calls(calls: &[Call]) -> Vec<String> {
    let line = |call: &Call| {
        let (who, what) = (names::listed_and(&call.who), calls::to_do(call.topic));
        say(
            "news-call",
            &[("who", Arg::Text(&who)), ("what", Arg::Text(&what))],
        )
    };
    calls.iter().map(line).collect()
}

/// Said when a post has nothing else to say.
pub fn quiet() -> PublicText {
    PublicText(say("news-quiet", &[]))
}

struct Teller<'a> {
    names: &'a BySeat<String>,
    catalogue: &'a Catalogue,
    facts: &'a [OpenFact],
    after: &'a Open,
    lines: Lines,
    /// Whether cards are placed as first cards.
    starting: bool,
    /// Who was told to have passed with the choices of a round.
    shown_passes: SeatSet,
    totals: Vec<(Seat, i16)>,
}

impl Teller<'_> {
    fn who(&self, seat: Seat) -> String {
        self.names.get(seat).cloned().unwrap_or_default()
    }

    fn whos(&self, seats: SeatSet) -> String {
        names::listed_and(&seats.iter().map(|s| self.who(s)).collect::<Vec<_>>())
    }

    fn card(&self, card: CardId) -> String {
        names::card(self.catalogue, card)
    }

    fn plain(&mut self, key: &str, args: &[(&str, &str)]) {
        let args: Vec<_> = args.iter().map(|(n, t)| (*n, Arg::Text(t))).collect();
        self.lines.plain(say(key, &args));
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
                let turn = ("turn", Arg::Number(i64::from(*turn)));
                self.lines.plain(say("news-turn", &[turn]));
            }
            OpenFact::PhaseBegan { phase, .. } => self.phase(*phase),
            OpenFact::FirstCardsShown => {
                self.starting = true;
                self.plain("news-first-cards", &[]);
            }
            OpenFact::Revealed { at, card } | OpenFact::Replenished { at, card, .. } => {
                let (colour, card) = (names::auction_card(*at), self.card(*card));
                let args = [("colour", Arg::Text(&colour)), ("card", Arg::Text(&card))];
                self.lines.revealed(say("news-revealed-card", &args));
            }
            OpenFact::AuctionDiscarded { card, .. } => {
                let card = self.card(*card);
                self.lines.gone(card);
            }
            OpenFact::BidsShown(bids) => {
                let said = bids.iter().filter_map(|(s, b)| {
                    let (who, bid) = (self.who(s), names::bid((*b)?));
                    let args = [("who", Arg::Text(&who)), ("bid", Arg::Text(&bid))];
                    Some(say("news-bid", &args))
                });
                let said = names::listed(&said.collect::<Vec<_>>());
                self.plain("news-bids", &[("bids", &said)]);
            }
            OpenFact::Contested {
                at,
                bidders,
                rivals,
            } => self.contested(nth, *at, (*bidders, *rivals)),
            OpenFact::RivalsBid(bids) => self.rivals_bid(bids),
            OpenFact::RivalTook { rival, card, .. } => {
                let (who, card) = (names::rival(*rival), self.card(*card));
                self.plain("news-rival-took", &[("who", &who), ("card", &card)]);
            }
            OpenFact::RivalLeft { rival } => {
                self.plain("news-rival-left", &[("who", &names::rival(*rival))]);
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
                self.plain(key, &[("who", &who), ("card", &card)]);
            }
            OpenFact::Passed { seat } => self.lines.passed(*seat),
            OpenFact::DevelopsShown(develops) => self.develops(develops),
            OpenFact::PassedRound { seat } => {
                if !self.shown_passes.contains(*seat) {
                    let who = self.who(*seat);
                    self.plain("news-passed-round", &[("who", &who)]);
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
                self.plain("news-taken-back", &[("who", &who), ("card", &card)]);
            }
            OpenFact::InfiniteUsed { seat, colour } => self.lines.infinite(*seat, *colour),
            OpenFact::GemsTaken { seat, gems, why } => match why {
                GemsFor::Pass => self.lines.pass_gems(*seat, gems),
                GemsFor::Discard => self.lines.discard_gems(*seat, gems),
                // The circle and the infinite gem are told themselves.
                GemsFor::Circle | GemsFor::Infinite => {}
                GemsFor::Reward | GemsFor::Card | GemsFor::Bid | GemsFor::Law | GemsFor::Paint => {
                    let gems = names::gems(gems);
                    let part = say("news-part-gems", &[("gems", Arg::Text(&gems))]);
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
                    let gems = names::gems(gems);
                    let part = say("news-part-paid", &[("gems", Arg::Text(&gems))]);
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
                let colour = names::colour(*colour);
                let part = say(key, &[("colour", Arg::Text(&colour))]);
                self.lines.part(*seat, part);
            }
            OpenFact::TokenGained { seat, token, .. } => {
                self.lines.counted(*seat, Counted::Token(*token), 1);
            }
            OpenFact::GainedAttack { seat, count, .. } => {
                let part = names::reward(crate::cards::Reward::Attack(*count));
                self.lines.part(*seat, part);
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
                let cards: Vec<String> = cards.iter().map(|c| self.card(c)).collect();
                if !cards.is_empty() {
                    let (who, cards) = (self.who(*seat), names::listed_and(&cards));
                    self.plain("news-hand", &[("who", &who), ("cards", &cards)]);
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
            Claim::Base => Some(names::place(crate::rules::AuctionPlace::Base)),
            Claim::Tip => Some(names::place(crate::rules::AuctionPlace::Tip)),
            Claim::Either => None,
        };
        let (who, colour) = (self.who(seat), names::auction_card(claimed.at));
        let mut args = vec![("who", who.as_str()), ("colour", colour.as_str())];
        let [of_a_place, of_either] = keys;
        let key = place.as_ref().map_or(of_either, |_| of_a_place);
        if let Some(place) = &place {
            args.push(("place", place));
        }
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
            let card = card.map(|c| self.card(c)).unwrap_or_default();
            let args = [("who", Arg::Text(&who)), ("card", Arg::Text(&card))];
            said.push(say(key, &args));
        }
        let said = names::listed(&said);
        self.plain("news-develops", &[("choices", &said)]);
    }

    fn painted(&mut self, seat: Seat, colour: Colour) {
        self.lines.painted(seat, colour);
    }

    fn ended(&mut self, winners: SeatSet) {
        let best = winners.iter().next();
        let points = self.totals.iter().find(|(s, _)| Some(*s) == best);
        let points = points.map(|(_, p)| p.to_string()).unwrap_or_default();
        // R-VIR-09: alone one neither wins nor loses.
        let key = if self.names.count() == 1 {
            "news-solo"
        } else if winners.len() == 1 {
            "news-won-game"
        } else {
            "news-shared-game"
        };
        let who = self.whos(winners);
        self.plain(key, &[("who", &who), ("points", &points)]);
    }

    fn finish(self) -> Vec<String> {
        let names = self.names;
        self.lines
            .said(&|seat| names.get(seat).cloned().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests;
