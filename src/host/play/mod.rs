//! What people and computer players do in running games.

pub(crate) mod analysis;
pub(crate) mod computing;
pub(crate) mod deeds;
pub(crate) mod forgetting;
pub(crate) mod heard;
pub(crate) mod hinting;
pub(crate) mod panels;
pub(crate) mod plans;
pub(crate) mod preferences;
pub(crate) mod seating;
pub(crate) mod seats;
pub(crate) mod surroundings;
pub(crate) mod timekeeping;
pub(crate) mod voting;
pub(crate) mod whereabouts;
