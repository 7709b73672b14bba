-- Tells the log of every change of staff and their rights, by any writer.
create function staff_is_told() returns trigger language plpgsql as $$
declare
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - '{account_id,name,created_at,version}'::text[] end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - '{account_id,name,created_at,version}'::text[] end;
  whose uuid := case when tg_op = 'DELETE' then old.account_id else new.account_id end;
begin
  if row_before is distinct from row_after then
    perform company.tell(lower(tg_op), tg_table_name, whose::text, null, row_before, row_after);
  end if;
  return null;
end $$;

create trigger staff_is_told after insert or update or delete on staff for each row execute function staff_is_told();
create trigger staff_is_told after insert or update or delete on staff_branch
  for each row execute function staff_is_told();
