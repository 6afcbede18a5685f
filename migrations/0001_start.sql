-- Everything the bot keeps. This file is released and never edited again, not even its comments: a database knows by its checksum that it
-- was made by it, and what changes is a file of its own after it. Chat numbers - of servers, channels, threads, messages, people,
-- presses - have 64 bits and are stored bit by bit; times are milliseconds, counted as `presence` below says.

-- Letters that stand in everything that this database's messages carry: game numbers begin anew in another database, and
-- its buttons must not mean the games of this one. One row, made when a bot first serves games from here.
create table salt (
  one integer primary key check (one = 1),
  letters text not null
) strict;

-- Which application serves the games: messages of another one cannot be changed. One row, made when a bot first connects.
create table application (
  one integer primary key check (one = 1),
  id integer not null
) strict;

-- One row for each game, from its lobby on. What the rules need to continue a game is the agreement, the bookmark
-- and the facts of all its steps; the rest is the host's.
create table games (
  -- Never used again, because messages in a chat name it for ever.
  id integer primary key autoincrement,
  -- Where the game is in its life; decides who may do what without reading any step.
  state text not null check (state in ('gathering', 'started', 'over', 'closed')),
  -- Whether a closed lobby was closed because it was not started in time, and not because nobody was left.
  expired integer not null default 0 check (expired in (0, 1)),
  -- Where it was proposed: the lobby message belongs there.
  channel integer not null,
  -- The server that the channel belongs to; null in a direct message.
  server integer,
  -- Whether the table was opened in a direct message: it has no thread, and everything is told there.
  direct integer not null default 0 check (direct in (0, 1)),
  -- The game's thread once it exists; a press in the thread finds its game by it.
  thread integer unique,
  -- The revision at which the thread was lost (its message was gone), so that it is opened at most once more.
  thread_lost integer,
  -- The language that the table is told in, by its tag.
  language text not null default 'en',
  -- Who opened it: so nobody has too many tables that wait.
  opened_by integer not null,
  -- Who decides about a table that has not started; whoever sits first when that person has left.
  organiser integer,
  -- Whether only those may join whom the organiser has invited.
  private integer not null default 0 check (private in (0, 1)),
  -- The finished game whose players are asked to play again; null for tables that were opened otherwise.
  rematch_of integer references games (id),
  -- What is to be played, before it is known how many will, as JSON: edition, options, virtual opponents.
  terms text not null check (json_valid(terms)),
  -- What is agreed on about time, as JSON.
  agreed_time text not null check (json_valid(agreed_time)),
  -- Both before they were changed, as JSON, where somebody had joined before the change; null where nothing was changed
  -- behind anybody's back.
  terms_before text check (terms_before is null or json_valid(terms_before)),
  agreed_before text check (agreed_before is null or json_valid(agreed_before)),
  -- How many times they were changed: whoever says that they have seen the changes says which.
  changes integer not null default 0,
  -- What was agreed to play, as JSON; the rules are compiled from it. Known when the game starts.
  agreement text check (agreement is null or json_valid(agreement)),
  -- 32 bytes that all draws are made from. Told when the game is over, never before.
  secret blob not null check (length(secret) = 32),
  -- SHA-256 of the secret in hexadecimal, shown from the start so that the secret cannot be chosen afterwards.
  secret_hash text not null,
  -- The presses on Join and Start that were accepted, in order, as a JSON array. They are mixed into every draw.
  cuts text not null default '[]' check (json_valid(cuts)),
  -- How many draws were made, so that a restart continues with the next one.
  luck_used integer not null default 0,
  -- Where in the rulebook the game is, as JSON. Replaced with every step: facts are for ever, this is for today.
  bookmark text check (bookmark is null or json_valid(bookmark)),
  -- How many steps there are. A step is only added to the count it was made for, so nothing is applied twice.
  steps integer not null default 0,
  -- Whether the steps are in `packed_steps` and no longer in `steps`.
  packed integer not null default 0 check (packed in (0, 1)),
  -- Who is there, as JSON: clocks, who is away, votes. Null before the game starts.
  attendance text check (attendance is null or json_valid(attendance)),
  -- When something has to be done in the game whatever anybody presses; null when nothing has.
  due_at integer,
  -- The last step that the news tell of; the next chapter begins after it.
  news_to integer not null default 0,
  -- Counts every change that could change a message about the game.
  revision integer not null default 1,
  -- The revision up to which all messages are known to be right; smaller than `revision` means work after a restart.
  synced integer not null default 0,
  created_at integer not null,
  started_at integer,
  ended_at integer
) strict;

