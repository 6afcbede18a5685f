//! The spelling of every `custom_id`, one line each.

use super::kinds::{
    AgainPress, CustomId, DealPress, FinishedWhere, Hands, LessonPress, RankedWhere, Stride, Which,
};
use super::organise::{Moderate, Organise};
use super::seats::{SeatAction, Seats};
use super::spot::AnswerTarget;
use crate::wire::spelling::{Spelling, spellings, words};
use viceroy_ai::Level;
use viceroy_i18n::rules::Page;
use viceroy_model::attendance::{Nudges, VoteChoice};
use viceroy_model::deals::{DealDay, Listed};
use viceroy_model::messages::{
    ComputerName, GameId, MessageKey, MessageKind, PersonId, PlayBy, Reads, Suggestions, TableCode,
    TextSize,
};
use viceroy_model::plans::{Case, DraftRef, PreferenceKind, Scope};
use viceroy_model::seasons::Season;
use viceroy_model::timing::Day;
use viceroy_model::tutorial::LessonPage;
use viceroy_rules::PromptId;

spellings! { CustomId, ":";
    "join:" [game] => Join(game),
    "agree:" [game] => JoinShowing(game),
    "leave:" [game] => Leave(game),
    "start:" [game] => Start(game),
    "ready:" [game] => Ready(game),
    "sit:" [game] => Sit(game),
    "code:" [code] => ByCode(code),
    "agreed:" [code] => ByCodeShowing(code),
    "terms:" [game] => Details(game),
    "org:" [game what] => Organise { game, what },
    "mod:" [game what] => Moderate { game, what },
    "" [key] => Post(key),
    "yes:" [game number] => Vote { game, number, say: VoteChoice::Yes },
    "no:" [game number] => Vote { game, number, say: VoteChoice::No },
    "show:" [game] => ShowTable(game),
    "read:" [game page] => Read { game, page },
    "here:" [game] => Here(game),
    "seats:" [game] => Seats { game, what: Seats::Open },
    "seat:" [game "look"] => Seats { game, what: Seats::Look },
    "seat:" [game "away"] => Seats { game, what: Seats::Away },
    "seat:" [game "to"] => Seats { game, what: Seats::HandTo },
    "seat:" [game deed] => Seats { game, what: Seats::Do(deed) },
    "sure:" [game deed] => Seats { game, what: Seats::Ask(deed) },
    "went:" [game] => Analysis { game, seat: None },
    "went:" [game seat] => Analysis { game, seat: Some(seat) },
    "film:" [game] => Film(game),
    "look:" [game] => Refresh(game),
    "more:" [game] => More(game),
    "rest:" [key] => MoreOf(key),
    "log:" [game turn page] => Log { game, turn, page },
    "steps:" [game step hands] => Archive { game, step, hands, by: Stride::Step },
    "turns:" [game step hands] => Archive { game, step, hands, by: Stride::Turn },
    "poster:" [game] => Poster(game),
    "on:" [game step] => PlayOn { game, step },
    "back:" [game] => TakeBack(game),
    "slip:" [game] => Slip(game),
    "slip:" [game step] => SlipBack { game, step },
    "page:" [game page] => Page { game, draft: None, page },
    "page:" [game page draft] => Page { game, draft: Some(draft), page },
    "do:" [game spot answer] => Answer { game, spot, answer },
    "menu:" [game spot menu] => Menu { game, spot, menu },
    "wish:" [game case] => Wish { game, case },
    "form:" [game spot] => OpenForm { game, spot },
    "gems:" [game spot] => Form { game, spot },
    "best:" [game spot] => Proposed { game, spot },
    "hint:" [game spot] => Hint { game, spot },
    "plan:" [game draft] => OpenPlan { game, draft },
    "draw:" [game draft] => TurnIfDrawn { game, draft },
    "play:" [game draft] => Confirm { game, draft },
    "habit:" [game] => FromNowOn(game),
    "prefer:" [game kind scope at] => Prefer { game, kind, scope, at },
    "again" [] => AskAgain,
    "undo:" [game draft] => Undraft { game, draft },
    "step:" [game nth draft] => AskStep { game, draft, nth },
    "only:" [game draft] => ConfirmFirst { game, draft },
    "keep:" [game draft] => KeepPlan { game, draft },
    "learn:" [press] => Lesson(press),
    "decide:" [press] => Again(press),
    "by:" [by] => PlayBy(by),
    "reads:" [reads] => Reads(reads),
    "suggest:" [suggestions] => Suggest(suggestions),
    "size:" [size] => TextSize(size),
    "days:zone" [] => Zone,
    "days:sleep" [] => Sleep,
    "days:away" [] => Absence,
    "days:calls" [] => Notifications,
    "days:from" [] => AbsentFrom,
    "days:until:" [from] => AbsentUntil { from },
    "days:back" [] => AbsenceOver,
    "tongue" [] => Language,
    "forget" [] => ForgetMe,
    "next" [] => NextGame,
    "games:" [page] => Games { page },
    "tables:" [page] => Tables { page },
    "deal:" [press] => Deal(press),
    "rated:" [listed] => Rated(listed),
    "rank:" [place season] => Ranking { place, season },
    "own:" [season] => Profile(season),
    "boast:" [season] => PostProfile(season),
    "ended:" [place season after] => Finished { place, season, after },
    "archive" [] => FinishedMenu,
    "reliable" [] => ShowReliability,
    "which:" [what page] => Which { what, page },
    "rules:" [page game] => OpenRules { page, game },
    "leaf:" [page game] => TurnRules { page, game },
    "pages:" [game] => RulesMenu(game),
}

