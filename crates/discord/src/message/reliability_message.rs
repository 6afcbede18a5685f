//! How reliable somebody is: for their own eyes, and for others where they show it.

use super::post::add_line;
use crate::prelude::*;
use viceroy_i18n::{reliability, text};
use viceroy_model::reliability::Reliability;

/// Below what they read of their ratings.
pub fn add_own(w: &Wording, own: &Reliability, shown: &mut Response) {
    add_line(&mut shown.text, Some(reliability::own(w, own)));
    if !own.is_new() {
        let show = Button::new(CustomId::ShowReliability, w.say(text!(button_show_reliability)));
        shown.rows.push(Row::Buttons(vec![show]));
    }
}

/// For everybody in the channel.
pub fn posted(w: &Wording, who: &Person, own: &Reliability) -> Response {
    Response::new(reliability::shown(w, &who.name, own).0, vec![])
}
