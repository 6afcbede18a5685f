use super::*;

#[test]
fn r_set_02_pairs_are_as_likely_as_by_drawing_two_of_eight_gems() {
    let all: Vec<([i8; 4], u32)> = pairs().collect();
    assert_eq!(all.len(), 10);
    // Two of eight gems: 28 draws, one of them for each colour twice.
    assert_eq!(all.iter().map(|(_, ways)| ways).sum::<u32>(), 28);
    for (pair, ways) in all {
        assert_eq!(pair.iter().sum::<i8>(), 2);
        assert_eq!(ways == 1, pair.contains(&2), "{pair:?}");
    }
}
