-- Events and amendments are kept for as long as there is the booking. Only the words in them, which may be about a
-- person, can go before (D35).
create function stays_with_booking() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from company.booking where id = old.booking_id) then return old; end if;
  if tg_op = 'UPDATE' and company.forgetting() and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception '% is written once and never changed', tg_table_name using errcode = 'SW002';
end $$;

create trigger event_stays before update or delete on booking_event
  for each row execute function stays_with_booking();
create trigger amendment_stays before update or delete on booking_amendment
  for each row execute function stays_with_booking();
