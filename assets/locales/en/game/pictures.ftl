# Words written on pictures, and the texts that say what a picture shows.

## On pictures
picture-turn = Turn { $turn }
picture-then = Then:
picture-reserve = Reserve
picture-next-auction = Next auction
picture-mine = mine { $count }
picture-left = reserve { $count }
picture-needed = { $count ->
    [0] not needed
   *[other] hand needs { $count }
}
picture-beaten-in-order = Beaten in this order; the last one beaten gives its reward
picture-ring = White ring: fits my pyramid
picture-large-deck = Large deck { $count }
picture-small-deck = Small deck { $count }
picture-law-deck = Law deck { $count }
picture-passes = Pass: { $names }
picture-diamonds = Diamond: { $names }
picture-attacks = Attack: { $names }
picture-claim = { $name }: { TITLE($claim) }
picture-insists = { $name }: { TITLE($claim) }!
picture-either = either
picture-no-name = Player { $number }
picture-rival = Virtual opponent { $number }
picture-auction = Auction { $count } of 3
picture-development = Development round { $count } of 3
# Below a message with a picture in which somebody is not called by their name.
picture-who = -# In the picture: { $who }.
picture-who-is = { $label } is { $name }
picture-no-cards = No cards yet
picture-domain = Domain
picture-choosing-instead = Which card gives way to { $card }?
picture-choosing-under = Under which character does { $card } go?
picture-choosing-slip = Which free card goes under { $card }?
picture-choosing-bribe = Whom do you bribe?
picture-choosing-relocate = Which free character moves?
picture-criminal-row = Which row of { $card }?

## What pictures show
# Where a description is longer than Discord takes.
alt-rest = There is more: Read the table, below /viceroy table, has all of it in words.
alt-pyramid = The pyramid of { $name }: { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}.
alt-level = Level { $level }: { $cards }.
alt-in-hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
alt-circle = level { $level } { $colour } for { $value }
alt-circles = Circles of one colour: { $circles }.
alt-tokens = Tokens: { $tokens }.
alt-under = Under { $host }: { $cards }.
alt-under-count = Under { $host }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
alt-parked = Gems on { $card }: { $gems }.
alt-choice = { $letter }: { $card } on level { $level }.
alt-choice-with = { $letter }: { $card } on level { $level } with { $tokens }.
alt-auction = The auction. Reserve: { $gems }.
alt-next-auction = The next auction:
alt-auction-place = { TITLE($colour) }: { $cards }.
alt-auction-base = { $card } at the base
alt-auction-tip = { $card } at the tip
alt-fits = Fits your pyramid: { $cards }.
alt-fit = { $card } ({ $corners })
alt-corner-left = upper left
alt-corner-right = upper right
alt-corner-bottom = bottom
alt-payable = You can pay with: { $colours }.
alt-bids = Bids on { $colour }: { $names }.
alt-claim = { $name } ({ $claim })
alt-insists = { $name } ({ $claim }, insists)
alt-reserve = Reserve: { $gems }.
alt-needed = A card in your hand needs: { $gems }.
alt-waiting = Waiting for { $names }.
alt-winners = { $count ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
}
alt-hand = Your hand: { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}. Gems: { $gems }. Attack tokens: { $attack }.
alt-held = In hand: { $names }.
alt-holds = Your gems: { $gems }. Attack tokens: { $attack }.
alt-own-pyramid = Your pyramid: { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}.
alt-hand-card = { $card }, { $count ->
    [0] not playable now
   *[other] playable on level { $levels }
}.
alt-hand-criminal = { $card }, playable below the base.
alt-dealt = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to choose from: { $names }.
alt-dealt-chosen = You start with { $first } and keep { $kept }.
alt-placing = Places for { $card } in your pyramid{ $cards ->
    [0] {""}
    [one] {" "}of { $cards } card
   *[other] {" "}of { $cards } cards
}.
alt-place = { $letter } { $level ->
    [0] below the base
   *[other] on level { $level }
}
alt-place-circle = { $place } (closes a { $colour } circle for { $value })
alt-places = Free: { $places }.
alt-domain = Domain card: { $left } at the upper left, { $right } at the upper right.
alt-domain-open = Domain card: its corners fit every colour.
alt-domain-gives = Your domain card gives { $rewards }.
alt-returning = { $cards } cards in hand, of which two characters go back: { $names }.
alt-returned = { $one } and { $other } go back. Your other cards: { $names }.
alt-score-player = { $name }: { $total } ({ $lines }).
alt-score-line = { $line } { $points }
alt-stack = Monsters, the lowest first: { $monsters }.
alt-fights-with = For combat: { $stones }, { $count } in all.
alt-monster = { $monster } (costs { $cost }, brings { $reward })
alt-combat-card = On the combat card: { $things }.
alt-penalties = { $count ->
    [one] 1 monster
   *[other] { $count } monsters
} taken as a penalty: −{ $points } points.
picture-beats = { $count ->
    [one] beats 1 monster
   *[other] beats { $count } monsters
}
alt-shown = { $name } shows { $stones }.
alt-shown-beats = { $name } shows { $stones }, { $count ->
    [0] beats no monster and takes one as a penalty
    [one] beats 1 monster
   *[other] beats { $count } monsters
}.

