//! Custom ids outlive the version that made them, and anybody can forge one.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::PathBuf;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use strum::VariantArray;
use viceroy::attendance::{Nudges, VoteChoice};
use viceroy::cards::{AuctionCard, CardId, Colour, Gems, Section};
use viceroy::deals::{DealDay, Listed};
use viceroy::discord::answer_code;
use viceroy::discord::custom_id::{
    self, AgainPress, AnswerTarget, CustomId, CustomIdError, DealPress, FinishedWhere, Hands,
    LessonPress, Moderate, Organise, RankedWhere, SeatAction, Seats, Stride, Which, format, parse,
};
use viceroy::i18n::rules::Page;
use viceroy::messages::{
    GameId, InstallationTag, MessageKey, MessageKind, PersonId, PlayBy, Reads, Suggestions,
    TableCode, TextSize,
};
use viceroy::plans::{Case, DraftRef, PreferenceKind, Scope};
use viceroy::rules::{
    Answer, AuctionPlace, Bid, Claim, DeckKind, Offer, Payment, PromptId, Seat, Slot, Stroke,
};
use viceroy::tutorial::LessonPage;

fn colour() -> impl Strategy<Value = Colour> {
    proptest::sample::select(&Colour::ALL[..])
}

fn gems() -> impl Strategy<Value = Gems> {
    any::<[u8; 4]>().prop_map(gems_of)
}

fn gems_of([blue, red, green, yellow]: [u8; 4]) -> Gems {
    Gems { blue, red, green, yellow }
}

fn offer() -> impl Strategy<Value = Offer> {
    let place = prop_oneof![Just(AuctionPlace::Base), Just(AuctionPlace::Tip)];
    let deck = prop_oneof![Just(DeckKind::Large), Just(DeckKind::Small), Just(DeckKind::Laws)];
    let claim = prop_oneof![Just(Claim::Base), Just(Claim::Tip), Just(Claim::Either)];
    prop_oneof![
        any::<u8>().prop_map(|c| Offer::Card(CardId(c))),
        colour().prop_map(|c| Offer::Bid(Bid::Gem(c))),
        Just(Offer::Bid(Bid::Attack)),
        Just(Offer::Bid(Bid::Pass)),
        Just(Offer::Bid(Bid::Diamond)),
        (colour(), colour())
            .prop_map(|(one, other)| Offer::DiamondAt(AuctionCard::of_both(one, other))),
        (colour(), colour(), place).prop_map(|(one, other, place)| {
            let at = AuctionCard::of_both(one, other);
            Offer::Offered { at, place }
        }),
        claim.prop_map(Offer::Claim),
        any::<u8>().prop_map(|c| Offer::Play(CardId(c))),
        any::<u8>().prop_map(|c| Offer::Discard(CardId(c))),
        deck.prop_map(Offer::Deck),
        colour().prop_map(Offer::Colour),
        any::<u8>().prop_map(Offer::LawChoice),
        proptest::sample::select(
            &[
                Offer::GoOn,
                Offer::Insist,
                Offer::Pass,
                Offer::TakeBack,
                Offer::AllRewards,
                Offer::FifteenPoints,
                Offer::UseOwnGem,
                Offer::GoWithout,
            ][..]
        ),
    ]
}

/// A place with its payment. Pyramids and payments exceed any real ones, but not in digits, so this
/// gives the longest answer.
fn place() -> impl Strategy<Value = Offer> {
    (0..10i8, -50..50i8, payment()).prop_map(|(level, column, payment)| {
        let slot = Slot { level, column };
        Offer::Place { slot, payment }
    })
}

fn payment() -> impl Strategy<Value = Payment> {
    let gems = || [0..=20u8, 0..=20, 0..=20, 0..=20].prop_map(gems_of);
    (gems(), gems(), gems())
        .prop_map(|(infinite, any, diamonds)| Payment::new(infinite, any, diamonds))
}

fn stroke() -> impl Strategy<Value = Stroke> {
    let section = proptest::sample::select(&Section::ALL[..]);
    (any::<u8>(), section, colour()).prop_map(|(card, section, colour)| Stroke {
        card: CardId(card),
        section,
        colour,
    })
}

