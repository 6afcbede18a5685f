//! Giving the first answer to an interaction. Discord takes one, within three seconds.

use std::time::Duration;

use serde::Serialize;
use serenity::all::{Error, Http, InteractionId, LightMethod, Route};

use crate::wire::asking::asked;
use crate::wire::error;
use crate::wire::sent;
use viceroy_metrics::{Endpoint, FirstAnswerFate, Metrics};

/// After how long a first answer that failed is given again.
const AGAIN: [Duration; 3] =
    [Duration::from_millis(100), Duration::from_millis(300), Duration::from_millis(700)];

/// What came of a first answer.
#[derive(Debug)]
pub enum FirstAnswer {
    /// Discord has taken it.
    Taken,
    /// Discord has one by now, perhaps that of an attempt whose end is not known.
    PerhapsTaken,
    /// Somebody else had answered before.
    BehindAnother,
    /// Discord did not take it.
    Refused(Error),
    /// The line broke again and again: it may have arrived.
    Unknown(Error),
}

impl FirstAnswer {
    /// As it is measured.
    pub fn fate(&self) -> FirstAnswerFate {
        match self {
            FirstAnswer::Taken | FirstAnswer::PerhapsTaken => FirstAnswerFate::Arrived,
            FirstAnswer::BehindAnother | FirstAnswer::Refused(_) => FirstAnswerFate::Refused,
            FirstAnswer::Unknown(_) => FirstAnswerFate::Unknown,
        }
    }
}

/// Gives a first answer, again where trouble may pass: since Discord takes only one, nobody is answered twice.
pub async fn give(
    (http, metrics): (&Http, &Metrics),
    (interaction_id, token): (InteractionId, &str),
    answer: &(impl Serialize + Sync),
) -> FirstAnswer {
    let mut pauses = AGAIN.iter();
    let mut may_have_arrived = false;
    loop {
        let route = Route::InteractionResponse { interaction_id, token };
        let sent = sent::send(http, LightMethod::Post, route, answer, None);
        let error = match asked(metrics, Endpoint::FirstAnswer, sent).await {
            Ok(_) => return FirstAnswer::Taken,
            Err(error) => error,
        };
        if error::is_answered_already(&error) {
            return match may_have_arrived {
                true => FirstAnswer::PerhapsTaken,
                false => FirstAnswer::BehindAnother,
            };
        }
        if !error::is_passing(&error) {
            return FirstAnswer::Refused(error);
        }
        may_have_arrived |= error::may_have_arrived(&error);
        match pauses.next() {
            Some(pause) => tokio::time::sleep(*pause).await,
            None => return FirstAnswer::Unknown(error),
        }
    }
}
