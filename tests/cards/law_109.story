// Law 109 counts judgement tokens. It comes into the box with the criminals.

# R-LAW-109: a point for every judgement token on the own domain card
given   the table of two
        module underworld
        Anna: also 109@1,1, judgements <judgements>
        Ben: judgements 30 31
        development 1
then    Anna would score <points> for laws
where   judgements | points
        nothing    | 0
        1          | 1
        1 2 20     | 3

# R-LAW-109: one that made its owner discard a token still counts
given   the table of two
        module underworld
        blue nothing
        large deck from the top nothing
        turn 12
        Anna: also 109@1,1, judgements 1 28, 2 science on 11, hand 40
        development 1
when    Anna passes
        time runs out until the end
then    Anna scores 2 for laws
        on Anna's 11 lies science