fn answer() -> impl Strategy<Value = Answer> {
    prop_oneof![
        proptest::collection::vec(offer(), 0..=2).prop_map(|o| Answer::Pick(o.into())),
        place().prop_map(|o| Answer::Pick([o].into_iter().collect())),
        gems().prop_map(Answer::Gems),
        proptest::collection::vec(stroke(), 0..=4).prop_map(Answer::Paint),
    ]
}

fn organised(which: u8, n: u32) -> Organise {
    let all = [
        Organise::Open,
        Organise::Edition,
        Organise::Option,
        Organise::Time,
        Organise::Private,
        Organise::Public,
        Organise::Invite,
        Organise::Friends,
        Organise::Remove(PersonId(u64::MAX - u64::from(n))),
        Organise::Start(n),
        Organise::Fill,
        Organise::Again,
    ];
    all[usize::from(which) % all.len()]
}

fn seats(n: u32, m: u8) -> Seats {
    let seat = Seat(n as u8);
    let deeds = [
        SeatAction::Back,
        SeatAction::Early,
        SeatAction::Leave,
        SeatAction::Nudge(seat),
        SeatAction::Nudges(Nudges::Wanted),
        SeatAction::Nudges(Nudges::Unwanted),
        SeatAction::Pause,
        SeatAction::GoOn,
        SeatAction::Close,
        SeatAction::Replace(seat),
        SeatAction::Take(seat),
        SeatAction::Hand,
        SeatAction::Handed(seat, VoteChoice::Yes),
        SeatAction::Handed(seat, VoteChoice::No),
        SeatAction::Say(n, VoteChoice::Yes),
        SeatAction::Say(n, VoteChoice::No),
    ];
    let deed = deeds[n as usize % deeds.len()];
    [Seats::Open, Seats::Look, Seats::Away, Seats::HandTo, Seats::Ask(deed), Seats::Do(deed)]
        [usize::from(m) % 6]
}

