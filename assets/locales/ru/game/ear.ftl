# Для тех, кто играет текстом и, может быть, слушает его: всё об ответе одним предложением.
ear-answer = { $title }; { $more }
ear-line = - { $answer }
# Вместо описания, которое не помещается в меню.
ear-long = подробнее: «Прочитать стол»
# В новостях, что решил компьютерный игрок за кого-то: «компьютерный игрок».
ear-computer = компьютер
# Место, названное по левой из двух карт, на которых оно стоит.
ear-place-on-left = левая опора: { $card }
# Что даёт карта на уровне; GIVES начинается с «даёт». Потом все уровни.
ear-level = уровень { $level } { $gives }
ear-levels = { $levels }.

# Стол словами, страница за страницей.
button-read = Прочитать стол
read-heading = **{ $title }** ({ $page } из { $pages })
read-cards = Что у тебя есть
read-auction = Аукцион
read-player = { PERSON($who) ->
    [second] Твой стол
   *[third] Стол игрока { $who }
}
read-no-cards = Карт на руке нет.
read-no-pyramid = В пирамиде пока нет карт.
read-shown = Камни: { $gems }. Жетоны атаки: { $attack }.
read-below-base = Под нижним рядом: { $cards }.
# Карта пирамиды с цветами двух её верхних секторов.
read-card = { $card } (вверху { $left } и { $right })
read-card-on = { $card } на картах { $first } и { $second } (вверху { $left } и { $right })
