-- A car that is out stays out: the stock and the plan follow what happens, and name who is left without a car.

alter table booking
  -- Until when a car that was not back in time is counted as away; reckoned anew while it stays out.
  add column out_until timestamptz;
alter table assignment
  -- When a drive was done: what has happened is not refused, even if no car is left where it began.
  add column done_at timestamptz check (done_at is null or kind = 'transfer');

-- Bookings for which no car is left, because one is out beyond its time or stands elsewhere. They still count in the
-- stock, which is below zero there: nobody else is let in. Without a reference to booking, so that writing here never
-- waits for whoever holds the booking and waits for the stock.
create table car_missing (
  booking_id bigint primary key,
  since timestamptz not null default now(),
  -- The rental that took the car.
  cause_id bigint not null
);

-- When the car of a rental can leave again, and where: as agreed; as it is counted on while it is out beyond that; as it
-- really came back. Whoever brings it back before the rental began still had it.
create function back_of(b booking) returns timestamptz language sql stable as $$
  select greatest(coalesce(b.returned_at, greatest(b.ends_at, b.out_until)) + b.turnaround,
                  b.starts_at + interval '1 minute')
$$;
create function place_after(b booking) returns smallint language sql stable as $$
  select coalesce(b.returned_branch, b.dropoff_branch)
$$;

-- Bookings write their own stock, whatever code or hand changes them; the class may change with the rest.
create or replace function booking_stock() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and occupies(old.status);
  is_now boolean := tg_op <> 'DELETE' and occupies(new.status);
  was_sure boolean := tg_op <> 'INSERT' and is_certain(old.status);
  back timestamptz := back_of(new);
  place smallint := place_after(new);
  -- What is agreed stays, and only what happened to the car is new: that is never refused, even if no car is left.
  happened boolean := tg_op = 'UPDATE' and new.status in ('active', 'returned', 'closed')
    and (new.class_id, new.pickup_branch, new.dropoff_branch, new.starts_at, new.ends_at, new.turnaround)
      = (old.class_id, old.pickup_branch, old.dropoff_branch, old.starts_at, old.ends_at, old.turnaround);
  done boolean;
begin
  if tg_op = 'UPDATE' and old.status = 'held' and is_now and new.status <> 'held'
     and exists (select from car_missing m where m.booking_id = new.id)
     and not exists (select from assignment a where a.booking_id = new.id) then
    raise exception 'the car that was held is out' using errcode = 'SW001';
  end if;
  if tg_op = 'UPDATE' and was = is_now
     and (was_sure = is_certain(new.status) or new.pickup_branch = place)
     and (new.class_id, new.pickup_branch, place, new.starts_at, back)
       = (old.class_id, old.pickup_branch, place_after(old), old.starts_at, back_of(old)) then
    return null;
  end if;
  if not was and not is_now then return null; end if;
  -- Both ends of the journey, as it was and as it is.
  if tg_op = 'INSERT' then
    done := lock_inventory(new.class_id, new.pickup_branch, place);
  elsif tg_op = 'DELETE' then
    done := lock_inventory(old.class_id, old.pickup_branch, place_after(old));
  elsif new.class_id = old.class_id then
    done := lock_inventory(new.class_id, old.pickup_branch, place_after(old), new.pickup_branch, place);
  elsif new.class_id < old.class_id then
    done := lock_inventory(new.class_id, new.pickup_branch, place);
    done := lock_inventory(old.class_id, old.pickup_branch, place_after(old));
  else
    done := lock_inventory(old.class_id, old.pickup_branch, place_after(old));
    done := lock_inventory(new.class_id, new.pickup_branch, place);
  end if;

  if was then
    delete from stock_move where source = 'b' and source_id = old.id;
  end if;
  if is_now then
    if place = new.pickup_branch or is_certain(new.status) then
      insert into stock_move (branch_id, class_id, at, delta, source, source_id)
      values (new.pickup_branch, new.class_id, new.starts_at, -1, 'b', new.id),
             (place, new.class_id, back, 1, 'b', new.id);
    else
      insert into stock_move (branch_id, class_id, at, delta, source, source_id)
      values (new.pickup_branch, new.class_id, new.starts_at, -1, 'b', new.id);
    end if;
    if not happened then
      done := require_stock(new.pickup_branch, new.class_id, new.starts_at,
        case when place = new.pickup_branch then back else 'infinity' end);
    end if;
  end if;

  -- A car that others were promised at the far branch is brought there after all: by a transfer.
  if was_sure and not happened and place_after(old) <> old.pickup_branch
     and stock_low(place_after(old), old.class_id, back_of(old), 'infinity') < 0 then
    -- A car that is on the road goes where its customer drives it.
    if is_now and new.status not in ('requested', 'offered', 'pending_payment', 'confirmed') then
      raise exception 'other bookings rely on this car at branch %', old.dropoff_branch using errcode = 'SW001';
    end if;
    -- As late as it can leave to be there when the rental would have been; a short one leaves when it would have.
    update assignment
    set kind = 'transfer', booking_id = null,
        note = case when is_now then 'replaces a changed one-way rental' else 'replaces a cancelled one-way rental' end,
        period = tstzrange(greatest(lower(period), upper(period) - transfer_time()), upper(period))
    where booking_id = old.id;
    if not found then
      raise exception 'other bookings rely on this car at branch %', old.dropoff_branch using errcode = 'SW001';
    end if;
  end if;
  -- Planned no longer. (A transfer made above keeps the car.)
  if was and not is_now then
    delete from assignment where booking_id = old.id;
    delete from car_missing where booking_id = old.id;
  end if;
  return null;
