//! What is shown to one person: an answer, or why there is none.

use super::errors;
use super::painting::Painting;
use super::panel::rows::Row;
use crate::host::{Fault, Stop};
use crate::notice::AsOf;
use crate::wording::PrivateText;

/// What is shown to one person.
#[derive(Debug, Default)]
pub struct Shown {
    /// The text.
    pub text: String,
    /// Buttons and menus.
    pub rows: Vec<Row>,
    /// Pictures.
    pub pictures: Painting,
    /// Whether pictures that are there already do as well as these.
    pub stays: bool,
    /// What moment of the game is shown, if it is a panel.
    pub as_of: Option<AsOf>,
}

impl From<PrivateText> for Shown {
    fn from(text: PrivateText) -> Shown {
        Shown {
            text: text.0,
            ..Shown::default()
        }
    }
}

impl From<Stop> for Shown {
    fn from(stop: Stop) -> Shown {
        errors::stop(&stop).into()
    }
}

impl From<Fault> for Shown {
    fn from(fault: Fault) -> Shown {
        errors::fault(&fault).into()
    }
}

impl<E: Into<Shown>> From<Result<Shown, E>> for Shown {
    fn from(result: Result<Shown, E>) -> Shown {
        result.unwrap_or_else(Into::into)
    }
}