fn custom_id() -> impl Strategy<Value = CustomId> {
    (any::<i64>(), any::<u32>(), any::<u8>(), answer()).prop_flat_map(|(game, n, m, answer)| {
        let (game, prompt) = (GameId(game), PromptId(u64::from(n) << 20 | 0xfffff));
        let asked = (m % 3 > 0).then_some(prompt);
        let draft = DraftRef { asked, mark: n };
        let spot = if m % 2 == 0 { AnswerTarget::Now(prompt) } else { AnswerTarget::Draft(draft) };
        let lesson = LessonPage::ALL[usize::from(m) % LessonPage::ALL.len()];
        let lessons = answer.clone();
        proptest::sample::select(vec![
            CustomId::Join(game),
            CustomId::JoinShowing(game),
            CustomId::Leave(game),
            CustomId::Start(game),
            CustomId::Post(MessageKey::lobby(game)),
            CustomId::Organise { game, what: organised(m, n) },
            CustomId::Moderate { game, what: [Moderate::Ask, Moderate::Close][usize::from(m) % 2] },
            CustomId::Post(MessageKind::Table.nth(game, n)),
            CustomId::Post(MessageKind::Told.of(game, Seat(m), n)),
            CustomId::ShowTable(game),
            CustomId::Film(game),
            CustomId::Analysis { game, seat: None },
            CustomId::Analysis { game, seat: Some(Seat(m)) },
            CustomId::Here(game),
            CustomId::Seats { game, what: seats(n, m) },
            CustomId::Vote { game, number: n, say: VoteChoice::No },
            CustomId::Refresh(game),
            CustomId::TakeBack(game),
            CustomId::Slip(game),
            CustomId::SlipBack { game, step: n },
            CustomId::Page { game, draft: None, page: m },
            CustomId::Page { game, draft: Some(draft), page: m },
            CustomId::Read { game, page: m.into() },
            CustomId::Answer { game, spot, answer },
            CustomId::Menu { game, spot, menu: m },
            CustomId::Wish { game, case: Case::ALL[usize::from(m) % Case::ALL.len()] },
            CustomId::OpenForm { game, spot },
            CustomId::Form { game, spot },
            CustomId::Hint { game, spot },
            CustomId::Proposed { game, spot },
            CustomId::OpenPlan { game, draft },
            CustomId::TurnIfDrawn { game, draft },
            CustomId::FromNowOn(game),
            CustomId::Prefer {
                game,
                kind: PreferenceKind::ReturnJudgement,
                scope: Scope::AllGames,
                at: prompt,
            },
            CustomId::AskAgain,
            CustomId::Deal(DealPress::Look),
            CustomId::Deal(DealPress::Play),
            CustomId::Deal(DealPress::Month),
            CustomId::Deal(DealPress::Fair),
            CustomId::Deal(DealPress::List(Listed::Yes)),
            CustomId::Deal(DealPress::List(Listed::No)),
            CustomId::Deal(DealPress::Post(DealDay(20_000 + i32::from(m)))),
            CustomId::Deal(DealPress::Closed(DealDay(-1))),
            CustomId::Ranking { place: RankedWhere::Here, season: None },
            CustomId::Ranking {
                place: RankedWhere::Everywhere,
                season: Some("9998-4".parse().unwrap()),
            },
            CustomId::Profile(Some("2026-4".parse().unwrap())),
            CustomId::PostProfile(None),
            CustomId::Finished { place: FinishedWhere::Own, season: None, after: Some(game) },
            CustomId::Finished {
                place: FinishedWhere::Here,
                season: Some("2026-4".parse().unwrap()),
                after: None,
            },
            CustomId::FinishedMenu,
            CustomId::Lesson(LessonPress::Open),
            CustomId::Lesson(LessonPress::Play),
            CustomId::Lesson(LessonPress::PlayShort),
            CustomId::Lesson(LessonPress::Show(lesson)),
            CustomId::Lesson(LessonPress::Answer { page: lesson, answer: lessons }),
            CustomId::Lesson(LessonPress::Menu { page: lesson, menu: m }),
            CustomId::Confirm { game, draft },
            CustomId::ConfirmFirst { game, draft },
            CustomId::Undraft { game, draft },
            CustomId::More(game),
            CustomId::MoreOf(MessageKind::Panel.of(game, Seat(m), n)),
            CustomId::Log { game, turn: m, page: m },
            CustomId::Archive { game, step: n, hands: Hands::Closed, by: Stride::Step },
            CustomId::Archive { game, step: n, hands: Hands::Open, by: Stride::Turn },
            CustomId::PlayOn { game, step: n },
            CustomId::Again(AgainPress::Open),
            CustomId::Again(AgainPress::Next { game, step: n }),
            CustomId::Again(AgainPress::Show { game, step: n, page: m }),
            CustomId::Again(AgainPress::Menu { game, step: n, menu: m }),
            CustomId::Again(AgainPress::Best { game, step: n }),
            CustomId::AskStep { game, draft, nth: m },
            CustomId::KeepPlan { game, draft },
            CustomId::PlayBy(PlayBy::Thread),
            CustomId::PlayBy(PlayBy::Dm),
            CustomId::Reads(Reads::Text),
            CustomId::Reads(Reads::Pictures),
            CustomId::Suggest(Suggestions::Shown),
            CustomId::Suggest(Suggestions::Behind),
            CustomId::Suggest(Suggestions::Off),
            CustomId::TextSize(TextSize::Usual),
            CustomId::TextSize(TextSize::Large),
            CustomId::Zone,
            CustomId::Language,
            CustomId::ForgetMe,
            CustomId::Sleep,
            CustomId::Absence,
            CustomId::Notifications,
            CustomId::AbsentFrom,
            CustomId::AbsentUntil { from: "2026-12-31".parse().unwrap() },
            CustomId::AbsenceOver,
            CustomId::NextGame,
            CustomId::Games { page: u16::from(m) },
            CustomId::Tables { page: u16::from(m) },
            CustomId::Ready(game),
            CustomId::Details(game),
            CustomId::Sit(game),
            CustomId::ByCode(TableCode::of(u64::from(n))),
            CustomId::ByCodeShowing(TableCode::of(u64::from(n))),
            CustomId::ShowReliability,
            CustomId::Which {
                what: Which::VARIANTS[usize::from(m) % Which::VARIANTS.len()],
                page: u16::MAX,
            },
            CustomId::OpenRules {
                page: Page::ALL[usize::from(m) % Page::ALL.len()],
                game: Some(game),
            },
            CustomId::OpenRules { page: Page::Goal, game: None },
            CustomId::TurnRules {
                page: Page::ALL[usize::from(m) % Page::ALL.len()],
                game: Some(game),
            },
            CustomId::TurnRules { page: Page::Fairness, game: None },
            CustomId::RulesMenu(Some(game)),
            CustomId::RulesMenu(None),
        ])
    })
}

