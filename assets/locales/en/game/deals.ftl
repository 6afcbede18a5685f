# The deal of the day: one short game a day against two computer players, with the same cards for everybody.
deal-open = **Deal of the day** · { $day }
deal-about = Six turns against two computer players, some ten minutes. Everybody who plays today gets the same cards, once and without suggestions.
deal-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] { $count } person has finished it.
   *[other] { $count } people have finished it.
}
deal-until = It closes { $time }.
deal-unfinished = It closed before you finished it, so it has no points.
deal-over = **You { $points }, par { $par } ({ $difference })**
deal-over-alone = **You { $points }**
deal-par = -# Par is what the hard computer player reached in your seat.
deal-par-later = -# Par is what the hard computer player reaches in your seat. It is still playing: look again in a minute.
deal-place-later = -# Your place is told once 20 people have finished.
deal-days = You have played { $played } of { $days ->
    [one] { $days } day
   *[other] { $days } days
} this month.
deal-closes = -# The deal closes { $time }. Then I show the best game and what most people bid for.
deal-second-account = -# There is no ranking by deals: a second account gets the same cards.
deal-fair = **Fair shuffles.** Each day has one secret for everybody, and all cards follow from it. Its hash is told the day before, the secret when the deal has closed. Nothing is mixed in, so that all get the same cards.
deal-fair-today = Today: `{ $hash }`
deal-fair-next = Tomorrow: `{ $hash }`
deal-posted = -# From { $who }. No card is named here, so it gives nothing away.
deal-no-postcard = There is nothing to post yet: finish the deal first, and give par a minute.
deal-closed = **Deal of { $day }** · closed
deal-closed-best = The best of { $count ->
    [one] { $count } game
   *[other] { $count } games
} reached { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
deal-closed-most = In the first auction most bid for { $card } ({ $count } of { $all }).
deal-closed-worked = Those who bid for { $card } there did best: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average.
deal-closed-secret = -# Secret `{ $secret }`, hash `{ $hash }`
deal-closed-none = That deal has not closed yet, or you did not finish it.
deal-month-none = You have not finished a deal this month yet.
button-deal-play = Play
button-deal-today = Play today’s deal
button-deal-result = My result
button-deal-post = Post it here
button-deal-month = This month
button-deal-closed = { $day }: how it went
button-deal-earlier = Yesterday’s: go on
button-deal-best = The best game
reject-deal-played = You have played this deal. `/viceroy daily` shows how you did; the next one comes tomorrow.
reject-deal-not-closed = Until this deal closes I tell nothing of it but your points, your place and the postcard. Please look again then: `/viceroy daily`.
reject-deal-closed = This deal has closed. `/viceroy daily` has the one of today.
deal-listed-none = Nobody here has let me show their result yet.
deal-listed = { $who } · { $points }, par { $par } ({ $difference })
deal-listed-alone = { $who } · { $points }
button-deal-list = List me here
button-deal-unlist = Do not list me here
deal-now-listed = Your result of each day is listed on this server from now on.
deal-now-unlisted = Your results are not listed on this server any more.
deal-not-kept = This server keeps no post of the deal of the day.
reject-deal-alone = The deal of the day is played alone, and nobody waits for you in it. Just put it aside; it closes by itself.
