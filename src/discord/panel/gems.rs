//! A bag of gems: the likely mixes are buttons, the others stand in a menu as far as they fit, and any can be typed.

use super::asked::Asked;
use super::rows::{BUTTONS, Button, OPTIONS, Row, in_menus};
use crate::cards::{Colour, Gems};
use crate::discord::interaction::ticket::Ticket;
use crate::rules::{Answer, HowMany, Topic};
use crate::wording::offers;

pub(super) fn rows(asked: &Asked<'_>, limits: &Gems, total: HowMany) -> Vec<Row> {
    let mut mixes: Vec<Gems> = (total.least..=total.most)
        .rev()
        .flat_map(|n| mixes(limits, n))
        .collect();
    let likely = likely(asked, &mixes, total);
    mixes.retain(|mix| !likely.contains(mix));
    let all = mixes.len() <= OPTIONS;
    if !all {
        // Even mixes first: one colour, halves, one of each; then those of few colours, and whatever is left of the list.
        let most = total.most;
        mixes.sort_by_key(|mix| {
            let uneven = spread(mix);
            (
                u16::from(most) - mix.total(),
                uneven.min(1),
                kinds(mix),
                uneven,
            )
        });
        mixes.truncate(OPTIONS);
    }
    let button = |mix: &Gems| {
        let ticket = asked.answer(Answer::Gems(*mix));
        Button::new(ticket, offers::gems(asked.w, mix))
    };
    let mut rows = vec![Row::Buttons(likely.iter().map(button).collect())];
    let menu = if all {
        offers::Menu::Gems
    } else {
        offers::Menu::SomeGems
    };
    let title = offers::menu(asked.w, menu);
    let choices = mixes.into_iter().map(|mix| {
        let label = offers::Label {
            title: offers::gems(asked.w, &mix),
            more: String::new(),
        };
        asked.choice(label, Answer::Gems(mix))
    });
    rows.extend(in_menus(choices.collect(), &title, |i| asked.menu(i), 0));
    if !all {
        let ticket = Ticket::OpenForm {
            game: asked.game,
            spot: asked.spot,
        };
        rows.push(Row::Buttons(vec![
            Button::new(ticket, offers::type_gems(asked.w)).sign("⌨️"),
        ]));
    }
    rows
}

/// The mixes that people mostly want: those after which they have about as many of each colour. Where nothing has to be
/// chosen, nothing comes first.
fn likely(asked: &Asked<'_>, mixes: &[Gems], total: HowMany) -> Vec<Gems> {
    let own = asked.view.screen.gems;
    let gives = matches!(
        asked.question.topic,
        Topic::ReturnGems | Topic::SwapGems | Topic::CopyGems | Topic::Purse
    );
    let after = |mix: &Gems| {
        let count = |colour: Colour| {
            let (own, mix) = (u32::from(own[colour]), u32::from(mix[colour]));
            if gives {
                own.saturating_sub(mix)
            } else {
                own + mix
            }
        };
        // The sum of squares is least where all are alike.
        Colour::ALL.map(count).iter().map(|n| n * n).sum::<u32>()
    };
    let mut likely: Vec<Gems> = mixes
        .iter()
        .filter(|mix| mix.total() == u16::from(total.most))
        .copied()
        .collect();
    likely.sort_by_key(|mix| (after(mix), kinds(mix)));
    if total.least == 0 && total.most > 0 {
        likely.insert(0, Gems::NONE);
    }
    likely.truncate(BUTTONS);
    likely
}

fn kinds(mix: &Gems) -> usize {
    mix.iter().filter(|(_, n)| **n > 0).count()
}

/// How uneven a mix is: halves come before splinters.
fn spread(mix: &Gems) -> u8 {
    let counts = || mix.iter().map(|(_, n)| *n).filter(|n| *n > 0);
    counts().max().unwrap_or(0) - counts().min().unwrap_or(0)
}

/// Every mix of exactly `total` gems within the limits.
fn mixes(limits: &Gems, total: u8) -> Vec<Gems> {
    let most = |colour: Colour, left: u8| limits[colour].min(left);
    let mut mixes = vec![];
    for blue in (0..=most(Colour::Blue, total)).rev() {
        for red in (0..=most(Colour::Red, total - blue)).rev() {
            for green in (0..=most(Colour::Green, total - blue - red)).rev() {
                let yellow = total - blue - red - green;
                if yellow <= limits.yellow {
                    mixes.push(Gems {
                        blue,
                        red,
                        green,
                        yellow,
                    });
                }
            }
        }
    }
    mixes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_gems_of_four_colours_have_twenty_mixes() {
        assert_eq!(mixes(&Gems::each(4), 3).len(), 20);
        assert_eq!(mixes(&Gems::each(1), 3).len(), 4);
        assert_eq!(mixes(&Gems::NONE, 0), [Gems::NONE]);
        let mixes = mixes(&Gems::each(9), 7);
        assert!(mixes.iter().all(|m| m.total() == 7));
        assert_eq!(mixes.len(), 120);
    }
}
