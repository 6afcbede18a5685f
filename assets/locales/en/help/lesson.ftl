# The lesson: a first game that teaches. A page is read on a telephone by somebody who has never seen the game: one bold sentence
# that says what to press, and one new idea.
# $button is the label of the button to press, $computer the name of the computer player.
lesson-you = You
lesson-computer = Dora
lesson-where = -# Lesson · { $page } of { $pages } · turn { $turn }
lesson-where-after = -# Lesson · { $page } of { $pages }
lesson-notice = ⚠️ { $sentence }

button-learn = Learn by playing
button-lesson-back = Back
button-lesson-again = From the start
button-lesson-count = Count the points
button-lesson-play = Play a whole game
button-lesson-short = Play a short game (6 turns)
button-lesson-join = Join { $who } ({ $count } of { $seats })

## Pages
lesson-bid = **Bid a blue gem for { $card }: press “{ $button }”.**
    You build a pyramid of cards; the most points win. Each turn cards are for sale, and a gem is a secret bid on the card at its colour. The picture shows your gems. { $computer }, a computer, plays against you by a script.
lesson-play = **You got { $card }. Play it: choose it in the menu “{ $menu }”.**
    Nobody else bid blue, so it is yours, for that gem. In a turn everybody bids first; then you play up to 3 cards from your hand into your pyramid, where { $first } stands already.
lesson-place = **Put { $card } at the right end: press “{ $button }”.**
    Level 1 is the bottom row, and it grows at both ends. There row 1 of the card counts: pay the gem on its left, and get what is on its right, here { $gives }.
lesson-contested = **Bid your blue gem for { $card }: press “{ $button }”.**
    Turn 2. Cards that nobody took have moved up, to the tip of their column; a new one lies at each base, below or alone. A button has the upper card’s number. Bids are shown when all have chosen: { $computer } may want this card, too.
lesson-again = **Nobody gets { $lost }: { $computer } bid blue, too. Bid again: press “{ $button }”.**
    You both bid on 1 card: nobody gets it, and both gems are gone. Whoever has no card bids again, at most 3 times in a turn, and can win 1 card in it.
lesson-levels = **Play { $card }: choose it in the menu “{ $menu }”.**
    The higher a card stands, the more it costs: on level 2 the gems of rows 1 and 2, here { $cost }. You get only what the row of its level says: row 2 gives { $gives } 📘.
lesson-circle = **Put { $card } on 2 cards, on level 2: press “{ $button }”.**
    There 4 corners meet in a circle. All are green: you take a green gem now, and score its level at the end, 2.
lesson-pass = **You have 1 gem left. Take new ones: press “{ $button }”.**
    If you pass, you bid no more in this turn, but take 3 gems from the reserve, to which all gems go that are bid and paid. Each science 📘 on your cards brings 1 more.
lesson-gems = **Choose 4 gems: press “{ $button }”.**
    Any 4 would do. You need one to bid and some to pay: { $card } in your hand costs { $cost } on level 3, where it belongs, and less further down.
lesson-law = **Play the law { $card }: choose it in the menu “{ $menu }”.**
    Laws cost nothing. You began with 3: some give something at once, others score at the end. A law takes a place in your pyramid, and its corners form circles, too.
lesson-infinite = **Take the infinite gem: press “{ $button }”.**
    The law stands at your left end now. An infinite gem ♾️ stays on its card and pays 1 gem of its colour in every turn; you cannot bid it. Yours will be green.
lesson-tip = **Bid red for { $card }: press 🔴 “{ $button }”.**
    Turn 4. { $card } has moved from the base to the tip, above a new card. What lies at a tip after the bidding is discarded, so this is the last chance.
lesson-claim = **{ $computer } bid red, too. Say which card you want: press “{ $button }”.**
    2 bids on 2 cards: both of you get one if you want different ones. { $computer } wants the card at the base. If both insisted on the same, nobody would get it.
lesson-payment = **Put { $card } on level 2 with your infinite gem: press “{ $button }”.**
    It costs { $cost }: the infinite gem pays one and stays. A red circle closes, and row 2 gives { $gives } 🔮.
lesson-magic = **Play { $card } for level 3: choose it in the menu “{ $menu }”.**
    Row 3 says +3: in the end each magic 🔮 counts the sum of your bonuses, here 1 × 3. Defence 🛡️, magic and science together are a set and count 12; you have all 3.
lesson-attack = **An attack token ⚔️ takes any card of an auction. Press “{ $button }”.**
    You bid it in place of a gem, and have your card before the gems count. The token is gone then. Kept to the end, it costs every other player 4 points, unless a defence 🛡️ cancels it.
lesson-discard = **A card that you cannot use brings 2 gems. Press “{ $button }”.**
    In place of playing a card you can discard one: it stands in the same menu, further down. That, too, is one of your 3 plays in a turn.
lesson-hint = **A game shows you what looks best. Press “{ $button }”.**
    The green button is my suggestion, and the line with 💡 says why; I see only what you see. **{ $hint }** names up to 3 answers.
lesson-paint = **In the end, gems that are left paint corners. Press “{ $button }”.**
    A gem laid on a corner gives it its colour. A circle that comes to be of one colour scores its level; one button paints what brings most.
