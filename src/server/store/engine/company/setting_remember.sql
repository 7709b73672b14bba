-- Tells every change of a figure (D30). What it was before a new row, and what it is after one goes, is what would hold
-- on that day without that row.
create function setting_remember() returns trigger language plpgsql as $$
declare
  this company.setting := case when tg_op = 'DELETE' then old else new end;
  without jsonb;
  was jsonb;
  becomes jsonb;
begin
  select jsonb_build_object('value', value, 'from', valid_from) into without from company.setting
  where key = this.key and valid_from < this.valid_from order by valid_from desc limit 1;
  was := case when tg_op = 'INSERT' then without else jsonb_build_object('value', old.value, 'from', old.valid_from) end;
  becomes := case when tg_op = 'DELETE' then without else jsonb_build_object('value', new.value, 'from', new.valid_from) end;
  if was -> 'value' is distinct from becomes -> 'value' or tg_op = 'UPDATE' and was <> becomes then
    perform company.tell('set', 'setting', this.key, null, was, becomes);
  end if;
  return null;
end $$;

create trigger setting_remember after insert or update or delete on setting
  for each row execute function setting_remember();
