-- Keeps entries of points unchanged: a mistake is corrected by another entry. Merging two customers gives them to the one
-- who stays.
create function points_stay() returns trigger language plpgsql as $$
begin
  -- A customer who is deleted takes their entries along.
  if tg_op = 'DELETE' and not exists (select from company.customer where id = old.customer_id) then return old; end if;
  if tg_op = 'UPDATE' and company.merging()
     and to_jsonb(new) - 'customer_id' = to_jsonb(old) - 'customer_id' then
    return new;
  end if;
  raise exception 'points are corrected by another entry' using errcode = 'SW002';
end $$;

create trigger points_stay before update or delete on points_entry for each row execute function points_stay();
