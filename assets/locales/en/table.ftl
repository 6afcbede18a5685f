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
table-decks = Decks: { $large } auction, { $small } characters, { $laws } laws.
table-order = Order of play: { $who }.
table-nobody = Nothing to wait for.
table-winner = 🏆 **{ $who } won with { $points } points.**
table-winners = 🏆 **{ $who } share the win with { $points } points.**
table-secret = -# Secret of the shuffles: `{ $secret }` (hash `{ $hash }`)
table-hash = -# Hash of the secret behind the shuffles: `{ $hash }`
button-my-hand = My hand
