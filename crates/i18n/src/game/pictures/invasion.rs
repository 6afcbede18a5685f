//! Texts for monsters and combat cards (RULES section 11).

use viceroy_rules::cards::Monster;

use crate::prelude::*;

fn name(monster: &Monster) -> Term {
    Term::Monster(monster.id, monster.name.en.clone())
}

pub fn monster_name(w: &Wording, monster: &Monster) -> String {
    w.word(name(monster))
}

pub fn alt_stack(w: &Wording, stack: &[&Monster]) -> Option<String> {
    let each = stack.iter().map(|monster| {
        let cost = Gems::only(monster.colour, monster.tier.gems());
        Term::Said(w.say(text!(
            alt_monster,
            monster = name(monster),
            cost,
            reward = Term::rewards(&monster.reward)
        )))
    });
    let monsters = Term::list(each, Joined::Commas);
    (!stack.is_empty()).then(|| w.say(text!(alt_stack, monsters)))
}

pub fn alt_fights_with(w: &Wording, stones: &Currency) -> String {
    w.say(text!(alt_fights_with, stones = Term::stones(stones), count = stones.total()))
}

pub fn alt_combat_card(w: &Wording, stones: &Currency, tokens: &[(Token, u16)]) -> Option<String> {
    let stones = (!stones.is_empty()).then(|| Term::stones(stones));
    let tokens = tokens.iter();
    let tokens = tokens.map(|(token, count)| Term::Tokens(*token, *count));
    let things = Term::some(stones.into_iter().chain(tokens), Joined::Commas)?;
    Some(w.say(text!(alt_combat_card, things)))
}

pub fn alt_penalties(w: &Wording, count: usize) -> Option<String> {
    (count > 0).then(|| w.say(text!(alt_penalties, count, points = 4 * count)))
}

pub fn alt_shown(w: &Wording, name: &str, shown: &Currency, beaten: Option<u8>) -> String {
    let stones = Term::stones(shown);
    match beaten {
        Some(count) => w.say(text!(alt_shown_beats, name, stones, count)),
        None => w.say(text!(alt_shown, name, stones)),
    }
}
