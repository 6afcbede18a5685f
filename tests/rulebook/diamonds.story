// RULES section 9: diamonds (R-TD-06 to 08). Where no module is played the cards are those of a pack that gives some: card 2
// gives two on level 1, card 10 one on level 2. Of the aristocrats 91 gives four on level 3, 94 two on level 2.

table: diamonds
        the table of two
        diamonds in the reserve 8
        Anna: diamonds 2, hand 2 40
        development 1

// Everybody of four has two gems of blue and red and one of green and yellow. Anna acts first, then Ben, Clara and David.
table: a diamond bid
        the table of four
        diamonds in the reserve 15
        Anna: diamonds 1
        auction 1

// Two lie at blue.
table: two at blue
        a diamond bid
        blue 31/32

// ---- The reserve and the reward (R-TD-06).

# R-TD-06: four for each player lie in the reserve, and nobody begins with one
given   <players>
        diamonds in the reserve 0
        a new game
then    the reserve has <count> diamonds
        Anna has 0 diamonds
where   players          | count
        1 player         | 4
        2 players        | 8
        3 players        | 12
        4 players        | 16
        1 player; option two_colour_auction; option domain_cards | 4

# R-TD-06: a game without modules has none, unless its cards give some
given   2 players
        a new game
then    the reserve has 0 diamonds

# R-TD-06: with any module they are there
given   2 players; module <module>
        a new game
then    the reserve has 8 diamonds
where   module
        aristocrats
        invasion
        underworld

# R-TD-06: the reward takes them from the reserve
given   diamonds
when    Anna plays 2 at 1,1
then    Anna has 4 diamonds
        the reserve has 6 diamonds
        it is told that Anna took 2 diamonds
        Anna has 5B 5R 4G 5Y
        Anna is asked develop

# R-TD-06, R-REW-01: for each one that is missing there comes a gem of choice
given   diamonds
        diamonds in the reserve <there>
when    Anna plays 2 at 1,1
then    Anna has <has> diamonds
        the reserve has 0 diamonds
        Anna is asked reward gems
        Anna is offered <gems> gems of <gems>B <gems>R <gems>G <gems>Y
where   there | has | gems
        1     | 3   | 1
        0     | 2   | 2

# R-TD-06, R-REW-01: when gems are missing, too, that is all
given   diamonds
        diamonds in the reserve 0; reserve nothing
        Anna: gems nothing
when    Anna plays 2 at 1,1 with diamonds 1G
then    Anna has 2 diamonds                 // the one that paid lies in the reserve when the reward is given
        the reserve has 0 diamonds
        Anna is asked develop

# R-TD-06: they are not gems: a pass does not take any
given   a diamond bid
        reserve nothing
when    bids: Anna and Ben pass, Clara and David pass
then    the reserve has 15 diamonds
        Anna has 1 diamond
        Anna has 2B 2R 1G 1Y

# R-TD-06, R-REW-09: gems come before diamonds, and these before other tokens
given   the five levels
        diamonds in the reserve 8
        Anna: pyramid 11@1,0 13@1,1 14@1,2 15@1,3 20@1,4 16@2,0 18@2,1 19@2,2 24@2,3 25@3,0 27@3,1 28@3,2 29@4,0 30@4,1
        Anna: hand 22, gems 5-each
        development 1
when    Anna plays 22 at 5,0
        Anna chooses all rewards
then    Anna is asked reward gems
        it is not told that Anna took 1 diamond
when    Anna takes 1B 1R
then    it is told in this order: Anna took 1B 1R, Anna took 1 diamond, Anna gained 2-points on 22

# R-TD-06, R-REW-09: diamonds of several rows are one take
given   the five levels
        diamonds in the reserve 2
        Anna: pyramid 11@1,0 13@1,1 14@1,2 15@1,3 20@1,4 16@2,0 18@2,1 19@2,2 24@2,3 25@3,0 27@3,1 28@3,2 29@4,0 30@4,1
        Anna: hand 26, gems 5-each
        development 1
when    Anna plays 26 at 5,0
        Anna chooses all rewards
then    it is told that Anna took 2 diamonds
        Anna is asked reward gems
        Anna is offered 2 gems of 2-each

# R-TD-06, R-ARI-02: aristocrats give some, too
given   the table of two
        module aristocrats
        diamonds in the reserve <there>
        Anna: also 12@1,1, hand 94 40
        development 1
when    Anna plays 94 at 2,0 with any 2B
        <takes>
then    Anna has <has> diamonds
        Anna's pyramid has 0 tokens
