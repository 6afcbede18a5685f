// Law 104 counts the tokens on the combat card. It comes into the box with the monsters.

# R-LAW-104: three points for every token on the own combat card
given   the table of two
        module invasion
        Anna: also 104@1,1, <tokens> on the combat card
        Ben: science on the combat card
        development 1
then    Anna would score <points> for laws
where   tokens                 | points
        science                | 3
        2 magic 6-points       | 9

# R-LAW-104: what lies on cards, and gems, count nothing
given   the table of two
        module invasion
        Anna: also 104@1,1, science on 11, combat card 3B
        development 1
then    Anna would score 0 for laws
