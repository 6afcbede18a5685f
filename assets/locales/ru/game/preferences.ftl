# Чего игрок хочет впредь, когда возникает небольшой вопрос: в одной партии или во всех своих.
button-from-now-on = Впредь…
from-now-on = 📌 **Впредь, { $when }:** выбери, что мне отвечать за тебя, начиная с этого вопроса. Каждый раз я об этом сообщу, а изменить ответ всегда можно здесь.
from-now-on-set = -# 📌 Впредь, { $when }: { $what }. { $scope ->
    [all_games] Во всех твоих партиях.
   *[this_game] В этой партии.
}
from-now-on-ask = -# 📌 Впредь я спрашиваю тебя, { $when }. { $scope ->
    [all_games] Во всех твоих партиях.
   *[this_game] В этой партии.
}
menu-from-now-on = { $scope ->
    [all_games] Во всех моих партиях…
   *[this_game] В этой партии…
}
preference-ask = спрашивать меня
button-from-now-on-back = Назад к вопросу
settings-preferences = 📌 **Впредь, во всех твоих партиях:** { $all }. Для одной партии можно решить иначе: нажми **{ $button }**, когда возникнет такой вопрос.
settings-preference = { $when }: { $what }
menu-ask-again = Снова спрашивать меня…

preference-when-claim = когда ты и ещё один игрок ставите на одно и то же
preference-when-gems = когда ты берёшь камни
preference-when-deck = когда можно выбрать колоду
preference-when-tuck = когда карту можно подложить под закон
preference-when-return-judgement = когда возвращается приговор
preference-when-obey = когда приговор чего-то требует
preference-when-combat = когда идёт бой
preference-when-rename-diamond = когда алмаз не принёс бы карты
preference-when-paint = когда в конце идёт перекраска

preference-either = подойдёт любая карта
preference-tip = карта у острия
preference-base = карта у основания
preference-for-next-card = что нужно для моей следующей карты
preference-tuck = подложить карту под закон
preference-keep = оставить карту на руке
preference-hardest = вернуть самый тяжёлый
preference-cheapest = то, что стоит меньше всего очков
preference-beat-all = побеждать как можно больше монстров, алмазы в последнюю очередь
preference-stays = алмаз остаётся где есть
preference-paint-best = перекраска, которая даёт больше всего очков
