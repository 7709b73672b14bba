-- Cars that together cover a span at the branch without a break; they are enough to plan its stock of that time. Each is
-- the one that stays longest among those that are there when the one before it leaves. At most 16 cars; one can be
-- excluded.
create function cars_in_turn(of_class smallint, of_branch smallint, since timestamptz, until timestamptz,
                             without integer)
returns setof integer language plpgsql stable as $$
declare
  at timestamptz := since;
  next record;
begin
  for turn in 1..16 loop
    select s.car_id, upper(s.free) as leaves into next from (
      select * from company.standing s
      where s.class_id = of_class and s.branch_id = of_branch and s.free @> at
        and (s.brought_by is null
             or (select company.is_certain(b.state) from company.stay b where b.id = s.brought_by))
        and s.car_id is distinct from without
      limit 200) s
    order by upper(s.free) desc nulls first, s.car_id limit 1;
    exit when not found;
    return next next.car_id;
    exit when next.leaves is null or next.leaves >= until;
    at := next.leaves;
  end loop;
end $$;
