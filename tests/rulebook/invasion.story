// RULES section 11: monsters and combats (R-INV-01 to 10). Monsters are called by their numbers: 1 asks for 3 blue gems and
// gives science, 5 for 3 blue and gives a card and a gem, 6 for 3 green and gives 5 points; 7 for 2 blue (science and
// magic), 8 for 2 red (2 attack), 10 for 2 yellow (7 gems), 11 for 2 blue (an infinite blue gem and 4 points), 12 for 2 red (10
// points), 13 for 2 green (defence and 5 points), 15 for 2 red (2 cards), 16 for 2 yellow (3 diamonds and 2 gems); 17 for a blue one (15
// points), 21 for a red one (2 infinite gems of choice and 7 points).

// Beating 1, 2, 3 and 4 of them costs 3B, 3B 2R, 3B 2R 2G and 4B 2R 2G.
table: four monsters
        the table of two
        module invasion
        turn 3
        diamonds in the reserve 8
        monsters 1 12 13 17
        Anna: hand 2 40
        Ben: hand 3 41, gems 2-each
        combat

// ---- Combat cards and the stack (R-INV-01 to 03).

# R-INV-01: everybody has a combat card, and nothing lies on it at first
given   2 players; module invasion
        a new game
then    Anna's combat card has nothing
        Anna's combat card has 0 diamonds
        beside Anna's combat card lie 0 monsters
        the reserve has 8 diamonds

# R-INV-01: three laws are added
given   2 players; module invasion
        a new game
then    the laws of the game are 65..88 104..106

# R-INV-01, R-LAW-67: what lies there is swapped for nothing
given   the table of two
        module invasion
        Anna: <hers>, hand 67 40
        Ben: <his>
        development 1
when    Anna plays 67 at 1,1
then    Anna is asked <asked>
where   hers                     | his                        | asked
        magic on 11              | science on 12              | swap own
        magic on the combat card | science on 12              | develop
        magic on 11              | science on the combat card | develop

# R-INV-01, R-LAW-66: what lies on a combat card lies on no card of the pyramid
given   the table of two
        module invasion
        Anna: 2 magic on the combat card, hand 66 40
        development 1
when    Anna plays 66
then    on Anna's combat card lie magic magic

# R-INV-02, R-INV-03: a monster of tier I lies there when the game begins
given   2 players; module invasion
        a new game
when    time runs out until the first auction
then    there are 1 monster

# R-INV-02, R-INV-03: three times comes one of tier I, two of tier II and one of tier III
given   2 players; module invasion; <option>
        luck seeds 0 to 4
        a new game
when    time runs out until the end
then    it is told 3 times that one of the monsters 1 to 6 appeared
        it is told 6 times that one of the monsters 7 to 16 appeared
        it is told 3 times that one of the monsters 17 to 22 appeared
        it is told in this order: one of the monsters 1 to 6 appeared, one of the monsters 7 to 16 appeared, one of the monsters 7 to 16 appeared, one of the monsters 17 to 22 appeared, one of the monsters 1 to 6 appeared, one of the monsters 7 to 16 appeared, one of the monsters 7 to 16 appeared, one of the monsters 17 to 22 appeared, one of the monsters 1 to 6 appeared, one of the monsters 7 to 16 appeared, one of the monsters 7 to 16 appeared, one of the monsters 17 to 22 appeared
where   option
        option two_colour_auction=false
        option two_colour_auction

# R-INV-06: combats come at the end of the turns 3, 7 and 11
given   2 players; module invasion
        luck seeds 0 to 4
        a new game
when    time runs out until the end
then    it is told 3 times that the forces were shown
        it is told in this order: turn 3 began, the forces were shown, turn 4 began, turn 7 began, the forces were shown, turn 8 began, turn 11 began, the forces were shown, turn 12 began

