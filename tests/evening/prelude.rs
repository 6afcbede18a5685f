//! What many of these tests use.

pub use std::collections::{BTreeMap, BTreeSet, HashMap};
pub use std::path::Path;
pub use std::process::{Command, Output};
pub use std::sync::Arc;
pub use std::time::Duration;

pub use rand::rngs::StdRng;
pub use rand::{RngExt, SeedableRng};
pub use serde_json::{Value, json};
pub use sqlx::{ConnectOptions, Connection};
pub use viceroy::attendance::{Nudges, VoteChoice};
pub use viceroy::cards::{CardId, Catalogue, Colour};
pub use viceroy::discord::custom_id::{AnswerTarget, CustomId, SeatAction};
pub use viceroy::discord::{Signs, answer_code};
pub use viceroy::messages::GameId;
pub use viceroy::rules::{Answer, Bid, Fact, Offer, OpenFact, PromptId, Ruleset, Seat};
pub use viceroy::service::{SeededLuck, SystemLuck, export};
pub use viceroy::store::Store;
pub use viceroy_fake_discord::{
    FakeDiscord, FakeDiscordConfig, Fault, GatewayFault, InteractionOutcome, LoggedRequest,
    ORDINARY, Reaction, Refused, SeenMessage, Snowflake, Trouble, UserHandle, permissions,
};

pub use crate::asked::{asked, steps};
pub use crate::by_dm::{Player, choose_dm};
pub use crate::clocks::Time;
pub use crate::faults::{NAMES, status};
pub use crate::folder::folder;
pub use crate::guest::{
    Did, Guest, MANAGE_SERVER, button, command, dealt_to, has_button, keeper, play_to_the_end,
    press, press_label, proposals, shown, wait_for_button,
};
pub use crate::organising::{choose, id, named};
pub use crate::panel::{Action, Taste, actions, look};
pub use crate::players::{Evening, HOUR, TOO_LONG};
pub use crate::reads::Reads;
pub use crate::server::{
    FAKE_DISCORD, Luck, SOON, Server, database, holds_soon, luck_of_this_test, soon, stored,
};
pub use crate::spelling::{format, parse};
