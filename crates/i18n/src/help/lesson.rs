//! The pages of the tutorial, and why an answer does not count there.

use std::cmp::Ordering;

use crate::prelude::*;
use crate::score::signed;
use viceroy_model::tutorial::{LEARNER, Lesson, LessonPage, Reckoned, Slip};
use viceroy_rules::Answer;

pub fn names(w: &Wording) -> BySeat<String> {
    BySeat::new(2, |seat| match seat == LEARNER {
        true => w.say(text!(lesson_you)),
        false => computer(w),
    })
}

fn computer(w: &Wording) -> String {
    w.say(text!(lesson_computer))
}

pub fn page(w: &Wording, lesson: &Lesson, page: LessonPage, letter: Option<char>) -> PrivateText {
    let lines = match page {
        LessonPage::Score => score(w, lesson),
        LessonPage::Rest => vec![rest(w, lesson)],
        _ => vec![asked(w, lesson, page, letter)],
    };
    PrivateText(lines.join("\n"))
}

pub fn place(w: &Wording, lesson: &Lesson, page: LessonPage) -> String {
    let (number, pages) = (page.place(), LessonPage::ALL.len());
    let turn = lesson.page(page).view.table.open.turn;
    match page {
        LessonPage::Rest | LessonPage::Score => {
            w.say(text!(lesson_where_after, page = number, pages))
        }
        _ => w.say(text!(lesson_where, page = number, pages, turn)),
    }
}

pub fn noticed(w: &Wording, notice: &PrivateText, page: PrivateText) -> PrivateText {
    let notice = w.say(text!(lesson_notice, sentence = &notice.0));
    PrivateText(format!("{notice}\n{}", page.0))
}

struct SpeaksOf<'a> {
    view: &'a SeatView,
    page: LessonPage,
}

impl SpeaksOf<'_> {
    fn named(&self, card: CardId) -> Term {
        Term::bare_card(self.view.table.ruleset.card(card))
    }

    fn card(&self) -> Term {
        let card = self.page.card();
        card.map_or(Term::Said(String::new()), |card| self.named(card))
    }

    fn first(&self) -> Term {
        let pyramid = &self.view.table.open.pyramids[LEARNER];
        let first = pyramid.cards.first();
        first.map_or(Term::Said(String::new()), |first| self.named(first.card))
    }

    fn cost(&self, level: i8) -> Term {
        let card = self.page.card();
        let cost = card.map(|card| self.view.table.ruleset.cost(card, level));
        cost.map_or(Term::Said(String::new()), Term::Cost)
    }

    fn gives(&self, card: Option<CardId>, level: i8) -> Term {
        let row = card.and_then(|card| match &self.view.table.ruleset.card(card).face {
            Face::Character { levels, .. } => levels.get(usize::try_from(level - 1).ok()?),
            Face::Law { .. } | Face::Criminal { .. } => None,
        });
        Term::rewards(row.map_or(&[], |row| &row.reward))
    }

    fn at(&self, colour: Colour) -> Term {
        let cards = self.view.table.open.auction.for_gem(colour).cards();
        Term::list(cards.map(|(_, card)| self.named(card)), Joined::And)
    }
}

/// The start of the label of the button to press.
fn button(w: &Wording, lesson: &Lesson, page: LessonPage, letter: Option<char>) -> String {
    let shown = lesson.page(page);
    let (Some(asked), Some(answer)) = (&shown.view.question, &shown.answer) else {
        return String::new();
    };
    if let Answer::Gems(gems) = answer {
        return offers::gems(w, gems);
    }
    let Some(offer) = answer.picked().first().copied() else {
        return String::new();
    };
    let letter = letter.unwrap_or(' ');
    if let Offer::Bid(Bid::Gem(colour)) = offer {
        let card = shown.view.table.open.auction.for_gem(colour).upper();
        return card.map_or_else(String::new, |card| offers::bid_name(w, &shown.view, card));
    }
    if let Offer::Place { .. } = offer {
        return letter.to_string();
    }
    offers::label(w, &shown.view, &names(w), asked, offer, letter).title
}