-- What a restart has to look at.
create index games_not_synced on games (id) where synced < revision;
create index games_to_pack on games (id) where state = 'over' and packed = 0;
create index games_with_something_due on games (due_at) where due_at is not null;
create index lobbies_of_a_server on games (server) where state = 'gathering';
create index lobbies_of_a_person on games (opened_by) where state = 'gathering';
-- How many tables somebody has opened lately, whatever became of them.
create index tables_of_an_opener on games (opened_by, created_at);
create index rematches on games (rematch_of) where rematch_of is not null;

-- Who sits where; the order of joining while the lobby gathers.
create table seats (
  game integer not null references games (id),
  -- From zero.
  seat integer not null,
  -- Null where a computer player was chosen.
  person integer,
  -- How strong the computer player is that was chosen for the seat.
  computer text,
  -- The name shown at the table, as it was with the last press of whoever it is.
  name text not null,
  -- Whether the game waits for this seat; null before the start and after the end. Which running games wait for a person
  -- is asked at every keystroke of a command, so it is stored where it is found without looking at any other game.
  waited_for integer check (waited_for in (0, 1)),
  -- The step since which the game waits for it.
  waits_since integer,
  -- The step since which the game waited for it when its player was last told so.
  called_for integer,
  -- When its player was last called.
  called_at integer,
  -- Whether a player by direct message was brought into the thread.
  in_thread integer not null default 0 check (in_thread in (0, 1)),
  -- Whether what it came to when the game was over counts as that of who held it: they played it at the end and for half of
  -- the turns.
  whole integer not null default 0 check (whole in (0, 1)),
  primary key (game, seat),
  unique (game, person),
  check ((person is null) <> (computer is null))
) strict, without rowid;

create index seats_of_a_person on seats (person) where person is not null;
create index seats_of_running_games on seats (person, waited_for) where waited_for is not null;
create index seats_to_call on seats (game) where waits_since is not null and waits_since is not called_for;

-- Who has held the seats of a game that has begun, each seat's first holder first. A step is told with whoever held the
-- seats when it was made. Nobody takes two seats of one game.
create table holders (
  game integer not null references games (id),
  seat integer not null,
  -- How many had held it before.
  nth integer not null,
  -- Null where a computer player was chosen.
  person integer,
  computer text,
  -- The name shown at the table, as it was with the last press of whoever it is.
  name text not null,
  -- The first step that could be made while it was theirs.
  from_step integer not null,
  primary key (game, seat, nth),
  unique (game, person),
  check ((person is null) <> (computer is null))
) strict, without rowid;

-- Who may join a private table.
create table invitations (
  game integer not null references games (id),
  person integer not null,
  primary key (game, person)
) strict, without rowid;

-- What happened. Rows are only ever added.
create table steps (
  game integer not null references games (id),
  -- From one, without gaps.
  number integer not null,
  at integer not null,
  -- Who did what to which question, as JSON. Never read to play on: for people who look into a quarrel or a mistake.
  cause text not null check (json_valid(cause)),
  -- What happened because of it, as a JSON array. The table is the fold of these and nothing else.
  facts text not null check (json_valid(facts)),
  -- Random bits that its questions are marked with, so that no button of a move that was lost with a copy put back is taken
  -- for one of another move.
  mark integer not null,
  primary key (game, number)
) strict, without rowid;

