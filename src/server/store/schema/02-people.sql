-- People: customers with their account, the drivers they keep at hand, and staff.

create table customer (
  id uuid default gen_random_uuid() constraint customer_pkey primary key,
  email text not null,
  email_confirmed_at timestamptz,
  -- Argon2id. Null until the first password is chosen.
  password_hash text,
  language text not null constraint customer_language_known check (language in ('de', 'en')),
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  phone text,
  street_name text,
  house_no text,
  postal_code text,
  city text,
  country text,
  additional_info text,
  -- An address: of the picture that the registration named, or of the one in customer_picture.
  picture text,
  -- Passport, identity card and licence: AES-256-GCM (D27). They are kept for a time that begins when they are given.
  documents_sealed bytea,
  documents_given_at timestamptz,
  -- Goes up with every change of the profile; a change names the version that its author saw.
  profile_version integer not null default 1,
  tier text not null default 'prime' constraint customer_tier_known check (tier in ('prime', 'elite')),
  -- Whether the address had rented before the account was made (see rented_address).
  rented_before boolean not null default false,
  -- Whether the welcome offer stood when the account was made. What somebody signed up for stays theirs.
  welcome boolean not null default true,
  created_at timestamptz not null default now(),
  constraint customer_documents_have_a_date check ((documents_sealed is null) = (documents_given_at is null))
);
create unique index customer_email on customer (lower(email));

-- Other people who drive for an account: offered when its owner fills in the booking form. Numbers of documents are not
-- kept here.
create table account_driver (
  id uuid default gen_random_uuid() constraint account_driver_pkey primary key,
  customer_id uuid not null constraint account_driver_customer_id_fkey references customer on delete cascade,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  license_expiry date,
  created_at timestamptz not null default now()
);
create index on account_driver (customer_id);

-- The role of a colleague, who signs in with an account like everybody else's: there is one way in and one second
-- factor.
create table staff (
  id uuid default gen_random_uuid() constraint staff_pkey primary key,
  customer_id uuid not null constraint staff_customer_id_key unique
    constraint staff_customer_id_fkey references customer on delete cascade,
  name text not null,
  role text not null constraint staff_role_known check (role in ('agent', 'manager')),
  -- Who has left keeps the account, and nothing else.
  active boolean not null default true,
  -- Whether they work at every branch; otherwise at those of staff_branch.
  everywhere boolean not null,
  created_at timestamptz not null default now(),
  constraint staff_managers_are_everywhere check (everywhere or role <> 'manager')
);

-- Where an agent works.
create table staff_branch (
  customer_id uuid not null constraint staff_branch_customer_id_fkey references staff (customer_id) on delete cascade,
  branch smallint not null constraint staff_branch_branch_fkey references branch,
  constraint staff_branch_pkey primary key (customer_id, branch)
);

-- Addresses that rented and whose account is gone or has another address by now, as keyed fingerprints: the discount on
-- a first rental is given once (D24).
create table rented_address (
  fingerprint bytea constraint rented_address_pkey primary key,
  at timestamptz not null,
  -- The account that left this address behind, so that its owner can come back to it. Null when that account is gone,
  -- or when several had the address.
  customer_id uuid constraint rented_address_customer_id_fkey references customer on delete set null
);
create index on rented_address (at);
create index on rented_address (customer_id);
