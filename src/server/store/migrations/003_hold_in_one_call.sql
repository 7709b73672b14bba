-- A hold is the call that everybody makes at once: its class is taken with one row, and all of it is one call.

-- The row that is locked while stock of a class changes.
create table class_stock (
  class_id smallint primary key references vehicle_class,
  version bigint not null default 0
);
insert into class_stock (class_id) select distinct class_id from inventory;
-- What is left of it says which classes a branch has.
alter table inventory drop column version;

-- Takes the class's stock until the end of the transaction.
-- An UPDATE, not SELECT FOR UPDATE: only then does a later statement see what the last holder committed.
create or replace function lock_inventory(of_class smallint) returns void language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'stock is changed under READ COMMITTED only' using errcode = 'SW002';
  end if;
  -- A row that this transaction holds already needs no second version.
  update class_stock set version = version + 1
  where class_id = of_class and xmin <> pg_current_xact_id()::xid;
end $$;

create or replace function car_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.class_id, new.home_branch, new.in_service_from) <> (old.class_id, old.home_branch, old.in_service_from) then
      raise exception 'a car moves by transfers, not by a change of its home' using errcode = 'SW002';
    end if;
    return null;
  end if;
  insert into class_stock (class_id) values (new.class_id) on conflict do nothing;
  insert into inventory (branch_id, class_id)
  select id, new.class_id from branch on conflict do nothing;
  perform lock_inventory(new.class_id);
  perform put_stock_move(new.home_branch, new.class_id, new.in_service_from, 1, 'c', new.id);
  return null;
end $$;

-- A car that stands at the branch for the whole period and is where it is needed next: the booked model first, then
-- the one that would idle the shortest. Its last one-way rental must be certain.
create function free_car(rental booking) returns integer language plpgsql stable as $$
declare
  leaves timestamptz := rental.starts_at;
  back timestamptz := rental.ends_at + rental.turnaround;
  stays boolean := rental.pickup_branch = rental.dropoff_branch or is_certain(rental.status);
begin
  return (
    select c.id from car c
    left join lateral (
      select a.to_branch, upper(a.period) as free_from,
             a.from_branch <> a.to_branch and a.kind = 'rental' and not is_certain(l.status) as unsure
      from assignment a left join booking l on l.id = a.booking_id
      where a.car_id = c.id and lower(a.period) < leaves
      order by lower(a.period) desc limit 1
    ) last on true
    left join lateral (
      select a.from_branch, lower(a.period) as starts
      from assignment a where a.car_id = c.id and lower(a.period) >= leaves
      order by lower(a.period) limit 1
    ) next on true
    where c.class_id = rental.class_id and c.in_service_from <= leaves
      and coalesce(last.to_branch, c.home_branch) = rental.pickup_branch
      and not coalesce(last.unsure, false)
      and (last.to_branch is null or last.free_from <= leaves)
      and (next.starts is null or (next.starts >= back and next.from_branch = rental.dropoff_branch and stays))
    order by c.vehicle_id = rental.vehicle_id desc, last.free_from desc nulls last, next.starts, c.id
    limit 1);
end $$;

create function assign_car(rental booking, car integer) returns void language sql as $$
  insert into assignment (car_id, kind, booking_id, from_branch, to_branch, period)
  values (car, 'rental', rental.id, rental.pickup_branch, rental.dropoff_branch,
          tstzrange(rental.starts_at, rental.ends_at + rental.turnaround))
$$;

-- Writes a hold, its event and its idempotency key. Waits for a twin that is under way; null if the twin came first.
create function insert_hold(wish booking, minutes double precision, of_key text, of_request bytea) returns booking language plpgsql as $$
declare made booking;
begin
  insert into booking (status, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local, ends_local,
                       starts_at, ends_at, turnaround, extras, cross_border, price, total_minor, currency, expires_at)
  values ('held', wish.vehicle_id, wish.class_id, wish.pickup_branch, wish.dropoff_branch, wish.starts_local,
          wish.ends_local, wish.starts_at, wish.ends_at, wish.turnaround, wish.extras, wish.cross_border, wish.price,
          wish.total_minor, wish.currency, now() + minutes * interval '1 minute')
  returning * into made;
  insert into booking_event (booking_id, actor, to_status) values (made.id, 'visitor', made.status);
  insert into idempotency (call, key, request_hash, booking_id) values ('quote', of_key, of_request, made.id)
  on conflict do nothing;
  if not found then return null; end if;
  return made;
end $$;

-- Whether somebody's time is over who still keeps a car: of one class, or of any.
create function has_overdue(of_class smallint) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from booking where status in ('held', 'requested', 'pending_payment')
      and expires_at <= now() and (of_class is null or class_id = of_class));
end $$;

-- Takes the stock, finds a car that is free as things stand and holds it. If there is none, nothing is made; sold_out
-- says whether that is all there is to say. Nor is anything made where the key was used before: then the caller looks
-- closer. A car that is free for all of it has room in the stock; should it not, the trigger on booking refuses.
create function hold_free_car(wish booking, minutes double precision, of_key text, of_request bytea,
                              out made booking, out sold_out boolean)
language plpgsql as $$
declare
  car integer;
  until timestamptz := case when wish.pickup_branch = wish.dropoff_branch then wish.ends_at + wish.turnaround
                            else 'infinity' end;
begin
  perform lock_inventory(wish.class_id);
  car := free_car(wish);
  if car is null then
    -- Looked at while the stock is ours, so that nobody is refused because of a hold that is being released.
    sold_out := coalesce((select low from stock_low(wish.pickup_branch, wish.class_id, wish.starts_at, until)), 0) < 1
                and not has_overdue(wish.class_id);
  end if;
  if car is null or exists (select from idempotency i where i.call = 'quote' and i.key = of_key) then
    -- Nothing was written that has to last: the others do not wait for the disk.
    perform set_config('synchronous_commit', 'off', true);
    return;
  end if;
  made := insert_hold(wish, minutes, of_key, of_request);
  if made.id is null then
    raise exception 'this key is being used for another class' using errcode = 'SW005';
  end if;
  perform assign_car(made, car);
end $$;
