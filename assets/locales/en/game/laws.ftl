# Laws with a task of their own.

ask-place-instead = **Which card gives way to { $card }?** It goes back to your hand. Its tokens stay there, and gems laid on it go to the reserve.
ask-place-under = **Under which character does { $card } go?** You get one more of each token that lies there.
ask-place-under-again = **Under which character does { $card } go?** You take the reward of its level once more.
ask-swap-own = **Swap one of your tokens?** You give the other player 3 gems for it.
ask-swap-other = **Which token do you want for it?**
ask-swap-gems = **Which 3 gems do you give?** Everybody sees them.
ask-copy-token = **Take a token like one in another pyramid?** It lies on { $card }, and you give the other player 2 gems for it.
ask-copy-gems = **Which 2 gems do you give?** Everybody sees them.
ask-deposit = **Which cards from your hand go under { $card }?** You take 2 gems for each, and each scores 3 points at the end. You may choose none.
ask-put-back-laws = **Which 2 laws go back on top of the law deck?** Nobody else sees them.
ask-put-back-law = **Which law goes back on top of the law deck?** Nobody else sees it.
ask-archive = **Which cards from your hand go under { $card }?** Each scores 5 points at the end. You may choose none.
ask-attaint = **Which free card goes under { $card }?** Its tokens move to the law, and gems laid on it go to the reserve.
ask-purse = **Lay gems on { $card }?** { $most } at most; each scores 2 points at the end.
ask-enrol = **Keep { $card }, or tuck it for 4 points at the end?**
ask-enrol-ahead = **If you get { $card }: keep it, or tuck it for 4 points at the end?**
plan-tucked = { $how ->
    [tuck] If you get { $card }: it goes under your law.
   *[keep] If you get { $card }: it goes to your hand.
}

offer-replace = { $letter }: instead of { $card }
offer-tuck-under = { $letter }: under { $card }
offer-slip = { $letter }: { $card }
offer-on-level = On level { $level }
offer-on-level-with = On level { $level } with { $tokens }
offer-token-own = { $token } on { $card }
offer-token-other = { $token } on { $who }’s { $card }
offer-tuck = Tuck { $card } (4 points)
offer-archive = 5 points at the end
offer-deposit = 2 gems, and 3 points at the end
offer-keep = Keep it in your hand
offer-put-back = { $top } on top, { $below } below
offer-none = None of them
offer-all = All of them

menu-several = Choose one or more…
menu-exactly = Choose { $count }…
menu-put-back = Which laws go back…

news-replaced = { PERSON($who) ->
    [second] You take { $card } back into your hand and put { $law } in its place
   *[third] { $who } takes { $card } back into the hand and puts { $law } in its place
}
news-part-tucked = { PERSON($who) ->
    [second] tuck
   *[third] tucks
} { $card } under { $under }
news-part-slipped = { PERSON($who) ->
    [second] tuck
   *[third] tucks
} { $card } from the pyramid under { $under }
news-part-parked = { PERSON($who) ->
    [second] lay
   *[third] lays
} { $gems } on { $card }
news-part-unparked = { PERSON($who) ->
    [second] lose
   *[third] loses
} { $gems } that lay on { $card }
news-part-swapped = { PERSON($who) ->
    [second] swap
   *[third] swaps
} { $given } for { $taken } { PERSON($other) ->
    [second] of yours
   *[third] of { $other }
}
news-part-gave = { PERSON($who) ->
    [second] give
   *[third] gives
} { $other } { $gems }
news-part-prolonged = { PERSON($who) ->
    [second] make
   *[third] makes
} the game a turn longer ({ $count } cards join the large deck)
news-part-put-back = { PERSON($who) ->
    [second] put
   *[third] puts
} { $count ->
    [one] a card
   *[other] { $count } cards
} back on { $deck }
