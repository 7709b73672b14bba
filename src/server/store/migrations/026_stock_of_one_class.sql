-- Every booking asks for the stock of its class. Asked for one class at a time, the planner finds its rows by their
-- keys, and a stay of a few days no longer costs as much as the whole future of the branch.

-- The lowest number of cars of a class present at a branch during [from_at, to_at).
-- Moves at one instant count together: a car that is back at ten can leave at ten.
drop function stock_low(smallint, smallint, timestamptz, timestamptz);
create function stock_low(of_branch smallint, of_class smallint, from_at timestamptz, to_at timestamptz,
                          out low integer) language plpgsql stable as $$
declare
  -- Days before yesterday are melted into one, and what is past cannot be oversold any more.
  since timestamptz := greatest(from_at, (utc_day(now()) - 1)::timestamp at time zone 'UTC');
  first_day date := utc_day(since);
  last_day date := utc_day(to_at);
  level integer;
  part record;
begin
  -- What stands there at the beginning.
  level := (select coalesce(sum(d.net), 0) from stock_day d
            where d.branch_id = of_branch and d.class_id = of_class and d.day < first_day)
         + (select coalesce(sum(m.delta), 0) from stock_move m
            where m.branch_id = of_branch and m.class_id = of_class
              and m.at >= first_day::timestamp at time zone 'UTC' and m.at <= since);
  -- The rest of the first day, move by move.
  select coalesce(sum(s.net), 0) as net, least(0, min(s.sum_so_far)) as low into part from (
    select sum(m.delta) as net, sum(sum(m.delta)) over (order by m.at) as sum_so_far from stock_move m
    where m.branch_id = of_branch and m.class_id = of_class
      and m.at > since and m.at < least(to_at, (first_day + 1)::timestamp at time zone 'UTC')
    group by m.at) s;
  low := level + part.low;
  if last_day = first_day then return; end if;
  level := level + part.net;
  -- Whole days by their sums.
  select coalesce(sum(s.net), 0) as net, least(0, min(s.lowest)) as low into part from (
    select d.net, sum(d.net) over (order by d.day) - d.net + d.low as lowest from stock_day d
    where d.branch_id = of_branch and d.class_id = of_class and d.day > first_day and d.day < last_day) s;
  low := least(low, level + part.low);
  level := level + part.net;
  -- The last day, move by move.
  low := least(low, level + (select least(0, min(s.sum_so_far)) from (
    select sum(sum(m.delta)) over (order by m.at) as sum_so_far from stock_move m
    where m.branch_id = of_branch and m.class_id = of_class
      and m.at >= last_day::timestamp at time zone 'UTC' and m.at < to_at
    group by m.at) s));
end $$;

-- Confirming a hold changes nothing about its car: whether it has one is asked where that can have changed.
drop trigger booking_has_car on booking;
create constraint trigger booking_has_car after insert on booking
  deferrable initially deferred for each row execute function booking_has_car();
create constraint trigger booking_keeps_car after update on booking
  deferrable initially deferred for each row
  when (occupies(new.status)
        and (not occupies(old.status)
             or (new.class_id, new.pickup_branch, new.dropoff_branch, new.starts_at, new.ends_at, new.turnaround)
                is distinct from
                (old.class_id, old.pickup_branch, old.dropoff_branch, old.starts_at, old.ends_at, old.turnaround)))
  execute function booking_has_car();
