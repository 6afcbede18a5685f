//! The private panel: what a player is asked and what they have.

use super::hints::{self, About};
use super::meeting;
pub use super::room::Room;
use super::room::{asked, is_told, says_prices};
use crate::news::{self, Audience};
use crate::prelude::*;
use crate::{plan, table};
use viceroy_ai::Hint;
use viceroy_model::messages::{Panel, Planning, Reads};
use viceroy_model::plans::{PartOfTurn, WantedCard, cases};
use viceroy_rules::{Develop, Help, Reality, Sealed};

/// What stands around the question.
#[derive(Clone, Copy, Default)]
pub struct Around<'a> {
    pub notice: Option<&'a PrivateText>,
    /// What happened to the reader since their last choice.
    pub outcome: &'a [String],
    /// What blocks the game.
    pub asides: &'a [String],
    pub room: Room,
}

/// The letter of an offer in the picture.
type Letters<'a> = &'a dyn Fn(&SeatView, &Question, Offer) -> char;

pub fn text(
    w: &Wording,
    panel: &Panel,
    people: &BySeat<String>,
    around: Around<'_>,
    letter: Letters<'_>,
) -> PrivateText {
    let mut lines = vec![];
    lines.extend(around.notice.map(|notice| w.say(text!(panel_notice, sentence = &notice.0))));
    lines.extend(around.outcome.iter().cloned());
    lines.extend(wanted(w, panel, people, (letter, around.room)));
    lines.extend(panel.asks_about_suggestions().then(|| w.say(text!(people_ask_suggestions))));
    lines.extend(around.asides.iter().cloned());
    // While a play is drafted, shows the state after it, as the picture does.
    let drafted = panel.draft.as_ref();
    let view = drafted.map_or(&panel.view, |drafting| &drafting.view);
    let in_words = !pictured(panel);
    lines.extend(in_words.then(|| have(w, view)));
    let is_shown = shows_combat_card(panel) || around.room >= Room::Tight;
    lines.extend(on_combat_card(w, view).filter(|_| in_words || !is_shown));
    lines.extend(in_words.then(|| of_the_underworld(w, view)).flatten());
    PrivateText(crate::fit(w, &lines, 2000))
}

/// For text mode, where the places themselves leave it out.
fn by_level(w: &Wording, panel: &Panel) -> Option<String> {
    let (view, question) = panel.asked()?;
    match panel.reads {
        Reads::Text => offers::gives_by_level(w, view, question),
        Reads::Pictures => None,
    }
}

/// Whether the panel has a picture that shows the player's holdings and the turn.
fn pictured(panel: &Panel) -> bool {
    let asked = panel.draft.is_some() || panel.view.question.is_some();
    asked && panel.reads == Reads::Pictures
}

/// Where a panel is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadAt {
    /// In the thread of its game.
    Thread,
    /// In a direct message, which is also the notification, or anywhere else.
    Elsewhere,
}

/// The line above a picture: names the choice, since a notification shows nothing else, where it
/// stands and the time left. `None` without a picture.
pub fn title(
    w: &Wording,
    panel: &Panel,
    at: ReadAt,
    time: Option<&str>,
    thread: Option<&str>,
) -> Option<String> {
    if !pictured(panel) {
        return None;
    }
    let step = panel.asked().map(|(_, question)| question);
    let Some(question) = step.or(panel.view.question.as_ref()) else {
        return Some(place(w, panel, time, thread));
    };
    let todo = w.word(Term::ToDo(question.topic));
    let table = &panel.draft.as_ref().map_or(&panel.view, |drafting| &drafting.view).table;
    // A later step is not due yet.
    let is_now = PartOfTurn::now(&table.open) == PartOfTurn::now(&panel.view.table.open);
    let time = time.filter(|_| is_now).map(|time| w.say(text!(panel_time, time)));
    let all = match at {
        ReadAt::Thread => {
            let phase = table::phase(table);
            let todo = w.say(text!(panel_title, todo = &speaking::title(&todo)));
            [Some(todo), Some(w.say(text!(panel_phase, phase))), time]
        }
        ReadAt::Elsewhere => {
            let game = panel.game.0;
            let todo = match panel.deal {
                Some(_) => w.say(text!(panel_title_deal, todo = &todo)),
                None => w.say(text!(panel_title_game, game, todo = &todo)),
            };
            // A deadline and a way to the thread take the line.
            let turn = Term::place_in_game(table);
            match (time, thread) {
                (None, None) if !turn.is_empty() => {
                    let turn = Term::List(turn, Joined::Commas);
                    [Some(todo), Some(w.say(text!(panel_phase, phase = turn))), None]
                }
                (time, thread) => [Some(todo), time, thread.map(str::to_owned)],
            }
        }
    };
    beside(w, all)
}

