-- Keeps the drivers of a rental unchanged once the car is handed over. Only their documents' numbers can still be
-- removed, or sealed with another key, whose number is in the first five bytes.
create function drivers_settled() returns trigger language plpgsql as $$
declare
  papers constant text[] := '{documents_sealed,license_expiry}';
  handed_over boolean;
begin
  select status in ('active', 'returned', 'closed') into handed_over
  from company.booking where id = case when tg_op = 'INSERT' then new.booking_id else old.booking_id end;
  if not coalesce(handed_over, false) or (tg_op = 'DELETE' and company.forgetting()) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE'
     and (new.documents_sealed is null and new.license_expiry is null
          or new.license_expiry is not distinct from old.license_expiry
             and substr(new.documents_sealed, 1, 5) <> substr(old.documents_sealed, 1, 5))
     and to_jsonb(new) - papers = to_jsonb(old) - papers then
    return new;
  end if;
  raise exception 'who drove a car that was handed over is not changed' using errcode = 'SW002';
end $$;

create trigger drivers_settled before insert or update or delete on booking_driver
  for each row execute function drivers_settled();
