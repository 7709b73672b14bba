-- Money and points are ledgers (D28, D38): entries are added, never changed; what is owed is their sum.

-- What a customer owes beyond the agreed price (D42). Append-only: an entry is taken back by another one.
create table rental_charge (
  id bigint generated always as identity constraint rental_charge_pkey primary key,
  booking_id bigint not null constraint rental_charge_booking_id_fkey references booking,
  kind text not null
    constraint rental_charge_kind_known check (kind in ('kilometres', 'late_return', 'no_show', 'fuel')),
  -- The entry that this one takes back.
  corrects bigint constraint rental_charge_corrects_fkey references rental_charge,
  quantity integer not null constraint rental_charge_quantity_positive check (quantity > 0),
  unit_minor integer not null,
  amount_minor integer not null,
  currency char(3) not null,
  -- Why it was taken back, in the words of staff. A charge by a rule has its reason in the booking.
  reason text,
  at timestamptz not null default now(),
  constraint rental_charge_adds_up check (amount_minor = quantity * unit_minor),
  constraint rental_charge_takes_or_gives_back
    check (case when corrects is null then unit_minor >= 0 else unit_minor <= 0 and reason is not null end)
);
create index on rental_charge (booking_id);
-- A rule charges once. Fuel is charged by staff, who may take it back and charge it anew.
create unique index rental_charge_once on rental_charge (booking_id, kind) where corrects is null and kind <> 'fuel';
create unique index rental_charge_corrected_once on rental_charge (corrects) where corrects is not null;

-- The points of a member. Append-only; the balance is the sum.
create table points_entry (
  id bigint generated always as identity constraint points_entry_pkey primary key,
  customer_id uuid not null constraint points_entry_customer_id_fkey references customer on delete cascade,
  at timestamptz not null default now(),
  points integer not null constraint points_entry_not_zero check (points <> 0),
  kind text not null
    constraint points_entry_kind_known check (kind in ('rental', 'first_rental', 'free_days', 'given_back', 'staff')),
  booking_id bigint constraint points_entry_booking_id_fkey references booking,
  -- Why staff gave or took them.
  note text,
  constraint points_entry_by_staff_has_a_note
    check ((kind = 'staff') = (booking_id is null) and (kind = 'staff') = (note is not null)),
  constraint points_entry_only_free_days_take check ((kind = 'free_days') = (points < 0) or kind = 'staff')
);
create index points_entry_of_customer on points_entry (customer_id, id);
create index points_entry_of_booking on points_entry (booking_id) where booking_id is not null;
-- A booking earns and takes points once. It may give them back in parts: a shorter rental has room for fewer free days.
create unique index points_entry_once on points_entry (booking_id, kind) where kind <> 'given_back';
