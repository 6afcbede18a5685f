// RULES section 8.

// Anna has card 1 and Ben card 2; a card lies at each base. Nobody has a card in hand.
table: two and one
        2 players; 1 rival
        blue 21; red 22; green 23; yellow 24
        large deck from the top 48 47 46 45 44 43 42 41
        reserve 4-each
        Anna, Ben: gems 2-each
        Anna: pyramid 1@1,0
        Ben: pyramid 2@1,0
        auction 1

table: two and two
        two and one
        2 rivals

table: three and one
        two and one
        3 players
        Clara: gems 2-each, pyramid 3@1,0

table: alone
        1 player
        blue 21; red 22; green 23; yellow 24
        large deck from the top 48 47 46 45 44 43 42 41
        reserve 4-each
        Anna: gems 2-each, pyramid 1@1,0
        auction 1

table: alone against three
        alone
        3 rivals

# R-VIR-01: players and virtual opponents are four at most
given   a new game
        <players> players; <rivals> rivals; edition <edition>
then    <begins>
where   players | rivals | edition  | begins
        1       | 1      | en-2015  | only Anna is asked first cards
        1       | 2      | en-2015  | only Anna is asked first cards
        1       | 3      | en-2015  | only Anna is asked first cards
        2       | 0      | en-2015  | only Anna and Ben are asked first cards
        2       | 1      | en-2015  | only Anna and Ben are asked first cards
        2       | 2      | en-2015  | only Anna and Ben are asked first cards
        3       | 0      | en-2015  | only Anna, Ben and Clara are asked first cards
        3       | 1      | en-2015  | only Anna, Ben and Clara are asked first cards
        4       | 0      | en-2015  | only Anna, Ben, Clara and David are asked first cards
        1       | 3      | en-first | only Anna is asked first cards
        2       | 2      | en-first | only Anna and Ben are asked first cards
        3       | 1      | en-first | only Anna, Ben and Clara are asked first cards
        1       | 3      | ru-2015  | only Anna is asked first cards
        3       | 1      | ru-2015  | only Anna, Ben and Clara are asked first cards
        1       | 3      | de       | only Anna is asked return gems
        3       | 1      | de       | only Anna, Ben and Clara are asked return gems

# R-VIR-01: too many are too many
given   a new game
        <players> players; <rivals> rivals
then    the table is refused: players and virtual opponents are four at most: beside <players> there can be <most>, not <rivals>
where   players | rivals | most
        2       | 3      | 2
        3       | 2      | 1
        4       | 1      | 0

# R-VIR-01: alone against none or more than three is no game
given   a new game
        1 player; <rivals> rivals
then    the table is refused: <why>
where   rivals | why
        0      | alone you play against one to three virtual opponents, not against none
        4      | players and virtual opponents are four at most: beside 1 there can be 3, not 4

# R-VIR-01, R-SET-01: the first edition is played alone and with virtual opponents like every other
given   <game>
        a new game
        edition en-first
        characters from the top 9 40 41 42
when    time runs out until the first auction
then    <told>
        <who>
where   game                | told                                          | who
        1 player            | it is told that virtual opponent 1 joined     | virtual opponent 1 is still in
        1 player; 3 rivals  | it is told that virtual opponents 1, 2 and 3 joined | virtual opponents 1, 2 and 3 are still in
        2 players; 1 rival  | it is told that virtual opponent 1 joined     | virtual opponent 1 is still in
        2 players           | it is not told that virtual opponent 1 joined | no virtual opponent is still in

# R-VIR-01: a player alone has one virtual opponent, more players have none
given   <game>
        a new game
        characters from the top 9 40 41 42 13
when    time runs out until the first auction
then    <told>
        <who>
where   game      | told                                                | who
        1 player  | it is told that virtual opponent 1 joined           | virtual opponent 1 is still in
        2 players | it is not told that virtual opponent 1 joined       | no virtual opponent is still in

