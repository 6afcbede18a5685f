// RULES section 12: criminals, judgement tokens and bribes (R-UND-01 to 09).
//
// Criminals by what their three rows give: 111 gives gems and points; 112 diamonds and points, or diamonds and gems; 113 2 gems,
// 2 bribes or 3 bribes; 114 2 gems, a card, or a card and 4 gems; 115 2 gems, a relocation, or a relocation and a bribe; 117
// (red and green at the top) 3 or 7 points, or 5 and a bonus for any circle; 118 and 133 let their owner discard judgements in
// every row, 118 besides a gem, 133 besides points; 124 gives a bribe in the first row; 130 in the third row a relocation and 4 points.
//
// Judgements: 1 and 2 do nothing; 3 to 5 take 3 points, 6 to 9 take 5, 10 to 15 take 6, 16 to 19 take 8; 20 to 22
// take 1 point per circle and infinite gem, 23 and 24 take 2 per magic, 25 takes 3 per defence, 26 and 27 take 2 per science;
// 28 discards science or magic, 29 magic or defence, 30 science or defence, 31 an infinite gem, 32 points or a bonus.

// Anna has the domain card at 1,0 and card 11 beside it. A criminal has one place: under both.
table: the underworld
        the table of two
        module underworld
        Anna: pyramid 11@1,1
        Ben: pyramid 12@1,1

// The same in the last turn, when nothing is left to be played for.
table: the last turn
        the underworld
        blue nothing
        large deck from the top nothing
        turn 12
        Anna: hand 40
        development 1

// 15, at the right end, is the only free character once a criminal lies under the domain card and 11.
table: a free character
        the underworld
        Anna: pyramid 11@1,1 13@1,2 14@1,3 15@1,4, hand 115 40
        judgements drawn 1 2 3
        development 1

// ---- Set-up (R-UND-01).

# R-UND-01, R-END-11: a whole game with criminals, whatever else is played with
given   2 players; module underworld; <more>
        luck seeds 0 to 4
        a new game
when    time runs out until the end
then    the game is over
        turn 12
        8 gems of each colour are in the game
        Anna and Ben hold 0 judgements
        the reserve has 32 judgements
where   more
        option gaps=true
        option two_colour_auction
        module aristocrats
        module invasion; module aristocrats

# R-UND-01: a criminal lies in every hand before anybody chooses what the domain card gives
given   2 players; module underworld
        criminals from the top 113 120 111
        a new game
then    Anna holds only 113
        Ben holds only 120
        Anna and Ben are asked domain reward
        the criminal deck has 22 cards

# R-UND-01, R-TD-04: where gems are chosen that go back, that comes first, and criminals after it
given   2 players; module underworld; edition de
        a new game
then    Anna and Ben are asked return gems
        Anna and Ben hold 0 cards
when    Anna and Ben return 1B 1R
then    Anna and Ben hold 1 criminal
        Anna and Ben are asked domain reward

# R-UND-01, R-TD-06: all tokens lie in the reserve, and three laws are added
given   2 players; module underworld
        a new game
then    the reserve has 32 judgements
        the reserve has 15 bribes
        the reserve has 8 diamonds
        it is told that judgements and bribes were laid out
        the laws of the game are 65..88 107..109
        Anna holds 0 judgements
        Anna has 0 bribes

# R-UND-01, R-TD-04: no domain card gives a criminal
given   2 players; module underworld
        a new game
then    Anna is offered domain gems, domain science, domain attack, domain character, domain law

# R-UND-01, R-TD-04: a criminal is none of the characters of which two go back
given   2 players; module underworld
        criminals from the top 113 120
        a new game
when    Anna and Ben choose domain science
then    Anna is asked return characters
        Anna cannot choose 113
        Anna holds 3 characters

# R-UND-01, R-TD-04: the Underworld without domain cards is refused
given   2 players; module underworld; option domain_cards=false
        a new game
then    the table is refused: the Underworld is played with domain cards; leave the option out or choose it

# R-UND-01, R-DEV-01, R-UND-04: a criminal in the hand can be discarded for gems, and goes under its deck
given   the underworld
        criminal deck from the top <deck>
        Anna: hand 111 40
        development 1
when    Anna discards 111
        Anna takes 2B
then    nothing is discarded
        Anna has 7B 5R 5G 5Y
        it is told that Anna discarded 111
        the criminal deck is <now> from the top
where   deck    | now
        130 129 | 130 129 111
        nothing | 111

# R-UND-01, R-LAW-72: a criminal in the hand can be tucked under law 72
given   the underworld
        Anna: hand 72 111 40
        development 1
when    Anna plays 72 at 1,2
        Anna tucks 111
then    under Anna's 72 lies 111
        Anna would score 5 for laws

# R-UND-01, R-TRN-03: criminals count for the order in which players act
given   2 players; module underworld
        blue 21
        Anna: domain at 1,0, pyramid <Anna>
        Ben: domain at 1,0, pyramid <Ben>
        auction 1
then    the order is <order>
where   Anna    | Ben     | order
        111@0,1 | 112@0,1 | Anna, Ben
        112@0,1 | 111@0,1 | Ben, Anna
        nothing | 111@0,1 | Ben, Anna
        111@0,1 | 40@1,1  | Ben, Anna

# R-UND-01, R-DEV-03: their numbers are above all others, so they come last in a round
given   the underworld
        Anna: hand 111
        Ben: gems 5-each, hand 109
        judgements drawn 1 2
        development 1
when    Anna plays 111; Ben plays 109
        Ben places it at 1,2
        Anna chooses row 1
        Anna gives back judgement 1
then    it is told in this order: Ben played 109, Anna played 111

// ---- Places and circles (R-UND-02).

# R-UND-02: a criminal goes below two neighbouring cards of level 1, and the domain card is as good as one
given   the underworld
        Anna: pyramid 11@1,1 40@1,2, hand 111
        development 1
