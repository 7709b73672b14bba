-- The booking engine (D20 to D22): the stock says how many cars of a class there are, the plan which car serves whom.
-- The functions in ../engine keep both; no code path can oversell a class or book a car twice.

-- Stays: needs for a car, with time and branches, which is all that the engine knows of a rental. A quote makes a stay;
-- the booking made from the quote has the same id and updates it (engine/status/booking_keeps_stay.sql). A stay that
-- lapses or is called off is deleted with its stock and its place in the plan; one that took place remains, because it
-- tells where cars are.
create table stay (
  id bigint generated always as identity constraint stay_pkey primary key,
  -- The model wished for; the plan tries to give it.
  vehicle_id integer not null constraint stay_vehicle_id_fkey references vehicle,
  class_id smallint not null constraint stay_class_id_fkey references vehicle_class,
  pickup_branch smallint not null constraint stay_pickup_branch_fkey references branch,
  dropoff_branch smallint not null constraint stay_dropoff_branch_fkey references branch,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- How long the car is made ready after the return (D22).
  turnaround interval not null,
  -- Rental days, as in the price. They are limited for unproven visitors (D32).
  days integer not null constraint stay_days_positive check (days > 0),
  -- held: for a quote. kept: for a request, an offer or a booking to be paid. certain: ordered, so its car will come.
  -- out: under way. back: over, its car is back.
  state text not null constraint stay_state_known check (state in ('held', 'kept', 'certain', 'out', 'back')),
  -- Moment at which a held or kept stay gives its car back by itself.
  expires_at timestamptz,
  -- Customer for whom it is held.
  customer_id uuid constraint stay_customer_id_fkey references customer,
  -- Only while the visitor is unproven (D32): the place in the network from which it came, and the network around it (a
  -- /48 of IPv6; IPv4 has none), as fingerprints that lead nowhere without the server's key.
  held_by bytea,
  held_net bytea,
  -- When and where the car really came back.
  returned_at timestamptz,
  returned_branch smallint constraint stay_returned_branch_fkey references branch,
  -- Time until which an overdue car counts as away; computed anew while it stays out.
  out_until timestamptz,
  constraint stay_in_order check (ends_at > starts_at),
  constraint stay_kept_for_a_time check ((state in ('held', 'kept')) = (expires_at is not null)),
  constraint stay_network_has_a_place check (held_net is null or held_by is not null),
  constraint stay_returned_somewhere check ((returned_at is null) = (returned_branch is null))
);
create index stay_due on stay (expires_at) where state in ('held', 'kept');
create index on stay (customer_id) where customer_id is not null;
create index stay_held_by on stay (held_by) where held_by is not null;
create index stay_held_net on stay (held_net) where held_net is not null;
create index stay_unproven on stay (pickup_branch) where held_by is not null;
-- Rentals whose car came back where nobody expected it, for the searches of that branch.
create index stay_returned_elsewhere on stay (returned_branch) where returned_branch not in (pickup_branch, dropoff_branch);

-- Classes of each branch.
create table inventory (
  branch_id smallint not null constraint inventory_branch_id_fkey references branch,
  class_id smallint not null constraint inventory_class_id_fkey references vehicle_class,
  constraint inventory_pkey primary key (branch_id, class_id)
);

-- The ledger of the stock: one row for each car that leaves a branch (−1) or comes to it (+1). Only triggers write it.
create table stock_move (
  branch_id smallint not null,
  class_id smallint not null,
  at timestamptz not null,
  delta smallint not null constraint stock_move_one_car check (delta in (-1, 1)),
  -- s: stay; c: car; a: an assignment without a stay, or one of a better car; b: the car of the booked class that the
  -- better one spares.
  source "char" not null,
  source_id bigint not null,
  constraint stock_move_pkey primary key (branch_id, class_id, at, source, source_id, delta)
);
create index on stock_move (source_id, source);

-- Sum of a day's moves and its lowest point, so that a search reads days instead of bookings. Days are in UTC. Days
-- before yesterday are merged into one row.
create table stock_day (
  branch_id smallint not null,
  class_id smallint not null,
  day date not null,
  net integer not null,
  low integer not null constraint stock_day_low_at_most_zero check (low <= 0),
  constraint stock_day_pkey primary key (branch_id, class_id, day)
);