# R-INV-03, R-INV-06, R-LAW-69: a turn that law 69 adds has neither monster nor combat
given   the table of two
        module invasion
        blue nothing
        large deck from the top nothing
        Anna: hand 69
        turn 12
        development 3
when    Anna plays 69
        Anna places it at 1,1
then    turn 13
        there are 0 monsters
when    time runs out until the end
then    it is not told that a monster appeared
        it is not told that the forces were shown

# R-INV-03: with the cards that are revealed after the auctions comes the next monster
given   the table of four
        module invasion
        monsters 2; monsters to come 9 14 18
        auction 1
when    bids: Anna and Ben pass, Clara and David pass
        Anna takes 3B; Ben takes 3R; Clara takes 3G; David takes 3Y
then    the monsters are 2 9
        it is told that a monster appeared

# R-INV-03, R-LAW-69: where no cards are left no monster comes either
given   the table of four
        module invasion
        large deck from the top nothing
        monsters 2; monsters to come 9
        auction 1
when    bids: Anna and Ben pass, Clara and David pass
        Anna takes 3B; Ben takes 3R; Clara takes 3G; David takes 3Y
then    the monsters are 2

# R-INV-02, R-INV-06: a game has twelve monsters and three combats
given   2 players; module invasion
        luck seeds 0 to 9
        a new game
when    time runs out until the end
then    there are 0 monsters
        beside Anna's combat card lie 3 monsters
        beside Ben's combat card lie 3 monsters

// ---- Bids (R-INV-04).

# R-INV-04: a gem that wins no card goes onto the combat card instead of the reserve
given   the table of four
        module invasion
        reserve 5-each
        blue 21
        auction 1
when    bids: Anna and Ben blue, Clara blue, David red
then    Anna's combat card has 1B
        Ben's combat card has 1B
        David's combat card has nothing
        the reserve is 5B 6R 5G 5Y
        Anna has 1B 2R 1G 1Y
        it is told that Anna kept 1B of a bid

# R-INV-04: so does one that both of two bidders insisted with
given   the table of four
        module invasion
        reserve 5-each
        blue 31/32
        auction 1
when    bids: Anna and Ben blue, Clara and David pass
        Anna claims tip; Ben claims tip
        Anna insists; Ben insists
then    Anna's combat card has 1B
        Ben's combat card has 1B

# R-INV-04, R-TD-07: a diamond that wins no card too
given   the table of four
        module invasion
        diamonds in the reserve 15
        Anna: diamonds 1
        blue 21; red nothing; green nothing; yellow nothing
        auction 1
when    bids: Anna diamond, Ben blue, Clara and David pass
then    Anna's combat card has 1 diamond
        Ben's combat card has 1B
        the reserve has 15 diamonds

# R-INV-04, R-AUC-12: so does one on a colour that an attack token has emptied
given   the table of four
        module invasion
        reserve 5-each
        David: attack 1
        auction 1
when    bids: Anna blue, Ben red, Clara green, David attack
        David takes blue base
then    Anna's combat card has 1B
        the reserve is 5B 6R 6G 5Y

# R-INV-04, R-VIR-07: so does one that goes on before a virtual opponent
given   2 players; 1 rival; module invasion
        blue 31/32; red 22
        Anna: pyramid 1@1,0, gems 2B
        Ben: pyramid 2@1,0, gems 2R
        virtual opponents draw blue
        auction 1
when    bids: Anna blue, Ben red
        Anna goes on
then    Anna's combat card has 1B
        auction 2 with Anna

# R-INV-04, R-VIR-03: so does one that met a virtual opponent at one card; the gem of that goes to the box
given   2 players; 1 rival; module invasion
        reserve 4-each
        blue 21; red 22
        Anna: pyramid 1@1,0, gems 2B
        Ben: pyramid 2@1,0, gems 2R
        virtual opponents draw blue
        auction 1
when    bids: Anna blue, Ben red
then    it is told that Anna contested blue with virtual opponent 1
        Anna's combat card has 1B
        Ben's combat card has nothing
        the reserve is 4B 5R 4G 4Y

