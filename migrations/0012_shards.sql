-- The shards of Discord's gateway.

-- Sessions that the next process resumes. Of one application, one number of shards and one choice of events.
create table gateway_sessions (
  shard integer primary key,
  shards integer not null,
  application integer not null,
  intents integer not null,
  -- The bot's user.
  bot integer,
  session text not null,
  -- Of the last event that was seen to.
  sequence integer not null,
  resume_url text
) strict;

-- Times at which one shard was away and others were not, on the bot's uptime clock: they count for nobody whom it serves.
create table shard_outages (
  shard integer not null,
  shards integer not null,
  since integer not null,
  until integer not null,
  primary key (since, shard)
) strict, without rowid;
