// RULES section 4.

# R-AUC-01: bids are secret and shown at once
given   the table of four
        auction 1
when    bids: Anna blue, Ben red, Clara green
then    nothing is told but: Anna answered, Ben answered, Clara answered
        no bid is shown
when    David bids yellow
then    it is told in this order: David answered, the bids were shown, Anna won 21
        it is told that Anna bid blue
        it is told that David bid yellow

# R-AUC-02: only what one has can be bid, and only where a card lies
given   2 players
        blue 21; red 22
        Anna: gems 1B 1G
        Ben: gems 1R, attack 1
        auction 1
then    Anna is offered blue, pass
        Ben is offered red, attack, pass
        refused (not offered): Anna bids red
        refused (not offered): Anna bids green
        refused (not offered): Anna bids attack
        refused (not offered): Ben bids blue

# R-AUC-02, R-HID-03: who has nothing to bid, as all can count, is not waited for and passes with the last
given   3 players
        blue 21
        Anna: gems 1B
        Ben: gems 1B
        auction 1
when    Anna bids blue
then    only Ben is asked
when    Ben bids pass
then    it is told that Clara bid pass

# R-AUC-03: the only bidder on one card takes it
given   the table of four
        auction 1
when    bids: Anna blue, Ben red, Clara green, David yellow
then    Anna holds 21; Ben holds 22; Clara holds 23; David holds 24
        development 1

# R-AUC-04: the only bidder on two cards chooses
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben red, Clara green, David yellow
then    Anna is asked take card
        Anna is offered blue base, blue tip
when    Anna takes blue tip
then    Anna holds 32; Anna does not hold 31

# R-AUC-05, R-AUC-09: two bidders on one card take nothing and go on, who has a card is out
given   the table of four
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
then    Anna and Ben do not hold 21
        auction 2 with Anna and Ben
        Clara and David are out
        it is told that Anna and Ben contested blue

# R-AUC-06: compatible claims take both cards
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
then    Anna and Ben are asked claim
        Anna and Ben are offered base, tip, either
when    Anna claims <annas>
        Ben claims <bens>
then    Anna holds <hers>; Ben holds <his>
where   annas  | bens   | hers | his
        base   | tip    | 31   | 32
        tip    | either | 32   | 31
        either | tip    | 31   | 32
        either | base   | 32   | 31

# R-AUC-06: two eithers give the tip to the first in order
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
        Ben claims either
        Anna claims either
then    Anna holds 32; Ben holds 31         // Anna has card 1, Ben card 2

# R-AUC-06, R-TRN-03: of two eithers the first in order takes the tip, whoever spoke first and whoever else plays
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna red, Ben blue, Clara blue, David yellow
        <first> claims either
        <second> claims either
then    Ben holds 32; Clara holds 31
        it is told in this order: Ben won 32, Clara won 31
where   first | second
        Ben   | Clara
        Clara | Ben

# R-AUC-06: conflicting claims may be changed
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
        Anna claims tip; Ben claims tip
then    Anna is asked claim
        Anna can choose insist
        Anna cannot choose tip
when    Anna insists
        Ben claims base
then    Anna holds 32; Ben holds 31
        Ben is not asked claim

# R-AUC-06: who gives way first settles it for both
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
        Anna claims base; Ben claims base
        Anna claims either
then    Anna holds 32; Ben holds 31

# R-AUC-06: while one insists the other may still give way
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
        Anna claims tip; Ben claims tip
        Anna insists
then    only Ben is asked claim
        it is not told that Anna and Ben contested blue
when    Ben insists
then    it is told that Anna and Ben contested blue
        auction 2 with Anna and Ben

# R-AUC-06: an insistence can be taken back until the other has answered
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
        Anna claims tip; Ben claims tip
then    Anna cannot take back the choice
when    Anna insists
then    Anna can take back the choice
        Ben cannot take back the choice
when    Anna takes back the choice
then    it is told that Anna no longer insists
        Anna and Ben are asked claim
        Anna can choose insist
        Anna cannot choose tip
        Anna cannot take back the choice
when    Ben insists; Anna insists
then    it is told that Anna and Ben contested blue

# R-AUC-06: who no longer insists may give way
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
        Anna claims tip; Ben claims tip
        Anna insists
        Anna takes back the choice
        Anna claims base
then    Anna holds 31; Ben holds 32

# R-AUC-06: when both have insisted nothing is taken back, though others still claim
given   the table of four
        blue 31/32; red 41/42
        auction 1
when    bids: Anna blue, Ben blue, Clara red, David red
        Anna claims tip; Ben claims tip
        Anna insists; Ben insists
then    it is told that Anna and Ben contested blue
        Clara and David are asked claim
        Anna and Ben cannot take back the choice

# R-AUC-06: for who has claimed nothing in time either card is claimed
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
        <before> <claim>
        time runs out for <who>
