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
table-winner = 🏆 **{ $who } won with { $points } points.**
table-winners = 🏆 **{ $who } share the win with { $points } points.**
table-you-won = 🏆 **You won with { $points } points.**
table-you-place = Your place: { $place } of { $players }, with { $points } points.
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
table-secret = -# Secret of the shuffles: `{ $secret }` (hash `{ $hash }`)
table-secret-presses = -# Secret of the shuffles: `{ $secret }` (hash `{ $hash }`); mixed with the presses `{ $presses }`{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
button-my-hand = My hand
button-show-table = Show the table
score-other = Other
score-total = Total
