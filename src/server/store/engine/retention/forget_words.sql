-- Empties what staff wrote about bookings that have no person any more, and removes their further drivers.
create function forget_words(bookings bigint[]) returns void
language plpgsql security definer set search_path from current as $$
begin
  if exists (select from booking where id = any (bookings) and email <> '') then
    raise exception 'a booking still has its person' using errcode = 'SW002';
  end if;
  perform set_config('spreewagen.forgetting', 'on', true);
  update booking_event set reason = null where booking_id = any (bookings) and reason is not null;
  delete from booking_driver where booking_id = any (bookings);
  if to_regclass('rental_charge') is not null then
    execute 'update rental_charge set reason = '''' where booking_id = any ($1) and reason is not null' using bookings;
  end if;
  perform set_config('spreewagen.forgetting', '', true);
end $$;
