# Ratings of people, from 1500 on.
ranking-here = **Ranking of this server**
ranking-everywhere = **Ranking of everywhere**
ranking-line = { $place }. { $who }: **{ $rating }** ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
ranking-line-early = { $place }. { $who }: **{ $rating }** ({ $games ->
    [one] 1 game
   *[other] { $games } games
}, early)
ranking-none = Nobody is listed yet.
ranking-how = -# Tables are rated where **Options** says so: two people at least, no hints, whoever leaves comes last. Listed is who says so in `/viceroy profile`, from { $from } games on, everywhere also who has met { $met } others with a rating; 1500 is the middle.
rating-own = Your rating is **{ $rating }**, after { $games } rated games.
rating-early = Your rating is **{ $rating }**, after { $games } rated games: an early one, which still moves much.
rating-few = { $games ->
    [one] You have played 1 rated game.
   *[other] You have played { $games } rated games.
} { $missing ->
    [one] After one more you see your rating.
   *[other] After { $missing } more you see your rating.
}
rating-none = You have played no rated game yet. A table is rated if its organiser chooses so in **Options**: two people at least, no hints, and whoever leaves comes last.
rating-listed = Rankings list you.
rating-not-listed = Rankings do not list you; only you see this.
rating-ask = 📈 This game was rated. May rankings list you, with your rating? You can change it in `/viceroy profile`.
button-list-rating = List me
button-not-list-rating = Do not list me
button-unlist-rating = List me no more
