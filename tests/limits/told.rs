//! A law of whole games: what happens to a reader stands on their next panel, and what a confirmed step
//! spends, chooses or fights stands in its line before. A line tells a fact if it would be another one
//! without the fact, and with any other value in it. `VICEROY_TOLD_GAMES` plays so many games, every second
//! with all modules, every third as first games, in three languages; `--nocapture` prints what was told.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking and looks for few of many")]

mod values;

use viceroy::ai::{Brain, Greedy};
use viceroy::discord::panel_message;
use viceroy::i18n::news::{Audience, Telling, lines_about};
use viceroy::i18n::panel::ReadAt;
use viceroy::messages::Planning;
use viceroy::plans::{
    BidStep, Case, Draft, Drafting, PartOfTurn, Planned, PreferenceKind, Preferences, Wish,
};
use viceroy::rules::{
    DiamondFact, Fact, GemsFor, InvasionFact, Paint, ReturnedFor, UnderworldFact,
};
use viceroy::service::{FirstGames, PlanChange};
use viceroy::store::Cause;

use self::values::{kind, with_other_values};
use crate::ahead::for_one_card;
use crate::prelude::*;
use crate::walk::Walk;

const LANGUAGES: [&str; 3] = ["en", "de", "ru"];
/// By default.
const GAMES: u64 = 3;
/// Answers each question and puts plays together; the others take what is proposed.
const BY_HAND: Seat = Seat(1);

/// What a plan has told of one part of a turn.
#[derive(Default)]
struct Promise {
    facts: Vec<OpenFact>,
    bids: Vec<BidStep>,
    gems_of_a_pass: bool,
    put_under: bool,
}

struct Table {
    walk: Walk,
    w: Arc<Wording>,
    pictures: Pictures,
    seed: u64,
    log: Vec<OpenFact>,
    /// The steps that are in the log.
    steps: u32,
    now: PartOfTurn,
    /// How much of the log each player has seen.
    seen: BTreeMap<Seat, usize>,
    promises: Vec<(Seat, PartOfTurn, Promise)>,
    follow_ups: BTreeMap<Seat, Vec<PreferenceKind>>,
    /// Whose last answer a plan has given.
    by_plan: BTreeMap<Seat, bool>,
    visits: usize,
    tally: Tally,
}

#[derive(Default)]
struct Tally {
    /// Of each kind of fact, how many were told to whom they are about, and how many a plan had told before.
    told: BTreeMap<String, [usize; 2]>,
    panels: usize,
    wrong: BTreeMap<String, usize>,
}

/// Known without a line.
fn says_nothing(fact: &OpenFact) -> bool {
    match fact {
        // Only that somebody has chosen; or shown by the picture.
        OpenFact::Answered(_) | OpenFact::TookAnswerBack(_) | OpenFact::DomainPlaced { .. } => true,
        // What is lost with a bid, won with it, gained by a circle or spent on painting has a line.
        OpenFact::GemsPaid { why, .. } | OpenFact::Diamonds(DiamondFact::Paid { why, .. }) => {
            matches!(why, GemsFor::Bid | GemsFor::Paint)
        }
        OpenFact::GemsTaken { why, .. }
        | OpenFact::Invasion(InvasionFact::TakenFromCombat { why, .. }) => {
            matches!(why, GemsFor::Circle | GemsFor::Infinite)
        }
        // The card's line says how many are kept.
        OpenFact::Underworld(UnderworldFact::JudgementsReturned { why, .. }) => {
            *why == ReturnedFor::Price
        }
        // The panel says the points.
        OpenFact::Scored { .. } => true,
        _ => false,
    }
}

/// First cards lie on level 1, criminals below it; and what a diamond has painted.
fn is_pictured(panel: &Panel, all: &[OpenFact], fact: &OpenFact, value: &str) -> bool {
    match (fact, value) {
        (OpenFact::Played { card, .. }, "played.slot.level") => {
            let is_criminal = panel.view.table.ruleset.card(*card).is_criminal();
            is_criminal || all.contains(&OpenFact::FirstCardsShown)
        }
        (OpenFact::Painted { with: Paint::Diamond, .. }, "painted.colour") => true,
        _ => false,
    }
}

