# Партия дня: каждый день одна короткая партия против двух компьютерных игроков, с одними картами у всех.
deal-open = **Партия дня** · { $day }
deal-about = Шесть раундов против двух компьютерных игроков, минут десять. У всех, кто играет сегодня, одни и те же карты; один раз и без советов.
deal-finished = { $count ->
    [0] Её пока никто не доиграл.
    [one] Её доиграл { $count } человек.
    [few] Её доиграли { $count } человека.
   *[many] Её доиграли { $count } человек.
}
deal-until = Она закроется { $time }.
deal-unfinished = Она закрылась раньше, чем ты доиграешь, поэтому очков у неё нет.
deal-over = **У тебя { $points }, норма { $par } ({ $difference })**
deal-over-alone = **У тебя { $points }**
deal-par = -# Норма — столько набирает на твоём месте сильный компьютерный игрок.
deal-par-later = -# Норма — столько набирает на твоём месте сильный компьютерный игрок. Он ещё играет: загляни через минуту.
deal-place-later = -# Место я назову, когда доиграют 20 человек.
deal-days = В этом месяце сыграно { $played } из { $days ->
    [one] { $days } дня
    [few] { $days } дней
   *[many] { $days } дней
}.
deal-closes = -# Партия закроется { $time }. Тогда я покажу лучшую и за что чаще всего ставили.
deal-second-account = -# Рейтинга по партиям дня нет: второй аккаунт получает те же карты.
deal-fair = **Честная раздача.** У каждого дня один секрет на всех, и из него следуют все карты. Его хеш известен накануне, сам секрет — когда партия закрыта. Ничего не подмешивается, чтобы карты у всех были одни.
deal-fair-today = Сегодня: `{ $hash }`
deal-fair-next = Завтра: `{ $hash }`
deal-posted = -# От: { $who }. Карты здесь не названы, так что ничего не раскрыто.
deal-no-postcard = Показывать пока нечего: сначала доиграй партию и дай норме минуту.
deal-closed = **Партия за { $day }** · закрыта
deal-closed-best = Лучшая из { $count ->
    [one] { $count } партии
    [few] { $count } партий
   *[many] { $count } партий
} набрала { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
deal-closed-most = На первом аукционе чаще всего ставили за { WORD($card, case: "accusative") } ({ $count } из { $all }).
deal-closed-worked = Лучше всего вышло у тех, кто ставил там за { WORD($card, case: "accusative") }: в среднем { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
deal-closed-secret = -# Секрет `{ $secret }`, хеш `{ $hash }`
deal-closed-none = Эта партия ещё не закрыта или не закончена.
deal-month-none = В этом месяце у тебя пока нет законченных партий дня.
button-deal-play = Играть
button-deal-today = Сегодняшняя партия
button-deal-result = Мой результат
button-deal-post = Показать здесь
button-deal-month = Этот месяц
button-deal-closed = { $day }: как прошло
button-deal-earlier = Вчерашняя: продолжить
button-deal-best = Лучшая партия
reject-deal-played = Эта партия тобой уже сыграна. Результат покажет `/viceroy daily`, следующая будет завтра.
reject-deal-not-closed = Пока эта партия не закрыта, я называю только твои очки, место и открытку. Загляни потом: `/viceroy daily`.
reject-deal-closed = Эта партия закрыта. Сегодняшняя — в `/viceroy daily`.
deal-listed-none = Пока никто здесь не разрешил показать свой результат.
deal-listed = { $who } · { $points }, норма { $par } ({ $difference })
deal-listed-alone = { $who } · { $points }
button-deal-list = Показывать меня здесь
button-deal-unlist = Не показывать меня здесь
deal-now-listed = Твой результат каждого дня теперь виден на этом сервере.
deal-now-unlisted = Твоих результатов на этом сервере больше не видно.
deal-not-kept = На этом сервере нет сообщения о партии дня.
reject-deal-alone = Партию дня играют в одиночку, и никто тебя в ней не ждёт. Просто отложи её: она закроется сама.
