// Law 65 takes the place of another card. Its upper corners are green, its lower ones red.

// Card 24 in the middle is part of three circles: law 65 closes the one under it in red, those of 26 and 27 in green.
// What else is needed for that is there.
table: three circles
        the table of two
        Anna: also 13@1,1=blue 14@1,2=red 15@1,3=red 20@1,4=blue
        Anna: also 16@2,0=blue 17@2,1=green 24@2,2=blue 18@2,3=green 26@3,1=green 27@3,2=green
        Anna: hand 65

# R-LAW-65: it takes the place of an own character or law on levels 1 to 4
given   the five levels
        Anna: also 71@1,-1, hand 65
        development 1
when    Anna plays 65
then    Anna is asked place
        // Not card 28 on level 5, not Ben's card 12, and no free place.
        Anna is offered replace 11, replace 13, replace 14, replace 15, replace 16, replace 17, replace 18, replace 19, replace 20, replace 23, replace 24, replace 25, replace 26, replace 27, replace 71
        refused (not offered): Anna replaces 28
        refused (not offered): Anna replaces 12
        refused (not offered): Anna places it at 1,5

# R-LAW-65: it is not playable without a target
given   2 players
        blue 21
        Anna: pyramid <pyramid>, hand 65
        Ben: pyramid 12@1,0
        development 1
then    Anna <can> choose play 65
        Anna can choose discard 65
where   pyramid | can
        nothing | cannot
        11@5,0  | cannot
        11@4,0  | can

# R-LAW-65: it costs nothing, and what stands on the place stays
given   the five levels
        Anna: hand 65
        development 1
when    Anna plays 65 and replaces <card>
then    Anna's pyramid has 15 cards
        Anna's pyramid holds 65@<place> <others>
        Anna holds only <card>
        it is not told that somebody paid gems
where   card | place | others
        11   | 1,0   | 13@1,1 14@1,2 15@1,3 20@1,4 16@2,0 17@2,1 18@2,2 19@2,3 23@3,0 24@3,1 25@3,2 26@4,0 27@4,1 28@5,0
        14   | 1,2   | 11@1,0 13@1,1 15@1,3 20@1,4 16@2,0 17@2,1 18@2,2 19@2,3 23@3,0 24@3,1 25@3,2 26@4,0 27@4,1 28@5,0
        17   | 2,1   | 11@1,0 13@1,1 14@1,2 15@1,3 20@1,4 16@2,0 18@2,2 19@2,3 23@3,0 24@3,1 25@3,2 26@4,0 27@4,1 28@5,0
        26   | 4,0   | 11@1,0 13@1,1 14@1,2 15@1,3 20@1,4 16@2,0 17@2,1 18@2,2 19@2,3 23@3,0 24@3,1 25@3,2 27@4,1 28@5,0

# R-LAW-65: a place may be refilled that no card could be played on
// Nothing can be played on level 3 but where 65 takes a place: 16 and 17 carry 23 already.
given   the table of two
        Anna: also 13@1,1 14@1,2 16@2,0 17@2,1 23@3,0, hand 65
        development 1
when    Anna plays 65 and replaces 23
then    Anna's pyramid is 11@1,0 13@1,1 14@1,2 16@2,0 17@2,1 65@3,0
        Anna holds only 23

# R-LAW-65: the replaced card returns to the hand and its tokens move onto the law
given   the table of two
        Anna: defence 4-points on 11, hand 65
        development 1
when    Anna plays 65
then    Anna holds only 11
        Anna's pyramid is 65@1,0
        on Anna's 65 lie defence 4-points
        on Anna's 11 lies nothing
        Anna would score 4 for points
        it is told that 65 took the place of 11

# R-LAW-65: every kind of token moves and goes on counting, other cards keep theirs
given   the table of two
        Anna: also 13@1,1, magic science defence magic+3 green+2 infinite-green on 13, magic on 11, hand 65
        development 1
when    Anna plays 65 and replaces 13
then    on Anna's 65 lie magic science defence magic+3 green+2 infinite-green
        on Anna's 11 lies magic
        Anna's pyramid has 7 tokens
        Anna would score 6 for magic
        Anna would score 12 for sets
        Anna would score 3 for infinite gems
        the reserve is 8-each

# R-LAW-65: the effect of the replaced law stops
given   the table of two
        Anna: also <law>@1,1, science magic defence infinite-red on 11, hand 65
        development 1
then    Anna would score <points> for laws
when    Anna plays 65 and replaces <law>
then    Anna would score 0 for laws
        Anna holds only <law>
where   law | points
        68  | 2
        75  | 3
        79  | 1
        85  | 2

# R-LAW-65, R-LAW-85: a character that made room is no neighbour any more
given   the table of two
        Anna: also 85@1,1, hand 65
        development 1
then    Anna would score 2 for laws
when    Anna plays 65 and replaces 11
then    Anna would score 0 for laws

