// Law 67 swaps a token with another pyramid for three gems.

// Anna has magic, Ben has science; card 40 keeps Anna in the phase.
table: a swap
        the table of two
        Anna: magic on 11, hand 67 40
        Ben: science on 12
        development 1

# R-LAW-67: one token is swapped for exactly three gems to its owner, who is not asked
given   a swap
        Ben: gems 1-each
when    Anna plays 67 at 1,1
then    Anna is asked swap own
        Anna is offered Anna's magic on 11, go without
when    Anna chooses Anna's magic on 11
then    Anna is asked swap other
        Anna is offered Ben's science on 12, go without
when    Anna chooses Ben's science on 12
then    only Anna is asked swap gems
        Anna is offered 3 gems of 3-each
        refused (3 wanted): Anna gives 1B 1R
        refused (3 wanted): Anna gives 1B 1R 1G 1Y
        refused (3 wanted): Anna gives nothing
when    Anna gives 2B 1Y
then    on Anna's 11 lies science
        on Ben's 12 lies magic
        Anna has 3B 5R 5G 4Y
        Ben has 3B 1R 1G 2Y
        the reserve is 8-each               // not to the reserve
        Anna is asked develop

# R-LAW-67: everybody sees the gems and the tokens
given   a swap
when    Anna plays 67 at 1,1
        Anna chooses Anna's magic on 11
        Anna chooses Ben's science on 12
        Anna gives 2B 1Y
then    it is told that Anna gave Ben 2B 1Y
        it is told that Anna swapped tokens

# R-LAW-67: it costs nothing and stays in the pyramid, and is used only once
given   a swap
when    Anna plays 67 at 1,1
        Anna chooses Anna's magic on 11
        Anna chooses Ben's science on 12
        Anna gives 3G
then    Anna's pyramid is 11@1,0 67@1,1
        it is not told that somebody paid gems
        it is told 1 times that Anna swapped tokens
when    Anna discards 40
        Anna takes 2B
then    it is told 1 times that Anna swapped tokens
        auction 1

# R-LAW-67: it may be declined at the first question
given   a swap
when    Anna plays 67 at 1,1
        Anna chooses go without
then    Anna is asked develop
        it is not told that somebody swapped tokens
        it is not told that somebody gave gems
        on Anna's 11 lies magic; on Ben's 12 lies science
        Anna has 5-each

# R-LAW-67: it may be declined at the second question
given   a swap
when    Anna plays 67 at 1,1
        Anna chooses Anna's magic on 11
        Anna chooses go without
then    Anna is asked develop
        it is not told that somebody swapped tokens
        it is not told that somebody gave gems
        on Anna's 11 lies magic; on Ben's 12 lies science
        Anna has 5-each
        Anna's pyramid is 11@1,0 67@1,1     // it was played all the same

# R-LAW-67: when time runs out nothing is swapped
given   a swap
when    Anna plays 67 at 1,1
        time runs out for Anna
then    it is not told that somebody swapped tokens
        it is not told that somebody gave gems
        Anna is asked develop

# R-LAW-67: when time runs out at the second question nothing is swapped
given   a swap
when    Anna plays 67 at 1,1
        Anna chooses Anna's magic on 11
        time runs out for Anna
then    it is not told that somebody swapped tokens
        it is not told that somebody gave gems
        Anna is asked develop

# R-LAW-67: it has no effect when there is nothing to swap
given   the table of two
        Anna: <hers> on 11, attack 2, hand 67 40
        Ben: <his> on 12, attack 2, gems 3B
        development 1
when    Anna plays 67 at 1,1
then    Anna is asked develop
        it is not told that somebody swapped tokens
        it is not told that somebody gave gems
        Anna's pyramid is 11@1,0 67@1,1
where   hers    | his
        magic   | nothing
        nothing | science
        nothing | nothing

# R-LAW-67: it has no effect with fewer than three gems
given   a swap
        Anna: gems <gems>, 3 infinite-red on 11
when    Anna plays 67 at 1,1
then    Anna is asked <topic>
where   gems     | topic
        nothing  | develop
        2B       | develop
        1B 1G    | develop                  // infinite gems do not count
        1B 2G    | swap own
        3Y       | swap own

# R-LAW-67: three gems are enough, and all of them go
given   a swap
        Anna: gems 1B 2G
when    Anna plays 67 at 1,1
        Anna chooses Anna's magic on 11
        Anna chooses Ben's science on 12    // there is nothing to choose any more
then    Anna has nothing
        Ben has 1B 2G

# R-LAW-67: alone it has no effect
given   the table of two
        1 player; 1 rival
        Anna: magic on 11, hand 67 40
        development 1
when    Anna plays 67 at 1,1
then    Anna is asked develop
        on Anna's 11 lies magic
        Anna has 5-each
        Anna's pyramid is 11@1,0 67@1,1

# R-LAW-67: only gems that are there can be given
given   a swap
        Anna: gems 1B 3G
when    Anna plays 67 at 1,1
        Anna chooses Anna's magic on 11
        Anna chooses Ben's science on 12
then    Anna is offered 3 gems of 1B 3G
        refused (not enough red): Anna gives 1B 1R 1G
        refused (not enough blue): Anna gives 2B 1G
when    Anna gives 1B 2G
then    Anna has 1G
        Ben has 1B 2G