/// In a step the reward itself follows, and whoever plans it knows where criminals go.
fn follows_in_step(fact: &OpenFact, telling: Telling) -> bool {
    match telling {
        Telling::Sentences => false,
        Telling::Steps => matches!(
            fact,
            OpenFact::Invasion(InvasionFact::Rewarded { .. })
                | OpenFact::Underworld(UnderworldFact::WentUnder { .. })
        ),
    }
}

/// What a player decides, spends or risks, as opposed to what comes of it.
fn is_deed(fact: &OpenFact) -> bool {
    match fact {
        OpenFact::Played { .. }
        | OpenFact::Discarded { .. }
        | OpenFact::InfiniteUsed { .. }
        | OpenFact::GemsPaid { .. }
        | OpenFact::Replaced { .. }
        | OpenFact::Tucked { .. }
        | OpenFact::Slipped { .. }
        | OpenFact::Parked { .. }
        | OpenFact::Unparked { .. }
        | OpenFact::Swapped { .. }
        | OpenFact::GemsGiven { .. }
        | OpenFact::LawTook { .. }
        | OpenFact::PutBack { .. }
        | OpenFact::Painted { .. }
        | OpenFact::Won { .. }
        | OpenFact::Claimed { .. }
        | OpenFact::StoppedInsisting { .. } => true,
        OpenFact::GemsTaken { why, .. } => {
            matches!(why, GemsFor::Pass | GemsFor::Discard | GemsFor::Reward | GemsFor::Law)
        }
        OpenFact::Diamonds(fact) => match fact {
            DiamondFact::Paid { .. } | DiamondFact::Named { .. } | DiamondFact::Renamed { .. } => {
                true
            }
            DiamondFact::InReserve(_) | DiamondFact::Taken { .. } | DiamondFact::Kept { .. } => {
                false
            }
        },
        OpenFact::Invasion(fact) => match fact {
            InvasionFact::Fought { beaten: 1.., .. }
            | InvasionFact::TakenFromCombat { .. }
            | InvasionFact::Mustered { .. } => true,
            InvasionFact::Appeared(_)
            | InvasionFact::BidKept { .. }
            | InvasionFact::Shown(_)
            | InvasionFact::Fought { beaten: 0, .. }
            | InvasionFact::Rewarded { .. }
            | InvasionFact::Penalised { .. }
            | InvasionFact::StackCleared
            | InvasionFact::CombatCardCleared { .. } => false,
        },
        OpenFact::Underworld(fact) => match fact {
            UnderworldFact::BribesPaid { .. }
            | UnderworldFact::Moved { .. }
            | UnderworldFact::PutUnder { .. }
            | UnderworldFact::JudgementsDrawn { .. }
            | UnderworldFact::JudgementsReturned { .. }
            | UnderworldFact::Obeyed { .. } => true,
            UnderworldFact::InReserve { .. }
            | UnderworldFact::BribesTaken { .. }
            | UnderworldFact::PutUnderShown
            | UnderworldFact::WentUnder { .. }
            | UnderworldFact::JudgementsShown(_) => false,
        },
        OpenFact::AuctionCardsLaid(_)
        | OpenFact::ReserveIs(_)
        | OpenFact::GemsReturned { .. }
        | OpenFact::TurnBegan(_)
        | OpenFact::PhaseBegan { .. }
        | OpenFact::Answered(_)
        | OpenFact::TookAnswerBack(_)
        | OpenFact::FirstCardsShown
        | OpenFact::Revealed { .. }
        | OpenFact::MovedToTip { .. }
        | OpenFact::AuctionDiscarded { .. }
        | OpenFact::BidsShown(_)
        | OpenFact::RivalsJoined(_)
        | OpenFact::RivalsBid(_)
        | OpenFact::RivalTook { .. }
        | OpenFact::RivalLeft { .. }
        | OpenFact::Contested { .. }
        | OpenFact::Passed { .. }
        | OpenFact::PassGemsShown
        | OpenFact::DevelopsShown(_)
        | OpenFact::PassedRound { .. }
        | OpenFact::TakenBack { .. }
        | OpenFact::InfiniteReady
        | OpenFact::Circle { .. }
        | OpenFact::TokenGained { .. }
        | OpenFact::GainedAttack { .. }
        | OpenFact::Drew { .. }
        | OpenFact::HandDiscarded { .. }
        | OpenFact::Prolonged { .. }
        | OpenFact::Replenished { .. }
        | OpenFact::OrderDrawn(_)
        | OpenFact::DomainPlaced { .. }
        | OpenFact::DomainRewardsShown(_)
        | OpenFact::CharactersReturned
        | OpenFact::Scored { .. }
        | OpenFact::Ended { .. } => false,
    }
}