# The reveal of an auction, a single card, the poster
picture-no-card = no card
picture-poster = Viceroy
# On the poster: how long the game was played, and the feat of whoever won.
picture-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
picture-feat-circles = { $count ->
    [one] { $count } full circle
   *[other] { $count } full circles
}
picture-feat-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
picture-feat-top = Up to level 5
alt-film = The game card by card, from the first one to the poster.
# On the poster of a game alone, behind the edition.
picture-passed-alone = more than { $level ->
    [easy] an easy
    [normal] a normal
   *[hard] a hard
} computer’s { $points }
picture-won = bids { $bid }, takes { $card }
picture-contested = bids { $bid }, nobody takes the card
picture-met = bids { $bid } and collides with { $names }
picture-collided = bids { $bid } and collides with { $names }: nobody takes the card
picture-undecided = bids { $bid }, still to be decided
picture-passed = passes
picture-passed-for = passes for { $gems }
picture-removed = removes { $card }
picture-removed-none = removes no card
picture-length = { $turns } turns, { $players ->
    [one] 1 player
   *[other] { $players } players
}
picture-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
# What decided a finished game, and by how many points its winner drew ahead then.
picture-decided = Turn { $turn } decided it: +{ $points }
picture-decided-alone = Turn { $turn } brought most: +{ $points }
alt-reveal = The bids of this auction.
alt-reveal-of = { $auction }.
alt-bid = { $name }: { $says }.
alt-poster = Poster of the finished game.
alt-decided = { $says }. Played in it: { $cards }.
alt-total = { $name }: { $total }.
alt-fresh = New: { $cards }.
alt-whole-card = The card { $card }.
alt-row = Row { $level }: adds a { $cost } gem to the cost, gives { $reward }.
alt-row-for-nothing = Row { $level }: adds a { $cost } gem to the cost, gives nothing.
alt-row-any = Row { $level }: adds { $cost } of any colours to the cost, gives { $reward }.
alt-row-any-for-nothing = Row { $level }: adds { $cost } of any colours to the cost, gives nothing.
alt-sections = Corners: { $left } at the upper left, { $right } at the upper right, { $lowerleft } and { $lowerright } at the bottom.
alt-bottom = At the bottom, on any level: { $bottom }.
alt-judgements = Judgements: { $judgements }.
alt-bribes = { $count ->
    [one] 1 bribe token.
   *[other] { $count } bribe tokens.
}
alt-judgements-hidden = { $count ->
    [one] 1 judgement token, face down.
   *[other] { $count } judgement tokens, face down.
}

# Of a card that is looked up: what of it happens at once, later and at the end.
card-character = **At once**, when you play it: the reward of the row of its level; gems and cards are yours then. **Later** a science token brings a gem more with each pass, and an infinite gem pays once in every turn. **At the end** the tokens on it count.
card-criminal = **At once**, when you play it: what its row gives. **At the end** the judgements you kept for it count.
card-when-played = **At once**, when you play it, and only then. What it says of the end of the game counts **at the end**.
card-goes-on = **From when you play it on**, for as long as it lies there. What it says of the end of the game counts **at the end**.
card-at-end = Nothing at once: it counts **at the end**.

# At a table that gathers.
picture-seat-free = free
picture-seat-computer = computer

# The deal of a day: what somebody shows of it without saying a card, and a month of them. Par is what the hard computer player reached there.
picture-deal = Deal of the day
picture-deal-par = { $points } · par { $par }
picture-deal-even = par
picture-deal-place = Place { $place } of { $of }
picture-deal-days = { $played } of { $days ->
    [one] { $days } day
   *[other] { $days } days
} this month
picture-deal-month-days = { $played } of { $days ->
    [one] { $days } day
   *[other] { $days } days
}
picture-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
picture-weekday = { $weekday ->
    [1] Mo
    [2] Tu
    [3] We
    [4] Th
    [5] Fr
    [6] Sa
   *[7] Su
}
alt-deal = Deal of the day, { $day }: { $difference } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}, par { $par }).
alt-deal-pyramid = A pyramid of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} high.
alt-deal-month = Deals of the day, { $month }: { $played } of { $days } played. { $results }
alt-deal-result = { $day }: { $difference }.
alt-deal-played = { $day }: played.

# The letters of blue, red, green and yellow gems.
picture-gem-letters = B R G Y
