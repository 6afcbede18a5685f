//! Where a card may be placed in a pyramid (R-DEV-04, R-DEV-05).

use crate::prelude::*;
use crate::ruleset::UpperRows;

impl Pyramid {
    /// In ascending order (R-DEV-04, R-DEV-05).
    pub fn free_slots(&self, upper_rows: UpperRows) -> SmallVec<[Slot; 16]> {
        let mut slots: SmallVec<[Slot; 16]> = SmallVec::new();
        let Some(TakenSlots { first, rows }) = TakenSlots::of(self) else {
            slots.push(Slot { level: 1, column: 0 });
            return slots;
        };
        let base = rows[1];
        push(&mut slots, 1, first, (base << 1 | base >> 1) & !base);
        for level in 2..=5usize {
            let below = rows[level - 1];
            let row = rows[level];
            let mut free = below & below >> 1 & !row;
            if row != 0 && upper_rows == UpperRows::Closed {
                free &= row << 1 | row >> 1;
            }
            push(&mut slots, level as i8, first, free);
        }
        slots
    }

    /// Slots for a criminal, ascending: under two neighbouring cards of level 1, next to a criminal
    /// if there is one (R-UND-02, R-DEV-05).
    pub fn slots_below(&self) -> SmallVec<[Slot; 16]> {
        let mut slots: SmallVec<[Slot; 16]> = SmallVec::new();
        if let Some(TakenSlots { first, rows: [row, base, ..] }) = TakenSlots::of(self) {
            let mut free = base & base << 1 & !row;
            if row != 0 {
                free &= row << 1 | row >> 1;
            }
            push(&mut slots, 0, first, free);
        }
        slots
    }
}

/// One bit per column, the lowest for the left end of the base. There are enough bits for all cards
/// in one row, wherever it starts (R-END-11).
struct TakenSlots {
    /// The column of the lowest bit.
    first: i16,
    /// By level; criminals are on level 0.
    rows: [u128; 6],
}

impl TakenSlots {
    /// `None` without a base.
    fn of(pyramid: &Pyramid) -> Option<TakenSlots> {
        let domain = pyramid.domain.map(|domain| domain.slot);
        let taken = || pyramid.cards.iter().map(|s| s.slot).chain(domain);
        let base = taken().filter(|slot| slot.level == 1);
        let first = i16::from(base.map(|slot| slot.column).min()?) - 1;
        let mut rows = [0u128; 6];
        for slot in taken() {
            let row = usize::try_from(slot.level).ok();
            let bit = u32::try_from(i16::from(slot.column) - first).ok();
            let bit = bit.and_then(|bit| 1u128.checked_shl(bit));
            if let (Some(row), Some(bit)) = (row.and_then(|row| rows.get_mut(row)), bit) {
                *row |= bit;
            }
        }
        Some(TakenSlots { first, rows })
    }
}

fn push(slots: &mut SmallVec<[Slot; 16]>, level: i8, first: i16, mut bits: u128) {
    while bits != 0 {
        if let Ok(column) = i8::try_from(first + bits.trailing_zeros() as i16) {
            slots.push(Slot { level, column });
        }
        bits &= bits - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Domain;
    use crate::table::pyramid::tests::pyramid;

    fn free(slots: &[(i8, i8)]) -> Vec<(i8, i8)> {
        pyramid(slots).free_slots(UpperRows::Closed).iter().map(|s| (s.level, s.column)).collect()
    }

    #[test]
    fn r_dev_04_the_base_grows_at_both_ends() {
        assert_eq!(free(&[]), [(1, 0)]);
        assert_eq!(free(&[(1, 0)]), [(1, -1), (1, 1)]);
        assert_eq!(free(&[(1, 0), (1, 1)]), [(1, -1), (1, 2), (2, 0)]);
    }

    #[test]
    fn r_td_05_a_domain_card_takes_a_place_of_the_base() {
        let mut slots = pyramid(&[(1, 1)]);
        slots.domain = Some(Domain::at(Slot { level: 1, column: 0 }));
        let free = slots.free_slots(UpperRows::Closed);
        let free: Vec<(i8, i8)> = free.iter().map(|s| (s.level, s.column)).collect();
        assert_eq!(free, [(1, -1), (1, 2), (2, 0)]);
    }

    #[test]
    fn r_dev_05_rows_have_no_gaps() {
        let base = [(1, 0), (1, 1), (1, 2), (1, 3), (2, 0)];
        assert_eq!(free(&base), [(1, -1), (1, 4), (2, 1)]);
    }

    #[test]
    fn r_dev_05_an_option_lifts_it_for_levels_two_and_up() {
        let slots = pyramid(&[(1, 0), (1, 1), (1, 2), (1, 3), (2, 0)]);
        let free = slots.free_slots(UpperRows::WithGaps);
        let upper: Vec<i8> = free.iter().filter(|s| s.level == 2).map(|s| s.column).collect();
        assert_eq!(upper, [1, 2]);
    }

    #[test]
    fn r_dev_04_nothing_stands_above_level_five() {
        let mut slots = vec![];
        for level in 1..=5i8 {
            for column in 0..6 - level {
                slots.push((level, column));
            }
        }
        assert_eq!(free(&slots), [(1, -1), (1, 5)]);
    }

    /// All cards in one row and more on top, with as many gaps as allowed.
    #[test]
    fn r_end_11_the_base_grows_in_both_directions_without_bound() {
        for direction in [-1i8, 1] {
            let mut slots = vec![];
            for n in 0..88 {
                let ends = free(&slots);
                let level_1 = ends.iter().filter(|(level, _)| *level == 1).count();
                assert_eq!(level_1, if n == 0 { 1 } else { 2 }, "{n} {direction}");
                assert!(ends.contains(&(1, n * direction)), "{n} {direction}");
                slots.push((1, n * direction));
            }
            let [left, right] = if direction < 0 { [-87, 0] } else { [0, 87] };
            let free = pyramid(&slots).free_slots(UpperRows::WithGaps);
            let free: Vec<(i8, i8)> = free.iter().map(|s| (s.level, s.column)).collect();
            let upper = (left..right).map(|column| (2, column));
            let expected: Vec<(i8, i8)> =
                [(1, left - 1), (1, right + 1)].into_iter().chain(upper).collect();
            assert_eq!(free, expected);
        }
    }
}
