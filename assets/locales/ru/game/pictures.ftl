# Слова на картинках и тексты о том, что на картинке видно.

## На картинках
picture-turn = Ход { $turn }
picture-then = Тогда:
picture-reserve = Резерв
picture-next-auction = Следующий аукцион
picture-mine = мои { $count }
picture-left = резерв { $count }
picture-needed = { $count ->
    [0] не нужны
   *[other] руке нужно { $count }
}
picture-beaten-in-order = Побеждаются по порядку; награду даёт последний
picture-ring = Белое кольцо: к пирамиде
picture-large-deck = Большая колода { $count }
picture-small-deck = Малая колода { $count }
picture-law-deck = Колода законов { $count }
picture-passes = Пас: { $names }
picture-diamonds = Алмаз: { $names }
picture-attacks = Атака: { $names }
picture-claim = { $name }: { TITLE($claim) }
picture-insists = { $name }: { TITLE($claim) }!
picture-either = любая
picture-no-name = Игрок { $number }
picture-rival = Соперник { $number }
picture-auction = Круг { $count } из 3
picture-development = Развитие { $count } из 3
# Под сообщением с картинкой, на которой кто-то назван не своим именем.
picture-who = -# На картинке: { $who }.
picture-who-is = { $label } — { $name }
picture-no-cards = Карт пока нет
picture-domain = Домен
picture-choosing-instead = Вместо какой карты выложить { WORD($card, case: "accusative") }?
picture-choosing-under = Под какого персонажа положить { WORD($card, case: "accusative") }?
picture-choosing-slip = Какую свободную карту положить под { WORD($card, case: "accusative") }?
picture-choosing-bribe = Кого ты подкупаешь?
picture-choosing-relocate = Какого свободного персонажа переместить?
picture-criminal-row = Какую строку { WORD($card, case: "genitive") }?

## Что видно на картинках
# Где описание длиннее, чем принимает Discord.
alt-rest = Это не всё: «Прочитать стол» под показанным столом расскажет остальное словами.
alt-pyramid = Пирамида ({ $name }): { $cards ->
    [0] карт нет
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
alt-level = Уровень { $level }: { $cards }.
alt-in-hand = На руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
alt-circle = { $colour } на уровне { $level } (+{ $value })
alt-circles = Одноцветные круги: { $circles }.
alt-tokens = Жетоны: { $tokens }.
alt-under = Под картой { $host }: { $cards }.
alt-under-count = Под картой { $host }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
alt-parked = Камни на карте { $card }: { $gems }.
alt-choice = { $letter }: { $card } на уровне { $level }.
alt-choice-with = { $letter }: { $card } на уровне { $level }, сверху { $tokens }.
alt-auction = Аукцион. Резерв: { $gems }.
alt-next-auction = Следующий аукцион:
alt-auction-place = { TITLE($colour) }: { $cards }.
alt-auction-base = { $card } у основания
alt-auction-tip = { $card } у острия
alt-fits = Подходит твоей пирамиде: { $cards }.
alt-fit = { $card } ({ $corners })
alt-corner-left = слева вверху
alt-corner-right = справа вверху
alt-corner-bottom = снизу
alt-payable = Можно заплатить: { $colours }.
alt-bids = Ставки на { $colour }: { $names }.
alt-claim = { $name } ({ $claim })
alt-insists = { $name } ({ $claim }, настаивает)
alt-reserve = Резерв: { $gems }.
alt-needed = Карте на руке нужно: { $gems }.
alt-waiting = Ждём: { $names }.
alt-winners = { $count ->
    [1] Победа: { $names }.
   *[other] Победу делят: { $names }.
}
alt-hand = На руке у тебя { $cards ->
    [0] карт нет
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}. Камни: { $gems }. Жетонов атаки: { $attack }.
alt-held = На руке: { $names }.
alt-holds = Твои камни: { $gems }. Жетонов атаки: { $attack }.
alt-own-pyramid = Твоя пирамида: { $cards ->
    [0] карт нет
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
alt-hand-card = { $card }, { $count ->
    [0] сейчас сыграть нельзя
    [one] можно сыграть на уровень { $levels }
   *[many] можно сыграть на уровни { $levels }
}.
alt-hand-criminal = { $card }, можно сыграть под нижний ряд.
alt-dealt = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} на выбор: { $names }.
alt-dealt-chosen = Твоя первая карта — { $first }, на руке остаётся { $kept }.
alt-placing = Места для { WORD($card, case: "genitive") } в твоей пирамиде{ $cards ->
    [0] {""}
    [one] {" "}из { $cards } карты
   *[many] {" "}из { $cards } карт
}.
alt-place = { $letter } { $level ->
    [0] под нижним рядом
   *[other] на уровне { $level }
}
alt-place-circle = { $place } (закрывает { $colour } круг на { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
})
alt-places = Свободны: { $places }.
alt-domain = Карта домена: слева вверху { $left }, справа вверху { $right }.
alt-domain-open = Карта домена: её сектора подходят к любому цвету.
alt-domain-gives = Твоя карта домена даёт: { $rewards }.
alt-returning = На руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, два персонажа из них возвращаются: { $names }.
alt-returned = { $one } и { $other } возвращаются. Остальные твои карты: { $names }.
alt-score-player = { $name }: { $total } ({ $lines }).
alt-score-line = { $line } { $points }
alt-stack = Монстры, начиная с нижнего: { $monsters }.
alt-fights-with = Для боя: { $stones }, всего { $count }.
alt-monster = { $monster } (цена { $cost }, даёт { WORD($reward, case: "accusative") })
alt-combat-card = На боевой карте: { $things }.
alt-penalties = Монстров взято как штраф: { $count } (−{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}).
picture-beats = побед: { $count }
alt-shown = { $name } показывает { $stones }.
alt-shown-beats = { $name } показывает { $stones }, { $count ->
    [0] не побеждает никого и берёт одного монстра как штраф
    [one] побеждает { $count } монстра
   *[many] побеждает { $count } монстров
}.

# Открытие ставок, одна карта, постер
picture-no-card = ничего
picture-poster = Наместник
# На плакате: сколько дней шла игра и чем отличился победитель.
picture-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
picture-feat-circles = { $count ->
    [one] { $count } одноцветный круг
    [few] { $count } одноцветных круга
   *[many] { $count } одноцветных кругов
}
picture-feat-sets = { $count ->
    [one] { $count } набор
    [few] { $count } набора
   *[many] { $count } наборов
}
picture-feat-top = До уровня 5
alt-film = Партия карта за картой, от первой до плаката.
# На плакате одиночной игры, после издания.
picture-passed-alone = выше { $points } ({ $level ->
    [easy] лёгкий
    [normal] обычный
   *[hard] сложный
})
picture-won = ставка — { $bid }, берёт { WORD($card, case: "accusative") }
picture-contested = ставка — { $bid }, карту не берёт никто
picture-met = ставка — { $bid }. Столкновение: { $names }
picture-collided = ставка — { $bid }, карту не берёт никто. Столкновение: { $names }
picture-undecided = ставка — { $bid }, ещё не решено
picture-passed = пасует
picture-passed-for = пасует и берёт { $gems }
picture-removed = убирает { WORD($card, case: "accusative") }
picture-removed-none = ничего не убирает
picture-length = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
picture-day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }
# Что решило партию, и на сколько очков тогда оторвался победитель.
picture-decided = Всё решил ход { $turn }: +{ $points }
picture-decided-alone = Лучший ход — { $turn }: +{ $points }
alt-reveal = Ставки этого круга аукциона.
alt-reveal-of = { TITLE($auction) }.
alt-bid = { $name }: { $says }.
alt-poster = Постер законченной партии.
alt-decided = { $says }. Сыграно: { $cards }.
alt-total = { $name }: { $total }.
alt-fresh = Новые карты: { $cards }.
alt-whole-card = Карта { $card }.
alt-row = Строка { $level }: плюс { $cost } камень к цене, даёт { WORD($reward, case: "accusative") }.
alt-row-for-nothing = Строка { $level }: плюс { $cost } камень к цене, ничего не даёт.
alt-row-any = Строка { $level }: плюс { $cost } любых цветов к цене, даёт { WORD($reward, case: "accusative") }.
alt-row-any-for-nothing = Строка { $level }: плюс { $cost } любых цветов к цене, ничего не даёт.
alt-sections = Сектора: слева вверху { $left }, справа вверху { $right }, внизу { $lowerleft } и { $lowerright }.
alt-bottom = Внизу, на любом уровне: { $bottom }.
alt-judgements = Приговоры: { $judgements }.
alt-bribes = Жетонов взяток: { $count }.
alt-judgements-hidden = Закрытых приговоров: { $count }.

