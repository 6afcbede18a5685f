//! The standing post of a game: where it is and whom it waits for.

use crate::game::ending::{self, EndTold};
use crate::prelude::*;
use viceroy_rules::Shown;

pub struct Post<'a> {
    pub game: i64,
    pub view: &'a TableView,
    pub names: &'a BySeat<String>,
    pub ended: EndTold<'a>,
    pub read: Read,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Read {
    AtOnce,
    /// Possibly much later: omits what changes within a turn.
    Later,
}

/// Leaves room for mentions and the list of players.
const MOST: usize = 1700;

pub fn post(w: &Wording, post: &Post<'_>) -> PublicText {
    let open = &post.view.open;
    let mut lines = vec![title(w, post)];
    if open.phase == Phase::Over {
        lines.extend(ending::lines(w, post.view, post.names, &post.ended));
    } else {
        if post.read == Read::AtOnce {
            lines.extend(answers(w, post));
        }
        let sits_out = open.sits_out.iter().filter_map(|seat| post.names.get(seat));
        let sits_out = Term::some(sits_out.map(Term::name), Joined::And);
        lines.extend(sits_out.map(|who| w.say(text!(table_sits_out, who))));
        if matches!(open.phase, Phase::Auction(_)) && !open.rivals_in.is_empty() {
            let who = Term::list(open.rivals_in.iter(), Joined::And);
            lines.push(w.say(text!(table_rivals_in, who)));
        }
        let reserve = Term::gems_and_diamonds(open.reserve, open.diamonds);
        lines.push(w.say(text!(table_reserve, gems = reserve)));
        for (seat, shown) in post.view.shown.iter().flat_map(BySeat::iter) {
            lines.push(w.say(text!(
                table_shown,
                who = Term::player(post.names, seat, None),
                gems = with_bribes(shown),
                attack = shown.attack
            )));
        }
        // Neither exists before the first cards are chosen.
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
            let order = Term::list(order.map(Term::Name), Joined::Commas);
            lines.push(w.say(text!(table_order, who = order)));
        }
    }
    PublicText(crate::fit(w, &lines, MOST))
}

/// Public holdings, without attack tokens.
fn with_bribes(shown: &Shown) -> Term {
    let stones = Term::gems_and_diamonds(shown.gems, shown.diamonds);
    let bribes = Term::Reward(Reward::Bribes(shown.bribes));
    match shown.bribes {
        0 => stones,
        _ => Term::List(vec![stones, bribes], Joined::And),
    }
}

pub(crate) fn phase(view: &TableView) -> Term {
    let mut place = Term::place_in_game(view);
    place.push(Term::Phase(view.open.phase));
    Term::List(place, Joined::Commas)
}

fn title(w: &Wording, post: &Post<'_>) -> String {
    match post.read {
        Read::AtOnce => w.say(text!(table_title, game = post.game, phase = phase(post.view))),
        Read::Later => {
            let mut turn = Term::place_in_game(post.view);
            if turn.is_empty() {
                turn.push(Term::Phase(post.view.open.phase));
            }
            let turn = Term::List(turn, Joined::Commas);
            w.say(text!(table_title, game = post.game, phase = turn))
        }
    }
}

fn waiting(w: &Wording, view: &TableView, names: &BySeat<String>) -> Option<String> {
    let who = awaited(w, view, names)?;
    Some(w.say(text!(table_waiting, who)))
}

pub(crate) fn awaited(w: &Wording, view: &TableView, names: &BySeat<String>) -> Option<Term> {
    let mut awaiting = view.awaiting.clone();
    awaiting.sort_by_key(|a| a.seat);
    let said = awaiting.iter().map(|a| {
        let who = Term::player(names, a.seat, None);
        Term::Said(w.say(text!(table_awaited, who, what = a.topic)))
    });
    Term::some(said, Joined::Commas)
}

fn answers(w: &Wording, post: &Post<'_>) -> Vec<String> {
    let awaited = waiting(w, post.view, post.names).unwrap_or_else(|| w.say(text!(table_nobody)));
    let chosen = post.view.open.answered.iter();
    let chosen = chosen.filter_map(|s| Some(Term::Name(post.names.get(s)?.clone())));
    let chosen = Term::some(chosen, Joined::Commas);
    let answered = chosen.map(|who| w.say(text!(table_answered, who)));
    [awaited].into_iter().chain(answered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use std::sync::Arc;
    use viceroy_rules::{Awaited, DeckKind, Seat, Topic};

    #[test]
    fn decks_have_one_name_everywhere() {
        let w = &english();
        let view = crate::panel::tests::table_view();
        let p = Post {
            read: Read::AtOnce,
            game: 4,
            view: &view,
            names: &BySeat::new(2, |_| "Ann".to_owned()),
            ended: EndTold::default(),
        };
        let texts = post(w, &p).0.to_lowercase();
        let drawn = crate::pictures::decks(w, &view.decks).map(|d| d.to_lowercase());
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
        let mut view = crate::panel::tests::table_view();
        let names = BySeat::new(2, |s| ["Ann", "Bob"][usize::from(s.0)].to_owned());
        Arc::make_mut(&mut view.open).phase = Phase::Auction(1);
        Arc::make_mut(&mut view.open).turn = 1;
        Arc::make_mut(&mut view.open).answered.insert(Seat(1));
        for seat in [Seat(1), Seat(0)] {
            let topic = Topic::Bid;
            view.awaiting.push(Awaited { seat, topic });
        }
        let read = |view: &TableView, read| {
            let p = Post { read, game: 4, view, names: &names, ended: EndTold::default() };
            post(w, &p).0
        };
        let of = |view: &TableView| read(view, Read::AtOnce);
        let text = of(&view);
        assert!(text.contains("Ann (bid), Bob (bid)"), "{text}");
        assert!(text.contains("Chosen: Bob"), "{text}");
        let standing = read(&view, Read::Later);
        assert!(!standing.contains("Ann (") && standing.contains("turn 1 of 12\n"), "{standing}");
        view.awaiting.clear();
        assert!(of(&view).contains("Nothing to wait for"));
    }
}
