// RULES section 6.

// Anna alone decides, with two gems of each colour; Ben passes by having no card.
table: Anna alone
        2 players
        blue 21
        small deck from the top 34 33
        law deck from the top 82 81
        Anna: gems 2-each, pyramid 1@1,0
        Ben: pyramid 2@1,0

// A place is free on each level from 1 to 4, and nothing closes a circle there.
table: room on four levels
        Anna alone
        Anna: gems 5-each, pyramid 1@1,0=blue 41@1,1=green 42@1,2=blue 43@1,3=green 44@1,4=blue 45@1,5=green
        Anna: also 47@2,0=blue 48@2,1=green 49@2,2=blue 50@2,3=green 51@3,0=blue 52@3,1=green

# R-REW-01: gems are limited by the reserve
// Card 10 costs red, which is in the reserve again when its three gems are taken.
given   Anna alone
        reserve 1B 1G
        Anna: hand 10
        development 1
when    Anna plays 10 at 1,1
then    Anna has 3B 2R 3G 2Y
        the reserve is nothing

# R-REW-01: a colour that is gone cannot be taken
given   Anna alone
        reserve 5B 5G
        Anna: hand 2
        development 1
when    Anna plays 2 at 1,1
then    refused (not enough yellow): Anna takes 2B 1G 1Y
when    Anna takes 2B 2G
then    Anna is not asked reward gems

# R-REW-02: points are one token on the card
given   room on four levels
        Anna: hand <card>
        development 1
when    Anna plays <card> at <place>
then    on Anna's <card> lies <token>
        Anna's pyramid has 1 tokens
        Anna would score <points> for points
where   card | place | token     | points
        3    | 1,6   | 3-points  | 3
        13   | 2,4   | 5-points  | 5
        6    | 3,2   | 8-points  | 8
        7    | 4,0   | 10-points | 10
        32   | 4,0   | 12-points | 12

# R-REW-03: each card is seen before the next deck is chosen
given   Anna alone
        Anna: also 3@1,1 4@1,2 5@1,3 7@2,0 8@2,1 9@2,2 10@3,0 11@3,1, hand 6
        development 1
when    Anna plays 6 at 4,0
then    Anna is asked deck
when    Anna chooses small deck
then    Anna holds 34                       // the top card
        Anna is asked deck
when    Anna chooses law deck
then    Anna holds 82

# R-REW-03: only decks with cards are offered, and one deck is no choice
given   Anna alone
        law deck from the top nothing
        Anna: hand 15
        development 1
when    Anna plays 15 at 1,1
then    Anna holds 34

# R-REW-03: no deck with cards is nothing
given   Anna alone
        law deck from the top nothing; small deck from the top nothing
        Anna: hand 15
        development 1
when    Anna plays 15 at 1,1
then    it is not told that somebody drew a card

# R-REW-04: science, magic and defence are tokens on the card
given   room on four levels
        Anna: hand <card>
        development 1
when    Anna plays <card> at <place>
then    on Anna's <card> lie <tokens>
        it is told that Anna gained <one> on <card>
where   card | place | tokens    | one
        6    | 1,6   | magic     | magic
        9    | 1,6   | defence   | defence
        24   | 2,4   | science   | science
        28   | 4,0   | 2 magic   | magic
        11   | 4,0   | 2 science | science

# R-REW-06: bonuses for magic and for circles of a colour are tokens on the card
given   room on four levels
        Anna: hand <card>
        development 1
when    Anna plays <card> at <place>
then    on Anna's <card> lie <tokens>
where   card | place | tokens
        20   | 1,6   | magic+2
        24   | 3,2   | magic+3
        53   | 4,0   | magic+5
        8    | 4,0   | magic magic+2
        14   | 3,2   | blue+2
        22   | 3,2   | red+2
        37   | 4,0   | red+4
        39   | 4,0   | green+4
        40   | 4,0   | blue+4
        46   | 4,0   | yellow+4

# R-REW-05, R-LAW-71: attack tokens stand behind the screen and taking them is public
given   Anna alone
        Anna: hand 71
        development 1
when    Anna plays 71 at 1,1
        Anna chooses attack
then    Anna has 1 attack
        on Anna's 71 lies nothing
        it is told that Anna gained 1 attack

# R-REW-07: an infinite gem comes from the reserve
given   Anna alone
        Anna: hand 18
        development 1
when    Anna plays 18 at 1,1
then    on Anna's 18 lies infinite-blue
        the reserve is 7B 8R 9G 8Y          // a green gem paid, a blue one on the card

# R-REW-07: else the player may use an own gem
given   Anna alone
        reserve 8R 8G 8Y
        Anna: hand 18
        development 1
when    Anna plays 18 at 1,1
then    Anna is asked own infinite
when    Anna chooses own gem
then    on Anna's 18 lies infinite-blue
        Anna has 1B 2R 1G 2Y

# R-REW-07: otherwise nothing
given   Anna alone
        reserve 8R 8G 8Y
        Anna: hand 18
        development 1
when    Anna plays 18 at 1,1
        Anna chooses go without
then    on Anna's 18 lies nothing

# R-REW-09: infinite gems, cards, gems, then other tokens
given   Anna alone
        Anna: hand 22
        development 1
when    Anna plays 22 at 1,1
then    on Anna's 22 lies nothing           // gems first, then the points
when    Anna takes 1B 1R
then    on Anna's 22 lies 2-points

# R-REW-08: tokens other than gems never run out
given   2 players
        blue 21
        Anna: gems 2-each, pyramid 1@1,0, hand 9 71 83
        Ben: pyramid 2@1,0, attack 40, 40 science on 2, 40 magic on 2, 40 defence on 2, 40 6-points on 2, 40 magic+2 on 2
        development 1
when    Anna plays 9 at 1,1
then    on Anna's 9 lies defence
when    Anna plays 71 at 1,2
        Anna chooses 6-points
then    on Anna's 71 lies 6-points
when    Anna plays 83 at 1,3
        Anna chooses magic magic+2
then    on Anna's 83 lies magic magic+2
