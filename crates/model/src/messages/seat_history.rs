//! Replays who played each seat, from the causes of the steps.

use crate::prelude::*;

use super::{Actor, Answers, Cause, Holders, PlayedFact, Stint, is_its_holders};
use crate::attendance::DecidedBy;

#[derive(Clone, Debug)]
pub struct SeatHistory {
    holders: Holders,
    hands: Arc<BySeat<Actor>>,
    stints: BySeat<Vec<(usize, Stint)>>,
    /// Seats with an unrevealed secret choice: it is attributed to the player who made it, even if
    /// the seat changes hands.
    secret: SeatSet,
    turn: u8,
    is_second_chance: bool,
    /// Of whoever holds each seat now.
    answers: BySeat<Answers>,
}

impl SeatHistory {
    pub fn new(holders: Holders) -> SeatHistory {
        let first = holders.0.map(|_, held| held.first.clone());
        SeatHistory {
            hands: Arc::new(first.map(|_, player| by_themselves(player))),
            stints: first.map(|_, player| {
                let stint =
                    Stint { from_turn: 0, player: player.clone(), computer: player.level() };
                vec![(0, stint)]
            }),
            answers: holders.0.map(|_, _| Answers::default()),
            holders,
            secret: SeatSet::NONE,
            turn: 0,
            is_second_chance: false,
        }
    }

    pub fn holders(&self) -> &Holders {
        &self.holders
    }

    pub fn take_over(&mut self, seat: Seat, player: Player, steps: u32) {
        self.holders.take_over(seat, player, steps);
    }

    /// Past events keep the old name.
    pub fn rename(&mut self, who: PersonId, name: &str) {
        self.holders.rename(who, name);
        let hands = Arc::make_mut(&mut self.hands);
        for seat in self.stints.seats() {
            hands[seat].player.rename(who, name);
            for (_, stint) in &mut self.stints[seat] {
                stint.player.rename(who, name);
            }
        }
    }

    /// What a second chance begins with was done elsewhere.
    pub fn step(&mut self, number: u32, cause: &Cause, facts: &[Fact]) -> Vec<PlayedFact> {
        self.begin_step(number, cause);
        if let Cause::PlayedOn { .. } = cause {
            self.is_second_chance = true;
            let open = facts.iter().filter_map(|fact| match fact {
                Fact::Open(fact) => Some(fact),
                Fact::Screen(..) | Fact::Decks(_) => None,
            });
            open.for_each(|fact| self.happened(fact));
            return vec![];
        }
        let mut deeds = vec![];
        for fact in facts {
            let Fact::Open(fact) = fact else { continue };
            self.happened(fact);
            let hands = if let OpenFact::Ended { .. } = fact {
                self.at_the_end()
            } else {
                Arc::clone(&self.hands)
            };
            let fact = fact.clone();
            deeds.push(PlayedFact { fact, hands });
        }
        deeds
    }

    fn begin_step(&mut self, number: u32, cause: &Cause) {
        let mut hands = BySeat::clone(&self.hands);
        for seat in hands.seats() {
            let held = &self.holders.0[seat];
            let nth = held.nth(number);
            let holder = held.holder(nth);
            let hand = &mut hands[seat];
            if self.secret.contains(seat) {
                // Attributed to the player who made the secret choice.
            } else if hand.player != *holder {
                *hand = by_themselves(holder);
            } else if hand.by == DecidedBy::TimeUp {
                hand.by = DecidedBy::Themselves;
            }
            if self.stints[seat].last().is_none_or(|last| last.0 != nth) {
                self.begin(seat, nth, None);
                self.answers[seat] = Answers::default();
            }
        }
        if let Some(seat) = cause.seat().filter(|seat| self.answers.get(*seat).is_some()) {
            self.answers[seat].count(cause);
        }
        if let Some((seat, by)) = self.decided(number, cause)
            && hands.get(seat).is_some()
        {
            let held = &self.holders.0[seat];
            let player = held.holder(held.nth(number)).clone();
            hands[seat] = Actor { player, by };
        }
        if hands != *self.hands {
            self.hands = Arc::new(hands);
        }
    }

    pub fn stints(&self) -> BySeat<Vec<Stint>> {
        self.holders.0.map(|seat, held| {
            let all = &self.stints[seat];
            let known = all.last().map_or(0, |(nth, _)| *nth);
            let later = (known + 1..=held.later.len()).map(|nth| self.stint(seat, nth, None));
            all.iter().map(|(_, stint)| stint.clone()).chain(later).collect()
        })
    }

    pub fn is_second_chance(&self) -> bool {
        self.is_second_chance
    }

    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Of the holder at the end.
    pub fn answers(&self, seat: Seat) -> Answers {
        let begun = self.stints[seat].last().map_or(0, |(nth, _)| *nth);
        match begun == self.holders.0[seat].later.len() {
            true => self.answers[seat],
            false => Answers::default(),
        }
    }

