// Law 69 makes the game a turn longer; by its original text it takes an auction card at once.

// Anna and Ben with nothing left to reveal, and nothing beside the auction cards if that is not said.
table: the last turn
        2 players
        small deck from the top 59 58 57 56 55 54 53 52 51
        Anna: gems 5-each, pyramid 11@1,0, hand 69
        Ben: pyramid 12@1,0

// Anna plays law 69 and takes a card; card 40 keeps her in the phase. Ben has gems to bid.
table: the original text
        the table of two
        option law_69=original
        blue 21/31; red 22
        Anna: hand 69 40
        Ben: gems 2-each

// Turn 2 begins without Anna.
table: Anna alone takes a card
        the original text
        Anna: hand 69
        development 3

# R-LAW-69: four cards from the top of the small deck join the large deck underneath
given   the table of two
        Anna: hand 69 40
        development 1
when    Anna plays 69 at 1,1
then    the small deck is 52 51 from the top
        the large deck is 48 47 46 45 44 43 42 41 56 55 54 53 from the top
        the small deck has 2 cards
        the large deck has 12 cards
        it is told 1 times that the game was prolonged by 4
        beside blue lies 21                 // nothing is revealed before its time
        the bases are 21
        Anna is asked develop
        it is not told that somebody drew a card

# R-LAW-69: nobody sees the cards
given   the table of two
        Anna: hand 69 40
        development 1
elsewhere small deck from the top 36 35 34 33 32 31
when    Anna plays 69 at 1,1
then    Anna and Ben see the same in both worlds
        the table looks the same in both worlds
        the same is told in both worlds

# R-LAW-69: with fewer than four cards in the small deck nothing happens
given   the table of two
        small deck from the top <small>
        Anna: hand 69 40
        development 1
when    Anna plays 69 at 1,1
then    the small deck is <small> from the top
        the large deck has 8 cards
        it is not told that the game was prolonged
        Anna's pyramid is 11@1,0 69@1,1     // it stands there all the same
        Anna is asked develop
where   small
        53 52 51
        51
        nothing

# R-LAW-69: exactly four cards will do
given   the table of two
        small deck from the top 54 53 52 51
        Anna: hand 69 40
        development 1
when    Anna plays 69 at 1,1
then    the small deck is empty
        the large deck is 48 47 46 45 44 43 42 41 54 53 52 51 from the top

// Turn 1 and eight cards in the large deck: turns 2 and 3 get cards, and in turn 4 no base is left.
# R-LAW-69: without it an ordinary game has its turns
given   the table of two
        Anna: hand 69
        development 1
when    Anna passes
        time runs out until the end
then    it is told that turn 4 began
        it is not told that turn 5 began

# R-LAW-69: an ordinary game becomes one turn longer
given   the table of two
        Anna: hand 69
        development 1
when    Anna plays 69 at 1,1
        time runs out until the end
then    it is told that turn 5 began
        it is not told that turn 6 began
        the large deck is empty

# R-LAW-69: with fewer than four cards the game has its turns
given   the table of two
        small deck from the top 53 52 51
        Anna: hand 69
        development 1
when    Anna plays 69 at 1,1
        time runs out until the end
then    it is told that turn 4 began
        it is not told that turn 5 began

# R-LAW-69, R-TRN-02: in the last turn the cards are revealed at once
given   the last turn
        development 3
when    Anna plays 69
then    no card lies at a base
when    Anna places it at 1,1
then    the bases are 59 58 57 56           // the top one first
        the large deck is empty
        the small deck has 5 cards
        auction 1
        turn 2
        it is told in this order: Anna played 69, the game was prolonged by 4, a card was revealed, turn 2 began
        it is told 4 times that a card was revealed
when    time runs out until the end
then    it is not told that turn 3 began

# R-LAW-69: in an early round of the last turn the phase goes on after the reveal
given   the last turn
        Anna: hand 69 40 41
        development 1
when    Anna plays 69 at 1,1
then    the bases are 59 58 57 56
        development 2
        Anna is asked develop
when    Anna passes
then    auction 1
        turn 2
        Anna holds only 40 41

# R-LAW-69: in the last turn with fewer than four cards the game ends
given   the last turn
        small deck from the top 59 58 57
        development 3
when    Anna plays 69 at 1,1
then    the game is over
        no card lies at a base
        it is not told that a card was revealed

# R-LAW-69, R-TRN-02: in the last turn cards at the tips stay beside the new ones
given   the last turn
        blue -/21; green -/22
        development 3
when    Anna plays 69 at 1,1
then    beside blue lie 59/21
        beside red lies 58
        beside green lie 57/22
        beside yellow lies 56
        nothing is discarded

