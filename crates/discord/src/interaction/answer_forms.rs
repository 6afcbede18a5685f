//! Fallback forms of an answer, each plainer than the one before, for when Discord refuses one.

use crate::picture::attached::{Attached, attachments, file_to_send};
use crate::prelude::*;
use crate::wire::component::components;
use crate::wire::placed_words::PlacedWords;
use serenity::all::{CreateAllowedMentions, EditAttachments, EditInteractionResponse};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum AnswerForm {
    Meant,
    /// With Unicode emojis in place of custom ones.
    PlainSigns,
    WithoutPicture,
    /// A fixed line in place of the answer, with a button to try again.
    OneLine,
    /// The same line without the button.
    WordsAlone,
}

impl AnswerForm {
    pub fn is_complete(self) -> bool {
        self <= AnswerForm::WithoutPicture
    }

    /// Much less to send than the forms before it.
    pub fn is_lighter(self) -> bool {
        matches!(self, AnswerForm::WithoutPicture | AnswerForm::OneLine)
    }
}

#[derive(Clone, Copy)]
pub struct AnswerMessage<'a> {
    pub shown: &'a Response,
    pub muted: Option<&'a PrivateText>,
    /// `None` keeps the current picture, `Some(None)` removes it.
    pub picture: Option<Option<&'a Picture>>,
    pub wording: &'a Wording,
    pub salt: InstallationTag,
}

