-- What rankings and lists of a season are read by.

create index ratings_of_a_game on ratings (game);

create index finished_games on games (ended_at) where state = 'over';
