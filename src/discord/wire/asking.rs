//! Asking Discord for something, measured: every request of ours goes through [`asked`].

use serenity::all::Error;

use super::error::status;
use crate::metrics::{AnswerStatus, Endpoint, Metrics, Stopwatch};

/// What Discord answers to a request, and how long it takes.
pub async fn asked<T>(
    metrics: &Metrics,
    endpoint: Endpoint,
    request: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    let began = Stopwatch::start();
    let answer = request.await;
    let answered = match &answer {
        Ok(_) => AnswerStatus::Done,
        Err(error) => AnswerStatus::of(status(error)),
    };
    metrics.requests.of(endpoint).of(answered).once();
    metrics.request_seconds.of(endpoint).took(began);
    answer
}
