//! The parts of a game in their order: set-up, every turn, and the end.

use super::agreement::GameSetup;
use super::options::{DomainCards, Policies, ReturnedGems};

/// A part of a game. What happens in it stands in a file of `rules/stages/`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The auction cards are laid out (R-SET-07).
    AuctionCards,
    /// Diamonds into the reserve (R-TD-06).
    Diamonds,
    /// Monsters, face down (R-INV-02).
    Monsters,
    /// Criminals, judgement and bribe tokens (R-UND-01).
    Underworld,
    /// Starting gems, of which some go back by lot (R-SET-01, R-SET-02).
    GemsByLot,
    /// Starting gems, of which everybody chooses some that go back (R-SET-02, R-SET-09).
    GemsByChoice,
    /// First cards, and the decks from the rest (R-SET-03, R-SET-05).
    FirstCards,
    /// Domain cards, and what each gives (R-TD-04).
    DomainCards,
    /// Characters for every hand, of which some go back, and the decks from the rest (R-TD-04).
    FirstHands,
    /// Laws for every hand (R-SET-06).
    Laws,
    /// Cards at the auction cards (R-SET-07).
    Reveal,
    /// The first cards' rewards (R-SET-04, R-SET-08).
    FirstRewards,
    /// The virtual opponents come in (R-VIR-02).
    Rivals,
    /// The auctions (R-AUC-01).
    Auctions,
    /// What was not taken moves on, and new cards come (R-AUC-16).
    MoveOn,
    /// The development rounds (R-DEV-01).
    Development,
    /// Criminals that nobody wants go under their deck (R-UND-04).
    PutUnder,
    /// A combat against four monsters (R-INV-06).
    Combat,
    /// Whoever has no criminal draws one (R-UND-04).
    DrawCriminals,
    /// Hands go, and what lies on combat cards (R-END-01).
    Hands,
    /// Judgements make their owners discard tokens (R-UND-09).
    Judgement,
    /// Everybody may paint (R-END-01).
    Painting,
    /// Scores and winners (R-END-02 to R-END-09).
    Counting,
}

/// When a part of the schedule has its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Every time.
    Always,
    /// Where virtual opponents play.
    WithRivals,
}

/// A part, and when it has its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scheduled {
    /// What happens.
    pub part: Part,
    pub when: When,
}

/// One of the three stretches of a schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stretch {
    /// Once, before the first turn.
    SetUp,
    /// Again and again.
    Turn,
    /// Once, after the last turn.
    End,
}

/// The parts of a game in their order (R-SET-08, R-TRN-01, R-TRN-02).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// Once, before the first turn.
    pub set_up: Vec<Scheduled>,
    /// Every turn.
    pub turn: Vec<Scheduled>,
    /// Once, after the last turn.
    pub end: Vec<Scheduled>,
    /// Auctions of a turn (R-AUC-01).
    pub auctions: u8,
    /// Development rounds of a turn (R-DEV-01).
    pub rounds: u8,
}

fn always(part: Part) -> Scheduled {
    let when = When::Always;
    Scheduled { part, when }
}

impl Schedule {
    /// What is played under an agreement. Running games keep what they were made under: whoever changes this for new
    /// games lets the agreement say which schedule it means.
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

    /// The same with diamonds, which lie in the reserve before anybody takes gems (R-TD-06).
    pub(super) fn with_diamonds(mut self) -> Schedule {
        self.set_up.insert(0, always(Part::Diamonds));
        self
    }

    /// The same with monsters, which lie ready before anything is revealed, and are fought at the end of a turn (R-INV-02,
    /// R-INV-06).
    pub(super) fn with_monsters(mut self) -> Schedule {
        self.set_up.insert(0, always(Part::Monsters));
        self.turn.push(always(Part::Combat));
        self
    }

    /// The same with criminals, which lie ready before anything is dealt, change hands at the end of a turn, before and after
    /// a combat, and bring judgements before anybody paints (R-UND-01, R-UND-04, R-UND-09, R-INV-06).
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

    /// Where a part stands.
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
    /// Whether it is so under an agreement.
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

    /// Running games compile their schedule again from what was agreed: it must come out as it was.
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
            // What follows a part is found by its name, so none stands there twice.
            let mut all: Vec<Part> = vec![];
            for scheduled in [&schedule.set_up, &schedule.turn, &schedule.end].into_iter().flatten()
            {
                assert!(!all.contains(&scheduled.part), "{scheduled:?}");
                all.push(scheduled.part);
            }
        }
    }
}
