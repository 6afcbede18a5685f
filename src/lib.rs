//! A Discord bot that hosts asynchronous games of Viceroy. Read the modules in this order.

/// The bot put together.
pub mod app;
/// Computer players. They see a `SeatView` and nothing else.
pub mod brains;
/// What is printed on the cards: colours, sections, rewards and scorings, the catalogue.
pub mod cards;
/// The adapter to Discord: poise and serenity live only here.
pub mod discord;
/// The application: lobby, play, clock, luck, reconciling notices.
pub mod host;
/// Whole games without chat: simulate.
pub mod lab;
/// What should be said where, as plain data.
pub mod notice;
/// The public record of a finished game.
pub mod record;
/// From a view to a `Scene` (plain data) to pixels.
pub mod render;
/// The pure game: table, facts, prompts, stages, tasks, views and the score.
pub mod rules;
/// A local stand-in of Discord: REST, gateway and a web page. Knows no game.
#[cfg(feature = "playground")]
pub mod standin;
/// SQLite; the only place with SQL.
pub mod store;
/// Every sentence a player reads, from Fluent files.
pub mod wording;
