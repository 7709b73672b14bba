-- A car that stands at the branch for the whole rental; for a one-way rental, one with no later assignment. Prefers the
-- booked model, then the car that would be idle for the shortest time. Examines at most 200 cars.
create function free_car(rental stay) returns integer language plpgsql stable as $$
declare
  wanted tstzrange := tstzrange(rental.starts_at, case when rental.pickup_branch = rental.dropoff_branch
                                                       then rental.ends_at + rental.turnaround end);
begin
  return (
    select c.id from (
      select s.car_id, s.free from company.standing s
      where s.class_id = rental.class_id and s.branch_id = rental.pickup_branch and s.free @> wanted
        -- The one-way rental that brings it may still be called off.
        and (s.brought_by is null
             or (select company.is_certain(b.state) from company.stay b where b.id = s.brought_by))
      limit 200) s join company.car c on c.id = s.car_id
    order by c.vehicle_id = rental.vehicle_id desc, lower(s.free) desc, upper(s.free), c.id
    limit 1);
end $$;
