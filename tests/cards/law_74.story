// Law 74 tucks a free card of the own pyramid.

# R-LAW-74: three points for each level it lies on, if it tucked a card
given   the table of two
        Anna: also <cards>, hand 40 74
        development 1
then    Anna would score 0 for laws
when    Anna plays 74 at <place>
then    under Anna's 74 lies <tucked>
        Anna would score <points> for laws
        Anna is asked develop               // there was no choice
        Anna's pyramid holds 74@<place>
where   place | tucked  | points | cards
        1,1   | 11      | 3      | nothing
        1,1   | nothing | 0      | nothing, 66 under 11
        2,0   | 14      | 6      | 13@1,1 14@1,2
        2,0   | nothing | 0      | 13@1,1
        3,0   | 15      | 9      | 13@1,1 14@1,2 15@1,3 16@2,0 17@2,1
        3,0   | nothing | 0      | 13@1,1 14@1,2 16@2,0 17@2,1
        4,0   | 20      | 12     | 13@1,1 14@1,2 15@1,3 20@1,4 16@2,0 17@2,1 18@2,2 23@3,0 24@3,1
        4,0   | nothing | 0      | 13@1,1 14@1,2 15@1,3 16@2,0 17@2,1 18@2,2 23@3,0 24@3,1

# R-LAW-74: the points are there at the end
given   the table of two
        blue nothing; large deck from the top nothing
        Anna: also 13@1,1 14@1,2, hand 40 74
        development 1
when    Anna plays 74 at 2,0
        time runs out until the end
then    Anna scores 6 for laws
        under Anna's 74 lies 14

# R-LAW-74: without a free card nothing goes
// It stands on both cards there are.
given   the table of two
        Anna: also 13@1,1, hand 40 74
        development 1
when    Anna plays 74 at 2,0
then    Anna is asked develop
        it is not told that a card was slipped under another
        Anna's pyramid is 11@1,0 13@1,1 74@2,0
        Anna's free cards are 74

# R-LAW-74: one free card has to go, and its place is empty
given   the table of two
        Anna: hand 40 74
        development 1
when    Anna plays 74 at 1,1
then    Anna is asked develop
        it is told that 11 was slipped under 74
        it is not told that nothing on 11 went to the reserve
        under Anna's 74 lies 11
        at Anna's 1,0 stands nothing
        Anna's pyramid is 74@1,1
        Anna does not hold 11
        Anna has 5-each
        nothing is discarded

# R-LAW-74: of several free cards one is chosen, and the law is none of them
given   the table of two
        Anna: also 13@1,1 14@1,2 15@2,1, hand 40 74
        Ben: also 16@1,1
        development 1
when    Anna plays 74 at 1,3
then    Anna is asked attaint
        Anna is offered 11, 15              // 13 and 14 bear 15; Ben's cards are his
        refused (1 wanted): Anna tucks nothing
        refused (1 wanted): Anna tucks 11 15
        refused (not offered): Anna tucks 74
        refused (not offered): Anna tucks 13
        refused (not offered): Anna tucks 16
        refused (not offered): Anna tucks 40
when    Anna tucks <card>
then    under Anna's 74 lies <card>
        Anna's pyramid is <pyramid>
        Anna would score 3 for laws
where   card | pyramid
        11   | 13@1,1 14@1,2 74@1,3 15@2,1
        15   | 11@1,0 13@1,1 14@1,2 74@1,3

# R-LAW-74: a card in the middle of a row is not free
given   the table of two
        Anna: also 13@1,1 14@1,2 15@1,3 20@1,4 16@2,0 17@2,1 18@2,2, hand 40 74
        development 1
when    Anna plays 74 at 1,5
then    Anna is offered 16, 18              // not 17, on which nothing stands; nor 20, which is no end any more

# R-LAW-74: where rows may have gaps, the end of the whole row is free
given   the table of two
        option gaps=true
        Anna: also 13@1,1 14@1,2 15@1,3 20@1,4 16@2,0 17@2,2 18@2,3, hand 40 74
        development 1
when    Anna plays 74 at 1,5
then    Anna is offered 16, 18              // not 17, beside which the gap is

# R-LAW-74: a law may be tucked like a character
given   the table of two
        Anna: also 81@1,-1 13@1,1 14@2,0, hand 40 74
        development 1
when    Anna plays 74 at 1,2
then    Anna is offered 14, 81
when    Anna tucks 81
then    under Anna's 74 lies 81
        Anna would score 3 for laws

# R-LAW-74: a free card may lie on level 5
// Card 40 costs three blue, one red and one yellow there.
given   the five levels
        Anna: hand 40 74
        development 1
when    Anna plays 74 at 1,-1
then    Anna is asked develop               // only card 28 is free
        under Anna's 74 lies 28
        at Anna's 5,0 stands nothing
when    Anna plays 40
then    Anna can choose 5,0                 // the place is free again

# R-LAW-74: with a card under it the law is not free any more
given   the table of two
        Anna: <under> under 11, hand 40 74
        development 1
when    Anna plays 74 at 1,1
then    under Anna's 74 lies <tucked>
        Anna's free cards are <free>
where   under   | tucked  | free
        nothing | 11      | nothing
        66      | nothing | 74

# R-LAW-74: the tokens of the card move to the law
given   the table of two
        Anna: also 13@1,1=blue 14@2,0=blue, infinite-red-used 5-points magic on 14, science on 11, hand 40 74
        development 1
