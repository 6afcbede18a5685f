//! Divides a game's news into posts per turn: one for one player, two for two, three for more.
//! Threads are read for weeks.

use viceroy_model::messages::{Chapter, Part};
use viceroy_rules::{Open, Phase};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Begun {
    pub(crate) from: u32,
    pub(crate) chapter: Chapter,
}

pub(crate) fn chapter_at(open: &Open, people: u8) -> Chapter {
    let part = match (open.phase, people) {
        (_, 0 | 1) => Part::Turn,
        (Phase::SetUp | Phase::Auction(_), 2) => Part::Auctions,
        (Phase::SetUp | Phase::Auction(0 | 1), _) => Part::FirstAuction,
        (Phase::Auction(_), _) => Part::LaterAuctions,
        (
            Phase::Development(_)
            | Phase::Criminals
            | Phase::Combat
            | Phase::Judgement
            | Phase::Painting
            | Phase::Over,
            _,
        ) => Part::Development,
    };
    Chapter {
        // The set-up is told with the first turn.
        turn: open.turn.max(1),
        part,
    }
}

pub(crate) fn most_posts(people: usize) -> usize {
    people.clamp(1, 3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_turn_is_as_many_posts_as_people_play_and_three_at_most() {
        let phases = [
            Phase::SetUp,
            Phase::Auction(1),
            Phase::Auction(2),
            Phase::Auction(3),
            Phase::Development(1),
            Phase::Development(2),
            Phase::Development(3),
            Phase::Painting,
        ];
        let parts = |people| {
            let open = |phase| Open { turn: 1, phase, ..Open::empty(people) };
            let chapters = phases.map(|phase| format!("{:?}", chapter_at(&open(phase), people)));
            chapters.into_iter().collect::<BTreeSet<_>>().len()
        };
        assert_eq!([1, 2, 3, 4].map(parts), [1, 2, 3, 3]);
        assert_eq!([1, 2, 3, 4].map(most_posts), [1, 2, 3, 3]);
        let set_up = chapter_at(&Open::empty(2), 2);
        assert_eq!(set_up.turn, 1, "the set-up belongs to the first turn");
    }
}
