-- A hold runs fewer statements: inside a function each costs more to set up than to carry out. What belongs together is
-- written at once, and functions are called as expressions, where `perform` would make a query of its own.

drop function lock_inventory(smallint);
-- Takes the class's stock until the end of the transaction.
-- An UPDATE, not SELECT FOR UPDATE: only then does a later statement see what the last holder committed.
create function lock_inventory(of_class smallint) returns boolean language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'stock is changed under READ COMMITTED only' using errcode = 'SW002';
  end if;
  -- A row that this transaction holds already needs no second version.
  update class_stock set version = version + 1
  where class_id = of_class and xmin <> pg_current_xact_id()::xid;
  return true;
end $$;

-- Counts the moves of one statement into their days.
create function stock_moves_counted() returns trigger language plpgsql as $$
begin
  insert into stock_day as known (branch_id, class_id, day, net, low)
  select c.branch_id, c.class_id, c.day, c.change, (
    -- The sum counts all moves of one instant together.
    select least(0, min(l.so_far)) from (
      select sum(m.delta) over (order by m.at) as so_far from stock_move m
      where m.branch_id = c.branch_id and m.class_id = c.class_id
        and m.at >= c.day::timestamp at time zone 'UTC' and m.at < (c.day + 1)::timestamp at time zone 'UTC') l)
  from (
    select branch_id, class_id, utc_day(at) as day,
           sum(case tg_op when 'DELETE' then -delta else delta end)::integer as change
    from moved group by branch_id, class_id, utc_day(at)) c
  on conflict (branch_id, class_id, day)
  do update set net = known.net + excluded.net, low = excluded.low;
  return null;
end $$;
drop trigger stock_move_counted on stock_move;
create trigger stock_moves_made after insert on stock_move
  referencing new table as moved for each statement execute function stock_moves_counted();
create trigger stock_moves_gone after delete on stock_move
  referencing old table as moved for each statement execute function stock_moves_counted();
drop function stock_move_counted();
drop function refresh_stock_day(smallint, smallint, date, integer);

-- The lowest number of cars of a class present at a branch during [from_at, to_at).
-- Moves at one instant count together: a car that is back at ten can leave at ten.
create or replace function stock_low(of_branch smallint, of_class smallint, from_at timestamptz, to_at timestamptz,
                                     out low integer) language plpgsql stable as $$
declare
  -- Days before yesterday are melted into one, and what is past cannot be oversold any more.
  since timestamptz := greatest(from_at, (utc_day(now()) - 1)::timestamp at time zone 'UTC');
  first_day date := utc_day(since);
  last_day date := utc_day(to_at);
  first_ends timestamptz := (first_day + 1)::timestamp at time zone 'UTC';
begin
  select min(s.so_far - s.above) filter (where s.counts) into low
  from (select step.*, sum(step.net) over (order by step.at) as so_far from (
    -- What stands there at the beginning; `above` is how far a step ends above its lowest point.
    select since as at, coalesce(sum(d.net), 0)::integer as net, 0 as above, true as counts from stock_day d
    where d.branch_id = of_branch and d.class_id = of_class and d.day < first_day
    union all
    select m.at, sum(m.delta)::integer, 0, m.at > since from stock_move m
    where m.branch_id = of_branch and m.class_id = of_class
      and m.at >= first_day::timestamp at time zone 'UTC' and m.at < first_ends and (m.at <= since or m.at < to_at)
    group by m.at
    union all
    -- Whole days by their sums.
    select d.day::timestamp at time zone 'UTC', d.net, d.net - d.low, true from stock_day d
    where d.branch_id = of_branch and d.class_id = of_class and d.day > first_day and d.day < last_day
    union all
    select m.at, sum(m.delta)::integer, 0, true from stock_move m
    where m.branch_id = of_branch and m.class_id = of_class
      and m.at >= greatest(first_ends, last_day::timestamp at time zone 'UTC') and m.at < to_at
    group by m.at) step) s;
end $$;

create or replace function take_stock(of_branch smallint, of_class smallint, from_at timestamptz, to_at timestamptz)
returns integer language plpgsql as $$
declare locked boolean := lock_inventory(of_class);
begin
  return stock_low(of_branch, of_class, from_at, to_at);
end $$;

drop function require_stock(smallint, smallint, timestamptz, timestamptz);
create function require_stock(of_branch smallint, of_class smallint, from_at timestamptz, to_at timestamptz)
returns boolean language plpgsql as $$
begin
  if coalesce(stock_low(of_branch, of_class, from_at, to_at), -1) < 0 then
    raise exception 'no car of class % left at branch %', of_class, of_branch using errcode = 'SW001';
  end if;
  return true;
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
  -- Whoever changes the class has taken both already, in their order.
  if tg_op <> 'INSERT' then done := lock_inventory(old.class_id); end if;
  if tg_op <> 'DELETE' then done := lock_inventory(new.class_id); end if;

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

-- The chain of places: a car leaves from where it last arrived. Checked at the end of the transaction,
-- when a new plan stands whole; only the neighbours of what changed can be wrong.
drop function require_chain(integer, timestamptz);
create function require_chain(of_car integer, around timestamptz) returns boolean language plpgsql as $$
declare link record;
begin
  select a.* into link from (
    select near.*, coalesce(lag(near.to_branch) over (order by near.starts),
                            (select home_branch from car where id = of_car)) as place
    from ((select id, from_branch, to_branch, lower(period) as starts from assignment
           where car_id = of_car and lower(period) < around order by lower(period) desc limit 1)
          union all
          (select id, from_branch, to_branch, lower(period) from assignment
           where car_id = of_car and lower(period) >= around order by lower(period) limit 2)) near) a
  where a.starts >= around and a.from_branch <> a.place limit 1;
  if found then
    raise exception 'car % is at branch %, not %, for assignment %', of_car, link.place, link.from_branch, link.id
      using errcode = 'SW003';
  end if;
  return true;
