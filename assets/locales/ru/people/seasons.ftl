# Сезоны, чего люди достигли, и списки сыгранных партий.
season = Сезон { $number } ({ $year })
season-line = { $place }. { $who }: **{ $rating }** ({ $gained }), { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
season-none = Пока здесь никого нет.
season-how = -# Сезон — это четверть года, а партия относится к тому сезону, в котором закончилась. В списке те, кто согласился в `/viceroy profile`, от { $from } партий на рейтинг за сезон и { $all } всего; в общем списке — ещё и от { $met } соперников с рейтингом.
season-over = 🏆 **Сезон { $number } ({ $year }) окончен.** Партий закончилось на этом сервере: { $games }, игроков: { $people }.
season-over-unlisted = В списках рейтинга — те, кто согласился в `/viceroy profile`.
season-unreadable = Сезон — это год и одна из его четвертей, например 2026-4.
button-all-seasons = Все сезоны
button-own-season = Мой сезон
# На картинке игрока или сезона: что считается.
summary-rating = Рейтинг
summary-gained = { $rating } ({ $gained })
summary-games = Партий
summary-won = Побед
summary-won-of = { $won } из { $games }
summary-people = Игроков
summary-most = Рекорд
summary-best = Лучшая пирамида, очков: { $points }, партия { $game }
summary-best-of = { $who }, очков: { $points }
alt-summary-row = { $what }: { $much }.
alt-summary-course = Рейтинг от { $first } до { $last }.
profile-counted = Засчитано партий: { $games }, побед: { $won }.
profile-best = Лучший результат: { $points } в партии { $game }.
profile-none = Засчитанных партий пока нет. Партия засчитывается тем, кто доиграл её до конца; короткие партии не в счёт.
button-post-profile = Показать профиль здесь
profile-posted = { $who } играет в Viceroy.
# Списки сыгранных партий.
finished-own = **Твои сыгранные партии**
finished-here = **Сыгранные партии этого сервера**
finished-line = 🏁 { $game } · { $time }
finished-player = { $who } { $points }
finished-none = Здесь нет ни одной, которую тебе видно.
finished-menu = Пройти партию по шагам
button-finished-own = Мои партии
button-finished-here = Партии сервера
button-newest = Новые
button-older = Старше
