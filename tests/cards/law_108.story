// Law 108 counts criminals. It comes into the box with them.

# R-LAW-108: two points for every criminal in the own pyramid
given   the table of two
        module underworld
        Anna: pyramid 11@1,1 108@1,2, also <criminals>
        Ben: also 112@0,0
        development 1
then    Anna would score <points> for laws
where   criminals       | points
        13@1,3          | 0
        111@0,1         | 2
        111@0,1 113@0,2 | 4

# R-LAW-108: those in the hand and under cards count nothing
given   the table of two
        module underworld
        Anna: pyramid 11@1,1 108@1,2 78@1,3, 111 under 78, hand 113
        development 1
then    Anna would score 4 for laws
