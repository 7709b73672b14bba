-- Rings for a colleague who comes to a booking, leaves it or begins to act on it; not for each sign of life.
create function presence_rings() returns trigger language plpgsql as $$
declare
  of_pickup smallint;
  of_dropoff smallint;
begin
  select b.pickup_branch, b.dropoff_branch into of_pickup, of_dropoff
  from company.booking b where b.id = coalesce(new.booking_id, old.booking_id);
  perform company.ring(tg_table_schema, 'presence', of_pickup, of_dropoff);
  return null;
end $$;

create trigger presence_rings after insert or delete on booking_presence
  for each row execute function presence_rings();
create trigger presence_rings_anew after update on booking_presence
  for each row when (old.edits <> new.edits) execute function presence_rings();