# R-LAW-65: cards tucked there stay and score for nothing else
given   the table of two
        Anna: also <law>@1,1, 40 39 under <law>, hand 65
        development 1
then    Anna would score <points> for laws
when    Anna plays 65 and replaces <law>
then    under Anna's 65 lie 40 39
        under Anna's <law> lies nothing
        Anna holds only <law>
        Anna would score 0 for laws
where   law | points
        72  | 10
        74  | 3
        78  | 8

# R-LAW-65, R-LAW-68: cards tucked there score for law 68
given   the table of two
        Anna: also <law>@1,1 68@1,2, 40 39 under <law>, hand 65
        development 1
when    Anna plays 65 and replaces <law>
then    Anna would score 5 for laws         // 11, 65, 68 and two underneath
where   law
        72
        74
        78

# R-LAW-65: what was tucked under a law does not come back with it
given   the table of two
        Anna: also 72@1,1, 40 under 72, hand 65 39
        development 1
when    Anna plays 65 and replaces 72
        Anna plays 72 at 1,2
        Anna tucks 39
then    under Anna's 65 lies 40
        under Anna's 72 lies 39
        Anna would score 5 for laws

# R-LAW-65, R-LAW-66: a law under a replaced character stays there and doubles nothing again
given   the table of two
        Anna: also 13@1,1, 66 under 13, magic on 13, hand 65
        development 1
when    Anna plays 65 and replaces 13
then    under Anna's 65 lies 66
        on Anna's 65 lies magic
        Anna holds only 13
when    Anna plays 13 at 1,2
then    under Anna's 13 lies nothing
        on Anna's 13 lies nothing

# R-LAW-65: the law is free as the card was, but for what is tucked there
given   the table of two
        Anna: also 13@1,1, <there> 13, hand 65
        development 1
when    Anna plays 65 and replaces 13
then    Anna's free cards are <free>
where   there    | free
        magic on | 11 65
        66 under | 11

# R-LAW-65: gems of law 76 go to the reserve
given   the table of two
        reserve nothing
        Anna: also 76@1,1, 1B 2R 3Y on 76, hand 65
        development 1
then    Anna would score 12 for laws
when    Anna plays 65 and replaces 76
then    the reserve is 1B 2R 3Y
        no gem lies on a law
        Anna would score 0 for laws
        Anna has 5-each
        it is told that 1B 2R 3Y on 76 went to the reserve
when    Anna plays 76 at 1,2                // played again it can be filled again
        Anna lays 1B
then    Anna would score 2 for laws
        1B lies on Anna's 76

# R-LAW-65: tokens on law 76 move, only its gems go
given   the table of two
        Anna: also 76@1,1, 4B on 76, magic infinite-blue on 76, hand 65
        development 1
when    Anna plays 65 and replaces 76
then    on Anna's 65 lie magic infinite-blue
        the reserve is 12B 8R 8G 8Y

# R-LAW-65: gems of law 76 stay when another card makes room
given   the table of two
        Anna: also 76@1,1, 4B on 76, hand 65
        development 1
when    Anna plays 65 and replaces 11
then    4B lies on Anna's 76
        Anna would score 8 for laws
        the reserve is 8-each

# R-LAW-65, R-TRN-03: replacing the first card changes the order of play
given   the table of two
        Anna: hand 65 40
        development 1
then    the order is Anna, Ben
when    Anna plays 65
then    the order is Ben, Anna              // Anna's lowest card is law 65 now

# R-LAW-65: the replaced card may be played later at full cost and reward
// Card 10 costs red on level 1 and gives three gems.
given   the table of two
        Anna: also 10@1,1, hand 65
        development 1
when    Anna plays 65 and replaces 10
then    development 2                       // in a later round
        Anna can choose play 10
when    Anna plays 10 at 1,2
then    Anna has 5B 4R 5G 5Y
when    Anna takes 1G 2Y
then    Anna has 5B 4R 6G 7Y
        Anna's pyramid is 11@1,0 65@1,1 10@1,2

# R-LAW-65: a replaced card that cannot be paid stays in the hand
given   the table of two
        Anna: also 10@1,1, gems nothing, hand 65
        development 1
when    Anna plays 65 and replaces 10
then    Anna holds only 10
        Anna cannot choose play 10
        Anna can choose discard 10

# R-LAW-65, R-LAW-71: a replaced law may be played and work again
given   the table of two
        Anna: also 71@1,1, 6-points on 71, hand 65
        development 1
when    Anna plays 65 and replaces 71
        Anna plays 71 at 1,2
        Anna chooses 6-points
then    on Anna's 65 lies 6-points
        on Anna's 71 lies 6-points
        Anna would score 12 for points

# R-LAW-65, R-DEV-11: an infinite gem that paid stays used
// Cards 10 and 45 cost red.
given   the table of two
        Anna: infinite-red on 11, hand 10 65 45
        development 1
when    Anna plays 10 at 1,1 with infinite 1R
        Anna takes 3B
        Anna plays 65 and replaces 11
