# Что произошло: в ветке партии и лично тому, с кем это произошло. Предложение выбирает по PERSON: second (ты),
# second-plural (ты и другие), third (кто-то), third-plural (несколько других).
# Кто что-то сделал, если решал не сам: стоит на месте имени, поэтому коротко.
doer-computer = { PERSON($who) ->
    [second] 🤖 за тебя
   *[third] { $who } (🤖)
}
doer-several = { $who } (с заменой)
doer-time-up = { $who } (время вышло)
news-turn = **Ход { $turn }**
news-painting = **Последний ход сыгран. Перекраска.**
news-first-cards = Первые карты открыты.
news-order-drawn = По жребию: пока нет карт с номерами, очерёдность такая — { $who }.
news-domain-rewards = Карты домена дают: { $rewards }.
news-domain-reward = { $who } — { $reward }
news-characters-returned = Все вернули по 2 персонажа. Остальные составили большую и малую колоды.
news-bids = Ставки: { $bids }.
news-bids-of = Ставки в круге аукциона { $number }: { $bids }.
news-dealt-characters = { PERSON($who) ->
    [second] Ты берёшь { $count ->
        [one] { $count } карту персонажа
        [few] { $count } карты персонажей
       *[many] { $count } карт персонажей
    }
    [second-plural] { TITLE($who) } берёте по { $count ->
        [one] { $count } карте персонажа
        [few] { $count } карты персонажей
       *[many] { $count } карт персонажей
    }
    [third] { $who } берёт { $count ->
        [one] { $count } карту персонажа
        [few] { $count } карты персонажей
       *[many] { $count } карт персонажей
    }
   *[third-plural] { TITLE($who) } берут по { $count ->
        [one] { $count } карте персонажа
        [few] { $count } карты персонажей
       *[many] { $count } карт персонажей
    }
}.
news-dealt = { PERSON($who) ->
    [second] Ты берёшь { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [second-plural] { TITLE($who) } берёте по { $count ->
        [one] { $count } карте
        [few] { $count } карты
       *[many] { $count } карт
    }
    [third] { $who } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[third-plural] { TITLE($who) } берут по { $count ->
        [one] { $count } карте
        [few] { $count } карты
       *[many] { $count } карт
    }
} из { WORD($deck, case: "genitive") }.
news-bid = { $who } — { $bid }
news-contested = { TITLE($who) } { PERSON($who) ->
    [second-plural] ставите
   *[third-plural] ставят
} на { $colour }, и никто не получает { WORD($cards, case: "accusative") }.
news-contested-bare = { TITLE($who) } { PERSON($who) ->
    [second-plural] ставите
   *[third-plural] ставят
} на { $colour }, и карту там не получает никто.
news-contested-lost = { $bid } { $count ->
    [one] Поставленный камень потерян.
    [2] Оба поставленных камня потеряны.
   *[many] Все поставленные камни потеряны.
}
news-contested-alone = { PERSON($who) ->
    [second] Ты ставишь на { $colour }, но карты там уже нет.
   *[third] { TITLE($who) } ставит на { $colour }, но карты там уже нет.
}
news-claimed = { PERSON($who) ->
    [second] Ты хочешь карту у { WORD($colour, case: "genitive") } { WORD($place, case: "genitive") }.
   *[third] { $who } хочет карту у { WORD($colour, case: "genitive") } { WORD($place, case: "genitive") }.
}
news-claimed-either = { PERSON($who) ->
    [second] Ты берёшь на { WORD($colour, case: "prepositional") } ту карту, что останется.
   *[third] { $who } берёт на { WORD($colour, case: "prepositional") } ту карту, что останется.
}
news-insists = { PERSON($who) ->
    [second] Ты настаиваешь на карте у { WORD($colour, case: "genitive") } { WORD($place, case: "genitive") }.
   *[third] { $who } настаивает на карте у { WORD($colour, case: "genitive") } { WORD($place, case: "genitive") }.
}
news-insists-either = { PERSON($who) ->
    [second] Ты настаиваешь на любой карте, что лежит на { WORD($colour, case: "prepositional") }.
   *[third] { $who } настаивает на любой карте, что лежит на { WORD($colour, case: "prepositional") }.
}
news-stopped-insisting = { PERSON($who) ->
    [second] Ты больше не настаиваешь на карте у { WORD($colour, case: "genitive") } { WORD($place, case: "genitive") }.
   *[third] { $who } больше не настаивает на карте у { WORD($colour, case: "genitive") } { WORD($place, case: "genitive") }.
}
news-stopped-insisting-either = { PERSON($who) ->
    [second] Ты больше не настаиваешь на любой карте, что лежит на { WORD($colour, case: "prepositional") }.
   *[third] { $who } больше не настаивает на любой карте, что лежит на { WORD($colour, case: "prepositional") }.
}
news-diamond-named = { PERSON($who) ->
    [second] Твой алмаз — { $colour }.
   *[third] { $who } называет цвет алмаза: { $colour }.
}
news-diamond-renamed = { PERSON($who) ->
    [second] Ты переносишь алмаз на { $colour }. Прежние заявки не в счёт.
   *[third] { $who } переносит алмаз на { $colour }. Прежние заявки не в счёт.
}
news-diamond-kept = { PERSON($who) ->
    [second] Ты оставляешь алмаз на { WORD($colour, case: "prepositional") }.
   *[third] { $who } оставляет алмаз на { WORD($colour, case: "prepositional") }.
}
news-won = { PERSON($who) ->
    [second] Ты берёшь { WORD($card, case: "accusative") }.
   *[third] { $who } берёт { WORD($card, case: "accusative") }.
}
news-won-attack = { PERSON($who) ->
    [second] Ты берёшь { WORD($card, case: "accusative") } жетоном атаки.
   *[third] { $who } берёт { WORD($card, case: "accusative") } жетоном атаки.
}
news-gone = Сброшены с аукциона: { $cards }.
news-revealed = Новые карты на аукционе: { $cards }.
news-revealed-card = { $colour } — { $card }
news-develop-play = { PERSON($who) ->
    [second] Ты разыгрываешь { WORD($card, case: "accusative") }.
   *[third] { $who } разыгрывает { WORD($card, case: "accusative") }.
}
news-develop-discard = { PERSON($who) ->
    [second] Ты сбрасываешь { WORD($card, case: "accusative") }.
   *[third] { $who } сбрасывает { WORD($card, case: "accusative") }.
}
news-passed-round = { PERSON($who) ->
    [second] Ты пасуешь.
   *[third] { $who } пасует.
}
news-taken-back = { PERSON($who) ->
    [second] Ты возвращаешь { WORD($card, case: "accusative") } на руку: сыграть эту карту сейчас нельзя.
   *[third] { $who } возвращает { WORD($card, case: "accusative") } на руку: сыграть эту карту сейчас нельзя.
}
news-hand = { PERSON($who) ->
    [second] Ты сбрасываешь с руки: { $cards }.
   *[third] { $who } сбрасывает с руки: { $cards }.
}
news-won-game = 🏆 **{ PERSON($who) ->
    [second] Ты побеждаешь
   *[third] { $who } побеждает
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}!**
news-shared-game = 🏆 **{ TITLE($who) } { PERSON($who) ->
    [second-plural] делите
   *[third-plural] делят
} победу: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}!**
news-call = ➡️ { $who }: нужно { $what }.
news-quiet = Партия продолжается.
fit-more = … и ещё { $count }

