# Hints: the two or three answers that look best, and what sets each apart from the others.
button-hint = Hint
hint-title = 💡 **What looks best to me, and what sets each apart:**
hint-limits = -# I look at what you see, and not far ahead. What the others do can change it.
hint-option = { $place }. { $answer }: { $why }
hint-answer = **{ $answer }**
hint-answer-how = **{ $answer }** { $how }
hint-answer-more = { $what } ({ $more })
hint-nothing = I have no hint for what you are asked now.
hint-stale = That question is not open any more. This is what you are asked now.
reject-hints-forbidden = This table plays without hints. Its rules and every card can be looked up all the same.

# Where a card goes, behind what is chosen.
hint-goes = on level { $level } { $paid }
hint-goes-below = below the base
hint-paid = for { $gems }
hint-paid-free = for free
hint-paid-infinite = for infinite { $infinite }
hint-paid-both = for { $gems } + infinite { $infinite }
hint-paints = Paint { $gems }

# What an answer does, as parts of a sentence.
hint-goes-under = goes under { $card }
hint-replaces = takes the place of { $card }, which comes back into your hand
hint-tucks = tucks { $cards } under it
hint-lays = holds { $gems } of yours
hint-prolongs = makes the game a turn longer
hint-moves = moves to level { $level }
hint-closes = closes a { $colour } circle ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
hint-gets = gives { $tokens }
hint-swaps = swaps { $given } for { $taken }
hint-completes-set = completes a set ({ $points } points)
hint-fends-off = fends off an attack ({ $points } points)
hint-beats = beats { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
}
hint-combat-card = leaves { $stones } on your combat card
hint-combat-card-empty = leaves your combat card empty
hint-takes = lets you take { $gems }
hint-draws = draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hint-keeps-judgements = leaves you { $count ->
    [one] { $count } judgement token
   *[other] { $count } judgement tokens
}
hint-keeps-bribes = leaves you { $count ->
    [0] no bribe
    [one] { $count } bribe
   *[other] { $count } bribes
}
hint-scores = adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} to your score
hint-scores-in-all = adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all
hint-scores-nothing = adds no points
hint-costs-nothing = costs you no points
hint-costs = costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-spares = spares you { $points ->
    [one] { $points } point
   *[other] { $points } points
} as your pyramid is now
hint-spares-token = spares you the loss of a token
hint-almost = leaves 1 corner to paint for a { $colour } circle on level { $level }
hint-opens = opens a place on level { $level }
hint-opens-pair = opens a place on level { $level } where 2 { $colour } corners meet
hint-leaves = leaves { $gems } for { $card } on level { $level }
hint-too-little = leaves too little for { $card }
hint-pays-for = pays for { $card } on level { $level }
hint-first-of = brings your first { $colour } gem
hint-none-left = leaves you no { $colour } gem
hint-of-every = leaves you with { $count ->
    [one] gems of every colour
   *[other] { $count } or more gems of every colour
}
hint-infinite-left = leaves you { $gems } to pay with in this turn
hint-keeps = leaves you { $card } to play later
hint-more = does more for { $what }
hint-less = does less for { $what }
hint-promise-points = the points of your tokens and laws
hint-promise-tokens = sets, magic and defence
hint-promise-circles = your circles
hint-promise-paint = circles that paint can finish
hint-promise-gems = your gems
hint-promise-places = the places of your next cards
hint-promise-hand = the cards in your hand

# The same as whole sentences.
hint-sentence = { $what }.
hint-two-sentences = { $first } { $second }
hint-has = You then have { $gems }.
hint-gems-left = You then have { $gems } in all.
hint-could = { $card } could { $what }.
hint-could-go = go { $how }
hint-could-close = close a { $colour } circle
hint-could-give = give { $rewards }
hint-could-give-fifth = give 15 points or the rewards of rows 1 to 3
hint-lacks = You need { $gems } more to play { $card }.
hint-useful = You could play { $card } yourself on level { $level }.
hint-on-top = { $card } is the next law that anybody draws.
hint-none-beats = Nothing that you can show beats a monster.
hint-none-beats-more = Nothing that you can show beats more than the { $count } that your combat card beats.
hint-would-beat = Your combat card alone then beats { $count } of the monsters that have come.
hint-spares-nothing = It takes nothing from you as your pyramid is now.
hint-grows-circles = It takes more with every circle and infinite gem to come.
hint-grows-magic = It takes more with every magic token to come.
hint-grows-defence = It takes more with every defence token to come.
hint-grows-science = It takes more with every science token to come.
hint-fixed = It never takes more than that.
hint-is-last = It is your last { $colour } gem.
hint-alone = Probably nobody else bids there.
hint-contested = Somebody else will probably bid there.
hint-nobody-there = Nobody has bid there.
hint-bid-by = { $who } has bid there too.
hint-before-gems = An attack token takes its card before any gem.
hint-named-later = You name its colour when you have seen what the others bid.
hint-nobody-wins = As it stands, nobody gets a card there.
hint-bids-on = You bid again in the next auction, with another gem.
hint-counts-as-pass = It counts as a pass.
hint-no-more = { $what ->
    [bid] You keep your gems, and bid no more this turn.
   *[play] You keep your cards and gems.
}
hint-none-better = { $what ->
    [bid] No bid looks better to me.
   *[play] No play looks better to me.
}
hint-at-once = You get { $card } at once.
hint-wanted = { $who } wants it too.
hint-what-is-left = You take the card that is left.
hint-from-laws = A law costs nothing to play; { $held ->
    [0] you hold none.
   *[other] you hold { $held }.
}
hint-from-characters = A character costs gems, and its level decides what it gives; { $held ->
    [0] you hold none.
   *[other] you hold { $held }.
}
hint-missed-least = You need that card least.
hint-another-criminal = You draw another criminal for it.
hint-fits-below = { $card } has a place below your base.
hint-no-place = { $card } needs 2 cards side by side on level 1, which you do not have yet.
hint-no-difference = The other answers come to nearly the same.
hint-just-as-good = The next one looks just as good to me.
hint-in-the-long-run = In the long run it should bring more.
hint-next-play = The play after it looks better then.
hint-costing = { $count ->
    [0] No card in your hand needs this colour.
    [one] { $count } card in your hand needs this colour.
   *[other] { $count } cards in your hand need this colour.
}
