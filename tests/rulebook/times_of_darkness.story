// RULES section 9.

// Options of the expansion "Times of Darkness".

// ---- Revised laws (R-TD-01): 66, 67, 68 and 72 have other texts.

table: revised laws
        the table of two
        option revised_laws=true

// Anna has magic, Ben a token of each kind that can be copied; card 40 keeps Anna in the phase.
table: a copy
        revised laws
        Anna: magic on 11, hand 67 40
        Ben: science magic defence on 12
        development 1

# R-TD-01, R-LAW-66: law 66 gives the reward of the level its character stands on once more
given   the five levels
        option revised_laws=true
        Anna: hand 66
        development 1
when    Anna plays 66
        Anna tucks it under <card>
then    on Anna's <card> lies <token>
        under Anna's <card> lies 66
where   card | token
        11   | defence                      // level 1
        16   | magic                        // level 2
        24   | magic+3                      // level 3

# R-TD-01, R-LAW-66: it doubles nothing that lies there already, and gems come as from any reward
given   revised laws
        Anna: also 13@1,1, science 6-points on 13, hand 66 40
        development 1
when    Anna plays 66 under 13
        Anna takes 2B 1Y
then    on Anna's 13 lie science 6-points
        Anna has 7B 5R 5G 6Y
        Anna's pyramid is 11@1,0 13@1,1     // it takes no place
        it is not told that somebody paid gems
        it is not told that somebody closed a circle

# R-TD-01, R-LAW-66, R-DEV-08: on level 5 the choice between rewards and points is made anew
given   the five levels
        option revised_laws=true
        Anna: 15-points on 28, hand 66
        development 1
when    Anna plays 66 under 28
then    Anna is asked fifth level
        Anna is offered all rewards, 15-points
when    Anna chooses 15-points
then    on Anna's 28 lie 2 15-points

# R-TD-01, R-LAW-66: the same targets as by its other text, and none without a character
given   revised laws
        Anna: pyramid <pyramid>, hand 66
        development 1
then    Anna <can> choose play 66
where   pyramid       | can
        65@1,0        | cannot
        65@1,0 11@1,1 | can

# R-TD-01, R-LAW-66: when time runs out it goes under the highest character
given   the five levels
        option revised_laws=true
        Anna: 3 magic on 11, hand 66
        development 1
when    Anna plays 66
        time runs out for Anna
then    under Anna's 28 lies 66

# R-TD-01, R-LAW-67: a token like one in another pyramid comes onto the law for two gems to its owner
given   a copy
        Ben: gems 1-each
when    Anna plays 67 at 1,1
then    Anna is asked copy token
        Anna is offered Ben's science on 12, Ben's magic on 12, Ben's defence on 12, go without
when    Anna chooses Ben's science on 12
then    only Anna is asked copy gems
        Anna is offered 2 gems of 2-each
        refused (2 wanted): Anna gives 1B
        refused (2 wanted): Anna gives 1B 1R 1G
when    Anna gives 1B 1Y
then    on Anna's 67 lies science
        on Anna's 11 lies magic
        on Ben's 12 lie science magic defence   // his own stays
        Anna has 4B 5R 5G 4Y
        Ben has 2B 1R 1G 2Y
        it is told in this order: Anna gave Ben 1B 1Y, Anna gained science on 67
        Anna is asked develop

# R-TD-01, R-LAW-67: it may be declined, and is when time runs out
given   a copy
when    Anna plays 67 at 1,1
        <move>
then    Anna is asked develop
        Anna has 5-each
        it is not told that somebody gave gems
        it is not told that somebody gained a token
where   move
        Anna chooses go without
        time runs out for Anna

# R-TD-01, R-LAW-67: it has no effect with fewer than two gems
given   a copy
        Anna: gems <gems>, 2 infinite-red on 11
when    Anna plays 67 at 1,1
then    Anna is asked <topic>
where   gems    | topic
        nothing | develop
        1G      | develop                   // infinite gems do not count
        1B 1G   | copy token

