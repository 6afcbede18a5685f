//! Pictures for posts and panels, as files.

use super::films::Films;
use super::paint_queue::{NotPainted, PaintQueue, PaintedFor};
use super::shown::{ReuseKey, ShownMarks, ShownThing};
use crate::prelude::*;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicBool, Ordering};
use viceroy_metrics::{PictureFrom, Stopwatch};
use viceroy_render::pictures::{
    self, Film, MonthOfDeals, News, PosterNotes, PrivatePicture, PublicPicture, Summary,
};
use viceroy_render::scene::{Element, GemLetters, Mark};
use viceroy_render::{Painter, Pointed, Scene, Theme, point_out};
use viceroy_rules::cards::{Card, Catalogue};
use viceroy_rules::{CardSet, Ruleset, TableView};

/// A rendered picture, or another file attached in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// Contains a digest of content and description, so that equal names mean equal pictures and
    /// attached ones can be recognised without bookkeeping.
    pub name: String,
    pub bytes: Arc<[u8]>,
    /// Alt text.
    pub alt: String,
    /// What another picture must show to be reused in its place.
    enough: Option<Box<ReuseKey>>,
}

fn kind(name: &str) -> Option<&str> {
    name.split_once('-').map(|(kind, _)| kind)
}

/// Digest bytes in a file name: enough to rule out collisions.
const MARK: usize = 8;

impl Picture {
    /// `kind` is a prefix such as `hand`.
    pub fn new(kind: &str, bytes: Arc<[u8]>, alt: &str) -> Picture {
        let alt = viceroy_i18n::clip(alt, crate::wire::limits::ALT_TEXT);
        let digest = Sha256::new().chain_update(&bytes).chain_update(&alt).finalize();
        let mark = hex::encode(&digest[..MARK]);
        Picture { name: format!("{kind}-{mark}.png"), bytes, alt, enough: None }
    }

    pub fn film(bytes: Arc<[u8]>, alt: &str) -> Picture {
        let still = Picture::new("film", bytes, alt);
        Picture { name: still.name.replace(".png", ".gif"), ..still }
    }

    pub fn file(name: String, bytes: Vec<u8>, alt: &str) -> Picture {
        Picture { name, bytes: bytes.into(), alt: alt.to_owned(), enough: None }
    }

    /// Appends `marks` to the name.
    fn showing(mut self, marks: &str) -> Picture {
        if let Some(stem) = self.name.strip_suffix(".png") {
            self.name = format!("{stem}-{marks}.png");
        }
        self
    }

    /// Allows reuse of a picture of the same kind whose listed contents are current.
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

    /// Whether the file with this name can be reused.
    pub fn is_there_as(&self, name: &str) -> bool {
        let marks = name.rsplit_once('-');
        let marks = marks.map(|(_, end)| end.trim_end_matches(".png"));
        let does = |enough: &ReuseKey| marks.is_some_and(|marks| enough.is_in(marks));
        self.name == name
            || kind(&self.name) == kind(name) && self.enough.as_deref().is_some_and(does)
    }

    pub fn attachment(&self) -> CreateAttachment {
        CreateAttachment::bytes(self.bytes.to_vec(), &self.name).description(&self.alt)
    }
}

/// Renders on threads of its own, so that replies never wait. Cheap to clone.
///
/// Recent pictures are cached, and concurrent requests share one rendering.
#[derive(Clone)]
pub struct Pictures {
    painter: Arc<Painter>,
    theme: Theme,
    pointed: Arc<[Pointed]>,
    kept: Arc<Cache<Scene, Arc<[u8]>, PictureWeight>>,
    queue: Arc<PaintQueue>,
    films: Arc<Films>,
    metrics: Metrics,
}

/// Cache size in bytes: some hundred pictures.
const KEPT: u64 = 32 << 20;

/// Weighs a cached picture by its own bytes and those of its scene.
#[derive(Clone)]
struct PictureWeight;

impl Weighter<Scene, Arc<[u8]>> for PictureWeight {
    fn weight(&self, scene: &Scene, png: &Arc<[u8]>) -> u64 {
        (png.len() + scene.elements.len() * size_of::<Element>()) as u64
    }
}

impl Pictures {
    pub fn new(painter: Arc<Painter>, theme: Theme) -> Pictures {
        Pictures {
            queue: Arc::new(PaintQueue::new(Arc::clone(&painter))),
            painter,
            theme,
            pointed: Arc::default(),
            kept: Arc::new(Cache::with_weighter(500, KEPT, PictureWeight)),
            films: Arc::default(),
            metrics: Metrics::default(),
        }
    }

    /// Many wait for pictures.
    pub fn are_behind(&self) -> bool {
        self.queue.is_behind()
    }

    #[must_use]
    pub fn measured(self, metrics: Metrics) -> Pictures {
        Pictures { metrics, ..self }
    }

    #[must_use]
    pub fn pointing_at(&self, pointed: Vec<Pointed>) -> Pictures {
        Pictures { pointed: pointed.into(), ..self.clone() }
    }

