-- A booking that waits for a car may get one that comes after its agreed start. What is agreed stays as it is, and so
-- does the stock; the plan begins when the car is there.

alter table assignment
  -- Whether it begins later than agreed, because the booking waited for its car.
  add column late boolean not null default false;

-- Puts a rental on a car: from its agreed start on, or from when the car is there.
drop function assign_car(booking, integer);
create function assign_car(rental booking, car integer, since timestamptz default null) returns boolean language plpgsql as $$
begin
  insert into assignment (car_id, kind, booking_id, from_branch, to_branch, period, late)
  values (car, 'rental', rental.id, rental.pickup_branch, rental.dropoff_branch,
          tstzrange(greatest(rental.starts_at, since), rental.ends_at + rental.turnaround),
          coalesce(since > rental.starts_at, false));
  return true;
end $$;

-- Puts a booking on a car that stands there from a moment on. False if there is none.
create function assign_free_car(of_booking bigint, since timestamptz) returns boolean language plpgsql as $$
declare
  rental booking;
  wish booking;
  car integer;
begin
  select * into rental from booking where id = of_booking;
  wish := rental;
  wish.starts_at := greatest(rental.starts_at, since);
  car := free_car(wish);
  return car is not null and assign_car(rental, car, since);
end $$;

-- From when a waiting booking could have a car that comes after its agreed start, the earliest first. Only cars that are
-- back, or will not leave the workshop later than a car that came back just now could leave again: a car that a customer
-- still has may not come. Whole minutes, so that nothing is lost where moments are kept less exactly.
create function late_starts(b booking, at timestamptz) returns setof timestamptz language sql stable as $$
  select date_trunc('minute', lower(s.free) + interval '59.999999 seconds') as since
  from standing s
  where s.class_id = b.class_id and s.branch_id = b.pickup_branch
    and lower(s.free) > b.starts_at and lower(s.free) < b.ends_at - interval '1 minute'
    and lower(s.free) <= at + b.turnaround
    and not exists (select from assignment a join booking h on h.id = a.booking_id
                    where a.car_id = s.car_id and upper(a.period) = lower(s.free) and h.status not in ('returned', 'closed'))
  group by 1 order by 1 limit 3
$$;

-- A stock-holding booking has its car when its transaction ends, of its class, for its period and branches; only
-- what has happened to a car can leave it without one, or with one that comes late.
create or replace function require_car(of_booking bigint) returns boolean language plpgsql as $$
declare
  b booking;
  has record;
begin
  select * into b from booking where id = of_booking;
  if not found or not occupies(b.status) then return true; end if;
  -- Found by the booking alone and compared here: asked for the period as well, the planner goes through all periods.
  select a.from_branch, a.to_branch, a.period, a.late, c.class_id into has
  from assignment a join car c on c.id = a.car_id where a.booking_id = of_booking;
  if not found and b.status in ('held', 'requested', 'offered', 'pending_payment', 'confirmed')
     and exists (select from car_missing m where m.booking_id = b.id) then
    return true;
  end if;
  if not found or (has.class_id, has.from_branch, has.to_branch, has.period) is distinct from
                  (b.class_id, b.pickup_branch, place_after(b),
                   case when has.late then tstzrange(greatest(b.starts_at, lower(has.period)), back_with(b, lower(has.period)))
                        else tstzrange(b.starts_at, back_of(b)) end) then
    raise exception 'booking % has no car', b.id using errcode = 'SW004';
  end if;
  return true;
end $$;

-- When a car can leave again that its rental got at a moment: never before it was got.
create function back_with(b booking, since timestamptz) returns timestamptz language sql stable as $$
  select greatest(back_of(b), since + interval '1 minute')
$$;
