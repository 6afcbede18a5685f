//! Replays a log.

use crate::diamonds::in_game;
use crate::prelude::*;

/// The log cannot be followed further.
pub struct Lost;

/// As publicly known.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Whereabouts {
    /// In a deck or unseen in a hand.
    Unknown,
    Auction,
    Hand(usize),
    Pyramid(usize),
    /// R-UND-04: under a deck.
    Discarded,
    Gone,
}

#[derive(Clone, Debug, Default)]
pub struct Player {
    pub pyramid: Pyramid,
    pub screen: Gems,
    pub attack: i64,
    pub diamonds: i64,
    pub characters: i64,
    pub laws: i64,
    pub criminals: i64,
    /// Judgements on the domain card, bribes behind the screen.
    pub judgements: i64,
    pub bribes: i64,
    /// R-DEV-11: every combination used this turn that fits the log; diamonds can make it
    /// ambiguous.
    pub infinite_used: BTreeSet<Gems>,
    /// R-TRN-03: rank by lot.
    pub lot: usize,
    /// R-LAW-69, original text: skips the next auction.
    pub absent: bool,
}

pub struct Walk<'a> {
    pub sheet: &'a Sheet,
    pub record: &'a Record,
    pub at: usize,
    pub turn: i64,
    pub phase: Phase,
    pub reserve: Gems,
    /// R-TD-06: in the reserve.
    pub diamonds: i64,
    pub players: Vec<Player>,
    pub large: i64,
    pub small: i64,
    pub laws: i64,
    /// R-UND-04: from the bottom up; `Some` for discards.
    pub criminals: Vec<Option<i64>>,
    /// Two auction cards use the first two.
    pub base: [Option<i64>; 4],
    pub tip: [Option<i64>; 4],
    pub cards: BTreeMap<i64, Whereabouts>,
    /// How often law 69 added a turn.
    pub prolonged: i64,
    /// R-INV-03.
    pub monsters_seen: Vec<i64>,
    pub combats: usize,
    /// Whether each is out this turn.
    pub rivals: BTreeMap<u64, bool>,
    pub wrong: Vec<String>,
}

impl<'a> Walk<'a> {
    pub fn new(sheet: &'a Sheet, record: &'a Record, opening: &Opening) -> Self {
        let seats = record.seats as i64;
        let (mut characters, mut laws) =
            if record.agreed.bonus_cards { (64, 24) } else { (60, 20) };
        // R-ARI-01: they are shuffled in, and the large deck keeps its size.
        if record.agreed.has(Module::Aristocrats) {
            characters += 12;
        }
        laws += 3 * record.agreed.modules.len() as i64;
        // R-SET-03, R-SET-05. R-TD-04: the set-up deals them.
        let (in_hand, kept) = if record.agreed.domain_cards { (0, 0) } else { (1, 2) };
        let player =
            |screen: &Gems| Player { screen: *screen, characters: in_hand, ..Player::default() };
        let large = record.agreed.turns
            * match record.agreed.row {
                Row::Four => 4,
                Row::Two(_) => 2,
            };
        let divided = if record.agreed.domain_cards { 0 } else { large };
        Self {
            sheet,
            record,
            at: 0,
            turn: 0,
            phase: Phase::Setup,
            reserve: opening.reserve,
            diamonds: in_game(sheet, record),
            players: opening.screens.iter().map(player).collect(),
            large,
            small: characters - divided - kept * seats,
            laws,
            criminals: vec![None; sheet.criminals.len()],
            base: [None; 4],
            tip: [None; 4],
            cards: BTreeMap::new(),
            prolonged: 0,
            monsters_seen: vec![],
            combats: 0,
            rivals: BTreeMap::new(),
            wrong: vec![],
        }
    }

    pub fn complain(&mut self, rule: &str, text: &str) {
        let (turn, at) = (self.turn, self.at);
        self.wrong.push(format!("{rule}: {text} (turn {turn}, before entry {at})"));
    }

    pub fn demand(&mut self, holds: bool, rule: &str, text: &str) {
        if !holds {
            self.complain(rule, text);
        }
    }

    pub fn lost<T>(&mut self, rule: &str, text: &str) -> Result<T, Lost> {
        let found = self.record.log.get(self.at);
        self.complain(rule, &format!("{text}, found {found:?}"));
        Err(Lost)
    }

