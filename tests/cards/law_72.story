// Law 72 takes cards from the hand.

# R-LAW-72: any number of cards from the hand, five points for each
given   the table of two
        Anna: hand 40 45 71 72
        development 1
when    Anna plays 72 at 1,1
then    only Anna is asked archive
        Anna would score 0 for laws
when    Anna tucks <cards>
then    under Anna's 72 lie <cards>
        Anna would score <points> for laws
        Anna holds only <kept>
        Anna's pyramid is 11@1,0 72@1,1
        Anna's pyramid has no tokens
        Anna has 5-each
where   cards    | kept     | points
        nothing  | 40 45 71 | 0
        71       | 40 45    | 5
        45 40    | 71       | 10
        40 71 45 | nothing  | 15

# R-LAW-72: the points are there at the end
given   the table of two
        blue nothing; large deck from the top nothing
        Anna: hand 40 45 71 72
        development 1
when    Anna plays 72 at 1,1
        Anna tucks 40 71
        time runs out until the end
then    Anna scores 10 for laws
        only 45 is discarded                // what is underneath stays there

# R-LAW-72: the whole hand is offered, but not the law itself that was committed
given   the table of two
        Anna: hand 40 71 72
        Ben: hand 45
        development 1
when    Ben passes
        Anna plays 72 at 1,1
then    Anna is offered 40, 71
        refused (not offered): Anna tucks 72
        refused (not offered): Anna tucks 45
        refused (not offered): Anna tucks 11
        refused (picked twice): Anna tucks 40 40

# R-LAW-72: with an empty hand nothing is asked
given   the table of two
        Anna: hand 72
        development 1
when    Anna plays 72 at 1,1
then    turn 2
        Anna is asked bid
        under Anna's 72 lies nothing
        it is not told that a card was tucked
        Anna would score 0 for laws

# R-LAW-72: cards that lie under others already are not in the hand
given   the table of two
        Anna: also 78@1,1, 39 41 under 78, hand 40 72
        development 1
when    Anna plays 72 at 1,2
then    Anna is offered 40

# R-LAW-72: a card that another law drew
given   the table of two
        Anna: hand 72 77
        development 1
when    Anna plays 77 at 1,1
        Anna chooses 1 card
        Anna chooses small deck
        Anna plays 72 at 1,2
then    Anna is offered 56
when    Anna tucks 56
then    under Anna's 72 lies 56
        Anna holds only nothing
        Anna would score 5 for laws

# R-LAW-72, R-LAW-70: a law that law 70 drew
given   the table of two
        Anna: hand 70 72
        development 1
when    Anna plays 70 at 1,1
        Anna puts back 88 87
        Anna plays 72 at 1,2
then    Anna is offered 86
when    Anna tucks 86
then    under Anna's 72 lies 86
        Anna would score 5 for laws         // law 86 itself counts nothing there

# R-LAW-72: a card that was won in the auction of the turn
given   the table of two
        Anna: hand 72
        auction 1
when    Anna bids blue; Ben takes 3B        // for his pass
        Anna plays 72 at 1,1
then    Anna is offered 21
when    Anna tucks 21
then    Anna would score 5 for laws

# R-LAW-72: only when it is played
given   the table of two
        Anna: hand 40 45 72 77
        development 1
when    Anna plays 72 at 1,1
        Anna tucks 40
        Anna plays 77 at 1,2
        Anna chooses 1 card
        Anna chooses small deck
then    Anna is asked develop
        Anna holds only 45 56
        under Anna's 72 lies 40
        Anna would score 5 for laws

# R-LAW-72: it counts the cards under it alone
given   the table of two
        Anna: also 78@1,1, 39 under 78, 66 under 11, hand 40 72
        development 1
when    Anna plays 72 at 1,2
        Anna tucks 40
then    Anna would score 9 for laws         // four of them for law 78

# R-LAW-72, R-LAW-68: law 68 counts what is underneath too
given   the table of two
        Anna: also 68@1,1, hand 40 45 72
        development 1
when    Anna plays 72 at 1,2
        Anna tucks 40 45
then    Anna would score 15 for laws        // ten, and one for each of 11, 68, 72, 40 and 45

# R-LAW-72: what is underneath has no effect and takes no place
given   the table of two
        Ben: pyramid 5@1,0
        Anna: hand 3 75 79 85 72, science magic defence infinite-red on 11
        development 1
when    Anna plays 72 at 1,1
        Anna tucks 3 75 79 85
then    Anna would score 20 for laws
        the order is Ben, Anna              // card 3 does not count
        Anna's pyramid is 11@1,0 72@1,1

# R-LAW-72: everybody sees what is tucked and nobody what is kept
given   the table of two
        Anna: hand 40 45 71 72
        development 1
elsewhere Anna: hand 40 46 71 72
when    Anna plays 72 at 1,1
then    Ben sees the same in both worlds
when    Anna tucks 71 40
then    it is told in this order: 71 was tucked under 72, 40 was tucked under 72
        under Anna's 72 lie 71 40
        Anna holds 1 card
        Ben sees the same in both worlds
        Anna sees a difference

# R-LAW-72: when time runs out the hand is kept
given   the table of two
        Anna: hand 40 72
        development 1
when    Anna plays 72 at 1,1
        time runs out for Anna
then    Anna holds 40
        under Anna's 72 lies nothing

# R-LAW-72, R-LAW-65: a law in its place scores nothing for the cards, and law 72 begins anew
given   the table of two
        Anna: also 72@1,1, 40 45 under 72, hand 46 65
        development 1
then    Anna would score 10 for laws
when    Anna plays 65 and replaces 72
then    under Anna's 65 lie 40 45
        Anna holds only 46 72
        Anna would score 0 for laws
when    Anna plays 72 at 1,2
then    Anna is offered 46
when    Anna tucks 46
then    under Anna's 65 lie 40 45
        Anna would score 5 for laws
