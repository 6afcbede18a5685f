// Law 106 rewards whoever beat a monster in every combat. It comes into the box with the monsters.

# R-LAW-106: eight points while no monster lies beside the combat card
given   the table of two
        module invasion
        Anna: also 106@1,1
        development 1
then    Anna would score 8 for laws

# R-LAW-106: none if one does
given   the table of two
        module invasion
        Anna: also 106@1,1, penalties 3
        development 1
then    Anna would score 0 for laws
        Anna would score -4 for other
