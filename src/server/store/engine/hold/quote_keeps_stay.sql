-- Lets the stay that is held for a quote last as long as the quote.
create function quote_keeps_stay() returns trigger language plpgsql as $$
begin
  update company.stay set expires_at = new.expires_at where id = new.stay_id and state = 'held';
  return null;
end $$;

create trigger quote_keeps_stay after update of expires_at on quote for each row
  when (new.expires_at <> old.expires_at and new.stay_id is not null) execute function quote_keeps_stay();
