// Law 66 goes under a character and doubles what lies there. Its lower corners are red.

# R-LAW-66: it goes under any own character on any level
given   the five levels
        Anna: also 71@1,-1, hand 66
        development 1
when    Anna plays 66
then    Anna is asked place
        // Level 5 too; not law 71 and not Ben's card 12.
        Anna is offered under 11, under 13, under 14, under 15, under 16, under 17, under 18, under 19, under 20, under 23, under 24, under 25, under 26, under 27, under 28
        refused (not offered): Anna tucks it under 71
        refused (not offered): Anna tucks it under 12
        refused (not offered): Anna places it at 1,5

# R-LAW-66: on every level it doubles what lies there
given   the five levels
        Anna: magic on <card>, hand 66
        development 1
when    Anna plays 66 under <card>
then    on Anna's <card> lie 2 magic
        under Anna's <card> lies 66
where   card
        11
        17
        24
        26
        28

# R-LAW-66: it is not playable without a character
given   2 players
        blue 21
        Anna: pyramid <pyramid>, 40 under 65, hand 66
        Ben: pyramid 12@1,0
        development 1
then    Anna <can> choose play 66
        Anna can choose discard 66
where   pyramid       | can
        65@1,0        | cannot              // a character underneath does not help
        65@1,0 11@1,1 | can

# R-LAW-66: it takes no place
given   the table of two
        Anna: hand 66 68
        development 1
when    Anna plays 66
then    Anna's pyramid is 11@1,0
        under Anna's 11 lies 66
        Anna holds only 68
        it is told that 66 was tucked under 11
        it is not told that somebody paid gems
when    Anna plays 68
then    Anna is offered 1,-1, 1,1
when    Anna places it at 1,1
then    Anna would score 3 for laws         // 11, 68, and 66 underneath

# R-LAW-66: it makes no circle
// On 2,0 its red corners would close one.
given   the table of two
        Anna: pyramid 13@1,0=red 14@1,1=red, hand 66
        development 1
when    Anna plays 66 under 14
then    it is not told that somebody closed a circle
        at Anna's 2,0 stands nothing
        Anna has 5-each
        Anna would score 0 for circles

# R-LAW-66: it doubles every token there once
given   the table of two
        Anna: also 13@1,1, science on 11, science 2 magic defence magic+3 blue+4 on 13, attack 1, hand 66
        Ben: 2 science on 12
        development 1
when    Anna plays 66 under 13
then    on Anna's 13 lie 2 science 4 magic 2 defence 2 magic+3 2 blue+4
        on Anna's 11 lies science           // only where it lies
        on Ben's 12 lie 2 science
        Anna has 1 attack                   // not what is behind the screen
        Anna would score 24 for magic

# R-LAW-66: bonus tokens count twice
given   the table of two
        Anna: also 13@1,1=red 14@1,2=red 16@2,1=red, <tokens> on 16, 2 magic infinite-red on 11, hand 66
        development 1
when    Anna plays 66 under 16
then    on Anna's 16 lie <doubled>
        Anna would score <circles> for circles
        Anna would score <infinite> for infinite gems
        Anna would score <magic> for magic
where   tokens        | doubled                   | circles | infinite | magic
        red+2         | 2 red+2                   | 6       | 5        | 0
        red+2 red+4   | 2 red+2 2 red+4           | 14      | 13       | 0
        blue+4        | 2 blue+4                  | 2       | 1        | 0
        magic+2       | 2 magic+2                 | 2       | 1        | 8
        magic magic+5 | 2 magic 2 magic+5         | 2       | 1        | 40

# R-LAW-66: a combined point token is one token
given   the table of two
        Anna: <tokens> on 11, hand 66
        development 1
when    Anna plays 66
then    on Anna's 11 lie <doubled>
        Anna's pyramid has <count> tokens
        Anna would score <points> for points
where   tokens            | doubled               | count | points
        15-points         | 2 15-points           | 2     | 30
        12-points 3-points | 2 12-points 2 3-points | 4   | 30
        2 6-points        | 4 6-points            | 4     | 24

# R-LAW-66: under a first card that the true set-up brought
given   a new game
        1 player; 1 rival
        characters from the top 22 40 41 42
        laws from the top 66 85 86
when    Anna chooses 22 first and 40 kept
        time runs out until the first auction
then    on Anna's 22 lies 2-points
when    Anna bids pass
        time runs out for Anna
        Anna plays 66
then    on Anna's 22 lie 2 2-points
        under Anna's 22 lies 66
        Anna's pyramid is 22@1,0

# R-LAW-66, R-LAW-67: it doubles no token that comes later
given   the table of two
        Anna: also 13@1,1, 66 under 13, magic on 13, hand 67
        Ben: science on 12
        development 1
when    Anna plays 67 at 1,2
        Anna chooses Anna's magic on 13
        Anna chooses Ben's science on 12
        Anna gives 3B
then    on Anna's 13 lies science

# R-LAW-66, R-LAW-67: a law of another player in the same round finds it doubled
given   the table of two
        Anna: science on 11, hand 66
        Ben: magic on 12, gems 3B, hand 67
        development 1
