-- Refuses a broken chain of places (SW003): a car leaves from the branch where it last arrived, and nothing is planned
-- behind a one-way rental that may still be called off. Only the assignments next to a change can be wrong, so only these
-- are checked.
create function require_chain(of_car integer, around timestamptz) returns boolean language plpgsql as $$
declare link record;
begin
  select a.* into link from (
    select near.*, coalesce(lag(near.to_branch) over (order by near.starts),
                            (select home_branch from company.car where id = of_car)) as place,
                   lag(near.one_way) over (order by near.starts) as brought_by
    from ((select id, from_branch, to_branch, lower(period) as starts,
                  case when kind = 'rental' and from_branch <> to_branch then stay_id end as one_way
           from company.assignment where car_id = of_car and lower(period) < around order by lower(period) desc limit 1)
          union all
          (select id, from_branch, to_branch, lower(period),
                  case when kind = 'rental' and from_branch <> to_branch then stay_id end
           from company.assignment where car_id = of_car and lower(period) >= around order by lower(period) limit 2)) near) a
  where a.starts >= around
    and (a.from_branch <> a.place
         or exists (select from company.stay b where b.id = a.brought_by and not company.is_certain(b.state)))
  limit 1;
  if found then
    raise exception 'car % is at branch %, not surely at %, for assignment %',
      of_car, link.place, link.from_branch, link.id using errcode = 'SW003';
  end if;
  return true;
end $$;
