// Law 83: a magic token with a bonus, an infinite gem of any colour or four gems.

# R-LAW-83: one of three, and nothing else
given   the table of two
        small deck from the top 56 55; law deck from the top 88 87
        Anna: hand 40 83
        development 1
when    Anna plays 83 at 1,1
then    only Anna is asked law choice
        Anna is offered magic magic+2, infinite gem, 4 gems
        refused (1 wanted): Anna chooses magic magic+2, 4 gems
when    Anna chooses <choice>
        <then>
then    on Anna's 83 lies <tokens>
        Anna's pyramid has <count> tokens
        Anna has <attack> attack
        Anna has <gems>
        the reserve is <reserve>
        Anna holds only <hand>
        the small deck is 56 55 from the top
        the law deck is 88 87 from the top
        Anna would score <score> in all
        development 2 with Anna
        Anna is asked develop
where   choice        | then                | tokens         | count | attack | gems        | reserve     | hand | score
        magic magic+2 |                     | magic magic+2  | 2     | no     | 5-each      | 8-each      | 40   | 2
        infinite gem  | Anna chooses green  | infinite-green | 1     | no     | 5-each      | 8B 8R 7G 8Y | 40   | 1
        4 gems        | Anna takes 2B 1R 1Y | nothing        | no    | no     | 7B 6R 5G 6Y | 6B 7R 8G 7Y | 40   | 0

# R-LAW-83: four gems are as many as the reserve has
given   the table of two
        reserve <reserve>
        Anna: hand 40 83
        development 1
when    Anna plays 83 at 1,1
        Anna chooses 4 gems
then    Anna has <gems>
        the reserve is nothing
        Anna is asked develop
where   reserve     | gems
        1B 2Y       | 6B 5R 5G 7Y
        1B 1R 1G 1Y | 6-each
        nothing     | 5-each

# R-LAW-83: four gems and no fewer, of colours that are there
given   the table of two
        reserve 3B 8R
        Anna: hand 83
        development 1
when    Anna plays 83 at 1,1
        Anna chooses 4 gems
then    refused (4 wanted): Anna takes 3R
        refused (4 wanted): Anna takes 1B 4R
        refused (not enough blue): Anna takes 4B
        refused (not enough green): Anna takes 3R 1G
when    Anna takes 4R
then    Anna has 5B 9R 5G 5Y

# R-LAW-83: an infinite gem of any colour the reserve has
given   the table of two
        Anna: hand 40 83
        development 1
when    Anna plays 83 at 1,1
        Anna chooses infinite gem
then    Anna is asked infinite colour
        Anna is offered blue, red, green, yellow
when    Anna chooses <colour>
then    on Anna's 83 lies infinite-<colour>
        the reserve is <reserve>
        Anna has 5-each
        Anna's unused infinite gems are <gem>
        Anna would score 1 for infinite gems
        13 gems of each colour are in the game
where   colour | reserve     | gem
        blue   | 7B 8R 8G 8Y | 1B
        red    | 8B 7R 8G 8Y | 1R
        green  | 8B 8R 7G 8Y | 1G
        yellow | 8B 8R 8G 7Y | 1Y

# R-LAW-83: with none of the colour in the reserve an own gem may be used
given   the table of two
        reserve 8B 8R 8Y
        Anna: hand 40 83
        development 1
when    Anna plays 83 at 1,1
        Anna chooses infinite gem
        Anna chooses green
then    Anna is asked own infinite
        Anna is offered own gem, go without
when    Anna chooses <choice>
then    on Anna's 83 lies <tokens>
        Anna has <gems>
        the reserve is 8B 8R 8Y
        Anna is asked develop
where   choice     | tokens         | gems
        own gem    | infinite-green | 5B 5R 4G 5Y
        go without | nothing        | 5-each

# R-LAW-83: only colours can be named that the reserve or the own screen has
given   the table of two
        reserve 1B
        Anna: hand 40 83, gems 1R
        development 1
when    Anna plays 83 at 1,1
        Anna chooses infinite gem
then    Anna is offered blue, red

# R-LAW-83: without any gem there is no infinite gem
given   the table of two
        reserve nothing
        Anna: hand 71 83, gems nothing
        development 1
when    Anna plays 83 at 1,1
        Anna chooses infinite gem
then    Anna is asked develop
        on Anna's 83 lies nothing

# R-LAW-83: the new infinite gem pays in the same turn
// Card 6 costs blue.
given   the table of two
        Anna: hand 6 40 83
        development 1
when    Anna plays 83 at 1,1
        Anna chooses infinite gem
        Anna chooses blue
        Anna plays 6 at 1,2 with infinite 1B
then    Anna has 5-each
        on Anna's 83 lies infinite-blue-used

# R-LAW-83: the magic token and the bonus count with what is there
given   the table of two
        Anna: hand 83, 2 magic magic+5 on 11
        development 1
when    Anna plays 83 at 1,1
then    Anna would score 10 for magic
when    Anna chooses magic magic+2
then    Anna would score 21 for magic