fn salt() -> impl Strategy<Value = InstallationTag> {
    any::<[u8; 5]>().prop_map(InstallationTag::of)
}

proptest! {
    #[test]
    fn a_custom_id_survives_the_way_there_and_back(custom_id in custom_id(), salt in salt()) {
        let spelt = format(&custom_id, salt);
        prop_assert!(spelt.chars().count() <= 100, "{}", spelt);
        prop_assert_eq!(parse(&spelt, salt), Ok(custom_id));
    }

    #[test]
    fn a_custom_id_of_another_database_is_none(custom_id in custom_id(), salt in salt(), other in salt()) {
        let read = parse(&format(&custom_id, salt), other);
        prop_assert_eq!(read, if salt == other { Ok(custom_id) } else { Err(CustomIdError::Elsewhere) });
    }

    #[test]
    fn the_value_of_a_menu_survives_and_fits(answer in answer()) {
        let value = answer_code::write(&answer);
        prop_assert!(value.chars().count() <= 100, "{}", value);
        prop_assert_eq!(answer_code::read(&value), Some(answer));
    }

    #[test]
    fn anything_may_come_back(text in ".{0,120}") {
        let _ = parse(&text, InstallationTag::of([7; 5]));
        let _ = custom_id::read(&text);
        let _ = answer_code::read(&text);
    }

    #[test]
    fn anything_like_a_custom_id_may_come_back(
        kind in "(v1|v2|v)", verb in "(join|org|mod|do|menu|page|best|dm|reach|by|rules|leaf|pages|seat|sure|days|next|here|went|film|x)", rest in "[-0-9:.+=*~a-zé🔵]{0,60}"
    ) {
        let _ = custom_id::read(&format!("{kind}:{verb}:{rest}"));
        let _ = answer_code::read(&rest);
    }

    #[test]
    fn a_custom_id_cut_short_is_no_other_persons_answer(custom_id in custom_id(), cut in 0usize..100) {
        let salt = InstallationTag::of([7; 5]);
        let custom_id = format(&custom_id, salt);
        let short: String = custom_id.chars().take(cut).collect();
        if short != custom_id {
            prop_assert!(parse(&short, salt).is_err(), "{}", short);
        }
    }
}

fn one_of_each_kind() -> BTreeMap<String, CustomId> {
    let mut runner = TestRunner::deterministic();
    let mut kinds = BTreeMap::new();
    for _ in 0..20_000 {
        let custom_id = custom_id().new_tree(&mut runner).unwrap().current();
        let spelt = custom_id::spell(&custom_id);
        kinds.entry(kind(&custom_id, &spelt)).or_insert((spelt, custom_id));
    }
    kinds.into_values().collect()
}

/// A custom id without its numbers; of a multi-part answer, the first part.
fn kind(custom_id: &CustomId, spelt: &str) -> String {
    let answer = match custom_id {
        CustomId::Answer { answer, .. } => Some(answer),
        CustomId::Lesson(LessonPress::Answer { answer, .. }) => Some(answer),
        _ => None,
    };
    let told = match answer {
        None => format!("{custom_id:?}"),
        Some(Answer::Pick(offers)) => format!("{} {:?}", offers.len(), offers.first()),
        Some(Answer::Gems(_)) => "gems".to_owned(),
        Some(Answer::Paint(strokes)) => format!("paint {:?}", strokes.first().map(|s| s.section)),
    };
    let verb: Vec<&str> = spelt.split(':').take(2).collect();
    let parts = told.split(|c: char| c.is_ascii_digit());
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    format!("{} {}", verb.join(":"), parts.join("#"))
}

/// Exhibits of released versions (`tests/host/museum.rs`).
const MUSEUM: &str = "tests/museum";
/// An exhibit's buttons: custom id and meaning, one per line.
const BUTTONS: &str = "buttons.tsv";

