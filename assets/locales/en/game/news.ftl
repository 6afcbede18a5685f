# What happened, as told in the game's thread, and in private to whom it happened. A sentence chooses by PERSON whether it
# speaks to its reader: second (you), second-plural (you and others), third (somebody), third-plural (several others).
# Who did something, where they did not decide it themselves: in the place of a name, so kept short.
doer-computer = 🤖 for { $who }
doer-several = { $who }’s seat
doer-time-up = { $who } (time was up)
news-turn = **Turn { $turn }**
news-painting = **The last turn is over. Painting.**
news-first-cards = The first cards are turned over.
news-order-drawn = By lot: until they have cards with numbers, you act in the order { $who }.
news-domain-rewards = The domain cards give – { $rewards }.
news-domain-reward = { $who }: { $reward }
news-characters-returned = Everybody gives 2 characters back. The large and the small deck are made of the rest.
news-bids = Bids: { $bids }.
news-bids-of = Bids in auction { $number }: { $bids }.
news-dealt-characters = { PERSON($who) ->
    [second] You draw
    [third] { $who } draws
   *[third-plural] { TITLE($who) } each draw
} { $count ->
    [one] 1 character
   *[other] { $count } characters
}.
news-dealt = { PERSON($who) ->
    [second] You draw
    [third] { $who } draws
   *[third-plural] { TITLE($who) } each draw
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} from { $deck }.
news-bid = { $who } { $bid }
news-contested = { TITLE($who) } { $count ->
    [2] both
   *[other] all
} bid { $colour }, so nobody gets { $cards }.
news-contested-bare = { TITLE($who) } { $count ->
    [2] both
   *[other] all
} bid { $colour }, so nobody gets a card there.
news-contested-lost = { $bid } { $count ->
    [one] The gem that was bid is lost.
    [2] Both gems that were bid are lost.
   *[other] All gems that were bid are lost.
}
news-contested-alone = { PERSON($who) ->
    [second] You bid { $colour } and find no card left.
   *[third] { $who } bids { $colour } and finds no card left.
}
news-claimed = { TITLE($who) } would like the card at the { $place } of { $colour }.
news-claimed-either = { PERSON($who) ->
    [second] You take whichever card of { $colour } is left.
   *[third] { $who } takes whichever card of { $colour } is left.
}
news-insists = { PERSON($who) ->
    [second] You insist on the card at the { $place } of { $colour }.
   *[third] { $who } insists on the card at the { $place } of { $colour }.
}
news-insists-either = { PERSON($who) ->
    [second] You insist on either card of { $colour }.
   *[third] { $who } insists on either card of { $colour }.
}
news-stopped-insisting = { PERSON($who) ->
    [second] You no longer insist on the card at the { $place } of { $colour }.
   *[third] { $who } no longer insists on the card at the { $place } of { $colour }.
}
news-stopped-insisting-either = { PERSON($who) ->
    [second] You no longer insist on either card of { $colour }.
   *[third] { $who } no longer insists on either card of { $colour }.
}
news-diamond-named = { PERSON($who) ->
    [second] Your diamond is { $colour }.
   *[third] { $who } names a diamond: { $colour }.
}
news-diamond-renamed = { PERSON($who) ->
    [second] You move your diamond to { $colour }. Earlier claims no longer count.
   *[third] { $who } moves a diamond to { $colour }. Earlier claims no longer count.
}
news-diamond-kept = { PERSON($who) ->
    [second] You keep your diamond on { $colour }.
   *[third] { $who } keeps a diamond on { $colour }.
}
news-won = { PERSON($who) ->
    [second] You take { $card }.
   *[third] { $who } takes { $card }.
}
news-won-attack = { PERSON($who) ->
    [second] You take { $card } with an attack token.
   *[third] { $who } takes { $card } with an attack token.
}
news-gone = Discarded from the auction: { $cards }.
news-revealed = New in the auction: { $cards }.
news-revealed-card = { $colour } { $card }
news-develop-play = { PERSON($who) ->
    [second] You play { $card }.
   *[third] { $who } plays { $card }.
}
news-develop-discard = { PERSON($who) ->
    [second] You discard { $card }.
   *[third] { $who } discards { $card }.
}
news-passed-round = { PERSON($who) ->
    [second] You pass.
   *[third] { $who } passes.
}
news-taken-back = { PERSON($who) ->
    [second] You take { $card } back into your hand: you cannot play it now.
   *[third] { $who } takes { $card } back: it cannot be played now.
}
news-hand = { TITLE($who) } still held { $cards }.
news-won-game = 🏆 **{ PERSON($who) ->
    [second] You win
   *[third] { $who } wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!**
news-shared-game = 🏆 **{ TITLE($who) } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!**
news-call = ➡️ { $who }: { $what }.
news-quiet = The game goes on.
fit-more = … and { $count } more

# What somebody did, joined to one sentence: “Anna places a card and draws a card”.
news-sentence = { $what }.
news-passed = { PERSON($who) ->
    [second] You pass
   *[third] { $who } passes
}
news-passed-gems = { PERSON($who) ->
    [second] You pass and take { $gems }
   *[third] { $who } passes and takes { $gems }
}
news-pass-gems = { PERSON($who) ->
    [second] You take { $gems } for the pass
   *[third] { $who } takes { $gems } for the pass
}
news-starts = { PERSON($who) ->
    [second] You start with { $card }
   *[third] { $who } starts with { $card }
}
news-played = { PERSON($who) ->
    [second] You place
   *[third] { $who } places
} { $card } { $level ->
    [0] below the base
   *[other] on level { $level }
}
news-played-for = { PERSON($who) ->
    [second] You place { $card } on level { $level } for { $gems }
   *[third] { $who } places { $card } on level { $level } for { $gems }
}
news-paid-infinite = { $gems } from { $count ->
    [one] an infinite gem
   *[other] infinite gems
}
news-discarded = { PERSON($who) ->
    [second] You discard { $card }
   *[third] { $who } discards { $card }
}
news-discarded-gems = { PERSON($who) ->
    [second] You discard { $card } and take { $gems }
   *[third] { $who } discards { $card } and takes { $gems }
}
news-painted = { PERSON($who) ->
    [second] You paint { $gems }
   *[third] { $who } paints { $gems }
}
news-gains = { TITLE($who) } { $what }
news-part-got = { PERSON($who) ->
    [second] get
   *[third] gets
} { $what }
news-part-circle = { PERSON($who) ->
    [second] close
   *[third] closes
} a { $colour } circle (+1 gem)
news-part-circle-bare = { PERSON($who) ->
    [second] close
   *[third] closes
} a { $colour } circle (no gem left)
news-part-gems = { PERSON($who) ->
    [second] take
   *[third] takes
} { $gems }
news-part-paid = { PERSON($who) ->
    [second] pay
   *[third] pays
} { $gems }
news-part-drew = { PERSON($who) ->
    [second] draw
   *[third] draws
} { $count ->
    [one] a card
   *[other] { $count } cards
} from { $deck }

# What a plan does, a line a step: a card, where it goes and what for, and what comes of it.
step-played = { $card } { $level ->
    [0] below the base
   *[other] on level { $level }
}
step-played-for = { $card } on level { $level } for { $gems }
step-played-judged = { $card } below the base for judgements ({ $kept } of { $count })
step-infinite = infinite { $gems }
step-discards = Discard { $card }
step-brings = { $step }: { $what }
step-gets = { WORD($what, case: "brief") }
step-draws = { $deck ->
    [laws] { $count ->
        [one] 1 law
       *[other] { $count } laws
    }
    [criminals] { $count ->
        [one] 1 criminal
       *[other] { $count } criminals
    }
   *[small] { $count ->
        [one] 1 character
       *[other] { $count } characters
    }
}
step-circle = a { $colour } circle (+1 gem)
step-beats = { $count ->
    [one] Beat 1 monster
   *[other] Beat { $count } monsters
} with { $stones }
step-bribes = bribe { $card } with { $count }
step-replaces = { $law } in place of { $card }, which comes back to your hand
