# Plans: a play or discard that is being put together, what follows it, and the bids of the next auction.
draft-title = { $what ->
    [discard] **Your discard, not made yet.** It counts when you press **{ $button }**; nobody sees it before.
    [play] **Your play, not made yet.** It counts when you press **{ $button }**; nobody sees it before.
   *[plan] **Your plan, not confirmed yet.** It counts when you press **{ $button }**; nobody sees it before.
}
draft-complete = Everything is set.
button-confirm = { $what ->
    [discard] Discard it
    [play] Play it
   *[plan] Confirm my plan
}
button-confirm-early = { $what ->
    [discard] Discard it, choose the rest later
    [play] Play it, choose the rest later
   *[plan] Confirm, choose the rest later
}
button-undraft = Back
button-do-that = Do that
button-change = Change
button-change-plan = Change my plan
button-plan = Plan my bids
button-plan-pass = Pass
button-ask-if-drawn = Ask me if I draw a card
button-go-on-if-drawn = Go on if I draw a card

# $plan is a list of plays, and of bids.
plan-proposed = 💡 **Proposed:** { $plan }.
plan-confirmed = 📋 **Your plan:** { $plan }.
plan-so-far = 📋 { $plan }.
plan-bids = **Then bid** { $bids }.
plan-bids-alone = 📋 **Your next bids:** { $bids }.
plan-then = { $before }, then { $next }
plan-play = { $card } on level { $level }
plan-discard = discard { $card }
plan-replace = { $card } in place of { $other }
plan-no-more = play no more
plan-bid-without = if that brings no card, { $bid }
plan-bid-again = then the same again
plan-bid-then = { $before }; { $next }
plan-wanted = { $bid } for { $card }
plan-else = { $before }, else { $next }
plan-pass = pass
plan-pass-for = pass and take { $gems }
plan-bid-choice = { $bid }: { $card }

plan-stopped = ⚠️ A step of your plan was not possible any more, so you are asked. What follows it waits until you confirm it again.
plan-drew = ⚠️ You drew a card, so your plan waits until you confirm it again.
plan-was-away = ⚠️ A computer player played for you, so your plan waits until you confirm it again.

plan-next-play = **Round { $nth }, if you like:** { $asked }
plan-next-bid = { $nth ->
    [1] **The next auction, if you like:** { $asked }
    [2] **If your first bid brings no card:** { $asked }
   *[other] **If your second bid brings no card:** { $asked }
}
plan-next-gems = { $nth ->
    [1] **The gems for your pass, if you like:** { $asked }
   *[other] **The gems if you get no card, if you like:** { $asked }
}
menu-plan-bid = { $nth ->
    [1] My first bid
    [2] My second bid, if the first brings no card
   *[other] My third bid, if the second brings no card
}
menu-plan-else = { $nth ->
    [1] Or for my first bid, if that card is gone
   *[other] Or for my second bid, if that card is gone
}