# R-VIR-01: a player alone may choose two or three
given   1 player; <rivals> rivals
        a new game
        characters from the top 9 40 41 42
when    time runs out until the first auction
then    it is told that <who> joined
where   rivals | who
        2      | virtual opponents 1 and 2
        3      | virtual opponents 1, 2 and 3

# R-VIR-01: virtual opponents have no cards and act in the auction only
given   two and one
        virtual opponents draw blue
        Anna, Ben: hand nothing
when    bids: Anna red, Ben green
then    virtual opponent 1 is out
        development 1 with Anna and Ben
        only Anna and Ben are asked develop
        the order is Anna, Ben

# R-VIR-02: a gem is drawn after the bids, for each that is still in
given   two and two
        virtual opponents draw blue red
when    Anna bids green
then    nothing is told but: Anna answered
when    Ben bids yellow
then    it is told in this order: Ben answered, the bids were shown, the gems of virtual opponents were drawn, Anna won 23
        it is told that virtual opponent 1 drew blue as a bid
        it is told that virtual opponent 2 drew red as a bid

# R-VIR-02: nothing is drawn for one that is out
given   two and two
        only virtual opponent 2 is in
        virtual opponents draw blue
when    bids: Anna green, Ben yellow
then    it is told that virtual opponent 2 drew blue
        it is not told that virtual opponent 1 drew blue
        virtual opponents 1 and 2 are out

# R-VIR-02: it is drawn also when all pass
given   two and one
        virtual opponents draw blue
when    bids: Anna pass, Ben pass
then    it is told in this order: the bids were shown, virtual opponent 1 drew blue, virtual opponent 1 took 21, Anna passed
        21 is discarded

# R-VIR-02: the drawn gems never go to the reserve
given   two and two
        virtual opponents draw <draws>
when    bids: Anna blue, Ben red
then    the reserve is 5B 5R 4G 4Y          // Anna's and Ben's gems and no others
        8 gems of each colour are in the game
where   draws
        blue red
        green green
        green yellow

# R-VIR-02: the drawn gems go back into the box after each auction
// With three players the box has four blue gems: without those that went back there would be no fifth.
given   three and one
        virtual opponents draw blue blue blue blue blue
        Anna: gems 6B
        Ben, Clara: gems nothing
        reserve 9R 9G 9Y
when    Anna bids blue                      // Ben and Clara have nothing to bid
        Ben takes 3R
        Clara takes 3R
        Anna bids blue
        Anna bids blue
        Anna takes 3R
then    it is told 3 times that virtual opponent 1 drew blue as a bid
        turn 2
        virtual opponent 1 is still in
when    bids: Anna blue, Ben pass, Clara pass
then    Anna is asked tip or go on
when    Anna goes on
        Ben takes 3G
        Clara takes 3G
        Anna bids blue
then    it is told 5 times that virtual opponent 1 drew blue as a bid

# R-VIR-02: every turn brings all of them back
given   two and two
        only virtual opponent 2 is in
        virtual opponents draw blue
when    bids: Anna pass, Ben pass
        Anna and Ben take 1R 1G 1Y
then    turn 2
        auction 1 with Anna and Ben
        it is told that virtual opponents 1 and 2 joined
        virtual opponents 1 and 2 are still in

# R-VIR-03: one card that a real and a virtual bidder want: nobody takes it
given   <table>
        virtual opponents draw <draws>
when    bids: <bids>
then    it is told that <who> contested blue with <rivals>
        beside blue lies 21
        nothing is discarded
        auction 2 with <who>
        <rivals> are still in
