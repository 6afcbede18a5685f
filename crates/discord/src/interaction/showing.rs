//! Showing an answer whose first sign of life has been given: by changing the message that is the answer, in the best form that Discord
//! takes.

use std::iter;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{Error, HttpError, InteractionId, LightMethod, Route};
use tokio::time::Instant;

use super::answer_forms::{AnswerForm, AnswerMessage};
use super::open_hints::FollowedAnswer;
use super::reader::Reader;
use super::reply::{PressWait, Reply};
use crate::message::press_tokens::TOKEN_LASTS;
use crate::message::response::Response;
use crate::picture::pictures::Picture;
use crate::wire::asking::asked;
use crate::wire::{error, sent};
use viceroy_metrics::{Endpoint, PanelPart};
use viceroy_service::{Boxed, SoleWriter};

/// What an outage makes fail.
const SHOWING: &str = "an answer could not be shown";
const SHOWING_ALL: &str = "an answer was shown in a plainer form";
/// After how long what could not be shown is tried again, the first times and from then on: whoever waits gets words within ten
/// seconds after Discord takes some. Editing twice changes nothing, so this is safe.
const AGAIN: [Duration; 4] = [
    Duration::from_millis(300),
    Duration::from_millis(1500),
    Duration::from_secs(3),
    Duration::from_secs(5),
];
const STILL_AGAIN: Duration = Duration::from_secs(8);
/// How often an answer is tried again that Discord did not find without naming it as gone.
const DOUBTS: usize = 3;
/// How long an answer is tried that somebody waits for: as long as Discord takes it.
const PATIENCE: Duration = Duration::from_millis(TOKEN_LASTS as u64);
/// How long one is tried that comes also otherwise: with the next change of its game, or from the delivery worker.
const SHORT_PATIENCE: Duration = Duration::from_secs(7);
/// So long an answer that Discord does not take for the moment is tried as it is meant alone; then plainer forms are tried beside it. It may
/// be pictures alone that do not get through.
const AS_MEANT: Duration = Duration::from_secs(4);
/// So long a person's other presses wait for an answer to be shown. It is tried on beside them.
const OTHERS_WAIT: Duration = Duration::from_secs(8);

impl Reply {
    /// Shows the answer after [`Reply::defer`] or [`Reply::acknowledge`]. Words come first where their picture takes
    /// long; until the new one is there, the old one stays.
    pub async fn show(&self, shown: Response) {
        // What else changes the same message stays behind it, and what else the person presses need not wait for it.
        let reply = self.clone();
        let showing = tokio::spawn(async move { reply.show_to_the_end(shown).await });
        if let Ok(Err(ended)) = tokio::time::timeout(OTHERS_WAIT, showing).await
            && ended.is_panic()
        {
            std::panic::resume_unwind(ended.into_panic());
        }
    }

    async fn show_to_the_end(&self, shown: Response) {
        let _alone = self.alone().await;
        self.know_pictures();
        let (as_of, hints) = (shown.as_of.clone(), shown.hints);
        self.show_last(shown, self.waits, PATIENCE).await;
        if let Some(as_of) = as_of {
            let now = self.means.host.clock().now();
            self.means.open.shown(Arc::new(self.clone()), &as_of, now);
        }
        if let Some(hints) = hints {
            let now = self.means.host.clock().now();
            let before = self.means.open.hinted(Arc::new(self.clone()), hints, now);
            if let Some(before) = before {
                before.take_away().await;
            }
        }
    }

    /// Another press on the same message, or the panel by itself, may have changed its pictures.
    fn know_pictures(&self) {
        let there = self.pictures.message().map(|on| self.means.kept.of(on));
        if let Some(there) = there.filter(|there| !there.is_empty()) {
            self.pictures.set(there);
        }
    }

    /// The same on the direct message pressed on, which the delivery worker changes too. Whether all that it tells is shown.
    pub async fn show_direct(&self, shown: Response) -> bool {
        self.know_pictures();
        let form = self.show_last(shown, self.waits, SHORT_PATIENCE).await;
        form.is_some_and(AnswerForm::is_complete)
    }

    /// Gives the form in which it stands in the end, if Discord has taken one.
    async fn show_last(
        &self,
        mut shown: Response,
        waits: Option<PressWait>,
        mut patience: Duration,
    ) -> Option<AnswerForm> {
        if shown.stays && !self.pictures.get().is_empty() {
            let form = self.edit(&shown, None, patience).await;
            self.stands(PanelPart::Text, form, waits);
            self.is_kept().await;
            return form;
        }
        let mut untold = waits;
        if !shown.picture.within(self.means.words_wait).await {
            let form = self.edit(&shown, None, patience).await;
            self.stands(PanelPart::Text, form, untold.take());
            self.is_kept().await;
            if form.is_some() {
                // What shows something can be pressed on, and a late picture must not cover what comes of that.
                patience = SHORT_PATIENCE;
            }
        }
        let picture = std::mem::take(&mut shown.picture).done().await;
        let form = self.edit(&shown, Some(picture.as_ref()), patience).await;
        self.stands(PanelPart::Text, form, untold);
        let pictured = picture.is_some() && form < Some(AnswerForm::WithoutPicture);
        self.stands(PanelPart::Picture, form, waits.filter(|_| pictured));
        self.is_kept().await;
        form
    }

    /// A part of the answer stands on Discord, if it was taken, for whoever waits.
    fn stands(&self, part: PanelPart, taken: Option<AnswerForm>, waits: Option<PressWait>) {
        if let (Some(_), Some(waits)) = (taken, waits) {
            self.metrics().panel_seconds.of(part).took(waits.since);
        }
    }

