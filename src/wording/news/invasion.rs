//! What is said of monsters and combats.

use super::Teller;
use crate::rules::{GemsFor, InvasionFact, Seat, Stones};
use crate::wording::thing::{Joined, Thing};

impl Teller<'_> {
    pub(super) fn invasion(&mut self, fact: &InvasionFact) {
        match fact {
            InvasionFact::Appeared(monster) => {
                let monster = Thing::monster(self.catalogue, *monster);
                self.plain("news-monster", &[("monster", monster.into())]);
            }
            InvasionFact::BidKept { seat, stones } => {
                let args = [("stones", Thing::stones(stones).into())];
                self.part(*seat, "news-part-bid-kept", &args);
            }
            InvasionFact::Mustered { seat, gems } => {
                let args = [("gems", (*gems).into())];
                self.part(*seat, "news-part-mustered", &args);
            }
            // The circle and the infinite gem are told themselves.
            InvasionFact::TakenFromCombat {
                why: GemsFor::Circle | GemsFor::Infinite,
                ..
            } => {}
            InvasionFact::TakenFromCombat { seat, stones, .. } => {
                let args = [("stones", Thing::stones(stones).into())];
                self.part(*seat, "news-part-from-combat-card", &args);
            }
            InvasionFact::Shown(shown) => {
                let said = shown.iter().map(|(seat, stones)| {
                    let stones = stones.unwrap_or(Stones::NONE);
                    let args = [
                        ("who", self.who(seat).into()),
                        ("stones", Thing::stones(&stones).into()),
                    ];
                    let key = match stones.is_empty() {
                        true => "news-shown-none",
                        false => "news-shown-by",
                    };
                    Thing::Said(self.w.say(key, &args))
                });
                let said = Thing::list(said, Joined::Commas);
                self.plain("news-shown", &[("shown", said.into())]);
            }
            InvasionFact::Fought {
                seat,
                beaten,
                screen,
                combat,
            } => self.fought(*seat, *beaten, &screen.plus(combat)),
            InvasionFact::Rewarded { seat, monster } => {
                let monster = Thing::monster(self.catalogue, *monster);
                self.part(*seat, "news-part-reward", &[("monster", monster.into())]);
            }
            InvasionFact::Penalised { seat, monster } => {
                let monster = Thing::monster(self.catalogue, *monster);
                self.part(*seat, "news-part-penalty", &[("monster", monster.into())]);
            }
            InvasionFact::StackCleared => self.lines.close(),
            // No card does this: it is the end.
            InvasionFact::CombatCardCleared { seat, stones } => {
                self.lines.close();
                let args = [("stones", Thing::stones(stones).into())];
                self.part(*seat, "news-part-combat-card-cleared", &args);
            }
        }
    }

    fn fought(&mut self, seat: Seat, beaten: u8, paid: &Stones) {
        let args = [
            ("count", beaten.into()),
            ("stones", Thing::stones(paid).into()),
        ];
        let key = match beaten {
            0 => "news-beats-none",
            _ => "news-beats",
        };
        // What was placed before in the same post is another matter.
        let who = ("who", self.who(seat).into());
        let args: Vec<_> = args.into_iter().chain([who]).collect();
        let said = self.w.say(key, &args);
        self.lines.did(seat, said);
    }
}
