# Виртуальные соперники и вопросы, которые бывают не за каждым столом.

ask-return-gems = **Верни { $gems } в резерв.** Остальные 6 — твой запас на старте.
ask-tip-or-go-on = **На { $colour } ставит и виртуальный соперник: взять карту у острия или торговаться дальше без карты?** Если возьмёшь, другая карта сбрасывается. В третьем круге «дальше» значит пас.
ask-rival-target = **Какую карту с аукциона сбросит виртуальный соперник?** Ему выпал цвет без карт, а выбираешь ты, потому что очерёдность начинается с тебя.
ask-requisition = **Какую карту с аукциона ты берёшь по закону { $card }?** Следующую фазу аукциона ты пропускаешь.

offer-go-on = Торговаться дальше без карты
panel-chosen-returned = Ты возвращаешь { $gems }.

news-returned = Все вернули по 2 камня.
news-rival-bids = Вытянуто из коробки: { $bids }.
news-rival-bid = { $who } — { $colour }
news-rival-took = { TITLE($who) } убирает из игры { WORD($card, case: "accusative") }.
news-rival-left = { TITLE($who) } остаётся без карты.
news-part-requisitioned = { PERSON($who) ->
    [second] берёшь { WORD($card, case: "accusative") } с аукциона (но пропускаешь следующую фазу аукциона)
   *[third] берёт { WORD($card, case: "accusative") } с аукциона (но пропускает следующую фазу аукциона)
}
table-sits-out = Без следующей фазы аукциона: { $who }.
table-rivals-in = В торгах также: { $who }.
table-solo = 🏁 **Партия окончена: { $who }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.**
table-solo-better = Это твоя лучшая партия в одиночку; до неё лучшей была партия на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
table-solo-best = Твоя лучшая партия в одиночку — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
table-taken-back = { $count ->
    [1] В этой партии отменён шаг
   *[other] В этой партии отменены шаги
}, поэтому в рекорды она не идёт.
news-solo = 🏁 **Партия окончена: { PERSON($who) ->
    [second] у тебя
   *[third] { $who },
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.**