    /// Seats whose result would count for their holders if the game ended now.
    pub fn whole(&self) -> SeatSet {
        let stints = self.stints();
        let whole = stints.iter().filter(|(_, stints)| is_its_holders(stints, self.turn));
        whole.map(|(seat, _)| seat).collect()
    }

    fn at_the_end(&self) -> Arc<BySeat<Actor>> {
        let whole = self.whole();
        let stints = self.stints();
        Arc::new(self.hands.map(|seat, hand| match (whole.contains(seat), stints[seat].last()) {
            (false, Some(last)) => Actor { player: last.player.clone(), by: DecidedBy::Several },
            (true, _) | (_, None) => by_themselves(&hand.player),
        }))
    }

    /// A computer player holds a seat from its first answer until the person answers again. A
    /// single timeout does not change the holder.
    fn decided(&mut self, number: u32, cause: &Cause) -> Option<(Seat, DecidedBy)> {
        match cause {
            Cause::Computed { seat, level, .. } => {
                let held = self.holders.0.get(*seat)?;
                // A person may have taken a computer player's seat, and left.
                let chosen = held.holder(held.nth(number)).level();
                self.plays(*seat, Some(*level));
                Some(match chosen {
                    Some(_) => (*seat, DecidedBy::Themselves),
                    None => (*seat, DecidedBy::Computer),
                })
            }
            Cause::Answered { seat, .. } | Cause::Reconsidered { seat } => {
                self.plays(*seat, None);
                Some((*seat, DecidedBy::Themselves))
            }
            // A plan may be carried out after its player has left.
            Cause::Planned { seat, .. } | Cause::Preferred { seat, .. } => {
                Some((*seat, DecidedBy::Themselves))
            }
            Cause::TimedOut { seat, .. } => Some((*seat, DecidedBy::TimeUp)),
            Cause::Opened { .. } | Cause::PlayedOn { .. } | Cause::Undid { .. } => None,
        }
    }

    fn plays(&mut self, seat: Seat, computer: Option<Level>) {
        let last = self.stints.get(seat).and_then(|all| all.last());
        if let Some((nth, last)) = last
            && last.computer != computer
        {
            self.begin(seat, *nth, computer);
        }
    }

    fn begin(&mut self, seat: Seat, nth: usize, computer: Option<Level>) {
        let stint = self.stint(seat, nth, computer);
        self.stints[seat].push((nth, stint));
    }

    fn stint(&self, seat: Seat, nth: usize, computer: Option<Level>) -> Stint {
        Stint { from_turn: self.turn, player: self.holders.0[seat].holder(nth).clone(), computer }
    }

    fn happened(&mut self, fact: &OpenFact) {
        if fact.ends_secret_choices() {
            self.secret = SeatSet::NONE;
        }
        if let OpenFact::Answered(seat) = fact {
            self.secret.insert(*seat);
        } else if let OpenFact::TookAnswerBack(seat) = fact {
            self.secret.remove(*seat);
        } else if let OpenFact::TurnBegan(turn) = fact {
            self.turn = *turn;
        }
    }
}

