//! Running games: loading, changing and publishing them.

pub(crate) mod batch;
pub(crate) mod building;
pub(crate) mod chapters;
pub(crate) mod deal_brains;
pub(crate) mod feeds;
pub(crate) mod finish;
pub(crate) mod game_cache;
pub(crate) mod games;
pub(crate) mod happening;
pub(crate) mod listed_games;
pub(crate) mod news;
pub(crate) mod occupants;
pub(crate) mod outages;
pub(crate) mod proposed;
pub(crate) mod readable;
pub(crate) mod recent;
pub(crate) mod recorded;
pub(crate) mod replay;
pub(crate) mod second_chance;
pub(crate) mod telling;
pub(crate) mod thinking;
mod thought_queue;
pub(crate) mod undoing;
pub(crate) mod waiting;