#[test]
fn buttons_of_released_versions_mean_what_they_meant() {
    let made = std::env::var_os("VICEROY_MUSEUM").map(PathBuf::from);
    if let Some(folder) = made {
        let lines = one_of_each_kind().into_iter();
        let lines = lines.map(|(spelt, custom_id)| format!("{spelt}\t{custom_id:?}\n"));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(BUTTONS), lines.collect::<String>()).unwrap();
    }
    for version in std::fs::read_dir(MUSEUM).unwrap() {
        let Ok(lines) = std::fs::read_to_string(version.unwrap().path().join(BUTTONS)) else {
            continue;
        };
        for line in lines.lines() {
            let (spelt, meaning) = line.split_once('\t').unwrap();
            let read = custom_id::read(spelt).map(|custom_id| format!("{custom_id:?}"));
            assert_eq!(
                read.as_deref(),
                Some(meaning),
                "{spelt} was posted and has to mean the same for ever; only where a type got another name may the exhibit follow"
            );
        }
    }
}

#[test]
fn buttons_are_spelt_shortly_and_nothing_else_is_read() {
    let game = GameId(12);
    let prompt = PromptId(7);
    let season = "2026-4".parse().ok();
    let answer = |offer| CustomId::Answer {
        game,
        spot: AnswerTarget::Now(prompt),
        answer: Answer::one(offer),
    };
    let about = |what| CustomId::Seats { game, what };
    let sent = [
        ("v1:join:12", CustomId::Join(game)),
        ("v1:table:12:34", CustomId::Post(MessageKind::Table.nth(game, 34))),
        ("v1:do:12:7:=bb", answer(Offer::Bid(Bid::Gem(Colour::Blue)))),
        ("v1:do:12:7:=p32", answer(Offer::Play(CardId(32)))),
        ("v1:panel:12:3:34", CustomId::Post(MessageKind::Panel.of(game, Seat(3), 34))),
        ("v1:hint:12:7", CustomId::Hint { game, spot: AnswerTarget::Now(prompt) }),
        ("v1:by:thread", CustomId::PlayBy(PlayBy::Thread)),
        ("v1:by:dm", CustomId::PlayBy(PlayBy::Dm)),
        ("v1:size:usual", CustomId::TextSize(TextSize::Usual)),
        ("v1:size:large", CustomId::TextSize(TextSize::Large)),
        ("v1:rules:auction:12", CustomId::OpenRules { page: Page::Auction, game: Some(game) }),
        ("v1:leaf:goal:-", CustomId::TurnRules { page: Page::Goal, game: None }),
        ("v1:pages:12", CustomId::RulesMenu(Some(game))),
        ("v1:here:12", CustomId::Here(game)),
        ("v1:film:12", CustomId::Film(game)),
        ("v1:days:zone", CustomId::Zone),
        ("v1:tongue", CustomId::Language),
        ("v1:forget", CustomId::ForgetMe),
        ("v1:days:sleep", CustomId::Sleep),
        ("v1:days:away", CustomId::Absence),
        ("v1:days:calls", CustomId::Notifications),
        ("v1:days:from", CustomId::AbsentFrom),
        ("v1:days:until:2026-12-05", CustomId::AbsentUntil { from: "2026-12-05".parse().unwrap() }),
        ("v1:days:back", CustomId::AbsenceOver),
        ("v1:next", CustomId::NextGame),
        ("v1:rank:here:2026-4", CustomId::Ranking { place: RankedWhere::Here, season }),
        ("v1:own:-", CustomId::Profile(None)),
        ("v1:boast:-", CustomId::PostProfile(None)),
        (
            "v1:ended:own:-:12",
            CustomId::Finished { place: FinishedWhere::Own, season: None, after: Some(game) },
        ),
        ("v1:archive", CustomId::FinishedMenu),
        ("v1:games:3", CustomId::Games { page: 3 }),
        ("v1:tables:2", CustomId::Tables { page: 2 }),
        ("v1:ready:12", CustomId::Ready(game)),
        ("v1:terms:12", CustomId::Details(game)),
        ("v1:sit:12", CustomId::Sit(game)),
        ("v1:code:BCDFGH", CustomId::ByCode(TableCode::read("BCDFGH").unwrap())),
        ("v1:agree:12", CustomId::JoinShowing(game)),
        ("v1:agreed:BCDFGH", CustomId::ByCodeShowing(TableCode::read("BCDFGH").unwrap())),
        ("v1:reliable", CustomId::ShowReliability),
        ("v1:org:12:friends", CustomId::Organise { game, what: Organise::Friends }),
        ("v1:which:hand:2", CustomId::Which { what: Which::Hand, page: 2 }),
        ("v1:learn:short", CustomId::Lesson(LessonPress::PlayShort)),
        ("v1:learn:open", CustomId::Lesson(LessonPress::Open)),
        (
            "v1:learn:do:1:=bb",
            CustomId::Lesson(LessonPress::Answer {
                page: LessonPage::Bid,
                answer: Answer::one(Offer::Bid(Bid::Gem(Colour::Blue))),
            }),
        ),
        ("v1:seats:12", about(Seats::Open)),
        ("v1:seat:12:look", about(Seats::Look)),
        ("v1:seat:12:away", about(Seats::Away)),
        ("v1:seat:12:to", about(Seats::HandTo)),
        ("v1:sure:12:hand", about(Seats::Ask(SeatAction::Hand))),
        ("v1:seat:12:accept:2", about(Seats::Do(SeatAction::Handed(Seat(2), VoteChoice::Yes)))),
        ("v1:seat:12:decline:2", about(Seats::Do(SeatAction::Handed(Seat(2), VoteChoice::No)))),
        ("v1:seat:12:nudge:3", about(Seats::Do(SeatAction::Nudge(Seat(3))))),
        ("v1:sure:12:leave", about(Seats::Ask(SeatAction::Leave))),
        ("v1:sure:12:take:1", about(Seats::Ask(SeatAction::Take(Seat(1))))),
        ("v1:seat:12:yes:4", about(Seats::Do(SeatAction::Say(4, VoteChoice::Yes)))),
    ];
    for (custom_id, sent) in sent {
        assert_eq!(custom_id::read(custom_id), Some(sent.clone()));
        assert_eq!(custom_id::spell(&sent), custom_id);
    }
    let salted = InstallationTag::read("k3x9q").unwrap();
    assert_eq!(parse("v1:join:12@k3x9q", salted), Ok(CustomId::Join(game)));
    assert_eq!(parse("v1:join:12", salted), Err(CustomIdError::Unknown));
    assert_eq!(parse("v1:join:12@k3x9p", salted), Err(CustomIdError::Elsewhere));
    for forged in [
        "",
        "v1",
        "v1:",
        "v1:join",
        "v1:join:",
        "v1:join:1:2",
        "v1:table:1:x",
        "v1:table:1:2:3",
        "v1:show:1:2",
        "v2:join:1",
        "v1:do:1:2:=zz",
        "v1:by",
        "v1:by:post",
        "v1:code:",
        "v1:code:BCDFG1",
        "v1:by:dm:1",
        "v1:size:small",
        "v1:rules:nothing:1",
        "v1:rules:goal",
        "v1:rules:goal:x",
        "v1:leaf:goal:-:1",
        "v1:pages",
        "v1:unreachable:1:256:1",
        "v1:panel:1:2",
        "v1:lobby:1",
        "v1:seats:1:look",
        "v1:seat:1",
        "v1:seat:1:look:1",
        "v1:seat:1:nudge",
        "v1:seat:1:nudge:256",
        "v1:sure:1:look",
        "v1:sure:1:away",
        "v1:next:1",
        "v1:games",
        "v1:games:65536",
        "v1:games:-1",
        "v1:which:hand",
        "v1:which:foot:1",
        "v1:which:hand:1:1",
        "v1:learn",
        "v1:learn:show:0",
        "v1:learn:show:99",
        "v1:learn:do:1",
        "v1:learn:open:1",
        "v1:days",
        "v1:days:weeks",
        "v1:join:1@",
        "v1:join:1@k3x9",
        "v1:table:1",
        "v1:join:1@k3x9q@k3x9q",
        "v1:join@k3x9q",
        "@k3x9q",
    ] {
        assert_eq!(parse(forged, salted), Err(CustomIdError::Unknown), "{forged}");
        assert_eq!(custom_id::read(forged), None, "{forged}");
    }
}