where   there | takes         | has
        8     | Anna passes   | 2
        1     | Anna takes 1B | 1

# R-TD-06, R-INV-05: a missing diamond may come from the own combat card, whatever gives it
given   the table of two
        module invasion; module aristocrats
        diamonds in the reserve <there>
        Anna: also 12@1,1, hand 94 40, combat card diamonds 1
        development 1
when    Anna plays 94 at 2,0 with any 2B
then    Anna is asked missing diamond
when    Anna <does>
then    Anna has <has> diamonds
        Anna's combat card has <left> diamonds
where   there | does                   | has | left
        1     | uses the combat card   | 2   | 0
        1     | chooses go without     | 1   | 1
        0     | uses the combat card   | 1   | 0

// ---- In place of gems (R-TD-07).

# R-TD-07, R-DEV-06: a diamond stands for a gem of any colour of a cost
given   diamonds
        Anna: also 12@1,1, hand 10
when    Anna plays 10
then    Anna can choose 2,0, 2,0 with diamonds 1R, 2,0 with diamonds 2R
        Anna cannot choose 2,0 with diamonds 1B

# R-TD-07: what a diamond pays goes to the reserve
given   diamonds
when    Anna plays 2 at 1,1 with diamonds 1G
then    it is told in this order: Anna paid 1 diamond for a card, Anna took 2 diamonds
        it is not told that Anna paid gems
        Anna has 3 diamonds
        the reserve has 7 diamonds
        Anna has 5-each

# R-TD-07, R-DEV-12: with diamonds a card can be paid for that gems do not pay
given   diamonds
        Anna: gems nothing, diamonds <count>
then    Anna <can> choose play 2
where   count | can
        1     | can
        0     | cannot

# R-TD-07: without anything else to choose they are taken where gems do not suffice
given   diamonds
        Anna: gems 1R
        Ben: gems 1-each, hand 41
when    Anna plays 2
        Ben passes
        time runs out for Anna
then    it is told that Anna paid 1 diamond for a card

# R-TD-07: when time runs out gems go before diamonds
given   diamonds
when    Anna plays 2
        time runs out for Anna
then    Anna has 5B 5R 4G 5Y
        it is not told that Anna paid 1 diamond for a card

# R-TD-07, R-LAW-76: none is laid on law 76
given   diamonds
        Anna: gems nothing, hand 76 40
when    Anna plays 76 at 1,1
then    Anna is asked develop
        Anna has 2 diamonds

# R-TD-07, R-LAW-67: none is given for law 67
given   the table of two
        option revised_laws=true
        diamonds in the reserve 6
        Anna: gems 1B, diamonds 2, hand 67 40, magic on 11
        Ben: magic on 12
        development 1
when    Anna plays 67 at 1,1
then    Anna is asked develop

// ---- In an auction (R-TD-07).

# R-TD-07, R-AUC-02: who has a diamond can bid it while any card is offered
given   a diamond bid
then    Anna is offered blue, red, green, yellow, diamond, pass
        Ben is offered blue, red, green, yellow, pass

# R-TD-07, R-AUC-02: where no card is offered it cannot be bid
given   a diamond bid
        blue nothing; red nothing; green nothing; yellow nothing
then    Anna is offered pass
        Ben is offered pass

# R-TD-07: it is named when all bids are shown, and takes the card like a gem
given   a diamond bid
when    bids: Anna diamond, Ben blue, Clara green, David pass
then    only Anna is asked name diamond
        Anna is offered diamond at blue, diamond at red, diamond at green, diamond at yellow
        Ben does not hold 21                // nothing is taken before
when    Anna names red
then    Anna holds 22
        Ben holds 21
        it is told in this order: Anna named red, Anna paid 1 diamond for a bid, Anna won 22
        the reserve has 16 diamonds
        Anna has 0 diamonds
        Anna has 2B 2R 1G 1Y

# R-TD-07, R-AUC-05: it counts as a gem of that colour beside those of others
given   a diamond bid
when    bids: Anna diamond, Ben blue, Clara green, David yellow
        Anna names blue
        Anna keeps blue
then    it is told that Anna and Ben contested blue
        auction 2 with Anna and Ben
        Anna has 0 diamonds

# R-TD-07, R-TRN-03: several are named one after another, the lowest card first
given   a diamond bid
        Ben: diamonds 1, pyramid 9@1,0
        David: diamonds 1
