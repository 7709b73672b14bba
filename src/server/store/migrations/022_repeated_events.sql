-- What may happen to an account very often, as somebody else does it, is told once an hour with how often: nobody can
-- fill the list with it.
alter table account_event
  add column times integer not null default 1 check (times >= 1),
  -- Of what is told once an hour: that hour.
  add column hour timestamptz;
create unique index account_event_hour on account_event (customer_id, kind, hour) where hour is not null;

create or replace function account_event_stays() returns trigger language plpgsql as $$
declare
  counted account_event := old;
begin
  counted.times := old.times + 1;
  if old.hour is null or new is distinct from counted then
    raise exception 'what happened to an account is not rewritten';
  end if;
  return new;
end $$;
