# Virtual opponents, and the questions that not every table meets.

ask-return-gems = **Give { $gems } back to the reserve.** You start with the other six.
ask-tip-or-go-on = **You and a virtual opponent bid on { $colour }.** Take the card at the tip (the other one is discarded), or go on without a card? In the third auction going on is a pass.
ask-rival-target = **A virtual opponent drew a colour without cards.** You are first in the order of play: which auction card is discarded for it?
ask-requisition = **{ $card } takes an auction card.** Which one? You sit out the next auction phase.

offer-go-on = Go on without a card
panel-chosen-returned = You give back { $gems }.

news-returned = Everybody has given two gems back.
news-rival-bids = Drawn: { $bids }.
news-rival-bid = { $colour } for { $who }
news-rival-took = { $card } is out of the game, taken by { $who }.
news-rival-left = There is no card left for { $who }.
news-part-requisitioned = took { $card } from the auction and sits out the next auction phase
table-sits-out = Sits out the next auction phase: { $who }.
table-rivals-in = Bidding too: { $who }.
table-solo = 🏁 **{ $who } ended with { $points } points.**
table-solo-better = That is your best game alone; the best before had { $points } points.
table-solo-best = Your best game alone so far: { $points } points.
news-solo = 🏁 **{ $who } ends with { $points } points.**
