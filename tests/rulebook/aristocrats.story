// RULES section 10: what is peculiar to aristocrats (R-ARI-02 to 04). The cards are those of a pack in which six characters
// are like them: 31 has the image of science, 32 those of magic and defence, 33 that of attack, 36 that of magic; 34 gives a
// point for each card in the pyramid, 35 two more points for each circle and infinite gem.

table: an aristocrat in hand
        the table of two
        cards with bottoms
        Anna: hand 31, gems 2B 1R
        development 1

// The last round of the last turn; everybody passes at once for want of cards in hand but Anna.
table: aristocrats at the end
        2 players
        cards with bottoms
        Anna: pyramid 1@1,0, hand 64
        Ben: pyramid 2@1,0
        development 3

// ---- What they cost and give (R-ARI-02).

# R-ARI-02: on level 1 they cost any two gems and give nothing
given   an aristocrat in hand
when    Anna plays 31
then    Anna can choose 1,1 with any 2B, 1,1 with any 1B 1R
        Anna cannot choose 1,1, 1,1 with any 2R, 1,1 with any 1B

# R-ARI-02: what pays goes to the reserve, and nothing is gained
given   an aristocrat in hand
when    Anna plays 31 at 1,1 with any 1B 1R
then    Anna has 1B
        the reserve is 9B 9R 8G 8Y

# R-ARI-02: infinite gems pay for any colour, too
given   an aristocrat in hand
        Anna: pyramid 1@1,0, gems 1B, infinite-green on 1
then    Anna can choose play 31

# R-ARI-02: one gem is too little
given   an aristocrat in hand
        Anna: gems <gems>
then    Anna <can> choose play 31
where   gems  | can
        1B    | cannot
        1B 1Y | can

# R-ARI-02, R-DEV-06: on a higher level the gems of the rows above come on top
given   an aristocrat in hand
        Anna: also 12@1,1, gems 5-each
when    Anna plays 31 at 2,0 with any 2Y
then    Anna has 4B 5R 5G 3Y

// ---- The bottom sections (R-ARI-03).

# R-ARI-03: the circle below an aristocrat is never of one colour
given   an aristocrat in hand
        Anna: pyramid 1@1,0=red 12@1,1=red, gems 5-each
when    Anna plays 31 at 2,0 with any 2Y
then    it is not told that Anna took 1R

# R-ARI-03: its bottom sections cannot be painted, the others can
given   aristocrats at the end
        Anna: also 11@1,1=red 31@2,0, gems 3R
when    Anna passes
then    Anna is not asked paint
        Anna scores 0 for circles

// ---- What they give in place of a colour (R-ARI-04).

# R-ARI-04, R-AUC-14: the image of science brings a gem with every pass
given   the table of two
        cards with bottoms
        Anna: pyramid <pyramid>
        auction 1
when    Anna passes
then    Anna is offered <gems> gems of <gems>B <gems>R <gems>G <gems>Y
where   pyramid       | gems
        1@1,0         | 3
        31@1,0        | 4
        1@1,0 31@1,1  | 4

# R-ARI-04, R-END-06: images of magic score like tokens
given   aristocrats at the end
        Anna: also 32@1,1 36@1,2; Anna: magic magic+5 on 1
when    Anna passes
then    Anna scores 15 for magic

# R-ARI-04, R-END-07: images make sets with tokens and with each other
given   aristocrats at the end
        Anna: also 31@1,1 32@1,2
when    Anna passes
then    Anna scores 12 for sets

# R-ARI-04, R-END-08: the image of attack costs the others points, that of defence fends off
given   aristocrats at the end
        Anna: also 33@1,1
        Ben: <ben>
when    Anna passes
then    Ben scores <points> for attack
        Anna scores 0 for attack
where   ben         | points
        also 3@1,1  | -4
        also 32@1,1 | 0

# R-ARI-04, R-AUC-12: the image of attack cannot be bid
given   the table of two
        cards with bottoms
        Anna: pyramid 33@1,0
        auction 1
then    Anna cannot choose attack

# R-ARI-04: a text counts at the end, in the line of other points
given   aristocrats at the end
        Anna: also 34@1,1 11@1,2
when    Anna passes
then    Anna scores 3 for other
        Anna scores 0 for laws

# R-ARI-04, R-END-01: a text that counts circles is counted after painting
given   aristocrats at the end
        Anna: pyramid 33@1,1=green 34@1,2=green 37@2,1=red 35@1,0, gems 2G, hand 64
when    Anna passes
then    Anna is offered a painting of 2 strokes for 4 points
when    Anna takes the best painting
then    Anna scores 2 for circles
        Anna scores 6 for other

# R-ARI-04, R-LAW-74: tucked away it has neither image nor text
given   aristocrats at the end
        Anna: also 74@1,1; Anna: <card> under 74
then    Anna would score 0 for other
where   card
        34
        35

# R-ARI-04, R-LAW-66: images are not doubled
given   the table of two
        cards with bottoms
        Anna: pyramid 31@1,0, hand 66
        development 1
when    Anna plays 66
then    it is not told that Anna gained science on 31

# R-ARI-04, R-TD-03: alone at two colours images do not score by themselves
given   1 player; option two_colour_auction
        cards with bottoms
        Anna: pyramid <card>@1,0, hand 64
        development 3
when    Anna passes
then    Anna scores 0 for other
where   card
        32
        33
