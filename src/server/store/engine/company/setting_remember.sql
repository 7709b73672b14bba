-- Tells every change of a figure (D30). What it was before is what would hold on that day without the change.
create function setting_remember() returns trigger language plpgsql as $$
declare
  before jsonb;
begin
  if tg_op = 'UPDATE' then before := old.value;
  else
    select value into before from company.setting where key = new.key and valid_from < new.valid_from
    order by valid_from desc limit 1;
  end if;
  if before is not distinct from new.value then return new; end if;
  perform company.tell('set', 'setting', new.key, null, jsonb_build_object('value', before),
                       jsonb_build_object('value', new.value, 'from', new.valid_from));
  return new;
end $$;

create trigger setting_remember after insert or update on setting
  for each row execute function setting_remember();
