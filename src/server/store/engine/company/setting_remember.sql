-- Keeps every change of a figure, with who made it: the caller says so in the setting spreewagen.actor. What it was
-- before is what would hold on that day without the change.
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
  insert into company.setting_history (key, old_value, new_value, valid_from, changed_by)
  values (new.key, before, new.value, new.valid_from,
          coalesce(nullif(current_setting('spreewagen.actor', true), ''), 'system'));
  return new;
end $$;

create trigger setting_history after insert or update on setting
  for each row execute function setting_remember();
