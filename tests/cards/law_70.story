// Law 70 draws three laws and puts two back.

// Law 70 will be played beside card 11; card 40 keeps Anna in the phase.
table: statutes
        the table of two
        Anna: hand 70 40
        development 1

# R-LAW-70: three laws are drawn and two go on top in the chosen order
given   statutes
when    Anna plays 70 at 1,-1
then    Anna is asked put back laws
        the law deck is 85 84 from the top
        Anna holds only 40 86 87 88
        Anna is offered 86, 87, 88
when    Anna puts back <back>
then    the law deck is <back> 85 84 from the top   // the first one picked is on top
        Anna holds only 40 <kept>
        Anna is asked develop
where   back  | kept
        88 86 | 87
        86 88 | 87
        87 88 | 86
        86 87 | 88

# R-LAW-70: it is told how many are drawn and put back
given   statutes
when    Anna plays 70 at 1,-1
        Anna puts back 88 86
then    it is told 3 times that Anna drew from the law deck
        it is told 2 times that Anna put back 1
        it is told 2 times that somebody put cards back
        it is told in this order: Anna played 70, Anna drew from the law deck, Anna put cards back
        it is not told that somebody paid gems

# R-LAW-70: the returned laws are drawn again in their order
// Cards 15 and 41 give a card on level 1.
given   the table of two
        law deck from the top 88 87 86 85
        Anna: hand 70 15 41 40
        development 1
when    Anna plays 70 at 1,-1
        Anna puts back 86 88
        Anna plays 15 at 1,1
        Anna chooses law deck
then    Anna holds 86
        Anna does not hold 88
when    Anna plays 41 at 1,2
        Anna chooses law deck
then    Anna holds 86 88
        the law deck is 85 from the top

# R-LAW-70: exactly two have to go back, and only laws
given   statutes
        law deck from the top 88 87 86
        Anna: hand 70 40 71
when    Anna plays 70 at 1,-1
then    Anna is offered 71, 86, 87, 88
        refused (2 wanted): Anna puts back nothing
        refused (2 wanted): Anna puts back 86
        refused (2 wanted): Anna puts back 86 87 88
        refused (not offered): Anna puts back 86 40
        refused (not offered): Anna puts back 86 70
        refused (picked twice): Anna puts back 86 86
when    Anna puts back 71 87                // a law that was in the hand before may go back instead
then    the law deck is 71 87 from the top
        Anna holds only 40 86 88

# R-LAW-70: fewer laws in the deck are all drawn
given   statutes
        law deck from the top <deck>
        Anna: hand 70 <hand>
when    Anna plays 70 at 1,-1
then    Anna is offered <offered>
        the law deck is empty
when    Anna puts back <back>
then    the law deck is <back> from the top
        Anna holds only <kept>
where   deck    | hand        | offered    | back  | kept
        88 87   | 40 71       | 71, 87, 88 | 87 88 | 40 71
        88      | 40 71       | 71, 88     | 71 88 | 40
        88      | 40 71       | 71, 88     | 88 71 | 40
        nothing | 40 71 73 77 | 71, 73, 77 | 73 71 | 40 77

# R-LAW-70: fewer laws in the hand all go back
given   statutes
        law deck from the top <deck>
when    Anna plays 70 at 1,-1
then    Anna is asked develop
        the law deck is <deck> from the top
        Anna holds only 40
        it is told <times> times that Anna put cards back
where   deck    | times
        88      | 1
        nothing | 0

# R-LAW-70: of two laws in the hand only the order is a question
given   statutes
        law deck from the top 88 87
when    Anna plays 70 at 1,-1
then    Anna is offered 87, 88
        refused (2 wanted): Anna puts back 87
when    Anna puts back 87 88
then    the law deck is 87 88 from the top
        Anna holds only 40

# R-LAW-70: a law in the hand that was there before goes back when the deck is empty
given   statutes
        law deck from the top nothing
        Anna: hand 70 40 71
when    Anna plays 70 at 1,-1
then    the law deck is 71 from the top
        Anna holds only 40

# R-LAW-70: each drawn law is offered before two go back
given   statutes
        law deck from the top 88 87 86 85
        Anna: also 78@1,1
when    Anna plays 70 at 1,-1
then    Anna is asked enrol
        Anna is asked about 88
        Anna holds 88                       // it was seen
        the law deck has 3 cards            // and the next one was not drawn
