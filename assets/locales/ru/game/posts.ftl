# Посты в ветке партии и то, что игроки читают рядом со своей панелью.
post-chapter-turn = **Ход { $turn }**
post-chapter-auctions = **Ход { $turn } · аукцион**
post-chapter-first-auction = **Ход { $turn } · первый круг аукциона**
post-chapter-later-auctions = **Ход { $turn } · следующие круги аукциона**
post-chapter-development = **Ход { $turn } · развитие**
post-hears-end = 🏁 { $who }: партия окончена.
post-brings = -# Играют в личных сообщениях: { $who }.
post-elsewhere = Вопрос в личных сообщениях: { $who }.
post-gathers = -# Стол партии { $game }: { $room }.
post-thread = -# Партия { $game } идёт в ветке { $thread }.
end-thread = Вся партия записана в ветке { $thread }.
# Кто уже может решить то, о чём ещё никого не спрашивают.
post-may-plan = -# { $who }: пока это идёт, можно спланировать следующие ставки — **Мои карты**.
log-empty = Пока ничего не произошло.
since-answered = -# 📋 { $answered }
since-preferred = Твои постоянные ответы сработали { $times ->
    [1] один раз
    [few] { $times } раза
   *[many] { $times } раз
}.
