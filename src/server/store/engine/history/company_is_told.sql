-- Tells the log of every change to a part of the company (D30, D39), by any writer: with the whole row if one is added or
-- removed, and with the differences if one changes. The trigger's arguments are the column that names the thing and the
-- column of the branch to which it belongs.
create function company_is_told() returns trigger language plpgsql as $$
declare
  -- Columns that the database works out of others are no news.
  derived text[] := array(select attname::text from pg_attribute where attrelid = tg_relid and attgenerated <> '');
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - derived end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - derived end;
  thing jsonb := coalesce(becomes, was);
  its_branch smallint := (thing ->> tg_argv[1])::smallint;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(w.key, w.value), jsonb_object_agg(w.key, becomes -> w.key) into was, becomes
    from jsonb_each(was) w where w.value is distinct from becomes -> w.key;
    if was is null then return null; end if;
  end if;
  perform company.tell(case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
                       tg_table_name, thing ->> tg_argv[0], null, was, becomes, its_branch);
  return null;
end $$;

create trigger company_is_told after insert or update or delete on branch
  for each row execute function company_is_told('id', 'id');
create trigger company_is_told after insert or update or delete on branch_hours
  for each row execute function company_is_told('branch_id', 'branch_id');
create trigger company_is_told after insert or update or delete on branch_exception
  for each row execute function company_is_told('branch_id', 'branch_id');
create trigger company_is_told after insert or update or delete on vehicle_class
  for each row execute function company_is_told('id');
create trigger company_is_told after insert or update or delete on vehicle
  for each row execute function company_is_told('id');
create trigger company_is_told after insert or update or delete on service
  for each row execute function company_is_told('code');
create trigger company_is_told after insert on rate
  for each row execute function company_is_told('id', 'branch_id');
create trigger company_is_told after insert or update or delete on rate_length
  for each row execute function company_is_told('valid_from');
create trigger company_is_told after insert or update or delete on rate_season
  for each row execute function company_is_told('id');
create trigger company_is_told after insert or update or delete on car
  for each row execute function company_is_told('id', 'home_branch');
