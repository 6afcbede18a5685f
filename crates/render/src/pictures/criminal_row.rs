//! A criminal, in full, for choosing one of its rows, with the own pyramid (R-UND-03).

use super::asked::asking;
use super::board::shaped;
use super::hand::Levels;
use super::layout::{Extent, taken};
use super::own::Own;
use super::picture::{PictureRoom, PrivatePicture};
use viceroy_i18n::{PrivateText, Wording, pictures as words};
use viceroy_rules::cards::CardId;
use viceroy_rules::{Pyramid, SeatView};

pub fn criminal_row(
    w: &Wording,
    view: &SeatView,
    card: CardId,
    room: PictureRoom,
) -> PrivatePicture {
    let own = Own::of(w, view, Levels::LeftOut);
    let ruleset = &view.table.ruleset;
    let card = ruleset.catalogue.get(card);
    let none = Pyramid::default();
    let pyramid = view.table.open.pyramids.get(view.seat).unwrap_or(&none);
    let (mut scene, layout) = asking(w, view, Extent::of(taken(pyramid)), (card, room));
    layout.lay(w, &mut scene, ruleset, pyramid);
    let mut said: Vec<String> = card.map(|card| words::criminal_row(w, card)).into_iter().collect();
    said.extend(
        card.map(|card| words::alt_whole_card(w, card, ruleset.printing())).into_iter().flatten(),
    );
    said.extend(own.alt());
    PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(w, &said)) }
}
