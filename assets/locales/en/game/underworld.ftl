# Criminals, judgements and bribes.

news-played-judged = { PERSON($who) ->
    [second] You place
   *[third] { $who } places
} { $card } below the base for { $kept } of { $count } drawn judgement tokens
news-part-judgements-returned = { PERSON($who) ->
    [second] discard
   *[third] discards
} { $count ->
    [one] { $count } judgement token
   *[other] { $count } judgement tokens
}
news-part-bribes-paid = { PERSON($who) ->
    [second] pay
   *[third] pays
} { $count ->
    [one] { $count } bribe
   *[other] { $count } bribes
} for the reward of { $card } once more
news-part-moved = { PERSON($who) ->
    [second] move { $card } to level { $level }
   *[third] moves { $card } to level { $level }
}
news-put-under = { PERSON($who) ->
    [second] You put a criminal under the deck.
   *[third] { $who } puts a criminal under the deck.
}
news-under-the-deck = { $card } under the criminal deck
news-criminals-drawn = { PERSON($who) ->
    [second] You draw
    [third] { $who } draws
   *[third-plural] { TITLE($who) } each draw
} a criminal.
news-judgement = ⚖️ **The judgements are turned over.**
news-judgements = { $shown }.
news-judgements-of = { PERSON($who) ->
    [second] You: { $judgements }
   *[third] { $who }: { $judgements }
}
news-part-obeyed = { PERSON($who) ->
    [second] discard { $token } as judged
   *[third] discards { $token } as judged
}

ask-criminal-row = **Which row of { $card } do you choose?** You draw its judgements, give one back, and gain what the row gives.
ask-return-judgement = **Which judgement do you give back?** The others stay with you and count at the end of the game.
ask-put-under = **Do you put a criminal under the deck?** If you have no other, you draw a new one.
ask-bribe = **Whom do you bribe?** As many bribes as the level of a character bring its reward once more. You can do so once now; keep the others for a later criminal.
ask-fifth-level-again = **{ $card } stands on level 5: what does it give once more?**
ask-discard-judgements = **Which judgements do you discard?** Choose { $most }.
ask-relocate = **Which free character moves?** It keeps its tokens and gives the reward of its new level.
ask-relocate-to = **Where does { $card } move?** It costs nothing, and gives the reward of the level it moves to.
ask-obey = **Which token do you discard?** A judgement of yours demands it.
ask-amnesty = **Which judgements do you discard?** You may choose up to { $most }.

offer-row-short = { $count } judgements: { $rewards }
offer-rows-brief = 2 judgements: { WORD($first, case: "brief") }; 3: { WORD($second, case: "brief") }; 4: { WORD($third, case: "brief") }
offer-row = Draw { $count }: { $rewards }
offer-row-keeps = keep { $count ->
    [one] 1 judgement
   *[other] { $count } judgements
}
offer-judgement = { TITLE($judgement) }
offer-bribe = { $letter }: { $card } for { $count ->
    [one] { $count } bribe
   *[other] { $count } bribes
}
offer-bribe-none = Bribe nobody
offer-put-under = { $card } under the deck
offer-put-under-none = Keep what I have
offer-relocate = { $letter }: { $card }
offer-obey = { TITLE($token) } on { $place }
offer-obey-for = judgement: { $kinds }
offer-place-judgements = for judgement tokens
offer-place-criminal = one row of your choice
offer-place-below = below { $first } and { $second }
offer-deck-criminals = A criminal, from the criminal deck

panel-chosen-put-under = You put { $card } under the criminal deck.
panel-chosen-put-under-none = You keep your criminals.
panel-judgements = -# ⚖️ Your judgements: { $judgements }.
panel-bribes = -# { $when ->
    [then] Your bribes then: { $bribes }.
   *[now] Your bribes: { $bribes }.
}
panel-judgements-and-bribes = -# ⚖️ Your judgements: { $judgements }. { $when ->
    [then] Bribes then: { $bribes }.
   *[now] Bribes: { $bribes }.
}

hint-from-criminals = A criminal costs judgement tokens; { $held ->
    [0] you hold none.
   *[other] you hold { $held }.
}

wish-case-put-under = Your criminals after the development phase: { $wish }
wish-put-under = put { $card } under the deck
wish-keep = keep what I have
wish-deck-criminals = a criminal
