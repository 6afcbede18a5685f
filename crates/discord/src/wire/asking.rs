//! Timeout and metrics: all requests to Discord go through [`asked`].

use std::io;

use super::error::status;
use crate::prelude::*;
use viceroy_metrics::{AnswerStatus, Stopwatch};

/// Serenity waits out rate limits by wall-clock time, so it would wait far too long after that
/// clock was set back.
const LONGEST: Duration = Duration::from_secs(5 * 60);

pub async fn asked<T>(
    metrics: &Metrics,
    endpoint: Endpoint,
    request: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    let began = Stopwatch::start();
    let answer = within(LONGEST, request).await;
    let answered = match &answer {
        Ok(_) => AnswerStatus::Done,
        Err(error) => AnswerStatus::of(status(error)),
    };
    metrics.requests.of(endpoint).of(answered).once();
    metrics.request_seconds.of(endpoint).took(began);
    answer
}

async fn within<T>(
    longest: Duration,
    request: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    match tokio::time::timeout(longest, request).await {
        Ok(answer) => answer,
        Err(late) => Err(io::Error::new(io::ErrorKind::TimedOut, late).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::error::is_passing;

    #[tokio::test]
    async fn a_request_that_waits_for_another_clock_ends_and_may_succeed_later() {
        let never = std::future::pending::<Result<(), Error>>();
        let asked = within(Duration::from_millis(1), never).await;
        assert!(is_passing(&asked.unwrap_err()));
    }
}
