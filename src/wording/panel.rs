//! The private panel: what a player is asked and what they have.

mod ask;
mod time;

pub use ask::ask;
pub(super) use ask::{passing, repeats};
pub use time::{held, paused, runs_out, stands_still};

use super::news::{self, Told};
use super::thing::{Joined, Thing};
use super::{Arg, PrivateText, Wording, draft, offers, table, wishes};
use crate::orders::{Drafting, Prepared, Wishes, cases};
use crate::rules::{BySeat, Develop, Phase, Sealed, SeatView, query};

/// What a panel tells its player of.
pub struct Panel<'a> {
    /// The game's number.
    pub game: i64,
    /// What the player sees.
    pub view: &'a SeatView,
    /// The play that is being put together.
    pub draft: Option<&'a Drafting>,
    /// What was decided with a secret choice.
    pub prepared: Option<&'a Prepared>,
    /// What is wanted for questions that may come.
    pub wishes: &'a Wishes,
    /// The players' names.
    pub people: &'a BySeat<String>,
    /// What is said first.
    pub notice: Option<&'a PrivateText>,
}

/// The whole text of a panel: a few short lines, since the picture stands below.
pub fn text(w: &Wording, panel: &Panel<'_>) -> PrivateText {
    let mut lines = vec![];
    if let Some(notice) = panel.notice {
        lines.push(w.say("panel-notice", &[("sentence", Arg::Text(&notice.0))]));
    }
    lines.push(table::title_of(
        w,
        "panel-title",
        panel.game,
        &panel.view.table,
    ));
    lines.extend(done(w, panel));
    lines.extend(wanted(w, panel));
    lines.push(have(w, panel.view));
    lines.extend(on_combat_card(w, panel.view));
    PrivateText(super::fit(w, &lines, 2000))
}

