// Law 79 counts circles and infinite gems.

// A green circle on level 2; card 11 and the law stand aside.
table: a circle beside law 79
        the table of two
        Anna: also 33@1,1=green 34@1,2=green 35@2,1=green 79@1,3

// The circle is green but for the lower left corner of its upper card.
table: a circle to paint beside law 79
        the table of two
        blue nothing; large deck from the top nothing
        Anna: also 33@1,1=green 34@1,2=green 35@2,1=BBRG, gems 1G, hand 40
        development 3

# R-LAW-79: a point for each circle and each infinite gem
given   the table of two
        Anna: also 33@1,1=green 34@1,2=green 36@1,3=green <cards>, <tokens> on 11, hand 40 79
        development 1
then    Anna would score 0 for laws
        Anna would score <circles> for circles
        Anna would score <gems> for infinite gems
when    Anna plays 79 at 1,-1
then    Anna would score <points> for laws
        Anna would score <circles> for circles
        Anna would score <gems> for infinite gems
        Anna is asked develop               // playing it is all
        on Anna's 79 lies nothing
        Anna has 5-each
where   cards                                  | tokens                         | circles | gems | points
                                               | nothing                        | 0       | 0    | 0
        35@2,1=GGGR                            | nothing                        | 0       | 0    | 0
        35@2,1=green                           | nothing                        | 2       | 0    | 1
        35@2,1=green                           | infinite-red                   | 2       | 1    | 2
                                               | infinite-red-used infinite-red | 0       | 2    | 2
                                               | science magic defence 6-points | 0       | 0    | 0
        35@2,1=green 37@2,2=green 38@3,1=green | infinite-blue                  | 7       | 1    | 4

# R-LAW-79: a circle is a point whatever its level and bonuses
given   a circle beside law 79
        Anna: green+4 on 11
        development 1
then    Anna would score 6 for circles
        Anna would score 1 for laws

# R-LAW-79: circles and infinite gems of others do not count
given   a circle beside law 79
        Ben: also 13@1,1=red 14@1,2=red 15@2,1=red, 2 infinite-blue on 12
        development 1
then    Ben would score 2 for circles
        Ben would score 2 for infinite gems
        Anna would score 1 for laws
        Ben would score 0 for laws

# R-LAW-79: a painted circle counts
given   a circle to paint beside law 79
        Anna: also <law>
when    Anna passes
then    Anna is asked paint
        Anna is offered a painting of 1 strokes for <points> points
when    Anna takes the best painting
then    Anna scores 2 for circles
        Anna scores <laws> for laws
where   law    | points | laws
        79@1,3 | 3      | 1
        75@1,3 | 2      | 0

# R-LAW-79: a circle that could be painted and is not counts nothing
given   a circle to paint beside law 79
        Anna: also 79@1,3
when    Anna passes
        Anna paints nothing
then    Anna scores 0 for circles
        Anna scores 0 for laws

# R-LAW-79: a circle that is painted away counts nothing
// One circle is closed; the other could be, with a green gem.
given   a circle to paint beside law 79
        Anna: also 35@2,1=green 36@1,3=green 37@2,2=BBGB 79@1,4, gems 1B 1G
when    Anna passes
then    Anna would score 1 for laws
when    Anna paints <strokes>
then    Anna scores <circles> for circles
        Anna scores <laws> for laws
where   strokes                                          | circles | laws
        37 bottom right green                            | 4       | 2
        35 bottom left blue                              | 0       | 0
        35 bottom left blue, 37 bottom right green       | 2       | 1

# R-LAW-79: a circle that the law itself closes counts
// Law 79 has a blue disc at its bottom.
given   the table of two
        Anna: pyramid 11@1,0=blue 13@1,1=blue, hand 40 79
        development 1
when    Anna plays 79 at 2,0
then    Anna would score 2 for circles
        Anna would score 1 for laws
        Anna has 6B 5R 5G 5Y

# R-LAW-79: in the hand, or under a card, it counts nothing
given   a circle beside law 79
        Anna: also 72@1,3, <it>
        development 1
then    Anna would score 2 for circles
        Anna would score <points> for laws
where   it          | points
        hand 79     | 0
        79 under 72 | 5
        also 79@1,4 | 1

# R-LAW-79, R-LAW-76: gems on law 76 are no infinite gems
given   the table of two
        Anna: also 76@1,1 79@1,2, 2R 1B on 76
        development 1
then    Anna would score 6 for laws
        Anna would score 0 for infinite gems

# R-LAW-79, R-LAW-67: an infinite gem that was swapped counts for its new owner
given   the table of two
        Anna: also 79@1,1, hand 40 67, <own> on 11
        Ben: <other> on 12
        development 1
then    Anna would score <before> for laws
when    Anna plays 67 at 1,2
        Anna chooses Anna's <own> on 11
        Anna chooses Ben's <other> on 12
        Anna gives 3B
then    Anna would score <after> for laws
where   own          | other         | before | after
        6-points     | infinite-red  | 0      | 1
        infinite-red | science       | 1      | 0
        infinite-red | infinite-blue | 1      | 1

# R-LAW-79, R-LAW-69: a circle of the turn that law 69 added counts
// Law 75 has a red disc at its bottom.
given   the table of two
        blue nothing; large deck from the top nothing
        Anna: pyramid 11@1,0=red 13@1,1=red 79@1,2, hand 69 75
        development 3
when    Anna plays 69 at 1,3
then    turn 2                              // it would have been the end
        Anna would score 0 for laws
when    Anna passes
        Anna takes 3B; Ben takes 3R         // for their passes
        Anna plays 75 at 2,0
        time runs out until the end
then    Anna scores 2 for circles
        Anna scores 1 for laws

# R-LAW-79, R-LAW-66: a doubled infinite gem counts twice
given   the table of two
        reserve <reserve>
        Anna: also 79@1,1, hand 40 66, gems nothing, infinite-red on 11
        development 1
when    Anna plays 66
then    Anna would score <points> for laws
where   reserve | points
        8-each  | 2
        nothing | 1

# R-LAW-79, R-LAW-74: a circle that law 74 takes away counts no more
given   a circle beside law 79
        Anna: hand 40 74
        development 1
when    Anna plays 74 at 1,-1
        Anna tucks 35
then    Anna would score 0 for circles
        Anna would score 3 for laws         // those of law 74
