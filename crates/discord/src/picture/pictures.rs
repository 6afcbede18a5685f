//! Pictures for posts and panels. The only file of the adapter that knows the painter.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use serenity::all::CreateAttachment;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use super::shown::{ReuseKey, ShownMarks, ShownThing};
use viceroy_i18n::Wording;
use viceroy_i18n::rules::Page;
use viceroy_metrics::{Metrics, PictureFrom, Stopwatch};
use viceroy_render::pictures::{self, News, PosterNotes, PrivatePicture, PublicPicture};
use viceroy_render::scene::{Element, Mark};
use viceroy_render::{Painter, Pointed, RenderError, Scene, Theme, point_out};
use viceroy_rules::cards::{Card, CardId, Catalogue};
use viceroy_rules::{BySeat, CardSet, Module, Ruleset, SeatView, Slot, TableView};

/// A painted picture, or a file that is attached in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The name of its file, which tells what it shows: two pictures of the same name are the same picture with the
    /// same words. So what stands on a message already is known by its name, without remembering anything.
    pub name: String,
    /// What is in the file.
    pub bytes: Arc<[u8]>,
    /// The same in words, for those who do not see it.
    pub alt: String,
    /// What another picture has to show to do in its place, if one does.
    enough: Option<Box<ReuseKey>>,
}

/// What kind of picture is in a file of this name.
fn kind(name: &str) -> Option<&str> {
    name.split_once('-').map(|(kind, _)| kind)
}

/// So many bytes of a digest are in a file's name: no two pictures of a bot's life share them by chance.
const MARK: usize = 8;

impl Picture {
    /// A picture of a kind, such as `hand`.
    pub fn new(kind: &str, bytes: Arc<[u8]>, alt: &str) -> Picture {
        let alt = viceroy_i18n::clip(alt, crate::wire::limits::ALT_TEXT);
        let digest = Sha256::new().chain_update(&bytes).chain_update(&alt).finalize();
        let mark = hex::encode(&digest[..MARK]);
        Picture { name: format!("{kind}-{mark}.png"), bytes, alt, enough: None }
    }

    /// Another file, which stands where a picture would.
    pub fn file(name: String, bytes: Vec<u8>, alt: &str) -> Picture {
        Picture { name, bytes: bytes.into(), alt: alt.to_owned(), enough: None }
    }

    /// The same with the marks of what it shows in its name.
    fn showing(mut self, marks: &str) -> Picture {
        if let Some(stem) = self.name.strip_suffix(".png") {
            self.name = format!("{stem}-{marks}.png");
        }
        self
    }

    /// The same, in whose place another one of its kind does that shows these things as they are now.
    #[must_use]
    pub fn reusable_as(
        self,
        w: &Wording,
        view: &SeatView,
        things: &'static [ShownThing],
    ) -> Picture {
        let enough = ReuseKey::of(w, view, things).map(Box::new);
        Picture { enough, ..self }
    }

    /// Whether what is in a file of a name does in place of this.
    pub fn is_there_as(&self, name: &str) -> bool {
        let marks = name.rsplit_once('-');
        let marks = marks.map(|(_, end)| end.trim_end_matches(".png"));
        let does = |enough: &ReuseKey| marks.is_some_and(|marks| enough.is_in(marks));
        self.name == name
            || kind(&self.name) == kind(name) && self.enough.as_deref().is_some_and(does)
    }

    /// As Discord's client sends it.
    pub fn attachment(&self) -> CreateAttachment {
        CreateAttachment::bytes(self.bytes.to_vec(), &self.name).description(&self.alt)
    }
}

/// Paints on threads of its own, so that answers are never late because of a picture. Cheap to clone.
///
/// A picture that was painted lately is not painted again, and who asks for one that is being painted waits for that one.
/// Notices are made when they are sent, so of several changes of a game that wait to be sent only the newest is painted.
#[derive(Clone)]
pub struct Pictures {
    painter: Arc<Painter>,
    theme: Theme,
    /// What is marked in them.
    pointed: Arc<[Pointed]>,
    kept: Arc<Cache<Scene, Arc<[u8]>, PictureWeight>>,
    // Two threads paint at most; more would only take the processor from those who answer.
    room: Arc<Semaphore>,
    metrics: Metrics,
}