when    Anna plays 111
then    Anna is offered 0,1, 0,2
        refused (not offered): Anna places it at 0,0
        refused (not offered): Anna places it at 0,3

# R-UND-02: with the domain card alone there are no two cards
given   the underworld
        Anna: pyramid nothing, hand 111 40
        development 1
then    Anna cannot choose play 111
        Anna can choose discard 111

# R-UND-02, R-DEV-05: the next one touches a criminal that lies there
given   the underworld
        option gaps=<gaps>
        Anna: pyramid 11@1,1 13@1,2 14@1,3 15@1,4, also 112@0,2, hand 111
        development 1
when    Anna plays 111
then    Anna is offered 0,1, 0,3
where   gaps
        false
        true

# R-UND-02: where every place is taken none can be played
given   the underworld
        Anna: also 112@0,1, hand 111 40
        development 1
then    Anna cannot choose play 111

# R-UND-02, R-DEV-14: characters and laws go nowhere below level 1
given   the underworld
        Anna: hand <card>
        development 1
when    Anna plays <card>
then    Anna is offered 1,-1, 1,2, 2,0
where   card
        40
        75

# R-UND-02, R-DEV-10: a card of level 1 and the two criminals under it make a circle of level 1
given   the underworld
        Anna: pyramid 11@1,1=red 13@1,2, also 112@0,1=<colour>, hand 117 40
        judgements drawn 1 2
        development 1
when    Anna plays 117
        Anna chooses row 1
        Anna gives back judgement 2
then    Anna's pyramid holds 117@0,2
        it is <told> that Anna closed a red circle at 1,1 with a gem
        Anna has <gems>
        Anna would score <points> for circles
where   colour | told     | gems        | points
        red    | told     | 5B 6R 5G 5Y | 1
        blue   | not told | 5-each      | 0

# R-UND-02, R-DEV-10: a criminal between two can close two circles at once
given   the underworld
        Anna: pyramid 11@1,1=red 13@1,2=green 14@1,3, also 112@0,1=red 113@0,3=green, hand 117 40
        judgements drawn 1 2
        development 1
when    Anna plays 117
        Anna chooses row 1
        Anna gives back judgement 2
then    it is told that Anna closed a red circle at 1,1 with a gem
        it is told that Anna closed a green circle at 1,2 with a gem
        Anna has 5B 6R 6G 5Y
        Anna would score 2 for circles

# R-UND-02, R-TD-05: the domain card can be the upper card of a circle
given   the underworld
        Anna: domain at 1,1, pyramid 11@1,0 13@1,2, also 112@0,1=red, hand 117 40
        judgements drawn 1 2
        development 1
when    Anna plays 117
        Anna chooses row 1
        Anna gives back judgement 2
then    it is told that Anna closed a red circle at 1,1 with a gem
        Anna's domain counts as any any red red
        Anna would score 1 for circles

# R-UND-02, R-DEV-10: where no gem of the colour is left the circle is closed without one
given   the underworld
        reserve 8B 8G 8Y
        Anna: pyramid 11@1,1=red 13@1,2, also 112@0,1=red, hand 117 40
        judgements drawn 1 2
        development 1
when    Anna plays 117
        Anna chooses row 1
        Anna gives back judgement 2
then    it is told that Anna closed a red circle at 1,1 without a gem

// ---- The price (R-UND-03).

# R-UND-03: two, three or four judgements are drawn, one of them goes back, and the row gives what it gives
given   the underworld
        Anna: gems nothing, hand 117 40
        judgements drawn <drawn>
        development 1
when    Anna plays 117
        Anna chooses row <row>
then    Anna is offered <offered>
when    Anna gives back judgement 9
then    Anna has judgements <kept>
        Anna holds <row> judgements
        the reserve has <left> judgements
        on Anna's 117 lie <points>
        it is told that Anna drew <count> judgements for 117
        it is told that Anna chose row <row> of 117
        it is told that Anna gave back 1 judgement for a price
        it is not told that Anna paid gems
where   row | drawn     | offered                                           | count | kept    | left | points
        1   | 20 9      | judgement 9, judgement 20                         | 2     | 20      | 31   | 3-points
        2   | 9 1 32    | judgement 1, judgement 9, judgement 32            | 3     | 1 32    | 30   | 7-points
        3   | 4 10 9 31 | judgement 4, judgement 9, judgement 10, judgement 31 | 4  | 4 10 31 | 29   | 5-points any+1

# R-UND-03: only one that was just drawn can go back
given   the underworld
        Anna: judgement 3, hand 117
        judgements drawn 20 9
        development 1
when    Anna plays 117
        Anna chooses row 1
then    refused (not offered): Anna gives back judgement 3
        Anna is offered judgement 9, judgement 20

# R-UND-03: what went back can be drawn again
given   the underworld
        judgements in the reserve 5 6 7
        Anna: hand 117 40
        judgements drawn 5 6
        development 1
when    Anna plays 117
        Anna chooses row 1
        Anna gives back judgement 6
then    the reserve has judgements 6 7

# R-UND-03, R-HID-03: others see how many there are and nothing else
given   the underworld
        Anna: hand 117 40
        judgements drawn 5 9 20
        development 1
elsewhere judgements drawn 1 31 12
when    Anna plays 117
        Anna chooses row 2
then    Ben sees the same in both worlds
        Anna sees a difference
when    here: Anna gives back judgement 9
        elsewhere: Anna gives back judgement 1
then    Ben sees the same in both worlds
        Anna sees a difference
        the table looks the same in both worlds
        the same is told in both worlds

# R-UND-03, R-HID-01: what somebody holds and what the reserve holds are secrets
given   the underworld
        Anna: judgements 3 20 28, hand 40
        development 1
elsewhere Anna: judgements 1 2 31
then    Ben sees the same in both worlds
        Anna sees a difference
        everybody sees Anna's judgements nothing
        Anna holds 3 judgements

# R-UND-03, R-REW-08: a row that the reserve cannot fill cannot be chosen
given   the underworld
        judgements in the reserve <reserve>
        Anna: hand 117
        development 1
