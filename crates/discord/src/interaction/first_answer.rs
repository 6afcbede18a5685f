//! Sends the initial response. Discord accepts one, within three seconds.

use crate::prelude::*;
use crate::wire::error;
use crate::wire::sent;
use serde::Serialize;
use viceroy_metrics::FirstAnswerFate;

/// Pauses before retries.
const AGAIN: [Duration; 3] =
    [Duration::from_millis(100), Duration::from_millis(300), Duration::from_millis(700)];

#[derive(Debug)]
pub enum FirstAnswer {
    Taken,
    /// Discord has a response, perhaps from an earlier attempt of ours.
    PerhapsTaken,
    /// Another process responded first.
    BehindAnother,
    Refused(Error),
    /// One of the attempts may have arrived.
    Unknown(Error),
}

impl FirstAnswer {
    pub fn fate(&self) -> FirstAnswerFate {
        match self {
            FirstAnswer::Taken | FirstAnswer::PerhapsTaken => FirstAnswerFate::Arrived,
            FirstAnswer::BehindAnother | FirstAnswer::Refused(_) => FirstAnswerFate::Refused,
            FirstAnswer::Unknown(_) => FirstAnswerFate::Unknown,
        }
    }
}

/// Retries are safe, since Discord accepts only one response.
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
