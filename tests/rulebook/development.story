// RULES section 5.

// Anna has card 1, Ben card 2, and both have many gems.
table: two with many gems
        2 players
        blue 21
        small deck from the top 34 33
        law deck from the top 82 81
        large deck from the top 48 47 46 45 44 43 42 41
        Anna, Ben: gems 5-each
        Anna: pyramid 1@1,0
        Ben: pyramid 2@1,0

// A base of five, then rows of four, three and two: Anna's next card may stand on level 5.
table: a tall pyramid
        2 players
        blue 21
        small deck from the top 34 33
        law deck from the top 82 81
        Anna: pyramid 3@1,0 4@1,1 5@1,2 6@1,3 7@1,4
        Anna: also 8@2,0 9@2,1 10@2,2 11@2,3 12@3,0 13@3,1 14@3,2 15@4,0 16@4,1
        Ben: pyramid 2@1,0

// Room for five cards on Anna's level 2.
table: a base of six
        two with many gems
        Anna: also 11@1,1 12@1,2 13@1,3 14@1,4 15@1,5

// Blue lower cards, on which no red one closes a circle; a place is free on each level from 1 to 4.
table: room on four levels
        2 players
        blue 21
        reserve 4-each
        small deck from the top 34 33
        law deck from the top 82 81
        Anna: pyramid 1@1,0=blue 41@1,1=blue 42@1,2=blue 43@1,3=blue 44@1,4=blue 45@1,5=blue
        Anna: also 47@2,0=blue 48@2,1=blue 49@2,2=blue 50@2,3=blue 51@3,0=blue 52@3,1=blue
        Ben: pyramid 2@1,0

// Anna has card 11 and a row of four.
table: a row of four
        the table of two
        Anna: also 13@1,1 14@1,2 15@1,3

// The next card on Anna's level 2 closes a red circle, if its lower corners are red.
table: two red cards
        2 players
        blue 21
        Anna: pyramid 1@1,0=red 5@1,1=red

# R-DEV-01: a card is played, discarded, or the player passes
given   two with many gems
        Anna: hand 10 71
        development 1
then    Anna is offered play 10, play 71, discard 10, discard 71, pass

# R-DEV-01: discards are in every edition but the first, and an option anywhere
given   two with many gems
        edition <edition>
        <option>
        Anna: hand 10 71
        development 1
then    Anna is offered <offered>
where   edition  | option                        | offered
        en-2015  |                               | play 10, play 71, discard 10, discard 71, pass
        ru-2015  |                               | play 10, play 71, discard 10, discard 71, pass
        de       |                               | play 10, play 71, discard 10, discard 71, pass
        en-first |                               | play 10, play 71, pass
        en-2015  | option discard_for_gems=false | play 10, play 71, pass
        ru-2015  | option discard_for_gems=false | play 10, play 71, pass
        de       | option discard_for_gems=false | play 10, play 71, pass
        en-first | option discard_for_gems=true  | play 10, play 71, discard 10, discard 71, pass

# R-DEV-01: without discards a card is played or kept
given   two with many gems
        edition en-first
        Anna: hand 10
        development 1
then    refused (not offered): Anna discards 10

# R-DEV-01, R-DEV-03: discards are resolved among the cards that are played, by their numbers
given   two with many gems
        Anna: hand 11
        Ben: hand 10
        development 1
when    Anna plays 11; Ben discards 10
then    only Ben is asked discard gems
when    Ben takes 1B 1R
then    only Anna is asked place

# R-DEV-01: there are three rounds
given   two with many gems
        Anna: hand 71 72 73 74
        development 3
when    Anna plays 71 at 1,1
        Anna chooses 6-points
then    auction 1
        turn 2

# R-DEV-01: only the card is committed; place and targets come later
given   two with many gems
        Anna: hand 10
        Ben: hand 11
        development 1
when    Anna plays 10
then    Anna is not asked
        nothing is told but: Anna answered
when    Ben plays 11
then    2 choices of the round are shown
        Anna is asked place

# R-DEV-01: a discard brings two gems
given   two with many gems
        Anna: hand 10
        Ben: hand 11
        development 1