when    Anna plays 117
then    Anna is offered <rows>
where   reserve | rows
        1 2 3   | row 1, row 2
        1 2 3 4 | row 1, row 2, row 3
        1 2     | judgement 1, judgement 2

# R-UND-03, R-DEV-12: a criminal whose rows are all too dear cannot be chosen
given   the underworld
        judgements in the reserve 1
        Anna: hand 117 40
        development 1
then    Anna is offered play 40, discard 117, discard 40, pass

# R-UND-03, R-DEV-12: if by its turn there are too few judgements, it can be taken back or discarded
given   the underworld
        judgements in the reserve 1 2 3
        judgements drawn 1 2 3
        Anna: hand 117
        Ben: hand 118
        development 1
when    Anna plays 117; Ben plays 118
        Anna chooses row 2
        Anna gives back judgement 3
then    Ben is offered take back, discard 118
when    Ben <does>
then    <so>
where   does              | so
        chooses take back | Ben holds 118; development 2 with Anna and Ben
        discards 118      | the criminal deck is 118 from the top; Ben is offered 2 gems of 2-each

# R-UND-03, R-DEV-09: first the price, then the place, the gem for the circle, and what the row gives
given   the underworld
        Anna: pyramid 11@1,1=red 13@1,2, also 112@0,1=red, hand 117 40
        judgements drawn 1 2
        development 1
when    Anna plays 117
        Anna chooses row 1
then    at Anna's 0,2 stands nothing
        it is not told that Anna closed a circle
when    Anna gives back judgement 2
then    it is told in this order: Anna drew 2 judgements for 117, Anna gave back 1 judgement for a price, Anna played 117, Anna closed a red circle with a gem, Anna took 1R, Anna gained 3-points on 117

# R-UND-03, R-REW-01: gems of a row are taken by choice, as many as there are
given   the underworld
        reserve <reserve>
        Anna: hand 111
        judgements drawn 1 2
        development 1
when    Anna plays 111
        Anna chooses row 1
        Anna gives back judgement 2
then    Anna <so>
where   reserve | so
        8-each  | is offered 2 gems of 2-each
        1B      | has 6B 5R 5G 5Y

# R-UND-03, R-REW-09: cards of a row come before gems
given   the underworld
        criminal deck from the top 130
        Anna: hand 114
        judgements drawn 1 2 3 4
        development 1
when    Anna plays 114
        Anna chooses row 3
        Anna gives back judgement 2
then    Anna is asked deck
when    Anna chooses small deck
then    Anna is offered 4 gems of 4-each

# R-UND-03, R-REW-09: gems of a row come before diamonds
given   the underworld
        diamonds in the reserve 8
        Anna: hand 112
        judgements drawn 1 2 3 4
        development 1
when    Anna plays 112
        Anna chooses row 3
        Anna gives back judgement 2
        Anna takes 4B
then    it is told in this order: Anna took 4B, Anna took 4 diamonds
        Anna has 4 diamonds

# R-UND-03, R-REW-09: an infinite gem of a row comes before gems
given   the underworld
        Anna: hand 119
        judgements drawn 1 2 3 4
        development 1
when    Anna plays 119
        Anna chooses row 3
        Anna gives back judgement 2
then    Anna is offered blue, red, green, yellow
when    Anna chooses blue
then    on Anna's 119 lies infinite-blue
        Anna is offered 3 gems of 3-each

# R-UND-03, R-TD-09: a bonus for circles of any colour lies on the criminal, and counts circles below the base as well
given   the underworld
        Anna: pyramid 11@1,1=red 13@1,2, also 112@0,1=red, infinite-blue on 13, hand 117 40
        judgements drawn 1 2 3 4
        development 1
when    Anna plays 117
        Anna chooses row 3
        Anna gives back judgement 2
then    on Anna's 117 lies 5-points any+1
        it is told that Anna closed a red circle at 1,1 with a gem
        Anna would score 2 for circles
        Anna would score 2 for infinite gems

// ---- Under the deck, and from it (R-UND-04).

# R-UND-04: after the development phase whoever holds criminals may put one under the deck
given   the underworld
        Anna: hand 111 113 40
        Ben: hand 41
        development 1
when    Anna passes; Ben passes
then    putting criminals under
        only Anna is asked put under
        Anna is offered keep, 111, 113

# R-UND-04: in secret and at once, and a choice can be taken back until all have chosen
given   the underworld
        Anna: hand 111
        Ben: hand 113
        development 1
when    Anna passes; Ben passes
        Anna puts 111 under the deck
then    only Ben is asked put under
        it is not told that somebody put a criminal under
        Anna holds 111
        Anna can take back the choice
when    Anna takes back the choice
        Anna keeps her criminals
        Ben keeps his criminals
then    it is told that the choices of criminals were shown
        Anna holds only 111

# R-UND-04, R-HID-03: nobody sees what another has chosen, nor which criminal went under
given   the underworld
        Anna: hand 111 113
        Ben: hand 114
        development 1
elsewhere the same
when    Anna passes; Ben passes
        here: Anna puts 111 under the deck
        elsewhere: Anna <elsewhere>
then    Ben sees the same in both worlds
when    Ben keeps his criminals
then    Ben <sees>
where   elsewhere               | sees
        puts 113 under the deck | sees the same in both worlds
        keeps her criminals     | sees a difference

# R-UND-04, R-TRN-03: they go there in the order in which players act, and whoever has none draws one in this order
given   the underworld
        criminal deck from the top 130 129 128
        Anna: pyramid <card>@1,1, hand 111
        Ben: hand 113
        development 1
when    Anna passes; Ben passes
        Anna puts 111 under the deck
        Ben puts 113 under the deck
then    the criminal deck is 128 <deck> from the top
        Anna holds only <Anna>
        Ben holds only <Ben>
        it is told in this order: <order>
