# Plans: a play or discard that is being put together, what follows it, and the bids of the next auction.
draft-title = { $what ->
    [discard] -# Not discarded yet: press **{ $button }**.
    [play] -# Not played yet: press **{ $button }**.
   *[plan] -# Not confirmed yet: press **{ $button }**.
}
draft-complete = **Ready:** nothing else is asked.
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
button-first-only = Only { $step }
button-undraft = Back
button-keep-plan = Keep my plan
button-keep-bid = Keep my bid
button-ask-then = Ask me then
button-change-bid = Change my next bid
button-confirm-all = { $count ->
    [one] Confirm this step
    [2] Confirm both steps
   *[other] Confirm all { $count } steps
}
button-change = Change
button-change-plan = Change my plan
button-plan = Plan my bids
button-plan-pass = Pass
button-plan-else-pass = If that card is gone, pass
button-ask-if-drawn = Ask me if I draw a card
button-go-on-if-drawn = Go on if I draw a card

# $plan is a list of plays, and of bids.
plan-proposed = 💡 **Your turn:**
plan-proposed-one = 💡 { $step }
plan-if-no-card = **If you get no card:** { $bids }.
plan-confirmed = 📋 **Your plan:**
plan-so-far = 📋 { $first }
plan-step = **{ $nth }** { $step }
plan-bids = { $first ->
    [pass] **Then** { $bids }.
   *[bid] **Then bid** { $bids }.
}
plan-bids-alone = 📋 { $first ->
    [pass] **Your next bid:** { $bids }.
    [only] **Your next bid:** { $bids }.
   *[bid] **Your next bids:** { $bids }.
}
plan-gems = 📋 **Gems for your next pass:** { $gems }. The menu changes it.
plan-put-under = 📋 **After the development:** { $criminal }. The menu changes it.
plan-then = { $before }, then { $next }
plan-play = { $card } { $level ->
    [0] below the base
   *[other] on level { $level }
}
plan-discard = discard { $card }
plan-replace = { $card } in place of { $other }
plan-bid-without = then { $bid }
plan-bid-short = { $bid }
plan-bid-same = the same
plan-bid-then = { $before }; { $next }
plan-wanted = { $bid } for { $card }
plan-wanted-others = for other cards
plan-or = { $before } or { $next }
plan-else = { $before }, else { $next }
plan-pass = pass
plan-pass-for = pass and take { $gems }
plan-bid-choice = { $bid }: { $card }
plan-follow-ups = 📌 I choose for you { $when }.

plan-is-in-force = 📋 This is your plan. It is in force.
plan-stays-in-force = 📋 Your old plan stays in force until you confirm the change.
plan-lost = ⚠️ Some of what followed is not possible any more.
plan-stopped = ⚠️ A step of your plan was not possible any more. The rest waits until you confirm it again.
plan-drew = ⚠️ You drew a card, so your plan waits until you confirm it again.
plan-was-away = ⚠️ A computer player played for you, so your plan waits until you confirm it again.
plan-better = ⚠️ Things have changed: another answer looks better now than the one you took.
plan-corrected = ⚠️ A rule of the game was corrected meanwhile, so your plan waits until you confirm it again.

plan-next-play = **Round { $nth }: play another card, or pass?**
plan-next-bid = { $nth ->
    [1] **What do you bid in the next auction?** Pass to take { $gems }.
    [2] **And if your first bid brings no card?** Choose a second bid.
   *[other] **And if your second bid brings no card?** Choose a third bid, or what to do if its card is gone by then.
}
menu-plan-bid = { $nth ->
    [1] My first bid
    [2] My second bid, if the first brings no card
   *[other] My third bid, if the second brings no card
}
menu-plan-else = Or for my second bid, if that card is gone

# In a first game, while the others are still to choose. Nothing there is called a plan.
meanwhile-bid = **While the others choose: what do you bid next?** Pass to take { $gems }.
meanwhile-second-bid = **While the others choose: and if that bid brings no card?** Choose a second bid.
meanwhile-first-bid = Your first: { $bid }.
meanwhile-play = **While the others choose: do you play another card this turn?**
meanwhile-other = { $asked } The others are still choosing.
plan-introduced = 🎓 **New: answer ahead.** Choose your next bids now, and you are not asked when they come.
plan-confirmed-first = ⏭️ **What you do next:**
