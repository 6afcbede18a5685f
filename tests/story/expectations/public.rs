//! Expectations about facts published since the story began.

use super::*;

pub const FORMS: &[Form<Expect>] = &[
    ("it is told that <rest>", |w, a| {
        let found = count(w, &a.get::<String>(0))?;
        if found > 0 { Ok(()) } else { Err(not_told(w, &a.get::<String>(0))) }
    }),
    ("it is not told that <rest>", |w, a| {
        equal("so often told", 0, count(w, &a.get::<String>(0))?)
    }),
    ("it is told <number> times that <rest>", |w, a| {
        let found = count(w, &a.get::<String>(1))?;
        equal("so often told", a.get::<i64>(0), found as i64)
    }),
    ("it is told in this order : <rest>", |w, a| {
        let all: String = a.get(0);
        let all: Vec<&str> = all.split(", ").collect();
        let mut before = None;
        for (i, text) in all.iter().enumerate() {
            let fact = Told::read(text)?;
            // The nth mention means the nth occurrence.
            let times = all[..i].iter().filter(|earlier| *earlier == text).count();
            let mut told = w.told.iter().enumerate().filter(|(_, f)| fact.is(f));
            let found = told.nth(times).map(|(at, _)| at);
            let found = found.ok_or_else(|| not_told(w, text))?;
            if before.is_some_and(|before| before >= found) {
                return Err(format!("expected `{text}` to be told later; told is: {:?}", w.told));
            }
            before = Some(found);
        }
        Ok(())
    }),
    ("nothing is told but : <rest>", |w, a| {
        let all: String = a.get(0);
        let wanted: Result<Vec<Told>, String> = all.split(", ").map(Told::read).collect();
        let wanted = wanted?;
        let same = wanted.len() == w.told.len();
        if same && wanted.iter().zip(&w.told).all(|(t, f)| t.is(f)) {
            return Ok(());
        }
        Err(format!("expected that nothing is told but `{all}`; told is: {:?}", w.told))
    }),
    ("nothing is told", |w, _| equal("told", &vec![], &w.told)),
];

fn not_told(world: &World, text: &str) -> String {
    format!("expected to be told that {text}; told is: {:?}", world.told)
}

fn count(world: &World, text: &str) -> Result<usize, String> {
    let fact = Told::read(text)?;
    Ok(world.told.iter().filter(|f| fact.is(f)).count())
}

struct Told {
    meaning: Meaning,
    args: Args,
}

impl Told {
    fn read(text: &str) -> Result<Told, String> {
        let (meaning, args) = understand(text, super::told())?;
        let meaning = *meaning;
        Ok(Told { meaning, args })
    }

    fn is(&self, fact: &OpenFact) -> bool {
        (self.meaning)(&self.args, fact)
    }
}
