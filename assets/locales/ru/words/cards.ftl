# Названия карт. Каждое отвечает на case: "gender" и имеет формы genitive, accusative и prepositional; остальные не нужны.
# За названием закона — что он говорит; за названием аристократа — что сказано у него внизу.

## Персонажи
card-1 = { $case ->
    [gender] masculine
    [genitive] Хозяина гавани
    [accusative] Хозяина гавани
    [prepositional] Хозяине гавани
   *[nominative] Хозяин гавани
}
card-2 = { $case ->
    [gender] masculine
    [genitive] Посланника
    [accusative] Посланника
    [prepositional] Посланнике
   *[nominative] Посланник
}
card-3 = { $case ->
    [gender] masculine
    [genitive] Аптекаря
    [accusative] Аптекаря
    [prepositional] Аптекаре
   *[nominative] Аптекарь
}
card-4 = { $case ->
    [gender] masculine
    [genitive] Наставника
    [accusative] Наставника
    [prepositional] Наставнике
   *[nominative] Наставник
}
card-5 = { $case ->
    [gender] masculine
    [genitive] Верхового
    [accusative] Верхового
    [prepositional] Верховом
   *[nominative] Верховой
}
card-6 = { $case ->
    [gender] masculine
    [genitive] Хранителя печати
    [accusative] Хранителя печати
    [prepositional] Хранителе печати
   *[nominative] Хранитель печати
}
card-7 = { $case ->
    [gender] masculine
    [genitive] Паломника
    [accusative] Паломника
    [prepositional] Паломнике
   *[nominative] Паломник
}
card-8 = { $case ->
    [gender] masculine
    [genitive] Побратима
    [accusative] Побратима
    [prepositional] Побратиме
   *[nominative] Побратим
}
card-9 = { $case ->
    [gender] masculine
    [genitive] Канонира
    [accusative] Канонира
    [prepositional] Канонире
   *[nominative] Канонир
}
card-10 = { $case ->
    [gender] masculine
    [genitive] Лорда-маршала
    [accusative] Лорда-маршала
    [prepositional] Лорде-маршале
   *[nominative] Лорд-маршал
}
card-11 = { $case ->
    [gender] masculine
    [genitive] Арбалетчика
    [accusative] Арбалетчика
    [prepositional] Арбалетчике
   *[nominative] Арбалетчик
}
card-12 = { $case ->
    [gender] masculine
    [genitive] Стража башни
    [accusative] Стража башни
    [prepositional] Страже башни
   *[nominative] Страж башни
}
card-13 = { $case ->
    [gender] masculine
    [genitive] Кузнеца рун
    [accusative] Кузнеца рун
    [prepositional] Кузнеце рун
   *[nominative] Кузнец рун
}
card-14 = { $case ->
    [gender] masculine
    [genitive] Палача
    [accusative] Палача
    [prepositional] Палаче
   *[nominative] Палач
}
card-15 = { $case ->
    [gender] masculine
    [genitive] Воеводы
    [accusative] Воеводу
    [prepositional] Воеводе
   *[nominative] Воевода
}
card-16 = { $case ->
    [gender] masculine
    [genitive] Рудокопа
    [accusative] Рудокопа
    [prepositional] Рудокопе
   *[nominative] Рудокоп
}
card-17 = { $case ->
    [gender] masculine
    [genitive] Алебардщика
    [accusative] Алебардщика
    [prepositional] Алебардщике
   *[nominative] Алебардщик
}
card-18 = { $case ->
    [gender] masculine
    [genitive] Придворного
    [accusative] Придворного
    [prepositional] Придворном
   *[nominative] Придворный
}
card-19 = { $case ->
    [gender] masculine
    [genitive] Знаменосца
    [accusative] Знаменосца
    [prepositional] Знаменосце
   *[nominative] Знаменосец
}
card-20 = { $case ->
    [gender] masculine
    [genitive] Полкового писаря
    [accusative] Полкового писаря
    [prepositional] Полковом писаре
   *[nominative] Полковой писарь
}
card-21 = { $case ->
    [gender] feminine
    [genitive] Феи
    [accusative] Фею
    [prepositional] Фее
   *[nominative] Фея
}
card-22 = { $case ->
    [gender] masculine
    [genitive] Разбойника
    [accusative] Разбойника
    [prepositional] Разбойнике
   *[nominative] Разбойник
}
card-23 = { $case ->
    [gender] masculine
    [genitive] Мажордома
    [accusative] Мажордома
    [prepositional] Мажордоме
   *[nominative] Мажордом
}
card-24 = { $case ->
    [gender] masculine
    [genitive] Шептуна
    [accusative] Шептуна
    [prepositional] Шептуне
   *[nominative] Шептун
}
card-25 = { $case ->
    [gender] masculine
    [genitive] Берсерка
    [accusative] Берсерка
    [prepositional] Берсерке
   *[nominative] Берсерк
}
card-26 = { $case ->
    [gender] masculine
    [genitive] Сокольничего
    [accusative] Сокольничего
    [prepositional] Сокольничем
   *[nominative] Сокольничий
}
card-27 = { $case ->
    [gender] masculine
    [genitive] Скрытого клинка
    [accusative] Скрытый клинок
    [prepositional] Скрытом клинке
   *[nominative] Скрытый клинок
}
card-28 = { $case ->
    [gender] masculine
    [genitive] Дуэлянта
    [accusative] Дуэлянта
    [prepositional] Дуэлянте
   *[nominative] Дуэлянт
}
card-29 = { $case ->
    [gender] masculine
    [genitive] Тактика
    [accusative] Тактика
    [prepositional] Тактике
   *[nominative] Тактик
}
card-30 = { $case ->
    [gender] masculine
    [genitive] Лесничего
    [accusative] Лесничего
    [prepositional] Лесничем
   *[nominative] Лесничий
}
card-31 = { $case ->
    [gender] masculine
    [genitive] Наследника
    [accusative] Наследника
    [prepositional] Наследнике
   *[nominative] Наследник
}
card-32 = { $case ->
    [gender] masculine
    [genitive] Капитана
    [accusative] Капитана
    [prepositional] Капитане
   *[nominative] Капитан
}
card-33 = { $case ->
    [gender] masculine
    [genitive] Маркграфа
    [accusative] Маркграфа
    [prepositional] Маркграфе
   *[nominative] Маркграф
}
card-34 = { $case ->
    [gender] masculine
    [genitive] Отшельника
    [accusative] Отшельника
    [prepositional] Отшельнике
   *[nominative] Отшельник
}
card-35 = { $case ->
    [gender] masculine
    [genitive] Привратника
    [accusative] Привратника
    [prepositional] Привратнике
   *[nominative] Привратник
}
card-36 = { $case ->
    [gender] masculine
    [genitive] Меткого стрелка
    [accusative] Меткого стрелка
    [prepositional] Метком стрелке
   *[nominative] Меткий стрелок
}
card-37 = { $case ->
    [gender] masculine
    [genitive] Оружейника
    [accusative] Оружейника
    [prepositional] Оружейнике
   *[nominative] Оружейник
}
card-38 = { $case ->
    [gender] masculine
    [genitive] Хранителя рощи
    [accusative] Хранителя рощи
    [prepositional] Хранителе рощи
   *[nominative] Хранитель рощи
}
card-39 = { $case ->
    [gender] masculine
    [genitive] Скитальца
    [accusative] Скитальца
    [prepositional] Скитальце
   *[nominative] Скиталец
}
card-40 = { $case ->
    [gender] masculine
    [genitive] Флотоводца
    [accusative] Флотоводца
    [prepositional] Флотоводце
   *[nominative] Флотоводец
}
card-41 = { $case ->
    [gender] masculine
    [genitive] Ревизора
    [accusative] Ревизора
    [prepositional] Ревизоре
   *[nominative] Ревизор
}
card-42 = { $case ->
    [gender] masculine
    [genitive] Лазутчика
    [accusative] Лазутчика
    [prepositional] Лазутчике
   *[nominative] Лазутчик
}
card-43 = { $case ->
    [gender] masculine
    [genitive] Умельца
    [accusative] Умельца
    [prepositional] Умельце
   *[nominative] Умелец
}
card-44 = { $case ->
    [gender] masculine
    [genitive] Префекта
    [accusative] Префекта
    [prepositional] Префекте
   *[nominative] Префект
}
card-45 = { $case ->
    [gender] masculine
    [genitive] Сержанта
    [accusative] Сержанта
    [prepositional] Сержанте
   *[nominative] Сержант
}
card-46 = { $case ->
    [gender] masculine
    [genitive] Смутьяна
    [accusative] Смутьяна
    [prepositional] Смутьяне
   *[nominative] Смутьян
}
card-47 = { $case ->
    [gender] masculine
    [genitive] Солодовника
    [accusative] Солодовника
    [prepositional] Солодовнике
   *[nominative] Солодовник
}
card-48 = { $case ->
    [gender] masculine
    [genitive] Матроса
    [accusative] Матроса
    [prepositional] Матросе
   *[nominative] Матрос
}
card-49 = { $case ->
    [gender] feminine
    [genitive] Старухи
    [accusative] Старуху
    [prepositional] Старухе
   *[nominative] Старуха
}
card-50 = { $case ->
    [gender] masculine
    [genitive] Порубежника
    [accusative] Порубежника
    [prepositional] Порубежнике
   *[nominative] Порубежник
}
card-51 = { $case ->
    [gender] masculine
    [genitive] Кормчего
    [accusative] Кормчего
    [prepositional] Кормчем
   *[nominative] Кормчий
}
card-52 = { $case ->
    [gender] masculine
    [genitive] Лорда-протектора
    [accusative] Лорда-протектора
    [prepositional] Лорде-протекторе
   *[nominative] Лорд-протектор
}
card-53 = { $case ->
    [gender] masculine
    [genitive] Следопыта
    [accusative] Следопыта
    [prepositional] Следопыте
   *[nominative] Следопыт
}
card-54 = { $case ->
    [gender] masculine
    [genitive] Колдуна
    [accusative] Колдуна
    [prepositional] Колдуне
   *[nominative] Колдун
}
card-55 = { $case ->
    [gender] masculine
    [genitive] Громилы
    [accusative] Громилу
    [prepositional] Громиле
   *[nominative] Громила
}
card-56 = { $case ->
    [gender] masculine
    [genitive] Отравителя
    [accusative] Отравителя
    [prepositional] Отравителе
   *[nominative] Отравитель
}
card-57 = { $case ->
    [gender] feminine
    [genitive] Чаровницы
    [accusative] Чаровницу
    [prepositional] Чаровнице
   *[nominative] Чаровница
}
card-58 = { $case ->
    [gender] masculine
    [genitive] Ветерана
    [accusative] Ветерана
    [prepositional] Ветеране
   *[nominative] Ветеран
}
card-59 = { $case ->
    [gender] masculine
    [genitive] Штурмана
    [accusative] Штурмана
    [prepositional] Штурмане
   *[nominative] Штурман
}
card-60 = { $case ->
    [gender] masculine
    [genitive] Вольного пахаря
    [accusative] Вольного пахаря
    [prepositional] Вольном пахаре
   *[nominative] Вольный пахарь
}
card-61 = { $case ->
    [gender] masculine
    [genitive] Менялы
    [accusative] Менялу
    [prepositional] Меняле
   *[nominative] Меняла
}
card-62 = { $case ->
    [gender] masculine
    [genitive] Рыцаря
    [accusative] Рыцаря
    [prepositional] Рыцаре
   *[nominative] Рыцарь
}
card-63 = { $case ->
    [gender] masculine
    [genitive] Наёмника
    [accusative] Наёмника
    [prepositional] Наёмнике
   *[nominative] Наёмник
}
card-64 = { $case ->
    [gender] masculine
    [genitive] Вождя клана
    [accusative] Вождя клана
    [prepositional] Вожде клана
   *[nominative] Вождь клана
}

