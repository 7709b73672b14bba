-- The ledger of the stock is written by functions of the database alone; this one keeps it small. Days before yesterday
-- melt into one row per branch and class, so that reading stays as quick in year ten.
create function melt_past_stock() returns void language sql security definer set search_path from current as $$
  with past as (
    delete from stock_day where day < utc_day(now()) - 1
    returning branch_id, class_id, net
  )
  insert into stock_day (branch_id, class_id, day, net, low)
  select branch_id, class_id, utc_day(now()) - 2, sum(net), least(0, sum(net)) from past group by branch_id, class_id;
  -- Nobody looks for a car in the past.
  delete from standing where upper(free) < now() - interval '1 day'
$$;
