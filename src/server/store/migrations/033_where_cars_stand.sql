-- Where each car stands, from when until when: the gaps of its plan. Whoever looks for a car looks at those that stand
-- at the branch at that time, not at all cars of the class.

create table standing (
  car_id integer not null references car,
  class_id smallint not null,
  branch_id smallint not null,
  free tstzrange not null,
  -- The one-way rental that brings it, if any: whoever counts on the car asks whether that is certain.
  brought_by bigint
);
create unique index on standing (car_id, lower(free));
create index on standing using gist (class_id, branch_id, free);
create index on standing (upper(free));

-- Writes the gaps of a car's plan around a span anew: those after the assignment before it, up to the next one.
create function refresh_standing(of_car integer, around tstzrange) returns boolean language plpgsql as $$
declare
  first_from timestamptz := coalesce((select lower(period) from assignment where car_id = of_car and lower(period) < lower(around)
                             order by lower(period) desc limit 1), '-infinity');
  next_from timestamptz := coalesce((select lower(period) from assignment where car_id = of_car and lower(period) >= upper(around)
                            order by lower(period) limit 1), 'infinity');
begin
  delete from standing where car_id = of_car
    and lower(free) >= first_from and lower(free) <= next_from;
  insert into standing (car_id, class_id, branch_id, free, brought_by)
  select c.id, c.class_id, coalesce(g.branch_id, c.home_branch),
         tstzrange(coalesce(g.since, c.in_service_from), nullif(g.until, 'infinity')), g.brought_by
  from car c, (
    select a.to_branch as branch_id, upper(a.period) as since, upper_inf(a.period) as gone,
           case when a.kind = 'rental' and a.from_branch <> a.to_branch then a.booking_id end as brought_by,
           lead(lower(a.period), 1, next_from) over (order by lower(a.period)) as until
    from assignment a where a.car_id = of_car and lower(a.period) >= first_from and lower(a.period) < next_from
    union all
    -- Before its first assignment it stands at home.
    select null, null, false, null, coalesce((select min(lower(period)) from assignment where car_id = of_car), 'infinity')
    where first_from = '-infinity') g
  where c.id = of_car and not g.gone and g.until > coalesce(g.since, c.in_service_from);
  return true;
end $$;

create function assignment_standing() returns trigger language plpgsql as $$
declare done boolean;
begin
  if tg_op <> 'INSERT' then done := refresh_standing(old.car_id, old.period); end if;
  if tg_op <> 'DELETE' and (tg_op = 'INSERT' or (new.car_id, new.period) <> (old.car_id, old.period)) then
    done := refresh_standing(new.car_id, new.period);
  end if;
  return null;
end $$;
create trigger assignment_standing after insert or delete on assignment
  for each row execute function assignment_standing();
create trigger assignment_standing_moved after update on assignment
  for each row when ((old.car_id, old.period, old.to_branch, old.kind) is distinct from (new.car_id, new.period, new.to_branch, new.kind))
  execute function assignment_standing();
create function car_standing() returns trigger language plpgsql as $$
declare done boolean := refresh_standing(new.id, tstzrange(new.in_service_from, null));
begin
  return null;
end $$;
create trigger car_standing after insert on car for each row execute function car_standing();

insert into standing (car_id, class_id, branch_id, free, brought_by)
select g.* from (
  select c.id, c.class_id, a.to_branch, tstzrange(upper(a.period), a.until) as free,
         case when a.kind = 'rental' and a.from_branch <> a.to_branch then a.booking_id end
  from (select *, lead(lower(period)) over (partition by car_id order by lower(period)) as until from assignment) a
  join car c on c.id = a.car_id
  where not upper_inf(a.period) and (a.until is null or a.until > upper(a.period))
  union all
  select c.id, c.class_id, c.home_branch, tstzrange(c.in_service_from, f.starts), null
  from car c left join lateral (
    select min(lower(a.period)) as starts from assignment a where a.car_id = c.id) f on true
  where f.starts is null or f.starts > c.in_service_from) g
where not upper(g.free) < now() - interval '1 day' or upper_inf(g.free);

-- A car that stands at the branch for the whole period; for a one-way rental, one that nobody waits for afterwards. The
-- booked model first, then the one that would idle the shortest. At most 200 cars are looked at.
create or replace function free_car(rental booking) returns integer language plpgsql stable as $$
declare
  stay tstzrange := tstzrange(rental.starts_at, case when rental.pickup_branch = rental.dropoff_branch
                                                     then rental.ends_at + rental.turnaround end);
begin
  return (
    select c.id from (
      select s.car_id, s.free from standing s
      where s.class_id = rental.class_id and s.branch_id = rental.pickup_branch and s.free @> stay
        -- The one-way rental that brings it may still fall away.
        and (s.brought_by is null or (select is_certain(b.status) from booking b where b.id = s.brought_by))
      limit 200) s join car c on c.id = s.car_id
    order by c.vehicle_id = rental.vehicle_id desc, lower(s.free) desc, upper(s.free), c.id
    limit 1);
end $$;

-- Cars that together stand at the branch from one moment until another, without a break: with them the stock of that
-- time can be planned. Each is the one that stays longest of those that stand there when the one before it leaves. At
-- most 16; one car may be left out.
create function cars_in_turn(of_class smallint, of_branch smallint, since timestamptz, until timestamptz, without integer)
returns setof integer language plpgsql stable as $$
declare
  at timestamptz := since;
  next record;
begin
  for turn in 1..16 loop
    select s.car_id, upper(s.free) as leaves into next from (
      select * from standing s
      where s.class_id = of_class and s.branch_id = of_branch and s.free @> at
        and (s.brought_by is null or (select is_certain(b.status) from booking b where b.id = s.brought_by))
        and s.car_id is distinct from without
      limit 200) s
    order by upper(s.free) desc nulls first, s.car_id limit 1;
    exit when not found;
    return next next.car_id;
    exit when next.leaves is null or next.leaves >= until;
    at := next.leaves;
  end loop;
end $$;