## Законы
card-65 = { $case ->
    [gender] masculine
    [genitive] Акта наследования
    [accusative] Акт наследования
    [prepositional] Акте наследования
   *[nominative] Акт наследования
}
card-65-text = Займи место своего персонажа или закона на уровнях 1–4; та карта возвращается на руку.
card-66 = { $case ->
    [gender] masculine
    [genitive] Юбилейного указа
    [accusative] Юбилейный указ
    [prepositional] Юбилейном указе
   *[nominative] Юбилейный указ
}
card-66-text = Подложи под своего персонажа: каждый жетон на нём один раз удваивается.
card-66-text-revised = Подложи под своего персонажа: возьми ещё раз награду уровня, на котором он лежит.
card-67 = { $case ->
    [gender] neuter
    [genitive] Права обмена
    [accusative] Право обмена
    [prepositional] Праве обмена
   *[nominative] Право обмена
}
card-67-text = Можешь обменять свой жетон на жетон из чужой пирамиды и отдать его владельцу 3 камня.
card-67-text-revised = Возьми жетон науки, магии или защиты, какой есть в чужой пирамиде, и отдай её игроку 2 камня.
card-68 = { $case ->
    [gender] feminine
    [genitive] Переписи
    [accusative] Перепись
    [prepositional] Переписи
   *[nominative] Перепись
}
card-68-text = В конце партии: 1 очко за каждую карту в твоей пирамиде, включая эту и подложенные.
card-68-text-revised = В конце партии: 1 очко за каждую карту на уровне 2 и выше в твоей пирамиде.
card-69 = { $case ->
    [gender] feminine
    [genitive] Отсрочки
    [accusative] Отсрочку
    [prepositional] Отсрочке
   *[nominative] Отсрочка
}
card-69-text = За каждую аукционную карту под большую колоду уходит карта малой: партия длится на ход дольше.
card-69-text-original = Возьми карту с аукциона; её заменит карта малой колоды. Пропусти следующую фазу аукциона.
card-70 = { $case ->
    [gender] masculine
    [genitive] Нового свода
    [accusative] Новый свод
    [prepositional] Новом своде
   *[nominative] Новый свод
}
card-70-text = Возьми 3 закона, потом положи 2 закона с руки на верх колоды законов.
card-71 = { $case ->
    [gender] masculine
    [genitive] Каперского патента
    [accusative] Каперский патент
    [prepositional] Каперском патенте
   *[nominative] Каперский патент
}
card-71-text = Выбери: жетон атаки, жетон на 6 очков или 4 камня.
card-72 = { $case ->
    [gender] masculine
    [genitive] Архива короны
    [accusative] Архив короны
    [prepositional] Архиве короны
   *[nominative] Архив короны
}
card-72-text = Подложи под этот закон сколько угодно карт с руки. В конце партии: 5 очков за каждую.
card-72-text-revised = Подложи сюда сколько угодно карт с руки: за каждую 2 камня сразу и 3 очка в конце партии.
card-73 = { $case ->
    [gender] feminine
    [genitive] Хартии колодцев
    [accusative] Хартию колодцев
    [prepositional] Хартии колодцев
   *[nominative] Хартия колодцев
}
card-73-text = Выбери: жетон защиты, неисчерпаемый камень любого цвета или 4 камня.
card-74 = { $case ->
    [gender] masculine
    [genitive] Указа об опале
    [accusative] Указ об опале
    [prepositional] Указе об опале
   *[nominative] Указ об опале
}
card-74-text = Подложи сюда свою свободную карту. В конце партии: 3, 6, 9 или 12 очков на уровне 1, 2, 3 или 4.
card-75 = { $case ->
    [gender] masculine
    [genitive] Союза сословий
    [accusative] Союз сословий
    [prepositional] Союзе сословий
   *[nominative] Союз сословий
}
card-75-text = В конце партии: каждый твой набор приносит на 3 очка больше.
card-76 = { $case ->
    [gender] feminine
    [genitive] Личной казны
    [accusative] Личную казну
    [prepositional] Личной казне
   *[nominative] Личная казна
}
card-76-text = Положи на этот закон до 8 своих камней. В конце партии: 2 очка за каждый.
card-77 = { $case ->
    [gender] masculine
    [genitive] Призыва к оружию
    [accusative] Призыв к оружию
    [prepositional] Призыве к оружию
   *[nominative] Призыв к оружию
}
card-77-text = Выбери: жетон атаки, карту или 4 камня.
card-78 = { $case ->
    [gender] feminine
    [genitive] Разрядной книги
    [accusative] Разрядную книгу
    [prepositional] Разрядной книге
   *[nominative] Разрядная книга
}
card-78-text = Карту, которую берёшь, можешь подложить сюда. В конце партии: 4 очка за каждую.
card-79 = { $case ->
    [gender] masculine
    [genitive] Ордена кольца
    [accusative] Орден кольца
    [prepositional] Ордене кольца
   *[nominative] Орден кольца
}
card-79-text = В конце партии: 1 очко за каждый твой одноцветный круг и неисчерпаемый камень.
card-80 = { $case ->
    [gender] masculine
    [genitive] Налога на стены
    [accusative] Налог на стены
    [prepositional] Налоге на стены
   *[nominative] Налог на стены
}
card-80-text = Выбери: жетон защиты, жетон на 6 очков или 4 камня.
card-81 = { $case ->
    [gender] masculine
    [genitive] Устава коллегии
    [accusative] Устав коллегии
    [prepositional] Уставе коллегии
   *[nominative] Устав коллегии
}
card-81-text = Выбери: жетон магии, жетон науки или 4 камня.
card-82 = { $case ->
    [gender] masculine
    [genitive] Дара академии
    [accusative] Дар академии
    [prepositional] Даре академии
   *[nominative] Дар академии
}
card-82-text = Выбери: жетон науки, карту или 4 камня.
card-83 = { $case ->
    [gender] feminine
    [genitive] Лицензии на чары
    [accusative] Лицензию на чары
    [prepositional] Лицензии на чары
   *[nominative] Лицензия на чары
}
card-83-text = Выбери: жетон магии и бонус +2 за магию, неисчерпаемый камень любого цвета или 4 камня.
card-84 = { $case ->
    [gender] masculine
    [genitive] Цеха провидцев
    [accusative] Цех провидцев
    [prepositional] Цехе провидцев
   *[nominative] Цех провидцев
}
card-84-text = Выбери: бонус +3 за магию, карту или 4 камня.
card-85 = { $case ->
    [gender] masculine
    [genitive] Весеннего приёма
    [accusative] Весенний приём
    [prepositional] Весеннем приёме
   *[nominative] Весенний приём
}
card-85-text = В конце партии: 2 очка за каждого персонажа, который касается этой карты.
card-86 = { $case ->
    [gender] masculine
    [genitive] Летнего приёма
    [accusative] Летний приём
    [prepositional] Летнем приёме
   *[nominative] Летний приём
}
card-86-text = В конце партии: 2 очка за каждого персонажа, который касается этой карты.
card-87 = { $case ->
    [gender] masculine
    [genitive] Осеннего приёма
    [accusative] Осенний приём
    [prepositional] Осеннем приёме
   *[nominative] Осенний приём
}
card-87-text = В конце партии: 2 очка за каждого персонажа, который касается этой карты.
card-88 = { $case ->
    [gender] masculine
    [genitive] Зимнего приёма
    [accusative] Зимний приём
    [prepositional] Зимнем приёме
   *[nominative] Зимний приём
}
card-88-text = В конце партии: 2 очка за каждого персонажа, который касается этой карты.

