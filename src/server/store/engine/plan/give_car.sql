-- Gives a booking a car from a moment on: this one, or one that stands there. False if there is none.
create function give_car(of_booking bigint, since timestamptz, car integer default null) returns boolean
language plpgsql as $$
declare
  rental company.booking;
  wish company.booking;
begin
  select * into rental from company.booking where id = of_booking;
  if car is null then
    wish := rental;
    wish.starts_at := greatest(rental.starts_at, since);
    car := company.free_car(wish);
  end if;
  return car is not null and company.assign_car(rental, car, since);
end $$;
