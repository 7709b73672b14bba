-- Catalogue, people, settings. Money is in minor units; wall-clock times are Europe/Berlin.
create extension if not exists btree_gist;

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- D30: every change of a figure stays known.
create table setting_history (
  id bigint generated always as identity primary key,
  key text not null,
  old_value jsonb,
  new_value jsonb,
  changed_at timestamptz not null default now(),
  changed_by text not null default current_setting('spreewagen.actor', true)
);

create function setting_remember() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.value = old.value then return new; end if;
  insert into setting_history (key, old_value, new_value, changed_by)
  values (new.key, case when tg_op = 'UPDATE' then old.value end, new.value,
          coalesce(nullif(current_setting('spreewagen.actor', true), ''), 'system'));
  return new;
end $$;
create trigger setting_history after insert or update on setting
  for each row execute function setting_remember();

create table vehicle_class (
  id smallint primary key,
  code text not null unique,
  acriss char(4) not null unique,
  seats smallint not null check (seats between 1 and 9),
  transmission text not null check (transmission in ('Manual', 'Automatic')),
  deposit_minor integer not null check (deposit_minor >= 0),
  coming_soon boolean not null default false
);

-- A bookable card, "or similar". Class, seats and transmission are guaranteed, so they live in the class.
create table vehicle (
  id integer primary key,
  class_id smallint not null references vehicle_class,
  brand text not null,
  name text not null unique,
  image text,
  daily_rate_minor integer not null check (daily_rate_minor > 0),
  fuel text not null,
  luggage smallint not null default 0 check (luggage >= 0),
  ac boolean not null default true,
  features text[] not null default '{}',
  listed boolean not null default true
);
create index on vehicle (class_id);

create table branch (
  id smallint primary key,
  code text not null unique,
  name text not null,
  federal_state char(2) not null,
  popular boolean not null default false,
  after_hours_allowed boolean not null default false,
  after_hours_fee_minor integer not null default 3000 check (after_hours_fee_minor >= 0)
);

create table branch_hours (
  branch_id smallint not null references branch,
  weekday smallint not null check (weekday between 0 and 6), -- 0 is Monday
  opens time not null,
  closes time not null check (closes > opens),
  primary key (branch_id, weekday, opens)
);

-- Dated exceptions kept by staff beat holidays and weekly hours; no times means closed.
create table branch_exception (
  branch_id smallint not null references branch,
  day date not null,
  opens time,
  closes time,
  name_de text not null,
  name_en text not null,
  primary key (branch_id, day),
  check ((opens is null) = (closes is null)),
  check (closes > opens)
);

create table service (
  code text primary key,
  position smallint not null unique,
  per_day_minor integer not null check (per_day_minor >= 0),
  popular boolean not null default false,
  max_quantity smallint not null default 1 check (max_quantity between 1 and 9)
);

create table rate_length (
  min_days smallint primary key check (min_days > 0),
  discount_bp integer not null check (discount_bp between 0 and 9999)
);

create table rate_season (
  id integer generated always as identity primary key,
  name text not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  percent_bp integer not null check (percent_bp between 1000 and 50000),
  class_id smallint references vehicle_class
);

create table customer (
  id uuid primary key default gen_random_uuid(),
  email text not null,
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
  picture text,
  -- Passport, identity card and licence: AES-256-GCM (D27).
  documents_sealed bytea,
  password_hash text,
  email_confirmed_at timestamptz,
  tier text not null default 'prime' check (tier in ('prime', 'elite')),
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null default now()
);
create unique index customer_email on customer (lower(email));

create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  role text not null check (role in ('agent', 'manager')),
  password_hash text,
  created_at timestamptz not null default now()
);
create unique index staff_email on staff (lower(email));

-- Opaque bearer tokens; only their SHA-256 is stored (D4).
create table session (
  token_hash bytea primary key,
  customer_id uuid not null references customer on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on session (customer_id);

-- Single-use links in mails.
create table mail_link (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('set_password', 'confirm_address')),
  customer_id uuid not null references customer on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on mail_link (customer_id);

-- Letters: written with what causes them, sent by a job, marked when handed over.
create table letter (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  language text not null check (language in ('de', 'en')),
  data jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

-- Caches in every server process forget what they know of the catalogue when it changes.
create function catalogue_changed() returns trigger language plpgsql as $$
begin
  notify catalogue_changed;
  return null;
end $$;
do $$
declare t text;
begin
  foreach t in array array['setting', 'vehicle_class', 'vehicle', 'branch', 'branch_hours', 'branch_exception',
                           'service', 'rate_length', 'rate_season'] loop
    execute format('create trigger catalogue_changed after insert or update or delete or truncate on %I
                    for each statement execute function catalogue_changed()', t);
  end loop;
end $$;
