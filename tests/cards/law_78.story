// Law 78 takes cards whenever its owner takes one.

// Anna has law 78 and Ben has not; each has gems and a card to keep the phase going.
table: law 78 with Anna
        the table of two
        Anna: also 78@1,1, hand 40
        Ben: gems 2-each, hand 45

# R-LAW-78: a card won by a gem, after it is seen
given   law 78 with Anna
        auction 1
when    Anna bids blue; Ben passes
then    Anna is asked enrol
        Anna is asked about 21
        Anna is offered keep, tuck
        Anna holds 21
        Ben is not asked                    // his gems for the pass come when Anna is ready
when    Anna chooses <choice>
then    Anna holds only <hand>
        under Anna's 78 lies <under>
        Anna would score <points> for laws
        Anna has 4B 5R 5G 5Y
        nothing is discarded
        Ben is asked pass gems
where   choice | hand  | under   | points
        tuck   | 40    | 21      | 4
        keep   | 21 40 | nothing | 0

# R-LAW-78: the points are there at the end
given   the table of two
        blue nothing; large deck from the top nothing
        Anna: also 78@1,1, 21 31 under 78, hand 40
        development 1
when    time runs out until the end
then    Anna scores 8 for laws
        only 40 is discarded

# R-LAW-78: of two cards the one that was taken
given   law 78 with Anna
        blue 31/32
        auction 1
when    Anna bids blue; Ben passes
        Anna takes blue <place>
then    Anna is asked about <card>
when    Anna chooses tuck
then    under Anna's 78 lies <card>
        Anna holds only 40
where   place | card
        base  | 31
        tip   | 32

# R-LAW-78: a card won by an attack token, before the next attack token
given   law 78 with Anna
        red 22
        Anna, Ben: attack 1
        auction 1
when    Anna and Ben bid attack
        Anna takes red base
then    Anna is asked enrol
        Anna is asked about 22
        Anna holds 22
        Ben is not asked                    // Anna has to finish
        Ben does not hold 21
when    Anna chooses tuck
then    under Anna's 78 lies 22
        Anna does not hold 22
        Ben holds 21

# R-LAW-78: a card won by a claim
given   law 78 with Anna
        blue 31/32
        auction 1
when    Anna and Ben bid blue
        Anna claims <anna>
        Ben claims <ben>
then    Anna is asked enrol
        Anna is asked about <card>
        Ben is not asked
        Ben holds <other>
when    Anna chooses tuck
then    under Anna's 78 lies <card>
        Anna holds only 40
        development 1
where   anna   | ben    | card | other
        base   | tip    | 31   | 32
        either | base   | 32   | 31
        either | either | 32   | 31

# R-LAW-78: in the second and third auction too
given   law 78 with Anna
        red 22
        auction 1
when    Anna and Ben bid blue
        Anna and Ben bid red
        Anna bids blue; Ben passes
then    Anna is asked about 21
when    Anna chooses tuck
then    under Anna's 78 lies 21

# R-LAW-78: a card drawn as a reward, from either deck
// Cards 15 and 41 give a card on level 1.
given   the table of two
        Anna: also 78@1,1, hand 15 41 40
        development 1
when    Anna plays 15 at 1,2
        Anna chooses small deck
then    Anna is asked enrol
        Anna is asked about 56
        Anna is offered keep, tuck
        Anna holds 56
when    Anna chooses tuck
        Anna plays 41 at 1,3
        Anna chooses law deck
then    Anna is asked about 88
when    Anna chooses tuck
then    under Anna's 78 lie 56 88
        Anna holds only 40
        Anna would score 8 for laws         // law 88 itself counts nothing there

# R-LAW-78: of two cards the first is settled before the second is drawn
// Card 9 gives two cards on level 4.
given   the table of two
        Anna: also 13@1,1 14@1,2 15@1,3 16@2,0 17@2,1 18@2,2 19@3,0 20@3,1 78@1,-1, hand 9 40
        development 1
when    Anna plays 9 at 4,0
        Anna chooses small deck
