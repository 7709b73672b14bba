create function car_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a car leaves the fleet by an assignment without an end, not by being deleted'
    using errcode = 'SW002';
end $$;

create trigger car_stays before delete on car for each row execute function car_stays();
