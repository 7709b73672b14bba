-- A figure of the business: what is stored, or its default where that is nothing that it may be.
create function setting_number(of_key text) returns numeric language sql stable
return coalesce((select value::numeric from setting where key = of_key and setting_fits(of_key, value)),
                (select initial::numeric from setting_rules() where key = of_key));
