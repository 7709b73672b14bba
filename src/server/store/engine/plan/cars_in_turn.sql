-- Cars that together stand at the branch from one moment until another without a break: with them the stock of that
-- time can be planned. Each is the one that stays longest of those that stand there when the one before it leaves. At
-- most 16; one car may be left out.
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
