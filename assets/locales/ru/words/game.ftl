# Как что называется в игре. Слово может смотреть на $case: nominative (так оно звучит само по себе), genitive, accusative,
# prepositional, а «ты» ещё и dative, instrumental. Карты на case: "gender" отвечают своим родом: masculine, feminine, neuter, plural.
# Цвет смотрит ещё и на $number (plural); без него он мужского рода и единственного числа, как «камень».
# Форма, которой у слова нет, совпадает с nominative.
blue = { $case ->
    [genitive] { $number ->
        [plural] синих
       *[singular] синего
    }
    [prepositional] синем
   *[nominative] { $number ->
        [plural] синие
       *[singular] синий
    }
}
red = { $case ->
    [genitive] { $number ->
        [plural] красных
       *[singular] красного
    }
    [prepositional] красном
   *[nominative] { $number ->
        [plural] красные
       *[singular] красный
    }
}
green = { $case ->
    [genitive] { $number ->
        [plural] зелёных
       *[singular] зелёного
    }
    [prepositional] зелёном
   *[nominative] { $number ->
        [plural] зелёные
       *[singular] зелёный
    }
}
yellow = { $case ->
    [genitive] { $number ->
        [plural] жёлтых
       *[singular] жёлтого
    }
    [prepositional] жёлтом
   *[nominative] { $number ->
        [plural] жёлтые
       *[singular] жёлтый
    }
}
any-colour = любой цвет
no-colour = { $case ->
    [genitive] нужного
    [prepositional] прежнем цвете
   *[nominative] без цвета
}
gems = { $case ->
    [genitive] { $count ->
        [one] { $count } камня
       *[many] { $count } камней
    }
   *[nominative] { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
}
no-gems = { $case ->
    [genitive] 0 камней
    [accusative] 0 камней
   *[nominative] камней нет
}
gems-of = { $case ->
    [genitive] { $count ->
        [one] { $count } { WORD($colour, case: "genitive") }
       *[many] { $count } { WORD($colour, case: "genitive", number: "plural") }
    }
   *[nominative] { $count ->
        [one] { $count } { $colour }
       *[many] { $count } { WORD($colour, case: "genitive", number: "plural") }
    }
}
you = { $case ->
    [genitive] тебя
    [dative] тебе
    [accusative] тебя
    [instrumental] тобой
    [prepositional] тебе
   *[nominative] ты
}
list-more = { $first }, { $last }
list-apart = { $first }; { $last }
list-and = { $first } и { $last }
list-or = { $first } или { $last }
card-name = { $case ->
    [gender] { $name }
   *[other] { $name } ({ $number })
}

token-science = { $count ->
    [1] жетон науки
    [one] { $count } жетон науки
    [few] { $count } жетона науки
   *[many] { $count } жетонов науки
}
token-magic = { $count ->
    [1] жетон магии
    [one] { $count } жетон магии
    [few] { $count } жетона магии
   *[many] { $count } жетонов магии
}
token-defence = { $count ->
    [1] жетон защиты
    [one] { $count } жетон защиты
    [few] { $count } жетона защиты
   *[many] { $count } жетонов защиты
}
token-points = { $count ->
    [1] жетон на { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
    [one] { $count } жетон по { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
    [few] { $count } жетона по { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
   *[many] { $count } жетонов по { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
}
auction-card-two = { $first }/{ $second }
token-bonus-magic = { $count ->
    [1] бонус +{ $value } за магию
    [one] { $count } бонус +{ $value } за магию
    [few] { $count } бонуса +{ $value } за магию
   *[many] { $count } бонусов +{ $value } за магию
}
token-bonus-circle = { $count ->
    [1] бонус +{ $value } за { WORD($colour, number: "plural") } круги
    [one] { $count } бонус +{ $value } за { WORD($colour, number: "plural") } круги
    [few] { $count } бонуса +{ $value } за { WORD($colour, number: "plural") } круги
   *[many] { $count } бонусов +{ $value } за { WORD($colour, number: "plural") } круги
}
token-bonus-any-circle = { $count ->
    [1] бонус +{ $value } за круги любого цвета
    [one] { $count } бонус +{ $value } за круги любого цвета
    [few] { $count } бонуса +{ $value } за круги любого цвета
   *[many] { $count } бонусов +{ $value } за круги любого цвета
}
token-infinite = { $count ->
    [1] неисчерпаемый { $colour } камень
    [one] { $count } неисчерпаемый { $colour } камень
    [few] { $count } неисчерпаемых { WORD($colour, case: "genitive", number: "plural") } камня
   *[many] { $count } неисчерпаемых { WORD($colour, case: "genitive", number: "plural") } камней
}

reward-diamonds = { $case ->
    [genitive] { $count ->
        [one] { $count } алмаза
       *[many] { $count } алмазов
    }
   *[nominative] { $count ->
        [one] { $count } алмаз
        [few] { $count } алмаза
       *[many] { $count } алмазов
    }
}
reward-gems = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
reward-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
reward-cards = { $case ->
    [accusative] { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[nominative] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
}
reward-science = { $case ->
    [brief] { $count ->
        [one] { $count } наука
        [few] { $count } науки
       *[many] { $count } наук
    }
   *[nominative] { $count ->
        [one] { $count } жетон науки
        [few] { $count } жетона науки
       *[many] { $count } жетонов науки
    }
}
reward-magic = { $case ->
    [brief] { $count ->
        [one] { $count } магия
        [few] { $count } магии
       *[many] { $count } магий
    }
   *[nominative] { $count ->
        [one] { $count } жетон магии
        [few] { $count } жетона магии
       *[many] { $count } жетонов магии
    }
}
reward-defence = { $case ->
    [brief] { $count ->
        [one] { $count } защита
        [few] { $count } защиты
       *[many] { $count } защит
    }
   *[nominative] { $count ->
        [one] { $count } жетон защиты
        [few] { $count } жетона защиты
       *[many] { $count } жетонов защиты
    }
}
reward-attack = { $case ->
    [brief] { $count ->
        [one] { $count } атака
        [few] { $count } атаки
       *[many] { $count } атак
    }
   *[nominative] { $count ->
        [one] { $count } жетон атаки
        [few] { $count } жетона атаки
       *[many] { $count } жетонов атаки
    }
}
reward-bonus-magic = { $case ->
    [brief] +{ $count } за магию
   *[nominative] бонус +{ $count } за магию
}
reward-bonus-any-circle = { $case ->
    [brief] +{ $count } за все круги
   *[nominative] бонус +{ $count } за круги любого цвета
}
reward-bonus-circle = { $case ->
    [brief] +{ $count } за { WORD($colour, number: "plural") } круги
   *[nominative] бонус +{ $count } за { WORD($colour, number: "plural") } круги
}
reward-infinite = { $case ->
    [brief] ∞ { $colour }
   *[nominative] неисчерпаемый { $colour } камень
}
reward-infinite-of-choice = { $case ->
    [brief] ∞ любого цвета
   *[nominative] неисчерпаемый камень любого цвета
}
reward-bribes = { $case ->
    [accusative] { $count ->
        [one] { $count } взятку
        [few] { $count } взятки
       *[many] { $count } взяток
    }
   *[nominative] { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
}
reward-discard-judgements = { $case ->
    [brief] { $count ->
        [one] −{ $count } приговор
        [few] −{ $count } приговора
       *[many] −{ $count } приговоров
    }
   *[nominative] сброс { $count ->
        [one] { $count } приговора
       *[many] { $count } приговоров
    }
}
reward-relocate = { $case ->
    [brief] перемещение
   *[nominative] перемещение свободного персонажа
}

domain-card = { $case ->
    [genitive] карты домена
    [accusative] карту домена
   *[nominative] карта домена
}
domain-card-own = { $case ->
    [genitive] твоей карты домена
    [accusative] твою карту домена
   *[nominative] твоя карта домена
}
combat-card-own = { $case ->
    [genitive] твоей боевой карты
    [accusative] твою боевую карту
   *[nominative] твоя боевая карта
}
domain-reward-gems = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
domain-reward-science = 1 жетон науки
domain-reward-attack = 1 жетон атаки
domain-reward-character = { $case ->
    [accusative] 1 персонажа
   *[nominative] 1 персонаж
}
domain-reward-law = 1 закон

judgement-none = без штрафа
judgement-points = { $count ->
    [one] −{ $count } очко
    [few] −{ $count } очка
   *[many] −{ $count } очков
}
judgement-per-circle = −{ $count } за каждый круг и неисчерпаемый камень
judgement-per-magic = −{ $count } за каждый жетон магии
judgement-per-defence = −{ $count } за каждый жетон защиты
judgement-per-science = −{ $count } за каждый жетон науки
judgement-discard = сбросить один жетон ({ $kinds })
token-kind-science = наука
token-kind-magic = магия
token-kind-defence = защита
token-kind-points = очки
token-kind-bonus-magic = бонус за магию
token-kind-bonus-circle = бонус за круги
token-kind-infinite = неисчерпаемый камень

deck-large = { $case ->
    [genitive] большой колоды
    [accusative] большую колоду
   *[nominative] большая колода
}
deck-small = { $case ->
    [genitive] малой колоды
    [accusative] малую колоду
   *[nominative] малая колода
}
deck-laws = { $case ->
    [genitive] колоды законов
    [accusative] колоду законов
   *[nominative] колода законов
}
deck-criminals = { $case ->
    [genitive] колоды преступников
    [accusative] колоду преступников
   *[nominative] колода преступников
}

place-base = { $case ->
    [genitive] основания
   *[nominative] основание
}
place-tip = { $case ->
    [genitive] острия
   *[nominative] остриё
}

phase-set-up = подготовка
phase-auction = круг аукциона { $count } из 3
phase-development = раунд { $count } из 3
turn-of = ход { $turn } из { $turns }
phase-criminals = преступники
phase-combat = бой
phase-judgement = приговоры
phase-painting = перекраска
phase-over = игра окончена

bid-gem = { $colour }
bid-attack = жетон атаки
bid-diamond = алмаз
bid-pass = пас

score-circles = Круги
score-infinite = Неисчерпаемые
score-laws = Законы
score-power = Очки власти
score-magic = Магия
score-sets = Наборы
score-attack = Атака

how-many-exactly = ровно { $least }
how-many-up-to = не больше { $most }
how-many-range = от { $least } до { $most }
rival-name = виртуальный соперник { $number }

# Имена компьютерных игроков: коротко, чтобы помещались в столбцы подсчёта.
computer-name-alba = Альба
computer-name-bice = Биче
computer-name-ciro = Чиро
computer-name-dora = Дора
computer-name-elio = Элио
computer-name-fosca = Фоска
computer-name-gino = Джино
computer-name-ilda = Ильда
computer-name-lapo = Лапо
computer-name-mina = Мина
computer-name-nilo = Нило
computer-name-ugo = Уго