where   table               | draws          | bids                             | who                 | rivals
        alone               | blue           | Anna blue                        | Anna                | virtual opponent 1
        alone; 2 rivals     | blue blue      | Anna blue                        | Anna                | virtual opponents 1 and 2
        alone against three | blue blue blue | Anna blue                        | Anna                | virtual opponents 1, 2 and 3
        two and one         | blue           | Anna blue, Ben red               | Anna                | virtual opponent 1
        two and one         | blue           | Anna blue, Ben blue              | Anna and Ben        | virtual opponent 1
        two and two         | blue blue      | Anna red, Ben blue               | Ben                 | virtual opponents 1 and 2
        two and two         | blue blue      | Anna blue, Ben blue              | Anna and Ben        | virtual opponents 1 and 2
        three and one       | blue           | Anna blue, Ben green, Clara red  | Anna                | virtual opponent 1
        three and one       | blue           | Anna blue, Ben blue, Clara red   | Anna and Ben        | virtual opponent 1
        three and one       | blue           | Anna blue, Ben blue, Clara blue  | Anna, Ben and Clara | virtual opponent 1

# R-VIR-03: a gem that met a virtual opponent is paid like any other
given   two and one
        virtual opponents draw blue
when    bids: Anna blue, Ben red
then    Anna has 1B 2R 2G 2Y
        the reserve is 5B 5R 4G 4Y

# R-VIR-03: three or four bidders on two cards take and discard nothing
given   <table>
        blue 31/32
        virtual opponents draw <draws>
when    <bids>
then    it is told that <who> contested blue with <rivals>
        beside blue lie 31/32
        nothing is discarded
        auction 2 with <who>
        <rivals> are still in
where   table               | draws          | bids                                       | who                 | rivals
        two and one         | blue           | bids: Anna blue, Ben blue                  | Anna and Ben        | virtual opponent 1
        two and two         | blue blue      | bids: Anna blue, Ben red                   | Anna                | virtual opponents 1 and 2
        two and two         | blue blue      | bids: Anna blue, Ben blue                  | Anna and Ben        | virtual opponents 1 and 2
        three and one       | blue           | bids: Anna blue, Ben blue, Clara red       | Anna and Ben        | virtual opponent 1
        three and one       | blue           | bids: Anna blue, Ben blue, Clara blue      | Anna, Ben and Clara | virtual opponent 1
        alone; 2 rivals     | blue blue      | bids: Anna blue                            | Anna                | virtual opponents 1 and 2
        alone against three | blue blue blue | bids: Anna blue                            | Anna                | virtual opponents 1, 2 and 3

# R-VIR-03: three virtual opponents alone on a colour discard nothing either
given   alone against three
        blue <cards>
        virtual opponents draw blue blue blue
        Anna: attack 1
when    Anna bids pass
then    it is told that virtual opponents 1, 2 and 3 contested blue
        it is not told that a virtual opponent took a card
        nothing is discarded
        virtual opponents 1, 2 and 3 are still in
where   cards
        21
        31/32

# R-VIR-04: alone on a colour it takes a card out of the game, the one at the base if there are two
given   two and one
        blue <cards>
        virtual opponents draw blue
when    bids: Anna red, Ben red
then    it is told that virtual opponent 1 took <taken>
        only <taken> is discarded
        beside blue lies <left>
        virtual opponent 1 is out
        auction 2 with Anna and Ben
where   cards | taken | left
        21    | 21    | nothing
        31/32 | 31    | -/32
        -/32  | 32    | nothing

# R-VIR-04: it is out for the turn
given   two and one
        virtual opponents draw blue
when    bids: Anna red, Ben red
        bids: Anna red, Ben red
        bids: Anna green, Ben yellow
then    it is told 1 times that the gems of virtual opponents were drawn
        virtual opponent 1 is out

# R-VIR-04: each takes its own card
given   alone against three
        virtual opponents draw blue red green
when    Anna bids yellow
then    it is told in this order: virtual opponent 1 took 21, virtual opponent 2 took 22, virtual opponent 3 took 23
        Anna holds 24

# R-VIR-04, R-AUC-12: when an attack token leaves one of two cards, that one is taken
given   two and one
        blue 31/32
        Anna: attack 1
        virtual opponents draw blue
when    bids: Anna attack, Ben red
        Anna takes blue base
