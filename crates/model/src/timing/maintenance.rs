//! Downtime announced by the operator. No clock runs then, as in any outage.

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Maintenance {
    pub from: WallTime,
    pub until: WallTime,
}

impl Maintenance {
    pub fn contains(self, at: WallTime) -> bool {
        (self.from..self.until).contains(&at)
    }

    /// The line in the maintenance file.
    pub fn line(self) -> String {
        format!("{} {}\n", self.from.stamp(), self.until.stamp())
    }

    pub fn read(line: &str) -> Option<Maintenance> {
        let (from, until) = line.trim().split_once(' ')?;
        let (from, until) = (WallTime::from_stamp(from)?, WallTime::from_stamp(until)?);
        (from < until).then_some(Maintenance { from, until })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let (from, until) = (WallTime(60_000), WallTime(120_000));
        let some = Maintenance { from, until };
        assert_eq!(Maintenance::read(&some.line()), Some(some));
        let none = Maintenance { from: until, until: from };
        for line in ["", "soon", &none.line()] {
            assert_eq!(Maintenance::read(line), None, "{line}");
        }
    }
}