lesson-rest = **That was a third of a game. Press “{ $button }”.**
    A game has 12 turns, all like these. The script has played the rest for both: you placed { $cards } more cards. Your pyramid has { $all }, up to level { $level }, and { $circles } circles of one colour; { $computer } has { $theirs } cards. Cards left in your hand were lost, and gems left could paint corners.
lesson-score-won = **You win by { $points } to { $others } points. This is how they are counted:**
lesson-score-lost = **{ $others } to { $points } points: { $computer } wins. This is how they are counted:**
lesson-score-equal = **{ $points } points each: you share the win. This is how they are counted:**
lesson-score-circles = ⭕ **Circles { $points }:** { $circles }; each scores its level{ $bonus ->
    [0] { "" }
   *[other] , and bonuses for its colour add { $bonus }
}.
lesson-score-circles-on = { $count } on level { $level }
lesson-score-infinite = ♾️ **Infinite gems { $points }:** { $count ->
    [one] the level of its card.
   *[other] the levels of their { $count } cards.
}
lesson-score-laws = 📜 **Laws { $points }:** { $laws }.
lesson-score-law = { $card } { $points }
lesson-score-power = 🏅 **Point tokens { $points }.**
lesson-score-magic = 🔮 **Magic { $points }:** { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} × { $bonus }.
lesson-score-sets = 🧩 **Sets { $points }:** 12 for each defence, magic and science token together.
lesson-score-attack = ⚔️ **Attack { $points }:** minus 4 for each attack token of { $computer } that no defence token of yours cancels.
lesson-goodbye = In a whole game you also choose, of 4 cards, the first of your pyramid and one for your hand.
lesson-lobbies = On the server where you began, a table waits for players:

## Answers that are not the lesson's
lesson-slip-bid-colour = { TITLE($colour) } would bid for { $other }. You may do that; but { $card } fits your first card better, as you will see.
lesson-slip-bid-pass = A pass brings gems and no card. You have 6 gems, so bid first; you pass in turn 3.
lesson-slip-play-character = { $other } gives most on level 3, so keep it for later. { $card } is a good card to begin with.
lesson-slip-play-law = Laws come in turn 3. Play a character first, and see what it costs and gives.
lesson-slip-discard = That gives the card up for 2 gems. You can use every card you hold, so keep it.
lesson-slip-play-pass = If you pass, you play nothing in this turn. You can pay for { $card }, so play it.
lesson-slip-place-left = At the left end it costs and gives the same. But at the right end its green corner comes beside the green one of { $first }, and you will need both.
lesson-slip-contested-colour = { TITLE($colour) } would bid for { $other }. You can do that in a moment; first see what happens when 2 bid on the same card.
lesson-slip-contested-pass = You still have gems to bid. A pass is for when they run out, as they will soon.
lesson-slip-again-colour = Keep that gem: { $card } costs { $cost } on level 2, where it will stand.
lesson-slip-again-pass = A pass brings gems. But { $card } fits on your pyramid better than any other card, so bid once more.
lesson-slip-levels-law = That law can wait until the next turn. { $card } gives you gems and science now.
lesson-slip-circle-low = On level 1 it costs less, but closes no circle and gives no science. Put it on top of the others.
lesson-slip-pass-bid = If you bid your only gem, you have none to pay for the card. Take new gems first.
lesson-slip-gems = Those gems are allowed, too. But for what comes next you need one of each: red to bid, the others to pay.
lesson-slip-law-character = On level 1 { $other } gives only { $gives }. Keep it for level 3; the law costs nothing now.
lesson-slip-law-law = That law scores at the end, so it can wait. { $card } helps you for the rest of the game.
lesson-slip-law-pass = You hold a card that costs nothing, so do not pass yet. Play { $card }.
lesson-slip-infinite-defence = A defence token 🛡️ is one part of a set, but { $first } gave you one already.
lesson-slip-infinite-gems = 4 gems are soon spent. The infinite gem pays in each of the 9 turns that are left.
lesson-slip-tip-colour = { TITLE($colour) } would bid for { $other }. But you need that gem to pay for { $card } and { $kept }.
lesson-slip-tip-pass = You have gems enough, and { $card } completes something you have begun. Bid for it.
lesson-slip-claim-base = { $computer } wants that one, and you want { $card }. Say so.
lesson-slip-claim-either = That would do, since { $computer } wants the other card. But it is safer to say what you want.
lesson-slip-payment-gems = That spends 2 green gems and leaves your infinite gem idle. It costs you nothing, so let it pay.
lesson-slip-payment-low = There it closes no red circle and gives no magic. Put it on level 2, beside { $beside }.
lesson-slip-magic-law = That law scores at the end wherever it stands, so it can wait. { $card } needs the place on level 3 now.
lesson-slip-magic-pass = You have just the gems that { $card } costs on level 3, so play it before you pass.
lesson-slip-unasked = That does not answer what I ask on this page. Please use its buttons.
lesson-elsewhere = You have gone on since. This is the page where you are.
lesson-resumed = You left the lesson here. **From the start** begins it again.
lesson-other-cards = The lesson is played with the cards that come with me, and this bot deals others. `/viceroy rules` explains the game in short pages.
lesson-first-time = First time? **Learn by playing** takes five minutes.
lesson-game-opened = Your game against a computer player has begun [in our direct messages]({ $link }).
lesson-game-there = You have a game against a computer player already, [in our direct messages]({ $link }).
lesson-game-here = Here is your first game.
lesson-closed = I cannot write to you. Please allow direct messages from members of this server, then press the button again.
