//! The set-up of a game.

use crate::prelude::*;

/// What the record omits has the edition's default.
pub struct Agreed {
    pub rivals: i64,
    pub bonus_cards: bool,
    pub discard_for_gems: bool,
    pub gaps: bool,
    pub law_69_original: bool,
    pub revised_laws: bool,
    pub domain_cards: bool,
    /// Before those of law 69 (R-TRN-01, R-HOUSE-01).
    pub turns: i64,
    pub modules: Vec<Module>,
    /// The auction cards, which R-TD-02 changes.
    pub row: Row,
    /// Only humans can time out.
    pub people: bool,
}

impl Agreed {
    pub fn usual() -> Self {
        Self {
            rivals: 0,
            bonus_cards: true,
            discard_for_gems: true,
            gaps: false,
            law_69_original: false,
            revised_laws: false,
            domain_cards: false,
            turns: 12,
            modules: vec![],
            row: Row::Four,
            people: false,
        }
    }

    pub fn has(&self, module: Module) -> bool {
        self.modules.contains(&module)
    }
}

/// R-TD-02: two auction cards with all four colours between them, else none.
fn row(value: &Value, two_colours: bool) -> Result<Row, String> {
    let told = &value["auction_cards"];
    if !two_colours {
        let none = told.is_null();
        return none.then_some(Row::Four).ok_or_else(|| format!("auction_cards are {told}"));
    }
    let mut cards = [[0; 2]; 2];
    let mut seen = [false; 4];
    for (nth, pair) in cards.iter_mut().enumerate() {
        for (i, found) in pair.iter_mut().enumerate() {
            let name = told[nth][i].as_str().unwrap_or_default();
            *found = colour(name).ok_or_else(|| format!("auction_cards are {told}"))?;
            seen[*found] = true;
        }
    }
    let whole = seen == [true; 4] && told.as_array().is_some_and(|cards| cards.len() == 2);
    whole.then_some(Row::Two(cards)).ok_or_else(|| format!("R-TD-02: auction_cards are {told}"))
}

pub fn agreed(value: &Value, seats: &[Value]) -> Result<Agreed, String> {
    let edition = value["edition"].as_str().unwrap_or_default();
    let known = ["en-2015", "en-first", "ru-2015", "de"];
    if !known.contains(&edition) {
        return Err(format!("edition {edition} is unknown"));
    }
    let options = &value["options"];
    if !options.is_object() {
        return Err("options are missing".into());
    }
    let yes = |name: &str, otherwise: bool| {
        let given = &options[name];
        let answer = given.as_bool().or(given.is_null().then_some(otherwise));
        answer.ok_or_else(|| format!("option {name} is {given}"))
    };
    let law_69 = options["law_69"].as_str().unwrap_or("later");
    if !["later", "original"].contains(&law_69) {
        return Err(format!("option law_69 is {law_69}"));
    }
    let deal = options["deal"].as_i64();
    if !(options["deal"].is_null() || deal == Some(2) || deal == Some(4)) {
        return Err(format!("option deal is {}", options["deal"]));
    }
    let returned = options["returned_gems"].as_str().unwrap_or("random");
    if !["random", "chosen"].contains(&returned) {
        return Err(format!("option returned_gems is {returned}"));
    }
    yes("open_screens", false)?;
    let (modules, domain_cards) = (modules(value)?, yes("domain_cards", false)?);
    if modules.contains(&Module::Underworld) && !domain_cards {
        return Err("R-TD-04: criminals without domain cards".into());
    }
    let short = yes("short_game", false)?;
    let two_colours = yes("two_colour_auction", false)?;
    if short && (two_colours || modules.contains(&Module::Invasion)) {
        return Err("R-HOUSE-01: a short game with two colours or Invasion".into());
    }
    Ok(Agreed {
        rivals: number(value, "rivals")?,
        bonus_cards: yes("bonus_cards", edition != "en-first")?,
        discard_for_gems: yes("discard_for_gems", edition != "en-first")?,
        gaps: yes("gaps", false)?,
        law_69_original: law_69 == "original",
        revised_laws: yes("revised_laws", false)?,
        domain_cards,
        turns: if short { 6 } else { 12 },
        modules,
        row: row(value, two_colours)?,
        people: seats.iter().any(|s| s["occupant"] == "person"),
    })
}

fn modules(value: &Value) -> Result<Vec<Module>, String> {
    let told = list(value, "modules")?;
    let played = |module: &Module| told.iter().any(|name| *name == module.name());
    let played: Vec<Module> = MODULES.into_iter().filter(played).collect();
    (told.len() == played.len())
        .then_some(played)
        .ok_or_else(|| format!("modules {told:?} are not known here"))
}

/// R-SET-01, R-VIR-01, R-TD-02.
pub fn company(agreed: &Agreed, seats: usize) -> Result<(), String> {
    if let Row::Two(_) = agreed.row {
        let fits = seats <= 2 && agreed.rivals == 0;
        let text = format!("R-TD-02: {seats} seats, {} rivals", agreed.rivals);
        return fits.then_some(()).ok_or(text);
    }
    let most = match seats {
        1 => 1..=3,
        2 => 0..=2,
        3 => 0..=1,
        4 => 0..=0,
        _ => return Err(format!("R-SET-01: {seats} seats")),
    };
    if most.contains(&agreed.rivals) {
        Ok(())
    } else {
        Err(format!("R-VIR-01: {} virtual opponents with {seats} seats", agreed.rivals))
    }
}
