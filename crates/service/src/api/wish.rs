//! What somebody wants to play who looks for a table.

use viceroy_model::messages::{Entry, LanguageTag, LobbyView};
use viceroy_model::timing::Speed;
use viceroy_rules::Module;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableWish {
    /// How many play; any number if they do not say.
    pub people: Option<u8>,
    /// Its kind alone counts. Who does not say does not want minutes.
    pub clock: Option<Speed>,
    pub modules: Vec<Module>,
    pub language: LanguageTag,
}

pub enum Found {
    SitsAlready(Box<LobbyView>),
    Joined(Box<LobbyView>),
    Nothing,
}

impl TableWish {
    pub(super) fn fits(&self, view: &LobbyView) -> bool {
        let kind = |speed: Speed| <&str>::from(speed);
        let speed = view.agreed.time.speed;
        let clock = match self.clock {
            Some(wanted) => kind(wanted) == kind(speed),
            None => speed != Speed::Live,
        };
        clock
            && view.organised.entry == Entry::Anybody
            && self.people.is_none_or(|people| people == view.to)
            && self.modules == view.terms.modules
            // Virtual opponents are for people alone.
            && view.terms.rivals.unwrap_or(0) == 0
            && self.language == view.language
    }
}

pub(super) fn has_room(view: &LobbyView) -> bool {
    view.people.len() < usize::from(view.to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_model::attendance::TableSettings;
    use viceroy_model::messages::{Filling, GameId, LobbyState, Organised, PlayedIn, RoomId};
    use viceroy_model::timing::{TimeControl, Weekends};
    use viceroy_rules::Terms;

    fn table(speed: Speed) -> LobbyView {
        let time = TimeControl { speed, weekends: Weekends::On };
        LobbyView {
            game: GameId(7),
            language: LanguageTag::default(),
            state: LobbyState::Gathering,
            people: vec![],
            terms: Terms::for_several(),
            agreed: TableSettings { time, ..TableSettings::UNTIMED },
            hour: None,
            from: 2,
            to: 4,
            secret_hash: String::new(),
            press_hash: None,
            channel: RoomId(1),
            played_in: PlayedIn::Thread,
            thread: None,
            ended: None,
            silence: None,
            organised: Organised::default(),
            told_directly: vec![],
            filling: Filling::default(),
        }
    }

    #[test]
    fn what_is_said_must_fit_and_nobody_is_thrown_into_minutes_or_modules() {
        let any = TableWish {
            people: None,
            clock: None,
            modules: vec![],
            language: LanguageTag::default(),
        };
        assert!(any.fits(&table(Speed::Daily)) && any.fits(&table(Speed::Relaxed)));
        assert!(!any.fits(&table(Speed::Live)));
        let live = TableWish { clock: Some(Speed::Live), ..any.clone() };
        assert!(live.fits(&table(Speed::Live)) && !live.fits(&table(Speed::Daily)));
        let modules = vec![Module::Aristocrats];
        let with = LobbyView {
            terms: Terms { modules: modules.clone(), ..Terms::for_several() },
            ..table(Speed::Daily)
        };
        assert!(!any.fits(&with) && TableWish { modules, ..any.clone() }.fits(&with));
        let two = TableWish { people: Some(2), ..any.clone() };
        assert!(!two.fits(&table(Speed::Daily)));
        assert!(two.fits(&LobbyView { to: 2, ..table(Speed::Daily) }));
        let german = TableWish { language: LanguageTag("de".to_owned()), ..any };
        assert!(!german.fits(&table(Speed::Daily)));
    }
}