when    Anna discards 10; Ben passes
then    Anna is asked discard gems
when    Anna takes 2B
then    Anna has 7B 5R 5G 5Y
        10 is discarded

# R-DEV-02: who passes is out and gets nothing
given   two with many gems
        Anna: hand 10
        Ben: hand 11 12
        development 1
when    Anna passes; Ben plays 11 at 1,1
then    development 2
        Anna is out
        Anna has 5-each

# R-DEV-02: the phase ends when everybody has passed
given   two with many gems
        Anna: hand 10
        Ben: hand 11
        development 1
when    Anna and Ben pass
then    auction 1
        turn 2

# R-DEV-03: cards resolve in ascending order, each completely before the next
given   two with many gems
        Anna: hand 12
        Ben: hand 10
        development 1
when    Anna plays 12; Ben plays 10
then    Anna is not asked
when    Ben places it at 1,1
then    Ben is asked reward gems
        Anna is not asked
when    Ben takes 1B 1R 1G
then    Anna is asked place

# R-DEV-04: the ends of the base and the seams are offered
given   two with many gems
        Anna: also 5@1,1, hand 10
        Ben: hand 11
        development 1
when    Anna plays 10; Ben passes
then    Anna is offered 1,-1, 1,2, 2,0
        refused (not offered): Anna places it at 3,0

# R-DEV-05: rows have no gaps
given   two with many gems
        Anna: also 3@1,1 4@1,2 5@1,3 6@2,0, hand 10
        Ben: hand 11
        development 1
when    Anna plays 10; Ben passes
then    Anna can choose 2,1
        Anna cannot choose 2,2

# R-DEV-05: a row grows to either side
given   a base of six
        Anna: also 16@2,2 17@2,3 18@3,2, hand 10
        development 1
when    Anna plays 10
then    Anna is offered 1,-1, 1,6, 2,1, 2,4

# R-DEV-05: on level 1 a card goes to an end, with or without gaps above
given   two with many gems
        option gaps=<gaps>
        Anna: also 3@1,1 4@1,2, hand 10
        development 1
when    Anna plays 10
then    Anna is offered 1,-1, 1,3, 2,0, 2,1
where   gaps
        false
        true

# R-DEV-05: the option lifts it for levels 2 and up, in every edition
given   a base of six
        edition <edition>; option gaps=<gaps>
        Anna: also 16@2,0, hand 10
        development 1
when    Anna plays 10
then    Anna is offered <offered>
where   edition  | gaps  | offered
        en-2015  | false | 1,-1, 1,6, 2,1
        en-2015  | true  | 1,-1, 1,6, 2,1, 2,2, 2,3, 2,4
        en-first | true  | 1,-1, 1,6, 2,1, 2,2, 2,3, 2,4
        ru-2015  | true  | 1,-1, 1,6, 2,1, 2,2, 2,3, 2,4
        de       | true  | 1,-1, 1,6, 2,1, 2,2, 2,3, 2,4
        de       | false | 1,-1, 1,6, 2,1

# R-DEV-05: no edition has gaps of its own
given   a base of six
        edition <edition>
        Anna: also 16@2,0, hand 10
        development 1
when    Anna plays 10
then    Anna is offered 1,-1, 1,6, 2,1
where   edition
        en-2015
        en-first
        ru-2015
        de

# R-DEV-05: a gap can be filled, and a card stands on two neighbours all the same
given   a base of six
        option gaps=true
        Anna: also 16@2,0 17@2,2, hand 10
        development 1
when    Anna plays 10
then    Anna is offered 1,-1, 1,6, 2,1, 2,3, 2,4

# R-DEV-05: also on levels 3 and 4
given   a base of six
        option gaps=true
        Anna: also 16@2,0 17@2,1 18@2,2 19@2,3 20@2,4 23@3,0 24@3,1, hand 10
        development 1
when    Anna plays 10
then    Anna is offered 1,-1, 1,6, 3,2, 3,3, 4,0

# R-DEV-05, R-DEV-13: with gaps the end card is the outermost of the whole row
given   a base of six
        option gaps=true
        Anna: also 16@2,0 17@2,2 18@2,4
        development 1
