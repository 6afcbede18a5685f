# The private panel.
panel-small = -# { $said }
panel-title = **{ $todo }**
panel-title-game = **Game { $game }: { $todo }**
panel-title-deal = **Deal of the day: { $todo }**
panel-beside = { $before } · { $next }
panel-with = with { $who }
panel-with-at-first = with { $who }, no chat here
panel-phase = { $phase }
panel-game = { $phase } · **Game { $game }**
panel-deal = { $phase } · **Deal of the day**
panel-have = -# { $when ->
    [then] Then you have
   *[now] You have
} { $gems }{ $attack ->
    [0] .
    [one] {" "}· 1 attack token.
   *[other] {" "}· { $attack } attack tokens.
}
panel-waiting = **Nothing for you to do.** Waiting for { $who }.
panel-waiting-chosen = Waiting for { $who }.
panel-over-won = **The game is over.**
panel-over = **The game is over.** You scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-idle = **Nothing for you to do right now.**
panel-time = ⏳ due { $time }
panel-held = 🤖 A computer player holds your seat. Press **I’m back** to play yourself again.
panel-time-was-up = ⌛ Your time was up, so I answered for you.
panel-paused = ⏸️ The game rests until { $time }. Nobody’s time runs, and everybody can still answer.
panel-still = ⏸️ The game stands still, because nobody answered for a whole turn. It goes on when one of its players presses a button.
panel-maintenance = 🔧 I will be offline for maintenance from { $from } until { $until }. Nobody’s time runs meanwhile.
panel-notice = ⚠️ { $sentence }
panel-advice = 💡 { $answer }: { $why }
panel-advice-bare = 💡 { $answer }
panel-chosen-first = **You start with { $first } and keep { $kept }.**
panel-chosen-domain = **Your domain card gives you: { $reward }.**
panel-chosen-characters = **You give back { $one } and { $other }.**
panel-chosen-bid = **Your secret bid: { $bid }.**
panel-chosen-plan = **When all have chosen:** { $told }
panel-chosen-play = **You play { $card }.**
panel-chosen-discard = **You discard { $card }.**
panel-chosen-pass-gems = **You take { $gems } for passing.**
panel-chosen-pass = **You pass.**
panel-may-take-back = You can take it back until everybody has chosen.
panel-may-stop-insisting = **You insist.** You can take it back until the other player has answered.

ask-first-cards = **Choose 2 of these cards:** one starts your pyramid, one goes to your hand.
ask-domain-reward = **What does your domain card give you?** It is the first card of your pyramid, and its corners fit every colour.
ask-return-characters = **Give 2 of these characters back.** You start with the others in your hand.
ask-bid = **What do you bid?**
ask-attack-target = **Which card does your attack token take?** It may be any card of the auction.
ask-take-card = **Only you bid on { $colour }: which card do you take?**
ask-claim = **You and { $who } both bid { $colour }: which card do you want?**
ask-name-diamond = **What colour is your diamond?** All bids are shown. It counts like a gem of that colour.
ask-rename-diamond = **{ TITLE($who) } bid { $colour } too: do you move your diamond?** As it is, nobody gets a card there. You can move it once in this auction.
ask-pass-gems = **You passed: take { $gems } from the reserve.**
# $nth is the auction that a plan passes in.
ask-pass-gems-ahead = { $nth ->
    [1] **If you pass, which { $gems } do you take?**
   *[other] **If you get no card, which { $gems } do you take?**
} Decide now or later.
ask-pass-gems-together = **You passed: take { $gems } from the reserve.** Everybody who passed chooses in secret, and I show all choices together.
ask-from-reserve = The reserve has { $gems }.
ask-develop = **Play a card, or pass?** Everybody chooses in secret.
ask-unplayable = **You cannot play { $card } now: what do you do with it?**
ask-discard-gems = **Take { $gems } for the discarded card.**
ask-place = **Where does { $card } go?**
ask-fifth-level = **Level 5: all the rewards of rows 1 to 3, or 15 points?**
ask-reward-gems = **Take { $gems } as a reward.**
ask-deck = **From which deck do you draw a card?**
ask-own-infinite = **Lay a gem of your own on the card?** The reserve has none of that colour.
ask-own-infinite-none = **You have no gem of that colour to lay on the card,** and the reserve has none. The others do not see why you go without.
ask-infinite-colour = **Which colour is your infinite gem?**
ask-law-choice = **What does { $card } give you?**
ask-paint = **Do you paint?** You may lay the gems you have left on corners: { $gems }.