when    Anna plays 66; Ben plays 67
then    on Anna's 11 lie 2 science
when    Ben places it at 1,1
        Ben chooses Ben's magic on 12
        Ben chooses Anna's science on 11    // the three gems that Ben has go by themselves
then    Anna has 8B 5R 5G 5Y
        on Anna's 11 lie magic science
        on Ben's 12 lies science

# R-LAW-66, R-REW-07: an infinite gem is doubled from the reserve and the new one may pay at once
// Card 15 costs green.
given   the table of two
        reserve 1G
        Anna: infinite-green-used on 11, hand 66 15
        development 1
when    Anna plays 66
then    on Anna's 11 lie infinite-green-used infinite-green
        Anna's unused infinite gems are 1G
        the reserve is nothing
        Anna has 5-each
when    Anna plays 15
then    Anna can choose 1,1 with infinite 1G

# R-LAW-66, R-REW-07: without a gem in the reserve an own one may be used
given   the table of two
        reserve 8B 8R 8Y
        Anna: infinite-green magic on 11, hand 66
        development 1
when    Anna plays 66
then    Anna is asked own infinite
        Anna is offered own gem, go without
when    Anna chooses <choice>
then    Anna has <gems>
        Anna would score <points> for infinite gems
        on Anna's 11 lie <tokens>
        the reserve is 8B 8R 8Y
where   choice     | gems        | points | tokens
        own gem    | 5B 5R 4G 5Y | 2      | 2 infinite-green 2 magic
        go without | 5-each      | 1      | infinite-green 2 magic

# R-LAW-66, R-REW-07: without any gem of the colour an infinite gem is not doubled
given   the table of two
        reserve <reserve>
        Anna: gems <gems>, infinite-green science on 11, hand 66 40
        development 1
when    Anna plays 66
then    Anna is asked develop
        on Anna's 11 lie infinite-green 2 science
        Anna has <gems>
        the reserve is <reserve>
where   reserve  | gems
        8B 8R 8Y | nothing
        nothing  | nothing

# R-LAW-66, R-REW-07, R-HID-03: whoever has other gems is asked all the same
given   the table of two
        reserve nothing
        Anna: gems 3B 1R, infinite-green science on 11, hand 66 40
        development 1
when    Anna plays 66
then    Anna is asked own infinite
        Anna is offered go without
when    Anna chooses go without
then    Anna is asked develop
        on Anna's 11 lie infinite-green 2 science
        Anna has 3B 1R

# R-LAW-66, R-REW-07: with an empty reserve each colour is asked for by itself
given   the table of two
        reserve nothing
        Anna: gems 1R 1G, infinite-blue infinite-red infinite-green 6-points on 11, hand 66 40
        development 1
when    Anna plays 66
then    Anna is asked own infinite
        on Anna's 11 lie infinite-blue infinite-red infinite-green 6-points
when    Anna chooses go without             // only Anna sees that there is no other answer for the blue one
        Anna chooses <red>
        Anna chooses <green>
then    on Anna's 11 lie <tokens>
        Anna has <gems>
where   red        | green      | gems    | tokens
        own gem    | own gem    | nothing | infinite-blue 2 infinite-red 2 infinite-green 2 6-points
        own gem    | go without | 1G      | infinite-blue 2 infinite-red infinite-green 2 6-points
        go without | own gem    | 1R      | infinite-blue infinite-red 2 infinite-green 2 6-points

# R-LAW-66, R-REW-07: the last gem of the reserve doubles one of two infinite gems
given   the table of two
        reserve 8B 8R 1G 8Y
        Anna: 2 infinite-green on 11, hand 66
        development 1
when    Anna plays 66
        Anna chooses go without
then    Anna would score 3 for infinite gems
        on Anna's 11 lie 3 infinite-green
        the reserve is 8B 8R 8Y

# R-LAW-66, R-REW-09: infinite gems are doubled first
given   the table of two
        Anna: 6-points infinite-green on 11, hand 66
        development 1
when    Anna plays 66
then    it is told in this order: Anna gained infinite-green on 11, Anna gained 6-points on 11

# R-LAW-66: it may go under a card without tokens
given   the table of two
        Anna: also 13@1,1, magic on 13, hand 66
        development 1
when    Anna plays 66 under 11
then    under Anna's 11 lies 66
        Anna's pyramid has 1 tokens

# R-LAW-66: the card above it is not free
given   the table of two
        Anna: also 13@1,1, hand 66 74
        development 1
then    Anna's free cards are 11 13
when    Anna plays 66 under 13
then    Anna's free cards are 11
when    Anna plays 74 at 1,-1
then    under Anna's 74 lies nothing        // 11 is no end of the row any more, and 66 lies under 13

# R-LAW-66: when time runs out it goes where most tokens lie
given   the five levels
        Anna: magic on 14, 2 science on 24, hand 66
        development 1
when    Anna plays 66
        time runs out for Anna
then    under Anna's 24 lies 66
        on Anna's 24 lie 4 science