impl Promise {
    /// Uses up what it told.
    fn told(&mut self, fact: &OpenFact) -> bool {
        let is_of_gems = matches!(
            fact,
            OpenFact::GemsTaken { .. } | OpenFact::Invasion(InvasionFact::TakenFromCombat { .. })
        );
        if let Some(nth) = self.facts.iter().position(|told| told == fact).filter(|_| !is_of_gems) {
            self.facts.remove(nth);
            return true;
        }
        let bids = || self.bids.iter().flat_map(|bid| &bid.wanted);
        match fact {
            // Or what others have left there.
            OpenFact::Won { card, at, .. } => bids().any(|wanted| {
                let is_there =
                    matches!(wanted.bid, Bid::Gem(colour) if at.colours().any(|c| c == colour));
                wanted.card == *card || is_there
            }),
            OpenFact::GemsPaid { gems, why: GemsFor::Bid, .. } => {
                bids().any(|wanted| matches!(wanted.bid, Bid::Gem(colour) if gems[colour] == 1))
            }
            OpenFact::Diamonds(
                DiamondFact::Paid { why: GemsFor::Bid, .. } | DiamondFact::Named { .. },
            ) => bids().any(|wanted| wanted.bid == Bid::Diamond),
            OpenFact::Claimed { .. } => bids().next().is_some(),
            // Of two equal infinite gems the one that is used by now.
            OpenFact::Swapped { given, taken, .. } => self.facts.iter().any(|told| {
                matches!(told, OpenFact::Swapped { given: one, taken: other, .. }
                    if (one.token, other.token) == (given.token, taken.token))
            }),
            // The same gems, whatever of them the reserve has by now (R-INV-05).
            OpenFact::GemsTaken { gems, .. } => taken(&self.facts).covers(gems),
            OpenFact::Invasion(InvasionFact::TakenFromCombat { stones, .. }) => {
                taken(&self.facts).covers(&stones.gems)
            }
            OpenFact::Underworld(UnderworldFact::PutUnder { .. }) => self.put_under,
            _ => false,
        }
    }
}

/// From the reserve and from the own combat card.
fn taken(facts: &[OpenFact]) -> Gems {
    let taken = facts.iter().filter_map(|fact| match fact {
        OpenFact::GemsTaken { gems, .. } => Some(*gems),
        OpenFact::Invasion(InvasionFact::TakenFromCombat { stones, .. }) => Some(stones.gems),
        _ => None,
    });
    taken.fold(Gems::NONE, |all, some| all.plus(&some))
}

/// Small questions after a proposal, of which its panel says that they are answered as looks best.
fn follows(fact: &OpenFact) -> Option<PreferenceKind> {
    match fact {
        OpenFact::Underworld(UnderworldFact::JudgementsReturned {
            why: ReturnedFor::Price,
            ..
        }) => Some(PreferenceKind::ReturnJudgement),
        OpenFact::Underworld(UnderworldFact::Obeyed { .. }) => Some(PreferenceKind::Obey),
        OpenFact::Tucked { .. } => Some(PreferenceKind::Tuck),
        OpenFact::Painted { .. }
        | OpenFact::GemsPaid { why: GemsFor::Paint, .. }
        | OpenFact::Diamonds(DiamondFact::Paid { why: GemsFor::Paint, .. }) => {
            Some(PreferenceKind::Paint)
        }
        _ => None,
    }
}

fn takes_gems(cause: &Cause, fact: &OpenFact) -> bool {
    match cause {
        Cause::Answered { seat, answer, .. } | Cause::Planned { seat, answer, .. } => {
            fact.seat() == Some(*seat) && matches!(answer, Answer::Gems(_))
        }
        Cause::Opened { .. }
        | Cause::PlayedOn { .. }
        | Cause::Preferred { .. }
        | Cause::TimedOut { .. }
        | Cause::Computed { .. }
        | Cause::Reconsidered { .. }
        | Cause::Undid { .. } => false,
    }
}

