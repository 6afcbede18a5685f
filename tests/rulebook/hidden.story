// RULES section 13. Two worlds that differ in one thing: who sees the difference?

// Everybody has two cards in hand and an attack token.
table: four with secrets
        the table of four
        Anna, Ben, Clara, David: attack 1
        Anna: hand 11 71
        Ben: hand 12 72
        Clara: hand 13 73
        David: hand 14 74
        small deck from the top 34 33
        law deck from the top 82 81

table: Anna may draw
        2 players
        blue 21
        small deck from the top 34 33 36
        law deck from the top 82 81
        Anna: gems 2-each, pyramid 1@1,0, hand 15
        Ben: gems 2-each, pyramid 2@1,0, hand 10
        development 1

# R-HID-01, R-HID-03: what is behind a screen and in a hand only its owner sees
given   four with secrets
        <begins>
elsewhere Anna: <other>
then    Anna sees a difference
        Ben, Clara and David see the same in both worlds
        the table looks the same in both worlds
where   begins        | other
        auction 1     | gems 1B 3R 1G 1Y
        auction 1     | gems 2B 2R 1G
        auction 1     | gems nothing
        auction 1     | attack 3
        auction 1     | attack 0
        auction 1     | hand 12 71
        auction 1     | hand 11 75
        auction 3     | gems 9-each
        development 1 | gems 1B 3R 1G 1Y
        development 1 | gems nothing
        development 1 | attack 3
        development 1 | hand 15 16

# R-HID-01: the order and content of the decks nobody sees
given   four with secrets
        auction 1
elsewhere <other>
then    Anna, Ben, Clara and David see the same in both worlds
        the table looks the same in both worlds
where   other
        large deck from the top 41 42 43 44 45 46 47 48
        large deck from the top 51 52 53 54 55 56 57 58
        small deck from the top 33 34
        small deck from the top 60 61
        law deck from the top 81 82
        law deck from the top 87 88

# R-HID-01, R-AUC-01: a bid is hidden until all are shown
given   four with secrets
        auction 1
elsewhere the same
when    here: Anna bids <one>
        elsewhere: Anna bids <other>
then    Ben, Clara and David see the same in both worlds
        the table looks the same in both worlds
        the same is told in both worlds
when    bids: Ben green, Clara green
then    David sees the same in both worlds
        the table looks the same in both worlds
when    David bids green
then    Ben, Clara and David see a difference
where   one  | other
        blue | red
        blue | attack
        pass | attack
        pass | yellow

# R-HID-01, R-DEV-01: a card is hidden until all are shown, and whether it is played or discarded
given   four with secrets
        Anna: gems 3-each
        development 1
elsewhere the same
when    here: Anna <one>
        elsewhere: Anna <other>
then    Ben, Clara and David see the same in both worlds
        the table looks the same in both worlds
        the same is told in both worlds
when    Ben, Clara and David pass
then    Ben, Clara and David see a difference
where   one         | other
        plays 11    | plays 71
        plays 11    | discards 11
        discards 11 | passes

# R-HID-01, R-SET-04: dealt cards, and which of them is chosen
given   a new game
        3 players
        characters from the top 9 40 41 42 13 43 44 45 10 46 47 48
elsewhere characters from the top 9 40 41 50 13 43 44 45 10 46 47 48
then    Anna sees a difference
        Ben and Clara see the same in both worlds
when    here: Anna chooses 42 first and 9 kept
        elsewhere: Anna chooses 9 first and 50 kept
then    Ben and Clara see the same in both worlds
        the same is told in both worlds

# R-HID-01, R-SET-06: laws in hand
given   a new game
        2 players
        characters from the top 9 40 41 42 13 43 44 45
        laws from the top 71 72 73 74 75 76
elsewhere laws from the top 71 72 77 74 75 76
when    Anna chooses 9 first and 40 kept
        time runs out until the first auction
then    Anna sees a difference
        Ben sees the same in both worlds

# R-HID-01, R-REW-03: a drawn card only its owner sees, the others see the deck
given   Anna may draw
elsewhere small deck from the top 35 33 36
when    Anna plays 15; Ben passes
        Anna places it at 1,1
        Anna chooses small deck
then    Anna sees a difference
        Ben sees the same in both worlds
        the same is told in both worlds
        it is told that Anna drew 1 from the small deck

# R-HID-03, R-REW-07: others do not learn of which colour somebody has no gem for an infinite gem
given   the table of two
        reserve 8R 8G 8Y
        Anna: gems 1B 2R 2G, hand 18
        development 1
elsewhere Anna: gems 3R 2G
when    Anna plays 18 at 1,1
then    Anna is asked own infinite
        Ben sees the same in both worlds
        the table looks the same in both worlds
        the same is told in both worlds
when    Anna chooses go without
then    Ben sees the same in both worlds
        the table looks the same in both worlds
        the same is told in both worlds

# R-HID-02: the deck that was drawn from everybody sees
given   Anna may draw
elsewhere the same
when    Anna plays 15; Ben passes
        Anna places it at 1,1
        here: Anna chooses small deck
        elsewhere: Anna chooses law deck
then    Ben sees a difference

# R-HID-02: what is public everybody sees
given   four with secrets
        Anna: also 72@1,1, 5-points on 1, 30 under 72
        auction 1
