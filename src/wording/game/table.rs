//! The standing post of a game: where it is and whom it waits for.

use crate::cards::Reward;
use crate::rules::{BySeat, DeckKind, Open, Phase, Seat, SeatSet, Shown, TableView};
use crate::wording::held::{self, Held};
use crate::wording::thing::{Joined, Thing};
use crate::wording::{PublicText, Wording, score};

/// What the standing post is made from.
pub struct Post<'a> {
    /// The game's number.
    pub game: i64,
    /// What everybody sees.
    pub view: &'a TableView,
    /// Who sits where.
    pub names: &'a BySeat<String>,
    /// Who played the seats that changed hands, once the game is over.
    pub held: &'a [Held],
    /// Whose seats count as their holders', once the game is over.
    pub whole: SeatSet,
    /// The hash of the game's secret.
    pub hash: &'a str,
    /// The secret, once the game is over.
    pub secret: Option<&'a str>,
    /// The presses that are mixed into every draw, once the game is over.
    pub presses: &'a [String],
    /// The best score of earlier games alone, once such a game is over.
    pub own_best: Option<i16>,
    /// When it is read.
    pub read: Read,
    /// Whom the end is told to, if it is told to one.
    pub ending: Option<Ending<'a>>,
}

/// The end, told to one of the players.
#[derive(Clone, Copy, Debug)]
pub struct Ending<'a> {
    /// Who.
    pub seat: Seat,
    /// The game's thread, as a link.
    pub thread: Option<&'a str>,
}

/// When a text is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Read {
    /// By whoever asks, as soon as it is made.
    AtOnce,
    /// Perhaps much later, by anybody: what changes within a turn is left out.
    Later,
}

/// So many presses are told in a post. A table has more only where somebody joins and leaves all the time.
const MOST_PRESSES: usize = 24;

/// The standing post.
pub fn post(w: &Wording, post: &Post<'_>) -> PublicText {
    let open = &post.view.open;
    let mut lines = vec![title(w, post)];
    if open.phase == Phase::Over {
        lines.extend(winners(w, post));
        lines.extend(own_place(w, post));
        lines.extend(own_best(w, post));
        lines.push(score::sheet(w, &open.scores, post.names).0);
        lines.extend(post.held.iter().map(|held| held::line(w, held)));
        let thread = post.ending.and_then(|ending| ending.thread);
        lines.extend(thread.map(|thread| w.say(text!(end_thread, thread))));
    } else {
        if post.read == Read::AtOnce {
            lines.extend(answers(w, post));
        }
        let named = |seats: SeatSet| Thing::names(seats.iter().filter_map(|s| post.names.get(s)));
        if !open.sits_out.is_empty() {
            let who = named(open.sits_out);
            lines.push(w.say(text!(table_sits_out, who)));
        }
        if matches!(open.phase, Phase::Auction(_)) && !open.rivals_in.is_empty() {
            let who = Thing::list(open.rivals_in.iter(), Joined::And);
            lines.push(w.say(text!(table_rivals_in, who)));
        }
        let reserve = Thing::gems_and_diamonds(open.reserve, open.diamonds);
        lines.push(w.say(text!(table_reserve, gems = reserve)));
        for (seat, shown) in post.view.shown.iter().flat_map(BySeat::iter) {
            let who = post.names.get(seat).cloned().unwrap_or_default();
            lines.push(w.say(text!(
                table_shown,
                who = Thing::Name(who),
                gems = with_bribes(shown),
                attack = shown.attack
            )));
        }
        // Before the first cards are chosen there is neither.
        if open.phase != Phase::SetUp {
            let decks = &post.view.decks;
            lines.push(w.say(text!(
                table_decks,
                large = decks[DeckKind::Large],
                small = decks[DeckKind::Small],
                laws = decks[DeckKind::Laws]
            )));
            if post.view.ruleset.has_underworld() {
                lines.push(w.say(text!(
                    table_underworld,
                    criminals = decks[DeckKind::Criminals],
                    judgements = open.judgements,
                    bribes = open.bribes
                )));
            }
            let order = open.order();
            let order = order.iter().filter_map(|s| post.names.get(*s).cloned());
            let order = Thing::list(order.map(Thing::Name), Joined::Commas);
            lines.push(w.say(text!(table_order, who = order)));
        }
    }
    lines.extend(secret(w, post));
    PublicText(crate::wording::fit(w, &lines, 2000))
}

