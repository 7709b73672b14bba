-- Keeps entries of points unchanged: a mistake is corrected by another entry.
create function points_stay() returns trigger language plpgsql as $$
begin
  -- A customer who is deleted takes their entries along.
  if tg_op = 'DELETE' and not exists (select from company.customer where id = old.customer_id) then return old; end if;
  raise exception 'points are corrected by another entry' using errcode = 'SW002';
end $$;

create trigger points_stay before update or delete on points_entry for each row execute function points_stay();
