# Монстры и бои.

news-monster = В стопке новый монстр: { $monster }.
news-combat = ⚔️ **Пришли четыре монстра: бой.** Все тайно выбирают, что им показать.
news-shown = Показано монстрам: { $shown }.
news-shown-by = { $who } — { $stones }
news-shown-none = { $who } — ничего
news-part-bid-kept = { PERSON($who) ->
    [second] кладёшь { $stones } из проигранной ставки на свою боевую карту
   *[third] кладёт { $stones } из проигранной ставки на свою боевую карту
}
news-part-mustered = { PERSON($who) ->
    [second] кладёшь { $gems } из резерва на свою боевую карту
   *[third] кладёт { $gems } из резерва на свою боевую карту
}
news-part-from-combat-card = { PERSON($who) ->
    [second] снимаешь { $stones } со своей боевой карты
   *[third] снимает { $stones } со своей боевой карты
}
news-beats = { PERSON($who) ->
    [second] Ты побеждаешь
   *[third] { $who } побеждает
} { $count ->
    [one] { $count } монстра
   *[many] { $count } монстров
} за { $stones }
news-beats-none = { PERSON($who) ->
    [second] Ты не побеждаешь ни одного монстра
   *[third] { $who } не побеждает ни одного монстра
}
news-part-reward = { PERSON($who) ->
    [second] забираешь награду { WORD($monster, case: "genitive") }
   *[third] забирает награду { WORD($monster, case: "genitive") }
}
news-part-penalty = { PERSON($who) ->
    [second] берёшь { WORD($monster, case: "accusative") } как штраф в 4 очка
   *[third] берёт { WORD($monster, case: "accusative") } как штраф в 4 очка
}
news-part-combat-card-cleared = { PERSON($who) ->
    [second] возвращаешь { $stones } со своей боевой карты
   *[third] возвращает { $stones } со своей боевой карты
}

ask-combat-show = **Какие камни ты показываешь монстрам?** Потом можно добавить боевую карту; лишнее вернётся. Без победы — минус 4 очка.
ask-combat-pay = **Всё открыто: как ты платишь за монстров?** Верхний из побеждённых даёт тебе награду.
ask-monster-reward = **Взять награду верхнего монстра или того, что ниже?** На верхнюю не хватает резерва или колод.
ask-missing-diamond = **Взять алмаз со своей боевой карты или камень любого цвета из резерва?** Алмаза для тебя в резерве нет.
ask-from-combat-card = Чего нет в резерве, ты берёшь со своей боевой карты.
ask-muster = **Какие камни из резерва лягут на твою боевую карту?** Не больше { $most }; ими платят за монстров.

offer-combat-card = Взять со своей боевой карты
offer-gems-from-combat-card = { $gems } (с боевой карты: { $kept })
offer-show-none = Ничего не показывать
offer-show = Показать { $stones }
offer-show-beats = { $count ->
    [0] не победит никого: −4 очка
    [one] победит { $count } монстра
   *[many] победит { $count } монстров
}
offer-show-beats-with-card = победит { $count ->
    [one] { $count } монстра
   *[many] { $count } монстров
} с боевой картой
offer-fight = Победить { $count ->
    [one] { $count } монстра
   *[many] { $count } монстров
}
offer-fight-screen = заплатить { $screen }
offer-fight-card = заплатить { $combat } с боевой карты
offer-fight-both = { $screen } · боевая карта: { $combat }
offer-fight-none = Никого не побеждать, ничего не добавлять
offer-fight-keeps = обратно: { $stones }; −4 очка
offer-monster = { $monster }

panel-chosen-combat = Ты показываешь монстрам { $stones }.
panel-chosen-combat-none = Ты ничего не показываешь монстрам.
panel-combat-card = -# { $when ->
    [then] Тогда на твоей боевой карте { $stones }.
   *[now] На твоей боевой карте { $stones }.
}

refusal-show = Показать можно только камни и алмазы из-за своей ширмы. Выбери снова.
refusal-fight = Так заплатить за монстров сейчас нельзя. Выбери один из предложенных способов.
