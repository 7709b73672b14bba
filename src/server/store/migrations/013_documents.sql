-- What customers upload: licence, identity card, passport and other papers (D27). Name and content are sealed with the
-- key (src/server/seal.ts), so that a copy of the database alone shows neither.
create table document (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  kind text not null check (kind in ('licence', 'identity_card', 'passport', 'other')),
  -- The last day on which it is valid, as its owner says.
  expiry date check (expiry is not null or kind = 'other'),
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  -- Of what is kept, which is not what was sent: pictures are made anew.
  bytes integer not null check (bytes > 0),
  -- Pixels; of pictures only.
  width integer check (width > 0),
  height integer check (height > 0),
  name_sealed bytea not null,
  content_sealed bytea not null,
  -- Keyed, of what was sent: whoever sends the same again after a broken line has it once.
  fingerprint bytea not null,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'refused')),
  reviewed_at timestamptz,
  reviewed_by text,
  -- Told to the owner.
  reason text,
  uploaded_at timestamptz not null,
  unique (customer_id, fingerprint),
  check ((state = 'pending') = (reviewed_at is null) and (reviewed_at is null) = (reviewed_by is null)),
  check ((state = 'refused') = (reason is not null)),
  check ((media_type = 'image/jpeg') = (width is not null) and (width is null) = (height is null))
);
create index on document (uploaded_at);
create index on document (uploaded_at) where state = 'pending';

-- Sealed bytes cannot be made smaller; so the database does not try.
alter table document alter content_sealed set storage external;
