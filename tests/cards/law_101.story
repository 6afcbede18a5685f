// Law 101 counts aristocrats. It comes into the box with them.

# R-LAW-101, R-ARI-04: three points for every aristocrat in the own pyramid
given   the table of two
        module aristocrats
        Anna: also <cards>, hand 101
        development 1
then    Anna would score 0 for laws
when    Anna plays 101 at 1,-1
then    Anna would score <points> for laws
        it is not told that somebody paid gems
where   cards                  | points
        13@1,1                 | 0
        89@1,1                 | 3
        89@1,1 90@1,2 91@2,0   | 9

# R-LAW-101: those of others and those that lie under a card are not counted
given   2 players; module aristocrats
        Anna: pyramid 101@1,0 74@1,1; Anna: 89 under 74
        Ben: pyramid 90@1,0
        development 1
then    Anna would score 3 for laws         // what 74 gives on level 1