fn who(seat: Seat) -> PersonId {
    PersonId(u64::from(seat.0) + 1)
}

impl Table {
    async fn begin(seed: u64, w: Arc<Wording>) -> Table {
        let modules = match seed.is_multiple_of(2) {
            true => Module::ALL.to_vec(),
            false => vec![],
        };
        let first_games = match seed.is_multiple_of(3) {
            true => FirstGames::Guided,
            false => FirstGames::LikeLater,
        };
        let terms = Terms { modules, ..Terms::for_several() };
        Table {
            walk: Walk::begin(2 + seed % 3, terms, seed, first_games).await,
            w,
            pictures: Pictures::new(painter(), Theme::Dark),
            seed,
            log: vec![],
            steps: 0,
            now: PartOfTurn { turn: 0, phase: Phase::SetUp },
            seen: BTreeMap::new(),
            promises: vec![],
            follow_ups: BTreeMap::new(),
            by_plan: BTreeMap::new(),
            visits: 0,
            tally: Tally::default(),
        }
    }

    /// One of so many, the same in every run.
    fn below(&mut self, count: usize) -> usize {
        self.visits += 1;
        (self.seed as usize * 7 + self.visits * 5) % 11 % count
    }

    fn is_wrong(&mut self, what: String) {
        *self.tally.wrong.entry(what).or_default() += 1;
    }

    async fn play(&mut self) {
        loop {
            let view = self.walk.host.table(self.walk.game).await.unwrap().view;
            let Some(seat) = view.awaited().iter().next() else { break };
            self.visit(seat).await;
            let idle = Seat(self.below(usize::from(view.ruleset.agreement.seats)) as u8);
            if self.below(3) == 0 {
                let panel = self.walk.host.panel(self.walk.game, who(idle)).await.unwrap();
                self.look(&panel).await;
            }
        }
        for seat in
            0..self.walk.host.table(self.walk.game).await.unwrap().view.ruleset.agreement.seats
        {
            let panel = self.walk.host.panel(self.walk.game, who(Seat(seat))).await.unwrap();
            self.look(&panel).await;
        }
    }

    async fn visit(&mut self, seat: Seat) {
        let panel = self.walk.host.panel(self.walk.game, who(seat)).await.unwrap();
        let mut panel = Some(panel);
        while let Some(shown) = panel.take() {
            self.look(&shown).await;
            panel = self.act(shown).await;
        }
    }

    /// The panel after it.
    async fn act(&mut self, panel: Panel) -> Option<Panel> {
        let (seat, asked) = (panel.view.seat, panel.view.question.clone());
        let (game, who) = (self.walk.game, who(seat));
        if let Some(drafting) = panel.draft.clone() {
            return self.act_on_draft(panel, drafting).await;
        }
        let Some(asked) = asked else {
            // Opens the plan in force, and leaves.
            let ahead = panel.ahead.as_ref()?.reference;
            if self.below(4) == 0 {
                let opened = self.walk.host.plan(game, who, PlanChange::Open(ahead)).await.unwrap();
                self.look(&opened).await;
            }
            return None;
        };
        let takes = self.offered(&panel).filter(|_| seat != BY_HAND);
        if let Some(panel) = takes {
            let proposal = panel.proposal.clone().unwrap();
            if self.below(5) == 0 && panel.planning == Planning::Known {
                let opens = PlanChange::Open(proposal.reference);
                return Some(self.walk.host.plan(game, who, opens).await.unwrap());
            }
            return Some(self.confirm(&panel, &proposal).await);
        }
        let best = Greedy.answer(&panel.view, &asked);
        let begins = matches!(best.picked(), [Offer::Play(_) | Offer::Discard(_)]);
        if asked.topic == Topic::Develop && begins {
            let empty = Draft::default().on(&panel.view, &Preferences::default()).unwrap();
            return Some(self.add(&panel, &empty, best).await);
        }
        Some(self.walk.host.answer(game, who, asked.id, &best).await.unwrap())
    }

