# Editions and table options: the name of an option, what it means, and its values.
edition-en-2015 = English 2015
edition-en-first = First English edition
edition-ru-2015 = Russian 2015
edition-de = German

option-deal = Cards dealt
option-deal-about = Characters you choose your first card from. If you leave it out: 4; 2 in the first edition
option-deal-4 = 4, and 2 go back
option-deal-2 = 2, both are used
option-returned_gems = Gems given back
option-returned_gems-about = How 2 of your 8 starting gems go back. If you leave it out: at random; chosen in the German edition
option-returned_gems-random = at random
option-returned_gems-chosen = of your choice
option-discard_for_gems = Discards
option-discard_for_gems-about = May cards be discarded for 2 gems? If you leave it out: yes, but not in the first edition
option-discard_for_gems-true = for 2 gems
option-discard_for_gems-false = not possible
option-bonus_cards = Bonus cards
option-bonus_cards-about = Characters 61 to 64 and laws 85 to 88. If you leave it out: in, but not in the first edition
option-bonus_cards-true = in the box
option-bonus_cards-false = left out
option-gaps = Gaps in upper rows
option-gaps-about = May cards on level 2 or higher stand apart in their row? If you leave it out: no
option-gaps-false = not allowed
option-gaps-true = allowed
option-law_69 = Law 69
option-law_69-about = What law 69 does. If you leave it out: it makes the game a turn longer
option-law_69-later = a turn longer
option-law_69-original = original text
option-open_screens = Open screens
option-open_screens-about = Does everybody see how many gems and attack tokens you hold? If you leave it out: no
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
