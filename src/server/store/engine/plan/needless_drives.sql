-- Planned drives that the stock does not need, the latest first: from their arrival, the branch that they lead to
-- always has a car to spare, and nothing next that stays on their car. Null for the class or the branch means all of them.
create function needless_drives(of_class smallint, of_branch smallint)
returns table (id bigint, class_id smallint, car_id integer, from_branch smallint, to_branch smallint,
               starts timestamptz, ends timestamptz) language plpgsql stable as $$
begin
  for id, class_id, car_id, from_branch, to_branch, starts, ends in
    select a.id, c.class_id, a.car_id, a.from_branch, a.to_branch, lower(a.period), upper(a.period)
    from company.assignment a join company.car c on c.id = a.car_id
    where a.automatic and not a.fixed and lower(a.period) > now()
      and (of_class is null or c.class_id = of_class) and (of_branch is null or a.from_branch = of_branch)
      and not coalesce((select n.fixed or n.kind = 'maintenance' from company.assignment n
                        where n.car_id = a.car_id and lower(n.period) > lower(a.period)
                        order by lower(n.period) limit 1), false)
    order by lower(a.period) desc
  loop
    if company.stock_low(to_branch, class_id, ends, 'infinity') > 0 then return next; end if;
  end loop;
end $$;