# О карте, которую посмотрели: что из неё действует сразу, потом и в конце.
card-character = **Сразу**, когда он выложен: награда строки его уровня; камни и карты тогда уже твои. **Потом** жетон науки приносит на камень больше за каждый пас, а неисчерпаемый камень раз за ход платит. **В конце** засчитываются жетоны на нём.
card-criminal = **Сразу**, когда он выложен: то, что даёт его строка. **В конце** засчитываются приговоры, оставленные за него.
card-when-played = **Сразу**, когда он выложен, и только тогда. Что в нём сказано о конце партии, засчитывается **в конце**.
card-goes-on = **С того момента, как он выложен**, и пока он лежит. Что в нём сказано о конце партии, засчитывается **в конце**.
card-at-end = Сразу — ничего: он засчитывается **в конце**.

# At a table that gathers.
picture-seat-free = свободно
picture-seat-computer = компьютер

# Партия дня: что показывают из неё, не называя карт, и месяц таких партий. Норма — сколько набрал сложный компьютерный игрок.
picture-deal = Партия дня
picture-deal-par = { $points } · норма { $par }
picture-deal-even = норма
picture-deal-place = Место { $place } из { $of }
picture-deal-days = { $played } из { $days ->
    [one] { $days } дня
   *[many] { $days } дней
} месяца
picture-deal-month-days = { $played } из { $days ->
    [one] { $days } дня
   *[many] { $days } дней
}
picture-month = { $month ->
    [1] Январь
    [2] Февраль
    [3] Март
    [4] Апрель
    [5] Май
    [6] Июнь
    [7] Июль
    [8] Август
    [9] Сентябрь
    [10] Октябрь
    [11] Ноябрь
   *[12] Декабрь
} { $year }
picture-weekday = { $weekday ->
    [1] Пн
    [2] Вт
    [3] Ср
    [4] Чт
    [5] Пт
    [6] Сб
   *[7] Вс
}
alt-deal = Партия дня, { $day }: { $difference } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, норма { $par }).
alt-deal-pyramid = Пирамида: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[many] { $levels } уровней
}.
alt-deal-month = Партии дня. { $month }: сыграно { $played } из { $days }. { $results }
alt-deal-result = { $day }: { $difference }.
alt-deal-played = { $day }: сыграно.

# Буквы синих, красных, зелёных и жёлтых камней.
picture-gem-letters = С К З Ж