elsewhere <other>
then    Ben, Clara and David see a difference
where   other
        reserve 9-each
        turn 2
        auction 2
        blue 25
        blue 21/25
        blue nothing
        Anna: pyramid 1@1,0 72@1,-1
        Anna: also 31@1,2
        Anna: 31 under 72
        Anna: science on 1
        Anna: hand 11 71 75
        Anna: hand nothing
        large deck from the top 48 47 46 45
        small deck from the top 34
        law deck from the top nothing

# R-HID-02: everybody sees how many cards are in hands and decks
given   four with secrets
        auction 1
then    Anna holds 2 cards
        the large deck has 8 cards
        the small deck has 2 cards
        the law deck has 2 cards

# R-HID-02: and who has answered
given   four with secrets
        auction 1
elsewhere the same
when    here: Anna bids blue
        elsewhere: Clara bids blue
then    Ben and David see a difference
        here: only Ben, Clara and David are asked
        elsewhere: only Anna, Ben and David are asked

# R-HID-02: and every take and payment, attack tokens too
given   four with secrets
        auction 1
when    bids: Anna blue, Ben pass, Clara attack, David yellow
        Clara takes red base
        Ben takes 2B 1Y
then    it is told that Anna paid 1B for a bid
        it is told that Anna won 21 by a gem
        it is told that Clara won 22 by attack
        it is told that Ben took 2B 1Y for a pass

# R-HID-02: gems taken for a card and tokens gained are told as they come
given   Anna may draw
        Anna: hand 8 82
when    Anna plays 8; Ben discards 10
        Anna places it at 1,1
then    it is told that Anna paid 1B
        it is told that Anna gained magic on 8
when    Ben takes 1B 1R
then    it is told that Ben discarded 10
        it is told that Ben took 1B 1R
        10 is discarded

# R-HID-02: screens are closed in every edition
given   four with secrets
        edition <edition>
        auction 1
then    nobody sees behind a screen
where   edition
        en-2015
        en-first
        ru-2015
        de

# R-HID-02: with open screens numbers are shown
given   four with secrets
        edition <edition>; option open_screens=true
        auction 1
then    everybody sees 2B 2R 1G 1Y and 1 attack behind Anna's screen
        everybody sees 2B 2R 1G 1Y and 1 attack behind David's screen
when    bids: Anna attack, Ben blue, Clara pass, David blue
        Anna takes red base
        Clara takes 3Y
then    everybody sees 2B 2R 1G 1Y and 0 attack behind Anna's screen
        everybody sees 1B 2R 1G 1Y and 1 attack behind Ben's screen
        everybody sees 2B 2R 1G 4Y and 1 attack behind Clara's screen
where   edition
        en-2015
        en-first
        ru-2015
        de

# R-HID-02: open screens show gems and attack tokens
given   four with secrets
        option open_screens=true
        auction 1
elsewhere Anna: <other>
then    Ben, Clara and David see a difference
where   other
        gems 1B 3R 1G 1Y
        attack 3

# R-HID-01, R-HID-02: but neither hands nor choices nor decks
given   four with secrets
        option open_screens=true
        auction 1
elsewhere <other>
when    here: Anna bids blue
        elsewhere: Anna bids attack
then    Ben, Clara and David see the same in both worlds
        the table looks the same in both worlds
where   other
        Anna: hand 12 75
        large deck from the top 41 42 43 44 45 46 47 48
        law deck from the top 81 82

# R-HID-03: an empty hand, which all can see, is not waited for and passes with the last
given   2 players
        Anna: gems 2-each, pyramid 11@1,0, hand nothing
        Ben: gems 2-each, pyramid 12@1,0, hand 13
        blue 21
        development 1
then    only Ben is asked
when    Ben passes
then    it is told that Anna passed the round

# R-HID-03: a hand without a playable card waits like any other
given   2 players; edition en-first
        Anna: gems nothing, pyramid 11@1,0, hand 81
        Ben: gems 2-each, pyramid 12@1,0, hand 13
        blue 21
        development 1
elsewhere Anna: hand 15
when    Ben passes
then    Ben sees the same in both worlds
        only Anna is asked develop
        elsewhere: Anna is offered pass
when    Anna passes
then    the same is told in both worlds

# R-HID-03, R-AUC-02: gems that cannot be bid wait like any others
given   the table of four
        blue nothing
        Anna: gems 1R
        auction 1
elsewhere Anna: gems 1B
when    bids: Ben red, Clara green, David yellow
then    Ben, Clara and David see the same in both worlds
        only Anna is asked bid
        elsewhere: Anna is offered pass

# R-HID-03: a virtual opponent shows the same whatever is behind a screen
given   2 players; 2 rivals
        blue 31/32; red 22; green 23
        Anna: gems 2-each, pyramid 1@1,0
        Ben: gems 2-each, pyramid 2@1,0
        virtual opponents draw blue yellow
        auction 1
elsewhere Anna: gems 2B 9R, attack 4
when    bids: Anna blue, Ben red
then    the same is told in both worlds
        Ben sees the same in both worlds
        Anna is asked tip or go on
when    Anna goes on
then    the same is told in both worlds
        Anna is asked rival target
