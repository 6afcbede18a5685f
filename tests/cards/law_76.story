// Law 76 takes gems.

# R-LAW-76: up to eight gems from the screen, two points for each
given   the table of two
        Anna: hand 40 76
        development 1
when    Anna plays 76 at 1,1
then    only Anna is asked purse
        Anna would score 0 for laws
when    Anna lays <laid>
then    <laid> lie on Anna's 76
        Anna would score <points> for laws
        Anna would score <points> in all
        Anna has <kept>
        the reserve is 8-each
        13 gems of each colour are in the game
        Anna is asked develop
where   laid     | points | kept
        nothing  | 0      | 5-each
        1B       | 2      | 4B 5R 5G 5Y
        2B 1R 2Y | 10     | 3B 4R 5G 3Y
        2-each   | 16     | 3-each
        3B 5R    | 16     | 2B 5G 5Y

# R-LAW-76: the points are there at the end
given   the table of two
        blue nothing; large deck from the top nothing
        Anna: hand 40 76
        development 1
when    Anna plays 76 at 1,1
        Anna lays 2B 1R
        time runs out until the end
then    Anna scores 6 for laws
        2B 1R lie on Anna's 76

# R-LAW-76: more than eight gems are refused
given   the table of two
        Anna: hand 40 76, gems 5B 5R 5G 9Y
        development 1
when    Anna plays 76 at 1,1
then    Anna is offered up to 8 gems of 5B 5R 5G 8Y
        refused (0 to 8 wanted): Anna lays 5B 4R
        refused (0 to 8 wanted): Anna lays 3B 2R 2G 2Y
        refused (not enough yellow): Anna lays 9Y
when    Anna lays 8Y
then    8Y lie on Anna's 76
        Anna would score 16 for laws
        Anna has 5B 5R 5G 1Y

# R-LAW-76: only gems that are there
given   the table of two
        Anna: hand 40 76, gems 1B 2G
        development 1
when    Anna plays 76 at 1,1
then    Anna is offered up to 3 gems of 1B 2G
        refused (not enough red): Anna lays 1R
        refused (not enough blue): Anna lays 2B
when    Anna lays 1B 2G
then    Anna has nothing
        Anna would score 6 for laws

# R-LAW-76: without gems nothing is asked
given   the table of two
        Anna: hand 40 76, gems nothing
        development 1
when    Anna plays 76 at 1,1
then    Anna is asked develop
        Anna's pyramid holds 76@1,1
        no gem lies on a law
        Anna would score 0 for laws

# R-LAW-76: everybody sees the gems
given   the table of two
        Anna: hand 40 76
        development 1
when    Anna plays 76 at 1,1
        Anna lays 1B 2G
then    it is told that Anna laid 1B 2G on 76
        1B 2G lie on Anna's 76

# R-LAW-76: gems that lie there pay nothing
// Card 10 costs red.
given   the table of two
        Anna: hand 10 76, gems 1R
        development 1
then    Anna can choose play 10
when    Anna plays 76 at 1,1
        Anna lays <laid>
then    <then>
where   laid    | then
        nothing | Anna can choose play 10
        1R      | Anna cannot choose play 10

# R-LAW-76: the gems are no infinite gems
given   the table of two
        Anna: also 76@1,1 79@1,2, 4R on 76, hand 10
        development 1
then    Anna would score 8 for laws         // none of them for law 79
        Anna would score 0 for infinite gems
        Anna's pyramid has no tokens
        Anna's unused infinite gems are nothing
when    Anna plays 10
then    Anna can choose no infinite gem

# R-LAW-76, R-LAW-67: law 67 does not see them
given   the table of two
        Anna: also 76@1,1, 4R on 76, hand 10 67, <own> on 11
        Ben: magic on 12
        development 1
when    Anna plays 67 at 1,2
then    Anna is asked <asked>
        4R lie on Anna's 76
where   own      | asked
        nothing  | develop                  // there is nothing to swap
        6-points | swap own

# R-LAW-76, R-LAW-67: law 67 does not see those of another player
given   the table of two
        Anna: hand 10 67, magic on 11
        Ben: also 76@1,1, 4R on 76, <tokens> on 12
        development 1
when    Anna plays 67 at 1,1
then    Anna is asked <asked>
        4R lie on Ben's 76
where   tokens   | asked
        nothing  | develop                  // there is nothing to swap
        6-points | swap own

# R-LAW-76, R-LAW-67: the gems do not pay for a swap
given   the table of two
        Anna: also 76@1,1, 4R on 76, hand 10 67, magic on 11, gems <gems>
        Ben: 6-points on 12
        development 1
when    Anna plays 67 at 1,2
then    Anna is asked <asked>
where   gems | asked
        2B   | develop
        3B   | swap own

# R-LAW-76, R-LAW-68: for law 68 it is one card, whatever lies on it
given   the table of two
        Anna: also 68@1,1, hand 40 76
        development 1
when    Anna plays 76 at 1,2
        Anna lays <laid>
then    Anna would score <points> for laws
where   laid    | points
        nothing | 3
        4R      | 11

# R-LAW-76, R-LAW-66: law 66 is not played on it and doubles no gem
given   the table of two
        Anna: also 13@1,1 76@1,2, 4R on 76, magic on 11, hand 40 66
        development 1
when    Anna plays 66
then    Anna is offered under 11, under 13
when    Anna tucks it under 11
then    4R lie on Anna's 76
        Anna's pyramid has 2 tokens
        the reserve is 8-each

# R-LAW-76: the gems do not paint
// With a red gem behind the screen the circle could be closed.
given   the table of two
        blue nothing; large deck from the top nothing
        Anna: pyramid 13@1,0=red 14@1,1=red 16@1,2=red 15@2,0=BBRB 76@1,3, 1R on 76, hand 40, gems <gems>
        development 3
when    Anna passes
then    <then>
        Anna would score 0 for circles
        Anna would score 2 for laws
where   gems    | then
        nothing | the game is over
        1R      | Anna is asked paint

# R-LAW-76: only when it is played
given   the table of two
        Anna: also 76@1,1, 1R on 76, hand 40 71
        development 1
when    Anna plays 71 at 1,2
        Anna chooses 4 gems
        Anna takes 4B
then    Anna is asked develop
        1R lies on Anna's 76

# R-LAW-76: when time runs out the gems are kept
given   the table of two
        Anna: hand 40 76, gems 2-each
        development 1
when    Anna plays 76 at 1,1
        time runs out for Anna
then    Anna has 2-each
        no gem lies on a law

# R-LAW-76, R-LAW-65: in the hand again it has lost its gems and may take others
given   the table of two
        Anna: also 76@1,1, 3R on 76, hand 40 65
        development 1
then    Anna would score 6 for laws
when    Anna plays 65 and replaces 76
then    the reserve is 8B 11R 8G 8Y
        no gem lies on a law
        Anna has 5-each
        Anna would score 0 for laws
when    Anna plays 76 at 1,2
        Anna lays 2B
then    2B lie on Anna's 76
        Anna would score 4 for laws
