-- Refuses to delete a booking that is to come or under way, which would take its history along.
create function booking_stays() returns trigger language plpgsql as $$
begin
  if not company.occupies(old.status) or old.status = 'closed' then return old; end if;
  raise exception 'booking % is not over', old.id using errcode = 'SW002';
end $$;

create trigger booking_stays before delete on booking for each row execute function booking_stays();
