# What commands and their parameters are for, at most 100 characters each. The options of a table stand in options.ftl.
command-viceroy = The card game Viceroy, played over days
command-new = Open a table in this channel
command-new-edition = Which printed edition's rules. If you leave it out: English 2015
command-new-virtual_opponents = Opponents who only bid: 1 to 3 to play alone. If you leave it out: none
command-hand = Your cards and what you are asked, for your eyes only
command-choose = Answer what you are asked by typing: a bid, a card, a place, gems such as “2 blue 1 red”
command-choose-what = Type a few letters and choose
command-table = The table as everybody sees it
command-card = A card, large, with everything it says; for your eyes only
command-card-which = Its name or number: type a few letters and choose
command-settings = Where you are told that it is your turn: in the thread or by direct message
command-rules = The rules in short pages with pictures; for your eyes only
command-rules-page = Which page. If you leave it out: the first
command-help = How to play over days