/// What the player has chosen and may still take back.
fn done(w: &Wording, panel: &Panel<'_>) -> Option<String> {
    let view = panel.view;
    let sealed = view.screen.sealed;
    let chosen = sealed.map(|sealed| chosen(w, panel, sealed));
    let may = view.may_reconsider.then(|| match sealed {
        Some(_) => w.say("panel-may-take-back", &[]),
        None => w.say("panel-may-stop-insisting", &[]),
    });
    let said: Vec<String> = [chosen, may].into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// What the player is asked, or whom the game waits for.
fn wanted(w: &Wording, panel: &Panel<'_>) -> Vec<String> {
    let Panel { view, people, .. } = *panel;
    match (panel.draft, &view.question) {
        (Some(drafting), _) => draft::lines(w, drafting, people, view.table.ruleset.catalogue),
        (None, Some(question)) => {
            let foreseen = panel.wishes.for_question(view, question);
            let waits = foreseen.map(|(case, wish)| wishes::waits(w, view, case, wish));
            let asked = ask(w, view, question, people);
            [asked].into_iter().chain(waits).collect()
        }
        (None, None) => {
            let hint = (!cases(view, panel.wishes).is_empty()).then(|| wishes::hint(w));
            let idle = idle(w, view, people);
            [idle].into_iter().chain(hint).collect()
        }
    }
}

/// What pays for monsters beside that (R-INV-05).
fn on_combat_card(w: &Wording, view: &SeatView) -> Option<String> {
    let stones = query::combat_card(&view.table.open, view.seat);
    let args = [("stones", Thing::stones(&stones).into())];
    (!stones.is_empty()).then(|| w.say("panel-combat-card", &args))
}

/// Gems, attack tokens and cards, in one line.
fn have(w: &Wording, view: &SeatView) -> String {
    let hand = view.screen.hand.iter();
    let cards: Vec<Thing> = hand
        .map(|c| Thing::card(view.table.ruleset.catalogue, c))
        .collect();
    // Before the first cards are shown nobody has a hand; the dealt cards are told of by themselves.
    let key = match (view.screen.dealt.is_empty(), cards.is_empty()) {
        (false, _) => "panel-have-gems",
        (true, true) => "panel-have-no-cards",
        (true, false) => "panel-have",
    };
    let args = [
        (
            "gems",
            Thing::gems_and_diamonds(view.screen.gems, view.screen.diamonds).into(),
        ),
        ("attack", view.screen.attack.into()),
        ("cards", Thing::List(cards, Joined::Commas).into()),
    ];
    w.say(key, &args)
}

fn idle(w: &Wording, view: &SeatView, people: &BySeat<String>) -> String {
    if view.table.open.phase == Phase::Over {
        // That they won is told above, with their points.
        if view.table.open.winners.contains(view.seat) {
            return w.say("panel-over-won", &[]);
        }
        let score = view.table.open.scores.get(view.seat);
        let points = score.copied().flatten().map_or(0, |s| s.total());
        return w.say("panel-over", &[("points", points.into())]);
    }
    match table::awaited(w, &view.table, people) {
        Some(who) => w.say("panel-waiting", &[("who", who.into())]),
        None => w.say("panel-idle", &[]),
    }
}

fn chosen(w: &Wording, panel: &Panel<'_>, sealed: Sealed) -> String {
    let view = panel.view;
    if let Some(prepared) = panel.prepared
        && matches!(sealed, Sealed::Develop(_))
        && !prepared.told.is_empty()
    {
        let reader = Told::to(panel.people, view.seat);
        let catalogue = view.table.ruleset.catalogue;
        let told = news::lines(w, &prepared.told, reader, catalogue, &view.table.open);
        return w.say("panel-chosen-plan", &[("told", Arg::Text(&told.join(" ")))]);
    }
    let card = |c| Arg::Thing(Thing::card(view.table.ruleset.catalogue, c));
    match sealed {
        Sealed::ReturnedGems(gems) => w.say("panel-chosen-returned", &[("gems", gems.into())]),
        Sealed::FirstCards { first, kept } => w.say(
            "panel-chosen-first",
            &[("first", card(first)), ("kept", card(kept))],
        ),
        Sealed::DomainReward(reward) => {
            let reward = offers::domain_reward(w, reward);
            w.say("panel-chosen-domain", &[("reward", Arg::Text(&reward))])
        }
        Sealed::ReturnedCharacters { one, other } => w.say(
            "panel-chosen-characters",
            &[("one", card(one)), ("other", card(other))],
        ),
        Sealed::PassGems(gems) => w.say("panel-chosen-pass-gems", &[("gems", gems.into())]),
        Sealed::CombatShow(stones) if stones.is_empty() => w.say("panel-chosen-combat-none", &[]),
        Sealed::CombatShow(stones) => {
            let stones = Thing::stones(&stones);
            w.say("panel-chosen-combat", &[("stones", stones.into())])
        }
        Sealed::Bid(bid) => w.say("panel-chosen-bid", &[("bid", bid.into())]),
        Sealed::Develop(Develop::Play(c)) => w.say("panel-chosen-play", &[("card", card(c))]),
        Sealed::Develop(Develop::Discard(c)) => w.say("panel-chosen-discard", &[("card", card(c))]),
        Sealed::Develop(Develop::Pass) => w.say("panel-chosen-pass", &[]),
    }
}

/// The label of the button that shows the panel as it is now.
pub fn refresh_button(w: &Wording) -> String {
    w.say("button-refresh", &[])
}

/// The label of the button that takes a secret choice back.
pub fn take_back_button(w: &Wording) -> String {
    w.say("button-take-back", &[])
}

/// The label of the button that shows more choices.
pub fn more_button(w: &Wording) -> String {
    w.say("button-more", &[])
}

/// The texts of the form for gems.
pub struct GemsForm {
    /// Its title, at most 45 characters.
    pub title: String,
    /// The label of its only field, at most 45 characters.
    pub label: String,
    /// Shown while the field is empty.
    pub example: String,
}

/// The texts of the form for gems.
pub fn gems_form(w: &Wording) -> GemsForm {
    GemsForm {
        title: w.say("form-gems-title", &[]),
        label: w.say("form-gems-label", &[]),
        example: w.say("form-gems-example", &[]),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::{CardId, Colour, Gems};
    use crate::rules::{
        Agreement, Answer, Awaited, Bid, DeckCounts, DeckKind, HowMany, Offer, Open, PickOrder,
        PlacedToken, PromptId, Question, Ruleset, Screen, Seat, Shape, TableView, Token, Topic,
    };
    use crate::wording::english;

    pub(in crate::wording) fn table_view() -> TableView {
        let open = Open {
            turn: 1,
            phase: Phase::Auction(1),
            reserve: Gems::each(2),
            ..Open::empty(2)
        };
        TableView {
            ruleset: Ruleset::compile(Agreement::standard(2)).unwrap(),
            open: Arc::new(open),
            hands: BySeat::new(2, |_| 3),
            decks: DeckCounts::from_fn(|deck| match deck {
                DeckKind::Large => 44,
                DeckKind::Small => 10,
                DeckKind::Laws => 9,
            }),
            shown: None,
            awaiting: Default::default(),
        }
    }

    pub(in crate::wording) fn seat_view() -> SeatView {
        SeatView {
            table: table_view(),
            seat: Seat(0),
            screen: Screen {
                gems: Gems::each(2),
                hand: [CardId(3), CardId(71)].into_iter().collect(),
                ..Screen::default()
            },
            question: None,
            may_reconsider: false,
            put_back: Default::default(),
            position: crate::rules::Position::none(),
        }
    }

    static NONE: Wishes = Wishes::NONE;

    fn panel<'a>(view: &'a SeatView, people: &'a BySeat<String>) -> Panel<'a> {
        Panel {
            game: 1,
            view,
            draft: None,
            prepared: None,
            wishes: &NONE,
            people,
            notice: None,
        }
    }

    #[test]
    fn who_chooses_first_cards_is_not_said_to_have_none() {
        let w = &english();
        let names = BySeat::new(2, |s| ["Ann", "Bob"][usize::from(s.0)].to_owned());
        let mut view = seat_view();
        view.screen.hand = Default::default();
        let said = |view: &SeatView| text(w, &panel(view, &names)).0;
        assert!(said(&view).contains("no cards"));
        view.screen.dealt = [1, 2, 3, 4].into_iter().map(CardId).collect();
        view.screen.sealed = Some(Sealed::FirstCards {
            first: CardId(1),
            kept: CardId(2),
        });
        let said = said(&view);
        assert!(said.contains("and keep Envoy (2)."), "{said}");
        assert!(!said.contains("no cards"), "{said}");
    }

    #[test]
    fn questions_of_the_auction_name_what_passing_brings_and_the_other_bidder() {
        let w = &english();
        let names = BySeat::new(2, |s| ["Ann", "Bob"][usize::from(s.0)].to_owned());
        let mut view = seat_view();
        let question = |topic| Question {
            id: PromptId(1),
            topic,
            card: None,
            auction_card: Some(Colour::Red.into()),
            colour: None,
            shape: Shape::Pick {
                offers: [Offer::Pass].into_iter().collect(),
                count: HowMany::ONE,
                order: PickOrder::Free,
            },
            fallback: Answer::one(Offer::Pass),
        };
        let open = Arc::make_mut(&mut view.table.open);
        open.bids = BySeat::new(2, |_| Some(Bid::Gem(Colour::Red)));
        open.pyramids[Seat(0)].tokens.push(PlacedToken {
            on: CardId(1).into(),
            token: Token::Science,
            used: false,
        });
        let bid = ask(w, &view, &question(Topic::Bid), &names);
        assert!(bid.ends_with("Pass to take 4 gems."), "{bid}");
        let claim = ask(w, &view, &question(Topic::Claim), &names);
        assert!(
            claim.starts_with("**You and Bob both bid red.**"),
            "{claim}"
        );
        // Not more than the reserve holds.
        Arc::make_mut(&mut view.table.open).reserve = Gems::only(Colour::Blue, 1);
        let bid = ask(w, &view, &question(Topic::Bid), &names);
        assert!(bid.ends_with("Pass to take 1 gem."), "{bid}");
    }

    #[test]
    fn every_panel_can_be_said() {
        let w = &english();
        let names = BySeat::new(2, |s| ["Ann", "Bob"][usize::from(s.0)].to_owned());
        let mut view = seat_view();
        let said = |view: &SeatView| text(w, &panel(view, &names)).0;
        assert!(said(&view).contains("Nothing for you to do right now"));
        view.table.awaiting.push(Awaited {
            seat: Seat(1),
            topic: Topic::Bid,
        });
        assert!(said(&view).contains("Waiting for Bob (bid)"));
        for topic in Topic::ALL.iter().copied() {
            let shapes = [
                Shape::Pick {
                    offers: [Offer::Pass].into_iter().collect(),
                    count: HowMany::ONE,
                    order: PickOrder::Free,
                },
                Shape::Gems {
                    limits: Gems::each(2),
                    total: HowMany::exactly(3),
                },
                Shape::Paint {
                    sections: vec![],
                    gems: Gems::each(1),
                    diamonds: 1,
                    best: vec![],
                    gain: 0,
                },
            ];
            for shape in shapes {
                view.question = Some(Question {
                    id: PromptId(1),
                    topic,
                    card: Some(CardId(3)),
                    auction_card: None,
                    colour: None,
                    shape,
                    fallback: Answer::one(Offer::Pass),
                });
                assert!(said(&view).chars().count() <= 2000);
            }
        }
        view.question = None;
        view.may_reconsider = true;
        let sealed = [
            Sealed::FirstCards {
                first: CardId(1),
                kept: CardId(2),
            },
            Sealed::Bid(Bid::Attack),
            Sealed::PassGems(Gems::each(1)),
            Sealed::Develop(Develop::Play(CardId(3))),
            Sealed::Develop(Develop::Discard(CardId(3))),
            Sealed::Develop(Develop::Pass),
        ];
        for choice in sealed {
            view.screen.sealed = Some(choice);
            assert!(said(&view).contains("take it back"));
        }
        Arc::make_mut(&mut view.table.open).phase = Phase::Over;
        assert!(said(&view).contains("You scored"));
        let notice = PrivateText("Oh.".to_owned());
        let told = Panel {
            notice: Some(&notice),
            ..panel(&view, &names)
        };
        assert!(text(w, &told).0.starts_with("⚠️ Oh."));
        for label in [refresh_button(w), take_back_button(w), more_button(w)] {
            assert!(label.len() < 30);
        }
        let form = gems_form(w);
        assert!(form.title.len() <= 45 && form.label.len() <= 45 && !form.example.is_empty());
    }
}
