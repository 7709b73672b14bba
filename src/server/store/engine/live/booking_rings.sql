-- Rings for whatever happens to a booking: each such event has a line of the log. The line has the branches from before
-- if a change of terms moved the rental.
create function booking_rings() returns trigger language plpgsql as $$
declare
  of_pickup smallint;
  of_dropoff smallint;
begin
  select b.pickup_branch, b.dropoff_branch into of_pickup, of_dropoff from company.booking b where b.id = new.booking_id;
  perform company.ring(tg_table_schema, 'rentals', of_pickup, of_dropoff, (new.before ->> 'pickup_branch')::smallint,
                       (new.before ->> 'dropoff_branch')::smallint);
  return null;
end $$;

create trigger booking_rings after insert on audit for each row when (new.booking_id is not null)
  execute function booking_rings();
