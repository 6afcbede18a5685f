# Издания и настройки стола: как называется настройка, что она значит, и её значения.
edition-en-2015 = Английское издание 2015 года
edition-en-first = Первое английское издание
edition-ru-2015 = Русское издание 2015 года
edition-de = Немецкое издание

module-aristocrats = Аристократы
module-invasion = Вторжение
module-underworld = Преступный мир
module-aristocrats-means = Персонажи, у которых внизу есть то, что действует на любом уровне
module-invasion-means = Каждый ход приходит монстр; победа над ними стоит камней
module-underworld-means = Приходят преступники; они стоят приговоров, а те играют против тебя
module-with = в игре
module-with-first = в игре (хорошо для начала)
module-without = не в игре

option-deal = Карты на старте
option-deal-means = Из скольких персонажей выбирают первую карту
option-deal-4 = 4, из них 2 возвращаются
option-deal-2 = 2, и обе идут в дело
option-returned_gems = Возврат камней
option-returned_gems-means = Как каждый возвращает 2 из 8 стартовых камней
option-returned_gems-random = случайно
option-returned_gems-chosen = на свой выбор
option-discard_for_gems = Сброс карт
option-discard_for_gems-means = Приносит ли несыгранная карта 2 камня?
option-discard_for_gems-true = за 2 камня
option-discard_for_gems-false = нельзя
option-bonus_cards = Бонусные карты
option-bonus_cards-means = Персонажи 61–64 и законы 85–88
option-bonus_cards-true = в игре
option-bonus_cards-false = не в игре
option-gaps = Разрывы в верхних рядах
option-gaps-means = Можно ли на уровне 2 и выше класть карты не вплотную?
option-gaps-false = нельзя
option-gaps-true = можно
option-law_69 = Закон 69
option-law_69-means = Что делает закон с этим номером
option-law_69-later = на ход дольше
option-law_69-original = первоначальный текст
option-open_screens = Открытые ширмы
option-open_screens-means = Видят ли все, сколько у тебя камней?
option-open_screens-false = скрыто
option-open_screens-true = числа видны
option-domain_cards = Карты домена
option-domain_cards-means = Первая карта, чьи сектора подходят к любому цвету
option-domain_cards-false = без карт домена
option-domain_cards-true = каждый начинает с такой
option-two_colour_auction = Двухцветный аукцион
option-two_colour_auction-means = Рядом с чем лежат персонажи; для 1–2 игроков
option-two_colour_auction-false = четыре карты по одному цвету
option-two_colour_auction-true = две карты по два цвета
option-short_game = Длина партии
option-short_game-means = Домашнее правило: 6 ходов вместо 12
option-short_game-false = 12 ходов
option-short_game-true = 6 ходов (домашнее правило)
option-revised_laws = Новые тексты законов
option-revised_laws-means = Тексты законов 66, 67, 68 и 72
option-revised_laws-false = как в базовой игре
option-revised_laws-true = из дополнения

terms = Правила: { $terms }.
terms-difference = { $name }: { $value }
terms-domain-cards = -# Каждый начинает не с персонажа, а с карты домена: её сектора подходят к любому цвету, а что она даёт, выбирает владелец.
terms-two-colour-auction = -# Аукционных карт две, по два цвета; камень любого из них — ставка на карту.
terms-short-game = -# Короткая партия на 6 ходов: домашнее правило, его нет ни в одной книге правил. Среди обычных партий она не считается.
terms-revised-laws = -# У законов 66, 67, 68 и 72 другие тексты: их показывает `/viceroy card` и сама карта.
terms-aristocrats = -# Среди персонажей есть аристократы: внизу у них вместо цвета то, что действует на любом уровне.
terms-invasion = -# Приходят монстры: проигранная ставка ложится на твою боевую карту. После ходов 3, 7 и 11 можно заплатить камнями и победить кого-то из последних четырёх; кто не победит никого, теряет 4 очка.
terms-underworld = -# Приходят преступники: они стоят не камней, а приговоров, которые видишь только ты и которые в конце играют против тебя.
terms-rivals = { $count ->
    [one] { $count } виртуальный соперник
    [few] { $count } виртуальных соперника
   *[many] { $count } виртуальных соперников
}

unplayable-seats = За этим столом нужно от { $from } до { $to } игроков. Подожди остальных или открой стол с другими правилами.
unplayable-alone = В одиночку играют против 1–3 виртуальных соперников. Открой стол хотя бы с одним или подожди других игроков.
unplayable-rivals = Игроков и виртуальных соперников вместе не больше четырёх: если игроков { $seats }, соперников может быть { $most }. Открой стол, где их меньше.
unplayable-seats-two-colours = Двухцветный аукцион — для 1–2 игроков. Чтобы играть большим числом, открой стол без этой настройки.
unplayable-rivals-two-colours = На двухцветном аукционе торгуются только игроки. Откажись от виртуальных соперников или от двухцветного аукциона.
unplayable-short-invasion = Монстры Вторжения приходят после ходов 3, 7 и 11, поэтому в короткой партии им нет места. Откажись от Вторжения или от короткой партии.
unplayable-short-two-colours = Короткую партию не играют с двухцветным аукционом. Откажись от чего-то одного.
unplayable-deal-domain = С картами домена первую карту не раздают. Убери либо карты домена, либо число карт на старте.
unplayable-underworld = «Преступный мир» играют с картами домена: на них лежат приговоры. Оставь эту настройку как есть или убери «Преступный мир».
unplayable-no-original = У здешних карт нет первоначального текста закона 69. Открой стол без этой настройки.
unplayable-no-revised = У здешних карт нет новых текстов законов. Открой стол без этой настройки.
unplayable-here = Здесь так сыграть нельзя. Открой стол с другими правилами.
