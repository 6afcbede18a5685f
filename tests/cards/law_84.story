// Law 84: a bonus for magic, a card or four gems.

# R-LAW-84: one of three, and nothing else
given   the table of two
        small deck from the top 56 55; law deck from the top 88 87
        Anna: hand 40 84
        development 1
when    Anna plays 84 at 1,1
then    only Anna is asked law choice
        Anna is offered magic+3, 1 card, 4 gems
        refused (1 wanted): Anna chooses magic+3, 4 gems
when    Anna chooses <choice>
        <then>
then    on Anna's 84 lies <tokens>
        Anna's pyramid has <count> tokens
        Anna has <attack> attack
        Anna has <gems>
        the reserve is <reserve>
        Anna holds only <hand>
        the small deck is <small> from the top
        the law deck is 88 87 from the top
        Anna would score <score> in all
        development 2 with Anna
        Anna is asked develop
where   choice  | then                    | tokens  | count | attack | gems        | reserve     | hand  | small | score
        magic+3 |                         | magic+3 | 1     | no     | 5-each      | 8-each      | 40    | 56 55 | 0
        1 card  | Anna chooses small deck | nothing | no    | no     | 5-each      | 8-each      | 40 56 | 55    | 0
        4 gems  | Anna takes 2B 1R 1Y     | nothing | no    | no     | 7B 6R 5G 6Y | 6B 7R 8G 7Y | 40    | 56 55 | 0

# R-LAW-84: four gems are as many as the reserve has
given   the table of two
        reserve <reserve>
        Anna: hand 40 84
        development 1
when    Anna plays 84 at 1,1
        Anna chooses 4 gems
then    Anna has <gems>
        the reserve is nothing
        Anna is asked develop
where   reserve     | gems
        1B 2Y       | 6B 5R 5G 7Y
        1B 1R 1G 1Y | 6-each
        nothing     | 5-each

# R-LAW-84: four gems and no fewer, of colours that are there
given   the table of two
        reserve 3B 8R
        Anna: hand 84
        development 1
when    Anna plays 84 at 1,1
        Anna chooses 4 gems
then    refused (4 wanted): Anna takes 3R
        refused (4 wanted): Anna takes 1B 4R
        refused (not enough blue): Anna takes 4B
        refused (not enough green): Anna takes 3R 1G
when    Anna takes 4R
then    Anna has 5B 9R 5G 5Y

# R-LAW-84: the card comes from the deck that is named
given   the table of two
        small deck from the top 56 55; law deck from the top 88 87
        Anna: hand 40 84
        development 1
when    Anna plays 84 at 1,1
        Anna chooses 1 card
then    Anna is asked deck
        Anna is offered small deck, law deck
when    Anna chooses law deck
then    Anna holds only 40 88
        the small deck is 56 55 from the top
        the law deck is 87 from the top
        it is told 1 times that somebody drew a card

# R-LAW-84: of one deck the card comes without a question, of none there is no card
given   the table of two
        small deck from the top <small>; law deck from the top <laws>
        Anna: hand 40 84
        development 1
when    Anna plays 84 at 1,1
        Anna chooses 1 card
then    Anna is asked develop
        Anna holds only <hand>
        Anna has 5-each
        on Anna's 84 lies nothing
where   small   | laws    | hand
        56 55   | nothing | 40 56
        nothing | 88 87   | 40 88
        nothing | nothing | 40

# R-LAW-84: nobody else learns which card it is
given   the table of two
        small deck from the top 56 55
        Anna: hand 40 84
        development 1
elsewhere small deck from the top 54 55
when    Anna plays 84 at 1,1
        Anna chooses 1 card
        Anna chooses small deck
then    Ben sees the same in both worlds
        Anna sees a difference

# R-LAW-84: the bonus counts for each magic token
given   the table of two
        Anna: hand 84, <there> on 11
        development 1
when    Anna plays 84 at 1,1
        Anna chooses magic+3
then    Anna would score <points> for magic
where   there           | points
        nothing         | 0
        2 magic         | 6
        2 magic magic+2 | 10
