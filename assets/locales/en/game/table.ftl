# The standing post of a game.
table-title = **Viceroy, game { $game }** · { $phase }
table-waiting = ⏳ Waiting for { $who }.
table-awaited = { $who } ({ $what })
table-answered = ✅ Chosen: { $who }.
table-reserve = Reserve: { $gems }.
table-shown = { $who } holds { $gems }{ $attack ->
    [0] {""}
    [one] {" "}and 1 attack token
   *[other] {" "}and { $attack } attack tokens
}.
table-underworld = Criminal deck: { $criminals }. Judgements left: { $judgements }. Bribes left: { $bribes }.
table-decks = Large deck: { $large }. Small deck: { $small }. Law deck: { $laws }.
table-order = Order of play: { $who }.
table-nobody = Nothing to wait for.
table-winner = 🏆 **{ $who } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.**
table-winners = 🏆 **{ $who } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.**
table-you-won = 🏆 **You won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.**
table-you-place = Your place: { $place } of { $players }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# Behind who won: the line of the score sheet that did most for it, and by how many points.
ending-ahead = { $lead ->
    [one] 1 point
   *[other] { $lead } points
} ahead of { $others }, most of all by { $line } (+{ $more }).
ending-behind = { $lead ->
    [one] 1 point
   *[other] { $lead } points
} behind, most of all by { $line } (−{ $less }).
ending-computers = Alone at such a table computer players have { $easy } points (easy), { $normal } (normal) and { $hard } (hard) on average.
ending-cards = -# { PERSON($who) ->
    [second] From the texts of your cards
   *[third] From the texts of { $who }’s cards
}: { $cards }.
ending-card = { $card } { $points }
# Who played a seat that changed hands, in order.
table-held = -# { $who }’s seat: { $by }
table-held-person = { $turn ->
    [0] { $who }
   *[other] { $who } from turn { $turn }
}
table-held-computer = { $turn ->
    [0] a computer player
   *[other] a computer player from turn { $turn }
}
button-my-hand = My hand
button-show-table = Show the table
score-other = Other
score-total = Total
# Above a sheet whose columns have numbers, as the names are too long for a telephone.
score-columns = Columns: { $names }
score-column = { $nth } { $who }
