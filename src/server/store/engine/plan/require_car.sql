-- A booking that holds stock has a car (SW004) of its class, for its period and branches. Only what has happened to a
-- car can leave it without one, or with one that comes late.
create function require_car(of_booking bigint) returns boolean language plpgsql as $$
declare
  b company.booking;
  has record;
  wanted tstzrange;
begin
  select * into b from company.booking where id = of_booking;
  if not found or not company.occupies(b.status) then return true; end if;
  -- Found by the booking alone and compared here: asked for the period as well, the planner goes through all periods.
  select a.from_branch, a.to_branch, a.period, a.late, c.class_id into has
  from company.assignment a join company.car c on c.id = a.car_id where a.booking_id = of_booking;
  if not found and b.status in ('held', 'requested', 'offered', 'pending_payment', 'confirmed')
     and exists (select from company.car_missing m where m.booking_id = b.id) then
    return true;
  end if;
  if has.late then
    wanted := tstzrange(greatest(b.starts_at, lower(has.period)), company.back_with(b, lower(has.period)));
  else
    wanted := tstzrange(b.starts_at, company.back_of(b));
  end if;
  if has is null or (has.class_id, has.from_branch, has.to_branch, has.period)
                    is distinct from (b.class_id, b.pickup_branch, company.place_after(b), wanted) then
    raise exception 'booking % has no car', b.id using errcode = 'SW004';
  end if;
  return true;
end $$;