-- The plan of each car: rentals, maintenance and transfers alike (D21). A rental may have several cars one after the other:
-- its parts cover its time without a gap, each with a car of the booked class or a better one (require_car).
create table assignment (
  id bigint generated always as identity constraint assignment_pkey primary key,
  car_id integer not null constraint assignment_car_id_fkey references car,
  kind text not null constraint assignment_kind_known check (kind in ('rental', 'maintenance', 'transfer')),
  -- Deferred, because a deleted stay removes its place in the plan in the same transaction, or leaves a drive there.
  stay_id bigint constraint assignment_stay_id_fkey references stay deferrable initially deferred,
  -- Number of the car, for a rental that has several one after the other.
  part smallint not null default 1 constraint assignment_part_positive check (part > 0),
  -- The booked class, if the car is of a better one (D43).
  instead_of smallint constraint assignment_instead_of_fkey references vehicle_class,
  from_branch smallint not null constraint assignment_from_branch_fkey references branch,
  to_branch smallint not null constraint assignment_to_branch_fkey references branch,
  -- Includes the turnaround. Without an end, the car leaves the fleet.
  period tstzrange not null constraint assignment_period_from_until
    check (not isempty(period) and lower_inc(period) and not upper_inc(period) and not lower_inf(period)),
  -- Whether staff chose it; planning then leaves it alone.
  fixed boolean not null default false,
  -- Whether it is a drive that the database made, because bookings relied on the car of a one-way rental that was
  -- called off. It is removed once no booking relies on it; drives that staff planned stay.
  automatic boolean not null default false,
  -- Whether it begins after the agreed start, because the rental waited for its car.
  late boolean not null default false,
  -- Moment at which a drive was done. A fact is not refused, even if no car is left where the drive began.
  done_at timestamptz,
  note text,
  constraint assignment_stay_id_part_key unique (stay_id, part),
  constraint assignment_instead_in_a_rental check (instead_of is null or kind = 'rental'),
  constraint assignment_rental_has_a_stay check ((kind = 'rental') = (stay_id is not null)),
  constraint assignment_maintenance_stays check (kind <> 'maintenance' or from_branch = to_branch),
  constraint assignment_transfer_moves check (kind <> 'transfer' or from_branch <> to_branch),
  constraint assignment_automatic_is_a_transfer check (not automatic or kind = 'transfer'),
  constraint assignment_done_is_a_transfer check (done_at is null or kind = 'transfer'),
  -- Deferrable, so that one statement can swap cars; it is still checked at the end of the statement.
  constraint one_car_one_place exclude using gist (car_id with =, period with &&) deferrable initially immediate
);
create index assignment_order on assignment (car_id, lower(period));
create index assignment_drive on assignment (lower(period)) where kind = 'transfer' and done_at is null;
-- Cars that left the fleet or stay in the workshop until further notice: only the last entry of a car's plan has no end.
create index assignment_endless on assignment (car_id) where upper_inf(period);
create index assignment_automatic on assignment (lower(period)) where automatic;
-- One-way rentals and drives, by which a car comes to a branch and leaves it.
create index assignment_journey on assignment (lower(period)) where from_branch <> to_branch;

-- Gaps in each car's plan, with the branch where it then stands. A search for a car reads those at the branch and time,
-- not all cars of the class. Only triggers write it.
create table standing (
  car_id integer not null constraint standing_car_id_fkey references car,
  class_id smallint not null,
  branch_id smallint not null,
  free tstzrange not null,
  -- The one-way rental that brings the car, if any; the car is there only if that rental is certain.
  brought_by bigint
);
create unique index on standing (car_id, lower(free));
create index on standing using gist (class_id, branch_id, free);
create index on standing (upper(free));

-- Stays that have lost their car, because it is overdue or stands elsewhere. They still count in the stock, which is
-- then below zero, so that nobody else can book. No reference to stay, so that writing here never waits for a
-- transaction that holds the stay and waits for the stock.
create table car_missing (
  stay_id bigint constraint car_missing_pkey primary key,
  since timestamptz not null default now(),
  -- The rental that took the car; null if it was a drive done earlier or later than planned.
  cause_id bigint
);

-- Drives between branches of which staff were told, so that they are told of each once, and again if it is dropped.
create table drive (
  -- The number of its assignment, which may have been removed; this row stays.
  id bigint constraint drive_pkey primary key,
  car_id integer not null constraint drive_car_id_fkey references car,
  from_branch smallint not null constraint drive_from_branch_fkey references branch,
  to_branch smallint not null constraint drive_to_branch_fkey references branch,
  leaves timestamptz not null,
  arrives timestamptz not null,
  told_at timestamptz not null default now(),
  gone_at timestamptz,
  done_at timestamptz
);
create index drive_open on drive (arrives) where gone_at is null and done_at is null;