then    it is told that virtual opponent 1 took 32
        virtual opponent 1 is out

# R-VIR-05: a colour without cards counts as an attack token, and the first in order chooses
given   two and one
        blue nothing
        virtual opponents draw blue
when    bids: Anna red, Ben pass
then    it is told that virtual opponent 1 drew blue as an attack token
        only Anna is asked rival target
        Anna is offered green base, yellow base
when    Anna lets green base go
then    it is told that virtual opponent 1 took 23
        only 23 is discarded
        virtual opponent 1 is out

# R-VIR-05: the first in order is whoever has the lowest card
given   two and one
        blue nothing; red 31/32
        Anna: pyramid 3@1,0
        virtual opponents draw blue
when    bids: Anna green, Ben yellow
then    only Ben is asked rival target
        Ben is offered red base, red tip
when    Ben lets red tip go
then    32 is discarded
        virtual opponent 1 is out

# R-VIR-05: the first in order chooses even if out
given   two and one
        blue nothing
        virtual opponents draw red blue
        Ben: gems 2R 2G 2Y
when    bids: Anna pass, Ben red
        Anna takes 1R 1G 1Y
then    auction 2 with Ben
        Anna is out
when    Ben bids green
then    only Anna is asked rival target
        Anna is offered red base, yellow base

# R-VIR-05: the card goes after the real players have theirs, by attack token or gem
given   two and one
        blue nothing; red 31/32
        Ben: attack 1
        virtual opponents draw blue
when    bids: Anna red, Ben attack
then    only Ben is asked attack target
when    Ben takes yellow base
then    only Anna is asked take card
when    Anna takes red base
then    only Anna is asked rival target
        Anna is offered red tip, green base
when    Anna lets green base go
then    it is told in this order: Ben won 24, Anna won 31, virtual opponent 1 took 23

# R-VIR-05: the card goes after claims are settled
given   two and one
        blue nothing; red 31/32
        virtual opponents draw blue
when    bids: Anna red, Ben red
then    only Anna and Ben are asked claim
when    Anna claims tip; Ben claims base
then    only Anna is asked rival target
        Anna is offered green base, yellow base

# R-VIR-05: and before passes take their gems
given   two and one
        blue nothing
        virtual opponents draw blue
when    bids: Anna red, Ben pass
then    Ben is not asked
when    Anna lets green base go
then    only Ben is asked pass gems
        it is told in this order: virtual opponent 1 took 23, Ben passed

# R-VIR-05: a single card goes without a question
given   two and one
        blue nothing; red nothing; green nothing
        virtual opponents draw blue
when    bids: Anna pass, Ben pass
then    it is told that virtual opponent 1 took 24

# R-VIR-05: with no card left it is out all the same
given   two and one
        blue nothing; red nothing; green nothing
        virtual opponents draw blue
when    bids: Anna yellow, Ben pass
then    it is told that virtual opponent 1 found no card
        it is not told that a virtual opponent took a card
        nothing is discarded
        virtual opponent 1 is out

# R-VIR-05: several take one card after the other
given   two and two
        blue nothing; red nothing
        virtual opponents draw blue red
when    bids: Anna pass, Ben pass
then    only Anna is asked rival target
        Anna is offered green base, yellow base
when    Anna lets yellow base go
then    it is told in this order: virtual opponent 1 took 24, virtual opponent 2 took 23
        virtual opponents 1 and 2 are out

# R-VIR-05: the second may find none
given   two and two
        blue nothing; red nothing; green nothing
        virtual opponents draw blue red
when    bids: Anna pass, Ben pass
then    it is told in this order: virtual opponent 1 took 24, virtual opponent 2 found no card
        virtual opponents 1 and 2 are out

# R-VIR-05: two that drew the same empty colour are not in each other's way
given   two and two
        blue nothing
        virtual opponents draw blue blue
when    bids: Anna red, Ben green
then    it is told in this order: virtual opponent 1 took 24, virtual opponent 2 found no card

