-- The steps of finished games, each game in one piece: a tenth of what its rows take.
create table packed_steps (
  game integer primary key references games (id),
  -- How the content is made. 1: zlib (RFC 1950) of one line for each step from the first on, each of them
  -- {"at":…,"cause":…,"facts":…} with what stood in the columns of `steps`.
  format integer not null,
  -- How many steps.
  count integer not null,
  content blob not null
) strict;

-- Whether the steps are there and no longer in `steps`.
alter table games add column packed integer not null default 0 check (packed in (0, 1));

create index games_to_pack on games (id) where state = 'over' and packed = 0;

create trigger only_finished_games_are_packed before insert on packed_steps
when not exists (select 1 from games where id = new.game and state = 'over' and steps = new.count) begin
  select raise(abort, 'only a finished game is packed, with all its steps');
end;

create trigger packed_steps_are_not_changed before update on packed_steps begin
  select raise(abort, 'a step is never changed');
end;

create trigger packed_steps_are_not_deleted before delete on packed_steps begin
  select raise(abort, 'a step is never deleted');
end;

-- A row goes when the piece that holds its step is there, which is only so when the game is over.
drop trigger steps_are_not_deleted;

create trigger steps_are_not_deleted before delete on steps
when not exists (select 1 from packed_steps where game = old.game and count >= old.number) begin
  select raise(abort, 'a step is never deleted');
end;
