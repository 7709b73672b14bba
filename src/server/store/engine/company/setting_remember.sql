-- Keeps every change of a figure, with who made it: the caller says so in the setting spreewagen.actor.
create function setting_remember() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.value = old.value then return new; end if;
  insert into company.setting_history (key, old_value, new_value, changed_by)
  values (new.key, case when tg_op = 'UPDATE' then old.value end, new.value,
          coalesce(nullif(current_setting('spreewagen.actor', true), ''), 'system'));
  return new;
end $$;

create trigger setting_history after insert or update on setting
  for each row execute function setting_remember();
