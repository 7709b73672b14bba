-- Drives to come that the stock does without: where they lead, a car is left over for good from their arrival on.
create function needless_drives(of_class smallint, of_branch smallint) returns setof assignment
language plpgsql stable as $$
begin
  return query
  select a.* from assignment a join car c on c.id = a.car_id
  where a.automatic and not a.fixed and lower(a.period) > now()
    and (of_class is null or c.class_id = of_class) and (of_branch is null or a.from_branch = of_branch)
    and stock_low(a.to_branch, c.class_id, upper(a.period), 'infinity') > 0
  order by lower(a.period) desc;
end $$;
