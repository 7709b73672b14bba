-- The company: branches, fleet, services, prices, settings. Staff change these rows; nothing here belongs to a
-- customer. Money is in minor units. Times of day and days are those of Berlin. Code compares days as texts, so their
-- years have four digits.

create table branch (
  id smallint constraint branch_pkey primary key,
  -- Name in addresses of pages and on the command line.
  code text not null constraint branch_code_key unique
    constraint branch_code_in_form check (code ~ '^[a-z][a-z0-9-]{1,30}$' and code <> 'general'),
  name_de text not null constraint branch_name_de_given check (name_de ~ '\S'),
  name_en text not null constraint branch_name_en_given check (name_en ~ '\S'),
  -- Kind of place or where to find it, such as a desk in a hall.
  detail_de text not null default '',
  detail_en text not null default '',
  -- Whether customers come by plane. They may then tell us their flight.
  at_airport boolean not null default false,
  -- Way to the desk in words; '' if the address says enough.
  way_de text not null default '',
  way_en text not null default '',
  constraint branch_way_in_both check ((way_de = '') = (way_en = '')),
  street text not null constraint branch_street_given check (street ~ '\S'),
  -- Postal code and town.
  city text not null constraint branch_city_given check (city ~ '^\d{5} \S'),
  phone text not null constraint branch_phone_international check (phone ~ '^\+[0-9 -]{6,25}$'),
  email text not null constraint branch_email_possible check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  latitude double precision not null constraint branch_latitude_possible check (latitude between -90 and 90),
  longitude double precision not null constraint branch_longitude_possible check (longitude between -180 and 180),
  -- Decides which public holidays the branch keeps.
  federal_state char(2) not null constraint branch_federal_state_known
    check (federal_state in ('BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH')),
  popular boolean not null default false,
  -- Whether a car can be picked up outside the hours, at the fee of that day (rate).
  after_hours_allowed boolean not null default false,
  -- First day on which the branch is closed for good: nothing new begins or ends there. The row stays for past and
  -- booked rentals.
  closed_from date constraint branch_closed_from_has_a_date check (closed_from between '0001-01-01' and '9999-12-31')
);

-- Weekly opening hours; a day may have several spans.
create table branch_hours (
  branch_id smallint not null constraint branch_hours_branch_id_fkey references branch,
  weekday smallint not null -- 0 is Monday
    constraint branch_hours_weekday_exists check (weekday between 0 and 6),
  opens time not null,
  closes time not null,
  constraint branch_hours_pkey primary key (branch_id, weekday, opens),
  constraint branch_hours_in_order check (closes > opens)
);

-- Single days that differ. They beat public holidays and weekly hours; without times the branch is closed.
create table branch_exception (
  branch_id smallint not null constraint branch_exception_branch_id_fkey references branch,
  day date not null constraint branch_exception_day_has_a_date check (day between '0001-01-01' and '9999-12-31'),
  opens time,
  closes time,
  name_de text not null,
  name_en text not null,
  constraint branch_exception_pkey primary key (branch_id, day),
  constraint branch_exception_open_or_closed check ((opens is null) = (closes is null)),
  constraint branch_exception_in_order check (closes > opens)
);

-- Guaranteed to the customer (D20): seats, transmission and deposit (rate) are those of the class.
create table vehicle_class (
  id smallint constraint vehicle_class_pkey primary key,
  code text not null constraint vehicle_class_code_key unique
    constraint vehicle_class_code_in_form check (code ~ '^[A-Z][A-Za-z]{1,30}$'),
  name_de text not null constraint vehicle_class_name_de_given check (name_de ~ '\S'),
  name_en text not null constraint vehicle_class_name_en_given check (name_en ~ '\S'),
  acriss char(4) not null constraint vehicle_class_acriss_key unique,
  seats smallint not null constraint vehicle_class_seats_possible check (seats between 1 and 9),
  transmission text not null
    constraint vehicle_class_transmission_known check (transmission in ('Manual', 'Automatic')),
  -- A class of higher rank may be given instead of this one, for free (D43). Null for a kind of its own, such as a van
  -- for goods, which neither replaces another class nor is replaced.
  rank smallint constraint vehicle_class_rank_possible check (rank between 1 and 99),
  coming_soon boolean not null default false
);

-- A card of the fleet page, "or similar": the model that a customer picks within a class.
create table vehicle (
  id integer constraint vehicle_pkey primary key,
  class_id smallint not null constraint vehicle_class_id_fkey references vehicle_class,
  brand text not null,
  name text not null constraint vehicle_name_key unique,
  image text,
  fuel text not null,
  luggage smallint not null default 0 constraint vehicle_luggage_not_negative check (luggage >= 0),
  ac boolean not null default true,
  features text[] not null default '{}' constraint vehicle_features_are_texts
    check (case when array_ndims(features) > 1 then false else array_position(features, null) is null end),
  listed boolean not null default true
);
create index on vehicle (class_id);

