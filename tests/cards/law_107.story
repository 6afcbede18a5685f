// Law 107 discards judgement tokens. It comes into the box with the criminals.

# R-LAW-107: up to two of the own judgements go back, one at a time or none
given   the table of two
        module underworld
        Anna: judgements 3 7 20, hand 107 40
        development 1
when    Anna plays 107 at 1,1
then    Anna is asked amnesty
        Anna is offered judgement 3, judgement 7, judgement 20
        refused (0 to 2 wanted): Anna discards judgements 3 7 20
when    Anna discards judgements <some>
then    Anna has judgements <left>
        Anna holds <number> judgements
        the reserve has <reserve> judgements
where   some    | left   | number | reserve
        3 20    | 7      | 1      | 31
        20      | 3 7    | 2      | 30
        nothing | 3 7 20 | 3      | 29

# R-LAW-107: what is told is how many went back
given   the table of two
        module underworld
        Anna: judgements 3 7 20, hand 107 40
        development 1
elsewhere Anna: judgements 1 2 31
when    Anna plays 107 at 1,1
        here: Anna discards judgements 3 20
        elsewhere: Anna discards judgements 1 2
then    it is told that Anna gave back 2 judgements for a law
        Ben sees the same in both worlds
        the same is told in both worlds

# R-LAW-107: of one it can be that one
given   the table of two
        module underworld
        Anna: judgement 20, hand 107 40
        development 1
when    Anna plays 107 at 1,1
then    refused (picked twice): Anna discards judgements 20 20
when    Anna discards judgement 20
then    Anna has judgements nothing

# R-LAW-107: without judgements nothing is asked
given   the table of two
        module underworld
        Anna: hand 107 40
        development 1
when    Anna plays 107 at 1,1
then    Anna is asked develop

# R-LAW-107: that none go back is not told
given   the table of two
        module underworld
        Anna: judgements 3 7, hand 107 40
        development 1
when    Anna plays 107 at 1,1
        Anna discards judgements nothing
then    it is not told that somebody gave back 0 judgements for a law
