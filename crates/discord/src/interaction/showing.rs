//! Edits the first response into the answer, in the best form that Discord accepts.

use super::answer_forms::{AnswerForm, AnswerMessage};
use super::late_pictures::LatePicture;
use super::open_panels::{Followed, FollowedAnswer};
use super::reply::PressWait;
use crate::message::press_tokens::TOKEN_LASTS;
use crate::prelude::*;
use crate::wire::{error, sent};
use serenity::all::HttpError;
use std::iter;
use std::sync::atomic::Ordering;
use tokio::sync::oneshot;
use tokio::time::Instant;
use viceroy_metrics::PanelPart;
use viceroy_service::{Boxed, SoleWriter};

const SHOWING: &str = "an answer could not be shown";
const SHOWING_ALL: &str = "an answer was shown in a plainer form";
/// Pauses before retries. Users get text within ten seconds after Discord recovers; edits are
/// idempotent.
const AGAIN: [Duration; 4] = [
    Duration::from_millis(300),
    Duration::from_millis(1500),
    Duration::from_secs(3),
    Duration::from_secs(5),
];
const STILL_AGAIN: Duration = Duration::from_secs(8);
/// How often a reply is tried again that Discord did not find without naming it as gone.
const DOUBTS: usize = 3;
/// While a user waits: as long as the token is valid.
const PATIENCE: Duration = Duration::from_millis(TOKEN_LASTS as u64);
/// For answers that the game's next change or the delivery worker also updates.
const SHORT_PATIENCE: Duration = Duration::from_secs(7);
/// Plainer forms are tried after this: perhaps only pictures fail.
const AS_MEANT: Duration = Duration::from_secs(4);
/// How long the user's other presses wait; retries go on in the background.
const OTHERS_WAIT: Duration = Duration::from_secs(8);

/// Words that stand, and the picture that is still to come.
struct Unpictured {
    shown: Response,
    waits: Option<PressWait>,
}

impl Reply {
    /// Needs [`Reply::defer`] or [`Reply::acknowledge`] first. Text comes before a slow picture;
    /// the old picture stays until then, and nobody waits for the new one: the next press goes on.
    pub async fn show(&self, shown: Response) {
        // A task, so that later edits of this message queue behind it while other presses need not
        // wait.
        let reply = self.clone();
        let (tell, words_stand) = oneshot::channel();
        let in_flight = self.means.data.in_flight.begin();
        let showing = tokio::spawn(async move {
            let _in_flight = in_flight;
            reply.show_to_the_end(shown, tell).await;
        });
        // An error means that the task has ended.
        let words = tokio::time::timeout(OTHERS_WAIT, words_stand).await;
        if let Ok(Err(_)) = words
            && let Err(ended) = showing.await
            && ended.is_panic()
        {
            std::panic::resume_unwind(ended.into_panic());
        }
    }

    async fn show_to_the_end(&self, shown: Response, words_stand: oneshot::Sender<()>) {
        let alone = self.alone().await;
        self.know_pictures();
        let (as_of, shows) = (shown.as_of.clone(), shown.shows);
        let late = self.show_words(shown, self.waits, PATIENCE).await.1;
        if let Some(as_of) = as_of {
            let now = self.host().clock().now();
            self.means.data.open.shown(Arc::new(self.clone()), (&as_of, shows), now);
        }
        drop(alone);
        // After the timeout nobody waits.
        let _ = words_stand.send(());
        if let Some((expected, late)) = late {
            self.show_late(expected, late).await;
        }
    }

    /// Another press or an update may have changed them.
    fn know_pictures(&self) {
        let there = self.pictures.message().map(|on| self.means.data.kept.of(on));
        if let Some(there) = there.filter(|there| !there.is_empty()) {
            self.pictures.set(there);
        }
    }

    /// The delivery worker edits the message too. True if a complete form was shown.
    pub async fn show_direct(&self, shown: Response) -> bool {
        self.know_pictures();
        let (form, late) = self.show_words(shown, self.waits, SHORT_PATIENCE).await;
        let form = match late {
            Some((_, late)) => self.show_picture(late, SHORT_PATIENCE).await,
            None => form,
        };
        form.is_some_and(AnswerForm::is_complete)
    }

    /// With the picture, if it is done soon. Returns the accepted form.
    async fn show_words(
        &self,
        mut shown: Response,
        waits: Option<PressWait>,
        patience: Duration,
    ) -> (Option<AnswerForm>, Option<(LatePicture, Unpictured)>) {
        let late_pictures = &self.means.data.late_pictures;
        let message = self.pictures.message();
        let is_outdated = message.is_some_and(|message| late_pictures.supersede(message));
        if shown.stays && !is_outdated && !self.pictures.get().is_empty() {
            let form = self.edit(&shown, None, patience).await;
            self.stands(PanelPart::Text, form, waits);
            self.is_kept().await;
            return (form, None);
        }
        let wait = match self.means.data.actions.pictures.are_behind() {
            true => Duration::ZERO,
            false => self.means.data.words_wait,
        };
        if shown.picture.within(wait).await {
            let form = self.show_picture(Unpictured { shown, waits }, patience).await;
            self.stands(PanelPart::Text, form, waits);
            return (form, None);
        }
        let form = self.edit(&shown, None, patience).await;
        self.stands(PanelPart::Text, form, waits);
        self.is_kept().await;
        let late = Unpictured { shown, waits };
        if form.is_some()
            && let Some(message) = self.pictures.message()
        {
            return (form, Some((late_pictures.expect(message), late)));
        }
        let pictured = self.show_picture(late, patience).await;
        self.stands(PanelPart::Text, pictured, waits.filter(|_| form.is_none()));
        (pictured, None)
    }

