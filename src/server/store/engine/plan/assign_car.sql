-- Plans a rental on a car, from its agreed start or from the moment when the car is there.
create function assign_car(rental stay, car integer, since timestamptz default null) returns boolean
language plpgsql as $$
begin
  insert into company.assignment (car_id, kind, stay_id, from_branch, to_branch, period, late)
  values (car, 'rental', rental.id, rental.pickup_branch, rental.dropoff_branch,
          tstzrange(greatest(rental.starts_at, since), rental.ends_at + rental.turnaround),
          coalesce(since > rental.starts_at, false));
  return true;
end $$;
