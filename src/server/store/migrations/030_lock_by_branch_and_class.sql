-- The stock of a class is locked where it changes: at the branch that a car leaves and at the one that it comes to (D21).
-- Bookings of different branches no longer wait for each other.

drop function lock_inventory(smallint);
drop table class_stock;

-- Takes the stock of a class at these branches until the end of the transaction; without branches, at all of them.
-- Whatever a later statement reads under READ COMMITTED includes what the last holder committed: PostgreSQL makes a
-- commit visible before it releases the locks. Always in the order of the branches, so that nobody waits in a circle:
-- a transaction names all that it needs in its first call, and, of several classes, begins with the lowest.
-- An advisory lock may be taken again by whoever holds it, costs no row version, and leaves nothing to clean up.
create function lock_inventory(of_class smallint, variadic of_branches smallint[] default '{}') returns boolean
language plpgsql as $$
declare
  stock_locks constant integer := 1398035531; -- 'STOK': no other lock of two numbers begins with it
  branch smallint;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'stock is changed under READ COMMITTED only' using errcode = 'SW002';
  end if;
  if of_branches = '{}' then
    of_branches := array(select id from branch);
  end if;
  for branch in select distinct b from unnest(of_branches) b order by b loop
    perform pg_advisory_xact_lock(stock_locks, of_class * 65536 + branch);
  end loop;
  return true;
end $$;

create or replace function car_stock() returns trigger language plpgsql as $$
declare done boolean;
begin
  if tg_op = 'UPDATE' then
    if (new.class_id, new.home_branch, new.in_service_from) <> (old.class_id, old.home_branch, old.in_service_from) then
      raise exception 'a car moves by transfers, not by a change of its home' using errcode = 'SW002';
    end if;
    return null;
  end if;
  insert into inventory (branch_id, class_id)
  select id, new.class_id from branch on conflict do nothing;
  done := lock_inventory(new.class_id, new.home_branch);
  perform put_stock_move(new.home_branch, new.class_id, new.in_service_from, 1, 'c', new.id);
  return null;
end $$;

-- Bookings write their own stock, whatever code or hand changes them; the class may change with the rest.
create or replace function booking_stock() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and occupies(old.status);
  is_now boolean := tg_op <> 'DELETE' and occupies(new.status);
  was_sure boolean := tg_op <> 'INSERT' and is_certain(old.status);
  back timestamptz := new.ends_at + new.turnaround;
  done boolean;
begin
  if tg_op = 'UPDATE' and was = is_now
     and (was_sure = is_certain(new.status) or new.pickup_branch = new.dropoff_branch)
     and (new.class_id, new.pickup_branch, new.dropoff_branch, new.starts_at, new.ends_at, new.turnaround)
       = (old.class_id, old.pickup_branch, old.dropoff_branch, old.starts_at, old.ends_at, old.turnaround) then
    return null;
  end if;
  if not was and not is_now then return null; end if;
  -- Both ends of the journey, as it was and as it is.
  if tg_op = 'INSERT' then
    done := lock_inventory(new.class_id, new.pickup_branch, new.dropoff_branch);
  elsif tg_op = 'DELETE' then
    done := lock_inventory(old.class_id, old.pickup_branch, old.dropoff_branch);
  elsif new.class_id = old.class_id then
    done := lock_inventory(new.class_id, old.pickup_branch, old.dropoff_branch, new.pickup_branch, new.dropoff_branch);
  elsif new.class_id < old.class_id then
    done := lock_inventory(new.class_id, new.pickup_branch, new.dropoff_branch);
    done := lock_inventory(old.class_id, old.pickup_branch, old.dropoff_branch);
  else
    done := lock_inventory(old.class_id, old.pickup_branch, old.dropoff_branch);
    done := lock_inventory(new.class_id, new.pickup_branch, new.dropoff_branch);
  end if;

  if was then
    delete from stock_move where source = 'b' and source_id = old.id;
  end if;
  if is_now then
    if new.dropoff_branch = new.pickup_branch or is_certain(new.status) then
      insert into stock_move (branch_id, class_id, at, delta, source, source_id)
      values (new.pickup_branch, new.class_id, new.starts_at, -1, 'b', new.id),
             (new.dropoff_branch, new.class_id, back, 1, 'b', new.id);
    else
      insert into stock_move (branch_id, class_id, at, delta, source, source_id)
      values (new.pickup_branch, new.class_id, new.starts_at, -1, 'b', new.id);
    end if;
    done := require_stock(new.pickup_branch, new.class_id, new.starts_at,
      case when new.dropoff_branch = new.pickup_branch then back else 'infinity' end);
  end if;

  -- A car that others were promised at the far branch is brought there after all: by a transfer.
  if was_sure and old.dropoff_branch <> old.pickup_branch
     and stock_low(old.dropoff_branch, old.class_id, old.ends_at + old.turnaround, 'infinity') < 0 then
    -- A car that is on the road goes where its customer drives it.
    if is_now and new.status not in ('requested', 'pending_payment', 'confirmed') then
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
    done := require_stock(new.from_branch, of_class, lower(new.period), 'infinity');
  end if;
  if was and old.from_branch <> old.to_branch and not upper_inf(old.period) then
    done := require_stock(old.to_branch, of_class, upper(old.period), 'infinity');
  end if;
  return null;
end $$;

drop function take_stock(smallint, smallint, timestamptz, timestamptz);

-- Whether somebody's time is over who still keeps a car: one of a class that is to leave a branch, or any.
drop function has_overdue(smallint);
create function has_overdue(of_class smallint, of_branch smallint) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from booking where status in ('held', 'requested', 'pending_payment') and expires_at <= now()
      and (of_class is null or class_id = of_class) and (of_branch is null or pickup_branch = of_branch));
end $$;

create or replace function hold_free_car(wish booking, minutes double precision, of_key text, of_request bytea,
                                         out made booking, out sold_out boolean)
language plpgsql as $$
declare
  done boolean;
  car integer;
  until timestamptz := case when wish.pickup_branch = wish.dropoff_branch then wish.ends_at + wish.turnaround
                            else 'infinity' end;
begin
  done := lock_inventory(wish.class_id, wish.pickup_branch, wish.dropoff_branch);
  car := free_car(wish);
  if car is null then
    -- Looked at while the stock is ours, so that nobody is refused because of a hold that is being released.
    sold_out := coalesce(stock_low(wish.pickup_branch, wish.class_id, wish.starts_at, until), 0) < 1
                and not has_overdue(wish.class_id, wish.pickup_branch);
  end if;
  -- Nothing has been written so far, so there is nothing that the others would have to wait for.
  if car is null or exists (select from idempotency i where i.call = 'quote' and i.key = of_key) then return; end if;
  made := insert_hold(wish, minutes, of_key, of_request);
  if made.id is null then
    raise exception 'this key is being used for another class or branch' using errcode = 'SW005';
  end if;
  done := assign_car(made, car);
end $$;