# R-TD-01, R-LAW-67: only science, magic and defence can be copied
given   revised laws
        Anna: magic on 11, hand 67 40
        Ben: 6-points magic+3 blue+2 infinite-red on 12, attack 1
        development 1
when    Anna plays 67 at 1,1
then    Anna is asked develop
        it is not told that somebody gave gems

# R-TD-01, R-LAW-67: alone it has no effect
given   revised laws
        1 player; 1 rival
        Anna: magic on 11, hand 67 40
        development 1
when    Anna plays 67 at 1,1
then    Anna is asked develop
        Anna has 5-each

# R-TD-01, R-LAW-68: a point for each card on level 2 or higher
given   the five levels
        option revised_laws=true
        Anna: also <also>
        development 1
then    Anna would score <points> for laws
where   also             | points
        68@1,5           | 10
        68@1,5 80@1,-1   | 10               // level 1 does not count
        68@2,0           | 10               // itself, in the place of card 16
        68@4,1           | 10

# R-TD-01, R-LAW-68: tucked cards do not count
given   revised laws
        Anna: also 13@1,1 68@2,0 72@1,2, 40 39 under 72, 66 under 68
        development 1
then    Anna would score 7 for laws         // itself, and 6 of law 72

# R-TD-01, R-LAW-72: two gems at once and three points at the end for each card from the hand
given   revised laws
        Anna: hand 40 45 71 72
        development 1
when    Anna plays 72 at 1,1
then    only Anna is asked deposit
        Anna is offered 40, 45, 71          // not the law itself that was committed
when    Anna tucks 71 40
then    Anna is asked reward gems
        Anna is offered 4 gems of 4-each    // one take for all
when    Anna takes 4R
then    Anna has 5B 9R 5G 5Y
        under Anna's 72 lie 71 40
        Anna would score 6 for laws
        Anna holds only 45
        it is told in this order: 71 was tucked under 72, 40 was tucked under 72, Anna took 4R

# R-TD-01, R-LAW-72: no card brings no gem
given   revised laws
        Anna: hand 40 72
        development 1
when    Anna plays 72 at 1,1
        <move>
then    Anna is asked develop
        Anna has 5-each
        Anna would score 0 for laws
where   move
        Anna tucks nothing
        time runs out for Anna

# R-TD-01, R-LAW-72, R-REW-01: a reserve that is short gives what there is
given   revised laws
        reserve <reserve>
        Anna: hand 40 45 72
        development 1
when    Anna plays 72 at 1,1
        Anna tucks 40 45
then    Anna has <gems>
        the reserve is nothing
        Anna would score 6 for laws
where   reserve | gems
        1B 2R   | 6B 7R 5G 5Y
        nothing | 5-each

# R-TD-01, R-LAW-69: it goes together with the original text of law 69
given   revised laws
        option law_69=original
        Anna: hand 40 69 72
        development 1
when    Anna plays 69 at 1,1
then    it is told that Anna took 21 from blue

// Two players with two auction cards of two colours.
table: two at two auction cards
        2 players; option two_colour_auction
        auction cards blue+green red+yellow
        blue 21; red 22
        large deck from the top 48 47 46 45 44 43 42 41
        small deck from the top 50 51 52 53
        reserve 4-each
        Anna, Ben: gems 2-each
        Anna: pyramid 1@1,0
        Ben: pyramid 2@1,0
        auction 1

table: alone at two auction cards
        1 player; option two_colour_auction
        auction cards blue+green red+yellow
        blue 21; red 22
        large deck from the top 48 47 46 45 44 43 42 41
        reserve 4-each
        Anna: gems 2-each, pyramid 1@1,0
        auction 1

# R-TD-02: it is for one or two players
given   a new game
        <players> players; option two_colour_auction; edition <edition>
