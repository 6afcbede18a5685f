//! Expectations that two worlds with different secrets look the same (R-HID-03).

use viceroy::rules::{SeatView, TableView};

use super::*;

type Compare = fn(&World, &World, &Args) -> Result<(), String>;

pub const FORMS: &[Form<Compare>] = &[
    ("<who> sees|see the same in both worlds", |one, other, a| {
        for seat in players(a)? {
            let (one, other) = (seen(&one.view(seat)?), seen(&other.view(seat)?));
            said(
                one == other,
                || format!("{} to see the same: {one}", name(seat)),
                || other.clone(),
            )?;
        }
        Ok(())
    }),
    ("<who> sees|see a difference", |one, other, a| {
        for seat in players(a)? {
            let (one, other) = (seen(&one.view(seat)?), seen(&other.view(seat)?));
            said(one != other, || format!("{} to see a difference", name(seat)), || one.clone())?;
        }
        Ok(())
    }),
    ("the table looks the same in both worlds", |one, other, _| {
        let (one, other) = (open(&one.game.table_view()), open(&other.game.table_view()));
        said(one == other, || one.clone(), || other.clone())
    }),
    ("the same is told in both worlds", |one, other, _| {
        let (one, other) = (format!("{:?}", one.told), format!("{:?}", other.told));
        said(one == other, || one.clone(), || other.clone())
    }),
];

fn seen(view: &SeatView) -> String {
    format!("{view:?}")
}

fn open(view: &TableView) -> String {
    format!("{view:?}")
}
