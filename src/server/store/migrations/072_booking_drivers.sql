-- Who drives beside the customer, by name (D45). A request may leave out what it likes (D31): then a text is '' or a date
-- null. The licence number is sealed with the row's own id and goes with the main driver's (D27); name and birthday stay for
-- as long as somebody may ask who drove.
create table booking_driver (
  id uuid primary key,
  booking_id bigint not null references booking on delete cascade,
  -- In the order in which the booking names them, from 1 on.
  position smallint not null check (position between 1 and 9),
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  documents_sealed bytea,
  license_expiry date,
  constraint booking_driver_position unique (booking_id, position) deferrable initially deferred
);
create index booking_driver_documents on booking_driver (booking_id)
  where documents_sealed is not null or license_expiry is not null;

-- Once the car is handed over, who may drive it is history: it ends in time and changes no more.
create function drivers_settled() returns trigger language plpgsql as $$
declare
  handed_over boolean;
begin
  select status in ('active', 'returned', 'closed') into handed_over
  from booking where id = case when tg_op = 'INSERT' then new.booking_id else old.booking_id end;
  if not coalesce(handed_over, false) or (tg_op = 'DELETE' and forgetting()) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and new.documents_sealed is null and new.license_expiry is null
     and to_jsonb(new) - '{documents_sealed,license_expiry}'::text[] = to_jsonb(old) - '{documents_sealed,license_expiry}'::text[]
  then
    return new;
  end if;
  raise exception 'who drove a car that was handed over is not changed' using errcode = 'SW002';
end $$;
create trigger drivers_settled before insert or update or delete on booking_driver
  for each row execute function drivers_settled();

-- Removes who drove rentals that were over before a moment. Returns how many people.
create function forget_drivers(before timestamptz) returns integer
language plpgsql security definer set search_path from current as $$
declare gone integer;
begin
  perform set_config('spreewagen.forgetting', 'on', true);
  delete from booking_driver d using booking b where b.id = d.booking_id and b.starts_at < before and over_at(b) < before;
  get diagnostics gone = row_count;
  perform set_config('spreewagen.forgetting', '', true);
  return gone;
end $$;

-- Whoever else drove goes with the person who rented, at the latest.
create or replace function forget_words(bookings bigint[]) returns void
language plpgsql security definer set search_path from current as $$
begin
  if exists (select from booking where id = any (bookings) and email <> '') then
    raise exception 'a booking still has its person' using errcode = 'SW002';
  end if;
  perform set_config('spreewagen.forgetting', 'on', true);
  update booking_event set reason = null where booking_id = any (bookings) and reason is not null;
  delete from booking_driver where booking_id = any (bookings);
  if to_regclass('rental_charge') is not null then
    execute 'update rental_charge set reason = '''' where booking_id = any ($1) and reason is not null' using bookings;
  end if;
  perform set_config('spreewagen.forgetting', '', true);
end $$;
