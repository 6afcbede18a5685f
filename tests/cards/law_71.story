// Law 71: an attack token, a 6-point token or 4 gems. Stories that it shares with other laws stand in
// tests/rulebook/rewards.story.

# R-LAW-71: one of three is chosen when it is played
given   the table of two
        Anna: hand 71
        development 1
when    Anna plays 71 at 1,1
then    Anna is asked law choice
        Anna is asked about 71
        Anna is offered attack, 6-points, 4 gems
        it is not told that somebody paid gems

# R-LAW-71: an attack token and nothing else
given   the table of two
        Anna: attack 2, hand 71
        development 1
when    Anna plays 71 at 1,1
        Anna chooses attack
then    Anna has 3 attack
        Anna has 5-each
        Anna's pyramid has 0 tokens
        auction 1                           // the phase goes on: Anna has no card left
        it is told 1 times that Anna gained 1 attack

# R-LAW-71: six points and nothing else
given   the table of two
        Anna: hand 71
        development 1
when    Anna plays 71 at 1,1
        Anna chooses 6-points
then    on Anna's 71 lies 6-points
        Anna's pyramid has 1 tokens
        Anna would score 6 for points
        Anna has 0 attack
        Anna has 5-each

# R-LAW-71: four gems of the player's choice and nothing else
given   the table of two
        Anna: hand 71
        development 1
when    Anna plays 71 at 1,1
        Anna chooses 4 gems
then    refused (4 wanted): Anna takes 3B
        refused (4 wanted): Anna takes 4B 1R
when    Anna takes 3B 1Y
then    Anna has 8B 5R 5G 6Y
        the reserve is 5B 8R 8G 7Y
        Anna has 0 attack
        Anna's pyramid has 0 tokens
        it is told that Anna took 3B 1Y

# R-LAW-71, R-REW-01: too few gems in the reserve are all taken
given   the table of two
        reserve <reserve>
        Anna: hand 71 40
        development 1
when    Anna plays 71 at 1,1
        Anna chooses 4 gems
then    Anna has <gems>
        the reserve is nothing
        Anna is asked develop
where   reserve | gems
        1B 2G   | 6B 5R 7G 5Y
        nothing | 5-each
        4Y      | 5B 5R 5G 9Y

# R-LAW-71, R-LAW-73, R-DEV-03: of two players in a round the lower law takes its gems first
given   the table of two
        reserve 3B 2R
        Anna: gems nothing, hand 71 40
        Ben: hand 73 39
        development 1
when    Anna plays 71; Ben plays 73
        Anna places it at 1,1
        Anna chooses 4 gems
then    only Anna is asked reward gems
        Ben is not asked
when    Anna takes 2B 2R
        Ben places it at 1,1
        Ben chooses 4 gems
then    Anna has 2B 2R
        Ben has 1B
        the reserve is nothing

# R-LAW-71: the choice is made once, also when more cards follow
given   the table of two
        Anna: hand 71 40
        development 1
when    Anna plays 71 at 1,1
        Anna chooses 6-points
        Anna plays 40 at 1,2
        Anna passes
then    on Anna's 71 lies 6-points
        Anna has 0 attack

# R-LAW-71, R-END-08: its attack token counts against the others at the end
given   2 players
        Anna: pyramid 11@1,0, hand 71
        Ben: pyramid 12@1,0
        development 3
when    Anna plays 71 at 1,1
        Anna chooses attack
        time runs out until the end
then    Ben scores -4 for attack
        Anna scores 0 for attack
        Anna scores 0 for laws
