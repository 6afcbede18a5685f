// RULES section 10: aristocrats (R-ARI-01 to 04). Most stories are told with the cards of a pack in which six characters are
// like aristocrats: 31 has the image of science, 32 those of magic and defence, 33 that of attack, 36 that of magic; 34 gives a
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

// A red circle on level 2 that lacks one corner, and a gem to paint it.
table: aristocrats with paint
        2 players
        module aristocrats
        Anna: pyramid 13@1,1=red 14@1,2=red 16@2,1=BBBR, gems 1R, hand 64
        Ben: pyramid 2@1,0
        development 3

// ---- What comes into the box (R-ARI-01).

# R-ARI-01, R-SET-05: twelve characters and three laws come in, and the large deck keeps its size
given   a new game
        <players>; edition <edition>; <with>
        module aristocrats
        characters from the top 9 40 41 42 13 43 44 45 10 46 47 48 18 49 50 51
when    time runs out until the first auction
then    the characters of the game are <characters> 89..100
        the laws of the game are <laws> 101..103
        the large deck has <large> cards
        the small deck has <small> cards
        the law deck has <law> cards
where   players   | edition  | with                      | characters | laws   | large | small | law
        2 players | en-2015  | option deal=4             | 1..64      | 65..88 | 44    | 24    | 21
        4 players | en-2015  | option deal=4             | 1..64      | 65..88 | 44    | 20    | 15
        1 player  | de       | option deal=4             | 1..64      | 65..88 | 44    | 26    | 24
        2 players | en-first | option deal=4             | 1..60      | 65..84 | 44    | 20    | 17
        2 players | en-2015  | option two_colour_auction | 1..64      | 65..88 | 22    | 48    | 21

# R-ARI-01, R-SET-03: an aristocrat is dealt and chosen like other characters
given   a new game
        2 players; module aristocrats
        characters from the top 9 89 41 42 13 43 44 45
when    Anna chooses 89 first and 9 kept
        Ben chooses 13 first and 43 kept
then    Anna's pyramid is 89@1,0

# R-ARI-01, R-SET-04, R-ARI-02: as a first card it gives nothing but what stands at its bottom
given   a new game
        2 players; module aristocrats
        characters from the top 9 90 41 42 13 43 44 45
when    Anna chooses 90 first and 9 kept
        Ben chooses 13 first and 43 kept
then    Anna's pyramid has 0 tokens
        it is not told that Anna took 1B

# R-ARI-01, R-LAW-85: they are characters for every rule
given   2 players; module aristocrats
        Anna: pyramid 85@1,0 96@1,1
        Ben: pyramid 12@1,0
        development 1
then    Anna would score 2 for laws

# R-ARI-01, R-LAW-66: a law that is tucked under a character is tucked under an aristocrat, too
given   the table of two
        module aristocrats
        Anna: pyramid 95@1,0 11@1,1, hand 66
        development 1
when    Anna plays 66
then    Anna is offered under 95, under 11

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

# R-ARI-03: the sections at the top are painted like others
given   aristocrats at the end
        Anna: pyramid 15@1,1=green 16@1,2=green 17@2,1=red 31@1,3, gems 3G
when    Anna passes
then    refused (not offered): Anna paints 31 bottom left green
        refused (not offered): Anna paints 31 bottom right green
when    Anna paints 17 bottom left green, 17 bottom right green, 31 top left green
then    Anna's 31 is green top left
        Anna scores 2 for circles

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

# R-ARI-04, R-LAW-74: nor does an image count that is tucked away
given   aristocrats at the end
        Anna: also 74@1,1<away>; Anna: magic defence on 1
then    Anna would score <sets> for sets
where   away              | sets
        , also 31@1,2     | 12
        ; Anna: 31 under 74 | 0

# R-ARI-04, R-LAW-65: a card that is replaced loses its image, and has it again when it is played again
given   the table of two
        cards with bottoms
        Anna: pyramid 11@1,0 31@1,1, hand 65, magic defence on 11
        development 1
then    Anna would score 12 for sets
when    Anna plays 65 and replaces 31
then    Anna would score 0 for sets
        development 2
when    Anna plays 31 at 1,2 with any 2B
then    Anna would score 12 for sets

# R-ARI-04, R-LAW-67: an image is swapped for nothing
given   the table of two
        cards with bottoms
        Anna: magic on 11, hand 67 40
        Ben: pyramid 31@1,0
        development 1
