//! How a finished game went, as a message for one person: a page for each player.

use std::sync::Arc;

use super::painting::Painting;
use super::people::{plain_names, text_names};
use super::pictures::{Picture, Pictures};
use super::post::CONTENT;
use crate::analysis::Missed;
use crate::cards::CardId;
use crate::discord::interaction::response::Response;
use crate::discord::interaction::ticket::Ticket;
use crate::discord::panel::letters::card_of;
use crate::discord::panel::rows::{Button, Row};
use crate::host::Analysed;
use crate::notice::{GameId, PersonId};
use crate::rules::{Answer, BySeat, Help, Offer, Phase, Question, Seat, Slot, TableView};
use crate::wording::Wording;
use crate::wording::analysis::{self, LETTERS, Lettered, Told};

/// The button that shows how a game went; none before it is over.
pub fn button(w: &Wording, game: GameId, table: &TableView) -> Option<Button> {
    (table.open.phase == Phase::Over).then(|| open_button(w, game))
}

/// The button that shows how a finished game went.
pub fn open_button(w: &Wording, game: GameId) -> Button {
    Button::new(Ticket::Analysis { game, seat: None }, analysis::button(w))
}

/// How a game went for one of its players: for the reader where no seat is named.
pub fn response(
    w: &Arc<Wording>,
    pictures: &Pictures,
    analysed: &Analysed,
    seat: Option<Seat>,
    reader: PersonId,
) -> Response {
    let table = &analysed.table;
    let mut people = table.people.iter();
    let own = people.find(|(_, person)| person.is(reader));
    let own = own.map(|(seat, _)| seat);
    let players = &analysed.analysis.players;
    let seat = seat.or(own).filter(|seat| players.get(*seat).is_some());
    let seat = seat.unwrap_or(Seat(0));
    let Some(of) = players.get(seat) else {
        return Response::default();
    };
    let names = text_names(w, &table.people);
    let told = Told {
        game: table.game.0,
        names: &names,
        seat,
        reader: own,
        table: &table.view,
        of,
        lettered: of.missed.as_ref().map_or(Lettered::Nothing, lettered),
    };
    let text = crate::wording::fit(w, &analysis::text(w, &told), CONTENT);
    let names = plain_names(w, &table.people);
    let rows = switch(analysed, seat, &names);
    let picture = match of.missed.clone() {
        Some(missed) => {
            let (w, pictures) = (Arc::clone(w), pictures.clone());
            Painting::of(async move { picture(&w, &pictures, &missed, &names).await })
        }
        None => Painting::default(),
    };
    Response {
        text,
        rows,
        picture,
        ..Response::default()
    }
}

/// A button for each player, if there are several.
fn switch(analysed: &Analysed, shown: Seat, names: &BySeat<String>) -> Vec<Row> {
    let game = analysed.table.game;
    let each = names.iter().map(|(seat, name)| {
        let ticket = Ticket::Analysis {
            game,
            seat: Some(seat),
        };
        let button = Button::new(ticket, name.clone());
        if seat == shown {
            button.disabled()
        } else {
            button
        }
    });
    let buttons: Vec<Button> = each.collect();
    match buttons.len() {
        0 | 1 => vec![],
        _ => vec![Row::Buttons(buttons)],
    }
}

/// What the player saw when they missed their best move, with both choices lettered where they are places or cards of
/// their own.
async fn picture(
    w: &Wording,
    pictures: &Pictures,
    missed: &Missed,
    names: &BySeat<String>,
) -> Option<Picture> {
    let view = &missed.view;
    let question = view.question.as_ref()?;
    match Shown::of(missed, question) {
        Shown::Places(places) => pictures.placing(w, view, question.card?, &places).await,
        Shown::Cards(cards) => pictures.choosing(w, view, &cards).await,
        Shown::Hand(cards) => pictures.own_lettered(w, view, &cards).await,
        Shown::Auction => pictures.bid(w, view, names).await,
        Shown::Pyramid => pictures.building(w, view).await,
        Shown::Card => pictures.criminal_row(w, view, question.card?).await,
    }
}

/// What the picture shows, with what is lettered there.
enum Shown {
    Places(Vec<(char, Slot)>),
    /// Cards of the pyramid.
    Cards(Vec<(char, CardId)>),
    Hand(Vec<(char, CardId)>),
    Auction,
    Pyramid,
    /// The card that is asked about.
    Card,
}

impl Shown {
    fn of(missed: &Missed, question: &Question) -> Shown {
        match question.topic.help() {
            Help::Places => {
                let cards = both(missed, |offer| card_of(question.topic, offer));
                if cards.is_empty() {
                    Shown::Places(both(missed, place))
                } else {
                    Shown::Cards(cards)
                }
            }
            Help::Auction => Shown::Auction,
            Help::Pyramids | Help::Pyramid => Shown::Pyramid,
            Help::Card => Shown::Card,
            Help::Hand | Help::Nothing => {
                Shown::Hand(both(missed, |offer| in_hand(question, offer)))
            }
        }
    }

    fn letters(&self) -> Vec<char> {
        match self {
            Shown::Places(places) => places.iter().map(|(letter, _)| *letter).collect(),
            Shown::Cards(cards) | Shown::Hand(cards) => {
                cards.iter().map(|(letter, _)| *letter).collect()
            }
            Shown::Auction | Shown::Pyramid | Shown::Card => vec![],
        }
    }
}

/// What is lettered in the picture.
fn lettered(missed: &Missed) -> Lettered {
    let shown = missed.view.question.as_ref();
    let letters = shown.map_or(vec![], |question| Shown::of(missed, question).letters());
    match LETTERS.map(|letter| letters.contains(&letter)) {
        [true, true] => Lettered::Both,
        [true, false] => Lettered::Given,
        [false, true] => Lettered::Better,
        [false, false] => Lettered::Nothing,
    }
}

/// What both answers are about, each with its letter; nothing where that is the same, as when a card is played instead of
/// discarded.
fn both<T: PartialEq>(missed: &Missed, what: impl Fn(Offer) -> Option<T>) -> Vec<(char, T)> {
    let offer = |answer: &Answer| match answer {
        Answer::Pick(picked) => picked.first().copied(),
        Answer::Gems(_) | Answer::Paint(_) => None,
    };
    let both = [&missed.given, &missed.better].map(|answer| offer(answer).and_then(&what));
    if both[0] == both[1] {
        return vec![];
    }
    let each = LETTERS.into_iter().zip(both);
    each.filter_map(|(letter, what)| Some((letter, what?)))
        .collect()
}

fn place(offer: Offer) -> Option<Slot> {
    if let Offer::Place { slot, .. } = offer {
        Some(slot)
    } else {
        None
    }
}

/// The card of the hand that an offer is about.
fn in_hand(question: &Question, offer: Offer) -> Option<CardId> {
    if let Offer::Play(card) | Offer::Discard(card) = offer {
        return Some(card);
    }
    if let (Offer::Card(card), Help::Hand) = (offer, question.topic.help()) {
        return Some(card);
    }
    None
}
