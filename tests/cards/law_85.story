// Laws 85, 86, 87 and 88 count the characters around them; they differ in their sections.

// Around a place in the middle:
//
//        23  24
//      16  ..  17
//    11  13  14  15
table: a place among six
        the table of two
        Anna: also 13@1,1 14@1,2 15@1,3 16@2,0 17@2,2 23@3,0 24@3,1

# R-LAW-85: two points for each character that touches it, across levels too
given   a place among six
        Anna: also <law>@2,1, hand 40
        development 1
then    Anna would score 12 for laws        // not the cards 11 and 15
where   law
        85
        86
        87
        88

# R-LAW-85: each of the six neighbours counts, a law among them does not
given   a place among six
        Anna: also 85@2,1 <other>, hand 40
        development 1
then    Anna would score <points> for laws
where   other                                     | points
        81@2,0                                    | 10
        81@2,2                                    | 10
        81@1,1                                    | 10
        81@1,2                                    | 10
        81@3,0                                    | 10
        81@3,1                                    | 10
        81@1,0                                    | 12
        81@1,3                                    | 12
        80@2,0 81@2,2 82@1,1 77@1,2 83@3,0 84@3,1 | 0

# R-LAW-85: only cards that touch it
given   the table of two
        Anna: also <cards>, hand 40
        development 1
then    Anna would score <points> for laws
where   cards                          | points
        85@1,1                         | 2
        85@1,-1                        | 2
        85@1,1 13@1,2                  | 4
        85@1,1 13@1,2 14@1,3           | 4
        85@1,1 13@1,2 14@2,0           | 6
        85@1,1 13@1,2 14@2,0 15@2,1    | 8
        13@1,1 85@2,0                  | 4
        13@1,1 14@2,0 85@1,2           | 2
        13@1,1 14@1,2 85@2,0 15@2,1    | 6
        13@1,1 14@1,2 85@2,0 15@2,1 16@3,0 | 8

# R-LAW-85: on level 4 a card on level 5 touches it
given   the five levels
        Anna: also 85@4,0, hand 40
        development 1
then    Anna would score 8 for laws         // the cards 23, 24, 27 and 28

# R-LAW-85: two of them do not count each other
given   the table of two
        Anna: also 85@1,1 86@1,2 13@1,3 87@2,1, hand 40
        development 1
then    Anna would score 4 for laws         // card 11 touches 85, card 13 touches 86

# R-LAW-85: a character that touches two of them counts for both
given   the table of two
        Anna: also 85@1,-1 86@1,1, hand 40
        development 1
then    Anna would score 4 for laws

# R-LAW-85: cards underneath do not count
given   the table of two
        Anna: pyramid <host>@1,0 85@1,1, 40 45 under <host>
        Anna: hand 46
        development 1
then    Anna would score <points> for laws
where   host | points
        72   | 10
        78   | 8
        74   | 3
        65   | 0
        11   | 2                            // the host itself

# R-LAW-85: cards of others do not count
given   the table of two
        Anna: hand 40 85
        Ben: also 13@1,1 14@1,2 15@2,0 16@2,1
        development 1
when    Anna plays 85 at 1,1
then    Anna would score 2 for laws
        Ben would score 0 for laws

# R-LAW-85: it is counted at the end of the game, not when it is played
// Card 13 gives three gems.
given   the table of two
        blue nothing; large deck from the top nothing
        Anna: hand 13 <law>
        development 1
when    Anna plays <law> at 1,1
then    Anna is asked develop               // playing it is all
        on Anna's <law> lies nothing
        Anna has 5-each
        Anna would score 2 for laws
when    Anna plays 13 at 1,2
        Anna takes 3B
        time runs out until the end
then    Anna scores 4 for laws
where   law
        85
        86
        87
        88

# R-LAW-85: the four laws differ in their sections
given   the table of two
        Anna: pyramid 11@1,0=<bottom> 13@1,1=<bottom>, hand 40 <law>
        development 1
when    Anna plays <law> at 2,0
then    it is told that Anna closed a <bottom> circle at 2,0 with a gem
        Anna's <law> is <top> top left
        Anna's <law> is <top> top right
        Anna would score 4 for laws
where   law | top    | bottom
        85  | blue   | yellow
        86  | yellow | blue
        87  | red    | green
        88  | green  | red

# R-LAW-85: in the hand, or under a card, it counts nothing
given   the table of two
        Anna: also 72@1,1, <it>
        development 1
then    Anna would score <points> for laws
where   it               | points
        hand 85          | 0
        85 under 72      | 5
        also 85@1,-1     | 2

# R-LAW-85, R-LAW-65: a law in the place of a character counts no more, nor the law that returned
given   the table of two
        Anna: also 85@1,1 13@1,2, hand 40 65
        development 1
then    Anna would score 4 for laws
when    Anna plays 65 and replaces <card>
then    Anna would score <points> for laws
where   card | points
        11   | 2
        13   | 2
        85   | 0

# R-LAW-85, R-LAW-74: a neighbour that law 74 tucks counts no more
given   the table of two
        Anna: also 85@1,1, hand 40 74
        development 1
then    Anna would score 2 for laws
when    Anna plays 74 at 1,2
then    under Anna's 74 lies 11
        Anna would score 3 for laws         // those of law 74
