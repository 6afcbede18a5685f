# For whoever plays by text, perhaps read aloud: all that an answer is, in one sentence.
ear-answer = { $title }; { $more }
ear-line = - { $answer }
# Instead of a description that is too long for a menu.
ear-long = for more press Read the table
# In news, of what a computer player decided for somebody: “computer player for Anna”.
ear-computer = computer player
# A place by the left one of the two cards that it stands on.
ear-place-on-left = right of { $card }
# What a card gives on one level; GIVES begins with “gives”. Then all levels.
ear-level = level { $level } { $gives }
ear-levels = { $levels }.

# A table in words, page by page.
button-read = Read the table
read-heading = **{ $title }** ({ $page } of { $pages })
read-cards = What you hold
read-auction = The auction
read-player = { PERSON($who) ->
    [second] Your table
   *[third] The table of { $who }
}
read-no-cards = You have no cards in hand.
read-no-pyramid = No cards in the pyramid yet.
read-shown = Gems: { $gems }. Attack tokens: { $attack }.
read-below-base = Below the base: { $cards }.
# A card of a pyramid, with the colours of its two upper corners.
read-card = { $card } ({ $left } and { $right } at the top)
read-card-on = { $card } on { $first } and { $second } ({ $left } and { $right } at the top)
