-- Counters against abuse, shared by all processes. The rows carry keyed fingerprints instead of names, and go when they
-- no longer count.

-- Recent calls of each caller. Unlogged: after a crash the counts begin anew, which does no harm.
create unlogged table call_count (
  fingerprint bytea constraint call_count_pkey primary key,
  calls integer not null,
  -- The window in which the calls count.
  since timestamptz not null,
  until timestamptz not null
);
create index on call_count (until);

-- Recent attempts at a password, by account and by place, so that a guesser has to wait in every process.
create table password_trial (
  fingerprint bytea constraint password_trial_pkey primary key,
  -- Falls with every attempt; at 0 the next one has to wait.
  trials_left integer not null,
  -- Earliest time of the next attempt.
  free_at timestamptz not null
);
create index on password_trial (free_at);
