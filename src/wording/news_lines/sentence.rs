//! A finished line as a sentence.

use super::paid::price;
use super::{Counted, Kind, Line, Part};
use crate::cards::Gems;
use crate::wording::thing::{Joined, Thing};
use crate::wording::{Arg, Wording};

impl Part {
    fn said(&self, w: &Wording, who: &Thing) -> Thing {
        let who = ("who", Arg::from(who.clone()));
        Thing::Said(match self {
            Part::Did(text) => text.clone(),
            Part::Counted(Counted::Drew(deck), count) => {
                let args = [who, ("count", (*count).into()), ("deck", (*deck).into())];
                w.say("news-part-drew", &args)
            }
            Part::Counted(Counted::PutBack(deck), count) => {
                let args = [who, ("count", (*count).into()), ("deck", (*deck).into())];
                w.say("news-part-put-back", &args)
            }
            Part::Took(gems) => w.say("news-part-gems", &[who, ("gems", (*gems).into())]),
            Part::Got(got) => {
                let got = got.iter().map(|(what, count)| what.thing(*count));
                let got = Thing::list(got, Joined::And);
                w.say("news-part-got", &[who, ("what", got.into())])
            }
        })
    }
}

impl Line {
    /// The line as a sentence of its own.
    pub(super) fn done(&self, w: &Wording, player: &Thing) -> String {
        let who = ("who", Arg::from(player.clone()));
        let parts = self.parts.iter().map(|part| part.said(w, player));
        let gems = |gems: &Gems| ("gems", Arg::from(*gems));
        let card = |card: &Thing| ("card", Arg::from(card.clone()));
        let text = match &self.kind {
            Kind::Plain(text) => return text.clone(),
            Kind::Revealed(cards) => {
                let cards = Thing::list(cards.iter().cloned().map(Thing::Said), Joined::Commas);
                return w.say("news-revealed", &[("cards", cards.into())]);
            }
            Kind::Gone(cards) => {
                let cards = Thing::List(cards.clone(), Joined::Commas);
                return w.say("news-gone", &[("cards", cards.into())]);
            }
            Kind::Gains => {
                let parts = Thing::list(parts, Joined::And);
                let gains = w.say("news-gains", &[who, ("what", parts.into())]);
                return w.say("news-sentence", &[("what", Arg::Text(&gains))]);
            }
            Kind::Did(text) => text.clone(),
            Kind::Passed(taken) if taken.is_empty() => w.say("news-passed", &[who]),
            Kind::Passed(taken) => w.say("news-passed-gems", &[who, gems(taken)]),
            Kind::PassGems(taken) => w.say("news-pass-gems", &[who, gems(taken)]),
            Kind::Starts { card: first } => w.say("news-starts", &[who, card(first)]),
            Kind::Played {
                card: played,
                level,
                paid,
                diamonds,
                infinite,
                judgements,
            } => {
                let level = ("level", (*level).into());
                let drawn = ("count", (*judgements).into());
                // One of them goes back (R-UND-03).
                let kept = ("kept", judgements.saturating_sub(1).into());
                match price(w, Thing::gems_and_diamonds(*paid, *diamonds), infinite) {
                    _ if *judgements > 0 => {
                        w.say("news-played-judged", &[who, card(played), kept, drawn])
                    }
                    None => w.say("news-played", &[who, card(played), level]),
                    Some(price) => {
                        let price = ("gems", price.into());
                        w.say("news-played-for", &[who, card(played), level, price])
                    }
                }
            }
            Kind::Discarded {
                card: discarded,
                gems: taken,
            } if taken.is_empty() => w.say("news-discarded", &[who, card(discarded)]),
            Kind::Discarded {
                card: discarded,
                gems: taken,
            } => w.say("news-discarded-gems", &[who, card(discarded), gems(taken)]),
            Kind::Painted(spent, diamonds) => {
                let spent = ("gems", Thing::gems_and_diamonds(*spent, *diamonds).into());
                w.say("news-painted", &[who, spent])
            }
        };
        let done = Thing::list([Thing::Said(text)].into_iter().chain(parts), Joined::And);
        w.say("news-sentence", &[("what", done.into())])
    }
}
