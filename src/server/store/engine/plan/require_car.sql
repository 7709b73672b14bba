-- Requires a car of its class, period and branches for a stay (SW004). Only an incident with a car can leave a stay
-- without one, or with a late one.
create function require_car(of_stay bigint) returns boolean language plpgsql as $$
declare
  s company.stay;
  has record;
  wanted tstzrange;
begin
  select * into s from company.stay where id = of_stay;
  if not found then return true; end if;
  -- Found by the stay alone and compared here: with the period in the condition, the planner would scan all periods.
  select a.from_branch, a.to_branch, a.period, a.late, c.class_id into has
  from company.assignment a join company.car c on c.id = a.car_id where a.stay_id = of_stay;
  if not found and s.state in ('held', 'kept', 'certain')
     and exists (select from company.car_missing m where m.stay_id = s.id) then
    return true;
  end if;
  if has.late then
    wanted := tstzrange(greatest(s.starts_at, lower(has.period)), company.back_with(s, lower(has.period)));
  else
    wanted := tstzrange(s.starts_at, company.back_of(s));
  end if;
  if has is null or (has.class_id, has.from_branch, has.to_branch, has.period)
                    is distinct from (s.class_id, s.pickup_branch, company.place_after(s), wanted) then
    raise exception 'rental % has no car', s.id using errcode = 'SW004';
  end if;
  return true;
end $$;