# R-LAW-69: while a card lies at a base they come with the next reveal, though the large deck is empty
given   the last turn
        blue <blue>
        development 3
when    Anna plays 69 at 1,1
then    the bases are 21
        the large deck is 59 58 57 56 from the top
        it is not told that a card was revealed
        turn 2
when    time runs out until the end
then    it is told that turn 3 began
        it is not told that turn 4 began
        it is told 4 times that a card was revealed
where   blue
        21
        21/31

# R-LAW-69: without it a last card at a base is the last turn
given   the last turn
        blue 21
        development 3
when    Anna passes
        time runs out until the end
then    it is told that turn 2 began
        it is not told that turn 3 began

# R-LAW-69: while the large deck has cards they come with a later reveal, though no card lies at a base
given   the last turn
        large deck from the top 48 47
        Anna: hand 69 40
        development 1
when    Anna plays 69 at 1,1
then    no card lies at a base
        the large deck is 48 47 59 58 57 56 from the top
        it is not told that a card was revealed

# R-LAW-69, R-LAW-65: played twice in the last turn
given   the last turn
        Anna: hand 69 65
        development 1
when    Anna plays 69 at 1,1
        Anna plays 65 and replaces 69
        Anna plays 69 at 1,2
then    the bases are 59 58 57 56           // the second four come with the next reveal
        the large deck is 55 54 53 52 from the top
        the small deck is 51 from the top
        it is told 2 times that the game was prolonged by 4
when    time runs out until the end
then    it is told that turn 3 began
        it is not told that turn 4 began

# R-LAW-69, R-LAW-65: the second time lies under the first
given   the table of two
        small deck from the top 60 59 58 57 56 55 54 53 52
        Anna: hand 69 65
        development 1
when    Anna plays 69 at 1,1
        Anna plays 65 and replaces 69
        Anna plays 69 at 1,2
then    the large deck is 48 47 46 45 44 43 42 41 60 59 58 57 56 55 54 53 from the top
        the small deck is 52 from the top
when    time runs out until the end
then    it is told that turn 6 began
        it is not told that turn 7 began

# R-LAW-69, R-LAW-65: the second time there may be fewer than four
given   the table of two
        Anna: hand 69 65
        development 1
when    Anna plays 69 at 1,1
        Anna plays 65 and replaces 69
        Anna plays 69 at 1,2
then    it is told 1 times that the game was prolonged
        the small deck is 52 51 from the top
        the large deck has 12 cards

# R-LAW-69, R-LAW-65: a replaced law 69 leaves the game as long as it is
given   the table of two
        Anna: hand 69 65
        development 1
when    Anna plays 69 at 1,1
        Anna plays 65 and replaces 69
        time runs out until the end
then    it is told that turn 5 began
        it is not told that turn 6 began

# R-LAW-69: the cards revealed at once can be bid for
given   the last turn
        development 3
when    Anna plays 69 at 1,1
        Anna bids blue
then    Anna holds 59
        it is told that Anna won 59

# R-LAW-69, R-DEV-03: who draws later in the round draws what is left
given   the table of two
        Anna: hand 69
        Ben: hand 77
        development 1
when    Anna plays 69; Ben plays 77
        Anna places it at 1,1
        Ben places it at 1,1
        Ben chooses 1 card
        Ben chooses small deck
then    Ben holds 52

# R-LAW-69, R-DEV-03: who drew earlier in the round took from the top
// Card 15 gives a card on level 1 and comes first.
given   the table of two
        Anna: hand 69
        Ben: gems 1G, hand 15
        development 1
when    Anna plays 69; Ben plays 15
        Ben places it at 1,1
        Ben chooses small deck
        Anna places it at 1,1
then    Ben holds 56
        the large deck is 48 47 46 45 44 43 42 41 55 54 53 52 from the top
        the small deck is 51 from the top

# R-LAW-69: the original text takes an auction card at once, from a base or a tip
given   the original text
        development 1
when    Anna plays 69 at 1,1
then    Anna is asked requisition
        Anna is offered blue base, blue tip, red base
        Ben is not asked
        refused (not offered): Anna chooses red tip
        refused (not offered): Anna chooses green base
when    Anna chooses <what>
then    Anna holds only 40 <card>
        Ben holds only nothing
        beside blue lie <blue>
        beside red lies <red>
        the small deck is 55 54 53 52 51 from the top
        the large deck has 8 cards
        Anna has 5-each
        nothing is discarded
        Anna is asked develop               // the phase goes on as usual
        it is told that Anna took <card> from <colour>
        it is told that 56 was laid at <colour>
        it is not told that Anna won <card>
        it is not told that the game was prolonged
