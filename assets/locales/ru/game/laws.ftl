# Законы, у которых есть своё задание.

ask-place-instead = **Вместо какой карты выложить { WORD($card, case: "accusative") }?** Она вернётся тебе на руку. Её жетоны останутся, а камни с неё уйдут в резерв.
ask-place-under = **Под какого персонажа положить { WORD($card, case: "accusative") }?** Каждого жетона на нём станет на один больше.
ask-place-under-again = **Под какого персонажа положить { WORD($card, case: "accusative") }?** Награда его уровня придёт ещё раз.
ask-swap-own = **Обменять один из своих жетонов?** Другому игроку ты отдашь за это 3 камня.
ask-swap-other = **Какой жетон ты хочешь взамен?**
ask-swap-gems = **Какие 3 камня ты отдаёшь?** Их увидят все.
ask-copy-token = **Взять такой же жетон, как в чужой пирамиде?** Он ляжет на { WORD($card, case: "accusative") }, а другому игроку ты отдашь 2 камня.
ask-copy-gems = **Какие 2 камня ты отдаёшь?** Их увидят все.
ask-deposit = **Какие карты с руки положить под { WORD($card, case: "accusative") }?** За каждую ты берёшь 2 камня, и каждая принесёт 3 очка в конце. Можно ни одной.
ask-put-back-laws = **Какие 2 закона вернуть на верх колоды законов?** Другие этого не увидят.
ask-put-back-law = **Какой закон вернуть на верх колоды законов?** Другие этого не увидят.
ask-archive = **Какие карты с руки положить под { WORD($card, case: "accusative") }?** Каждая принесёт 5 очков в конце. Можно ни одной.
ask-attaint = **Какую свободную карту положить под { WORD($card, case: "accusative") }?** Её жетоны перейдут на закон, а камни с неё уйдут в резерв.
ask-purse = **Положить камни на { WORD($card, case: "accusative") }?** Не больше { $most }; каждый принесёт 2 очка в конце.
ask-enrol = **Оставить { WORD($card, case: "accusative") } на руке или подложить (4 очка в конце)?**
ask-enrol-ahead = **Если получишь { WORD($card, case: "accusative") }: оставить на руке или подложить (4 очка в конце)?**
plan-tucked = { $how ->
    [tuck] Если получишь { WORD($card, case: "accusative") }: под твой закон.
   *[keep] Если получишь { WORD($card, case: "accusative") }: на руку.
}

offer-replace = { $letter }: вместо { WORD($card, case: "genitive") }
offer-tuck-under = { $letter }: под { WORD($card, case: "accusative") }
offer-slip = { $letter }: { $card }
offer-on-level = На уровне { $level }
offer-on-level-with = На уровне { $level }: { $tokens }
offer-token-own = { TITLE($token) } на { WORD($card, case: "prepositional") }
offer-token-other = { TITLE($token) } на { WORD($card, case: "prepositional") }, игрок { $who }
offer-tuck = Подложить { WORD($card, case: "accusative") } (4 очка)
offer-archive = 5 очков в конце
offer-deposit = 2 камня и 3 очка в конце
offer-keep = Оставить на руке
offer-put-back = Сверху { $top }, ниже { $below }
offer-none = Ничего не выбирать
offer-all = Выбрать все

menu-several = Выбери один или несколько вариантов…
menu-exactly = Выбери { $count }…
menu-put-back = Какие законы вернуть…

news-replaced = { PERSON($who) ->
    [second] Ты возвращаешь { WORD($card, case: "accusative") } на руку и выкладываешь на это место { WORD($law, case: "accusative") }
   *[third] { $who } возвращает { WORD($card, case: "accusative") } на руку и выкладывает на это место { WORD($law, case: "accusative") }
}
news-part-tucked = { PERSON($who) ->
    [second] подкладываешь
   *[third] подкладывает
} { WORD($card, case: "accusative") } под { WORD($under, case: "accusative") }
news-part-slipped = { PERSON($who) ->
    [second] подкладываешь
   *[third] подкладывает
} { WORD($card, case: "accusative") } из пирамиды под { WORD($under, case: "accusative") }
news-part-parked = { PERSON($who) ->
    [second] кладёшь
   *[third] кладёт
} { $gems } на { WORD($card, case: "accusative") }
news-part-unparked = { PERSON($who) ->
    [second] теряешь
   *[third] теряет
} { $gems } с карты { $card }
news-part-swapped = { PERSON($who) ->
    [second] меняешь
   *[third] меняет
} { $given } на { $taken } { PERSON($other) ->
    [second] у тебя
   *[third] у игрока { $other }
}
news-part-gave = { PERSON($who) ->
    [second] отдаёшь
   *[third] отдаёт
} { PERSON($other) ->
    [second] тебе
   *[third] игроку { $other }
} { $gems }
news-part-prolonged = { PERSON($who) ->
    [second] продлеваешь
   *[third] продлевает
} партию на ход (карт в большой колоде: +{ $count })
news-part-put-back = { PERSON($who) ->
    [second] возвращаешь
   *[third] возвращает
} { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} на { WORD($deck, case: "accusative") }
