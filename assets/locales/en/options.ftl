# Editions and table options: the name of an option, what it means, and its values.
edition-en-2015 = English 2015
edition-en-first = First English edition
edition-ru-2015 = Russian 2015
edition-de = German

option-deal = Cards dealt
option-deal-about = How many characters you choose your first card and your kept card from.
option-deal-4 = four, two go back
option-deal-2 = two, both are used
option-returned_gems = Gems given back
option-returned_gems-about = How two of your eight starting gems go back to the reserve.
option-returned_gems-random = at random
option-returned_gems-chosen = of your choice
option-discard_for_gems = Discards
option-discard_for_gems-about = Whether a card from the hand can be discarded for 2 gems in a development round.
option-discard_for_gems-true = for 2 gems
option-discard_for_gems-false = not possible
option-bonus_cards = Bonus cards
option-bonus_cards-about = Whether characters 61 to 64 and laws 85 to 88 are in the box.
option-bonus_cards-true = in the box
option-bonus_cards-false = left out
option-gaps = Gaps in upper rows
option-gaps-about = Whether a card on level 2 or higher may stand apart from the other cards of its row.
option-gaps-false = not allowed
option-gaps-true = allowed
option-law_69 = Law 69
option-law_69-about = What the law does: a longer game, or an auction card at once and no part in the next auction phase.
option-law_69-later = a turn longer
option-law_69-original = original text
option-open_screens = Open screens
option-open_screens-about = Whether everybody sees how many gems and attack tokens each player holds.
option-open_screens-false = hidden
option-open_screens-true = numbers shown

terms = Rules: { $terms }.
terms-difference = { $name }: { $value }
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
unplayable-no-original = The cards played with here have no original text of law 69. Open a table without that option.
unplayable-here = This cannot be played here. Open a table with other rules.
