-- The lowest number of cars of a class at a branch during [from_at, to_at). Moves at one instant count together: a car
-- that is back at ten can leave at ten.
create function stock_low(of_branch smallint, of_class smallint, from_at timestamptz, to_at timestamptz,
                          out low integer) language plpgsql stable as $$
declare
  -- Days before yesterday are merged into one, and the past cannot be oversold.
  since timestamptz := greatest(from_at, (company.utc_day(now()) - 1)::timestamp at time zone 'UTC');
  first_day date := company.utc_day(since);
  last_day date := company.utc_day(to_at);
  first_ends timestamptz := (first_day + 1)::timestamp at time zone 'UTC';
begin
  select min(s.so_far - s.above) filter (where s.counts) into low
  from (select step.*, sum(step.net) over (order by step.at) as so_far from (
    -- The stock at the beginning. `above` is the distance from a step's lowest point to its end.
    select since as at, coalesce(sum(d.net), 0)::integer as net, 0 as above, true as counts from company.stock_day d
    where d.branch_id = of_branch and d.class_id = of_class and d.day < first_day
    union all
    select m.at, sum(m.delta)::integer, 0, m.at > since from company.stock_move m
    where m.branch_id = of_branch and m.class_id = of_class
      and m.at >= first_day::timestamp at time zone 'UTC' and m.at < first_ends and (m.at <= since or m.at < to_at)
    group by m.at
    union all
    -- Whole days, by their sums.
    select d.day::timestamp at time zone 'UTC', d.net, d.net - d.low, true from company.stock_day d
    where d.branch_id = of_branch and d.class_id = of_class and d.day > first_day and d.day < last_day
    union all
    select m.at, sum(m.delta)::integer, 0, true from company.stock_move m
    where m.branch_id = of_branch and m.class_id = of_class
      and m.at >= greatest(first_ends, last_day::timestamp at time zone 'UTC') and m.at < to_at
    group by m.at) step) s;
end $$;
