# Все партии одного человека.
games-title = **Твои партии**
games-none = Сейчас ты нигде не играешь. `/viceroy new` открывает стол.
games-title-part = **Твои партии**, { $from }–{ $to } из { $all }
game-your-turn-until = ▶️ { $game }: твой ход, до { $time }.
game-your-turn = ▶️ { $game }: твой ход.
game-others-turn = { $game }: ждём — { $who }.
game-nobodys-turn = { $game }: ждать некого.
game-held = 🤖 { $game }: за тебя играет компьютер.
game-paused = ⏸️ { $game }: на паузе до { $time }.
game-still = ⏸️ { $game }: стоит, пока кто-то из игроков не нажмёт кнопку.
game-gathers = 🪑 Партия { $game }: ждёт игроков в { $room }, собралось { $joined } из { $most }.
game-gathers-directly = 🪑 Партия { $game }: ждёт игроков в личных сообщениях, собралось { $joined } из { $most }.
game-gathers-lost = 🪑 Партия { $game }: ждёт игроков там, где я больше не могу писать; если так и останется, она закроется сама.
button-next-game = К следующей партии
said-no-next-game = Сейчас ни одна партия тебя не ждёт.

# Все столы сервера.
tables-title = **Столы на этом сервере**
tables-title-part = **Столы на этом сервере**, { $from }–{ $to } из { $all }
tables-none = Сейчас на этом сервере никто не играет, и ни один стол не ждёт игроков. `/viceroy new` открывает стол.
tables-gathers = 🪑 { $game }: ждёт игроков в { $room }, занято мест — { $joined } из { $most }.
tables-over = 🏁 { $game }: окончена { $time }.
tables-over-before = 🏁 { $game }: окончена.
button-join-game = К партии { $game }
