-- A correction takes back the whole of a charge, and belongs to the same booking.
create function charge_takes_back() returns trigger language plpgsql as $$
begin
  if not exists (
    select from company.charge c
    where c.id = new.corrects and c.corrects is null and c.booking_id = new.booking_id and c.kind = new.kind
      and (c.amount_minor, c.net_minor, c.tax_minor) = (-new.amount_minor, -new.net_minor, -new.tax_minor)) then
    raise exception 'this is not what charge % took', new.corrects using errcode = 'SW007';
  end if;
  return new;
end $$;

create trigger charge_takes_back before insert on charge
  for each row when (new.corrects is not null) execute function charge_takes_back();
