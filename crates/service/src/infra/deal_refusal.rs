//! Why something about a deal of the day is refused.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealRefusal {
    /// Everybody plays a deal once.
    Played,
    /// Until it closes, nothing is told of it but points, place and postcard.
    NotClosed,
    /// It closed before it was finished.
    Closed,
    /// Nobody waits for anybody, and nobody goes on for them.
    Alone,
}
