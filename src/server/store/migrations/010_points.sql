-- The members' points (D28): entries are added and never changed; the balance is their sum.
create table points_entry (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  at timestamptz not null default now(),
  points integer not null check (points <> 0),
  kind text not null check (kind in ('rental', 'first_rental', 'free_days', 'given_back', 'staff')),
  booking_id bigint references booking,
  -- Of an entry by staff: why.
  note text,
  check ((kind = 'staff') = (booking_id is null) and (kind = 'staff') = (note is not null)),
  check ((kind = 'free_days') = (points < 0) or kind = 'staff'),
  -- Nothing is credited, taken or given back twice for the same booking.
  unique (booking_id, kind)
);
create index points_entry_of_customer on points_entry (customer_id, id);

create function points_stay() returns trigger language plpgsql as $$
begin
  -- An account that is deleted takes its entries with it.
  if tg_op = 'DELETE' and not exists (select from customer where id = old.customer_id) then return old; end if;
  raise exception 'points are corrected by another entry' using errcode = 'SW002';
end $$;
create trigger points_stay before update or delete on points_entry for each row execute function points_stay();

-- What the odometer said when the car was handed over and when it came back.
alter table booking add km_out integer check (km_out >= 0), add km_in integer check (km_in >= km_out);
