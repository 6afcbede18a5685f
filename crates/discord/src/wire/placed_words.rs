//! Where the words of a message stand. Discord shows content, pictures, embeds, buttons, in this order: what stands in an embed is
//! between the picture and the buttons.

use serenity::all::CreateEmbed;

/// The colour of the bar beside words below a picture, as the headings of pictures have it.
const BAR: u32 = 0x00f2_b93b;

/// The words of a message as Discord's client sends them.
pub struct PlacedWords {
    /// Above the pictures.
    pub content: String,
    /// Below them. A list replaces what was there, also an empty one.
    pub embeds: Vec<CreateEmbed>,
}

impl PlacedWords {
    /// A text above the pictures; or below them, where a title stands above.
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
