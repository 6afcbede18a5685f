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
use crate::rules::{BySeat, Develop, Phase, Reality, Sealed, SeatView, query};

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
    // Beside a play that is put together stands what there would be after it, here as in its picture.
    let view = panel.draft.map_or(panel.view, |drafting| &drafting.view);
    lines.push(have(w, view));
    lines.extend(on_combat_card(w, view));
    lines.extend(of_the_underworld(w, view));
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
    let args = [
        ("stones", Thing::stones(&stones).into()),
        when(view.table.reality),
    ];
    (!stones.is_empty()).then(|| w.say("panel-combat-card", &args))
}

/// Judgement tokens, which only their owner sees, and bribe tokens.
fn of_the_underworld(w: &Wording, view: &SeatView) -> Option<String> {
    if view.table.open.phase == Phase::Over {
        // All judgements are turned over.
        return None;
    }
    let (held, bribes) = (view.screen.judgements, view.screen.bribes);
    let judgements = Thing::judgements(&view.table.ruleset, held);
    let args = [
        ("judgements", judgements.into()),
        ("bribes", bribes.into()),
        when(view.table.reality),
    ];
    match (held.is_empty(), bribes) {
        (true, 0) => None,
        (true, _) => Some(w.say("panel-bribes", &args)),
        (false, 0) => Some(w.say("panel-judgements", &args)),
        (false, _) => Some(w.say("panel-judgements-and-bribes", &args)),
    }
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
        when(view.table.reality),
    ];
    w.say(key, &args)
}

/// Whether somebody has something or would have it, as the sentences tell it apart.
fn when(reality: Reality) -> (&'static str, Arg<'static>) {
    let when = match reality {
        Reality::Real => "now",
        Reality::Imagined => "then",
    };
    ("when", Arg::Choice(when))
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
        let told = news::lines(w, &prepared.told, reader, catalogue);
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
        Sealed::PutUnder(None) => w.say("panel-chosen-put-under-none", &[]),
        Sealed::PutUnder(Some(c)) => w.say("panel-chosen-put-under", &[("card", card(c))]),
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
pub(super) mod tests;