# R-INV-04, R-VIR-07: the gem of whoever takes the tip before a virtual opponent won a card
given   2 players; 1 rival; module invasion
        reserve 4-each
        blue 31/32; red 22
        Anna: pyramid 1@1,0, gems 2B
        Ben: pyramid 2@1,0, gems 2R
        virtual opponents draw blue
        auction 1
when    bids: Anna blue, Ben red
        Anna takes blue tip
then    Anna's combat card has nothing
        the reserve is 5B 5R 4G 4Y
        31 is discarded

# R-INV-04, R-VIR-05: a lost bid lies on the combat card before a virtual opponent attacks
given   2 players; 1 rival; module invasion
        red 22; green 23
        Anna, Ben: gems 2R
        Anna: pyramid 1@1,0
        Ben: pyramid 2@1,0
        virtual opponents draw blue
        auction 1
when    bids: Anna red, Ben red
then    only Anna is asked rival target
        Anna's combat card has 1R
        Ben's combat card has 1R
when    Anna lets green base go
then    virtual opponent 1 is out
        auction 2 with Anna and Ben

# R-INV-03, R-VIR-04: a monster comes with the new cards, whatever virtual opponents took
given   2 players; 1 rival; module invasion
        blue 21; red 22; green 23; yellow 24
        large deck from the top 48 47 46 45 44
        monsters 2; monsters to come 9 14
        Anna: pyramid 1@1,0, gems 2R
        Ben: pyramid 2@1,0, gems 2G
        virtual opponents draw blue
        auction 1
when    bids: Anna red, Ben green
then    it is told that virtual opponent 1 took 21
        the monsters are 2 9

# R-INV-07, R-INV-09, R-VIR-01: virtual opponents have no part in a combat, and take no penalty
given   four monsters
        <rivals>
        Anna: gems 3B
when    <shows>
then    it is told <count> times that the forces were shown
        it is told that Anna beat 1 monster
        beside Anna's combat card lie 0 monsters
        there are 0 monsters
        turn 4
where   rivals             | shows                            | count
        1 rival            | Anna shows 3B; Ben shows nothing | 1
        2 rivals           | Anna shows 3B; Ben shows nothing | 1
        1 player; 1 rival  | Anna shows 3B                    | 1
        1 player; 3 rivals | Anna shows 3B                    | 1

# R-INV-02, R-VIR-01: a whole game beside virtual opponents, alone too, has twelve monsters and three combats
given   <players>; module invasion
        luck seeds 0 to 4
        a new game
when    time runs out until the end
then    it is told 3 times that the forces were shown
        there are 0 monsters
        beside Anna's combat card lie 3 monsters
where   players
        2 players; 2 rivals
        1 player; 1 rival
        1 player; 3 rivals

// ---- What lies there (R-INV-05).

# R-INV-05: gems that the reserve does not have may come from the combat card
given   the table of four
        module invasion
        reserve <reserve>
        Anna: combat card 2R
        auction 1
when    bids: Anna and Ben pass, Clara and David pass
        Anna takes <takes>
then    Anna's combat card has <left>
where   reserve | takes    | left
        1B      | 1B 2R    | nothing
        1B      | 1B 1R    | 1R
        1B      | 1B       | 2R

# R-INV-05: as long as the reserve has them they come from there
given   the table of two
        module invasion
        reserve 5-each
        Anna: combat card 2R, hand 40
        development 1
when    Anna discards 40
        Anna takes 2R
then    Anna's combat card has 2R
        the reserve is 5B 3R 5G 5Y

# R-INV-05: when time runs out gems come from the reserve, and the combat card keeps what it has
given   <table>
        module invasion
        reserve 1R 1G 4Y
        Anna: gems nothing, combat card 3B, hand 40 41
        <begins>
when    <does>
        time runs out for Anna
then    Anna's combat card has 3B
        Anna has <has>
