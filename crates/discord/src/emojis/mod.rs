//! Custom emojis for gems, tokens and decks. Texts and panels use plain emojis such as 🔵, which are
//! replaced on sending once custom ones are registered.

mod drawn;
pub(super) mod register;

pub use drawn::Drawn;

use parking_lot::RwLock;
use tokio::sync::Notify;

use super::wire::component::{Choice, Menu};
use crate::prelude::*;
use viceroy_i18n::{GemLetters, length};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signs {
    /// Custom emojis of the application.
    Drawn,
    /// Unicode emojis.
    Plain,
}

/// Clones share state.
#[derive(Clone, Default)]
pub struct Emojis {
    known: Arc<RwLock<BTreeMap<(&'static str, GemLetters), String>>>,
    /// Those of whoever reads; signs of none have English ones.
    letters: GemLetters,
    refused: Arc<Notify>,
}

impl Emojis {
    /// `spelled` is the emoji's markup.
    fn learn(&self, drawn: &Drawn, letters: GemLetters, spelled: String) {
        let mut known = self.known.write();
        known.insert((drawn.sign, letters), spelled);
    }

    /// With the letters that a language has for gems.
    #[must_use]
    pub fn read_in(&self, w: &Wording) -> Emojis {
        Emojis { letters: GemLetters::of(w), ..self.clone() }
    }

    /// Each sign that has a drawing, with its markup in the reader's letters if there is one.
    fn spelled(&self) -> BTreeMap<&'static str, String> {
        let known = self.known.read();
        let of = |wanted: GemLetters| {
            let known = known.iter().filter(move |((_, letters), _)| *letters == wanted);
            known.map(|((sign, _), spelled)| (*sign, spelled.clone()))
        };
        of(GemLetters::default()).chain(of(self.letters)).collect()
    }

    /// Discord does not always say which emoji it refused, so all in these rows stay plain until
    /// they are registered again.
    pub fn refused_in(&self, rows: &[Row]) {
        let mut known = self.known.write();
        let before = known.len();
        for sign in rows.iter().flat_map(signs) {
            known.retain(|(other, _), _| *other != sign);
        }
        let refused = before - known.len();
        if refused > 0 {
            tracing::warn!(
                refused,
                "own emojis were refused: messages have plain signs instead until they are registered anew"
            );
            self.refused.notify_one();
        }
    }

    async fn some_refused(&self) {
        self.refused.notified().await;
    }

    /// Whether any emoji would be replaced.
    pub fn dress(&self, text: &str) -> bool {
        self.in_text(text) != text
    }

    /// Unchanged if the result were too long for a message.
    pub fn in_text(&self, text: &str) -> String {
        let known = self.spelled();
        let mut dressed = text.to_owned();
        for (sign, spelled) in known.iter() {
            if dressed.contains(sign) {
                dressed = dressed.replace(sign, spelled);
            }
        }
        if length(&dressed) <= CONTENT { dressed } else { text.to_owned() }
    }

    pub fn in_rows(&self, rows: &[Row]) -> Vec<Row> {
        let known = self.spelled();
        let drawn = |sign: &Option<String>| {
            let spelled = sign.as_deref().and_then(|sign| known.get(sign)).cloned();
            spelled.or_else(|| sign.clone())
        };
        let button = |button: &Button| Button { sign: drawn(&button.sign), ..button.clone() };
        let choice = |choice: &Choice| Choice { sign: drawn(&choice.sign), ..choice.clone() };
        let rows = rows.iter().map(|row| match row {
            Row::Buttons(all) => Row::Buttons(all.iter().map(button).collect()),
            Row::Menu(menu) => Row::Menu(Menu {
                choices: menu.choices.iter().map(choice).collect(),
                ..menu.clone()
            }),
            Row::Pages(_) | Row::Entities(_) => row.clone(),
        });
        rows.collect()
    }
}

