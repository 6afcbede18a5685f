// RULES section 7 and the worked examples; the laws that only score.

// The last round of the last turn; everybody passes at once for want of cards in hand but Anna.
table: the last round of two
        2 players
        Anna: pyramid 1@1,0, hand 64
        Ben: pyramid 2@1,0
        development 3

table: the last round of three
        3 players
        Anna: pyramid 1@1,0, hand 64
        Ben: pyramid 2@1,0, attack 2
        Clara: pyramid 3@1,0, attack 3
        development 3

// Between levels 1 and 2.
table: Anna's green circle
        the last round of two
        Anna: also 33@1,1=green 34@1,2=green 35@2,1=green

table: a circle to paint
        the last round of two
        Anna: also 33@1,1=green 34@1,2=green 35@2,1=red, gems 1B 2G

# R-END-01: hands go
given   the last round of two
        Anna: hand 64 71
when    Anna passes
then    64 71 are discarded
        Anna holds only nothing

# R-END-01: painting closes circles and gives no gem
given   a circle to paint
when    Anna passes
then    Anna is asked paint
        Anna is offered a painting of 2 strokes for 2 points
        the reserve is 8-each
when    Anna takes the best painting
then    Anna scores 2 for circles
        Anna has 1B
        the reserve is 8-each

# R-END-01: a player may leave the pyramid unpainted
given   a circle to paint
when    Anna passes
        Anna paints nothing
then    Anna scores 0 for circles

# R-END-01: a player may paint otherwise
given   a circle to paint
when    Anna passes
then    refused (picked twice): Anna paints 35 top left blue, 35 top left green
        refused (not enough red): Anna paints 35 top left red
when    Anna paints 35 top left blue
then    Anna's 35 is blue top left

# R-END-01: any section may be painted, also of a circle that is finished
given   a circle to paint
        Anna: also 36@1,3=green 37@2,2=green
when    Anna passes
        Anna paints 37 bottom left blue
then    Anna's 37 is blue bottom left
        Anna scores 0 for circles           // it was 2

# R-END-02: worked example: a circle scores its level and bonuses
given   Anna's green circle
        Anna: <bonus> on 1
when    Anna passes
then    Anna scores <points> for circles
where   bonus   | points
        nothing | 2
        green+4 | 6

# R-END-03: worked example: an infinite gem scores the level of its card and bonuses
given   Anna's green circle
        Anna: also 36@1,3=red 37@2,2=red 38@3,1=red, infinite-yellow on 38, yellow+4 on 1
when    Anna passes
then    Anna scores 7 for infinite gems

# R-END-05: point tokens count their values
given   the last round of two
        Anna: 12-points 3-points on 1
when    Anna passes
then    Anna scores 15 for points

# R-END-06: worked example: magic
given   the last round of two
        Anna: 3 magic magic+5 magic+2 on 1
when    Anna passes
then    Anna scores 21 for magic

# R-END-07: worked example: sets
given   the last round of two
        Anna: 2 defence 5 magic 3 science on 1
when    Anna passes
then    Anna scores 24 for sets

# R-END-08: worked example: attack
given   the last round of three
        Anna: <tokens> on 1
when    Anna passes
then    Anna scores <points> for attack
        Ben scores -12 for attack           // only the opponents' tokens count
where   tokens    | points
        nothing   | -20
        2 defence | -12
        9 defence | 0                       // never below zero tokens

# R-END-09: most points win
given   the last round of two
        Anna: 5-points on 1
when    Anna passes
then    Anna wins

# R-END-09: equal points share the win
given   the last round of two
when    Anna passes
then    Anna and Ben win

# R-LAW-68, R-END-04: a point for each card in the pyramid
given   the last round of two
        Anna: also 68@1,1 5@1,2
when    Anna passes
then    Anna scores 3 for laws

# R-LAW-75, R-END-04: three more points for each set
given   the last round of two
        Anna: also 75@1,1, 2 defence 2 magic 2 science on 1
when    Anna passes
then    Anna scores 24 for sets
        Anna scores 6 for laws

# R-LAW-79, R-END-04: a point for each circle and infinite gem
given   Anna's green circle
        Anna: also 79@1,3, infinite-red on 1
when    Anna passes
then    Anna scores 2 for laws

# R-LAW-85, R-END-04: two points for each touching character
given   the last round of two
        Anna: also 85@1,1 5@1,2 6@2,0 81@2,1
when    Anna passes
then    Anna scores 6 for laws              // cards 1, 5 and 6; the law above does not count

# R-END-10: decks are not replenished and discarded cards are out of the game
given   2 players
        blue 21; red 31/32
        law deck from the top 81
        Anna: gems 2-each, pyramid 1@1,0, hand 12 13 15
        Ben: pyramid 2@1,0
        development 1
when    Anna discards 12
        Anna takes 2B
        Anna plays 15 at 1,1
then    Anna holds 81                       // the only law that was left came at once
        the small deck is empty; the law deck is empty
        only 12 is discarded
when    Anna passes
then    auction 1; turn 2
when    Anna bids pass
        Anna and Ben take 3B
then    only 12 32 are discarded            // the card at the tip
        it is not told that a card was revealed
        the large deck is empty

# R-END-10: gems are strictly limited
given   2 players
        blue 21
        reserve 1R
        Anna: gems 2-each, pyramid 1@1,0, hand 82
        Ben: pyramid 2@1,0
        development 1
when    Anna plays 82 at 1,1
        Anna chooses 4 gems
then    Anna has 2B 3R 2G 2Y
        the reserve is nothing

# R-END-11: hand, screen and pyramid are unlimited
given   2 players
        blue 21
        small deck from the top 60; law deck from the top 66
        Anna: gems 9-each, hand 3..20 71..88, pyramid 1@1,0
        Anna: also 31@1,1 32@1,2 33@1,3 34@1,4 35@1,5 36@1,6 37@1,7 38@1,8 39@1,9 40@1,10
        Anna: also 41@1,11 42@1,12 43@1,13 44@1,14 45@1,15 46@1,16 47@1,17 48@1,18 49@1,19
        Ben: pyramid 2@1,0
        development 1
then    Anna holds 36 cards
when    Anna plays 15
then    Anna can choose 1,-1, 1,20
when    Anna places it at 1,20
        Anna chooses small deck
then    Anna holds 36 cards
        Anna's pyramid has 21 cards
when    Anna discards 16
        Anna takes 2B
then    Anna has 11B 9R 8G 9Y