## Аристократы
card-89 = { $case ->
    [gender] feminine
    [genitive] Вдовой королевы
    [accusative] Вдовую королеву
    [prepositional] Вдовой королеве
   *[nominative] Вдовая королева
}
card-90 = { $case ->
    [gender] feminine
    [genitive] Звёздной княжны
    [accusative] Звёздную княжну
    [prepositional] Звёздной княжне
   *[nominative] Звёздная княжна
}
card-91 = { $case ->
    [gender] masculine
    [genitive] Лорда-кастеляна
    [accusative] Лорда-кастеляна
    [prepositional] Лорде-кастеляне
   *[nominative] Лорд-кастелян
}
card-92 = { $case ->
    [gender] masculine
    [genitive] Железного барона
    [accusative] Железного барона
    [prepositional] Железном бароне
   *[nominative] Железный барон
}
card-93 = { $case ->
    [gender] feminine
    [genitive] Герцогини-близнеца
    [accusative] Герцогиню-близнеца
    [prepositional] Герцогине-близнеце
   *[nominative] Герцогиня-близнец
}
card-94 = { $case ->
    [gender] masculine
    [genitive] Принца-маршала
    [accusative] Принца-маршала
    [prepositional] Принце-маршале
   *[nominative] Принц-маршал
}
card-95 = { $case ->
    [gender] feminine
    [genitive] Великой княгини
    [accusative] Великую княгиню
    [prepositional] Великой княгине
   *[nominative] Великая княгиня
}
card-95-bottom = 2 очка × уровень этой карты
card-96 = { $case ->
    [gender] masculine
    [genitive] Лорда-канцлера
    [accusative] Лорда-канцлера
    [prepositional] Лорде-канцлере
   *[nominative] Лорд-канцлер
}
card-96-bottom = 2 очка за каждый закон в твоей пирамиде
card-97 = { $case ->
    [gender] masculine
    [genitive] Великого магистра
    [accusative] Великого магистра
    [prepositional] Великом магистре
   *[nominative] Великий магистр
}
card-97-bottom = 1 очко за каждую карту на уровне 2 и выше
card-98 = { $case ->
    [gender] masculine
    [genitive] Главы рода
    [accusative] Главу рода
    [prepositional] Главе рода
   *[nominative] Глава рода
}
card-98-bottom = 2 очка за каждого аристократа в твоей пирамиде
card-99 = { $case ->
    [gender] feminine
    [genitive] Графини в маске
    [accusative] Графиню в маске
    [prepositional] Графине в маске
   *[nominative] Графиня в маске
}
card-99-bottom = 1 очко за каждый разноцветный круг
card-100 = { $case ->
    [gender] masculine
    [genitive] Стража регалий
    [accusative] Стража регалий
    [prepositional] Страже регалий
   *[nominative] Страж регалий
}
card-100-bottom = на 3 очка больше за каждый набор