then    the table is refused: two-colour auctions are for one or two players, not for <players>
where   players | edition
        3       | en-2015
        4       | en-2015
        3       | de
        4       | en-first

# R-TD-02: virtual opponents have no part in it, also alone
given   a new game
        <players> players; <rivals> rivals; option two_colour_auction
then    the table is refused: with two-colour auctions there are no virtual opponents, so not <rivals>; leave their number out
where   players | rivals
        1       | 1
        1       | 3
        2       | 1
        2       | 2

# R-TD-02: the large deck has 24 cards, of which two are revealed at a time, and all others are in the small deck
given   a new game
        <players> players; option two_colour_auction; edition <edition>
        luck seeds 0 to 9
when    time runs out until the first auction
then    turn 1
        it is told 2 times that a card was revealed
        the large deck has 22 cards
        the small deck has <small> cards
where   players | edition  | small
        2       | en-2015  | 36
        1       | ru-2015  | 38
        2       | de       | 36

# R-TD-02: a game has twelve turns
given   a new game
        2 players; option two_colour_auction
        luck seed 4
when    time runs out until the end
then    the game is over
        turn 12

# R-TD-02: which colours are together is drawn by lot
// Blue, red, green and yellow are shuffled; the first two are one card, the last two the other.
given   a new game
        2 players; option two_colour_auction
        luck auction_cards <lots>
when    time runs out until the first auction
then    Anna and Ben can choose pass
        the auction cards are <cards>
where   lots  | cards
        3 2 1 | blue+red green+yellow
        3 1 1 | blue+green red+yellow
        0 1 0 | blue+red green+yellow
        2 1 0 | blue+yellow red+green

# R-TD-02: a gem of either colour is a bid on the card
given   two at two auction cards
        blue 21/31
        Anna: gems 1B 1Y
        Ben: gems 1G
then    Anna is offered blue, yellow, pass
        Ben is offered green, pass
when    bids: Anna yellow, Ben green
then    it is told that Anna won 22
when    Ben takes blue tip
then    Ben holds 31
        Ben has nothing
        the reserve is 4B 4R 5G 5Y

# R-TD-02: gems of both colours contend for the card
given   two at two auction cards
when    bids: Anna blue, Ben green
then    auction 2 with Anna and Ben
        Anna has 1B 2R 2G 2Y
        Ben has 2B 2R 1G 2Y
        beside blue lies 21

# R-TD-02: two bidders of different colours settle who takes which card
given   two at two auction cards
        blue 21/31
when    bids: Anna blue, Ben green
then    Anna and Ben are asked claim
when    Anna claims tip; Ben claims base
then    Anna holds 31
        Ben holds 21

# R-TD-02: law 69 adds two cards to the large deck
given   two at two auction cards
        Anna: hand 69
        development 1
when    Anna plays 69 at 1,1
then    the large deck has 10 cards
        the small deck has 2 cards

# R-TD-03: alone there are no virtual opponents
given   a new game
        1 player; option two_colour_auction
when    time runs out until the first auction
then    Anna is asked bid
        no virtual opponent is still in

# R-TD-03: a gem of either colour gains one card, and that was the auction phase
given   alone at two auction cards
        blue 21/31
when    Anna bids green
then    Anna is offered blue base, blue tip
when    Anna takes blue tip
then    Anna holds 31
        Anna has 2B 2R 1G 2Y
        development 1

# R-TD-03: an attack token takes any card, a pass brings gems
given   alone at two auction cards
        Anna: attack 1, hand 10
when    Anna bids <bid>
        Anna takes <what>
then    Anna holds only <cards>
        Anna has <gems>
        development 1
where   bid    | what     | cards | gems
        attack | red base | 10 22 | 2-each
        pass   | 2B 1Y    | 10    | 4B 2R 2G 3Y

# R-TD-03: at the end attack tokens held bring 3 points each and defence tokens 2
given   alone at two auction cards
        Anna: attack 2, 3 defence on 1, domain at 1,1, defence on the domain
        blue nothing; red nothing
        development 3
