//! SQLite; the only place with SQL. One task writes, many read; a write has reached the disk when its call returns.

mod codec;
mod connect;
/// Places where a test can make the process die.
pub mod crash;
mod deferred;
mod error;
mod files;
mod games;
mod handle;
pub mod history;
mod lobbies;
mod mark;
mod notices;
mod orders;
mod pack;
mod people;
mod records;
mod salt;
mod steps;
mod waiting;
mod writer;

pub use error::StoreError;
pub use handle::Store;
pub use notices::{NoticeState, PAST, SeatCall, StoredNotice, WantedNotice};
pub use people::StoredPerson;
pub use records::{Cause, GameState, NewGame, Secret, Start, StepRecord, StoredGame, StoredStep};