fn asked(w: &Wording, lesson: &Lesson, page: LessonPage, letter: Option<char>) -> String {
    let view = &lesson.page(page).view;
    let about = SpeaksOf { view, page };
    let (card, computer) = (about.card(), &computer(w));
    let button = &button(w, lesson, page, letter);
    let menu = &w.say(text!(menu_play_or_discard));
    match page {
        LessonPage::Bid => w.say(text!(lesson_bid, card, button, computer)),
        LessonPage::Play => w.say(text!(lesson_play, card, menu, first = about.first())),
        LessonPage::Place => {
            let gives = about.gives(page.card(), 1);
            w.say(text!(lesson_place, card, button, gives))
        }
        LessonPage::Contested => w.say(text!(lesson_contested, card, button, computer)),
        LessonPage::Again => {
            let lost = LessonPage::Contested.card().map(|card| about.named(card));
            let lost = lost.unwrap_or(Term::Said(String::new()));
            w.say(text!(lesson_again, lost, button, computer))
        }
        LessonPage::Levels => {
            let gives = about.gives(page.card(), 2);
            w.say(text!(lesson_levels, card, menu, cost = about.cost(2), gives))
        }
        LessonPage::Circle => w.say(text!(lesson_circle, card, button)),
        LessonPage::Pass => w.say(text!(lesson_pass, button)),
        LessonPage::Gems => w.say(text!(lesson_gems, card, button, cost = about.cost(3))),
        LessonPage::Law => w.say(text!(lesson_law, card, menu)),
        LessonPage::Infinite => w.say(text!(lesson_infinite, button)),
        LessonPage::Tip => w.say(text!(lesson_tip, card, button)),
        LessonPage::Claim => w.say(text!(lesson_claim, button, computer)),
        LessonPage::Payment => {
            let gives = about.gives(page.card(), 2);
            w.say(text!(lesson_payment, card, button, cost = about.cost(2), gives))
        }
        LessonPage::Magic => w.say(text!(lesson_magic, card, menu)),
        LessonPage::Attack => w.say(text!(lesson_attack, button = &next(w))),
        LessonPage::Discard => w.say(text!(lesson_discard, button = &next(w))),
        LessonPage::Hint => {
            let (button, hint) = (&next(w), &w.say(text!(button_hint)));
            w.say(text!(lesson_hint, button, hint))
        }
        LessonPage::Paint => w.say(text!(lesson_paint, button = &next(w))),
        LessonPage::Rest | LessonPage::Score => String::new(),
    }
}

fn next(w: &Wording) -> String {
    w.say(text!(button_next_page))
}

fn rest(w: &Wording, lesson: &Lesson) -> String {
    let told = lesson.season();
    let [all, theirs] = told.cards;
    w.say(text!(
        lesson_rest,
        button = &w.say(text!(button_lesson_count)),
        cards = told.played,
        all,
        theirs,
        circles = told.circles,
        level = told.highest,
        computer = &computer(w)
    ))
}

fn score(w: &Wording, lesson: &Lesson) -> Vec<String> {
    let reckoned = &lesson.reckoned();
    let ruleset = &lesson.page(LessonPage::Score).view.table.ruleset;
    let (points, others) = (reckoned.score.total(), reckoned.computer);
    let mut lines = vec![match points.cmp(&others) {
        Ordering::Greater => w.say(text!(lesson_score_won, points, others)),
        Ordering::Less => w.say(text!(lesson_score_lost, points, others, computer = &computer(w))),
        Ordering::Equal => w.say(text!(lesson_score_equal, points)),
    }];
    let each = ScoreLine::ALL.into_iter();
    lines.extend(each.map(|line| scored_line(w, ruleset, reckoned, line)));
    lines.push(w.say(text!(lesson_goodbye)));
    lines
}

fn scored_line(w: &Wording, ruleset: &Ruleset, reckoned: &Reckoned, line: ScoreLine) -> String {
    let points = &signed(reckoned.score.line(line));
    match line {
        ScoreLine::Circles => {
            let on = |(level, count): &(i8, u8)| {
                Term::Said(w.say(text!(lesson_score_circles_on, level, count)))
            };
            let circles = Term::List(reckoned.circles.iter().map(on).collect(), Joined::And);
            w.say(text!(lesson_score_circles, points, circles, bonus = reckoned.circle_bonus))
        }
        ScoreLine::Infinite => {
            w.say(text!(lesson_score_infinite, points, count = reckoned.infinite))
        }
        ScoreLine::Laws => {
            let law = |(card, points): &(CardId, i16)| {
                let card = Term::bare_card(ruleset.card(*card));
                Term::Said(w.say(text!(lesson_score_law, card, points)))
            };
            let laws = Term::List(reckoned.laws.iter().map(law).collect(), Joined::Commas);
            w.say(text!(lesson_score_laws, points, laws))
        }
        ScoreLine::Power => w.say(text!(lesson_score_power, points)),
        ScoreLine::Magic => {
            let (tokens, bonus) = reckoned.magic;
            w.say(text!(lesson_score_magic, points, tokens, bonus))
        }
        ScoreLine::Sets => w.say(text!(lesson_score_sets, points)),
        ScoreLine::Attack => w.say(text!(lesson_score_attack, points, computer = &computer(w))),
    }
}

