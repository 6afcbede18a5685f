//! Gems as short text: how many of each colour.

use crate::cards::Gems;

pub(crate) fn write_gems(gems: &Gems) -> String {
    format!("{}.{}.{}.{}", gems.blue, gems.red, gems.green, gems.yellow)
}

pub(crate) fn read_gems(text: &str) -> Option<Gems> {
    let numbers: Vec<u8> = text
        .split('.')
        .take(5)
        .map(|n| n.parse().ok())
        .collect::<Option<_>>()?;
    let [blue, red, green, yellow] = numbers[..] else {
        return None;
    };
    Some(Gems {
        blue,
        red,
        green,
        yellow,
    })
}
