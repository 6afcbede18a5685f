//! A referee for finished games: checks exported records against the rules.
//!
//! It shares no code with the engine, so that it does not repeat the engine's mistakes.
//! `VICEROY_REFEREE_GAMES` is the number of games per table. `VICEROY_REFEREE_TABLES=all` adds
//! every edition at every size with the expansion's options; `=diamonds`, `=aristocrats`,
//! `=invasion` or `=underworld` plays all tables with diamonds or that module, and only those.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod agreed;
mod aristocrats;
mod auction;
mod bottoms;
mod building;
mod combat;
mod corruptions;
mod course;
mod criminals;
mod damage;
mod development;
mod diamonds;
mod domain;
mod domains;
mod expansion;
mod fact;
mod gems;
mod hands;
mod invasion;
mod judge;
mod judgements;
mod kinds;
mod last;
mod laws;
mod lists;
mod monsters;
mod naming;
mod offer;
mod packs;
mod payment;
mod prelude;
mod pyramid;
mod read;
mod read_modules;
mod rewards;
mod rows;
mod scored;
mod scoring;
mod sheet;
mod stories;
mod tables;
mod thorough;
mod two_colours;
mod underworld;
mod walk;
mod with_diamond_bids;
mod with_diamonds;
mod worked;
