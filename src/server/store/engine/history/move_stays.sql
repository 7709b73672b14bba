-- Money that moved has moved. Only the note, which may be about a person, can go in time (D35).
create function move_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and company.forgetting() and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then return new; end if;
  raise exception 'money that moved is followed by another move, never changed' using errcode = 'SW002';
end $$;

create trigger move_stays before update or delete on money_move
  for each row execute function move_stays();
