//! A step of a finished game: the table as everybody saw it, what happened, and the way on.

use super::post_picture::poster_notes;
use crate::picture::who_is_who::who_is_who;
use crate::prelude::*;
use crate::wire::custom_id::Stride;
use crate::wire::people::{doers, facts_of, name_in, told_of};
use viceroy_i18n::term::Joined;
use viceroy_i18n::{called_at_table, news};
use viceroy_service::ArchivedStep;

/// "12", "#12" or "12#40": a game and one of its steps; the first is 0.
pub fn read_code(typed: &str) -> Option<(GameId, u32)> {
    let typed = typed.trim().trim_start_matches('#');
    let (game, step) = typed.split_once('#').unwrap_or((typed, "0"));
    let is_number = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    let both = is_number(game) && is_number(step);
    let game = game.parse().ok().map(GameId);
    both.then_some((game?, step.parse().ok()?))
}

pub fn response(
    w: &Arc<Wording>,
    pictures: &Pictures,
    archived: ArchivedStep,
    hands: Hands,
    reads: Reads,
) -> Response {
    let names = plain_names(w, &archived.people);
    let mut lines = lines(w, &archived);
    if hands == Hands::Open {
        lines.extend(held(w, &archived));
    }
    let (game, step) = (archived.game.0, archived.step);
    lines.push(w.say(text!(archive_code, code = format!("{game}#{step}"))));
    let title = title(w, &archived);
    let rows = rows(w, &archived, hands);
    if reads == Reads::Text {
        lines.insert(0, title);
        return Response::new(fit(w, &lines, CONTENT), rows);
    }
    lines.extend(who_is_who(w, &names));
    let text = fit(w, &lines, CONTENT.saturating_sub(length(&title) + 1));
    let (painted_in, pictures) = (Arc::clone(w), pictures.clone());
    let painting =
        async move { pictures.table(&painted_in, &archived.view, &CardSet::NONE, &names).await };
    Response { title: Some(title), picture: Painting::of(painting), ..Response::new(text, rows) }
}

/// For people who may never have met the others: besides `who`, by their name here, only computer
/// players are named.
pub fn poster(
    w: &Arc<Wording>,
    pictures: &Pictures,
    table: TablePost,
    (own, who): (Seat, Person),
) -> Response {
    let text = w.say(text!(poster_shown, who = &mention(who.id)));
    let rows = vec![Row::Buttons(vec![Button::find_table(w), lesson_message::learn(w)])];
    let names = table.people.map(|seat, player| match (seat == own, player.level()) {
        (true, _) => who.name.clone(),
        (false, Some(_)) => name_in(w, player),
        (false, None) => String::new(),
    });
    let names = called_at_table(w, &names);
    let (painted_in, pictures) = (Arc::clone(w), pictures.clone());
    let painting = async move {
        let notes = poster_notes(&painted_in, table.finish.as_ref());
        pictures.poster(&painted_in, &table.view, &names, &notes).await
    };
    Response { picture: Painting::of(painting), ..Response::new(text, rows) }
}

fn title(w: &Wording, archived: &ArchivedStep) -> String {
    let open = &archived.view.open;
    w.say(text!(
        archive_title,
        game = archived.game.0,
        turn = open.turn,
        step = archived.step,
        last = archived.last
    ))
}

fn lines(w: &Wording, archived: &ArchivedStep) -> Vec<String> {
    let names = text_names(w, &archived.people);
    let deeds = told_of(&archived.deeds);
    let reader = archived.seat.map(|seat| (seat, &archived.people[seat]));
    let doers = doers(w, &deeds, reader);
    let told = news::Audience { reader: archived.seat, ..news::Audience::everybody(&names) };
    let lines = news::lines(w, &facts_of(&deeds), told.by(&doers), archived.view.ruleset.catalogue);
    match lines.is_empty() {
        true => vec![w.say(text!(log_empty))],
        false => lines,
    }
}

fn held(w: &Wording, archived: &ArchivedStep) -> Vec<String> {
    let names = text_names(w, &archived.people);
    let catalogue = archived.view.ruleset.catalogue;
    let hands = archived.hands.iter().flat_map(BySeat::iter);
    let line = |(seat, cards): (Seat, &Vec<CardId>)| {
        let who = names[seat].clone();
        match cards.is_empty() {
            true => w.say(text!(archive_hand_empty, who)),
            false => {
                let cards = cards.iter().map(|card| Term::card(catalogue, *card));
                w.say(text!(archive_hand, who, cards = Term::list(cards, Joined::Commas)))
            }
        }
    };
    hands.map(line).collect()
}

fn rows(w: &Wording, archived: &ArchivedStep, hands: Hands) -> Vec<Row> {
    let game = archived.game;
    let to = |step, by, hands| CustomId::Archive { game, step, hands, by };
    let turned = |step: Option<u32>, nowhere: u32, by, label: String, sign: &str| {
        let custom_id = to(step.unwrap_or(nowhere), by, hands);
        Button::new(custom_id, label).sign(sign).enabled_if(step.is_some())
    };
    let way = vec![
        turned(archived.turn_back, 0, Stride::Turn, w.say(text!(button_turn)), "⏪"),
        turned(archived.step_back, 0, Stride::Step, w.say(text!(button_step)), "◀️"),
        turned(archived.step_on, u32::MAX, Stride::Step, w.say(text!(button_step)), "▶️"),
        turned(archived.turn_on, u32::MAX, Stride::Turn, w.say(text!(button_turn)), "⏩"),
    ];
    let mut rows = vec![Row::Buttons(way)];
    if archived.hands.is_some() {
        let (other, label) = match hands {
            Hands::Closed => (Hands::Open, w.say(text!(button_hands_open))),
            Hands::Open => (Hands::Closed, w.say(text!(button_hands_close))),
        };
        let turn = Button::new(to(archived.step, Stride::Step, other), label).sign("🃏");
        rows.push(Row::Buttons(vec![turn, analysis_message::open_button(w, game)]));
    }
    if archived.has_poster && archived.seat.is_some() {
        let poster = CustomId::Poster(game);
        rows.push(Row::Buttons(vec![Button::new(poster, w.say(text!(button_poster))).sign("🖼️")]));
    }
    if archived.may_play_on {
        let on = CustomId::PlayOn { game, step: archived.step };
        rows.push(Row::Buttons(vec![Button::new(on, w.say(text!(button_play_on)))]));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_a_game_and_maybe_a_step() {
        let read = |typed| read_code(typed).map(|(game, step)| (game.0, step));
        assert_eq!(read("12#40"), Some((12, 40)));
        assert_eq!(read(" #12 "), Some((12, 0)));
        assert_eq!(read("12"), Some((12, 0)));
        for wrong in ["", "#", "12#", "x", "12#4x", "-1", "12#99999999999"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