    pub fn cards(&self) -> &'static Catalogue {
        self.painter.cards()
    }

    pub async fn own(&self, w: &Wording, view: &SeatView, room: PictureRoom) -> Option<Picture> {
        let picture = self.private(w, "own", pictures::own(w, view, room)).await?;
        let marks = ShownMarks::of(w, view);
        Some(match (room == PictureRoom::USUAL, pictures::shows_next_auction(view)) {
            // Something may have been left out, so that it cannot serve another panel.
            (false, _) => picture,
            (true, true) => picture.showing(marks.whole()),
            (true, false) => picture.showing(marks.without_auction()),
        })
    }

    pub async fn bid(
        &self,
        w: &Wording,
        view: &SeatView,
        names: &BySeat<String>,
        room: PictureRoom,
    ) -> Option<Picture> {
        let picture = self.private(w, "auction", pictures::bid(w, view, names, room));
        let picture = picture.await?;
        Some(match room == PictureRoom::USUAL {
            true => picture.showing(ShownMarks::of(w, view).whole()),
            false => picture,
        })
    }

    /// New cards are framed. `None` before any card is placed.
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
        self.public(w, "table", picture).await
    }

    pub async fn news(&self, w: &Wording, news: &News<'_>) -> Option<Picture> {
        let picture = pictures::news(w, news)?;
        self.public(w, "news", picture).await
    }

    pub async fn poster(
        &self,
        w: &Wording,
        view: &TableView,
        names: &BySeat<String>,
        notes: &PosterNotes,
    ) -> Option<Picture> {
        let picture = pictures::poster(w, view, names, notes);
        self.public(w, "poster", picture).await
    }

    pub async fn film(&self, film: Film) -> Option<Picture> {
        let alt = film.alt.0.clone();
        match self.films.of(&self.painter, self.theme, film).await {
            Ok(gif) => Some(Picture::film(gif, &alt)),
            Err(error) => {
                tracing::error!(%error, "a film could not be made");
                None
            }
        }
    }

    pub async fn card(&self, w: &Wording, ruleset: &Ruleset, card: &Card) -> Option<Picture> {
        let picture = pictures::card(w, ruleset, card);
        self.public(w, "card", picture).await
    }

    /// A bare symbol, for emojis.
    pub async fn icon(&self, mark: Mark, side: u16, letters: GemLetters) -> Option<Vec<u8>> {
        let painter = Arc::clone(&self.painter);
        let painted = tokio::task::spawn_blocking(move || painter.icon(mark, side, letters)).await;
        let why: &dyn std::error::Error = match &painted {
            Ok(Ok(png)) => return Some(png.clone()),
            Ok(Err(unpaintable)) => unpaintable,
            Err(broke_off) => broke_off,
        };
        tracing::error!(error = why, ?mark, "an icon could not be painted");
        None
    }

    pub async fn rules(&self, w: &Wording, page: Page, modules: &[Module]) -> Option<Picture> {
        let picture = viceroy_render::rules_page(w, self.cards(), page, modules)?;
        self.private(w, "rules", picture).await
    }

    pub async fn month(&self, w: &Wording, month: &MonthOfDeals) -> Option<Picture> {
        self.public(w, "month", pictures::month(w, month)).await
    }

    pub async fn summary(&self, w: &Wording, summary: &Summary) -> Option<Picture> {
        self.public(w, "summary", pictures::summary(w, summary)).await
    }

    pub async fn public(
        &self,
        w: &Wording,
        kind: &'static str,
        picture: PublicPicture,
    ) -> Option<Picture> {
        self.paint(w, kind, PaintedFor::Everybody, (picture.scene, &picture.alt.0)).await
    }

    pub async fn private(
        &self,
        w: &Wording,
        kind: &'static str,
        picture: PrivatePicture,
    ) -> Option<Picture> {
        self.paint(w, kind, PaintedFor::Reader, (picture.scene, &picture.alt.0)).await
    }

    /// Errors are only logged: the text alone says everything.
    async fn paint(
        &self,
        w: &Wording,
        kind: &'static str,
        painted_for: PaintedFor,
        (mut scene, alt): (Scene, &str),
    ) -> Option<Picture> {
        (scene.theme, scene.letters) = (self.theme, GemLetters::of(w));
        point_out(&mut scene, &self.pointed);
        let is_fresh = AtomicBool::new(false);
        let painting = async {
            is_fresh.store(true, Ordering::Relaxed);
            self.fresh(&scene, painted_for).await
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

    async fn fresh(&self, scene: &Scene, painted_for: PaintedFor) -> Result<Arc<[u8]>, NotPainted> {
        let (_waiting, began) = (self.metrics.pictures_waiting.one_more(), Stopwatch::start());
        let png = self.queue.paint(scene.clone(), painted_for).await?;
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
        let w = &english();
        let one = || pictures.paint(w, "one", PaintedFor::Reader, (scene.clone(), ""));
        let (a, b, c) = tokio::join!(one(), one(), one());
        let again = one().await;
        let [a, b, c, again] = [a, b, c, again].map(|p| p.expect("a picture").bytes);
        // The same allocation, not only equal bytes.
        assert!([b, c, again].iter().all(|png| Arc::ptr_eq(png, &a)));
        let counted = |from| pictures.metrics.pictures.of(from).count();
        let counted = [PictureFrom::Painter, PictureFrom::Cache].map(counted);
        assert_eq!(counted, [1, 3]);
        assert_eq!(pictures.metrics.picture_bytes.count(), 1);
        let mut other = scene.clone();
        other.width += 1;
        let other = pictures.paint(w, "other", PaintedFor::Reader, (other, "")).await;
        assert!(other.is_some_and(|other| other.bytes != a));
    }

    #[test]
    fn a_name_tells_a_picture_and_its_words() {
        let name = |png: &[u8], alt| Picture::new("hand", png.into(), alt).name;
        assert_eq!(name(b"one", "words"), name(b"one", "words"));
        assert_ne!(name(b"one", "words"), name(b"two", "words"));
        assert_ne!(name(b"one", "words"), name(b"one", "other words"));
        // Discord leaves such file names unchanged.
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