when    bids: Anna and Ben diamond, David diamond, Clara green
then    only Anna is asked name diamond
when    Anna names blue
then    only David is asked name diamond
when    David names red
then    only Ben is asked name diamond
when    Ben names yellow
then    Anna holds 21
        David holds 22
        Ben holds 24

# R-TD-07, R-AUC-12: attack tokens come first, and what they empty cannot be named
given   a diamond bid
        David: attack 1
when    bids: Anna diamond, Ben green, Clara pass, David attack
then    only David is asked attack target
when    David takes blue base
then    Anna is offered diamond at red, diamond at green, diamond at yellow

# R-TD-07, R-AUC-12: with no card left there is nothing to name, and it is lost
given   a diamond bid
        blue nothing; red nothing; green nothing
        David: attack 1
when    bids: Anna diamond, Ben pass, Clara yellow, David attack
then    it is told in this order: David won 24, Anna paid 1 diamond for a bid
        the reserve has 16 diamonds
        it is told that Clara paid 1Y for a bid
        it is not told that Anna named yellow

# R-TD-07, R-AUC-12: of a single card left there is nothing to choose
given   a diamond bid
        blue nothing; red nothing; green nothing
when    bids: Anna diamond, Ben and Clara pass, David pass
then    it is told in this order: Anna named yellow, Anna won 24

# R-TD-07, R-VIR-02: virtual opponents' bids are shown before it is named
given   2 players; 2 rivals
        blue 31/32; red 22; green 23; yellow 24
        diamonds in the reserve 7
        Anna: gems 1-each, diamonds 1, pyramid 1@1,0
        Ben: gems 1-each, pyramid 2@1,0
        auction 1
        virtual opponents draw red blue
when    bids: Anna diamond, Ben green
then    it is told that virtual opponent 1 drew red
        only Anna is asked name diamond
        nothing is discarded
when    Anna names blue
then    it is told that virtual opponent 1 took 22
        only Anna is asked tip or go on     // R-VIR-07
when    Anna takes blue tip
then    Anna holds 32

# R-TD-07, R-VIR-05: what is discarded like an attack token's card goes before it is named
given   2 players; 1 rival
        red 22; green 23; yellow 24
        diamonds in the reserve 7
        Anna: gems 1-each, diamonds 1, pyramid 1@1,0
        Ben: gems 1-each, pyramid 2@1,0
        auction 1
        virtual opponents draw blue
when    bids: Anna diamond, Ben red
then    only Anna is asked rival target
when    Anna lets green base go
then    Anna is offered diamond at red, diamond at yellow
        virtual opponent 1 is out
when    Anna names yellow
then    Anna holds 24
        Ben holds 22
        only 23 is discarded

# R-TD-07: when time runs out it goes where the fewest bid, of several to the first
given   a diamond bid
        Ben: diamonds 1
when    bids: Anna diamond, Ben <ben>, Clara <clara>, David pass
        time runs out for Anna
then    it is told that Anna named <colour>
where   ben   | clara  | colour
        blue  | red    | green
        green | yellow | blue
        red   | green  | blue

# R-TD-07: two who run out of time do not follow each other
given   a diamond bid
        Ben: diamonds 1
when    bids: Anna and Ben diamond, Clara red, David pass
        time runs out for Anna
        time runs out for Ben
then    it is told in this order: Anna named blue, Ben named green

// ---- Named anew instead of a claim (R-TD-07).

# R-TD-07, R-AUC-06: instead of a claim it can be named anew
given   two at blue
when    bids: Anna diamond, Ben blue, Clara green, David pass
        Anna names blue
then    only Anna and Ben are asked claim
        Anna is offered base, tip, either, diamond at red, diamond at green, diamond at yellow
        Ben is offered base, tip, either
when    Anna names yellow
then    it is told that Anna moved a diamond to yellow
        Anna holds 24
        only Ben is asked take card

# R-TD-07: while it can be, nothing is taken or discarded, and nothing else is chosen
given   two at blue
        green 33/34
when    bids: Anna diamond, Ben blue, Clara red, David green
        Anna names blue
then    only Anna and Ben are asked claim
        Clara does not hold 22
        the reserve has 16 diamonds         // bids are paid
when    Ben claims base
        Anna claims tip
then    Anna holds 32
        Ben holds 31
        Clara holds 22
        only David is asked take card

# R-TD-07: claims of others are made meanwhile, and are carried out after that
given   two at blue
        red 33/34
when    bids: Anna diamond, Ben blue, Clara and David red
        Anna names blue
        Clara claims base
        David claims tip
then    only Anna and Ben are asked claim
        Clara does not hold 33
