# What the things of the game are called. A word may look at $case, which a sentence asks for, as in
# { WORD($colour, case: "genitive") }; English has no cases. A card is called as printed unless card-14 = ... stands here.
blue = blue
red = red
green = green
yellow = yellow
any-colour = any colour
no-colour = no colour
gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
no-gems = no gems
gems-of = { $count } { $colour }
you = you
list-more = { $first }, { $last }
list-apart = { $first }; { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
card-name = { $name } ({ $number })

token-science = { $count ->
    [one] a science token
   *[other] { $count } science tokens
}
token-magic = { $count ->
    [one] a magic token
   *[other] { $count } magic tokens
}
token-defence = { $count ->
    [one] a defence token
   *[other] { $count } defence tokens
}
token-points = { $count ->
    [one] { $value ->
        [8] an
        [11] an
        [18] an
       *[other] a
    } { $value }-point token
   *[other] { $count } { $value }-point tokens
}
auction-card-two = { $first }/{ $second }
token-bonus-magic = { $count ->
    [one] a magic bonus of +{ $value }
   *[other] { $count } magic bonuses of +{ $value }
}
token-bonus-circle = { $count ->
    [one] a { $colour } circle bonus of +{ $value }
   *[other] { $count } { $colour } circle bonuses of +{ $value }
}
token-bonus-any-circle = { $count ->
    [one] a circle bonus of +{ $value } for every colour
   *[other] { $count } circle bonuses of +{ $value } for every colour
}
token-infinite = { $count ->
    [one] an infinite { $colour } gem
   *[other] { $count } infinite { $colour } gems
}

reward-diamonds = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
reward-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
reward-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
reward-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
reward-science = { $count } science
reward-magic = { $count } magic
reward-defence = { $count } defence
reward-attack = { $count ->
    [one] { $count } attack token
   *[other] { $count } attack tokens
}
reward-bonus-magic = { $case ->
    [brief] +{ $count } for magic
   *[nominative] magic bonus +{ $count }
}
reward-bonus-any-circle = { $case ->
    [brief] +{ $count } for all circles
   *[nominative] circle bonus of every colour +{ $count }
}
reward-bonus-circle = { $case ->
    [brief] +{ $count } for { $colour } circles
   *[nominative] { $colour } circle bonus +{ $count }
}
reward-infinite = { $case ->
    [brief] infinite { $colour }
   *[nominative] an infinite { $colour } gem
}
reward-infinite-of-choice = { $case ->
    [brief] infinite of any colour
   *[nominative] an infinite gem of any colour
}
reward-bribes = { $count ->
    [one] { $count } bribe
   *[other] { $count } bribes
}
reward-discard-judgements = { $case ->
    [brief] { $count ->
        [one] −{ $count } judgement
       *[other] −{ $count } judgements
    }
   *[nominative] discard { $count ->
        [one] { $count } judgement
       *[other] { $count } judgements
    }
}
reward-relocate = { $case ->
    [brief] a move
   *[nominative] move a free character
}

domain-card = domain card
domain-card-own = your domain card
combat-card-own = your combat card
domain-reward-gems = { $count } gems
domain-reward-science = 1 science token
domain-reward-attack = 1 attack token
domain-reward-character = 1 character
domain-reward-law = 1 law

judgement-none = no penalty
judgement-points = { $count ->
    [one] −{ $count } point
   *[other] −{ $count } points
}
judgement-per-circle = −{ $count } for each circle and infinite gem
judgement-per-magic = −{ $count } for each magic
judgement-per-defence = −{ $count } for each defence
judgement-per-science = −{ $count } for each science
judgement-discard = discard one token: { $kinds }
token-kind-science = science
token-kind-magic = magic
token-kind-defence = defence
token-kind-points = points
token-kind-bonus-magic = magic bonus
token-kind-bonus-circle = circle bonus
token-kind-infinite = infinite gem

deck-large = the large deck
deck-small = the small deck
deck-laws = the law deck
deck-criminals = the criminal deck

place-base = base
place-tip = tip

phase-set-up = set-up
phase-auction = auction { $count } of 3
phase-development = round { $count } of 3
turn-of = turn { $turn } of { $turns }
phase-criminals = criminals
phase-combat = combat
phase-judgement = judgement
phase-painting = painting
phase-over = finished

bid-gem = { $colour }
bid-attack = attack
bid-diamond = a diamond
bid-pass = pass

score-circles = Circles
score-infinite = Infinite gems
score-laws = Laws
score-power = Points
score-magic = Magic
score-sets = Sets
score-attack = Attack

how-many-exactly = exactly { $least }
how-many-up-to = at most { $most }
how-many-range = { $least } to { $most }
rival-name = virtual opponent { $number }

# What computer players are called: a short name of a person, which fits into the columns of a score sheet.
computer-name-alba = Alba
computer-name-bice = Bice
computer-name-ciro = Ciro
computer-name-dora = Dora
computer-name-elio = Elio
computer-name-fosca = Fosca
computer-name-gino = Gino
computer-name-ilda = Ilda
computer-name-lapo = Lapo
computer-name-mina = Mina
computer-name-nilo = Nilo
computer-name-ugo = Ugo
