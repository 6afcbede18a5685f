# How a finished game went, player by player. A sentence chooses by PERSON whether it speaks to its reader.
button-analysis = How it went
# Below the poster of a finished game.
button-film = Film
button-find = Find me a table
film-title = **Game { $game }, card by card**
analysis-title = **How game { $game } went for { PERSON($who) ->
    [second] you
   *[third] { $who }
}**

analysis-won = { PERSON($who) ->
    [second] You won
   *[third] { $who } won
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lead } ahead of { $others }.
analysis-shared = { PERSON($who) ->
    [second] You share the win with { $others }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
   *[third] { $who } and { $others } share the win: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
analysis-lost = { PERSON($who) ->
    [second] You had
   *[third] { $who } had
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lead } behind { $others }.
analysis-ended-alone = { PERSON($who) ->
    [second] You ended
   *[third] { $who } ended
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
analysis-lines = Against { $other }: { $lines }.
analysis-lines-alone = { $lines }.
analysis-line = { $line } { $points }

analysis-turned = **Where it turned**
analysis-even = { $players ->
    [one] No single turn changed by much what was in sight.
   *[other] No single turn moved { PERSON($who) ->
        [second] your lead
       *[third] { $who }’s lead
    } by much.
}
analysis-turn = Turn { $turn }
analysis-end = After the last turn
analysis-swing = { $span }: { $swing }, { $after }.
analysis-swing-because = { $span }: { $swing }, { $after }. { $because }
analysis-rest = { $players ->
    [one] -# Together the other turns: { $rest }. At the start { $start } were in sight, in the end there are { $end }.
   *[other] -# Together the other turns: { $rest }. Everybody starts level.
}
analysis-no-swing = **nothing won or lost**
analysis-up = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
} won**
analysis-down = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
} lost**
analysis-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of the best other player
analysis-behind = { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind the best other player
analysis-level = level with the best other player
analysis-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in sight
analysis-alone-end = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the end

analysis-missed = **The best missed move**
analysis-none = I found no move that would clearly have been better.
analysis-when = { TITLE($when) }. { PERSON($who) ->
    [second] You chose { $given }.
   *[third] { $who } chose { $given }.
}
analysis-when-card = { TITLE($when) }. { PERSON($who) ->
    [second] You chose for { $card }: { $given }.
   *[third] { $who } chose for { $card }: { $given }.
}
analysis-better = Better by about { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $better }.
analysis-better-why = My hint would have been: “{ $why }”
analysis-given-why = My hint about your choice would have been: “{ $why }”

analysis-alike = -# { $best } of { $all } choices were what I would have chosen at once.
analysis-former = -# { $former } had this seat before, and made { $count ->
    [one] 1 choice
   *[other] { $count } choices
}.
analysis-is-computer = -# { $who } is a computer player.
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

# A finished game, step by step.
button-archive = Step through
button-poster = Post the poster here
button-turn = Turn
button-step = Step
button-hands-open = Open all hands
button-hands-close = Close the hands
archive-title = **Game { $game }** · { $turn ->
    [0] set-up
   *[other] turn { $turn }
} · step { $step } of { $last }
archive-hand = In hand, { $who }: { $cards }
archive-hand-empty = In hand, { $who }: nothing
archive-code = -# To come back here: `/viceroy archive { $code }`
poster-shown = -# A game that { $who } has played. The other people are not named.
poster-not-yours = Only whoever has played a game to its end can show its poster.
archive-none = You have not finished a game yet. When you have, you can step through it here.
archive-no-code = Type the number of a finished game, with a step if you like, such as “12#40”. **How it went** below its last post leads there too.
archive-not-here = You can step through the games that you have played, and through those whose posts you can read on this server. This is neither.