/// What somebody holds in sight, but for attack tokens.
fn with_bribes(shown: &Shown) -> Thing {
    let stones = Thing::gems_and_diamonds(shown.gems, shown.diamonds);
    let bribes = Thing::Reward(Reward::Bribes(shown.bribes));
    match shown.bribes {
        0 => stones,
        _ => Thing::List(vec![stones, bribes], Joined::And),
    }
}

/// Where a game is.
pub(in crate::wording) fn phase(view: &TableView) -> Thing {
    let mut place = Thing::place_in_game(view);
    place.push(Thing::Phase(view.open.phase));
    Thing::List(place, Joined::Commas)
}

fn title(w: &Wording, post: &Post<'_>) -> String {
    match post.read {
        Read::AtOnce => w.say(text!(
            table_title,
            game = post.game,
            phase = phase(post.view)
        )),
        Read::Later => {
            let mut turn = Thing::place_in_game(post.view);
            if turn.is_empty() {
                turn.push(Thing::Phase(post.view.open.phase));
            }
            let turn = Thing::List(turn, Joined::Commas);
            w.say(text!(table_title, game = post.game, phase = turn))
        }
    }
}

/// Who is awaited for what, in seat order; nothing when nobody is.
fn waiting(w: &Wording, view: &TableView, names: &BySeat<String>) -> Option<String> {
    let who = awaited(w, view, names)?;
    Some(w.say(text!(table_waiting, who)))
}

/// The awaited people with what they are awaited for.
pub(in crate::wording) fn awaited(
    w: &Wording,
    view: &TableView,
    names: &BySeat<String>,
) -> Option<Thing> {
    let mut awaiting = view.awaiting.clone();
    awaiting.sort_by_key(|a| a.seat);
    let said: Vec<Thing> = awaiting
        .iter()
        .map(|a| {
            let who = names.get(a.seat).cloned().unwrap_or_default();
            Thing::Said(w.say(text!(table_awaited, who = Thing::Name(who), what = a.topic)))
        })
        .collect();
    (!said.is_empty()).then_some(Thing::List(said, Joined::Commas))
}

/// Who is awaited and who has chosen.
fn answers(w: &Wording, post: &Post<'_>) -> Vec<String> {
    let awaited = waiting(w, post.view, post.names).unwrap_or_else(|| w.say(text!(table_nobody)));
    let chosen = post.view.open.answered.iter();
    let chosen: Vec<Thing> = chosen
        .filter_map(|s| Some(Thing::Name(post.names.get(s)?.clone())))
        .collect();
    let mut lines = vec![awaited];
    if !chosen.is_empty() {
        let who = Thing::List(chosen, Joined::Commas);
        lines.push(w.say(text!(table_answered, who)));
    }
    lines
}

fn winners(w: &Wording, post: &Post<'_>) -> Option<String> {
    let open = &post.view.open;
    let first = open.winners.iter().next()?;
    let points = open.scores.get(first)?.map_or(0, |s| s.total());
    let players = post.names.count();
    let own = |seat| won_alone(open, seat) && post.whole.contains(seat);
    if players > 1 && post.ending.is_some_and(|e| own(e.seat)) {
        return Some(w.say(text!(table_you_won, points)));
    }
    let names = held::results(w, post.names, post.whole);
    let who: Vec<String> = open
        .winners
        .iter()
        .filter_map(|s| names.get(s).cloned())
        .collect();
    Some(won(w, &who, usize::from(players), points))
}

fn won_alone(open: &Open, seat: Seat) -> bool {
    open.winners.contains(seat) && open.winners.len() == 1
}

/// How somebody did who did not win alone.
fn own_place(w: &Wording, post: &Post<'_>) -> Option<String> {
    let open = &post.view.open;
    let seat = post.ending?.seat;
    let players = post.names.count();
    if players == 1 || won_alone(open, seat) {
        return None;
    }
    let points = |seat| open.scores.get(seat).copied().flatten().map(|s| s.total());
    let own = points(seat)?;
    // Who is as good as a winner and did not win comes behind them.
    let ahead = |other: &Seat| match open.winners.contains(seat) {
        true => false,
        false => open.winners.contains(*other) || points(*other) > Some(own),
    };
    let ahead = post.names.seats().filter(ahead).count();
    let place = i64::try_from(ahead + 1).ok()?;
    Some(w.say(text!(table_you_place, place, players, points = own)))
}

