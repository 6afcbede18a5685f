//! Pictures for posts and panels. The only file of the adapter that knows the painter.

use std::sync::Arc;

use serenity::all::CreateAttachment;
use tokio::sync::Semaphore;

use crate::cards::{CardId, Catalogue};
use crate::render::pictures::{self, PrivatePicture, PublicPicture};
use crate::render::{Painter, RenderError, Scene};
use crate::rules::{BySeat, Seat, SeatView, Slot, TableView};
use crate::wording::Wording;

/// A painted picture.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The name of its file.
    pub name: &'static str,
    /// The picture.
    pub png: Vec<u8>,
    /// The same in words, for those who do not see it.
    pub alt: String,
}

impl Picture {
    /// As Discord's client sends it.
    pub fn attachment(&self) -> CreateAttachment {
        let alt = crate::wording::clip(&self.alt, 1024);
        CreateAttachment::bytes(self.png.clone(), self.name).description(alt)
    }
}

/// Paints on threads of its own, so that answers are never late because of a picture. Cheap to clone.
#[derive(Clone)]
pub struct Pictures {
    painter: Arc<Painter>,
    // Two threads paint at most; more would only take the processor from those who answer.
    room: Arc<Semaphore>,
}

/// So many pictures are painted at once.
const AT_ONCE: usize = 2;

impl Pictures {
    /// Gets the painter ready for the embedded cards.
    ///
    /// # Errors
    /// When the embedded fonts or cards cannot be used.
    pub fn new() -> Result<Pictures, RenderError> {
        Pictures::with_cards(Catalogue::embedded()?)
    }

    /// Gets the painter ready for these cards.
    ///
    /// # Errors
    /// When the embedded fonts cannot be used.
    pub fn with_cards(cards: &'static Catalogue) -> Result<Pictures, RenderError> {
        Ok(Pictures {
            painter: Arc::new(Painter::with_cards(cards)?),
            room: Arc::new(Semaphore::new(AT_ONCE)),
        })
    }

    /// What a player holds.
    pub async fn hand(&self, view: &SeatView) -> Option<Picture> {
        self.private("hand.png", pictures::hand(words(), view))
            .await
    }

    /// The cards dealt to choose the first from.
    pub async fn dealt(&self, view: &SeatView) -> Option<Picture> {
        self.private("cards.png", pictures::dealt(words(), view))
            .await
    }

    /// The own pyramid with lettered places for a card.
    pub async fn placing(
        &self,
        view: &SeatView,
        card: CardId,
        places: &[(char, Slot)],
    ) -> Option<Picture> {
        let picture = pictures::placing(words(), view, card, places);
        self.private("places.png", picture).await
    }

    /// The own pyramid with lettered cards to choose from.
    pub async fn choosing(&self, view: &SeatView, letters: &[(char, CardId)]) -> Option<Picture> {
        let picture = pictures::choosing(words(), view, letters);
        self.private("cards.png", picture).await
    }

    /// One player's pyramid.
    pub async fn pyramid(
        &self,
        view: &TableView,
        seat: Seat,
        names: &BySeat<String>,
    ) -> Option<Picture> {
        let picture = pictures::pyramid(words(), view, seat, names);
        self.public("pyramid.png", picture).await
    }

    /// The whole table.
    pub async fn table(&self, view: &TableView, names: &BySeat<String>) -> Option<Picture> {
        let picture = pictures::table(words(), view, names);
        self.public("table.png", picture).await
    }

    /// The auction.
    pub async fn auction(&self, view: &TableView, names: &BySeat<String>) -> Option<Picture> {
        let picture = pictures::auction(words(), view, names);
        self.public("auction.png", picture).await
    }

    /// The score sheet.
    pub async fn score(&self, view: &TableView, names: &BySeat<String>) -> Option<Picture> {
        let picture = pictures::score(words(), view, names);
        self.public("score.png", picture).await
    }

    async fn public(&self, name: &'static str, picture: PublicPicture) -> Option<Picture> {
        self.paint(name, picture.scene, picture.alt.0).await
    }

    async fn private(&self, name: &'static str, picture: PrivatePicture) -> Option<Picture> {
        self.paint(name, picture.scene, picture.alt.0).await
    }

    /// Without its picture a message still says everything in words, so a fault here stops nothing.
    async fn paint(&self, name: &'static str, scene: Scene, alt: String) -> Option<Picture> {
        let _room = self.room.acquire().await.ok()?;
        let painter = Arc::clone(&self.painter);
        let painted = tokio::task::spawn_blocking(move || painter.paint(&scene)).await;
        match painted {
            Ok(Ok(png)) => Some(Picture { name, png, alt }),
            Ok(Err(error)) => {
                tracing::error!(%error, name, "a picture could not be painted");
                None
            }
            Err(error) => {
                tracing::error!(%error, name, "painting broke off");
                None
            }
        }
    }
}

fn words() -> &'static Wording {
    Wording::english()
}
