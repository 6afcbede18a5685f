// Law 102 gives gems, more for each aristocrat. It comes into the box with them.

# R-LAW-102: two gems, and two more for every aristocrat in the own pyramid
given   the table of two
        module aristocrats
        Anna: also <cards>, hand 102
        development 1
when    Anna plays 102 at 1,-1
then    Anna is offered <gems> gems of <each>B <each>R <each>G <each>Y
where   cards                  | gems | each
        13@1,1                 | 2    | 2
        89@1,1                 | 4    | 4
        89@1,1 90@1,2 91@2,0   | 8    | 8

# R-LAW-102, R-REW-01: fewer if the reserve has fewer
given   the table of two
        module aristocrats
        reserve 1B 2Y
        Anna: also 89@1,1, hand 102 40
        development 1
when    Anna plays 102 at 1,-1
then    Anna has 6B 5R 5G 7Y
        the reserve is nothing

# R-LAW-102: at the end it counts nothing
given   the table of two
        module aristocrats
        Anna: also 102@1,1 13@1,2
        development 1
then    Anna would score 0 for laws
