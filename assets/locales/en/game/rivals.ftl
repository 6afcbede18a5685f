# Virtual opponents, and the questions that not every table meets.

ask-return-gems = **Give { $gems } back to the reserve.** You start with the other 6.
ask-tip-or-go-on = **You and a virtual opponent bid on { $colour }: take the card at the tip, or go on without a card?** If you take it, the other one is discarded. In auction 3 of 3, going on is a pass.
ask-rival-target = **Which auction card does the virtual opponent discard?** It drew a colour without cards, and you choose because you are first in the order of play.
ask-requisition = **Which auction card do you take with { $card }?** You sit out the next auction phase.

offer-go-on = Go on without a card
panel-chosen-returned = You give back { $gems }.

news-returned = Everybody has given 2 gems back.
news-rival-bids = Drawn: { $bids }.
news-rival-bid = { $colour } for { $who }
news-rival-took = { TITLE($who) } removes { $card } from the game.
news-rival-left = { TITLE($who) } finds no card left.
news-part-requisitioned = { PERSON($who) ->
    [second] take { $card } from the auction (you sit out the next auction phase)
   *[third] takes { $card } from the auction (and sits out the next auction phase)
}
table-sits-out = Sits out the next auction phase: { $who }.
table-rivals-in = Bidding too: { $who }.
table-solo = 🏁 **{ $who } ended with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.**
table-solo-better = That is your best game alone; your best before had { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-solo-best = Your best game alone has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-taken-back = { $count ->
    [one] A step was taken back
   *[other] Steps were taken back
} in this game, so it counts in no record.
news-solo = 🏁 **{ PERSON($who) ->
    [second] You end
   *[third] { $who } ends
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.**
