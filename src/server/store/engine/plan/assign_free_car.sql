-- Puts a booking on a car that stands there from a moment on. False if there is none.
create function assign_free_car(of_booking bigint, since timestamptz) returns boolean language plpgsql as $$
declare
  rental booking;
  wish booking;
  car integer;
begin
  select * into rental from booking where id = of_booking;
  wish := rental;
  wish.starts_at := greatest(rental.starts_at, since);
  car := free_car(wish);
  return car is not null and assign_car(rental, car, since);
end $$;
