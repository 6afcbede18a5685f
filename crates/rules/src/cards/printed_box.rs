//! Checks that the cards match the printed box. Third-party packs may differ.

use super::card::Placed;
use super::{Card, Colour, Complaint, Face, Reward, Row};

/// Those about one card name its line.
pub(super) fn differences(file: &str, cards: &[Placed]) -> Vec<Complaint> {
    let characters: Vec<Character<'_>> = cards
        .iter()
        .filter_map(|placed| match &placed.card.face {
            Face::Character { levels, .. } => {
                Some(Character { card: &placed.card, line: placed.line, levels })
            }
            Face::Law { .. } | Face::Criminal { .. } => None,
        })
        .collect();
    let mut said = BoxLine { file, complaints: vec![] };
    same_sections(&mut said, &characters);
    costs(&mut said, &characters);
    tokens(&mut said, &characters);
    said.complaints
}

struct Character<'c> {
    card: &'c Card,
    line: usize,
    levels: &'c [Row; 4],
}

struct BoxLine<'f> {
    file: &'f str,
    complaints: Vec<Complaint>,
}

impl BoxLine<'_> {
    fn complain(&mut self, line: Option<usize>, what: String) {
        self.complaints.push(Complaint { file: self.file.to_owned(), line, what });
    }
}

fn same_sections(said: &mut BoxLine<'_>, characters: &[Character<'_>]) {
    for (i, a) in characters.iter().enumerate() {
        let mut before = characters[..i].iter();
        if let Some(b) = before.find(|b| b.card.sections == a.card.sections) {
            let (b, a_id) = (b.card.id.0, a.card.id.0);
            said.complain(
                Some(a.line),
                format!("characters {b} and {a_id} have the same sections"),
            );
        }
    }
}

fn costs(said: &mut BoxLine<'_>, characters: &[Character<'_>]) {
    for level in 0..4 {
        for colour in Colour::ALL {
            let costing =
                characters.iter().filter(|c| c.levels[level].cost == colour.into()).count();
            if costing != 16 {
                let (level, colour) = (level + 1, colour.key());
                said.complain(
                    None,
                    format!("level {level} costs {colour} on {costing} characters, not on 16"),
                );
            }
        }
    }
}

fn tokens(said: &mut BoxLine<'_>, characters: &[Character<'_>]) {
    for (reward, in_box) in box_contents() {
        let giving = characters.iter().flat_map(|c| {
            let rewards = c.levels.iter().flat_map(|row| &row.reward);
            rewards.filter(|r| **r == reward).map(|_| c.line)
        });
        let lines: Vec<usize> = giving.collect();
        if lines.len() != in_box {
            // For a surplus, point at the last; what is missing has no line.
            let line = lines.last().copied().filter(|_| lines.len() > in_box);
            let (reward, times) = (spoken(reward), lines.len());
            said.complain(line, format!("{reward} appears {times} times, the box has {in_box}"));
        }
    }
}

/// Exactly what the characters need.
fn box_contents() -> Vec<(Reward, usize)> {
    let mut contents = vec![
        (Reward::Points(2), 8),
        (Reward::Points(3), 8),
        (Reward::Points(4), 4),
        (Reward::Points(5), 4),
        (Reward::Points(7), 4),
        (Reward::Points(8), 4),
        (Reward::Points(10), 8),
        (Reward::Points(12), 8),
        (Reward::BonusMagic(2), 12),
        (Reward::BonusMagic(3), 8),
        (Reward::BonusMagic(5), 4),
    ];
    for colour in Colour::ALL {
        contents.push((Reward::BonusCircle { colour, value: 2 }, 2));
        contents.push((Reward::BonusCircle { colour, value: 4 }, 1));
    }
    contents
}

fn spoken(reward: Reward) -> String {
    match reward {
        Reward::Gems(n) => format!("gems = {n}"),
        Reward::Points(n) => format!("points = {n}"),
        Reward::Cards(n) => format!("cards = {n}"),
        Reward::Science(n) => format!("science = {n}"),
        Reward::Magic(n) => format!("magic = {n}"),
        Reward::Defence(n) => format!("defence = {n}"),
        Reward::Attack(n) => format!("attack = {n}"),
        Reward::BonusMagic(n) => format!("bonus_magic = {n}"),
        Reward::BonusCircle { colour, value } => {
            format!("bonus_circle of {} with value {value}", colour.key())
        }
        Reward::Infinite(colour) => format!("infinite = {}", colour.key()),
        Reward::InfiniteOfChoice => "infinite_of_choice".to_owned(),
        Reward::Diamonds(n) => format!("diamonds = {n}"),
        Reward::Bribes(n) => format!("bribes = {n}"),
        Reward::DiscardJudgements(n) => format!("discard_judgements = {n}"),
        Reward::Relocate => "relocate".to_owned(),
        Reward::BonusAnyCircle(n) => format!("bonus_circle of any colour with value {n}"),
    }
}
