// Law 77: an attack token, a card or four gems.

# R-LAW-77: one of three, and nothing else
given   the table of two
        small deck from the top 56 55; law deck from the top 88 87
        Anna: hand 40 77
        development 1
when    Anna plays 77 at 1,1
then    only Anna is asked law choice
        Anna is offered attack, 1 card, 4 gems
        refused (1 wanted): Anna chooses attack, 4 gems
when    Anna chooses <choice>
        <then>
then    on Anna's 77 lies <tokens>
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
where   choice | then                    | tokens  | count | attack | gems        | reserve     | hand  | small | score
        attack |                         | nothing | no    | 1      | 5-each      | 8-each      | 40    | 56 55 | 0
        1 card | Anna chooses small deck | nothing | no    | no     | 5-each      | 8-each      | 40 56 | 55    | 0
        4 gems | Anna takes 2B 1R 1Y     | nothing | no    | no     | 7B 6R 5G 6Y | 6B 7R 8G 7Y | 40    | 56 55 | 0

# R-LAW-77: four gems are as many as the reserve has
given   the table of two
        reserve <reserve>
        Anna: hand 40 77
        development 1
when    Anna plays 77 at 1,1
        Anna chooses 4 gems
then    Anna has <gems>
        the reserve is nothing
        Anna is asked develop
where   reserve     | gems
        1B 2Y       | 6B 5R 5G 7Y
        1B 1R 1G 1Y | 6-each
        nothing     | 5-each

# R-LAW-77: four gems and no fewer, of colours that are there
given   the table of two
        reserve 3B 8R
        Anna: hand 77
        development 1
when    Anna plays 77 at 1,1
        Anna chooses 4 gems
then    refused (4 wanted): Anna takes 3R
        refused (4 wanted): Anna takes 1B 4R
        refused (not enough blue): Anna takes 4B
        refused (not enough green): Anna takes 3R 1G
when    Anna takes 4R
then    Anna has 5B 9R 5G 5Y

# R-LAW-77: the card comes from the deck that is named
given   the table of two
        small deck from the top 56 55; law deck from the top 88 87
        Anna: hand 40 77
        development 1
when    Anna plays 77 at 1,1
        Anna chooses 1 card
then    Anna is asked deck
        Anna is offered small deck, law deck
when    Anna chooses law deck
then    Anna holds only 40 88
        the small deck is 56 55 from the top
        the law deck is 87 from the top
        it is told 1 times that somebody drew a card

# R-LAW-77: of one deck the card comes without a question, of none there is no card
given   the table of two
        small deck from the top <small>; law deck from the top <laws>
        Anna: hand 40 77
        development 1
when    Anna plays 77 at 1,1
        Anna chooses 1 card
then    Anna is asked develop
        Anna holds only <hand>
        Anna has 5-each
        on Anna's 77 lies nothing
where   small   | laws    | hand
        56 55   | nothing | 40 56
        nothing | 88 87   | 40 88
        nothing | nothing | 40

# R-LAW-77: nobody else learns which card it is
given   the table of two
        small deck from the top 56 55
        Anna: hand 40 77
        development 1
elsewhere small deck from the top 54 55
when    Anna plays 77 at 1,1
        Anna chooses 1 card
        Anna chooses small deck
then    Ben sees the same in both worlds
        Anna sees a difference

# R-LAW-77: the attack token stands behind the screen and counts against the others
given   the table of two
        Anna: hand 77
        development 1
when    Anna plays 77 at 1,1
        Anna chooses attack
then    it is told that Anna gained 1 attack
        it is not told that somebody gained a token
        Anna would score 0 for attack
        Ben would score -4 for attack
        auction 1
when    Anna bids attack                    // in the next turn
then    Anna has no attack
