-- Passkeys (WebAuthn): a key on a device of its owner, who unlocks it with finger, face or PIN. One signs in by itself, for
-- it is both factors at once.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  -- By which the device knows it: no two accounts have the same.
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  -- COSE_Key, as the device gave it.
  public_key bytea not null,
  -- How often it has signed, where the device counts: it only goes up. Else 0 for ever.
  counter bigint not null,
  -- How a browser reaches the device: 'internal', 'hybrid', 'usb' …
  transports text[] not null,
  -- Whether it can be on several devices of its owner, and whether it is.
  backup_eligible boolean not null,
  backed_up boolean not null,
  -- By which its owner knows it.
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index on passkey (customer_id);

-- What a device has to sign, once and soon.
create table passkey_challenge (
  challenge bytea primary key,
  -- The session that adds a passkey, which alone may answer. Null at sign-in, where nobody is known yet.
  session_id uuid references session (id) on delete cascade,
  expires_at timestamptz not null
);
create index on passkey_challenge (session_id);
create index on passkey_challenge (expires_at);