when    Anna chooses tuck
then    Anna is asked about 87
        Anna holds 87
when    Anna chooses keep
then    Anna is asked about 86
        Anna holds 86
when    Anna chooses tuck
then    under Anna's 78 lie 88 86
        the law deck is 87 85 from the top  // one law is left in the hand, so it goes back
        Anna holds only 40
        Anna would score 8 for laws

# R-LAW-70: what was tucked cannot go back
given   statutes
        Anna: also 78@1,1, hand 70 40 <old>
when    Anna plays 70 at 1,-1
        Anna chooses <first>
        Anna chooses <second>
        Anna chooses <third>
then    Anna is asked <topic>
        Anna holds only <hand>
        under Anna's 78 lie <under>
        the law deck is <deck> from the top
where   old   | first | second | third | topic         | hand        | under    | deck
        71 73 | tuck  | tuck   | tuck  | put back laws | 40 71 73    | 88 87 86 | 85 84
        71    | tuck  | tuck   | tuck  | develop       | 40          | 88 87 86 | 71 85 84
        39    | tuck  | tuck   | tuck  | develop       | 39 40       | 88 87 86 | 85 84
        39    | keep  | keep   | keep  | put back laws | 39 40 86 87 88 | nothing | 85 84
        39    | keep  | tuck   | keep  | put back laws | 39 40 86 88 | 87       | 85 84

# R-LAW-70: what goes back is no taking
given   statutes
        Anna: also 78@1,1
when    Anna plays 70 at 1,-1
        Anna chooses keep
        Anna chooses keep
        Anna chooses keep
        Anna puts back 88 86
then    Anna is asked develop
        under Anna's 78 lies nothing

# R-LAW-70: others do not learn which laws go back in which order
given   statutes
        Anna: hand 70 40 81
elsewhere law deck from the top 85 86 87 84 88
        Anna: hand 70 40 82
when    Anna plays 70 at 1,-1
then    Anna sees a difference
        Ben sees the same in both worlds
when    here: Anna puts back 88 81
        elsewhere: Anna puts back 82 85
then    the same is told in both worlds
        Ben sees the same in both worlds
        the table looks the same in both worlds
        it is told 2 times that Anna put cards back     // only how many

# R-LAW-70: when time runs out two laws go back
given   statutes
when    Anna plays 70 at 1,-1
        time runs out for Anna
then    the law deck has 4 cards
        Anna holds 2 cards
        Anna holds 1 law

# R-LAW-70, R-DEV-03: who draws later in the round draws what went back
// Law 77 gives a card.
given   the table of two
        Anna: hand 70 40
        Ben: hand 77
        development 1
when    Anna plays 70; Ben plays 77
        Anna places it at 1,1
then    only Anna is asked put back laws    // Ben waits until all is done
when    Anna puts back <back>
then    Ben is asked place
when    Ben places it at 1,1
        Ben chooses 1 card
        Ben chooses law deck
then    Ben holds only <drawn>
        Anna holds only 40 87
where   back  | drawn
        86 88 | 86
        88 86 | 88

# R-LAW-70, R-DEV-03: who drew earlier in the round took from the top
// Card 15 gives a card on level 1.
given   the table of two
        Anna: hand 70 40
        Ben: gems 1G, hand 15
        development 1
when    Anna plays 70; Ben plays 15
        Ben places it at 1,1
        Ben chooses law deck
        Anna places it at 1,1
then    Ben holds only 88
        Anna is offered 85, 86, 87

# R-LAW-70, R-LAW-65: played again it draws again
given   the table of two
        Anna: hand 70 65 40
        development 1
when    Anna plays 70 at 1,1
        Anna puts back 88 86
        Anna plays 65 and replaces 70
then    Anna holds only 40 70 87
when    Anna plays 70 at 1,2
then    Anna is offered 85, 86, 87, 88
        the law deck is 84 from the top
when    Anna puts back 85 87
then    the law deck is 85 87 84 from the top

# R-LAW-70: a law that was drawn can be played in the next round
given   statutes
        law deck from the top 88 87 71
when    Anna plays 70 at 1,-1
        Anna puts back 87 88
        Anna plays 71 at 1,1
        Anna chooses 6-points
then    on Anna's 71 lies 6-points
