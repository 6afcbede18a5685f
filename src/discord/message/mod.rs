//! Messages that are no answers: the posts everybody reads, direct messages, and the pictures on them.

pub mod analysis_message;
pub(in crate::discord) mod announcement_post;
pub(super) mod attached;
pub(super) mod closing_message;
pub(in crate::discord) mod computers_message;
pub(super) mod direct;
pub mod games_message;
pub(super) mod kept;
pub(in crate::discord) mod lobby_post;
pub(super) mod marks;
pub(super) mod messenger;
pub mod organiser_panel;
pub(super) mod painting;
pub(super) mod panel_message;
pub(super) mod panel_picture;
pub(super) mod people;
pub mod pictures;
pub(super) mod post;
pub(in crate::discord) mod post_picture;
pub mod posts;
pub(super) mod press_tokens;
pub mod rules_message;
pub mod seats_message;
pub(super) mod snowflake;
pub(in crate::discord) mod table_text;
pub(super) mod threads;
pub(super) mod whereabouts;
