//! Rows of components as plain data, so that tests can check them against Discord's limits.

use super::custom_id::{Hands, Stride, format, spell};
use super::limits::{CUSTOM_ID, LABEL, LINE, OPTIONS, PLACEHOLDER};
use crate::prelude::*;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, ReactionType,
};
use std::borrow::Cow;
use viceroy_rules::TableView;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emphasis {
    Main,
    /// The answer that a computer player would give. At most one a message.
    Recommended,
    Danger,
    Plain,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    pub custom_id: CustomId,
    /// At most 80 characters; may be empty if there is a sign.
    pub label: String,
    /// An emoji.
    pub sign: Option<String>,
    pub look: Emphasis,
    pub enabled: bool,
}

impl Button {
    pub fn new(custom_id: CustomId, label: String) -> Button {
        Button {
            custom_id,
            label: clip(&label, LABEL),
            sign: None,
            look: Emphasis::Plain,
            enabled: true,
        }
    }

    pub fn show_table(w: &Wording, game: GameId) -> Button {
        Button::new(CustomId::ShowTable(game), w.say(text!(button_show_table)))
    }

    pub fn read(w: &Wording, game: GameId) -> Button {
        let custom_id = CustomId::Read { game, page: 0 };
        Button::new(custom_id, w.say(text!(button_read)))
    }

    pub fn my_hand(w: &Wording, game: GameId) -> Button {
        let custom_id = CustomId::Post(MessageKey::lobby(game));
        Button::new(custom_id, w.say(text!(button_my_hand)))
    }

    /// To the panel as it is now, from what was shown in its place.
    pub fn back(w: &Wording, game: GameId) -> Button {
        Button::new(CustomId::Refresh(game), w.say(text!(button_back))).sign("↩️")
    }

    /// `None` for solo games and finished ones.
    pub fn seats(w: &Wording, game: GameId, table: &TableView) -> Option<Button> {
        let several = table.open.pyramids.count() > 1 && table.open.phase != Phase::Over;
        let custom_id = CustomId::Seats { game, what: Seats::Open };
        several.then(|| Button::new(custom_id, w.say(text!(button_players))))
    }

    pub fn again(w: &Wording, game: GameId) -> Button {
        let what = Organise::Again;
        Button::new(CustomId::Organise { game, what }, w.say(text!(button_again)))
    }

    /// Goes through a finished game, from its first step.
    pub fn archive(w: &Wording, game: GameId) -> Button {
        let first = CustomId::Archive { game, step: 0, hands: Hands::Closed, by: Stride::Step };
        Button::new(first, w.say(text!(button_archive))).sign("⏯️")
    }

    pub fn film(w: &Wording, game: GameId) -> Button {
        Button::new(CustomId::Film(game), w.say(text!(button_film)))
    }

    pub fn find_table(w: &Wording) -> Button {
        Button::new(CustomId::Tables { page: 0 }, w.say(text!(button_find)))
    }

    /// Opens the page about shuffles, which for a finished game reveals the secret.
    pub fn fairness(w: &Wording, game: GameId) -> Button {
        let (page, game) = (Page::Fairness, Some(game));
        Button::new(CustomId::OpenRules { page, game }, w.say(text!(button_fairness)))
    }

    /// Whether Discord takes its custom id: some answers are too long.
    pub fn fits(&self) -> bool {
        length(&spell(&self.custom_id)) + InstallationTag::LENGTH < CUSTOM_ID
    }

    #[must_use]
    pub fn sign(mut self, sign: impl Into<String>) -> Button {
        self.sign = Some(sign.into());
        self
    }

    #[must_use]
    pub fn disabled(self) -> Button {
        self.enabled_if(false)
    }

    /// One that cannot be pressed now stays in its place, so that none moves under a thumb.
    #[must_use]
    pub fn enabled_if(self, enabled: bool) -> Button {
        Button { enabled, ..self }
    }

    #[must_use]
    pub fn main(mut self) -> Button {
        self.look = Emphasis::Main;
        self
    }

    #[must_use]
    pub fn recommended(mut self) -> Button {
        self.look = Emphasis::Recommended;
        self
    }

    #[must_use]
    pub fn danger(mut self) -> Button {
        self.look = Emphasis::Danger;
        self
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    pub sign: Option<String>,
    /// At most 100 characters.
    pub label: String,
    /// At most 100 characters; may be empty.
    pub more: String,
    pub answer: Answer,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    pub custom_id: CustomId,
    pub title: String,
    /// One to 25 lines.
    pub choices: Vec<Choice>,
    pub several: HowMany,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// At most 100 characters.
    pub label: String,
    /// At most 100 characters; may be empty.
    pub more: String,
    pub value: Cow<'static, str>,
    /// Whether it is preselected.
    pub chosen: bool,
}

impl Line {
    pub fn new(label: String, value: impl Into<Cow<'static, str>>) -> Line {
        Line { label, more: String::new(), value: value.into(), chosen: false }
    }
}

/// A menu with plain string values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageMenu {
    pub custom_id: CustomId,
    pub title: String,
    /// One to 25 lines.
    pub lines: Vec<Line>,
}

/// What Discord itself fills a menu with, and the entries already chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entities {
    People(Vec<PersonId>),
}

/// A menu of users or channels. Choosing none is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntityMenu {
    pub custom_id: CustomId,
    pub title: String,
    pub chosen: Entities,
    pub most: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    Menu(Menu),
    Pages(PageMenu),
    Entities(EntityMenu),
}

impl Row {
    pub fn pages(custom_id: CustomId, title: String, lines: Vec<Line>) -> Row {
        Row::Pages(PageMenu { custom_id, title, lines })
    }