# R-VIR-05: beside another that bids
given   two and two
        blue nothing
        virtual opponents draw blue red
when    bids: Anna green, Ben pass
then    it is told in this order: virtual opponent 2 took 22, virtual opponent 1 took 24

# R-VIR-05: in the third auction it is the same
given   two and one
        auction 3
        blue nothing
        virtual opponents draw blue
when    bids: Anna red, Ben red
then    only Anna is asked rival target
when    Anna lets red base go
then    22 is discarded
        virtual opponent 1 is out
        only Anna is asked pass gems

# R-VIR-05: a player alone chooses
given   alone
        blue nothing
        virtual opponents draw blue
when    Anna bids red
then    only Anna is asked rival target
        Anna is offered green base, yellow base

# R-VIR-05: a colour that an attack token empties is not without cards; the virtual opponent goes on
given   two and one
        Anna: attack 1
        virtual opponents draw blue
when    bids: Anna attack, Ben <bid>
        Anna takes blue base
then    it is told that virtual opponent 1 drew blue as a bid
        Anna is not asked rival target
        it is not told that a virtual opponent took a card
        nothing is discarded
        virtual opponent 1 is still in
where   bid
        red
        blue

# R-VIR-06: two virtual opponents alone on one card discard nothing and go on
given   two and two
        virtual opponents draw blue blue
when    bids: Anna red, Ben red
then    it is told that virtual opponents 1 and 2 contested blue
        nothing is discarded
        virtual opponents 1 and 2 are still in
        auction 2 with Anna and Ben

# R-VIR-06: alone on two cards they discard both and are out
given   two and two
        blue 31/32
        virtual opponents draw blue blue
when    bids: Anna red, Ben red
then    it is told in this order: virtual opponent 1 took 31, virtual opponent 2 took 32
        only 31 32 are discarded
        beside blue lies nothing
        virtual opponents 1 and 2 are out

# R-VIR-06: if a real player bid it too, nothing is discarded
given   two and two
        blue <cards>
        virtual opponents draw blue blue
when    bids: Anna blue, Ben red
then    nothing is discarded
        beside blue lie <cards>
        Anna does not hold 21 31 32
        virtual opponents 1 and 2 are still in
        auction 2 with Anna
where   cards
        21
        31/32

# R-VIR-06, R-AUC-12: when an attack token leaves one of two cards, they go on
given   two and two
        blue 31/32
        Anna: attack 1
        virtual opponents draw blue blue
when    bids: Anna attack, Ben red
        Anna takes blue tip
then    nothing is discarded
        beside blue lies 48/31              // Anna and Ben have their cards, and the turn's auctions are over

# R-VIR-06: two of three meet, the third is alone
given   alone against three
        virtual opponents draw blue red blue
when    Anna bids blue
then    it is told that Anna contested blue with virtual opponents 1 and 3
        it is told that virtual opponent 2 took 22
        virtual opponents 1 and 3 are still in
        virtual opponent 2 is out

# R-VIR-07: one player and one virtual opponent on two cards: the player takes the tip
given   <table>
        blue 31/32
        virtual opponents draw blue
when    <bids>
then    only Anna is asked tip or go on
        Anna is offered blue tip, go on
        refused (not offered): Anna takes blue base
when    Anna takes blue tip
then    Anna holds 32
        it is told that virtual opponent 1 took 31
        31 is discarded
        virtual opponent 1 is out
        Anna has 1B 2R 2G 2Y
where   table       | bids
        two and one | bids: Anna blue, Ben red
        alone       | bids: Anna blue

# R-VIR-07: or goes on, and nothing is discarded
given   <table>
        auction <auction>
        blue 31/32
        virtual opponents draw blue
when    <bids>
        Anna goes on
then    it is told that Anna contested blue with virtual opponent 1
        nothing is discarded
        beside blue lie 31/32
        auction <next> with Anna
        virtual opponent 1 is still in