where   card | deck    | Anna | Ben | order
        11   | 111 113 | 130  | 129 | Anna put a criminal under, Ben put a criminal under, Anna drew from the criminal deck, Ben drew from the criminal deck
        15   | 113 111 | 129  | 130 | Ben put a criminal under, Anna put a criminal under, Ben drew from the criminal deck, Anna drew from the criminal deck

# R-UND-04: whoever still has one draws none
given   the underworld
        criminal deck from the top 130 129 128
        Anna: hand <hand>
        development 1
when    Anna passes
        Anna <does>
then    Anna holds only <has>
        Ben holds only <Ben>
where   hand    | does                    | has     | Ben
        111     | keeps her criminals     | 111     | 130
        111 113 | puts 111 under the deck | 113     | 130
        111     | puts 111 under the deck | 130     | 129

# R-UND-04: what lies in the deck is all there is
given   the underworld
        criminal deck from the top <deck>
        Anna: hand 40
        development 1
when    Anna passes
then    Anna holds <Anna>
        Ben holds <Ben>
        the criminal deck is empty
where   deck    | Anna        | Ben
        130     | 1 criminal  | 0 criminals
        nothing | 0 criminals | 0 criminals

# R-UND-04: from an empty deck comes what was just put there
given   the underworld
        Anna: hand 111
        Ben: hand 113
        development 1
when    Anna passes; Ben passes
        Anna puts 111 under the deck
        Ben keeps his criminals
then    Anna holds only 111

# R-UND-04, R-DEV-03: discarded criminals go under the deck in the order of the discards, before those that are put there in secret
given   the underworld
        criminal deck from the top 130
        Anna: hand 113 115
        Ben: hand 112 114
        development 1
when    Anna discards 113; Ben discards <Ben>
        <takes>
        Anna passes; Ben passes
        Anna puts 115 under the deck
        Ben keeps his criminals
then    the criminal deck is <deck> from the top
        Anna holds only 130
where   Ben | takes                         | deck
        112 | Ben takes 2B; Anna takes 2B   | 112 113 115
        114 | Anna takes 2B; Ben takes 2B   | 113 114 115

# R-UND-04: who discards the only criminal draws it again from an empty deck, and starts no turn without one
given   the underworld
        Anna: hand 111 40
        Ben: hand 113 41
        development 1
when    Anna discards 111; Ben passes
        Anna takes 2B
        Anna passes
        Ben keeps his criminals
then    Anna holds 40 111
        turn 2

# R-UND-04, R-UND-05: a card reward may take a criminal that was discarded in the same phase
given   the underworld
        Anna: hand 111 15
        development 1
when    Anna discards 111
        Anna takes 2B
        Anna plays 15 at 1,-1
        Anna chooses criminal deck
then    Anna holds only 111
        the criminal deck is empty

# R-UND-04, R-HID-03: a discard under the deck shows no card that was put there in secret
given   the underworld
        criminal deck from the top 130 129
        Anna: hand 111 112
        Ben: hand 114 41
        development 3
elsewhere the same
when    Anna passes; Ben discards 114
        Ben takes 2B
        here: Anna puts 111 under the deck
        elsewhere: Anna puts 112 under the deck
then    Ben sees the same in both worlds
        the table looks the same in both worlds

# R-UND-04, R-END-01: what a hand holds at the end is discarded out of the game, criminals too
given   the last turn
        Anna: hand 111
when    Anna passes
then    111 is discarded

# R-UND-04: when time runs out criminals are kept
given   the underworld
        criminal deck from the top 130
        Anna: hand 111
        development 1
when    Anna passes
        time runs out for Anna
then    Anna holds only 111

# R-UND-04: after the last turn nobody is asked
given   the last turn
        Anna: hand 111
when    Anna passes
then    it is not told that the choices of criminals were shown
        the game is over

# R-UND-04, R-INV-06: a combat comes between giving away and drawing
given   the underworld
        module invasion
        criminal deck from the top 130
        turn 3
        monsters 1 12 13 17
        Anna: hand 111
        Ben: hand 113
        development 1
when    Anna passes; Ben passes
then    putting criminals under
when    Anna puts 111 under the deck
        Ben keeps his criminals
then    a combat
        Anna holds 0 criminals
when    Anna shows nothing
then    Anna holds only 130
        it is told in this order: Anna put a criminal under, the forces were shown, Anna drew from the criminal deck
        turn 4

# R-UND-04, R-LAW-78: a criminal that is drawn so is not taken, and law 78 has no part in it
given   the underworld
        criminal deck from the top 130
        Anna: also 78@1,2, hand 40
        development 1
when    Anna passes
        Anna bids pass
then    Anna is not asked enrol
        Anna holds 40 130

# R-UND-05, R-LAW-78: one that a card reward gives is taken
given   the underworld
        criminal deck from the top 130
        Anna: also 78@1,2, hand 15
        development 1
when    Anna plays 15 at 1,-1
        Anna chooses criminal deck
then    Anna is asked enrol
when    Anna chooses tuck
then    under Anna's 78 lies 130
        Anna would score 4 for laws

// ---- What criminals are (R-UND-05).

# R-UND-05, R-REW-03: a card reward may take a criminal
given   the underworld
        criminal deck from the top <deck>
        Anna: hand 15
        development 1
when    Anna plays 15 at 1,-1
then    Anna is offered <decks>
where   deck    | decks
        130     | small deck, law deck, criminal deck
        nothing | small deck, law deck

# R-UND-05, R-LAW-65: law 65 cannot replace one
given   the underworld
        Anna: also 75@1,2 111@0,1, hand 65
        development 1
when    Anna plays 65
then    Anna is offered replace 11, replace 75

# R-UND-05, R-LAW-66: law 66 cannot go under one
given   the underworld
        Anna: pyramid 76@1,1, also 111@0,1, hand 66 40
        development 1
then    Anna cannot choose play 66

# R-UND-05, R-LAW-67: a token on a criminal can be swapped like any in a pyramid
given   the underworld
        Anna: also 111@0,1, science on 111, hand 67 40
        Ben: magic on 12
        development 1