    /// None in a row with a menu.
    pub fn buttons(&self) -> &[Button] {
        match self {
            Row::Buttons(buttons) => buttons,
            Row::Menu(_) | Row::Pages(_) | Row::Entities(_) => &[],
        }
    }

    pub fn buttons_mut(&mut self) -> &mut [Button] {
        match self {
            Row::Buttons(buttons) => buttons,
            Row::Menu(_) | Row::Pages(_) | Row::Entities(_) => &mut [],
        }
    }
}

pub fn in_rows(buttons: Vec<Button>) -> Vec<Row> {
    buttons.chunks(BUTTONS).map(|row| Row::Buttons(row.to_vec())).collect()
}

/// Previous and next buttons. At either end the button stays, disabled.
pub fn pages(
    w: &Wording,
    page: usize,
    all: usize,
    to_page: impl Fn(u16) -> CustomId,
) -> Vec<Button> {
    let previous = w.say(text!(button_previous_page));
    let next = w.say(text!(button_next_page));
    let to = |to: Option<usize>, label, sign| {
        let number = u16::try_from(to.unwrap_or(page)).unwrap_or(u16::MAX);
        Button::new(to_page(number), label).sign(sign).enabled_if(to.is_some())
    };
    vec![
        to(page.checked_sub(1), previous, "◀️"),
        to(Some(page + 1).filter(|next| *next < all), next, "▶️"),
    ]
}

/// Choices in menus of 25, numbered from `first`.
pub fn in_menus(
    choices: Vec<Choice>,
    title: &str,
    mut custom_id: impl FnMut(u8) -> CustomId,
    first: u8,
) -> Vec<Row> {
    (first..)
        .zip(choices.chunks(OPTIONS))
        .map(|(i, choices)| {
            Row::Menu(Menu {
                custom_id: custom_id(i),
                title: title.to_owned(),
                choices: choices.to_vec(),
                several: HowMany::ONE,
            })
        })
        .collect()
}

pub fn components(rows: &[Row], salt: InstallationTag) -> Vec<CreateActionRow> {
    rows.iter()
        .map(|row| match row {
            Row::Buttons(buttons) => {
                CreateActionRow::Buttons(buttons.iter().map(|b| create_button(b, salt)).collect())
            }
            Row::Menu(menu) => CreateActionRow::SelectMenu(create_menu(menu, salt)),
            Row::Pages(menu) => CreateActionRow::SelectMenu(create_page_menu(menu, salt)),
            Row::Entities(menu) => CreateActionRow::SelectMenu(create_entity_menu(menu, salt)),
        })
        .collect()
}

fn create_button(button: &Button, salt: InstallationTag) -> CreateButton {
    let style = match button.look {
        Emphasis::Main => ButtonStyle::Primary,
        Emphasis::Recommended => ButtonStyle::Success,
        Emphasis::Danger => ButtonStyle::Danger,
        Emphasis::Plain => ButtonStyle::Secondary,
    };
    let created =
        CreateButton::new(format(&button.custom_id, salt)).style(style).disabled(!button.enabled);
    let created = match button.label.is_empty() {
        true => created,
        false => created.label(&button.label),
    };
    match &button.sign {
        Some(sign) => created.emoji(reaction(sign)),
        None => created,
    }
}

/// A Unicode emoji, or an application emoji in its text form.
fn reaction(sign: &str) -> ReactionType {
    let own = sign.starts_with('<').then(|| ReactionType::try_from(sign));
    match own {
        Some(Ok(own)) => own,
        Some(Err(_)) | None => ReactionType::Unicode(sign.to_owned()),
    }
}

fn create_menu(menu: &Menu, salt: InstallationTag) -> CreateSelectMenu {
    let options = menu.choices.iter().map(|choice| {
        let value = crate::wire::answer_code::write(&choice.answer);
        let option = CreateSelectMenuOption::new(&choice.label, value);
        let option = match &choice.sign {
            Some(sign) => option.emoji(reaction(sign)),
            None => option,
        };
        if choice.more.is_empty() { option } else { option.description(&choice.more) }
    });
    let options = CreateSelectMenuKind::String { options: options.collect() };
    created(&menu.custom_id, &menu.title, options, salt)
        .min_values(menu.several.least)
        .max_values(menu.several.most)
}

fn create_page_menu(menu: &PageMenu, salt: InstallationTag) -> CreateSelectMenu {
    let options = menu.lines.iter().map(|line| {
        let option = CreateSelectMenuOption::new(clip(&line.label, LINE), line.value.clone());
        let option = option.default_selection(line.chosen);
        if line.more.is_empty() { option } else { option.description(clip(&line.more, LINE)) }
    });
    let options = CreateSelectMenuKind::String { options: options.collect() };
    created(&menu.custom_id, &menu.title, options, salt)
}

fn create_entity_menu(menu: &EntityMenu, salt: InstallationTag) -> CreateSelectMenu {
    let kind = match &menu.chosen {
        Entities::People(people) => {
            // Serenity's ids cannot be zero.
            let people = people.iter().filter(|person| person.0 != 0);
            let chosen: Vec<UserId> = people.map(|person| UserId::new(person.0)).collect();
            CreateSelectMenuKind::User { default_users: (!chosen.is_empty()).then_some(chosen) }
        }
    };
    created(&menu.custom_id, &menu.title, kind, salt).min_values(0).max_values(menu.most)
}

fn created(
    custom_id: &CustomId,
    title: &str,
    kind: CreateSelectMenuKind,
    salt: InstallationTag,
) -> CreateSelectMenu {
    CreateSelectMenu::new(format(custom_id, salt), kind).placeholder(clip(title, PLACEHOLDER))
}
