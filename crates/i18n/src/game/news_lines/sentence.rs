//! Renders a finished line.

use super::paid::price;
use super::{LineKind, LinePart, NewsLine, Repeated, Telling};
use crate::prelude::*;

impl LinePart {
    fn said(&self, w: &Wording, who: &Term, telling: Telling) -> Term {
        let who = who.clone();
        Term::Said(match (self, telling) {
            (LinePart::Did(text), _) => text.clone(),
            (LinePart::Tucked(cards, under), _) => {
                let card = Term::List(cards.clone(), Joined::And);
                w.say(text!(news_part_tucked, card, under, who))
            }
            (LinePart::Counted(Repeated::Drew(deck), count), Telling::Steps) => {
                w.say(text!(step_draws, count, deck = <&str>::from(*deck)))
            }
            (LinePart::Counted(Repeated::Drew(deck), count), Telling::Sentences) => {
                w.say(text!(news_part_drew, who, count, deck))
            }
            (LinePart::Counted(Repeated::PutBack(deck), count), _) => {
                w.say(text!(news_part_put_back, who, count, deck))
            }
            (LinePart::Took(gems), Telling::Steps) => w.word(gems),
            (LinePart::Took(gems), Telling::Sentences) => w.say(text!(news_part_gems, who, gems)),
            (LinePart::Got(got), Telling::Steps) => {
                let got = got.iter().map(|(what, count)| what.brief(*count));
                w.say(text!(step_gets, what = Term::list(got, Joined::Commas)))
            }
            (LinePart::Got(got), Telling::Sentences) => {
                let got = got.iter().map(|(what, count)| what.thing(*count));
                let got = Term::list(got, Joined::And);
                w.say(text!(news_part_got, who, what = got))
            }
        })
    }
}

impl NewsLine {
    pub(super) fn done(&self, w: &Wording, player: &Term, telling: Telling) -> String {
        let parts = self.parts.iter().map(|part| part.said(w, player, telling));
        let done = match (&self.kind, telling) {
            (LineKind::Plain(_) | LineKind::Revealed(_) | LineKind::Gone(_), _) => {
                return self.kind.as_deed(w, player);
            }
            (LineKind::Gains, Telling::Steps) => {
                let parts = Term::list(parts, Joined::Commas);
                Term::Said(speaking::title(&w.word(parts)))
            }
            (LineKind::Gains, Telling::Sentences) => {
                let parts = Term::list(parts, Joined::And);
                Term::Said(w.say(text!(news_gains, who = player, what = parts)))
            }
            (kind, Telling::Steps) => {
                let step = kind.as_step(w).unwrap_or_else(|| kind.as_deed(w, player));
                let gems = match kind {
                    LineKind::Discarded { gems, .. } if !gems.is_empty() => Some(gems),
                    _ => None,
                };
                let all: Vec<Term> = gems.map(Term::from).into_iter().chain(parts).collect();
                Term::Said(match all.is_empty() {
                    true => step,
                    false => {
                        let what = Term::List(all, Joined::Commas);
                        w.say(text!(step_brings, step = &step, what))
                    }
                })
            }
            (kind, Telling::Sentences) => {
                let deed = Term::Said(kind.as_deed(w, player));
                Term::list([deed].into_iter().chain(parts), Joined::And)
            }
        };
        w.say(text!(news_sentence, what = done))
    }
}

impl LineKind {
    /// What a plan plays or discards. `None` for all else, which is told as it will have happened.
    fn as_step(&self, w: &Wording) -> Option<String> {
        Some(match self {
            LineKind::Played { card, judgements: count @ 1.., .. } => {
                // One of them goes back (R-UND-03).
                let kept = count.saturating_sub(1);
                w.say(text!(step_played_judged, card, kept, count))
            }
            LineKind::Played { card, level, paid, diamonds, infinite, judgements: 0 } => {
                let paid = Term::gems_and_diamonds(*paid, *diamonds);
                match price(w, paid, infinite, Telling::Steps) {
                    Some(gems) => w.say(text!(step_played_for, card, level, gems)),
                    None => w.say(text!(step_played, card, level)),
                }
            }
            LineKind::Discarded { card, .. } => w.say(text!(step_discards, card)),
            LineKind::Plain(_)
            | LineKind::Revealed(_)
            | LineKind::Gone(_)
            | LineKind::Passed(_)
            | LineKind::PassGems(_)
            | LineKind::Starts { .. }
            | LineKind::Did(_)
            | LineKind::Gains
            | LineKind::Painted(..) => return None,
        })
    }

    fn as_deed(&self, w: &Wording, player: &Term) -> String {
        let who = player.clone();
        match self {
            LineKind::Revealed(cards) => {
                let cards = Term::list(cards.iter().cloned().map(Term::Said), Joined::Commas);
                w.say(text!(news_revealed, cards))
            }
            LineKind::Gone(cards) => {
                let cards = Term::List(cards.clone(), Joined::Commas);
                w.say(text!(news_gone, cards))
            }
            // Its parts tell the rest.
            LineKind::Gains => w.title(who),
            LineKind::Plain(text) | LineKind::Did(text) => text.clone(),
            LineKind::Passed(gems) if gems.is_empty() => w.say(text!(news_passed, who)),
            LineKind::Passed(gems) => w.say(text!(news_passed_gems, who, gems)),
            LineKind::PassGems(gems) => w.say(text!(news_pass_gems, who, gems)),
            LineKind::Starts { card } => w.say(text!(news_starts, who, card)),
            LineKind::Played { card, level, paid, diamonds, infinite, judgements } => {
                let paid = Term::gems_and_diamonds(*paid, *diamonds);
                match price(w, paid, infinite, Telling::Sentences) {
                    _ if *judgements > 0 => {
                        // One of them goes back (R-UND-03).
                        let kept = judgements.saturating_sub(1);
                        w.say(text!(news_played_judged, who, card, kept, count = judgements))
                    }
                    None => w.say(text!(news_played, who, card, level)),
                    Some(gems) => w.say(text!(news_played_for, who, card, level, gems)),
                }
            }
            LineKind::Discarded { card, gems } if gems.is_empty() => {
                w.say(text!(news_discarded, who, card))
            }
            LineKind::Discarded { card, gems } => {
                w.say(text!(news_discarded_gems, who, card, gems))
            }
            LineKind::Painted(spent, diamonds) => {
                let spent = Term::gems_and_diamonds(*spent, *diamonds);
                w.say(text!(news_painted, who, gems = spent))
            }
        }
    }
}