when    Anna plays 67 at 1,2
then    Anna can choose Anna's science on 111

# R-UND-05, R-LAW-68: criminals count as cards of the pyramid
given   the underworld
        Anna: also 68@1,2 111@0,1 113@0,2
        development 1
then    Anna would score 4 for laws

# R-UND-05, R-LAW-85: they are no characters that touch a law
given   the underworld
        Anna: also 85@1,2 111@0,1 113@0,2
        development 1
then    Anna would score 2 for laws

# R-UND-05, R-LAW-65: a law that takes the place of a card above two criminals can close their circle
given   the underworld
        Anna: pyramid 11@1,1=blue 13@1,2, also 112@0,1=red 113@0,2=red, hand 65 40
        development 1
when    Anna plays 65 and replaces 11
then    it is told that Anna closed a red circle at 1,1 with a gem

# R-UND-05, R-DEV-13: a criminal is never free, and a card that one touches is not
given   the underworld
        Anna: pyramid 11@1,1 13@1,2 14@1,3, also <criminals>
        development 1
then    Anna's free cards are <free>
where   criminals       | free
        111@0,1         | 14
        111@0,2         | 14
        111@0,3         | nothing
        111@0,2 113@0,3 | nothing

# R-UND-05, R-LAW-74: law 74 cannot tuck a card that a criminal touches
given   the underworld
        Anna: domain at 1,3, pyramid 11@1,1 13@1,2 111@0,2, hand 74 40
        development 1
when    Anna plays 74 at <place>
then    under Anna's 74 lies <tucked>
where   place | tucked
        2,1   | nothing
        1,0   | nothing

# R-UND-05, R-END-01: their sections can be painted
given   the last turn
        Anna: gems 1R, pyramid 11@1,1=red 13@1,2, also 111@0,1=red 113@0,2=BGRR
when    Anna passes
then    Anna is offered a painting of 1 strokes for 1 points
when    Anna paints 113 top left red
then    Anna's 113 is red top left
        Anna scores 1 for circles

// ---- Bribes (R-UND-06).

# R-UND-06: bribes come from the reserve, as many as there are
given   the underworld
        bribes in the reserve <there>
        Anna: hand 113 40
        judgements drawn 1 2 3
        development 1
when    Anna plays 113
        Anna chooses row 2
        Anna gives back judgement 3
then    Anna has <has> bribes
        the reserve has <left> bribes
        it is <told> that Anna took <has> bribes
where   there | has | left | told
        15    | 2   | 13   | told
        1     | 1   | 0    | told
        0     | 0   | 0    | not told

# R-UND-06: they can be paid at once, and exactly as many as the character's level
given   the underworld
        Anna: gems nothing, pyramid 11@1,1 13@1,2 14@2,1, also 75@1,3, hand 113
        judgements drawn 1 2 3
        development 1
when    Anna plays 113 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
then    Anna is offered 11, 13, 14, go without
when    Anna bribes 14
then    Anna has 0 bribes
        the reserve has 15 bribes
        it is told that Anna paid 2 bribes for 14
when    Anna takes 2B
then    on Anna's 113 lies defence
        on Anna's 14 lies nothing

# R-UND-06: characters on levels that the bribes do not reach are not offered
given   the underworld
        bribes in the reserve 1
        Anna: pyramid 11@1,1 13@1,2 14@2,1, hand 113
        judgements drawn 1 2 3
        development 1
when    Anna plays 113 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
then    Anna is offered 11, 13, go without

# R-UND-06: only once; what is left is kept
given   the underworld
        Anna: hand 113 40
        judgements drawn 1 2 3
        development 1
when    Anna plays 113
        Anna chooses row 2
        Anna gives back judgement 3
        Anna bribes 11
then    on Anna's 113 lies defence
        Anna has 1 bribe
        Anna is asked develop

# R-UND-06: none need be paid, and those that are kept serve the next criminal
given   the underworld
        Anna: pyramid 11@1,1 13@1,2 14@2,1, hand 113 124 40
        judgements drawn 1 2 3 4 5
        development 1
when    Anna plays 113 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna chooses go without
then    Anna has 2 bribes
when    Anna plays 124
        Anna chooses row 1
        Anna gives back judgement 5
then    Anna has 3 bribes
        Anna is offered 11, 13, 14, go without

# R-UND-06: when time runs out none are paid
given   the underworld
        Anna: hand 113 40
        judgements drawn 1 2 3
        development 1
when    Anna plays 113
        Anna chooses row 2
        Anna gives back judgement 3
        time runs out for Anna
then    Anna has 2 bribes

# R-UND-06: a bribe brings no gem for a circle
given   the underworld
        Anna: pyramid 11@1,1=red 13@1,2=red 14@2,1=red, hand 113 40
        judgements drawn 1 2 3
        development 1
when    Anna plays 113 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna bribes 11
then    Anna has 5-each
        it is not told that Anna closed a circle

# R-UND-06, R-DEV-08: on level 5 the choice is made anew
given   the five levels
        module underworld
        Anna: bribes 3, 15-points on 28, hand 113 40
        judgements drawn 1 2 3
        development 1
when    Anna plays 113 at 0,0
        Anna chooses row 2
        Anna gives back judgement 3
        Anna bribes 28
then    Anna is offered all rewards, 15-points
        Anna has 0 bribes
when    Anna chooses <choice>
        <and>
then    on Anna's 113 lie <tokens>
        on Anna's 28 lies 15-points
where   choice      | and                                    | tokens
        15-points   | time runs out for Anna                 | 15-points
        all rewards | Anna chooses small deck; Anna takes 2B | magic 2-points

# R-UND-06, R-REW-07, R-END-03: an infinite gem lies on the criminal, where it counts level 0
given   the underworld
        Anna: pyramid 18@1,1, <bonus>, hand 113 40
        judgements drawn 1 2 3
        development 1
