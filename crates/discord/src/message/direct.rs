//! Panels as direct messages, and the thread post that replaces an undeliverable one.

use super::panel_message;
use super::table_text::{end_text, table_text};
use crate::prelude::*;
use viceroy_i18n::panel::ReadAt;
use viceroy_i18n::table::Read;
use viceroy_model::messages::EndPost;

pub async fn panel_post(
    w: &Arc<Wording>,
    pictures: &Pictures,
    key: MessageKey,
    panel: &Panel,
) -> Post {
    let shown = panel_message::response(w, pictures, panel, ReadAt::Elsewhere, (None, 0));
    Post {
        text: shown.text,
        title: shown.title,
        rows: marked(w, shown.rows, key),
        picture: shown.picture.done().await,
        call: vec![],
        ..Post::default()
    }
}

pub async fn end_post(w: &Wording, pictures: &Pictures, key: MessageKey, post: &EndPost) -> Post {
    let table = &post.table;
    let mut text = match key.reader() {
        Some(seat) => end_text(w, post, seat),
        None => table_text(w, table, Read::AtOnce),
    };
    let picture = match post.reads {
        Reads::Text => None,
        Reads::Pictures => {
            add_line(&mut text, post_picture::who_at_table(w, table));
            post_picture::of_end(w, pictures, table).await
        }
    };
    let show = Button::new(CustomId::Post(key), w.say(text!(button_show_table)));
    let went = analysis_message::open_button(w, table.game);
    let fair = Button::fairness(w, table.game);
    let film = Button::film(w, table.game);
    let buttons = vec![show, went, film, Button::again(w, table.game), fair];
    Post { text, rows: vec![Row::Buttons(buttons)], picture, ..Post::default() }
}

pub fn unreachable_post(w: &Wording, key: MessageKey, who: PersonId) -> Post {
    let hand = Button::new(CustomId::Post(key), w.say(text!(button_my_hand))).main();
    Post {
        text: w.say(text!(people_unreachable, who = mention(who))),
        title: None,
        rows: vec![Row::Buttons(vec![hand, Button::show_table(w, key.game)])],
        picture: None,
        call: vec![who],
        ..Post::default()
    }
}

/// Makes a button identify the message, so that it is found after a restart: the way back to the
/// panel, or to what else it offers.
pub fn marked(w: &Wording, mut rows: Vec<Row>, key: MessageKey) -> Vec<Row> {
    let mut is_marked = false;
    for button in rows.iter_mut().flat_map(Row::buttons_mut) {
        if button.custom_id == CustomId::Refresh(key.game) {
            button.custom_id = CustomId::Post(key);
            is_marked = true;
        } else if button.custom_id == CustomId::More(key.game) {
            button.custom_id = CustomId::MoreOf(key);
            is_marked = true;
        }
    }
    if !is_marked {
        // Without a button the message could not be found again.
        rows.truncate(ROWS - 1);
        let refresh = Button::new(CustomId::Post(key), w.say(text!(button_refresh))).sign("🔄");
        rows.push(Row::Buttons(vec![refresh]));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::english;
    use viceroy_model::messages::{GameId, MessageKind};
    use viceroy_rules::Seat;

    #[test]
    fn a_direct_message_is_known_by_its_button() {
        let w = &english();
        let game = GameId(3);
        let key = MessageKind::Panel.of(game, Seat(1), 9);
        let mark = CustomId::Post(key);
        let custom_ids = |rows: Vec<Row>| -> Vec<CustomId> {
            let buttons = rows.into_iter().flat_map(|row| match row {
                Row::Buttons(buttons) => buttons,
                Row::Menu(_) | Row::Pages(_) | Row::Entities(_) => vec![],
            });
            buttons.map(|button| button.custom_id).collect()
        };
        let button = |custom_id| Button::new(custom_id, "x".to_owned());
        let controls = vec![button(CustomId::TakeBack(game)), button(CustomId::Refresh(game))];
        let rows = marked(w, vec![Row::Buttons(controls)], key);
        assert_eq!(custom_ids(rows), [CustomId::TakeBack(game), mark.clone()]);
        let more = vec![button(CustomId::More(game))];
        let rows = marked(w, vec![Row::Buttons(more)], key);
        assert_eq!(custom_ids(rows), [CustomId::MoreOf(key)]);
        assert_eq!(custom_ids(marked(w, vec![], key)), [mark]);
    }
}