when    time runs out until the end
then    Anna scores 14 for other
        Anna scores 14 in all

# R-TD-03: two players do not score them
given   two at two auction cards
        Anna: attack 2, 3 defence on 1
        blue nothing; red nothing
        development 3
when    time runs out until the end
then    Anna scores 0 for other
        Ben scores 0 for other

// Who draws what is known: nobody has a card that stands.
table: domains
        a new game
        option domain_cards
        characters from the top 9 40 41 42 13 43 44 45 10 46 47 48 18 49 50 51
        laws from the top 65 66 67 68 69 70 71 72 73 74 75 76

# R-TD-04: how many cards are dealt says nothing beside domain cards
given   a new game
        2 players; option domain_cards; option deal=<deal>
then    the table is refused: with domain cards no first cards are dealt; leave the number of dealt cards out
where   deal
        2
        4

# R-TD-04: they replace the first cards in every edition
given   a new game
        <players> players; option domain_cards; edition <edition>
then    only <who> are asked <topic>
where   players | edition  | who                        | topic
        2       | en-2015  | Anna and Ben               | domain reward
        4       | ru-2015  | Anna, Ben, Clara and David | domain reward
        3       | en-first | Anna, Ben and Clara        | domain reward
        2       | de       | Anna and Ben               | return gems

# R-TD-04: starting gems come before them, also where they are chosen
given   domains
        2 players; edition de
when    Anna returns 1B 1R; Ben returns 2Y
then    Anna's domain lies at 1,0
        Anna and Ben are asked domain reward
        Anna has 1B 1R 2G 2Y

# R-TD-04: the kind of reward is chosen in secret and at once, then shown
given   domains
        2 players
        luck lots 0
then    Anna and Ben are offered domain gems, domain science, domain attack, domain character, domain law
when    Anna chooses domain science
then    Anna is not asked
        Anna can take back the choice
        Anna's pyramid has 0 tokens
        it is not told that the domain rewards were shown
when    Ben chooses domain attack
then    it is told in this order: the order was drawn by lot, a domain card was laid, the domain rewards were shown
        on Anna's domain lies science
        Ben has 1 attack
        Anna and Ben are asked return characters

# R-TD-04: nobody learns what was chosen before it is shown
given   domains
        2 players
elsewhere the same
when    here: Anna chooses domain science
        elsewhere: Anna chooses domain law
then    Ben sees the same in both worlds
        the table looks the same in both worlds

# R-TD-04, R-TRN-03: the rewards come in the order by lot
given   domains
        2 players
        luck lots <lot>
when    Anna and Ben choose domain gems
then    only <first> is asked reward gems
        <first> is offered 4 gems of 4-each
        the order is <order>
where   lot | first | order
        1   | Anna  | Anna and Ben
        0   | Ben   | Ben and Anna

# R-TD-04: a character or a law is drawn, and the character may go back
given   domains
        2 players
        luck lots 1
when    Anna chooses domain character
        Ben chooses domain law
then    Anna holds only 9 40 41 42
        Ben holds only 65 13 43 44
        Anna is offered 9, 40, 41, 42
        Ben is offered 13, 43, 44
        refused (2 wanted): Anna gives back 9
        refused (2 wanted): Anna gives back 9 40 41
        refused (not offered): Ben gives back 65 13
when    Anna gives back 9 41
        Ben gives back 13 44
then    it is told that the characters went back
        Anna holds 40 42
        Anna does not hold 9 41
        Ben holds 65 43
        Anna and Ben hold 5 cards
        the large deck has 44 cards
        the small deck has 13 cards
        turn 1

# R-TD-04: what goes back is chosen in secret, and its number alone is known
given   domains
        2 players
        luck lots 1
elsewhere the same
when    Anna and Ben choose domain science
        here: Anna gives back 9 40
        elsewhere: Anna gives back 40 41
