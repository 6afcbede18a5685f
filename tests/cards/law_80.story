// Law 80: a defence token, six points or four gems.

# R-LAW-80: one of three, and nothing else
given   the table of two
        small deck from the top 56 55; law deck from the top 88 87
        Anna: hand 40 80
        development 1
when    Anna plays 80 at 1,1
then    only Anna is asked law choice
        Anna is offered defence, 6-points, 4 gems
        refused (1 wanted): Anna chooses defence, 4 gems
when    Anna chooses <choice>
        <then>
then    on Anna's 80 lies <tokens>
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
where   choice   | then                | tokens   | count | attack | gems        | reserve     | hand | score
        defence  |                     | defence  | 1     | no     | 5-each      | 8-each      | 40   | 0
        6-points |                     | 6-points | 1     | no     | 5-each      | 8-each      | 40   | 6
        4 gems   | Anna takes 2B 1R 1Y | nothing  | no    | no     | 7B 6R 5G 6Y | 6B 7R 8G 7Y | 40   | 0

# R-LAW-80: four gems are as many as the reserve has
given   the table of two
        reserve <reserve>
        Anna: hand 40 80
        development 1
when    Anna plays 80 at 1,1
        Anna chooses 4 gems
then    Anna has <gems>
        the reserve is nothing
        Anna is asked develop
where   reserve     | gems
        1B 2Y       | 6B 5R 5G 7Y
        1B 1R 1G 1Y | 6-each
        nothing     | 5-each

# R-LAW-80: four gems and no fewer, of colours that are there
given   the table of two
        reserve 3B 8R
        Anna: hand 80
        development 1
when    Anna plays 80 at 1,1
        Anna chooses 4 gems
then    refused (4 wanted): Anna takes 3R
        refused (4 wanted): Anna takes 1B 4R
        refused (not enough blue): Anna takes 4B
        refused (not enough green): Anna takes 3R 1G
when    Anna takes 4R
then    Anna has 5B 9R 5G 5Y

# R-LAW-80: the defence token fends off an attack token
given   the table of two
        Ben: attack 2
        Anna: hand 80
        development 1
when    Anna plays 80 at 1,1
        Anna chooses <choice>
then    Anna would score <attack> for attack
        Anna would score <points> for points
where   choice   | attack | points
        defence  | -4     | 0
        6-points | -8     | 6