when    Anna claims either
        Ben claims base
then    Clara holds 33
        David holds 34
        Anna holds 32
        Ben holds 31

# R-TD-07: naming it anew ends all claims, and they start afresh
given   two at blue
        red 33/34
when    bids: Anna diamond, Ben blue, Clara red, David red
        Anna names blue
        Clara claims base
        Ben claims base
        Anna names <colour>
then    <what>
        it is told that Anna moved a diamond to <colour>
where   colour | what
        green  | only Ben, Clara and David are asked
        red    | only Ben is asked take card
        yellow | Anna holds 24

# R-TD-07: it is named anew once
given   two at blue
        red 33/34
when    bids: Anna diamond, Ben blue, Clara red, David pass
        Anna names blue
        Anna names red
then    Anna and Clara are asked claim
        Anna is offered base, tip, either
        only Anna, Ben and Clara are asked
        Ben is asked take card

# R-TD-07: another's diamond can still be named anew then, and all wait for it
given   two at blue
        red 33/34
        Clara: diamonds 1
        diamonds in the reserve 14
when    bids: Anna and Clara diamond, Ben blue, David pass
        Anna names blue
        Clara names red
        Anna names red
then    only Anna and Clara are asked claim
        Clara is offered base, tip, either, diamond at blue, diamond at green, diamond at yellow
        Anna is offered base, tip, either
when    Clara names green
then    Clara holds 23
        Anna and Ben are asked take card

# R-TD-07, R-AUC-06: after a conflict it can be named anew instead of another claim or insisting
given   two at blue
when    bids: Anna diamond, Ben blue, Clara green, David pass
        Anna names blue
        Anna claims base
then    only Ben is asked claim
when    Ben claims base
then    Anna is offered tip, either, insist, diamond at red, diamond at green, diamond at yellow
when    Ben insists
        Anna names yellow
then    Anna holds 24
        only Ben is asked take card

# R-TD-07, R-AUC-06: an insistence can be taken back until the other has answered
given   two at blue
when    bids: Anna diamond, Ben blue, Clara green, David pass
        Anna names blue
        Anna and Ben claim base
        Ben insists
then    Ben can take back the choice
when    Ben takes back the choice
        Ben claims tip
then    Anna holds 31
        Ben holds 32

# R-TD-07, R-AUC-06: who insist both get nothing
given   two at blue
when    bids: Anna diamond, Ben blue, Clara green, David red
        Anna names blue
        Anna and Ben claim base
        Anna and Ben insist
then    it is told that Anna and Ben contested blue
        auction 2 with Anna and Ben
        Clara holds 23

# R-TD-07: when time runs out the last name stands
given   two at blue
when    bids: Anna diamond, Ben blue, Clara green, David red
        Anna names blue
        time runs out for Anna and Ben
then    Anna holds 32
        Ben holds 31
        it is not told that Anna moved a diamond to red

# R-TD-07: in another auction it can be named anew again
given   two at blue
        Anna: diamonds 2
        red 33/34
when    bids: Anna diamond, Ben blue, Clara and David red
        Anna names blue
        Anna names red
then    auction 1
when    Ben takes blue base
then    it is told that Anna, Clara and David contested red
when    bids: Anna diamond, Clara and David red
        Anna names red
        Anna names yellow
then    it is told that Anna moved a diamond to yellow
        Anna holds 24

// ---- Named anew in a question of its own (R-TD-07).

# R-TD-07, R-AUC-05: where another bids on a single card it can be named anew before anything is judged
given   a diamond bid
when    bids: Anna diamond, Ben blue, Clara green, David pass
        Anna names blue
then    only Anna is asked rename diamond
        Anna is offered keep, diamond at red, diamond at green, diamond at yellow
        Ben does not hold 21
        Clara does not hold 23
        it is not told that David passed
        the reserve has 16 diamonds         // bids are paid
when    Anna names red
then    it is told in this order: Anna paid 1 diamond for a bid, Anna moved a diamond to red, Anna won 22
        Anna holds 22
        Ben holds 21
        Clara holds 23
        the reserve has 16 diamonds

# R-TD-07, R-AUC-05: to keep the name is one of the choices
given   a diamond bid
when    bids: Anna diamond, Ben blue, Clara green, David yellow
        Anna names blue
        Anna keeps blue
then    it is told in this order: Anna kept blue, Anna and Ben contested blue
        it is not told that somebody moved a diamond to red
        Clara holds 23
        auction 2 with Anna and Ben