## Законы аристократов
card-101 = { $case ->
    [gender] feminine
    [genitive] Бархатной книги
    [accusative] Бархатную книгу
    [prepositional] Бархатной книге
   *[nominative] Бархатная книга
}
card-101-text = В конце партии: 3 очка за каждого аристократа в твоей пирамиде.
card-102 = { $case ->
    [gender] neuter
    [genitive] Жалованья двора
    [accusative] Жалованье двора
    [prepositional] Жалованье двора
   *[nominative] Жалованье двора
}
card-102-text = Возьми 2 камня и ещё по 2 за каждого аристократа в твоей пирамиде.
card-103 = { $case ->
    [gender] masculine
    [genitive] Маскарада
    [accusative] Маскарад
    [prepositional] Маскараде
   *[nominative] Маскарад
}
card-103-text = В конце партии: 2 очка за каждый разноцветный круг в твоей пирамиде.

## Законы вторжения
card-104 = { $case ->
    [gender] masculine
    [genitive] Зала трофеев
    [accusative] Зал трофеев
    [prepositional] Зале трофеев
   *[nominative] Зал трофеев
}
card-104-text = В конце партии: 3 очка за каждый жетон на твоей боевой карте.
card-105 = { $case ->
    [gender] masculine
    [genitive] Всеобщего сбора
    [accusative] Всеобщий сбор
    [prepositional] Всеобщем сборе
   *[nominative] Всеобщий сбор
}
card-105-text = Возьми из резерва до 3 камней и положи их на свою боевую карту.
card-106 = { $case ->
    [gender] plural
    [genitive] Мирных дорог
    [accusative] Мирные дороги
    [prepositional] Мирных дорогах
   *[nominative] Мирные дороги
}
card-106-text = В конце партии: 8 очков, если у твоей боевой карты нет монстра-штрафа.