then    Anna holds <hers>; Ben holds <his>
where   before      | claim  | who  | hers | his
        Anna claims | base   | Ben  | 31   | 32
        Anna claims | tip    | Ben  | 32   | 31
        Anna claims | either | Ben  | 32   | 31
        Ben claims  | tip    | Anna | 31   | 32

# R-AUC-06: a claim in conflict is insisted on when time runs out
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
        Anna claims tip; Ben claims tip
        time runs out for Anna
then    only Ben is asked claim
        it is told that Anna insisted
        Anna can take back the choice
when    time runs out for Ben
then    it is told that Anna and Ben contested blue
        auction 2 with Anna and Ben

# R-AUC-06: both insisting take neither and go on
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
        Anna claims tip; Ben claims tip
        Anna insists; Ben insists
then    Anna and Ben do not hold 31 32
        auction 2 with Anna and Ben

# R-AUC-07: three bidders on two cards take nothing
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara blue, David yellow
then    auction 2 with Anna, Ben and Clara
        beside blue lies 31/32

# R-AUC-07: four bidders on two cards take nothing
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna blue, Ben blue, Clara blue, David blue
then    auction 2 with Anna, Ben, Clara and David
        beside blue lies 31/32

# R-AUC-08: every gem bid goes to the reserve
given   the table of four
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David yellow
then    the reserve is 10B 8R 9G 9Y
        Anna has 1B 2R 1G 1Y

# R-AUC-10: after the third auction who has no card has passed
given   the table of four
        auction 3
when    bids: Anna blue, Ben blue, Clara green, David yellow
then    Anna and Ben are asked pass gems together
        it is told 2 times that somebody passed
        it is told that Anna passed
        it is told that Ben passed

# R-AUC-11: cards taken go to the hand and everybody sees which
given   the table of four
        auction 1
when    bids: Anna blue, Ben red, Clara green, David yellow
then    it is told that Anna won 21
        Anna holds 1 card
        Anna holds only 21
        Anna's pyramid is 1@1,0

# R-AUC-12: attack tokens take any card before gems are judged
given   the table of four
        David: attack 1
        auction 1
when    bids: Anna blue, Ben red, Clara green, David attack
then    David is asked attack target
when    David takes blue base
then    David holds 21
        David has 0 attack
        Anna does not hold 21
        Anna has 1B 2R 1G 1Y                // Anna loses the gem
        Anna is still in                    // and goes on
        auction 2

# R-AUC-12: attack tokens resolve in the order of the lowest cards
given   the table of four
        Anna, David: attack 1
        auction 1
when    bids: David attack, Anna attack, Ben red, Clara green
then    Anna is asked attack target
        David is not asked
when    Anna takes yellow base
then    David is asked attack target
        David cannot choose yellow base

# R-AUC-12: when one of two cards is taken the rest is judged as one card
given   the table of four
        blue 31/32
        David: attack 1
        auction 1
when    bids: Anna blue, Ben blue, Clara green, David attack
        David takes blue base
then    Anna and Ben do not hold 32         // R-AUC-05
        auction 2

# R-AUC-12: an attack token without a target is spent and its owner goes on
given   2 players
        blue 21
        Anna: pyramid 1@1,0, attack 1
        Ben: pyramid 2@1,0, attack 1, gems 1R
        auction 1
when    bids: Anna attack, Ben attack
then    Anna holds 21
        Ben has 0 attack
        Ben is asked pass gems              // no card is left anywhere, so going on means passing

# R-AUC-02: an attack token is no bid where no card is offered
given   2 players
        blue 21
        Anna: pyramid 1@1,0, attack 1
        Ben: pyramid 2@1,0, attack 2, gems 1R
        auction 1
when    bids: Anna attack, Ben attack
then    Ben has 1 attack
        Ben is asked pass gems              // in the second auction he could only pass

# R-AUC-13: attack tokens, then gem bids, then passes
// Nothing is in the reserve until Clara's and David's gems come there; they get no card for them.
given   the table of four
        reserve nothing
        Anna: attack 1
        auction 1
when    bids: Anna attack, Ben pass, Clara blue, David blue
then    Anna is asked attack target
        the reserve is nothing
when    Anna takes red base
then    Ben has 4B 2R 1G 1Y                 // the gems that were bid are there when Ben takes his
        it is told in this order: Anna won 22, Clara paid 1B, Ben passed
        it is told in this order: Anna won 22, somebody paid gems, somebody passed

# R-AUC-14: worked example: a pass takes three gems and one for each science token
given   the table of four
        Anna: 4 science on 1
        auction 1
when    bids: Anna pass, Ben red, Clara green, David yellow
then    refused (7 wanted): Anna takes 3B 2R 1G
when    Anna takes 3B 2R 1G 1Y
then    Anna has 5B 4R 2G 2Y

# R-AUC-14: too few gems are all taken, and none is nothing
given   the table of four
        reserve 1Y
        auction 1
when    bids: Anna pass, Ben pass, Clara pass, David pass
then    Anna has 2B 2R 1G 2Y                // Anna has the lowest card
        Ben has 2B 2R 1G 1Y
        the reserve is nothing

