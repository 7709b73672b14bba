-- Nothing is taken or given free that was not blocked, and nothing goes back that has not come (SW007). Under the
-- booking's lock, so that two refunds at once do not both find the money there.
create function move_is_covered() returns trigger language plpgsql as $$
declare
  blocked bigint;
  came bigint;
begin
  perform from company.booking where id = new.booking_id for no key update;
  select coalesce(sum(case when kind = 'authorised' then amount_minor
                           when kind in ('captured', 'released') then -amount_minor end), 0),
         coalesce(sum(case when kind in ('captured', 'received', 'paid') then amount_minor
                           when kind = 'refunded' then -amount_minor end), 0)
    into blocked, came
  from company.money_move where booking_id = new.booking_id and purpose = new.purpose;
  if new.amount_minor > (case when new.kind = 'refunded' then came else blocked end) then
    raise exception 'more is % than there is', new.kind using errcode = 'SW007';
  end if;
  return new;
end $$;

create trigger move_is_covered before insert on money_move
  for each row when (new.kind in ('captured', 'released', 'refunded')) execute function move_is_covered();
