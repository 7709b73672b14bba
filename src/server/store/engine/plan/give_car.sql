-- Gives a rental this car, or one that stands at the branch, from a moment on. Returns false if there is none.
create function give_car(of_stay bigint, since timestamptz, car integer default null) returns boolean
language plpgsql as $$
declare
  rental company.stay;
  wish company.stay;
begin
  select * into rental from company.stay where id = of_stay;
  if car is null then
    wish := rental;
    wish.starts_at := greatest(rental.starts_at, since);
    car := company.free_car(wish);
  end if;
  return car is not null and company.assign_car(rental, car, since);
end $$;
