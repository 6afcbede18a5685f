// Stories about the stories: each goes wrong, and says so.

# R-AUC-01: a word that is not understood comes with what may stand there
given   the table of four
        auction 1
when    Anna bidz blue
then    auction 1
complaint `bidz` is not understood here; perhaps `bid`; there may stand: `beats`, `bid`, `bids`, `bribes`, `choose`

# R-AUC-01: a bid that is not offered comes with what is
given   the table of four
        auction 1
when    Anna bids attack
then    auction 1
complaint tests/story/complaints.story:13: `Anna bids attack` is refused: this is not offered; Anna is asked `bid` and offered: blue, red, green, yellow, pass

# R-AUC-01: an unknown clause and an unknown sentence of what is given
given   the table of four
        <given>
        auction 1
then    auction 1
complaint <why>
where   given             | why
        Anna: gem 2B      | perhaps `gems`
        Anna: hand Ben    | numbers of cards
        Anna: magic on 9  | card 9 does not stand in this pyramid
        Anna: any+2 on 9  | tokens of printed values
        Anna: gems 2Q     | gems (2B 1R, 5-each)
        Ann: gems 2B      | perhaps `Anna`
        the table of nine | the table of two
        edition es        | there is no edition es; there are en-2015, en-first, ru-2015, de
        module sea        | there is no module sea; there are aristocrats, invasion, underworld
        option gap=true   | there is no option gap; there are deal, returned_gems
        option gaps=2     | option gaps cannot be 2; it can be false or true
        luck seeds 3 to 1 | no luck seed
        luck dice 3 1     | 2 scripted draws of luck for `dice` were never made

# R-AUC-01: a story says where it begins
given   the table of four
then    auction 1
complaint the story does not say where it begins

# R-AUC-01: moves that answer another question
given   the table of four
        auction 1
when    <move>
then    auction 1
complaint <why>
where   move                    | why
        Anna goes on            | this answers `tip or go on`, but Anna is asked `bid`
        Anna lets blue base go  | this answers `rival target`
        Anna returns 1B         | this answers `return gems`
        Anna claims tip         | this answers `claim`, but Anna is asked `bid`
        Anna takes 3B           | this answers `pass gems`
        Anna chooses bleu       | perhaps `blue`
        Anna takes back the choice | nothing can be taken back
        elsewhere: Anna bids blue | the story has no `elsewhere`
        Anna bids blue; Anna bids blue | nothing is asked

# R-AUC-01: refusals that are none, or others
given   the table of four
        auction 1
then    <refusal>
complaint <why>
where   refusal                            | why
        refused (not offered): Anna bids blue | but it is accepted
        refused (nothing asked): Anna bids attack | but it is refused (this is not offered)
        refused (maybe): Anna bids attack  | `maybe` is not understood here
        refused: Anna bids attack          | a refusal is written

# R-AUC-01: every expectation fails where it is not so: before any bid
given   the table of four
        Anna: 1 magic on 1, hand 71
        auction 1