/// Who of so many players won.
pub(in crate::wording) fn won(w: &Wording, who: &[String], players: usize, points: i16) -> String {
    let names = who;
    match (players, who.len()) {
        (1, _) => w.say(text!(table_solo, who = names, points)),
        (_, 1) => w.say(text!(table_winner, who = names, points)),
        _ => w.say(text!(table_winners, who = names, points)),
    }
}

/// R-VIR-09: alone one plays against one's own best.
fn own_best(w: &Wording, post: &Post<'_>) -> Option<String> {
    let (_, score) = post.view.open.scores.iter().next()?;
    let (now, best) = ((*score)?.total(), post.own_best?);
    Some(match now > best {
        true => w.say(text!(table_solo_better, points = best)),
        false => w.say(text!(table_solo_best, points = best)),
    })
}

/// The secret of the shuffles, once it may be told.
fn secret(w: &Wording, post: &Post<'_>) -> Option<String> {
    let hash = post.hash;
    let secret = post.secret?;
    if post.presses.is_empty() {
        return Some(w.say(text!(table_secret, hash, secret)));
    }
    let shown = &post.presses[..post.presses.len().min(MOST_PRESSES)];
    let more = post.presses.len() - shown.len();
    let presses = shown.join(", ");
    let presses = &presses;
    Some(w.say(text!(table_secret_presses, hash, secret, presses, more)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Awaited, DeckKind, Score, Seat, SeatSet, Topic};
    use crate::wording::english;
    use std::sync::Arc;

    #[test]
    fn decks_have_one_name_everywhere() {
        let w = &english();
        let view = crate::wording::panel::tests::table_view();
        let p = Post {
            read: Read::AtOnce,
            game: 4,
            view: &view,
            names: &BySeat::new(2, |_| "Ann".to_owned()),
            held: &[],
            whole: SeatSet::all(2),
            own_best: None,
            hash: "abc",
            secret: None,
            presses: &[],
            ending: None,
        };
        let texts = post(w, &p).0.to_lowercase();
        let drawn = crate::wording::pictures::decks(w, &view.decks).map(|d| d.to_lowercase());
        let kinds = DeckKind::ALL;
        for (kind, drawn) in kinds.into_iter().zip(drawn) {
            let name = w.word(kind);
            let name = name.strip_prefix("the ").unwrap_or(&name);
            assert!(drawn.starts_with(name), "{drawn}: {name}");
            assert!(texts.contains(name), "{texts}: {name}");
        }
    }

    #[test]
    fn the_post_names_the_awaited_in_seat_order() {
        let w = &english();
        let mut view = crate::wording::panel::tests::table_view();
        let names = BySeat::new(2, |s| ["Ann", "Bob"][usize::from(s.0)].to_owned());
        Arc::make_mut(&mut view.open).phase = Phase::Auction(1);
        Arc::make_mut(&mut view.open).turn = 1;
        Arc::make_mut(&mut view.open).answered.insert(Seat(1));
        for seat in [Seat(1), Seat(0)] {
            let topic = Topic::Bid;
            view.awaiting.push(Awaited { seat, topic });
        }
        let presses: Vec<String> = (100..130).map(|press| press.to_string()).collect();
        let read = |view: &TableView, secret, read| {
            let p = Post {
                read,
                game: 4,
                view,
                names: &names,
                held: &[],
                whole: SeatSet::all(2),
                own_best: None,
                hash: "abc",
                secret,
                presses: &presses,
                ending: None,
            };
            post(w, &p).0
        };
        let of = |view: &TableView, secret| read(view, secret, Read::AtOnce);
        let text = of(&view, None);
        assert!(text.contains("Ann (bid), Bob (bid)"), "{text}");
        assert!(text.contains("Chosen: Bob"), "{text}");
        let standing = read(&view, None, Read::Later);
        assert!(
            !standing.contains("Ann (") && standing.contains("turn 1 of 12\n"),
            "{standing}"
        );
        view.awaiting.clear();
        assert!(of(&view, None).contains("Nothing to wait for"));
        Arc::make_mut(&mut view.open).phase = Phase::Over;
        Arc::make_mut(&mut view.open).winners = SeatSet::all(1);
        Arc::make_mut(&mut view.open).scores[Seat(0)] = Some(Score::default());
        let told = of(&view, Some("def"));
        assert!(told.contains("`def` (hash `abc`); mixed with the presses `100, 101, "));
        assert!(told.contains(", 123` and 6 more"), "{told}");
        Arc::make_mut(&mut view.open).winners = SeatSet::all(2);
        assert!(of(&view, None).contains("share"));
    }
}
