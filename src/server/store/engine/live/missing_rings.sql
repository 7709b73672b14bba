-- Rings for a rental that loses its car or gets one again.
create function missing_rings() returns trigger language plpgsql as $$
declare of_branch smallint := (
  select s.pickup_branch from company.stay s where s.id = coalesce(new.stay_id, old.stay_id) and s.state <> 'held');
begin
  perform company.ring(tg_table_schema, 'rentals', of_branch);
  return null;
end $$;

create trigger missing_rings after insert or delete on car_missing for each row execute function missing_rings();