offer-card = { $card }
offer-in-game = Game { $game }: { $choice }
offer-pair = Play { $first }, keep { $kept }
offer-bid-gem = { TITLE($colour) }: { $cards }
offer-bid-attack = Attack: take any card
offer-bid-diamond = Diamond: name its colour later
offer-diamond-anew = Move your diamond to { $colour }: { $cards }
offer-diamond-stays = Keep it on { $colour }
offer-bid-pass = Pass (+{ $gems })
offer-bid-pass-nothing = Pass
offer-attack-short = Attack
offer-diamond-short = Diamond
offer-pass-short = Pass (+{ $gems })
offer-auction-card = { $card } · { $colour }, { $place }
offer-claim-base = Base: { $card }
offer-claim-tip = Tip: { $card }
offer-claim-either = Either is fine
offer-no-card = no card
offer-insist = Insist
offer-play = { $card }
offer-play-levels = Level 1 costs { $cost } · playable on { $count ->
    [one] level { $levels }
   *[other] { $levels }
}
offer-play-free = Costs nothing. { $text }
offer-discard = { $card }
offer-pass = Pass
offer-take-back = Take it back into your hand
offer-discard-short = Discard { $card } for 2 gems
offer-play-short = Play { $card }
offer-place = { $letter }: { $level ->
    [0] below the base
   *[other] level { $level }
}, { $pay }
offer-place-free = free
offer-place-pay = pay { $gems }
offer-place-infinite = pay { $gems } + infinite { $infinite }
offer-place-infinite-alone = pay with infinite { $infinite }
offer-place-gives = gives { $rewards }
offer-place-gives-nothing = gives nothing
card-bottom-images = counts as { $images }
card-bottom-text = at the end { $text }
offer-place-circle = closes a { $colour } circle
offer-place-fifth = gives the rewards of rows 1 to 3, or 15 points
offer-place-law = the law takes effect
offer-place-left = left end
offer-place-right = right end
offer-place-on = on { $first } and { $second }
offer-place-both = { $first } · { $second }
offer-all-rewards = All rewards of rows 1 to 3
domain-reward-gems-more = any colours; they pay for cards and bids
domain-reward-science-more = one more gem with every pass; counts for sets
domain-reward-attack-more = takes any card of an auction, or costs the others points
domain-attack-alone = takes any card of an auction
domain-reward-character-more = drawn at once; you choose from one more
domain-reward-law-more = drawn at once; you start with one more
offer-fifteen = A 15-point token
offer-deck-large = The large deck
offer-deck-small = A character, from the small deck
offer-deck-laws = A law, from the law deck
offer-own-gem = Use my own gem
offer-without = Go without
offer-colour = { TITLE($colour) }
offer-law-choice = { $rewards }
offer-law-numbered = Choice { $number }
offer-gems = { $gems }
offer-gems-type = Type another mix
offer-paint-best = Paint the best way (+{ $points })
offer-paint-none = Paint nothing
offer-paint-circle = { $card }, level { $level }: { $colour }
offer-paint-cost = Needs { $gems }

menu-choose = Choose…
menu-play = Play a card…
menu-discard = Discard a card for 2 gems…
menu-play-or-discard = Play a card, or discard one…
menu-pair = Which one to play, which to keep…
menu-place = Choose a place…
menu-place-otherwise = Or a place, paid otherwise…
menu-gems = Or another mix…
menu-gems-some = Or another mix… (or type any)
menu-paint = Or choose circles to paint…

button-table = Table
button-refresh = Refresh
button-try-again = Try again
button-take-back = Take it back
button-slip = Take my last step back
button-slip-sure = Take it back
button-more = More choices
button-controls = More
button-log = What happened
button-back = Back

slip-sure = **Take your last step back?** All that followed from it is taken back too. What is drawn again comes out as before.
    From then on this game counts in no record. You can do this once a turn.
said-slip = Your last step is taken back, so please choose anew. This game counts in no record.

form-gems-title = Which gems?
form-gems-label = Colours and numbers
form-gems-example = for example: 2 blue 1 red

# Gems as people type them. Of each colour the letter and the words that stand for it, in lower case: the letter alone or
# in a row of letters, of a word also its beginning. Then words people put between, which say nothing, words that stand for a
# comma, and words before what somebody bids.
typed-blue = b blue
typed-red = r red
typed-green = g green
typed-yellow = y yellow
typed-between = x gem gems of
typed-and = and
typed-bid = bid