impl AnswerMessage<'_> {
    /// Best first, without duplicates.
    pub fn forms(&self, emojis: &Emojis) -> Vec<AnswerForm> {
        let Response { text, title, rows, .. } = self.shown;
        let dressed = emojis.dress(text)
            || title.as_ref().is_some_and(|title| emojis.dress(title))
            || emojis.in_rows(rows) != *rows;
        let pictured = matches!(self.picture, Some(Some(_)));
        let all = [
            (AnswerForm::Meant, true),
            (AnswerForm::PlainSigns, dressed),
            (AnswerForm::WithoutPicture, pictured),
            (AnswerForm::OneLine, true),
            (AnswerForm::WordsAlone, true),
        ];
        all.into_iter().filter_map(|(form, differs)| differs.then_some(form)).collect()
    }

    /// `there` are the message's current attachments.
    pub fn in_form(
        &self,
        form: AnswerForm,
        emojis: &Emojis,
        there: &Attached,
    ) -> (EditInteractionResponse, Option<CreateAttachment>) {
        let plain = Emojis::default();
        match (form, self.picture) {
            (AnswerForm::Meant, Some(picture)) => (
                self.words(emojis).attachments(attachments(picture, there)),
                file_to_send(picture, there),
            ),
            (AnswerForm::Meant, None) => (self.words(emojis), None),
            (AnswerForm::PlainSigns, Some(picture)) => (
                self.words(&plain).attachments(attachments(picture, there)),
                file_to_send(picture, there),
            ),
            (AnswerForm::PlainSigns, None) => (self.words(&plain), None),
            (AnswerForm::WithoutPicture, _) => {
                let bare = self.words(&plain).attachments(EditAttachments::new());
                (bare, None)
            }
            (AnswerForm::OneLine, _) => (self.line(self.again()), None),
            (AnswerForm::WordsAlone, _) => (self.line(None), None),
        }
    }

    fn words(&self, emojis: &Emojis) -> EditInteractionResponse {
        let emojis = emojis.read_in(self.wording);
        let shown = self.shown;
        let muted = self.muted.filter(|_| shown.as_of.is_some());
        let warned = muted.map(|muted| format!("{}\n{}", muted.0, shown.text));
        // The question comes last in the text: better to lose the warning.
        let warned = warned.filter(|text| length(text) <= CONTENT);
        let text = warned.as_deref().unwrap_or(&shown.text);
        let title = shown.title.as_deref().map(|title| emojis.in_text(title));
        let words = PlacedWords::new(title, emojis.in_text(&clip(text, CONTENT)));
        EditInteractionResponse::new()
            .content(words.content)
            .embeds(words.embeds)
            .allowed_mentions(CreateAllowedMentions::new())
            .components(components(&emojis.in_rows(&shown.rows), self.salt))
    }

    fn line(&self, again: Option<Button>) -> EditInteractionResponse {
        let rows: Vec<Row> = again.into_iter().map(|b| Row::Buttons(vec![b])).collect();
        EditInteractionResponse::new()
            .content(self.wording.private(text!(answer_plain)).0)
            .embeds(vec![])
            .attachments(EditAttachments::new())
            .allowed_mentions(CreateAllowedMentions::new())
            .components(components(&rows, self.salt))
    }

    /// The answer's own button for this, which also identifies a direct message, else one for the
    /// panel.
    fn again(&self) -> Option<Button> {
        let buttons = self.shown.rows.iter().flat_map(Row::buttons);
        let custom_ids: Vec<&CustomId> = buttons.map(|button| &button.custom_id).collect();
        let of_message = custom_ids.iter().find_map(|custom_id| match custom_id {
            CustomId::Post(key) | CustomId::MoreOf(key) if key.kind == MessageKind::Panel => {
                Some(CustomId::Post(*key))
            }
            _ => None,
        });
        let panel = || Some(CustomId::Refresh(self.shown.as_of.as_ref()?.game));
        let shows = |custom_id: &&&CustomId| {
            matches!(custom_id, CustomId::Refresh(_) | CustomId::ShowTable(_))
        };
        let table = || custom_ids.iter().find(shows).map(|custom_id| (*custom_id).clone());
        let custom_id = of_message.or_else(panel).or_else(table)?;
        let label = self.wording.say(text!(button_try_again));
        Some(Button::new(custom_id, label).main())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;
    use viceroy_i18n::english;
    use viceroy_model::messages::{AsOf, AskedNow, GameId};
    use viceroy_rules::Seat;

    const GAME: GameId = GameId(1);

    fn salt() -> InstallationTag {
        InstallationTag::of([0; InstallationTag::LENGTH])
    }

    fn panel() -> Response {
        let refresh = Button::new(CustomId::Refresh(GAME), "Refresh".to_owned()).sign("🔵");
        Response {
            text: "What is asked.".to_owned(),
            rows: vec![Row::Buttons(vec![refresh])],
            as_of: Some(AsOf { game: GAME, now: AskedNow::default(), fingerprint: String::new() }),
            ..Response::default()
        }
    }

    fn answer<'a>(
        shown: &'a Response,
        picture: Option<Option<&'a Picture>>,
        wording: &'a Wording,
    ) -> AnswerMessage<'a> {
        AnswerMessage { shown, muted: None, picture, wording, salt: salt() }
    }

    fn sent(answer: &AnswerMessage<'_>, form: AnswerForm, emojis: &Emojis) -> Value {
        let (edit, _) = answer.in_form(form, emojis, &Attached::new());
        serde_json::to_value(edit).unwrap()
    }

    #[test]
    fn that_nothing_is_posted_stands_above_panels_alone() {
        let muted = PrivateText("I cannot post here.".to_owned());
        let w = english();
        let said = |as_of| {
            let shown = Response { as_of, ..panel() };
            let answer = AnswerMessage { muted: Some(&muted), ..answer(&shown, None, &w) };
            sent(&answer, AnswerForm::Meant, &Emojis::default())["content"].clone()
        };
        assert_eq!(said(panel().as_of), "I cannot post here.\nWhat is asked.");
        assert_eq!(said(None), "What is asked.");
    }

    #[test]
    fn each_form_is_plainer_than_the_one_before() {
        let w = english();
        let (shown, picture) = (panel(), Picture::new("hand", (*b"png").into(), "words"));
        let answer = answer(&shown, Some(Some(&picture)), &w);
        let emojis = Emojis::knowing("🔵", "<:blue:7>");
        let forms = answer.forms(&emojis);
        assert_eq!(
            forms,
            [
                AnswerForm::Meant,
                AnswerForm::PlainSigns,
                AnswerForm::WithoutPicture,
                AnswerForm::OneLine,
                AnswerForm::WordsAlone
            ]
        );
        let all: Vec<Value> = forms.iter().map(|f| sent(&answer, *f, &emojis)).collect();
        let emoji = |at: usize| all[at]["components"][0]["components"][0]["emoji"].clone();
        assert_eq!(emoji(0)["id"], "7");
        assert_eq!(emoji(1)["name"], "🔵");
        let files = |at: usize| all[at]["attachments"].as_array().map(Vec::len);
        assert_eq!([0, 1, 2, 3, 4].map(files), [1, 1, 0, 0, 0].map(Some), "{all:#?}");
        let file = |form| answer.in_form(form, &emojis, &Attached::new()).1.is_some();
        assert!(file(AnswerForm::PlainSigns) && !file(AnswerForm::WithoutPicture));
        assert_eq!(all[2]["content"], "What is asked.");
        let line = w.private(text!(answer_plain)).0;
        assert_eq!([&all[3]["content"], &all[4]["content"]], [&line, &line]);
        let button = &all[3]["components"][0]["components"][0];
        assert_eq!(button["custom_id"], emoji_free_id(&all[0]));
        assert!(button["emoji"].is_null());
        assert_eq!(all[4]["components"], serde_json::json!([]));
    }

    fn emoji_free_id(meant: &Value) -> Value {
        meant["components"][0]["components"][0]["custom_id"].clone()
    }

    #[test]
    fn a_form_that_differs_in_nothing_is_not_tried() {
        let w = english();
        let shown = panel();
        let forms = answer(&shown, Some(None), &w).forms(&Emojis::default());
        let three = [AnswerForm::Meant, AnswerForm::OneLine, AnswerForm::WordsAlone];
        assert_eq!(forms, three);
        assert_eq!(answer(&shown, None, &w).forms(&Emojis::default()), three);
    }

    #[test]
    fn a_direct_message_is_still_known_by_the_button_of_its_line() {
        let w = english();
        let mark = CustomId::Post(MessageKind::Panel.of(GAME, Seat(1), 9));
        let again = |rows, as_of| {
            let shown = Response { rows, as_of, ..panel() };
            answer(&shown, None, &w).again().map(|button| button.custom_id)
        };
        let marked = vec![Row::Buttons(vec![Button::new(mark.clone(), String::new())])];
        assert_eq!(again(marked, panel().as_of), Some(mark));
        assert_eq!(again(vec![], panel().as_of), Some(CustomId::Refresh(GAME)));
        assert_eq!(again(vec![], None), None);
    }
}
