//! Hand-made auctions that simulated games rarely show.

use crate::prelude::*;

/// In the first turn, before the auction.
pub struct Story {
    seats: usize,
    rivals: i64,
    pub base: [Option<i64>; 4],
    tip: [Option<i64>; 4],
    pub row: Row,
    original_text: bool,
    revised_laws: bool,
    told: Vec<Value>,
}

/// Cards 11, 12, 13, 14 at the bases of blue, red, green, yellow.
pub fn story(seats: usize, rivals: i64) -> Story {
    Story {
        seats,
        rivals,
        base: [11, 12, 13, 14].map(Some),
        tip: [None; 4],
        row: Row::Four,
        original_text: false,
        revised_laws: false,
        told: vec![],
    }
}

impl Story {
    pub fn tell(mut self, entries: Vec<Value>) -> Self {
        self.told.extend(entries);
        self
    }

    pub fn tip(mut self, colour: usize, card: i64) -> Self {
        self.tip[colour] = Some(card);
        self
    }

    fn record(&self, phase: &str) -> Record {
        let told = self.told.iter().map(|e| {
            let mut e = e.clone();
            e["turn"] = json!(1);
            e["phase"] = json!(phase);
            entry(&e, self.seats, self.row).unwrap()
        });
        let agreed = Agreed {
            rivals: self.rivals,
            row: self.row,
            law_69_original: self.original_text,
            revised_laws: self.revised_laws,
            ..Agreed::usual()
        };
        Record::without_end(agreed, self.seats, told.collect())
    }

    fn seat(&self, walk: &mut Walk<'_>) {
        walk.turn = 1;
        (walk.base, walk.tip) = (self.base, self.tip);
        for card in self.base.iter().chain(&self.tip).flatten() {
            walk.put(*card, Whereabouts::Auction);
        }
        for (seat, player) in walk.players.iter_mut().enumerate() {
            (player.attack, player.laws) = (1, 3);
            player.screen = [2; 4];
            player.diamonds = 1;
            let first = 1 + seat as i64;
            player.pyramid.cards.push(Standing {
                card: first,
                level: 1,
                column: 0,
                sections: [Some(0); 4],
                ..Standing::default()
            });
        }
    }

    /// The phase ends with the last cards of the large deck.
    fn wrong(self) -> Vec<String> {
        let record = self.record("auction");
        let sheet = Sheet::load();
        let mut walk = Walk::new(&sheet, &record, &opening(self.seats));
        self.seat(&mut walk);
        walk.large = 0;
        let _ = walk.auction_phase();
        walk.wrong
    }

