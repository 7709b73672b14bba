-- Rings for a new car, another date of inspection and the like. The car may stand at any branch.
create function fleet_rings() returns trigger language plpgsql as $$
begin
  perform company.ring(tg_table_schema, 'cars', 0::smallint);
  return null;
end $$;

create trigger fleet_rings after insert or update on car for each statement execute function fleet_rings();