-- A physical car. It never leaves the table: one that is sold gets an assignment without an end. What changes every day,
-- such as its kilometres, is in car_log.
create table car (
  id integer generated by default as identity constraint car_pkey primary key,
  vehicle_id integer not null constraint car_vehicle_id_fkey references vehicle,
  class_id smallint not null constraint car_class_id_fkey references vehicle_class,
  -- Branch where it stood first. Assignments move it; this column never changes.
  home_branch smallint not null constraint car_home_branch_fkey references branch,
  plate text not null constraint car_plate_key unique,
  -- The plate as staff search for it; src/domain/search-key.ts folds what they type in the same way.
  plate_search text not null generated always as (upper(regexp_replace(plate, '[^[:alnum:]]', '', 'g'))) stored,
  next_inspection date not null,
  in_service_from timestamptz not null,
  -- Cars rented without a driver are inspected at most twelve months after the last time (D44). A date that was right
  -- once stays right: it only comes nearer.
  constraint inspected_every_year
    check (next_inspection <= (now() at time zone 'Europe/Berlin')::date + interval '12 months')
);
create index on car (class_id, home_branch);
create index on car (next_inspection);
-- With the number, so that a search for a part of a plate reads this index alone.
create index car_plate_search on car (plate_search, id);

-- Extras that can be booked.
create table service (
  code text constraint service_pkey primary key constraint service_code_in_form check (code ~ '^[a-z][a-z_]{1,30}$'),
  name_de text not null constraint service_name_de_given check (name_de ~ '\S'),
  name_en text not null constraint service_name_en_given check (name_en ~ '\S'),
  -- Use of the service, in one line.
  note_de text not null default '',
  note_en text not null default '',
  position smallint not null constraint service_position_key unique,
  popular boolean not null default false,
  max_quantity smallint not null default 1 constraint service_quantity_possible check (max_quantity between 1 and 9)
);

-- Prices from a day on (D39): of a vehicle or a service a day, of a pickup outside the hours of a branch, and the
-- deposit of a class. On each day, the newest row that has begun counts; bookings keep their price. Append-only: a
-- price is changed by another row.
create table rate (
  id bigint generated always as identity constraint rate_pkey primary key,
  vehicle_id integer constraint rate_vehicle_id_fkey references vehicle,
  service_code text constraint rate_service_code_fkey references service,
  branch_id smallint constraint rate_branch_id_fkey references branch,
  class_id smallint constraint rate_class_id_fkey references vehicle_class,
  valid_from date not null default (now() at time zone 'Europe/Berlin')::date,
  amount_minor integer not null
    constraint rate_amount_possible check (amount_minor between (vehicle_id is not null)::integer and 10000000),
  made_at timestamptz not null default now(),
  constraint rate_of_one_thing check (num_nonnulls(vehicle_id, service_code, branch_id, class_id) = 1)
);

-- Discounts by length of rental, in hundredths of a per cent. The rows of one day replace all earlier ones together.
create table rate_length (
  valid_from date not null default (now() at time zone 'Europe/Berlin')::date,
  min_days smallint not null constraint rate_length_days_possible check (min_days between 1 and 365),
  discount_bp integer not null constraint rate_length_discount_possible check (discount_bp between 0 and 9999),
  constraint rate_length_pkey primary key (valid_from, min_days)
);

-- Seasons: factors of the daily rate on some days, in hundredths of a per cent. A season counts in prices made from one
-- day until before another.
create table rate_season (
  id integer generated always as identity constraint rate_season_pkey primary key,
  valid_from date not null default (now() at time zone 'Europe/Berlin')::date,
  valid_until date,
  name text not null,
  first_day date not null,
  last_day date not null,
  percent_bp integer not null constraint rate_season_percent_possible check (percent_bp between 1000 and 50000),
  -- Null: every class.
  class_id smallint constraint rate_season_class_id_fkey references vehicle_class,
  constraint rate_season_in_order check (last_day >= first_day),
  constraint rate_season_days_have_dates check (first_day >= '0001-01-01' and last_day <= '9999-12-31'),
  constraint rate_season_validity_in_order check (valid_until >= valid_from)
);

-- Figures of the business (D30), each from a day on: the newest that has begun counts, or else the default.
-- setting_rules() says what each may be, and the trigger setting_sound refuses everything else.
create table setting (
  key text not null,
  valid_from date not null default (now() at time zone 'Europe/Berlin')::date,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  constraint setting_pkey primary key (key, valid_from)
);