    /// Shows words and buttons, and this picture or none; where it is not told which, that stays which is there. Gives the form that
    /// Discord has taken in the end.
    async fn edit(
        &self,
        shown: &Response,
        picture: Option<Option<&Picture>>,
        patience: Duration,
    ) -> Option<AnswerForm> {
        let answer = AnswerMessage {
            shown,
            muted: self.muted.as_ref(),
            picture,
            wording: self.wording(),
            salt: self.means.host.salt(),
        };
        let mut forms = answer.forms(&self.means.emojis);
        let begun = Instant::now();
        let mut doubts = 0;
        for pause in AGAIN.into_iter().chain(iter::repeat(STILL_AGAIN)) {
            let error = match self.edit_once(&answer, &mut forms, begun).await {
                Ok(form) => return Some(form),
                Err(error) => error,
            };
            doubts += usize::from(error::may_be_gone(&error));
            let hopeless = forms.is_empty() || error::is_gone(&error) || doubts > DOUBTS;
            if hopeless || begun.elapsed() + pause > patience {
                let why = error::with_causes(&error);
                self.means.outage.note(SHOWING, why);
                break;
            }
            tokio::time::sleep(pause).await;
        }
        None
    }

    /// Tries one form of an answer after the other. Those that Discord refuses for good are taken from the list.
    async fn edit_once(
        &self,
        answer: &AnswerMessage<'_>,
        forms: &mut Vec<AnswerForm>,
        begun: Instant,
    ) -> Result<AnswerForm, Error> {
        let mut at = 0;
        loop {
            let form = forms[at];
            let error = match self.send(answer, form).await {
                Ok(()) => {
                    self.is_taken(answer, form, forms);
                    return Ok(form);
                }
                Err(error) => error,
            };
            if error::is_gone(&error) || error::may_be_gone(&error) {
                return Err(error);
            }
            if error::is_passing(&error) {
                let lighter = (at + 1..forms.len()).find(|at| forms[*at].is_lighter());
                match lighter.filter(|_| begun.elapsed() >= AS_MEANT) {
                    Some(lighter) => at = lighter,
                    None => return Err(error),
                }
                continue;
            }
            let keeps = answer.picture.is_some() && form < AnswerForm::WithoutPicture;
            if keeps && !error::is_about_emoji(&error) && !self.pictures.get().is_empty() {
                // Somebody else has changed the message meanwhile, and what was to be kept is gone.
                self.pictures.set(vec![]);
                continue;
            }
            let why = error::with_causes(&error);
            self.means.outage.note(SHOWING_ALL, why);
            forms.remove(at);
            if at == forms.len() {
                return Err(error);
            }
        }
    }

    /// Discord has taken an answer in this form, the first of those that were not refused or another.
    fn is_taken(&self, answer: &AnswerMessage<'_>, form: AnswerForm, forms: &[AnswerForm]) {
        self.means.outage.over(SHOWING);
        match form {
            AnswerForm::Meant => self.means.outage.over(SHOWING_ALL),
            AnswerForm::PlainSigns if !forms.contains(&AnswerForm::Meant) => {
                self.means.emojis.refused_in(&answer.shown.rows);
            }
            AnswerForm::PlainSigns
            | AnswerForm::WithoutPicture
            | AnswerForm::OneLine
            | AnswerForm::WordsAlone => {}
        }
    }

    async fn send(&self, answer: &AnswerMessage<'_>, form: AnswerForm) -> Result<(), Error> {
        let there = self.pictures.get();
        let (edit, file) = answer.in_form(form, &self.means.emojis, &there);
        let http = &*self.means.http;
        let sent = sent::send(http, LightMethod::Patch, self.original()?, &edit, file);
        match asked(self.metrics(), Endpoint::AnswerEdit, sent).await? {
            Some(message) => {
                self.pictures.is_on(message.clone());
                self.means.kept.remember(message);
            }
            // It stands there, with pictures that cannot be kept.
            None => {
                self.pictures.set(vec![]);
                if let Some(message) = self.pictures.message() {
                    self.means.kept.forget(message);
                }
            }
        }
        Ok(())
    }

    /// Where the answer stands.
    pub(super) fn original(&self) -> Result<Route<'_>, Error> {
        let application_id = self.means.http.application_id();
        let application_id = application_id.ok_or(HttpError::ApplicationIdMissing)?;
        Ok(Route::WebhookOriginalInteractionResponse { application_id, token: self.token() })
    }
}

impl FollowedAnswer for Reply {
    fn id(&self) -> InteractionId {
        Reply::id(self)
    }

    fn reader(&self) -> &Reader {
        Reply::reader(self)
    }

    fn alone(&self) -> Boxed<'_, Option<SoleWriter>> {
        Box::pin(async move {
            let message = self.pictures.message()?;
            Some(self.means.writers.alone_with(message).await)
        })
    }

    fn show_again(&self, shown: Response) -> Boxed<'_, ()> {
        Box::pin(async move {
            self.know_pictures();
            // Nobody pressed, so nobody waits.
            self.show_last(shown, None, SHORT_PATIENCE).await;
        })
    }

    fn take_away(&self) -> Boxed<'_, ()> {
        Box::pin(async move {
            let http = &self.means.http;
            let gone = http.delete_original_interaction_response(self.token());
            // What cannot be taken away, or was by its reader, does no harm: it says what it was about.
            let _ = asked(self.metrics(), Endpoint::AnswerDelete, gone).await;
        })
    }
}