    /// The panel as it stands, if it has a button that takes a proposal: of a long one only the first part.
    fn offered(&self, panel: &Panel) -> Option<Panel> {
        let (_, rows) = self.shown(panel);
        let takes = |panel: &Panel| {
            let (game, draft) = (panel.game, panel.proposal.as_ref()?.reference);
            let takes = |button: &Button| button.custom_id == CustomId::Confirm { game, draft };
            let mut rows = rows.iter();
            let any = rows.any(|row| matches!(row, Row::Buttons(all) if all.iter().any(takes)));
            any.then(|| panel.clone())
        };
        takes(panel).or_else(|| takes(&panel.shorter()?))
    }

    async fn act_on_draft(&mut self, panel: Panel, drafting: Drafting) -> Option<Panel> {
        let (game, seat) = (self.walk.game, panel.view.seat);
        let reference = drafting.reference;
        let goes_on = panel.asks_meanwhile() || drafting.asks_more_of_the_play();
        if let Some(next) = drafting.next.as_ref().filter(|_| goes_on) {
            let answer = for_one_card(&drafting.view, Greedy.answer(&drafting.view, next));
            return Some(self.add(&panel, &drafting, answer).await);
        }
        let may = drafting.may_count(&panel.view) && !drafting.draft.plan.is_empty();
        if may && drafting.draft.plan != panel.plan {
            return Some(self.confirm(&panel, &drafting).await);
        }
        panel.view.question.as_ref()?;
        let drops = match drafting.draft.changes() {
            true => PlanChange::Keep(reference),
            false => PlanChange::DropLast(reference),
        };
        Some(self.walk.host.plan(game, who(seat), drops).await.unwrap())
    }

    /// In a first game it may count at once: each of its answers was pressed.
    async fn add(&mut self, panel: &Panel, drafting: &Drafting, answer: Answer) -> Panel {
        let (seat, preferences) = (panel.view.seat, Preferences::default());
        self.read(None).await;
        let mut by_plan = None;
        if panel.planning == Planning::Guided {
            let with = drafting.draft.with(&panel.view, &preferences, answer.clone()).unwrap();
            let with = with.on(&panel.view, &preferences).unwrap();
            if with.is_whole(&panel.view) {
                self.promises(seat, &with);
                by_plan = Some(seat);
            }
        }
        let adds = PlanChange::Add(drafting.reference, answer);
        let added = self.walk.host.plan(self.walk.game, who(seat), adds).await.unwrap();
        self.read(by_plan).await;
        added
    }

    /// Everything that it will do stands in its lines.
    async fn confirm(&mut self, panel: &Panel, drafting: &Drafting) -> Panel {
        let seat = panel.view.seat;
        let text = self.text(panel);
        for part in drafting.parts() {
            let line = self.lines(panel, &part.facts, Telling::Steps).join(" ");
            if !line.is_empty() && !text.contains(&line) {
                self.is_wrong(format!("not in the panel: {line} in {text}"));
            }
            self.tells_all(panel, &part.facts, (&part.facts, Telling::Steps));
        }
        self.promises(seat, drafting);
        self.read(None).await;
        let confirmed = self.walk.host.confirm(self.walk.game, who(seat), drafting.reference).await;
        let confirmed = confirmed.unwrap();
        self.read(Some(seat)).await;
        confirmed
    }

    fn promises(&mut self, seat: Seat, drafting: &Drafting) {
        let parts: Vec<PartOfTurn> = drafting.happens.iter().map(|part| part.at).collect();
        let steps = &drafting.draft.plan.steps;
        let first = parts.iter().copied().chain(steps.iter().map(|step| step.at)).next();
        self.promises
            .retain(|(of, at, _)| *of != seat || first.is_some_and(|first| at.is_before(first)));
        for part in &drafting.happens {
            self.promise(seat, part.at).facts.extend(part.facts.iter().cloned());
        }
        for step in steps {
            let promise = self.promise(seat, step.at);
            match &step.what {
                Planned::Answer(_) => {}
                Planned::Bid(bid) => promise.bids.push(bid.clone()),
                Planned::Case { case: Case::PassGems, wish: Wish::Gems(_) } => {
                    promise.gems_of_a_pass = true;
                }
                Planned::Case { case: Case::PutUnder, .. } => promise.put_under = true,
                Planned::Case { .. } => {}
            }
        }
        self.follow_ups.insert(seat, drafting.follow_ups.clone());
    }