# R-LAW-67: any token in any other pyramid, but neither gems on law 76 nor attack tokens
given   3 players
        blue 21
        Anna: pyramid 11@1,0, gems 5-each, attack 1, 4-points 2 magic on 11, hand 67
        Ben: pyramid 12@1,0 76@1,1, 2-each on 76, attack 2, infinite-red on 12
        Clara: pyramid 13@1,0, magic+5 15-points on 13
        development 1
when    Anna plays 67 at 1,1
then    Anna is offered Anna's 4-points on 11, Anna's magic on 11, go without   // two that are alike are one choice
when    Anna chooses Anna's magic on 11
then    Anna is offered Ben's infinite-red on 12, Clara's magic+5 on 13, Clara's 15-points on 13, go without
when    Anna chooses Clara's 15-points on 13
        Anna gives 3R
then    Clara has 3R
        Ben has nothing
        on Anna's 11 lie 4-points 15-points magic
        on Clara's 13 lie magic+5 magic
        on Ben's 12 lies infinite-red

# R-LAW-67: gems on the own law 76 are not swapped either
given   the table of two
        Anna: also 76@1,1, 4B on 76, hand 67 40
        Ben: science on 12
        development 1
when    Anna plays 67 at 1,2
then    Anna is asked develop
        4B lies on Anna's 76

# R-LAW-67: every kind of token can go and come
given   the table of two
        Anna: <hers> on 11, hand 67
        Ben: <his> on 12
        development 1
when    Anna plays 67 at 1,1
        Anna chooses Anna's <hers> on 11
        Anna chooses Ben's <his> on 12
        Anna gives 1B 1R 1Y
then    on Anna's 11 lies <his>
        on Ben's 12 lies <hers>
where   hers         | his
        science      | infinite-green
        infinite-red | science
        magic        | magic+5
        magic+2      | magic
        defence      | blue+4
        yellow+2     | defence
        15-points    | 2-points
        2-points     | 12-points
        infinite-red | infinite-yellow

# R-LAW-67: a token goes where the other lay, also on a law
given   the table of two
        Anna: also 80@1,1, 6-points on 80, magic on 11, hand 67
        Ben: also 81@1,1, science on 81, defence on 12
        development 1
when    Anna plays 67 at 1,2
        Anna chooses Anna's 6-points on 80
        Anna chooses Ben's science on 81
        Anna gives 3B
then    on Anna's 80 lies science
        on Anna's 11 lies magic
        on Ben's 81 lies 6-points
        on Ben's 12 lies defence

# R-LAW-67, R-END-03: an infinite gem scores for its new owner at its new level
given   the table of two
        Anna: also 13@1,1=blue 14@2,0=blue, 2-points on 14, hand 67
        Ben: infinite-yellow on 12
        development 1
then    Anna would score 0 for infinite gems
        Ben would score 1 for infinite gems
when    Anna plays 67 at 1,2
        Anna chooses Anna's 2-points on 14
        Anna chooses Ben's infinite-yellow on 12
        Anna gives 3R
then    Anna would score 2 for infinite gems
        Ben would score 0 for infinite gems
        Ben would score 2 for points

# R-LAW-67, R-DEV-11: an infinite gem that paid stays used with its new owner
// Card 10 costs red.
given   the table of two
        Anna: magic on 11, hand 67 10
        Ben: <gem> on 12
        development 1
when    Anna plays 67 at 1,1
        Anna chooses Anna's magic on 11
        Anna chooses Ben's infinite-red on 12
        Anna gives 3B
then    on Anna's 11 lies <gem>
        on Ben's 12 lies magic
when    Anna plays 10
then    Anna <can>
where   gem               | can
        infinite-red-used | can choose no infinite gem
        infinite-red      | can choose 1,2 with infinite 1R

# R-LAW-67, R-DEV-11: an own infinite gem that paid goes used, and pays for its new owner in the next turn
// Cards 10, 45 and 62 cost red.
given   the table of two
        Anna: infinite-red on 11, hand 45 67
        Ben: magic on 12, gems 5-each, hand 10 71 40 62
        development 1
when    Anna plays 45; Ben plays 71
        Anna places it at 1,1 with infinite 1R
        Anna takes 3B
        Ben places it at 1,1
        Ben chooses 6-points
        Anna plays 67; Ben discards 40
        Ben takes 2B
        Anna places it at 1,2
        Anna chooses Anna's infinite-red on 11
        Anna chooses Ben's magic on 12
        Anna gives 3B
then    on Ben's 12 lies infinite-red-used
when    Ben plays 10
then    Ben can choose no infinite gem
        on Anna's 11 lies magic
when    Ben places it at 1,2
        Ben takes 3B
        bids: Anna pass, Ben pass
        Ben takes 3Y; Anna takes 3G         // card 10 is the lowest now
then    turn 2
        Ben's unused infinite gems are 1R
when    Ben plays 62
then    Ben can choose 1,3 with infinite 1R

# R-LAW-67, R-DEV-11: of infinite gems that are alike the used one goes and an unused one comes
given   the table of two
        Anna: infinite-blue-used infinite-blue on 11, hand 67 40
        Ben: infinite-red-used infinite-red on 12
        development 1
when    Anna plays 67 at 1,1
        Anna chooses Anna's infinite-blue on 11
        Anna chooses Ben's infinite-red on 12
        Anna gives 3B
then    Anna's unused infinite gems are 1B 1R
        Ben's unused infinite gems are nothing
