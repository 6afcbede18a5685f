//! Our own emojis: the drawings of gems, tokens and decks, registered with the application. Wording and panels go on
//! saying plain signs such as 🔵; here, where a message leaves for Discord, a sign that has a drawing becomes it. Beside
//! each sign stands its word, so nobody needs to see either; and until the drawings are there, signs stay signs.

mod drawn;
pub(super) mod register;

pub use drawn::Drawn;

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::RwLock;
use tokio::sync::Notify;

use super::wire::component::{Button, Choice, Menu, Row};
use super::wire::limits::CONTENT;
use viceroy_i18n::length;

/// How the signs of the game look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signs {
    /// As our own emojis, which are registered with the application.
    Drawn,
    /// As the plain signs of every font.
    Plain,
}

/// The drawings that can be used by now. Clones are the same.
#[derive(Clone, Default)]
pub struct Emojis {
    known: Arc<RwLock<BTreeMap<&'static str, String>>>,
    /// Told when some are not to be used any more.
    refused: Arc<Notify>,
}

impl Emojis {
    /// From now on a drawing can be used, spelled so.
    fn learn(&self, drawn: &Drawn, spelled: String) {
        let mut known = self.known.write();
        known.insert(drawn.sign, spelled);
    }

    /// Discord did not take a message with the drawings of these rows: until they are registered anew their signs are plain. Which
    /// of them it was Discord does not always say.
    pub fn refused_in(&self, rows: &[Row]) {
        let mut known = self.known.write();
        let before = known.len();
        for sign in rows.iter().flat_map(signs) {
            known.remove(sign);
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

    /// Waits until some are refused.
    async fn some_refused(&self) {
        self.refused.notified().await;
    }

    /// Whether a text has drawings.
    pub fn dress(&self, text: &str) -> bool {
        self.in_text(text) != text
    }

    /// A text with drawings instead of signs; as it was where that were too long for a message.
    pub fn in_text(&self, text: &str) -> String {
        let known = self.known.read();
        let mut dressed = text.to_owned();
        for (sign, spelled) in known.iter() {
            if dressed.contains(sign) {
                dressed = dressed.replace(sign, spelled);
            }
        }
        if length(&dressed) <= CONTENT { dressed } else { text.to_owned() }
    }

    /// Buttons and menus with drawings instead of signs.
    pub fn in_rows(&self, rows: &[Row]) -> Vec<Row> {
        let known = self.known.read();
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

/// The signs on a row of buttons or in a menu.
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
    /// One drawing, for tests.
    pub fn knowing(sign: &'static str, spelled: &str) -> Emojis {
        let emojis = Emojis::default();
        emojis.known.write().insert(sign, spelled.to_owned());
        emojis
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    use crate::wire::custom_id::CustomId;
    use viceroy_model::messages::GameId;
    use viceroy_rules::{Answer, HowMany, Offer};

    #[test]
    fn signs_become_drawings_where_there_are_some() {
        let plain = "🔵 blue, 🔴 red";
        assert_eq!(Emojis::default().in_text(plain), plain);
        let emojis = Emojis::default();
        emojis.learn(&Drawn::ALL[0], "<:blue:7>".to_owned());
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
    #[tokio::test]
    async fn what_was_refused_is_a_plain_sign_until_it_is_registered_anew() {
        let emojis = Emojis::default();
        for drawn in &Drawn::ALL[..2] {
            emojis.learn(drawn, format!("<:{}:7>", drawn.key));
        }
        let button = Button::new(CustomId::Refresh(GameId(1)), "x".to_owned()).sign("🔵");
        let rows = [Row::Buttons(vec![button])];
        assert!(emojis.clone().dress("🔵") && emojis.in_rows(&rows) != rows);
        emojis.refused_in(&rows);
        emojis.some_refused().await;
        assert!(!emojis.dress("🔵") && emojis.in_rows(&rows) == rows);
        assert!(emojis.dress("🔴"), "another one stays");
        // What other rows have was not refused.
        emojis.refused_in(&rows);
        let again = emojis.some_refused();
        assert!(tokio::time::timeout(Duration::ZERO, again).await.is_err());
        emojis.learn(&Drawn::ALL[0], "<:blue:8>".to_owned());
        assert_eq!(emojis.in_text("🔵"), "<:blue:8>");
    }
}
