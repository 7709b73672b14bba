-- A figure of the business, or what holds without one.
create function setting_number(of_key text, otherwise numeric) returns numeric language sql stable
return coalesce((select value::text::numeric from setting where key = of_key), otherwise);
