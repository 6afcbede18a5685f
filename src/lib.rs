//! A Discord bot that hosts asynchronous games of Viceroy. Read the modules in this order: each uses only
//! those before it (`docs/architecture.md`).

/// What is printed on the cards: colours, sections, rewards and scorings, the catalogue.
pub mod cards;

/// The pure game: table, facts, questions, effects, stages, the engine, views and the score.
pub mod rules;

/// Card packs from outside, read from a folder.
pub mod packs;

/// When: how long a player has, whose time stands still, when a reminder is due. It looks at no clock.
pub mod timing;

/// Who is there while a game runs: clocks, absence, votes. Pure; stored beside the facts.
pub mod attendance;

/// What a player has in mind before it counts: plans, and what is put together.
pub mod orders;

/// Computer players. They see a `SeatView` and nothing else.
pub mod brains;

/// What is proposed to a player: a whole turn as a computer player would play it.
pub mod proposal;

/// A first game that teaches: a fixed deal, a script for both seats, and its pages.
pub mod lesson;

/// After the game: where it turned for each player, and the best move they missed.
pub mod analysis;

/// The public record of a finished game.
pub mod record;

/// What should be said where, as plain data.
pub mod notice;

/// Every sentence a player reads, from Fluent files.
pub mod wording;

/// From a view to a `Scene` (plain data) to pixels.
pub mod render;

/// What is measured while the bot runs. Nothing is decided by it.
pub mod metrics;

/// SQLite; the only place with SQL.
pub mod store;

/// The application: lobbies, running games, clocks, luck, and saying what has to be said.
pub mod host;

/// Whole games without chat: simulate, export, recheck.
pub mod lab;

/// Keeping the games: backups that are read before they count, and putting one back.
pub mod keeping;

/// The adapter to Discord: poise and serenity live only here.
pub mod discord;

/// What answers an operator's machine that asks how it goes: `/healthz` and `/metrics`.
pub mod monitor;

/// The bot put together: store, host, courier and adapter, served until it is asked to end.
pub mod app;
