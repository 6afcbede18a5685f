//! Pictures for posts and panels. The only file of the adapter that knows the painter.

use std::sync::Arc;

use serenity::all::CreateAttachment;

use crate::cards::CardId;
use crate::rules::{BySeat, Seat, SeatView, Slot, TableView};

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
    painter: Arc<()>,
}

impl Pictures {
    /// Gets the painter ready.
    pub fn new() -> Pictures {
        Pictures {
            painter: Arc::new(()),
        }
    }

    /// What a player holds.
    pub async fn hand(&self, _view: &SeatView) -> Option<Picture> {
        self.nothing_yet().await
    }

    /// The cards dealt to choose the first from.
    pub async fn dealt(&self, _view: &SeatView) -> Option<Picture> {
        self.nothing_yet().await
    }

    /// The own pyramid with lettered places for a card.
    pub async fn placing(
        &self,
        _view: &SeatView,
        _card: CardId,
        _places: &[(char, Slot)],
    ) -> Option<Picture> {
        self.nothing_yet().await
    }

    /// One player's pyramid.
    pub async fn pyramid(
        &self,
        _view: &TableView,
        _seat: Seat,
        _names: &BySeat<String>,
    ) -> Option<Picture> {
        self.nothing_yet().await
    }

    /// The whole table.
    pub async fn table(&self, _view: &TableView, _names: &BySeat<String>) -> Option<Picture> {
        self.nothing_yet().await
    }

    /// The auction.
    pub async fn auction(&self, _view: &TableView, _names: &BySeat<String>) -> Option<Picture> {
        self.nothing_yet().await
    }

    /// The score sheet.
    pub async fn score(&self, _view: &TableView, _names: &BySeat<String>) -> Option<Picture> {
        self.nothing_yet().await
    }

    // JOIN: the painter is being built; until then every post does without pictures.
    async fn nothing_yet(&self) -> Option<Picture> {
        let _painter = Arc::clone(&self.painter);
        None
    }
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures::new()
    }
}
