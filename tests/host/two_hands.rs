//! Two worlds that differ only in Anna's hidden gems. In both she plans a bid, and to pass if it is
//! contested; only in one could she bid again. Everybody else must see the same at the same times,
//! past reminders and deadlines.

use super::plans::{ANNA, give};
use crate::prelude::*;

const BEN: u64 = 2;
const CHIARA: u64 = 3;
/// Anna gives back two gems of one colour, and Ben two of the other.
const SWAPPED: [Colour; 2] = [Colour::Green, Colour::Blue];
/// Past the reminder and the deadline.
const OVER: i64 = 60 * HOUR;

struct Side {
    world: World,
    chat: Arc<Chat>,
    game: GameId,
}

impl Side {
    async fn new(modules: &[Module]) -> Side {
        let world = World::new().await;
        let chat = Chat::new(&world.clock);
        chat.inside().keeps_what_is_said = true;
        let terms =
            Terms { edition: Edition::De, modules: modules.to_vec(), ..Terms::for_several() };
        let game = world.game_on(3, terms, DAILY).await;
        Side { world, chat, game }
    }

    async fn view(&self, who: u64) -> SeatView {
        self.world.panel(self.game, who).await.view
    }

    /// Everything public, and Chiara's panel.
    async fn heard(&self) -> (Vec<(i64, String)>, String) {
        let running = self.world.run(self.chat.clone());
        running.end().await;
        let said = std::mem::take(&mut self.chat.inside().said);
        let panel = self.world.panel(self.game, CHIARA).await;
        (said, format!("{panel:?}"))
    }

    async fn plan(&self, colour: Colour) {
        let (host, anna) = (&self.world.host, PersonId(ANNA));
        let view = self.view(ANNA).await;
        let open = &view.table.open;
        let mut of_colour = open.auction.iter().filter(|(at, _)| at.colours().any(|c| c == colour));
        let (at, (place, _)) =
            of_colour.find_map(|(at, offered)| Some((at, offered.cards().next()?))).unwrap();
        let wanted = [Offer::Bid(Bid::Gem(colour)), Offer::Offered { at, place }];
        let pass = Answer::one(Offer::Bid(Bid::Pass));
        let pass = (open.phase != Phase::Auction(3)).then_some(pass);
        let mut draft = DraftRef::empty(view.question.unwrap().id);
        for answer in [Answer::Pick(wanted.into())].into_iter().chain(pass) {
            let drafted = host.plan(self.game, anna, PlanChange::Add(draft, answer.clone())).await;
            draft = drafted.unwrap().draft.unwrap().reference;
        }
        host.confirm(self.game, anna, draft).await.unwrap();
    }
}

fn can_bid(view: &SeatView) -> Vec<Colour> {
    let auction = view.table.open.auction.iter();
    let there = auction.filter(|(_, offered)| offered.count() > 0);
    let colours = there.flat_map(|(at, _)| at.colours());
    colours.filter(|c| view.screen.gems[*c] > 0).collect()
}

fn accepts(question: &Question, answer: &Answer) -> bool {
    match (&question.shape, answer) {
        (Shape::Gems { limits, .. }, Answer::Gems(gems)) => limits.covers(gems),
        (shape, Answer::Pick(picked)) => picked.iter().all(|o| shape.offers().contains(o)),
        _ => false,
    }
}

struct Pair {
    sides: [Side; 2],
    lot: Lot,
    /// Number of posts compared.
    compared: usize,
}

impl Pair {
    async fn views(&self, who: u64) -> [SeatView; 2] {
        let [one, other] = &self.sides;
        [one.view(who).await, other.view(who).await]
    }

