# Words of the game that every part of the bot shares.
blue = blue
red = red
green = green
yellow = yellow
gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
no-gems = no gems
gems-of = { $count } { $colour }
list-more = { $first }, { $rest }
list-and = { $first } and { $last }
card-name = { $name } ({ $number })

token-science = a science token
token-magic = a magic token
token-defence = a defence token
token-points = a { $value }-point token
token-bonus-magic = a magic bonus of +{ $value }
token-bonus-circle = a { $colour } circle bonus of +{ $value }
token-infinite = an infinite { $colour } gem

reward-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
reward-points = { $count } points
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
reward-bonus-magic = magic bonus +{ $count }
reward-bonus-circle = { $colour } circle bonus +{ $count }
reward-infinite = an infinite { $colour } gem
reward-infinite-of-choice = an infinite gem of any colour

deck-large = the large deck
deck-small = the character deck
deck-laws = the law deck

place-base = base
place-tip = tip

topic-first-cards = first cards
topic-bid = bid
topic-attack-target = attack
topic-take-card = which card to take
topic-claim = claim
topic-pass-gems = gems for the pass
topic-develop = card to play
topic-unplayable = a card that no longer fits
topic-discard-gems = gems for the discard
topic-place = place of the card
topic-fifth-level = fifth-level reward
topic-reward-gems = reward gems
topic-deck = which deck
topic-own-infinite = infinite gem
topic-infinite-colour = colour of the infinite gem
topic-law-choice = law choice
topic-paint = painting

phase-set-up = set-up
phase-auction = turn { $turn } of { $turns }, auction { $number } of 3
phase-development = turn { $turn } of { $turns }, development round { $number } of 3
phase-painting = painting
phase-over = finished

bid-gem = { $colour }
bid-attack = attack
bid-pass = pass

score-circles = Circles
score-infinite = Infinite gems
score-laws = Laws
score-power = Points
score-magic = Magic
score-sets = Sets
score-attack = Attack
score-other = Other
score-total = Total