    pub fn keeps_the_rules(self) {
        let wrong = self.wrong();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    pub fn breaks(self, rule: &str) {
        let wrong = self.wrong();
        assert!(wrong.iter().any(|w| w.starts_with(rule)), "{rule} is not in {wrong:#?}");
    }
}

fn opening(seats: usize) -> Opening {
    Opening { reserve: [9; 4], screens: vec![[2; 4]; seats] }
}

pub fn bid(auction: i64, seat: usize, bid: &str) -> Value {
    json!({"what": "bid", "auction": auction, "seat": seat, "bid": bid})
}

pub fn rival(auction: i64, rival: u64, bid: &str) -> Value {
    json!({"what": "bid", "auction": auction, "rival": rival, "bid": bid})
}

pub fn won(auction: i64, seat: usize, card: i64, colour: usize, place: &str, by: &str) -> Value {
    json!({"what": "won", "auction": auction, "seat": seat, "card": card, "colour": COLOURS[colour],
        "place": place, "by": by})
}

pub fn gone(rival: u64, card: i64) -> Value {
    json!({"what": "discarded_auction", "card": card, "rival": rival})
}

pub fn tip_gone(card: i64) -> Value {
    json!({"what": "discarded_auction", "card": card})
}

pub fn pass_gems(seat: usize) -> Value {
    json!({"what": "gems_taken", "seat": seat, "for": "pass", "from": "reserve",
        "gems": {"blue": 3, "red": 0, "green": 0, "yellow": 0}})
}

#[test]
fn r_vir_02_every_rival_bids_in_every_auction_that_somebody_entered() {
    let all = vec![bid(1, 0, "pass"), rival(1, 0, "red"), gone(0, 12), pass_gems(0)];
    story(1, 1).tell(all).keeps_the_rules();
    story(1, 1).tell(vec![bid(1, 0, "pass"), pass_gems(0)]).breaks("R-VIR-02");
    let beside = vec![bid(1, 0, "pass"), rival(1, 0, "red"), rival(1, 1, "red"), pass_gems(0)];
    story(1, 1).tell(beside).breaks("R-VIR-02");
}

#[test]
fn r_vir_03_a_rival_on_the_same_card_stops_both() {
    let clash = vec![bid(1, 0, "red"), rival(1, 0, "red"), bid(2, 0, "pass"), rival(2, 0, "blue")];
    story(1, 1).tell(clash.clone()).tell(vec![gone(0, 11), pass_gems(0)]).keeps_the_rules();
    let taken = vec![bid(1, 0, "red"), rival(1, 0, "red"), won(1, 0, 12, 1, "base", "gem")];
    story(1, 1).tell(taken).breaks("R-VIR-03");
    let kept = story(1, 1).tell(clash).tell(vec![pass_gems(0)]);
    kept.breaks("R-VIR-04");
}

#[test]
fn r_vir_04_a_rival_alone_discards_the_base_and_is_out() {
    let start = vec![bid(1, 0, "blue"), rival(1, 0, "red"), won(1, 0, 11, 0, "base", "gem")];
    let right = story(1, 1).tip(1, 22).tell(start.clone()).tell(vec![gone(0, 12), tip_gone(22)]);
    right.keeps_the_rules();
    story(1, 1).tip(1, 22).tell(start.clone()).tell(vec![gone(0, 22)]).breaks("R-VIR-04");
    story(1, 1).tell(start).breaks("R-VIR-04");
    let again = vec![
        bid(1, 0, "red"),
        bid(1, 1, "red"),
        rival(1, 0, "blue"),
        gone(0, 11),
        bid(2, 0, "pass"),
        bid(2, 1, "pass"),
        rival(2, 0, "blue"),
        pass_gems(0),
        pass_gems(1),
    ];
    story(2, 1).tell(again).breaks("R-VIR-02");
}

#[test]
fn r_vir_05_a_rival_on_an_empty_colour_makes_any_card_go() {
    let mut empty = story(1, 1);
    empty.base[3] = None;
    let won = won(1, 0, 12, 1, "base", "gem");
    let bids = vec![bid(1, 0, "red"), rival(1, 0, "yellow")];
    empty.tell([bids.clone(), vec![won.clone(), gone(0, 11)]].concat()).keeps_the_rules();
    for wrong in [vec![won.clone()], vec![gone(0, 11), won.clone()]] {
        let mut empty = story(1, 1);
        empty.base[3] = None;
        empty.tell([bids.clone(), wrong].concat()).breaks("R-");
    }
}

#[test]
fn r_vir_05_a_colour_emptied_by_an_attack_token_is_not_without_cards() {
    let told = vec![bid(1, 0, "attack"), rival(1, 0, "red"), won(1, 0, 12, 1, "base", "attack")];
    story(1, 1).tell(told.clone()).keeps_the_rules();
    story(1, 1).tell(told).tell(vec![gone(0, 11)]).breaks("R-AUC-12");
}

#[test]
fn r_vir_06_two_rivals_take_two_cards_and_leave_one() {
    let one = vec![
        bid(1, 0, "blue"),
        rival(1, 0, "red"),
        rival(1, 1, "red"),
        won(1, 0, 11, 0, "base", "gem"),
    ];
    story(1, 2).tell(one.clone()).keeps_the_rules();
    story(1, 2).tell(one.clone()).tell(vec![gone(0, 12)]).breaks("R-VIR-06");
    let two = story(1, 2).tip(1, 22).tell(one.clone());
    two.tell(vec![gone(0, 12), gone(1, 22)]).keeps_the_rules();
    story(1, 2).tip(1, 22).tell(one).tell(vec![gone(0, 12), tip_gone(22)]).breaks("R-VIR-06");
}

#[test]
fn r_vir_07_against_one_rival_the_tip_or_nothing() {
    let bids = vec![bid(1, 0, "red"), rival(1, 0, "red")];
    let tip = vec![won(1, 0, 22, 1, "tip", "gem"), gone(0, 12)];
    story(1, 1).tip(1, 22).tell(bids.clone()).tell(tip).keeps_the_rules();
    let base = vec![won(1, 0, 12, 1, "base", "gem"), gone(0, 22)];
    story(1, 1).tip(1, 22).tell(bids.clone()).tell(base).breaks("R-VIR-07");
    let on = vec![bid(2, 0, "pass"), rival(2, 0, "blue"), gone(0, 11), pass_gems(0), tip_gone(22)];
    story(1, 1).tip(1, 22).tell(bids).tell(on).keeps_the_rules();
}

#[test]
fn r_auc_12_attack_tokens_come_in_order_and_before_gems() {
    let bids = vec![bid(1, 0, "attack"), bid(1, 1, "attack")];
    let right = vec![won(1, 0, 11, 0, "base", "attack"), won(1, 1, 12, 1, "base", "attack")];
    let mut wrong = right.clone();
    wrong.reverse();
    story(2, 0).tell(bids.clone()).tell(right).keeps_the_rules();
    story(2, 0).tell(bids).tell(wrong).breaks("R-AUC-12");
}

#[test]
fn r_law_69_original_text_takes_a_card_and_replaces_it() {
    let taken =
        json!({"what": "taken_auction", "seat": 0, "card": 12, "colour": "red", "place": "base"});
    let replaced = json!({"what": "revealed", "card": 33, "colour": "red"});
    for (told, right) in
        [(vec![taken.clone(), replaced], true), (vec![taken], false), (vec![], false)]
    {
        let mut law = story(2, 0).tell(told);
        law.original_text = true;
        let record = law.record("development");
        let sheet = Sheet::load();
        let mut walk = Walk::new(&sheet, &record, &opening(2));
        law.seat(&mut walk);
        walk.phase = crate::fact::Phase::Development;
        let done = walk.law(0, 69).is_ok();
        assert_eq!(done && walk.wrong.is_empty(), right, "{:#?}", walk.wrong);
        assert!(!right || (walk.players[0].absent && walk.base[1] == Some(33)));
    }
}

#[test]
fn r_law_69_original_text_keeps_its_owner_out_of_the_next_auction() {
    let told = vec![bid(1, 1, "red"), won(1, 1, 12, 1, "base", "gem")];
    let bidding = vec![bid(1, 0, "blue"), bid(1, 1, "red"), won(1, 0, 11, 0, "base", "gem")];
    for (told, right) in [(told, true), (bidding, false)] {
        let law = story(2, 0).tell(told);
        let record = law.record("auction");
        let sheet = Sheet::load();
        let mut walk = Walk::new(&sheet, &record, &opening(2));
        law.seat(&mut walk);
        walk.large = 0;
        walk.players[0].absent = true;
        let done = walk.auction_phase().is_ok();
        assert_eq!(done && walk.wrong.is_empty(), right, "{:#?}", walk.wrong);
    }
}