## Законы преступного мира
card-107 = { $case ->
    [gender] feminine
    [genitive] Амнистии
    [accusative] Амнистию
    [prepositional] Амнистии
   *[nominative] Амнистия
}
card-107-text = Сбрось до 2 своих приговоров.
card-108 = { $case ->
    [gender] neuter
    [genitive] Права на кражу
    [accusative] Право на кражу
    [prepositional] Праве на кражу
   *[nominative] Право на кражу
}
card-108-text = В конце партии: 2 очка за каждого преступника в твоей пирамиде.
card-109 = { $case ->
    [gender] neuter
    [genitive] Открытого дела
    [accusative] Открытое дело
    [prepositional] Открытом деле
   *[nominative] Открытое дело
}
card-109-text = В конце партии: 1 очко за каждый твой приговор.

## Преступники
card-111 = { $case ->
    [gender] masculine
    [genitive] Карманника
    [accusative] Карманника
    [prepositional] Карманнике
   *[nominative] Карманник
}
card-112 = { $case ->
    [gender] masculine
    [genitive] Контрабандиста
    [accusative] Контрабандиста
    [prepositional] Контрабандисте
   *[nominative] Контрабандист
}
card-113 = { $case ->
    [gender] masculine
    [genitive] Мастера подделок
    [accusative] Мастера подделок
    [prepositional] Мастере подделок
   *[nominative] Мастер подделок
}
card-114 = { $case ->
    [gender] masculine
    [genitive] Шулера
    [accusative] Шулера
    [prepositional] Шулере
   *[nominative] Шулер
}
card-115 = { $case ->
    [gender] masculine
    [genitive] Конокрада
    [accusative] Конокрада
    [prepositional] Конокраде
   *[nominative] Конокрад
}
card-116 = { $case ->
    [gender] masculine
    [genitive] Скупщика
    [accusative] Скупщика
    [prepositional] Скупщике
   *[nominative] Скупщик
}
card-117 = { $case ->
    [gender] masculine
    [genitive] Гробокопателя
    [accusative] Гробокопателя
    [prepositional] Гробокопателе
   *[nominative] Гробокопатель
}
card-118 = { $case ->
    [gender] masculine
    [genitive] Доносчика
    [accusative] Доносчика
    [prepositional] Доносчике
   *[nominative] Доносчик
}
card-119 = { $case ->
    [gender] masculine
    [genitive] Ростовщика
    [accusative] Ростовщика
    [prepositional] Ростовщике
   *[nominative] Ростовщик
}
card-120 = { $case ->
    [gender] masculine
    [genitive] Корсара
    [accusative] Корсара
    [prepositional] Корсаре
   *[nominative] Корсар
}
card-121 = { $case ->
    [gender] masculine
    [genitive] Форточника
    [accusative] Форточника
    [prepositional] Форточнике
   *[nominative] Форточник
}
card-122 = { $case ->
    [gender] masculine
    [genitive] Лжепророка
    [accusative] Лжепророка
    [prepositional] Лжепророке
   *[nominative] Лжепророк
}
card-123 = { $case ->
    [gender] masculine
    [genitive] Обрезчика монет
    [accusative] Обрезчика монет
    [prepositional] Обрезчике монет
   *[nominative] Обрезчик монет
}
card-124 = { $case ->
    [gender] masculine
    [genitive] Шантажиста
    [accusative] Шантажиста
    [prepositional] Шантажисте
   *[nominative] Шантажист
}
card-125 = { $case ->
    [gender] masculine
    [genitive] Душегуба
    [accusative] Душегуба
    [prepositional] Душегубе
   *[nominative] Душегуб
}
card-126 = { $case ->
    [gender] masculine
    [genitive] Поджигателя
    [accusative] Поджигателя
    [prepositional] Поджигателе
   *[nominative] Поджигатель
}
card-127 = { $case ->
    [gender] feminine
    [genitive] Сточной ведьмы
    [accusative] Сточную ведьму
    [prepositional] Сточной ведьме
   *[nominative] Сточная ведьма
}
card-128 = { $case ->
    [gender] masculine
    [genitive] Тюремщика
    [accusative] Тюремщика
    [prepositional] Тюремщике
   *[nominative] Тюремщик
}
card-129 = { $case ->
    [gender] masculine
    [genitive] Короля нищих
    [accusative] Короля нищих
    [prepositional] Короле нищих
   *[nominative] Король нищих
}
card-130 = { $case ->
    [gender] masculine
    [genitive] Взломщика
    [accusative] Взломщика
    [prepositional] Взломщике
   *[nominative] Взломщик
}
card-131 = { $case ->
    [gender] masculine
    [genitive] Шарлатана
    [accusative] Шарлатана
    [prepositional] Шарлатане
   *[nominative] Шарлатан
}
card-132 = { $case ->
    [gender] masculine
    [genitive] Похитителя
    [accusative] Похитителя
    [prepositional] Похитителе
   *[nominative] Похититель
}
card-133 = { $case ->
    [gender] masculine
    [genitive] Лжесвидетеля
    [accusative] Лжесвидетеля
    [prepositional] Лжесвидетеле
   *[nominative] Лжесвидетель
}
card-134 = { $case ->
    [gender] feminine
    [genitive] Матери воров
    [accusative] Мать воров
    [prepositional] Матери воров
   *[nominative] Мать воров
}

