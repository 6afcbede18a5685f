use super::*;

#[test]
fn after_a_reveal_nobody_is_shown_as_having_answered() {
    let reveals = [
        OpenFact::GemsReturned { reserve: Gems::each(2) },
        OpenFact::FirstCardsShown,
        OpenFact::PassGemsShown,
        OpenFact::CharactersReturned,
        OpenFact::DomainRewardsShown(BySeat::new(2, |_| Some(DomainReward::Law))),
        OpenFact::BidsShown(BySeat::new(2, |_| Some(Bid::Pass))),
        OpenFact::DevelopsShown(BySeat::new(2, |_| Some(Develop::Pass))),
    ];
    for reveal in reveals {
        let mut open = Open::empty(2);
        open.evolve(&OpenFact::Answered(Seat(1)));
        assert!(open.answered.contains(Seat(1)));
        open.evolve(&reveal);
        assert!(open.answered.is_empty(), "{reveal:?}");
    }
}
