//! The sentences of `given` and `elsewhere`.

use viceroy::rules::{AuctionRow, Edition, Module, OfferedCards, setting};

use super::layout::{Beginning, Belongings, Cards};
use super::parsing::Tables;
use super::prelude::*;

pub type Given = fn(&mut Layout, &Args) -> Result<(), String>;

fn put<T>(place: &mut T, given: T) -> Result<(), String> {
    *place = given;
    Ok(())
}

pub const FORMS: &[Form<Given>] = &[
    ("the same", |_, _| Ok(())),
    ("<number> players|player", |l, a| put(&mut l.seats, a.get::<i64>(0) as u8)),
    ("<number> rivals|rival", |l, a| put(&mut l.terms.rivals, Some(a.get::<i64>(0) as u8))),
    ("only <rivals> is|are in", |l, a| {
        put(&mut l.rivals_in, Some(a.get::<Vec<Rival>>(0).into_iter().collect()))
    }),
    ("edition <word>", |l, a| {
        let key: String = a.get(0);
        let known = Edition::ALL.map(Edition::key).join(", ");
        let edition = Edition::from_key(&key);
        l.terms.edition = edition.ok_or(format!("there is no edition {key}; there are {known}"))?;
        Ok(())
    }),
    ("option <word>", |l, a| {
        let option: String = a.get(0);
        let (key, value) = option.split_once('=').unwrap_or((&option, "true"));
        l.terms.options.set(setting(key, value).map_err(|why| why.to_string())?);
        Ok(())
    }),
    ("module <word>", |l, a| {
        let key: String = a.get(0);
        let known = Module::ALL.map(Module::key).join(", ");
        let module = Module::from_key(&key);
        l.terms.modules.push(module.ok_or(format!("there is no module {key}; there are {known}"))?);
        Ok(())
    }),
    ("a new game", |l, _| put(&mut l.begins, Some(Beginning::NewGame))),
    ("auction <number>", |l, a| {
        put(&mut l.begins, Some(Beginning::Auction(a.get::<i64>(0) as u8)))
    }),
    ("development <number>", |l, a| {
        put(&mut l.begins, Some(Beginning::Development(a.get::<i64>(0) as u8)))
    }),
    ("combat", |l, _| put(&mut l.begins, Some(Beginning::Combat))),
    ("monsters to come <numbers>", |l, a| put(&mut l.monsters_to_come, monsters(a))),
    ("monsters <numbers>", |l, a| put(&mut l.monsters, monsters(a))),
    ("<one> cannot play <card> any more", |l, a| {
        put(&mut l.begins, Some(Beginning::Unplayable(a.get(0), a.get(1))))
    }),
    ("turn <number>", |l, a| put(&mut l.turn, a.get::<i64>(0) as u8)),
    ("reserve <gems>", |l, a| put(&mut l.reserve, a.get(0))),
    ("diamonds in the reserve <number>", |l, a| {
        l.diamonds = Some(a.get::<i64>(0) as u8);
        l.cards = Cards::Diamonds;
        Ok(())
    }),
    ("cards with bottoms", |l, _| put(&mut l.cards, Cards::Bottoms)),
    ("<deck> from the top <cards>", |l, a| {
        let deck: DeckKind = a.get(0);
        l.decks.retain(|(kind, _)| *kind != deck);
        l.decks.push((deck, a.get(1)));
        Ok(())
    }),
    ("auction cards <word> <word>", |l, a| {
        let card = |nth| AuctionCard::try_from(a.get::<String>(nth));
        let both = [card(0), card(1)].into_iter().collect::<Result<Vec<_>, _>>();
        l.auction = AuctionRow::laid(both.map_err(|why| why.to_string())?);
        Ok(())
    }),
    ("<colour> <beside>", |l, a| {
        let [base, tip] = a.get(1);
        let colour: Colour = a.get(0);
        let at = l.auction.columns().find(|at| at.has(colour));
        let offered = at.and_then(|at| l.auction.at_mut(at));
        *offered.ok_or("no such auction card")? = OfferedCards { base, tip };
        Ok(())
    }),
    ("luck seed <number>", |l, a| {
        let seed = a.get::<i64>(0) as u64;
        l.seeds = seed..=seed;
        Ok(())
    }),
    ("luck seeds <number> to <number>", |l, a| {
        put(&mut l.seeds, a.get::<i64>(0) as u64..=a.get::<i64>(1) as u64)
    }),
    ("luck <word> <numbers>", |l, a| {
        let draws: Vec<i64> = a.get(1);
        let draws = draws.into_iter().map(|draw| draw as u32).collect();
        l.luck.draws.insert(a.get(0), draws);
        Ok(())
    }),
    ("virtual opponents draw <colours>", |l, a| {
        put(&mut l.luck.rival_bids, a.get::<Vec<Colour>>(0).into())
    }),
    ("characters from the top <cards>", |l, a| put(&mut l.luck.characters, a.get(0))),
    ("laws from the top <cards>", |l, a| put(&mut l.luck.laws, a.get(0))),
    ("criminals from the top <cards>", |l, a| put(&mut l.luck.criminals, a.get(0))),
    ("judgements drawn <numbers>", |l, a| {
        let drawn: Vec<i64> = a.get(0);
        let drawn = drawn.into_iter().map(|n| JudgementId(n as u8));
        l.luck.judgements = drawn.collect();
        Ok(())
    }),
    ("judgements in the reserve <numbers>", |l, a| {
        put(&mut l.underworld.judgements, Some(a.get(0)))
    }),
    ("bribes in the reserve <number>", |l, a| {
        put(&mut l.underworld.bribes, Some(a.get::<i64>(0) as u8))
    }),
];

