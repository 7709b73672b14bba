-- Refuses an entry whose kilometres do not fit between those before and after it (SW007): an odometer never goes down.
-- Locks the car first, so that of two entries made at once the second one sees the first.
create function car_log_fits() returns trigger language plpgsql as $$
declare
  least integer;
  most integer;
begin
  perform from company.car where id = new.car_id for no key update;
  least := (select l.km from company.car_log l where l.car_id = new.car_id and l.km is not null and l.at <= new.at
            order by l.at desc, l.id desc limit 1);
  most := (select l.km from company.car_log l where l.car_id = new.car_id and l.km is not null and l.at > new.at
           order by l.at, l.id limit 1);
  if new.km < least or new.km > most then
    raise exception 'car % cannot have % km between % and %', new.car_id, new.km, least, most using errcode = 'SW007';
  end if;
  return new;
end $$;

create trigger car_log_fits before insert on car_log for each row when (new.km is not null)
  execute function car_log_fits();