where   what      | card | colour | blue  | red
        blue base | 21   | blue   | 56/31 | 22
        blue tip  | 31   | blue   | 21/56 | 22
        red base  | 22   | red    | 21/31 | 56

# R-LAW-69: by the original text everybody sees which card was taken
given   the original text
        development 1
elsewhere small deck from the top 56 36 35 34
when    Anna plays 69 at 1,1
        Anna chooses blue tip
then    it is told that Anna took 31 from blue
        Anna holds 2 cards
        Ben sees a difference               // how many cards are left; of the rest nothing
        beside blue lie 21/56
        elsewhere: beside blue lie 21/56
        the same is told in both worlds

# R-LAW-69: by the later text no auction card is taken
given   the table of two
        blue 21/31; red 22
        Anna: hand 69 40
        Ben: gems 2-each
        development 1
when    Anna plays 69 at 1,1
then    Anna is asked develop
        beside blue lie 21/31
        Anna holds only 40
when    Anna passes
then    auction 1 with Anna and Ben

# R-LAW-69: by the original text a card is not replaced when the small deck is empty
given   the original text
        small deck from the top nothing
        development 1
when    Anna plays 69 at 1,1
        Anna chooses <what>
then    Anna holds only 40 <card>
        beside blue lie <blue>
        the large deck has 8 cards
when    Anna passes
then    auction 1 with Ben                  // the owner sits out all the same
where   what      | card | blue
        blue base | 21   | -/31
        blue tip  | 31   | 21
        red base  | 22   | 21/31

# R-LAW-69: by the original text nothing happens when no auction card is there
given   the original text
        blue nothing; red nothing
        development 1
when    Anna plays 69 at 1,1
then    Anna is asked develop
        Anna holds only 40
        the small deck has 6 cards
        Anna's pyramid is 11@1,0 69@1,1
        no card lies at a base
        nothing is discarded
when    Anna passes                         // without a card at a base there is no next auction phase to sit out
then    the game is over
        it is not told that turn 2 began

# R-LAW-69, R-TRN-02: by the original text the last turn stays the last
given   the original text
        blue -/21; red nothing
        large deck from the top nothing
        Anna: hand 69
        development 3
when    Anna plays 69 at 1,1
then    the game is over
        beside blue lie -/56
        it is told that Anna took 21 from blue
        it is not told that turn 2 began

# R-LAW-69: by the original text the owner is not in the next auction phase and has not passed
given   Anna alone takes a card
when    Anna plays 69 at 1,1
        Anna chooses red base
then    turn 2
        auction 1 with Ben
        only Ben is asked bid
        refused (nothing asked): Anna bids blue
        refused (nothing asked): Anna passes
when    Ben bids red
then    Ben holds 56
        it is not told that Anna passed
        it is not told that somebody took gems
        Anna has 5-each
        development 1 with Anna and Ben     // the owner plays as usual
        Anna is asked develop
        Anna can choose play 22
        Ben is asked develop

# R-LAW-69: by the original text others pass and take gems, the owner does not
given   Anna alone takes a card
when    Anna plays 69 at 1,1
        Anna chooses red base
        Ben bids pass
then    only Ben is asked pass gems
        it is told 1 times that somebody passed
when    Ben takes 3R
then    Anna has 5-each
        it is told 1 times that somebody took gems
        development 1 with Anna and Ben

# R-LAW-69: by the original text the owner is not in the later auctions of the phase either
given   Anna alone takes a card
        3 players
        Clara: gems 2-each, pyramid 13@1,0
when    Anna plays 69 at 1,1
        Anna chooses blue tip
then    auction 1 with Ben and Clara
when    bids: Ben red, Clara red
then    auction 2 with Ben and Clara
when    bids: Ben red, Clara red
then    auction 3 with Ben and Clara
when    bids: Ben blue, Clara pass
        Ben takes blue base
then    only Clara is asked pass gems
when    Clara takes 3B
then    development 1 with Anna, Ben and Clara
        Anna has 5-each
        it is not told that Anna passed

# R-LAW-69: by the original text the owner is in again the turn after
given   Anna alone takes a card
when    Anna plays 69 at 1,1
        Anna chooses red base
        Ben bids red
        Anna passes
        Ben passes
then    turn 3
        auction 1 with Anna and Ben
        Anna and Ben are asked bid

# R-LAW-69: by the original text a card taken in an early round can be played in the same phase
// Card 31 costs blue on level 1.
given   the original text
        Anna: hand 69
        development 1
when    Anna plays 69 at 1,1
        Anna chooses blue tip
then    development 2
        Anna can choose play 31
when    Anna plays 31 at 1,2
then    Anna's pyramid is 11@1,0 69@1,1 31@1,2
        Anna has 4B 5R 5G 5Y
        auction 1 with Ben

