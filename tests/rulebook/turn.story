// RULES section 3.

# R-TRN-01: a game is twelve turns
given   a new game
        <players> players; edition <edition>
when    time runs out until the end
then    turn 12
        the game is over
        it is told in this order: turn 1 began, turn 2 began, turn 11 began, turn 12 began
        it is not told that turn 13 began
where   players | edition
        1       | en-2015
        2       | en-2015
        4       | en-2015
        3       | en-first
        4       | ru-2015
        2       | de

# R-HOUSE-01: a short game is six turns, with 24 cards in the large deck and all others in the small deck
given   a new game
        <players> players; option short_game; edition <edition>
when    time runs out until the first auction
then    the large deck has 20 cards
        the small deck has <small> cards
when    time runs out until the end
then    turn 6
        the game is over
        it is not told that turn 7 began
where   players | edition  | small
        2       | en-2015  | 36
        4       | de       | 32

# R-HOUSE-01: law 69 makes a short game a turn longer too
given   a new game
        2 players; option short_game
        characters from the top 9 40 41 42 13 43 44 45
        laws from the top 69
when    Anna chooses 9 first and 40 kept
        time runs out until the first auction
        bids: Anna pass, Ben pass
        time runs out for Anna and Ben
        Anna plays 69; Ben passes
        Anna places it at 1,1
        time runs out until the end
then    turn 7
        it is not told that turn 8 began
        the game is over

# R-HOUSE-01: not with two-colour auctions
given   a new game
        2 players; option short_game; option two_colour_auction
then    the table is refused: a short game is not played with two-colour auctions; leave one of them out

# R-HOUSE-01: not with Invasion
given   a new game
        2 players; option short_game; module invasion
then    the table is refused: a short game is played without Invasion; leave one of them out

# R-TRN-01: each turn is an auction phase, then a development phase
given   2 players
        blue 21; red 22
        large deck from the top 48 47 46 45
        Anna: gems 1B 1R, pyramid 1@1,0, hand 10
        Ben: gems 1B 1R, pyramid 2@1,0, hand 11
        auction 1
when    bids: Anna blue, Ben blue
        bids: Anna red, Ben red
        Anna and Ben take 1G 2Y             // they could bid nothing in the third auction
then    it is told in this order: auction 2 began, auction 3 began, development 1 began
        development 1 with Anna and Ben
when    Anna and Ben pass
then    it is told in this order: auction 2 began, auction 3 began, development 1 began, turn 2 began, auction 1 began

# R-TRN-01: law 69 adds a turn
given   a new game
        2 players
        characters from the top 9 40 41 42 13 43 44 45
        laws from the top 69
when    Anna chooses 9 first and 40 kept
        time runs out until the first auction
        bids: Anna pass, Ben pass
        time runs out for Anna and Ben
        Anna plays 69; Ben passes
        Anna places it at 1,1
        time runs out until the end
then    turn 13
        it is not told that turn 14 began
        the game is over

# R-TRN-02: the game ends when no card lies at any base
given   2 players
        Anna: pyramid 1@1,0, hand 10
        Ben: pyramid 2@1,0, hand 11
        <beside>
        development 3
when    Anna and Ben pass
then    the game is over
where   beside
        blue nothing
        blue -/31; red -/32

# R-TRN-02: one card at a base is enough to go on
given   2 players
        Anna: pyramid 1@1,0, gems 1Y, hand 10
        Ben: pyramid 2@1,0, gems 1Y, hand 11
        yellow 31
        development 3
when    Anna and Ben pass
then    the game goes on
        turn 2
        auction 1 with Anna and Ben

# R-TRN-02: the last turn is the one after the last reveal
given   2 players
        turn 11
        blue 21; red 22; green 23; yellow 24
        large deck from the top 44 43 42 41
        Anna: gems 6B, pyramid 1@1,0
        Ben: gems 6B, pyramid 2@1,0
        auction 1
when    bids: Anna pass, Ben pass
        Anna and Ben take 3G
then    turn 12
        the large deck is empty
        the bases are 44 43 42 41
when    bids: Anna pass, Ben pass
        Anna takes 2G 1R
        Ben takes 3R
then    the game is over
        turn 12

# R-TRN-03: the order is that of the lowest cards
given   3 players
        blue 21
        Anna: pyramid 50@1,0 10@1,1
        Ben: pyramid 20@1,0
        Clara: pyramid 30@1,0
        auction 1
then    the order is Anna, Ben, Clara

# R-TRN-03: laws have numbers too
given   3 players
        blue 21
        Anna: pyramid 71@1,0 72@1,1
        Ben: pyramid 88@1,0 64@1,1
        Clara: pyramid 73@1,0
        auction 1
then    the order is Ben, Anna, Clara

# R-TRN-03: a lower card changes it at once
given   the table of two
        Ben: gems 1R, hand 3
        development 1
then    the order is Anna, Ben
when    Ben plays 3 at 1,1
then    the order is Ben, Anna

# R-TRN-03: each finishes before the next begins
given   the table of four
        Anna, Clara: attack 1
        Anna: pyramid 9@1,0
        auction 1
when    bids: Anna attack, Ben pass, Clara attack, David pass
then    only Clara is asked attack target
when    Clara takes red base
then    only Anna is asked attack target
        it is not told that somebody passed
when    Anna takes blue base
then    it is told in this order: Clara won 22, Anna won 21, Ben passed, David passed
