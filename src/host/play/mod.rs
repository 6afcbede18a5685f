//! What people and computer players do in running games.

pub(crate) mod analysis;
pub(crate) mod answering;
pub(crate) mod away;
pub(crate) mod computing;
pub(crate) mod connection;
pub(crate) mod forgetting;
pub(crate) mod games;
pub(crate) mod going_back;
pub(crate) mod heard;
pub(crate) mod hinting;
pub(crate) mod learning;
pub(crate) mod maintenance;
pub(crate) mod measuring;
pub(crate) mod meeting;
pub(crate) mod people;
pub(crate) mod plans;
pub(crate) mod preferences;
pub(crate) mod presence;
pub(crate) mod presses;
pub(crate) mod reach;
pub(crate) mod recording;
pub(crate) mod reporting;
pub(crate) mod seats;
pub(crate) mod timekeeping;
pub(crate) mod voting;
pub(crate) mod whereabouts;
