# Как прошла законченная партия, для каждого игрока. Предложение выбирает по PERSON, обращено ли оно к читателю.
button-analysis = Разбор партии
# Под плакатом законченной партии.
button-film = Фильм
button-find = Найти мне стол
film-title = **Партия { $game }, карта за картой**
analysis-title = **Как прошла партия { $game } для { PERSON($who) ->
    [second] тебя
   *[third] игрока { $who }
}**

analysis-won = { PERSON($who) ->
    [second] Победа за тобой:
   *[third] Побеждает { $who }:
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, отрыв от второго места ({ $others }): { $lead }.
analysis-shared = { PERSON($who) ->
    [second] Ты и { $others } делите
   *[third] { $who } и { $others } { PERSON($others) ->
        [second] делите
        [second-plural] делите
       *[third] делят
    }
} победу: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} у каждого.
analysis-lost = { PERSON($who) ->
    [second] У тебя
   *[third] { $who }:
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, отставание от первого места ({ $others }): { $lead }.
analysis-ended-alone = { PERSON($who) ->
    [second] В конце у тебя
   *[third] В конце { $who },
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
analysis-lines = { PERSON($other) ->
    [second] Против тебя
   *[third] Против игрока { $other }
}: { $lines }.
analysis-lines-alone = { $lines }.
analysis-line = { $line } { $points }

analysis-turned = **Где всё решилось**
analysis-even = { $players ->
    [one] Ни один ход сам по себе заметно не изменил счёт, которого можно было ждать.
   *[many] Ни один ход сам по себе заметно не изменил { PERSON($who) ->
        [second] твоего положения
       *[third] положения игрока { $who }
    }.
}
analysis-turn = Ход { $turn }
analysis-end = После последнего хода
analysis-swing = { $span }: { $swing }, { $after }.
analysis-swing-because = { $span }: { $swing }, { $after }. { $because }
analysis-rest = { $players ->
    [one] -# Остальные ходы вместе: { $rest }. Ожидаемый счёт в начале — { $start }, в итоге — { $end }.
   *[many] -# Остальные ходы вместе: { $rest }. На старте все наравне.
}
analysis-no-swing = **без изменений**
analysis-up = **выиграно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}**
analysis-down = **потеряно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}**
analysis-ahead = на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} впереди лучшего из остальных
analysis-behind = на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} позади лучшего из остальных
analysis-level = вровень с лучшим из остальных
analysis-alone = ожидаемый счёт — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
analysis-alone-end = в итоге { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

analysis-missed = **Лучший упущенный ход**
analysis-none = Явно лучшего хода, чем сделанные, я не вижу.
analysis-when = { TITLE($when) }. { PERSON($who) ->
    [second] Твой выбор: { $given }.
   *[third] Выбор игрока { $who }: { $given }.
}
analysis-when-card = { TITLE($when) }. { PERSON($who) ->
    [second] Твой выбор для карты { $card }: { $given }.
   *[third] Выбор игрока { $who } для карты { $card }: { $given }.
}
analysis-better = Лучше примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $better }.
analysis-better-why = Моя подсказка была бы такой: «{ $why }»
analysis-given-why = О сделанном выборе подсказка была бы такой: «{ $why }»

analysis-alike = -# Решений, совпавших с моим первым выбором: { $best } из { $all }.
analysis-former = -# Кто раньше играл за это место: { $former }; решений: { $count }.
analysis-is-computer = -# { $who } — компьютерный игрок.
analysis-computed = -# Решений компьютера за { PERSON($who) ->
    [second] тебя
   *[third] игрока { $who }
}: { $count }.
analysis-timed-out = -# Решений, на которые не хватило времени: { $count }.
analysis-how = { $players ->
    [one] -# Очки здесь — то, чего я жду от позиции к концу партии. Ход оценён по тому, что игрок мог тогда видеть.
   *[many] -# Очки здесь — то, чего я жду от позиции к концу партии против лучшего из остальных. Ход оценён по тому, что игрок мог тогда видеть.
}
analysis-not-over = Эта партия ещё не окончена. Когда она закончится, последний пост покажет, как она прошла.
analysis-older-rules = Разобрать эту партию я не могу: она сыграна по моим прежним правилам и теперь выходит иначе. `/viceroy table` покажет, чем она закончилась.

# Законченная партия, шаг за шагом.
button-archive = По шагам
button-poster = Показать постер здесь
button-turn = Ход
button-step = Шаг
button-hands-open = Открыть все руки
button-hands-close = Закрыть руки
archive-title = **Партия { $game }** · { $turn ->
    [0] подготовка
   *[other] ход { $turn }
} · шаг { $step } из { $last }
archive-hand = На руке, { $who }: { $cards }
archive-hand-empty = На руке, { $who }: ничего
archive-code = -# Вернуться сюда: `/viceroy archive { $code }`
poster-shown = -# От: { $who }. Других людей за столом постер не называет.
poster-not-yours = Показать постер может только тот, кто доиграл партию до конца.
archive-none = У тебя ещё нет законченных партий. Когда появятся, здесь их можно будет пройти по шагам.
archive-no-code = Нужен номер законченной партии, при желании с шагом, например «12#40». Туда ведёт и кнопка **Разбор партии** под её последним сообщением.
archive-not-here = По шагам можно пройти свои партии и те, чьи сообщения ты можешь читать на этом сервере. Эта партия не из них.
