# Постоянный пост партии.
table-title = **«Наместник», партия { $game }** · { $phase }
table-waiting = ⏳ Ждём: { $who }.
table-awaited = { $who } ({ $what })
table-answered = ✅ Ответ есть: { $who }.
table-reserve = Резерв: { $gems }.
table-shown = { $who }: { $gems }{ $attack ->
    [0] {""}
    [one] {" "}и { $attack } жетон атаки
    [few] {" "}и { $attack } жетона атаки
   *[many] {" "}и { $attack } жетонов атаки
}.
table-underworld = Колода преступников: { $criminals }. Осталось приговоров: { $judgements }. Осталось взяток: { $bribes }.
table-decks = Большая колода: { $large }. Малая колода: { $small }. Колода законов: { $laws }.
table-order = Очерёдность: { $who }.
table-nobody = Ждать некого.
table-winner = 🏆 **Побеждает { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.**
table-winners = 🏆 **Победу делят { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.**
table-you-won = 🏆 **Победа за тобой: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.**
table-you-place = Твоё место: { $place } из { $players }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
# За победой: строка подсчёта, которая дала больше всего, и сколько в ней очков разницы.
ending-ahead = Отрыв от второго места ({ $others }) — { $lead ->
    [one] { $lead } очко
    [few] { $lead } очка
   *[many] { $lead } очков
}, больше всего в строке «{ $line }» (+{ $more }).
ending-behind = Отставание — { $lead ->
    [one] { $lead } очко
    [few] { $lead } очка
   *[many] { $lead } очков
}, больше всего в строке «{ $line }» (−{ $less }).
ending-computers = В одиночку за таким столом компьютерные игроки набирают в среднем столько очков: лёгкий — { $easy }, обычный — { $normal }, сложный — { $hard }.
ending-cards = -# { PERSON($who) ->
    [second] Тексты твоих карт принесли
   *[third] Тексты карт игрока { $who } принесли
}: { $cards }.
ending-card = { $card } { $points }
# Кто играл за место, которое переходило из рук в руки, по порядку.
table-held = -# Место игрока { $who }: { $by }
table-held-person = { $turn ->
    [0] { $who }
   *[other] { $who } с хода { $turn }
}
table-held-computer = { $turn ->
    [0] компьютер
   *[other] компьютер с хода { $turn }
}
button-my-hand = Мои карты
button-show-table = Показать стол
score-other = Прочее
score-total = Итого
# Над таблицей, у столбцов которой номера: имена слишком длинны для телефона.
score-columns = Столбцы: { $names }
score-column = { $nth } { $who }
