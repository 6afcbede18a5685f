# Преступники, приговоры и взятки.

news-played-judged = { PERSON($who) ->
    [second] Ты выкладываешь
   *[third] { $who } выкладывает
} { WORD($card, case: "accusative") } под нижний ряд за { $kept } из { $count } вытянутых приговоров
news-part-judgements-returned = { PERSON($who) ->
    [second] сбрасываешь
   *[third] сбрасывает
} { $count ->
    [one] { $count } приговор
    [few] { $count } приговора
   *[many] { $count } приговоров
}
news-part-bribes-paid = { PERSON($who) ->
    [second] платишь
   *[third] платит
} { $count ->
    [one] { $count } взятку
    [few] { $count } взятки
   *[many] { $count } взяток
} за повторную награду { WORD($card, case: "genitive") }
news-part-moved = { PERSON($who) ->
    [second] перемещаешь { WORD($card, case: "accusative") } на уровень { $level }
   *[third] перемещает { WORD($card, case: "accusative") } на уровень { $level }
}
news-put-under = { PERSON($who) ->
    [second] Ты кладёшь преступника под колоду.
   *[third] { $who } кладёт преступника под колоду.
}
news-under-the-deck = { WORD($card, case: "accusative") } под колоду преступников
news-criminals-drawn = { PERSON($who) ->
    [second] Ты берёшь преступника.
    [second-plural] { TITLE($who) } берёте по преступнику.
    [third] { $who } берёт преступника.
   *[third-plural] { TITLE($who) } берут по преступнику.
}
news-judgement = ⚖️ **Приговоры открыты.**
news-judgements = { $shown }.
news-judgements-of = { PERSON($who) ->
    [second] У тебя: { $judgements }
   *[third] { $who }: { $judgements }
}
news-part-obeyed = { PERSON($who) ->
    [second] сбрасываешь { $token } по приговору
   *[third] сбрасывает { $token } по приговору
}

ask-criminal-row = **Какую строку { WORD($card, case: "genitive") } ты выбираешь?** Ты тянешь её приговоры, один возвращаешь и получаешь её награду.
ask-return-judgement = **Какой приговор ты возвращаешь?** Остальные останутся у тебя и сработают в конце партии.
ask-put-under = **Положить преступника под колоду?** Если другого нет, придёт новый.
ask-bribe = **Кого ты подкупаешь?** Взятки по уровню персонажа ещё раз приносят его награду. Сейчас это можно один раз; остальные пригодятся со следующим преступником.
ask-fifth-level-again = **{ $card } на уровне 5: что взять ещё раз?**
ask-discard-judgements = **Какие приговоры ты сбрасываешь?** Выбери { $most }.
ask-relocate = **Какого свободного персонажа переместить?** Жетоны останутся на нём, и он даст награду нового уровня.
ask-relocate-to = **Куда переместить { WORD($card, case: "accusative") }?** Это бесплатно и приносит награду нового уровня.
ask-obey = **Какой жетон ты сбрасываешь?** Этого требует твой приговор.
ask-amnesty = **Какие приговоры ты сбрасываешь?** Можно выбрать не больше { $most }.

offer-row-short = { $count ->
    [one] { $count } приговор
    [few] { $count } приговора
   *[many] { $count } приговоров
}: { $rewards }
offer-rows-brief = 2 приговора: { WORD($first, case: "brief") }; 3: { WORD($second, case: "brief") }; 4: { WORD($third, case: "brief") }
offer-row = Вытянуть { $count }: { $rewards }
offer-row-keeps = оставить { $count ->
    [one] { $count } приговор
    [few] { $count } приговора
   *[many] { $count } приговоров
}
offer-judgement = { TITLE($judgement) }
offer-bribe = { $letter }: { $card } за { $count ->
    [one] { $count } взятку
    [few] { $count } взятки
   *[many] { $count } взяток
}
offer-bribe-none = Никого не подкупать
offer-put-under = Положить { WORD($card, case: "accusative") } под колоду
offer-put-under-none = Оставить как есть
offer-relocate = { $letter }: { $card }
offer-obey = { TITLE($token) }: { $place }
offer-obey-for = приговор: { $kinds }
offer-place-judgements = за приговоры
offer-place-criminal = одна строка на выбор
offer-place-below = сверху: { $first } и { $second }
offer-deck-criminals = Преступник из колоды преступников

panel-chosen-put-under = Ты кладёшь { WORD($card, case: "accusative") } под колоду преступников.
panel-chosen-put-under-none = Твои преступники остаются на руке.
panel-judgements = -# ⚖️ Твои приговоры: { $judgements }.
panel-bribes = -# { $when ->
    [then] Тогда у тебя взяток: { $bribes }.
   *[now] У тебя взяток: { $bribes }.
}
panel-judgements-and-bribes = -# ⚖️ Твои приговоры: { $judgements }. { $when ->
    [then] Взяток тогда: { $bribes }.
   *[now] Взяток: { $bribes }.
}

hint-from-criminals = Преступник стоит приговоров; { $held ->
    [0] на руке у тебя преступников нет.
   *[other] на руке у тебя преступников: { $held }.
}

wish-case-put-under = Твои преступники после фазы развития: { $wish }
wish-put-under = положить { WORD($card, case: "accusative") } под колоду
wish-keep = оставить как есть
wish-deck-criminals = преступник