then    Anna is asked enrol
        Anna is asked about 56
        Anna holds only 40 56
when    Anna chooses tuck
then    Anna is asked deck
when    Anna chooses small deck
then    Anna is asked about 55
when    Anna chooses keep
then    under Anna's 78 lies 56
        Anna holds only 40 55

# R-LAW-78, R-LAW-77, R-LAW-82, R-LAW-84: a card that another law gives
given   the table of two
        Anna: also 78@1,1, hand 40 <law>
        development 1
when    Anna plays <law> at 1,2
        Anna chooses 1 card
        Anna chooses <deck>
then    Anna is asked enrol
        Anna is asked about <card>
when    Anna chooses tuck
then    under Anna's 78 lies <card>
        under Anna's <law> lies nothing
        Anna holds only 40
        Anna is asked develop
where   law | deck       | card
        77  | small deck | 56
        82  | law deck   | 88
        84  | small deck | 56

# R-LAW-78, R-LAW-70: each law that law 70 draws, before two go back
given   the table of two
        Anna: also 78@1,1, hand 40 70
        development 1
when    Anna plays 70 at 1,2
then    Anna is asked enrol
        Anna is asked about 88
        Anna holds only 40 88
when    Anna chooses <first>
then    Anna is asked about 87
when    Anna chooses <second>
then    Anna is asked about 86
when    Anna chooses <third>
        <back>
then    under Anna's 78 lie <under>
        Anna holds only <hand>
        the law deck is <deck> from the top
        Anna would score <points> for laws
        Anna is asked develop
where   first | second | third | back                   | under    | hand  | deck        | points
        tuck  | keep   | keep  | Anna puts back 87 86   | 88       | 40    | 87 86 85 84 | 4
        keep  | tuck   | keep  | Anna puts back 86 88   | 87       | 40    | 86 88 85 84 | 4
        tuck  | keep   | tuck  |                        | 88 86    | 40    | 87 85 84    | 8
        tuck  | tuck   | tuck  |                        | 88 87 86 | 40    | 85 84       | 12
        keep  | keep   | keep  | Anna puts back 88 87   | nothing  | 40 86 | 88 87 85 84 | 0

# R-LAW-78, R-LAW-70: with one law left in the deck, and that one tucked, nothing goes back
given   the table of two
        law deck from the top <laws>
        Anna: also 78@1,1, hand 40 70
        development 1
when    Anna plays 70 at 1,2
        <tuck>
then    Anna is asked develop
        under Anna's 78 lies <laws>
        the law deck is empty
        Anna holds only 40
where   laws    | tuck
        88      | Anna chooses tuck
        nothing |

# R-LAW-78, R-LAW-69: a card that law 69 takes by its original text
given   the table of two
        option law_69=original
        Anna: also 78@1,1, hand 40 69
        development 1
when    Anna plays 69 at 1,2
then    Anna is asked enrol
        Anna is asked about 21
        Anna holds 21
when    Anna chooses tuck
then    under Anna's 78 lies 21
        Anna holds only 40
        beside blue lies 56
        Anna is asked develop

# R-LAW-78: of two laws in one turn the second gives it a card
given   the table of two
        Anna: hand 40 77 78
        development 1
when    Anna plays 78 at 1,1
        Anna plays 77 at 1,2
        Anna chooses 1 card
        Anna chooses small deck
then    Anna is asked about 56
when    Anna chooses tuck
then    under Anna's 78 lies 56
        Anna holds only 40

# R-LAW-78: what was taken before it was played stays in the hand
given   the table of two
        Anna: hand 40 77 78
        development 1
when    Anna plays 77 at 1,1
        Anna chooses 1 card
        Anna chooses small deck
        Anna plays 78 at 1,2
then    Anna is asked develop
        under Anna's 78 lies nothing
        Anna holds only 40 56

# R-LAW-78: only its owner
given   law 78 with Anna
        red 22
        auction 1
when    Ben bids red; Anna passes
then    Ben holds 22
        Anna is asked pass gems
        Ben is not asked

