-- What was agreed is kept for as long as there is the booking.
create function amendment_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from company.booking where id = old.booking_id) then return old; end if;
  raise exception '% is written once and never changed', tg_table_name using errcode = 'SW002';
end $$;

create trigger amendment_stays before update or delete on booking_amendment
  for each row execute function amendment_stays();
create trigger handover_stays before update or delete on handover
  for each row execute function amendment_stays();
create trigger return_stays before update or delete on car_return
  for each row execute function amendment_stays();
create trigger price_line_stays before update or delete on booking_price_line
  for each row execute function amendment_stays();
