// Law 68 counts the cards of the pyramid. What it counts at the end is in tests/rulebook/ending.story too.

# R-LAW-68: a point for each card of the own pyramid, itself included, on whatever level it stands
given   the five levels
        Anna: also <cards>, hand 40 39 71
        Ben: also 72@1,1 73@1,2
        development 1
then    Anna would score <points> for laws
        Ben would score 0 for laws
where   cards                | points
        68@1,5               | 16
        68@1,-1 80@1,5       | 17
        68@2,0               | 15           // in the place of card 16
        68@4,1               | 15

# R-LAW-68: alone in the pyramid it counts itself
given   2 players
        blue 21
        Anna: pyramid 68@1,0, hand 40
        Ben: pyramid 12@1,0 13@1,1
        development 1
then    Anna would score 1 for laws

# R-LAW-68: tucked cards count, wherever they lie
given   the table of two
        Anna: also 65@1,1 68@1,2, <under>
        development 1
then    Anna would score <points> for laws
where   under                              | points
        nothing under 65                   | 3
        66 under 11                        | 4
        40 39 38 under 65                  | 6
        66 under 11, 40 39 under 65        | 6
        71 40 under 68                     | 5

# R-LAW-68: tucked cards count besides what their own host counts
given   the table of two
        Anna: also <host>@1,1 68@1,2, 40 39 under <host>
        development 1
then    Anna would score <points> for laws  // 5 cards, and what the host counts
where   host | points
        72   | 15
        74   | 8
        78   | 13

# R-LAW-68: tokens, gems on law 76, hands and other pyramids do not count
given   the table of two
        Anna: also 68@1,1 76@1,2, 3 magic infinite-red on 11, 2B on 76, gems 5-each, attack 2, hand 40 39 71
        Ben: also 13@1,1 14@1,2, 66 under 13
        development 1
then    Anna would score 7 for laws         // 11, 68 and 76, and 4 for the gems

# R-LAW-68: of two players each counts the own pyramid
// Only one player can have law 68; the other has none.
given   the table of two
        Ben: also 68@1,1 13@1,2 14@1,3
        development 1
then    Ben would score 4 for laws
        Anna would score 0 for laws

# R-LAW-68: it is counted at the end, with the cards that came later
given   the table of two
        Anna: hand 68 10 71
        development 1
when    Anna plays 68 at 1,1
then    Anna's pyramid has 0 tokens
        Anna has 5-each
        Anna is asked develop
        Anna would score 2 for laws
when    Anna plays 10 at 1,2
        Anna takes 3B
then    Anna would score 3 for laws
when    Anna passes
        time runs out until the end
then    Anna scores 3 for laws              // card 71 went with the hand

# R-LAW-68, R-LAW-65: a card that made room counts no more, the card in its place does
given   the table of two
        Anna: also 68@1,1 13@1,2, hand 65
        development 1
then    Anna would score 3 for laws
when    Anna plays 65 and replaces 13
then    Anna would score 3 for laws
        Anna holds only 13
when    Anna plays 13 at 1,3
        time runs out for Anna
then    Anna would score 4 for laws

# R-LAW-68, R-LAW-66: law 66 counts, though it takes no place
given   the table of two
        Anna: also 68@1,1, hand 66 40
        development 1
when    Anna plays 66
then    Anna would score 3 for laws

# R-LAW-68: law 74 tucks a card that goes on counting
given   the table of two
        Anna: also 68@1,1, hand 74 40
        development 1
when    Anna plays 74 at 1,2
then    under Anna's 74 lies 11
        Anna would score 6 for laws         // 11, 68 and 74, and 3 of law 74

# R-LAW-68: under another card it counts nothing by itself
given   the table of two
        Anna: also 13@1,1 74@1,2, 68 under 74
        development 1
then    Anna would score 3 for laws
