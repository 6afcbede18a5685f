# Editions and table options: the name of an option, what it means, and its values.
edition-en-2015 = English 2015
edition-en-first = First English edition
edition-ru-2015 = Russian 2015
edition-de = German

module-aristocrats = Aristocrats
module-invasion = Invasion
module-underworld = Underworld
module-aristocrats-means = Characters that carry something at the bottom which counts on every level
module-invasion-means = A monster comes every turn; beating them costs gems
module-underworld-means = Criminals come; they cost judgements, which count against you
module-with = in the game
module-with-first = in the game (a good first one)
module-without = left out

option-deal = Cards dealt
option-deal-means = How many characters you choose your first card from
option-deal-4 = 4, and 2 go back
option-deal-2 = 2, both are used
option-returned_gems = Gems given back
option-returned_gems-means = How 2 of everybody’s 8 starting gems go back
option-returned_gems-random = at random
option-returned_gems-chosen = of your choice
option-discard_for_gems = Discards
option-discard_for_gems-means = Does a card that you do not play bring 2 gems?
option-discard_for_gems-true = for 2 gems
option-discard_for_gems-false = not possible
option-bonus_cards = Bonus cards
option-bonus_cards-means = Characters 61 to 64 and laws 85 to 88
option-bonus_cards-true = in the game
option-bonus_cards-false = left out
option-gaps = Gaps in upper rows
option-gaps-means = May cards on level 2 or higher stand apart?
option-gaps-false = not allowed
option-gaps-true = allowed
option-law_69 = Law 69
option-law_69-means = What the law with this number does
option-law_69-later = a turn longer
option-law_69-original = original text
option-open_screens = Open screens
option-open_screens-means = Does everybody see how many gems you hold?
option-open_screens-false = hidden
option-open_screens-true = numbers shown
option-domain_cards = Domain cards
option-domain_cards-means = A first card whose corners fit every colour
option-domain_cards-false = no domain cards
option-domain_cards-true = everybody starts with one
option-two_colour_auction = Two-colour auction
option-two_colour_auction-means = What characters lie at; for 1 or 2 players
option-two_colour_auction-false = four cards, one colour each
option-two_colour_auction-true = two cards, two colours each
option-short_game = Length of the game
option-short_game-means = A house rule: 6 turns instead of 12
option-short_game-false = 12 turns
option-short_game-true = 6 turns (house rule)
option-revised_laws = Revised laws
option-revised_laws-means = The texts of laws 66, 67, 68 and 72
option-revised_laws-false = as in the base game
option-revised_laws-true = of the expansion

terms = Rules: { $terms }.
terms-difference = { $name }: { $value }
terms-domain-cards = -# Everybody starts with a domain card instead of a character: its corners fit every colour, and its owner chooses what it gives.
terms-two-colour-auction = -# There are two auction cards of two colours each; a gem of either colour is a bid on the card.
terms-short-game = -# A short game of 6 turns: a house rule, in no rulebook. It does not count among ordinary games.
terms-revised-laws = -# Laws 66, 67, 68 and 72 have other texts: `/viceroy card` and the card itself say which.
terms-aristocrats = -# Aristocrats are among the characters: in place of a colour at the bottom they carry something that counts on every level.
terms-invasion = -# Monsters come: a lost gem bid lies on your combat card. After turns 3, 7 and 11 you may pay gems to beat some of the last four; whoever beats none loses 4 points.
terms-underworld = -# Criminals come: they cost no gems but judgements, which only you see and which count against you at the end.
terms-rivals = { $count ->
    [one] 1 virtual opponent
   *[other] { $count } virtual opponents
}

unplayable-seats = This table is for { $from } to { $to } players. Wait for more to join, or open one with other rules.
unplayable-alone = Alone you play against 1 to 3 virtual opponents. Open a table with at least one, or wait for somebody to join.
unplayable-rivals = Players and virtual opponents are four at most: with { $seats ->
    [one] 1 player
   *[other] { $seats } players
} there can be { $most } of them. Open a table with fewer.
unplayable-seats-two-colours = Two-colour auctions are for 1 or 2 players. To play with more, the table has to leave that option out.
unplayable-rivals-two-colours = In two-colour auctions nobody bids but the players. Leave the virtual opponents out, or the two-colour auction.
unplayable-short-invasion = The monsters of Invasion come after turns 3, 7 and 11, so a short game has no place for them. Leave out Invasion or the short game.
unplayable-short-two-colours = A short game is not played with two-colour auctions. Leave one of them out.
unplayable-deal-domain = With domain cards nobody is dealt a first card. Leave out either the domain cards or how many cards are dealt.
unplayable-underworld = The Underworld is played with domain cards, on which the judgements lie. Leave that option as it is, or the Underworld out.
unplayable-no-original = The cards played with here have no original text of law 69. Open a table without that option.
unplayable-no-revised = The cards played with here have no revised laws. Open a table without that option.
unplayable-here = This cannot be played here. Open a table with other rules.
