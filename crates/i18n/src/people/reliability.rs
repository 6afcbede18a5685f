//! How reliable somebody is, as they and others read it.

use crate::{PrivateText, PublicText, Wording, unformatted};
use viceroy_model::reliability::{Reliability, SHOWN_FROM};

/// Without a name.
pub fn said(w: &Wording, reliability: &Reliability) -> String {
    let Reliability { games, finished, .. } = *reliability;
    match reliability.usually() {
        _ if reliability.is_new() => w.say(text!(reliability_new, from = SHOWN_FROM)),
        Some(time) => w.say(text!(reliability, time, finished, games)),
        None => w.say(text!(reliability_finished, finished, games)),
    }
}

/// For everybody, as they wish.
pub fn shown(w: &Wording, name: &str, reliability: &Reliability) -> PublicText {
    let (who, said) = (unformatted(name), said(w, reliability));
    w.public(text!(reliability_named, who = &who, said = &said))
}

/// A line below a lobby; `None` of somebody who has not agreed to it.
pub fn in_lobby(w: &Wording, who: &str, reliability: Option<&Reliability>) -> String {
    let said = match reliability {
        Some(reliability) => said(w, reliability),
        None => w.say(text!(reliability_nothing)),
    };
    w.say(text!(reliability_named, who, said = &said))
}

/// What somebody reads of themselves.
pub fn own(w: &Wording, reliability: &Reliability) -> String {
    match SHOWN_FROM.saturating_sub(reliability.games) {
        0 => w.say(text!(reliability_own, said = &said(w, reliability))),
        missing => w.say(text!(reliability_few, missing)),
    }
}

/// Before they join a table that shows it.
pub fn asked(w: &Wording, reliability: &Reliability) -> PrivateText {
    w.private(text!(reliability_ask, said = &said(w, reliability)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use viceroy_model::reliability::AnswerTimes;

    #[test]
    fn little_is_called_new_and_the_rest_says_what_was_finished_and_how_soon() {
        let w = &english();
        let times = AnswerTimes { same_day: 90, two_days: 8, later: 2 };
        let reliable = Reliability { games: 12, finished: 11, times };
        assert_eq!(said(w, &reliable), "Finished 11 of 12 · usually answers the same day");
        let silent = Reliability { times: AnswerTimes::default(), ..reliable };
        assert_eq!(said(w, &silent), "Finished 11 of 12");
        let new = Reliability { games: 2, finished: 2, times };
        assert!(said(w, &new).starts_with("New"));
        assert!(own(w, &new).contains("one more game"), "{}", own(w, &new));
        let posted = shown(w, "*Björn*", &reliable).0;
        assert!(
            posted.ends_with(&said(w, &reliable)) && !posted.contains("**Björn***"),
            "{posted}"
        );
        assert!(in_lobby(w, "Ann", None).contains("shows nothing"));
    }
}
