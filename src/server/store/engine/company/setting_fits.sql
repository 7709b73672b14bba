-- Whether the setting of this name may have this value. Agrees with settingProblem() in src/domain/settings.ts.
create function setting_fits(of_key text, value jsonb) returns boolean language plpgsql stable as $$
declare
  rule record;
  text_of text := value #>> '{}';
begin
  select * into rule from company.setting_rules() r where r.key = of_key;
  if not found or jsonb_typeof(value) <>
    (case rule.kind when 'number' then 'number' when 'flag' then 'boolean' else 'string' end) then
    return false;
  end if;
  case rule.kind
    when 'number' then
      return value::numeric between rule.at_least and rule.at_most and (not rule.whole or value::numeric % 1 = 0);
    when 'choice' then return text_of = any (rule.choices);
    when 'currency' then return text_of ~ '^[A-Z]{3}$';
    when 'day' then
      if text_of !~ '^2\d{3}-\d\d-\d\d$' then return false; end if;
      return text_of::date is not null;
    else return true;
  end case;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end $$;
