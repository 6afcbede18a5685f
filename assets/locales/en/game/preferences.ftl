# What a player wants from now on when a small question comes up, in one game or in all of theirs.
button-from-now-on = From now on…
from-now-on = 📌 **From now on, { $when }:** choose what I answer for you, to this question too. I tell you each time I have answered, and you can always change it here.
from-now-on-set = -# 📌 From now on, { $when }: { $what }. { $scope ->
    [all_games] In all your games.
   *[this_game] In this game.
}
from-now-on-ask = -# 📌 From now on you are asked { $when }. { $scope ->
    [all_games] In all your games.
   *[this_game] In this game.
}
menu-from-now-on = { $scope ->
    [all_games] In all my games…
   *[this_game] In this game…
}
preference-ask = ask me
button-from-now-on-back = Back to the question
settings-preferences = 📌 **From now on, in all your games:** { $all }. In one game you can want something else: press **{ $button }** where such a question comes up.
settings-preference = { $when }: { $what }
menu-ask-again = Ask me again…

preference-when-claim = when you and one other player bid the same
preference-when-gems = when you take gems
preference-when-deck = when you may choose a deck to draw from
preference-when-tuck = when a law could take a card of yours
preference-when-return-judgement = when a judgement goes back
preference-when-obey = when a judgement wants something
preference-when-combat = in a combat
preference-when-rename-diamond = when your diamond would bring no card
preference-when-paint = when you paint at the end

preference-either = either card is fine
preference-tip = the card at the tip
preference-base = the card at the base
preference-for-next-card = what I need for my next card
preference-tuck = the card goes under the law
preference-keep = the card stays in my hand
preference-hardest = the hardest goes back
preference-cheapest = what costs me the fewest points
preference-beat-all = beat as many monsters as I can, diamonds last
preference-stays = the diamond stays where it is
preference-paint-best = the painting that brings most