end $$;

create or replace function assignment_chain() returns trigger language plpgsql as $$
declare done boolean;
begin
  if tg_op <> 'INSERT' then done := require_chain(old.car_id, lower(old.period)); end if;
  if tg_op <> 'DELETE' then done := require_chain(new.car_id, lower(new.period)); end if;
  return null;
end $$;

-- A stock-holding booking has its car when its transaction ends, of its class, for its period and branches.
drop function require_car(bigint);
create function require_car(of_booking bigint) returns boolean language plpgsql as $$
declare
  b booking;
  has record;
begin
  select * into b from booking where id = of_booking;
  if not found or not occupies(b.status) then return true; end if;
  -- Found by the booking alone and compared here: asked for the period as well, the planner goes through all periods.
  select a.from_branch, a.to_branch, a.period, c.class_id into has
  from assignment a join car c on c.id = a.car_id where a.booking_id = of_booking;
  if not found or (has.class_id, has.from_branch, has.to_branch, has.period) is distinct from
                  (b.class_id, b.pickup_branch, b.dropoff_branch, tstzrange(b.starts_at, b.ends_at + b.turnaround)) then
    raise exception 'booking % has no car', b.id using errcode = 'SW004';
  end if;
  return true;
end $$;

create or replace function booking_has_car() returns trigger language plpgsql as $$
declare done boolean := require_car(new.id);
begin
  return null;
end $$;

create or replace function assignment_serves_booking() returns trigger language plpgsql as $$
declare done boolean;
begin
  if old.booking_id is not null then done := require_car(old.booking_id); end if;
  if tg_op = 'UPDATE' and new.booking_id is not null then done := require_car(new.booking_id); end if;
  return null;
end $$;

-- A car that stands at the branch for the whole period and is where it is needed next: the booked model first, then
-- the one that would idle the shortest. Its last one-way rental must be certain.
create or replace function free_car(rental booking) returns integer language plpgsql stable as $$
declare
  leaves timestamptz := rental.starts_at;
  back timestamptz := rental.ends_at + rental.turnaround;
  stays boolean := rental.pickup_branch = rental.dropoff_branch or is_certain(rental.status);
begin
  return (
    select c.id from car c
    left join lateral (
      select a.from_branch, a.to_branch, a.booking_id, upper(a.period) as free_from
      from assignment a
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
      and (last.to_branch is null or last.free_from <= leaves)
      and (next.starts is null or (next.starts >= back and next.from_branch = rental.dropoff_branch and stays))
      -- Asked last: most cars came back to where they left, however sure that was. A transfer has no booking.
      and case when last.from_branch <> last.to_branch and last.booking_id is not null
               then (select is_certain(l.status) from booking l where l.id = last.booking_id) else true end
    order by c.vehicle_id = rental.vehicle_id desc, last.free_from desc nulls last, next.starts, c.id
    limit 1);
end $$;

drop function assign_car(booking, integer);
create function assign_car(rental booking, car integer) returns boolean language plpgsql as $$
begin
  insert into assignment (car_id, kind, booking_id, from_branch, to_branch, period)
  values (car, 'rental', rental.id, rental.pickup_branch, rental.dropoff_branch,
          tstzrange(rental.starts_at, rental.ends_at + rental.turnaround));
  return true;
end $$;

-- Writes a hold, its event and its idempotency key. Waits for a twin that is under way; null if the twin came first.
create or replace function insert_hold(wish booking, minutes double precision, of_key text, of_request bytea) returns booking language plpgsql as $$
declare made booking;
begin
  if wish.held_by is not null then
    if (select count(*) from booking where held_by = wish.held_by and expires_at > now()) >= holds_per_place() then
      raise exception 'a place holds % cars at most', holds_per_place() using errcode = 'SW006';
    end if;
  end if;
  with hold as (
    insert into booking (status, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local, ends_local,
                         starts_at, ends_at, turnaround, extras, cross_border, price, total_minor, currency, expires_at,
                         customer_id, held_by)
    values ('held', wish.vehicle_id, wish.class_id, wish.pickup_branch, wish.dropoff_branch, wish.starts_local,
            wish.ends_local, wish.starts_at, wish.ends_at, wish.turnaround, wish.extras, wish.cross_border, wish.price,
            wish.total_minor, wish.currency, now() + minutes * interval '1 minute', wish.customer_id, wish.held_by)
    returning *
  ), logged as (
    insert into booking_event (booking_id, actor, to_status) select id, 'visitor', status from hold
  ), keyed as (
    insert into idempotency (call, key, request_hash, booking_id) select 'quote', of_key, of_request, id from hold
    on conflict do nothing returning booking_id
  )
  select hold.* into made from hold, keyed;
  return made;
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
  done := lock_inventory(wish.class_id);
  car := free_car(wish);
  if car is null then
    -- Looked at while the stock is ours, so that nobody is refused because of a hold that is being released.
    sold_out := coalesce(stock_low(wish.pickup_branch, wish.class_id, wish.starts_at, until), 0) < 1
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
  done := assign_car(made, car);
end $$;
