# Планы: что сейчас складывается, что за этим следует, и ставки следующего аукциона.
draft-title = { $what ->
    [discard] -# Карта ещё не сброшена: нажми **{ $button }**.
    [play] -# Карта ещё не сыграна: нажми **{ $button }**.
   *[plan] -# План ещё не подтверждён: нажми **{ $button }**.
}
draft-complete = **Готово:** больше вопросов нет.
button-confirm = { $what ->
    [discard] Сбросить
    [play] Сыграть
   *[plan] Подтвердить план
}
button-confirm-early = { $what ->
    [discard] Сбросить, остальное потом
    [play] Сыграть, остальное потом
   *[plan] Подтвердить, остальное потом
}
button-first-only = Только { $step }
button-undraft = Назад
button-keep-plan = Оставить план
button-keep-bid = Оставить ставку
button-ask-then = Потом
button-change-bid = Изменить следующую ставку
button-confirm-all = { $count ->
    [one] Подтвердить { $count } шаг
    [2] Подтвердить оба шага
    [few] Подтвердить все { $count } шага
   *[many] Подтвердить все { $count } шагов
}
button-change = Изменить
button-change-plan = Изменить план
button-plan = Спланировать ставки
button-plan-pass = Пас
button-plan-else-pass = Если той карты уже нет — пас
button-ask-if-drawn = Спросить, если я возьму карту
button-go-on-if-drawn = Продолжать, если я возьму карту

# $plan — список розыгрышей и ставок.
plan-proposed = 💡 **Твой ход:**
plan-proposed-one = 💡 { $step }
plan-if-no-card = **Если не получишь карту:** { $bids }.
plan-confirmed = 📋 **Твой план:**
plan-so-far = 📋 { $first }
plan-step = **{ $nth }** { $step }
plan-bids = { $first ->
    [pass] **Потом** { $bids }.
   *[bid] **Потом поставить:** { $bids }.
}
plan-bids-alone = 📋 { $first ->
    [pass] **Твоя следующая ставка:** { $bids }.
    [only] **Твоя следующая ставка:** { $bids }.
   *[bid] **Твои следующие ставки:** { $bids }.
}
plan-gems = 📋 **Камни за следующий пас:** { $gems }. Изменить это можно в меню.
plan-put-under = 📋 **После развития:** { $criminal }. Изменить это можно в меню.
plan-then = { $before }, потом { $next }
plan-play = сыграть { WORD($card, case: "accusative") } { $level ->
    [0] под нижний ряд
   *[other] на уровень { $level }
}
plan-discard = сбросить { WORD($card, case: "accusative") }
plan-replace = сыграть { WORD($card, case: "accusative") } вместо { WORD($other, case: "genitive") }
plan-bid-without = потом { $bid }
plan-bid-short = { $bid }
plan-bid-same = то же самое
plan-bid-then = { $before }; { $next }
plan-wanted = { $bid } на { WORD($card, case: "accusative") }
plan-wanted-others = на другие карты
plan-or = { $before } или { $next }
plan-else = { $before }, иначе { $next }
plan-pass = пас
plan-pass-for = пас (взять { $gems })
plan-bid-choice = { $bid }: { $card }
plan-follow-ups = 📌 Я выберу, { $when }.

plan-is-in-force = 📋 Это твой план. Он действует.
plan-stays-in-force = 📋 Старый план действует, пока ты не подтвердишь изменения.
plan-lost = ⚠️ Часть того, что шло дальше, больше невозможна.
plan-stopped = ⚠️ Один шаг плана стал невозможен. Остальное подождёт, пока ты не подтвердишь его снова.
plan-drew = ⚠️ У тебя новая карта, поэтому план подождёт, пока ты не подтвердишь его снова.
plan-was-away = ⚠️ За тебя играл компьютер, поэтому план подождёт, пока ты не подтвердишь его снова.
plan-better = ⚠️ Теперь другой ход выглядит лучше, чем было в плане.
plan-corrected = ⚠️ Тем временем исправили одно правило игры, поэтому план подождёт, пока ты не подтвердишь его снова.

plan-next-play = **Раунд { $nth }: сыграть ещё карту?**
plan-next-bid = { $nth ->
    [1] **Что ты ставишь на следующем аукционе?** Пас принесёт { $gems }.
    [2] **А если первая ставка не принесёт карты?** Выбери вторую.
   *[other] **А если и вторая ставка не принесёт карты?** Выбери третью или реши, что делать, если той карты уже не будет.
}
menu-plan-bid = { $nth ->
    [1] Моя первая ставка
    [2] Моя вторая ставка, если первая не принесёт карты
   *[other] Моя третья ставка, если вторая не принесёт карты
}
menu-plan-else = Или другая карта для второй ставки, если той уже нет

# В первой партии, пока другие выбирают. Слова «план» здесь нет.
meanwhile-bid = **Пока другие выбирают: что ты ставишь дальше?** Пас принесёт { $gems }.
meanwhile-second-bid = **Пока другие выбирают: а если эта ставка не принесёт карты?** Выбери вторую.
meanwhile-first-bid = Первая: { $bid }.
meanwhile-play = **Пока другие выбирают: сыграешь ещё карту в этом ходу?**
meanwhile-other = { $asked } Остальные ещё выбирают.
plan-introduced = 🎓 **Новое: ответы заранее.** Выбери следующие ставки сейчас — и о них не придётся спрашивать, когда до них дойдёт.
plan-confirmed-first = ⏭️ **Что ты сделаешь дальше:**
