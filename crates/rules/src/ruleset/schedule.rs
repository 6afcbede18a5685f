//! The parts of a game in order: set-up, turns, end.

use super::agreement::GameSetup;
use super::options::{DomainCards, Policies, ReturnedGems};

/// A part of a game; `stages` implements them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// R-SET-07.
    AuctionCards,
    /// To the reserve (R-TD-06).
    Diamonds,
    /// Face down (R-INV-02).
    Monsters,
    /// R-UND-01.
    Underworld,
    /// R-SET-01, R-SET-02.
    GemsByLot,
    /// R-SET-02, R-SET-09.
    GemsByChoice,
    /// And decks from the rest (R-SET-03, R-SET-05).
    FirstCards,
    /// R-TD-04.
    DomainCards,
    /// And decks from the rest (R-TD-04).
    FirstHands,
    /// R-SET-06.
    Laws,
    /// R-SET-07.
    Reveal,
    /// R-SET-04, R-SET-08.
    FirstRewards,
    /// R-VIR-02.
    Rivals,
    /// R-AUC-01.
    Auctions,
    /// R-AUC-16.
    MoveOn,
    /// R-DEV-01.
    Development,
    /// Unwanted criminals go under their deck (R-UND-04).
    PutUnder,
    /// R-INV-06.
    Combat,
    /// For players who have none (R-UND-04).
    DrawCriminals,
    /// Discards hands and clears combat cards (R-END-01).
    Hands,
    /// R-UND-09.
    Judgement,
    /// R-END-01.
    Painting,
    /// R-END-02 to R-END-09.
    Counting,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    Always,
    WithRivals,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scheduled {
    pub part: Part,
    pub when: When,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stretch {
    SetUp,
    Turn,
    End,
}

/// R-SET-08, R-TRN-01, R-TRN-02.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    pub set_up: Vec<Scheduled>,
    pub turn: Vec<Scheduled>,
    pub end: Vec<Scheduled>,
    /// Per turn (R-AUC-01).
    pub auctions: u8,
    /// Per turn (R-DEV-01).
    pub rounds: u8,
}

fn always(part: Part) -> Scheduled {
    let when = When::Always;
    Scheduled { part, when }
}

impl Schedule {
    /// Running games keep their schedule: to change it for new games, let the agreement name the
    /// version.
    pub(super) fn of(policies: &Policies) -> Schedule {
        let gems = match policies.returned_gems {
            ReturnedGems::Random => Part::GemsByLot,
            ReturnedGems::Chosen => Part::GemsByChoice,
        };
        let first: &[Part] = match policies.domain_cards {
            DomainCards::Without => {
                &[Part::FirstCards, Part::Laws, Part::Reveal, Part::FirstRewards]
            }
            DomainCards::With => &[Part::DomainCards, Part::FirstHands, Part::Laws, Part::Reveal],
        };
        let before = [Part::AuctionCards, gems];
        let set_up = before.iter().chain(first);
        let rivals = Scheduled { part: Part::Rivals, when: When::WithRivals };
        Schedule {
            set_up: set_up.copied().map(always).collect(),
            turn: vec![
                rivals,
                always(Part::Auctions),
                always(Part::MoveOn),
                always(Part::Development),
            ],
            end: [Part::Hands, Part::Painting, Part::Counting].map(always).into(),
            auctions: 3,
            rounds: 3,
        }
    }

    /// Diamonds are in the reserve before anyone takes gems (R-TD-06).
    pub(super) fn with_diamonds(mut self) -> Schedule {
        self.set_up.insert(0, always(Part::Diamonds));
        self
    }

    /// Monsters are ready before any reveal; combat ends each turn (R-INV-02, R-INV-06).
    pub(super) fn with_monsters(mut self) -> Schedule {
        self.set_up.insert(0, always(Part::Monsters));
        self.turn.push(always(Part::Combat));
        self
    }