where   table             | begins        | does                                            | has
        the table of four | auction 1     | bids: Ben pass, Clara and David pass            | 1R 1G 1Y
        the table of two  | development 1 | Anna discards 40                                | 1R 1G

# R-INV-05, R-INV-08: a monster's gems, too
given   four monsters
        monsters 1 10 13 17
        reserve 8R
        Anna: gems 3B 2Y, combat card 2G
when    Anna shows 3B 2Y
        Ben shows nothing
        Anna beats 2 with 3B 2Y
        time runs out for Anna
then    Anna has 3B 2R 2Y
        Anna's combat card has 2G

# R-INV-05, R-DEV-10: the gem for a circle comes from there where the reserve has none of its colour
given   the table of two
        module invasion
        reserve 8B 8G 8Y
        Anna: pyramid 11@1,0=red 13@1,1=red, hand 75, combat card 1R 1B
        development 1
when    Anna plays 75 at 2,0
then    it is told that Anna closed a red circle with a gem
        it is told that Anna took 1R from the combat card
        Anna has 5B 6R 5G 5Y
        Anna's combat card has 1B

# R-INV-05, R-REW-07: an infinite gem may come from there, from the screen, or not at all
given   four monsters
        monsters 1 11 13 17
        reserve 5R 5G 5Y
        Anna: gems nothing, diamonds 5, combat card 1B
when    Anna shows nothing and 5 diamonds
        Ben shows nothing
        Anna beats 2 with nothing and 5 diamonds
then    Anna is offered monster 11, monster 1
when    Anna takes the reward of 11
then    Anna is offered combat card, go without
when    Anna uses the combat card
then    on Anna's combat card lie infinite-blue 4-points
        Anna's combat card has nothing

# R-INV-05, R-TD-06: a diamond that the reserve does not have may come from there, or a gem instead
given   four monsters
        monsters 1 16 13 17
        diamonds in the reserve 1
        Anna: gems 3B 2Y, combat card diamonds 1
when    Anna shows 3B 2Y
        Ben shows nothing
        Anna beats 2 with 3B 2Y
        Anna takes the reward of 16
        Anna takes 2R
then    Anna has 1 diamond
        Anna is asked missing diamond
when    Anna uses the combat card
then    Anna has 2 diamonds
        Anna's combat card has 0 diamonds
        Anna is offered 1 gems of 1B 1R 1G 1Y

# R-INV-05: what lies there pays for no card
given   the table of two
        module invasion
        Anna: gems nothing, combat card 5-each, hand 40
        development 1
then    Anna cannot choose play 40

// ---- Combat (R-INV-06, R-INV-07).

# R-INV-06: with four monsters a combat comes after the development phase; with fewer none does
given   the table of two
        module invasion
        <monsters>
        Anna: hand 40
        development 3
when    Anna passes
then    <comes>
where   monsters            | comes
        monsters 1 12 13 17 | a combat
        monsters 1 12 13    | turn 2

# R-INV-06: each monster costs gems of its colour, and all below it have to be beaten too
given   four monsters
        Anna: gems <has>
when    Anna shows <has>
        Ben shows nothing
then    it is told that Anna beat <beaten> monsters
        Anna has <left>
where   has         | beaten | left
        4B 2R 2G    | 4      | nothing
        3B 2R 2G    | 3      | nothing
        3B 2R 1G    | 2      | 1G
        3B 1R 2G    | 1      | 1R 2G
        2B 2R 2G    | 0      | 2B 2R 2G

# R-INV-07: all choose in secret and at once
given   four monsters
when    Anna shows 3B
then    it is not told that the forces were shown
        Anna is not asked
        Anna can take back the choice
        Ben is asked combat show
when    Ben shows 2R
then    it is told that the forces were shown

# R-INV-07, R-HID-03: what is shown is a secret until all have chosen
given   four monsters
elsewhere the same
when    here: Anna shows 3B
        elsewhere: Anna shows nothing