# R-TD-07, R-AUC-03, R-AUC-04, R-AUC-05, R-AUC-06, R-AUC-07: it is asked where no card would be taken, and nowhere else
given   a diamond bid
        blue <blue>
when    bids: Anna diamond, Ben <ben>, Clara <clara>, David <david>
        Anna names blue
then    <what>
where   blue  | ben   | clara | david | what
        21    | green | red   | pass  | it is told that Anna won 21
        21    | blue  | red   | pass  | only Anna is asked rename diamond
        21    | blue  | blue  | pass  | only Anna is asked rename diamond
        21    | blue  | blue  | blue  | only Anna is asked rename diamond
        31/32 | green | red   | pass  | only Anna is asked take card
        31/32 | blue  | red   | pass  | only Anna and Ben are asked claim
        31/32 | blue  | blue  | pass  | only Anna is asked rename diamond
        31/32 | blue  | blue  | blue  | only Anna is asked rename diamond

# R-TD-07: when time runs out it stays where it is
given   a diamond bid
when    bids: Anna diamond, Ben blue, Clara green, David yellow
        Anna names blue
        time runs out for Anna
then    it is told that Anna kept blue
        auction 2 with Anna and Ben

# R-TD-07: where no other card lies there is nothing else to name
given   a diamond bid
        red nothing; green nothing; yellow nothing
        blue <blue>
when    bids: Anna diamond, Ben blue, Clara and David pass
then    <what>
        it is not told that Anna kept blue
where   blue  | what
        21    | it is told that Anna and Ben contested blue
        31/32 | Anna is offered base, tip, either

# R-TD-07: it is named anew once, also where another bids again
given   a diamond bid
when    bids: Anna diamond, Ben blue, Clara red, David yellow
        Anna names blue
        Anna names red
then    it is told that Anna and Clara contested red
        Ben holds 21
        auction 2 with Anna and Clara

# R-TD-07, R-AUC-06: who has named it anew so only claims
given   a diamond bid
        red 33/34
when    bids: Anna diamond, Ben blue, Clara red, David pass
        Anna names blue
        Anna names red
then    only Anna and Clara are asked claim
        Anna is offered base, tip, either
        Ben holds 21

# R-TD-07, R-AUC-10: in the third auction to keep it is to pass
given   a diamond bid
        reserve 9-each
        auction 3
when    bids: Anna diamond, Ben blue, Clara green, David yellow
        Anna names blue
then    only Anna is asked rename diamond
when    <does>
then    <what>
where   does            | what
        Anna keeps blue | Anna and Ben are asked pass gems together
        Anna names red  | Anna holds 22

# R-TD-07, R-TRN-03: of two diamonds at one colour the first in order is asked first
given   a diamond bid
        Ben: diamonds 1
        diamonds in the reserve 14
when    bids: Anna and Ben diamond, Clara green, David pass
        Anna names blue
        Ben names blue
then    only Anna is asked rename diamond
when    Anna keeps blue
then    only Ben is asked rename diamond
        Ben is offered keep, diamond at red, diamond at green, diamond at yellow
when    Ben names red
then    Anna holds 21                       // her bid takes a card now: she is not asked again
        Ben holds 22

# R-TD-07, R-TRN-03: when the first of two moves the other is not asked
given   a diamond bid
        Ben: diamonds 1
        diamonds in the reserve 14
when    bids: Anna and Ben diamond, Clara green, David pass
        Anna names blue
        Ben names blue
        Anna names yellow
then    Anna holds 24
        Ben holds 21

# R-TD-07, R-AUC-05: two who keep it get nothing, and nobody is asked twice
given   a diamond bid
        Ben: diamonds 1
        diamonds in the reserve 14
when    bids: Anna and Ben diamond, Clara green, David yellow
        Anna names blue
        Ben names blue
        Anna keeps blue
        Ben keeps blue
then    it is told in this order: Anna kept blue, Ben kept blue, Anna and Ben contested blue
        auction 2 with Anna and Ben

# R-TD-07: who has kept it is asked again after another's renaming
given   a diamond bid
        Ben: diamonds 1
        diamonds in the reserve 14
when    bids: Anna and Ben diamond, Clara blue, David pass
        Anna names blue
        Ben names blue
        Anna keeps blue
        Ben names red
then    only Anna is asked rename diamond
        Anna is offered keep, diamond at red, diamond at green, diamond at yellow
        Ben does not hold 22
when    <does>
then    <what>
        Ben holds 22
        it is told <times> times that Anna kept blue
where   does              | times | what
        Anna keeps blue   | 2     | it is told that Anna and Clara contested blue
        Anna names yellow | 1     | Anna holds 24