/// So many pictures are painted at once.
const AT_ONCE: usize = 2;
/// So many bytes of pictures are kept: some hundred.
const KEPT: u64 = 32 << 20;

/// A kept picture weighs its bytes and those of the scene it is found by.
#[derive(Clone)]
struct PictureWeight;

impl Weighter<Scene, Arc<[u8]>> for PictureWeight {
    fn weight(&self, scene: &Scene, png: &Arc<[u8]>) -> u64 {
        (png.len() + scene.elements.len() * size_of::<Element>()) as u64
    }
}

/// Why a picture is missing.
#[derive(Debug, thiserror::Error)]
enum Missing {
    #[error(transparent)]
    Unpaintable(#[from] RenderError),
    #[error("painting broke off: {0}")]
    BrokeOff(#[from] tokio::task::JoinError),
    #[error("nothing is painted any more")]
    Ending(#[from] tokio::sync::AcquireError),
}

impl Pictures {
    /// What this painter paints, on such a ground.
    pub fn new(painter: Arc<Painter>, theme: Theme) -> Pictures {
        Pictures {
            painter,
            theme,
            pointed: Arc::default(),
            kept: Arc::new(Cache::with_weighter(500, KEPT, PictureWeight)),
            room: Arc::new(Semaphore::new(AT_ONCE)),
            metrics: Metrics::default(),
        }
    }

    /// The same, measured here.
    #[must_use]
    pub fn measured(self, metrics: Metrics) -> Pictures {
        Pictures { metrics, ..self }
    }

    /// The same with these things marked, wherever a picture shows them.
    #[must_use]
    pub fn pointing_at(&self, pointed: Vec<Pointed>) -> Pictures {
        Pictures { pointed: pointed.into(), ..self.clone() }
    }

    /// The cards that are painted.
    pub fn cards(&self) -> &'static Catalogue {
        self.painter.cards()
    }

    /// What a player holds and has built.
    pub async fn own(&self, w: &Wording, view: &SeatView) -> Option<Picture> {
        let picture = self.private("own", pictures::own(w, view)).await?;
        let marks = ShownMarks::of(w, view);
        Some(match pictures::shows_next_auction(view) {
            true => picture.showing(marks.whole()),
            false => picture.showing(marks.without_auction()),
        })
    }

    /// What is offered, with what a player holds and has built.
    pub async fn bid(
        &self,
        w: &Wording,
        view: &SeatView,
        names: &BySeat<String>,
    ) -> Option<Picture> {
        let picture = self.private("auction", pictures::bid(w, view, names));
        Some(picture.await?.showing(ShownMarks::of(w, view).whole()))
    }

    /// What a player has built, and their gems.
    pub async fn building(&self, w: &Wording, view: &SeatView) -> Option<Picture> {
        self.private("pyramid", pictures::building(w, view)).await
    }

    /// A criminal of which a row is chosen, beside what a player has built.
    pub async fn criminal_row(
        &self,
        w: &Wording,
        view: &SeatView,
        card: CardId,
    ) -> Option<Picture> {
        let picture = pictures::criminal_row(w, view, card);
        self.private("criminal", picture).await
    }

    /// The cards dealt to choose the first from.
    pub async fn dealt(&self, w: &Wording, view: &SeatView) -> Option<Picture> {
        self.private("cards", pictures::dealt(w, view)).await
    }

    /// The first hand, of which two characters go back.
    pub async fn returning(&self, w: &Wording, view: &SeatView) -> Option<Picture> {
        self.private("cards", pictures::returning(w, view)).await
    }

    /// What the own domain card may give.
    pub async fn domain(&self, w: &Wording, view: &SeatView) -> Option<Picture> {
        self.private("domain", pictures::domain(w, view)).await
    }

    /// The own pyramid with lettered places for a card.
    pub async fn placing(
        &self,
        w: &Wording,
        view: &SeatView,
        card: CardId,
        places: &[(char, Slot)],
    ) -> Option<Picture> {
        let picture = pictures::placing(w, view, card, places);
        self.private("places", picture).await
    }

    /// The own pyramid with lettered cards to choose from.
    pub async fn choosing(
        &self,
        w: &Wording,
        view: &SeatView,
        letters: &[(char, CardId)],
    ) -> Option<Picture> {
        let picture = pictures::choosing(w, view, letters);
        self.private("choices", picture).await
    }

    /// The whole table; new cards are framed. Before anything lies there, there is none.
    pub async fn table(
        &self,
        w: &Wording,
        view: &TableView,
        fresh: &CardSet,
        names: &BySeat<String>,
    ) -> Option<Picture> {
        if !pictures::shows_anything(view) {
            return None;
        }
        let picture = pictures::table(w, view, fresh, names);
        self.public("table", picture).await
    }

    /// What happened: bids, pyramids that changed, or the end of the game.
    pub async fn news(&self, w: &Wording, news: &News<'_>) -> Option<Picture> {
        let picture = pictures::news(w, news)?;
        self.public("news", picture).await
    }

    /// The poster of a finished game.
    pub async fn poster(
        &self,
        w: &Wording,
        view: &TableView,
        names: &BySeat<String>,
        notes: &PosterNotes,
    ) -> Option<Picture> {
        let picture = pictures::poster(w, view, names, notes);
        self.public("poster", picture).await
    }

    /// A single card, large.
    pub async fn card(&self, w: &Wording, ruleset: &Ruleset, card: &Card) -> Option<Picture> {
        let picture = pictures::card(w, ruleset, card);
        self.public("card", picture).await
    }

    /// A mark alone, for where others paint the ground.
    pub async fn icon(&self, mark: Mark, side: u16) -> Option<Vec<u8>> {
        let painter = Arc::clone(&self.painter);
        let painted = tokio::task::spawn_blocking(move || painter.icon(mark, side)).await;
        match painted.map_err(Missing::from).and_then(|png| Ok(png?)) {
            Ok(png) => Some(png),
            Err(error) => {
                tracing::error!(%error, ?mark, "an icon could not be painted");
                None
            }
        }
    }

    /// What a page of the rules is about, if it is something to see.
    pub async fn rules(&self, w: &Wording, page: Page, modules: &[Module]) -> Option<Picture> {
        let picture = viceroy_render::rules_page(w, self.cards(), page, modules)?;
        self.private("rules", picture).await
    }

    async fn public(&self, kind: &'static str, picture: PublicPicture) -> Option<Picture> {
        self.paint(kind, picture.scene, &picture.alt.0).await
    }

    async fn private(&self, kind: &'static str, picture: PrivatePicture) -> Option<Picture> {
        self.paint(kind, picture.scene, &picture.alt.0).await
    }

    /// Without its picture a message still says everything in words, so a fault here stops nothing.
    async fn paint(&self, kind: &'static str, mut scene: Scene, alt: &str) -> Option<Picture> {
        scene.theme = self.theme;
        point_out(&mut scene, &self.pointed);
        let is_fresh = AtomicBool::new(false);
        let painting = async {
            is_fresh.store(true, Ordering::Relaxed);
            self.fresh(&scene).await
        };
        let painted = self.kept.get_or_insert_async(&scene, painting).await;
        let from = match (&painted, is_fresh.into_inner()) {
            (Err(_), _) => PictureFrom::Nowhere,
            (Ok(_), true) => PictureFrom::Painter,
            (Ok(_), false) => PictureFrom::Cache,
        };
        self.metrics.pictures.of(from).once();
        match painted {
            Ok(png) => Some(Picture::new(kind, png, alt)),
            Err(error) => {
                tracing::error!(%error, kind, "a picture could not be painted");
                None
            }
        }
    }

    async fn fresh(&self, scene: &Scene) -> Result<Arc<[u8]>, Missing> {
        let (_waiting, began) = (self.metrics.pictures_waiting.one_more(), Stopwatch::start());
        let _room = self.room.acquire().await?;
        let (painter, scene) = (Arc::clone(&self.painter), scene.clone());
        let png = tokio::task::spawn_blocking(move || painter.paint(&scene)).await??;
        self.metrics.picture_seconds.took(began);
        self.metrics.picture_bytes.was(png.len() as f64);
        Ok(png.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::english;
    use viceroy_render::{measured_bid, samples};
    use viceroy_rules::AuctionRow;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn what_several_ask_for_is_painted_once() {
        let painter = Painter::new().expect("a painter");
        let pictures = Pictures::new(Arc::new(painter), Theme::Light);
        let (_, scene) = samples().into_iter().next().expect("a sample");
        let one = || pictures.paint("one", scene.clone(), "");
        let (a, b, c) = tokio::join!(one(), one(), one());
        let again = one().await;
        let [a, b, c, again] = [a, b, c, again].map(|p| p.expect("a picture").bytes);
        // The very same bytes, not only equal ones.
        assert!([b, c, again].iter().all(|png| Arc::ptr_eq(png, &a)));
        let counted = |from| pictures.metrics.pictures.of(from).count();
        let counted = [PictureFrom::Painter, PictureFrom::Cache].map(counted);
        assert_eq!(counted, [1, 3]);
        assert_eq!(pictures.metrics.picture_bytes.count(), 1);
        let mut other = scene.clone();
        other.width += 1;
        let other = pictures.paint("other", other, "").await;
        assert!(other.is_some_and(|other| other.bytes != a));
    }

    #[test]
    fn a_name_tells_a_picture_and_its_words() {
        let name = |png: &[u8], alt| Picture::new("hand", png.into(), alt).name;
        assert_eq!(name(b"one", "words"), name(b"one", "words"));
        assert_ne!(name(b"one", "words"), name(b"two", "words"));
        assert_ne!(name(b"one", "words"), name(b"one", "other words"));
        // As Discord keeps names of files.
        let kept = |c: char| c.is_ascii_alphanumeric() || "-.".contains(c);
        assert!(name(b"one", "words").chars().all(kept));
    }

    fn own(png: &'static [u8], marks: &str) -> Picture {
        Picture::new("own", png.into(), "words").showing(marks)
    }

    #[test]
    fn one_that_is_there_does_where_only_the_rest_has_changed() {
        let w = &english();
        let (view, _) = measured_bid().unwrap();
        let there = own(b"old", ShownMarks::of(w, &view).whole()).name;
        let asked = |view: &SeatView| {
            let picture = own(b"new", ShownMarks::of(w, view).without_auction());
            picture.reusable_as(w, view, &[ShownThing::Built, ShownThing::Purse])
        };
        let mut later = view.clone();
        later.screen.hand = CardSet::NONE;
        assert!(asked(&later).is_there_as(&there));
        assert!(!own(b"new", ShownMarks::of(w, &later).whole()).is_there_as(&there));
        assert!(!asked(&later).is_there_as(&there.replace("own", "auction")));
        assert!(!asked(&view).is_there_as("own-5.png"));
        later.screen.attack += 1;
        assert!(!asked(&later).is_there_as(&there));
    }

    #[test]
    fn one_with_other_cards_of_an_auction_does_not() {
        let w = &english();
        let (view, _) = measured_bid().unwrap();
        let mut other = view.clone();
        Arc::make_mut(&mut other.table.open).auction = AuctionRow::of_one_colour_each();
        let (before, now) = (ShownMarks::of(w, &view), ShownMarks::of(w, &other));
        let there = |marks| own(b"old", marks).name;
        let new = || own(b"new", now.without_auction());
        let held = new().reusable_as(w, &other, &[ShownThing::Hand]);
        assert!(held.is_there_as(&there(before.without_auction())));
        assert!(!held.is_there_as(&there(before.whole())));
        let offered = new().reusable_as(w, &other, &[ShownThing::Offered]);
        assert!(!offered.is_there_as(&there(before.without_auction())));
        assert!(offered.is_there_as(&there(now.whole())));
    }
}
