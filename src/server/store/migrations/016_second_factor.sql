-- The second factor of an account: an app that makes a code every 30 seconds (RFC 6238), and codes on paper for the day
-- on which the app is gone.
create table second_factor (
  customer_id uuid primary key references customer on delete cascade,
  -- AES-256-GCM, bound to the account.
  secret_sealed bytea not null,
  begun_at timestamptz not null,
  -- When a code proved that the app has the secret: in force from then on.
  confirmed_at timestamptz,
  -- The step of time of the last code that was taken; no code is taken twice.
  last_step bigint,
  -- Wrong codes since the last right one: further ones have to wait.
  failures integer not null default 0,
  failed_at timestamptz
);

create table recovery_code (
  -- A keyed fingerprint: nobody can try codes on a copy of the database.
  fingerprint bytea primary key,
  customer_id uuid not null references second_factor on delete cascade,
  used_at timestamptz
);
create index on recovery_code (customer_id);
