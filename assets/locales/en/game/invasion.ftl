# Monsters and combats.

news-monster = A monster joins the stack: { $monster }.
news-combat = ⚔️ **Four monsters have come: combat.** Everybody chooses in secret what to show against them.
news-shown = Shown against the monsters – { $shown }.
news-shown-by = { $who }: { $stones }
news-shown-none = { $who }: nothing
news-part-bid-kept = { PERSON($who) ->
    [second] lay { $stones } of a lost bid on your combat card
   *[third] lays { $stones } of a lost bid on the combat card
}
news-part-mustered = { PERSON($who) ->
    [second] lay { $gems } from the reserve on your combat card
   *[third] lays { $gems } from the reserve on the combat card
}
news-part-from-combat-card = { PERSON($who) ->
    [second] take { $stones } from your combat card
   *[third] takes { $stones } from the combat card
}
news-beats = { PERSON($who) ->
    [second] You beat
   *[third] { $who } beats
} { $count ->
    [one] 1 monster
   *[other] { $count } monsters
} with { $stones }
news-beats-none = { PERSON($who) ->
    [second] You beat no monster
   *[third] { $who } beats no monster
}
news-part-reward = { PERSON($who) ->
    [second] gain the reward of { $monster }
   *[third] gains the reward of { $monster }
}
news-part-penalty = { PERSON($who) ->
    [second] take { $monster } as a penalty of 4 points
   *[third] takes { $monster } as a penalty of 4 points
}
news-part-combat-card-cleared = { PERSON($who) ->
    [second] return { $stones } from your combat card
   *[third] returns { $stones } from the combat card
}

ask-combat-show = **Which gems do you show against the monsters?** Your combat card can be added later, and what is not needed comes back. If you beat none, you lose 4 points.
ask-combat-pay = **All is shown: how do you pay for the monsters?** The highest you beat gives you its reward.
ask-monster-reward = **Take the highest monster's reward, or a lower one's?** The reserve and decks lack some of the highest.
ask-missing-diamond = **Take a diamond from your combat card, or a gem of any colour from the reserve?** The reserve has no diamond for you.
ask-from-combat-card = Whatever you take that the reserve does not have comes from your combat card.
ask-muster = **Which gems of the reserve go onto your combat card?** You may lay up to { $most }; they pay for monsters.

offer-combat-card = Use one from my combat card
offer-gems-from-combat-card = { $gems } ({ $kept } from your combat card)
offer-show-none = Show nothing
offer-show = Show { $stones }
offer-show-beats = { $count ->
    [0] beats no monster: you lose 4 points
    [one] beats 1 monster
   *[other] beats { $count } monsters
}
offer-show-beats-with-card = beats { $count } with your combat card
offer-fight = Beat { $count ->
    [one] 1 monster
   *[other] { $count } monsters
}
offer-fight-screen = pay { $screen }
offer-fight-card = pay { $combat } from your combat card
offer-fight-both = { $screen } · combat card: { $combat }
offer-fight-none = Beat none and add nothing
offer-fight-keeps = { $stones } come back; you lose 4 points
offer-monster = { $monster }

panel-chosen-combat = You show { $stones } against the monsters.
panel-chosen-combat-none = You show nothing against the monsters.
panel-combat-card = -# { $when ->
    [then] Then your combat card holds { $stones }.
   *[now] Your combat card holds { $stones }.
}

refusal-show = You can show only gems and diamonds from behind your screen. Choose again.
refusal-fight = The monsters cannot be paid for so now. Choose one of the ways shown.