    /// Criminals are ready before dealing. Players put them under the deck before combat and draw
    /// after it; judgements precede painting (R-UND-01, R-UND-04, R-UND-09, R-INV-06).
    pub(super) fn with_criminals(mut self) -> Schedule {
        self.set_up.insert(0, always(Part::Underworld));
        let after = |parts: &[Scheduled], part| parts.iter().position(|s| s.part == part);
        let put_under = after(&self.turn, Part::Development).map_or(0, |nth| nth + 1);
        self.turn.insert(put_under, always(Part::PutUnder));
        self.turn.push(always(Part::DrawCriminals));
        let judgement = after(&self.end, Part::Hands).map_or(0, |nth| nth + 1);
        self.end.insert(judgement, always(Part::Judgement));
        self
    }

    pub(crate) fn parts(&self, stretch: Stretch) -> &[Scheduled] {
        match stretch {
            Stretch::SetUp => &self.set_up,
            Stretch::Turn => &self.turn,
            Stretch::End => &self.end,
        }
    }

    pub(crate) fn find(&self, part: Part) -> Option<(Stretch, usize)> {
        let stretches = [Stretch::Turn, Stretch::SetUp, Stretch::End].into_iter();
        let mut found = stretches.filter_map(|stretch| {
            let mut parts = self.parts(stretch).iter();
            Some((stretch, parts.position(|s| s.part == part)?))
        });
        found.next()
    }
}

impl When {
    pub(crate) fn holds(self, agreement: &GameSetup) -> bool {
        match self {
            When::Always => true,
            When::WithRivals => agreement.rivals > 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::{Edition, Options};

    fn told(scheduled: &[Scheduled]) -> String {
        let parts = scheduled.iter().map(|s| format!("{:?}", s.part));
        parts.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn r_td_04_domain_cards_come_after_the_gems_and_before_the_laws() {
        let options = Options { domain_cards: Some(DomainCards::With), ..Options::default() };
        for edition in Edition::ALL {
            let schedule = Schedule::of(&options.of(edition));
            let set_up = told(&schedule.set_up);
            let due = " DomainCards FirstHands Laws Reveal";
            assert!(set_up.ends_with(due), "{set_up}");
            let gems = set_up.trim_end_matches(due);
            let known = ["AuctionCards GemsByChoice", "AuctionCards GemsByLot"];
            assert!(known.contains(&gems), "{gems}");
        }
    }

    #[test]
    fn modules_lie_ready_before_anything_else_and_take_their_places_in_turn_and_end() {
        let policies = Options { domain_cards: Some(DomainCards::With), ..Options::default() };
        let base = || Schedule::of(&policies.of(Edition::De)).with_diamonds();
        let ready = |schedule: &Schedule| {
            let set_up = told(&schedule.set_up);
            set_up.split(" AuctionCards").next().unwrap().to_owned()
        };
        assert_eq!(ready(&base()), "Diamonds");
        assert_eq!(ready(&base().with_monsters()), "Monsters Diamonds");
        let all = base().with_monsters().with_criminals();
        assert_eq!(ready(&all), "Underworld Monsters Diamonds");
        assert_eq!(
            told(&all.turn),
            "Rivals Auctions MoveOn Development PutUnder Combat DrawCriminals"
        );
        assert_eq!(told(&all.end), "Hands Judgement Painting Counting");
    }

    /// Golden values: running games recompile their schedule, so it must not change.
    #[test]
    fn r_trn_01_every_edition_has_these_parts() {
        for edition in Edition::ALL {
            let schedule = Schedule::of(&Options::default().of(edition));
            let gems = match edition {
                Edition::De => "GemsByChoice",
                Edition::En2015 | Edition::EnFirst | Edition::Ru2015 => "GemsByLot",
            };
            let set_up = format!("AuctionCards {gems} FirstCards Laws Reveal FirstRewards");
            assert_eq!(told(&schedule.set_up), set_up);
            assert_eq!(told(&schedule.turn), "Rivals Auctions MoveOn Development");
            assert_eq!(told(&schedule.end), "Hands Painting Counting");
            assert_eq!((schedule.auctions, schedule.rounds), (3, 3));
            // The next part is found by name, so names must be unique.
            let mut all: Vec<Part> = vec![];
            for scheduled in [&schedule.set_up, &schedule.turn, &schedule.end].into_iter().flatten()
            {
                assert!(!all.contains(&scheduled.part), "{scheduled:?}");
                all.push(scheduled.part);
            }
        }
    }
}
