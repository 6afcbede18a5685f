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
table-secret = -# Секрет тасования: `{ $secret }` (хеш `{ $hash }`)
table-secret-presses = -# Секрет тасования: `{ $secret }` (хеш `{ $hash }`); к нему подмешаны нажатия `{ $presses }`{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
}
button-my-hand = Мои карты
button-show-table = Показать стол
score-other = Прочее
score-total = Итого
