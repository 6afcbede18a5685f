# What the organiser of a table decides, and playing again.
organise-by = -# { $who } decides what is played at this table.
organise-private = Private: only people who are invited can join, so far { $who }.
organise-private-more = Private: only people who are invited can join, so far { $who }, and { $more ->
    [one] 1 other
   *[other] { $more } others
}.
organise-private-nobody = Private: only people who are invited can join. Nobody else is invited yet.
organise-changed = ⚠️ Changed since somebody joined: { $changes }.
organise-change = { $name }: { $is } (was { $was })
organise-now = Now: { $now }. { $means }
organise-edition = Edition
organise-virtual-opponents = Virtual opponents
organise-virtual-opponents-means = They only take part in auctions: they draw gems to bid, and remove cards
organise-clock = Time for everybody
organise-clock-in-short = { $speed ->
    [live] 3 minutes
    [daily] 24 hours and 48
    [hour] until { $hour } each day
    [relaxed] 48 hours and 96
   *[none] no clock
}
organise-clock-means = { $speed ->
    [live] For an evening on which everybody is there
    [daily] For players who look in every day
    [hour] Recommended for players who look in once or twice a day
    [relaxed] For players who look in every other day
   *[none] Nobody is hurried, and the game takes as long as it takes
}
organise-weekends = Saturdays and Sundays
organise-weekends-value = { $weekends ->
    [on] count
   *[off] do not count
}
organise-weekends-means = Does time run on these days?
organise-time-out = When somebody’s time is up
organise-time-out-value = { $decided ->
    [computer] a computer player decides this once
   *[pass] it counts as a pass
}
organise-time-out-means = They can answer the next question themselves
organise-hints = Hints
organise-hints-value = { $hints ->
    [allowed] allowed
   *[forbidden] forbidden
}
organise-hints-means = May a player ask me which answers look best?
organise-handovers = Handing on a seat
organise-handovers-value = { $handovers ->
    [asked] only if the others agree
   *[free] as its player likes
}
organise-handovers-means = May a player hand their seat to somebody without asking the others?
organise-rated = Rated
organise-rated-value = { $rated ->
    [yes] yes, without hints
   *[no] no
}
organise-rated-means = Does the game count in the ratings of its people, two at least?
organise-reliabilities = Reliability
organise-reliabilities-value = { $shown ->
    [shown] shown in the lobby
   *[private] private
}
organise-reliabilities-means = Does the lobby show how reliably people play over days? You show it too
organise-filled = Computer players in free seats
organise-filled-value = { $time ->
    [minutes] in ten minutes
    [hour] in an hour
    [day] in a day
   *[never] not by themselves
}
organise-filled-now = by themselves
organise-filled-means = People can still have those seats for a while
organise-language = Language of the table
organise-language-means = What everybody reads at the table and in its thread
organise-again = Another game after game { $game }: { $who }, will you play again?
organise-panel = You decide what is played at this table, and how much time everybody has. What you change counts at once; whoever has joined is shown the change.
organise-editions = Edition
organise-options = Change an option
organise-time = Change how time is counted
organise-invite = Who can join? Choose up to 25 people
organise-ask = This table was changed after somebody had joined: { $changes }. Does everybody want to play so? Then start.
button-organise = Options
button-private = Make private
button-public = Let anybody join
button-remove = Remove { $who }
button-start-changed = Start with these rules
button-again = Play again
said-opened-private = Your private table is open, and you have a seat. Choose who can join it; you can change that later with the button Options.
said-invited = { $who } can join your private table in { $channel } now, and is told so there.
said-again = The table for another game stands in { $channel }, and you have a seat. The others are asked there.

reject-not-organiser = Only { $who } decides that at this table. Ask them, or open a table of your own with `/viceroy new`.
reject-not-invited = This table is private. Ask { $who } to invite you, or open one of your own with `/viceroy new`.
reject-not-invited-nobody = This table is private. Open one of your own with `/viceroy new`.
reject-too-many-joined = { $most ->
    [one] Only 1 player can play so, and more have joined. Remove somebody first, or choose something else.
   *[other] Only { $most } players can play so, and more have joined. Remove somebody first, or choose something else.
}
reject-not-at-table = They are not at this table any more.
reject-no-private-table = You have no private table on this server that waits for players. Open one with `/viceroy new` and `private`, or press **Make private** in the options of your table; then invite them again.
reject-already-invited = They are invited to your newest private table already, or have a seat there.
reject-too-many-invited = { $most } people are invited to your newest private table, and I keep no more. Take somebody out with the button **Options** first.
reject-invite-program = This is a program, which cannot play. For a computer player press **+ Computer player** at your table.
reject-not-over = This game is not over. When it is, its last post lets you play again.
