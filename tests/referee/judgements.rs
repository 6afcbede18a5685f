//! Judgement tokens (R-UND-01, R-UND-09).

use crate::prelude::*;

#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Judgement {
    None,
    Points(i64),
    /// Per single-colour circle and infinite gem.
    PerCircle(i64),
    PerToken(Kind, i64),
    /// Discards one token of these kinds.
    Discard(Vec<Kind>),
}

pub fn judgements(cards: Cards, file: &str) -> Vec<Judgement> {
    let sheet = read(cards, file);
    let kinds = sheet["judgement"].as_array().unwrap().iter();
    kinds
        .flat_map(|kind| {
            let count = kind["count"].as_integer().unwrap();
            std::iter::repeat_n(face(&kind["penalty"]), count as usize)
        })
        .collect()
}

fn face(penalty: &toml::Value) -> Judgement {
    let Some(table) = penalty.as_table() else {
        assert_eq!(penalty.as_str(), Some("none"));
        return Judgement::None;
    };
    let (word, value) = table.iter().next().unwrap();
    let number = value.as_integer().unwrap_or_default();
    match word.as_str() {
        "points" => Judgement::Points(number),
        "per_circle" => Judgement::PerCircle(number),
        "per_magic" => Judgement::PerToken(Kind::Magic, number),
        "per_defence" => Judgement::PerToken(Kind::Defense, number),
        "per_science" => Judgement::PerToken(Kind::Science, number),
        "discard" => {
            let names = value.as_array().unwrap().iter();
            let mut kinds: Vec<Kind> = names.map(|n| kind(n.as_str().unwrap())).collect();
            kinds.sort_unstable();
            Judgement::Discard(kinds)
        }
        unknown => panic!("the sheet names a judgement {unknown}"),
    }
}

fn kind(name: &str) -> Kind {
    match name {
        "science" => Kind::Science,
        "magic" => Kind::Magic,
        "defence" => Kind::Defense,
        "points" => Kind::Power,
        "bonus_circle" => Kind::BonusCircle,
        "bonus_magic" => Kind::BonusMagic,
        "infinite" => Kind::Infinite,
        unknown => panic!("the sheet discards {unknown}"),
    }
}

/// R-UND-09: images do not count.
pub fn taken(pyramid: &Pyramid) -> i64 {
    let of = |judgement: &Judgement| match judgement {
        Judgement::None | Judgement::Discard(_) => 0,
        Judgement::Points(points) => *points,
        Judgement::PerCircle(points) => {
            points * (pyramid.circles().len() as i64 + pyramid.count(Kind::Infinite))
        }
        Judgement::PerToken(kind, points) => points * pyramid.count(*kind),
    };
    pyramid.judgements.iter().map(of).sum()
}

pub fn faces(sheet: &Sheet, record: &Record) -> Vec<String> {
    let mut box_of = sheet.judgements.clone();
    let held = record.players.iter().flat_map(|p| &p.pyramid.judgements);
    let beyond = held.filter(|face| match box_of.iter().position(|f| f == *face) {
        Some(at) => {
            box_of.swap_remove(at);
            false
        }
        None => true,
    });
    beyond.map(|face| format!("R-UND-01: there are not so many judgements {face:?}")).collect()
}

impl Walk<'_> {
    /// R-UND-09.
    pub fn judgement(&mut self) -> Result<(), Lost> {
        if !self.record.agreed.has(Module::Underworld) {
            return Ok(());
        }
        self.phase = Phase::Judgement;
        let mut shown = vec![None; self.record.seats];
        while let Some((seat, Fact::JudgementsShown { judgements })) =
            self.peek().map(|e| (e.seat, &e.fact))
        {
            let again = shown[seat].replace(judgements.clone()).is_some();
            let text = format!("seat {seat} shows judgements twice");
            self.demand(!again, "R-UND-09", &text);
            self.step();
        }
        let mut discards = vec![];
        for (seat, shown) in shown.into_iter().enumerate() {
            let mut shown = shown.unwrap_or_default();
            let mut told = self.record.players[seat].pyramid.judgements.clone();
            let text = format!("seat {seat} shows judgements {shown:?}, at the end has {told:?}");
            shown.sort_unstable();
            told.sort_unstable();
            self.demand(shown == told, "R-UND-09", &text);
            let (count, due) = (shown.len() as i64, self.players[seat].judgements);
            let text = format!("seat {seat} has {count} judgements, due are {due}");
            self.demand(count == due, "R-UND-03", &text);
            let kinds = shown.into_iter().filter_map(|judgement| match judgement {
                Judgement::Discard(kinds) => Some(kinds),
                Judgement::None
                | Judgement::Points(_)
                | Judgement::PerCircle(_)
                | Judgement::PerToken(..) => None,
            });
            discards.push(kinds.collect::<Vec<_>>());
        }
        while let Some((seat, Fact::Obeyed { kinds, card, token })) =
            self.peek().map(|e| (e.seat, &e.fact))
        {
            self.step();
            let known = discards[seat].iter().position(|d| d == kinds);
            let text = format!("seat {seat} discards {token:?} for no judgement of {kinds:?}");
            self.demand(known.is_some(), "R-UND-09", &text);
            known.map(|at| discards[seat].swap_remove(at));
            let fits = kinds.contains(&token.kind) && self.discard_token(seat, *card, token);
            let text = format!("seat {seat} has no {token:?} of {kinds:?} on card {card}");
            self.demand(fits, "R-UND-09", &text);
        }
        for (seat, left) in discards.iter().enumerate() {
            let there = |kind: &Kind| self.players[seat].pyramid.count(*kind) > 0;
            let obeyed = !left.iter().flatten().any(there);
            let text = format!("seat {seat} could discard a token for {left:?}");
            self.demand(obeyed, "R-UND-09", &text);
        }
        if self.peek().is_some() {
            return self.lost("R-UND-09", "the judgements are over");
        }
        Ok(())
    }

    fn discard_token(&mut self, seat: usize, card: i64, token: &Token) -> bool {
        let pyramid = &mut self.players[seat].pyramid;
        let tokens = match card {
            DOMAIN => pyramid.domain.as_mut().map(|d| &mut d.tokens),
            COMBAT => Some(&mut pyramid.combat.tokens),
            _ => pyramid.card_mut(card).map(|c| &mut c.tokens),
        };
        let Some(tokens) = tokens else { return false };
        let Some(at) = tokens.iter().position(|t| t == token) else {
            return false;
        };
        tokens.remove(at);
        if let (Kind::Infinite, Some(colour)) = (token.kind, token.colour) {
            self.reserve[colour] += 1;
        }
        true
    }
}