then    Ben sees the same in both worlds

# R-INV-07: what lies on the combat card is added once all is shown
given   four monsters
        Anna: gems 5-each, combat card 2R 1G
when    Anna shows 3B
        Ben shows nothing
then    Anna is offered beat 2 with 3B and 2R from the card, beat 1 with 3B and nothing from the card
when    Anna beats 2 with 3B and 2R from the card
then    Anna's combat card has 1G
        Anna has 2B 5R 5G 5Y

# R-INV-07, R-TRN-03: one after the other adds to it, who acts first comes first
given   four monsters
        Anna: gems 5-each, combat card 2R
        Ben: gems 5-each, combat card 2R<ben>
when    Anna and Ben show 3B
then    only <first> is asked combat pay
when    <first> beats 1 with 3B
then    only <second> is asked combat pay
where   ben           | first | second
        , also 13@1,1 | Anna  | Ben
        , also 3@1,1  | Ben   | Anna

# R-INV-07: of several ways to pay the first spares diamonds and takes from the combat card
given   four monsters
        Anna: gems 5-each, diamonds 1, combat card <card>, <science>
when    Anna shows <shown>
        Ben shows nothing
then    Anna is first offered <way>
where   card     | science       | shown                | way
        1B 1R 2Y | attack 0      | 3B 2R and 1 diamond  | beat 2 with 2B 1R and 1B 1R from the card
        1B 2Y    | science on 11 | 3B 2R                | beat 2 with 2B 1R and 1B 1Y from the card

# R-INV-07: who has nothing behind the screen shows nothing, and nobody waits
given   four monsters
        Anna: gems nothing, diamonds <diamonds>, combat card 3B
when    Ben shows nothing
then    it is <told> that the forces were shown
where   diamonds | told
        0        | told
        1        | not told

# R-INV-07: of several ways to pay the owner chooses
given   four monsters
        Anna: gems 5-each, combat card 1B 1R
when    Anna shows 3B 2R
        Ben shows nothing
then    Anna can choose beat 2 with 2B 1R and 1B 1R from the card, beat 2 with 3B 2R and nothing from the card
        Anna can choose beat 2 with 3B 1R and 1R from the card
        Anna cannot choose beat 1 with 3B and nothing from the card
when    Anna beats 2 with 2B 1R and 1B 1R from the card
then    Anna has 3B 4R 5G 5Y
        Anna's combat card has nothing

# R-INV-07, R-TD-07: a diamond counts as a gem of any colour
given   four monsters
        Anna: gems 2B, diamonds 1
when    Anna shows 2B and 1 diamond
        Ben shows nothing
then    it is told that Anna beat 1 monster
        Anna has 0 diamonds
        the reserve has 9 diamonds

# R-INV-07, R-TD-07: a diamond of the combat card pays, too, once all is shown
given   four monsters
        Anna: gems 2B, combat card diamonds 2
when    Anna shows 2B
        Ben shows nothing
        Anna beats 1 with <pays>
then    it is told that Anna beat <beaten> monster
        Anna has <has>
        Anna's combat card has <left> diamonds
        the reserve has <reserve> diamonds
where   pays                               | beaten | has     | left | reserve
        2B and 1 diamond from the card     | 1      | nothing | 1    | 9
        1B and 2 diamonds from the card    | 1      | 1B      | 0    | 10

# R-INV-07: for each science token a gem that pays counts as any colour
given   four monsters
        Anna: gems 2B 2R, <science>
when    Anna shows 2B 2R
        Ben shows nothing
then    it is told that Anna beat <beaten> <word>
where   science                     | beaten | word
        attack 0                    | 0      | monsters
        science on 11               | 1      | monster
        science on the combat card  | 1      | monster

# R-INV-07, R-ARI-04: for each image of one, too
given   four monsters
        module aristocrats
        Anna: gems 2B 2R, also 89@1,1
when    Anna shows 2B 2R
        Ben shows nothing