then    Anna would score 5 for points
        Anna would score 2 for infinite gems
when    Anna plays 74 at 1,2
then    under Anna's 74 lies 14
        on Anna's 74 lie infinite-red-used 5-points magic
        on Anna's 11 lies science
        Anna's pyramid has 4 tokens
        Anna's unused infinite gems are nothing
        Anna would score 5 for points
        Anna would score 1 for infinite gems    // on the level of the law

# R-LAW-74: on a higher level an infinite gem is worth more
given   the table of two
        Anna: also 13@1,1 14@1,2, infinite-red on 14, hand 40 74
        development 1
then    Anna would score 1 for infinite gems
when    Anna plays 74 at 2,0
then    on Anna's 74 lies infinite-red
        Anna would score 2 for infinite gems
        Anna's unused infinite gems are 1R

# R-LAW-74: the circle of the tucked card is gone
given   the table of two
        Anna: also 13@1,1=blue 14@1,2=blue 15@2,1=blue, hand 40 74
        development 1
when    Anna plays 74 at 1,3
then    Anna would score 2 for circles
when    Anna tucks 15
then    Anna would score 0 for circles
        it is not told that somebody closed a circle
        Anna has 5-each

# R-LAW-74, R-LAW-76: gems of law 76 go to the reserve
given   the table of two
        reserve nothing
        Anna: also 76@1,1, 2B 1G on 76, hand 40 74
        development 1
when    Anna plays 74 at 1,-1               // so 76 is the only end; 11 is none
then    under Anna's 74 lies 76
        it is told that 2B 1G on 76 went to the reserve
        the reserve is 2B 1G
        no gem lies on a law
        Anna has 5-each
        Anna would score 3 for laws
when    time runs out until the end
then    Anna scores 3 for laws

# R-LAW-74, R-LAW-72, R-LAW-78: with cards underneath a law is not free, without it is
given   the table of two
        Anna: also <law>@1,1, <under> under <law>, hand 40 74
        development 1
when    Anna plays 74 at 1,-1
then    under Anna's 74 lies <tucked>
        Anna's pyramid is <pyramid>
        under Anna's <law> lies <under>
        Anna would score <points> for laws
where   law | under   | tucked  | pyramid               | points
        72  | 39      | nothing | 74@1,-1 11@1,0 72@1,1 | 5
        72  | nothing | 72      | 74@1,-1 11@1,0        | 3
        78  | 39      | nothing | 74@1,-1 11@1,0 78@1,1 | 4
        78  | nothing | 78      | 74@1,-1 11@1,0        | 3
        65  | 39      | nothing | 74@1,-1 11@1,0 65@1,1 | 0
        65  | nothing | 65      | 74@1,-1 11@1,0        | 3

# R-LAW-74, R-LAW-78: the effect of a tucked law ends
// Card 15 gives a card.
given   the table of two
        Anna: also 78@1,1, hand 15 40 74
        development 1
when    Anna plays 74 at 1,-1
then    under Anna's 74 lies 78
when    Anna plays 15 at 1,1
        Anna chooses small deck
then    Anna is asked develop
        Anna holds only 40 56
        under Anna's 78 lies nothing
        Anna would score 3 for laws

# R-LAW-74, R-LAW-68, R-LAW-75, R-LAW-79, R-LAW-85: a tucked law scores nothing
given   the table of two
        Anna: also <law>@1,1, science magic defence infinite-red on 11, hand 40 74
        development 1
then    Anna would score <before> for laws
when    Anna plays 74 at 1,-1
then    under Anna's 74 lies <law>
        Anna would score 3 for laws
where   law | before
        68  | 2
        75  | 3
        79  | 1
        85  | 2

# R-LAW-74, R-LAW-68: for law 68 the tucked card still counts
given   the table of two
        Anna: also 13@1,1 14@2,0 68@1,2, hand 40 74
        development 1
then    Anna would score 4 for laws
when    Anna plays 74 at 1,3
then    Anna would score 8 for laws         // three, and five cards

# R-LAW-74: tucking the lowest card changes the order of play
given   the table of two
        Anna: hand 40 74
        development 1
then    the order is Anna, Ben
when    Anna plays 74 at 1,1
then    the order is Ben, Anna

# R-LAW-74, R-LAW-65: the tucked card stays and the points go
given   the table of two
        Anna: hand 40 65 74
        development 1
when    Anna plays 74 at 1,1
then    Anna would score 3 for laws
when    Anna plays 65                       // law 74 is all there is to replace
then    under Anna's 65 lies 11
        Anna holds only 40 74
        Anna would score 0 for laws
when    Anna plays 74 at 1,2
then    under Anna's 74 lies nothing        // 65 has a card under it, so it is not free
        Anna would score 0 for laws

# R-LAW-74: everybody sees the tucked card
given   the table of two
        Anna: also 13@1,1 14@2,0, hand 40 74
        development 1
when    Anna plays 74 at 1,-1
then    it is told in this order: Anna played 74, 14 was slipped under 74
        under Anna's 74 lies 14

# R-LAW-74, R-LAW-76: when time runs out no gems are lost
given   the table of two
        Anna: also 13@1,1=blue 14@2,0=blue 76@1,-1, 2B 1G on 76, hand 40 74
        development 1
when    Anna plays 74 at 1,2
then    Anna is offered 14, 76
when    time runs out for Anna
then    under Anna's 74 lies 14
        2B 1G lie on Anna's 76
        Anna would score 9 for laws
