//! The analysis of a finished game, a page for each player.

use super::again_message;
use super::panel_picture::{of_panel, who_is_shown};
use crate::prelude::*;
use crate::wire::letters::letter_of;
use viceroy_ai::analysis::{PlayerAnalysis, Span};
use viceroy_i18n::analysis::{self, AnalysisLines};
use viceroy_i18n::{called, unformatted};
use viceroy_rules::TableView;
use viceroy_service::Analysed;

pub fn button(w: &Wording, game: GameId, table: &TableView) -> Option<Button> {
    (table.open.phase == Phase::Over).then(|| open_button(w, game))
}

pub fn open_button(w: &Wording, game: GameId) -> Button {
    Button::new(CustomId::Analysis { game, seat: None }, w.say(text!(button_analysis)))
}

/// Shows the reader's own page if no seat is named.
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
    let former = analysed.former.get(seat).map_or(&[][..], Vec::as_slice);
    let former: Vec<String> =
        former.iter().map(|name| unformatted(&called(w, name, seat))).collect();
    let told = AnalysisLines {
        game: table.game.0,
        names: &names,
        seat,
        reader: own,
        table: &table.view,
        of,
        level: table.people.get(seat).and_then(Player::level),
        former: &former,
        letter: &|offer| letter(w, of, offer),
    };
    let names = plain_names(w, &table.people);
    let missed = of.missed.first();
    let who = missed.and_then(|missed| who_is_shown(w, &missed.view, None, &names));
    let room = who.as_ref().map_or(0, |line| length(line) + 1);
    let mut text = viceroy_i18n::fit(w, &analysis::text(w, &told), CONTENT.saturating_sub(room));
    add_line(&mut text, who);
    let mut rows = switch(analysed, seat, &names);
    let from = analysed.from.as_ref().and_then(|from| from.get(seat).copied());
    rows.extend(
        from.filter(|_| own == Some(seat)).and_then(|from| play_on(w, table.game, of, from)),
    );
    let decide = (own == Some(seat)).then(|| again_message::button(w));
    rows.push(Row::Buttons([Button::archive(w, table.game)].into_iter().chain(decide).collect()));
    let picture = match of.missed.first().cloned() {
        Some(missed) => {
            let (w, pictures) = (Arc::clone(w), pictures.clone());
            // The player's view at that time, so that the letters match.
            Painting::of(async move {
                of_panel(&w, &pictures, &missed.view, &names, (None, PictureRoom::USUAL)).await
            })
        }
        None => Painting::default(),
    };
    Response { text, rows, picture, ..Response::default() }
}

fn letter(w: &Wording, of: &PlayerAnalysis, offer: Offer) -> char {
    let view = of.missed.first().map(|missed| &missed.view);
    let found = view.and_then(|view| letter_of(w, view, view.question.as_ref()?, offer));
    found.unwrap_or(' ')
}

/// From each turning point and the costliest missed move that the player saw from this seat.
fn play_on(w: &Wording, game: GameId, of: &PlayerAnalysis, from: u32) -> Option<Row> {
    let missed = of.missed.first().into_iter();
    let missed = missed.map(|missed| (missed.after, w.say(text!(button_play_on_missed))));
    let turned = of.turning.iter().map(|point| {
        let label = match point.swing.span {
            Span::Turn(turn) => w.say(text!(button_play_on_turn, turn)),
            Span::End => w.say(text!(button_play_on_end)),
        };
        (point.from, label)
    });
    let mut buttons: Vec<Button> = vec![];
    for (step, label) in missed.chain(turned).filter(|(step, _)| *step >= from) {
        let button = Button::new(CustomId::PlayOn { game, step }, label);
        // The missed move may be the first of its turn.
        if buttons.iter().all(|other| other.custom_id != button.custom_id) {
            buttons.push(button);
        }
    }
    (!buttons.is_empty()).then_some(Row::Buttons(buttons))
}

fn switch(analysed: &Analysed, shown: Seat, names: &BySeat<String>) -> Vec<Row> {
    let game = analysed.table.game;
    let each = names.iter().map(|(seat, name)| {
        let custom_id = CustomId::Analysis { game, seat: Some(seat) };
        Button::new(custom_id, name.clone()).enabled_if(seat != shown)
    });
    let buttons: Vec<Button> = each.collect();
    match buttons.len() {
        0 | 1 => vec![],
        _ => vec![Row::Buttons(buttons)],
    }
}