-- The steps of finished games, each game in one piece: a tenth of what its rows take.
create table packed_steps (
  game integer primary key references games (id),
  -- How many steps.
  count integer not null,
  -- zlib (RFC 1950) of one line for each step from the first on, each of them {"at":…,"cause":…,"facts":…,"mark":…} with what stood in
  -- the columns of `steps`.
  content blob not null
) strict;

create trigger steps_are_not_changed before update on steps begin
  select raise(abort, 'a step is never changed');
end;

-- A row goes when the piece that holds its step is there, which is only so when the game is over.
create trigger steps_are_not_deleted before delete on steps
when not exists (select 1 from packed_steps where game = old.game and count >= old.number) begin
  select raise(abort, 'a step is never deleted');
end;

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

-- What players have in mind before it counts. Private, and changed at will, unlike steps.
create table orders (
  game integer not null references games (id),
  seat integer not null,
  -- A plan that is being put together and does not count, as JSON.
  draft text check (draft is null or json_valid(draft)),
  -- The plan that was confirmed: its steps answer their questions when these open, as JSON.
  plan text check (plan is null or json_valid(plan)),
  -- The standing answers to small questions for this game alone, as JSON.
  preferences text check (preferences is null or json_valid(preferences)),
  -- Where their time was up, and what follows is decided too.
  timed_out text check (timed_out is null or json_valid(timed_out)),
  primary key (game, seat)
) strict, without rowid;

-- Messages that should exist, and what is known about their existence. Which kinds there are, and which of them are about
-- one seat, is the program's to know.
create table notices (
  game integer not null references games (id),
  kind text not null,
  -- Whose panel, who is told the end, who is reminded, and who is unreachable; null for what is everybody's.
  seat integer,
  -- For a chapter of the news its first step; for a table and a panel the step because of which it is wanted; for calls and
  -- announcements their number in the game; for `unreachable` how many times direct messages have turned out closed; zero
  -- for the lobby and the end.
  number integer not null default 0,
  -- Whom a call names, why and since which step, as JSON.
  called text not null default '[]' check (json_valid(called)),
  -- What an announcement tells, as JSON; null for everything else.
  announcement text check (announcement is null or json_valid(announcement)),
  -- Whom it is told by direct message who has no seat in the game; null for everything else.
  person integer,
  -- wanted: nothing was asked of the chat yet. sending: a request may have arrived. sent: it exists.
  -- gone: it existed or its place did, or it is no longer worth saying; it is not said again.
  -- recalled: it may exist, and is to be taken away because whoever reads it asked to be forgotten.
  state text not null default 'wanted' check (state in ('wanted', 'sending', 'sent', 'gone', 'recalled')),
  -- Where it was sent to and as which message.
  room integer,
  message integer,
  -- A fingerprint of what a standing message shows; when the content has another one, the message is edited.
  digest text,
  -- When it was first asked for: until shortly after, the chat itself recognises a repeated request; later the message has to
  -- be looked for. While a message that was gone is wanted again, when the old one was asked for.
  attempted_at integer,
  -- How many times a standing message that was gone has been made again.
  recreated integer not null default 0
) strict;
-- One row, one message.
create unique index notices_once on notices (game, kind, number, ifnull(seat, -1));

-- Answers that people were promised: the chat shows them that one is coming. After a restart they are given, so that
-- nobody waits in vain. A row lives as long as the answer takes.
create table promises (
  -- What was asked; the chat's number.
  interaction integer primary key,
  -- The chat's permission to answer it, good for a quarter of an hour.
  token text not null,
  person integer not null,
  -- Whose panel of which game was asked for; null when it was about something else.
  game integer references games (id),
  at integer not null
) strict;

-- What is remembered of people beyond a game. Somebody who has never chosen has no row.
create table people (
  person integer primary key,
  -- Where they want to be told that a game waits for them.
  play_by text not null check (play_by in ('thread', 'dm')),
  -- Their conversation with the bot once it was opened.
  dm_room integer,
  -- When their direct messages turned out closed. While this is set no message is tried: refused ones count against the bot.
  closed_at integer,
  -- How many times they have turned out closed, so that each time is told once in each game.
  closings integer not null default 0
) strict;

