//! Game texts: news, table, questions, offers, and alt texts of pictures.

pub mod again;
pub mod analysis;
mod ask;
mod bottoms;
pub mod ending;
pub mod held;
pub mod hints;
pub mod library;
mod meeting;
pub mod news;
mod news_lines;
pub mod offers;
pub mod panel;
pub mod pictures;
pub mod plan;
pub mod posts;
pub mod preferences;
pub mod read;
mod room;
pub mod score;
pub mod screen_reader;
pub mod table;
pub mod wishes;