when    Anna plays 113
        Anna chooses row 2
        Anna gives back judgement 3
        Anna bribes 18
then    on Anna's 113 lies infinite-blue
        Anna would score <points> for infinite gems
where   bonus           | points
        attack 0        | 0
        blue+2 on 18    | 2

# R-UND-06, R-ARI-04: what stands at an aristocrat's bottom does not come again
given   the underworld
        module aristocrats
        Anna: pyramid 11@1,1 13@1,2 91@2,1, hand 113 40
        judgements drawn 1 2 3
        development 1
when    Anna plays 113 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna bribes 91
then    on Anna's 113 lies science

# R-UND-06, R-ARI-04: an aristocrat on level 1 gives nothing for a bribe
given   the underworld
        module aristocrats
        Anna: pyramid 91@1,1, hand 113 40
        judgements drawn 1 2 3
        development 1
when    Anna plays 113
        Anna chooses row 2
        Anna gives back judgement 3
        Anna bribes 91
then    Anna has 1 bribe
        it is not told that Anna gained a token
        Anna is asked develop

// ---- Discarded judgements (R-UND-07).

# R-UND-07: exactly as many as the row says, those just taken among them
given   the underworld
        Anna: judgements 3 7 20, hand 118 40
        judgements drawn 1 2 31
        development 1
when    Anna plays 118
        Anna chooses row 2
        Anna gives back judgement 2
        Anna takes 1B
then    Anna is asked discard judgements
        Anna is offered judgement 1, judgement 3, judgement 7, judgement 20, judgement 31
        refused (2 wanted): Anna discards judgement 31
        refused (2 wanted): Anna discards judgements nothing
        refused (2 wanted): Anna discards judgements 3 7 31
        refused (not offered): Anna discards judgements 3 2
when    Anna discards judgements 20 31
then    Anna has judgements 1 3 7
        Anna holds 3 judgements
        the reserve has 29 judgements
        it is told that Anna gave back 2 judgements for a reward

# R-UND-07: where no more lie there all of them go
given   the underworld
        Anna: hand 118 40
        judgements drawn 1 2 31 32
        development 1
when    Anna plays 118
        Anna chooses row 3
        Anna gives back judgement 1
        time runs out for Anna
then    Anna has judgements nothing
        the reserve has 32 judgements

# R-UND-07, R-HID-03: nobody else sees which
given   the underworld
        Anna: judgements 3 7 20, hand 118 40
        judgements drawn 1 2 31
        development 1
elsewhere the same
when    Anna plays 118
        Anna chooses row 2
        Anna gives back judgement 2
        Anna takes 1B
        here: Anna discards judgements 20 31
        elsewhere: Anna discards judgements 3 7
then    Ben sees the same in both worlds
        Anna sees a difference
        the same is told in both worlds

# R-UND-07, R-REW-09: judgements are discarded before bribes are taken
given   the underworld
        Anna: hand 124 40
        judgements drawn 1 2 3 31
        development 1
when    Anna plays 124
        Anna chooses row 3
        Anna gives back judgement 3
        Anna discards judgement 31
then    it is told in this order: Anna gave back 1 judgement for a reward, Anna took 2 bribes
        Anna is asked bribe

# R-UND-07, R-REW-09: other tokens of a row come before it
given   the underworld
        Anna: hand 133 40
        judgements drawn 1 2 31
        development 1
when    Anna plays 133
        Anna chooses row 2
        Anna gives back judgement 2
        Anna discards judgement 31
then    it is told in this order: Anna gained 6-points on 133, Anna gave back 1 judgement for a reward

// ---- Relocation (R-UND-08).

# R-UND-08: a free character moves to another place it may stand, on the same level too
given   a free character
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
then    Anna is asked relocate to
        Anna is asked about 15
        Anna is offered 1,-1, 2,0, 2,1, 2,2
        refused (not offered): Anna places it at 1,4
when    Anna places it at <place>
then    Anna's pyramid holds 15@<place>
        at Anna's 1,4 stands nothing
        it is told that Anna moved 15 to <place>
        it is not told that Anna paid gems
where   place
        1,-1
        2,0
        2,2

# R-UND-08: it gives the reward of the level it stands on now, and tokens lie on the criminal
given   a free character
        Anna: magic on 15
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna places it at 2,2
then    on Anna's 115 lies science
        on Anna's 15 lies magic

# R-UND-08: on the same level it gives that reward again
given   a free character
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna places it at 1,-1
then    Anna is offered small deck, law deck

# R-UND-08: places are judged with the card lifted, and of several free characters the owner chooses
given   a free character
        Anna: pyramid 11@1,1 13@1,2 14@1,3 16@2,1
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
then    Anna is offered 14, 16
when    Anna moves 14
then    Anna is offered 1,-1, 2,0

# R-UND-08: it has to be done if it can be done
given   a free character
        Anna: pyramid 11@1,1 13@1,2 14@1,3 16@2,1
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        time runs out for Anna
        time runs out for Anna
then    it is told that Anna moved <card>
where   card
        14 to 1,-1

# R-UND-08, R-DEV-13: without a free character nothing happens
given   a free character
        Anna: pyramid <pyramid>
when    Anna plays 115
        <place>
        Anna chooses row 2
        Anna gives back judgement 3
then    Anna is asked develop
        it is not told that Anna gained a token
where   pyramid          | place
        11@1,1 13@1,2    | Anna places it at 0,2
        11@1,1 75@1,2    | Anna places it at 0,1

# R-UND-08, R-DEV-13: nor with a card that has another under it
given   a free character
        Anna: 66 under 15
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
then    Anna is asked develop

# R-UND-08, R-DEV-10: a circle that it closes brings its gem, before the reward
given   a free character
        Anna: pyramid 11@1,1=red 13@1,2=red 15@1,3=red
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna places it at 2,1
then    it is told in this order: Anna moved 15 to 2,1, Anna closed a red circle at 2,1 with a gem, Anna took 1R, Anna gained science on 115
        Anna has 5B 6R 5G 5Y