-- Who plays by text: what is shown to them alone has no pictures, and each question is a new message.
create table text_readers (
  person integer primary key
) strict;

-- What a person's last press told of them. Direct messages carry no language by themselves: it is that of their chat program,
-- as the chat names it. The name is the one that they have where no server knows another for them.
create table heard (
  person integer primary key,
  locale text not null,
  name text not null
) strict;

-- What people have chosen to read, by its tag, in place of the language of their chat program.
create table languages (
  person integer primary key,
  language text not null
) strict;

-- What people have told of their days, as JSON: time zone and sleep.
create table rhythms (
  person integer primary key,
  rhythm text not null check (json_valid(rhythm))
) strict;

-- The standing answers of people to kinds of small questions in all of their games, as JSON.
create table preferences (
  person integer not null,
  kind text not null,
  standing text not null check (json_valid(standing)),
  primary key (person, kind)
) strict;

-- Where people are in the lesson. It is no game, and nothing else of it is stored.
create table lessons (
  person integer primary key,
  -- The number of the page that they see.
  page integer not null,
  -- The server where they last began it; null where that was in direct messages.
  server integer
) strict;

-- The kinds of questions that people have answered once: what one is about is said until then.
create table met (
  person integer not null,
  topic text not null,
  primary key (person, topic)
) strict, without rowid;

-- When people were last reminded by direct message: one message tells of all games that are due soon after it, also when
-- the bot was started anew between them.
create table reminded (
  person integer primary key,
  at integer not null
) strict;

-- When the bot was last there. Every time in this file is counted so that it stands while the bot is away and does not jump
-- when the machine's clock is set; in milliseconds, and Unix milliseconds until that happens for the first time.
create table presence (
  one integer primary key check (one = 1),
  at integer not null,
  -- What the clock on the wall showed then, in Unix milliseconds.
  wall integer not null
) strict;

-- When the bot was not there, or its clock was set. Every game passes over what it has not passed over yet.
create table outages (
  number integer primary key,
  -- Nothing was counted meanwhile, so it has one time.
  at integer not null,
  -- By how much the clock on the wall was ahead of the time that is counted, before it and after it.
  ahead_before integer not null,
  ahead_after integer not null,
  -- How long the bot was not there; zero where only the clock was set.
  away integer not null check (away >= 0)
) strict;

-- What those who run a server have decided about tables there, as JSON; servers without a row have all defaults.
create table server_settings (
  server integer primary key,
  settings text not null check (json_valid(settings))
) strict;

-- Who may not sit at tables of a server.
create table barred (
  server integer not null,
  -- Of somebody who was forgotten, what `forgetting` makes of their number.
  person integer not null,
  -- Who has decided it, and when.
  decided_by integer not null,
  at integer not null,
  primary key (server, person)
) strict, without rowid;

-- What people's numbers are keyed with where it has to be known again that somebody was forgotten: the first 63 bits of
-- HMAC-SHA256 with this key over the number. One row, made with the database.
create table forgetting (
  one integer primary key check (one = 1),
  key blob not null check (length(key) = 32)
) strict;
insert into forgetting (one, key) values (1, randomblob(32));

-- Who was forgotten, and when, so that a copy of before can be told so too. Whoever comes back and goes again has two rows.
create table forgotten (
  -- Their number as `forgetting` makes it.
  person integer not null,
  at integer not null,
  -- Whether nothing of them is left in the free parts of the file and in the journal.
  swept integer not null default 0 check (swept in (0, 1)),
  primary key (person, at)
) strict, without rowid;
create index forgotten_to_sweep on forgotten (at) where swept = 0;

-- What people have reported, for whoever runs the bot. Older ones go when a new one comes.
create table reports (
  number integer primary key autoincrement,
  person integer not null,
  at integer not null,
  -- What the clock on the wall showed then, in Unix milliseconds.
  wall integer not null,
  -- Where they were, if it was at a table, and how many steps its game had.
  game integer references games (id),
  step integer,
  server integer,
  text text not null
) strict;