/// Who plays at a table without a thread, and at first that nobody can write there. `None` where
/// nobody else is a person.
pub fn others(w: &Wording, panel: &Panel, names: &BySeat<String>) -> Option<String> {
    let own = panel.view.seat;
    let others =
        panel.people.iter().filter(|(seat, player)| *seat != own && player.person().is_some());
    let who: Vec<String> = others.filter_map(|(seat, _)| names.get(seat).cloned()).collect();
    if who.is_empty() {
        return None;
    }
    let is_first = panel.view.table.open.phase == Phase::SetUp;
    Some(match is_first {
        true => w.say(text!(panel_with_at_first, who = &who)),
        false => w.say(text!(panel_with, who = &who)),
    })
}

pub fn small_place(w: &Wording, panel: &Panel, time: Option<&str>, thread: Option<&str>) -> String {
    let said = place(w, panel, time, thread);
    w.say(text!(panel_small, said = &said))
}

fn place(w: &Wording, panel: &Panel, time: Option<&str>, thread: Option<&str>) -> String {
    let (game, phase) = (panel.game.0, table::phase(&panel.view.table));
    let time = time.map(|time| w.say(text!(panel_time, time)));
    let place = match panel.deal {
        Some(_) => w.say(text!(panel_deal, phase)),
        None => w.say(text!(panel_game, game, phase)),
    };
    beside(w, [time, Some(place), thread.map(str::to_owned)]).unwrap_or_default()
}

fn beside(w: &Wording, all: [Option<String>; 3]) -> Option<String> {
    let all = all.into_iter().flatten();
    all.reduce(|before, next| w.say(text!(panel_beside, before = &before, next = &next)))
}

