# Seasons, what people have reached, and lists of finished games.
season = Season { $number } of { $year }
season-line = { $place }. { $who }: **{ $rating }** ({ $gained }), { $games ->
    [one] 1 game
   *[other] { $games } games
}
season-none = Nobody is listed here yet.
season-how = -# A season is a quarter of a year, and a game counts in the season in which it ends. Listed is who says so in `/viceroy profile`, from { $from } rated games of the season and { $all } in all on; everywhere also who has met { $met } others with a rating.
season-over = 🏆 **Season { $number } of { $year } is over.** { $games ->
    [one] 1 game ended
   *[other] { $games } games ended
} on this server, played by { $people ->
    [one] 1 person
   *[other] { $people } people
}.
season-over-unlisted = Rankings show those who say so in `/viceroy profile`.
season-unreadable = A season is a year and one of its quarters, such as 2026-4.
button-all-seasons = All seasons
button-own-season = My season
# In the picture of somebody or of a season: what is counted.
summary-rating = Rating
summary-gained = { $rating } ({ $gained })
summary-games = Games
summary-won = Won
summary-won-of = { $won } of { $games }
summary-people = People
summary-most = Best
summary-best = Best pyramid: { $points ->
    [one] 1 point
   *[other] { $points } points
} in game { $game }
summary-best-of = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
alt-summary-row = { $what }: { $much }.
alt-summary-course = Rating between { $first } and { $last }.
profile-counted = { $games ->
    [one] 1 finished game counts
   *[other] { $games } finished games count
}, { $won } of them won.
profile-best = Best: { $points ->
    [one] 1 point
   *[other] { $points } points
} in game { $game }.
profile-none = No finished game counts here yet. A game counts for whoever played it to its end; short games do not.
button-post-profile = Post profile here
profile-posted = { $who } plays Viceroy.
# Lists of finished games.
finished-own = **Your finished games**
finished-here = **Finished games of this server**
finished-line = 🏁 { $game } · { $time }
finished-player = { $who } { $points }
finished-none = None that you could see.
finished-menu = Step through a game
button-finished-own = My games
button-finished-here = This server’s games
button-newest = Newest
button-older = Older