# R-AUC-14: passers act in order when the reserve is short
given   the table of four
        reserve 2-each
        auction 1
when    bids: David pass, Clara pass, Ben red, Anna blue
then    Clara is asked pass gems
        David is not asked

# R-AUC-14: while the reserve covers everybody, passers choose in secret and all is shown together
given   the table of four
        auction 1
when    bids: David pass, Clara pass, Ben red, Anna blue
then    Clara and David are asked pass gems together
when    David takes 3B
then    it is told 2 times that David answered      // his bid and his gems
        it is not told that somebody took gems
        David has 2B 2R 1G 1Y
        only Clara is asked pass gems together
        Clara is offered 3 gems of 3-each           // as if nobody had chosen
when    Clara takes 3B
then    it is told in this order: Clara answered, the gems for the passes were shown, Clara took gems, David took gems
        Clara and David have 5B 2R 1G 1Y

# R-AUC-14: the choice can be taken back until all who passed have chosen
given   the table of four
        auction 1
when    bids: David pass, Clara pass, Ben red, Anna blue
        David takes 3B
then    David can take back the choice
        Clara cannot take back the choice
when    David takes back the choice
then    it is told that David took the choice back
        it is not told that somebody took gems
        Clara and David are asked pass gems together
when    Clara takes 3B; David takes 1R 1G 1Y
then    David has 2B 3R 2G 2Y; Clara has 5B 2R 1G 1Y
        David cannot take back the choice

# R-AUC-14: who passes alone chooses in the open
given   the table of four
        auction 1
when    bids: David pass, Clara yellow, Ben red, Anna blue
then    David is asked pass gems
when    David takes 3B
then    David has 5B 2R 1G 1Y

# R-AUC-14, R-TRN-03: once the reserve covers those who are left, they choose in secret
given   the table of four
        reserve 8-each
        Anna: 4 science on 1
        auction 1
when    bids: David yellow, Clara pass, Ben pass, Anna pass
then    only Anna is asked pass gems
when    Anna takes 2B 2R 2G 1Y
then    Ben and Clara are asked pass gems together

# R-AUC-14: nobody covers everybody when one colour could run short
given   the table of four
        reserve 9B 9R 9G 5Y
        auction 1
when    bids: David pass, Clara pass, Ben red, Anna blue
then    only Clara is asked pass gems

# R-AUC-10, R-AUC-14: who has no card after the third auction chooses with the others
given   the table of four
        reserve 12-each
        auction 3
when    bids: Anna blue, Ben blue, Clara blue, David pass
then    Anna, Ben, Clara and David are asked pass gems together

# R-AUC-14: when time runs out a secret choice is made as even as can be
given   the table of four
        auction 1
when    bids: David pass, Clara pass, Ben red, Anna blue
        time runs out for David
then    it is not told that somebody took gems
when    time runs out for Clara
then    Clara and David have 3B 3R 2G 1Y

# R-AUC-15: who passed is out and cannot pass twice in a turn
given   the table of four
        auction 1
when    bids: Anna pass, Ben blue, Clara blue, David yellow
        Anna takes 3G
then    auction 2 with Ben and Clara
        Anna is out; Anna is not asked
when    bids: Ben red, Clara red
then    auction 3 with Ben and Clara
        Anna is out; Anna is not asked
when    bids: Ben red, Clara red
then    it is told in this order: Anna passed, Ben passed, Clara passed
        it is told 3 times that somebody passed
        Anna has 2B 2R 4G 1Y

# R-AUC-16: tips go, bases move to the tips, and new cards come
given   the table of four
        blue 31/32
        auction 1
when    bids: Anna pass, Ben pass, Clara pass, David pass
        Anna, Ben, Clara and David take 1R 1G 1Y
then    32 is discarded
        beside blue lies 48/31              // the top card comes first
        beside red lies 47/22
        beside green lies 46/23
        beside yellow lies 45/24

# R-AUC-16: the large deck may be empty
given   the table of four
        large deck from the top nothing
        auction 1
when    bids: Anna blue, Ben red, Clara green, David yellow
then    no card lies at a base

# R-AUC-17: nothing that was said binds
given   the table of four
        blue 31/32
        auction 1
when    Anna bids red
then    Anna can take back the choice
when    Anna takes back the choice
        bids: Anna blue, Ben blue, Clara green, David yellow
        Anna claims tip; Ben claims tip
        Anna claims base
then    Anna holds 31; Ben holds 32

# R-AUC-17: nothing behind a screen is shown and nothing is traded
given   the table of four
        Ben: hand 11, attack 1
        auction 1
elsewhere Ben: gems 7B 2R 6G 1Y, hand 12, attack 3
then    Anna sees the same in both worlds
        Ben sees a difference
        // What can be answered is a bid, and nothing that goes to another player.
        Anna is asked bid
        Anna is offered blue, red, green, yellow, pass