# R-UND-08, R-DEV-08: on level 5 the choice is made anew, and 15 points lie on the criminal
given   the five levels
        module underworld
        Anna: pyramid 11@1,0 13@1,1 14@1,2 15@1,3 20@1,4 21@1,5
        Anna: also 16@2,0 17@2,1 18@2,2 19@2,3 23@3,0 24@3,1 25@3,2 26@4,0 27@4,1, hand 115 40
        judgements drawn 1 2 3
        development 1
when    Anna plays 115 at 0,0
        Anna chooses row 2
        Anna gives back judgement 3
then    Anna is offered 21, 26, 27
when    Anna moves 21
        Anna places it at 5,0
then    Anna is offered all rewards, 15-points
when    Anna chooses 15-points
then    on Anna's 115 lie 15-points

# R-UND-08, R-END-03: an infinite gem that lies on the card counts its new level
given   a free character
        Anna: infinite-red on 15
then    Anna would score 1 for infinite gems
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna places it at 2,2
then    on Anna's 15 lies infinite-red
        Anna would score 2 for infinite gems

# R-UND-08, R-DEV-11: one that has paid in this turn has paid wherever it lies
given   a free character
        Anna: infinite-red-used on 15
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna places it at 2,2
then    Anna's unused infinite gems are nothing

# R-UND-08, R-END-03: one that it gives lies on the criminal and counts level 0
given   a free character
        Anna: also 18@1,4
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna places it at 1,-1
then    on Anna's 115 lies infinite-blue
        Anna would score 0 for infinite gems

# R-UND-08, R-ARI-04: an aristocrat gives nothing on level 1
given   a free character
        module aristocrats
        Anna: also 91@1,4
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna places it at 1,-1
then    it is not told that Anna gained a token
        Anna is asked develop

# R-UND-08, R-REW-09: other rewards of the row come before it
given   a free character
        Anna: hand 130 40
        judgements drawn 1 2 3 4
when    Anna plays 130 at 0,1
        Anna chooses row 3
        Anna gives back judgement 3
        Anna places it at 2,2
then    it is told in this order: Anna gained 4-points on 130, Anna moved 15 to 2,2, Anna gained science on 130

# R-UND-08, R-REW-09: bribes are taken and paid before it
given   a free character
        Anna: hand 115 40
        judgements drawn 1 2 3 4
when    Anna plays 115 at 0,1
        Anna chooses row 3
        Anna gives back judgement 3
        Anna bribes 11
        Anna places it at 2,2
then    it is told in this order: Anna took 1 bribe, Anna paid 1 bribe for 11, Anna moved 15 to 2,2

// ---- Judgement (R-UND-09).

# R-UND-09: all judgements are shown together, once the last turn is over
given   the last turn
        Anna: judgements 3 28, science magic on 11
        Ben: judgements 30, science defence on 12
then    everybody sees Anna's judgements nothing
when    Anna passes
then    judgement
        it is told that the judgements were shown
        everybody sees Anna's judgements 3 28
        everybody sees Ben's judgement 30
        only Anna and Ben are asked obey

# R-UND-09: nobody without judgements is asked anything, and painting follows
given   the last turn
        Anna: gems 1R, pyramid 11@1,1=red 13@1,2=red 14@2,1=RRRB
when    Anna passes
then    it is not told that the judgements were shown
        painting

# R-UND-09: some take points, or points for each of something
given   the underworld
        Anna: judgements <judgements>, <tokens> on 11
        development 1
then    Anna would score <points> for other
where   judgements | tokens                      | points
        1          | science                     | 0
        3          | science                     | -3
        6 10       | science                     | -11
        16         | science                     | -8
        19         | science                     | -8
        20         | infinite-red infinite-blue  | -2
        20 21 22   | infinite-red                | -3
        23         | 2 magic science             | -4
        25         | 2 defence                   | -6
        26 27      | 3 science                   | -12

# R-UND-09: circles and infinite gems count alike
given   the underworld
        Anna: judgement 20, pyramid 11@1,1=red 13@1,2=red 14@2,1=red, infinite-blue on 14
        development 1
then    Anna would score -2 for other

# R-UND-09, R-ARI-04: images do not count
given   the underworld
        module aristocrats
        Anna: judgements 23 26, also 93@1,2, magic on 11
        development 1
then    Anna would score -2 for other

# R-UND-09: what lies on the domain card and the combat card counts
given   the underworld
        module invasion
        Anna: judgements 26, science on the domain, science on the combat card
        development 1
then    Anna would score -4 for other

# R-UND-09: a token of a kind that is shown has to go
given   the last turn
        Anna: judgement 28, science magic defence on 11
when    Anna passes
then    Anna is offered science on 11 for judgement 28, magic on 11 for judgement 28
when    Anna discards magic on 11 for judgement 28
then    on Anna's 11 lie science defence
        it is told that Anna discarded magic for judgement 28
        the game is over

# R-UND-09: where there is one choice it is made
given   the last turn
        Anna: judgement <judgement>, <tokens> on 11
when    Anna passes
then    on Anna's 11 lies <left>
        the game is over
where   judgement | tokens          | left
        28        | 2 science       | science
        29        | science defence | science
        30        | magic defence   | magic
        32        | 6-points        | nothing
        32        | magic+3         | nothing
        32        | blue+2          | nothing
        32        | any+1           | nothing
        32        | science         | science

# R-UND-09: from the pyramid, the domain card or the combat card
given   the last turn
        module invasion
        Anna: judgement 28, magic on 11, science on the domain, science on the combat card
when    Anna passes
then    Anna is offered magic on 11 for judgement 28, science on the domain for judgement 28, science on the combat card for judgement 28
when    Anna discards science on the <place> for judgement 28
then    on Anna's domain lies <domain>
        on Anna's combat card lies <combat>
where   place       | domain  | combat
        combat card | science | nothing

