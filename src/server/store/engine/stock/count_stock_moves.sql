-- Counts moves into the sums of their days; a removed move counts with the opposite sign. The two functions that write
-- the ledger call it afterwards, with two moves at once, because nearly every rental needs two.
create function count_stock_moves(of_class smallint, branch_1 smallint, at_1 timestamptz, delta_1 integer,
                                  branch_2 smallint, at_2 timestamptz, delta_2 integer) returns boolean
language plpgsql as $$
begin
  insert into company.stock_day as known (branch_id, class_id, day, net, low)
  select c.branch, of_class, c.day, c.change, (
    -- The sum counts all moves of one instant together.
    select least(0, min(l.so_far)) from (
      select sum(m.delta) over (order by m.at) as so_far from company.stock_move m
      where m.branch_id = c.branch and m.class_id = of_class
        and m.at >= c.day::timestamp at time zone 'UTC' and m.at < (c.day + 1)::timestamp at time zone 'UTC') l)
  from (
    select branch, company.utc_day(at) as day, sum(delta)::integer as change
    from (values (branch_1, at_1, delta_1), (branch_2, at_2, delta_2)) move(branch, at, delta)
    where branch is not null group by 1, 2) c
  on conflict (branch_id, class_id, day)
  do update set net = known.net + excluded.net, low = excluded.low;
  return true;
end $$;
