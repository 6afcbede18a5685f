//! The rules, page by page.

use crate::prelude::*;
use viceroy_i18n::rules::{self, Described};

/// A page by the rules of this game, if there is one; a finished game can reveal more.
pub fn response(
    w: &Arc<Wording>,
    pictures: &Pictures,
    page: Page,
    lobby: Option<&LobbyView>,
    over: Option<&TablePost>,
) -> Response {
    let (painter, wording) = (pictures.clone(), Arc::clone(w));
    let modules = lobby.map_or_else(Vec::new, |lobby| lobby.terms.modules.clone());
    Response {
        text: text(w, pictures.cards(), page, lobby, over).0,
        rows: rows(w, page, lobby.map(|lobby| lobby.game)),
        picture: Painting::of(async move { painter.rules(&wording, page, &modules).await }),
        ..Response::default()
    }
}

/// Adds the record with which a finished game's shuffles can be verified.
pub fn with_record(w: &Wording, host: &Host, game: GameId, page: Response) -> Response {
    let host = host.clone();
    let alt = w.say(text!(rules_fairness_record, game = &game.0.to_string()));
    Response {
        // An error was logged already, and the page still reveals the secret.
        picture: Painting::of(async move {
            let record = host.record(game).await.ok();
            record.map(|json| Picture::file(format!("viceroy-game-{}.json", game.0), json, &alt))
        }),
        ..page
    }
}

fn text(
    w: &Wording,
    cards: &Catalogue,
    page: Page,
    lobby: Option<&LobbyView>,
    over: Option<&TablePost>,
) -> PrivateText {
    let usual = Terms::for_several();
    let secret = over.and_then(|table| Some((table.secret.as_deref()?, &table.presses[..])));
    let terms = lobby.map_or(&usual, |lobby| &lobby.terms);
    let described = Described { terms, cards, game: lobby, secret };
    rules::page(w, page, &described)
}

fn rows(w: &Wording, page: Page, game: Option<GameId>) -> Vec<Row> {
    let lines = Page::ALL
        .into_iter()
        .map(|one| Line { chosen: one == page, ..Line::new(rules::title(w, one), one.key()) });
    let lines = lines.collect();
    let previous = w.say(text!(button_previous_page));
    let next = w.say(text!(button_next_page));
    let to = |to: Option<Page>, label, sign| {
        // At either end the button stays, disabled.
        let page = to.unwrap_or(page);
        let custom_id = CustomId::TurnRules { page, game };
        Button::new(custom_id, label).sign(sign).enabled_if(to.is_some())
    };
    vec![
        Row::Buttons(vec![to(page.before(), previous, "◀️"), to(page.behind(), next, "▶️").main()]),
        Row::pages(CustomId::RulesMenu(game), w.say(text!(rules_menu)), lines),
    ]
}

/// Adds a button to the page that explains a refusal, if there is room.
pub fn add_why(w: &Wording, rows: &mut Vec<Row>, page: Page, game: GameId) {
    let game = Some(game);
    let why = Button::new(CustomId::OpenRules { page, game }, w.say(text!(button_why))).sign("❔");
    let mut buttons = rows.iter_mut().flat_map(Row::buttons_mut);
    if let Some(there) = buttons.find(|button| button.custom_id == why.custom_id) {
        *there = why;
        return;
    }
    let room = rows.len() < ROWS;
    match rows.last_mut() {
        Some(Row::Buttons(last)) if last.len() < BUTTONS => last.push(why),
        Some(_) | None if room => rows.push(Row::Buttons(vec![why])),
        Some(_) | None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::english;

    fn buttons(count: usize) -> Row {
        let button = |i: usize| Button::new(CustomId::Join(GameId(i as i64)), "x".to_owned());
        Row::Buttons((0..count).map(button).collect())
    }

    #[test]
    fn a_refusal_leads_to_its_rule_where_there_is_room() {
        let w = &english();
        let game = GameId(3);
        let added = |mut rows: Vec<Row>| {
            add_why(w, &mut rows, Page::Auction, game);
            add_why(w, &mut rows, Page::Auction, game);
            let lengths = rows.iter().map(|row| match row {
                Row::Buttons(all) => all.len(),
                Row::Menu(_) | Row::Pages(_) | Row::Entities(_) => 0,
            });
            lengths.collect::<Vec<_>>()
        };
        assert_eq!(added(vec![]), [1]);
        assert_eq!(added(vec![buttons(4)]), [5]);
        assert_eq!(added(vec![buttons(5)]), [5, 1]);
        assert_eq!(added(vec![buttons(5); 5]), [5; 5]);
    }

    #[test]
    fn a_page_leads_to_its_neighbours_and_to_all_others() {
        let w = &english();
        for page in Page::ALL {
            let rows = rows(w, page, None);
            let [Row::Buttons(turns), Row::Pages(menu)] = &rows[..] else {
                panic!("{rows:?}");
            };
            let way = turns.iter().map(|b| b.enabled.then(|| b.custom_id.clone()));
            let to = |to: Option<Page>| to.map(|page| CustomId::TurnRules { page, game: None });
            assert!(way.eq([to(page.before()), to(page.behind())]));
            let shown: Vec<_> = menu.lines.iter().filter(|line| line.chosen).collect();
            assert!(matches!(shown[..], [line] if line.value == page.key()));
        }
    }
}