elsewhere Ben: gems 9B
when    <move>
then    <false>
complaint expected
where   move           | false
        Anna bids blue | nobody is asked
        Anna bids blue | only Anna is asked
        Anna bids blue | Ben is not asked
        Anna bids blue | Ben is asked about 10
        Anna bids blue | Ben is not asked bid
        Anna bids blue | only Ben is asked bid
        Anna bids blue | Ben is asked develop
        Anna bids blue | nobody holds 71
        Anna bids blue | nobody is out
        Anna bids blue | nobody is asked bid
        Anna bids blue | Ben is offered 3 gems of 3B
        Anna bids blue | Ben is offered up to 3 gems of 3B
        Anna bids blue | Ben is offered blue, red, green, yellow
        Anna bids blue | Ben is offered blue, red, green, yellow, pass, attack
        Anna bids blue | Ben is first offered pass
        Anna bids blue | Ben can choose attack
        Anna bids blue | Ben cannot choose blue
        Anna bids blue | Ben can take back the choice
        Anna bids blue | Anna cannot take back the choice
        Anna bids blue | Anna holds 2 laws
        Anna bids blue | Anna holds 2 characters
        Anna bids blue | Anna holds at least 2 laws
        Anna bids blue | Anna holds 2 cards
        Anna bids blue | Anna holds only 72
        Anna bids blue | Anna holds 72
        Anna bids blue | Anna does not hold 71
        Anna bids blue | Anna is dealt 4 characters
        Anna bids blue | Anna is dealt 11 12 13 14
        Anna bids blue | Anna has 5 gems
        Anna bids blue | Anna has at most 1 gems of a colour
        Anna bids blue | Anna has 1B 2R 1G 1Y
        Anna bids blue | Anna has 1 attack
        Anna bids blue | 8 gems of each colour are in the game
        Anna bids blue | on Anna's 1 lies 2 magic
        Anna bids blue | on Anna's 1 lies nothing
        Anna bids blue | Anna's pyramid has 2 tokens
        Anna bids blue | Anna's pyramid has 2 cards
        Anna bids blue | Anna's pyramid is 1@1,1
        Anna bids blue | Anna's pyramid holds 1@1,1
        Anna bids blue | at Anna's 1,0 stands nothing
        Anna bids blue | under Anna's 1 lies 66
        Anna bids blue | 1B lies on Anna's 1
        Anna bids blue | Anna's free cards are nothing
        Anna bids blue | Anna's unused infinite gems are 1B
        Anna bids blue | the reserve is 1B
        Anna bids blue | the laws of the game are 65..87
        Anna bids blue | the characters of the game are 2..64
        Anna bids blue | the large deck has 7 cards
        Anna bids blue | the large deck is 41 from the top
        Anna bids blue | the large deck is empty
        Anna bids blue | beside blue lies nothing
        Anna bids blue | no card lies at a base
        Anna bids blue | the bases are 21 22
        Anna bids blue | only 32 is discarded
        Anna bids blue | 32 is discarded
        Anna bids blue | 1 choices of the round are shown
        Anna bids blue | turn 2
        Anna bids blue | auction 2
        Anna bids blue | auction 1 with Anna
        Anna bids blue | development 1
        Anna bids blue | development 1 with Anna
        Anna bids blue | set-up
        Anna bids blue | painting
        Anna bids blue | the game is over
        Anna bids blue | Ben is out
        Anna bids blue | the order is Ben, Anna, Clara, David
        Anna bids blue | Anna sits out the next auction phase
        Anna bids blue | everybody sees 2B and 0 attack behind Anna's screen
        Anna bids blue | Anna would score 3 in all
        Anna bids blue | Anna would score 3 for magic
        Anna bids blue | Anna wins
        Anna bids blue | it is told that Ben answered
        Anna bids blue | it is not told that Anna answered
        Anna bids blue | it is told 2 times that Anna answered
        Anna bids blue | it is told in this order: Anna answered, Ben answered
        Anna bids blue | nothing is told but: Ben answered
        Anna bids blue | nothing is told but: Anna answered, Ben answered
        Anna bids blue | nothing is told
        Anna bids blue | Ben sees the same in both worlds
        Anna bids blue | Anna sees a difference
        Anna bids blue | the table is refused: not for so many

# R-VIR-02: every expectation fails where it is not so: with virtual opponents
given   2 players; 2 rivals
        option open_screens=true
        blue 21
        Anna: gems 2B
        only virtual opponent 2 is in
        auction 1
then    <false>
complaint expected
where   false
        virtual opponent 1 is still in
        virtual opponents 1 and 2 are still in
        no virtual opponent is still in
        virtual opponents 1 and 2 are out
        no virtual opponent is out
        nobody sees behind a screen
        everybody sees 1B and 0 attack behind Anna's screen
        everybody sees 2B and 1 attack behind Anna's screen
        it is told that virtual opponent 2 drew blue

# R-VIR-02: virtual opponents that are not there, and draws that cannot be or never were
given   1 player; 3 rivals
        blue 21
        Anna: gems 2B
        auction 1
        virtual opponents draw <colours>
when    <move>
then    <sentence>
complaint <why>
where   colours        | move           | sentence                          | why
        blue           | Anna bids blue | virtual opponent 4 is out         | the number of a virtual opponent (1 to 3)
        blue           | Anna bids blue | virtual opponents are out         | the number of a virtual opponent (1 to 3)
        blue           | Anna bids blue | virtual rival 1 is out            | `rival` is not understood here; there may stand: `opponent 1`
        blue red red blue blue blue blue | Anna bids pass | it is told that the gems of virtual opponents were drawn | 4 scripted gems for virtual opponents were never drawn

# R-VIR-02: a virtual opponent more than there are
given   2 players; 1 rival
        auction 1
then    virtual opponent 2 is out
complaint there is no virtual opponent 2

# R-AUC-01: what was told comes in its order
given   the table of four
        auction 1
when    Anna bids blue; Ben bids blue
then    it is told in this order: Ben answered, Anna answered
complaint expected `Anna answered` to be told later

# R-AUC-01: a corner has another colour
given   the table of four
        auction 1
then    Anna's 1 is <colour> top left
complaint the corner: expected
where   colour
        green
        yellow

# R-AUC-01: two worlds that differ in what is open
given   2 players
        blue 21
        Anna: gems 1B
        auction 1
elsewhere <other>
when    time runs out for Anna
then    <false>
complaint expected
where   other       | false
        reserve 1B  | the table looks the same in both worlds
        blue 22; Ben: gems 1B | Ben sees the same in both worlds

