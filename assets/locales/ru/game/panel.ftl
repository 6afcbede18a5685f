# Личная панель.
panel-small = -# { $said }
panel-title = **{ $todo }**
panel-title-game = **Партия { $game }: { $todo }**
panel-title-deal = **Партия дня: { $todo }**
panel-beside = { $before } · { $next }
panel-with = вместе: { $who }
panel-with-at-first = вместе: { $who }; чата нет
panel-phase = { $phase }
panel-game = { TITLE($phase) } · **Партия { $game }**
panel-deal = { TITLE($phase) } · **Партия дня**
panel-have = -# { $when ->
    [then] Тогда у тебя
   *[now] У тебя
} { $gems }{ $attack ->
    [0] .
    [one] {" "}· { $attack } жетон атаки.
    [few] {" "}· { $attack } жетона атаки.
   *[many] {" "}· { $attack } жетонов атаки.
}
panel-waiting = **Сейчас от тебя ничего не требуется.** Ждём: { $who }.
panel-waiting-chosen = Ждём: { $who }.
panel-over-won = **Партия окончена.**
panel-over = **Партия окончена.** У тебя { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
panel-idle = **Сейчас от тебя ничего не требуется.**
panel-time = ⏳ до { $time }
panel-held = 🤖 За тебя играет компьютер. Чтобы вернуться в игру, нажми **Я снова здесь**.
panel-time-was-up = ⌛ Твоё время вышло, поэтому за тебя ответил я.
panel-paused = ⏸️ Партия на паузе до { $time }. Время ни у кого не идёт, но отвечать можно.
panel-still = ⏸️ Партия стоит: целый ход никто не отвечал. Она пойдёт дальше, когда кто-то из игроков нажмёт кнопку.
panel-maintenance = 🔧 С { $from } до { $until } меня не будет в сети из-за обслуживания. Время пока ни у кого не идёт.
panel-notice = ⚠️ { $sentence }
panel-advice = 💡 { $answer }: { $why }
panel-advice-bare = 💡 { $answer }
panel-chosen-first = **Твоя первая карта — { $first }, на руке остаётся { $kept }.**
panel-chosen-domain = **Карта домена даёт тебе: { $reward }.**
panel-chosen-characters = **Ты возвращаешь { WORD($one, case: "accusative") } и { WORD($other, case: "accusative") }.**
panel-chosen-bid = **Твоя тайная ставка: { $bid }.**
panel-chosen-plan = **Когда выберут все:** { $told }
panel-chosen-play = **Ты разыгрываешь { WORD($card, case: "accusative") }.**
panel-chosen-discard = **Ты сбрасываешь { WORD($card, case: "accusative") }.**
panel-chosen-pass-gems = **За пас ты берёшь { $gems }.**
panel-chosen-pass = **Ты пасуешь.**
panel-may-take-back = Выбор можно отменить, пока не выберут все.
panel-may-stop-insisting = **Ты настаиваешь.** Это можно отменить, пока другой игрок не ответил.

ask-first-cards = **Выбери 2 карты из этих:** одна начнёт твою пирамиду, другая останется на руке.
ask-domain-reward = **Что даст тебе карта домена?** Это первая карта твоей пирамиды, и её сектора подходят к любому цвету.
ask-return-characters = **Верни 2 из этих персонажей.** С остальными на руке ты начинаешь партию.
ask-bid = **Что ты ставишь?**
ask-attack-target = **Какую карту возьмёт твой жетон атаки?** Подойдёт любая карта аукциона.
ask-take-card = **На { $colour } ставишь только ты: какую карту берёшь?**
ask-claim = **Ты и { $who } ставите на { $colour }: какую карту ты хочешь?**
ask-name-diamond = **Какого цвета твой алмаз?** Все ставки открыты. Он считается камнем этого цвета.
ask-rename-diamond = **На { $colour } ставишь не только ты ({ $who }): перенести алмаз?** Пока там никто не получает карту. За круг аукциона алмаз можно перенести один раз.
ask-pass-gems = **Пас: возьми { $gems } из резерва.**
# $nth — круг аукциона, в котором пасует план.
ask-pass-gems-ahead = { $nth ->
    [1] **Если пас: возьми { $gems }.**
   *[other] **Если карты не будет: возьми { $gems }.**
} Реши сейчас или когда до этого дойдёт.
ask-pass-gems-together = **Пас: возьми { $gems } из резерва.** Пасующие выбирают тайно, и я открываю всё сразу.
ask-from-reserve = В резерве { $gems }.
ask-develop = **Сыграть карту или спасовать?** Все выбирают тайно.
ask-unplayable = **Сыграть { WORD($card, case: "accusative") } сейчас нельзя: что делать с картой?**
ask-discard-gems = **Возьми { $gems } за сброшенную карту.**
ask-place = **Куда выложить { WORD($card, case: "accusative") }?**
ask-fifth-level = **Уровень 5: все награды строк 1–3 или 15 очков?**
ask-reward-gems = **Возьми { $gems } в награду.**
ask-deck = **Из какой колоды ты берёшь карту?**
ask-own-infinite = **Положить на карту свой камень?** В резерве камней этого цвета нет.
ask-own-infinite-none = **У тебя нет камня этого цвета для карты,** и в резерве тоже. Почему ты обходишься без него, другие не видят.
ask-infinite-colour = **Какого цвета будет твой неисчерпаемый камень?**
ask-law-choice = **Что даст тебе { $card }?**
ask-paint = **Будешь перекрашивать?** На сектора можно положить оставшиеся камни: { $gems }.

offer-card = { $card }
offer-in-game = Партия { $game }: { $choice }
offer-pair = Сыграть { WORD($first, case: "accusative") }, оставить { WORD($kept, case: "accusative") }
offer-bid-gem = { TITLE($colour) }: { $cards }
offer-bid-attack = Жетон атаки: любая карта
offer-bid-diamond = Алмаз: цвет назову потом
offer-diamond-anew = Перенести алмаз на { $colour }: { $cards }
offer-diamond-stays = Оставить на { WORD($colour, case: "prepositional") }
offer-bid-pass = Пас (+{ $gems })
offer-bid-pass-nothing = Пас
offer-attack-short = Атака
offer-diamond-short = Алмаз
offer-pass-short = Пас (+{ $gems })
offer-auction-card = { $card } · { $colour }, { $place }
offer-claim-base = Основание: { $card }
offer-claim-tip = Остриё: { $card }
offer-claim-either = Подойдёт любая
offer-no-card = карты нет
offer-insist = Настаивать
offer-play = { $card }
offer-play-levels = Уровень 1 — за { $cost } · сейчас { $count ->
    [1] доступен уровень { $levels }
   *[other] доступны уровни { $levels }
}
offer-play-free = Бесплатно. { $text }
offer-discard = { $card }
offer-pass = Пас
offer-take-back = Вернуть на руку
offer-discard-short = Сбросить { WORD($card, case: "accusative") } за 2 камня
offer-play-short = Сыграть { WORD($card, case: "accusative") }
offer-place = { $letter }: { $level ->
    [0] под нижний ряд
   *[other] уровень { $level }
}, { $pay }
offer-place-free = бесплатно
offer-place-pay = за { $gems }
offer-place-infinite = за { $gems } + ∞ { $infinite }
offer-place-infinite-alone = за ∞ { $infinite }
offer-place-gives = даёт { WORD($rewards, case: "accusative") }
offer-place-gives-nothing = ничего не даёт
card-bottom-images = считается как { $images }
card-bottom-text = в конце партии { $text }
offer-place-circle = закрывает { $colour } круг
offer-place-fifth = даёт награды строк 1–3 или 15 очков
offer-place-law = закон вступает в силу
offer-place-left = левый край
offer-place-right = правый край
offer-place-on = опора: { $first } и { $second }
offer-place-both = { $first } · { $second }
offer-all-rewards = Все награды строк 1–3
domain-reward-gems-more = любых цветов; ими платят за карты и торгуются на аукционе
domain-reward-science-more = за каждый пас на камень больше; входит в наборы
domain-reward-attack-more = берёт любую карту аукциона или в конце отнимает очки у соперников
domain-attack-alone = берёт любую карту аукциона
domain-reward-character-more = приходит сразу, так что выбор на старте шире
domain-reward-law-more = приходит сразу, так что законов на старте на один больше
offer-fifteen = Жетон на 15 очков
offer-deck-large = Большая колода
offer-deck-small = Персонаж из малой колоды
offer-deck-laws = Закон из колоды законов
offer-own-gem = Положить свой камень
offer-without = Обойтись без него
offer-colour = { TITLE($colour) }
offer-law-choice = { TITLE($rewards) }
offer-law-numbered = Вариант { $number }
offer-gems = { WORD($gems, case: "accusative") }
offer-gems-type = Ввести другие камни
offer-paint-best = Лучшая перекраска (+{ $points })
offer-paint-none = Ничего не перекрашивать
offer-paint-circle = { TITLE($card) }, уровень { $level }: { $colour }
offer-paint-cost = Нужно: { $gems }

menu-choose = Выбери…
menu-play = Сыграть карту…
menu-discard = Сбросить карту за 2 камня…
menu-play-or-discard = Сыграть или сбросить карту…
menu-pair = Какую сыграть, какую оставить…
menu-place = Выбери место…
menu-place-otherwise = Или место с другой оплатой…
menu-gems = Или другие камни…
menu-gems-some = Или другие камни… (можно ввести любые)
menu-paint = Или выбери круги для перекраски…

button-table = Стол
button-refresh = Обновить
button-try-again = Попробовать снова
button-take-back = Отменить выбор
button-slip = Отменить последний шаг
button-slip-sure = Отменить шаг
button-more = Ещё варианты
button-controls = Ещё
button-log = Что произошло
button-back = Назад

slip-sure = **Отменить твой последний шаг?** Всё, что за ним последовало, тоже отменяется. При повторе всё выпадает так же.
    После этого партия не идёт в рекорды. Так можно раз в ход.
said-slip = Твой последний шаг отменён, выбери заново. В рекорды эта партия не идёт.

form-gems-title = Какие камни?
form-gems-label = Цвета и количество
form-gems-example = например: 2 синих 1 красный

# Камни так, как их вводят: буква и слова для каждого цвета, строчными буквами; засчитывается и начало слова.
typed-blue = b с синий синих синего синие синяя
typed-red = r к красный красных красного красные красная
typed-green = g з зелёный зелёных зелёного зелёные зелёная зеленый зеленых зеленого зеленые зеленая
typed-yellow = y ж жёлтый жёлтых жёлтого жёлтые жёлтая желтый желтых желтого желтые желтая
typed-between = x х камень камня камней камни шт штук штуки из
typed-and = и да плюс
typed-bid = ставка ставлю ставить поставить поставлю
