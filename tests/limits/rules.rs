//! The rule pages, in every language and of every edition.

use viceroy::discord::rules_message::response;
use viceroy::i18n::rules::Page;

use crate::analysis::table as finished;
use crate::prelude::*;

fn lobby(edition: Edition) -> LobbyView {
    LobbyView {
        state: LobbyState::Started,
        terms: Terms { edition, modules: Module::ALL.into(), rivals: Some(3), ..Terms::default() },
        agreed: TableSettings::default(),
        hour: None,
        from: 2,
        organised: Default::default(),
        filling: Default::default(),
        ..crate::organising::lobby()
    }
}

async fn each_page(w: &Arc<Wording>, lobby: Option<&LobbyView>, read: impl Fn(&str, &str)) {
    for page in Page::ALL {
        let over = lobby.map(|_| finished());
        let shown = response(w, &PICTURES, page, lobby, over.as_ref());
        let picture = shown.picture.done().await;
        assert_eq!(picture.is_some(), page != Page::Fairness, "{page:?}");
        check_message(&shown.text, &shown.rows, picture.as_ref(), &[], "x");
        let what = page.key();
        read(what, &shown.text);
        if let Some(picture) = &picture {
            read(what, &picture.alt);
        }
    }
}

#[tokio::test]
async fn every_page_is_within_the_limits_in_its_language_with_one_picture_at_most() {
    for w in spoken() {
        // The hash and the secret are letters, but not words.
        let read = |what: &str, text: &str| {
            let text = text.replace(&"f".repeat(64), "");
            check(w, what, &text.replace(&"e".repeat(64), ""));
        };
        each_page(w, None, read).await;
        for edition in Edition::ALL {
            each_page(w, Some(&lobby(edition)), read).await;
        }
        for page in Page::ALL {
            let shown = response(w, &PICTURES, page, None, None);
            check_rows(w, page.key(), &shown.rows);
        }
    }
}