# R-LAW-78: only while it lies in the pyramid
given   the table of two
        Anna: <it>
        Ben: gems 2-each, hand 45
        auction 1
when    Anna bids blue; Ben passes
then    Anna holds 21
        Anna is not asked
        Ben is asked pass gems
where   it
        hand 78
        also 72@1,1, 78 under 72

# R-LAW-78: a card that is taken back is not taken
given   law 78 with Anna
        Anna: hand 10 40
        Anna cannot play 10 any more
when    Anna chooses take back
then    Anna is asked develop
        Anna holds 10
        under Anna's 78 lies nothing

# R-LAW-78: gems and tokens are no cards
// Card 11 gives an attack token, gems and points on level 2.
given   the table of two
        Anna: pyramid 13@1,0 14@1,1 78@1,2, hand 11 40
        development 1
when    Anna plays 11 at 2,0
        Anna takes 2B
then    Anna is asked develop
        Anna has 1 attack
        under Anna's 78 lies nothing

# R-LAW-78, R-LAW-65: the card that law 65 returns is not taken
given   law 78 with Anna
        Anna: also 13@1,2, hand 40 65
        Ben: hand nothing
        development 1
when    Anna plays 65 and replaces 13
then    Anna is asked develop
        Anna holds only 13 40
        under Anna's 78 lies nothing

# R-LAW-78, R-LAW-65: a replaced law 78 takes no more cards
given   law 78 with Anna
        Anna: 39 under 78, hand 40 65 77
        Ben: hand nothing
        development 1
then    Anna would score 4 for laws
when    Anna plays 65 and replaces 78
then    under Anna's 65 lies 39
        Anna would score 0 for laws
when    Anna plays 77 at 1,2
        Anna chooses 1 card
        Anna chooses small deck
then    Anna is asked develop
        Anna holds only 40 56 78

# R-LAW-78, R-LAW-72: what law 72 tucks is not taken
given   law 78 with Anna
        Anna: hand 40 46 72
        Ben: hand nothing
        development 1
when    Anna plays 72 at 1,2
        Anna tucks 46
then    Anna is asked develop
        under Anna's 72 lies 46
        under Anna's 78 lies nothing

# R-LAW-78: with empty decks there is no card and no question
given   law 78 with Anna
        small deck from the top nothing; law deck from the top nothing
        Anna: hand 15 40
        Ben: hand nothing
        development 1
when    Anna plays 15 at 1,2
then    Anna is asked develop
        under Anna's 78 lies nothing

# R-LAW-78: what lies there has no effect
given   the table of two
        Ben: pyramid 5@1,0
        Anna: also 78@1,1, 3 68 75 79 85 under 78, science magic defence infinite-red on 11, hand 40
        development 1
then    Anna would score 20 for laws
        the order is Ben, Anna              // card 3 does not count

# R-LAW-78, R-LAW-68: law 68 counts what lies there too
given   the table of two
        Anna: also 68@1,2 78@1,1, hand 15 40
        development 1
then    Anna would score 3 for laws
when    Anna plays 15 at 1,3
        Anna chooses small deck
        Anna chooses tuck
then    Anna would score 9 for laws         // four, and five cards

# R-LAW-78: everybody sees what is tucked and nobody what is kept
given   the table of two
        small deck from the top 52 51
        Anna: also 78@1,1, hand 15 40
        development 1
elsewhere small deck from the top 53 51
when    Anna plays 15 at 1,2
        Anna chooses small deck
then    Ben sees the same in both worlds    // the question tells nobody which card was drawn
        Anna sees a difference
when    Anna chooses <choice>
then    Ben <sees>
        here: under Anna's 78 lies <here>
        elsewhere: under Anna's 78 lies <elsewhere>
where   choice | sees                       | here    | elsewhere
        keep   | sees the same in both worlds | nothing | nothing
        tuck   | sees a difference          | 52      | 53

# R-LAW-78: when time runs out the card is kept
given   law 78 with Anna
        auction 1
when    Anna bids blue; Ben passes
        time runs out for Anna
then    Anna holds 21
        under Anna's 78 lies nothing
