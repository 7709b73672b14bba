-- How people sign in: sessions, mailed links, a second factor, passkeys. Secrets are stored hashed or sealed (D4).

-- Sessions of signed-in people. The browser keeps the opaque bearer token; this table has its SHA-256.
create table session (
  token_hash bytea constraint session_pkey primary key,
  -- Names the session to its owner; it is no help in opening it.
  id uuid not null default gen_random_uuid() constraint session_id_key unique,
  account_id uuid not null constraint session_account_id_fkey references account on delete cascade,
  created_at timestamptz not null default now(),
  -- The hour of the last use; for privacy, no finer time is stored.
  seen_at timestamptz not null default date_trunc('hour', now()),
  expires_at timestamptz not null,
  -- Whether the person chose "remember me", which allows a longer pause before the session ends.
  remembered boolean not null default false,
  -- Since when its screen is locked, on a counter that several colleagues share; null while it is not.
  locked_at timestamptz,
  -- Browser and system at sign-in, in short words ('Firefox', 'Android'); null if unknown.
  browser text,
  system text
);
create index on session (account_id);

-- Links in letters that work once.
create table mail_link (
  token_hash bytea constraint mail_link_pkey primary key,
  purpose text not null constraint mail_link_purpose_known check (purpose in ('set_password', 'confirm_address')),
  account_id uuid not null constraint mail_link_account_id_fkey references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on mail_link (account_id);

-- A change of an account's address. It happens once the old and the new mailbox have confirmed it, in either order.
create table email_change (
  id uuid default gen_random_uuid() constraint email_change_pkey primary key,
  account_id uuid not null constraint email_change_account_id_fkey references account on delete cascade,
  new_email text not null,
  -- The session that asked stays signed in.
  session_id uuid constraint email_change_session_id_fkey references session (id) on delete set null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- SHA-256 of the tokens in the two letters. If the new address has an account already, its letter has no link.
  old_hash bytea not null constraint email_change_old_hash_key unique,
  new_hash bytea constraint email_change_new_hash_key unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  -- When it took effect, was refused, or was replaced by another one.
  ended_at timestamptz
);
create unique index email_change_open on email_change (account_id) where ended_at is null;
create index on email_change (account_id, asked_at);
create index on email_change (lower(new_email), asked_at);

-- The key of all fingerprints, sealed like other secrets. It stays the same when the secret key changes, so that stored
-- fingerprints are still recognised.
create table marking_key (
  id smallint constraint marking_key_pkey primary key constraint marking_key_id check (id = 1),
  key_sealed bytea not null
);

-- An app that makes a code every 30 seconds (RFC 6238).
create table second_factor (
  account_id uuid constraint second_factor_pkey primary key
    constraint second_factor_account_id_fkey references account on delete cascade,
  -- AES-256-GCM, bound to the account.
  secret_sealed bytea not null,
  begun_at timestamptz not null,
  -- When a first code proved that the app has the secret; the factor is in force from then on.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: no code is accepted twice.
  last_step bigint,
  -- Wrong codes since the last right one; each makes the next attempt wait longer.
  failures integer not null default 0,
  failed_at timestamptz
);

-- Codes on paper, for signing in when the app is lost.
create table recovery_code (
  -- A keyed fingerprint, so that a copy of the database is no help in guessing codes.
  fingerprint bytea constraint recovery_code_pkey primary key,
  account_id uuid not null constraint recovery_code_account_id_fkey references second_factor on delete cascade,
  used_at timestamptz
);
create index on recovery_code (account_id);

-- Passkeys (WebAuthn): a key on a device that its owner unlocks with finger, face or PIN. It is both factors at once.
create table passkey (
  id uuid default gen_random_uuid() constraint passkey_pkey primary key,
  account_id uuid not null constraint passkey_account_id_fkey references account on delete cascade,
  -- The device's name for the key; no two accounts share one.
  credential_id bytea not null constraint passkey_credential_id_key unique
    constraint passkey_credential_id_length check (octet_length(credential_id) between 1 and 1023),
  -- COSE_Key, as the device gave it.
  public_key bytea not null,
  -- How often it has signed, on devices that count: it only goes up. Others stay at 0.
  counter bigint not null,
  -- How a browser reaches the device: 'internal', 'hybrid', 'usb' …
  transports text[] not null,
  -- Whether it can live on several devices of its owner, and whether it does.
  backup_eligible boolean not null,
  backed_up boolean not null,
  -- The owner's name for it.
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index on passkey (account_id);

-- Challenges for a device to sign, valid once and briefly.
create table passkey_challenge (
  challenge bytea constraint passkey_challenge_pkey primary key,
  -- The session that adds a passkey; only it may answer. Null at sign-in, before the person is known.
  session_id uuid constraint passkey_challenge_session_id_fkey references session (id) on delete cascade,
  expires_at timestamptz not null
);
create index on passkey_challenge (session_id);
create index on passkey_challenge (expires_at);