# R-TD-07: so is who has kept it before a renaming that takes the place of a claim
given   a diamond bid
        blue 31/32
        Ben: diamonds 1
        diamonds in the reserve 14
when    bids: Anna and Ben diamond, Clara blue, David green
        Anna names green
        Ben names blue
        Anna keeps green
then    only Ben and Clara are asked claim
        Anna is not asked
when    Clara claims base
        Ben names yellow
then    only Anna is asked rename diamond
        Ben does not hold 24
when    Anna keeps green
then    it is told that Anna and David contested green
        Ben holds 24
        only Clara is asked take card

# R-TD-07: who would have taken a card is asked after a renaming that takes it away
given   a diamond bid
        Ben: diamonds 1
        diamonds in the reserve 14
when    bids: Anna and Ben diamond, Clara blue, David pass
        Anna names red
        Ben names blue
then    only Ben is asked rename diamond
when    Ben names red
then    only Anna is asked rename diamond
        Anna is offered keep, diamond at blue, diamond at green, diamond at yellow
        Clara does not hold 21
when    Anna names green
then    Anna holds 23
        Ben holds 22
        Clara holds 21

# R-TD-07, R-AUC-07: of three diamonds at one colour with two cards the first to move leaves the others to claim
given   a diamond bid
        blue 31/32
        Ben, Clara: diamonds 1
        diamonds in the reserve 13
when    bids: Anna and Ben diamond, Clara diamond, David yellow
        Anna names blue
        Ben names blue
        Clara names blue
then    only Anna is asked rename diamond
when    Anna names red
then    only Ben and Clara are asked claim
        Ben is offered base, tip, either, diamond at red, diamond at green, diamond at yellow
        Anna does not hold 22
when    Ben claims base
        Clara claims tip
then    Anna holds 22
        Ben holds 31
        Clara holds 32

# R-TD-07, R-AUC-07: three who keep it get nothing
given   a diamond bid
        blue <blue>
        Ben, Clara: diamonds 1
        diamonds in the reserve 13
when    bids: Anna and Ben diamond, Clara diamond, David yellow
        Anna names blue
        Ben names blue
        Clara names blue
        Anna keeps blue
        Ben keeps blue
then    only Clara is asked rename diamond
when    Clara keeps blue
then    it is told that Anna, Ben and Clara contested blue
        auction 2 with Anna, Ben and Clara
where   blue
        21
        31/32

# R-TD-07, R-AUC-04: meanwhile nobody chooses one of two cards
given   a diamond bid
        red 33/34
when    bids: Anna diamond, Ben blue, Clara red, David pass
        Anna names blue
then    only Anna is asked rename diamond
when    <does>
then    <what>
where   does              | what
        Anna keeps blue   | only Clara is asked take card
        Anna names yellow | only Clara is asked take card
        Anna names red    | only Anna and Clara are asked claim

# R-TD-07, R-AUC-06: claims come after it, and start afresh after a renaming that makes it be asked again
given   two at blue
        Clara: diamonds 1
        diamonds in the reserve 14
when    bids: Anna and Clara diamond, Ben blue, David pass
        Anna names blue
        Clara names red
        Ben claims base
        Anna names red
then    only Clara is asked rename diamond
        Ben is not asked                    // neither for a claim nor for one of two cards
when    Clara names blue
then    only Ben and Clara are asked claim
        Ben is offered base, tip, either
        Clara is offered base, tip, either
        Anna holds 22
when    Ben claims tip
        Clara claims either
then    Ben holds 32
        Clara holds 31

// ---- Beside virtual opponents (R-TD-07).

table: a diamond beside virtual opponents
        2 players; 1 rival
        blue 21; red 22; green 23; yellow 24
        diamonds in the reserve 7
        Anna: gems 1-each, diamonds 1, pyramid 1@1,0
        Ben: gems 1-each, pyramid 2@1,0
        auction 1

# R-TD-07, R-VIR-03: a virtual opponent on a single card is another bidder
given   a diamond beside virtual opponents
        virtual opponents draw blue
when    bids: Anna diamond, Ben green
        Anna names blue
then    only Anna is asked rename diamond
        nothing is discarded
        Ben does not hold 23
when    <does>
then    <what>
        Ben holds 23
where   does            | what
        Anna keeps blue | it is told that Anna contested blue with virtual opponent 1
        Anna names red  | it is told that virtual opponent 1 took 21

