# Hints: the two or three answers that look best, and why.
button-hint = Hint
hint-title = 💡 **What looks best to me:**
hint-limits = -# I look at what you see, and not far ahead. What the others do can change it.
hint-option = { $place }. **{ $answer }**: { $why }
hint-best = Looks best to me, but I have no short reason.
hint-possible = Possible too.
hint-nothing = I have no hint for what you are asked now.
hint-stale = That question is not open any more. Please press **Hint** on the newest panel.
reject-hints-forbidden = This table plays without hints. Its rules and every card can be looked up all the same.

# What an answer does, as parts of a sentence.
hint-goes-to = goes on level { $level } { $paid }
hint-paid = for { $gems }
hint-paid-free = for free
hint-paid-infinite = for infinite { $infinite }
hint-paid-both = for { $gems } + infinite { $infinite }
hint-goes-under = goes under { $card }
hint-replaces = takes the place of { $card }, which comes back into your hand
hint-tucks = tucks { $cards } under it
hint-lays = holds { $gems } of yours
hint-prolongs = makes the game a turn longer
hint-closes = closes a { $colour } circle ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
hint-gets = gives { $tokens }
hint-completes-set = completes a set ({ $points } points)
hint-fends-off = fends off an attack ({ $points } points)
hint-takes = brings { $gems }
hint-draws = draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hint-scores = adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} to your score
hint-opens = opens a place on level { $level }
hint-opens-pair = opens a place on level { $level } where 2 { $colour } corners meet
hint-leaves = leaves { $gems } for { $card } on level { $level }
hint-too-little = leaves too little for { $card }
hint-pays-for = pays for { $card } on level { $level }

# The same as whole sentences.
hint-sentence = { $what }.
hint-has = You then have { $gems }.
hint-could = { $card } could go on level { $level } { $paid } and give { $rewards }.
hint-could-close = { $card } could go on level { $level } { $paid }, close a { $colour } circle and give { $rewards }.
hint-could-fifth = { $card } could go on level 5 { $paid } and give 15 points or the rewards of rows 1 to 3.
hint-could-fifth-close = { $card } could go on level 5 { $paid }, close a { $colour } circle and give 15 points or the rewards of rows 1 to 3.
hint-lacks = You need { $gems } more to play { $card }.
hint-is-last = It is your last { $colour } gem.
hint-alone = Probably nobody else bids there.
hint-contested = Somebody else will probably bid there.
hint-before-gems = An attack token takes its card before any gem.
hint-named-later = You name its colour when you have seen what the others bid.
hint-nobody-wins = As it stands, nobody gets a card there.
hint-bids-no-more = You bid no more this turn.
hint-plays-no-more = You play no more this turn.
hint-no-bid = No bid looks better to me.
hint-no-play = No play looks better to me.
hint-at-once = You get { $card } at once.
hint-wanted = { $who } wants it too.
hint-what-is-left = You take the card that is left.
hint-from-laws = A law costs nothing to play.
hint-from-characters = A character costs gems, and its level decides what it gives.
hint-missed-least = You need that card least.
