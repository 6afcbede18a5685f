# Laws with a task of their own.

ask-place-instead = **Which card gives way to { $card }?** It goes back to your hand; what lies on it stays.
ask-place-under = **Under which character does { $card } go?** Every token lying there is doubled once.
ask-swap-own = **Swap one of your tokens?** The other player gets 3 gems of yours for it.
ask-swap-other = **Which token do you want for it?**
ask-swap-gems = **Which 3 gems do you hand over?** Everybody sees them.
ask-put-back-laws = **Two laws go back on top of the law deck.** Only you know which.
ask-put-back-law = **One law goes back on top of the law deck.** Only you know which.
ask-archive = **Which cards from your hand go under { $card }?** Each scores 5 points at the end; none is fine too.
ask-attaint = **Which free card goes under { $card }?** Its tokens move to the law.
ask-purse = **Lay gems on { $card }?** At most { $most }; each scores 2 points at the end.
ask-enrol = **You took { $card }.** Keep it, or tuck it for 4 points at the end?

offer-replace = { $letter }: instead of { $card }
offer-tuck-under = { $letter }: under { $card }
offer-slip = { $letter }: { $card }
offer-on-level = On level { $level }
offer-on-level-with = On level { $level } with { $tokens }
offer-token-own = { $token } on { $card }
offer-token-other = { $token } on { $who }’s { $card }
offer-tuck = Tuck { $card } (4 points)
offer-archive = 5 points at the end
offer-keep = Keep it in the hand
offer-put-back = { $top } on top, { $below } below
offer-none = None of them
offer-all = All of them

menu-several = Choose one or more…
menu-put-back = Which laws go back…

news-replaced = { $who } puts { $law } in the place of { $card }, which goes back to the hand.
news-part-tucked = tucked { $card } under { $under }
news-part-slipped = tucked { $card } of the pyramid under { $under }
news-part-parked = laid { $gems } on { $card }
news-part-unparked = { $gems } on { $card } went to the reserve
news-part-swapped = swapped { $given } for { $taken } of { $who }
news-part-gave = gave { $who } { $gems }
news-part-prolonged = { $count } cards joined the large deck: the game is a turn longer
news-part-put-back = { $count ->
    [one] put a card back on { $deck }
   *[other] put { $count } cards back on { $deck }
}