where   table       | auction | bids                     | next
        two and one | 1       | bids: Anna blue, Ben red | 2
        two and one | 2       | bids: Anna blue, Ben red | 3
        alone       | 1       | bids: Anna blue          | 2
        alone       | 2       | bids: Anna blue          | 3

# R-VIR-07: in the third auction going on means passing
given   <table>
        auction 3
        blue 31/32
        virtual opponents draw blue
when    <bids>
then    Anna is offered blue tip, go on
when    Anna goes on
then    Anna is asked pass gems
        it is told in this order: Anna contested blue with virtual opponent 1, Anna passed
        nothing is discarded
when    Anna takes 3R
then    Anna has 1B 5R 2G 2Y
where   table       | bids
        two and one | bids: Anna blue, Ben red
        alone       | bids: Anna blue

# R-VIR-07: two players meet one virtual opponent each
given   two and two
        blue 31/32; red 33/34
        virtual opponents draw red blue
when    bids: Anna blue, Ben red
then    only Anna and Ben are asked tip or go on
when    Ben takes red tip
        Anna goes on
then    Ben holds 34
        33 is discarded
        virtual opponent 1 is out
        virtual opponent 2 is still in
        auction 2 with Anna

# R-VIR-07, R-AUC-12: when an attack token leaves one of two cards, it is R-VIR-03
given   two and one
        blue 31/32
        Ben: attack 1
        virtual opponents draw blue
when    bids: Anna blue, Ben attack
        Ben takes blue base
then    it is told that Anna contested blue with virtual opponent 1
        beside blue lies -/32
        virtual opponent 1 is still in
        auction 2 with Anna

# R-VIR-08: without a real player there is no further auction
given   two and one
        virtual opponents draw <draw>
        large deck from the top nothing
when    bids: <bids>
then    it is told 1 times that the gems of virtual opponents were drawn
        it is not told that auction 2 began
where   draw | bids
        red  | Anna blue, Ben green
        blue | Anna red, Ben pass

# R-VIR-08: even if virtual opponents could go on
given   alone; 2 rivals
        virtual opponents draw blue blue
when    Anna bids red
then    virtual opponents 1 and 2 are still in
        development 1
        beside blue lies 48/21

# R-VIR-08: an auction goes on for one real player among virtual opponents
given   two and two
        virtual opponents draw blue blue red red
when    bids: Anna blue, Ben pass
        Ben takes 1R 1G 1Y
then    auction 2 with Anna
when    Anna bids green
then    it is told 2 times that the gems of virtual opponents were drawn
        Anna holds 23
        virtual opponents 1 and 2 are still in      // but no real player is
        development 1

# R-VIR-08: a player alone who sits out has no auction, but the cards move on
given   alone
        option law_69=original
        small deck from the top 56 55
        Anna: hand 69
        development 1
when    Anna plays 69 at 1,1
then    Anna is asked requisition
when    Anna takes blue base
then    it is told that Anna took 21 from blue
        it is told that 56 was laid at blue
        Anna holds 21
        Anna sits out the next auction phase
when    Anna passes
then    turn 2
        development 1
        beside blue lies 48/56
        it is not told that the gems of virtual opponents were drawn
        it is not told that Anna passed
        nobody sits out the next auction phase

# R-VIR-08: with one player sitting out the other bids against virtual opponents
given   two and one
        option law_69=original
        small deck from the top 56 55
        virtual opponents draw red
        Ben: hand 69
        development 1
when    Ben plays 69 at 1,1
        Ben takes blue base
        Ben passes
then    auction 1 with Anna
        virtual opponent 1 is still in
when    Anna bids green
then    it is told that virtual opponent 1 drew red as a bid

# R-VIR-09: a game alone ends with a score and without a loser
given   1 player
        Anna: pyramid 1@1,0, hand 64, 5-points 3 magic magic+2 on 1
        turn 12
        development 3
when    Anna passes
then    the game is over
        Anna scores 11 in all
        Anna scores 0 for attack
        Anna wins
