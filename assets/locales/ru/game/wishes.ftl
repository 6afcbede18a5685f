# Что игрок решает заранее: ответы на вопросы, которые могут последовать за тайным выбором.
wish-hint = На следующие вопросы можно ответить сейчас или когда до них дойдёт.

wish-case-take = Если на { $colour } больше никто не ставит: { $wish }
wish-case-claim = Если на { $colour } ставит ещё один игрок: { $wish }
wish-case-attack = Твой жетон атаки: { $wish }
wish-case-pass = Камни за пас: { $wish }
wish-case-pass-late = Камни, если карты не будет: { $wish }
wish-case-reward = Камни от первой карты: { $wish }
wish-case-deck = Карта, которую даст первая карта: { $wish }

wish-ask = спросить меня тогда
wish-card = взять { WORD($card, case: "accusative") }
wish-claim-card = хочу { WORD($card, case: "accusative") }
wish-either = подойдёт любая карта
wish-first = сначала { WORD($first, number: "plural") }, потом { WORD($then, number: "plural") }
wish-gems = { $gems }
wish-deck-small = персонаж
wish-deck-large = карта из большой колоды
wish-deck-laws = закон
