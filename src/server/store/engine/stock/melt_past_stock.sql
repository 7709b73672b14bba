-- Merges the days before yesterday into one row for each branch and class, so that reading the stock stays fast over
-- the years.
create function melt_past_stock() returns void language sql security definer begin atomic
  with past as (
    delete from stock_day where day < utc_day(now()) - 1
    returning branch_id, class_id, net
  )
  insert into stock_day (branch_id, class_id, day, net, low)
  select branch_id, class_id, utc_day(now()) - 2, sum(net), least(0, sum(net)) from past group by branch_id, class_id;
  -- No search asks for a free car in the past.
  delete from standing where upper(free) < now() - interval '1 day';
end;