/// A choice that can still be taken back.
fn done(w: &Wording, panel: &Panel, people: &BySeat<String>) -> Option<String> {
    let view = &panel.view;
    let sealed = view.screen.sealed;
    let chosen = sealed.map(|sealed| chosen(w, panel, people, sealed));
    // While something is asked, only the button says so.
    let may_reconsider = view.may_reconsider && panel.draft.is_none();
    let may = may_reconsider.then(|| match sealed {
        Some(_) => w.say(text!(panel_may_take_back)),
        None => w.say(text!(panel_may_stop_insisting)),
    });
    let said: Vec<String> = [chosen, may].into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// The question, or the player's choice and whom the game waits for.
fn wanted(
    w: &Wording,
    panel: &Panel,
    people: &BySeat<String>,
    (letter, room): (Letters<'_>, Room),
) -> Vec<String> {
    let view = &panel.view;
    let done = done(w, panel, people);
    let meets = panel.meets.filter(|_| room < Room::Scarce);
    let meets = meets.map(|topic| meeting::line(w, &view.table.ruleset, topic));
    let explained = meets.into_iter().chain(by_level(w, panel));
    match (&panel.draft, &view.question) {
        (Some(drafting), _) => {
            let next = drafting.next.as_ref();
            let priced = next.filter(|_| says_prices(panel, room));
            let prices = priced.and_then(|next| {
                let letter = |offer| letter(&drafting.view, next, offer);
                offers::prices(w, &drafting.view, next, &letter)
            });
            let advised = next.and_then(|next| {
                let about = About { view: &drafting.view, question: next, people };
                advised(w, about, panel, (letter, room)).0
            });
            let mut asked = plan::lines(w, panel, drafting, people, room);
            asked.splice(1..1, explained.chain(advised).chain(prices));
            asked.into_iter().chain(done).collect()
        }
        (None, Some(question)) => {
            let about = About { view, question, people };
            let (advice, reason) = advised(w, about, panel, (letter, room));
            // The title asks already, and the advice begins with an answer.
            let says = matches!(question.topic, Topic::Bid | Topic::Develop);
            let is_asked = says && advice.is_some() && panel.reads == Reads::Pictures;
            let asked = (!is_asked).then(|| asked(w, about, room));
            let letter = |offer| letter(view, question, offer);
            let prices = offers::prices(w, view, question, &letter);
            let prices = prices.filter(|_| says_prices(panel, room));
            let said = match &panel.proposal {
                Some(proposal) => {
                    plan::proposed(w, proposal, people, (advice, reason.as_deref()), room)
                }
                None => advice.into_iter().collect(),
            };
            asked.into_iter().chain(explained).chain(said).chain(prices).chain(done).collect()
        }
        (None, None) => {
            let idle = idle(w, view, people, done.is_some());
            let ahead = panel.ahead.as_ref();
            let planned = ahead.map(|ahead| plan::confirmed(w, panel, ahead, people));
            let planned = planned.into_iter().flatten();
            let cases = cases(view, &panel.plan);
            let waits = match (view.screen.sealed, ahead) {
                _ if cases.is_empty() => vec![],
                (Some(_), _) => vec![w.say(text!(wish_hint))],
                (None, Some(_)) => vec![],
                (None, None) => plan::wishes(w, panel, &cases),
            };
            let done = done.into_iter();
            let introduced = introduced(w, panel);
            done.chain([idle]).chain(planned).chain(waits).chain(introduced).collect()
        }
    }
}

/// After a first game, where the button for it stands.
fn introduced(w: &Wording, panel: &Panel) -> Option<String> {
    let is_new = panel.planning == Planning::Introduced && panel.ahead.is_none();
    (is_new && plan::can_begin(panel)).then(|| w.say(text!(plan_introduced)))
}

/// Above this many characters, only the first reason for an answer is told; a hint tells all.
const REASONS: usize = 60;

/// The best answer with what speaks for it, and the latter alone.
fn advised(
    w: &Wording,
    about: About<'_>,
    panel: &Panel,
    (letter, room): (Letters<'_>, Room),
) -> (Option<String>, Option<String>) {
    let is_told = |advice: &&Hint| is_told(panel, advice, about.question.topic, room);
    let Some(advice) = panel.advice.as_ref().filter(is_told) else {
        return (None, None);
    };
    let letter = |offer| letter(about.view, about.question, offer);
    let answer = match bid_for(w, about, panel, advice) {
        Some(bid) => bid,
        None => hints::named(w, about, advice, &letter),
    };
    let of = |count: usize| hints::why(w, about, advice.reasons.get(..count)?);
    let why = match room {
        Room::Ample => {
            of(advice.reasons.len()).filter(|why| length(why) <= REASONS).or_else(|| of(1))
        }
        Room::Brief | Room::Scarce | Room::Tight | Room::Least => None,
    };
    let said = match &why {
        Some(why) => w.say(text!(panel_advice, answer = &answer, why)),
        None => w.say(text!(panel_advice_bare, answer = &answer)),
    };
    (Some(said), why)
}

/// A bid says for which card it is.
fn bid_for(w: &Wording, about: About<'_>, panel: &Panel, advice: &Hint) -> Option<String> {
    let [Offer::Bid(bid)] = advice.answer.picked() else { return None };
    let now = PartOfTurn::now(&panel.view.table.open);
    let proposed = panel.proposal.as_ref().and_then(|proposal| proposal.draft.plan.bid_at(now));
    let proposed = proposed.and_then(|step| step.wanted.chunk_by(|a, b| a.bid == b.bid).next());
    let only = WantedCard::only(&about.view.table.open, *bid);
    let cards = match proposed.filter(|cards| cards[0].bid == *bid) {
        Some(cards) => plan::wanted_cards(w, about.view, cards),
        None => plan::wanted_cards(w, about.view, &[only?]),
    };
    Some(w.say(text!(hint_answer, answer = &speaking::title(&cards))))
}

/// Whether the picture is of the hand or the pyramid, which have the combat card beside them.
fn shows_combat_card(panel: &Panel) -> bool {
    panel.asked().is_none_or(|(_, question)| match question.topic.help() {
        Help::Hand | Help::Nothing | Help::Pyramid | Help::Battle => true,
        Help::Auction | Help::Places | Help::Pyramids | Help::Card | Help::Gems => false,
    })
}

/// Gems on the combat card also pay for monsters (R-INV-05).
fn on_combat_card(w: &Wording, view: &SeatView) -> Option<String> {
    let stones = query::combat_card(&view.table.open, view.seat);
    (!stones.is_empty()).then(|| {
        w.say(text!(
            panel_combat_card,
            stones = Term::stones(&stones),
            when = when(view.table.reality)
        ))
    })
}

/// Judgement tokens are secret: only their owner sees them.
fn of_the_underworld(w: &Wording, view: &SeatView) -> Option<String> {
    if view.table.open.phase == Phase::Over {
        // All judgements are revealed.
        return None;
    }
    let (held, bribes) = (view.screen.judgements, view.screen.bribes);
    let judgements = Term::judgements(&view.table.ruleset, held);
    let when = when(view.table.reality);
    Some(match (held.is_empty(), bribes) {
        (true, 0) => return None,
        (true, _) => w.say(text!(panel_bribes, bribes, when)),
        (false, 0) => w.say(text!(panel_judgements, judgements)),
        (false, _) => w.say(text!(panel_judgements_and_bribes, judgements, bribes, when)),
    })
}

/// Where there is no picture.
fn have(w: &Wording, view: &SeatView) -> String {
    let gems = Term::gems_and_diamonds(view.screen.gems, view.screen.diamonds);
    let (attack, when) = (view.screen.attack, when(view.table.reality));
    w.say(text!(panel_have, gems, attack, when))
}

fn when(reality: Reality) -> Arg<'static> {
    Arg::Choice(match reality {
        Reality::Real => "now",
        Reality::Imagined => "then",
    })
}

fn idle(w: &Wording, view: &SeatView, people: &BySeat<String>, has_chosen: bool) -> String {
    if view.table.open.phase == Phase::Over {
        // The win is shown above with the points.
        if view.table.open.winners.contains(view.seat) {
            return w.say(text!(panel_over_won));
        }
        let score = view.table.open.scores.get(view.seat);
        let points = score.copied().flatten().map_or(0, |s| s.total());
        return w.say(text!(panel_over, points));
    }
    match table::awaited(w, &view.table, people) {
        Some(who) if has_chosen => w.say(text!(panel_waiting_chosen, who)),
        Some(who) => w.say(text!(panel_waiting, who)),
        None => w.say(text!(panel_idle)),
    }
}

fn chosen(w: &Wording, panel: &Panel, people: &BySeat<String>, sealed: Sealed) -> String {
    let view = &panel.view;
    let now = PartOfTurn::now(&view.table.open);
    let ahead = panel.ahead.iter().flat_map(|ahead| &ahead.happens);
    let mut leads_to = ahead.filter(|happening| happening.at == now);
    if let Some(happening) = leads_to.next()
        && matches!(sealed, Sealed::Develop(_))
    {
        let reader = Audience::to(people, view.seat);
        let catalogue = view.table.ruleset.catalogue;
        let told = news::lines(w, &happening.facts, reader, catalogue);
        return w.say(text!(panel_chosen_plan, told = &told.join(" ")));
    }
    let card = |c| Arg::Thing(Term::card(view.table.ruleset.catalogue, c));
    match sealed {
        Sealed::ReturnedGems(gems) => w.say(text!(panel_chosen_returned, gems)),
        Sealed::FirstCards { first, kept } => {
            w.say(text!(panel_chosen_first, first = card(first), kept = card(kept)))
        }
        Sealed::DomainReward(reward) => w.say(text!(panel_chosen_domain, reward)),
        Sealed::ReturnedCharacters { one, other } => {
            w.say(text!(panel_chosen_characters, one = card(one), other = card(other)))
        }
        Sealed::PassGems(gems) => w.say(text!(panel_chosen_pass_gems, gems)),
        Sealed::CombatShow(stones) if stones.is_empty() => w.say(text!(panel_chosen_combat_none)),
        Sealed::CombatShow(stones) => {
            let stones = Term::stones(&stones);
            w.say(text!(panel_chosen_combat, stones))
        }
        Sealed::PutUnder(None) => w.say(text!(panel_chosen_put_under_none)),
        Sealed::PutUnder(Some(c)) => w.say(text!(panel_chosen_put_under, card = card(c))),
        Sealed::Bid(bid) => match panel.plan.wanted_by(now, bid) {
            Some(planned) => {
                let bid = plan::wanted_cards(w, view, &[planned]);
                w.say(text!(panel_chosen_bid, bid = &bid))
            }
            None => w.say(text!(panel_chosen_bid, bid)),
        },
        Sealed::Develop(Develop::Play(c)) => w.say(text!(panel_chosen_play, card = card(c))),
        Sealed::Develop(Develop::Discard(c)) => w.say(text!(panel_chosen_discard, card = card(c))),
        Sealed::Develop(Develop::Pass) => w.say(text!(panel_chosen_pass)),
    }
}

#[cfg(test)]
pub(crate) mod tests;
