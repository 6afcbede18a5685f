# The pages of the rules: one page is one message, read on a telephone. Every sentence says what RULES decides; what differs
# from table to table stands in sentences of its own.
rules-heading = **{ $title }** · page { $page } of { $pages }
rules-of-game = -# These are the rules of game { $game }.
rules-of-edition = -# These are the rules of the edition { $edition }. Opened from a game, these pages describe what that game plays.
rules-menu = All pages
button-how-to-play = How to play
button-fairness = Fair shuffles
button-icons = Help
button-why = Why can't I?
button-previous-page = Previous
button-next-page = Next

## Titles
page-goal = What it is about
page-turn = A turn
page-auction = The auction
page-passing = Passing and gems
page-pyramid = Where a card may stand
page-card = What a card costs and gives
page-circles = Circles
page-laws = Laws
page-scoring = The end and the score
page-icons = What the icons mean
page-fairness = Fair shuffles

## What it is about
rules-goal-pyramid = Everybody builds a pyramid of cards: characters, which cost gems, and laws, which are free.
rules-goal-alone = Alone you cannot lose: I compare your points with your own best game.
rules-goal-points = Most points come from **circles** of one colour, which your cards form together, and from **tokens**, which your cards give you.
rules-goal-gems = You bid and pay with **gems** in 4 colours: 🔵 blue, 🔴 red, 🟢 green and 🟡 yellow.
rules-goal-hidden = The others do not see your gems, your attack tokens and your hand. They see which gems and tokens you take and what you pay.
rules-goal-open = The others do not see your hand. At this table everybody sees how many gems and attack tokens you hold.
rules-goal-here = Press **My hand** in the game's thread whenever you like: I show you your cards and ask you what to do. The game goes on as soon as everybody it waits for has chosen.

## A turn
rules-turn-dealt-4 = **Before the first turn** you are dealt 4 characters. One becomes the first card of your pyramid, one goes to your hand, 2 go back.
rules-turn-dealt-2 = **Before the first turn** you are dealt 2 characters. One becomes the first card of your pyramid, the other goes to your hand.
rules-turn-domain = **Before the first turn** everybody lays a domain card: the first place of the pyramid, whose corners fit every colour. It has no number and is no card for anything that counts, swaps or moves cards. You choose what it gives you: 4 gems, a science or an attack token, a character or a law.
rules-turn-domain-then = Then you draw 3 characters, and of all characters in your hand 2 go back.
rules-turn-first = The first card is free. It stands on level 1 and gives what its row 1 shows.
rules-turn-gems-random = You also begin with 3 laws and 6 gems: 2 of each colour, less 2 drawn at random.
rules-turn-gems-chosen = You also begin with 3 laws and 6 gems: 2 of each colour, less 2 that you choose to give back.
rules-turn-auction = **First the auction phase:** 3 auctions at most. Bid a gem for a card, or pass and take gems. A card you win goes to your hand; you play it later.
rules-turn-development-discards = **Then the development phase:** 3 rounds at most. In each, play a card from your hand, discard one for 2 gems of your choice, or pass.
rules-turn-development = **Then the development phase:** 3 rounds at most. In each, play a card from your hand or pass.
rules-turn-passed = If you pass in a development round, you get nothing for it and are out until the next turn.
rules-turn-secret = You bid, and choose a card to play, in secret. When all have chosen, I show the choices together. Until then you can take yours back.
rules-turn-order = Cards chosen in the same round are played one after another, the lowest number first. Wherever else the order matters, the player whose pyramid has the lowest card number goes first.
rules-turn-order-domain = Cards chosen in the same round are played one after another, the lowest number first. Wherever else the order matters, the player whose pyramid has the lowest card number goes first; whoever has none comes last, by lot.
rules-turn-end = A game has 12 turns.
rules-turn-end-longer = A game has 12 turns. Law 69 can make it a turn longer.
rules-turn-end-short = This is a short game of 6 turns.
rules-turn-end-short-longer = This is a short game of 6 turns. Law 69 can make it a turn longer.