pub fn slip(w: &Wording, lesson: &Lesson, page: LessonPage, slip: Slip) -> PrivateText {
    let view = &lesson.page(page).view;
    let about = SpeaksOf { view, page };
    let said = match slip {
        Slip::Bid(colour) => bid_slip(w, &about, colour),
        Slip::Pass => pass_slip(w, &about),
        Slip::Discard(_) => Some(w.say(text!(lesson_slip_discard))),
        Slip::Character(_) | Slip::Law(_) => card_slip(w, &about, slip),
        Slip::Place(_) | Slip::Gems | Slip::Claim(_) | Slip::Choice(_) => {
            other_slip(w, &about, slip)
        }
        Slip::Unasked => None,
    };
    PrivateText(said.unwrap_or_else(|| w.say(text!(lesson_slip_unasked))))
}

fn bid_slip(w: &Wording, about: &SpeaksOf<'_>, colour: Colour) -> Option<String> {
    let (card, other) = (about.card(), about.at(colour));
    Some(match about.page {
        LessonPage::Bid => w.say(text!(lesson_slip_bid_colour, colour, other, card)),
        LessonPage::Contested => w.say(text!(lesson_slip_contested_colour, colour, other)),
        LessonPage::Again => w.say(text!(lesson_slip_again_colour, card, cost = about.cost(2))),
        LessonPage::Pass => w.say(text!(lesson_slip_pass_bid)),
        LessonPage::Tip => {
            let kept = LessonPage::Magic.card().map(|card| about.named(card))?;
            w.say(text!(lesson_slip_tip_colour, colour, other, card, kept))
        }
        _ => return None,
    })
}

fn pass_slip(w: &Wording, about: &SpeaksOf<'_>) -> Option<String> {
    let card = about.card();
    Some(match about.page {
        LessonPage::Bid => w.say(text!(lesson_slip_bid_pass)),
        LessonPage::Play | LessonPage::Levels => w.say(text!(lesson_slip_play_pass, card)),
        LessonPage::Contested => w.say(text!(lesson_slip_contested_pass)),
        LessonPage::Again => w.say(text!(lesson_slip_again_pass, card)),
        LessonPage::Law => w.say(text!(lesson_slip_law_pass, card)),
        LessonPage::Tip => w.say(text!(lesson_slip_tip_pass, card)),
        LessonPage::Magic => w.say(text!(lesson_slip_magic_pass, card)),
        _ => return None,
    })
}

fn card_slip(w: &Wording, about: &SpeaksOf<'_>, slip: Slip) -> Option<String> {
    let card = about.card();
    Some(match (about.page, slip) {
        (LessonPage::Play, Slip::Character(other)) => {
            let other = about.named(other);
            w.say(text!(lesson_slip_play_character, other, card))
        }
        (LessonPage::Law, Slip::Character(other)) => {
            let gives = about.gives(Some(other), 1);
            let other = about.named(other);
            w.say(text!(lesson_slip_law_character, other, gives))
        }
        (LessonPage::Play, Slip::Law(_)) => w.say(text!(lesson_slip_play_law)),
        (LessonPage::Levels, Slip::Law(_)) => w.say(text!(lesson_slip_levels_law, card)),
        (LessonPage::Law, Slip::Law(_)) => w.say(text!(lesson_slip_law_law, card)),
        (LessonPage::Magic, Slip::Law(_)) => w.say(text!(lesson_slip_magic_law, card)),
        _ => return None,
    })
}

fn other_slip(w: &Wording, about: &SpeaksOf<'_>, slip: Slip) -> Option<String> {
    let (card, first, computer) = (about.card(), about.first(), &computer(w));
    Some(match (about.page, slip) {
        (LessonPage::Place, Slip::Place(_)) => w.say(text!(lesson_slip_place_left, first)),
        (LessonPage::Circle, Slip::Place(_)) => w.say(text!(lesson_slip_circle_low)),
        (LessonPage::Payment, Slip::Place(slot)) if slot.level == 2 => {
            w.say(text!(lesson_slip_payment_gems))
        }
        (LessonPage::Payment, Slip::Place(_)) => {
            let beside = LessonPage::Circle.card().map(|card| about.named(card))?;
            w.say(text!(lesson_slip_payment_low, beside))
        }
        (LessonPage::Gems, Slip::Gems) => w.say(text!(lesson_slip_gems)),
        (LessonPage::Claim, Slip::Claim(Claim::Base)) => {
            w.say(text!(lesson_slip_claim_base, computer, card))
        }
        (LessonPage::Claim, Slip::Claim(_)) => w.say(text!(lesson_slip_claim_either, computer)),
        (LessonPage::Infinite, Slip::Choice(0)) => {
            w.say(text!(lesson_slip_infinite_defence, first))
        }
        (LessonPage::Infinite, Slip::Choice(_)) => w.say(text!(lesson_slip_infinite_gems)),
        _ => return None,
    })
}