    /// Answers a player's prompts the same in both worlds, until a plan passes for Anna who could
    /// bid in only one of them; returns whether there were prompts.
    async fn comes(&mut self, who: u64) -> bool {
        let mut came = false;
        while !self.has_come().await {
            let views = self.views(who).await;
            let asked = views.each_ref().map(|view| view.question.clone());
            let [Some(one), Some(other)] = asked else {
                assert_eq!(asked.map(|asked| asked.map(|q| q.topic)), [None, None]);
                break;
            };
            came = true;
            let bid = can_bid(&views[0]).into_iter().find(|c| can_bid(&views[1]).contains(c));
            if let (ANNA, Topic::Bid, Some(colour)) = (who, one.topic, bid) {
                for side in &self.sides {
                    side.plan(colour).await;
                }
                continue;
            }
            let answers = self.answers(who, &[&one, &other]);
            for ((side, asked), answer) in self.sides.iter().zip([one, other]).zip(answers) {
                give(&side.world, side.game, who, &asked, &answer).await;
            }
        }
        came
    }

    fn answers(&mut self, who: u64, asked: &[&Question; 2]) -> [Answer; 2] {
        let both = |answer: &Answer| asked.iter().all(|q| accepts(q, answer));
        let offers = asked[0].shape.offers();
        let answer = match (asked[0].topic, who) {
            (Topic::ReturnGems, ANNA | BEN) => {
                let back = SWAPPED.map(|colour| Answer::Gems(Gems::only(colour, 2)));
                let [one, other] = back;
                return if who == ANNA { [one, other] } else { [other, one] };
            }
            // Playing every card would exhaust her gems.
            (Topic::Develop, ANNA) => {
                let plays = offers.iter().filter(|o| matches!(o, Offer::Play(_)));
                let mut plays = plays.copied().map(Answer::one);
                plays.find(both).unwrap_or(Answer::one(Offer::Pass))
            }
            (Topic::Bid, ANNA) => Answer::one(Offer::Bid(Bid::Pass)),
            _ => {
                let lot = &mut self.lot;
                let mut some = std::iter::repeat_with(|| some_answer(asked[0], lot)).take(50);
                some.find(both).unwrap_or(asked[0].fallback.clone())
            }
        };
        [answer.clone(), answer]
    }

    async fn has_come(&self) -> bool {
        let views = self.views(ANNA).await;
        let passed = |view: &SeatView| {
            let again = matches!(view.table.open.phase, Phase::Auction(2..));
            again && view.screen.sealed == Some(Sealed::Bid(Bid::Pass))
        };
        let can = views.each_ref().map(|view| !can_bid(view).is_empty());
        views.iter().all(passed) && can[0] != can[1]
    }

    async fn passes(&mut self, time: i64) {
        for _ in 0..=time / (4 * HOUR) {
            let [one, other] = &self.sides;
            let heard = [one.heard().await, other.heard().await];
            assert_eq!(heard[0].0, heard[1].0);
            assert_eq!(heard[0].1, heard[1].1);
            self.compared += heard[0].0.len();
            for side in &self.sides {
                side.world.clock.advance(4 * HOUR);
            }
        }
    }
}

async fn two_hands(modules: &[Module], lot: u64) {
    let mut pair = Pair {
        sides: [Side::new(modules).await, Side::new(modules).await],
        lot: Lot(lot),
        compared: 0,
    };
    while !pair.has_come().await {
        let mut came = false;
        for who in [ANNA, BEN, CHIARA] {
            came |= pair.comes(who).await;
        }
        assert!(came, "the moment does not come: try another lot");
        pair.passes(0).await;
    }
    let waiting = pair.views(CHIARA).await[0].table.awaited();
    assert!(!waiting.is_empty() && !waiting.contains(Seat(0)));
    let before = pair.compared;
    pair.passes(OVER).await;
    assert!(pair.compared > before, "somebody was reminded");
}

#[tokio::test]
async fn where_only_a_planner_knows_that_they_have_no_choice_the_others_are_told_the_same() {
    // Lots found by trial that reach the situation.
    two_hands(&[], 23).await;
    two_hands(&Module::ALL, 26).await;
}
