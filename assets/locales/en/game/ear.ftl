# For whoever plays by text, perhaps read aloud: all that an answer is, in one sentence.
ear-answer = { $title }; { $more }
ear-line = - { $answer }
# Instead of a description that is too long for a menu.
ear-long = more than fits here: press Read the table
# In news, of what a computer player decided for somebody: “computer player for Anna”.
ear-computer = computer player

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
