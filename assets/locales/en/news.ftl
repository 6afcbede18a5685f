# What happened, as told in the game's thread.
news-turn = **Turn { $turn }**
news-painting = **The last turn is over. Painting.**
news-first-cards = The first cards are turned over.
news-bids = Bids: { $bids }.
news-bid = { $who } { $bid }
news-contested = { $who } { $count ->
    [2] both
   *[other] all
} bid { $colour }, so nobody gets { $cards }.
news-contested-bare = { $who } { $count ->
    [2] both
   *[other] all
} bid { $colour }, so nobody gets a card there.
news-contested-lost = { $bid } { $count ->
    [one] The gem is lost.
    [2] Both gems are lost.
   *[other] All gems are lost.
}
news-contested-alone = { $who } bid on { $colour } and finds no card left.
news-claimed = { $who } would like the card at the { $place } of { $colour }.
news-claimed-either = { $who } takes whichever card of { $colour } is left.
news-insists = { $who } insists on the card at the { $place } of { $colour }.
news-insists-either = { $who } insists on either card of { $colour }.
news-stopped-insisting = { $who } no longer insists on the card at the { $place } of { $colour }.
news-stopped-insisting-either = { $who } no longer insists on either card of { $colour }.
news-won = { $who } takes { $card }.
news-won-attack = { $who } takes { $card } with an attack token.
news-passed = { $who } passes.
news-passed-gems = { $who } passes and takes { $gems }.
news-pass-gems = { $who } takes { $gems } for the pass.
news-gone = Out of the auction: { $cards }.
news-revealed = New in the auction: { $cards }.
news-revealed-card = { $colour } { $card }
news-develops = Shown: { $choices }.
news-develop-play = { $who } plays { $card }
news-develop-discard = { $who } discards { $card }
news-develop-pass = { $who } passes
news-passed-round = { $who } passes.
news-starts = { $who } starts with { $card }.
news-played = { $who } places { $card } on level { $level }.
news-played-for = { $who } places { $card } on level { $level } for { $gems }.
news-discarded = { $who } discards { $card }.
news-discarded-gems = { $who } discards { $card } and takes { $gems }.
news-taken-back = { $who } takes { $card } back; it can no longer be played.
news-gains = { $who }: { $what }.
news-more = { $line } Then: { $what }.
news-paid-infinite = { $gems } by { $count ->
    [one] an infinite gem
   *[other] infinite gems
}
news-part-circle = a { $colour } circle (+1 gem)
news-part-circle-bare = a { $colour } circle (no gem left)
news-part-gems = took { $gems }
news-part-drew = { $count ->
    [one] drew a card from { $deck }
   *[other] drew { $count } cards from { $deck }
}
news-part-paid = paid { $gems }
news-hand = { $who } still held { $cards }.
news-painted = { $who } paints { $gems }.
news-won-game = 🏆 **{ $who } wins with { $points } points!**
news-shared-game = 🏆 **{ $who } share the win with { $points } points!**
news-call = ➡️ { $who }: { $what }.
news-quiet = The game goes on.
fit-more = … and { $count } more