# R-LAW-69, R-AUC-16: by the original text the cards move on as usual after the owner's pause
given   Anna alone takes a card
when    Anna plays 69 at 1,1
        Anna chooses blue tip
then    beside blue lie 21/56
when    Ben bids red
then    56 is discarded
        beside blue lie 48/21
        beside red lies 47
        beside green lies 46
        beside yellow lies 45

# R-LAW-69, R-AUC-16: alone there is no auction and no drawing, but the cards move on
given   the original text
        1 player; <rivals>
        luck seeds 0 to 9
        blue 21/31; red 22/32; green 23/33; yellow 24/34
        Anna: hand 69
        development 3
when    Anna plays 69 at 1,1
        Anna chooses blue tip
then    turn 2
        development 1
        only Anna is asked develop
        Anna holds only 31
        only 32 33 34 56 are discarded      // the tips, and nothing for a virtual opponent
        beside blue lie 48/21
        beside red lie 47/22
        beside green lie 46/23
        beside yellow lie 45/24
        it is not told that the bids were shown
        it is not told that somebody passed
        it is not told that somebody took gems
        Anna has 5-each
        the reserve is 8-each
when    Anna passes
then    turn 3
        auction 1 with Anna
        Anna is asked bid
where   rivals
        1 rival
        3 rivals

# R-LAW-69, R-TRN-02: alone in the last turn but one the game ends after the pause
given   the original text
        1 player; 1 rival
        large deck from the top nothing
        blue 21; red nothing
        Anna: hand 69
        development 3
when    Anna plays 69 at 1,1
then    turn 2
        development 1
        beside blue lie -/56
when    Anna passes
then    the game is over

# R-LAW-69: the owner who pauses chooses for a virtual opponent, being first in order
// The virtual opponent draws green, where no card lies.
given   Anna alone takes a card
        1 rival
        luck rival_bids 16
when    Anna plays 69 at 1,1
        Anna chooses blue tip
        Ben bids red
then    only Anna is asked rival target
        Anna is offered blue base, blue tip
when    Anna chooses blue base
then    21 56 are discarded
        Anna has 5-each
        development 1 with Anna and Ben

# R-LAW-69: by the original text law 78 is offered the taken card
given   the original text
        Anna: also 78@1,1
        development 1
when    Anna plays 69 at 1,2
        Anna chooses blue base
then    Anna is asked enrol
        Anna is asked about 21
        Anna holds 21
when    Anna chooses <choice>
then    Anna holds only <hand>
        under Anna's 78 lies <under>
        beside blue lie 56/31
        Anna would score <points> for laws
        Anna is asked develop
when    Anna passes
then    auction 1 with Ben
where   choice | hand  | under   | points
        tuck   | 40    | 21      | 4
        keep   | 21 40 | nothing | 0

# R-LAW-69, R-LAW-65: by the original text twice in a turn means two cards and one pause
given   the original text
        Anna: hand 69 65
        development 1
when    Anna plays 69 at 1,1
        Anna chooses blue base
        Anna plays 65 and replaces 69
        Anna plays 69 at 1,2
then    Anna is offered blue base, blue tip, red base
when    Anna chooses blue base
then    Anna holds only 21 56
        beside blue lie 55/31
        auction 1 with Ben
when    Ben bids red
        Anna passes
        Ben passes
then    auction 1 with Anna and Ben

# R-LAW-69, R-LAW-65: by the original text played again after the pause means another pause
given   the original text
        Anna: hand 69 65
        development 3
when    Anna plays 69 at 1,1
        Anna chooses blue base
        Ben bids red
then    turn 2
        development 1 with Anna and Ben
when    Ben passes
        Anna plays 65 and replaces 69
        Anna plays 69 at 1,2
        Anna chooses red base
        Anna passes
then    turn 3
        auction 1 with Ben
when    Ben bids yellow
        Anna passes
        Ben passes
then    turn 4
        auction 1 with Anna and Ben

# R-LAW-69, R-LAW-65: by the original text a replaced law 69 does not bring its owner back
given   the original text
        Anna: hand 69 65
        development 1
when    Anna plays 69 at 1,1
        Anna chooses blue base
        Anna plays 65 and replaces 69
        Anna passes
then    auction 1 with Ben

# R-LAW-69, R-DEV-03: by the original text a later card of the round waits for the choice
given   the original text
        Ben: gems 2-each, hand 77
        development 1
when    Anna plays 69; Ben plays 77
        Anna places it at 1,1
then    only Anna is asked requisition
when    Anna chooses red base
        Ben places it at 1,1
        Ben chooses 1 card
        Ben chooses small deck
then    Ben holds 55                        // 56 lies at red
        beside red lies 56
