-- Tells every server process to forget what it keeps of the catalogue.
create function catalogue_changed() returns trigger language plpgsql as $$
begin
  notify catalogue_changed;
  return null;
end $$;

create trigger catalogue_changed after insert or update or delete or truncate on branch
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on branch_exception
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on branch_hours
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on car
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on rate_length
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on rate_season
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on service
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on setting
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on vehicle
  for each statement execute function catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on vehicle_class
  for each statement execute function catalogue_changed();
