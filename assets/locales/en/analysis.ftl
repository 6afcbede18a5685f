# How a finished game went, player by player. A sentence chooses by PERSON whether it speaks to its reader.
button-analysis = How it went
analysis-title = **How game { $game } went for { PERSON($who) ->
    [second] you
   *[third] { $who }
}**

analysis-turned = **Where it turned**
analysis-even = { $players ->
    [one] No single turn changed by much what was in sight.
   *[other] No single turn moved { PERSON($who) ->
        [second] your lead
       *[third] { $who }’s lead
    } by much.
}
analysis-turn = Turn { $turn }: { $swing }, { $after }.
analysis-turn-because = Turn { $turn }: { $swing }, { $after }. { $because }
analysis-up = **{ $points ->
    [one] 1 point
   *[other] { $points } points
} won**
analysis-down = **{ $points ->
    [one] 1 point
   *[other] { $points } points
} lost**
analysis-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead of the best other player
analysis-behind = { $points ->
    [one] 1 point
   *[other] { $points } points
} behind the best other player
analysis-level = level with the best other player
analysis-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
} in sight

analysis-missed = **The best missed move**
analysis-none = I found no move that would clearly have been better.
analysis-when = { TITLE($when) }. { PERSON($who) ->
    [second] You chose: { $given }.
   *[third] { $who } chose: { $given }.
}
analysis-when-card = { TITLE($when) }. { PERSON($who) ->
    [second] You chose for { $card }: { $given }.
   *[third] { $who } chose for { $card }: { $given }.
}
analysis-better = Better by about { $points ->
    [one] 1 point
   *[other] { $points } points
}: **{ $better }**.
analysis-for = At once it brings more from { $terms }.
analysis-against = At once it brings less from { $terms }.
analysis-term = { $term } ({ $points })
analysis-term-points = points on the table
analysis-term-tokens = sets, magic and defence
analysis-term-circles = circles
analysis-term-paint = circles to be painted
analysis-term-gems = gems
analysis-term-places = places in the pyramid
analysis-term-hand = cards in the hand
analysis-letters = { $lettered ->
    [given] In the picture, A is what was chosen.
    [better] In the picture, B is what would have been better.
   *[both] In the picture, A is what was chosen and B what would have been better.
}
analysis-painted = { $count ->
    [0] no painting
    [one] 1 painted corner
   *[other] { $count } painted corners
}
analysis-gems = { $gems }
analysis-several = something else

analysis-alike = -# { $best } of { $all } choices were what I would have chosen at once.
analysis-computed = -# A computer player made { $count ->
    [one] 1 choice
   *[other] { $count } choices
} for { PERSON($who) ->
    [second] you
   *[third] { $who }
}.
analysis-timed-out = -# Time ran out for { $count ->
    [one] 1 choice
   *[other] { $count } choices
}.
analysis-how = { $players ->
    [one] -# Points are what I think a position brings until the end. A move is judged by what its player could see then.
   *[other] -# Points are what I think a position brings until the end, against the best other player. A move is judged by what its player could see then.
}
analysis-not-over = This game is not over. When it is, its last post shows how it went.
analysis-older-rules = I cannot look back at this game: it was played under older rules of mine, and comes out differently now. `/viceroy table` shows how it ended.
