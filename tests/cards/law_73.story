// Law 73: a defence token, an infinite gem or 4 gems. Stories that it shares with other laws stand in
// tests/rulebook/rewards.story.

# R-LAW-73: one of three is chosen when it is played
given   the table of two
        Anna: hand 73
        development 1
when    Anna plays 73 at 1,1
then    Anna is asked law choice
        Anna is asked about 73
        Anna is offered defence, infinite gem, 4 gems
        it is not told that somebody paid gems

# R-LAW-73: a defence token and nothing else
given   the table of two
        Anna: hand 73
        Ben: attack 2
        development 1
when    Anna plays 73 at 1,1
        Anna chooses defence
then    on Anna's 73 lies defence
        Anna's pyramid has 1 tokens
        Anna has 5-each
        Anna would score -4 for attack

# R-LAW-73: an infinite gem of the colour that is named, and nothing else
given   the table of two
        Anna: hand 73
        development 1
when    Anna plays 73 at 1,1
        Anna chooses infinite gem
then    Anna is asked infinite colour
        Anna is offered blue, red, green, yellow
when    Anna chooses <colour>
then    on Anna's 73 lies infinite-<colour>
        the reserve is <reserve>
        Anna has 5-each
        Anna's pyramid has 1 tokens
        Anna would score 1 for infinite gems
where   colour | reserve
        blue   | 7B 8R 8G 8Y
        red    | 8B 7R 8G 8Y
        green  | 8B 8R 7G 8Y
        yellow | 8B 8R 8G 7Y

# R-LAW-73, R-REW-07: only colours of which the reserve or the screen has a gem are named
given   the table of two
        reserve 1G
        Anna: gems 1R, hand 73 40
        development 1
when    Anna plays 73 at 1,1
        Anna chooses infinite gem
then    Anna is offered red, green
when    Anna chooses green
then    on Anna's 73 lies infinite-green
        the reserve is nothing
        Anna has 1R

# R-LAW-73, R-REW-07: when time runs out it is a colour that the reserve has
given   the table of two
        reserve 1G 1Y
        Anna: gems 5-each, hand 73 40
        development 1
when    Anna plays 73 at 1,1
        Anna chooses infinite gem
        time runs out for Anna
then    on Anna's 73 lies infinite-green
        Anna has 5-each

# R-LAW-73, R-REW-07: a colour the reserve has not comes from the own screen, or not at all
given   the table of two
        reserve 1G
        Anna: gems 2R, hand 73 40
        development 1
when    Anna plays 73 at 1,1
        Anna chooses infinite gem
        Anna chooses red
then    Anna is asked own infinite
when    Anna chooses <choice>
then    on Anna's 73 lies <token>
        Anna has <gems>
        the reserve is 1G
        Anna is asked develop
where   choice     | token        | gems
        own gem    | infinite-red | 1R
        go without | nothing      | 2R

# R-LAW-73, R-REW-07: with no gem anywhere it gives nothing
given   the table of two
        reserve nothing
        Anna: gems nothing, hand 73 40
        development 1
when    Anna plays 73 at 1,1
        Anna chooses infinite gem
then    Anna is asked develop
        on Anna's 73 lies nothing

# R-LAW-73, R-LAW-71, R-DEV-03: a colour that went earlier in the round cannot be named
given   the table of two
        reserve 4B 1R
        Anna: gems nothing, hand 71 40
        Ben: hand 73 39
        development 1
when    Anna plays 71; Ben plays 73
        Anna places it at 1,1
        Anna chooses 4 gems
        Anna takes <gems>
        Ben places it at 1,1
        Ben chooses infinite gem
then    on Ben's 73 lies <token>
        the reserve is nothing
        Ben has nothing
where   gems  | token
        4B    | infinite-red
        3B 1R | infinite-blue

# R-LAW-73, R-DEV-11: the infinite gem may pay in the same turn, once
// Cards 10 and 45 cost red.
given   the table of two
        Anna: hand 73 10 45
        development 1
when    Anna plays 73 at 1,1
        Anna chooses infinite gem
        Anna chooses red
        Anna plays 10 at 1,2 with infinite 1R
        Anna takes 3B
then    Anna has 8B 5R 5G 5Y
        on Anna's 73 lies infinite-red-used
when    Anna plays 45
then    Anna can choose no infinite gem

# R-LAW-73, R-END-03: the infinite gem scores the level of the law
given   the five levels
        Anna: pyramid 11@1,0 13@1,1 14@1,2 16@2,0 17@2,1, hand 73
        development 1
when    Anna plays 73 at <place>
        Anna chooses infinite gem
        Anna chooses blue
then    Anna would score <points> for infinite gems
where   place | points
        1,3   | 1
        3,0   | 3

# R-LAW-73: four gems of the player's choice and nothing else
given   the table of two
        Anna: hand 73
        development 1
when    Anna plays 73 at 1,1
        Anna chooses 4 gems
then    refused (4 wanted): Anna takes 3B
        refused (4 wanted): Anna takes 4B 1R
when    Anna takes 4R
then    Anna has 5B 9R 5G 5Y
        the reserve is 8B 4R 8G 8Y
        Anna's pyramid has 0 tokens

# R-LAW-73, R-REW-01: too few gems in the reserve are all taken
given   the table of two
        reserve <reserve>
        Anna: hand 73 40
        development 1
when    Anna plays 73 at 1,1
        Anna chooses 4 gems
then    Anna has <gems>
        the reserve is nothing
        Anna is asked develop
where   reserve | gems
        1B 2G   | 6B 5R 7G 5Y
        nothing | 5-each
