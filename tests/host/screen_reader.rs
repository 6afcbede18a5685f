//! Whole games by text alone, as screen readers present them: prompts, answers and the table.
//! `VICEROY_EAR_GAMES` plays that many games of three players with all modules, in
//! `VICEROY_EAR_LANGUAGE` (default English); `--nocapture` prints figures.

use viceroy::discord::component::{Choice, Row};
use viceroy::discord::custom_id::{AnswerTarget, CustomId};
use viceroy::discord::pictures::Pictures;
use viceroy::discord::posts;
use viceroy::i18n::{Languages, Wording, english, read};
use viceroy::render::Theme;

use super::painter::painter;
use crate::prelude::*;

/// Limits in words. Some cards give much, and some payments have many parts, so single answers may
/// be longer.
const QUESTION: usize = 60;
const OFFER: usize = 15;
const LONGEST: usize = 36;
/// How many long answers of a kind are listed.
const SOME: usize = 4;

const PICTURES: [&str; 3] = ["picture", "Bild", "картинк"];

struct Listener {
    w: Arc<Wording>,
    pictures: Pictures,
    questions: Vec<usize>,
    offers: Vec<usize>,
    long: BTreeMap<String, (usize, BTreeSet<String>)>,
    pages: usize,
    faults: BTreeSet<String>,
}

fn language() -> Arc<Wording> {
    let Ok(tag) = std::env::var("VICEROY_EAR_LANGUAGE") else {
        return english();
    };
    Arc::clone(Languages::carried().unwrap().nearest(&tag))
}

struct Offered {
    menu: String,
    said: String,
    does: Does,
}

enum Does {
    Answer(AnswerTarget, Answer),
    Confirm(DraftRef),
}

impl Offered {
    fn is_judgement(&self) -> bool {
        let Does::Answer(_, Answer::Pick(offers)) = &self.does else {
            return false;
        };
        matches!(offers.first(), Some(Offer::Judgement(_)))
    }
}

impl Listener {
    fn new() -> Listener {
        Listener {
            w: language(),
            pictures: Pictures::new(painter(), Theme::Dark),
            questions: vec![],
            offers: vec![],
            long: BTreeMap::new(),
            pages: 0,
            faults: BTreeSet::new(),
        }
    }

    fn fault(&mut self, what: &str, said: &str) {
        let of_kind = |fault: &&String| fault.starts_with(what);
        if self.faults.iter().filter(of_kind).count() < 8 {
            self.faults.insert(format!("{what}: {said}"));
        }
    }

    async fn hears(&mut self, panel: &Panel) -> Vec<Offered> {
        let key = MessageKind::Panel.of(panel.game, panel.view.seat, 1);
        let body = MessageBody::Panel(Box::new(panel.clone()));
        let post = posts::post(&self.w, &self.pictures, key, &body).await;
        assert!(post.picture.is_none());
        if let Some(question) = post.text.lines().next() {
            self.questions.push(words(question));
            if words(question) > QUESTION {
                self.fault("a long question", question);
            }
        }
        if is_cut(&post.text) {
            self.fault("a text is cut", &post.text);
        }
        if post.text.contains("```") || post.text.chars().any(is_sign) {
            self.fault("a sign", &post.text);
        }
        if PICTURES.iter().any(|picture| post.text.contains(picture)) {
            self.fault("a picture that nobody sees", &post.text);
        }
        let offered = answers(&post.rows, panel);
        let mut said = BTreeSet::new();
        let asked = match &panel.draft {
            Some(drafting) => drafting.next.as_ref(),
            None => panel.view.question.as_ref(),
        };
        let asked = asked.map_or_else(String::new, |question| question.topic.key());
        for one in &offered {
            self.offers.push(words(&one.said));
            if words(&one.said) > OFFER {
                let (count, some) = self.long.entry(asked.clone()).or_default();
                *count += 1;
                if some.len() < SOME {
                    some.insert(one.said.clone());
                }
            }
            // Judgement tokens with the same face are interchangeable.
            if !said.insert((&one.menu, &one.said)) && !one.is_judgement() {
                self.fault("two alike", &one.said);
            }
            if is_cut(&one.said) {
                self.fault("an answer is cut", &one.said);
            }
            if words(&one.said) > LONGEST {
                self.fault("a long answer", &one.said);
            }
        }
        for row in &post.rows {
            let Row::Buttons(buttons) = row else { continue };
            for button in buttons {
                if !button.enabled || button.label.is_empty() || button.sign.is_some() {
                    self.fault("a button", &format!("{button:?}"));
                }
            }
        }
        offered
    }

    fn reads(&mut self, panel: &Panel) {
        let names = panel.people.map(|_, player| player.name.clone());
        let all = read::pages(&self.w, &panel.view.table, Some(&panel.view), &names);
        for (nth, page) in all.iter().enumerate() {
            let text = read::page(&self.w, page, nth, all.len());
            if text.chars().count() > 2000 || is_cut(&text) {
                self.fault("a page", &text);
            }
        }
        self.pages = self.pages.max(all.len());
    }
}

