// Law 75 makes sets worth more.

# R-LAW-75: three points more for each set
given   the table of two
        Anna: hand 40 75, <tokens> on 11
        development 1
then    Anna would score <sets> for sets
        Anna would score 0 for laws
when    Anna plays 75 at 1,1
then    Anna would score <sets> for sets
        Anna would score <points> for laws
        Anna is asked develop               // playing it is all
        on Anna's 75 lies nothing
        Anna has 5-each
where   tokens                          | sets | points
        nothing                         | 0    | 0
        5 magic 3 science               | 0    | 0
        defence magic science           | 12   | 3
        2 defence 5 magic 3 science     | 24   | 6
        4 defence 3 magic 3 science     | 36   | 9

# R-LAW-75: the sets are counted over the own pyramid and no other
given   the table of two
        Anna: also 13@1,1 75@1,2, science on 11, magic on 13, defence on 75
        Ben: 3 defence 3 magic 3 science on 12
        development 1
then    Anna would score 12 for sets
        Anna would score 3 for laws
        Ben would score 36 for sets
        Ben would score 0 for laws

# R-LAW-75: at the end of the game, not when it is played
given   the table of two
        Anna: hand 75 80, science magic on 11
        development 1
when    Anna plays 75 at 1,1
then    Anna would score 0 for laws
when    Anna plays 80 at 1,2
        Anna chooses defence
        time runs out until the end
then    Anna scores 12 for sets
        Anna scores 3 for laws

# R-LAW-75: in the hand, or under a card, it counts nothing
given   the table of two
        Anna: also 72@1,1, 2 defence 2 magic 2 science on 11, <it>
        development 1
then    Anna would score 24 for sets
        Anna would score <points> for laws
where   it          | points
        hand 75     | 0
        75 under 72 | 5
        also 75@1,2 | 6

# R-LAW-75, R-LAW-67: a token that was swapped completes a set, or breaks one
given   the table of two
        Anna: also 75@1,1, hand 40 67, <own> on 11
        Ben: <other> on 12
        development 1
then    Anna would score <before> for laws
when    Anna plays 67 at 1,2
        Anna chooses Anna's <gives> on 11
        Anna chooses Ben's <other> on 12
        Anna gives 3B
then    Anna would score <sets> for sets
        Anna would score <after> for laws
where   own                   | gives    | other    | before | sets | after
        science magic 6-points | 6-points | defence | 0      | 12   | 3
        science magic defence  | magic    | 6-points | 3     | 0    | 0

# R-LAW-75, R-LAW-66: doubled tokens make more sets
given   the table of two
        Anna: also 75@1,1, hand 40 66, science magic defence on 11
        development 1
when    Anna plays 66
then    Anna would score 24 for sets
        Anna would score 6 for laws

# R-LAW-75, R-LAW-65: a replaced law counts no more
given   the table of two
        Anna: also 75@1,1, hand 40 65, science magic on 11, defence on 75
        development 1
then    Anna would score 3 for laws
when    Anna plays 65 and replaces 75
then    Anna would score 12 for sets
        Anna would score 0 for laws

# R-LAW-75, R-LAW-69: a set of the turn that law 69 added counts
given   the table of two
        blue nothing; large deck from the top nothing
        Anna: also 75@1,1, hand 69 80, science magic on 11
        development 3
when    Anna plays 69 at 1,2
then    turn 2                              // it would have been the end
when    Anna passes
        Anna takes 4B; Ben takes 3R         // for their passes
        Anna plays 80 at 1,3
        Anna chooses defence
        time runs out until the end
then    Anna scores 12 for sets
        Anna scores 3 for laws