## The auction
rules-auction-row = Each of the 4 auction cards has a colour and 2 places for characters: new ones come to the **base** and later move to the **tip**.
rules-auction-row-two-colours = There are 2 auction cards of 2 colours each. Each has 2 places for characters: new ones come to the **base** and later move to the **tip**.
rules-auction-bid-two-colours = Each auction card here has two colours. Bid a gem of either of them: you bid on that auction card, and a character has to lie there. Where a colour is spoken of below, read auction card.
rules-auction-bid = Bid a gem: its colour says which auction card you mean. You need such a gem, and a character has to lie there.
rules-auction-alone = • Only you bid on a colour: you take a card there. If there are 2, you choose.
rules-auction-one = • 2 or more bid on a colour with 1 card: nobody takes it.
rules-auction-two = • 2 bid on a colour with 2 cards: each says which card they want. If they agree, both get one; if both insist on the same card, nobody does.
rules-auction-three = • 3 or more bid on one colour: nobody takes a card there.
rules-auction-gem = Either way your gem goes to the reserve. If you got no card and have not passed, you bid again, in 3 auctions at most. You win at most 1 card in an auction phase.
rules-auction-gem-invasion = A gem that wins you a card goes to the reserve. If you got no card and have not passed, you bid again, in 3 auctions at most. You win at most 1 card in an auction phase.
rules-auction-attack = You can also bid an **attack token**: you take any card on offer before the gems count, and lose the token.
rules-auction-after = After the last auction of a turn the cards at the tips are discarded, and the others move to the tips. New ones come while the large deck has any.
rules-auction-rivals = **{ $count ->
    [one] The virtual opponent
   *[other] The { $count } virtual opponents
}** of this table { $count ->
    [one] only bids: when your bids are in, it draws
   *[other] only bid: when your bids are in, each draws
} a gem from the box. Alone on a colour, it removes a card from the game{ $count ->
    [one] .
   *[other] ; two remove 2 cards, but not 1.
} If you bid on the same single card, nobody takes it. If only you and it bid on 2 cards, you take the tip or go on without. If one draws a colour that had no cards, the first player in the order of play chooses a card to discard.

## Passing and gems
rules-passing-pass = **Pass in an auction** and you take 3 gems of your choice from the reserve, and 1 more for each science token on your cards. You bid no more in this turn.
rules-passing-late = If your third bid brings no card, you have passed as well.
rules-passing-order = When several pass and the reserve may not have enough for all, they take one after another. The player whose pyramid has the lowest card number goes first.
rules-passing-reserve = All players share **the reserve**: 4 gems of each colour for every player, from which you got your first gems. What you bid and pay goes back to it. When a colour is gone, nobody can take it.
rules-passing-reserve-invasion = All players share **the reserve**: 4 gems of each colour for every player, your first gems among them. The gems you pay go back to it, and so does a bid that wins a card. When the reserve has no gem of a colour, you can take that colour only from your combat card.
rules-passing-more-discards = **More gems** come from your cards, from circles of one colour, and from discarding a card in a development round: 2 gems of your choice.
rules-passing-more = **More gems** come from your cards and from circles of one colour.
rules-passing-infinite = **An infinite gem** lies on one of your cards. Once in every turn it pays 1 gem of its colour for a card you play, and it stays. You cannot bid it.
rules-passing-diamonds = **Diamonds** are no gems, but each pays like a gem of any colour: for a card, as a bid, and as paint at the end. The reserve has 4 for every player. When it has too few for a reward, you take gems of your choice instead.
rules-passing-diamond-bids = Bid a diamond, and you name its colour when you have seen what the others bid. Once in an auction you may move it to another colour: where so many bid that nobody gets a card, or, if you and one other bid on 2 cards, instead of saying which card you want.

## Where a card may stand
rules-pyramid-base = **Level 1** is the bottom row. A card goes to its left or right end. The row can be as wide as you like.
rules-pyramid-upper = **Levels 2 to 5:** a card stands on 2 neighbouring cards of the level below.
rules-pyramid-closed = Rows have no gaps: on a level that has cards, a new one has to touch one of them.
rules-pyramid-gaps = At this table, rows from level 2 up may have gaps.
rules-pyramid-price = The higher a character stands, the more it costs. When you place a card, each free place has a letter and a price.
rules-pyramid-only-discards = You can only choose a card to play that you could pay and place now. If you no longer can when its turn comes, take it back or discard it for 2 gems.
rules-pyramid-only = You can only choose a card to play that you could pay and place now. If you no longer can when its turn comes, you take it back.
rules-pyramid-stays = A card stays where you placed it, unless a card says otherwise.

