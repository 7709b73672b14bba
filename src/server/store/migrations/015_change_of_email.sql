-- A change of the address of an account. It happens once both mailboxes have confirmed it, in whichever order.
create table email_change (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  new_email text not null,
  -- Whoever asked stays signed in.
  session_id uuid references session (id) on delete set null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- SHA-256 of the tokens in the two letters. Where the new address has an account already, its letter has no link.
  old_hash bytea not null unique,
  new_hash bytea unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  -- When it happened, was stopped, or made room for another one.
  ended_at timestamptz
);
create unique index email_change_open on email_change (customer_id) where ended_at is null;
create index on email_change (customer_id, asked_at);
create index on email_change (lower(new_email), asked_at);
