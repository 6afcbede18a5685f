# Подсказки: два-три ответа, которые кажутся лучшими, и чем каждый отличается от других.
button-hint = Подсказка
hint-title = 💡 **Что мне кажется лучшим и чем варианты отличаются:**
hint-limits = -# Я вижу то же, что и ты, и смотрю недалеко вперёд. Ходы других могут всё изменить.
hint-option = { $place }. { $answer }. { $why }
hint-answer = **{ $answer }**
hint-answer-how = **{ $answer }** { $how }
hint-answer-more = { $what } ({ $more })
hint-nothing = Для этого вопроса у меня нет подсказки.
hint-stale = Этот вопрос уже закрыт. Вот о чём тебя спрашивают сейчас.
reject-hints-forbidden = За этим столом играют без подсказок. Правила и любую карту всё равно можно посмотреть.

# Куда идёт карта: после того, что выбрано.
hint-goes = на уровень { $level } { $paid }
hint-goes-below = под нижний ряд
hint-paid = за { $gems }
hint-paid-free = бесплатно
hint-paid-infinite = за неисчерпаемый ({ $infinite })
hint-paid-both = за { $gems } + неисчерпаемый ({ $infinite })
hint-paints = Перекрасить: { $gems }

# Что даёт ответ: части одного предложения.
hint-goes-under = ложится под { WORD($card, case: "accusative") }
hint-replaces = занимает место { WORD($card, case: "genitive") } (эта карта возвращается на руку)
hint-tucks = подкладывает { WORD($cards, case: "accusative") } под закон
hint-lays = принимает от тебя { $gems }
hint-prolongs = продлевает партию на ход
hint-moves = переходит на уровень { $level }
hint-closes = закрывает { $colour } круг ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})
hint-gets = даёт { $tokens }
hint-swaps = меняет { WORD($given, case: "accusative") } на { WORD($taken, case: "accusative") }
hint-completes-set = собирает набор ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})
hint-fends-off = отражает атаку ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})
hint-beats = побеждает { $count ->
    [one] { $count } монстра
   *[many] { $count } монстров
}
hint-combat-card = оставляет на боевой карте { $stones }
hint-combat-card-empty = оставляет боевую карту пустой
hint-takes = даёт взять { $gems }
hint-draws = приносит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
hint-keeps-judgements = оставляет тебе { $count ->
    [one] { $count } приговор
    [few] { $count } приговора
   *[many] { $count } приговоров
}
hint-keeps-bribes = { $count ->
    [0] не оставляет тебе взяток
    [one] оставляет тебе { $count } взятку
    [few] оставляет тебе { $count } взятки
   *[many] оставляет тебе { $count } взяток
}
hint-scores = добавляет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} к твоему счёту
hint-scores-in-all = добавляет всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
hint-scores-nothing = не добавляет очков
hint-costs-nothing = не отнимает у тебя очков
hint-costs = отнимает у тебя { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
hint-spares = сберегает тебе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} при нынешней пирамиде
hint-spares-token = сберегает тебе жетон
hint-almost = оставляет перекрасить всего 1 сектор до { WORD($colour, case: "genitive") } круга на уровне { $level }
hint-opens = открывает место на уровне { $level }
hint-opens-pair = открывает место на уровне { $level }, где сходятся 2 { WORD($colour, case: "genitive", number: "plural") } сектора
hint-leaves = оставляет { $gems } на { WORD($card, case: "accusative") } для уровня { $level }
hint-too-little = оставляет слишком мало на { WORD($card, case: "accusative") }
hint-pays-for = позволяет оплатить { WORD($card, case: "accusative") } на уровне { $level }
hint-first-of = приносит твой первый { $colour } камень
hint-none-left = не оставляет тебе { WORD($colour, case: "genitive", number: "plural") } камней
hint-of-every = оставляет тебе { $count ->
    [1] камни всех цветов
   *[other] не меньше { $count } камней каждого цвета
}
hint-infinite-left = оставляет тебе на этот ход { WORD($gems, case: "accusative") }
hint-keeps = оставляет тебе { WORD($card, case: "accusative") } на потом
hint-more = делает больше для { $what }
hint-less = делает меньше для { $what }
hint-promise-points = очков за жетоны и законы
hint-promise-tokens = наборов, магии и защиты
hint-promise-circles = твоих кругов
hint-promise-paint = кругов, которые закроет перекраска
hint-promise-gems = твоего запаса камней
hint-promise-places = мест под следующие карты
hint-promise-hand = карт у тебя на руке

