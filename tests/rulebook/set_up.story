// RULES section 2.

// Who is dealt what is known: 9, 13, 10 and 18 are the lowest cards of Anna, Ben, Clara and David, and on level 1 none of
// them gives a card.
table: a known deal
        a new game
        characters from the top 9 40 41 42 13 43 44 45 10 46 47 48 18 49 50 51

# R-SET-01: four gems of each colour for each player, in every edition
given   a new game
        <players> players; edition <edition>
then    <gems> gems of each colour are in the game
where   players | edition  | gems
        1       | en-2015  | 4
        2       | en-2015  | 8
        3       | en-2015  | 12
        4       | en-2015  | 16
        1       | en-first | 4
        2       | en-first | 8
        3       | en-first | 12
        4       | en-first | 16
        1       | ru-2015  | 4
        4       | ru-2015  | 16
        1       | de       | 4
        4       | de       | 16

# R-SET-01: alone there are two of each colour left, and what went back
given   a new game
        1 player
        luck returned_gems 0 0
then    Anna has 2R 2G 2Y
        the reserve is 4B 2R 2G 2Y

# R-SET-01: five players are too many and none is too few, in every edition
given   a new game
        edition <edition>; <players> players
then    the table is refused: the game is for 1 to 4 players, not for <players>
where   players | edition
        0       | en-2015
        5       | en-2015
        0       | en-first
        5       | en-first
        5       | ru-2015
        5       | de

# R-SET-02: six gems remain, at most two of a colour
given   a new game
        <players> players; edition <edition>
        luck seeds 0 to 39
then    <who> have 6 gems
        <who> have at most 2 gems of a colour
        <sum> gems of each colour are in the game
where   players | edition  | who                         | sum
        2       | en-2015  | Anna and Ben                | 8
        4       | ru-2015  | Anna, Ben, Clara and David  | 16
        3       | en-first | Anna, Ben and Clara         | 12

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

# R-SET-02, R-SET-09: in the German edition the gems are chosen, before any card is seen
given   a known deal
        edition de; 2 players
then    only Anna and Ben are asked return gems
        Anna and Ben have 2-each
        Anna and Ben are offered 2 gems of 2-each
        Anna and Ben are dealt nothing
        the reserve is 4-each
        refused (2 wanted): Anna returns 1B
        refused (2 wanted): Anna returns 1B 1R 1G
        refused (not enough blue): Anna returns 3B
when    Anna returns 1B 1R
        Ben returns 2Y
then    Anna has 1B 1R 2G 2Y
        Ben has 2B 2R 2G
        the reserve is 5B 5R 4G 6Y
        Anna is dealt 9 40 41 42
        Anna and Ben are asked first cards

# R-SET-02, R-SET-09: they are chosen in secret and at once
given   a known deal
        edition de; 2 players
when    Anna returns 1B 1R
then    Anna is not asked
        Ben is asked return gems
        nothing is told but: the auction cards were laid out, the reserve was laid out, Anna answered
        the reserve is 4-each
        Anna and Ben are dealt nothing
when    Ben returns 2Y
then    it is told in this order: Anna answered, Ben answered, the chosen gems went back

# R-SET-02: the choice can be taken back until all have chosen
given   a known deal
        edition de; 2 players
when    Anna returns 1B 1R
then    Anna can take back the choice
        Ben cannot take back the choice
when    Anna takes back the choice
        Anna returns 2G
        Ben returns 2Y
then    Anna has 2B 2R 2Y
        the reserve is 4B 4R 6G 6Y
        Anna cannot take back the choice

# R-SET-09, R-HID-01: of the chosen gems the reserve shows the sum and no more
given   a known deal
        edition de; 3 players
elsewhere the same
when    here: Anna returns 1B 1R
        elsewhere: Anna returns 1Y 1R
then    Ben and Clara see the same in both worlds
        the table looks the same in both worlds
when    here: Ben returns 1Y 1R
        elsewhere: Ben returns 1B 1R
        Clara returns 2G
then    Clara sees the same in both worlds
        the table looks the same in both worlds
        the same is told in both worlds
        the reserve is 7B 8R 8G 7Y

# R-SET-02: the option makes any edition choose, or draw lots
given   a new game
        2 players; edition <edition>; option returned_gems=<how>
then    Anna and Ben are asked <what>
        Anna has <number> gems
where   edition  | how    | what        | number
        en-2015  | chosen | return gems | 8
        en-first | chosen | return gems | 8
        ru-2015  | chosen | return gems | 8
        de       | random | first cards | 6
        en-2015  | random | first cards | 6

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
        <players>
        luck seeds 0 to 9
then    <who> are dealt 4 characters
where   players                   | who
        1 player                  | Anna
        4 players                 | Anna, Ben, Clara and David
        4 players; edition ru-2015 | Anna, Ben, Clara and David

# R-SET-03: in the first edition two are dealt: one stands, the other goes to the hand
given   a new game
        edition en-first; 3 players
        characters from the top 9 40 13 43 10 46
then    Anna is dealt 9 40
        Ben is dealt 13 43
        Clara is dealt 10 46
        Anna is offered 9, 40
        refused (2 wanted): Anna chooses 9
when    Anna chooses 40 first and 9 kept
        Ben chooses 13 first and 43 kept
        Clara chooses 10 first and 46 kept
then    Anna's pyramid is 40@1,0
        Anna holds 9; Anna does not hold 40
        Ben's pyramid is 13@1,0
        Ben holds 43
        the large deck has 44 cards

# R-SET-03: the option deals otherwise in any edition
given   a new game
        2 players; edition <edition>; option deal=<dealt>
        option returned_gems=random