## What a card costs and gives
rules-card-rows = A character has 4 rows, row 1 at the bottom. On the left of a row is the gem you pay, on the right what the row gives.
rules-card-cost = **The cost** grows with the level: on level 1 you pay the gem of row 1, on level 2 those of rows 1 and 2, and so on. Level 5 costs all 4, and the gem of row 4 once more.
rules-card-reward = **The reward** is that of one row: on level 3 the card gives what row 3 shows. On level 5 you choose: everything in rows 1 to 3, or a 15-point token.
rules-card-example = { $card } on level { $level }: pay { $cost }, get { $reward }.
rules-card-order = You pay, place the card, take gems for new circles, and then take the reward.
rules-card-tokens = Tokens lie on the card that gave them, attack tokens with your gems.
rules-card-cards = When a card gives you cards, choose a deck for each: a character from the small deck, or a law.
rules-card-cards-criminals = When a card gives you cards, choose a deck for each: a character from the small deck, a law, or a criminal.
rules-turn-combat = **After turns 3, 7 and 11 a combat:** everybody chooses in secret gems to show against four monsters, and may add gems from the combat card after that. From the bottom up a monster costs 3, 2, 2 and 1 gems of its colour; a diamond is any colour, and so is one gem for each science.
rules-turn-monsters = The highest monster you beat gives you its reward. Its tokens lie on your combat card and count as in the pyramid, attack tokens with your gems. Who beats none loses 4 points.
rules-turn-criminals = **At the end of a turn** whoever has no criminal in hand draws one. Before that everybody may put one of theirs under the deck, in secret.
rules-turn-criminals-discarded = A discarded criminal goes under the deck, too, for all to see.
rules-pyramid-criminals = **Criminals** go below the base: under two neighbours of level 1, beside a criminal that lies there. A card of level 1 with the two criminals below it is a circle of level 1.
rules-card-criminals = **Criminals** are cards on grey stone, and no characters. They cost no gems: choose one of three rows, draw 2, 3 or 4 judgement tokens for it, give one of them back, and gain what the row gives. Only you see your judgements; they count at the end.
rules-card-criminal-rows = **Bribes** lie with your gems. Pay as many as the level of one of your characters, and it gives its reward once more: right after you take bribes, now or from a later criminal. **Moving** takes a free character to another place, where it gives the reward of its new level.
rules-scoring-judgements = **Judgements** are turned over before anybody paints: some cost points (Other), some cost points for each of something you have (pictures of tokens do not count), some take a token of yours.
rules-auction-combat-card = With the **invasion** a gem or diamond that got you no card does not go to the reserve: it lies on your combat card, pays for monsters, and comes back to you when the reserve lacks a gem or diamond that you may take.
rules-scoring-penalties = **Monsters:** each one taken as a penalty costs 4 points (Other). Gems left on combat cards are worth nothing.
rules-card-aristocrats = **Aristocrats** are characters on a pale blue ground. On level 1 they cost any 2 gems and give nothing; from level 2 on they are like others.
rules-card-bottoms = At its bottom an aristocrat has no colour but a gift, which counts on whatever level it stands. A picture of a token counts like that token, though nothing can bid, move or double it. A text counts at the end. The circle below an aristocrat is never of one colour.

## Circles
rules-circles-form = Where a card stands on 2 others, 4 corners meet and form a circle: one corner of each lower card, and both bottom corners of the upper card.
rules-circles-single = If all 4 corners have the **same colour**, you take a gem of that colour at once, if the reserve has one.
rules-circles-single-invasion = If all 4 corners have the **same colour**, you take a gem of that colour at once, if the reserve or your combat card has one.
rules-circles-score = At the end the circle scores the level of its upper card: 2 points on level 2, 5 on level 5. Each of your circle bonuses of that colour adds its number to every such circle.
rules-circles-paint = **Painting:** when the last turn is over, you may lay gems you have left on corners. A corner takes the colour of its gem. Painted circles score, but bring no gem. I show you the best way to paint.
rules-circles-domain = **Your domain card** counts as whatever colour the other parts of its circle have. I never ask you for it. Such a circle brings its gem once for each colour.

## Laws
rules-laws-free = A law costs nothing and does what it says: at once, for as long as it stands, or at the end.
rules-laws-place = You play it from your hand like any card, on levels 1 to 4. Its corners form circles too.
rules-laws-other = Law 65 takes the place of another card, and law 66 goes under a character. All other laws need a free place.
rules-laws-get = Everybody begins with 3 laws. You get more when a card gives you a card and you choose the law deck.
rules-laws-read = `/viceroy card` shows any card large, with everything it says.
rules-laws-read-revised = Laws 66, 67, 68 and 72 have the texts of the expansion. `/viceroy card` shows any card large, with everything it says.
rules-laws-longer = Law 69 is the one that makes the game a turn longer.
rules-laws-original = Law 69 is played by its original text: you take an auction card at once and sit out the next auction phase.

