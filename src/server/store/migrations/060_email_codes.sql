-- Codes that prove a mail address: one for each address, kept as keyed fingerprints like the address itself.
create table email_code (
  address bytea primary key,
  code bytea not null,
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index on email_code (expires_at);
