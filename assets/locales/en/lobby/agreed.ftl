# What a table agreed on about time and hints: in the lobby and with the players, then the lines of the menus of the command.
agreed-time = { $speed ->
    [live] Everybody has 3 minutes for each question.
    [daily] Everybody has 24 hours for each phase, and 48 more hours for the whole game.
    [hour] The game goes on when everybody has answered, at the latest each day at { $hour }; what is asked less than 3 hours before that waits for the next day.
    [relaxed] Everybody has 48 hours for each phase, and 96 more hours for the whole game.
   *[none] Everybody has as much time as they want.
}
hour-shown = { $shown } ({ $at })
hour-in = { $hour }:00 in { $city }
hour-ahead = { $hour }:00 UTC{ $ahead }
hour-alone = { $hour }:00
hour-of-opener = { $hour }:00 by the clock of whoever opens the table
agreed-alone = Alone you have no clock: take your time.
agreed-with-others = When more people play: { $agreed }
agreed-weekends-off = Saturdays and Sundays do not count.
agreed-time-out = { $decided ->
    [computer] When somebody’s time is up, a computer player decides this once.
   *[pass] When somebody’s time is up, it counts as a pass.
}
agreed-hour-over = { $decided ->
    [computer] For whoever has not answered by then, a computer player decides until the phase is over.
   *[pass] Whoever has not answered by then passes until the phase is over.
}
agreed-takes = With { $people } busy people a game takes about { $planning } days when everybody takes the turns I propose, { $hand } when everybody answers by hand.
agreed-no-hints = This table plays without hints.
agreed-rated = 📈 Rated: this game counts in the ratings of its people; whoever leaves or is replaced comes last.
agreed-asks-handovers = A seat is handed on only if the others agree.
clock = { $speed ->
    [live] Live: 3 minutes for each question
    [daily] Daily: 24 hours for each phase, and 48 more for the game
    [hour] Daily hour: until one hour of each day
    [relaxed] Relaxed: 48 hours for each phase, and 96 more for the game
   *[none] No clock
}
time = { $speed ->
    [live] 3 minutes for each question
    [daily] 24 hours for each phase, and 48 more for the whole game
    [hour] until { $hour } each day
    [relaxed] 48 hours for each phase, and 96 more for the whole game
   *[none] as much as they want
}
weekends = { $weekends ->
    [on] Saturdays and Sundays count
   *[off] Saturdays and Sundays do not count
}
time-out = { $decided ->
    [computer] A computer player decides this once
   *[pass] It counts as a pass
}
hints = { $hints ->
    [allowed] Whoever is asked something can press Hint
   *[forbidden] No hints
}