# R-UND-09: from the domain card too
given   the last turn
        Anna: judgement 28, science magic on the domain
when    Anna passes
        Anna discards science on the domain for judgement 28
then    on Anna's domain lies magic

# R-UND-09: where no token of the kind lies nothing happens
given   the last turn
        Anna: judgements 28 31, defence on 11
when    Anna passes
then    on Anna's 11 lies defence
        the game is over

# R-UND-09, R-ARI-04: images cannot be discarded
given   the last turn
        module aristocrats
        Anna: judgements 28, also 93@1,2
when    Anna passes
then    Anna's pyramid has 0 tokens
        it is told that the judgements were shown
        the game is over

# R-UND-09: attack tokens, bribes and judgements are never discarded, nor gems on law 76
given   the last turn
        Anna: judgements 28 29 30 31 32, attack 2, bribes 2, also 76@1,2, 2B on 76
when    Anna passes
then    Anna has 2 attack
        Anna has 2 bribes
        Anna holds 5 judgements
        2B lies on Anna's 76
        the game is over

# R-UND-09: the owner of several decides which comes first
given   the last turn
        Anna: judgements 28 29, science magic on 11
when    Anna passes
then    Anna is offered science on 11 for judgement 28, magic on 11 for judgement 28, magic on 11 for judgement 29
when    Anna discards <first>
then    on Anna's 11 lies <left>
        the game is over
where   first                           | left
        magic on 11 for judgement 28    | science
        science on 11 for judgement 28  | nothing
        magic on 11 for judgement 29    | nothing

# R-UND-09, R-END-01: an infinite gem goes to the reserve, before anybody paints
given   the last turn
        reserve 5-each
        Anna: judgement 31, gems 1R, pyramid 11@1,1=red 13@1,2=red 14@2,1=RRRB, infinite-red on 11
when    Anna passes
then    painting
        on Anna's 11 lies nothing
        the reserve is 5B 6R 5G 5Y

# R-UND-09, R-END-01: hands go before, and painting comes after
given   the last turn
        Anna: judgement 28, gems 1R, pyramid 11@1,1=red 13@1,2=red 14@2,1=RRRB, science magic on 11
when    Anna passes
then    Anna holds 0 cards
        judgement
when    Anna discards science on 11 for judgement 28
then    painting

# R-UND-09: of several infinite gems the owner chooses, from the combat card too
given   the last turn
        module invasion
        Anna: judgement 31, infinite-red on 11, infinite-blue on the combat card
when    Anna passes
then    Anna is offered infinite-red on 11 for judgement 31, infinite-blue on the combat card for judgement 31
when    Anna discards infinite-blue on the combat card for judgement 31
then    the reserve is 9B 8R 8G 8Y
        on Anna's combat card lies nothing

# R-UND-09: everybody decides alone, and who decides first makes no difference
given   the last turn
        Anna: judgement 28, science magic on 11
        Ben: judgement 30, science defence on 12
elsewhere the same
when    Anna passes
        here: Anna discards science on 11 for judgement 28
        here: Ben discards defence on 12 for judgement 30
        elsewhere: Ben discards defence on 12 for judgement 30
        elsewhere: Anna discards science on 11 for judgement 28
then    on Anna's 11 lies magic
        on Ben's 12 lies science
        the table looks the same in both worlds

# R-UND-09: judgements that count do it after the discards
given   the last turn
        Anna: judgements 26 28, 2 science on 11
when    Anna passes
        time runs out until the end
then    Anna scores -2 for other

# R-UND-09: and after painting
given   the last turn
        Anna: judgement 20, gems 1R, pyramid 11@1,1=red 13@1,2=red 14@2,1=RRRB
when    Anna passes
        Anna <paints>
then    Anna scores <circles> for circles
        Anna scores <other> for other
where   paints                       | circles | other
        paints 14 bottom right red   | 2       | -1
        paints nothing               | 0       | 0

# R-UND-09, R-END-01: the painting that is proposed counts judgements
given   the last turn
        Anna: judgements <judgements>, gems 1R, pyramid 11@1,1=red 13@1,2=red 14@2,1=RRRB
when    Anna passes
then    Anna is offered a painting of 1 strokes for <points> points
where   judgements | points
        1          | 2
        20         | 1

# R-UND-09, R-END-01: what judgements take away may leave nothing to be gained by painting
given   the last turn
        Anna: judgements 20 21, gems 1R, pyramid 11@1,1=red 13@1,2=red 14@2,1=RRRB
when    Anna passes
then    the game is over
        Anna scores 0 for circles

# R-UND-09, R-END-01: a circle that costs more than it gives may be painted over
given   the last turn
        Anna: judgements 20 21 22, gems 1B, pyramid 11@1,1=red 13@1,2=red 14@2,1=red
when    Anna passes
then    Anna is offered a painting of 1 strokes for 1 points
when    Anna takes the best painting
        time runs out until the end
then    Anna scores 0 for circles
        Anna scores 0 for other

# R-UND-09, R-TD-05: a circle with the domain card counts as whatever gives its owner most
given   the last turn
        Anna: judgements <judgements>, domain at 1,1, pyramid 11@1,0 13@1,2, also 111@0,1=red 113@0,2=red
when    Anna passes
        time runs out until the end
then    Anna scores <circles> for circles
        Anna scores <other> for other
        Anna's domain counts as any any <colour> <colour>
where   judgements | circles | other | colour
        1          | 1       | 0     | red
        20         | 1       | -1    | red
        20 21      | 0       | 0     | any

# R-UND-09, R-END-03: an infinite gem on a criminal counts level 0
given   the underworld
        Anna: also 111@0,1, infinite-blue blue+2 on 111
        development 1
then    Anna would score 2 for infinite gems

# R-UND-09: when time runs out, what is discarded is chosen
given   the last turn
        Anna: judgement 28, science magic on 11
when    Anna passes
        time runs out for Anna
then    Anna's pyramid has 1 tokens
        the game is over
