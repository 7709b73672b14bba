-- Tells every server process which part of which company's catalogue changed: '<schema> <part>'. The catalogue only
-- counts the cars at each branch, so a new odometer reading or inspection notifies nobody.
create function catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', tg_table_schema || ' ' || tg_argv[0]);
  return null;
end $$;

create trigger catalogue_changed after insert or update or delete or truncate on setting
  for each statement execute function catalogue_changed('settings');
create trigger catalogue_changed after insert or update or delete or truncate on branch
  for each statement execute function catalogue_changed('branches');
create trigger catalogue_changed after insert or update or delete or truncate on branch_hours
  for each statement execute function catalogue_changed('hours');
create trigger catalogue_changed after insert or update or delete or truncate on branch_exception
  for each statement execute function catalogue_changed('hours');
create trigger catalogue_changed after insert or update or delete or truncate on vehicle_class
  for each statement execute function catalogue_changed('fleet');
create trigger catalogue_changed after insert or update or delete or truncate on vehicle
  for each statement execute function catalogue_changed('fleet');
create trigger catalogue_changed after insert or update or delete or truncate on service
  for each statement execute function catalogue_changed('services');
create trigger catalogue_changed after insert or update or delete or truncate on rate
  for each statement execute function catalogue_changed('rates');
create trigger catalogue_changed after insert or update or delete or truncate on rate_length
  for each statement execute function catalogue_changed('rates');
create trigger catalogue_changed after insert or update or delete or truncate on rate_season
  for each statement execute function catalogue_changed('rates');
create trigger catalogue_changed after insert or delete or truncate or update of home_branch on car
  for each statement execute function catalogue_changed('branches');
