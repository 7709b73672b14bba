-- Counts the moves of one statement into their days.
create function stock_moves_counted() returns trigger language plpgsql
security definer set search_path from current as $$
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

create trigger stock_moves_made after insert on stock_move
  referencing new table as moved for each statement execute function stock_moves_counted();
create trigger stock_moves_gone after delete on stock_move
  referencing old table as moved for each statement execute function stock_moves_counted();
