//! The line of a post that pings players, with prompts and deadlines.

use crate::prelude::*;
use viceroy_i18n::news;
use viceroy_model::messages::CalledPerson;

pub(super) fn called(w: &Wording, call: &[CalledPerson]) -> (Option<String>, Vec<PersonId>) {
    let mut calls: Vec<(Topic, Vec<String>)> = vec![];
    for CalledPerson { topic, person, .. } in call {
        match calls.iter_mut().find(|(other, _)| other == topic) {
            Some((_, who)) => who.push(mention(*person)),
            None => calls.push((*topic, vec![mention(*person)])),
        }
    }
    let mut sentences = news::calls(w, &calls);
    sentences.extend(deadlines(w, call));
    let line = (!sentences.is_empty()).then(|| sentences.join(" "));
    (line, call.iter().map(|called| called.person).collect())
}

fn deadlines(w: &Wording, call: &[CalledPerson]) -> Vec<String> {
    let mut times: BTreeMap<WallTime, Vec<String>> = BTreeMap::new();
    for called in call {
        if let Some(until) = called.until {
            times.entry(until).or_default().push(mention(called.person));
        }
    }
    let is_one_for_all = times.values().all(|who| who.len() == call.len());
    let said = times.iter().map(|(until, who)| match is_one_for_all {
        true => w.say(text!(told_until, time = relative(*until))),
        false => w.say(text!(told_until_each, who, time = relative(*until))),
    });
    said.collect()
}
