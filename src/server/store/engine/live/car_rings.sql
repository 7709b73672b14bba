-- Rings for what somebody saw of a car, at the branch where it was seen, or else where it belongs.
create function car_rings() returns trigger language plpgsql as $$
begin
  perform company.ring(tg_table_schema, 'cars', coalesce(
    new.branch_id,
    (select l.branch_id from company.car_log l where l.car_id = new.car_id and l.branch_id is not null
     order by l.at desc, l.id desc limit 1),
    (select c.home_branch from company.car c where c.id = new.car_id)));
  return null;
end $$;

create trigger car_rings after insert on car_log for each row execute function car_rings();