## Монстры
monster-1 = { $case ->
    [gender] masculine
    [genitive] Болотного огонька
    [accusative] Болотного огонька
    [prepositional] Болотном огоньке
   *[nominative] Болотный огонёк
}
monster-2 = { $case ->
    [gender] masculine
    [genitive] Волка у ворот
    [accusative] Волка у ворот
    [prepositional] Волке у ворот
   *[nominative] Волк у ворот
}
monster-3 = { $case ->
    [gender] feminine
    [genitive] Каменной жабы
    [accusative] Каменную жабу
    [prepositional] Каменной жабе
   *[nominative] Каменная жаба
}
monster-4 = { $case ->
    [gender] feminine
    [genitive] Лесной карги
    [accusative] Лесную каргу
    [prepositional] Лесной карге
   *[nominative] Лесная карга
}
monster-5 = { $case ->
    [gender] masculine
    [genitive] Утопшего звонаря
    [accusative] Утопшего звонаря
    [prepositional] Утопшем звонаре
   *[nominative] Утопший звонарь
}
monster-6 = { $case ->
    [gender] masculine
    [genitive] Тернового вепря
    [accusative] Тернового вепря
    [prepositional] Терновом вепре
   *[nominative] Терновый вепрь
}
monster-7 = { $case ->
    [gender] masculine
    [genitive] Озёрного змея
    [accusative] Озёрного змея
    [prepositional] Озёрном змее
   *[nominative] Озёрный змей
}
monster-8 = { $case ->
    [gender] masculine
    [genitive] Тлеющего пса
    [accusative] Тлеющего пса
    [prepositional] Тлеющем псе
   *[nominative] Тлеющий пёс
}
monster-9 = { $case ->
    [gender] masculine
    [genitive] Мшистого тролля
    [accusative] Мшистого тролля
    [prepositional] Мшистом тролле
   *[nominative] Мшистый тролль
}
monster-10 = { $case ->
    [gender] masculine
    [genitive] Песчаного грифона
    [accusative] Песчаного грифона
    [prepositional] Песчаном грифоне
   *[nominative] Песчаный грифон
}
monster-11 = { $case ->
    [gender] feminine
    [genitive] Ледяной вдовы
    [accusative] Ледяную вдову
    [prepositional] Ледяной вдове
   *[nominative] Ледяная вдова
}
monster-12 = { $case ->
    [gender] masculine
    [genitive] Огра из ямы
    [accusative] Огра из ямы
    [prepositional] Огре из ямы
   *[nominative] Огр из ямы
}
monster-13 = { $case ->
    [gender] masculine
    [genitive] Корневого голема
    [accusative] Корневого голема
    [prepositional] Корневом големе
   *[nominative] Корневой голем
}
monster-14 = { $case ->
    [gender] masculine
    [genitive] Златого василиска
    [accusative] Златого василиска
    [prepositional] Златом василиске
   *[nominative] Златой василиск
}
monster-15 = { $case ->
    [gender] feminine
    [genitive] Красной химеры
    [accusative] Красную химеру
    [prepositional] Красной химере
   *[nominative] Красная химера
}
monster-16 = { $case ->
    [gender] masculine
    [genitive] Янтарного паука
    [accusative] Янтарного паука
    [prepositional] Янтарном пауке
   *[nominative] Янтарный паук
}
monster-17 = { $case ->
    [gender] masculine
    [genitive] Кракена пролива
    [accusative] Кракена пролива
    [prepositional] Кракене пролива
   *[nominative] Кракен пролива
}
monster-18 = { $case ->
    [gender] masculine
    [genitive] Огненного ящера
    [accusative] Огненного ящера
    [prepositional] Огненном ящере
   *[nominative] Огненный ящер
}
monster-19 = { $case ->
    [gender] masculine
    [genitive] Лешего
    [accusative] Лешего
    [prepositional] Лешем
   *[nominative] Леший
}
monster-20 = { $case ->
    [gender] feminine
    [genitive] Мантикоры солнца
    [accusative] Мантикору солнца
    [prepositional] Мантикоре солнца
   *[nominative] Мантикора солнца
}
monster-21 = { $case ->
    [gender] feminine
    [genitive] Багровой гидры
    [accusative] Багровую гидру
    [prepositional] Багровой гидре
   *[nominative] Багровая гидра
}
monster-22 = { $case ->
    [gender] masculine
    [genitive] Дракона сокровищ
    [accusative] Дракона сокровищ
    [prepositional] Драконе сокровищ
   *[nominative] Дракон сокровищ
}

## Как длинные названия переносятся на карте
card-10-face = Лорд- маршал
card-11-face = Арба- летчик
card-17-face = Алебард- щик
card-18-face = Придвор- ный
card-19-face = Знаме- носец
card-26-face = Соколь- ничий
card-35-face = Приврат- ник
card-40-face = Флото- водец
card-47-face = Солодов- ник
card-50-face = Порубеж- ник
card-52-face = Лорд- протектор
card-56-face = Отрави- тель
card-91-face = Лорд- кастелян
card-93-face = Герцогиня- близнец
card-94-face = Принц- маршал
card-96-face = Лорд- канцлер
card-112-face = Контра- бандист
card-117-face = Гробо- копатель
card-126-face = Поджи- гатель
card-132-face = Похи- титель
card-133-face = Лжесви- детель