then    Anna and Ben are dealt <dealt> characters
where   edition  | dealt
        en-2015  | 2
        ru-2015  | 2
        de       | 2
        en-first | 4
        en-first | 2
        de       | 4

# R-SET-03: the same card cannot stand and be kept
given   a known deal
        2 players
then    refused (picked twice): Anna chooses 9 first and 9 kept
        refused (not offered): Anna chooses 9 first and 13 kept

# R-SET-04: the first card is free, chosen in secret, and gives its level-1 reward
given   a known deal
        2 players
when    Anna chooses 9 first and 40 kept
then    nothing is told but: the auction cards were laid out, the reserve was laid out, Anna answered
        Anna can take back the choice
when    Ben chooses 13 first and 43 kept
then    it is told in this order: Ben answered, the first cards were shown, Anna played 9
        it is not told that somebody paid gems
        on Anna's 9 lies defence

# R-SET-05: the large deck has 48 cards, the small deck the rest
// Of 64 or 60 characters each player has two.
given   a new game
        <players> players; edition <edition>
        option returned_gems=random; option deal=4
        characters from the top 9 40 41 42 13 43 44 45 10 46 47 48 18 49 50 51
when    time runs out until the first auction
then    the large deck has 44 cards         // four of 48 are revealed
        the small deck has <small> cards
        it is not told that somebody drew from the small deck
where   players | edition  | small
        1       | en-2015  | 14
        2       | en-2015  | 12
        3       | en-2015  | 10
        4       | en-2015  | 8
        4       | ru-2015  | 8
        4       | de       | 8
        2       | en-first | 8
        3       | en-first | 6
        4       | en-first | 4

# R-SET-05: the box of every edition, with the bonus cards or without
given   a new game
        2 players; edition <edition>
        <bonus>
then    the laws of the game are <laws>
        the characters of the game are <characters>
where   edition  | bonus                    | laws   | characters
        en-2015  |                          | 65..88 | 1..64
        ru-2015  |                          | 65..88 | 1..64
        de       |                          | 65..88 | 1..64
        en-first |                          | 65..84 | 1..60
        en-2015  | option bonus_cards=false | 65..84 | 1..60
        en-2015  | option bonus_cards=true  | 65..88 | 1..64
        ru-2015  | option bonus_cards=false | 65..84 | 1..60
        de       | option bonus_cards=false | 65..84 | 1..60
        en-first | option bonus_cards=true  | 65..88 | 1..64

# R-SET-05: what went back is shuffled in
given   a known deal
        4 players
        luck seeds 0 to 9
when    time runs out until the first auction
then    the large deck has 44 cards
        the small deck has 8 cards
        nothing is discarded

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

# R-SET-06: also alone, and where there are only twenty laws
given   a new game
        <players>; <box>
        characters from the top <characters>
        laws from the top 71 72 73
when    time runs out until the first auction
then    Anna holds 71 72 73
        Anna holds 3 laws; Anna holds 1 character
        the law deck has <left> cards
where   players   | box                      | characters                    | left
        1 player  | edition ru-2015          | 9 40 41 42                    | 21
        1 player  | option bonus_cards=false | 9 40 41 42                    | 17
        2 players | edition en-first         | 9 40 13 43                    | 14
        2 players | edition de               | 9 40 41 42 13 43 44 45        | 18

# R-SET-07: a card lies at each base
given   a new game
        <players>
        luck seeds 0 to 9
when    time runs out until the first auction
then    a card lies at each base and none at a tip
where   players
        1 player
        4 players
        3 players; edition en-first
        3 players; edition de

# R-SET-07: the order of the auction cards is shuffled and everybody sees it
given   a new game
        2 players
then    it is told that the auction cards were laid out

# R-SET-08: first rewards come in ascending order of the cards, each completely before the next
// Cards 2, 10 and 22 give gems on level 1, card 15 gives a card.
given   a new game
        4 players; edition <edition>; option returned_gems=random
        characters from the top 22 40 41 42 10 43 44 45 15 46 47 48 2 49 50 51
when    Anna chooses 22 first and 40 kept
        Ben chooses 10 first and 43 kept
        Clara chooses 15 first and 46 kept
        David chooses 2 first and 49 kept
then    only David is asked reward gems
        set-up
        // Laws are dealt and the auction is laid out.
        Anna, Ben, Clara and David hold 3 laws
        a card lies at each base and none at a tip
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
where   edition
        en-2015
        ru-2015
        de

# R-SET-08: the reward of a first card may come from the top of the law deck
given   a new game
        2 players
        characters from the top 15 40 41 42 13 43 44 45
        laws from the top 71 72 73 74 75 76 81
when    Anna chooses 15 first and 40 kept
        Ben chooses 13 first and 43 kept
        Ben takes 1B 1R 1G
        Anna chooses law deck
then    Anna holds 81

# R-SET-09: no choice sees later information
given   a new game
        3 players
        luck seeds 0 to 9
then    Anna, Ben and Clara hold only nothing       // laws are dealt afterwards
        beside blue lies nothing; beside red lies nothing; beside green lies nothing; beside yellow lies nothing
        it is not told that a card was revealed

# R-SET-09: first cards are shown together, kept cards are not
given   a known deal
        2 players
elsewhere the same
when    here: Anna chooses 9 first and 40 kept
        elsewhere: Anna chooses 9 first and 41 kept
then    Ben sees the same in both worlds
        the table looks the same in both worlds
when    here: Ben chooses 13 first and 43 kept
        elsewhere: Ben chooses 43 first and 13 kept
then    it is told in this order: the first cards were shown, Anna played 9, Ben played 13
        Anna holds 40; elsewhere: Anna holds 41
        Ben's pyramid is 13@1,0; elsewhere: Ben's pyramid is 43@1,0
