-- Who else drives for an account: known to its owner, and put into the booking form for him. Numbers of papers are not kept.
create table account_driver (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  license_expiry date,
  created_at timestamptz not null default now()
);
create index on account_driver (customer_id);
