-- Refuses an unknown setting and a value that its setting may not have.
create function setting_sound() returns trigger language plpgsql as $$
begin
  if not company.setting_fits(new.key, new.value) then
    raise exception using
      errcode = 'check_violation', constraint = 'setting_fits', table = 'setting',
      message = format('the setting %s cannot be %s', new.key, new.value);
  end if;
  return new;
end $$;

create trigger setting_sound before insert or update on setting
  for each row execute function setting_sound();