fn by_themselves(player: &Player) -> Actor {
    Actor { player: player.clone(), by: DecidedBy::Themselves }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Person;
    use viceroy_rules::{Answer, Offer, PromptId};

    const ANNA: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    fn player(id: u64, name: &str) -> Player {
        let person = Person { id: PersonId(id), name: name.to_owned() };
        person.into()
    }

    fn doers() -> SeatHistory {
        let people = [player(1, "Anna"), player(2, "Ben")];
        let people = BySeat::new(2, |seat| people[usize::from(seat.0)].clone());
        SeatHistory::new(Holders::begin(&people))
    }

    fn answer() -> (PromptId, Answer) {
        (PromptId(1), Answer::one(Offer::Pass))
    }

    fn by_hand(seat: Seat) -> Cause {
        let (prompt, answer) = answer();
        Cause::Answered { seat, prompt, answer }
    }

    fn computed(seat: Seat) -> Cause {
        let (prompt, answer) = answer();
        Cause::Computed { seat, prompt, answer, level: Level::Normal }
    }

    fn too_late(seat: Seat) -> Cause {
        let (prompt, answer) = answer();
        Cause::TimedOut { seat, prompt, answer }
    }

    fn step(
        doers: &mut SeatHistory,
        number: u32,
        cause: &Cause,
        facts: &[Fact],
    ) -> Arc<BySeat<Actor>> {
        let more = [Fact::from(OpenFact::InfiniteReady)];
        let deeds = doers.step(number, cause, &[facts, &more].concat());
        Arc::clone(&deeds[0].hands)
    }

    fn who(hands: &BySeat<Actor>, seat: Seat) -> (&str, DecidedBy) {
        (&hands[seat].player.name, hands[seat].by)
    }

    #[test]
    fn a_step_is_told_with_whoever_held_the_seat_and_who_decided() {
        use DecidedBy::{Computer, Themselves, TimeUp};
        let mut doers = doers();
        let hands = step(&mut doers, 1, &Cause::Opened { by: Seat(0) }, &[]);
        assert_eq!(who(&hands, BEN), ("Ben", Themselves));
        let hands = step(&mut doers, 2, &too_late(BEN), &[]);
        assert_eq!(who(&hands, BEN), ("Ben", TimeUp));
        assert_eq!(who(&hands, ANNA), ("Anna", Themselves));
        let hands = step(&mut doers, 3, &by_hand(ANNA), &[]);
        assert_eq!(who(&hands, BEN), ("Ben", Themselves), "it was this once");
        let hands = step(&mut doers, 4, &computed(BEN), &[]);
        assert_eq!(who(&hands, BEN), ("Ben", Computer));
        let hands = step(&mut doers, 5, &by_hand(BEN), &[]);
        assert_eq!(who(&hands, BEN), ("Ben", Themselves), "back again");
        let hands = step(&mut doers, 6, &computed(BEN), &[]);
        doers.take_over(BEN, player(3, "Cid"), 6);
        doers.take_over(BEN, player(4, "Dot"), 6);
        assert_eq!(who(&hands, BEN), ("Ben", Computer), "what was told stays");
        let hands = step(&mut doers, 7, &by_hand(ANNA), &[]);
        assert_eq!(who(&hands, BEN), ("Dot", Themselves));
        doers.take_over(BEN, player(5, "Eve"), 7);
        assert_eq!(doers.holders().at(7)[BEN].name, "Dot");
        assert_eq!(doers.holders().at(8)[BEN].name, "Eve");
    }

    #[test]
    fn a_secret_choice_is_told_with_whoever_made_it() {
        let mut doers = doers();
        step(&mut doers, 1, &computed(BEN), &[OpenFact::Answered(BEN).into()]);
        doers.take_over(BEN, player(3, "Cid"), 1);
        let bids = OpenFact::BidsShown(BySeat::new(2, |_| None));
        let shown = [OpenFact::Answered(ANNA).into(), bids.into()];
        let hands = step(&mut doers, 2, &by_hand(ANNA), &shown);
        assert_eq!(who(&hands, BEN), ("Ben", DecidedBy::Computer));
        let hands = step(&mut doers, 3, &by_hand(ANNA), &[]);
        assert_eq!(who(&hands, BEN), ("Cid", DecidedBy::Themselves));
    }

    #[test]
    fn a_computer_player_that_was_chosen_decides_for_itself() {
        let chosen = Player::computer(1, Level::Normal, &[]);
        let people = BySeat::new(2, |_| chosen.clone());
        let mut doers = SeatHistory::new(Holders::begin(&people));
        let hands = step(&mut doers, 1, &computed(BEN), &[]);
        assert_eq!(hands[BEN].by, DecidedBy::Themselves);
        assert_eq!(doers.stints()[BEN].len(), 1);
        doers.take_over(BEN, player(3, "Cid"), 1);
        let hands = step(&mut doers, 2, &computed(BEN), &[]);
        assert_eq!(who(&hands, BEN), ("Cid", DecidedBy::Computer), "not what Cid chose");
    }

    #[test]
    fn hands_change_with_answers_and_with_taking_over() {
        let mut doers = doers();
        let steps = [
            (Cause::Opened { by: Seat(0) }, None),
            (by_hand(ANNA), Some(1)),
            (too_late(BEN), Some(2)),
            (computed(BEN), None),
            (computed(BEN), Some(3)),
            (by_hand(BEN), None),
            (computed(BEN), Some(4)),
        ];
        for (number, (cause, turn)) in (1..).zip(steps) {
            let facts: Vec<Fact> =
                turn.map(|t| OpenFact::TurnBegan(t).into()).into_iter().collect();
            doers.step(number, &cause, &facts);
        }
        doers.take_over(BEN, player(3, "Cid"), 7);
        step(&mut doers, 8, &by_hand(ANNA), &[]);
        doers.take_over(BEN, player(4, "Dot"), 8);
        let stints = doers.stints();
        let read = |seat: Seat| -> Vec<(u8, &str, bool)> {
            let of = stints[seat].iter();
            of.map(|s| (s.from_turn, s.player.name.as_str(), s.is_own())).collect()
        };
        assert_eq!(read(ANNA), [(0, "Anna", true)]);
        assert_eq!(
            read(BEN),
            [
                (0, "Ben", true),
                (2, "Ben", false),
                (3, "Ben", true),
                (3, "Ben", false),
                (4, "Cid", true),
                (4, "Dot", true),
            ]
        );
        let winners = [ANNA, BEN].into_iter().collect();
        let ended = [OpenFact::Ended { winners }.into()];
        let deeds = doers.step(9, &by_hand(ANNA), &ended);
        assert_eq!(who(&deeds[0].hands, ANNA), ("Anna", DecidedBy::Themselves));
        assert_eq!(who(&deeds[0].hands, BEN), ("Dot", DecidedBy::Several));
    }
}
