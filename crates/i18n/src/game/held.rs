//! Seats that changed hands, and who is credited with the result.

use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    pub who: String,
    pub by: Vec<HeldBy>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldBy {
    /// 0 during set-up.
    pub turn: u8,
    /// `None` is a computer player.
    pub name: Option<String>,
}

pub(crate) fn line(w: &Wording, held: &Held) -> String {
    let by = held.by.iter().map(|by| {
        let turn = by.turn;
        Term::Said(match &by.name {
            Some(name) => {
                let who = Term::name(name);
                w.say(text!(table_held_person, who, turn))
            }
            None => w.say(text!(table_held_computer, turn)),
        })
    });
    let by = Term::list(by, Joined::Commas);
    let who = Term::name(&held.who);
    w.say(text!(table_held, who, by))
}

/// Uses the seat's name where the result does not count as the player's own.
pub fn results(w: &Wording, names: &BySeat<String>, whole: SeatSet) -> BySeat<String> {
    names.map(|seat, name| match whole.contains(seat) {
        true => name.clone(),
        false => {
            let who = Term::name(name);
            w.say(text!(doer_several, who))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use viceroy_rules::Seat;

    #[test]
    fn it_is_told_who_played_a_seat_from_which_turn() {
        let by = |turn, name: Option<&str>| HeldBy { turn, name: name.map(str::to_owned) };
        let held = Held {
            who: "Eve".to_owned(),
            by: vec![by(0, Some("David")), by(2, None), by(9, Some("Eve"))],
        };
        assert_eq!(
            line(&english(), &held),
            "-# Eve’s seat: David, a computer player from turn 2, Eve from turn 9"
        );
    }

    #[test]
    fn what_others_played_is_told_as_the_seats() {
        let names = BySeat::new(2, |s| ["Ann", "Bob"][usize::from(s.0)].to_owned());
        let told = results(&english(), &names, SeatSet::all(1));
        assert_eq!((&*told[Seat(0)], &*told[Seat(1)]), ("Ann", "Bob’s seat"));
    }
}