# R-TD-07, R-VIR-03, R-VIR-07: two of them on two cards are asked about, one is not
given   a diamond beside virtual opponents
        blue 31/32
        2 rivals
        virtual opponents draw blue <other>
when    bids: Anna diamond, Ben green
        Anna names blue
then    only Anna is asked <asked>
where   other | asked
        blue  | rename diamond
        red   | tip or go on

# R-TD-07, R-VIR-07: meanwhile nobody chooses the tip, and nothing goes for a virtual opponent
given   a diamond beside virtual opponents
        blue 31/32
        2 rivals
        virtual opponents draw blue red
when    bids: Anna diamond, Ben blue
        Anna names red
then    only Anna is asked rename diamond
        nothing is discarded
when    <does>
then    <what>
where   does              | what
        Anna keeps red    | only Ben is asked tip or go on
        Anna names yellow | only Ben is asked tip or go on
        Anna names blue   | it is told that Anna and Ben contested blue with virtual opponent 1

# R-TD-07, R-VIR-01: so it is alone against virtual opponents
given   1 player; 1 rival
        blue 21; red 22; green 23; yellow 24
        diamonds in the reserve 3
        Anna: gems 1-each, diamonds 1, pyramid 1@1,0
        auction 1
        virtual opponents draw blue
when    bids: Anna diamond
        Anna names blue
then    Anna is offered keep, diamond at red, diamond at green, diamond at yellow
when    Anna names green
then    Anna holds 23
        only 21 is discarded

// ---- With two-colour auctions.

table: a diamond at two auction cards
        2 players; option two_colour_auction
        auction cards blue+green red+yellow
        blue 21; red 22
        diamonds in the reserve 7
        Anna: gems 1-each, diamonds 1, pyramid 1@1,0
        Ben: gems 1-each, pyramid 2@1,0
        auction 1

# R-TD-07, R-TD-02: with two-colour auctions it is named anew for the other auction card
given   a diamond at two auction cards
when    bids: Anna diamond, Ben green
        Anna names blue
then    only Anna is asked rename diamond
        Anna is offered keep, diamond at red
when    <does>
then    <what>
where   does              | what
        Anna names yellow | Anna holds 22
        Anna keeps green  | auction 2 with Anna and Ben

# R-TD-07, R-TD-02, R-AUC-06: so it is instead of a claim
given   a diamond at two auction cards
        blue 31/32
when    bids: Anna diamond, Ben green
        Anna names blue
then    Anna is offered base, tip, either, diamond at red
when    Anna names red
then    Anna holds 22
        only Ben is asked take card

# R-TD-07, R-TD-02, R-TRN-03: so it is with two diamonds
given   a diamond at two auction cards
        Ben: diamonds 1
        diamonds in the reserve 6
when    bids: Anna and Ben diamond
        Anna names blue
        Ben names green
        Anna keeps blue
        Ben names red
then    Anna holds 21
        Ben holds 22


# R-TD-07, R-TD-02: with two-colour auctions an auction card is named
given   a diamond at two auction cards
when    bids: Anna diamond, Ben green
then    Anna is offered diamond at blue, diamond at red
when    Anna names yellow
then    Anna holds 22
        Ben holds 21

# R-TD-07, R-TD-02: when time runs out it goes where fewer bid, else to the first
given   a diamond at two auction cards
when    bids: Anna diamond, Ben <ben>
        time runs out for Anna
then    it is told that Anna named <colour>
where   ben    | colour
        green  | red
        yellow | blue
        pass   | blue

// ---- On the combat card (R-INV-04, R-INV-05, R-INV-07).

# R-TD-07, R-INV-04: only a diamond that wins nothing in the end goes onto the combat card
given   the table of four
        module invasion
        diamonds in the reserve 15
        Anna: diamonds 1
        auction 1
when    bids: Anna diamond, Ben blue, Clara and David pass
        Anna names blue
then    Anna's combat card has 0 diamonds
when    <does>
then    Anna's combat card has <lost>
        the reserve has <back> diamonds
where   does            | lost       | back
        Anna keeps blue | 1 diamond  | 15
        Anna names red  | 0 diamonds | 16

// 112 gives three diamonds in its second row.
table: a smuggler
        the table of two
        module invasion; module underworld
        Anna: pyramid 11@1,1, hand 112
        Ben: pyramid 12@1,1
        judgements drawn 1 2 3
        development 1

# R-TD-06, R-INV-05: each diamond that the reserve does not have comes from the own combat card or is a gem
given   a smuggler
        diamonds in the reserve 1
        Anna: combat card diamonds 1