then    Anna has 1R
        it is told that Anna beat 1 monster

# R-INV-07: what is shown and not needed comes back
given   four monsters
        Anna: gems 5-each
when    Anna shows 3B 1R 5G
        Ben shows nothing
then    it is told that Anna beat 1 monster
        Anna has 2B 5R 5G 5Y

# R-INV-07: when time runs out nothing is shown, and nothing is added
given   four monsters
        Anna: gems 5-each, combat card 3B
when    time runs out for Ben
        Anna shows <shown>
        time runs out for Anna
then    it is told that Anna beat <beaten> <word>
        it is told that Ben beat 0 monsters
        Anna's combat card has 3B
where   shown   | beaten | word
        nothing | 0      | monsters
        3B      | 1      | monster

# R-INV-07: gems behind other screens are no way to pay
given   four monsters
        Anna: gems 2B
then    refused (not offered): Anna shows 3B

// ---- Rewards and penalties (R-INV-08, R-INV-09).

# R-INV-08: who beats monsters gains the reward of the highest alone
given   four monsters
        Anna: gems 4B 2R 2G
        Ben: gems 3B 2R
when    Anna shows 4B 2R 2G
        Ben shows 3B 2R
then    on Anna's combat card lie 15-points
        on Ben's combat card lie 10-points
        Anna would score 15 for points

# R-INV-08: attack tokens go behind the screen
given   four monsters
        monsters 1 8 13 17
        Anna: gems 3B 2R
when    Anna shows 3B 2R
        Ben shows nothing
then    Anna has 2 attack

# R-INV-08: gems go behind the screen, cards to the hand
given   four monsters
        monsters 1 <second> 13 17
        reserve nothing
        Anna: gems 3B 2R 2Y, hand 2
when    Anna shows 3B <pays>
        Ben shows nothing
        <takes>
then    <has>
where   second | pays | takes                    | has
        10     | 2Y   | Anna takes the reward of 10 | Anna has 3B 2R 2Y
        15     | 2R   | Anna chooses small deck; Anna chooses law deck | Anna holds 3 cards

# R-INV-08: all payments go to the reserve before the first reward is taken
given   four monsters
        monsters 1 10 13 17
        reserve nothing
        Anna: gems 3B 2Y
        Ben: gems 3B
when    Anna shows 3B 2Y
        Ben shows 3B
then    Anna is offered 7 gems of 6B 2Y

# R-INV-08: higher monsters come first, then who acts first
given   four monsters
        monsters 5 10 13 17
        small deck from the top 56
        law deck from the top nothing
        Anna: gems 3B
        Ben: gems 3B 2Y
when    Anna shows 3B
        Ben shows 3B 2Y
then    only Ben is asked reward gems

# R-INV-08, R-TRN-03: of those who beat the same monster who acts first comes first
given   four monsters
        monsters 1 10 13 17
        Anna, Ben: gems 3B 2Y
        Ben: also <ben>@1,1
when    Anna and Ben show 3B 2Y
then    only <first> is asked reward gems
where   ben | first
        13  | Anna
        3   | Ben

# R-INV-08: where the next lower one cannot be had whole either, the one below it may be taken
given   four monsters
        monsters 6 15 16 17
        diamonds in the reserve 0
        small deck from the top nothing
        law deck from the top <laws>
        Anna: gems 3G 2R 2Y
when    Anna shows 3G 2R 2Y
        Ben shows nothing
then    Anna is offered <offered>
where   laws    | offered
        nothing | monster 16, monster 15, monster 6
        88      | monster 16, monster 15, monster 6
        88 87   | monster 16, monster 15

# R-INV-08: whose reward cannot be had whole takes what there is, or the next lower one
given   four monsters
        monsters 6 15 13 17
        small deck from the top 56
        law deck from the top nothing
        Anna: gems 3G 2R
when    Anna shows 3G 2R
        Ben shows nothing
