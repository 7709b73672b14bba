-- Empties what staff wrote about bookings that have no person any more, and removes their further drivers.
create function forget_words(bookings bigint[]) returns void
language plpgsql security definer as $$
begin
  if exists (select from company.booking where id = any (bookings) and email <> '') then
    raise exception 'a booking still has its person' using errcode = 'SW002';
  end if;
  perform set_config('spreewagen.forgetting', 'on', true);
  update company.audit set reason = null where booking_id = any (bookings) and reason is not null;
  delete from company.booking_driver where booking_id = any (bookings);
  -- An entry that takes another one back has a reason; an empty one is left.
  update company.charge set reason = '' where booking_id = any (bookings) and reason is not null;
  update company.money_move set note = '' where booking_id = any (bookings) and note is not null;
  perform set_config('spreewagen.forgetting', '', true);
end $$;
