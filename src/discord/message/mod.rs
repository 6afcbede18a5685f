//! Messages that are no answers: the posts everybody reads, direct messages, and the pictures on them.

pub mod analysis_message;
pub(crate) mod announcement_post;
pub(super) mod bounds;
pub(super) mod closing_message;
pub(crate) mod computers_message;
pub(super) mod direct;
pub mod games_message;
pub mod lesson_message;
pub(crate) mod lobby_post;
pub(super) mod marks;
pub(super) mod messenger;
pub mod organiser_panel;
pub(super) mod panel_message;
pub(super) mod panel_picture;
pub(super) mod post;
pub(crate) mod post_picture;
pub mod posts;
pub(super) mod press_tokens;
pub(super) mod privacy_message;
pub(crate) mod response;
pub mod rules_message;
pub mod seats_message;
pub mod snowflake;
pub(crate) mod table_text;
pub(super) mod threads;
pub(super) mod whereabouts;