when    Anna plays 112
        Anna chooses row 2
        Anna gives back judgement 1
then    Anna has 1 diamond
        only Anna is asked missing diamond
        Anna is offered combat card, go without
when    Anna uses the combat card
then    Anna has 2 diamonds
        Anna's combat card has 0 diamonds
        it is told that Anna took 1 diamond from the combat card
        Anna is offered 1 gems of 1-each    // of the third there is none

# R-TD-06, R-INV-05: who would rather keep it there takes a gem for each
given   a smuggler
        diamonds in the reserve 1
        Anna: combat card diamonds 2
when    Anna plays 112
        Anna chooses row 2
        Anna gives back judgement 1
        Anna chooses go without
        Anna takes 1R
then    only Anna is asked missing diamond
when    Anna uses the combat card
then    Anna has 2 diamonds
        Anna's combat card has 1 diamond
        Anna has 5B 6R 5G 5Y

# R-TD-06, R-INV-05: when time runs out the combat card keeps what it has
given   a smuggler
        diamonds in the reserve 2
        Anna: combat card diamonds 1
when    Anna plays 112
        Anna chooses row 2
        Anna gives back judgement 1
        time runs out for Anna
then    Anna has 2 diamonds
        Anna's combat card has 1 diamond
        Anna is offered 1 gems of 1-each

# R-TD-06, R-INV-05: while the reserve has diamonds they come from there
given   a smuggler
        diamonds in the reserve 3
        Anna: combat card diamonds 1
when    Anna plays 112
        Anna chooses row 2
        Anna gives back judgement 1
then    Anna has 3 diamonds
        Anna's combat card has 1 diamond
        the reserve has 0 diamonds

# R-TD-07, R-INV-05: one that lies there is no bid, and pays for no card
given   the table of two
        module invasion
        Anna: gems nothing, attack 1, combat card diamonds 4, hand 40
        <begins>
then    Anna <can> choose <what>
where   begins        | can    | what
        auction 1     | can    | pass
        auction 1     | cannot | diamond
        development 1 | can    | pass
        development 1 | cannot | play 40

# R-TD-07, R-INV-07: in a combat one from there stands for a gem that is missing
given   the table of two
        module invasion
        turn 3
        monsters 1 12 13 17
        diamonds in the reserve 7
        Anna: gems 2B, combat card diamonds 1, hand 2 40
        Ben: hand 3 41, gems 2-each
        combat
when    Anna shows 2B
        Ben shows nothing
then    only Anna is asked combat pay
        Anna is first offered beat 1 with 2B and 1 diamond from the card
when    Anna beats <monsters>
then    it is told that Anna beat <count>
        Anna's combat card has <left>
        Anna has <gems>
        the reserve has <there> diamonds
where   monsters                              | count      | left       | gems    | there
        1 with 2B and 1 diamond from the card | 1 monster  | 0 diamonds | nothing | 8
        0 with nothing                        | 0 monsters | 1 diamond  | 2B      | 7

// ---- Painting (R-TD-08).

# R-TD-08, R-END-01: a diamond paints a section in any one colour
given   the table of two
        diamonds in the reserve 6
        Anna: pyramid 11@1,0=green 12@1,1=green 13@2,0=red, gems nothing, diamonds <count>
        blue nothing
        development 3
when    time runs out until the end
then    Anna scores <points> for circles
        Anna has <left> diamonds
where   count | points | left
        2     | 2      | 0
        1     | 0      | 1
        3     | 2      | 1

# R-TD-08, R-END-01: gems of the colour paint first
given   the table of two
        diamonds in the reserve 6
        Anna: pyramid 11@1,0=green 12@1,1=green 13@2,0=red, gems 1G, diamonds 2
        blue nothing
        development 3
when    time runs out until the end
then    Anna has nothing
        Anna scores 2 for circles
        Anna has 1 diamond

# R-TD-08, R-END-01: nobody has to paint, and not more than there are
given   the table of two
        diamonds in the reserve 7
        Anna: pyramid 11@1,0=green 12@1,1=green 13@2,0=red, gems 1G, diamonds 1
        blue nothing
        development 3
when    Anna passes
then    Anna is offered a painting of 2 strokes for 2 points
        refused (not enough green): Anna paints 13 bottom left green, 13 bottom right green, 13 top left green
        refused (not enough blue): Anna paints 13 bottom left blue, 13 bottom right blue
when    Anna paints 13 bottom left blue
then    Anna has 0 diamonds
        Anna has 1G
        Anna scores 0 for circles
