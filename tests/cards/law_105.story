// Law 105 lays gems of the reserve on the combat card. It comes into the box with the monsters.

# R-LAW-105: up to three gems of the reserve go onto the own combat card
given   the table of two
        module invasion
        reserve 5-each
        Anna: hand 105
        development 1
when    Anna plays 105 at 1,-1
then    Anna is offered up to 3 gems of 3-each
when    Anna lays 2B 1R
then    Anna's combat card has 2B 1R
        the reserve is 3B 4R 5G 5Y
        Anna has 5-each

# R-LAW-105: none may be laid
given   the table of two
        module invasion
        reserve <reserve>
        Anna: hand 105 40
        development 1
when    Anna plays 105 at 1,-1
        <lays>
then    Anna's combat card has nothing
where   reserve | lays
        2B 1R   | Anna lays nothing
