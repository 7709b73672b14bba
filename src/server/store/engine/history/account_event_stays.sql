-- What happened to an account is not rewritten; only the count of an hour goes up.
create function account_event_stays() returns trigger language plpgsql as $$
declare
  counted company.account_event := old;
begin
  counted.times := old.times + 1;
  if old.hour is null or new is distinct from counted then
    raise exception 'what happened to an account is not rewritten';
  end if;
  return new;
end $$;

create trigger account_event_stays before update on account_event
  for each row execute function account_event_stays();