end $$;

-- Cars, maintenance and transfers move stock as well. Rentals have moved it with their booking; whoever gives them
-- another car holds the stock at both ends too, so that the chain of places is looked at by one after the other.
create or replace function assignment_stock() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.kind <> 'rental';
  is_now boolean := tg_op <> 'DELETE' and new.kind <> 'rental';
  of_class smallint;
  done boolean;
begin
  select class_id into of_class from car where id = case when tg_op = 'DELETE' then old.car_id else new.car_id end;
  if tg_op = 'INSERT' then
    done := lock_inventory(of_class, new.from_branch, new.to_branch);
  elsif tg_op = 'DELETE' then
    done := lock_inventory(of_class, old.from_branch, old.to_branch);
  else
    done := lock_inventory(of_class, old.from_branch, old.to_branch, new.from_branch, new.to_branch);
  end if;
  if not was and not is_now then return null; end if;
  if was then
    delete from stock_move where source = 'a' and source_id = old.id;
  end if;
  if is_now then
    perform put_stock_move(new.from_branch, of_class, lower(new.period), -1, 'a', new.id);
    if not upper_inf(new.period) then
      perform put_stock_move(new.to_branch, of_class, upper(new.period), 1, 'a', new.id);
    end if;
    if new.done_at is null then
      done := require_stock(new.from_branch, of_class, lower(new.period), 'infinity');
    end if;
  end if;
  if was and old.from_branch <> old.to_branch and not upper_inf(old.period)
     and old.done_at is null and (tg_op = 'DELETE' or new.done_at is null) then
    done := require_stock(old.to_branch, of_class, upper(old.period), 'infinity');
  end if;
  return null;
end $$;

-- A stock-holding booking has its car when its transaction ends, of its class, for its period and branches; only
-- what has happened to a car can leave it without one.
create or replace function require_car(of_booking bigint) returns boolean language plpgsql as $$
declare
  b booking;
  has record;
begin
  select * into b from booking where id = of_booking;
  if not found or not occupies(b.status) then return true; end if;
  -- Found by the booking alone and compared here: asked for the period as well, the planner goes through all periods.
  select a.from_branch, a.to_branch, a.period, c.class_id into has
  from assignment a join car c on c.id = a.car_id where a.booking_id = of_booking;
  if not found and b.status in ('held', 'requested', 'offered', 'pending_payment', 'confirmed')
     and exists (select from car_missing m where m.booking_id = b.id) then
    return true;
  end if;
  if not found or (has.class_id, has.from_branch, has.to_branch, has.period) is distinct from
                  (b.class_id, b.pickup_branch, place_after(b), tstzrange(b.starts_at, back_of(b))) then
    raise exception 'booking % has no car', b.id using errcode = 'SW004';
  end if;
  return true;
end $$;
drop trigger booking_keeps_car on booking;
create constraint trigger booking_keeps_car after update on booking
  deferrable initially deferred for each row
  when (occupies(new.status)
        and (not occupies(old.status)
             or new.status = 'active' and old.status <> 'active'
             or (new.class_id, new.pickup_branch, new.dropoff_branch, new.starts_at, new.ends_at, new.turnaround,
                 new.returned_at, new.returned_branch, new.out_until)
                is distinct from
                (old.class_id, old.pickup_branch, old.dropoff_branch, old.starts_at, old.ends_at, old.turnaround,
                 old.returned_at, old.returned_branch, old.out_until)))
  execute function booking_has_car();