## The end and the score
rules-scoring-end = After the last turn you lose the cards in your hand, and may paint with the gems you have left. Then I count:
rules-scoring-circles = ⭕ **Circles** of one colour: the level of each, plus your circle bonuses of that colour.
rules-scoring-infinite = ♾️ **Infinite gems:** the level of the card under each, plus your circle bonuses of its colour.
rules-scoring-laws = 📜 **Laws:** what they say.
rules-scoring-points = 🏅 **Point tokens:** their number.
rules-scoring-magic = 🔮 **Magic:** your magic tokens times the sum of your magic bonuses. 3 tokens with +5 and +2 make 21.
rules-scoring-sets = 🧩 **Sets** of a defence, a magic and a science token: 12 points each.
rules-scoring-attack = ⚔️ **Attack:** minus 4 points for each attack token your opponents still hold. Each of your defence tokens, also one in a set, cancels one of them.
rules-scoring-attack-alone = ⚔️ **Attack and defence:** you have no opponents, so every attack token you still hold brings 3 points, and every defence token 2.
rules-scoring-attack-rivals = ⚔️ **Attack:** 0, since virtual opponents hold no attack tokens.
rules-scoring-bottoms = ➕ **Other points:** what the texts at the bottom of your aristocrats say.
rules-scoring-wins = When the game is over, the most points win. Players with equal points share the win.
rules-scoring-alone = Alone, I compare your points with your best game.

## What the icons mean
rules-icons-gems = **Gems:** 🔵 blue is a lozenge, 🔴 red is round, 🟢 green has eight sides, 🟡 yellow is a triangle. 💎 A stone of four colours is a gem of your choice.
rules-icons-tokens = **Tokens** lie on your cards and count at the end: 🏅 points, 🔮 magic, 🛡️ defence and 📘 science. Science also gives you 1 gem more for a pass in an auction.
rules-icons-attack = ⚔️ **Attack tokens** lie with your gems. Bid one to take any card on offer. Those you keep cost your opponents points.
rules-icons-attack-alone = ⚔️ **Attack tokens** lie with your gems. Bid one to take any card on offer. Each one that you keep brings you 3 points.
rules-icons-attack-rivals = ⚔️ **Attack tokens** lie with your gems. Bid one to take any card on offer. Those you keep count for nothing, since nobody plays against you.
rules-icons-circles = ⭕ **A circle with a number** on your pyramid has one colour and scores that many points at the end.
rules-icons-numbers = **The large number** is the card's own. Low numbers go first.
rules-icons-words = **Base and tip** are the 2 places at an auction card: new cards come to the base, and later move to the tip. **When you play it** means once, at that moment.
rules-icons-free = **A free card** stands at an end of its row, with no card on it and none tucked under it.
rules-icons-free-criminals = **A free card** stands at an end of its row, with no card on it, none tucked under it, and no criminal touching it. Criminals are never free.
rules-icons-look = `/viceroy card` shows any card large and says in words what is on it.

## The legend
legend-gems = gems of 4 colours
legend-any-gem = a gem of any colour
legend-infinite = infinite gem: pays once in every turn
legend-infinite-spent = infinite gem, used in this turn
legend-science = science
legend-magic = magic
legend-magic-bonus = points for each magic token
legend-defence = defence
legend-attack = attack token
legend-points = points
legend-circle = circle of one colour, with its points
legend-circle-bonus = more points for circles of a colour
legend-set = set: defence, magic, science
legend-card = a card from a deck of your choice
legend-law = law card
legend-tucked = cards under this card
legend-pouch = gems laid on a law
legend-winner = winner
legend-done = can be paid; has chosen
legend-rim = golden rim: fits your pyramid
legend-diamond = diamond: any gem
legend-aristocrat = aristocrat
legend-combat = combat with monsters
legend-penalty = monster as a penalty
legend-criminal = criminal
legend-judgement = judgement token
legend-bribe = bribe token
legend-relocate = moves a character
legend-alt = What the icons mean: { $icons }.

## Fair shuffles
rules-fairness-secret = Whoever does not run the bot cannot choose how the cards lie. When somebody opens a table, I draw a secret number and show its hash: a fingerprint that fits no other number.
rules-fairness-presses = After that I mix the presses on Join and Start that count into every shuffle. So the secret alone does not settle the shuffles, and whoever presses does not know the secret. I tell each of you the hash of the presses up to yours: nobody can exchange these presses later without the hash changing.
rules-fairness-check = When the game is over, I tell the secret. With it anybody can work out every draw again, see that each pile was what it had to be, and compare.
rules-fairness-operator = What this cannot prove: whoever runs the bot knows the secret. They could look at the decks while you play, leave presses out, or press last until the shuffles suit them.
rules-fairness-told = The game is over, so here is the secret of the shuffles: `{ $secret }` (hash `{ $hash }`){ $presses ->
    [0] {""}
   *[other] ; mixed with the presses `{ $numbers }`{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
}
rules-fairness-file = With the file below you can check that: `viceroy verify` works every draw out again, and so does a short script (`docs/checking-the-luck.md`).
rules-fairness-record = Record of game { $game }
rules-fairness-hash = Hash of game { $game }: `{ $hash }`
rules-fairness-press-hash = Hash of all presses that count: `{ $hash }`