then    Anna's free cards are 16 18

# R-DEV-05, R-DEV-13: a row of two with a gap between has two ends
given   a base of six
        option gaps=true
        Anna: also 16@2,1 18@2,3
        development 1
then    Anna's free cards are 1 15 16 18

# R-DEV-13: law 74 goes by the whole row too
given   a base of six
        option gaps=true
        Anna: also 16@2,0 17@2,2 18@2,4, hand 74
        development 1
when    Anna plays 74 at 1,6
then    Anna is asked attaint
        Anna is offered 16, 18
when    Anna tucks 18
then    under Anna's 74 lies 18
        Anna's pyramid holds 16@2,0 17@2,2

# R-DEV-06, R-DEV-08: worked example: Captain pays the rows up to the level and gives the row of the level
given   room on four levels
        Anna: gems <cost>, hand 32
        development 1
when    Anna plays 32 at <place>
then    Anna has nothing
        it is told that Anna paid <cost>
        <given>
where   cost     | place | given
        1G       | 1,6   | Anna is asked deck
        1G 1B    | 2,4   | Anna is offered 5 gems of 5B 4R 5G 4Y
        1G 1B 1Y | 3,2   | on Anna's 32 lies magic
        1G 1B 2Y | 4,0   | on Anna's 32 lies 12-points

# R-DEV-06: worked example: Captain on a level costs no gem less
given   room on four levels
        Anna: gems <gems>, hand 32
        development 1
when    Anna plays 32
then    Anna is offered <places>
where   gems     | places
        1G       | 1,-1, 1,6
        1G 1B    | 1,-1, 1,6, 2,4
        1G 2Y    | 1,-1, 1,6
        1G 1B 1Y | 1,-1, 1,6, 2,4, 3,2
        1G 1B 2Y | 1,-1, 1,6, 2,4, 3,2, 4,0

# R-DEV-06: worked example: Captain on level 5 pays the fourth gem twice
given   a tall pyramid
        Anna: gems 1B 1G 3Y, hand 32
        development 1
when    Anna plays 32 at 5,0
then    Anna is asked fifth level
        Anna has nothing

# R-DEV-06, R-DEV-08: worked example: Captain on level 5 takes 15 points
given   a tall pyramid
        Anna: gems 1B 1G 3Y, hand 32
        Ben: hand 35
        development 1
when    Anna plays 32; Ben passes
        Anna places it at 5,0
        Anna chooses 15-points
then    on Anna's 32 lies 15-points
        Anna has nothing

# R-DEV-06: what cannot be paid is not offered
given   a tall pyramid
        Anna: gems 1B 1G 2Y, hand 32
        development 1
when    Anna plays 32
then    Anna is offered 1,-1, 1,5           // level 5 costs three yellow

# R-DEV-07, R-LAW-71: a law is free and never on level 5
given   a tall pyramid
        Anna: hand 71
        development 1
when    Anna plays 71
then    Anna is offered 1,-1, 1,5
when    Anna places it at 1,5
then    Anna is asked law choice
when    Anna chooses 6-points
then    on Anna's 71 lies 6-points

# R-DEV-08: the reward is the row of the level
given   two with many gems
        Anna: also 5@1,1, hand 11
        development 1
when    Anna plays 11 at 2,0
        Anna takes 1B 1R
then    Anna has 1 attack
        on Anna's 11 lies 2-points

# R-DEV-08, R-REW-09: worked example: Captain on level 5 gives three rows
given   a tall pyramid
        Anna: gems 1B 1G 3Y, hand 32
        development 1
when    Anna plays 32 at 5,0
        Anna chooses all rewards
then    Anna is asked deck                  // R-REW-09: cards before gems
when    Anna chooses law deck
then    Anna holds 82
when    Anna takes 5B
then    on Anna's 32 lies magic

# R-DEV-08, R-REW-09: an infinite gem of a higher row comes before the card of a lower one
given   a tall pyramid
        Anna: gems 3R 1G 1Y, hand 1
        development 1
when    Anna plays 1 at 5,0
        Anna chooses all rewards