# Что кто-то сделал, соединённое в одно предложение: «Анна выкладывает карту и берёт карту».
news-sentence = { $what }.
news-passed = { PERSON($who) ->
    [second] Ты пасуешь
   *[third] { $who } пасует
}
news-passed-gems = { PERSON($who) ->
    [second] Ты пасуешь и берёшь { $gems }
   *[third] { $who } пасует и берёт { $gems }
}
news-pass-gems = { PERSON($who) ->
    [second] Ты берёшь { $gems } за пас
   *[third] { $who } берёт { $gems } за пас
}
news-starts = { PERSON($who) ->
    [second] Ты выкладываешь первой картой { WORD($card, case: "accusative") }
   *[third] { $who } выкладывает первой картой { WORD($card, case: "accusative") }
}
news-played = { PERSON($who) ->
    [second] Ты выкладываешь
   *[third] { $who } выкладывает
} { WORD($card, case: "accusative") } { $level ->
    [0] под нижний ряд
   *[other] на уровень { $level }
}
news-played-for = { PERSON($who) ->
    [second] Ты выкладываешь { WORD($card, case: "accusative") } на уровень { $level } за { $gems }
   *[third] { $who } выкладывает { WORD($card, case: "accusative") } на уровень { $level } за { $gems }
}
news-paid-infinite = { $count ->
    [1] неисчерпаемый камень ({ $gems })
   *[other] неисчерпаемые камни ({ $gems })
}
news-discarded = { PERSON($who) ->
    [second] Ты сбрасываешь { WORD($card, case: "accusative") }
   *[third] { $who } сбрасывает { WORD($card, case: "accusative") }
}
news-discarded-gems = { PERSON($who) ->
    [second] Ты сбрасываешь { WORD($card, case: "accusative") } и берёшь { $gems }
   *[third] { $who } сбрасывает { WORD($card, case: "accusative") } и берёт { $gems }
}
news-painted = { PERSON($who) ->
    [second] Ты перекрашиваешь сектора: { $gems }
   *[third] { $who } перекрашивает сектора: { $gems }
}
news-gains = { TITLE($who) } { $what }
news-part-got = { PERSON($who) ->
    [second] получаешь { WORD($what, case: "accusative") }
   *[third] получает { WORD($what, case: "accusative") }
}
news-part-circle = { PERSON($who) ->
    [second] закрываешь { $colour } круг (+1 камень)
   *[third] закрывает { $colour } круг (+1 камень)
}
news-part-circle-bare = { PERSON($who) ->
    [second] закрываешь { $colour } круг (камня в резерве нет)
   *[third] закрывает { $colour } круг (камня в резерве нет)
}
news-part-gems = { PERSON($who) ->
    [second] берёшь { $gems }
   *[third] берёт { $gems }
}
news-part-paid = { PERSON($who) ->
    [second] платишь { $gems }
   *[third] платит { $gems }
}
news-part-drew = { PERSON($who) ->
    [second] берёшь { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[third] берёт { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
} из { WORD($deck, case: "genitive") }

# Что делает план, по строке на шаг: карта, куда она ложится и за что, и что это даёт.
step-played = { $card } { $level ->
    [0] под нижний ряд
   *[other] на уровень { $level }
}
step-played-for = { $card } на уровень { $level } за { $gems }
step-played-judged = { $card } под нижний ряд за приговоры ({ $kept } из { $count })
step-infinite = ∞ { $gems }
step-discards = Сбросить { WORD($card, case: "accusative") }
step-brings = { $step }: { $what }
step-gets = { WORD($what, case: "brief") }
step-draws = { $deck ->
    [laws] { $count ->
        [one] { $count } закон
        [few] { $count } закона
       *[many] { $count } законов
    }
    [criminals] { $count ->
        [one] { $count } преступник
        [few] { $count } преступника
       *[many] { $count } преступников
    }
   *[small] { $count ->
        [one] { $count } персонаж
        [few] { $count } персонажа
       *[many] { $count } персонажей
    }
}
step-circle = { $colour } круг (+1 камень)
step-beats = Победить { $count ->
    [one] { $count } монстра
   *[many] { $count } монстров
} за { $stones }
step-bribes = подкупить { WORD($card, case: "accusative") } за { $count }
step-replaces = { $law } вместо { WORD($card, case: "genitive") } (снова на руке)
