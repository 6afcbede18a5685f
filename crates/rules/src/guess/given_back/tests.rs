use super::*;

#[test]
fn r_set_02_pairs_are_as_likely_as_by_drawing_two_of_eight_gems() {
    let all: Vec<([i8; 4], u32)> = pairs().collect();
    assert_eq!(all.len(), 10);
    assert_eq!(all.iter().map(|(_, ways)| ways).sum::<u32>(), 28);
    for (pair, ways) in all {
        assert_eq!(pair.iter().sum::<i8>(), 2);
        assert_eq!(ways == 1, pair.contains(&2), "{pair:?}");
    }
}

/// Returns the given number and records the bound.
struct Always(u32, u32);

impl Chance for Always {
    fn below(&mut self, _purpose: Purpose, n: u32) -> u32 {
        self.1 = n;
        self.0
    }
}

#[test]
fn r_set_02_what_others_gave_back_is_guessed_as_it_was_drawn() {
    let most = [[2, 2, 2, 2]; 2];
    for (all, pairs, ways) in [
        ([2, 1, 1, 0], [([2, 0, 0, 0], 4), ([1, 1, 0, 0], 16)], 40),
        ([3, 1, 0, 0], [([2, 0, 0, 0], 4), ([1, 1, 0, 0], 4)], 8),
    ] {
        let mut luck = Always(0, 0);
        who_gave_what(all, &most, &mut luck);
        assert_eq!(luck.1, ways);
        for (pair, times) in pairs {
            let first = |nth| who_gave_what(all, &most, &mut Always(nth, 0))[0];
            let found = (0..ways).filter(|nth| first(*nth) == pair).count();
            assert_eq!(found, times, "{pair:?}");
        }
    }
}

#[test]
fn while_nobody_has_given_anything_back_nothing_is_guessed() {
    let mut luck = Always(0, 0);
    let gave = who_gave_what([0; 4], &[[2, 2, 2, 2]; 2], &mut luck);
    assert_eq!(gave.as_slice(), [[0; 4]; 2]);
    assert_eq!(luck.1, 0);
}