# R-AUC-01: two worlds in which something else is told
given   the table of two
        auction 1
elsewhere Anna: attack 1
when    here: bids: Anna blue
        elsewhere: bids: Anna attack
        time runs out for Ben
then    the same is told in both worlds
complaint expected

# R-DEV-01: every expectation fails where it is not so: in a development phase
given   the table of two
        Anna: also 76@1,1, 2B on 76, hand 10 12, 1 infinite-red on 11
        blue nothing
        development 1
when    <move>
then    <false>
complaint expected
where   move                                   | false
        Anna discards 12                       | Anna is not asked
        time runs out for Anna                 | no gem lies on a law
        time runs out for Anna                 | Anna is offered a painting of 3 strokes for 3 points
        time runs out for Anna                 | the game goes on
        Anna plays 10                          | Anna can choose no infinite gem
        Anna discards 12                       | nothing is discarded
        Anna discards 12                       | it is told that Anna took 12 from blue
        Anna discards 12                       | it is told that 12 was laid at blue
        Anna plays 10                          | a card lies at each base and none at a tip

# R-END-02: every expectation fails where it is not so: at the end
given   2 players
        Anna: pyramid 1@1,0, hand 10
        Ben: pyramid 2@1,0
        development 3
when    time runs out until the end
then    <false>
complaint expected
where   false
        the game goes on
        nothing is discarded
        Anna scores 3 in all
        Anna scores 3 for sets
        Anna wins

# R-AUC-03: who took a card is out
given   the table of four
        auction 1
when    bids: Anna blue, Ben red, Clara yellow, David yellow
then    Ben and Clara contested yellow
complaint is not understood here

# R-AUC-03: who took a card is no longer in
given   the table of four
        auction 1
when    bids: Anna blue, Ben red, Clara yellow, David yellow
then    Anna is still in
complaint expected Anna to be in

# R-AUC-01: bids are no longer hidden
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
then    no bid is shown
complaint expected

# R-TD-05: every expectation fails where it is not so: with domain cards
given   2 players; option domain_cards; option two_colour_auction
        auction cards blue+green red+yellow
        blue 21; red 22
        Anna: domain at 1,0, science on the domain, pyramid 11@1,1=green 84@2,0
        auction 1
then    <false>
complaint expected
where   false
        on Anna's domain lies magic
        Anna's domain lies at 1,1
        Anna's domain counts as any any any any
        the auction cards are blue+red green+yellow

# R-INV-01: every expectation fails where it is not so: with monsters
given   the table of two
        module invasion
        monsters 1 12
        Anna: combat card 1B, combat card diamonds 1, science on the combat card, penalties 3
        development 1
then    <false>
complaint expected
where   false
        Anna's combat card has 2B
        Anna's combat card has 2 diamonds
        on Anna's combat card lies magic
        beside Anna's combat card lie 2 monsters
        the monsters are 12 1
        there are 3 monsters
        a combat

# R-TD-06: every expectation fails where it is not so: with diamonds
given   2 players
        diamonds in the reserve 7
        Anna: diamonds 1, pyramid 11@1,0
        Ben: pyramid 12@1,0
        blue 21; red 22; green 23; yellow 24
        auction 1
when    Anna bids diamond
then    <false>
complaint expected
where   false
        Anna has 0 diamonds
        the reserve has 8 diamonds

# R-UND-01: every expectation fails where it is not so: with criminals
given   the table of two
        module underworld
        Anna: judgements 3 7, bribes 2, hand 111
        development 1
then    <false>
complaint expected
where   false
        Anna has judgements 3
        Anna holds 1 judgement
        everybody sees Anna's judgements 3 7
        Anna has 1 bribe
        Anna holds 2 criminals
        the reserve has judgements 3 7
        the reserve has 29 judgements
        the reserve has 12 bribes
        putting criminals under
        judgement
        it is told that somebody drew 2 judgements for 111

# R-UND-01: judgements that are not there, or twice, and draws that cannot be or never were
given   the table of two
        module underworld
        Anna: hand 111 40
        <given>
        development 1
when    <move>
then    the reserve has 15 bribes
complaint <why>
where   given                              | move              | why
        Anna: judgement 33                 | Anna plays 40     | there is no judgement 33
        Anna, Ben: judgement 3             | Anna plays 40     | judgement 3 is there twice
        Anna: judgement 3; judgements in the reserve 3 4 | Anna plays 40 | a judgement lies in the reserve and with a player
        judgements drawn 5                 | Anna discards 40  | 1 scripted judgements were never drawn
        Anna: judgement 5; judgements drawn 5 6 | Anna plays 111; Anna chooses row 1; time runs out for Anna | judgement 6 cannot be drawn here