then    Anna is asked deck
        on Anna's 1 lies infinite-green
when    Anna chooses law deck
then    on Anna's 1 lies infinite-green science

# R-DEV-09, R-DEV-10: a single-colour circle gives a gem before the reward
given   two red cards
        Anna: gems 5-each, hand 13
        Ben: hand 11, pyramid 2@1,0
        development 1
when    Anna plays 13; Ben passes
        Anna places it at 2,0
then    it is told in this order: Anna paid gems, Anna played 13, Anna closed a red circle with a gem, Anna gained a token
        Anna has 5B 5R 5G 4Y                // a red gem paid, a red gem taken

# R-DEV-10: no gem of the colour left gives none
given   two red cards
        reserve 8B 8G 8Y
        Anna: hand 75
        development 1
when    Anna plays 75 at 2,0
then    it is told that Anna closed a red circle without a gem
        Anna has nothing

# R-DEV-11: worked example: an infinite gem pays one gem of its colour
// Card 31 costs blue, blue and yellow on level 3.
given   two with many gems
        Anna: also 3@1,1 4@1,2 5@2,0 6@2,1, infinite-blue on 1, hand 31
        development 1
when    Anna plays 31 at 3,0 with infinite 1B
then    Anna has 4B 5R 5G 4Y
        Anna's unused infinite gems are nothing

# R-DEV-11: several infinite gems serve one payment, one for a gem of their colour
given   two with many gems
        Anna: also 3@1,1 4@1,2 5@2,0 6@2,1, infinite-blue on 1, infinite-blue on 3, infinite-yellow on 4, hand 31
        development 1
when    Anna plays 31 at 3,0 with infinite 2B 1Y
then    Anna has 5-each
        Anna's unused infinite gems are nothing

# R-DEV-11: an infinite gem pays once a turn
// Cards 6 and 8 cost blue on level 1.
given   two with many gems
        Anna: infinite-blue on 1, hand 6 8
        development 1
when    Anna plays 6 at 1,1 with infinite 1B
then    Anna has 5-each
when    Anna plays 8
then    Anna can choose no infinite gem

# R-DEV-11: of several infinite gems of a colour the oldest that is ready pays
given   two with many gems
        Anna: also 3@1,1, <first>, <second>, hand 6
        development 1
when    Anna plays 6 at 1,2 with infinite 1B
then    on Anna's 1 lies <on_1>
        on Anna's 3 lies <on_3>
where   first                   | second                  | on_1               | on_3
        infinite-blue on 1      | infinite-blue on 3      | infinite-blue-used | infinite-blue
        infinite-blue on 3      | infinite-blue on 1      | infinite-blue      | infinite-blue-used
        infinite-blue-used on 3 | infinite-blue on 1      | infinite-blue-used | infinite-blue-used

# R-DEV-11: the use of an infinite gem can be declined
given   two with many gems
        Anna: infinite-blue on 1, hand 6 8
        development 1
when    Anna plays 6 at 1,1
then    Anna has 4B 5R 5G 5Y

# R-DEV-12: only a card that can be played now can be committed
given   2 players
        blue 21
        Anna: pyramid 1@1,0, gems 1B, hand 6 10
        development 1
then    Anna can choose play 6              // costs blue
        Anna cannot choose play 10          // costs red
        Anna can choose discard 10

# R-DEV-12: a card that became unplayable is taken back
given   two with many gems
        Anna: hand 10
        Anna cannot play 10 any more
then    Anna is asked unplayable
when    Anna chooses take back
then    Anna holds 10
        Anna is still in                    // it is not a pass
        development 2                       // it uses up the round

# R-DEV-12: a card that became unplayable is discarded for two gems
given   two with many gems
        Anna: hand 10
        Anna cannot play 10 any more
when    Anna discards 10
        Anna takes 1B 1R
then    Anna has 6B 6R 5G 5Y
        10 is discarded

# R-DEV-12, R-DEV-01: where there are no discards it can only be taken back
given   two with many gems
        edition <edition>
        <option>
        Anna: hand 10 11
        Anna cannot play 10 any more
then    Anna is offered take back
        refused (not offered): Anna discards 10