spellings! { Organise, ":";
    "open" [] => Open,
    "edition" [] => Edition,
    "option" [] => Option,
    "time" [] => Time,
    "private" [] => Private,
    "public" [] => Public,
    "invite" [] => Invite,
    "friends" [] => Friends,
    "remove:" [whom] => Remove(whom),
    "computers" [] => Computers,
    "seat:" [level] => Seat(level),
    "dismiss:" [name] => Dismiss(name),
    "start:" [changes] => Start(changes),
    "fill" [] => Fill,
    "again" [] => Again,
}

spellings! { Moderate, ":";
    "ask" [] => Ask,
    "close" [] => Close,
}

spellings! { SeatAction, ":";
    "back" [] => Back,
    "early" [] => Early,
    "leave" [] => Leave,
    "nudge:" [seat] => Nudge(seat),
    "mute" [] => Nudges(Nudges::Unwanted),
    "unmute" [] => Nudges(Nudges::Wanted),
    "pause" [] => Pause,
    "goon" [] => GoOn,
    "close" [] => Close,
    "replace:" [seat] => Replace(seat),
    "take:" [seat] => Take(seat),
    "hand" [] => Hand,
    "accept:" [seat] => Handed(seat, VoteChoice::Yes),
    "decline:" [seat] => Handed(seat, VoteChoice::No),
    "yes:" [number] => Say(number, VoteChoice::Yes),
    "no:" [number] => Say(number, VoteChoice::No),
}

spellings! { DealPress, ":";
    "look" [] => Look,
    "play" [] => Play,
    "month" [] => Month,
    "fair" [] => Fair,
    "list:" [listed] => List(listed),
    "post:" [day] => Post(day),
    "closed:" [day] => Closed(day),
}

spellings! { AgainPress, ":";
    "open" [] => Open,
    "next:" [game step] => Next { game, step },
    "show:" [game step page] => Show { game, step, page },
    "do:" [game step answer] => Answer { game, step, answer },
    "menu:" [game step menu] => Menu { game, step, menu },
    "best:" [game step] => Best { game, step },
}

spellings! { LessonPress, ":";
    "open" [] => Open,
    "show:" [page] => Show(page),
    "do:" [page answer] => Answer { page, answer },
    "menu:" [page menu] => Menu { page, menu },
    "play" [] => Play,
    "short" [] => PlayShort,
}

words! {
    PersonId: |person| person.0, |text| text.parse().ok().map(PersonId);
    PromptId: |prompt| prompt.0, |text| text.parse().ok().map(PromptId);
    ComputerName: |name| name.place(), |text| ComputerName::at(text.parse().ok()?);
    LessonPage: |page| page.number(), |text| LessonPage::of_number(text.parse().ok()?);
    DraftRef: |draft| AnswerTarget::Draft(*draft).spell(), |text| AnswerTarget::read(text)?.draft();
    TableCode: |code| code.as_str(), |text| TableCode::read(text);
    Listed: |listed| <&str>::from(listed), |text| text.parse().ok();
    DealDay: |day| day.0, |text| text.parse().ok().map(DealDay);
    Day: |day| day, |text| text.parse().ok();
    Case: |case| case.key(), |text| Case::ALL.into_iter().find(|case| case.key() == text);
    Level: |level| level.key(), |text| Level::from_key(text);
    Page: |page| page.key(), |text| Page::from_key(text);
    MessageKind: |kind| <&str>::from(kind), |text| text.parse().ok();
    PlayBy: |by| <&str>::from(by), |text| text.parse().ok();
    PreferenceKind: |kind| <&str>::from(kind), |text| text.parse().ok();
    Reads: |reads| <&str>::from(reads), |text| text.parse().ok();
    Suggestions: |chosen| <&str>::from(chosen), |text| text.parse().ok();
    TextSize: |size| <&str>::from(size), |text| text.parse().ok();
    Scope: |scope| <&str>::from(scope), |text| text.parse().ok();
    Season: |season| season, |text| text.parse().ok();
    RankedWhere: |place| <&str>::from(place), |text| text.parse().ok();
    FinishedWhere: |place| <&str>::from(place), |text| text.parse().ok();
    Hands: |hands| <&str>::from(hands), |text| text.parse().ok();
    Which: |what| <&str>::from(what), |text| text.parse().ok();
}

impl Spelling for GameId {
    fn spell(&self) -> String {
        self.0.to_string()
    }

    fn read(text: &str) -> Option<GameId> {
        text.parse().ok().map(GameId)
    }

    fn game(&self) -> Option<GameId> {
        Some(*self)
    }
}

const NONE: &str = "-";

impl<T: Spelling> Spelling for Option<T> {
    fn spell(&self) -> String {
        self.as_ref().map_or_else(|| NONE.to_owned(), T::spell)
    }

    fn read(text: &str) -> Option<Option<T>> {
        if text == NONE { Some(None) } else { T::read(text).map(Some) }
    }

    fn game(&self) -> Option<GameId> {
        self.as_ref()?.game()
    }
}

impl Spelling for MessageKey {
    fn spell(&self) -> String {
        let seat = self.seat.map_or_else(String::new, |seat| format!("{}:", seat.0));
        format!("{}:{}:{seat}{}", self.kind.spell(), self.game.0, self.nth)
    }

    fn read(text: &str) -> Option<MessageKey> {
        let (kind, rest) = text.split_once(':')?;
        let (game, rest) = rest.split_once(':')?;
        let (game, kind) = (GameId::read(game)?, MessageKind::read(kind)?);
        Some(match kind.is_of_a_seat() {
            true => {
                let (seat, nth) = rest.split_once(':')?;
                kind.of(game, Spelling::read(seat)?, Spelling::read(nth)?)
            }
            false => kind.nth(game, Spelling::read(rest)?),
        })
    }

    fn game(&self) -> Option<GameId> {
        Some(self.game)
    }
}
