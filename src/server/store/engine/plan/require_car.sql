-- Requires cars for a stay (SW004): parts that follow one another without a gap, from its start and its branch to its end
-- and the branch where it ends, each with a car of the booked class or a better one (D43): of a higher rank, with as many
-- seats, and automatic unless both are not. Only an incident with a car can leave a stay without one, or with a late one.
create function require_car(of_stay bigint) returns boolean language plpgsql as $$
declare
  s company.stay;
  part record;
  -- Up to when and to where the parts follow one another so far.
  until timestamptz;
  place smallint;
  last_since timestamptz;
  sound boolean := true;
begin
  select * into s from company.stay where id = of_stay;
  if not found then return true; end if;
  place := s.pickup_branch;
  for part in
    -- Found by the stay alone and compared here: with the period in the condition, the planner would scan all periods.
    select a.from_branch, a.to_branch, lower(a.period) as since, upper(a.period) as ends, a.late, a.instead_of, c.class_id
    from company.assignment a join company.car c on c.id = a.car_id where a.stay_id = of_stay order by a.part
  loop
    if until is null then
      until := case when part.late then greatest(s.starts_at, part.since) else s.starts_at end;
    end if;
    sound := sound and part.since = until and part.from_branch = place
      and part.instead_of is not distinct from nullif(s.class_id, part.class_id);
    if sound and part.instead_of is not null then
      sound := (s.pickup_branch = s.dropoff_branch or company.is_certain(s.state)) and exists (
        select from company.vehicle_class booked, company.vehicle_class given
        where booked.id = s.class_id and given.id = part.class_id and given.rank > booked.rank
          and given.seats >= booked.seats and (given.transmission = booked.transmission or given.transmission = 'Automatic'));
    end if;
    until := part.ends;
    place := part.to_branch;
    last_since := part.since;
  end loop;
  if until is null then
    sound := s.state in ('held', 'kept', 'certain')
      and exists (select from company.car_missing m where m.stay_id = s.id);
  else
    sound := sound and place = company.place_after(s) and until = company.back_with(s, last_since);
  end if;
  if not sound then
    raise exception 'rental % has no car', s.id using errcode = 'SW004';
  end if;
  return true;
end $$;
