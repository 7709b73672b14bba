-- What the owner of an account sees of its sessions, to know them and to end them.
alter table session
  -- Names a session without giving anything away that could be used as one.
  add column id uuid not null unique default gen_random_uuid(),
  -- The hour in which it was last used; nothing finer is kept.
  add column seen_at timestamptz not null default date_trunc('hour', now()),
  -- Kind of browser and of system at sign-in, in short words ('Firefox', 'Android'); null is unknown.
  add column browser text,
  add column system text;
