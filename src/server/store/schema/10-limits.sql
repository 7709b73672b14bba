-- Counters against abuse, for all processes together. Rows name nobody: they carry keyed fingerprints, and go when they
-- count no more.

-- How often somebody called lately. Not in the journal: after a crash the counts begin anew, which does no harm.
create unlogged table call_count (
  fingerprint bytea constraint call_count_pkey primary key,
  calls integer not null,
  -- The window in which they count.
  since timestamptz not null,
  until timestamptz not null
);
create index on call_count (until);

-- Passwords tried lately, by account and by place: somebody who guesses has to wait in every process.
create table password_trial (
  fingerprint bytea constraint password_trial_pkey primary key,
  -- Goes down with every trial; from 0 on the next one has to wait.
  trials_left integer not null,
  -- When the next one may be made.
  free_at timestamptz not null
);
create index on password_trial (free_at);
