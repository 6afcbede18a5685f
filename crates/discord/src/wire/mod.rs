//! The wire format: `custom_id`s, components, permissions, errors.

pub mod answer_code;
pub mod asking;
pub mod component;
pub mod custom_id;
pub mod error;
pub mod letters;
pub mod limits;
pub mod loopback;
pub mod outage;
pub mod people;
pub mod permissions;
pub mod placed_words;
pub mod rate_limiter;
pub mod sent;
mod spelling;
pub mod transport;