-- Entries about cars, each with its moment and occasion. Append-only. The newest value of each column is the car's
-- state (car_state); the last entry before a moment tells who had the car then (D45). Null if staff did not look at it.
create table car_log (
  id bigint generated always as identity constraint car_log_pkey primary key,
  car_id integer not null constraint car_log_car_id_fkey references car,
  -- Moment at which it was seen, which may be before the entry was written.
  at timestamptz not null default now(),
  cause text not null constraint car_log_cause_known
    check (cause in ('added', 'handover', 'exchange', 'return', 'drive', 'noted')),
  -- The rental or drive to which it belongs.
  stay_id bigint constraint car_log_stay_id_fkey references stay,
  drive_id bigint constraint car_log_drive_id_fkey references drive,
  -- Kilometres never go down from one moment to a later one (car_log_fits).
  km integer constraint car_log_km_not_negative check (km >= 0),
  -- The tank in eighths, the battery in per cent (D42). A plug-in hybrid has both.
  fuel_eighths smallint constraint car_log_fuel_possible check (fuel_eighths between 0 and 8),
  charge_percent smallint constraint car_log_charge_possible check (charge_percent between 0 and 100),
  clean boolean,
  place text constraint car_log_place_known check (place in ('branch', 'customer', 'road', 'workshop')),
  branch_id smallint constraint car_log_branch_id_fkey references branch,
  -- Place of its key.
  key_place text constraint car_log_key_place_known check (key_place in ('branch', 'key_box', 'customer', 'staff')),
  -- Actor who saw it, as in the log of acts (audit).
  actor_kind text not null default 'database' constraint car_log_actor_known check (
    actor_kind in ('customer', 'staff', 'operator', 'system', 'database')),
  actor_id text default session_user,
  constraint car_log_says_something
    check (num_nonnulls(km, fuel_eighths, charge_percent, clean, place, key_place) > 0),
  constraint car_log_branch_of_place check ((coalesce(place, '') = 'branch') = (branch_id is not null)),
  constraint car_log_of_a_rental check ((cause in ('handover', 'exchange', 'return')) = (stay_id is not null)),
  constraint car_log_of_a_drive check ((cause = 'drive') = (drive_id is not null))
);
create index car_log_at on car_log (car_id, at desc, id desc);
create index car_log_stay on car_log (stay_id) where stay_id is not null;
create index car_log_drive on car_log (drive_id) where drive_id is not null;
-- These values are seldom noted, so the newest may lie far back.
create index car_log_fuel on car_log (car_id, at desc, id desc) where fuel_eighths is not null;
create index car_log_charge on car_log (car_id, at desc, id desc) where charge_percent is not null;
create index car_log_place on car_log (car_id, at desc, id desc) where branch_id is not null;
create index car_log_clean on car_log (car_id, at desc, id desc) where clean is not null;

-- Handovers of cars to customers (D42). Moment, kilometres and actor are in the entry about the car. Append-only.
create table handover (
  booking_id bigint constraint handover_pkey primary key
    constraint handover_booking_id_fkey references booking,
  branch_id smallint not null constraint handover_branch_id_fkey references branch,
  log_id bigint not null constraint handover_log_id_fkey references car_log,
  constraint handover_log_id_key unique (log_id)
);

-- Returns of cars, with the branch; the stay gets it from here (engine/status/return_ends_stay.sql). Append-only.
create table car_return (
  booking_id bigint constraint car_return_pkey primary key
    constraint car_return_booking_id_fkey references handover,
  branch_id smallint not null constraint car_return_branch_id_fkey references branch,
  log_id bigint not null constraint car_return_log_id_fkey references car_log,
  constraint car_return_log_id_key unique (log_id)
);

-- State of each car: the newest known value of each column, null if there is none. A view, so that it cannot differ
-- from the entries (docs/decisions/079-state-and-parts.md).
create view car_state as
select c.id as car_id, coalesce(odometer.km, 0) as km, tank.fuel_eighths, battery.charge_percent, body.clean,
       coalesce(stand.place, 'branch') as place,
       case when stand.place is null then c.home_branch else stand.branch_id end as branch_id,
       stand.stay_id, key.key_place
from car c
left join lateral (select l.km from car_log l where l.car_id = c.id and l.km is not null
                   order by l.at desc, l.id desc limit 1) odometer on true
left join lateral (select l.fuel_eighths from car_log l where l.car_id = c.id and l.fuel_eighths is not null
                   order by l.at desc, l.id desc limit 1) tank on true
left join lateral (select l.charge_percent from car_log l where l.car_id = c.id and l.charge_percent is not null
                   order by l.at desc, l.id desc limit 1) battery on true
left join lateral (select l.clean from car_log l where l.car_id = c.id and l.clean is not null
                   order by l.at desc, l.id desc limit 1) body on true
left join lateral (select l.place, l.branch_id, case when l.place = 'customer' then l.stay_id end as stay_id
                   from car_log l where l.car_id = c.id and l.place is not null
                   order by l.at desc, l.id desc limit 1) stand on true
left join lateral (select l.key_place from car_log l where l.car_id = c.id and l.key_place is not null
                   order by l.at desc, l.id desc limit 1) key on true;
