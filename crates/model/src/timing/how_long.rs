//! Typical length of games in days, measured with simulated players (docs/playing.md).

use super::speed::Speed;

/// Medians.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HowLong {
    pub planning: u8,
    pub by_hand: u8,
}

impl Speed {
    /// `None` for solo games, live games (one evening) and games without a clock (unlimited).
    pub fn takes(self, people: usize) -> Option<HowLong> {
        let [two, three, four] = match self {
            Speed::Daily => [(5, 6), (9, 11), (11, 15)],
            Speed::Hour(_) => [(5, 5), (8, 9), (10, 12)],
            Speed::Relaxed => [(5, 6), (8, 13), (12, 15)],
            Speed::Live | Speed::None => return None,
        };
        let (planning, by_hand) = match people {
            0 | 1 => return None,
            2 => two,
            3 => three,
            _ => four,
        };
        Some(HowLong { planning, by_hand })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::timing::DailyHour;

    fn of_page(line: &str) -> Vec<u8> {
        let page = include_str!("../../../../docs/playing.md");
        let found = page.lines().find_map(|l| l.strip_prefix(&format!("| {line} |")));
        let columns = found.unwrap().split('|').take(3);
        let first = |column: &str| column.trim().split(',').next().and_then(|n| n.parse().ok());
        columns.filter_map(first).collect()
    }

    #[test]
    fn lobbies_say_what_the_page_says() {
        let hour = Speed::Hour(DailyHour::USUAL);
        let named = [(Speed::Daily, "daily"), (hour, "daily hour"), (Speed::Relaxed, "relaxed")];
        for (speed, name) in named {
            let takes: Vec<HowLong> = (2..5).filter_map(|people| speed.takes(people)).collect();
            let planning: Vec<u8> = takes.iter().map(|takes| takes.planning).collect();
            let by_hand: Vec<u8> = takes.iter().map(|takes| takes.by_hand).collect();
            assert_eq!(planning, of_page(&format!("{name}, all take proposals")));
            assert_eq!(by_hand, of_page(&format!("{name}, all by hand")));
        }
        assert_eq!(Speed::Daily.takes(1), None);
        assert_eq!(Speed::Live.takes(4), None);
    }
}
