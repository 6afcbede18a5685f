//! A referee for finished games: reads exported records, knows the rules and the printed cards, and says what is wrong.
//!
//! It is written from the rules and the format of the record alone and shares no code with the engine, so a mistake of
//! the engine is found here and not repeated. The program is only asked to play games and to write their records.
//! `VICEROY_REFEREE_GAMES` is how many games each table plays; with `VICEROY_REFEREE_TABLES=all` every edition
//! also plays at every size with the options of the expansion, and with `VICEROY_REFEREE_TABLES=diamonds`, `=aristocrats`,
//! `=invasion` or `=underworld` only tables with diamonds or with that module play, all of these.

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
