//! The deal of the day: today's, its end, the postcard, the month, and what is told when it closes.

use crate::prelude::*;
use crate::wire::custom_id::{DealPress, Stride};
use viceroy_i18n::pictures as words;
use viceroy_model::deals::{DealCount, DealDay, DealEnd, DealScore};
use viceroy_render::pictures as render;
use viceroy_render::pictures::MonthOfDeals;
use viceroy_service::{
    ClosedDeal, DealMonth, DealOfTheDay, DealPyramid, DealState, FirstBid, ListedDeal,
};

/// Before it is begun, and after its end.
pub fn response(w: &Wording, deal: &DealOfTheDay) -> Response {
    let (lines, mut buttons) = match deal.state {
        DealState::NotBegun | DealState::Begun(_) => (about(w, deal), vec![play(w).main()]),
        DealState::Unfinished => (
            vec![w.say(text!(deal_open, day = &date(w, deal.day))), w.say(text!(deal_unfinished))],
            vec![],
        ),
        DealState::Over(_, end) => {
            let mut lines = ended(w, end);
            lines.push(w.say(text!(deal_second_account)));
            (lines, after(w, end))
        }
    };
    if let Some(game) = deal.earlier {
        let label = w.say(text!(button_deal_earlier));
        buttons.push(Button::new(CustomId::Refresh(game), label));
    }
    if let Some(day) = deal.closed {
        let label = w.say(text!(button_deal_closed, day = &date(w, day)));
        buttons.push(press(DealPress::Closed(day), label));
    }
    if !deal.month.played.is_empty() && !matches!(deal.state, DealState::Over(..)) {
        buttons.push(month_button(w));
    }
    buttons.push(fair_button(w));
    Response::new(lines.join("\n"), in_rows(buttons))
}

fn about(w: &Wording, deal: &DealOfTheDay) -> Vec<String> {
    vec![
        w.say(text!(deal_open, day = &date(w, deal.day))),
        w.say(text!(deal_about)),
        [
            w.say(text!(deal_finished, count = deal.finished)),
            w.say(text!(deal_until, time = relative(deal.day.closes()))),
        ]
        .join(" "),
    ]
}

/// Beside the postcard, which says the place and the days of the month.
fn ended(w: &Wording, DealEnd { score, place, .. }: DealEnd) -> Vec<String> {
    let mut lines = vec![standing(w, score)];
    lines.push(match score.par {
        Some(_) => w.say(text!(deal_par)),
        None => w.say(text!(deal_par_later)),
    });
    if place.is_none() {
        lines.push(w.say(text!(deal_place_later)));
    }
    lines.push(w.say(text!(deal_closes, time = relative(score.day.closes()))));
    lines
}

fn standing(w: &Wording, score: DealScore) -> String {
    let points = score.points;
    match score.par {
        Some(par) => {
            let difference = words::with_sign(score.above(par));
            w.say(text!(deal_over, points, par, difference = &difference))
        }
        None => w.say(text!(deal_over_alone, points)),
    }
}

/// In the place of the panel in which it was played.
pub fn over(w: &Arc<Wording>, pictures: &Pictures, end: DealEnd, panel: &Panel) -> Response {
    let view = &panel.view.table;
    let pyramid = view.open.pyramids[panel.view.seat].clone();
    let pyramid = DealPyramid { ruleset: Arc::clone(&view.ruleset), pyramid };
    let mut buttons = after(w, end);
    buttons.push(fair_button(w));
    let shown = Response::new(ended(w, end).join("\n"), in_rows(buttons));
    let shown = with_postcard(w, pictures, (end, pyramid), (panel.reads, shown));
    Response { as_of: Some(panel.as_of()), ..shown }
}

/// What can be done with a finished deal.
fn after(w: &Wording, end: DealEnd) -> Vec<Button> {
    let day = end.score.day;
    let mut buttons = vec![];
    match end.score.par {
        Some(_) => {
            let post = press(DealPress::Post(day), w.say(text!(button_deal_post)));
            buttons.push(post.sign("🖼️").main());
        }
        None => buttons.push(press(DealPress::Look, w.say(text!(button_deal_result)))),
    }
    buttons.push(month_button(w));
    buttons
}

/// In squares for those who play by text.
pub fn with_postcard(
    w: &Arc<Wording>,
    pictures: &Pictures,
    (end, pyramid): (DealEnd, DealPyramid),
    (reads, shown): (Reads, Response),
) -> Response {
    let Some(par) = end.score.par else {
        return shown;
    };
    let DealPyramid { ruleset, pyramid } = pyramid;
    if reads == Reads::Text {
        let squares = words::deal_in_squares(w, (&end, par), &ruleset, &pyramid).0;
        return Response { text: format!("{squares}\n{}", shown.text), ..shown };
    }
    let (w, pictures) = (Arc::clone(w), pictures.clone());
    let picture = Painting::of(async move {
        let picture = render::postcard(&w, (&end, par), &ruleset, &pyramid);
        pictures.public(&w, "postcard", picture).await
    });
    Response { picture, ..shown }
}