then    Ben sees the same in both worlds
        the table looks the same in both worlds

# R-TD-04: laws come last, then the auction cards
given   domains
        <players> players; option domain_cards; edition <edition>
        luck seeds 0 to 5
        characters from the top nothing
        laws from the top nothing
when    time runs out until the first auction
then    <who> hold 3 laws
        <who> hold 1 characters
        it is told 4 times that a card was revealed
        a card lies at each base and none at a tip
        the large deck has 44 cards
where   players | edition  | who
        2       | en-2015  | Anna and Ben
        4       | en-2015  | Anna, Ben, Clara and David
        3       | de       | Anna, Ben and Clara
        2       | en-first | Anna and Ben

# R-TD-05: all its corners fit every colour, and it closes a circle without a question
given   2 players; option domain_cards
        Anna: domain at 1,0, pyramid 11@1,1=green, hand 84
        Ben: domain at 1,0
        reserve 4-each
        development 1
when    Anna plays 84 at 2,0
then    it is told that Anna closed a green circle at 2,0 with a gem
        Anna has 1G
        Anna's domain counts as any green any any

# R-TD-05: a circle with it pays its gem once for each colour
given   2 players; option domain_cards
        Anna: domain at 1,0, pyramid 11@1,1=red 80@2,0, <paid> paid at 2,0, hand 65
        Ben: domain at 1,0
        reserve 4-each
        development 1
when    Anna plays 65 and replaces 80
then    it is <told> that Anna closed a red circle at 2,0 with a gem
        Anna has <has>
        Anna's domain counts as any red any any
where   paid  | told     | has
        red   | not told | nothing
        green | told     | 1R

# R-TD-05, R-LAW-65: law 65 in the same colour in the place of its upper card pays nothing again
given   2 players; option domain_cards
        Anna: domain at 1,0, pyramid 11@1,1=red 81@2,0, hand 65
        Ben: domain at 1,0
        reserve 4-each
        development 1
then    Anna's domain counts as any red any any
when    Anna plays 65 and replaces 81
then    it is not told that Anna closed a circle
        Anna has nothing
        Anna's domain counts as any red any any

// Red is paid in the circle of the domain card, 11 and 15 on top of them; a criminal moves 15 away.
table: a domain circle broken up
        2 players; module underworld
        small deck from the top 56 55
        Anna: domain at 1,1, pyramid 13@1,0=blue 11@1,2=red 15@2,1=red, red paid at 2,1
        Anna: hand 115 130 71
        Ben: domain at 1,0
        judgements drawn 1 2 3
        reserve 8-each
        development 1

# R-TD-05, R-UND-08: when its upper card has moved away and comes back, the circle pays again
given   a domain circle broken up
        judgements drawn 1 2 3 4 5 6
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna places it at 1,3
then    it is not told that Anna closed a circle
        Anna's domain counts as any any any any
when    Anna plays 130
        Anna chooses row 2
        Anna gives back judgement 6
        Anna places it at 2,1
then    it is told 1 times that Anna closed a red circle at 2,1 with a gem
        it is told that Anna took 1R

# R-TD-05, R-UND-08: another upper card in its place makes another circle, which pays, too
given   a domain circle broken up
when    Anna plays 115 at 0,1
        Anna chooses row 2
        Anna gives back judgement 3
        Anna places it at 1,3
        Anna plays 71 at 2,1
then    it is told that Anna closed a red circle at 2,1 with a gem
        it is told that Anna took 1R

# R-TD-05, R-LAW-74: so it is when law 74 has tucked the upper card
given   2 players; option domain_cards
        Anna: domain at 1,0, pyramid 11@1,1=red 15@2,0=red, red paid at 2,0, hand 71 74
        Ben: domain at 1,0
        reserve 4-each
        development 1
when    Anna plays 74 at 1,2
then    under Anna's 74 lies 15
when    Anna plays 71 at 2,0
then    it is told that Anna closed a red circle at 2,0 with a gem