when    Anna plays 67 at 1,1
then    Anna is asked develop

# R-ARI-04, R-LAW-66: images are not doubled
given   the table of two
        cards with bottoms
        Anna: pyramid 31@1,0, hand 66
        development 1
when    Anna plays 66
then    it is not told that Anna gained science on 31

# R-ARI-04, R-TD-01, R-LAW-66: the revised law 66 under one gives the row of its level once more, and not what stands at the bottom
given   the table of two
        module aristocrats; option revised_laws=true
        Anna: also 13@1,1 14@1,2 91@<place>, hand 66 40, magic science on 11
        development 1
then    Anna would score 12 for sets        // 91 has the image of defence
when    Anna plays 66 under 91
then    under Anna's 91 lies 66
        on Anna's 91 lies <token>
        Anna would score 12 for sets
        Anna is asked develop
where   place | token
        2,0   | science
        1,3   | nothing                     // level 1 gives nothing, once more

# R-ARI-04, R-TD-01, R-LAW-68, R-LAW-72: the other revised laws count an aristocrat like any card
given   the table of two
        module aristocrats; option revised_laws=true
        Anna: also 13@1,1 91@2,0 68@1,2 72@1,3, 92 under 72
        development 1
then    Anna would score 4 for laws         // one card on level 2, three points for one deposited

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

// ---- What the carried aristocrats count (R-ARI-04).

# R-ARI-04: two points for each level that 95 stands on
given   the five levels
        module aristocrats
        Anna: also 95@<place>
        development 1
then    Anna would score <points> for other
where   place | points
        1,5   | 2
        2,3   | 4
        3,2   | 6

# R-ARI-04: 96 counts the laws that lie openly
given   the table of two
        module aristocrats
        Anna: also 96@1,1 71@1,2 102@1,3 74@1,4; Anna: 80 under 74
        development 1
then    Anna would score 6 for other

# R-ARI-04: 97 counts the cards on level 2 and higher
given   the table of two
        module aristocrats
        Anna: also 97@1,1 13@1,2 14@2,0 15@2,1 16@3,0
        development 1
then    Anna would score 3 for other

# R-ARI-04: 98 counts aristocrats, itself among them
given   the table of two
        module aristocrats
        Anna: also 98@1,1 <others>
        development 1
then    Anna would score <points> for other
where   others                | points
        13@1,2                | 2
        90@1,2                | 4
        90@1,2 93@1,3         | 6

# R-ARI-04, R-ARI-03: 99 counts circles of several colours, those over a bottom without colour among them
given   the table of two
        module aristocrats
        Anna: also 13@1,1=red 14@1,2=red 15@1,3=red <over>, hand 40
        development 1
then    Anna would score <points> for other
        Anna would score <circles> for circles
where   over                    | points | circles
        99@1,4                  | 0      | 0
        99@2,1                  | 1      | 0
        99@2,1 16@2,2=red       | 1      | 2
        99@2,1 16@2,2=BBRB      | 2      | 0

# R-TD-05, R-ARI-04, R-LAW-103: a circle with the domain card is left open where that scores more
given   2 players; module aristocrats; option domain_cards
        Anna: domain at 1,0, pyramid 13@1,1=red 14@2,0=red <others>; Anna: <tokens> on 13
        Ben: domain at 1,0
        development 1
then    Anna would score <circles> for circles
        Anna would score <laws> for laws
        Anna would score <other> for other
where   others           | tokens  | circles | laws | other
        11@1,2           | nothing | 2       | 0    | 0
        103@1,2          | nothing | 2       | 0    | 0
        103@1,2 99@1,3   | nothing | 0       | 2    | 1
        103@1,2 99@1,3   | red+2   | 4       | 0    | 0

# R-END-01, R-ARI-04, R-LAW-103: painting that would lose more than it brings is not proposed
given   aristocrats with paint
        Anna: also <others>
when    Anna passes
then    Anna <is> asked paint
where   others           | is
        15@1,3           | is
        103@1,3          | is not
        103@1,3 99@1,4   | is not

# R-ARI-04, R-END-07: 100 gives three more points for each set
given   the table of two
        module aristocrats
        Anna: also 100@1,1, science magic defence on 11
        development 1
then    Anna would score 12 for sets
        Anna would score 3 for other