    fn promise(&mut self, seat: Seat, at: PartOfTurn) -> &mut Promise {
        let found = self.promises.iter().position(|(of, part, _)| (*of, *part) == (seat, at));
        let nth = found.unwrap_or_else(|| {
            self.promises.push((seat, at, Promise::default()));
            self.promises.len() - 1
        });
        &mut self.promises[nth].2
    }

    fn shown(&self, panel: &Panel) -> (String, Vec<Row>) {
        let (w, at) = (&self.w, ReadAt::Elsewhere);
        let shown = panel_message::response(w, &self.pictures, panel, at, (None, 0));
        (shown.text, shown.rows)
    }

    fn text(&self, panel: &Panel) -> String {
        self.shown(panel).0
    }

    fn lines(&self, panel: &Panel, facts: &[OpenFact], telling: Telling) -> Vec<String> {
        let names = BySeat::new(panel.people.count(), |seat| panel.people[seat].name.clone());
        let w = &self.w.of_text(panel.reads, viceroy::discord::panel::in_sight(panel));
        let (seat, catalogue) = (panel.view.seat, panel.view.table.ruleset.catalogue);
        lines_about(w, seat, facts, Audience::to(&names, seat), (catalogue, telling))
    }

    /// Reads the steps that have come, and holds them against what plans have told. `confirmed` has just
    /// confirmed one.
    async fn read(&mut self, confirmed: Option<Seat>) {
        let (store, game) = (self.walk.host.store(), self.walk.game);
        let stored = store.game(game).await.unwrap().unwrap();
        let steps = store.steps(game, self.steps + 1, stored.steps).await.unwrap();
        self.steps = stored.steps;
        let mut confirmed = confirmed;
        for step in steps {
            match step.cause {
                Cause::Answered { seat, .. } => {
                    let by_plan = confirmed.take_if(|of| *of == seat).is_some();
                    self.by_plan.insert(seat, by_plan);
                }
                Cause::Planned { seat, .. } => drop(self.by_plan.insert(seat, true)),
                Cause::Opened { .. }
                | Cause::PlayedOn { .. }
                | Cause::Preferred { .. }
                | Cause::TimedOut { .. }
                | Cause::Computed { .. }
                | Cause::Reconsidered { .. }
                | Cause::Undid { .. } => {}
            }
            for fact in &step.facts {
                let Fact::Open(fact) = fact else { continue };
                match fact {
                    OpenFact::TurnBegan(turn) => self.now.turn = *turn,
                    OpenFact::PhaseBegan { phase, .. } => self.now.phase = *phase,
                    _ => {}
                }
                self.log.push(fact.clone());
                // A short reserve leaves no choice, and then nothing is asked.
                let is_forced = match fact {
                    OpenFact::GemsTaken { .. }
                    | OpenFact::Invasion(InvasionFact::TakenFromCombat { .. }) => {
                        !takes_gems(&step.cause, fact)
                    }
                    _ => false,
                };
                if !is_forced {
                    self.was_foretold(fact);
                }
            }
        }
    }

    fn was_foretold(&mut self, fact: &OpenFact) {
        let Some(seat) = fact.seat().filter(|_| is_deed(fact)) else { return };
        if self.by_plan.get(&seat) != Some(&true) {
            return;
        }
        let at = self.now;
        let follows = follows(fact);
        // A wish for the gems of a pass holds in all auctions of its turn.
        let is_auction = |part: PartOfTurn| matches!(part.phase, Phase::Auction(_));
        let wished = self.promises.iter().any(|(of, part, promise)| {
            let same = *of == seat && part.turn == at.turn && is_auction(*part);
            same && promise.gems_of_a_pass
        });
        let is_wished = wished && matches!(fact, OpenFact::GemsTaken { why: GemsFor::Pass, .. });
        let is_follow_up = follows
            .is_some_and(|kind| self.follow_ups.get(&seat).is_some_and(|all| all.contains(&kind)));
        if is_wished || self.promise(seat, at).told(fact) || is_follow_up {
            self.tally.told.entry(kind(fact)).or_default()[1] += 1;
        } else {
            let told = &self.promise(seat, at).facts;
            let what = format!("no plan has told {fact:?} at {at:?}, but {told:?}");
            self.is_wrong(what);
        }
    }

