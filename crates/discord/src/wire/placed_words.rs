//! Placement of a message's text. Discord shows embeds between the picture and the buttons.

use serenity::all::CreateEmbed;

const BAR: u32 = 0x00f2_b93b;

pub struct PlacedWords {
    pub content: String,
    /// Shown below the pictures. Always sent, because an empty list clears earlier embeds.
    pub embeds: Vec<CreateEmbed>,
}

impl PlacedWords {
    /// With a title, the text moves to an embed.
    pub fn new(title: Option<String>, text: String) -> PlacedWords {
        match title {
            Some(content) => PlacedWords {
                content,
                embeds: vec![CreateEmbed::new().description(text).colour(BAR)],
            },
            None => PlacedWords { content: text, embeds: vec![] },
        }
    }
}