then    Anna is offered monster 15, monster 6
when    Anna takes the reward of <monster>
then    <has>
where   monster | has
        6       | on Anna's combat card lie 5-points
        15      | Anna holds 3 cards

# R-INV-08, R-INV-05: the lower one is offered also where the own combat card could fill the whole reward up
given   four monsters
        monsters 6 10 13 17
        reserve nothing
        Anna: gems 3G 2Y, combat card 2R
when    Anna shows 3G 2Y
        Ben shows nothing
then    Anna is offered monster 10, monster 6
when    Anna takes the reward of <monster>
        <takes>
then    Anna's combat card has <left>
        on Anna's combat card <lies>
where   monster | takes                 | left    | lies
        10      | Anna takes 3G 2R 2Y   | nothing | lies nothing
        10      | Anna takes 3G 2Y      | 2R      | lies nothing
        6       | time runs out for Ben | 2R      | lie 5-points

# R-INV-08, R-INV-05: so it is with diamonds that lie there
given   four monsters
        monsters 6 16 13 17
        diamonds in the reserve 2
        Anna: gems 3G 2Y, combat card diamonds 1
when    Anna shows 3G 2Y
        Ben shows nothing
        Anna beats 2 with 3G 2Y
then    Anna is offered monster 16, monster 6

# R-INV-08: where reserve and decks have all of it nothing is asked
given   four monsters
        monsters 6 10 13 17
        reserve <reserve>
        Anna: gems 3G 2Y, combat card 2R
when    Anna shows 3G 2Y
        Ben shows nothing
then    Anna is asked <asked>
where   reserve | asked
        2R      | reward gems               // and what was paid: seven
        1R      | monster reward

# R-INV-08: an infinite gem on a combat card counts level 0
given   the table of two
        module invasion
        Anna: infinite-blue blue+4 on the combat card
        development 1
then    Anna would score 4 for infinite gems

# R-INV-08: tokens there count as in the pyramid
given   the table of two
        module invasion
        Anna: science magic on the combat card, defence on 11
        development 1
then    Anna would score 12 for sets

# R-INV-08, R-LAW-78: a card that a monster gives may be tucked under law 78
given   four monsters
        monsters 5 12 13 17
        Anna: gems 3B, also 78@1,1
when    Anna shows 3B
        Ben shows nothing
        Anna chooses small deck
then    Anna is asked enrol

# R-INV-09: who beats none takes a monster that costs four points
given   four monsters
when    Anna and Ben show nothing
then    beside Anna's combat card lies 1 monster
        beside Ben's combat card lies 1 monster
        Anna would score -4 for other
        there are 0 monsters
        turn 4

# R-INV-09: the others are discarded
given   four monsters
        Anna: gems 3B
when    Anna shows 3B
        Ben shows nothing
then    beside Anna's combat card lie 0 monsters
        beside Ben's combat card lies 1 monster
        there are 0 monsters

// ---- The end (R-INV-10).

# R-INV-05, R-INV-10: gems behind the screen paint, those on the combat card do not
given   2 players; module invasion
        Anna: pyramid 13@1,1=red 14@1,2=red 16@2,1=BBBR, <gems>, hand 64
        Ben: pyramid 2@1,0
        development 3
when    Anna passes
        time runs out until the end
then    Anna scores <circles> for circles
where   gems                                               | circles
        gems 1R                                            | 2
        gems nothing, combat card 1R                       | 0
        gems nothing, combat card diamonds 1               | 0

# R-INV-10: at the end gems and diamonds on combat cards go to the reserve
given   the table of two
        module invasion
        blue nothing
        large deck from the top nothing
        reserve 5-each
        diamonds in the reserve 7
        Anna: gems nothing, also 13@1,1, combat card 3B, combat card diamonds 1
        turn 12
        auction 1
when    time runs out until the end
then    Anna's combat card has nothing
        the reserve has 8 diamonds
        it is told that the combat cards were cleared
