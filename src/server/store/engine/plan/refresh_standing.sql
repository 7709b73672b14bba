-- Rewrites the gaps in a car's plan around a span, from the assignment before it to the one after it.
create function refresh_standing(of_car integer, around tstzrange) returns boolean language plpgsql as $$
declare
  first_from timestamptz := coalesce((
    select lower(period) from company.assignment where car_id = of_car and lower(period) < lower(around)
    order by lower(period) desc limit 1), '-infinity');
  next_from timestamptz := coalesce((
    select lower(period) from company.assignment where car_id = of_car and lower(period) >= upper(around)
    order by lower(period) limit 1), 'infinity');
begin
  delete from company.standing where car_id = of_car
    and lower(free) >= first_from and lower(free) <= next_from;
  insert into company.standing (car_id, class_id, branch_id, free, brought_by)
  select c.id, c.class_id, coalesce(g.branch_id, c.home_branch),
         tstzrange(coalesce(g.since, c.in_service_from), nullif(g.until, 'infinity')), g.brought_by
  from company.car c, (
    select a.to_branch as branch_id, upper(a.period) as since, upper_inf(a.period) as gone,
           case when a.kind = 'rental' and a.from_branch <> a.to_branch then a.stay_id end as brought_by,
           lead(lower(a.period), 1, next_from) over (order by lower(a.period)) as until
    from company.assignment a where a.car_id = of_car and lower(a.period) >= first_from and lower(a.period) < next_from
    union all
    -- Before its first assignment, the car stands at its home branch.
    select null, null, false, null,
           coalesce((select min(lower(period)) from company.assignment where car_id = of_car), 'infinity')
    where first_from = '-infinity') g
  where c.id = of_car and not g.gone and g.until > coalesce(g.since, c.in_service_from);
  return true;
end $$;