# То же целыми предложениями.
hint-sentence = { $what }.
hint-two-sentences = { $first } { $second }
hint-has = Тогда у тебя { $gems }.
hint-gems-left = Тогда у тебя всего { $gems }.
hint-could = { $card } может { $what }.
hint-could-go = лечь { $how }
hint-could-close = закрыть { $colour } круг
hint-could-give = дать { WORD($rewards, case: "accusative") }
hint-could-give-fifth = дать 15 очков или награды строк 1–3
hint-lacks = Чтобы сыграть { WORD($card, case: "accusative") }, не хватает { WORD($gems, case: "genitive") }.
hint-useful = { $card } пригодится и тебе — на уровне { $level }.
hint-on-top = Следующий закон в колоде — { $card }.
hint-none-beats = Что ни покажи, монстра этим не победить.
hint-none-beats-more = Что ни покажи, боевая карта и сама побеждает столько же: { $count ->
    [one] { $count } монстра
   *[many] { $count } монстров
}.
hint-would-beat = Тогда одна твоя боевая карта побеждает { $count ->
    [one] { $count } монстра
   *[many] { $count } монстров
} из тех, что уже пришли.
hint-spares-nothing = При нынешней пирамиде он ничего у тебя не отнимает.
hint-grows-circles = Он отнимет больше с каждым новым кругом и неисчерпаемым камнем.
hint-grows-magic = Он отнимет больше с каждым новым жетоном магии.
hint-grows-defence = Он отнимет больше с каждым новым жетоном защиты.
hint-grows-science = Он отнимет больше с каждым новым жетоном науки.
hint-fixed = Больше он никогда не отнимет.
hint-is-last = Это твой последний { $colour } камень.
hint-alone = Скорее всего, туда больше никто не поставит.
hint-contested = Скорее всего, туда поставит кто-то ещё.
hint-nobody-there = Там нет других ставок.
hint-bid-by = { $who } тоже ставит туда.
hint-before-gems = Жетон атаки берёт карту раньше любых камней.
hint-named-later = Его цвет ты назовёшь, когда увидишь чужие ставки.
hint-nobody-wins = Пока там никто не получает карту.
hint-bids-on = Ты ставишь снова в следующем круге, уже другой камень.
hint-counts-as-pass = Это считается пасом.
hint-no-more = { $what ->
    [bid] Твои камни остаются у тебя, и больше ты в этот ход не торгуешься.
   *[play] Твои карты и камни остаются у тебя.
}
hint-none-better = { $what ->
    [bid] Лучше ставки я не вижу.
   *[play] Лучше розыгрыша я не вижу.
}
hint-at-once = Ты сразу получаешь { WORD($card, case: "accusative") }.
hint-wanted = { $who } тоже хочет эту карту.
hint-what-is-left = Ты берёшь ту карту, что останется.
hint-from-laws = Законы играют бесплатно; { $held ->
    [0] на руке у тебя законов нет.
   *[other] на руке у тебя законов: { $held }.
}
hint-from-characters = Персонаж стоит камней, а награда зависит от уровня; { $held ->
    [0] на руке у тебя персонажей нет.
   *[other] на руке у тебя персонажей: { $held }.
}
hint-missed-least = Эта карта нужна тебе меньше всего.
hint-another-criminal = Вместо него ты берёшь другого преступника.
hint-fits-below = Для { WORD($card, case: "genitive") } есть место под нижним рядом.
hint-no-place = Для { WORD($card, case: "genitive") } нужны 2 соседние карты на уровне 1, а их у тебя пока нет.
hint-no-difference = Остальные ответы почти равноценны.
hint-just-as-good = Следующий вариант кажется мне не хуже.
hint-in-the-long-run = Со временем это должно принести больше.
hint-next-play = Следующий розыгрыш после этого выглядит лучше.
hint-costing = { $count ->
    [0] Ни одной карте у тебя на руке этот цвет не нужен.
    [one] Этот цвет нужен { $count } карте у тебя на руке.
   *[many] Этот цвет нужен { $count } картам у тебя на руке.
}