when    Anna chooses take back
then    it is told that Anna took 10 back
        Anna holds 10 11
        nothing is discarded
        development 2
        Anna is still in
where   edition  | option
        en-first |
        en-2015  | option discard_for_gems=false

# R-DEV-13: a card put underneath costs nothing and gives nothing
given   the table of two
        Anna: hand 10 71 72
        development 1
when    Anna plays 72 at 1,1
        Anna tucks 10 71
then    under Anna's 72 lie 10 71
        Anna has 5-each
        Anna's pyramid has 0 tokens
        the reserve is 8-each
        it is told 1 times that somebody played a card

# R-DEV-13: a tucked card takes no place and its face is public
given   the table of two
        Anna: also 72@1,1, 40 under 72, hand 10
        development 1
then    under Anna's 72 lies 40
        Anna's pyramid is 11@1,0 72@1,1
when    Anna plays 10
then    Anna is offered 1,-1, 1,2, 2,0

# R-DEV-13: a tucked card has no sections and no neighbours, and scores nothing by its own text
given   the table of two
        Anna: also 72@1,1 85@1,2, 68 79 40 under 72, infinite-blue on 11
        development 1
then    Anna would score 15 for laws        // 5 for each card under law 72, none for 68, 79 and 85

# R-DEV-13: a tucked card does not count in the order of play
given   the table of two
        Ben: also <cards>
        <tucked>
        development 1
then    the order is <order>
where   cards       | tucked           | order
        72@1,1      |                  | Anna, Ben
        72@1,1 1@1,2 |                 | Ben, Anna
        72@1,1      | Ben: 1 under 72  | Anna, Ben

# R-DEV-13: a tucked card cannot be chosen by an effect
given   the table of two
        Anna: also 72@1,1, 40 under 72, hand 65 66
        development 1
when    Anna plays 65
then    Anna is offered replace 11, replace 72
when    Anna replaces 72
        Anna plays 66
then    under Anna's 11 lies 66             // the only character, without a question

# R-DEV-13: what lies under a card that is replaced stays there
given   the table of two
        Anna: also 72@1,1, 40 under 72, hand 65
        development 1
when    Anna plays 65 and replaces 72
then    under Anna's 65 lies 40

# R-DEV-13: a free card is an end of its row with nothing on it or under it
given   a row of four
        Anna: also <cards>
        <tucked>
        development 1
then    Anna's free cards are <free>
where   cards                | tucked            | free
        nothing              |                   | 11 15
        16@2,0               |                   | 15 16
        16@2,1               |                   | 11 15 16
        16@2,0 17@2,2        |                   | 16 17
        16@2,0 17@2,1 18@3,0 |                   | 15 18
        nothing              | Anna: 66 under 15 | 11
        76@1,4               | Anna: 1B on 76    | 11 76       // gems are no cards

# R-DEV-13: a card alone in its row is free, unless another stands on it
given   the table of two
        development 1
then    Anna's free cards are 11

# R-DEV-13: cards are adjacent when they touch, also across levels
// 13 and 14 below, 16 and 17 beside, 18 and 19 above; not 11 and 15.
given   a row of four
        Anna: also 16@2,0 85@2,1 17@2,2 18@3,0 19@3,1
        development 1
then    Anna would score 12 for laws

# R-DEV-14: cards in the pyramid keep their places
given   the table of two
        Anna: also 13@1,1 71@2,0, hand 10 82 16
        development 1
when    Anna plays 10 at 1,-1
        Anna takes 1B 1R 1G
        Anna plays 82 at 1,2
        Anna chooses science
        Anna discards 16
        Anna takes 1B 1R
then    Anna's pyramid is 11@1,0 13@1,1 71@2,0 10@1,-1 82@1,2
        it is not told that a card was replaced
        it is not told that a card was slipped under another

# R-DEV-14: characters and laws never lie on level 0
given   the table of two
        Anna: also 13@1,1, hand <card>
        development 1
when    Anna plays <card>
then    Anna is offered 1,-1, 1,2, 2,0
        refused (not offered): Anna places it at 0,0
where   card
        10
        71