/// What everybody in the channel sees.
pub fn post(
    w: &Arc<Wording>,
    pictures: &Pictures,
    deal: (DealEnd, DealPyramid),
    (who, reads): (PersonId, Reads),
) -> Response {
    let text = w.say(text!(deal_posted, who = &mention(who)));
    with_postcard(w, pictures, deal, (reads, Response::new(text, vec![invitation(w)])))
}

/// Under what everybody in a channel sees.
fn invitation(w: &Wording) -> Row {
    let play = press(DealPress::Play, w.say(text!(button_deal_today))).sign("🎴");
    Row::Buttons(vec![play, lesson_message::learn(w)])
}

/// `listed`: whether the server's post shows its reader, if it keeps one.
pub fn month(
    w: &Arc<Wording>,
    pictures: &Pictures,
    month: &DealMonth,
    listed: Option<Listed>,
) -> Response {
    let DealCount { played, of } = month.count();
    let back = press(DealPress::Look, w.say(text!(button_deal_result)));
    let list = listed.map(|listed| match listed {
        Listed::Yes => press(DealPress::List(Listed::No), w.say(text!(button_deal_unlist))),
        Listed::No => press(DealPress::List(Listed::Yes), w.say(text!(button_deal_list))),
    });
    let rows = vec![Row::Buttons([back].into_iter().chain(list).collect())];
    if month.played.is_empty() {
        return Response::new(w.say(text!(deal_month_none)), rows);
    }
    let of_month = |day: DealDay| day.date().of_month().unsigned_abs();
    let results = month.played.iter().map(|score| (of_month(score.day), score.above_par()));
    let shown = MonthOfDeals {
        month: month.until.date(),
        today: Some(of_month(month.until)),
        results: results.collect(),
    };
    let (wording, pictures) = (Arc::clone(w), pictures.clone());
    let picture = Painting::of(async move { pictures.month(&wording, &shown).await });
    Response { picture, ..Response::new(w.say(text!(deal_days, played, days = of)), rows) }
}

/// A server's post.
pub fn listed(w: &Wording, deal: &ListedDeal) -> Response {
    let mut lines = vec![w.say(text!(deal_open, day = &date(w, deal.day)))];
    if deal.scores.is_empty() {
        lines.push(w.say(text!(deal_listed_none)));
    }
    lines.extend(deal.scores.iter().map(|(who, score)| {
        let (who, points) = (mention(*who), score.points);
        match score.par {
            Some(par) => {
                let difference = words::with_sign(score.above(par));
                w.say(text!(deal_listed, who = &who, points, par, difference = &difference))
            }
            None => w.say(text!(deal_listed_alone, who = &who, points)),
        }
    }));
    Response::new(fit(w, &lines, CONTENT), vec![invitation(w)])
}

pub fn fair(w: &Wording, deal: &DealOfTheDay) -> Response {
    let lines = [
        w.say(text!(deal_fair)),
        w.say(text!(deal_fair_today, hash = &deal.secret_hash)),
        w.say(text!(deal_fair_next, hash = &deal.next_hash)),
    ];
    let back = press(DealPress::Look, w.say(text!(button_back)));
    Response::new(lines.join("\n"), vec![Row::Buttons(vec![back])])
}

/// For those who have finished it.
pub fn closed(w: &Wording, deal: &ClosedDeal, cards: &'static Catalogue) -> Response {
    let (best, points) = deal.best;
    let mut lines = vec![
        w.say(text!(deal_closed, day = &date(w, deal.day))),
        standing(w, deal.score),
        w.say(text!(deal_closed_best, count = deal.finished, points)),
    ];
    let named = |bid: FirstBid| Term::card(cards, bid.card);
    if let Some(most) = deal.most_bid() {
        let (count, all) = (most.people, deal.first_bids.iter().map(|bid| bid.people).sum::<u32>());
        lines.push(w.say(text!(deal_closed_most, card = named(most), count, all)));
    }
    if let Some(best) = deal.worked_best() {
        lines.push(w.say(text!(deal_closed_worked, card = named(best), points = best.points)));
    }
    lines.extend(deal.deciding.as_ref().map(|deciding| words::decided(w, deciding, 3)));
    let (secret, hash) = (&deal.secret, &deal.secret_hash);
    lines.push(w.say(text!(deal_closed_secret, secret, hash)));
    let step = CustomId::Archive { game: best, step: 0, hands: Hands::Closed, by: Stride::Step };
    let buttons = vec![
        Button::new(step, w.say(text!(button_deal_best))).sign("👣"),
        analysis_message::open_button(w, deal.game),
        press(DealPress::Look, w.say(text!(button_back))),
    ];
    Response::new(lines.join("\n"), vec![Row::Buttons(buttons)])
}

fn date(w: &Wording, day: DealDay) -> String {
    words::date(w, day.date())
}

fn press(press: DealPress, label: String) -> Button {
    Button::new(CustomId::Deal(press), label)
}

fn play(w: &Wording) -> Button {
    press(DealPress::Play, w.say(text!(button_deal_play)))
}

fn month_button(w: &Wording) -> Button {
    press(DealPress::Month, w.say(text!(button_deal_month))).sign("🗓️")
}

fn fair_button(w: &Wording) -> Button {
    press(DealPress::Fair, w.say(text!(button_fairness))).sign("🎲")
}
