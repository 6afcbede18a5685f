//! What people and computer players do in running games.

pub(crate) mod analysis;
pub(crate) mod archive;
pub(crate) mod closed_deal;
pub(crate) mod computing;
pub(crate) mod deals;
pub(crate) mod external_events;
pub(crate) mod forgetting;
mod going_back;
pub(crate) mod hinting;
mod maintenance;
pub(crate) mod panel_action;
pub(crate) mod panels;
pub(crate) mod plans;
pub(crate) mod preferences;
pub(crate) mod seating;
pub(crate) mod seats;
pub(crate) mod timekeeping;
pub(crate) mod turn_log;
pub(crate) mod user_profiles;
pub(crate) mod voting;
pub(crate) mod whereabouts;
