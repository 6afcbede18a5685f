// RULES section 3.

# R-TRN-02: the game ends when no card lies at any base
given   2 players
        Anna: pyramid 1@1,0, hand 10
        Ben: pyramid 2@1,0, hand 11
        development 3
when    Anna and Ben pass
then    the game is over

# R-TRN-03: the order is that of the lowest cards
given   3 players
        blue 21
        Anna: pyramid 50@1,0 10@1,1
        Ben: pyramid 20@1,0
        Clara: pyramid 30@1,0
        auction 1
then    the order is Anna, Ben, Clara
