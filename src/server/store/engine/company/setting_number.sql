-- Today's value of a numeric setting: the stored one, or the default if none is stored or the stored one is invalid.
create function setting_number(of_key text) returns numeric language sql stable
return coalesce(
  (select value::numeric from setting
   where key = of_key and valid_from <= (now() at time zone 'Europe/Berlin')::date and setting_fits(of_key, value)
   order by valid_from desc limit 1),
  (select initial::numeric from setting_rules() where key = of_key));
