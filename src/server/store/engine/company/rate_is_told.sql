-- Tells every price that is said, from its day on (D39).
create function rate_is_told() returns trigger language plpgsql as $$
begin
  perform company.tell('set', 'rate', new.id::text, null, null, to_jsonb(new) - '{id,made_at}'::text[]);
  return null;
end $$;

create trigger rate_is_told after insert on rate for each row execute function rate_is_told();
