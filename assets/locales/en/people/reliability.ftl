# How reliably people play games over days.
reliability = { $time ->
    [same_day] Finished { $finished } of { $games } · usually answers the same day
    [two_days] Finished { $finished } of { $games } · usually answers within two days
   *[later] Finished { $finished } of { $games } · often needs more than two days to answer
}
reliability-finished = Finished { $finished } of { $games }
reliability-new = New: fewer than { $from } games over days
reliability-named = **{ $who }** · { $said }
reliability-own = 🗓️ **Your games over days:** { $said }
    -# Only you see it, unless you show it. Games of two people or more count, with a daily or a slower clock; announced absence is not late.
reliability-few = 🗓️ { $missing ->
    [one] After one more game over days you see here how reliably you play.
   *[other] After { $missing } more games over days you see here how reliably you play.
}
reliability-lobby = 🗓️ This table shows how reliably people play games over days. Whoever joins sees first what it shows.
reliability-nothing = shows nothing
reliability-ask = **Join a table that shows how reliably you play?** Of you its lobby would show:
    { $said }
button-join-showing = Join and show it
button-show-reliability = Post reliability here
