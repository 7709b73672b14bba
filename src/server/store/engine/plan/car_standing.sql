-- Lets a new car stand at its home branch from its first day in service.
create function car_standing() returns trigger language plpgsql security definer as $$
declare done boolean := company.refresh_standing(new.id, tstzrange(new.in_service_from, null));
begin
  return null;
end $$;

create trigger car_standing after insert on car for each row execute function car_standing();