fn monsters(args: &Args) -> Vec<MonsterId> {
    let numbers: Vec<i64> = args.get(0);
    numbers.into_iter().map(|n| MonsterId(n as u8)).collect()
}

pub type Clause = fn(&mut Belongings, &Args);

pub const CLAUSES: &[Form<Clause>] = &[
    ("gems <gems>", |p, a| p.gems = a.get(0)),
    ("attack <number>", |p, a| p.attack = a.get::<i64>(0) as u8),
    ("diamonds <number>", |p, a| {
        p.diamonds = a.get::<i64>(0) as u8;
    }),
    ("judgements|judgement <numbers>", |p, a| {
        p.underworld.judgements = a.get(0);
    }),
    ("bribes <number>", |p, a| {
        p.underworld.bribes = a.get::<i64>(0) as u8;
    }),
    ("hand <cards>", |p, a| p.hand = a.get(0)),
    ("pyramid <placed>", |p, a| {
        p.standing = vec![];
        stand(p, a.get(0));
    }),
    ("also <placed>", |p, a| stand(p, a.get(0))),
    ("domain at <place>", |p, a| p.domain = Some(a.get(0))),
    ("<colour> paid at <place>", |p, a| {
        p.paid.push((a.get(1), a.get(0)));
    }),
    ("combat card <gems>", |p, a| p.on_combat.gems = a.get(0)),
    ("combat card diamonds <number>", |p, a| {
        p.on_combat.diamonds = a.get::<i64>(0) as u8;
    }),
    ("penalties <numbers>", |p, a| p.penalties = monsters(a)),
    ("<tokens> on the combat card", |p, a| {
        let tokens: Vec<Lies> = a.get(0);
        p.combat_tokens.extend(tokens.into_iter().map(|t| t.token));
    }),
    ("<tokens> on the domain", |p, a| {
        let tokens: Vec<Lies> = a.get(0);
        p.on_domain.extend(tokens.into_iter().map(|t| t.token));
    }),
    ("<tokens> on <card>", |p, a| {
        let card: CardId = a.get(1);
        let tokens: Vec<Lies> = a.get(0);
        p.tokens.extend(tokens.into_iter().map(|t| (card, t)));
    }),
    ("<cards> under <card>", |p, a| {
        let host: CardId = a.get(1);
        let cards: Vec<CardId> = a.get(0);
        p.tucked.extend(cards.into_iter().map(|c| (c, host)));
    }),
    ("<gems> on <card>", |p, a| {
        let (card, gems): (CardId, Gems) = (a.get(1), a.get(0));
        p.parked.retain(|(on, _)| *on != card);
        p.parked.push((card, gems));
    }),
];

/// A card placed where another stood replaces it.
fn stand(place: &mut Belongings, cards: Vec<Placed>) {
    for placed in cards {
        let taken = |p: &Placed| -> (CardId, Slot) { (p.card, p.slot) };
        let (card, slot) = taken(&placed);
        let other = |p: &Placed| p.card != card && p.slot != slot;
        place.standing.retain(other);
        place.standing.push(placed);
    }
}

pub fn apply(layout: &mut Layout, sentence: &Sentence, tables: &Tables) -> Result<(), Complaint> {
    let complain = |what| Complaint { at: sentence.at.clone(), what };
    let text = sentence.text.as_str();
    if let Some(lines) = tables.get(text) {
        return lines.iter().try_for_each(|line| apply(layout, line, tables));
    }
    let owner = text.split_once(':').map(|(names, clauses)| {
        let player: Result<_, _> = understand(names, &[("<who>", ())]);
        player.map(|(_, args)| (args.get::<Vec<Seat>>(0), clauses))
    });
    match owner {
        Some(Ok((seats, clauses))) => {
            for clause in clauses.split(", ").map(str::trim) {
                let clause = clause.trim_end_matches(',');
                let (does, args) = understand(clause, CLAUSES).map_err(complain)?;
                for seat in &seats {
                    does(&mut layout.places[usize::from(seat.0)], &args);
                }
            }
            Ok(())
        }
        Some(Err(wrong)) => Err(complain(wrong)),
        None => {
            let (does, args) = understand(text, FORMS).map_err(|wrong| {
                let names: Vec<&str> = tables.keys().map(String::as_str).collect();
                let tables = names.join(", ");
                complain(format!(
                    "{wrong}, players and a colon (Anna: gems 2B), or a table: {tables}"
                ))
            })?;
            does(layout, &args).map_err(complain)
        }
    }
}
