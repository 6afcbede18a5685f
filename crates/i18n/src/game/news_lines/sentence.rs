//! Renders a finished line.

use super::paid::price;
use super::{LineKind, LinePart, NewsLine, Repeated};
use crate::Wording;
use crate::term::{Joined, Term};

impl LinePart {
    fn said(&self, w: &Wording, who: &Term) -> Term {
        let who = who.clone();
        Term::Said(match self {
            LinePart::Did(text) => text.clone(),
            LinePart::Counted(Repeated::Drew(deck), count) => {
                w.say(text!(news_part_drew, who, count, deck))
            }
            LinePart::Counted(Repeated::PutBack(deck), count) => {
                w.say(text!(news_part_put_back, who, count, deck))
            }
            LinePart::Took(gems) => w.say(text!(news_part_gems, who, gems)),
            LinePart::Got(got) => {
                let got = got.iter().map(|(what, count)| what.thing(*count));
                let got = Term::list(got, Joined::And);
                w.say(text!(news_part_got, who, what = got))
            }
        })
    }
}

impl NewsLine {
    pub(super) fn done(&self, w: &Wording, player: &Term) -> String {
        let who = player.clone();
        let parts = self.parts.iter().map(|part| part.said(w, player));
        let text = match &self.kind {
            LineKind::Plain(text) => return text.clone(),
            LineKind::Revealed(cards) => {
                let cards = Term::list(cards.iter().cloned().map(Term::Said), Joined::Commas);
                return w.say(text!(news_revealed, cards));
            }
            LineKind::Gone(cards) => {
                let cards = Term::List(cards.clone(), Joined::Commas);
                return w.say(text!(news_gone, cards));
            }
            LineKind::Gains => {
                let parts = Term::list(parts, Joined::And);
                let gains = w.say(text!(news_gains, who, what = parts));
                return w.say(text!(news_sentence, what = &gains));
            }
            LineKind::Did(text) => text.clone(),
            LineKind::Passed(gems) if gems.is_empty() => w.say(text!(news_passed, who)),
            LineKind::Passed(gems) => w.say(text!(news_passed_gems, who, gems)),
            LineKind::PassGems(gems) => w.say(text!(news_pass_gems, who, gems)),
            LineKind::Starts { card } => w.say(text!(news_starts, who, card)),
            LineKind::Played { card, level, paid, diamonds, infinite, judgements } => {
                match price(w, Term::gems_and_diamonds(*paid, *diamonds), infinite) {
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
        };
        let done = Term::list([Term::Said(text)].into_iter().chain(parts), Joined::And);
        w.say(text!(news_sentence, what = done))
    }
}
