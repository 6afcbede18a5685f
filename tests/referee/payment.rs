//! Card costs and payment (R-DEV-06, R-DEV-11, R-TD-07, R-ARI-02).

use crate::prelude::*;

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Paid {
    pub gems: Gems,
    pub diamonds: i64,
}

impl Walk<'_> {
    fn infinite(&self, seat: usize) -> Gems {
        let mut infinite = Gems::default();
        for (_, token) in self.players[seat].pyramid.tokens() {
            if let (Kind::Infinite, Some(colour)) = (token.kind, token.colour) {
                infinite[colour] += 1;
            }
        }
        infinite
    }

    pub fn payment(&mut self, seat: usize) -> Paid {
        let mut paid = Paid::default();
        if let Some(Fact::GemsPaid { gems, why: Why::Card }) = self.peek_of(seat) {
            paid.gems = *gems;
            self.step();
            self.pay(seat, gems);
        }
        if let Some(Fact::DiamondsPaid { diamonds, why: Why::Card }) = self.peek_of(seat) {
            paid.diamonds = *diamonds;
            self.step();
            self.pay_diamonds(seat, *diamonds);
        }
        paid
    }

    /// Ignores which infinite gems were used.
    pub fn can_pay(&self, seat: usize, cost: &Cost) -> bool {
        let player = &self.players[seat];
        let infinite = self.infinite(seat);
        player.infinite_used.iter().all(|used| {
            let ready: Gems =
                std::array::from_fn(|c| player.screen[c] + (infinite[c] - used[c]).max(0));
            let all = ready.iter().sum::<i64>() + player.diamonds;
            cost.missing(&ready) <= player.diamonds && cost.sum() <= all
        })
    }

    /// R-DEV-06, R-DEV-11, R-TD-07, R-ARI-02: exact payment in gems, diamonds and unused infinite
    /// gems; missing colours in diamonds.
    pub fn cost(&mut self, seat: usize, card: i64, cost: &Cost, paid: &Paid) {
        let infinite = self.infinite(seat);
        let used = std::mem::take(&mut self.players[seat].infinite_used);
        let mut after = BTreeSet::new();
        for before in &used {
            let ready: Gems = std::array::from_fn(|c| (infinite[c] - before[c]).max(0));
            for by_infinite in up_to(&ready) {
                let gems: Gems = std::array::from_fn(|c| paid.gems[c] + by_infinite[c]);
                let all = gems.iter().sum::<i64>() + paid.diamonds;
                if all == cost.sum() && cost.missing(&gems) <= paid.diamonds {
                    after.insert(std::array::from_fn(|c| before[c] + by_infinite[c]));
                }
            }
        }
        let text = format!(
            "card {card} costs {cost:?}, paid are {paid:?}; of infinite gems {infinite:?} have paid {used:?}"
        );
        self.demand(!after.is_empty(), "R-DEV-06", &text);
        self.players[seat].infinite_used = if after.is_empty() { used } else { after };
    }
}

fn up_to(most: &Gems) -> Vec<Gems> {
    let mut all = vec![Gems::default()];
    for (colour, most) in most.iter().enumerate() {
        all = all
            .into_iter()
            .flat_map(|gems| {
                (0..=*most).map(move |count| {
                    let mut gems = gems;
                    gems[colour] = count;
                    gems
                })
            })
            .collect();
    }
    all
}