fn signs(row: &Row) -> Vec<&str> {
    match row {
        Row::Buttons(all) => all.iter().filter_map(|b| b.sign.as_deref()).collect(),
        Row::Menu(menu) => {
            let choices = menu.choices.iter();
            choices.filter_map(|choice| choice.sign.as_deref()).collect()
        }
        Row::Pages(_) | Row::Entities(_) => vec![],
    }
}

#[cfg(test)]
impl Emojis {
    pub fn knowing(sign: &'static str, spelled: &str) -> Emojis {
        let emojis = Emojis::default();
        emojis.known.write().insert((sign, GemLetters::default()), spelled.to_owned());
        emojis
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    use crate::wire::custom_id::CustomId;
    use viceroy_i18n::Languages;
    use viceroy_model::messages::GameId;
    use viceroy_rules::{Answer, HowMany, Offer};

    #[test]
    fn signs_become_drawings_where_there_are_some() {
        let plain = "🔵 blue, 🔴 red";
        assert_eq!(Emojis::default().in_text(plain), plain);
        let emojis = Emojis::default();
        emojis.learn(&Drawn::ALL[0], GemLetters::default(), "<:blue:7>".to_owned());
        assert_eq!(emojis.in_text(plain), "<:blue:7> blue, 🔴 red");
        let long = "🔵".repeat(1000);
        assert_eq!(emojis.in_text(&long), long);
        let button = |sign: &str| {
            Button::new(CustomId::Refresh(GameId(1)), "x".to_owned()).sign(sign.to_owned())
        };
        let rows = [Row::Buttons(vec![button("🔵"), button("🔄")])];
        let dressed = [Row::Buttons(vec![button("<:blue:7>"), button("🔄")])];
        assert_eq!(emojis.in_rows(&rows), dressed);
        let menu = |sign: &str| {
            Row::Menu(Menu {
                custom_id: CustomId::Refresh(GameId(1)),
                title: String::new(),
                choices: vec![Choice {
                    sign: Some(sign.to_owned()),
                    label: "x".to_owned(),
                    more: String::new(),
                    answer: Answer::one(Offer::Pass),
                }],
                several: HowMany::ONE,
            })
        };
        assert_eq!(emojis.in_rows(&[menu("🔵")]), [menu("<:blue:7>")]);
    }

    #[test]
    fn a_gem_has_the_letter_of_its_reader_and_everything_else_one_drawing() {
        let languages = Languages::carried().unwrap();
        let russian = languages.nearest("ru");
        let emojis = Emojis::default();
        emojis.learn(&Drawn::ALL[0], GemLetters::default(), "<:b:7>".to_owned());
        emojis.learn(&Drawn::ALL[1], GemLetters::default(), "<:r:8>".to_owned());
        emojis.learn(&Drawn::ALL[0], GemLetters::of(russian), "<:s:9>".to_owned());
        assert_eq!(emojis.in_text("🔵 🔴"), "<:b:7> <:r:8>");
        assert_eq!(emojis.read_in(russian).in_text("🔵 🔴"), "<:s:9> <:r:8>");
    }

    #[tokio::test]
    async fn what_was_refused_is_a_plain_sign_until_it_is_registered_anew() {
        let emojis = Emojis::default();
        for drawn in &Drawn::ALL[..2] {
            emojis.learn(drawn, GemLetters::default(), format!("<:{}:7>", drawn.key));
        }
        let button = Button::new(CustomId::Refresh(GameId(1)), "x".to_owned()).sign("🔵");
        let rows = [Row::Buttons(vec![button])];
        assert!(emojis.clone().dress("🔵") && emojis.in_rows(&rows) != rows);
        emojis.refused_in(&rows);
        emojis.some_refused().await;
        assert!(!emojis.dress("🔵") && emojis.in_rows(&rows) == rows);
        assert!(emojis.dress("🔴"), "another one stays");
        emojis.refused_in(&rows);
        let again = emojis.some_refused();
        assert!(tokio::time::timeout(Duration::ZERO, again).await.is_err());
        emojis.learn(&Drawn::ALL[0], GemLetters::default(), "<:blue:8>".to_owned());
        assert_eq!(emojis.in_text("🔵"), "<:blue:8>");
    }
}