fn words(text: &str) -> usize {
    let words = text.split_whitespace();
    words.filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

fn is_cut(text: &str) -> bool {
    text.contains('…')
}

fn is_sign(c: char) -> bool {
    matches!(c, '\u{2600}'..='\u{27bf}' | '\u{1f300}'..='\u{1faff}')
}

fn answers(rows: &[Row], panel: &Panel) -> Vec<Offered> {
    let mut all = vec![];
    for row in rows {
        match row {
            Row::Buttons(buttons) => {
                for button in buttons {
                    let does = match &button.custom_id {
                        CustomId::Answer { spot, answer, .. } => {
                            Does::Answer(*spot, answer.clone())
                        }
                        CustomId::Confirm { draft, .. } => Does::Confirm(*draft),
                        CustomId::Proposed { spot, .. } => match proposed(panel) {
                            Some(answer) => Does::Answer(*spot, answer),
                            None => continue,
                        },
                        _ => continue,
                    };
                    let said = button.label.clone();
                    let menu = String::new();
                    all.push(Offered { menu, said, does });
                }
            }
            Row::Menu(menu) => {
                let CustomId::Menu { spot, .. } = &menu.custom_id else {
                    continue;
                };
                let least = usize::from(menu.several.least).max(1);
                for (nth, choice) in menu.choices.iter().enumerate() {
                    let several = menu.choices.iter().cycle().skip(nth).take(least);
                    let said = match choice.more.is_empty() {
                        true => choice.label.clone(),
                        false => format!("{}; {}", choice.label, choice.more),
                    };
                    let does = Does::Answer(*spot, together(several));
                    let menu = menu.title.clone();
                    all.push(Offered { menu, said, does });
                }
            }
            Row::Pages(_) | Row::Entities(_) => {}
        }
    }
    all
}

fn together<'c>(choices: impl Iterator<Item = &'c Choice>) -> Answer {
    let mut answers = choices.map(|choice| choice.answer.clone());
    let mut first = answers.next().unwrap();
    for next in answers {
        match (&mut first, next) {
            (Answer::Pick(offers), Answer::Pick(more)) => offers.extend(more),
            (Answer::Paint(strokes), Answer::Paint(more)) => strokes.extend(more),
            _ => panic!("answers of two kinds"),
        }
    }
    first
}

fn proposed(panel: &Panel) -> Option<Answer> {
    match &panel.view.question.as_ref()?.shape {
        Shape::Paint { best, .. } => Some(Answer::Paint(best.clone())),
        _ => None,
    }
}

async fn play(
    world: &World,
    game: GameId,
    people: u64,
    ear: &mut Listener,
    lot: &mut Lot,
) -> usize {
    let mut heard = 0;
    loop {
        let mut anybody = false;
        for who in 1..=people {
            let mut panel = world.panel(game, who).await;
            while panel.view.question.is_some() || panel.draft.is_some() {
                anybody = true;
                heard += 1;
                let offered = ear.hears(&panel).await;
                if heard % 25 == 0 {
                    ear.reads(&panel);
                }
                assert!(!offered.is_empty(), "nothing to answer with: {panel:?}");
                let chosen = &offered[lot.below(offered.len())];
                let id = PersonId(who);
                let done = match &chosen.does {
                    Does::Answer(AnswerTarget::Now(prompt), answer) => {
                        world.host.answer(game, id, *prompt, answer).await
                    }
                    Does::Answer(AnswerTarget::Draft(draft), answer) => {
                        world.host.plan(game, id, PlanChange::Add(*draft, answer.clone())).await
                    }
                    Does::Confirm(draft) => world.host.confirm(game, id, *draft).await,
                };
                panel = match (done, &chosen.does) {
                    (Ok(after), _) => after,
                    // A part of a plan may not fit the previous one.
                    (Err(Stop::Refused(_)), Does::Answer(AnswerTarget::Draft(_), _)) => panel,
                    (Err(why), _) => panic!("{}: {why:?}", chosen.said),
                };
            }
        }
        if world.table(game).await.view.open.phase == Phase::Over {
            return heard;
        }
        assert!(anybody, "the game has stalled");
    }
}

#[tokio::test]
async fn whole_games_are_played_by_their_texts_alone() {
    let wanted = std::env::var("VICEROY_EAR_GAMES").ok();
    let games: u64 = wanted.as_ref().map_or(1, |games| games.parse().unwrap());
    let people = if wanted.is_some() { 3 } else { 2 };
    let mut ear = Listener::new();
    let mut heard = 0;
    for seed in 0..games {
        let world = World::new().await;
        for who in 1..=people {
            let reads = world.host.people.set_reads(PersonId(who), Reads::Text).await;
            reads.unwrap();
        }
        let terms = Terms { modules: Module::ALL.to_vec(), ..Terms::for_several() };
        let game = world.game_on(people, terms, TableSettings::UNTIMED).await;
        heard += play(&world, game, people, &mut ear, &mut Lot(seed + 1)).await;
    }
    let figures = |name: &str, all: &mut Vec<usize>| {
        all.sort_unstable();
        let (median, most) = (all[all.len() / 2], all[all.len() - 1]);
        println!("words of {name}: {} of them, median {median}, most {most}", all.len());
    };
    println!("{games} games, {heard} panels, at most {} pages of a table", ear.pages);
    figures("a question", &mut ear.questions);
    figures("an answer", &mut ear.offers);
    let long = ear.offers.iter().filter(|words| **words > OFFER).count();
    println!("{long} answers have more than {OFFER}: {:#?}", ear.long);
    // Payments in many colours, and what an aristocrat gives at the end (docs/style-guide.md).
    let most = if wanted.is_some() { 200 } else { 50 };
    assert!(long * most <= ear.offers.len(), "{long} answers are long");
    assert!(ear.faults.is_empty(), "{:#?}", ear.faults);
}

#[tokio::test]
async fn who_plays_by_text_is_remembered() {
    let mut world = World::new().await;
    let anna = PersonId(1);
    world.host.people.set_reads(anna, Reads::Text).await.unwrap();
    world.restart().await;
    assert_eq!(world.host.people.reads(anna), Reads::Text);
    assert_eq!(world.host.people.reads(PersonId(2)), Reads::Pictures);
    world.host.people.set_reads(anna, Reads::Pictures).await.unwrap();
    world.restart().await;
    assert_eq!(world.host.people.reads(anna), Reads::Pictures);
}