    /// The text can be pressed already, and a late picture must not overwrite the result.
    async fn show_late(&self, mut expected: LatePicture, mut late: Unpictured) {
        let painting = std::mem::take(&mut late.shown.picture);
        let Some(picture) = expected.painted(painting).await else {
            return;
        };
        let _alone = self.alone().await;
        if expected.arrives() {
            self.know_pictures();
            late.shown.picture = picture.map_or_else(Painting::default, Painting::done_already);
            self.show_picture(late, SHORT_PATIENCE).await;
        }
    }

    async fn show_picture(&self, late: Unpictured, patience: Duration) -> Option<AnswerForm> {
        let Unpictured { mut shown, waits } = late;
        let picture = std::mem::take(&mut shown.picture).done().await;
        let form = self.edit(&shown, Some(picture.as_ref()), patience).await;
        let pictured = picture.is_some() && form < Some(AnswerForm::WithoutPicture);
        self.stands(PanelPart::Picture, form, waits.filter(|_| pictured));
        self.is_kept().await;
        form
    }

    fn stands(&self, part: PanelPart, taken: Option<AnswerForm>, waits: Option<PressWait>) {
        if let (Some(_), Some(waits)) = (taken, waits) {
            self.metrics().panel_seconds.of(part).took(waits.since);
        }
    }

    /// A `picture` of `None` keeps the current one. Returns the accepted form.
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
            salt: self.host().salt(),
        };
        let mut forms = answer.forms(&self.means.data.emojis);
        let begun = Instant::now();
        let mut doubts = 0;
        for pause in AGAIN.into_iter().chain(iter::repeat(STILL_AGAIN)) {
            let error = match self.edit_once(&answer, &mut forms, begun).await {
                Ok(form) => return Some(form),
                Err(error) => error,
            };
            doubts += usize::from(error::may_be_gone(&error));
            let hopeless = forms.is_empty() || doubts > DOUBTS;
            if error::is_gone(&error) {
                self.is_gone.store(true, Ordering::Relaxed);
                tracing::debug!(%error, "an answer can no longer be shown");
                break;
            }
            if hopeless || begun.elapsed() + pause > patience {
                let why = error::with_causes(&error);
                self.means.data.outage.note(SHOWING, why);
                break;
            }
            tokio::time::sleep(pause).await;
        }
        None
    }

    /// Drops forms that Discord refuses for good.
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
                // Another edit removed the attachments to keep.
                self.pictures.set(vec![]);
                continue;
            }
            let why = error::with_causes(&error);
            self.means.data.outage.note(SHOWING_ALL, why);
            forms.remove(at);
            if at == forms.len() {
                return Err(error);
            }
        }
    }

    /// `forms` are those not refused so far.
    fn is_taken(&self, answer: &AnswerMessage<'_>, form: AnswerForm, forms: &[AnswerForm]) {
        self.means.data.outage.over(SHOWING);
        match form {
            AnswerForm::Meant => self.means.data.outage.over(SHOWING_ALL),
            AnswerForm::PlainSigns if !forms.contains(&AnswerForm::Meant) => {
                self.means.data.emojis.refused_in(&answer.shown.rows);
            }
            AnswerForm::PlainSigns
            | AnswerForm::WithoutPicture
            | AnswerForm::OneLine
            | AnswerForm::WordsAlone => {}
        }
    }

    async fn send(&self, answer: &AnswerMessage<'_>, form: AnswerForm) -> Result<(), Error> {
        let there = self.pictures.get();
        let (edit, file) = answer.in_form(form, &self.means.data.emojis, &there);
        let http = &*self.means.http;
        let sent = sent::send(http, LightMethod::Patch, self.original()?, &edit, file);
        match asked(self.metrics(), Endpoint::AnswerEdit, sent).await? {
            Some(message) => {
                self.pictures.is_on(message.clone());
                self.means.data.kept.remember(message);
            }
            // Accepted, but its attachments are unknown.
            None => {
                self.pictures.set(vec![]);
                if let Some(message) = self.pictures.message() {
                    self.means.data.kept.forget(message);
                }
            }
        }
        Ok(())
    }

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
            Some(self.means.data.writers.alone_with(message).await)
        })
    }

    fn show_again(&self, shown: Response) -> Boxed<'_, Followed> {
        Box::pin(async move {
            self.know_pictures();
            let (form, late) = self.show_words(shown, None, SHORT_PATIENCE).await;
            if let Some((expected, late)) = late {
                let reply = self.clone();
                tokio::spawn(async move { reply.show_late(expected, late).await });
            }
            match form {
                Some(_) => Followed::Shown,
                None if self.is_gone.load(Ordering::Relaxed) => Followed::Gone,
                None => Followed::NotShown,
            }
        })
    }
}
