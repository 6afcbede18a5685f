//! Digests of offers: a stored question whose offers have changed is asked again.

use std::hash::Hasher;

use super::fingerprint::Fnv;
use super::shape::{HowMany, Shape};

/// Uses stored spellings, so new kinds of offers do not affect open questions.
pub(super) fn digest(shape: &Shape) -> u64 {
    let spelled = match shape {
        Shape::Pick { offers, count, .. } => serde_json::to_string(&(offers, count)),
        Shape::Place { .. } => serde_json::to_string(&(shape.offers(), HowMany::ONE)),
        Shape::Gems { limits, total } => serde_json::to_string(&(limits, total)),
        Shape::Paint { gems, diamonds, sections, .. } => {
            serde_json::to_string(&(gems, diamonds, sections))
        }
        Shape::Show { limits, .. } => serde_json::to_string(limits),
        Shape::Battle { battle, shown, combat } => serde_json::to_string(&(battle, shown, combat)),
    };
    let mut hasher = Fnv::default();
    // Cannot fail; otherwise the question would be asked again.
    hasher.write(spelled.unwrap_or_default().as_bytes());
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Gems;
    use crate::shape::Offer;

    #[test]
    fn a_digest_is_made_of_spellings() {
        let keep = Shape::one_of([Offer::Keep, Offer::Tuck]).unwrap();
        let gems = Shape::gems(Gems::each(1), HowMany::exactly(2));
        let fnv = |text: &str| {
            let mut hasher = Fnv::default();
            hasher.write(text.as_bytes());
            hasher.finish()
        };
        assert_eq!(
            [keep, gems].map(|shape| digest(&shape)),
            [
                fnv(r#"[["keep","enrol"],{"least":1,"most":1}]"#),
                fnv(r#"[{"blue":1,"red":1,"green":1,"yellow":1},{"least":2,"most":2}]"#),
            ]
        );
    }
}