# R-TD-05: the domain card has its place in the row
given   2 players; option domain_cards
        Anna: domain at 1,0, pyramid <placed>, hand 71
        Ben: domain at 1,0
        development 1
when    Anna plays 71
then    Anna is offered <places>
where   placed        | places
        nothing       | 1,-1, 1,1
        11@1,1        | 1,-1, 1,2, 2,0
        11@1,-1       | 1,-2, 1,1, 2,-1
        11@1,-1 12@1,1 | 1,-2, 1,2, 2,-1, 2,0

# R-TD-05: it can be the end of the row, and is never free itself
given   2 players; option domain_cards
        Anna: domain at 1,0, pyramid <placed>
        Ben: domain at 1,0
        development 1
then    Anna's free cards are <free>
where   placed                | free
        11@1,1                | 11
        11@1,1 12@1,2         | 12
        11@1,-1 12@1,1        | 11 12
        11@1,1 12@1,2 13@2,0  | 12 13

# R-TD-05: it counts as no card, and is no neighbour
given   2 players; option domain_cards
        Anna: domain at 1,0, pyramid <placed>
        Ben: domain at 1,0
        blue nothing
        development 3
when    time runs out until the end
then    Anna scores <points> for laws
where   placed        | points
        68@1,1        | 1
        68@1,1 11@1,2 | 2
        85@1,1        | 0
        85@1,1 11@1,2 | 2

# R-TD-05: it takes no paint, and helps to paint a circle
// Three corners of the circle are not the domain card's: two are red already, and one gem makes the third red.
given   2 players; option domain_cards
        Anna: domain at 1,0, pyramid 11@1,1=green 71@2,0, gems 1R
        Ben: domain at 1,0
        blue nothing
        development 3
when    Anna passes
then    painting
        Anna is offered a painting of 1 strokes for 2 points
when    Anna takes the best painting
        time runs out until the end
then    Anna scores 2 for circles
        Anna's domain counts as any red any any

# R-TD-05: it has no number, so that who has none acts last
given   2 players; option domain_cards
        Anna: domain at 1,0
        Ben: domain at 1,0, pyramid 40@1,1
        auction 1
then    the order is Ben and Anna

# R-TD-05: law 65 and law 66 need a card that stands
given   2 players; option domain_cards
        Anna: domain at 1,0, hand <law> 11
        Ben: domain at 1,0
        development 1
then    Anna cannot choose play <law>
where   law
        65
        66

# R-TD-05, R-LAW-67: what lies on it is not swapped
given   2 players; option domain_cards
        Anna: domain at 1,0, science on the domain, hand 67, gems 3R
        Ben: domain at 1,0, pyramid 2@1,1, magic on 2
        blue 21
        development 1
when    Anna plays 67 at 1,1
then    Anna is not asked swap own
        Anna has 3R

# R-TD-09: a bonus for circles of any colour counts every single-colour circle and infinite gem
// A green circle on level 2, an infinite gem of red on level 1 and one of blue on level 2.
given   the table of two
        Anna: pyramid 11@1,0=green 12@1,1=green 13@2,0=green, any+1 on 11, infinite-red on 12, infinite-blue on 13
        blue nothing
        development 3
when    time runs out until the end
then    Anna scores <circles> for circles
        Anna scores <infinite> for infinite gems
where   circles | infinite
        3       | 5

# R-TD-09: it adds to the bonus of a colour, and counts painted circles
given   the table of two
        Anna: pyramid 11@1,0=green 12@1,1=green 13@2,0=red, any+1 green+2 on 11, gems 2G
        blue nothing
        development 3
when    time runs out until the end
then    Anna scores 5 for circles

# R-TD-09, R-LAW-66: it is a token like others
given   the table of two
        Anna: also 12@1,1, any+1 on 12, hand 66
        development 1
when    Anna plays 66 under 12
then    on Anna's 12 lie 2 any+1
