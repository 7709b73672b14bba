-- Empties what staff wrote about bookings that have no person any more, removes their drivers, and lets the log no
-- longer say which account rented.
create function forget_words(bookings bigint[]) returns void
language plpgsql security definer as $$
begin
  if exists (select from company.booking where id = any (bookings) and last_name <> '') then
    raise exception 'a booking still has its person' using errcode = 'SW002';
  end if;
  perform set_config('spreewagen.forgetting', 'on', true);
  update company.audit set reason = null, actor_id = case when actor_kind <> 'customer' then actor_id end
  where booking_id = any (bookings) and (reason is not null or actor_kind = 'customer' and actor_id is not null);
  delete from company.booking_note where booking_id = any (bookings);
  delete from company.booking_invoice where booking_id = any (bookings);
  delete from company.booking_letter where booking_id = any (bookings);
  delete from company.booking_driver where booking_id = any (bookings);
  -- An entry that takes another one back has a reason; an empty one is left.
  update company.charge set reason = '' where booking_id = any (bookings) and reason is not null;
  update company.money_move set note = '' where booking_id = any (bookings) and note is not null;
  perform set_config('spreewagen.forgetting', '', true);
end $$;
