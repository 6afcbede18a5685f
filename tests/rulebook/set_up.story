// RULES section 2.

// Who is dealt what is known: 9, 13, 10 and 18 are the lowest cards of Anna, Ben, Clara and David, and on level 1 none of
// them gives a card.
table: a known deal
        a new game
        characters from the top 9 40 41 42 13 43 44 45 10 46 47 48 18 49 50 51

# R-SET-01: four gems of each colour for each player
given   a new game
        <players> players
then    <gems> gems of each colour are in the game
where   players | gems
        2       | 8
        3       | 12
        4       | 16

# R-SET-01: five players are too many and none is too few
given   a new game
        <players> players
then    the table is refused: the game is for 1 to 4 players, not for <players>
where   players
        0
        5

# R-SET-02: six gems remain, at most two of a colour
given   a new game
        2 players
        luck seeds 0 to 39
then    Anna and Ben have 6 gems
        Anna and Ben have at most 2 gems of a colour

# R-SET-02: the two gems that go back are drawn by lot
// The gems lie in a row, blue, red, green and yellow; the lot counts from 0.
given   a new game
        2 players
        luck returned_gems <lot> 7 6
then    Anna has <gems>
        Ben has 2B 2R 2G
        nothing is told but: the auction cards were laid out, the reserve was laid out
where   lot | gems
        0 0 | 2R 2G 2Y
        0 3 | 1B 2R 1G 2Y
        7 0 | 1B 2R 2G 1Y
        2 2 | 2B 2G 2Y

# R-SET-03: one of four characters stands, one goes to the hand, two return
given   a known deal
        3 players
then    Anna is dealt 9 40 41 42
        Ben is dealt 13 43 44 45
        Anna, Ben and Clara are dealt 4 characters
        Anna is asked first cards
        Anna is offered 9, 40, 41, 42
when    Anna chooses 40 first and 9 kept
        Ben chooses 13 first and 45 kept
        Clara chooses 10 first and 48 kept
then    Anna's pyramid is 40@1,0
        Anna holds 9
        Anna does not hold 40 41 42
        Anna, Ben and Clara are dealt nothing

# R-SET-03: four characters are dealt, whatever the luck
given   a new game
        4 players
        luck seeds 0 to 9
then    Anna, Ben, Clara and David are dealt 4 characters

# R-SET-04: the first card is free, chosen in secret, and gives its level-1 reward
given   a known deal
        2 players
when    Anna chooses 9 first and 40 kept
then    nothing is told but: the auction cards were laid out, the reserve was laid out, Anna answered
when    Ben chooses 13 first and 43 kept
then    it is told in this order: Ben answered, the first cards were shown, Anna played 9
        it is not told that somebody paid gems
        on Anna's 9 lies defence

# R-SET-05: the large deck has 48 cards
given   a known deal
        <players> players
when    time runs out until the first auction
then    the large deck has 44 cards         // four of 48 are revealed
        the small deck has <small> cards
        it is not told that somebody drew from the small deck
where   players | small
        2       | 12
        3       | 10
        4       | 8

# R-SET-05: all characters and all twenty-four laws are in the box
given   a new game
        2 players
then    the laws of the game are 65..88
        the characters of the game are 1..64

# R-SET-06: everybody is dealt three laws
given   a known deal
        4 players
        laws from the top 71 72 73 74 75 76 77 78 79 80 81 82
when    time runs out until the first auction
then    Anna, Ben, Clara and David hold 3 laws
        Anna holds 71 72 73
        Ben holds 74 75 76
        David holds 80 81 82
        the law deck has 12 cards

# R-SET-07: a card lies at each base
given   a new game
        4 players
        luck seeds 0 to 9
when    time runs out until the first auction
then    a card lies at each base and none at a tip

# R-SET-08: first rewards come in ascending order of the cards, each completely before the next
// Cards 2, 10 and 22 give gems on level 1, card 15 gives a card.
given   a new game
        4 players
        characters from the top 22 40 41 42 10 43 44 45 15 46 47 48 2 49 50 51
when    Anna chooses 22 first and 40 kept
        Ben chooses 10 first and 43 kept
        Clara chooses 15 first and 46 kept
        David chooses 2 first and 49 kept
then    only David is asked reward gems
        set-up
when    time runs out for David
then    only Ben is asked reward gems
when    Ben takes 1B 1R 1G
then    only Clara is asked deck
when    Clara chooses law deck
then    only Anna is asked reward gems
when    time runs out for Anna
then    auction 1
        turn 1
        on Anna's 22 lies 2-points

# R-SET-09: no choice sees later information
given   a new game
        3 players
        luck seeds 0 to 9
then    Anna, Ben and Clara hold only nothing       // laws are dealt afterwards
        beside blue lies nothing; beside red lies nothing; beside green lies nothing; beside yellow lies nothing
        it is not told that a card was revealed
