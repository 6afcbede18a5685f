# What a player decides beforehand, for questions that may follow a secret choice.
wish-hint = You can answer what may come next now, or when it comes.

wish-case-take = If nobody else bids { $colour }: { $wish }
wish-case-claim = If one other player bids { $colour }: { $wish }
wish-case-attack = Your attack token: { $wish }
wish-case-pass = Gems for the pass: { $wish }
wish-case-pass-late = Gems if you get no card: { $wish }
wish-case-reward = Gems from your first card: { $wish }
wish-case-deck = The card your first card draws: { $wish }

wish-ask = ask me then
wish-card = take { $card }
wish-claim-card = claim { $card }
wish-either = either card is fine
wish-first = { $first } first, then { $then }
wish-gems = { $gems }
wish-deck-small = a character
wish-deck-large = from the large deck
wish-deck-laws = a law

