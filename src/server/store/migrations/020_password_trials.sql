-- Passwords that were tried of late, so that whoever guesses has to wait in every process. No row says at whose account
-- or from where: keyed fingerprints of both. Removed soon after nobody has to wait any more.
create table password_trial (
  fingerprint bytea primary key,
  -- Goes down with every trial; from 0 on the next one has to wait.
  trials_left integer not null,
  -- When the next one may be made.
  free_at timestamptz not null
);
create index on password_trial (free_at);
