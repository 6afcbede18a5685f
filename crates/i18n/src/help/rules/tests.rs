use super::*;
use crate::lobby::tests::lobby_view;
use crate::{english, length};
use viceroy_model::messages::PressId;
use viceroy_rules::{Edition, Options, Terms};

fn cards() -> &'static Catalogue {
    Catalogue::embedded().unwrap()
}

fn said(page_: Page, terms: &Terms) -> String {
    let described = Described { terms, cards: cards(), game: None, secret: None };
    page(&english(), page_, &described).0
}

#[test]
fn every_page_is_short_and_has_a_title() {
    let w = &english();
    let mut lobby = lobby_view(1);
    lobby.game.0 = i64::MAX;
    lobby.secret_hash = "f".repeat(64);
    lobby.press_hash = Some("f".repeat(64));
    for edition in Edition::ALL {
        let terms = Terms { edition, rivals: Some(3), ..Terms::default() };
        for one in Page::ALL {
            let described =
                Described { terms: &terms, cards: cards(), game: Some(&lobby), secret: None };
            let said = page(w, one, &described).0;
            assert!(said.contains(&title(w, one)), "{said}");
            assert!(length(&said) <= MOST, "{one:?}: {}", length(&said));
            assert!(said.lines().count() > 3, "{said}");
            assert_eq!(Page::from_key(one.key()), Some(one));
        }
    }
}

#[test]
fn pages_are_leafed_through_in_both_directions() {
    assert_eq!(Page::Icons.before(), None);
    assert_eq!(Page::Fairness.behind(), None);
    for pair in Page::ALL.windows(2) {
        assert_eq!(pair[0].behind(), Some(pair[1]));
        assert_eq!(pair[1].before(), Some(pair[0]));
    }
}

#[test]
fn a_page_says_what_the_table_plays() {
    let usual = Terms::for_several();
    let first = Terms { edition: Edition::from_key("en-first").unwrap(), ..Terms::for_several() };
    let discard = |terms| said(Page::Turn, terms).contains("discard one");
    assert!(discard(&usual) && !discard(&first));
    for page in [Page::Passing, Page::Pyramid] {
        assert!(said(page, &usual).contains("discard"), "{page:?}");
        assert!(!said(page, &first).contains("discard"), "{page:?}");
    }
    assert!(said(Page::Turn, &usual).contains("4 characters"));
    assert!(said(Page::Turn, &first).contains("2 characters"));
    let german = Terms { edition: Edition::from_key("de").unwrap(), ..Terms::for_several() };
    assert!(said(Page::Turn, &german).contains("you choose to give back"));
    let mut options = Options::default();
    for key in ["gaps", "law_69", "open_screens", "revised_laws"] {
        let option = viceroy_rules::SHEET.iter().find(|o| o.key == key).unwrap();
        options.set(option.values[1].setting);
    }
    let other = Terms { options, rivals: Some(2), ..Terms::default() };
    assert!(said(Page::Pyramid, &other).contains("may have gaps"));
    assert!(said(Page::Pyramid, &usual).contains("no gaps"));
    assert!(!said(Page::Turn, &other).contains("longer"));
    assert!(said(Page::Laws, &other).contains("original text"));
    assert!(said(Page::Laws, &other).contains("66, 67, 68 and 72"));
    assert!(!said(Page::Laws, &usual).contains("66, 67, 68 and 72"));
    assert!(said(Page::Goal, &other).contains("everybody sees how many gems"));
    assert!(said(Page::Auction, &other).contains("2 virtual opponents"));
    assert!(!said(Page::Auction, &usual).contains("virtual"));
}

#[test]
fn aristocrats_are_explained_where_they_are_played() {
    let with = Terms { modules: vec![viceroy_rules::Module::Aristocrats], ..Terms::for_several() };
    for page in [Page::Card, Page::Scoring] {
        assert!(said(page, &with).contains("ristocrat"), "{page:?}");
        assert!(!said(page, &Terms::for_several()).contains("ristocrat"));
    }
}

#[test]
fn the_invasion_is_explained_where_it_is_played() {
    let with = Terms { modules: vec![viceroy_rules::Module::Invasion], ..Terms::for_several() };
    for page in [Page::Passing, Page::Auction, Page::Scoring] {
        assert!(said(page, &with).contains("onster"), "{page:?}");
        assert!(!said(page, &Terms::for_several()).contains("onster"));
    }
}

#[test]
fn the_example_is_the_card_that_is_shown() {
    let usual = said(Page::Card, &Terms::for_several());
    assert!(usual.contains("Captain on level 1: pay 1 green, get 1 card."), "{usual}");
    assert!(
        usual.contains("Captain on level 3: pay 1 blue, 1 green, 1 yellow, get 1 magic."),
        "{usual}"
    );
}

#[test]
fn who_plays_alone_is_not_told_of_winning() {
    let terms = Terms { rivals: Some(1), ..Terms::default() };
    let [one, mut two] = [1, 2].map(lobby_view);
    two.press_hash = Some("123".to_owned());
    let described =
        |game| Described { terms: &terms, cards: cards(), game: Some(game), secret: None };
    let w = &english();
    let alone = page(w, Page::Scoring, &described(&one)).0;
    assert!(alone.contains("best game") && !alone.contains("share the win"));
    assert!(page(w, Page::Scoring, &described(&two)).0.contains("share the win"));
    let fairness = page(w, Page::Fairness, &described(&two)).0;
    assert!(fairness.contains("`abc`") && fairness.contains("`123`"));
    let presses: Vec<PressId> = (100..130).map(PressId).collect();
    let over = Described { secret: Some(("def", &presses)), ..described(&two) };
    let told = page(w, Page::Fairness, &over).0;
    assert!(told.contains("`def` (hash `abc`); mixed with the presses `100, 101, "));
    assert!(told.contains(", 123` and 6 more"), "{told}");
}

mod told_right;