    async fn look(&mut self, panel: &Panel) {
        self.read(None).await;
        let seat = panel.view.seat;
        let from = self.seen.insert(seat, self.log.len()).unwrap_or(0);
        self.tally.panels += 1;
        if !panel.since.has_chosen {
            return;
        }
        let new = self.log[from..].iter().filter(|fact| fact.concerns().contains(seat));
        let about: Vec<OpenFact> = new.cloned().collect();
        if about.iter().all(says_nothing) {
            return;
        }
        let read = panel.draft.as_ref().map_or(0, |_| panel.since.read);
        let deeds = panel.since.deeds[read..].iter().map(|deed| deed.fact.clone());
        let deeds: Vec<OpenFact> = deeds.collect();
        let text = self.text(panel);
        let is_in = |telling| {
            let lines = self.lines(panel, &deeds, telling);
            lines.iter().all(|line| text.contains(&**line))
        };
        let telling =
            [Telling::Sentences, Telling::Steps].into_iter().find(|telling| is_in(*telling));
        let Some(telling) = telling else {
            let lines = self.lines(panel, &deeds, Telling::Sentences);
            self.is_wrong(format!("not told: {lines:?} in {text}"));
            return;
        };
        // Drawn judgements are in the picture until one is returned; then the card's line says it.
        let returns = panel.asked().is_some_and(|(_, asked)| asked.topic == Topic::ReturnJudgement);
        let is_pictured = |fact: &OpenFact| {
            returns && matches!(fact, OpenFact::Underworld(UnderworldFact::JudgementsDrawn { .. }))
        };
        let told: Vec<OpenFact> = about.iter().filter(|fact| !is_pictured(fact)).cloned().collect();
        self.tells_all(panel, &told, (&deeds, telling));
        for fact in about.iter().filter(|fact| !says_nothing(fact)) {
            self.tally.told.entry(kind(fact)).or_default()[0] += 1;
        }
    }

    /// Without one of these facts, or with another value in it, the lines of all would be others.
    fn tells_all(
        &mut self,
        panel: &Panel,
        about: &[OpenFact],
        (all, telling): (&[OpenFact], Telling),
    ) {
        let lines = self.lines(panel, all, telling);
        let says_nothing = |fact: &&OpenFact| says_nothing(fact) || follows_in_step(fact, telling);
        for fact in about.iter().filter(|fact| !says_nothing(fact)) {
            let Some(nth) = all.iter().position(|other| other == fact) else {
                self.is_wrong(format!("{fact:?} is on no panel"));
                continue;
            };
            let mut others = all.to_vec();
            others.remove(nth);
            if self.lines(panel, &others, telling) == lines {
                self.is_wrong(format!("{telling:?}: nothing tells {fact:?} in {lines:?}"));
            }
            let mut others = all.to_vec();
            for (value, other) in with_other_values(fact) {
                if is_pictured(panel, all, fact, &value) {
                    continue;
                }
                others[nth] = other;
                if self.lines(panel, &others, telling) == lines {
                    self.is_wrong(format!("{telling:?}: {value} is not told"));
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_to_a_reader_is_told_and_what_a_plan_does_before() {
    let wanted = std::env::var("VICEROY_TOLD_GAMES").ok();
    let games = wanted.map_or(GAMES, |games| games.parse().unwrap());
    let carried = Languages::carried().unwrap();
    let mut all = Tally::default();
    for seed in 1..=games {
        let language = LANGUAGES[seed as usize % LANGUAGES.len()];
        let mut table = Table::begin(seed, Arc::clone(carried.nearest(language))).await;
        table.play().await;
        for (kind, [told, before]) in table.tally.told {
            let counts = all.told.entry(kind).or_default();
            counts[0] += told;
            counts[1] += before;
        }
        for (what, count) in table.tally.wrong {
            *all.wrong.entry(format!("{seed}: {what}")).or_default() += count;
        }
        all.panels += table.tally.panels;
    }
    println!("{games} games, {} panels", all.panels);
    for (kind, [told, before]) in &all.told {
        println!("{kind}: told {told}, by a plan before {before}");
    }
    let wrong: Vec<String> =
        all.wrong.iter().map(|(what, count)| format!("{count} times in game {what}")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