    /// `None` at the end of the phase.
    pub fn peek(&self) -> Option<&'a Entry> {
        let next = self.record.log.get(self.at)?;
        (next.turn == self.turn && next.phase == self.phase).then_some(next)
    }

    pub fn peek_of(&self, seat: usize) -> Option<&'a Fact> {
        self.peek().filter(|e| e.seat == seat).map(|e| &e.fact)
    }

    pub fn step(&mut self) {
        self.at += 1;
    }

    /// R-TRN-03.
    pub fn in_order(&self, seats: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let mut order: Vec<usize> = seats.into_iter().collect();
        let players = &self.players;
        order.sort_by_key(|s| (players[*s].pyramid.lowest(), players[*s].lot));
        order
    }

    pub fn take(&mut self, seat: usize, gems: &Gems) {
        for (colour, count) in gems.iter().enumerate() {
            self.reserve[colour] -= count;
            self.players[seat].screen[colour] += count;
        }
        self.no_debts(seat);
    }

    pub fn spend(&mut self, seat: usize, gems: &Gems) {
        for (held, gone) in self.players[seat].screen.iter_mut().zip(gems) {
            *held -= gone;
        }
        self.no_debts(seat);
    }

    pub fn pay(&mut self, seat: usize, gems: &Gems) {
        self.spend(seat, gems);
        self.refill(gems);
    }

    pub fn refill(&mut self, gems: &Gems) {
        for (held, come) in self.reserve.iter_mut().zip(gems) {
            *held += come;
        }
    }

    fn no_debts(&mut self, seat: usize) {
        for (colour, name) in COLOURS.iter().enumerate() {
            if self.reserve[colour] < 0 {
                self.complain("R-REW-01", &format!("the reserve has no more {name} gems"));
            }
            if self.players[seat].screen[colour] < 0 {
                self.complain("R-AUC-02", &format!("seat {seat} has no more {name} gems"));
            }
        }
    }

    pub fn in_reserve(&self) -> i64 {
        self.reserve.iter().sum()
    }

    /// R-REW-03.
    pub fn in_decks(&self) -> i64 {
        self.small + self.laws + self.criminals.len() as i64
    }

    pub fn whereabouts(&self, card: i64) -> Whereabouts {
        let known = self.cards.get(&card);
        known.copied().unwrap_or(Whereabouts::Unknown)
    }

    pub fn put(&mut self, card: i64, place: Whereabouts) {
        self.cards.insert(card, place);
    }

    pub fn stand(&mut self, seat: usize, card: i64, level: i64, column: i64) {
        self.put(card, Whereabouts::Pyramid(seat));
        let sections = self.sheet.sections.get(&card).copied().unwrap_or_default();
        let images = self.sheet.images.get(&card).cloned().unwrap_or_default();
        self.players[seat].pyramid.cards.push(Standing {
            card,
            level,
            column,
            sections,
            images,
            ..Standing::default()
        });
    }

    /// R-REW-04, R-REW-05, R-REW-07: attack tokens go behind the screen.
    pub fn gain_token(&mut self, seat: usize, card: i64, token: Token, from: Source) {
        if token.kind == Kind::Attack {
            self.players[seat].attack += 1;
            return;
        }
        if let (Kind::Infinite, Some(colour)) = (token.kind, token.colour) {
            let due: &[Source] = if self.reserve[colour] > 0 {
                &[Source::Reserve]
            } else {
                &[Source::Screen, Source::Combat]
            };
            let text = format!("an infinite gem from {from:?}, due is {due:?}");
            self.demand(due.contains(&from), "R-REW-07", &text);
            let mut gem = Payment::default();
            gem.gems[colour] = 1;
            match from {
                Source::Screen => self.spend(seat, &gem.gems),
                Source::Combat => self.leaves_the_card(seat, &gem),
                Source::Reserve | Source::Supply => self.reserve[colour] -= 1,
            }
            self.no_debts(seat);
        }
        let pyramid = &mut self.players[seat].pyramid;
        let tokens = match &mut pyramid.domain {
            Some(domain) if card == DOMAIN => Some(&mut domain.tokens),
            _ if card == COMBAT => Some(&mut pyramid.combat.tokens),
            _ => pyramid.card_mut(card).map(|host| &mut host.tokens),
        };
        match tokens {
            Some(tokens) => tokens.push(token),
            None => self.complain("R-REW-04", &format!("a token on absent card {card}")),
        }
    }

    /// R-LAW-78: tucks a card just taken if the next entry says so.
    pub fn enrol(&mut self, seat: usize) -> bool {
        let Some(Fact::Tucked { card, under: 78, from_pyramid: false }) = self.peek_of(seat) else {
            return false;
        };
        self.step();
        self.leave_hand(seat, *card);
        self.tuck(seat, *card, 78);
        true
    }

    /// R-DEV-13.
    pub fn tuck(&mut self, seat: usize, card: i64, under: i64) {
        self.put(card, Whereabouts::Gone);
        match self.players[seat].pyramid.card_mut(under) {
            Some(host) => host.under.push(card),
            None => self.complain("R-DEV-13", &format!("card {card} goes under absent {under}")),
        }
    }
}