then    on Anna's 65 lies infinite-red-used
        Anna would score 1 for infinite gems    // on level 1
when    Anna plays 45
then    Anna can choose no infinite gem

# R-LAW-65, R-DEV-11: an infinite gem that has not paid pays from the law
given   the table of two
        Anna: infinite-red on 11, hand 65 10
        development 1
when    Anna plays 65
        Anna plays 10
then    Anna can choose 1,1 with infinite 1R

# R-LAW-65: the return is not a taking
given   the table of two
        Anna: also 78@1,1, hand 65
        development 1
when    Anna plays 65 and replaces 11
then    Anna holds only 11
        Anna is asked develop
        under Anna's 78 lies nothing

# R-LAW-65: a replaced law 78 tucks nothing any more
// Card 15 gives a card on level 1.
given   the table of two
        Anna: also 78@1,1, 40 under 78, hand 65 15
        development 1
when    Anna plays 65 and replaces 78
        Anna plays 15 at 1,2
        Anna chooses small deck
then    Anna is asked develop
        Anna holds only 56 78
        under Anna's 65 lies 40

# R-LAW-65, R-DEV-10: it closes the circle under it and both above it
given   three circles
        development 1
then    Anna would score 0 for circles
when    Anna plays 65 and replaces 24
then    it is told 3 times that Anna closed a circle
        it is told in this order: Anna closed a red circle at 2,2 with a gem, Anna closed a green circle at 3,1 with a gem, Anna closed a green circle at 3,2 with a gem
        Anna has 5B 6R 7G 5Y
        the reserve is 8B 7R 6G 8Y
        Anna would score 8 for circles      // 2 and twice 3

# R-LAW-65, R-DEV-10: no gem for a circle that had this colour before
given   three circles
        Anna: also 24@2,2=green
        development 1
then    Anna would score 6 for circles
when    Anna plays 65 and replaces 24
then    it is told 1 times that Anna closed a circle
        it is told that Anna closed a red circle at 2,2 with a gem
        Anna has 5B 6R 5G 5Y
        Anna would score 8 for circles

# R-LAW-65, R-DEV-10: no gem for circles that the law has no part in
// The circle under card 16 is closed and stays so; law 65 comes beside it.
given   the table of two
        Anna: also 13@1,1=red 14@1,2=red 15@1,3=blue 16@2,1=red, hand 65
        development 1
then    Anna would score 2 for circles
when    Anna plays 65 and replaces 15
then    it is not told that somebody closed a circle
        Anna has 5-each
        Anna would score 2 for circles

# R-LAW-65, R-DEV-10: gems while the reserve has any
given   three circles
        reserve 8B 1G 8Y
        development 1
when    Anna plays 65 and replaces 24
then    it is told 3 times that Anna closed a circle
        it is told in this order: Anna closed a red circle at 2,2 without a gem, Anna closed a green circle at 3,1 with a gem, Anna closed a green circle at 3,2 without a gem
        Anna has 5B 5R 6G 5Y

# R-LAW-65: it may open circles that were closed
// All red: the circle under the law stays, those above it are lost.
given   the five levels
        Anna: hand 65
        development 1
then    Anna would score 28 for circles
when    Anna plays 65 and replaces 17
then    it is not told that somebody closed a circle
        Anna would score 22 for circles

# R-LAW-65: gems of law 76 are in the reserve when the circle gives one
given   2 players
        blue 21
        reserve nothing
        Anna: pyramid 13@1,0=red 14@1,1=red 76@2,0, 2R on 76, hand 65
        Ben: pyramid 12@1,0
        development 1
when    Anna plays 65 and replaces 76
then    it is told in this order: 2R on 76 went to the reserve, Anna closed a red circle at 2,0 with a gem
        Anna has 1R
        the reserve is 1R

# R-LAW-65: bonuses on the replaced card count on
given   three circles
        Anna: green+4 on 24
        development 1
when    Anna plays 65 and replaces 24
then    Anna would score 16 for circles     // 2 and twice 7

# R-LAW-65, R-LAW-67: law 67 of the same round finds the tokens on law 65
given   the table of two
        Anna: magic on 11, hand 65
        Ben: science on 12, gems 3B, hand 67
        development 1
when    Anna plays 65; Ben plays 67
        Ben places it at 1,1
        Ben chooses Ben's science on 12
then    Ben is offered Anna's magic on 65, go without
when    Ben chooses Anna's magic on 65
then    on Anna's 65 lies science
        on Ben's 12 lies magic
        Anna holds only 11

# R-LAW-65, R-DEV-03: a replaced card of the same round
// Law 65 comes before law 71, and Ben's law is no business of Anna's.
given   the table of two
        Anna: also 71@1,1, 6-points on 71, hand 65
        Ben: also 72@1,1, hand 74
        development 1
when    Anna plays 65; Ben plays 74
then    Anna is offered replace 11, replace 71
        Ben is not asked
when    Anna replaces 71
then    Ben is asked place
        on Anna's 65 lies 6-points
